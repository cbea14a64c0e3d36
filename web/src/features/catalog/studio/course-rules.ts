import type { CourseStatus } from '../../../generated/schema.ts';
import type { CourseField, CourseValues } from './course-values.ts';
import { sizeProblem } from './editor/rich-text.ts';
import { fromLocal } from './local-time.ts';

/** The server's limits, in đồng and characters, so that most mistakes are told before a request. */
export const PRICE = { least: 10_000, most: 50_000_000 };
export const TITLE = { least: 3, most: 60 };
export const SUBTITLE_MOST = 120;
const POINT_MOST = 160;
const TAGS = { count: 12, length: 40 };

export type Rule =
  | 'title'
  | 'subtitle'
  | 'point'
  | 'tags'
  | 'price'
  | 'priceRaise'
  | 'salePrice'
  | 'saleEndsAt'
  | 'long'
  | 'deep';

interface Situation {
  status: CourseStatus;
  /** The list price that was saved, in đồng. */
  savedPrice: number;
  /** Milliseconds since 1970. */
  now: number;
  /** Only these are judged: an old sale that has ended must not stop a new title. */
  changed: readonly CourseField[];
}

/** Which fields break which rule. */
export const brokenRules = (
  values: CourseValues,
  situation: Situation,
): Partial<Record<CourseField, Rule>> => {
  const broken: Partial<Record<CourseField, Rule>> = {};
  const price = Number(values.price || 0);
  const salePrice = Number(values.salePrice);
  const tags = values.tags.split(',').map((tag) => tag.trim());
  const saleEnd = fromLocal(values.saleEndsAt);
  const length = values.title.trim().length;

  if (length < TITLE.least || length > TITLE.most) broken.title = 'title';
  if (values.subtitle.trim().length > SUBTITLE_MOST) broken.subtitle = 'subtitle';
  for (const list of ['outcomes', 'requirements', 'audience'] as const) {
    if (values[list].some((point) => point.trim().length > POINT_MOST)) broken[list] = 'point';
  }
  if (tags.filter(Boolean).length > TAGS.count || tags.some((tag) => tag.length > TAGS.length))
    broken.tags = 'tags';
  if (price !== 0 && (price < PRICE.least || price > PRICE.most)) broken.price = 'price';
  else if (situation.status === 'PUBLISHED' && price > situation.savedPrice) broken.price = 'priceRaise';
  if (values.salePrice !== '' && (salePrice >= price || salePrice < PRICE.least))
    broken.salePrice = 'salePrice';
  if (values.saleEndsAt !== '' && (saleEnd === null || Date.parse(saleEnd) <= situation.now)) {
    broken.saleEndsAt = 'saleEndsAt';
  }
  const size = sizeProblem(values.description);
  if (size) broken.description = size;

  // A price that has changed can break a sale price that has not.
  const judged = new Set<CourseField>(situation.changed);
  if (judged.has('price')) judged.add('salePrice');
  return Object.fromEntries(Object.entries(broken).filter(([field]) => judged.has(field as CourseField)));
};
