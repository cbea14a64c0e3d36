import { randomUUID } from 'node:crypto';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { policy } from '../../../platform/errors/errors.ts';
import { storeAudio } from '../../media/index.ts';
import { lockOwnCourse } from '../load.ts';
import { CourseSound, MAX_SOUNDS } from './course-sound.entity.ts';

@InputType({ description: 'Input to add audio for the answers of a course’s questions.' })
export class AddCourseSoundInput {
  @Field(() => ID, { description: 'ID of the viewer’s course.' })
  courseId!: string;
  @Field(() => ID, {
    description: 'ID of a finished audio upload (MP3, M4A, OGG or WAV, at most 20 MB).',
  })
  uploadId!: string;
}

/** It is inaudible until a question contains it. That question is the edit. */
export function addCourseSound(
  context: Context,
  { courseId, uploadId }: AddCourseSoundInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, courseId);
    course.assertEditable();
    if ((await em.count(CourseSound, { course })) >= MAX_SOUNDS)
      throw policy('TOO_MANY_SOUNDS', { limit: MAX_SOUNDS });
    const media = await storeAudio(em, context, viewer, { uploadId, field: 'uploadId' });
    const sound = em.create(CourseSound, { id: randomUUID(), course, media });
    await em.flush();
    return sound.id;
  });
}
