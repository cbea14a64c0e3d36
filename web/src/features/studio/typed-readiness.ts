import type { ReadinessCode, ReadinessItem } from '../../generated/schema.ts';
import { countWords } from '../../ui/editor/rich-text.ts';
import type { CourseValues } from './course-values.ts';

export type Condition = Pick<ReadinessItem, 'code' | 'ok' | 'actual' | 'required'>;

/** A condition as it will be met by what stands in the form. */
export interface TypedCondition extends Condition {
  /** Counts something that is not saved yet. */
  isUnsaved: boolean;
}

/** Characters as the database counts them. */
const characters = (text: string): number => [...text.trim().normalize('NFC')].length;
const pointsIn = (list: readonly string[]): number => list.filter((point) => point.trim()).length;

/** What the form holds of each condition, in the unit of its code; of the others the server alone knows. */
const COUNTS: Partial<Record<ReadinessCode, (values: CourseValues) => number>> = {
  TITLE: ({ title }) => characters(title),
  SUBTITLE: ({ subtitle }) => characters(subtitle),
  CATEGORY: ({ categoryId }) => (categoryId ? 1 : 0),
  DESCRIPTION: ({ description }) => countWords(description),
  OUTCOMES: ({ outcomes }) => pointsIn(outcomes),
  AUDIENCE: ({ audience }) => pointsIn(audience),
  REQUIREMENTS: ({ requirements }) => pointsIn(requirements),
};

/** The submit gate with what is typed in place of what is saved; how much is needed stays the server's. */
export const typedReadiness = (
  items: readonly Condition[],
  values: CourseValues | undefined,
): TypedCondition[] =>
  items.map((item) => {
    const actual = (values && COUNTS[item.code]?.(values)) ?? item.actual;
    return { ...item, actual, ok: actual >= item.required, isUnsaved: actual !== item.actual };
  });
