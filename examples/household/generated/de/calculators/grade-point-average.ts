/**
 * Notendurchschnitt (GPA). Generated from the entry grade-point-average of
 * examples/household/catalog/calculators/mathematics.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator } from '../../../../../engine/kernel/module.js';
import type { GradePointAverageInputs } from '../../calculators/grade-point-average.js';
import { compute, earnedOfCourses, takenOfCourses, trace } from '../../calculators/grade-point-average.js';
import { fixed, trimmed } from '../language.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GradePointAverageInputs): CalculationResult {
  const { earned, taken } = inputs;
  const { average } = compute(inputs);
  return {
    value: roundTo(average, 2),
    unit: '',
    interpretation:
      `${trimmed(earned, 2)} Punkte auf ${trimmed(taken, 2)} Credits ergeben einen Durchschnitt von ` +
      `${fixed(average, 2)}.`,
    figures: {
      average: { value: roundTo(average, 2), unit: '' },
    },
  };
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ earned, taken }: GradePointAverageInputs): BrokenRequirement | null {
  if (earned > 4 * taken) return {
    message: 'Ein Credit hat höchstens 4 Punkte. Berichtigen Sie die Punkte oder die Credits.',
    inputs: ['earned', 'taken'],
  };
  return null;
}

/** Der Durchschnitt der Noten, jeder Kurs mit seinen Credits gewichtet */
export const gradePointAverage: Calculator<GradePointAverageInputs> = {
  slug: 'grade-point-average',
  title: 'Notendurchschnitt (GPA)',
  subtitle: 'Der Durchschnitt der Noten, jeder Kurs mit seinen Credits gewichtet',
  tag: 'mathematics',
  service: 'Notendurchschnitt (GPA)',
  disclaimer:
    'Hochschulen unterscheiden sich darin, wie viele Punkte eine Note hat und welche Kurse zählen; es gilt, was das ' +
    'Prüfungsamt ausrechnet.',
  inputs: [
    { name: 'earned', label: 'Punkte aller Kurse', type: 'number', default: 9, min: 0, max: 4800, step: 1 },
    { name: 'taken', label: 'Credits aller Kurse', type: 'number', default: 3, min: 0.5, max: 1200, step: 0.1 },
  ],
  lists: [{
    name: 'courses',
    label: 'Kurse',
    least: 1,
    most: 40,
    inputs: [
      {
        name: 'grade',
        label: 'Punkte der Note',
        type: 'number',
        default: 3,
        min: 0,
        max: 4,
        step: 0.1,
        hint: 'A hat 4, B 3, C 2, D 1 und F 0 Punkte.',
      },
      { name: 'credits', label: 'Credits je Kurs', type: 'number', default: 3, min: 0.5, max: 30, step: 0.5 },
    ],
    gives: [
      { input: 'earned', formula: 'sum(courses, grade * credits)', of: earnedOfCourses },
      { input: 'taken', formula: 'sum(courses, credits)', of: takenOfCourses },
    ],
  }],
  costBand: null,
  sources: [
    'Washington State University, Office of the Registrar, Grades and GPA, https://registrar.wsu.edu/grades-and-gpa/',
    'University of Wisconsin School of Business, GPA, ' +
      'https://bus.wisc.edu/current-student-resources/bba/academic-support-resources/gpa',
    'Community Colleges of Spokane, Grade Point Average, http://catalog.spokane.edu/AcademicGPA.aspx',
    'Metropolitan Community College, Omaha, Course Catalog 2015-2016, Grade Point Average',
  ],
  labels: { earned: 'Punkte aller Kurse', taken: 'Credits aller Kurse' },
  refuse,
  answer,
  trace,
};
