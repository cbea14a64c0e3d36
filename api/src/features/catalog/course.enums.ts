import { registerEnumType } from 'type-graphql';

export enum CourseStatus {
  DRAFT = 'DRAFT',
  PENDING_REVIEW = 'PENDING_REVIEW',
  NEEDS_FIXES = 'NEEDS_FIXES',
  REJECTED = 'REJECTED',
  APPROVED = 'APPROVED',
  PUBLISHED = 'PUBLISHED',
  UNPUBLISHED = 'UNPUBLISHED',
  SUSPENDED = 'SUSPENDED',
  ARCHIVED = 'ARCHIVED',
}
registerEnumType(CourseStatus, {
  name: 'CourseStatus',
  description: 'Where a course is on its way. UNPUBLISHED and SUSPENDED stop sales, never learning.',
  valuesConfig: {
    DRAFT: { description: 'Being written; no one but its teacher knows of it.' },
    PENDING_REVIEW: { description: 'Submitted; an administrator decides.' },
    NEEDS_FIXES: { description: 'Sent back with notes.' },
    REJECTED: { description: 'Refused for a reason of policy.' },
    APPROVED: { description: 'May be published by its teacher.' },
    PUBLISHED: { description: 'On sale, and found as its visibility says.' },
    UNPUBLISHED: { description: 'Taken off sale by its teacher.' },
    SUSPENDED: { description: 'Taken off sale by an administrator or for want of quota.' },
    ARCHIVED: { description: 'Put away; students keep it.' },
  },
});

export enum CourseSuspension {
  QUOTA = 'QUOTA',
  ADMINISTRATOR = 'ADMINISTRATOR',
}
registerEnumType(CourseSuspension, {
  name: 'CourseSuspension',
  description: 'Why a course was taken off sale. Its students go on studying either way.',
  valuesConfig: {
    QUOTA: {
      description: 'Its teacher’s package allows fewer courses: it sells again by itself once one allows it.',
    },
    ADMINISTRATOR: { description: 'An administrator took it off sale.' },
  },
});

export enum CourseVisibility {
  PUBLIC = 'PUBLIC',
  UNLISTED = 'UNLISTED',
  PRIVATE = 'PRIVATE',
}
registerEnumType(CourseVisibility, {
  name: 'CourseVisibility',
  description: 'Who finds a published course.',
  valuesConfig: {
    PUBLIC: { description: 'Anyone, in lists and search.' },
    UNLISTED: { description: 'Whoever has its address.' },
    PRIVATE: { description: 'Only students who have it already.' },
  },
});

export enum CourseLevel {
  BEGINNER = 'BEGINNER',
  INTERMEDIATE = 'INTERMEDIATE',
  ADVANCED = 'ADVANCED',
  ALL = 'ALL',
}
registerEnumType(CourseLevel, {
  name: 'CourseLevel',
  description: 'What a course expects of its students.',
  valuesConfig: {
    BEGINNER: { description: 'Nothing is expected of students beforehand.' },
    INTERMEDIATE: { description: 'The basics are expected.' },
    ADVANCED: { description: 'Students are expected to have practice in the subject.' },
    ALL: { description: 'For everyone, with experience or without.' },
  },
});

export enum CourseAction {
  EDIT = 'EDIT',
  SUBMIT = 'SUBMIT',
  WITHDRAW = 'WITHDRAW',
  PUBLISH = 'PUBLISH',
  UNPUBLISH = 'UNPUBLISH',
  ARCHIVE = 'ARCHIVE',
  REVIEW = 'REVIEW',
  PREVIEW = 'PREVIEW',
}
registerEnumType(CourseAction, {
  name: 'CourseAction',
  description: 'What the viewer may do with a course in its present state.',
  valuesConfig: {
    EDIT: { description: 'Change what it says and holds.' },
    SUBMIT: { description: 'Hand it in for review.' },
    WITHDRAW: { description: 'Take it back from review.' },
    PUBLISH: { description: 'Put it on sale.' },
    UNPUBLISH: { description: 'Take it off sale.' },
    ARCHIVE: { description: 'Put it away with archiveCourse; its students keep it.' },
    REVIEW: { description: 'Approve, send back or reject.' },
    PREVIEW: { description: 'See its page as buyers would, while it is not on sale.' },
  },
});

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

export enum LessonFileType {
  PDF = 'PDF',
  IMAGE = 'IMAGE',
  AUDIO = 'AUDIO',
  VIDEO = 'VIDEO',
  DOCUMENT = 'DOCUMENT',
  SHEET = 'SHEET',
  SLIDES = 'SLIDES',
  TEXT = 'TEXT',
  ARCHIVE = 'ARCHIVE',
}
registerEnumType(LessonFileType, {
  name: 'LessonFileType',
  description: 'What a file of a lesson is, by a look at its content.',
  valuesConfig: {
    PDF: { description: 'Pages that browsers show by themselves.' },
    IMAGE: { description: 'A picture: PNG, JPEG, GIF or WebP.' },
    AUDIO: { description: 'A sound: MP3, M4A, OGG or WAV.' },
    VIDEO: { description: 'A recording that browsers play (MP4).' },
    DOCUMENT: { description: 'A text of Word, or a book (EPUB).' },
    SHEET: { description: 'A table of Excel, to calculate in.' },
    SLIDES: { description: 'A presentation of PowerPoint, to download.' },
    TEXT: { description: 'Plain text, tables of values, program code.' },
    ARCHIVE: { description: 'Several files in one (ZIP).' },
  },
});

export enum ReadinessCode {
  TITLE = 'TITLE',
  SUBTITLE = 'SUBTITLE',
  CATEGORY = 'CATEGORY',
  DESCRIPTION = 'DESCRIPTION',
  OUTCOMES = 'OUTCOMES',
  AUDIENCE = 'AUDIENCE',
  REQUIREMENTS = 'REQUIREMENTS',
  THUMBNAIL = 'THUMBNAIL',
  LESSONS = 'LESSONS',
  DURATION = 'DURATION',
  LESSON_CONTENT = 'LESSON_CONTENT',
}
registerEnumType(ReadinessCode, {
  name: 'ReadinessCode',
  description: 'What is checked before a course may be submitted.',
  valuesConfig: {
    TITLE: { description: 'Whether the title is long enough, in characters.' },
    SUBTITLE: { description: 'Whether the subtitle is long enough, in characters.' },
    CATEGORY: { description: 'One has to be chosen.' },
    OUTCOMES: { description: 'How many points say what students will be able to do.' },
    AUDIENCE: { description: 'How many points say for whom it is.' },
    REQUIREMENTS: { description: 'How many points say what is needed beforehand.' },
    THUMBNAIL: { description: 'A cover; the generated one will do.' },
    LESSONS: { description: 'How many lessons the course has.' },
    DESCRIPTION: { description: 'Whether the description is long enough, in words.' },
    DURATION: { description: 'Counted in minutes; text is read at 200 words a minute.' },
    LESSON_CONTENT: { description: 'Lessons that hold something, of all lessons.' },
  },
});

export enum ReviewDecision {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  SENT_BACK = 'SENT_BACK',
  REJECTED = 'REJECTED',
  WITHDRAWN = 'WITHDRAWN',
}
registerEnumType(ReviewDecision, {
  name: 'ReviewDecision',
  description: 'How a review ended; PENDING while it has not.',
  valuesConfig: {
    PENDING: { description: 'No one has decided.' },
    APPROVED: { description: 'The course may be published by its teacher.' },
    SENT_BACK: { description: 'Needs work, see the checklist.' },
    REJECTED: { description: 'Refused for a reason of policy.' },
    WITHDRAWN: { description: 'Taken back by its teacher.' },
  },
});

export enum ReviewItem {
  CONTENT = 'CONTENT',
  MEDIA = 'MEDIA',
  DESCRIPTION = 'DESCRIPTION',
  PRICE = 'PRICE',
  COPYRIGHT = 'COPYRIGHT',
  POLICY = 'POLICY',
}
registerEnumType(ReviewItem, {
  name: 'ReviewItem',
  description: 'What a reviewer judges.',
  valuesConfig: {
    CONTENT: { description: 'Lessons teach what the course promises.' },
    MEDIA: { description: 'Picture and sound are good enough to learn from.' },
    DESCRIPTION: { description: 'Title, description and outcomes are true and clear.' },
    PRICE: { description: 'The price suits the content.' },
    COPYRIGHT: { description: 'The teacher may use all of it.' },
    POLICY: { description: 'Nothing breaks law or the rules of the platform.' },
  },
});

export enum ReviewVerdict {
  PASS = 'PASS',
  FIX = 'FIX',
}
registerEnumType(ReviewVerdict, {
  name: 'ReviewVerdict',
  description: 'PASS: fine. FIX: needs work, see the note.',
  valuesConfig: {
    PASS: { description: 'Nothing about it has to be mended.' },
    FIX: { description: 'Needs work, see the note.' },
  },
});

export enum ReviewedField {
  TITLE = 'TITLE',
  SUBTITLE = 'SUBTITLE',
  CATEGORY = 'CATEGORY',
  DESCRIPTION = 'DESCRIPTION',
  OUTCOMES = 'OUTCOMES',
  REQUIREMENTS = 'REQUIREMENTS',
  AUDIENCE = 'AUDIENCE',
  TAGS = 'TAGS',
  PRICE = 'PRICE',
  SALE_PRICE = 'SALE_PRICE',
  COVER = 'COVER',
}
registerEnumType(ReviewedField, {
  name: 'ReviewedField',
  description: 'What of a course is compared with the submission before.',
  valuesConfig: {
    TITLE: { description: 'The name of the course.' },
    SUBTITLE: { description: 'The sentence below the name.' },
    CATEGORY: { description: 'Where it is found; the values are names.' },
    DESCRIPTION: { description: 'The text about it, without its formatting.' },
    OUTCOMES: { description: 'What students will be able to do, one line each.' },
    REQUIREMENTS: { description: 'What is needed beforehand, one line each.' },
    AUDIENCE: { description: 'For whom it is, one line each.' },
    TAGS: { description: 'Words that search finds, parted by commas.' },
    PRICE: { description: 'The list price in đồng.' },
    SALE_PRICE: { description: 'The sale price in đồng; no value without a sale.' },
    COVER: { description: 'The uploaded cover; no values, only that it changed.' },
  },
});

export enum LessonChange {
  ADDED = 'ADDED',
  REMOVED = 'REMOVED',
  TITLE = 'TITLE',
  SECTION = 'SECTION',
  TEXT = 'TEXT',
  VIDEO = 'VIDEO',
  CAPTIONS = 'CAPTIONS',
  PREVIEW = 'PREVIEW',
}
registerEnumType(LessonChange, {
  name: 'LessonChange',
  description: 'What became of a lesson since the submission before.',
  valuesConfig: {
    ADDED: { description: 'It was not there.' },
    REMOVED: { description: 'It is no longer there.' },
    TITLE: { description: 'It was called something else.' },
    SECTION: { description: 'It stands in another section, or that is called something else.' },
    TEXT: { description: 'Its text reads differently.' },
    VIDEO: { description: 'Its video is another one.' },
    CAPTIONS: { description: 'Its captions are others.' },
    PREVIEW: { description: 'It became a preview, or is none any more.' },
  },
});
