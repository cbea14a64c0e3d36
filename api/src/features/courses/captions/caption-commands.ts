import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { audit } from '../../operations/index.ts';
import type { Course } from '../course.entity.ts';
import type { DeletedFromCourse } from '../course.resolver.ts';
import { holdFlagged } from '../holds/hold-flagged.ts';
import { lockParentLesson } from '../load.ts';
import type { Lesson } from '../section.entity.ts';
import { type CaptionLanguage, NATIVE_NAMES } from './caption-language.ts';

const LABEL = validationMessage('catalog.captionsLabel', { max: 40 });

@InputType({ description: 'Input to update captions. Omitted fields do not change.' })
export class UpdateLessonCaptionsInput {
  @Field(() => ID, { description: 'ID of the edited captions.' })
  trackId!: string;
  @Field({ nullable: true, description: 'Label in players, 1 to 40 characters.' })
  @TrimmedLength(1, 40, { message: LABEL })
  label?: string;
  @Field({
    nullable: true,
    description:
      'True makes them the default captions. False has no effect, since one track is always the default.',
  })
  isDefault?: boolean;
}

/** Replaces the captions of the same language. The former captions remain stored, so that the edit can be undone. */
export async function replaceCaptions(
  em: EntityManager,
  { id }: Lesson,
  language: CaptionLanguage,
  mediaId: string,
): Promise<void> {
  const [former] = await runSql<{ label: string }>(
    em,
    sql`update caption_track set replaced_at = now() where lesson_id = ${id} and language = ${language}
      and replaced_at is null returning label`,
  );
  await runSql(
    em,
    sql`insert into caption_track (lesson_id, language, label, media_id, is_default)
      select ${id}, ${language}, ${former?.label ?? NATIVE_NAMES[language]}, ${mediaId},
        not exists (select 1 from caption_track t where t.lesson_id = ${id} and t.is_default and t.replaced_at is null)`,
  );
}

/** @returns the label that applies now: the former one if the new one waits for a reviewer */
async function holdLabel(
  em: EntityManager,
  context: Context,
  { course, lesson, trackId }: { course: Course; lesson: Lesson; trackId: string },
  former: string,
  { label }: UpdateLessonCaptionsInput,
): Promise<string> {
  const applied = await holdFlagged(em, context, course, {
    ...{ kind: 'CAPTIONS', subjectId: trackId, title: lesson.title, lesson },
    former: { label: former },
    given: label === undefined ? {} : { label: label.trim() },
  });
  return (applied as { label?: string }).label ?? former;
}

export const renameCaptions = (em: EntityManager, trackId: string, label: string): Promise<unknown> =>
  runSql(em, sql`update caption_track set label = ${label} where id = ${trackId} and replaced_at is null`);

export function updateLessonCaptions(context: Context, input: UpdateLessonCaptionsInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockParentLesson(em, viewer, 'caption_track', input.trackId);
    course.edit(false);
    const [track] = await runSql<{ label: string }>(
      em,
      sql`select label from caption_track where id = ${input.trackId} and replaced_at is null`,
    );
    if (!track) throw notFound();
    const label = await holdLabel(
      em,
      context,
      { course, lesson, trackId: input.trackId },
      track.label,
      input,
    );
    if (input.isDefault)
      await runSql(
        em,
        sql`update caption_track set is_default = false where lesson_id = ${lesson.id} and is_default`,
      );
    await runSql(
      em,
      sql`update caption_track set label = ${label}, is_default = is_default or ${input.isDefault ?? false}
        where id = ${input.trackId}`,
    );
    audit(em, context, {
      action: 'lesson.captions.update',
      targetId: lesson.id,
      before: { label: track.label },
      after: { label, ...(input.isDefault && { isDefault: true }) },
    });
    return lesson.id;
  });
}

export function deleteLessonCaptions(context: Context, trackId: string): Promise<DeletedFromCourse> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockParentLesson(em, viewer, 'caption_track', trackId);
    course.edit(false);
    const [gone] = await runSql<{ language: string }>(
      em,
      sql`select language from caption_track where id = ${trackId} and replaced_at is null`,
    );
    if (!gone) throw notFound();
    await removeCaptions(em, lesson, gone.language);
    audit(em, context, {
      action: 'lesson.captions.delete',
      targetId: lesson.id,
      before: { language: gone.language },
    });
    return { id: trackId, courseId: course.id };
  });
}

/** Captions of another language become the default. */
export async function removeCaptions(em: EntityManager, lesson: Lesson, language: string): Promise<void> {
  await runSql(
    em,
    sql`update caption_track set replaced_at = now()
      where lesson_id = ${lesson.id} and language = ${language} and replaced_at is null`,
  );
  await runSql(
    em,
    sql`update caption_track set is_default = true where id = (select t.id from caption_track t
        where t.lesson_id = ${lesson.id} and t.replaced_at is null order by t.created_at, t.id limit 1)
      and not exists (select 1 from caption_track t
        where t.lesson_id = ${lesson.id} and t.is_default and t.replaced_at is null)`,
  );
}

/** The first of the restored captions become the default. */
export async function restoreCaptions(
  em: EntityManager,
  lesson: Lesson,
  trackIds: readonly string[],
): Promise<void> {
  await runSql(
    em,
    sql`update caption_track set replaced_at = now() where lesson_id = ${lesson.id} and replaced_at is null`,
  );
  await runSql(
    em,
    sql`update caption_track set replaced_at = null, is_default = id = (${trackIds}::uuid[])[1]
      where lesson_id = ${lesson.id} and id = any(${trackIds}::uuid[])`,
  );
}

/** Copies the captions of lessons to their copies. The files are shared. */
export const copyCaptions = (
  em: EntityManager,
  copies: readonly [former: Lesson, copy: Lesson][],
): Promise<unknown> =>
  runSql(
    em,
    sql`insert into caption_track (lesson_id, language, label, media_id, is_default)
      select copies.copy_id, t.language, t.label, t.media_id, t.is_default
      from caption_track t join unnest(${copies.map(([{ id }]) => id)}::uuid[], ${copies.map(([, { id }]) => id)}::uuid[])
        as copies(former_id, copy_id) on copies.former_id = t.lesson_id
      where t.replaced_at is null order by t.id`,
  );
