/** `reckoner guide`: the language of calculators on one page, for people and for assistants. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Headings of the sections of LANGUAGE.md that are not needed to write a calculator. */
const leftOut = [
  'Control totals',
  'Service',
  'Network',
  'Publishers',
  'A second road to a price',
  'How to write sentences',
  'Several jobs on one visit',
  'For the page',
  'When the checker cannot tell',
  'A calculator with every corner',
  'Further languages',
];

const end = `
## What this page leaves out

${leftOut.map((heading) => `- ${heading}`).join('\n')}

They are in node_modules/reckoner/catalog/LANGUAGE.md. \`npx reckoner check --format json\`
lists mistakes for programs and assistants, \`npx reckoner check --explain CODE\` explains the code of one.
`;

/** The page, from the text of LANGUAGE.md: a section goes with all that is below its heading. */
function guideOf(language: string): string {
  const sections = language.split(/^(?=#{2,3} )/m);
  let hidden = 0;
  const kept = sections.filter((section) => {
    const [, marks = '', heading = ''] = /^(#+) (.*)$/m.exec(section) ?? [];
    if (hidden !== 0 && marks.length > hidden) return false;
    hidden = leftOut.includes(heading) ? marks.length : 0;
    return hidden === 0;
  });
  return `${kept.join('').trimEnd()}\n${end}`;
}

/** LANGUAGE.md lies beside `dist` in the package, and beside the sources where those run directly. */
export function readGuide(): string {
  const places = ['../../catalog/LANGUAGE.md', '../catalog/LANGUAGE.md'];
  const [path] = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).filter(existsSync);
  if (path === undefined) throw new Error('The package has no LANGUAGE.md.');
  return guideOf(readFileSync(path, 'utf8'));
}
