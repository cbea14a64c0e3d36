import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { Language } from '../../graphql/language.ts';
import { DateTime, RichText, Vnd } from '../../graphql/scalars.ts';
import { badInput, conflict } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { lockCategory } from '../categories/index.ts';
import { audit } from '../operations/index.ts';
import { assignPrices } from './assign-prices.ts';
import type { Course } from './course.entity.ts';
import { CourseLevel, CourseVisibility } from './course.enums.ts';
import { assertTeaches } from './course.policy.ts';
import { COURSE_COLUMN_NAMES, CourseColumns } from './course-columns.ts';
import { IsPrice } from './course-limits.ts';
import { DraftOfEdits, deleteOwnDraft } from './drafts/delete-draft.ts';
import type { HeldContent } from './holds/held-edit.entity.ts';
import { holdFlagged } from './holds/hold-flagged.ts';
import { lockOwnCourse } from './load.ts';
import { assertOwnsPictures } from './pictures/text-pictures.ts';
import { isOnSaleOrSuspended, isShorter, proposeReviewed, supersedeRevision } from './revisions/propose.ts';
import { cleanRichText, countWords } from './rich-text.ts';
import { moveSlug } from './slug.ts';

const LIST = { count: 12, length: 160 };
const listMessage = validationMessage('validation.list', { max: LIST.length, count: LIST.count });

@InputType({ description: 'Input to update a course. Omitted fields do not change.' })
export class UpdateCourseInput extends CourseColumns {
  @Field(() => ID, { description: 'ID of the edited course.' })
  courseId!: string;

  @Field(() => Int, {
    description: 'Version on which the edit is based. CONFLICT if the course was edited meanwhile.',
  })
  expectedVersion!: number;

  @Field({
    nullable: true,
    description:
      'Title of 3 to 60 characters. Needs a review; for a course on sale it becomes part of its revision.',
  })
  @TrimmedLength(3, 60, { message: validationMessage('catalog.title', { max: 60 }) })
  title?: string;

  @Field({ nullable: true, description: 'Subtitle of at most 120 characters.' })
  @AtMost(120)
  subtitle?: string;

  @Field(() => RichText, { nullable: true, description: 'Description of the course as formatted text.' })
  description?: unknown;

  @Field(() => [String], {
    nullable: true,
    description: 'Learning outcomes: at most 12 points of 160 characters.',
  })
  @ArrayMaxSize(LIST.count, { message: listMessage })
  @TrimmedLength(1, LIST.length, { each: true, message: listMessage })
  outcomes?: string[];

  @Field(() => [String], {
    nullable: true,
    description: 'Requirements: at most 12 points of 160 characters.',
  })
  @ArrayMaxSize(LIST.count, { message: listMessage })
  @TrimmedLength(1, LIST.length, { each: true, message: listMessage })
  requirements?: string[];

  @Field(() => [String], {
    nullable: true,
    description: 'Target audience: at most 12 points of 160 characters.',
  })
  @ArrayMaxSize(LIST.count, { message: listMessage })
  @TrimmedLength(1, LIST.length, { each: true, message: listMessage })
  audience?: string[];

  @Field(() => [String], { nullable: true, description: 'Tags: at most 12 words or phrases.' })
  @ArrayMaxSize(LIST.count, { message: listMessage })
  @TrimmedLength(1, 40, {
    each: true,
    message: validationMessage('validation.list', { max: 40, count: LIST.count }),
  })
  tags?: string[];

  @Field(() => CourseLevel, { nullable: true, description: 'Level of experience that the course requires.' })
  level?: CourseLevel;

  @Field(() => Language, { nullable: true, description: 'Language in which the course is taught.' })
  language?: Locale;

  @Field(() => ID, {
    nullable: true,
    description: 'Category ID. Needs a review; for a course on sale it becomes part of its revision.',
  })
  categoryId?: string | null;

  @Field(() => Vnd, {
    nullable: true,
    description:
      'List price: 0, or 10,000 to 50,000,000 ₫. A higher price needs a review; for a course on sale it becomes part of its revision.',
  })
  @IsPrice({ message: 'catalog.price' })
  price?: number;

  @Field(() => Vnd, {
    nullable: true,
    description:
      'Sale price below the list price and at least 10,000 ₫. Null ends the sale. The list price must have been charged for 30 of the last 90 days, except for one introductory price of a new course.',
  })
  salePrice?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the sale, at most 14 days after it begins. Required for a sale.',
  })
  saleEndsAt?: Date | null;

  @Field(() => CourseVisibility, {
    nullable: true,
    description: 'Visibility of the course once it is published.',
  })
  visibility?: CourseVisibility;

  @Field({
    nullable: true,
    description:
      'True if lessons must be studied in order. Lessons that a student has opened are never locked again.',
  })
  enforceOrder?: boolean;

  @DraftOfEdits()
  draftId?: string | null;
}

/** While the course is on sale, changes that need a review go into its revision. */
export function updateCourse(context: Context, input: UpdateCourseInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, input.courseId);
    if (course.version !== input.expectedVersion)
      throw conflict('STALE_VERSION', { version: course.version }, 'catalog.version');
    if (changesSale(course, input)) await assertTeaches(em, viewer, course, 'OWNER');
    const before = auditSnapshot(course);
    const isLater = isOnSaleOrSuspended(course);
    course.edit(!isLater && needsReview(course, input));
    const edits = isLater ? await proposeReviewed(em, viewer, course, input) : input;
    if (!isLater) await supersedeRevision(em, course, input);
    const former = Object.fromEntries(CHECKED_TEXTS.map((field) => [field, course[field]]));
    assignTexts(course, edits);
    if (input.description !== undefined) await writeDescription(em, course, input.description);
    await holdTexts(em, context, course, former, input);
    await assignPrices(em, context.services.settings, course, edits);
    if (edits.categoryId !== undefined)
      course.category = edits.categoryId ? await lockCategory(em, edits.categoryId) : null;
    if (edits.title != null) await moveSlug(em, course);
    if (input.draftId) await deleteOwnDraft(em, viewer, input.draftId);
    audit(em, context, {
      action: 'course.update',
      targetId: course.id,
      before,
      after: auditSnapshot(course),
    });
    return course.id;
  });
}

const needsReview = (course: Course, input: UpdateCourseInput): boolean =>
  (input.title != null && input.title.trim() !== course.title) ||
  (input.categoryId !== undefined && input.categoryId !== (course.category?.id ?? null)) ||
  (input.price != null && input.price > course.price) ||
  (input.accessDays != null && isShorter(input.accessDays, course.accessDays ?? null));

/** Price, access and visibility: only the owner may change them. */
const changesSale = (
  course: Course,
  { price, salePrice, saleEndsAt, visibility, accessDays }: UpdateCourseInput,
): boolean =>
  (price != null && price !== course.price) ||
  (salePrice !== undefined && salePrice !== (course.salePrice ?? null)) ||
  (saleEndsAt !== undefined && saleEndsAt?.getTime() !== course.saleEndsAt?.getTime()) ||
  (visibility != null && visibility !== course.visibility) ||
  (accessDays !== undefined && accessDays !== (course.accessDays ?? null));

function assignTexts(course: Course, input: UpdateCourseInput): void {
  if (input.title != null) course.title = input.title.trim().normalize('NFC');
  if (input.subtitle != null) course.subtitle = input.subtitle.trim().normalize('NFC');
  for (const list of ['outcomes', 'requirements', 'audience', 'tags'] as const)
    if (input[list]) course[list] = input[list].map((point) => point.trim().normalize('NFC'));
  course.level = input.level ?? course.level;
  course.language = input.language ?? course.language;
  course.visibility = input.visibility ?? course.visibility;
  course.enforceOrder = input.enforceOrder ?? course.enforceOrder;
  for (const column of COURSE_COLUMN_NAMES) if (input[column] !== undefined) course[column] = input[column];
}

/** Fields whose edits are checked. A title of a course on sale is part of its revision. */
const CHECKED_TEXTS = ['subtitle', 'description', 'outcomes', 'requirements', 'audience', 'tags'] as const;

async function holdTexts(
  em: EntityManager,
  context: Context,
  course: Course,
  former: HeldContent,
  input: UpdateCourseInput,
): Promise<void> {
  const fields = CHECKED_TEXTS.filter((field) => input[field] != null);
  const given = Object.fromEntries(fields.map((field) => [field, course[field]]));
  const part = { kind: 'COURSE', subjectId: course.id, title: course.title, former, given } as const;
  Object.assign(course, await holdFlagged(em, context, course, part));
  course.descriptionWords = countWords(course.description);
}

async function writeDescription(em: EntityManager, course: Course, description: unknown): Promise<void> {
  const clean = cleanRichText(description);
  if (!clean) throw badInput('description', 'validation.richText');
  await assertOwnsPictures(em, course, clean, 'description');
  course.description = clean;
}

const auditSnapshot = ({ title, price, salePrice, accessDays, status, visibility, version }: Course) => ({
  title,
  price,
  salePrice,
  ...(accessDays ? { accessDays } : {}),
  status,
  visibility,
  version,
});
