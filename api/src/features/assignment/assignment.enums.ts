import { registerEnumType } from 'type-graphql';

export enum LatePolicy {
  NONE = 'NONE',
  POINTS = 'POINTS',
  PERCENT = 'PERCENT',
  REFUSED = 'REFUSED',
}
registerEnumType(LatePolicy, {
  name: 'LatePolicy',
  description: 'Penalty policy for submissions after the due time.',
  valuesConfig: {
    NONE: { description: 'No penalty. The submission is labelled as late.' },
    POINTS: { description: 'Points are deducted for each started day.' },
    PERCENT: { description: 'A percentage of the maximum points is deducted for each started day.' },
    REFUSED: { description: 'No work is accepted after the due time.' },
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
  description: 'Status of a student’s work on an assignment.',
  valuesConfig: {
    NOT_SUBMITTED: { description: 'The student has not started yet.' },
    DRAFT: { description: 'The student is writing a draft that is not visible to others.' },
    SUBMITTED: { description: 'The work was submitted; its grade is not released yet.' },
    GRADED: { description: 'The grade and the feedback were released to the student.' },
    RETURNED: { description: 'The grade was released, and the student may submit again.' },
  },
});

export enum MarkingState {
  WAITING = 'WAITING',
  MARKED = 'MARKED',
  RELEASED = 'RELEASED',
}
registerEnumType(MarkingState, {
  name: 'MarkingState',
  description: 'State of the grading of submitted work.',
  valuesConfig: {
    WAITING: { description: 'The work awaits grading.' },
    MARKED: { description: 'The work is graded; the grade is not released to the student yet.' },
    RELEASED: { description: 'The grade was released to the student.' },
  },
});

export enum ExtensionStatus {
  PENDING = 'PENDING',
  GRANTED = 'GRANTED',
  DECLINED = 'DECLINED',
}
registerEnumType(ExtensionStatus, {
  name: 'ExtensionStatus',
  description: 'Status of a student’s extension request.',
  valuesConfig: {
    PENDING: { description: 'A teacher has not decided yet.' },
    GRANTED: { description: 'A teacher granted the extension.' },
    DECLINED: { description: 'A teacher declined the extension.' },
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
  description: 'Relation of the viewer to an assignment.',
  valuesConfig: {
    OUTSIDE: { description: 'The viewer is not a student of the course.' },
    ENDED: { description: 'The viewer was a student, but access is suspended or has ended.' },
    LOCKED: { description: 'The viewer is a student but has not opened the lesson. Call openLesson first.' },
    STUDYING: { description: 'The viewer may submit work within the deadlines.' },
    TEACHING: { description: 'The viewer teaches the course and does not study it.' },
  },
});
