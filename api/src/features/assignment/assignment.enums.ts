import { registerEnumType } from 'type-graphql';

export enum LatePolicy {
  NONE = 'NONE',
  POINTS = 'POINTS',
  PERCENT = 'PERCENT',
  REFUSED = 'REFUSED',
}
registerEnumType(LatePolicy, {
  name: 'LatePolicy',
  description: 'What handing in after the due time costs.',
  valuesConfig: {
    NONE: { description: 'It costs nothing; the work is marked as late.' },
    POINTS: { description: 'Points for each day that has begun.' },
    PERCENT: { description: 'Per cent of all points for each day that has begun.' },
    REFUSED: { description: 'Nothing is taken after the due time.' },
  },
});

export enum SubmissionStatus {
  NOT_SUBMITTED = 'NOT_SUBMITTED',
  DRAFT = 'DRAFT',
  SUBMITTED = 'SUBMITTED',
  GRADED = 'GRADED',
  RETURNED = 'RETURNED',
}
registerEnumType(SubmissionStatus, {
  name: 'SubmissionStatus',
  description: 'What has become of a student’s work at an assignment.',
  valuesConfig: {
    NOT_SUBMITTED: { description: 'The student has not begun yet.' },
    DRAFT: { description: 'It is being written, and only its student sees it.' },
    SUBMITTED: { description: 'It was handed in; its student has no mark yet.' },
    GRADED: { description: 'Its student has the mark and what was said of it.' },
    RETURNED: { description: 'Its student has the mark, and may hand in another time.' },
  },
});

export enum MarkingState {
  WAITING = 'WAITING',
  MARKED = 'MARKED',
  RELEASED = 'RELEASED',
}
registerEnumType(MarkingState, {
  name: 'MarkingState',
  description: 'How far the marking of handed in work is.',
  valuesConfig: {
    WAITING: { description: 'It waits to be marked.' },
    MARKED: { description: 'It is marked, and its student does not know the mark yet.' },
    RELEASED: { description: 'Its student has the mark.' },
  },
});

export enum ExtensionStatus {
  PENDING = 'PENDING',
  GRANTED = 'GRANTED',
  DECLINED = 'DECLINED',
}
registerEnumType(ExtensionStatus, {
  name: 'ExtensionStatus',
  description: 'What became of a student’s request for more time.',
  valuesConfig: {
    PENDING: { description: 'A teacher has not decided yet.' },
    GRANTED: { description: 'The student was given more time.' },
    DECLINED: { description: 'The student was not given more time.' },
  },
});

export enum AssignmentStanding {
  OUTSIDE = 'OUTSIDE',
  ENDED = 'ENDED',
  LOCKED = 'LOCKED',
  STUDYING = 'STUDYING',
  TEACHING = 'TEACHING',
}
registerEnumType(AssignmentStanding, {
  name: 'AssignmentStanding',
  description: 'What the viewer has to do with an assignment.',
  valuesConfig: {
    OUTSIDE: { description: 'They are not a student of its course.' },
    ENDED: { description: 'They were a student, and access is suspended or has ended.' },
    LOCKED: { description: 'They are a student and have not opened its lesson: call openLesson.' },
    STUDYING: { description: 'They may hand in, as far as its deadlines allow.' },
    TEACHING: { description: 'They teach its course, and do not study it.' },
  },
});
