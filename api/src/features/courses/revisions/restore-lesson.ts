import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { getById } from '../../../platform/db/index.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { audit } from '../../operations/index.ts';
import { removeCaptions, replaceCaptions, restoreCaptions } from '../captions/caption-commands.ts';
import { holdLesson, lessonTexts } from '../holds/hold-lesson.ts';
import { setDuration } from '../lessons/assign-lesson.ts';
import { lockOwnLesson } from '../load.ts';
import type { RichTextDocument } from '../rich-text.ts';
import type { Lesson } from '../section.entity.ts';
import { CourseChange, CourseChangeKind } from './course-change.entity.ts';

@InputType({ description: 'Input to restore the previous content of a lesson.' })
export class RestoreLessonInput {
  @Field(() => ID, { description: 'ID of a lesson in a course that the viewer may edit.' })
  lessonId!: string;
  @Field(() => ID, { description: 'ID of the edit to undo, from courseChanges.' })
  changeId!: string;
  @Field(() => Int, { description: 'Displayed version of the lesson. CONFLICT if it was edited meanwhile.' })
  expectedVersion!: number;
}

/**
 * Restores title, text, video and captions of a lesson that an edit replaced. This is an edit itself, so nothing is
 * lost.
 * @returns ID of the lesson
 * @throws NOT_FOUND for a change of another lesson, CONFLICT if the lesson was edited meanwhile
 */
export function restoreLesson(
  context: Context,
  { lessonId, changeId, expectedVersion }: RestoreLessonInput,
): Promise<string> {
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockOwnLesson(em, signedIn(context), lessonId);
    if (lesson.version !== expectedVersion)
      throw conflict('STALE_VERSION', { version: lesson.version }, 'catalog.lessonVersion');
    const change = await getById(
      em,
      CourseChange,
      changeId,
      { populate: ['formerMedia', 'formerCaptions'] },
      { subjectId: lesson.id, kind: CourseChangeKind.LESSON_EDITED },
    );
    course.edit(false);
    lesson.version++;
    const texts = lessonTexts(lesson);
    restoreContent(lesson, change);
    const fields = (['title', 'body'] as const).filter((field) => change.fields.includes(field));
    await holdLesson(em, context, course, lesson, { former: texts, fields });
    setDuration(lesson);
    await restoreFormerCaptions(em, lesson, change);
    audit(em, context, {
      action: 'lesson.restore',
      targetId: lesson.id,
      after: { fields: change.fields, version: change.version },
    });
    return lesson.id;
  });
}

function restoreContent(lesson: Lesson, { fields, former, formerMedia }: CourseChange): void {
  const was = new Set(fields);
  if (was.has('title')) lesson.title = String(former.title);
  if (was.has('body')) lesson.body = (former.body ?? null) as RichTextDocument | null;
  if (was.has('media_id')) lesson.media = formerMedia ?? null;
  if (was.has('media_id') && lesson.media) lesson.durationSec = lesson.media.durationSec ?? 0;
}

/** Edits from before captions had languages refer to a single caption file of the lesson. */
async function restoreFormerCaptions(
  em: EntityManager,
  lesson: Lesson,
  { fields, former, formerCaptions }: CourseChange,
): Promise<void> {
  if (fields.includes('caption_tracks')) await restoreCaptions(em, lesson, former.caption_tracks as string[]);
  else if (fields.includes('captions_id') && formerCaptions)
    await replaceCaptions(em, lesson, 'vi', formerCaptions.id);
  else if (fields.includes('captions_id')) await removeCaptions(em, lesson, 'vi');
}
