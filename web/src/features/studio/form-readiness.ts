import type { ReadinessCode, ReadinessItem } from '../../generated/schema.ts';
import { countWords } from '../../ui/editor/rich-text.ts';
import type { CourseValues } from './course-values.ts';

export type Condition = Pick<ReadinessItem, 'code' | 'ok' | 'actual' | 'required'>;

/** A condition, counted with the unsaved form values. */
export interface FormCondition extends Condition {
  /** True if it counts unsaved values. */
  isUnsaved: boolean;
}

/** Number of characters as the database counts them. */
const characters = (text: string): number => [...text.trim().normalize('NFC')].length;
const pointsIn = (list: readonly string[]): number => list.filter((point) => point.trim()).length;

/** The amount in the form for each condition. Only the server knows the others. */
const COUNTS: Partial<Record<ReadinessCode, (values: CourseValues) => number>> = {
  TITLE: ({ title }) => characters(title),
  SUBTITLE: ({ subtitle }) => characters(subtitle),
  CATEGORY: ({ categoryId }) => (categoryId ? 1 : 0),
  DESCRIPTION: ({ description }) => countWords(description),
  OUTCOMES: ({ outcomes }) => pointsIn(outcomes),
  AUDIENCE: ({ audience }) => pointsIn(audience),
  REQUIREMENTS: ({ requirements }) => pointsIn(requirements),
};

/** The submission checklist with unsaved values. The required amounts are the server's. */
export const getFormReadiness = (
  items: readonly Condition[],
  values: CourseValues | undefined,
): FormCondition[] =>
  items.map((item) => {
    const actual = (values && COUNTS[item.code]?.(values)) ?? item.actual;
    return { ...item, actual, ok: actual >= item.required, isUnsaved: actual !== item.actual };
  });
