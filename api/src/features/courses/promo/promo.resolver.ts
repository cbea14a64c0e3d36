import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { Needs, ReadField, ReadMutation, type Row } from '../../../graphql/read/index.ts';
import { Video, type VideoPiece, videoOf } from '../../media/index.ts';
import { Course } from '../course.entity.ts';
import { courseAfter } from '../course.reads.ts';
import { coursePromoUrl } from './promo-address.ts';
import { SetCoursePromoInput, setCoursePromo } from './set-course-promo.ts';

interface Promoted {
  readonly id: string;
  readonly promoMedia: string | null;
}

/** Promotional video of a course. */
@Resolver(() => Course)
export class PromoResolver {
  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Sets the promotional video of a course, or takes it away. BAD_INPUT: no such upload of the viewer, no video, or one that is too long. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the package has no room.',
  })
  async setCoursePromo(@Arg('input') input: SetCoursePromoInput, @Ctx() context: Context) {
    return courseAfter(await setCoursePromo(context, input));
  }

  @ReadField(() => Video, { nullable: true, description: 'Its promotional video; absent without one.' })
  promo(@Root() course: Row<Course>) {
    return videoOf(course.promoMedia, 'Who may know of the course may know of its promo.');
  }

  @Needs('id', 'promoMedia')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed address of the promo, below the platform’s own, for whoever asks, for six hours; ends once they may not know of the course.',
  })
  promoUrl(@Root() course: Promoted, @Ctx() context: Context): string | null {
    return addressOf(course, context, '');
  }

  @Needs('id', 'promoMedia')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed address of the promo’s HLS playlist, as `promoUrl`; answers once `promo.state` is READY.',
  })
  promoStreamUrl(@Root() course: Promoted, @Ctx() context: Context): string | null {
    return addressOf(course, context, '/stream.m3u8');
  }

  @Needs('id', 'promoMedia')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed address of a picture of the promo (WebP), as `promoUrl`; answers where `promo.hasPoster`.',
  })
  promoPosterUrl(@Root() course: Promoted, @Ctx() context: Context): string | null {
    return addressOf(course, context, '/poster.webp');
  }
}

const addressOf = (
  { id: courseId, promoMedia: mediaId }: Promoted,
  { services, viewer }: Context,
  piece: VideoPiece,
): string | null => mediaId && coursePromoUrl(services.keys, { courseId, mediaId }, viewer, piece);
