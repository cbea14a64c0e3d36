export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment as ISO 8601 text. Answers are in UTC with milliseconds: 2026-11-20T08:30:00.000Z. */
  DateTime: { input: string; output: string; }
  /** Formatted text as ProseMirror JSON: {"type":"doc","content":[…]} of paragraph, heading (levels 2 and 3), bulletList, orderedList, listItem, blockquote, codeBlock, hardBreak and text with the marks bold, italic, code and link. */
  RichText: { input: unknown; output: unknown; }
  /** Vietnamese đồng: a whole number within ±(2^53 − 1). There is no smaller unit. */
  Vnd: { input: number; output: number; }
};

/** Lets a course be published. */
export type ApproveCourseInput = {
  /** Every item once, all PASS. */
  checklist: Array<ReviewCheckInput>;
  /** Which course. */
  courseId: Scalars['ID']['input'];
};

/** A fresh session. */
export type AuthPayload = {
  __typename: 'AuthPayload';
  /** For the header `Authorization: Bearer …`; lives 15 minutes. */
  accessToken: Scalars['String']['output'];
  /** When the access token ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** For refreshSession; lives 30 days. */
  refreshToken: Scalars['String']['output'];
  /** Who is signed in now. */
  user: User;
};

/** What makes a person a teacher. */
export type BecomeTeacherInput = {
  /** A few sentences, at most 2,000 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** What they teach, in a line of 3 to 120 characters. */
  headline: Scalars['String']['input'];
  /** How they sell; decides which taxes are withheld. */
  sellerClass: SellerClass;
  /** Tax code or personal number: 10 to 14 digits. */
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** Captions of a video. */
export type CaptionTrack = {
  __typename: 'CaptionTrack';
  /** The language’s own name. */
  label: Scalars['String']['output'];
  /** vi or en. */
  language: Scalars['String']['output'];
  /** Signed address of a WebVTT file; expires. */
  url: Scalars['String']['output'];
};

/** A shelf of the catalogue; there are two levels. */
export type Category = {
  __typename: 'Category';
  /** The lower level, in its order. */
  children: Array<Category>;
  /** Courses on sale in it and below it. */
  courseCount: Scalars['Int']['output'];
  /** Name of an icon, for instance code. */
  icon: Scalars['String']['output'];
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Vietnamese name. */
  name: Scalars['String']['output'];
  /** English name. */
  nameEn: Scalars['String']['output'];
  /** Absent for the upper level. */
  parent: Maybe<Category>;
  /** Its name in addresses. */
  slug: Scalars['String']['output'];
};

/** What is bought, and how it is paid. */
export type CheckoutInput = {
  /** Which course. */
  courseId: Scalars['ID']['input'];
  /** Needed unless the course is free. */
  gateway?: InputMaybe<PaymentGateway>;
  /** Made by the client; the same key gives the same answer. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
};

/** What a checkout leads to. */
export type CheckoutPayload = {
  __typename: 'CheckoutPayload';
  /** Only of a free course, which is enrolled at once. */
  enrolment: Maybe<Enrolment>;
  /** The order. */
  order: Order;
  /** How to pay it; absent for a free course. */
  payment: Maybe<PaymentAttempt>;
};

/** What makes a lesson complete. */
export type CompletionRule =
  /** Its text was on screen for 30 seconds. */
  | 'DWELL'
  /** 90 % of the unique seconds of its video were watched. */
  | 'WATCH';

/** A course: what is sold and studied. */
export type Course = {
  __typename: 'Course';
  /** What the viewer may do with it now; empty for strangers. */
  allowedActions: Array<CourseAction>;
  /** For whom the course is. */
  audience: Array<Scalars['String']['output']>;
  /** Absent in an unfinished draft. */
  category: Maybe<Category>;
  /** Address of its cover, 480 or 960 wide. */
  coverUrl: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What a buyer pays now, in đồng. */
  currentPrice: Scalars['Vnd']['output'];
  /** What the course is about. */
  description: Scalars['RichText']['output'];
  /** Length of the material in seconds; text is read at 200 words a minute. */
  durationSec: Scalars['Int']['output'];
  /** False while the cover is the generated one. */
  hasUploadedCover: Scalars['Boolean']['output'];
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Language it is taught in: vi or en. */
  language: Scalars['String']['output'];
  /** The last submission; null for others than its teacher and administrators. */
  latestReview: Maybe<CourseReview>;
  /** Lessons in all sections. */
  lessonCount: Scalars['Int']['output'];
  /** What it expects of its students. */
  level: CourseLevel;
  /** The viewer’s own place in it; null without one. */
  myEnrolment: Maybe<Enrolment>;
  /** What students will be able to do. */
  outcomes: Array<Scalars['String']['output']>;
  /** List price in đồng; 0 is free. */
  price: Scalars['Vnd']['output'];
  /** Prices as edited; null for others than its teacher and administrators. */
  pricing: Maybe<CoursePricing>;
  /** When it was first published. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** 0 without ratings, otherwise 1 to 5 with two decimals. */
  ratingAverage: Scalars['Float']['output'];
  /** Published ratings. */
  ratingCount: Scalars['Int']['output'];
  /** Five rows, five stars first. */
  ratingHistogram: Array<RatingCount>;
  /** Published ratings, newest first. */
  ratings: RatingPage;
  /** The submit gate; null for others than its teacher and administrators. */
  readiness: Maybe<Array<ReadinessItem>>;
  /** What students need beforehand. */
  requirements: Array<Scalars['String']['output']>;
  /** End of the sale that runs. */
  saleEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Sale price in đồng, while it runs. */
  salePrice: Maybe<Scalars['Vnd']['output']>;
  /** The outline, in its order. */
  sections: Array<Section>;
  /** Its name in addresses; former ones lead here too. */
  slug: Scalars['String']['output'];
  /** Where it is on its way. */
  status: CourseStatus;
  /** Everyone who ever enrolled. */
  studentCount: Scalars['Int']['output'];
  /** At most 120 characters. */
  subtitle: Scalars['String']['output'];
  /** Free words that search finds. */
  tags: Array<Scalars['String']['output']>;
  /** Who teaches it. */
  teacher: PublicProfile;
  /** At most 60 characters. */
  title: Scalars['String']['output'];
  /** When its teacher last edited it. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every edit; edits name the one they were made on. */
  version: Scalars['Int']['output'];
  /** Who finds it once it is published. */
  visibility: CourseVisibility;
};


/** A course: what is sold and studied. */
export type CourseCoverUrlArgs = {
  width?: Scalars['Int']['input'];
};


/** A course: what is sold and studied. */
export type CourseRatingsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};

/** What the viewer may do with a course in its present state. */
export type CourseAction =
  /** Put it away. */
  | 'ARCHIVE'
  /** Change what it says and holds. */
  | 'EDIT'
  /** Put it on sale. */
  | 'PUBLISH'
  /** Approve, send back or reject. */
  | 'REVIEW'
  /** Hand it in for review. */
  | 'SUBMIT'
  /** Take it off sale. */
  | 'UNPUBLISH'
  /** Take it back from review. */
  | 'WITHDRAW';

/** Narrows the catalogue; what is left out does not. */
export type CourseFilter = {
  /** Slug of a category; its lower level is included. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Free courses only, or paid ones only. */
  isFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language it is taught in: vi or en. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** One of these levels. */
  level?: InputMaybe<Array<CourseLevel>>;
  /** Greatest length in minutes. */
  maxDuration?: InputMaybe<Scalars['Int']['input']>;
  /** Highest price now, in đồng. */
  maxPrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** Least length in minutes. */
  minDuration?: InputMaybe<Scalars['Int']['input']>;
  /** Least price now, in đồng. */
  minPrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** Courses whose sale price runs now. */
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Least average rating, 1 to 5. */
  rating?: InputMaybe<Scalars['Float']['input']>;
  /** Words to find; accents and case do not matter. At most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Courses of this teacher. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a course expects of its students. */
export type CourseLevel =
  /** Practice is expected. */
  | 'ADVANCED'
  /** For everyone. */
  | 'ALL'
  /** Nothing is expected. */
  | 'BEGINNER'
  /** The basics are expected. */
  | 'INTERMEDIATE';

/** One numbered page. */
export type CoursePage = {
  __typename: 'CoursePage';
  /** The rows of this page, in the order asked for. */
  items: Array<Course>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** Prices as their teacher edits them, a sale of the past or future included. */
export type CoursePricing = {
  __typename: 'CoursePricing';
  /** List price in đồng. */
  price: Scalars['Vnd']['output'];
  /** End of the sale; absent: until it is taken back. */
  saleEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Sale price in đồng. */
  salePrice: Maybe<Scalars['Vnd']['output']>;
};

/** One submission of a course and what became of it. */
export type CourseReview = {
  __typename: 'CourseReview';
  /** The reviewer’s judgement, item by item; empty while pending. */
  checklist: Array<ReviewCheck>;
  /** What was submitted. */
  course: Course;
  /** When it ended. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** How it ended. */
  decision: ReviewDecision;
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Notes to the teacher, or the reason of a rejection. */
  notes: Maybe<Scalars['String']['output']>;
  /** Who decided. */
  reviewer: Maybe<PublicProfile>;
  /** When it was submitted. */
  submittedAt: Scalars['DateTime']['output'];
};

/** One numbered page. */
export type CourseReviewPage = {
  __typename: 'CourseReviewPage';
  /** The rows of this page, in the order asked for. */
  items: Array<CourseReview>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** Order of the catalogue. */
export type CourseSort =
  /** Most students first. */
  | 'BEST_SELLING'
  /** Latest published first. */
  | 'NEWEST'
  /** Cheapest now first. */
  | 'PRICE_ASC'
  /** Dearest now first. */
  | 'PRICE_DESC'
  /** Best rated first. */
  | 'RATING'
  /** Best hits first; without a search the same as BEST_SELLING. */
  | 'RELEVANCE';

/** Where a course is on its way. UNPUBLISHED and SUSPENDED stop sales, never learning. */
export type CourseStatus =
  /** May be published by its teacher. */
  | 'APPROVED'
  /** Put away; students keep it. */
  | 'ARCHIVED'
  /** Being written. */
  | 'DRAFT'
  /** Sent back with notes. */
  | 'NEEDS_FIXES'
  /** Submitted; an administrator decides. */
  | 'PENDING_REVIEW'
  /** On sale. */
  | 'PUBLISHED'
  /** Refused for a reason of policy. */
  | 'REJECTED'
  /** Taken off sale by an administrator or for want of quota. */
  | 'SUSPENDED'
  /** Taken off sale by its teacher. */
  | 'UNPUBLISHED';

/** Who finds a published course. */
export type CourseVisibility =
  /** Only students who have it already. */
  | 'PRIVATE'
  /** Anyone, in lists and search. */
  | 'PUBLIC'
  /** Whoever has its address. */
  | 'UNLISTED';

/** A new course; everything else is filled in later. */
export type CreateCourseInput = {
  /** Category; needed before it is submitted. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** The same key gives the same course. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 60 characters. */
  title: Scalars['String']['input'];
};

/** A new lesson at the end of a section. */
export type CreateLessonInput = {
  /** What it is made of; does not change later. */
  kind: LessonKind;
  /** Which section. */
  sectionId: Scalars['ID']['input'];
  /** 3 to 80 characters. */
  title: Scalars['String']['input'];
};

/** A new section at the end of a course. */
export type CreateSectionInput = {
  /** Which course. */
  courseId: Scalars['ID']['input'];
  /** 3 to 80 characters. */
  title: Scalars['String']['input'];
};

/** A school or course someone attended. */
export type Education = {
  __typename: 'Education';
  /** Degree or certificate. */
  degree: Maybe<Scalars['String']['output']>;
  /** Field of study. */
  field: Maybe<Scalars['String']['output']>;
  /** First year. */
  from: Maybe<Scalars['Int']['output']>;
  /** Name of the school. */
  school: Scalars['String']['output'];
  /** Last year; absent while it goes on. */
  to: Maybe<Scalars['Int']['output']>;
};

/** A student’s place in a course. */
export type Enrolment = {
  __typename: 'Enrolment';
  /** Whether the student may study now. */
  access: EnrolmentAccess;
  /** When all required lessons were complete; apart from access. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Complete lessons. */
  completedLessons: Scalars['Int']['output'];
  /** What is studied. */
  course: Course;
  /** Since when. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Where to resume. */
  lastLesson: Maybe<LessonOutline>;
  /** Last report of progress. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Complete lessons of all, in whole per cent. */
  percentage: Scalars['Int']['output'];
  /** How the student came by it. */
  source: EnrolmentSource;
  /** Lessons of the course now. */
  totalLessons: Scalars['Int']['output'];
};

/** Whether the student may study now. */
export type EnrolmentAccess =
  /** May study. */
  | 'ACTIVE'
  /** The time bought is over. */
  | 'EXPIRED'
  /** Given back or taken away. */
  | 'REVOKED'
  /** Not while a refund is being paid out. */
  | 'SUSPENDED';

/** Which of one’s courses. */
export type EnrolmentFilter =
  /** All of them. */
  | 'ALL'
  /** Complete, whether still open or not. */
  | 'COMPLETED'
  /** Access has ended. */
  | 'EXPIRED'
  /** Open and not complete. */
  | 'IN_PROGRESS';

/** One numbered page. */
export type EnrolmentPage = {
  __typename: 'EnrolmentPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Enrolment>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** Order of one’s courses. */
export type EnrolmentSort =
  /** When it was enrolled in. */
  | 'ENROLLED_AT'
  /** When it was last studied, or else enrolled in. */
  | 'LAST_STUDIED'
  /** How much is complete. */
  | 'PERCENTAGE'
  /** In Vietnamese alphabetical order. */
  | 'TITLE';

/** How the student came by the course. */
export type EnrolmentSource =
  /** An administrator gave it. */
  | 'ADMIN'
  /** A coupon made it free. */
  | 'COUPON'
  /** The course was free. */
  | 'FREE'
  /** Somebody gave it. */
  | 'GIFT'
  /** A group has it. */
  | 'GROUP'
  /** Bought. */
  | 'PURCHASE';

/** A position someone held. */
export type Experience = {
  __typename: 'Experience';
  /** Name of the company. */
  company: Scalars['String']['output'];
  /** What they did. */
  description: Maybe<Scalars['String']['output']>;
  /** First year. */
  from: Maybe<Scalars['Int']['output']>;
  /** Position. */
  title: Maybe<Scalars['String']['output']>;
  /** Last year; absent while it goes on. */
  to: Maybe<Scalars['Int']['output']>;
};

/** A way to pay. */
export type GatewayInfo = {
  __typename: 'GatewayInfo';
  /** For checkout. */
  code: PaymentGateway;
  /** True when it is a simulator that takes no real money. */
  isSimulated: Scalars['Boolean']['output'];
  /** Its own name. */
  name: Scalars['String']['output'];
};

/** What a lesson teaches: for its students once they opened it (openLesson), for everyone when it is a preview, for its teacher and administrators. */
export type LessonContent = {
  __typename: 'LessonContent';
  /** The text; absent in a video without one. */
  body: Maybe<Scalars['RichText']['output']>;
  /** Captions of the video. */
  captions: Array<CaptionTrack>;
  /** The course it belongs to. */
  course: Course;
  /** Length in seconds; text is read at 200 words a minute. */
  durationSec: Scalars['Int']['output'];
  /** The same id as in the outline. */
  id: Scalars['ID']['output'];
  /** Open to everyone while the course is published. */
  isPreview: Scalars['Boolean']['output'];
  /** What it is made of. */
  kind: LessonKind;
  /** Signed address of the video, good for range requests; expires after six hours. */
  mediaUrl: Maybe<Scalars['String']['output']>;
  /** What makes it complete. */
  rule: CompletionRule;
  /** At most 80 characters. */
  title: Scalars['String']['output'];
};

/** What a lesson is made of. */
export type LessonKind =
  /** Something to read. */
  | 'TEXT'
  /** Something to watch, perhaps with text. */
  | 'VIDEO';

/** What anyone who knows the course may know of a lesson. */
export type LessonOutline = {
  __typename: 'LessonOutline';
  /** Length in seconds; text is read at 200 words a minute. */
  durationSec: Scalars['Int']['output'];
  /** False while its text or video is missing. */
  hasContent: Scalars['Boolean']['output'];
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Open to everyone while the course is published. */
  isPreview: Scalars['Boolean']['output'];
  /** Counts for completing the course. */
  isRequired: Scalars['Boolean']['output'];
  /** What it is made of. */
  kind: LessonKind;
  /** The viewer’s own progress; null before they opened it. */
  myProgress: Maybe<LessonProgress>;
  /** Place in its section, from 0. */
  position: Scalars['Int']['output'];
  /** What makes it complete. */
  rule: CompletionRule;
  /** At most 80 characters. */
  title: Scalars['String']['output'];
};

/** What a student has done in a lesson, as far as the server believes it. */
export type LessonProgress = {
  __typename: 'LessonProgress';
  /** When its rule was met; never taken back. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Seconds that count so far: unique seconds watched, or dwell. */
  doneSec: Scalars['Int']['output'];
  /** In which enrolment. */
  enrolment: Enrolment;
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Of which lesson. */
  lessonId: Scalars['ID']['output'];
  /** Where to resume, in seconds. */
  positionSec: Scalars['Int']['output'];
  /** Seconds needed to be complete; compare doneSec. */
  requiredSec: Scalars['Int']['output'];
  /** What makes the lesson complete. */
  rule: CompletionRule;
  /** How far the student is. */
  state: LessonState;
  /** What was watched, merged, in order. */
  watchedRanges: Array<WatchedRange>;
};

/** How far a student is in a lesson. */
export type LessonState =
  /** Its rule was met. */
  | 'COMPLETED'
  /** Never opened. */
  | 'NOT_STARTED'
  /** Opened, not complete. */
  | 'STARTED';

/** A lesson’s new place, in its own or another section of the same course. */
export type MoveLessonInput = {
  /** Which lesson. */
  lessonId: Scalars['ID']['input'];
  /** From 0; beyond the end means last. */
  position: Scalars['Int']['input'];
  /** Into which section. */
  sectionId: Scalars['ID']['input'];
};

/** A section’s new place. */
export type MoveSectionInput = {
  /** From 0; beyond the end means last. */
  position: Scalars['Int']['input'];
  /** Which section. */
  sectionId: Scalars['ID']['input'];
};

export type Mutation = {
  __typename: 'Mutation';
  /** Lets a submitted course be published. Needs the permission `course:review`. */
  approveCourse: Course;
  /** Puts a course away; its students keep it. Needs the permission `course:publish`. */
  archiveCourse: Course;
  /** Makes the signed-in person a teacher as well. CONFLICT: they are one. Needs the permission `profile:become-teacher`. */
  becomeTeacher: User;
  /** Begins to buy a course. CONFLICT: bought already. POLICY: not on sale, or one’s own. Needs the permission `course:buy`. */
  checkout: CheckoutPayload;
  /** Makes a draft. Needs the permission `course:create`. */
  createCourse: Course;
  /** Adds a lesson at the end of a section. Needs the permission `course:update`. */
  createLesson: LessonContent;
  /** Adds a section at the end. Needs the permission `course:update`. */
  createSection: Course;
  /** Removes a lesson. CONFLICT: students have studied it. Needs the permission `course:update`. */
  deleteLesson: Course;
  /** Removes an empty section. CONFLICT: it has lessons. Needs the permission `course:update`. */
  deleteSection: Course;
  /** Moves a lesson within its course. Needs the permission `course:update`. */
  moveLesson: Course;
  /** Moves a section within its course. Needs the permission `course:update`. */
  moveSection: Course;
  /** Hands a lesson out and marks it as reached. FORBIDDEN: not enrolled. Needs the permission `lesson:study`. */
  openLesson: LessonContent;
  /** Puts an approved course on sale. Needs the permission `course:publish`. */
  publishCourse: Course;
  /** Reports what was watched or read. Counts only as far as real time allows. CONFLICT: not opened. Needs the permission `lesson:study`. */
  recordProgress: LessonProgress;
  /** Exchanges a refresh token for an access token and its successor. UNAUTHENTICATED when the session has ended. */
  refreshSession: AuthPayload;
  /** Makes an account and signs it in. CONFLICT: the address has one. */
  register: AuthPayload;
  /** Rejects a submitted course for a reason of policy. Needs the permission `course:review`. */
  rejectCourse: Course;
  /** Sends a submitted course back with notes. Needs the permission `course:review`. */
  sendBackCourse: Course;
  /** Sets the picture, or goes back to the generated one. Needs the permission `course:update`. */
  setCourseCover: Course;
  /** Signs in. INVALID_CREDENTIALS; RATE_LIMITED after failures. */
  signIn: AuthPayload;
  /** Ends the session of a refresh token (left out: of the access token), or all of its person. Always true. */
  signOut: Scalars['Boolean']['output'];
  /** Sends a course into review. POLICY: the submit gate; details name what is missing. Needs the permission `course:submit`. */
  submitCourse: Course;
  /** Takes a course off sale; its students keep it. Needs the permission `course:publish`. */
  unpublishCourse: Course;
  /** Edits a course. CONFLICT: someone was faster, or its state forbids it. Needs the permission `course:update`. */
  updateCourse: Course;
  /** Edits a lesson, its video and captions included. Needs the permission `course:update`. */
  updateLesson: LessonContent;
  /** Renames a section. Needs the permission `course:update`. */
  updateSection: Section;
  /** Takes a submission back. Needs the permission `course:submit`. */
  withdrawCourse: Course;
};


export type MutationApproveCourseArgs = {
  input: ApproveCourseInput;
};


export type MutationArchiveCourseArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationBecomeTeacherArgs = {
  input: BecomeTeacherInput;
};


export type MutationCheckoutArgs = {
  input: CheckoutInput;
};


export type MutationCreateCourseArgs = {
  input: CreateCourseInput;
};


export type MutationCreateLessonArgs = {
  input: CreateLessonInput;
};


export type MutationCreateSectionArgs = {
  input: CreateSectionInput;
};


export type MutationDeleteLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


export type MutationDeleteSectionArgs = {
  sectionId: Scalars['ID']['input'];
};


export type MutationMoveLessonArgs = {
  input: MoveLessonInput;
};


export type MutationMoveSectionArgs = {
  input: MoveSectionInput;
};


export type MutationOpenLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


export type MutationPublishCourseArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationRecordProgressArgs = {
  input: RecordProgressInput;
};


export type MutationRefreshSessionArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRejectCourseArgs = {
  input: RejectCourseInput;
};


export type MutationSendBackCourseArgs = {
  input: SendBackCourseInput;
};


export type MutationSetCourseCoverArgs = {
  input: SetCourseCoverInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignOutArgs = {
  allDevices?: Scalars['Boolean']['input'];
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSubmitCourseArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationUnpublishCourseArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationUpdateCourseArgs = {
  input: UpdateCourseInput;
};


export type MutationUpdateLessonArgs = {
  input: UpdateLessonInput;
};


export type MutationUpdateSectionArgs = {
  input: UpdateSectionInput;
};


export type MutationWithdrawCourseArgs = {
  courseId: Scalars['ID']['input'];
};

/** What someone wants to buy, and whether it is paid. */
export type Order = {
  __typename: 'Order';
  /** Attempts to pay it, oldest first. */
  attempts: Array<PaymentAttempt>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it may be paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What is bought. */
  lines: Array<OrderLine>;
  /** For people to quote, for instance S261120-000042. */
  number: Scalars['String']['output'];
  /** When the money was known to have come. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it is. */
  status: OrderStatus;
  /** What is to be paid, in đồng. */
  total: Scalars['Vnd']['output'];
};

/** One course of an order. */
export type OrderLine = {
  __typename: 'OrderLine';
  /** What is paid for it, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** What is bought; absent once the viewer may not know of it any more. */
  course: Maybe<Course>;
  /** Taken off the list price, in đồng. */
  discount: Scalars['Vnd']['output'];
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** List price in đồng. */
  listPrice: Scalars['Vnd']['output'];
  /** The course’s title at the time. */
  title: Scalars['String']['output'];
};

/** Where an order is. PAID is never undone by a later notice. */
export type OrderStatus =
  /** Called off by the buyer. */
  | 'CANCELLED'
  /** Was not paid in time. */
  | 'EXPIRED'
  /** Money came that does not fit; people look into it. */
  | 'NEEDS_CHECK'
  /** Paid; the courses are the buyer’s. */
  | 'PAID'
  /** Some of the money went back. */
  | 'PARTIALLY_REFUNDED'
  /** Waits to be paid. */
  | 'PENDING'
  /** All of the money went back. */
  | 'REFUNDED';

/** One try to pay an order. */
export type PaymentAttempt = {
  __typename: 'PaymentAttempt';
  /** In đồng. */
  amount: Scalars['Vnd']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when the buyer can pay by it. */
  expiresAt: Scalars['DateTime']['output'];
  /** The gateway’s own code of what went wrong, for instance 24 for cancelled. */
  failureCode: Maybe<Scalars['String']['output']>;
  /** Through whom. */
  gateway: PaymentGateway;
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What is paid. */
  order: Order;
  /** Where the buyer pays; absent once the attempt has ended. */
  payUrl: Maybe<Scalars['String']['output']>;
  /** Its name at the gateway. */
  reference: Scalars['String']['output'];
  /** Where it is. */
  status: PaymentStatus;
};

/** Through whom is paid. */
export type PaymentGateway =
  /** VNPay: bank cards, bank apps and QR. */
  | 'VNPAY';

/** Where one attempt to pay is. Attempts fail, orders do not. */
export type PaymentStatus =
  /** The gateway has not been asked yet. */
  | 'CREATED'
  /** The gateway’s time ran out. */
  | 'EXPIRED'
  /** Refused or called off; another attempt may follow. */
  | 'FAILED'
  /** The buyer is at the gateway. */
  | 'PENDING'
  /** The money came. */
  | 'SUCCEEDED'
  /** The gateway is unsure, or something does not fit; people look into it. */
  | 'UNKNOWN';

/** What anyone may see of a person, for instance a teacher. */
export type PublicProfile = {
  __typename: 'PublicProfile';
  /** Address of the picture; absent: draw initials. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** A few sentences about themselves. */
  bio: Maybe<Scalars['String']['output']>;
  /** Courses on sale. */
  courseCount: Scalars['Int']['output'];
  /** When they joined. */
  createdAt: Scalars['DateTime']['output'];
  /** Schools and courses attended. */
  education: Array<Education>;
  /** Positions held. */
  experience: Array<Experience>;
  /** Family name first. */
  fullName: Scalars['String']['output'];
  /** What they teach, in a line; absent for students. */
  headline: Maybe<Scalars['String']['output']>;
  /** The same id as the person has. */
  id: Scalars['ID']['output'];
  /** Average over all ratings of courses on sale; 0 without any. */
  ratingAverage: Scalars['Float']['output'];
  /** Ratings of courses on sale. */
  ratingCount: Scalars['Int']['output'];
  /** Skills, in their own order. */
  skills: Array<Scalars['String']['output']>;
  /** Enrolments in courses on sale. */
  studentCount: Scalars['Int']['output'];
};

export type Query = {
  __typename: 'Query';
  /** The upper level, in its order; `children` holds the lower one. */
  categories: Array<Category>;
  /** A category by its name in addresses. */
  category: Maybe<Category>;
  /** A course by id, slug or former slug; null when there is none that the viewer may know of. */
  course: Maybe<Course>;
  /** One submission. Needs the permission `course:review`. */
  courseReview: Maybe<CourseReview>;
  /** Submitted courses, longest waiting first; decided ones latest first. Needs the permission `course:review`. */
  courseReviews: CourseReviewPage;
  /** The catalogue: published, public courses. */
  courses: CoursePage;
  /** Teachers whose courses have most students. */
  featuredTeachers: Array<PublicProfile>;
  /** A teacher as anyone sees them. */
  instructor: Maybe<PublicProfile>;
  /** What a lesson teaches, when the viewer may have it: a preview, one they opened, one of their own courses. Null otherwise. */
  lessonContent: Maybe<LessonContent>;
  /** The signed-in person. Needs the permission `profile:read`. */
  me: User;
  /** The viewer’s own courses. Needs the permission `enrolment:read`. */
  myEnrolments: EnrolmentPage;
  /** The viewer’s own courses in any state. Needs the permission `course:read-own`. */
  myTaughtCourses: CoursePage;
  /** One of the viewer’s own orders. Needs the permission `order:read`. */
  order: Maybe<Order>;
  /** One of the viewer’s own attempts to pay, by its reference. Needs the permission `order:read`. */
  paymentAttempt: Maybe<PaymentAttempt>;
  /** Ways to pay. */
  paymentGateways: Array<GatewayInfo>;
  /** Categories, courses and teachers whose names resemble what was typed, typing errors allowed. */
  searchSuggestions: Array<SearchSuggestion>;
  /** Whether an access token is good. */
  tokenState: TokenState;
};


export type QueryCategoryArgs = {
  slug: Scalars['String']['input'];
};


export type QueryCourseArgs = {
  idOrSlug: Scalars['String']['input'];
};


export type QueryCourseReviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCourseReviewsArgs = {
  decision?: ReviewDecision;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCoursesArgs = {
  filter?: InputMaybe<CourseFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sort?: CourseSort;
};


export type QueryFeaturedTeachersArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryInstructorArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLessonContentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMyEnrolmentsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: EnrolmentSort;
  sortOrder?: SortOrder;
  status?: EnrolmentFilter;
};


export type QueryMyTaughtCoursesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: TeacherCourseSort;
  sortOrder?: SortOrder;
  status?: InputMaybe<Array<CourseStatus>>;
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPaymentAttemptArgs = {
  reference: Scalars['String']['input'];
};


export type QuerySearchSuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


export type QueryTokenStateArgs = {
  token: Scalars['String']['input'];
};

/** A student’s judgement of a course. */
export type Rating = {
  __typename: 'Rating';
  /** Who gave it. */
  author: RatingAuthor;
  /** When it was given. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
  /** The teacher’s answer. */
  teacherReply: Maybe<Scalars['String']['output']>;
  /** In their own words. */
  text: Maybe<Scalars['String']['output']>;
};

/** As much of a student as a rating shows. */
export type RatingAuthor = {
  __typename: 'RatingAuthor';
  /** Address of the picture; absent: draw initials. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Family name first. */
  fullName: Scalars['String']['output'];
  /** The same id as the person has. */
  id: Scalars['ID']['output'];
};

/** How often a course was given this many stars. */
export type RatingCount = {
  __typename: 'RatingCount';
  /** Published ratings. */
  count: Scalars['Int']['output'];
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** One numbered page. */
export type RatingPage = {
  __typename: 'RatingPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Rating>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** What is checked before a course may be submitted. */
export type ReadinessCode =
  /** Counted in points. */
  | 'AUDIENCE'
  /** One has to be chosen. */
  | 'CATEGORY'
  /** Counted in words. */
  | 'DESCRIPTION'
  /** Counted in minutes; text is read at 200 words a minute. */
  | 'DURATION'
  /** Counted in lessons. */
  | 'LESSONS'
  /** Lessons that hold something, of all lessons. */
  | 'LESSON_CONTENT'
  /** Counted in points. */
  | 'OUTCOMES'
  /** Counted in points. */
  | 'REQUIREMENTS'
  /** Counted in characters. */
  | 'SUBTITLE'
  /** A cover; the generated one will do. */
  | 'THUMBNAIL'
  /** Counted in characters. */
  | 'TITLE';

/** One condition of the submit gate. */
export type ReadinessItem = {
  __typename: 'ReadinessItem';
  /** What there is. */
  actual: Scalars['Int']['output'];
  /** Which. */
  code: ReadinessCode;
  /** Whether it is met. */
  ok: Scalars['Boolean']['output'];
  /** What is needed. */
  required: Scalars['Int']['output'];
};

/** What a student did in a lesson since the last report. */
export type RecordProgressInput = {
  /** Seconds the text was on screen since the last report. */
  dwellSec?: InputMaybe<Scalars['Int']['input']>;
  /** Which lesson; it must have been opened. */
  lessonId: Scalars['ID']['input'];
  /** Where the video stands, in seconds: where to resume. */
  positionSec?: InputMaybe<Scalars['Int']['input']>;
  /** Stretches watched; at most 200. */
  watched?: InputMaybe<Array<TimeRangeInput>>;
};

/** A new account. */
export type RegisterInput = {
  /** At most 254 characters; case does not matter. */
  email: Scalars['String']['input'];
  /** Family name first, 2 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** vi or en; the request’s own language when left out. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 characters of any kind; common ones are refused. */
  password: Scalars['String']['input'];
  /** USER, or TEACHER to begin as a teacher. */
  role?: Role;
};

/** Refuses a course for a reason of policy. */
export type RejectCourseInput = {
  /** Which course. */
  courseId: Scalars['ID']['input'];
  /** Why; the teacher reads it. 10 to 4,000 characters. */
  reason: Scalars['String']['input'];
};

/** A reviewer’s judgement of one item. */
export type ReviewCheck = {
  __typename: 'ReviewCheck';
  /** What was judged. */
  item: ReviewItem;
  /** What to do about it. */
  note: Maybe<Scalars['String']['output']>;
  /** How it was judged. */
  verdict: ReviewVerdict;
};

/** A judgement of one item. */
export type ReviewCheckInput = {
  /** What is judged. */
  item: ReviewItem;
  /** What to do about it; at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How it is judged. */
  verdict: ReviewVerdict;
};

/** How a review ended; PENDING while it has not. */
export type ReviewDecision =
  /** May be published. */
  | 'APPROVED'
  /** Nobody has decided. */
  | 'PENDING'
  /** Refused for a reason of policy. */
  | 'REJECTED'
  /** Needs work, see the checklist. */
  | 'SENT_BACK'
  /** Taken back by its teacher. */
  | 'WITHDRAWN';

/** What a reviewer judges. */
export type ReviewItem =
  /** Lessons teach what the course promises. */
  | 'CONTENT'
  /** The teacher may use all of it. */
  | 'COPYRIGHT'
  /** Title, description and outcomes are true and clear. */
  | 'DESCRIPTION'
  /** Picture and sound are good enough to learn from. */
  | 'MEDIA'
  /** Nothing breaks law or the rules of the platform. */
  | 'POLICY'
  /** The price suits the content. */
  | 'PRICE';

/** PASS: fine. FIX: needs work, see the note. */
export type ReviewVerdict =
  /** Needs work, see the note. */
  | 'FIX'
  /** Fine. */
  | 'PASS';

/** What a person may be. A person may hold several. */
export type Role =
  /** Runs the platform. */
  | 'ADMIN'
  /** Builds and sells courses. */
  | 'TEACHER'
  /** Buys and studies courses; everyone is one. */
  | 'USER';

/** Something a person may mean while they type. */
export type SearchSuggestion = {
  __typename: 'SearchSuggestion';
  /** Who teaches the course. */
  detail: Maybe<Scalars['String']['output']>;
  /** What it leads to. */
  kind: SuggestionKind;
  /** What to show. */
  label: Scalars['String']['output'];
  /** Slug of the course or category, id of the teacher. */
  target: Scalars['String']['output'];
};

/** A chapter of a course. */
export type Section = {
  __typename: 'Section';
  /** Length of its material in seconds. */
  durationSec: Scalars['Int']['output'];
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Lessons in it. */
  lessonCount: Scalars['Int']['output'];
  /** In their order. */
  lessons: Array<LessonOutline>;
  /** Place in the course, from 0. */
  position: Scalars['Int']['output'];
  /** At most 80 characters. */
  title: Scalars['String']['output'];
};

/** How a teacher sells; decides which taxes are withheld (Decree 117/2025). */
export type SellerClass =
  /** A company; it declares its own tax. */
  | 'COMPANY'
  /** A registered household business. */
  | 'HOUSEHOLD'
  /** A person; tax is withheld. */
  | 'INDIVIDUAL';

/** Sends a course back to be mended. */
export type SendBackCourseInput = {
  /** Every item once, at least one FIX. */
  checklist: Array<ReviewCheckInput>;
  /** Which course. */
  courseId: Scalars['ID']['input'];
  /** What the teacher should do; 10 to 4,000 characters. */
  notes: Scalars['String']['input'];
};

/** The picture of a course. */
export type SetCourseCoverInput = {
  /** Which course. */
  courseId: Scalars['ID']['input'];
  /** A finished upload (JPEG, PNG or WebP, at least 480 wide, at most 10 MB); null: the generated cover. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** Proof of who someone is. */
export type SignInInput = {
  /** Case does not matter. */
  email: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** Rising or falling. */
export type SortOrder =
  /** Rising. */
  | 'ASC'
  /** Falling. */
  | 'DESC';

/** What a suggestion leads to. */
export type SuggestionKind =
  /** A category. */
  | 'CATEGORY'
  /** A course. */
  | 'COURSE'
  /** A teacher. */
  | 'TEACHER';

/** Order of a teacher’s own courses. */
export type TeacherCourseSort =
  /** List price. */
  | 'PRICE'
  /** Average rating. */
  | 'RATING'
  /** How many ever enrolled. */
  | 'STUDENTS'
  /** In Vietnamese alphabetical order. */
  | 'TITLE'
  /** When it was last edited. */
  | 'UPDATED_AT';

/** A stretch of a video in whole seconds; `to` is not part of it. */
export type TimeRangeInput = {
  /** First second. */
  from: Scalars['Int']['input'];
  /** The second after the last. */
  to: Scalars['Int']['input'];
};

/** Whether an access token is good. */
export type TokenState = {
  __typename: 'TokenState';
  /** When a good token ends. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** False when it is malformed, expired or revoked. */
  valid: Scalars['Boolean']['output'];
};

/** Edits of a course; what is left out stays as it is. */
export type UpdateCourseInput = {
  /** At most 12 points of 160 characters. */
  audience?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Category. Goes through review. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Which course. */
  courseId: Scalars['ID']['input'];
  /** What the course is about. */
  description?: InputMaybe<Scalars['RichText']['input']>;
  /** The version the edits were made on; CONFLICT when someone was faster. */
  expectedVersion: Scalars['Int']['input'];
  /** Language it is taught in: vi or en. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** What it expects of its students. */
  level?: InputMaybe<CourseLevel>;
  /** At most 12 points of 160 characters. */
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 0, or 10,000 to 50,000,000 ₫. A higher price goes through review. */
  price?: InputMaybe<Scalars['Vnd']['input']>;
  /** At most 12 points of 160 characters. */
  requirements?: InputMaybe<Array<Scalars['String']['input']>>;
  /** End of the sale; null: until it is taken back. */
  saleEndsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Below the price and at least 10,000 ₫; null ends the sale. */
  salePrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** At most 120 characters. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** At most 12 words or phrases. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 3 to 60 characters. Goes through review. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Who finds it once it is published. */
  visibility?: InputMaybe<CourseVisibility>;
};

/** Edits of a lesson; what is left out stays as it is. */
export type UpdateLessonInput = {
  /** The text; beside a video its notes. */
  body?: InputMaybe<Scalars['RichText']['input']>;
  /** A finished upload of Vietnamese WebVTT captions. */
  captionsUploadId?: InputMaybe<Scalars['ID']['input']>;
  /** Open to everyone while the course is published. */
  isPreview?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which lesson. */
  lessonId: Scalars['ID']['input'];
  /** 3 to 80 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** A finished upload of an MP4 video. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** A section’s new title. */
export type UpdateSectionInput = {
  /** Which section. */
  sectionId: Scalars['ID']['input'];
  /** 3 to 80 characters. */
  title: Scalars['String']['input'];
};

/** A person, as only they themselves see them. */
export type User = {
  __typename: 'User';
  /** Address of the picture; absent: draw initials. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** A few sentences about themselves. */
  bio: Maybe<Scalars['String']['output']>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Schools and courses attended. */
  education: Array<Education>;
  /** Case-insensitive, unique. */
  email: Scalars['String']['output'];
  /** Positions held. */
  experience: Array<Experience>;
  /** The last word of the full name: the given name. */
  firstName: Scalars['String']['output'];
  /** Family name first, as Vietnamese names are written. */
  fullName: Scalars['String']['output'];
  /** Opaque, never changes. */
  id: Scalars['ID']['output'];
  /** False while an administrator has suspended the account. */
  isActive: Scalars['Boolean']['output'];
  /** The full name without its last word: family and middle names. */
  lastName: Scalars['String']['output'];
  /** Language of the interface and of mails: vi or en. */
  locale: Scalars['String']['output'];
  /** The same as fullName. */
  name: Scalars['String']['output'];
  /** Permissions as resource:action, for hiding what the server would refuse. */
  permissions: Array<Scalars['String']['output']>;
  /** Telephone number. */
  phone: Maybe<Scalars['String']['output']>;
  /** The highest role held: ADMIN, then TEACHER, then USER. */
  role: Role;
  /** All roles held. */
  roles: Array<Role>;
  /** Skills, in their own order. */
  skills: Array<Scalars['String']['output']>;
};

/** A stretch of a video in whole seconds; `to` is not part of it. */
export type WatchedRange = {
  __typename: 'WatchedRange';
  /** First second. */
  from: Scalars['Int']['output'];
  /** The second after the last. */
  to: Scalars['Int']['output'];
};
