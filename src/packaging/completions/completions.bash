# shellcheck shell=bash
# bash completion for four-corners and four-corners-cli. Each program is asked by --help for its commands, options and their
# values, so that nothing is listed twice.

_four_corners() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} help value
  local -a commands=()
  local index
  for ((index = 1; index < COMP_CWORD; ++index)); do
    [[ ${COMP_WORDS[index]} == -* ]] && break
    commands+=("${COMP_WORDS[index]}")
  done
  help=$("$1" "${commands[@]}" --help 2>/dev/null) || help=$("$1" --help 2>/dev/null) || return
  COMPREPLY=()
  if [[ $before == --* ]]; then
    value=$(awk -v option="$before" '$1 == option { print $2; exit }' <<<"$help")
    case $value in
      DIR*) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
      FILE*) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
      *"{"*"}"*)
        value=${value#*\{}
        value=${value%%\}*}
        mapfile -t COMPREPLY < <(compgen -W "${value//,/ }" -- "$word")
        ;;
    esac
    case $value in
      Excludes:) ;;            # a flag that does not go with another
      [A-Z]* | *,*) return ;; # it has a value of its own
    esac
  fi
  if [[ $word == -* ]]; then
    value=$(awk '/^  (-h,)?--/ { sub(/^-h,/, "", $1); print $1 }' <<<"$help")
  else
    value=$(awk '/^[A-Z]/ { part = $1 } part == "Subcommands:" && /^  [a-z]/ && $1 != "sim-merge" { print $1 }
      part == "Positionals:" && /^  [A-Z]/ && match($0, /\{[^}]*\}/) { words = substr($0, RSTART + 1, RLENGTH - 2); gsub(",", "\n", words); print words }' <<<"$help")
  fi
  mapfile -t COMPREPLY < <(compgen -W "$value" -- "$word")
  if [[ ${#COMPREPLY[@]} -eq 0 && $word != -* ]]; then
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  fi
}
complete -o filenames -F _four_corners four-corners four-corners-cli
