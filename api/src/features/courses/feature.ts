import { sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { drop, keep } from '../../platform/access/personal-data.ts';
import { runSql } from '../../platform/db/index.ts';
import type { CategoryReference } from '../categories/index.ts';
import { defineFeature } from '../define-feature.ts';
import type { SetupSource } from '../operations/index.ts';
import { CaptionTrack } from './captions/caption-track.entity.ts';
import {
  CaptionsImportResolver,
  CaptionTrackResolver,
  LessonCaptionsResolver,
} from './captions/caption-track.resolver.ts';
import { Course } from './course.entity.ts';
import { CourseResolver, DeletedFromCourseResolver, InstructorResolver } from './course.resolver.ts';
import { isListedAs } from './course.visibility.ts';
import { emptyBin } from './course-bin.ts';
import { CourseChangeResolver } from './course-changes.resolver.ts';
import { CourseLengthsResolver, LessonLengthResolver } from './course-lengths.resolver.ts';
import { CoverChoicesResolver } from './cover-choices.resolver.ts';
import { EditDraft } from './drafts/edit-draft.entity.ts';
import { EditDraftResolver } from './drafts/edit-draft.resolver.ts';
import { EditCourseResolver } from './edit-course.resolver.ts';
import { HeldEdit } from './holds/held-edit.entity.ts';
import { ownHeldParts } from './holds/own-parts.ts';
import { LessonElsewhereResolver, LessonOutlineResolver, LessonResolver } from './lesson.resolver.ts';
import { LessonFile } from './lessons/lesson-file.entity.ts';
import {
  LessonFileCountResolver,
  LessonFileResolver,
  LessonFilesResolver,
} from './lessons/lesson-file.resolver.ts';
import { LessonVideoResolver } from './lessons/lesson-video.resolver.ts';
import { OutlineResolver } from './outline.resolver.ts';
import { CoursePicture } from './pictures/course-picture.entity.ts';
import {
  CoursePictureResolver,
  DescriptionPicturesResolver,
  DraftPicturesResolver,
  LessonPicturesResolver,
} from './pictures/course-picture.resolver.ts';
import { PromoResolver } from './promo/promo.resolver.ts';
import { CourseTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { CourseChange } from './revisions/course-change.entity.ts';
import { CourseHistoryResolver } from './revisions/course-history.resolver.ts';
import { CourseRevision } from './revisions/course-revision.entity.ts';
import { RevisionPartsResolver, RevisionResolver } from './revisions/revision.resolver.ts';
import { SampleLessonResolver } from './sample-lesson.resolver.ts';
import { Lesson, Section } from './section.entity.ts';
import * as settings from './settings.ts';
import { CourseShareResolver, TeacherShareResolver } from './share/share-picture.resolver.ts';
import { CourseSound } from './sounds/course-sound.entity.ts';
import { CourseSoundResolver } from './sounds/course-sound.resolver.ts';
import { sweepDrafts, sweepPictures } from './sweeps.jobs.ts';
import { en, vi } from './texts.ts';

const permissions = {
  grants: {
    [Role.TEACHER]: ['course:create', 'course:read-own', 'course:update', 'course:submit', 'course:publish'],
    [Role.ADMIN]: ['course:read-any'],
  },
  groups: { course: PermissionGroup.CONTENT },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const coursesOfCategory: CategoryReference = {
  kind: 'courses',
  count: (categoryId) => sql`(select count(*)::int from course c where c.category_id = ${categoryId})`,
  moveTo: (em, from, into) =>
    runSql(em, sql`update course set category_id = ${into} where category_id = ${from}`),
};

/** Only open revisions are counted. Closed ones are updated as well, so that they refer to an existing category. */
const revisionsOfCategory: CategoryReference = {
  kind: 'revisions',
  count: (categoryId) =>
    sql`(select count(*)::int from course_revision r where r.category_id = ${categoryId} and r.closed_at is null)`,
  moveTo: (em, from, into) =>
    runSql(em, sql`update course_revision set category_id = ${into} where category_id = ${from}`),
};

const firstCourse: SetupSource = {
  kind: 'COURSE',
  isDone: () => sql`exists (select 1 from course c where ${isListedAs('c')})`,
};

/**
 * Courses: their texts, prices, sections and lessons, with captions, files, pictures, drafts and revisions.
 *
 * Writes: entities for courses, sections, lessons, their files and pictures, drafts and revisions. SQL: several rows
 * at once (the order of lessons, courses beyond a quota, content of a revision), tracks of captions, and former URLs.
 */
export const courses = defineFeature({
  name: 'courses',
  tables: [
    'caption_track',
    'course',
    'course_change',
    'course_picture',
    'course_price_change',
    'course_revision',
    'course_slug',
    'course_sound',
    'edit_draft',
    'held_edit',
    'lesson',
    'lesson_file',
    'section',
  ],
  offers: ['caption_track', 'course', 'course_change', 'held_edit', 'lesson', 'section'],
  entities: [
    CaptionTrack,
    Course,
    CourseChange,
    CoursePicture,
    CourseRevision,
    CourseSound,
    EditDraft,
    HeldEdit,
    Lesson,
    LessonFile,
    Section,
  ],
  resolvers: [
    CaptionTrackResolver,
    CaptionsImportResolver,
    CourseChangeResolver,
    CourseLengthsResolver,
    CourseShareResolver,
    TeacherShareResolver,
    LessonLengthResolver,
    CourseHistoryResolver,
    CoursePictureResolver,
    CourseSoundResolver,
    CourseResolver,
    CourseTermsResolver,
    CoverChoicesResolver,
    DeletedFromCourseResolver,
    DescriptionPicturesResolver,
    DraftPicturesResolver,
    EditCourseResolver,
    EditDraftResolver,
    InstructorResolver,
    LessonCaptionsResolver,
    LessonElsewhereResolver,
    LessonFileCountResolver,
    LessonFileResolver,
    LessonFilesResolver,
    LessonOutlineResolver,
    LessonPicturesResolver,
    LessonResolver,
    LessonVideoResolver,
    OutlineResolver,
    PromoResolver,
    RevisionPartsResolver,
    RevisionResolver,
    SampleLessonResolver,
  ],
  jobs: [emptyBin, sweepDrafts, sweepPictures],
  heldParts: ownHeldParts,
  permissions,
  personalData: {
    purpose: 'processing.courses',
    columns: [
      drop('edit_draft', 'person_id', 'unsaved edits are not part of the course'),
      keep('held_edit', 'author_id', 'record of why an edit of a course on sale was shown or not'),
      keep('held_edit', 'decided_by_id', 'the reviewer who is responsible for the edit', false),
      {
        ...keep(
          'course',
          'teacher_id',
          'students who bought the course retain access; the teacher’s messages to administrators are deleted, and pending requests with them',
        ),
        erasure: 'blank',
        blank: 'restore_asked_at = null, restore_message = null',
      },
    ],
  },
  auditTargets: {
    course: (id) => sql`select c.title from course c where c.id = ${id}`,
    lesson: (id) => sql`select l.title from lesson l where l.id = ${id}`,
    section: (id) => sql`select s.title from section s where s.id = ${id}`,
  },
  settings: Object.values(settings),
  categoryReferences: [coursesOfCategory, revisionsOfCategory],
  setupSources: [firstCourse],
  texts: { vi, en },
  reasons,
  faults,
});
