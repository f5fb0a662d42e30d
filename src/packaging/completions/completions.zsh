#compdef four-corners four-corners-cli
# Each program is asked by --help for its commands, options and their values, so that nothing is listed twice.

local -a commands help options answers
local word value
for word in "${(@)words[2,CURRENT-1]}"; do
  [[ $word == -* ]] && break
  commands+=("$word")
done
help=("${(@f)$($words[1] $commands --help 2>/dev/null || $words[1] --help 2>/dev/null)}")

word=$words[CURRENT-1]
if [[ $word == --* ]]; then
  value=$(print -rl -- $help | awk -v option="$word" '$1 == option { print $2; exit }')
  case $value in
    DIR*) _files -/; return ;;
    FILE*) _files; return ;;
    *\{*\}*) compadd -- ${(s:,:)${${value#*\{}%%\}*}}; return ;;
    Excludes:) ;; # a flag that does not go with another
    [A-Z]*) return ;; # it has a value of its own
  esac
fi

options=("${(@f)$(print -rl -- $help | awk '
  /^  (-h,)?--/ { sub(/^-h,/, "", $1); told = substr($0, 31); name = $1; if (told != "" && length($0) > 30) print name ":" told; else held = name; next }
  held != "" { sub(/^ +/, ""); print held ":" $0; held = "" }')}")
answers=("${(@f)$(print -rl -- $help | awk '
  /^[A-Z]/ { part = $1 }
  part == "Subcommands:" && /^  [a-z]/ && $1 != "sim-merge" { name = $1; told = substr($0, 31); print name ":" told }
  part == "Positionals:" && match($0, /\{[^}]*\}/) { n = split(substr($0, RSTART + 1, RLENGTH - 2), one, ","); for (i = 1; i <= n; ++i) print one[i] }')}")
if [[ $words[CURRENT] == -* ]]; then
  _describe option options
elif [[ -n $answers[1] ]]; then
  _describe command answers
else
  _files
fi
