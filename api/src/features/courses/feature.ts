import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { CaptionTrack } from './captions/caption-track.entity.ts';
import {
  CaptionsImportResolver,
  CaptionTrackResolver,
  LessonCaptionsResolver,
} from './captions/caption-track.resolver.ts';
import { Course } from './course.entity.ts';
import { CourseResolver, InstructorResolver } from './course.resolver.ts';
import { CourseChangeResolver } from './course-changes.resolver.ts';
import { coursesOfCategory, revisionsOfCategory } from './courses-of-category.ts';
import { CoverChoicesResolver } from './cover-choices.resolver.ts';
import { DeletedFromCourseResolver } from './deleted-from-course.resolver.ts';
import { EditDraft } from './drafts/edit-draft.entity.ts';
import { EditDraftResolver } from './drafts/edit-draft.resolver.ts';
import { sweepDrafts } from './drafts/sweep-drafts.jobs.ts';
import { EditCourseResolver } from './edit-course.resolver.ts';
import { LessonElsewhereResolver, LessonOutlineResolver, LessonResolver } from './lesson.resolver.ts';
import { LessonFile } from './lessons/lesson-file.entity.ts';
import {
  LessonFileCountResolver,
  LessonFileResolver,
  LessonFilesResolver,
} from './lessons/lesson-file.resolver.ts';
import { LessonVideoResolver } from './lessons/lesson-video.resolver.ts';
import { OutlineResolver } from './outline.resolver.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { CoursePicture } from './pictures/course-picture.entity.ts';
import {
  CoursePictureResolver,
  DescriptionPicturesResolver,
  DraftPicturesResolver,
  LessonPicturesResolver,
} from './pictures/course-picture.resolver.ts';
import { sweepPictures } from './pictures/sweep-pictures.jobs.ts';
import { PromoResolver } from './promo/promo.resolver.ts';
import { CourseTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { CourseChange } from './revisions/course-change.entity.ts';
import { CourseHistoryResolver } from './revisions/course-history.resolver.ts';
import { CourseRevision } from './revisions/course-revision.entity.ts';
import { RevisionPartsResolver, RevisionResolver } from './revisions/revision.resolver.ts';
import { Lesson, Section } from './section.entity.ts';
import * as settings from './settings.ts';
import { en, vi } from './texts.ts';

/**
 * Courses: their texts, prices, sections and lessons, with captions, files, pictures, drafts and revisions.
 *
 * Writes: entities for courses, sections, lessons, their files and pictures, drafts and revisions. SQL: several rows at
 * once (the order of lessons, courses beyond a quota, content of a revision), tracks of captions, and former URLs.
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
    'edit_draft',
    'lesson',
    'lesson_file',
    'section',
  ],
  offers: [
    'caption_track',
    'course',
    'course_change',
    'course_price_piece',
    'course_revision',
    'lesson',
    'section',
  ],
  entities: [
    CaptionTrack,
    Course,
    CourseChange,
    CoursePicture,
    CourseRevision,
    EditDraft,
    Lesson,
    LessonFile,
    Section,
  ],
  resolvers: [
    CaptionTrackResolver,
    CaptionsImportResolver,
    CourseChangeResolver,
    CourseHistoryResolver,
    CoursePictureResolver,
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
  ],
  jobs: [sweepDrafts, sweepPictures],
  permissions,
  personalData,
  auditTargets: {
    course: (id) => sql`select c.title from course c where c.id = ${id}`,
    lesson: (id) => sql`select l.title from lesson l where l.id = ${id}`,
    section: (id) => sql`select s.title from section s where s.id = ${id}`,
  },
  settings: Object.values(settings),
  categoryReferences: [coursesOfCategory, revisionsOfCategory],
  texts: { vi, en },
  reasons,
  faults,
});
