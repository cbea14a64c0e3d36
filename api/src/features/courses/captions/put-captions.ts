import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { Media, storeUploadedCaptions } from '../../media/index.ts';
import { audit } from '../../operations/index.ts';
import type { Course } from '../course.entity.ts';
import { HeldEdit } from '../holds/held-edit.entity.ts';
import { holdFlagged } from '../holds/hold-flagged.ts';
import { lessonKinds } from '../lesson-kinds.ts';
import { lockOwnLesson } from '../load.ts';
import type { Lesson } from '../section.entity.ts';
import { replaceCaptions } from './caption-commands.ts';
import { CaptionLanguage } from './caption-language.ts';

@InputType({ description: 'Input to add captions to a video. They replace captions of the same language.' })
export class AddLessonCaptionsInput {
  @Field(() => ID, { description: 'ID of a lesson with a video.' })
  lessonId!: string;
  @Field(() => CaptionLanguage, { description: 'Language in which the captions are written.' })
  language!: CaptionLanguage;
  @Field(() => ID, {
    description: 'ID of a finished upload of WebVTT or SubRip (SRT) captions, at most 1 MB.',
  })
  uploadId!: string;
}

export function addLessonCaptions(context: Context, input: AddLessonCaptionsInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockOwnLesson(em, viewer, input.lessonId);
    course.edit(false);
    if (!lessonKinds[lesson.kind].hasVideo) throw badInput('lessonId', 'catalog.kindMismatch');
    const { uploadId, language } = input;
    const mediaId = await storeUploadedCaptions(em, context, viewer, { uploadId, field: 'uploadId' });
    await putCaptions(em, context, course, lesson, language, mediaId);
    audit(em, context, { action: 'lesson.captions.add', targetId: lesson.id, after: { language } });
    return lesson.id;
  });
}

/** Replaces the captions of a language, unless their text waits for a reviewer. */
export async function putCaptions(
  em: EntityManager,
  context: Context,
  course: Course,
  lesson: Lesson,
  language: CaptionLanguage,
  mediaId: string,
): Promise<void> {
  const cues = await runSql<{ text: string }>(
    em,
    sql`select text from caption_cue where media_id = ${mediaId} order by position`,
  );
  for (const open of await em.find(HeldEdit, { lesson, kind: 'CAPTIONS', decidedAt: null }))
    if (open.content.language === language) open.close('REPLACED');
  const applied = await holdFlagged(em, context, course, {
    kind: 'CAPTIONS',
    subjectId: mediaId,
    title: lesson.title,
    lesson,
    media: em.getReference(Media, mediaId),
    former: null,
    given: { language },
    texts: cues.map(({ text }) => text),
    isNew: true,
  });
  if (applied) await replaceCaptions(em, lesson, language, mediaId);
}
