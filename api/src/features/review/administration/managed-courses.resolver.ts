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
import { hasRestoreRequest, MANAGED_COUNTS, managedOrder, managedWhere } from './managed-courses.reads.ts';
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
    description: 'Counts of courses and pending work for administrators.',
  })
  managedCourseCounts() {
    return derived(
      ManagedCourseCounts,
      MANAGED_COUNTS,
      'The query requires the permission to read all courses.',
    );
  }

  @Guard<Viewer, Course>(managesCourse)
  @ReadField(() => String, {
    nullable: true,
    description:
      'Reason for the suspension by an administrator. Null without one, and for viewers other than its teachers and administrators.',
  })
  whySuspended(@Root() course: Row<Course>) {
    return course.whySuspended;
  }

  @Guard<Viewer, Course>(managesCourse)
  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'Time of the pending request to restore the course. Null without one, and for viewers other than its teachers and administrators.',
  })
  restoreAskedAt(@Root() course: Row<Course>) {
    return sql`case when ${hasRestoreRequest(course)} then ${course.restoreAskedAt} end`;
  }

  @Guard<Viewer, Course>(managesCourse)
  @ReadField(() => String, {
    nullable: true,
    description: 'Teacher’s message about the corrections. Null if `restoreAskedAt` is null.',
  })
  restoreMessage(@Root() course: Row<Course>) {
    return sql`case when ${hasRestoreRequest(course)} then ${course.restoreMessage} end`;
  }

  @Allow('course:manage')
  @Query(() => ManagedCourses, {
    description:
      'Previews manageCourses for each course. Changes nothing. BAD_INPUT: no or too many courses.',
  })
  previewManagedCourses(@Arg('input') input: PreviewManagedCoursesInput, @Ctx() context: Context) {
    return previewManagedCourses(context, input);
  }

  @Allow('course:manage')
  @Mutation(() => ManagedCourses, {
    description:
      'Suspends, restores, hides or shows courses, or declines requests to restore them. Courses are processed separately. BAD_INPUT: no or too many courses, an invalid reason, or `restoreAskedAt` with anything but KEEP_SUSPENDED of one course. CONFLICT: the teacher has sent a new request.',
  })
  manageCourses(@Arg('input') input: ManageCoursesInput, @Ctx() context: Context): Promise<ManagedCourses> {
    return manageCourses(context, input);
  }

  @Allow('course:transfer', { proof: 'always' })
  @ReadMutation(() => Course, {
    description:
      'Transfers a course to another teacher, who earns from its future sales. BAD_INPUT: not an active teacher, or the current one. NOT_FOUND: no such course. POLICY: the viewer teaches it or would receive it, or the package has no room. CONFLICT: it is in review.',
  })
  async transferCourse(@Arg('input') input: TransferCourseInput, @Ctx() context: Context) {
    return courseAfter(await transferCourse(context, input));
  }

  @Allow('course:manage')
  @ReadMutation(() => Course, {
    description:
      'Moves a course to another category. BAD_INPUT: no such category, the current one, or an invalid reason. NOT_FOUND: no such course. POLICY: the viewer teaches it. CONFLICT: it is in review.',
  })
  async recategorizeCourse(@Arg('input') input: RecategorizeCourseInput, @Ctx() context: Context) {
    return courseAfter(await recategorizeCourse(context, input));
  }

  @Allow('course:export')
  @Mutation(() => DownloadLink, {
    description:
      'Creates a download link to the filtered courses as a CSV file. BAD_INPUT: too many courses were selected.',
  })
  exportCourses(@Arg('input') input: ExportCoursesInput, @Ctx() context: Context): Promise<DownloadLink> {
    return exportCourses(context, input);
  }
}
