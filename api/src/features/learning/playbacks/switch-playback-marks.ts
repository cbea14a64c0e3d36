import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { lockOwnCourse } from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';

@InputType({ description: 'Input for enabling or disabling playback codes of a course.' })
export class SwitchPlaybackMarksInput {
  @Field(() => ID, { description: 'ID of a course that the viewer owns.' })
  courseId!: string;
  @Field(() => Boolean, { description: 'True to display a code for each playback over the video.' })
  isEnabled!: boolean;
}

/** Affects only future playbacks. */
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
      targetId: course.id,
      before: !isEnabled,
      after: isEnabled,
    });
    return course.id;
  });
}
