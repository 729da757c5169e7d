# Completes `mappa` in bash: subcommands and options as the program's own help tells them.
_mappa() {
  local word words=()
  for word in "${COMP_WORDS[@]:0:COMP_CWORD}"; do
    case $word in -*) break ;; *) words+=("$word") ;; esac
  done
  local current=${COMP_WORDS[COMP_CWORD]}
  mapfile -t COMPREPLY < <(compgen -W "$("${words[@]}" --help 2>/dev/null |
    sed -nE 's/^  (-[a-z],)?(--[a-z-]+)( .*|$)/\2/p; s/^  ([a-z]+)   .*/\1/p')" -- "$current")
} && complete -o default -F _mappa mappa
