import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { storeVideo } from '../../media/index.ts';
import { audit } from '../../operations/index.ts';
import { lockOwnCourse } from '../load.ts';

/**
 * Maximum duration in minutes. A promotional video introduces the course. Free content belongs into preview lessons.
 */
const MAX_MINUTES = 5;

@InputType({ description: 'Input to set the promotional video of a course.' })
export class SetCoursePromoInput {
  @Field(() => ID, { description: 'ID of the course of the video.' })
  courseId!: string;
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a finished upload of an MP4 video of at most 5 minutes. MOV and WebM are accepted if the platform transcodes videos. Null removes the video.',
  })
  uploadId?: string | null;
}

/** Like the cover, the video changes immediately, without a review. */
export function setCoursePromo(
  context: Context,
  { courseId, uploadId }: SetCoursePromoInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, courseId);
    course.edit(false);
    course.promoMedia = uploadId ? await storeVideo(em, context, viewer, uploadId, MAX_MINUTES) : null;
    audit(em, context, {
      action: 'course.promo',
      targetId: course.id,
      after: course.promoMedia ? { seconds: course.promoMedia.durationSec } : null,
    });
    return course.id;
  });
}
