import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'discussion.text': 'The text needs 2 to 4,000 characters.',
  'discussion.note': 'The reason needs 5 to 500 characters.',
  'discussion.place': 'This place in the lesson is not valid.',
  'discussion.parent': 'Only questions of this lesson can be replied to.',
  'discussion.commentsTooMany':
    'You can write {limit} questions and replies within an hour at most. Please come back later.',
  'discussion.reportsTooMany': 'You can send {limit} reports within a day at most.',
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

  'discussion.reason': 'The reason needs 5 to 500 characters. Its author and whoever reported it read it.',
  'discussion.caseDecided': 'These reports were decided before.',
  'discussion.ownContent': 'You wrote this, so another moderator decides.',
  'discussion.commentsAreRemoved': 'Questions and answers are removed, never hidden.',
  'notification.RATING_REPORTED.title': 'A rating of “{course}” was reported',
  'notification.RATING_REPORTED.text': 'A rating needs a look.',
  'notification.REPORT_DECIDED.ACCEPTED.title': 'Your report in “{where}” was accepted',
  'notification.REPORT_DECIDED.ACCEPTED.text': 'The content was dealt with. Reason: {reason}',
  'notification.REPORT_DECIDED.REJECTED.title': 'Your report in “{where}” was not accepted',
  'notification.REPORT_DECIDED.REJECTED.text': 'The content stays. Reason: {reason}',
  'notification.CONTENT_MODERATED.HIDDEN.title': 'What you wrote in “{where}” is hidden',
  'notification.CONTENT_MODERATED.HIDDEN.text': 'Edit it, and Sen looks again. Reason: {reason}',
  'notification.CONTENT_MODERATED.REMOVED.title': 'What you wrote in “{where}” was removed',
  'notification.CONTENT_MODERATED.REMOVED.text': 'Reason: {reason}',

  'discussion.appeal': 'An appeal takes 5 to 1,000 characters.',
  'discussion.appealed': 'This decision has been appealed against already.',
  'discussion.nothingToAppeal':
    'This content is neither hidden nor removed, so there is nothing to appeal against.',
  'discussion.appealTooLate': 'The time to appeal against this decision is over.',
  'discussion.appealDecided': 'This appeal has been decided.',
  'discussion.firstDecider': 'You made the first decision, so somebody else looks at this appeal.',
  'setting.moderation.appealDays': 'Days to appeal',
  'setting.moderation.appealDays.help':
    'Whoever wrote what was hidden or removed may appeal for so many days.',
  'notification.CONTENT_APPEALED.title': 'An appeal in “{where}”',
  'notification.CONTENT_APPEALED.text':
    'Its author asks for another look, by somebody other than the first time.',
  'notification.APPEAL_DECIDED.UPHELD.title': 'Your appeal in “{where}” was not accepted',
  'notification.APPEAL_DECIDED.UPHELD.text': 'The decision stands. Reason: {answer}',
  'notification.APPEAL_DECIDED.REVERSED.title': 'Your appeal in “{where}” was accepted',
  'notification.APPEAL_DECIDED.REVERSED.text': 'Your content is shown again. Reason: {answer}',
};
