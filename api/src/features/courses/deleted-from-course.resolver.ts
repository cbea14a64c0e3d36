import { Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { resultRow } from '../../graphql/read/index.ts';
import { Course } from './course.entity.ts';

@ObjectType({ description: 'A deleted part of a course, for clients to remove it from their cache.' })
export class DeletedFromCourse {
  @Field(() => ID, {
    description: 'ID of the deleted part, for example a section or lesson. It is no longer valid.',
  })
  id!: string;
  readonly courseId!: string;
}

@Resolver(() => DeletedFromCourse)
export class DeletedFromCourseResolver {
  @FieldResolver(() => Course, {
    description: 'The course without the deleted part, with its other parts renumbered.',
  })
  course(@Root() { courseId }: DeletedFromCourse) {
    return resultRow(Course, courseId);
  }
}
