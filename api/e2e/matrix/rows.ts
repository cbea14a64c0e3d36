import { accountRows } from './rows/account-rows.ts';
import { analyticsRows } from './rows/analytics-rows.ts';
import { assignmentRows } from './rows/assignment-rows.ts';
import { assistantRows } from './rows/assistant-rows.ts';
import { backupRows } from './rows/backup-rows.ts';
import { categoryRows } from './rows/category-rows.ts';
import { classroomRows } from './rows/classroom-rows.ts';
import { coTeacherRows } from './rows/co-teacher-rows.ts';
import { courseRows } from './rows/course-rows.ts';
import { exportRows } from './rows/export-rows.ts';
import { groupRows } from './rows/group-rows.ts';
import { learnerRows } from './rows/learner-rows.ts';
import { managedCourseRows } from './rows/managed-course-rows.ts';
import { moneyRows } from './rows/money-rows.ts';
import { packageRows } from './rows/package-rows.ts';
import { peopleRows } from './rows/people-rows.ts';
import { performanceRows } from './rows/performance-rows.ts';
import { quizRows } from './rows/quiz-rows.ts';
import { refundRows } from './rows/refund-rows.ts';
import { reportRows } from './rows/report-rows.ts';
import type { Row } from './rows/row.ts';
import { ticketRows } from './rows/ticket-rows.ts';
import { webhookRows } from './rows/webhook-rows.ts';

export const ROWS: readonly Row[] = [
  ...accountRows,
  ...learnerRows,
  ...exportRows,
  ...groupRows,
  ...coTeacherRows,
  ...courseRows,
  ...moneyRows,
  ...packageRows,
  ...peopleRows,
  ...assignmentRows,
  ...quizRows,
  ...refundRows,
  ...reportRows,
  ...ticketRows,
  ...backupRows,
  ...webhookRows,
  ...categoryRows,
  ...managedCourseRows,
  ...analyticsRows,
  ...assistantRows,
  ...performanceRows,
  ...classroomRows,
];
