import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { newId, toStableJson } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { User } from '../../accounts/index.ts';
import type { Media } from '../../media/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import type { Course } from '../course.entity.ts';
import { CourseStatus } from '../course.enums.ts';
import type { Lesson } from '../section.entity.ts';
import { SHOWS_FLAGGED_EDITS } from '../settings.ts';
import { contentCheck } from './content-check.ts';
import {
  type HeldChange,
  type HeldContent,
  HeldEdit,
  type HeldPartKind,
  MAX_FLAGGED,
} from './held-edit.entity.ts';
import { textsOf } from './texts-of.ts';

/**
 * Stored characters of a file or of questions. More than a provider checks, so that an edit whose end is not stored
 * waits for a reviewer.
 */
const MAX_STORED_TEXT = 60_000;

export interface EditedPart {
  readonly kind: HeldPartKind;
  readonly subjectId: string;
  /** Title of the part as students see it. */
  readonly title: string;
  readonly lesson?: Lesson;
  readonly media?: Media;
  /** Values before the edit. Null if the part does not exist for students. */
  readonly former: HeldContent | null;
  /** Fields that the edit sets, with their new values. */
  readonly given: HeldContent;
  /** Texts of the part that are not in its values, such as those of a file. */
  readonly texts?: readonly string[];
  /** True if the part is created by this edit, so that no edit of it can wait. */
  readonly isNew?: boolean;
}

/** A reviewer approved the course, so its content is or may become visible without another review. */
export const isReviewed = ({ publishedAt, status }: Course): boolean =>
  !!publishedAt || status === CourseStatus.APPROVED;

/**
 * Checks an edit of a reviewed course. The caller holds the lock of the course, and then writes the returned values.
 * Values of an edit that already waits are part of the edit, unless it sets the same fields again.
 * @returns the values that apply now; without the given ones if the edit waits for a reviewer, and undefined if a part
 * that did not exist must not be created
 */
export async function holdFlagged(
  em: EntityManager,
  context: Context,
  course: Course,
  part: EditedPart,
): Promise<HeldContent | undefined> {
  const { former, given, subjectId, isNew, texts = [] } = part;
  if (!isReviewed(course) || !Object.keys(given).length) return given;
  const open = isNew ? null : await em.findOne(HeldEdit, { subjectId, decidedAt: null });
  // Values before the first of the edits that wait. If they are shown, the part has other ones already
  const reviewed = former && { ...former, ...(open?.state === 'SHOWN' ? open.former : {}) };
  const wanted = pickChanged(reviewed, { ...open?.content, ...given });
  const { services } = context;
  const check = contentCheck();
  const checked = [...textsOf(wanted), ...texts];
  const flagged = await check.findFlagged(checked, textsOf(reviewed));
  if (!flagged.length && (!checked.length || !check.hasProvider(services))) {
    open?.close('REPLACED');
    return { ...given, ...wanted };
  }
  const isShown = services.settings.get(SHOWS_FLAGGED_EDITS);
  const state = flagged.length ? (isShown ? 'SHOWN' : 'WAITING') : 'CHECKING';
  const kept = reviewed && Object.fromEntries(Object.keys(wanted).map((field) => [field, reviewed[field]]));
  const edit = open ?? em.create(HeldEdit, await newEdit(em, context, course, part));
  const isNewInQueue = !open || open.state === 'CHECKING';
  Object.assign(edit, {
    title: part.title,
    state,
    content: wanted,
    former: kept,
    flagged: flagged.slice(0, MAX_FLAGGED),
  });
  edit.changes = describeChanges(kept, wanted, texts);
  if (open) edit.version++;
  audit(em, context, {
    action: 'course.hold-edit',
    targetId: course.id,
    after: { part: part.title, fields: Object.keys(wanted), rules: flagged.map(({ rule }) => rule) },
  });
  if (state === 'CHECKING') await check.enqueue(em, services, edit.id);
  else if (isNewInQueue) await notifyReviewers(em, services, edit);
  if (isShown) return { ...given, ...wanted };
  return former ? { ...given, ...kept } : undefined;
}

const newEdit = async (em: EntityManager, context: Context, course: Course, part: EditedPart) => ({
  id: await newId(em),
  course,
  kind: part.kind,
  subjectId: part.subjectId,
  title: part.title,
  lesson: part.lesson ?? null,
  media: part.media ?? null,
  author: em.getReference(User, signedIn(context).id),
  content: {},
  changes: [],
  flagged: [],
});

const pickChanged = (former: HeldContent | null, given: HeldContent): HeldContent =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => !former || toStableJson(value ?? null) !== toStableJson(former[field] ?? null),
    ),
  );

const describeChanges = (
  former: HeldContent | null,
  wanted: HeldContent,
  texts: readonly string[],
): HeldChange[] => [
  ...Object.entries(wanted)
    .map(([field, value]) => ({
      field,
      before: textsOf(former?.[field]).join('\n'),
      after: textsOf(value).join('\n'),
    }))
    .filter(({ before, after }) => before !== after),
  ...(texts.length ? [{ field: 'text', before: '', after: texts.join('\n').slice(0, MAX_STORED_TEXT) }] : []),
];

export async function notifyReviewers(em: EntityManager, services: Services, edit: HeldEdit): Promise<void> {
  const author = await em.findOneOrFail(User, edit.author.id);
  await notify(
    em,
    services,
    { may: 'course:review', except: author.id },
    {
      kind: 'COURSE_SUBMITTED',
      params: { course: edit.course.title, teacher: author.fullName, teacherId: author.id },
      link: '/admin/courses/review?decision=HELD',
    },
  );
}
