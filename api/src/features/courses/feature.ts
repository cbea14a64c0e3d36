import { sql } from '../../graphql/read/index.ts';
import { Category, CategoryResolver, CategoryTreeResolver } from '../categories/index.ts';
import { defineFeature } from '../define-feature.ts';
import {
  Media,
  makeVideoStream,
  readCaptions,
  removeKilled,
  sweepStreams,
  VideoTermsResolver,
} from '../media/index.ts';
import {
  CourseReview,
  CourseReviewResolver,
  LatestReviewResolver,
  ManagedCoursesResolver,
  ReviewHistoryResolver,
  ReviewTermsResolver,
  reviewQueue,
  SubmissionResolver,
} from '../review/index.ts';
import {
  CourseFacetsResolver,
  CourseListResolver,
  CourseSearchResolver,
  PassageResolver,
  SearchCoursesResolver,
  SearchHistoryResolver,
  SearchSynonym,
  SearchTerm,
  SearchWordsResolver,
  SuggestionResolver,
  sumAndSweepSearches,
} from '../search/index.ts';
import {
  CoTeacher,
  CoTeacherResolver,
  CourseQuotaResolver,
  leaveTransferred,
  StudioResolver,
  TeachingInvitationResolver,
  WaitingResolver,
} from '../studio/index.ts';
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
import { notificationKinds } from './notification-kinds.ts';
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
import { en } from './texts/en.ts';
import { vi } from './texts/vi.ts';

/**
 * Courses: their content, review, revisions and prices, categories, search and videos.
 *
 * Writes: entities for courses, sections, lessons, reviews, revisions, categories and co-teachers. SQL: several rows
 * at once (the order of categories, courses beyond a quota, content of a revision), captions, searches and their
 * sums, the state of a video stream, and former URLs.
 */
export const catalog = defineFeature({
  name: 'catalog',
  tables: [
    'caption_cue',
    'caption_document',
    'caption_track',
    'category',
    'category_slug',
    'course',
    'course_price_change',
    'course_change',
    'course_document',
    'course_revision',
    'course_picture',
    'course_review',
    'course_slug',
    'co_teacher',
    'edit_draft',
    'lesson',
    'lesson_file',
    'lesson_passage',
    'search_day',
    'search_day_words',
    'search_event',
    'search_synonym',
    'search_term',
    'search_word',
    'section',
    'video_stream',
  ],
  offers: [
    'category',
    'co_teacher',
    'common_search',
    'course',
    'course_change',
    'course_price_piece',
    'lesson',
    'section',
  ],
  entities: [
    CaptionTrack,
    CoTeacher,
    CourseChange,
    CourseRevision,
    Category,
    Course,
    CoursePicture,
    CourseReview,
    EditDraft,
    Lesson,
    LessonFile,
    Media,
    SearchSynonym,
    SearchTerm,
    Section,
  ],
  resolvers: [
    WaitingResolver,
    CaptionTrackResolver,
    CaptionsImportResolver,
    LessonCaptionsResolver,
    CourseTermsResolver,
    ReviewTermsResolver,
    CoTeacherResolver,
    CourseHistoryResolver,
    RevisionPartsResolver,
    RevisionResolver,
    CategoryResolver,
    CategoryTreeResolver,
    CourseFacetsResolver,
    CoursePictureResolver,
    CourseQuotaResolver,
    CourseListResolver,
    CourseResolver,
    CourseChangeResolver,
    CourseReviewResolver,
    LatestReviewResolver,
    CourseSearchResolver,
    ManagedCoursesResolver,
    CoverChoicesResolver,
    DeletedFromCourseResolver,
    DescriptionPicturesResolver,
    DraftPicturesResolver,
    EditDraftResolver,
    InstructorResolver,
    LessonElsewhereResolver,
    LessonFileCountResolver,
    LessonFileResolver,
    LessonFilesResolver,
    LessonOutlineResolver,
    LessonPicturesResolver,
    LessonResolver,
    LessonVideoResolver,
    VideoTermsResolver,
    OutlineResolver,
    PassageResolver,
    PromoResolver,
    SearchCoursesResolver,
    SearchHistoryResolver,
    ReviewHistoryResolver,
    SearchWordsResolver,
    EditCourseResolver,
    StudioResolver,
    SubmissionResolver,
    SuggestionResolver,
    TeachingInvitationResolver,
  ],
  atStart: ({ config }) => removeKilled(config.dataDir),
  jobs: [makeVideoStream, readCaptions, sweepDrafts, sweepPictures, sweepStreams, sumAndSweepSearches],
  permissions,
  notificationKinds,
  personalData,
  auditTargets: {
    category: (id) => sql`select k.name from category k where k.id = ${id}`,
    course: (id) => sql`select c.title from course c where c.id = ${id}`,
    lesson: (id) => sql`select l.title from lesson l where l.id = ${id}`,
    'search-synonym': (id) =>
      sql`select array_to_string(y.terms, ', ') from search_synonym y where y.id = ${id}`,
    section: (id) => sql`select s.title from section s where s.id = ${id}`,
  },
  settings: Object.values(settings),
  deskQueues: [reviewQueue],
  transferFollowers: [leaveTransferred],
  categoryReferences: [coursesOfCategory, revisionsOfCategory],
  texts: { vi, en },
  reasons,
  faults,
});
