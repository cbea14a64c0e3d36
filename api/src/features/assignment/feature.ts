import { raw, sql } from '../../graphql/read/index.ts';
import type { ScheduleSource } from '../calendar/index.ts';
import { CourseRight, taughtCourses } from '../courses/index.ts';
import { defineFeature } from '../define-feature.ts';
import { type WaitingSource } from '../studio/index.ts';
import { Assignment } from './assignment.entity.ts';
import { AssignmentBriefResolver, AssignmentResolver } from './assignment.resolver.ts';
import { copyAssignments } from './copy-course.ts';
import { ExtensionResolver } from './extensions/extension.resolver.ts';
import { StudentDeadlineResolver } from './extensions/student-deadline.resolver.ts';
import { GradedSubmissionResolver, GradingResolver } from './grading/grading.resolver.ts';
import { SavedComment } from './grading/saved-comment.entity.ts';
import { heldParts } from './held-parts.ts';
import { notificationKinds } from './notification-kinds.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { remindDue } from './remind-due.jobs.ts';
import { AssignmentSubmission, SubmissionFile } from './submission.entity.ts';
import {
  RubricRowResolver,
  SubmissionFileResolver,
  SubmissionGradeResolver,
  SubmissionResolver,
} from './submission.resolver.ts';
import { en, vi } from './texts.ts';

const waitingWork: WaitingSource = {
  kind: 'TO_MARK',
  rows: (
    viewer,
  ) => sql`select s.submitted_at as since, null::timestamptz as due from assignment a join lesson l on l.id = a.lesson_id and l.removed_at is null
      join assignment_submission s on s.assignment_id = a.id
    where a.course_id in ${taughtCourses(viewer, CourseRight.MARK)} and s.status = 'SUBMITTED'
      and s.marked_at is null and s.student_id <> ${viewer.id}`,
};

/** A student's deadlines, including extensions. An event is done once the work is submitted or graded. */
const dueDates: ScheduleSource = (personId) => ({
  id: sql`'due:' || d.assignment_id`,
  kind: 'ASSIGNMENT_DUE',
  title: raw('l.title'),
  startsAt: raw('d.due_at'),
  course: raw('d.course_id'),
  lessonId: raw('d.lesson_id'),
  isDone: sql`d.status in ('SUBMITTED', 'GRADED')`,
  from: sql`from assignment_deadline d join lesson l on l.id = d.lesson_id and l.removed_at is null
    where d.student_id = ${personId} and d.access = 'ACTIVE' and d.due_at is not null`,
});

/**
 * Assignments: submissions with files, grading, deadlines and their extensions.
 *
 * Writes: entities for assignments, submissions, files and grades. SQL: autosaved drafts, reminders, and rows that
 * may exist only once (extensions and their requests, saved comments).
 */
export const assignment = defineFeature({
  name: 'assignment',
  tables: [
    'assignment',
    'assignment_extension',
    'assignment_reminder',
    'assignment_submission',
    'extension_request',
    'saved_comment',
    'submission_file',
  ],
  offers: ['assignment_deadline', 'lesson_assignment'],
  entities: [Assignment, AssignmentSubmission, SavedComment, SubmissionFile],
  resolvers: [
    AssignmentBriefResolver,
    AssignmentResolver,
    ExtensionResolver,
    GradedSubmissionResolver,
    GradingResolver,
    RubricRowResolver,
    SubmissionGradeResolver,
    StudentDeadlineResolver,
    SubmissionFileResolver,
    SubmissionResolver,
  ],
  jobs: [remindDue],
  schedule: [dueDates],
  waiting: [waitingWork],
  courseCopies: [copyAssignments],
  heldParts,
  notificationKinds,
  personalData,
  auditTargets: {
    assignment: (id) =>
      sql`select l.title from assignment a join lesson l on l.id = a.lesson_id where a.id = ${id}`,
    submission: (id) =>
      sql`select l.title from assignment_submission s join assignment a on a.id = s.assignment_id
        join lesson l on l.id = a.lesson_id where s.id = ${id}`,
  },
  texts: { vi, en },
  reasons,
  faults,
});
