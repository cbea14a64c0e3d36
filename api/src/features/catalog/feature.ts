import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { ManagedCoursesResolver } from './administration/managed-courses.resolver.ts';
import { CaptionTrack } from './captions/caption-track.entity.ts';
import {
  CaptionsImportResolver,
  CaptionTrackResolver,
  LessonCaptionsResolver,
} from './captions/caption-track.resolver.ts';
import { readCaptions } from './captions/read-captions.jobs.ts';
import { CategoryTreeResolver } from './categories/category-tree.resolver.ts';
import { Category } from './category.entity.ts';
import { CategoryResolver } from './category.resolver.ts';
import { CoTeacher } from './co-teachers/co-teacher.entity.ts';
import { CoTeacherResolver, TeachingInvitationResolver } from './co-teachers/co-teacher.resolver.ts';
import { leaveTransferred } from './co-teachers/leave-transferred.ts';
import { Course } from './course.entity.ts';
import { CourseResolver, InstructorResolver } from './course.resolver.ts';
import { CourseChangeResolver } from './course-changes.resolver.ts';
import { CourseFacetsResolver } from './course-facets.resolver.ts';
import { CourseListResolver } from './course-list.resolver.ts';
import { CourseQuotaResolver } from './course-quota.resolver.ts';
import { CourseReview } from './course-review.entity.ts';
import { CourseReviewResolver, LatestReviewResolver } from './course-review.resolver.ts';
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
import { Media } from './media.entity.ts';
import { notificationKinds } from './notification-kinds.ts';
import { OutlineResolver } from './outline.resolver.ts';
import { PassageResolver } from './passages/passage.resolver.ts';
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
import { ReviewHistoryResolver } from './review-history.resolver.ts';
import { reviewQueue } from './review-queue.ts';
import { ReviewTermsResolver } from './review-terms.resolver.ts';
import { CourseChange } from './revisions/course-change.entity.ts';
import { CourseHistoryResolver } from './revisions/course-history.resolver.ts';
import { CourseRevision } from './revisions/course-revision.entity.ts';
import { RevisionPartsResolver, RevisionResolver } from './revisions/revision.resolver.ts';
import { CourseSearchResolver } from './search/course-search.resolver.ts';
import { SearchCoursesResolver } from './search/search-courses.resolver.ts';
import { SearchHistoryResolver } from './search/search-history.resolver.ts';
import { SearchSynonym } from './search/search-synonym.entity.ts';
import { SearchTerm } from './search/search-term.entity.ts';
import { SearchWordsResolver } from './search/search-words.resolver.ts';
import { sumAndSweepSearches } from './search/sum-searches.jobs.ts';
import { Lesson, Section } from './section.entity.ts';
import * as settings from './settings.ts';
import { removeKilled } from './streams/make-stream.ts';
import { VideoTermsResolver } from './streams/public-terms.resolver.ts';
import { makeVideoStream, sweepStreams } from './streams/stream.jobs.ts';
import { LessonVideoResolver } from './streams/video.resolver.ts';
import { StudioResolver } from './studio.resolver.ts';
import { SubmissionResolver } from './submission.resolver.ts';
import { SuggestionResolver } from './suggestion.resolver.ts';
import { en } from './texts/en.ts';
import { vi } from './texts/vi.ts';
import { WaitingResolver } from './waiting/waiting.resolver.ts';

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
