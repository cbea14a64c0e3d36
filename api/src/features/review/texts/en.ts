import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'setting.review.workingDays': 'A submission is answered within',
  'setting.review.workingDays.help': 'How soon a teacher learns the result of a review.',
  'catalog.note': 'Please write at least 10 characters, so that the teacher understands.',
  'catalog.checklist': 'Judge every item of the checklist exactly once.',
  'permission.action.review': 'Review',

  'notification.COURSE_MANAGED.SUSPEND.title': '“{course}” was taken off sale',
  'notification.COURSE_MANAGED.SUSPEND.text':
    'An administrator suspended the course: {reason} Students who have it go on studying.',
  'notification.COURSE_MANAGED.RESTORE.title': '“{course}” may be sold again',
  'notification.COURSE_MANAGED.RESTORE.text': 'An administrator lifted the suspension: {reason}',
  'notification.COURSE_MANAGED.MAKE_PUBLIC.title': '“{course}” is shown to everyone',
  'notification.COURSE_MANAGED.MAKE_PUBLIC.text':
    'An administrator put the course into lists and search: {reason}',
  'notification.COURSE_MANAGED.MAKE_UNLISTED.title': '“{course}” is no longer listed',
  'notification.COURSE_MANAGED.MAKE_UNLISTED.text':
    'From now on only people with its address find the course: {reason}',
  'notification.COURSE_MANAGED.MAKE_PRIVATE.title': '“{course}” was hidden',
  'notification.COURSE_MANAGED.MAKE_PRIVATE.text':
    'From now on only students who have it see the course: {reason}',
  'notification.COURSE_MANAGED.GIVEN.title': '“{course}” went over to another teacher',
  'notification.COURSE_MANAGED.GIVEN.text': 'What it has sold so far stays yours. Reason: {reason}',
  'notification.COURSE_MANAGED.RECEIVED.title': 'You received “{course}”',
  'notification.COURSE_MANAGED.RECEIVED.text':
    'You own the course from now on and are paid for new sales. Reason: {reason}',
  'notification.COURSE_RESTORE_ASKED.title': 'A teacher asks to restore “{course}”',
  'notification.COURSE_RESTORE_ASKED.text':
    'The course is suspended; its teacher says that it was put right.',
  'notification.COURSE_MANAGED.KEEP_SUSPENDED.title': '“{course}” stays off sale for now',
  'notification.COURSE_MANAGED.KEEP_SUSPENDED.text':
    'An administrator looked at your request: {reason} You can put more right and ask again.',
  'notification.COURSE_MANAGED.RECATEGORIZED.title': '“{course}” moved to another category',
  'notification.COURSE_MANAGED.RECATEGORIZED.text':
    'An administrator put the course where learners look for it: {reason}',
  'catalog.column.title': 'Course',
  'catalog.column.teacher': 'Teacher',
  'catalog.column.teacherEmail': 'Teacher’s e-mail',
  'catalog.column.category': 'Category',
  'catalog.column.status': 'State',
  'catalog.column.visibility': 'Visibility',
  'catalog.column.price': 'List price',
  'catalog.column.students': 'Students',
  'catalog.column.rating': 'Rating',
  'catalog.column.publishedAt': 'First published',
  'catalog.column.updatedAt': 'Last edited',
  'catalog.column.address': 'Address',
  'catalog.courseIds': 'Choose 1 to 200 courses.',
  'catalog.manageReason': 'The reason needs 3 to 300 characters.',
  'catalog.transferTo': 'Please choose an active teacher.',
  'catalog.restoreMessage': 'Please write 10 to 1,000 characters about what was put right.',
  'catalog.otherRestoreRequest':
    'The teacher has asked anew since. Close this, read the new request, and answer that one.',
  'catalog.sameCategory': 'The course is in this category already.',
  'catalog.transferSame': 'The course belongs to this teacher already.',
  'catalog.restoredWaits': 'No longer suspended; it sells again once the teacher’s package has room.',
  'catalog.refusal.notFound': 'There is no such course.',
  'catalog.refusal.notOnSale': 'The course is not on sale, so it cannot be suspended.',
  'catalog.refusal.notSuspended': 'No administrator has suspended this course.',
  'catalog.refusal.ownCourse': 'You teach this course, so another administrator decides.',
  'permission.action.transfer': 'Give to someone else',
  'catalog.otherSubmission':
    'The submission you looked at was taken back, and another one waits. Please reload to see it.',
  'catalog.checklistFails': 'A course cannot be approved while an item needs fixing.',
  'catalog.checklistPasses': 'Mark at least one item that needs fixing before sending it back.',
  'catalog.reviewTaken': '{title} has this course to review by now. Choose again if that should change.',
  'catalog.reviewGivenBack': 'No one has this course to review any more. Choose again who should.',
  'catalog.reviewDecided': 'This submission was decided or taken back.',
  'catalog.reviewer': 'This person may not review this course.',
  'catalog.ownReview': 'You cannot review your own course.',

  'notification.REVIEW_ASSIGNED.title': 'You were given “{course}” to review',
  'notification.REVIEW_ASSIGNED.text': 'Open the submission to see when it is due.',
  'notification.COURSE_SUBMITTED.title': '“{course}” is waiting for review',
  'notification.COURSE_SUBMITTED.text': '{teacher} has just submitted this course.',
  'notification.COURSE_REVIEWED.APPROVED.title': '“{course}” is approved',
  'notification.COURSE_REVIEWED.APPROVED.text': 'You can publish it now.',
  'notification.COURSE_REVIEWED.SENT_BACK.title': '“{course}” needs some changes',
  'notification.COURSE_REVIEWED.SENT_BACK.text':
    'The reviewer noted each item. Please make the changes and submit again.',
  'notification.COURSE_REVIEWED.REJECTED.title': '“{course}” was not approved',
  'notification.COURSE_REVIEWED.REJECTED.text': 'Open the course to see why.',
  'notification.REVISION_REVIEWED.APPROVED.title': 'The revision of “{course}” is approved',
  'notification.REVISION_REVIEWED.APPROVED.text': 'The course is now sold as you revised it.',
  'notification.REVISION_REVIEWED.SENT_BACK.title': 'The revision of “{course}” needs some changes',
  'notification.REVISION_REVIEWED.SENT_BACK.text':
    'The course goes on being sold as before. The reviewer noted each item; please make the changes and submit again.',
  'notification.REVISION_REVIEWED.REJECTED.title': 'The revision of “{course}” was not approved',
  'notification.REVISION_REVIEWED.REJECTED.text':
    'The course goes on being sold as before. Open the course to see why.',
};
