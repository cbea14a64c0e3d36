import { sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import { endAccess } from './access/end-access.jobs.ts';
import { notificationKinds as accessKinds } from './access/notification-kinds.ts';
import { awardAchievements } from './award-achievements.jobs.ts';
import { bookmarkParts } from './bookmarks/parts.ts';
import { certificateParts } from './certificates/parts.ts';
import { messageParts } from './course-message/parts.ts';
import { CourseStandingResolver } from './course-standing.resolver.ts';
import { Enrolment } from './enrolment.entity.ts';
import { EnrolmentChangeResolver, EnrolmentRecordResolver } from './enrolment-changes.resolver.ts';
import { EnrolmentsOfPersonResolver } from './enrolments-of-person.resolver.ts';
import {
  CourseLearningResolver,
  EnrolmentResolver,
  LessonProgressOfOutline,
  LessonProgressResolver,
} from './learning.resolver.ts';
import { LessonProgress } from './lesson-progress.entity.ts';
import { lessonsOpening, liveLessons } from './lessons-on-schedule.ts';
import { NewLessonsResolver } from './new-lessons.resolver.ts';
import { NotebookResolver } from './notebook/notebook.resolver.ts';
import { noteParts } from './notes/parts.ts';
import { personalData } from './personal-data.ts';
import { Playback } from './playbacks/playback.entity.ts';
import { PlaybackResolver } from './playbacks/playback.resolver.ts';
import { sweepPlaybacks } from './playbacks/sweep-playbacks.jobs.ts';
import { ratingParts } from './ratings/parts.ts';
import { waitingRatings } from './ratings/waiting-ratings.ts';
import { faults, reasons } from './reasons.ts';
import { rosterParts } from './rosters/parts.ts';
import * as settings from './settings.ts';
import { StudyResolver } from './study.resolver.ts';
import { StudySummaryResolver } from './study-summary.resolver.ts';
import { CourseStudentResolver } from './teaching/course-student.resolver.ts';
import { notificationKinds as teachingKinds } from './teaching/notification-kinds.ts';
import { en, vi } from './texts.ts';
import { viewingParts } from './viewings/parts.ts';

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
 * Study: enrolments, progress, notes, bookmarks, ratings, certificates, messages to a class and rosters.
 *
 * Writes: entities for notes, bookmarks, ratings and certificates. SQL: enrolments and progress (frequent, and
 * idempotent), everything that ends with an enrolment, messages and rosters (one row for each student), and sums.
 */
export const learning = defineFeature({
  name: 'learning',
  tables: [
    'achievement',
    'earned_achievement',
    'enrolment',
    'lesson_progress',
    'playback',
    'study_day',
    'study_goal',
    ...certificateParts.tables,
    ...ratingParts.tables,
    ...noteParts.tables,
    ...viewingParts.tables,
    ...bookmarkParts.tables,
    ...messageParts.tables,
    ...rosterParts.tables,
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
  entities: [
    Enrolment,
    LessonProgress,
    Playback,
    ...certificateParts.entities,
    ...ratingParts.entities,
    ...noteParts.entities,
    ...bookmarkParts.entities,
  ],
  resolvers: [
    CourseLearningResolver,
    CourseStandingResolver,
    EnrolmentChangeResolver,
    EnrolmentRecordResolver,
    EnrolmentResolver,
    EnrolmentsOfPersonResolver,
    LessonProgressOfOutline,
    LessonProgressResolver,
    NewLessonsResolver,
    PlaybackResolver,
    StudyResolver,
    CourseStudentResolver,
    StudySummaryResolver,
    ...certificateParts.resolvers,
    ...ratingParts.resolvers,
    ...noteParts.resolvers,
    ...viewingParts.resolvers,
    ...bookmarkParts.resolvers,
    ...messageParts.resolvers,
    ...rosterParts.resolvers,
    NotebookResolver,
  ],
  jobs: [
    awardAchievements,
    endAccess,
    sweepPlaybacks,
    ...certificateParts.jobs,
    ...viewingParts.jobs,
    ...messageParts.jobs,
    ...rosterParts.jobs,
  ],
  notificationKinds: {
    ...certificateParts.notificationKinds,
    ...ratingParts.notificationKinds,
    ...teachingKinds,
    ...accessKinds,
    ...messageParts.notificationKinds,
    ...rosterParts.notificationKinds,
  },
  auditTargets: {
    ...certificateParts.auditTargets,
    ...ratingParts.auditTargets,
    enrolment: (id) =>
      sql`select p.full_name || ' · ' || c.title from enrolment e join course c on c.id = e.course_id join person p on p.id = e.student_id where e.id = ${id}`,
  },
  schedule: [lessonsOpening, liveLessons],
  waiting: [waitingRatings],
  permissions,
  personalData,
  settings: Object.values(settings),
  texts: { vi, en },
  reasons,
  faults,
});
