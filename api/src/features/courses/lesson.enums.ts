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
  description: 'What a lesson is made of.',
  valuesConfig: {
    TEXT: { description: 'Something to read, with pictures.' },
    VIDEO: { description: 'Something to watch, perhaps with text.' },
    FILE: { description: 'Files to read or download, perhaps with text.' },
    QUIZ: { description: 'Questions to answer, marked by a pass percentage.' },
    ASSIGNMENT: { description: 'Work to hand in, marked by a teacher with a rubric.' },
    LIVE: { description: 'A lesson held online at a set time, later its recording.' },
    EMBED: { description: 'A page of an allowed provider, shown in a frame.' },
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
  description: 'What makes a lesson complete.',
  valuesConfig: {
    WATCH: { description: '90 % of the unique seconds of its video were watched.' },
    DWELL: { description: 'It was on screen for 30 seconds.' },
    PASS: { description: 'An attempt at its quiz, or work at its assignment, was passed.' },
    SUBMIT: { description: 'Work at its assignment was handed in.' },
    MANUAL: { description: 'Its student marked it as done.' },
  },
});

export enum Drip {
  NONE = 'NONE',
  RELATIVE = 'RELATIVE',
  DATE = 'DATE',
}
registerEnumType(Drip, {
  name: 'Drip',
  description: 'When a lesson opens for those who are enrolled.',
  valuesConfig: {
    NONE: { description: 'From the first moment on.' },
    RELATIVE: { description: 'A number of days after each student enrolled.' },
    DATE: { description: 'At one moment for everyone.' },
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
  description: 'Whose pages may be framed in a lesson.',
  valuesConfig: {
    YOUTUBE: { description: 'A video of YouTube, without its cookies.' },
    VIMEO: { description: 'A video of Vimeo, without its tracking.' },
    GOOGLE_DOCS: { description: 'A document, sheet, presentation or form of Google.' },
    GOOGLE_DRIVE: { description: 'A file of Google Drive, as its preview.' },
    CODEPEN: { description: 'A pen of CodePen, with its result.' },
    GEOGEBRA: { description: 'An activity of GeoGebra, to try out.' },
    FIGMA: { description: 'A file, prototype or board of Figma.' },
    CANVA: { description: 'A design of Canva that its owner shares.' },
    SCRATCH: { description: 'A project of Scratch, to play with.' },
  },
});
