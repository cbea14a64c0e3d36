import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

/** Why this feature refuses, for people and programs. */
export const reasons = {
  WRONG_STATE: {
    code: 'CONFLICT',
    message: 'catalog.state',
    description: 'The thing’s present state, named in `state`, does not allow this step.',
  },
  RESTORE_ASKED: {
    code: 'CONFLICT',
    message: 'catalog.restoreAsked',
    description: 'A request to put the course back on sale waits for an administrator already.',
  },
  OTHER_RESTORE_REQUEST: {
    code: 'CONFLICT',
    message: 'catalog.otherRestoreRequest',
    description:
      'The request to restore that was read was answered, and its teacher has asked anew: read that one.',
  },
  NOT_EDITABLE: {
    code: 'CONFLICT',
    message: 'catalog.locked',
    description: 'A course in the state named in `state` can not be edited: withdraw or unpublish it first.',
  },
  OWNER_ONLY: {
    code: 'FORBIDDEN',
    message: 'catalog.ownerOnly',
    description: 'Only the owner of the course may do this, not a teacher beside them.',
  },
  RIGHT_LACKING: {
    code: 'FORBIDDEN',
    message: 'catalog.rightLacking',
    description: 'The viewer co-teaches the course without the right to do this.',
  },
  ALREADY_TEACHES: {
    code: 'CONFLICT',
    message: 'catalog.coTeacherTwice',
    description: 'The viewer teaches the course already, by another invitation.',
  },
  CO_TEACHER_QUOTA: {
    code: 'POLICY',
    message: 'catalog.coTeacherQuota',
    description:
      'The owner’s package `package` allows `limit` co-teachers in a course, and `value` are there or invited: choose a larger package.',
  },
  OTHER_SUBMISSION: {
    code: 'CONFLICT',
    message: 'catalog.otherSubmission',
    description: 'The submission that was looked at was taken back, and another one waits: look at that one.',
  },
  SECTION_LEAVING: {
    code: 'CONFLICT',
    message: 'catalog.sectionLeaving',
    description: 'The open revision of the course removes this section, so nothing is put into it.',
  },
  REQUIRED_FOR_STUDENTS: {
    code: 'CONFLICT',
    message: 'catalog.requiredForStudents',
    description:
      'A required lesson of a course on sale stays required: take it off sale, and a reviewer sees it again.',
  },
  REVISION_STATE: {
    code: 'CONFLICT',
    message: 'catalog.revisionState',
    description:
      'The state of the revision, named in `state`, does not allow this: one in review is withdrawn first.',
  },
  OWN_COURSE_MANAGED: {
    code: 'POLICY',
    message: 'catalog.refusal.ownCourse',
    description: 'The viewer teaches the course or would: another administrator decides.',
  },
  CATEGORY_IN_USE: {
    code: 'CONFLICT',
    message: 'catalog.categoryInUse',
    description:
      'The category `title` is named by `count` courses, revisions, coupons or categories: merge or move them first.',
  },
  TOO_MANY_CATEGORIES: {
    code: 'POLICY',
    message: 'catalog.tooManyCategories',
    description: 'There are `limit` categories on this level already, which is the most.',
  },
  TWO_LEVELS: {
    code: 'CONFLICT',
    message: 'catalog.twoLevels',
    description: 'Categories have two levels: `title` stands below another one, or has some below it.',
  },
  SECTION_NOT_EMPTY: {
    code: 'CONFLICT',
    message: 'catalog.sectionNotEmpty',
    description: 'The section has lessons: move or delete them first.',
  },
  OTHER_COURSE: {
    code: 'CONFLICT',
    message: 'catalog.otherCourse',
    description: 'A lesson moves within its own course only.',
  },
  LESSON_STUDIED: {
    code: 'CONFLICT',
    message: 'catalog.lessonStudied',
    description:
      'Students have studied the lesson, and the course is on sale: propose its removal, which a reviewer has to see.',
  },
  COURSE_NOT_READY: {
    code: 'POLICY',
    message: 'catalog.notReady',
    description: 'The course can not be submitted; `details` names what is missing.',
  },
  COURSE_QUOTA: {
    code: 'POLICY',
    message: 'catalog.courseQuota',
    description:
      'The teacher’s package `package` allows `limit` courses on sale or in review, and `value` are: take one off sale, or choose a larger package.',
  },
  STORAGE_QUOTA: {
    code: 'POLICY',
    message: 'catalog.storageQuota',
    description:
      'The teacher’s package `package` has room for `limit` bytes, and with this file it would be `value`: choose a larger package.',
  },
  CHECKLIST_FAILS: {
    code: 'POLICY',
    message: 'catalog.checklistFails',
    description: 'A course with a failed item on its checklist can not be approved.',
  },
  CHECKLIST_PASSES: {
    code: 'POLICY',
    message: 'catalog.checklistPasses',
    description: 'A course is sent back or rejected only with a failed item on its checklist.',
  },
  REVIEW_TAKEN: {
    code: 'CONFLICT',
    message: 'catalog.reviewTaken',
    description: 'Another reviewer, whom `title` names, has the submission by now: ask again if you know so.',
  },
  REVIEW_GIVEN_BACK: {
    code: 'CONFLICT',
    message: 'catalog.reviewGivenBack',
    description: 'No one has the submission any more whom the viewer was shown with it: look, and ask again.',
  },
  REVIEW_DECIDED: {
    code: 'CONFLICT',
    message: 'catalog.reviewDecided',
    description: 'The submission was decided or taken back: no one has to review it.',
  },
  OWN_REVIEW: {
    code: 'POLICY',
    message: 'catalog.ownReview',
    description: 'No one reviews their own course.',
  },
  NO_STREAMS: {
    code: 'CONFLICT',
    message: 'catalog.noStreams',
    description: 'The platform makes no qualities of videos: it was started without FFMPEG_PATH.',
  },
  STREAM_TRIED_OFTEN: {
    code: 'POLICY',
    message: 'catalog.streamTriedOften',
    description: 'The qualities of a video are asked for `limit` times within a day at most.',
  },
  TOO_MANY_SECTIONS: {
    code: 'POLICY',
    message: 'catalog.tooManySections',
    description: 'A course has at most `limit` sections.',
  },
  SECTION_FULL: {
    code: 'POLICY',
    message: 'catalog.sectionFull',
    description: 'A section has at most `limit` lessons: put this one into another section.',
  },
  TOO_MANY_LESSONS: {
    code: 'POLICY',
    message: 'catalog.tooManyLessons',
    description: 'A course has at most `limit` lessons in all of its sections.',
  },
  TOO_MANY_PICTURES: {
    code: 'POLICY',
    message: 'catalog.tooManyPictures',
    description: 'The texts of a course have at most `limit` pictures.',
  },
  TOO_MANY_FILES: {
    code: 'POLICY',
    message: 'catalog.tooManyFiles',
    description: 'A lesson has at most `limit` files.',
  },
  TOO_MANY_DRAFTS: {
    code: 'POLICY',
    message: 'catalog.tooManyDrafts',
    description: 'A person has at most `limit` drafts: save or discard others first.',
  },
  TOO_MANY_SYNONYMS: {
    code: 'POLICY',
    message: 'search.tooMany',
    description: 'The platform has at most `limit` groups of synonyms.',
  },
} as const satisfies ReasonTable;

/** What its texts about fields mean to a program. */
export const faults = {
  'catalog.courseIds': 'TOO_MANY',
  'catalog.manageReason': 'LENGTH',
  'catalog.restoreMessage': 'LENGTH',
  'catalog.transferTo': 'UNKNOWN_REFERENCE',
  'catalog.transferSame': 'UNCHANGED',
  'catalog.sameCategory': 'UNCHANGED',
  'catalog.reviewer': 'UNKNOWN_REFERENCE',
  'catalog.categoryName': 'LENGTH',
  'catalog.categoryAddress': 'INVALID',
  'catalog.categoryAddressTaken': 'TAKEN',
  'catalog.mergeItself': 'NOT_ALLOWED',
  'catalog.title': 'LENGTH',
  'catalog.price': 'OUT_OF_RANGE',
  'catalog.salePrice': 'OUT_OF_RANGE',
  'catalog.saleNeedsEnd': 'REQUIRED',
  'catalog.saleTooLong': 'OUT_OF_RANGE',
  'catalog.saleNotHeld': 'NOT_ALLOWED',
  'catalog.saleEndsAt': 'OUT_OF_RANGE',
  'catalog.note': 'LENGTH',
  'catalog.checklist': 'INCOMPLETE',
  'catalog.notReadyItem': 'INCOMPLETE',
  'catalog.kindMismatch': 'NOT_ALLOWED',
  'catalog.coTeacherSelf': 'NOT_ALLOWED',
  'catalog.coTeacherTwice': 'TAKEN',
  'catalog.ruleMismatch': 'NOT_ALLOWED',
  'catalog.minutes': 'OUT_OF_RANGE',
  'catalog.outlineSize': 'LENGTH',
  'catalog.outlineEmpty': 'REQUIRED',
  'catalog.outlineColumns': 'REQUIRED',
  'catalog.outlineSection': 'REQUIRED',
  'catalog.outlineKind': 'INVALID',
  'catalog.outlineFlag': 'INVALID',
  'catalog.notEmbeddable': 'UNSUPPORTED_CONTENT',
  'catalog.webAddress': 'INVALID',
  'catalog.moment': 'OUT_OF_RANGE',
  'catalog.dripDays': 'OUT_OF_RANGE',
  'catalog.dripAt': 'REQUIRED',
  'catalog.notAFile': 'UNSUPPORTED_CONTENT',
  'catalog.fileTooLarge': 'LENGTH',
  'catalog.notAVideo': 'UNSUPPORTED_CONTENT',
  'catalog.onlyMp4': 'UNSUPPORTED_CONTENT',
  'catalog.videoLength': 'UNSUPPORTED_CONTENT',
  'catalog.videoTooLong': 'OUT_OF_RANGE',
  'catalog.notCaptions': 'UNSUPPORTED_CONTENT',
  'catalog.captionsTime': 'UNSUPPORTED_CONTENT',
  'catalog.captionsOrder': 'UNSUPPORTED_CONTENT',
  'catalog.captionsEmpty': 'UNSUPPORTED_CONTENT',
  'catalog.captionsTooMany': 'TOO_MANY',
  'catalog.captionsTooLong': 'LENGTH',
  'catalog.captionsSize': 'LENGTH',
  'catalog.captionsLabel': 'LENGTH',
  'catalog.notASound': 'UNSUPPORTED_CONTENT',
  'catalog.unknownPicture': 'NOT_ALLOWED',
  'search.terms': 'TOO_MANY',
  'search.term': 'LENGTH',
  'search.repeated': 'NOT_ALLOWED',
  'search.taken': 'TAKEN',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
