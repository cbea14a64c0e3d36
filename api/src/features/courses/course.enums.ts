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
  description: 'Status of a course. UNPUBLISHED and SUSPENDED stop sales, but students keep access.',
  valuesConfig: {
    DRAFT: { description: 'In preparation; visible to its teachers only.' },
    PENDING_REVIEW: { description: 'Submitted; an administrator decides.' },
    NEEDS_FIXES: { description: 'Returned with notes by a reviewer.' },
    REJECTED: { description: 'Rejected for a policy reason.' },
    APPROVED: { description: 'Approved; its teacher may publish it.' },
    PUBLISHED: { description: 'On sale, and listed according to its visibility.' },
    UNPUBLISHED: { description: 'Taken off sale by its teacher.' },
    SUSPENDED: { description: 'Taken off sale by an administrator or for quota.' },
    ARCHIVED: { description: 'Archived; its students keep access.' },
  },
});

export enum CourseSuspension {
  QUOTA = 'QUOTA',
  ADMINISTRATOR = 'ADMINISTRATOR',
}
registerEnumType(CourseSuspension, {
  name: 'CourseSuspension',
  description: 'Reason why a course is suspended. Its students keep access in either case.',
  valuesConfig: {
    QUOTA: {
      description:
        'The teacher’s package allows fewer courses. It is put back on sale automatically when a package allows it.',
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
  description: 'Visibility of a published course.',
  valuesConfig: {
    PUBLIC: { description: 'Anyone; listed in lists and search.' },
    UNLISTED: { description: 'Anyone with the URL; not listed.' },
    PRIVATE: { description: 'Only its enrolled students.' },
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
  description: 'Level of experience that a course requires.',
  valuesConfig: {
    BEGINNER: { description: 'No previous knowledge is required.' },
    INTERMEDIATE: { description: 'Basic knowledge is required.' },
    ADVANCED: { description: 'Practice in the subject is required.' },
    ALL: { description: 'For students with or without experience.' },
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
  description: 'Action that the viewer may perform on a course in its current state.',
  valuesConfig: {
    EDIT: { description: 'Edit the content of the course.' },
    SUBMIT: { description: 'Submit it for review.' },
    WITHDRAW: { description: 'Withdraw it from review.' },
    PUBLISH: { description: 'Put it on sale.' },
    UNPUBLISH: { description: 'Take it off sale.' },
    ARCHIVE: { description: 'Archive it with archiveCourse. Its students keep access.' },
    ASK_TO_RESTORE: { description: 'Request that administrators restore it. One request may be pending.' },
    REVIEW: { description: 'Approve, send back or reject it.' },
    PREVIEW: { description: 'View its page as a buyer while it is not on sale.' },
  },
});
