import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'setting.submit.lessons': 'Lessons needed to submit',
  'setting.submit.lessons.help': 'A course needs at least this many lessons to be submitted.',
  'setting.submit.minutes': 'Minutes needed to submit',
  'setting.submit.minutes.help': 'A course needs at least this many minutes of material to be submitted.',
  'setting.submit.words': 'Words of description needed to submit',
  'setting.submit.words.help': 'A course needs a description of at least this many words to be submitted.',
  'setting.review.workingDays': 'A submission is answered within',
  'setting.review.workingDays.help': 'How soon a teacher learns the result of a review.',

  'catalog.title': 'The title needs 3 to {max} characters.',
  'catalog.accessDays': 'Access lasts {min} to {max} days; leave it empty for lifelong access.',
  'catalog.price': 'The price must be a whole number of đồng: 0, or 10,000 to 50,000,000 ₫.',
  'catalog.salePrice': 'The sale price must be below the list price and at least 10,000 ₫.',
  'setting.sale.mostDays': 'A sale lasts at most',
  'setting.sale.mostDays.help': 'The most days that one sale may last.',
  'setting.sale.priceHeldDays': 'List price must have held',
  'setting.sale.priceHeldDays.help': 'A sale needs a list price that held for at least this many days.',
  'setting.sale.priceWindowDays': 'List price is looked at over',
  'setting.sale.priceWindowDays.help': 'The latest days within which the list price must have held.',
  'catalog.saleNeedsEnd': 'A sale needs an end, at most {days} days away.',
  'catalog.saleTooLong': 'A sale lasts at most {days} days from its beginning.',
  'catalog.saleNotHeld':
    'This list price was charged on only {held} of the last {window} days. A sale needs {days}; a new course may have one introductory price.',
  'catalog.saleEndsAt': 'The end of the sale must be in the future.',
  'catalog.note': 'Please write at least 10 characters, so that the teacher understands.',
  'catalog.checklist': 'Judge every item of the checklist exactly once.',

  'permission.resource.course': 'Courses',
  'permission.action.review': 'Review',
  'permission.action.submit': 'Submit for review',
  'permission.action.publish': 'Publish',

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
  'catalog.restoreAsked': 'A request to restore this course waits for an administrator already.',
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
  'permission.resource.category': 'Categories',
  'permission.action.merge': 'Merge',
  'catalog.categoryName': 'The name of a category needs 2 to 60 characters.',
  'catalog.categoryAddress': 'An address has small letters a to z, digits, and hyphens between them.',
  'catalog.categoryAddressTaken': 'Another category has this address, or had it once.',
  'catalog.mergeItself': 'Please choose another category to merge into.',
  'catalog.categoryInUse':
    '“{title}” still has {count} courses, coupons or subcategories. Merge or move them first.',
  'catalog.tooManyCategories': 'There are {limit} categories on this level already, which is the most.',
  'catalog.twoLevels': 'There are two levels of categories, so “{title}” cannot stand there.',

  'permission.resource.search': 'Search',

  'search.terms': 'A group needs 2 to 8 words.',
  'search.term': 'Each word needs at least one letter and at most {max} characters.',
  'search.repeated': 'This group contains a word twice.',
  'search.taken': '“{term}” is already in another group. Please edit that one.',
  'search.version': 'This group was just edited elsewhere. Reload to see the latest version.',
  'search.tooMany': 'There can be at most {limit} groups of synonyms. Edit or delete an old one.',

  'catalog.state': 'The course is {state}, so this cannot be done now.',
  'catalog.lessonVersion':
    'This lesson was just edited elsewhere. What you typed is still here; look at the newer version, then save again.',
  'catalog.version':
    'The course was edited elsewhere. Reload to see the latest version; what you typed is kept.',
  'catalog.locked':
    'The course is in review or on sale, so this cannot be edited. Withdraw it or take it off sale first.',
  'catalog.ownerOnly': 'Only the owner of the course can do this.',
  'catalog.rightLacking': 'You co-teach this course, but without the right to do this.',
  'catalog.coTeacherSelf': 'This is your own address.',
  'catalog.coTeacherTwice': 'This person teaches the course already.',
  'catalog.coTeacherQuota':
    'The {package} package allows {limit} co-teachers in a course. Choose a larger package under Course packages.',
  'catalog.notReady': 'The course cannot be submitted yet.',
  'catalog.notReadyItem': 'Not there yet: {actual} of {required}.',
  'catalog.sectionNotEmpty': 'The section still has lessons. Move or delete them first.',
  'catalog.tooManyPictures': 'The lessons of this course have {limit} pictures. Please remove some.',
  'catalog.unknownPicture':
    'The text contains a picture that no longer exists or belongs to another course. Please insert it again.',
  'catalog.tooManyDrafts': 'You have {limit} unsaved drafts. Please save or discard older ones.',
  'catalog.draftVersion': 'This draft has just been edited in another tab or on another device.',
  'catalog.tooManySections':
    'The course already has {limit} sections. Merge some, or split the course in two.',
  'catalog.sectionFull': 'This section already has {limit} lessons. Put the lesson in another section.',
  'catalog.tooManyLessons': 'The course already has {limit} lessons. Merge some, or split the course in two.',
  'catalog.otherCourse': 'A lesson can only be moved within its own course.',
  'catalog.lessonStudied':
    'Students have studied this lesson. Propose its removal in the revision; it goes once a reviewer agrees.',
  'catalog.otherSubmission':
    'The submission you looked at was taken back, and another one waits. Please reload to see it.',
  'catalog.sectionLeaving':
    'The revision removes this section, so no lesson can be put into it. Keep the section first.',
  'catalog.requiredForStudents':
    'The course is on sale, so a required lesson stays required. Take it off sale first; a reviewer will look again.',
  'catalog.revisionState': 'The revision is in review and cannot be changed. Please withdraw it first.',
  'catalog.courseQuota':
    'The {package} package allows {limit} courses on sale or in review, and you have {value}. Take one off sale, or choose a larger package under Course packages.',
  'catalog.storageQuota':
    'The {package} package has no room left for this file. Choose a larger package under Course packages to upload more.',
  'catalog.checklistFails': 'A course cannot be approved while an item needs fixing.',
  'catalog.checklistPasses': 'Mark at least one item that needs fixing before sending it back.',
  'catalog.reviewTaken': '{title} has this course to review by now. Choose again if that should change.',
  'catalog.reviewGivenBack': 'No one has this course to review any more. Choose again who should.',
  'catalog.reviewDecided': 'This submission was decided or taken back.',
  'catalog.reviewer': 'This person may not review this course.',
  'catalog.ownReview': 'You cannot review your own course.',
  'catalog.kindMismatch': 'This lesson does not accept that kind of content.',
  'catalog.ruleMismatch': 'Lessons of this kind are not completed that way.',
  'catalog.minutes': 'The length is 1 to 600 minutes.',
  'catalog.outlineSize': 'The file is too large: at most {max} kB.',
  'catalog.outlineEmpty': 'There is no row to import in this file.',
  'catalog.outlineColumns': 'The first row needs the columns “Section” and “Lesson” (or Chương and Bài học).',
  'catalog.outlineSection': 'This row belongs to no section. Fill in the column “Section”.',
  'catalog.outlineKind':
    'There is no kind of lesson called “{value}”. Use Text, Video, Files, Quiz, Assignment, Live session, or Embedded page.',
  'catalog.outlineFlag': '“{value}” is neither yes nor no.',
  'catalog.outlineSectionThere': 'This section is there already; no other is made.',
  'catalog.outlineLessonThere': 'The section has a lesson of this name; this one is added at its end.',
  'catalog.outlineVideoTimed': 'The length will be that of the video you upload.',
  'catalog.outlineTimed': 'Sen works out the length of this kind of lesson.',
  'catalog.notEmbeddable':
    'We do not know this page. Sen can embed YouTube, Vimeo, Google Docs / Slides / Drive, CodePen, GeoGebra, Figma, Canva and Scratch: paste the page’s share address or embed code.',
  'catalog.webAddress': 'The address has to be a whole one that begins with https://.',
  'catalog.moment': 'This moment is not valid: {years} years from now at the latest.',
  'catalog.dripDays': 'The number of days after enrolling is 1 to 730.',
  'catalog.dripAt': 'Please choose when the lesson opens.',
  'catalog.notAFile':
    'Sen takes PDF, pictures (PNG, JPEG, GIF, WebP), sounds (MP3, M4A, OGG, WAV), Word, Excel, PowerPoint, EPUB, text and code, ZIP. This file is none of them, or its content is not what its ending says.',
  'catalog.fileTooLarge': 'A file has at most {max} MB. Please compress or split it.',
  'catalog.tooManyFiles': 'A lesson has at most {limit} files. Please put several into one ZIP.',
  'catalog.notAVideo':
    'This file is no MP4, MOV or WebM video, or it is broken. Please try it on your device, or export it again as MP4 (H.264).',
  'catalog.onlyMp4':
    'This video plays in some browsers only, and conversion of videos is not switched on here. Please export it as MP4 (H.264) and upload that. On an iPhone: Settings › Camera › Formats › Most Compatible, then record again.',
  'catalog.videoTooLong': 'The video may last {max} minutes at most.',
  'catalog.videoLength':
    'This file does not say how long the video is, as those of some screen recorders. Please export it as MP4 (H.264) and upload that.',
  'catalog.streamTriedOften':
    'This video was tried {limit} times within a day. Try again tomorrow, or upload another file.',
  'catalog.noStreams': 'Conversion of videos is not switched on here, so that videos have one quality.',
  'catalog.notASound': 'This file is not MP3, M4A, OGG or WAV sound below 20 MB.',
  'catalog.notCaptions':
    'This file is not a caption file in WebVTT (.vtt) or SRT (.srt), written in UTF-8, of at most 1 MB.',
  'catalog.captionsTime':
    'Line {line} of the captions has no proper time. It should look like 00:01:02,000 --> 00:01:05,000.',
  'catalog.captionsOrder': 'Line {line} of the captions ends before it begins.',
  'catalog.captionsEmpty': 'There is not one caption in this file.',
  'catalog.captionsTooLong': 'Line {line} is longer than 2,000 characters.',
  'catalog.captionsTooMany': 'There are too many captions in this file, counted up to line {line}.',
  'catalog.captionsSize': 'The caption file is larger than {max} kB.',
  'catalog.captionsNote': 'A note or a style of the file, not a caption.',
  'catalog.captionsSilent': 'A time without any words.',
  'catalog.captionsAfterEnd': 'Begins after the video has ended.',
  'catalog.captionsLabel': 'The name of captions has 1 to {max} characters.',

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
  'notification.TEACHING_INVITED.title': '{teacher} invites you to co-teach “{course}”',
  'notification.TEACHING_INVITED.text': 'Open My courses to accept or decline.',
  'notification.CO_TEACHER_MOVED.ACCEPTED.title': '{email} accepted to co-teach “{course}”',
  'notification.CO_TEACHER_MOVED.ACCEPTED.text': 'From now on they can do what you allowed.',
  'notification.CO_TEACHER_MOVED.DECLINED.title': '{email} declined to co-teach “{course}”',
  'notification.CO_TEACHER_MOVED.DECLINED.text': 'You can invite another teacher.',
  'notification.CO_TEACHER_MOVED.LEFT.title': '{email} no longer co-teaches “{course}”',
  'notification.CO_TEACHER_MOVED.LEFT.text': 'What they made stays in the course.',
};
