import { defineEnum } from '../../graphql/define-enum.ts';

export const LessonKind = defineEnum('LessonKind', 'Kind of a lesson, by its content.', {
  TEXT: 'Text with pictures to read.',
  VIDEO: 'A video, optionally with text.',
  FILE: 'Files to read or download, optionally with text.',
  QUIZ: 'A quiz, graded automatically by a pass percentage.',
  ASSIGNMENT: 'An assignment, graded by a teacher with a rubric.',
  LIVE: 'An online session at a set time, and later its recording.',
  EMBED: 'An embedded page of an allowed provider.',
});
export type LessonKind = keyof typeof LessonKind;

export const CompletionRule = defineEnum('CompletionRule', 'Condition that completes a lesson.', {
  WATCH: 'At least 90 % of the unique seconds of the video were watched.',
  DWELL: 'The lesson was displayed for 30 seconds.',
  PASS: 'A quiz attempt or an assignment submission was passed.',
  SUBMIT: 'An assignment submission was made.',
  MANUAL: 'The student marked the lesson as complete.',
});
export type CompletionRule = keyof typeof CompletionRule;

export const Drip = defineEnum('Drip', 'Schedule for opening a lesson to enrolled students.', {
  NONE: 'Open from the enrolment on.',
  RELATIVE: 'Opens a number of days after each student’s enrolment.',
  DATE: 'Opens for all students at the same time.',
});
export type Drip = keyof typeof Drip;

export const EmbedProvider = defineEnum(
  'EmbedProvider',
  'Provider whose pages may be embedded in a lesson.',
  {
    YOUTUBE: 'A YouTube video, without cookies.',
    VIMEO: 'A Vimeo video, without tracking.',
    GOOGLE_DOCS: 'A Google document, spreadsheet, presentation or form.',
    GOOGLE_DRIVE: 'A preview of a Google Drive file.',
    CODEPEN: 'A CodePen pen with its result.',
    GEOGEBRA: 'An interactive GeoGebra activity.',
    FIGMA: 'A Figma file, prototype or board.',
    CANVA: 'A Canva design shared by its owner.',
    SCRATCH: 'An interactive Scratch project.',
  },
);
export type EmbedProvider = keyof typeof EmbedProvider;
