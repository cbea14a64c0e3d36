import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.analytics': 'Course analytics',
  'analytics.column.fullName': 'Student',
  'analytics.column.courseTitle': 'Course',
  'analytics.column.state': 'State',
  'analytics.column.percentage': 'Progress (%)',
  'analytics.column.averageScore': 'Average score',
  'analytics.column.enrolledAt': 'Enrolled',
  'analytics.column.lastStudiedAt': 'Studied last',
  'analytics.column.completedAt': 'Completed',
  'analytics.column.risk': 'Why at risk',
  'analytics.state.NOT_BEGUN': 'Not begun',
  'analytics.state.STUDYING': 'Studying',
  'analytics.state.COMPLETED': 'Complete',
  'analytics.state.ENDED': 'Access ended',
  'analytics.risk.NOT_BEGUN': 'Not begun, days with the course: {count}',
  'analytics.risk.STOPPED': 'Days without study: {count}',
  'analytics.risk.QUIZ_FAILED': 'Not passed, tries: {count}, {lesson}',
  'analytics.risk.DEADLINE_MISSED': 'Not handed in, days late: {count}, {lesson}',
};
