import { sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { taughtCourses } from '../courses/index.ts';
import { defineFeature } from '../define-feature.ts';
import { type WaitingSource } from '../studio/index.ts';
import { endAccess } from './access/end-access.jobs.ts';
import { awardAchievements } from './award-achievements.jobs.ts';
import { Bookmark } from './bookmarks/bookmark.entity.ts';
import { BookmarkResolver } from './bookmarks/bookmark.resolver.ts';
import { Certificate } from './certificates/certificate.entity.ts';
import {
  CertificateOfEnrolmentResolver,
  CertificateResolver,
  CertificatesOfCourseResolver,
  CertificatesOfPersonResolver,
} from './certificates/certificate.resolver.ts';
import { issueCertificateJob, issueDueCertificates } from './certificates/certificates.jobs.ts';
import { ChapterProgressResolver } from './chapter-progress.resolver.ts';
import { CourseMessageResolver } from './course-message/course-message.resolver.ts';
import { notifyClass } from './course-message/notify-class.jobs.ts';
import { notifyNewLessons } from './course-message/notify-new-lessons.jobs.ts';
import { CourseRequirementsResolver } from './course-requirements.resolver.ts';
import { Enrolment } from './enrolment.entity.ts';
import { EnrolmentChangeResolver, EnrolmentRecordResolver } from './enrolment-changes.resolver.ts';
import { EnrolmentsOfPersonResolver } from './enrolments-of-person.resolver.ts';
import { FirstDayResolver } from './first-day/first-day.resolver.ts';
import { courseInvitationMail } from './invitations/invitation.mail.tsx';
import { ClassCodeResolver, InvitationResolver } from './invitations/invitation.resolver.ts';
import { courseInvitations, endInvitations } from './invitations/invite.ts';
import {
  CourseLearningResolver,
  EnrolmentResolver,
  LessonProgressOfOutline,
  LessonProgressResolver,
} from './learning.resolver.ts';
import { LessonProgress } from './lesson-progress.entity.ts';
import { lessonsOpening, liveLessons } from './lessons-on-schedule.ts';
import { NotebookResolver } from './notebook/notebook.resolver.ts';
import { LessonNote } from './notes/lesson-note.entity.ts';
import { NoteResolver } from './notes/note.resolver.ts';
import { notificationKinds } from './notification-kinds.ts';
import { consentPurposes, personalData } from './personal-data.ts';
import { Playback } from './playbacks/playback.entity.ts';
import { PlaybackResolver } from './playbacks/playback.resolver.ts';
import { sweepPlaybacks } from './playbacks/sweep-playbacks.jobs.ts';
import { Rating } from './ratings/rating.entity.ts';
import { CourseRatingsResolver, EnrolmentRatingResolver, RatingResolver } from './ratings/rating.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { processRoster, sweepRosters } from './rosters/process-roster.jobs.ts';
import { RosterResolver } from './rosters/roster.resolver.ts';
import * as settings from './settings.ts';
import { StudyResolver } from './study.resolver.ts';
import { StudySummaryResolver } from './study-summary.resolver.ts';
import { SuggestedCoursesResolver } from './suggested-courses.resolver.ts';
import { CourseStudentResolver } from './teaching/course-student.resolver.ts';
import { en, vi } from './texts.ts';
import { LessonViewingsResolver } from './viewings/lesson-viewings.resolver.ts';
import { sumAndSweepViewings } from './viewings/sum-viewings.jobs.ts';

const waitingRatings: WaitingSource = {
  kind: 'RATINGS',
  rows: (viewer) => sql`select r.created_at as since, null::timestamptz as due from rating r
    where r.status = 'PUBLISHED' and r.teacher_reply is null and r.text is not null
      and r.course_id in ${taughtCourses(viewer)}`,
};

const permissions = {
  grants: {
    [Role.USER]: ['enrolment:read', 'lesson:study', 'rating:write', 'study:read', 'study:update'],
    [Role.TEACHER]: ['enrolment:grant', 'enrolment:message', 'enrolment:override', 'rating:answer'],
    [Role.ADMIN]: ['certificate:read-any', 'certificate:revoke', 'enrolment:read-any', 'playback:read-any'],
  },
  groups: {
    certificate: PermissionGroup.CONTENT,
    lesson: PermissionGroup.CONTENT,
    playback: PermissionGroup.CONTENT,
    enrolment: PermissionGroup.CONTENT,
    rating: PermissionGroup.CONTENT,
    study: PermissionGroup.CONTENT,
  },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Enrolments, progress, notes, bookmarks, ratings, certificates, messages to a class and rosters.
 *
 * Writes: entities for notes, bookmarks, ratings and certificates. SQL: enrolments and progress (frequent and
 * idempotent), everything that ends with an enrolment, messages and rosters (one row for each student), and sums.
 */
export const learning = defineFeature({
  name: 'learning',
  tables: [
    'achievement',
    'bookmark',
    'certificate',
    'class_code',
    'class_code_use',
    'course_invitation',
    'course_message',
    'course_message_reader',
    'course_message_reply',
    'earned_achievement',
    'enrolment',
    'issuer_key',
    'lesson_note',
    'lesson_progress',
    'lesson_viewing',
    'lesson_viewing_day',
    'new_lesson_notice',
    'playback',
    'rating',
    'rating_version',
    'roster_change',
    'roster_line',
    'study_day',
    'study_goal',
    'study_interest',
  ],
  offers: [
    'completed_lesson',
    'course_enrolment',
    'course_student',
    'lesson_note',
    'lesson_study',
    'lesson_viewing_day',
    'opened_lesson',
    'rating',
    'studied_lesson',
    'study_progress',
    'study_standing',
    'study_time',
  ],
  entities: [Enrolment, LessonProgress, Playback, Certificate, Rating, LessonNote, Bookmark],
  resolvers: [
    CourseLearningResolver,
    ChapterProgressResolver,
    CourseRequirementsResolver,
    EnrolmentChangeResolver,
    EnrolmentRecordResolver,
    EnrolmentResolver,
    EnrolmentsOfPersonResolver,
    FirstDayResolver,
    LessonProgressOfOutline,
    LessonProgressResolver,
    PlaybackResolver,
    StudyResolver,
    CourseStudentResolver,
    StudySummaryResolver,
    SuggestedCoursesResolver,
    CertificateOfEnrolmentResolver,
    CertificateResolver,
    CertificatesOfCourseResolver,
    CertificatesOfPersonResolver,
    CourseRatingsResolver,
    EnrolmentRatingResolver,
    RatingResolver,
    NoteResolver,
    LessonViewingsResolver,
    BookmarkResolver,
    CourseMessageResolver,
    RosterResolver,
    InvitationResolver,
    ClassCodeResolver,
    NotebookResolver,
  ],
  jobs: [
    awardAchievements,
    endAccess,
    sweepPlaybacks,
    issueCertificateJob,
    issueDueCertificates,
    sumAndSweepViewings,
    notifyClass,
    notifyNewLessons,
    sweepRosters,
    processRoster,
  ],
  mails: [courseInvitationMail],
  signUpSources: [courseInvitations],
  notificationKinds,
  auditTargets: {
    certificate: (id) => sql`select c.serial from certificate c where c.id = ${id}`,
    rating: (id) => sql`select c.title from rating r join course c on c.id = r.course_id where r.id = ${id}`,
    enrolment: (id) =>
      sql`select p.full_name || ' · ' || c.title from enrolment e join course c on c.id = e.course_id join person p on p.id = e.student_id where e.id = ${id}`,
  },
  schedule: [lessonsOpening, liveLessons],
  waiting: [waitingRatings],
  transferListeners: [(em, { courseId }) => endInvitations(em, courseId)],
  permissions,
  personalData,
  consentPurposes,
  settings: Object.values(settings),
  texts: { vi, en },
  reasons,
  faults,
});
