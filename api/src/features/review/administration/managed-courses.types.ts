import { ArrayMaxSize, ArrayUnique, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, SortOrder } from '../../../graphql/page.args.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { BulkOutcome } from '../../accounts/index.ts';
import { CourseStatus, CourseVisibility } from '../../courses/index.ts';

/** Maximum number of courses in one action. */
export const MOST_COURSES = 200;

export enum ManagedCourseSort {
  UPDATED_AT = 'UPDATED_AT',
  PUBLISHED_AT = 'PUBLISHED_AT',
  TITLE = 'TITLE',
  STUDENTS = 'STUDENTS',
  RATING = 'RATING',
  PRICE = 'PRICE',
}
registerEnumType(ManagedCourseSort, {
  name: 'ManagedCourseSort',
  description: 'Order of all courses, as administrators see them.',
  valuesConfig: {
    UPDATED_AT: { description: 'When its teacher last edited it.' },
    PUBLISHED_AT: { description: 'When it was first published; last where it never was.' },
    TITLE: { description: 'In Vietnamese alphabetical order.' },
    STUDENTS: { description: 'How many ever enrolled.' },
    RATING: { description: 'The average rating; 0 without any.' },
    PRICE: { description: 'The list price, whatever sale runs.' },
  },
});

@InputType({ description: 'Narrows all courses; what is left out does not.' })
export class ManagedCourseFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Beginnings of words of the title or of the teacher’s name or address, or the course’s name in addresses; at most 100 characters.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
  @Field(() => [CourseStatus], { nullable: true, description: 'In one of these states.' })
  status?: CourseStatus[] | null;
  @Field(() => CourseVisibility, { nullable: true, description: 'Found by these people once published.' })
  visibility?: CourseVisibility | null;
  @Field(() => ID, { nullable: true, description: 'Of a category: courses in it and below it.' })
  categoryId?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Free ones only, or only those with a price.' })
  isFree?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only suspended ones whose teacher asks to sell them again, or only the others.',
  })
  asksToRestore?: boolean | null;
  @Field(() => ID, { nullable: true, description: 'Of the teacher whose courses are wanted.' })
  teacherId?: string | null;
}

@ArgsType()
export class ManagedCourseArgs extends PageArgs {
  @Field(() => ManagedCourseFilter, { nullable: true, description: 'Narrows the courses; left out: all.' })
  @IsOptional()
  @ValidateNested()
  filter?: ManagedCourseFilter | null;
  @Field(() => ManagedCourseSort, {
    defaultValue: ManagedCourseSort.UPDATED_AT,
    description: 'By what the rows are sorted.',
  })
  sortBy!: ManagedCourseSort;
  @Field(() => SortOrder, {
    defaultValue: SortOrder.DESC,
    description: 'In which direction they are sorted.',
  })
  sortOrder!: SortOrder;
}

@InputType({ description: 'Which courses are in the file, and in which order.' })
export class ExportCoursesInput {
  @Field(() => ManagedCourseFilter, { nullable: true, description: 'Narrows the courses; left out: all.' })
  @IsOptional()
  @ValidateNested()
  filter?: ManagedCourseFilter | null;
  @Field(() => ManagedCourseSort, {
    defaultValue: ManagedCourseSort.UPDATED_AT,
    description: 'By what the lines are sorted.',
  })
  sortBy!: ManagedCourseSort;
  @Field(() => SortOrder, {
    defaultValue: SortOrder.DESC,
    description: 'In which direction they are sorted.',
  })
  sortOrder!: SortOrder;
  @Field(() => [ID], { nullable: true, description: `Of these courses only, at most ${MOST_COURSES}.` })
  @IsOptional()
  @ArrayMaxSize(MOST_COURSES, { message: 'catalog.courseIds' })
  courseIds?: string[] | null;
}

@ObjectType({ description: 'How many courses there are, by what administrators look for.' })
export class ManagedCourseCounts {
  @Field(() => Int, { description: 'Courses in any state.' })
  total!: number;
  @Field(() => Int, { description: 'Courses that are on sale.' })
  published!: number;
  @Field(() => Int, { description: 'Submissions that wait for a reviewer, those of revisions included.' })
  inReview!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'By when the next of them is due; absent without any.',
  })
  nextReviewDueAt?: Date | null;
  @Field(() => Int, { description: 'Courses that an administrator took off sale.' })
  suspended!: number;
  @Field(() => Int, { description: 'Those of them whose teacher asks to sell them again.' })
  restoreAsked!: number;
}

export enum CourseManagement {
  SUSPEND = 'SUSPEND',
  RESTORE = 'RESTORE',
  KEEP_SUSPENDED = 'KEEP_SUSPENDED',
  MAKE_PUBLIC = 'MAKE_PUBLIC',
  MAKE_UNLISTED = 'MAKE_UNLISTED',
  MAKE_PRIVATE = 'MAKE_PRIVATE',
}
registerEnumType(CourseManagement, {
  name: 'CourseManagement',
  description: 'What an administrator does to courses. Students go on studying whatever it is.',
  valuesConfig: {
    SUSPEND: { description: 'Takes courses off sale until an administrator restores them.' },
    RESTORE: {
      description: 'Puts suspended courses back on sale, as far as the teacher’s package has room.',
    },
    KEEP_SUSPENDED: {
      description: 'Answers teachers who asked to restore suspended courses: they stay off sale for now.',
    },
    MAKE_PUBLIC: { description: 'Anyone finds them in lists and search.' },
    MAKE_UNLISTED: { description: 'Whoever has the address finds them.' },
    MAKE_PRIVATE: { description: 'Only students who have them find them.' },
  },
});

export enum CourseRefusal {
  NOT_FOUND = 'NOT_FOUND',
  NOT_ON_SALE = 'NOT_ON_SALE',
  NOT_SUSPENDED = 'NOT_SUSPENDED',
  OWN_COURSE = 'OWN_COURSE',
}
registerEnumType(CourseRefusal, {
  name: 'CourseRefusal',
  description: 'Why something may not be done to a course.',
  valuesConfig: {
    NOT_FOUND: { description: 'There is no such course.' },
    NOT_ON_SALE: { description: 'Only what is on sale can be suspended.' },
    NOT_SUSPENDED: { description: 'No administrator has suspended it.' },
    OWN_COURSE: { description: 'The viewer teaches it: another administrator decides.' },
  },
});

@InputType({ description: 'What is done to which courses, and why.' })
export class ManageCoursesInput {
  @Field(() => [ID], { description: `Of 1 to ${MOST_COURSES} courses, each once.` })
  @ArrayUnique({ message: 'validation.invalid' })
  courseIds!: string[];
  @Field(() => CourseManagement, { description: 'What is done to all of them.' })
  act!: CourseManagement;
  @Field({ description: 'Why: 3 to 300 characters. The teachers and the audit log are told.' })
  @TrimmedLength(3, 300, { message: 'catalog.manageReason' })
  reason!: string;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'With KEEP_SUSPENDED of one course: `restoreAskedAt` of the request that was read; left out, whichever waits is answered.',
  })
  restoreAskedAt?: Date | null;
}

@InputType({ description: 'What would be done to which courses.' })
export class PreviewManagedCoursesInput {
  @Field(() => [ID], { description: `Of 1 to ${MOST_COURSES} courses, each once.` })
  @ArrayUnique({ message: 'validation.invalid' })
  courseIds!: string[];
  @Field(() => CourseManagement, { description: 'What would be done to all of them.' })
  act!: CourseManagement;
}

@ObjectType({ description: 'What became of one course of an act on many, or in a preview: what would.' })
export class ManagedCourseRow {
  @Field(() => ID, { description: 'Of the course, as it was sent.' })
  id!: string;
  @Field(() => String, { nullable: true, description: 'Its title; absent for NOT_FOUND.' })
  title?: string | undefined;
  @Field(() => BulkOutcome, { description: 'What became of it.' })
  outcome!: BulkOutcome;
  @Field(() => CourseRefusal, { nullable: true, description: 'The rule that forbids it, with REFUSED.' })
  refusal?: CourseRefusal | undefined;
  @Field(() => String, {
    nullable: true,
    description: 'The same in words, or that a restored course waits for its teacher’s package.',
  })
  message?: string | undefined;
}

@ObjectType({ description: 'What became of many courses, or in a preview: what would.' })
export class ManagedCourses {
  @Field(() => [ManagedCourseRow], { description: 'One for each id, in the order they were sent.' })
  rows!: ManagedCourseRow[];
  @Field(() => Int, { description: 'How many were changed.' })
  done!: number;
  @Field(() => Int, { description: 'How many were so already.' })
  unchanged!: number;
  @Field(() => Int, { description: 'How many a rule protects.' })
  refused!: number;
}

@InputType({ description: 'To whom a course goes over, and why.' })
export class TransferCourseInput {
  @Field(() => ID, { description: 'Of the course that goes over.' })
  courseId!: string;
  @Field(() => ID, { description: 'Of the teacher who owns it from now on, and is paid for what it sells.' })
  teacherId!: string;
  @Field({ description: 'Why: 3 to 300 characters. Both teachers and the audit log are told.' })
  @TrimmedLength(3, 300, { message: 'catalog.manageReason' })
  reason!: string;
}

@InputType({ description: 'Into which category a course goes, and why.' })
export class RecategorizeCourseInput {
  @Field(() => ID, { description: 'Of the course that is moved.' })
  courseId!: string;
  @Field(() => ID, { description: 'Of the category in which it is found from now on.' })
  categoryId!: string;
  @Field({ description: 'Why: 3 to 300 characters. The teacher and the audit log are told.' })
  @TrimmedLength(3, 300, { message: 'catalog.manageReason' })
  reason!: string;
}
