import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { audit } from '../../operations/index.ts';
import { lockOwnLesson } from '../load.ts';
import { askForStream } from './stream.jobs.ts';

@InputType({ description: 'Which video is to be made into several qualities.' })
export class MakeVideoStreamInput {
  @Field(() => ID, { description: 'Of an own lesson with a video.' })
  lessonId!: string;
}

/**
 * Asks for the qualities of a video that has none: they failed, or it came before there was a program to make them.
 * Returns the id of the stored file.
 * @throws NOT_FOUND without a video, CONFLICT where nothing makes streams
 */
export function makeStreamOf(context: Context, { lessonId }: MakeVideoStreamInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockOwnLesson(em, signedIn(context), lessonId);
    course.edit(false);
    if (!context.services.config.ffmpegPath) throw conflict('NO_STREAMS');
    if (!lesson.media) throw notFound();
    await askForStream(em, context.services, lesson.media.id);
    audit(em, context, { action: 'lesson.stream', targetType: 'lesson', targetId: lesson.id });
    return lesson.media.id;
  });
}
