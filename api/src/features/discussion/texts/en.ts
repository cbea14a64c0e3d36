import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'discussion.text': 'The text needs 2 to 4,000 characters.',
  'discussion.note': 'The reason needs 5 to 500 characters.',
  'discussion.place': 'This place in the lesson is not valid.',
  'discussion.parent': 'Only questions of this lesson can be replied to.',
  'discussion.removed': 'This was removed.',
  'discussion.own': 'You can’t do this with your own words.',
  'discussion.notYourQuestion': 'Only whoever asked, or the instructor, chooses the answer.',
  'discussion.notYourComment': 'Only its author or the instructor can remove this.',

  'permission.resource.comment': 'Questions and answers',
  'permission.action.write': 'Write',
  'permission.action.moderate': 'Moderate',

  'notification.QUESTION_ASKED.title': 'New question in “{lesson}”',
  'notification.QUESTION_ASKED.text': 'A student is waiting for your answer.',
  'notification.QUESTION_ANSWERED.title': 'Your question in “{lesson}” has a reply',
  'notification.QUESTION_ANSWERED.text': 'Open the lesson to read it and choose the answer.',
  'notification.COMMENT_REPORTED.title': 'Report in “{lesson}”',
  'notification.COMMENT_REPORTED.text': 'A question or answer was reported and needs a look.',
};
