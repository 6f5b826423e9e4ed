/** The functions that answer the questions of the contract. */
import type { questions as rows } from '../../contract/operations.js';
import { compare } from './compare.js';
import type { Question } from './question.js';
import { quote } from './quote.js';
import { sensitivity } from './sensitivity.js';
import { solve } from './solve.js';

export const questions: Readonly<Record<keyof typeof rows, Question>> = { compare, solve, sensitivity, quote };
