import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { lockOwnCourse } from '../courses/index.ts';
import { audit } from '../operations/index.ts';
import { notify } from '../support/index.ts';

@InputType({ description: 'Input to request that a suspended course is restored.' })
export class AskToRestoreCourseInput {
  @Field(() => ID, { description: 'ID of the viewer’s course that an administrator suspended.' })
  courseId!: string;
  @Field({ description: 'Message for administrators about the corrections, 10 to 1,000 characters.' })
  @TrimmedLength(10, 1000, { message: 'catalog.restoreMessage' })
  message!: string;
}

/** One request may be pending. @throws NOT_FOUND, FORBIDDEN, CONFLICT */
export function askToRestoreCourse(context: Context, input: AskToRestoreCourseInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, input.courseId, 'OWNER');
    course.requestRestore(input.message.trim(), new Date());
    audit(em, context, { action: 'course.ask-restore', targetId: course.id, reason: input.message.trim() });
    await notify(
      em,
      context.services,
      { may: 'course:manage', except: viewer.id },
      {
        kind: 'COURSE_RESTORE_ASKED',
        params: { course: course.title },
        link: '/admin/courses?restore=asked',
      },
    );
    return course.id;
  });
}
