import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  NOT_ENROLLED: {
    code: 'FORBIDDEN',
    message: 'learning.noAccess',
    description: 'The lesson is for enrolled students only.',
  },
  LESSON_NOT_OPENED: {
    code: 'CONFLICT',
    message: 'learning.notOpened',
    description: 'Progress was reported before the lesson was opened: call `openLesson` first.',
  },
  PLAYBACK_UNMARKED: {
    code: 'CONFLICT',
    message: 'learning.playbackUnmarked',
    description: 'The course of the lesson moves no codes over its videos.',
  },
  LESSON_OPENS_LATER: {
    code: 'CONFLICT',
    message: 'learning.opensLater',
    description: 'The lesson opens for this student at `since`; what they opened before stays open.',
  },
  LESSON_IN_ORDER: {
    code: 'CONFLICT',
    message: 'learning.inOrder',
    description:
      'The course is studied in order: the lesson `lessonId`, called `title`, has to be complete first.',
  },
  NOT_BY_HAND: {
    code: 'CONFLICT',
    message: 'learning.notByHand',
    description: 'The lesson is not marked as done by its student: its rule, named in `state`, decides.',
  },
  LIVE_NOT_BEGUN: {
    code: 'CONFLICT',
    message: 'learning.liveNotBegun',
    description: 'A live lesson can be marked as done once it has begun, at `since`.',
  },
  ACCESS_ENDED: {
    code: 'CONFLICT',
    message: 'learning.noAccess',
    description: 'The enrolment no longer gives access; `state` names what became of it.',
  },
  OWN_PROGRESS: {
    code: 'POLICY',
    message: 'learning.ownProgress',
    description: 'The progress, the attempt or the time is the viewer’s own: another teacher decides.',
  },
  CERTIFICATE_REVOKED: {
    code: 'POLICY',
    message: 'learning.certificateRevoked',
    description: 'The certificate was revoked, so that there is nothing to hand out.',
  },
  RATES_OWN_COURSE: {
    code: 'FORBIDDEN',
    message: 'learning.ratesOwnCourse',
    description: 'Who teaches a course does not rate it, however they came by a place in it.',
  },
  OWN_RATING: {
    code: 'FORBIDDEN',
    message: 'learning.ownRating',
    description: 'The rating is the viewer’s own: another teacher of the course answers it.',
  },
  STUDY_BEFORE_RATING: {
    code: 'POLICY',
    message: 'learning.studyBeforeRating',
    description: 'A rating needs `least` minutes of study in the course, and `value` were studied.',
  },
  RATING_EDITED_OFTEN: {
    code: 'POLICY',
    message: 'learning.ratingEditedOften',
    description: 'The rating was edited `limit` times, which is the most: what it said before is kept.',
  },
  NOTES_FULL: {
    code: 'POLICY',
    message: 'learning.notesFull',
    description: 'The viewer has `limit` notes in the course, which is the most: delete some first.',
  },
  BOOKMARKS_FULL: {
    code: 'POLICY',
    message: 'learning.bookmarksFull',
    description: 'The viewer has `limit` bookmarks in the course, which is the most: remove some first.',
  },
  MESSAGES_OFTEN: {
    code: 'POLICY',
    message: 'learning.messagesOften',
    description: 'The teachers of the course have sent `limit` messages in 24 hours, which is the most.',
  },
  PLACES_GIVEN: {
    code: 'POLICY',
    message: 'learning.placesGiven',
    description:
      'The owner gives away at most `limit` places of the course in 30 days, and `value` are left: fewer at once, or later.',
  },
  ROSTER_RUNS: {
    code: 'CONFLICT',
    message: 'learning.rosterRuns',
    description: 'An earlier list of the course is being worked on: wait for its end.',
  },
  CERTIFICATE_UNPRINTABLE: {
    code: 'POLICY',
    message: 'learning.certificateUnprintable',
    description:
      'The name on the certificate has letters that the PDF can’t print: an administrator issues it again with the name in Latin letters.',
  },
  RATING_REMOVED: {
    code: 'CONFLICT',
    message: 'learning.ratingRemoved',
    description: 'The rating is not shown any more: its course was refunded, or moderators took it away.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'learning.certificateName': 'LENGTH',
  'learning.revocationReason': 'LENGTH',
  'learning.lookUpReason': 'LENGTH',
  'learning.seconds': 'OUT_OF_RANGE',
  'learning.overrideReason': 'LENGTH',
  'learning.messageTitle': 'LENGTH',
  'learning.messageBody': 'LENGTH',
  'learning.noRecipients': 'INVALID',
  'learning.rosterReason': 'LENGTH',
  'learning.rosterEmpty': 'REQUIRED',
  'learning.rosterLong': 'TOO_MANY',
  'learning.noteText': 'LENGTH',
  'learning.bookmarkLabel': 'LENGTH',
  'learning.ratingText': 'LENGTH',
  'learning.ratingReply': 'LENGTH',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
