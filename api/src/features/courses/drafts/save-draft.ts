import type { EntityManager } from '@mikro-orm/postgresql';
import { Length, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { OneOf } from '../../../graphql/one-of.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { conflict, policy } from '../../../platform/errors/errors.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { User } from '../../accounts/index.ts';
import type { Course } from '../course.entity.ts';
import { lockOwnCourse, lockOwnLesson } from '../load.ts';
import type { Lesson } from '../section.entity.ts';
import { EditDraft, MAX_DRAFT_LENGTH, MAX_DRAFTS } from './edit-draft.entity.ts';

@OneOf()
@InputType({ description: 'Subject of a draft. Exactly one of the fields is required.' })
export class EditDraftSubjectInput {
  @Field(() => ID, { nullable: true, description: 'ID of the viewer’s course.' })
  courseId?: string;

  @Field(() => ID, { nullable: true, description: 'ID of a lesson in the viewer’s course.' })
  lessonId?: string;
}

@InputType({ description: 'Input to store unsaved edits as a draft.' })
export class SaveEditDraftInput {
  @Field(() => EditDraftSubjectInput, { description: 'Course or lesson that is edited.' })
  @ValidateNested()
  subject!: EditDraftSubjectInput;

  @Field(() => Int, { description: 'Version of the course or lesson on which the draft is based.' })
  @Min(1, { message: 'validation.invalid' })
  baseVersion!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Version of the draft that this one replaces. Omitted for the first one.',
  })
  expectedVersion?: number | null;

  @Field({
    description:
      'JSON text of the form, 2 to 420,000 characters. The server stores and returns it without parsing it.',
  })
  @Length(2, MAX_DRAFT_LENGTH, {
    message: validationMessage('validation.maxLength', { max: MAX_DRAFT_LENGTH }),
  })
  content!: string;
}

/**
 * Called every few seconds, so it is not recorded in the audit log. @throws CONFLICT if another tab or device stored
 * a newer version
 */
export function saveEditDraft(context: Context, input: SaveEditDraftInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const subject = await lockSubject(em, viewer, input.subject);
    const draft = await em.findOne(EditDraft, { person: viewer.id, ...subject });
    if ((draft?.version ?? null) !== (input.expectedVersion ?? null))
      throw conflict('STALE_VERSION', { version: draft?.version ?? 0 }, 'catalog.draftVersion');
    const { content, baseVersion } = input;
    if (draft) {
      Object.assign(draft, { content, baseVersion, version: draft.version + 1, updatedAt: new Date() });
      return draft.id;
    }
    await assertDraftRoom(em, viewer);
    const created = em.create(EditDraft, {
      person: em.getReference(User, viewer.id),
      ...subject,
      content,
      baseVersion,
    });
    await em.flush();
    return created.id;
  });
}

/** Locks the course, so that simultaneous tabs are serialised. @throws NOT_FOUND, FORBIDDEN, CONFLICT */
async function lockSubject(
  em: EntityManager,
  viewer: Viewer,
  { courseId, lessonId }: EditDraftSubjectInput,
): Promise<{ course: Course } | { lesson: Lesson }> {
  if (courseId) return { course: await lockOwnCourse(em, viewer, courseId) };
  const { lesson } = await lockOwnLesson(em, viewer, lessonId ?? '');
  return { lesson };
}

/** Serialises the drafts of a person. Otherwise simultaneous drafts for two courses could exceed the limit. */
async function assertDraftRoom(em: EntityManager, viewer: Viewer): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('drafts'), hashtext(${viewer.id}))`);
  if ((await em.count(EditDraft, { person: viewer.id })) >= MAX_DRAFTS)
    throw policy('TOO_MANY_DRAFTS', { limit: MAX_DRAFTS });
}
