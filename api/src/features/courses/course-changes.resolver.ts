import { Args, Ctx, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageUpTo, ReadField, ReadQuery, type Row, rows, sql } from '../../graphql/read/index.ts';
import {
  Change,
  ChangeFeedArgs,
  type ChangeKind,
  changeFeed,
  changesOf,
  MAX_CHANGES,
  ROWS_FOR_ONE,
} from '../operations/index.ts';
import { Course } from './course.entity.ts';

@ObjectType({ description: 'A course that was made or changed.' })
export class ChangedCourse extends Change {}

const CourseChangeFeed = changesOf('CourseChangeFeed', () => ChangedCourse);

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
      'Courses in every state as they change: each appears again when its own columns (texts, category, state, visibility, prices and sale, cover and film, settings, number and length of lessons, `version`) do. `studentCount` and ratings move nothing, nor does the end of a sale by the clock or what its sections and lessons hold. No course is deleted by the platform: it is archived. A change is held back until every transaction that began before it has ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE.',
  })
  changedCourses(@Args() args: ChangeFeedArgs, @Ctx() { em }: Context) {
    return changeFeed(ChangedCourse, em, COURSES, args);
  }

  @ReadField(() => Course, { nullable: true, description: 'The course now; absent once deleted.' })
  course(@Root() { id }: Row<ChangedCourse>) {
    return rows(Course, (c) => ({ where: sql`${c.id} = ${id}` }));
  }
}
