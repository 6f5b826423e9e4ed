/** `reckoner completion`: a script that has a shell complete commands and options, also after `npx`. */
import type { CallOf } from './command/rows.js';
import { rows } from './command/rows.js';

const zshFirst = 'autoload -U +X bashcompinit && bashcompinit\n';

/** Zsh runs scripts that are written for bash. */
export function completion({ operands: [shell] }: CallOf<'completion'>): string {
  const options = Object.entries(rows).map(([name, row]) => {
    const words = [...Object.keys(row.options), 'help'].map((option) => `--${option}`);
    return `      ${name}) words='${words.join(' ')}' ;;\n`;
  });
  return `${shell === 'zsh' ? zshFirst : ''}_reckoner() {
  local at=1 words=''
  if [ "\${COMP_WORDS[0]##*/}" = npx ]; then
    [ "\${COMP_WORDS[1]}" = reckoner ] || return 0
    at=2
  fi
  if [ "$COMP_CWORD" -eq "$at" ]; then
    words='${Object.keys(rows).join(' ')}'
  else
    case "\${COMP_WORDS[$at]}" in
${options.join('')}    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[$COMP_CWORD]}"))
}
complete -o default -F _reckoner reckoner npx
`;
}
