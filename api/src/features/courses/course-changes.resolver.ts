import { Args, Ctx, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageUpTo, ReadField, ReadQuery, type Row, rows, sql } from '../../graphql/read/index.ts';
import {
  Change,
  ChangeFeedArgs,
  type ChangeKind,
  changeFeed,
  createChangesType,
  MAX_CHANGES,
  ROWS_FOR_ONE,
} from '../operations/index.ts';
import { Course } from './course.entity.ts';

@ObjectType({ description: 'A course that was created or changed.' })
export class ChangedCourse extends Change {}

const CourseChangeFeed = createChangesType('CourseChangeFeed', () => ChangedCourse);

const COURSES: ChangeKind = {
  kind: 'course',
  exists: (id) => sql`exists (select from course c where c.id = ${id})`,
};

@Resolver(() => ChangedCourse)
export class CourseChangeResolver {
  @Allow('course:read-any')
  @PageUpTo(MAX_CHANGES, { rowsForOne: ROWS_FOR_ONE })
  @ReadQuery(() => CourseChangeFeed, {
    description:
      'Feed of changed courses in any state. A course appears again when its own columns change: texts, category, state, visibility, prices and sale, cover and promotional video, settings, number and length of lessons, `version`. Changes of `studentCount`, ratings, or the content of its sections and lessons do not make it appear, nor does the scheduled end of a sale. The platform never deletes a course; it archives it. A change appears once all transactions that began before it have ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE.',
  })
  changedCourses(@Args() args: ChangeFeedArgs, @Ctx() { em }: Context) {
    return changeFeed(ChangedCourse, em, COURSES, args);
  }

  @ReadField(() => Course, {
    nullable: true,
    description: 'Current state of the course. Null if it was deleted.',
  })
  course(@Root() { id }: Row<ChangedCourse>) {
    return rows(Course, (c) => ({ where: sql`${c.id} = ${id}` }));
  }
}
