import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { OneOf } from '../../../graphql/one-of.ts';
import { conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { MAX_REQUESTS, requestStream } from '../../media/index.ts';
import { audit } from '../../operations/index.ts';
import { lockOwnCourse, lockOwnLesson } from '../load.ts';

@OneOf()
@InputType({ description: 'Video to transcode. Exactly one of the fields is required.' })
export class MakeVideoStreamInput {
  @Field(() => ID, { nullable: true, description: 'ID of a lesson with a video, in the viewer’s course.' })
  lessonId?: string;

  @Field(() => ID, { nullable: true, description: 'ID of the viewer’s course, for its promotional video.' })
  courseId?: string;
}

/**
 * Requests the transcoding of a video without a stream: it failed, or the video was uploaded before ffmpeg was
 * configured.
 * @returns ID of the stored file
 * @throws NOT_FOUND without a video, CONFLICT without ffmpeg, POLICY after too many requests
 */
export function retryStream(context: Context, input: MakeVideoStreamInput): Promise<string> {
  const { services } = context;
  return context.em.transactional(async (em) => {
    const { media, target } = await lockVideo(em, context, input);
    if (!services.config.ffmpegPath) throw conflict('NO_STREAMS');
    if (!media) throw notFound();
    if (!(await requestStream(em, services, media.id)))
      throw policy('STREAM_TRIED_OFTEN', { limit: MAX_REQUESTS });
    audit(em, context, target);
    return media.id;
  });
}

async function lockVideo(em: EntityManager, context: Context, { lessonId, courseId }: MakeVideoStreamInput) {
  const viewer = signedIn(context);
  if (courseId) {
    const course = await lockOwnCourse(em, viewer, courseId);
    course.edit(false);
    const target = { action: 'course.stream', targetId: course.id } as const;
    return { media: course.promoMedia, target };
  }
  const { course, lesson } = await lockOwnLesson(em, viewer, lessonId!);
  course.edit(false);
  const target = { action: 'lesson.stream', targetId: lesson.id } as const;
  return { media: lesson.media, target };
}
