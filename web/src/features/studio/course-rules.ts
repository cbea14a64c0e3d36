import { UpdateCourseInput } from '../../generated/input-rules.ts';
import { hasUndescribedPicture, sizeProblem } from '../../ui/editor/rich-text.ts';
import { fits } from '../../ui/fits.ts';
import { fromLocal } from '../../ui/local-time.ts';
import { type CourseField, type CourseValues, NUMBER_COLUMNS } from './course-values.ts';

const { title, subtitle, outcomes, tags } = UpdateCourseInput;
const [, paid] = UpdateCourseInput.price.anyOf;

export const LIMITS = {
  title,
  subtitle,
  point: outcomes.items,
  tags: { maxItems: tags.maxItems, maxLength: tags.items.maxLength },
} as const;

/** Placeholders for the message about the limits of a price. */
export const priceBounds = (price: (amount: number) => string) => ({
  minimum: price(paid.minimum),
  maximum: price(paid.maximum),
});

export type Rule =
  | 'title'
  | 'subtitle'
  | 'point'
  | 'tags'
  | 'price'
  | 'salePrice'
  | 'saleEndsAt'
  | 'number'
  | 'long'
  | 'deep'
  | 'undescribed';

interface Situation {
  /** Milliseconds since the epoch. */
  now: number;
  /** Only changed fields are validated. An earlier sale that has ended must not prevent a new title. */
  changed: readonly CourseField[];
}

/** The invalid fields with their rules. */
export const brokenRules = (
  values: CourseValues,
  situation: Situation,
): Partial<Record<CourseField, Rule>> => {
  const broken: Partial<Record<CourseField, Rule>> = {};
  const price = Number(values.price || 0);
  const salePrice = Number(values.salePrice);
  const tagged = values.tags.split(',').map((tag) => tag.trim());
  const saleEnd = fromLocal(values.saleEndsAt);

  if (!fits(values.title, title)) broken.title = 'title';
  if (!fits(values.subtitle, subtitle)) broken.subtitle = 'subtitle';
  for (const list of ['outcomes', 'requirements', 'audience'] as const) {
    if (values[list].some((point) => point.trim().length > LIMITS.point.maxLength)) broken[list] = 'point';
  }
  if (
    tagged.filter(Boolean).length > tags.maxItems ||
    tagged.some((tag) => tag.length > tags.items.maxLength)
  )
    broken.tags = 'tags';
  if (price !== 0 && (price < paid.minimum || price > paid.maximum)) broken.price = 'price';
  if (values.salePrice !== '' && (salePrice >= price || salePrice < paid.minimum))
    broken.salePrice = 'salePrice';
  if (values.saleEndsAt !== '' && (saleEnd === null || Date.parse(saleEnd) <= situation.now)) {
    broken.saleEndsAt = 'saleEndsAt';
  }
  for (const name of NUMBER_COLUMNS) {
    const { minimum, maximum } = UpdateCourseInput[name];
    const number = Number(values[name]);
    if (values[name] !== '' && (number < minimum || number > maximum)) broken[name] = 'number';
  }
  const size = sizeProblem(values.description);
  if (size) broken.description = size;
  else if (hasUndescribedPicture(values.description)) broken.description = 'undescribed';

  // A changed price can invalidate an unchanged sale price.
  const checkedFields = new Set<CourseField>(situation.changed);
  if (checkedFields.has('price')) checkedFields.add('salePrice');
  return Object.fromEntries(
    Object.entries(broken).filter(([field]) => checkedFields.has(field as CourseField)),
  );
};
