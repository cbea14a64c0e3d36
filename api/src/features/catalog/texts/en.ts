import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'catalog.title': 'A title has 3 to {max} characters.',
  'catalog.price': 'A price is a whole number of đồng: 0, or 10,000 to 50,000,000 ₫.',
  'catalog.salePrice': 'A sale price is below the list price and at least 10,000 ₫.',
  'catalog.saleEndsAt': 'The end of the sale must lie in the future.',
  'catalog.note': 'Please write at least 10 characters, so that the teacher understands.',
  'catalog.checklist': 'Each item of the checklist must be judged, once.',

  'permission.resource.course': 'Courses',
  'permission.action.review': 'Review',
  'permission.action.submit': 'Submit for review',
  'permission.action.publish': 'Publish',

  'permission.resource.search': 'Search',

  'search.terms': 'A group has 2 to 8 words.',
  'search.term': 'Each word has at least one letter and at most {max} characters.',
  'search.repeated': 'A word is in this group twice.',
  'search.taken': '“{term}” is in another group already. Please edit that one.',
  'search.version': 'This group was just edited elsewhere. Reload to see the latest version.',
  'search.tooMany': 'There can be {limit} groups of synonyms. Edit or delete an old one.',

  'catalog.state': 'The course is {state}, so this can not be done now.',
  'catalog.lessonVersion':
    'This lesson was just edited elsewhere. What you typed is still here; look at the newer version, then save again.',
  'catalog.version':
    'The course was edited elsewhere. Reload to see the latest version; what you typed is kept.',
  'catalog.locked':
    'The course is in review or on sale, so this can not be edited. Withdraw or unpublish it first.',
  'catalog.notReady': 'The course can not be submitted yet.',
  'catalog.notReadyItem': 'Not there yet: {actual} of {required}.',
  'catalog.sectionNotEmpty': 'The section still has lessons. Move or delete them first.',
  'catalog.tooManyPictures': 'The lessons of this course have {limit} pictures. Please remove some.',
  'catalog.unknownPicture':
    'The text shows a picture that is gone or of another course. Please insert it again.',
  'catalog.tooManyDrafts': 'You have {limit} unsaved drafts. Please save or discard older ones.',
  'catalog.draftVersion': 'This draft has just been edited in another tab or on another device.',
  'catalog.tooManySections':
    'The course has {limit} sections already. Join some of them, or split the course.',
  'catalog.sectionFull': 'This section has {limit} lessons already. Put the lesson into another one.',
  'catalog.tooManyLessons': 'The course has {limit} lessons already. Join some of them, or split the course.',
  'catalog.otherCourse': 'A lesson can only be moved within its own course.',
  'catalog.lessonStudied': 'Students have studied this lesson, so it can not be deleted.',
  'catalog.checklistFails': 'A course can not be approved while an item needs fixing.',
  'catalog.checklistPasses': 'Mark at least one item that needs fixing before sending it back.',
  'catalog.ownReview': 'You can not review your own course.',
  'catalog.kindMismatch': 'This lesson does not take that kind of content.',
  'catalog.notAVideo':
    'Sen takes MP4 videos, or MOV recorded in H.264; this file is neither. On an iPhone: Settings › Camera › Formats › Most Compatible, then record again; or export the video as MP4 (H.264).',
  'catalog.notCaptions': 'This file does not hold WebVTT captions.',

  'notification.COURSE_SUBMITTED.title': '“{course}” waits for review',
  'notification.COURSE_SUBMITTED.text': '{teacher} has just submitted this course.',
  'notification.COURSE_REVIEWED.APPROVED.title': '“{course}” is approved',
  'notification.COURSE_REVIEWED.APPROVED.text': 'You can publish it now.',
  'notification.COURSE_REVIEWED.SENT_BACK.title': '“{course}” needs some changes',
  'notification.COURSE_REVIEWED.SENT_BACK.text':
    'The reviewer noted each item. Please mend them and submit again.',
  'notification.COURSE_REVIEWED.REJECTED.title': '“{course}” was not approved',
  'notification.COURSE_REVIEWED.REJECTED.text': 'Open the course to read why.',
};
