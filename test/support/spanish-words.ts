/** How searches in Spanish are read, as compiled. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpokenWords } from '../../engine/kernel/language.js';
import { grammarOf } from '../../engine/search/grammar.js';
import { projectRoot } from './project-root.js';

const compiled = readFileSync(join(projectRoot, 'generated/es/spoken.json'), 'utf8');

export const spanishWords = JSON.parse(compiled) as SpokenWords;
export const spanishGrammar = grammarOf(spanishWords.search);
