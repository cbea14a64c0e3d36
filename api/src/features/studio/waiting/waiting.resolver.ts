import { Ctx, Field, Int, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { derived, MaxRows, ReadQuery } from '../../../graphql/read/index.ts';
import { TeachingQueue, teachingQueues, waitingCounts } from './waiting-counts.ts';

@ObjectType({ description: 'Counts of pending work in the viewer’s courses, each up to 100.' })
export class WaitingForTeacher {
  @Field(() => Int, { description: 'Number of student questions that no teacher has answered.' })
  questions!: number;
  @Field(() => Int, { description: 'Number of submissions and quiz answers that wait to be graded.' })
  toMark!: number;
}

@Resolver()
export class WaitingResolver {
  @Allow('course:read-own')
  @ReadQuery(() => WaitingForTeacher, {
    description:
      'Counts of pending work in courses that the viewer owns, or co-teaches with the right to answer or to grade. For badges in the navigation.',
  })
  waitingForTeacher(@Ctx() context: Context) {
    return derived(
      WaitingForTeacher,
      waitingCounts(signedIn(context)),
      'Only courses that the viewer teaches are counted.',
    );
  }

  @Allow('course:read-own')
  @MaxRows(6)
  @ReadQuery(() => [TeachingQueue], {
    description: 'The viewer’s queues of work as a teacher, with due times. Includes empty queues.',
  })
  teachingQueues(@Ctx() context: Context) {
    return derived(
      TeachingQueue,
      teachingQueues(signedIn(context)),
      'Only courses that the viewer teaches are counted.',
    );
  }
}
