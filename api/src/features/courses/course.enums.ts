import { defineEnum } from '../../graphql/define-enum.ts';

export const CourseStatus = defineEnum(
  'CourseStatus',
  'Status of a course. UNPUBLISHED and SUSPENDED stop sales, but students keep access.',
  {
    DRAFT: 'In preparation; visible to its teachers only.',
    PENDING_REVIEW: 'Submitted; an administrator decides.',
    NEEDS_FIXES: 'Returned with notes by a reviewer.',
    REJECTED: 'Rejected for a policy reason.',
    APPROVED: 'Approved; its teacher may publish it.',
    PUBLISHED: 'On sale, and listed according to its visibility.',
    UNPUBLISHED: 'Taken off sale by its teacher.',
    SUSPENDED: 'Taken off sale by an administrator or for quota.',
    ARCHIVED: 'Archived; its students keep access.',
  },
);
export type CourseStatus = keyof typeof CourseStatus;

export const CourseSuspension = defineEnum(
  'CourseSuspension',
  'Reason why a course is suspended. Its students keep access in either case.',
  {
    QUOTA:
      'The teacher’s package allows fewer courses. It is put back on sale automatically when a package allows it.',
    ADMINISTRATOR: 'An administrator took it off sale.',
  },
);
export type CourseSuspension = keyof typeof CourseSuspension;

export const CourseVisibility = defineEnum('CourseVisibility', 'Visibility of a published course.', {
  PUBLIC: 'Anyone; listed in lists and search.',
  UNLISTED: 'Anyone with the URL; not listed.',
  PRIVATE: 'Only its enrolled students.',
});
export type CourseVisibility = keyof typeof CourseVisibility;

export const CourseLevel = defineEnum('CourseLevel', 'Level of experience that a course requires.', {
  BEGINNER: 'No previous knowledge is required.',
  INTERMEDIATE: 'Basic knowledge is required.',
  ADVANCED: 'Practice in the subject is required.',
  ALL: 'For students with or without experience.',
});
export type CourseLevel = keyof typeof CourseLevel;

export const CourseAction = defineEnum(
  'CourseAction',
  'Action that the viewer may perform on a course in its current state.',
  {
    EDIT: 'Edit the content of the course.',
    SUBMIT: 'Submit it for review.',
    WITHDRAW: 'Withdraw it from review.',
    PUBLISH: 'Put it on sale.',
    UNPUBLISH: 'Take it off sale.',
    ARCHIVE: 'Archive it with archiveCourse. Its students keep access.',
    DELETE: 'Move the draft to the bin with moveCourseToBin.',
    UNDELETE: 'Take the draft out of the bin with restoreCourseFromBin.',
    ASK_TO_RESTORE: 'Request that administrators restore it. One request may be pending.',
    REVIEW: 'Approve, send back or reject it.',
    PREVIEW: 'View its page as a buyer while it is not on sale.',
  },
);
export type CourseAction = keyof typeof CourseAction;
