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
    DRAFT: { description: 'Being written.' },
    PENDING_REVIEW: { description: 'Submitted; an administrator decides.' },
    NEEDS_FIXES: { description: 'Sent back with notes.' },
    REJECTED: { description: 'Refused for a reason of policy.' },
    APPROVED: { description: 'May be published by its teacher.' },
    PUBLISHED: { description: 'On sale.' },
    UNPUBLISHED: { description: 'Taken off sale by its teacher.' },
    SUSPENDED: { description: 'Taken off sale by an administrator or for want of quota.' },
    ARCHIVED: { description: 'Put away; students keep it.' },
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
    BEGINNER: { description: 'Nothing is expected.' },
    INTERMEDIATE: { description: 'The basics are expected.' },
    ADVANCED: { description: 'Practice is expected.' },
    ALL: { description: 'For everyone.' },
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
    ARCHIVE: { description: 'Put it away.' },
    REVIEW: { description: 'Approve, send back or reject.' },
  },
});

export enum LessonKind {
  TEXT = 'TEXT',
  VIDEO = 'VIDEO',
}
registerEnumType(LessonKind, {
  name: 'LessonKind',
  description: 'What a lesson is made of.',
  valuesConfig: {
    TEXT: { description: 'Something to read.' },
    VIDEO: { description: 'Something to watch, perhaps with text.' },
  },
});

export enum CompletionRule {
  WATCH = 'WATCH',
  DWELL = 'DWELL',
}
registerEnumType(CompletionRule, {
  name: 'CompletionRule',
  description: 'What makes a lesson complete.',
  valuesConfig: {
    WATCH: { description: '90 % of the unique seconds of its video were watched.' },
    DWELL: { description: 'Its text was on screen for 30 seconds.' },
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
    TITLE: { description: 'Counted in characters.' },
    SUBTITLE: { description: 'Counted in characters.' },
    CATEGORY: { description: 'One has to be chosen.' },
    OUTCOMES: { description: 'Counted in points.' },
    AUDIENCE: { description: 'Counted in points.' },
    REQUIREMENTS: { description: 'Counted in points.' },
    THUMBNAIL: { description: 'A cover; the generated one will do.' },
    LESSONS: { description: 'Counted in lessons.' },
    DESCRIPTION: { description: 'Counted in words.' },
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
    APPROVED: { description: 'May be published.' },
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
  valuesConfig: { PASS: { description: 'Fine.' }, FIX: { description: 'Needs work, see the note.' } },
});
