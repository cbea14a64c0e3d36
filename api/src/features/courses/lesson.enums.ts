import { registerEnumType } from 'type-graphql';

export enum LessonKind {
  TEXT = 'TEXT',
  VIDEO = 'VIDEO',
  FILE = 'FILE',
  QUIZ = 'QUIZ',
  ASSIGNMENT = 'ASSIGNMENT',
  LIVE = 'LIVE',
  EMBED = 'EMBED',
}
registerEnumType(LessonKind, {
  name: 'LessonKind',
  description: 'Kind of a lesson, by its content.',
  valuesConfig: {
    TEXT: { description: 'Text with pictures to read.' },
    VIDEO: { description: 'A video, optionally with text.' },
    FILE: { description: 'Files to read or download, optionally with text.' },
    QUIZ: { description: 'A quiz, graded automatically by a pass percentage.' },
    ASSIGNMENT: { description: 'An assignment, graded by a teacher with a rubric.' },
    LIVE: { description: 'An online session at a set time, and later its recording.' },
    EMBED: { description: 'An embedded page of an allowed provider.' },
  },
});

export enum CompletionRule {
  WATCH = 'WATCH',
  DWELL = 'DWELL',
  PASS = 'PASS',
  SUBMIT = 'SUBMIT',
  MANUAL = 'MANUAL',
}
registerEnumType(CompletionRule, {
  name: 'CompletionRule',
  description: 'Condition that completes a lesson.',
  valuesConfig: {
    WATCH: { description: 'At least 90 % of the unique seconds of the video were watched.' },
    DWELL: { description: 'The lesson was displayed for 30 seconds.' },
    PASS: { description: 'A quiz attempt or an assignment submission was passed.' },
    SUBMIT: { description: 'An assignment submission was made.' },
    MANUAL: { description: 'The student marked the lesson as complete.' },
  },
});

export enum Drip {
  NONE = 'NONE',
  RELATIVE = 'RELATIVE',
  DATE = 'DATE',
}
registerEnumType(Drip, {
  name: 'Drip',
  description: 'Schedule for opening a lesson to enrolled students.',
  valuesConfig: {
    NONE: { description: 'Open from the enrolment on.' },
    RELATIVE: { description: 'Opens a number of days after each student’s enrolment.' },
    DATE: { description: 'Opens for all students at the same time.' },
  },
});

export enum EmbedProvider {
  YOUTUBE = 'YOUTUBE',
  VIMEO = 'VIMEO',
  GOOGLE_DOCS = 'GOOGLE_DOCS',
  GOOGLE_DRIVE = 'GOOGLE_DRIVE',
  CODEPEN = 'CODEPEN',
  GEOGEBRA = 'GEOGEBRA',
  FIGMA = 'FIGMA',
  CANVA = 'CANVA',
  SCRATCH = 'SCRATCH',
}
registerEnumType(EmbedProvider, {
  name: 'EmbedProvider',
  description: 'Provider whose pages may be embedded in a lesson.',
  valuesConfig: {
    YOUTUBE: { description: 'A YouTube video, without cookies.' },
    VIMEO: { description: 'A Vimeo video, without tracking.' },
    GOOGLE_DOCS: { description: 'A Google document, spreadsheet, presentation or form.' },
    GOOGLE_DRIVE: { description: 'A preview of a Google Drive file.' },
    CODEPEN: { description: 'A CodePen pen with its result.' },
    GEOGEBRA: { description: 'An interactive GeoGebra activity.' },
    FIGMA: { description: 'A Figma file, prototype or board.' },
    CANVA: { description: 'A Canva design shared by its owner.' },
    SCRATCH: { description: 'An interactive Scratch project.' },
  },
});
