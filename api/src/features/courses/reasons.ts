import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

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
} as const satisfies ReasonTable;

export const faults = {
  'catalog.title': 'LENGTH',
  'catalog.price': 'OUT_OF_RANGE',
  'catalog.salePrice': 'OUT_OF_RANGE',
  'catalog.saleNeedsEnd': 'REQUIRED',
  'catalog.saleTooLong': 'OUT_OF_RANGE',
  'catalog.saleNotHeld': 'NOT_ALLOWED',
  'catalog.saleEndsAt': 'OUT_OF_RANGE',
  'catalog.notReadyItem': 'INCOMPLETE',
  'catalog.kindMismatch': 'NOT_ALLOWED',
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
  'catalog.captionsSize': 'LENGTH',
  'catalog.captionsLabel': 'LENGTH',
  'catalog.unknownPicture': 'NOT_ALLOWED',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
