import type { EntityManager } from '@mikro-orm/postgresql';
import { IsOptional, Length, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { OneOf } from '../../../graphql/one-of.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conflict, policy } from '../../../platform/errors/errors.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { User } from '../../accounts/index.ts';
import type { Course } from '../course.entity.ts';
import { lockOwnCourse, lockOwnLesson } from '../load.ts';
import type { Lesson } from '../section.entity.ts';
import { EditDraft, LONGEST_DRAFT, MAX_DRAFTS } from './edit-draft.entity.ts';

@OneOf()
@InputType({ description: 'What a draft is of: exactly one of the fields.' })
export class EditDraftSubjectInput {
  @Field(() => ID, { nullable: true, description: 'Of an own course.' })
  @IsOptional()
  courseId?: string;

  @Field(() => ID, { nullable: true, description: 'Of a lesson of an own course.' })
  @IsOptional()
  lessonId?: string;
}

@InputType({ description: 'What was typed so far and is not to be saved yet.' })
export class SaveEditDraftInput {
  @Field(() => EditDraftSubjectInput, { description: 'The course or lesson that is edited.' })
  @ValidateNested()
  subject!: EditDraftSubjectInput;

  @Field(() => Int, { description: 'The version of the course or lesson that was typed upon.' })
  @Min(1, { message: 'validation.invalid' })
  baseVersion!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the draft that this one follows; left out for the first.',
  })
  expectedVersion?: number | null;

  @Field({
    description: 'The form’s own JSON text, 2 to 420,000 characters; kept and given back, never read here.',
  })
  @Length(2, LONGEST_DRAFT, { message: validationMessage('validation.maxLength', { max: LONGEST_DRAFT }) })
  content!: string;
}

/**
 * Stores unsaved input. Called every few seconds, so it is not recorded in the audit log. @returns its ID
 * @throws CONFLICT if another tab or device stored a newer version
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
    await mustHaveRoomForDraft(em, viewer);
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
async function mustHaveRoomForDraft(em: EntityManager, viewer: Viewer): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('drafts'), hashtext(${viewer.id}))`);
  if ((await em.count(EditDraft, { person: viewer.id })) >= MAX_DRAFTS)
    throw policy('TOO_MANY_DRAFTS', { limit: MAX_DRAFTS });
}
