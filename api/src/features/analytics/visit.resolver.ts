import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { RecordCourseVisitInput, RecordedCourseVisit, recordVisit } from './record-visit.ts';

@Resolver()
export class VisitResolver {
  @Public()
  @Mutation(() => RecordedCourseVisit, {
    description:
      'Counts a look at a course’s page: once a day for a visitor, who is not recognised on another day or course. BAD_INPUT: longer than 100 characters.',
  })
  recordCourseVisit(
    @Arg('input') input: RecordCourseVisitInput,
    @Ctx() context: Context,
  ): Promise<RecordedCourseVisit> {
    return recordVisit(context, input);
  }
}
