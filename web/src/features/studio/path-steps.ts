import type { ReadinessCode, ReadinessItem } from '../../generated/schema.ts';

/** The steps from nothing to a submitted course. */
export const PATH_STEPS = ['name', 'about', 'lessons', 'price', 'submit'] as const;
export type PathStep = (typeof PATH_STEPS)[number];

/** The step of each condition of the server's checklist. */
const STEPS: Record<ReadinessCode, PathStep> = {
  TITLE: 'name',
  SUBTITLE: 'name',
  CATEGORY: 'name',
  DESCRIPTION: 'about',
  OUTCOMES: 'about',
  AUDIENCE: 'about',
  REQUIREMENTS: 'about',
  THUMBNAIL: 'about',
  LESSONS: 'lessons',
  DURATION: 'lessons',
  LESSON_CONTENT: 'lessons',
};

type Condition = Pick<ReadinessItem, 'code' | 'ok'>;

export const missingIn = <C extends Condition>(step: PathStep, readiness: readonly C[]): C[] =>
  readiness.filter(({ code, ok }) => !ok && STEPS[code] === step);

/** The first step with a missing condition; the submission if nothing is missing. */
export const nextStep = (readiness: readonly Condition[]): PathStep =>
  PATH_STEPS.find((step) => missingIn(step, readiness).length > 0) ?? 'submit';

/** The place of a step in the studio. A free course has no missing condition, but its price is worth a look. */
export const stepPath = (courseId: string, step: PathStep): string => {
  const base = `/teacher/courses/${courseId}`;
  const places: Record<PathStep, string> = {
    name: `${base}/edit#subtitle`,
    about: `${base}/edit#description`,
    lessons: `${base}/structure#outline`,
    price: `${base}/edit#price`,
    submit: `${base}/edit#readiness`,
  };
  return places[step];
};
