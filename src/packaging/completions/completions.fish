# Each program is asked by --help for its commands, options and their values, so that nothing is listed twice.

function __four_corners_help
    set -l words (commandline -opc)
    set -l commands
    for word in $words[2..-1]
        string match -q -- '-*' $word; and break
        set -a commands $word
    end
    $words[1] $commands --help 2>/dev/null; or $words[1] --help 2>/dev/null
end

function __four_corners_answers
    set -l word (commandline -ct)
    set -l words (commandline -opc)
    if string match -q -- '--*' $words[-1]
        set -l value (__four_corners_help | awk -v option=$words[-1] '$1 == option { print $2; exit }')
        switch "$value"
            case 'DIR*'
                __fish_complete_directories $word
                return
            case 'FILE*'
                __fish_complete_path $word
                return
            case '*{*}*'
                string split , (string replace -r '^[^{]*\{([^}]*)\}.*' '$1' -- $value)
                return
        end
    end
    if string match -q -- '-*' $word
        __four_corners_help | awk '
            /^  (-h,)?--/ { sub(/^-h,/, "", $1); name = $1; if (length($0) > 30) print name "\t" substr($0, 31); else held = name; next }
            held != "" { sub(/^ +/, ""); print held "\t" $0; held = "" }'
    else
        __four_corners_help | awk '
            /^[A-Z]/ { part = $1 }
            part == "Subcommands:" && /^  [a-z]/ && $1 != "sim-merge" { print $1 "\t" substr($0, 31) }
            part == "Positionals:" && match($0, /\{[^}]*\}/) { n = split(substr($0, RSTART + 1, RLENGTH - 2), one, ","); for (i = 1; i <= n; ++i) print one[i] }'
        __fish_complete_path $word
    end
end

for program in four-corners four-corners-cli
    complete -c $program -f -a '(__four_corners_answers)'
end
