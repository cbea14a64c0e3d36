import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  NOT_ENROLLED: {
    code: 'FORBIDDEN',
    message: 'learning.noAccess',
    description: 'The lesson is available to enrolled students only.',
  },
  LESSON_NOT_OPENED: {
    code: 'CONFLICT',
    message: 'learning.notOpened',
    description: 'Progress was reported before the lesson was opened. Call `openLesson` first.',
  },
  PLAYBACK_UNMARKED: {
    code: 'CONFLICT',
    message: 'learning.playbackUnmarked',
    description: 'The course of the lesson does not use playback codes.',
  },
  LESSON_OPENS_LATER: {
    code: 'CONFLICT',
    message: 'learning.opensLater',
    description:
      'The lesson opens for this student at `since`. Lessons that the student has already opened stay open.',
  },
  LESSON_IN_ORDER: {
    code: 'CONFLICT',
    message: 'learning.inOrder',
    description:
      'The course is studied in order. Lesson `lessonId` with the title `title` must be completed first.',
  },
  NOT_BY_HAND: {
    code: 'CONFLICT',
    message: 'learning.notByHand',
    description: 'The student cannot mark this lesson as done. Its completion rule is `state`.',
  },
  LIVE_NOT_BEGUN: {
    code: 'CONFLICT',
    message: 'learning.liveNotBegun',
    description: 'A live lesson can be marked as done from its start at `since`.',
  },
  ACCESS_ENDED: {
    code: 'CONFLICT',
    message: 'learning.noAccess',
    description: 'The enrolment no longer grants access. `state` is its current access state.',
  },
  OWN_PROGRESS: {
    code: 'POLICY',
    message: 'learning.ownProgress',
    description: 'The progress, attempt or deadline belongs to the viewer. Another teacher must decide.',
  },
  CERTIFICATE_REVOKED: {
    code: 'POLICY',
    message: 'learning.certificateRevoked',
    description: 'The certificate was revoked and cannot be downloaded.',
  },
  RATES_OWN_COURSE: {
    code: 'FORBIDDEN',
    message: 'learning.ratesOwnCourse',
    description: 'Teachers cannot rate their own course, even if they are enrolled in it.',
  },
  OWN_RATING: {
    code: 'FORBIDDEN',
    message: 'learning.ownRating',
    description: 'The rating was written by the viewer. Another teacher of the course must reply to it.',
  },
  STUDY_BEFORE_RATING: {
    code: 'POLICY',
    message: 'learning.studyBeforeRating',
    description:
      'A rating requires `least` minutes of study in the course. The viewer has studied `value` minutes.',
  },
  RATING_EDITED_OFTEN: {
    code: 'POLICY',
    message: 'learning.ratingEditedOften',
    description: 'The rating has been edited `limit` times, the maximum. Earlier versions stay stored.',
  },
  NOTES_FULL: {
    code: 'POLICY',
    message: 'learning.notesFull',
    description: 'The viewer has `limit` notes in the course, the maximum. Delete some first.',
  },
  BOOKMARKS_FULL: {
    code: 'POLICY',
    message: 'learning.bookmarksFull',
    description: 'The viewer has `limit` bookmarks in the course, the maximum. Delete some first.',
  },
  MESSAGES_OFTEN: {
    code: 'POLICY',
    message: 'learning.messagesOften',
    description: 'The teachers of the course have sent `limit` messages in 24 hours, the maximum.',
  },
  REPLIES_OFTEN: {
    code: 'POLICY',
    message: 'learning.repliesOften',
    description: 'The viewer has replied `limit` times to the message in 24 hours, the maximum.',
  },
  PLACES_GIVEN: {
    code: 'POLICY',
    message: 'learning.placesGiven',
    description:
      'The owner can grant at most `limit` free enrolments of the course in 30 days, and `value` remain. Reduce the list or retry later.',
  },
  INVITATION_USED: {
    code: 'GONE',
    message: 'learning.invitationUsed',
    description: 'The invitation was already accepted.',
  },
  INVITATION_EXPIRED: {
    code: 'GONE',
    message: 'learning.invitationExpired',
    description: 'The link of the invitation has expired. Its teacher can send a new one.',
  },
  INVITATION_WITHDRAWN: {
    code: 'GONE',
    message: 'learning.invitationWithdrawn',
    description: 'The link is not one of an invitation: it was withdrawn, or a newer email replaced it.',
  },
  INVITATION_OTHER: {
    code: 'FORBIDDEN',
    message: 'learning.invitationOther',
    description: 'The link was sent to another email address than that of the viewer’s account.',
  },
  CLASS_FULL: {
    code: 'POLICY',
    message: 'learning.classFull',
    description: 'The owner of the course can grant no more free enrolments at present.',
  },
  ROSTER_RUNS: {
    code: 'CONFLICT',
    message: 'learning.rosterRuns',
    description: 'An earlier list of the course is still being processed. Retry when it has finished.',
  },
  CERTIFICATE_UNPRINTABLE: {
    code: 'POLICY',
    message: 'learning.certificateUnprintable',
    description:
      'The name on the certificate has characters that the PDF cannot print. An administrator can reissue it with the name in Latin letters.',
  },
  RATING_REMOVED: {
    code: 'CONFLICT',
    message: 'learning.ratingRemoved',
    description:
      'The rating is no longer published: the course was refunded, or moderators hid or removed the rating.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'learning.classCode': 'UNKNOWN_REFERENCE',
  'learning.certificateName': 'LENGTH',
  'learning.revocationReason': 'LENGTH',
  'learning.lookUpReason': 'LENGTH',
  'learning.seconds': 'OUT_OF_RANGE',
  'learning.overrideReason': 'LENGTH',
  'learning.messageTitle': 'LENGTH',
  'learning.messageBody': 'LENGTH',
  'learning.replyBody': 'LENGTH',
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
