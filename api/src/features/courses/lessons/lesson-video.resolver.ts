import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { Needs, ReadField, ReadMutation, type Row, sql } from '../../../graphql/read/index.ts';
import { Video, videoSource } from '../../media/index.ts';
import { type Lesson, LessonContent } from '../section.entity.ts';
import { lessonMediaUrl } from './lesson-media-url.ts';
import { MakeVideoStreamInput, retryStream } from './retry-stream.ts';

interface LessonFile {
  readonly id: string;
  readonly media: string | null;
}

@Resolver(() => LessonContent)
export class LessonVideoResolver {
  @Allow('course:update')
  @ReadMutation(() => Video, {
    description:
      'Transcodes the video of a lesson or the promotional video of a course into several renditions, or retries after a failure. No effect on a finished or pending transcoding. NOT_FOUND: no video. FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it, or the platform does not transcode videos. POLICY: too many requests within a day.',
  })
  async makeVideoStream(@Arg('input') input: MakeVideoStreamInput, @Ctx() context: Context) {
    return videoSource(
      sql`${await retryStream(context, input)}::uuid`,
      'The mutation has checked that the viewer may see its result.',
    );
  }

  @ReadField(() => Video, { nullable: true, description: 'Video of the lesson. Null without one.' })
  video(@Root() lesson: Row<Lesson>) {
    return videoSource(lesson.media, 'Viewers of the lesson may see its video.');
  }

  @Needs('id', 'media')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed URL of the video’s HLS playlist, with the same validity as `mediaUrl`. Available once `video.state` is READY.',
  })
  streamUrl(@Root() lesson: LessonFile, @Ctx() { services, viewer }: Context): string | null {
    const { id: lessonId, media: mediaId } = lesson;
    return mediaId && lessonMediaUrl(services.keys, { lessonId, mediaId }, viewer, '/stream.m3u8');
  }

  @Needs('id', 'media')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed URL of the video’s poster image (WebP), with the same validity as `mediaUrl`. Available if `video.hasPoster` is true.',
  })
  posterUrl(@Root() lesson: LessonFile, @Ctx() { services, viewer }: Context): string | null {
    const { id: lessonId, media: mediaId } = lesson;
    return mediaId && lessonMediaUrl(services.keys, { lessonId, mediaId }, viewer, '/poster.webp');
  }
}
