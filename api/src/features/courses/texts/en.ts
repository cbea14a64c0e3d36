import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'setting.submit.lessons': 'Lessons needed to submit',
  'setting.submit.lessons.help': 'A course needs at least this many lessons to be submitted.',
  'setting.submit.minutes': 'Minutes needed to submit',
  'setting.submit.minutes.help': 'A course needs at least this many minutes of material to be submitted.',
  'setting.submit.words': 'Words of description needed to submit',
  'setting.submit.words.help': 'A course needs a description of at least this many words to be submitted.',

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

  'permission.resource.course': 'Courses',
  'permission.action.submit': 'Submit for review',
  'permission.action.publish': 'Publish',
  'catalog.restoreAsked': 'A request to restore this course waits for an administrator already.',

  'catalog.state': 'The course is {state}, so this cannot be done now.',
  'catalog.lessonVersion':
    'This lesson was just edited elsewhere. What you typed is still here; look at the newer version, then save again.',
  'catalog.version':
    'The course was edited elsewhere. Reload to see the latest version; what you typed is kept.',
  'catalog.locked':
    'The course is in review or on sale, so this cannot be edited. Withdraw it or take it off sale first.',
  'catalog.ownerOnly': 'Only the owner of the course can do this.',
  'catalog.rightLacking': 'You co-teach this course, but without the right to do this.',
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
  'catalog.sectionLeaving':
    'The revision removes this section, so no lesson can be put into it. Keep the section first.',
  'catalog.requiredForStudents':
    'The course is on sale, so a required lesson stays required. Take it off sale first; a reviewer will look again.',
  'catalog.revisionState': 'The revision is in review and cannot be changed. Please withdraw it first.',
  'catalog.courseQuota':
    'The {package} package allows {limit} courses on sale or in review, and you have {value}. Take one off sale, or choose a larger package under Course packages.',
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
  'catalog.streamTriedOften':
    'This video was tried {limit} times within a day. Try again tomorrow, or upload another file.',
  'catalog.noStreams': 'Conversion of videos is not switched on here, so that videos have one quality.',
  'catalog.captionsSize': 'The caption file is larger than {max} kB.',
  'catalog.captionsNote': 'A note or a style of the file, not a caption.',
  'catalog.captionsSilent': 'A time without any words.',
  'catalog.captionsAfterEnd': 'Begins after the video has ended.',
  'catalog.captionsLabel': 'The name of captions has 1 to {max} characters.',
};
