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
  ASK_TO_RESTORE = 'ASK_TO_RESTORE',
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
    ASK_TO_RESTORE: { description: 'Ask administrators to put it back on sale, once until they answer.' },
    REVIEW: { description: 'Approve, send back or reject.' },
    PREVIEW: { description: 'See its page as buyers would, while it is not on sale.' },
  },
});
