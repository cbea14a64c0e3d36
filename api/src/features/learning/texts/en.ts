import { settingsEn } from './settings.en.ts';
import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  ...settingsEn,

  'certificate.heading': 'Certificate of completion',
  'certificate.serial': 'No.',
  'certificate.certifies': 'Sen certifies that',
  'certificate.completed': 'has completed the course',
  'certificate.lesson': '{n} lesson',
  'certificate.lessons': '{n} lessons',
  'certificate.hour': '{n} hour',
  'certificate.hours': '{n} hours',
  'certificate.minute': '{n} minute',
  'certificate.minutes': '{n} minutes',
  'certificate.score': 'score {score}/100',
  'certificate.version': 'course version {version}',
  'certificate.teacher': 'Instructor',
  'certificate.issuedAt': 'Date of issue',
  'certificate.verify': 'Verify at {place}',
  'learning.certificateRevoked': 'This certificate was revoked and can no longer be downloaded.',
  'learning.certificateUnprintable':
    'The name on this certificate has letters that can’t be printed. Ask support to issue it again with the name in Latin letters.',
  'learning.certificateName':
    'The name on a certificate needs 2 to 100 characters in Latin letters, as in a passport.',
  'learning.lookUpReason': 'The reason needs 10 to 500 characters, and stays in the log.',
  'learning.playbackUnmarked': 'This course has no moving code over its videos.',
  'learning.revocationReason': 'The reason needs 10 to 500 characters. The student will read it.',
  'notebook.title': 'Your notebook',
  'notebook.bookmark': 'Bookmark',
  'notebook.paragraph': 'Paragraph {number}',
  'notebook.wholeLesson': 'Whole lesson',
  'notebook.cut': '{left} more notes and bookmarks are not in this file. Download them course by course.',
  'notification.CERTIFICATE_ISSUED.title': 'You have earned the certificate of “{course}”',
  'notification.CERTIFICATE_ISSUED.text':
    'Congratulations! Open your progress page to download and share it.',
  'notification.CERTIFICATE_REVOKED.title': 'Your certificate of “{course}” was revoked',
  'notification.CERTIFICATE_REVOKED.text': 'Reason: {reason} If this is a mistake, please contact Sen.',
  'notification.CERTIFICATE_CORRECTED.title': 'Your certificate of “{course}” was issued anew',
  'notification.CERTIFICATE_CORRECTED.text':
    'Reason: {reason} The former one no longer holds; please download the new one.',

  'learning.seconds': 'This range of time is not valid.',

  'permission.resource.study': 'Own study results',
  'permission.resource.certificate': 'Certificates',
  'permission.resource.playback': 'Playbacks of videos',
  'permission.resource.lesson': 'Lessons',
  'permission.resource.enrolment': 'Enrolments',
  'permission.action.revoke': 'Revoke',
  'permission.action.study': 'Study',

  'learning.noAccess': 'You need to be enrolled to study this lesson.',
  'learning.notOpened': 'Please open the lesson first.',

  'learning.opensLater': 'This lesson is not open yet. The outline says when it opens.',
  'learning.inOrder': 'This course is studied in order. Please complete “{title}” first.',
  'learning.notByHand': 'This lesson completes by itself once you have studied enough of it.',
  'learning.liveNotBegun': 'The session has not begun, so it cannot be marked as done.',

  'learning.ownProgress': 'This is your own progress, so another teacher has to decide.',
  'learning.overrideReason': 'Give a reason of 10 to 500 characters, so that the student understands.',
  'permission.action.override': 'Override progress',
  'notification.PROGRESS_OVERRIDDEN.COMPLETE.title': '“{lesson}” was set complete for you',
  'notification.PROGRESS_OVERRIDDEN.COMPLETE.text': 'The teacher of “{course}” writes: {reason}',
  'notification.PROGRESS_OVERRIDDEN.RESET.title': '“{lesson}” was set back to its beginning',
  'notification.PROGRESS_OVERRIDDEN.RESET.text': 'The teacher of “{course}” writes: {reason}',

  'notification.ACCESS_ENDS.WEEK.title': 'Less than 7 days left for “{course}”',
  'notification.ACCESS_ENDS.WEEK.text':
    'You can study it until {endsAt}. Your progress and certificate stay.',
  'notification.ACCESS_ENDS.DAY.title': 'Less than a day left for “{course}”',
  'notification.ACCESS_ENDS.DAY.text': 'You can study it until {endsAt}. Your progress and certificate stay.',
  'notification.ACCESS_ENDED.title': 'Your access to “{course}” has ended',
  'notification.ACCESS_ENDED.text':
    'Your progress, notes and certificate stay yours. Buy the course again to go on studying.',

  'notification.ENROLLED.title': 'You are enrolled in “{course}”',
  'notification.ENROLLED.text': 'You will find it in My courses. Happy learning!',

  'learning.noteText': 'A note needs 1 to 4,000 characters.',
  'learning.notesFull': 'You have {limit} notes in this course. Please delete some first.',
  'learning.bookmarkLabel': 'A bookmark’s name has 120 characters at most.',
  'learning.bookmarksFull': 'You have {limit} bookmarks in this course. Please remove some first.',
  'learning.ratingText': 'Your words need 10 to 2,000 characters, or none.',
  'learning.ratingReply': 'The answer needs 2 to 1,000 characters.',
  'learning.ratesOwnCourse': 'You teach this course, so you can’t rate it.',
  'learning.ownRating': 'This is your own rating, so another teacher answers it.',
  'learning.studyBeforeRating': 'A little more study first: rating opens after {least} minutes.',
  'learning.ratingEditedOften': 'You have edited this rating {limit} times, which is the most.',
  'learning.ratingRemoved': 'This rating is no longer shown.',
  'permission.resource.rating': 'Ratings',
  'permission.action.answer': 'Answer',
  'notification.RATING_RECEIVED.title': 'A {stars}-star rating for “{course}”',
  'notification.RATING_RECEIVED.text': 'Read it, and answer your student.',
  'notification.RATING_REPLIED.title': 'Your rating has an answer',
  'notification.RATING_REPLIED.text': 'In “{course}”. You can edit your rating at any time.',
  'learning.messagesOften':
    'This course has sent {limit} messages in the last 24 hours. Please go on tomorrow.',
  'learning.messageTitle': 'The title needs 2 to 120 characters.',
  'learning.messageBody': 'The message needs 2 to 4,000 characters.',
  'learning.noRecipients': 'None of them may study the course now.',
  'permission.action.message': 'Write to students',
  'permission.action.grant': 'Enrol students',
  'notification.COURSE_MESSAGE.title': '{title}',
  'notification.COURSE_MESSAGE.text': 'A teacher of “{course}” writes: {text}',
  'notification.LESSONS_ADDED.ONE.title': '“{course}” has a new lesson',
  'notification.LESSONS_ADDED.ONE.text': 'The lesson “{lesson}” is ready for you.',
  'notification.LESSONS_ADDED.SEVERAL.title': '“{course}” has {count} new lessons',
  'notification.LESSONS_ADDED.SEVERAL.text': 'You may begin with “{lesson}”.',

  'learning.placesGiven':
    'You give away at most {limit} places of this course in 30 days, and {value} are left. Please shorten the list, or wait.',
  'learning.rosterRuns': 'The last list of this course is being worked on. Please wait for its end.',
  'learning.rosterReason': 'The reason needs 10 to 500 characters. Students will read it.',
  'learning.rosterEmpty': 'The list has no email address.',
  'learning.rosterLong': 'At most {max} lines at once.',
  'notification.PLACE_GIVEN.title': 'You were enrolled in “{course}”',
  'notification.PLACE_GIVEN.text': 'A teacher enrolled you: {reason}',
  'notification.PLACE_TAKEN.title': 'You no longer study “{course}”',
  'notification.PLACE_TAKEN.text':
    'A teacher ended your place: {reason} Your results and certificates stay yours.',
};
