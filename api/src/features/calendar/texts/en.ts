import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'calendar.title': 'What you mean to do needs 2 to 80 characters.',
  'calendar.minutes': 'A study slot takes 10 to 480 minutes.',
  'calendar.startsAt': 'Choose a time from now to a year from now.',
  'calendar.span': 'The span can be at most 366 days long.',
  'calendar.course': 'Choose a course that you study.',
  'calendar.tooMany': 'You have {limit} study slots ahead. Delete some first.',

  'calendar.feedName': 'Sen study calendar',
  'calendar.kind.ORDER_DUE': 'Payment: {title}',
  'calendar.kind.LESSON_OPENS': 'Opens: {title}',
  'calendar.kind.LIVE_LESSON': 'Live: {title}',
  'calendar.kind.ASSIGNMENT_DUE': 'Due: {title}',
  'calendar.kind.GROUP_MEETING': 'Study group: {title}',
  'calendar.kind.STUDY_SLOT': 'Study: {title}',
};
