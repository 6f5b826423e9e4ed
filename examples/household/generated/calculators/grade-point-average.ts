/**
 * Grade Point Average. Generated from the entry grade-point-average of
 * examples/household/catalog/calculators/mathematics.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { sumOf } from '../../../../engine/kernel/list.js';
import { roundTo } from '../../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../../engine/kernel/module.js';
import { fixed, trimmed } from '../../../../engine/kernel/text.js';

/** An item of courses, inside its bounds. */
export interface GradePointAverageCoursesItem {
  /** Points of the grade, 0 to 4 in steps of 0.1; 3 when omitted. */
  readonly grade: number;
  /** Credits, 0.5 to 30 in steps of 0.5; 3 when omitted. */
  readonly credits: number;
}

/** The inputs of the Grade Point Average, inside their bounds. */
export interface GradePointAverageInputs {
  /** Grade points of all courses, 0 to 4800 in steps of 1; 9 when omitted. */
  readonly earned: number;
  /** Credits of all courses, 0.5 to 1200 in steps of 0.1; 3 when omitted. */
  readonly taken: number;
}

/** The steps of the calculation. */
export interface GradePointAverageSteps {
  /** earned / taken */
  readonly average: number;
}

/** Grade points of all courses from courses: sum(courses, grade * credits). */
export function earnedOfCourses(courses: readonly GradePointAverageCoursesItem[]): number {
  return sumOf(courses, ({ grade, credits }) => grade * credits);
}

/** Credits of all courses from courses: sum(courses, credits). */
export function takenOfCourses(courses: readonly GradePointAverageCoursesItem[]): number {
  return sumOf(courses, ({ credits }) => credits);
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ earned, taken }: GradePointAverageInputs): GradePointAverageSteps {
  const average = earned / taken;
  return { average };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GradePointAverageInputs): CalculationResult {
  const { earned, taken } = inputs;
  const { average } = compute(inputs);
  return {
    value: roundTo(average, 2),
    unit: '',
    interpretation:
      `${trimmed(earned, 2)} points over ${trimmed(taken, 2)} credits make an average of ${fixed(average, 2)}.`,
    figures: {
      average: { value: roundTo(average, 2), unit: '' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: GradePointAverageInputs): readonly TraceStep[] {
  const { average } = compute(inputs);
  return [{ name: 'average', formula: 'earned / taken', value: average, unit: '' }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ earned, taken }: GradePointAverageInputs): BrokenRequirement | null {
  if (earned > 4 * taken) return {
    message: 'A credit has 4 points at most. Correct the points or the credits.',
    inputs: ['earned', 'taken'],
  };
  return null;
}

/** The average of grades, each course weighted with its credits */
export const gradePointAverage: Calculator<GradePointAverageInputs> = {
  slug: 'grade-point-average',
  title: 'Grade Point Average',
  subtitle: 'The average of grades, each course weighted with its credits',
  tag: 'mathematics',
  service: 'Grade Point Average',
  disclaimer:
    "Universities differ in the points of a grade and in the courses that count; the registrar's figure is the one " +
    'that holds.',
  inputs: [
    { name: 'earned', label: 'Grade points of all courses', type: 'number', default: 9, min: 0, max: 4800, step: 1 },
    { name: 'taken', label: 'Credits of all courses', type: 'number', default: 3, min: 0.5, max: 1200, step: 0.1 },
  ],
  lists: [{
    name: 'courses',
    label: 'Courses',
    least: 1,
    most: 40,
    inputs: [
      {
        name: 'grade',
        label: 'Points of the grade',
        type: 'number',
        default: 3,
        min: 0,
        max: 4,
        step: 0.1,
        hint: 'A is 4, B is 3, C is 2, D is 1 and F is 0.',
      },
      { name: 'credits', label: 'Credits', type: 'number', default: 3, min: 0.5, max: 30, step: 0.5 },
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
  refuse,
  answer,
  trace,
};
