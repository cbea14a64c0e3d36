import { ArrayMaxSize, ArrayUnique, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { PageArgs, SortOrder, SortOrderField } from '../../../graphql/page.args.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { SearchField } from '../../../graphql/search-field.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { BulkOutcome } from '../../accounts/index.ts';
import { CourseStatus, CourseVisibility } from '../../courses/index.ts';

export const MAX_COURSES = 200;

export const ManagedCourseSort = defineEnum(
  'ManagedCourseSort',
  'Field by which administrators sort courses.',
  {
    UPDATED_AT: 'Time of the last edit by a teacher.',
    PUBLISHED_AT: 'Time of the first publication. Courses that were never published are last.',
    TITLE: 'Title in Vietnamese alphabetical order.',
    STUDENTS: 'Number of students who ever enrolled.',
    RATING: 'Average rating. 0 without ratings.',
    PRICE: 'List price, regardless of sales.',
  },
);
export type ManagedCourseSort = keyof typeof ManagedCourseSort;

@InputType({ description: 'Filter of all courses. Omitted fields do not restrict the result.' })
export class ManagedCourseFilter {
  @SearchField(
    'Prefixes of words of the title or of the teacher’s name or email address, or the exact slug. At most 100 characters.',
  )
  search?: string | null;
  @Field(() => [CourseStatus], { nullable: true, description: 'Only courses in these states.' })
  status?: CourseStatus[] | null;
  @Field(() => CourseVisibility, { nullable: true, description: 'Only courses with this visibility.' })
  visibility?: CourseVisibility | null;
  @Field(() => ID, { nullable: true, description: 'Category ID. Subcategories are included.' })
  categoryId?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'True for free courses, false for paid courses.' })
  isFree?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for suspended courses with a pending request to restore them, false for all others.',
  })
  asksToRestore?: boolean | null;
  @Field(() => ID, { nullable: true, description: 'ID of the teacher of the courses.' })
  teacherId?: string | null;
}

@ArgsType()
export class ManagedCourseArgs extends PageArgs {
  @Field(() => ManagedCourseFilter, {
    nullable: true,
    description: 'Filter of the courses. Omitted: all courses.',
  })
  @ValidateNested()
  filter?: ManagedCourseFilter | null;
  @Field(() => ManagedCourseSort, {
    defaultValue: ManagedCourseSort.UPDATED_AT,
    description: 'Field by which the courses are sorted.',
  })
  sortBy!: ManagedCourseSort;
  @SortOrderField('Sort direction of the courses.')
  sortOrder!: SortOrder;
}

@InputType({ description: 'Selection and order of exported courses.' })
export class ExportCoursesInput {
  @Field(() => ManagedCourseFilter, {
    nullable: true,
    description: 'Filter of the courses. Omitted: all courses.',
  })
  @ValidateNested()
  filter?: ManagedCourseFilter | null;
  @Field(() => ManagedCourseSort, {
    defaultValue: ManagedCourseSort.UPDATED_AT,
    description: 'Field by which the rows are sorted.',
  })
  sortBy!: ManagedCourseSort;
  @SortOrderField('Sort direction of the rows.')
  sortOrder!: SortOrder;
  @Field(() => [ID], { nullable: true, description: `Only courses with these IDs, at most ${MAX_COURSES}.` })
  @ArrayMaxSize(MAX_COURSES, { message: 'catalog.courseIds' })
  courseIds?: string[] | null;
}

@ObjectType({ description: 'Counts of courses for administrators.' })
export class ManagedCourseCounts {
  @Field(() => Int, { description: 'Number of courses in any state.' })
  total!: number;
  @Field(() => Int, { description: 'Number of courses on sale.' })
  published!: number;
  @Field(() => Int, { description: 'Number of pending submissions, including revisions.' })
  inReview!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Earliest due time of a pending submission. Null without any.',
  })
  nextReviewDueAt?: Date | null;
  @Field(() => Int, { description: 'Number of courses that an administrator suspended.' })
  suspended!: number;
  @Field(() => Int, { description: 'Number of those courses with a pending request to restore them.' })
  restoreAsked!: number;
}

export const CourseManagement = defineEnum(
  'CourseManagement',
  'Administrative action on courses. Students keep access to all of them.',
  {
    SUSPEND: 'Takes courses off sale until an administrator restores them.',
    RESTORE: 'Puts suspended courses back on sale, within the quota of the teacher’s package.',
    KEEP_SUSPENDED: 'Declines requests to restore suspended courses. They remain off sale.',
    MAKE_PUBLIC: 'Lists courses publicly in lists and search.',
    MAKE_UNLISTED: 'Hides courses from lists and search. Anyone with the URL can open them.',
    MAKE_PRIVATE: 'Restricts courses to their enrolled students.',
  },
);
export type CourseManagement = keyof typeof CourseManagement;

export const CourseRefusal = defineEnum('CourseRefusal', 'Reason why an action on a course is refused.', {
  NOT_FOUND: 'No such course exists.',
  NOT_ON_SALE: 'Only courses on sale can be suspended.',
  NOT_SUSPENDED: 'No administrator has suspended the course.',
  OWN_COURSE: 'The viewer teaches the course, so another administrator decides.',
});
export type CourseRefusal = keyof typeof CourseRefusal;

@InputType({ description: 'Input to preview an action on several courses.' })
export class PreviewManagedCoursesInput {
  @Field(() => [ID], { description: `IDs of 1 to ${MAX_COURSES} courses, each once.` })
  @ArrayUnique({ message: 'validation.invalid' })
  courseIds!: string[];
  @Field(() => CourseManagement, { description: 'Action on all of them.' })
  act!: CourseManagement;
}

@InputType({ description: 'Input for an action on several courses.' })
export class ManageCoursesInput extends PreviewManagedCoursesInput {
  @Field({ description: 'Reason for the teachers and the audit log, 3 to 300 characters.' })
  @TrimmedLength(3, 300, { message: 'catalog.manageReason' })
  reason!: string;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'For KEEP_SUSPENDED of one course: `restoreAskedAt` of the displayed request. Omitted: the current request is declined.',
  })
  restoreAskedAt?: Date | null;
}

@ObjectType({ description: 'Result of an action for one course, or its preview.' })
export class ManagedCourseRow {
  @Field(() => ID, { description: 'ID of the course, as sent.' })
  id!: string;
  @Field(() => String, { nullable: true, description: 'Title of the course. Null for NOT_FOUND.' })
  title?: string | undefined;
  @Field(() => BulkOutcome, { description: 'Result for this course.' })
  outcome!: BulkOutcome;
  @Field(() => CourseRefusal, {
    nullable: true,
    description: 'Reason of the refusal. Null unless the outcome is REFUSED.',
  })
  refusal?: CourseRefusal | undefined;
  @Field(() => String, {
    nullable: true,
    description:
      'Localised message about the refusal, or about a restored course that waits for room in the teacher’s package.',
  })
  message?: string | undefined;
}

@ObjectType({ description: 'Result of an action on several courses, or its preview.' })
export class ManagedCourses {
  @Field(() => [ManagedCourseRow], { description: 'One row for each ID, in the order sent.' })
  rows!: ManagedCourseRow[];
  @Field(() => Int, { description: 'Number of changed courses.' })
  done!: number;
  @Field(() => Int, { description: 'Number of courses that needed no change.' })
  unchanged!: number;
  @Field(() => Int, { description: 'Number of refused courses.' })
  refused!: number;
}

@InputType({ description: 'New owner of a course, with the reason.' })
export class TransferCourseInput {
  @Field(() => ID, { description: 'ID of the transferred course.' })
  courseId!: string;
  @Field(() => ID, { description: 'ID of the new teacher, who earns from future sales.' })
  teacherId!: string;
  @Field({ description: 'Reason for both teachers and the audit log, 3 to 300 characters.' })
  @TrimmedLength(3, 300, { message: 'catalog.manageReason' })
  reason!: string;
}

@InputType({ description: 'Input to move a course to another category.' })
export class RecategorizeCourseInput {
  @Field(() => ID, { description: 'ID of the course to move.' })
  courseId!: string;
  @Field(() => ID, { description: 'ID of the new category.' })
  categoryId!: string;
  @Field({ description: 'Reason for the teacher and the audit log, 3 to 300 characters.' })
  @TrimmedLength(3, 300, { message: 'catalog.manageReason' })
  reason!: string;
}
