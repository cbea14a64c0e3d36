import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  IN_BIN: {
    code: 'CONFLICT',
    message: 'catalog.inBin',
    description: 'The draft is in the bin. Restore it first.',
  },
  WRONG_STATE: {
    code: 'CONFLICT',
    message: 'catalog.state',
    description: 'The current state, named in `state`, does not allow this action.',
  },
  RESTORE_ASKED: {
    code: 'CONFLICT',
    message: 'catalog.restoreAsked',
    description: 'A request to restore the course is already pending.',
  },
  NOT_EDITABLE: {
    code: 'CONFLICT',
    message: 'catalog.locked',
    description: 'A course in the state named in `state` cannot be edited. Withdraw or unpublish it first.',
  },
  OWNER_ONLY: {
    code: 'FORBIDDEN',
    message: 'catalog.ownerOnly',
    description: 'Only the owner of the course may do this, not a co-teacher.',
  },
  RIGHT_LACKING: {
    code: 'FORBIDDEN',
    message: 'catalog.rightLacking',
    description: 'The viewer co-teaches the course without the required right.',
  },
  SECTION_LEAVING: {
    code: 'CONFLICT',
    message: 'catalog.sectionLeaving',
    description: 'The open revision of the course removes this section, so nothing can be added to it.',
  },
  REQUIRED_FOR_STUDENTS: {
    code: 'CONFLICT',
    message: 'catalog.requiredForStudents',
    description:
      'A required lesson of a course on sale must stay required. Unpublish the course first; a reviewer then checks it again.',
  },
  REVISION_STATE: {
    code: 'CONFLICT',
    message: 'catalog.revisionState',
    description:
      'The state of the revision, named in `state`, does not allow this. Withdraw a revision in review first.',
  },
  SECTION_NOT_EMPTY: {
    code: 'CONFLICT',
    message: 'catalog.sectionNotEmpty',
    description: 'The section has lessons. Move or delete them first.',
  },
  OTHER_COURSE: {
    code: 'CONFLICT',
    message: 'catalog.otherCourse',
    description: 'A lesson can only be moved within its own course.',
  },
  LESSON_STUDIED: {
    code: 'CONFLICT',
    message: 'catalog.lessonStudied',
    description:
      'Students have studied the lesson, and the course is on sale. Propose its removal, which needs a review.',
  },
  COURSE_NOT_READY: {
    code: 'POLICY',
    message: 'catalog.notReady',
    description: 'The course cannot be submitted; `details` names the missing items.',
  },
  COURSE_QUOTA: {
    code: 'POLICY',
    message: 'catalog.courseQuota',
    description:
      'The teacher’s package `package` allows `limit` courses on sale or in review, and there are `value`. Take one off sale, or choose a larger package.',
  },
  NO_STREAMS: {
    code: 'CONFLICT',
    message: 'catalog.noStreams',
    description: 'The platform does not transcode videos, because FFMPEG_PATH is not set.',
  },
  STREAM_TRIED_OFTEN: {
    code: 'POLICY',
    message: 'catalog.streamTriedOften',
    description: 'The transcoding of a video may be requested `limit` times per day.',
  },
  TOO_MANY_SECTIONS: {
    code: 'POLICY',
    message: 'catalog.tooManySections',
    description: 'A course may have `limit` sections at most.',
  },
  SECTION_FULL: {
    code: 'POLICY',
    message: 'catalog.sectionFull',
    description: 'A section may have `limit` lessons at most. Move this lesson to another section.',
  },
  TOO_MANY_LESSONS: {
    code: 'POLICY',
    message: 'catalog.tooManyLessons',
    description: 'A course may have `limit` lessons in all of its sections at most.',
  },
  TOO_MANY_PICTURES: {
    code: 'POLICY',
    message: 'catalog.tooManyPictures',
    description: 'The texts of a course may contain `limit` pictures at most.',
  },
  TOO_MANY_SOUNDS: {
    code: 'POLICY',
    message: 'catalog.tooManySounds',
    description: 'The questions of a course may contain `limit` audio files at most.',
  },
  TOO_MANY_FILES: {
    code: 'POLICY',
    message: 'catalog.tooManyFiles',
    description: 'A lesson may have `limit` files at most.',
  },
  TOO_MANY_DRAFTS: {
    code: 'POLICY',
    message: 'catalog.tooManyDrafts',
    description: 'A person may have `limit` drafts at most. Save or discard others first.',
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
  'catalog.unknownSound': 'NOT_ALLOWED',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
