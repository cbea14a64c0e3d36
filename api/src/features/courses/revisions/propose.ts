import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { lockCategory } from '../../categories/index.ts';
import type { Course } from '../course.entity.ts';
import { CourseStatus } from '../course.enums.ts';
import { assertTeaches } from '../course.policy.ts';
import { CourseRevision } from './course-revision.entity.ts';

/** Fields of an edit that need a review. */
export interface ReviewedFields {
  readonly title?: string;
  readonly categoryId?: string | null;
  readonly price?: number;
  readonly accessDays?: number | null;
}

/** A purchase would give shorter access than now. Null means unlimited access. */
export const isShorter = (asked: number | null, is: number | null): boolean =>
  asked !== null && (is === null || asked < is);

/**
 * The course is or was on sale, so edits that need a review go into a revision. For other courses they apply
 * immediately.
 */
export const isOnSaleOrSuspended = ({ status }: Course): boolean =>
  status === CourseStatus.PUBLISHED || status === CourseStatus.SUSPENDED;

/** The open revision of a course. The caller holds the lock of the course. */
export const openRevision = (em: EntityManager, course: Course): Promise<CourseRevision | null> =>
  em.findOne(CourseRevision, { course, closedAt: null });

/**
 * Stores the part of an edit that needs a review in the course's revision. Values that equal those of the course are removed from
 * it, and an empty revision is discarded.
 * @returns the other part, which applies immediately
 * @throws CONFLICT while the revision is in review
 */
export async function proposeReviewed<T extends ReviewedFields>(
  em: EntityManager,
  viewer: Viewer,
  course: Course,
  input: T,
): Promise<T> {
  const open = await openRevision(em, course);
  const { title, categoryId, price, accessDays } = input;
  const isAccessCut = accessDays != null && isShorter(accessDays, course.accessDays ?? null);
  const wanted = {
    title: title == null ? open?.title : differing(title.trim().normalize('NFC'), course.title),
    categoryId:
      categoryId === undefined ? open?.category?.id : differing(categoryId, course.category?.id ?? null),
    price: price == null ? open?.price : price > course.price ? price : null,
    accessDays: accessDays === undefined ? open?.accessDays : isAccessCut ? accessDays : null,
  };
  if (categoryId === null && course.category) throw badInput('categoryId', 'validation.invalid');
  const before = {
    title: open?.title,
    categoryId: open?.category?.id,
    price: open?.price,
    accessDays: open?.accessDays,
  };
  // Only the owner may change the price and the access period, including proposed ones
  if (
    (before.price ?? null) !== (wanted.price ?? null) ||
    (before.accessDays ?? null) !== (wanted.accessDays ?? null)
  )
    await assertTeaches(em, viewer, course, 'OWNER');
  if (differs(before, wanted)) {
    const revision = open ?? em.create(CourseRevision, { course });
    revision.edit();
    revision.title = wanted.title ?? null;
    revision.category = wanted.categoryId ? await lockCategory(em, wanted.categoryId) : null;
    revision.price = wanted.price ?? null;
    revision.accessDays = wanted.accessDays ?? null;
    discardIfEmpty(em, revision, open !== null);
  }
  return {
    ...input,
    title: undefined,
    categoryId: undefined,
    price: wanted.price == null ? price : undefined,
    accessDays: wanted.accessDays == null ? accessDays : undefined,
  };
}

/**
 * An edit of a course that is not on sale applies immediately and supersedes the same fields of its open revision.
 */
export async function supersedeRevision(
  em: EntityManager,
  course: Course,
  input: ReviewedFields,
): Promise<void> {
  const open = await openRevision(em, course);
  if (!open) return;
  if (input.title != null) open.title = null;
  if (input.categoryId !== undefined) open.category = null;
  if (input.price != null) open.price = null;
  if (input.accessDays !== undefined) open.accessDays = null;
  discardIfEmpty(em, open, true);
}

export function discardIfEmpty(em: EntityManager, revision: CourseRevision, isStored: boolean): void {
  if (!revision.changesNothing()) return;
  if (isStored) revision.discard();
  else em.remove(revision);
}

const differing = <T>(asked: T, is: T): T | null => (asked === is ? null : asked);

const REVIEWED_FIELDS = ['title', 'categoryId', 'price', 'accessDays'] as const;
type Wanted = Readonly<Record<(typeof REVIEWED_FIELDS)[number], string | number | null | undefined>>;
const differs = (a: Wanted, b: Wanted): boolean =>
  REVIEWED_FIELDS.some((key) => (a[key] ?? null) !== (b[key] ?? null));
