import { Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { COMMAND_DECIDED, rows, sql } from '../../graphql/read/index.ts';
import { Course } from './course.entity.ts';

@ObjectType({
  description: 'What a deletion has removed from a course, for clients to drop it from what they keep.',
})
export class DeletedFromCourse {
  @Field(() => ID, { description: 'Of the section or lesson that is gone; nothing answers to it any more.' })
  id!: string;
  readonly courseId!: string;
}

@Resolver(() => DeletedFromCourse)
export class DeletedFromCourseResolver {
  @FieldResolver(() => Course, { description: 'The course without it, its other parts numbered anew.' })
  course(@Root() { courseId }: DeletedFromCourse) {
    return rows(Course, (c) => ({ where: sql`${c.id} = ${courseId}` }), { skipVisibility: COMMAND_DECIDED });
  }
}
