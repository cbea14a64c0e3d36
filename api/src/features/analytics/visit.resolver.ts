import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { RecordCourseVisitInput, RecordedCourseVisit, recordVisit } from './record-visit.ts';

@Resolver()
export class VisitResolver {
  @Public()
  @Mutation(() => RecordedCourseVisit, {
    description:
      'Records a visit to a course page. Each visitor counts once a day and cannot be recognised on other days or courses. BAD_INPUT: the search phrase has more than 100 characters.',
  })
  recordCourseVisit(
    @Arg('input') input: RecordCourseVisitInput,
    @Ctx() context: Context,
  ): Promise<RecordedCourseVisit> {
    return recordVisit(context, input);
  }
}
