import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { audit, IdempotencyKey, runOnce } from '../operations/index.ts';
import { copyCaptions } from './captions/caption-commands.ts';
import { checkCopy, needsChecks } from './copy-content.ts';
import { formatCopyTitle } from './copy-title.ts';
import { assertLessonRoom } from './lesson-commands.ts';
import { LessonFile } from './lessons/lesson-file.entity.ts';
import { lockOwnLesson } from './load.ts';
import { Lesson, Section } from './section.entity.ts';
import { renumber } from './structure.ts';

const MAX_TITLE_LENGTH = 80;

@InputType({ description: 'Lesson of which a copy is made.' })
export class DuplicateLessonInput {
  @Field(() => ID, { description: 'ID of the lesson to copy, in a course of the viewer.' })
  lessonId!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Video, captions and files are shared: a file is stored as long as a lesson refers to it. Pictures belong to the
 * course and not to a text.
 */
export function duplicateLesson(
  context: Context,
  { lessonId, idempotencyKey }: DuplicateLessonInput,
): Promise<string> {
  return runOnce(context, idempotencyKey, { duplicateLesson: { lessonId } }, async (em, viewer) => {
    const { course, lesson } = await lockOwnLesson(em, viewer, lessonId);
    course.edit(false);
    const section = await em.findOneOrFail(Section, { id: lesson.section.id });
    const last = await assertLessonRoom(em, course, section);
    const { kind, rule, isRequired, durationSec, minutes, body, media } = lesson;
    const { embedUrl, liveUrl, liveStartsAt, recordingUrl, drip, dripDays, dripAt } = lesson;
    const title = formatCopyTitle(lesson.title, course.language, MAX_TITLE_LENGTH);
    const content = { minutes, body, media, embedUrl, liveUrl, liveStartsAt, recordingUrl };
    const copied = { title, kind, rule, isRequired, durationSec, ...content, drip, dripDays, dripAt };
    // Not a preview: the teacher decides for each lesson what is public
    const copy = em.create(Lesson, { ...copied, course, section, isPreview: false, position: last });
    const files = await em.find(LessonFile, { lesson }, { orderBy: { id: 1 } });
    for (const file of files)
      em.create(LessonFile, { lesson: copy, media: file.media, name: file.name, type: file.type });
    await em.flush();
    await copyCaptions(em, [[lesson, copy]]);
    if (await needsChecks(em, course, course, [lesson.id])) await checkCopy(em, context, course, copy);
    await renumber(em, 'lesson', 'section_id', section.id, { id: copy.id, position: lesson.position + 1 });
    audit(em, context, { action: 'lesson.duplicate', targetId: copy.id, after: { title, of: lesson.id } });
    return copy.id;
  });
}
