import { Arg, Args, Ctx, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  derived,
  Guard,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  sql,
} from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Course, CoursePage, courseAfter, managesCourse } from '../../courses/index.ts';
import { DownloadLink } from '../../operations/index.ts';
import { exportCourses } from './export-courses.ts';
import { manageCourses, previewManagedCourses } from './manage-courses.ts';
import { asksToRestore, MANAGED_COUNTS, managedOrder, managedWhere } from './managed-courses.reads.ts';
import {
  ExportCoursesInput,
  ManageCoursesInput,
  ManagedCourseArgs,
  ManagedCourseCounts,
  ManagedCourses,
  PreviewManagedCoursesInput,
  RecategorizeCourseInput,
  TransferCourseInput,
} from './managed-courses.types.ts';
import { recategorizeCourse } from './recategorize-course.ts';
import { transferCourse } from './transfer-course.ts';

/** All courses, for administrators. */
@Resolver(() => Course)
export class ManagedCoursesResolver {
  @Allow('course:read-any')
  @ReadQuery(() => CoursePage, { description: 'All courses in any state.' })
  managedCourses(@Args() { filter, sortBy, sortOrder, page: number, limit }: ManagedCourseArgs) {
    return page(
      Course,
      (c) => ({
        where: managedWhere(c, filter ?? {}),
        orderBy: managedOrder(c, sortBy, sortOrder),
        page: number,
        limit,
      }),
      { genericPlan: !filter },
    );
  }

  @Allow('course:read-any')
  @ReadQuery(() => ManagedCourseCounts, {
    description: 'How many courses there are, and what of them waits.',
  })
  managedCourseCounts() {
    return derived(ManagedCourseCounts, MANAGED_COUNTS, 'The query is open to whoever may read all courses.');
  }

  @Guard<Viewer, Course>(managesCourse)
  @ReadField(() => String, {
    nullable: true,
    description:
      'Why an administrator took it off sale, as they wrote it; absent unless they did, and for others than its teachers and administrators.',
  })
  whySuspended(@Root() course: Row<Course>) {
    return course.whySuspended;
  }

  @Guard<Viewer, Course>(managesCourse)
  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'When its teacher asked to put it back on sale; absent unless that waits for an answer, and for others than its teachers and administrators.',
  })
  restoreAskedAt(@Root() course: Row<Course>) {
    return sql`case when ${asksToRestore(course)} then ${course.restoreAskedAt} end`;
  }

  @Guard<Viewer, Course>(managesCourse)
  @ReadField(() => String, {
    nullable: true,
    description: 'What they say was put right; absent where `restoreAskedAt` is.',
  })
  restoreMessage(@Root() course: Row<Course>) {
    return sql`case when ${asksToRestore(course)} then ${course.restoreMessage} end`;
  }

  @Allow('course:manage')
  @Query(() => ManagedCourses, {
    description: 'What manageCourses would do, row by row. Changes nothing. BAD_INPUT: none, or too many.',
  })
  previewManagedCourses(@Arg('input') input: PreviewManagedCoursesInput, @Ctx() context: Context) {
    return previewManagedCourses(context, input);
  }

  @Allow('course:manage')
  @Mutation(() => ManagedCourses, {
    description:
      'Suspends, restores, hides or shows courses, or answers requests to restore them, each for itself. BAD_INPUT: none, too many, no reason, or `restoreAskedAt` with anything but KEEP_SUSPENDED of one course. CONFLICT: that course’s teacher has asked anew since.',
  })
  manageCourses(@Arg('input') input: ManageCoursesInput, @Ctx() context: Context): Promise<ManagedCourses> {
    return manageCourses(context, input);
  }

  @Allow('course:transfer', { proof: 'always' })
  @ReadMutation(() => Course, {
    description:
      'Gives a course to another teacher, who is paid for what it sells from then on. BAD_INPUT: no active teacher, or the same. NOT_FOUND. POLICY: the viewer has to do with it, or the package has no room. CONFLICT: it is in review.',
  })
  async transferCourse(@Arg('input') input: TransferCourseInput, @Ctx() context: Context) {
    return courseAfter(await transferCourse(context, input));
  }

  @Allow('course:manage')
  @ReadMutation(() => Course, {
    description:
      'Puts a course into another category. BAD_INPUT: no such category, the same, or no reason. NOT_FOUND. POLICY: the viewer teaches it. CONFLICT: it is in review.',
  })
  async recategorizeCourse(@Arg('input') input: RecategorizeCourseInput, @Ctx() context: Context) {
    return courseAfter(await recategorizeCourse(context, input));
  }

  @Allow('course:export')
  @Mutation(() => DownloadLink, {
    description: 'Offers the courses that a filter lets through as CSV. BAD_INPUT: too many were chosen.',
  })
  exportCourses(@Arg('input') input: ExportCoursesInput, @Ctx() context: Context): Promise<DownloadLink> {
    return exportCourses(context, input);
  }
}
