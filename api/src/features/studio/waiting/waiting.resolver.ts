import { Ctx, Field, Int, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { derived, MaxRows, ReadQuery } from '../../../graphql/read/index.ts';
import { TeachingQueue } from './waiting.types.ts';
import { teachingQueues, waitingCounts } from './waiting-counts.ts';

@ObjectType({
  description: 'How much waits for a person in the courses that they teach, each to 100 at most.',
})
export class WaitingForTeacher {
  @Field(() => Int, { description: 'Questions of students that no teacher has answered yet.' })
  questions!: number;
  @Field(() => Int, { description: 'Work handed in and answers of quizzes that wait to be marked.' })
  toMark!: number;
}

@Resolver()
export class WaitingResolver {
  @Allow('course:read-own')
  @ReadQuery(() => WaitingForTeacher, {
    description:
      'What waits for the viewer in courses that they own or help to teach with the right to answer or to mark; to be shown beside the ways there.',
  })
  waitingForTeacher(@Ctx() context: Context) {
    return derived(
      WaitingForTeacher,
      waitingCounts(signedIn(context)),
      'The counts take courses that the viewer teaches, and no others.',
    );
  }

  @Allow('course:read-own')
  @MaxRows(4)
  @ReadQuery(() => [TeachingQueue], {
    description: 'What waits for the viewer as a teacher, kind by kind with its clock, empty ones too.',
  })
  teachingQueues(@Ctx() context: Context) {
    return derived(
      TeachingQueue,
      teachingQueues(signedIn(context)),
      'The queues take courses that the viewer teaches, and no others.',
    );
  }
}
