import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { Needs, ReadField, ReadMutation, type Row, sql } from '../../../graphql/read/index.ts';
import { Video, videoOf } from '../../media/index.ts';
import { type Lesson, LessonContent } from '../section.entity.ts';
import { lessonMediaUrl } from './lesson-media-address.ts';
import { MakeVideoStreamInput, makeStreamOf } from './retry-stream.ts';

interface LessonFile {
  readonly id: string;
  readonly media: string | null;
}

/** Videos of lessons and their renditions. */
@Resolver(() => LessonContent)
export class LessonVideoResolver {
  @Allow('course:update')
  @ReadMutation(() => Video, {
    description:
      'Makes the qualities of the video of a lesson, or of a course’s promo, or tries again after a failure; what is made, or on its way, stays. NOT_FOUND: no video. FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it, or the platform makes no streams. POLICY: it was asked for too often within a day.',
  })
  async makeVideoStream(@Arg('input') input: MakeVideoStreamInput, @Ctx() context: Context) {
    return videoOf(sql`${await makeStreamOf(context, input)}::uuid`, 'The command decided.');
  }

  @ReadField(() => Video, { nullable: true, description: 'Its video; absent in lessons without one.' })
  video(@Root() lesson: Row<Lesson>) {
    return videoOf(lesson.media, 'Who may read the lesson may know of its video.');
  }

  @Needs('id', 'media')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed address of the video’s HLS playlist, made for the viewer as `mediaUrl` is; answers once `video.state` is READY.',
  })
  streamUrl(@Root() lesson: LessonFile, @Ctx() { services, viewer }: Context): string | null {
    const { id: lessonId, media: mediaId } = lesson;
    return mediaId && lessonMediaUrl(services.keys, { lessonId, mediaId }, viewer, '/stream.m3u8');
  }

  @Needs('id', 'media')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed address of a picture of the video (WebP), made for the viewer as `mediaUrl` is; answers where `video.hasPoster`.',
  })
  posterUrl(@Root() lesson: LessonFile, @Ctx() { services, viewer }: Context): string | null {
    const { id: lessonId, media: mediaId } = lesson;
    return mediaId && lessonMediaUrl(services.keys, { lessonId, mediaId }, viewer, '/poster.webp');
  }
}
