import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { Needs, ReadField, ReadMutation, type Row } from '../../../graphql/read/index.ts';
import { Video, type VideoPiece, videoSource } from '../../media/index.ts';
import { Course } from '../course.entity.ts';
import { courseAfter } from '../course.reads.ts';
import { coursePromoUrl } from './promo-url.ts';
import { SetCoursePromoInput, setCoursePromo } from './set-course-promo.ts';

interface Promoted {
  readonly id: string;
  readonly promoMedia: string | null;
}

@Resolver(() => Course)
export class PromoResolver {
  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Sets or removes the promotional video of a course. BAD_INPUT: no such upload of the viewer, not a video, or a video that is too long. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the package has no room.',
  })
  async setCoursePromo(@Arg('input') input: SetCoursePromoInput, @Ctx() context: Context) {
    return courseAfter(await setCoursePromo(context, input));
  }

  @ReadField(() => Video, {
    nullable: true,
    description: 'Promotional video of the course. Null without one.',
  })
  promo(@Root() course: Row<Course>) {
    return videoSource(course.promoMedia, 'Viewers of the course may see its promotional video.');
  }

  @Needs('id', 'promoMedia')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed URL of the promotional video for the viewer, below the platform’s own URL. Valid for six hours, or until the viewer may no longer see the course.',
  })
  promoUrl(@Root() course: Promoted, @Ctx() context: Context): string | null {
    return toUrl(course, context, '');
  }

  @Needs('id', 'promoMedia')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed URL of the HLS playlist of the promotional video, with the same validity as `promoUrl`. Available once `promo.state` is READY.',
  })
  promoStreamUrl(@Root() course: Promoted, @Ctx() context: Context): string | null {
    return toUrl(course, context, '/stream.m3u8');
  }

  @Needs('id', 'promoMedia')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed URL of the poster image (WebP) of the promotional video, with the same validity as `promoUrl`. Available if `promo.hasPoster` is true.',
  })
  promoPosterUrl(@Root() course: Promoted, @Ctx() context: Context): string | null {
    return toUrl(course, context, '/poster.webp');
  }
}

const toUrl = (
  { id: courseId, promoMedia: mediaId }: Promoted,
  { services, viewer }: Context,
  piece: VideoPiece,
): string | null => mediaId && coursePromoUrl(services.keys, { courseId, mediaId }, viewer, piece);
