import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { lockOwnCourse } from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';

@InputType({ description: 'Says whether videos of a course carry a moving code.' })
export class SwitchPlaybackMarksInput {
  @Field(() => ID, { description: 'Of one of the viewer’s own courses.' })
  courseId!: string;
  @Field(() => Boolean, { description: 'Whether a code of each playback moves over the picture.' })
  isEnabled!: boolean;
}

/**
 * Turns the watermark codes of a course on or off, for future playbacks.
 * @returns the course's ID
 */
export function switchPlaybackMarks(
  context: Context,
  { courseId, isEnabled }: SwitchPlaybackMarksInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, courseId, 'OWNER');
    if (course.marksPlayback === isEnabled) return course.id;
    course.marksPlayback = isEnabled;
    audit(em, context, {
      action: 'course.playback-marks',
      targetType: 'course',
      targetId: course.id,
      before: !isEnabled,
      after: isEnabled,
    });
    return course.id;
  });
}
