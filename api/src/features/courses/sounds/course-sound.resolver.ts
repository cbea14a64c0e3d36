import { Arg, Ctx, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { ReadField, ReadMutation, type Row, resultRow } from '../../../graphql/read/index.ts';
import { mediaUrl } from '../../media/index.ts';
import { AddCourseSoundInput, addCourseSound } from './add-sound.ts';
import { CourseSound } from './course-sound.entity.ts';

@Resolver(() => CourseSound)
export class CourseSoundResolver {
  @Allow('course:update')
  @ReadMutation(() => CourseSound, {
    description:
      'Stores an upload as audio for the answers of a course’s questions. Audio that no question contains is deleted after a week. BAD_INPUT: not audio, or too large. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the course already has 1,000 audio files.',
  })
  async addCourseSound(@Arg('input') input: AddCourseSoundInput, @Ctx() context: Context) {
    return resultRow(CourseSound, await addCourseSound(context, input));
  }

  @ReadField(() => String, {
    description: 'Signed URL of the audio, below the platform’s own URL. Valid for six hours.',
  })
  url(@Root() sound: Row<CourseSound>) {
    return mediaUrl(sound.media);
  }
}
