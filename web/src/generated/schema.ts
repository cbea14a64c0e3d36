export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  RichText: { input: unknown; output: unknown; }
  Vnd: { input: number; output: number; }
};

export type ApproveCourseInput = {
  checklist: Array<ReviewCheckInput>;
  courseId: Scalars['ID']['input'];
};

export type AuthPayload = {
  __typename: 'AuthPayload';
  accessToken: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  refreshToken: Scalars['String']['output'];
  user: User;
};

export type BecomeTeacherInput = {
  bio?: InputMaybe<Scalars['String']['input']>;
  headline: Scalars['String']['input'];
  sellerClass: SellerClass;
  taxId?: InputMaybe<Scalars['String']['input']>;
};

export type CaptionTrack = {
  __typename: 'CaptionTrack';
  label: Scalars['String']['output'];
  language: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Category = {
  __typename: 'Category';
  children: Array<Category>;
  courseCount: Scalars['Int']['output'];
  icon: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nameEn: Scalars['String']['output'];
  parent: Maybe<Category>;
  slug: Scalars['String']['output'];
};

export type CheckoutInput = {
  courseId: Scalars['ID']['input'];
  gateway?: InputMaybe<PaymentGateway>;
  idempotencyKey: Scalars['String']['input'];
};

export type CheckoutPayload = {
  __typename: 'CheckoutPayload';
  enrolment: Maybe<Enrolment>;
  order: Order;
  /** Null for a free course, which is enrolled at once. */
  payment: Maybe<PaymentAttempt>;
};

export type CompletionRule =
  | 'DWELL'
  | 'WATCH';

export type Course = {
  __typename: 'Course';
  /** What the viewer may do with it now (teacher, administrator); empty for others. */
  allowedActions: Array<CourseAction>;
  audience: Array<Scalars['String']['output']>;
  category: Maybe<Category>;
  /** Address of the cover; width 480 or 960. */
  coverUrl: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What a buyer pays now. */
  currentPrice: Scalars['Vnd']['output'];
  description: Scalars['RichText']['output'];
  durationSec: Scalars['Int']['output'];
  hasUploadedCover: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  language: Scalars['String']['output'];
  /** Latest review; null for others than the teacher and administrators. */
  latestReview: Maybe<CourseReview>;
  lessonCount: Scalars['Int']['output'];
  level: CourseLevel;
  /** The viewer's own enrolment. */
  myEnrolment: Maybe<Enrolment>;
  outcomes: Array<Scalars['String']['output']>;
  /** List price. */
  price: Scalars['Vnd']['output'];
  /** Price fields as edited (a sale in the future or past included); null for others. */
  pricing: Maybe<CoursePricing>;
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  ratingAverage: Scalars['Float']['output'];
  ratingCount: Scalars['Int']['output'];
  /** Five rows, 5 stars first. */
  ratingHistogram: Array<RatingCount>;
  ratings: RatingPage;
  /** Submit gate; null for others than the teacher and administrators. */
  readiness: Maybe<Array<ReadinessItem>>;
  requirements: Array<Scalars['String']['output']>;
  saleEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Price while the sale runs; null when there is none now. */
  salePrice: Maybe<Scalars['Vnd']['output']>;
  sections: Array<Section>;
  slug: Scalars['String']['output'];
  status: CourseStatus;
  studentCount: Scalars['Int']['output'];
  subtitle: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  teacher: PublicProfile;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  visibility: CourseVisibility;
};


export type CourseCoverUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};


export type CourseRatingsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

export type CourseAction =
  | 'APPROVE'
  | 'ARCHIVE'
  | 'EDIT'
  | 'PUBLISH'
  | 'REJECT'
  | 'SEND_BACK'
  | 'SUBMIT'
  | 'UNPUBLISH'
  | 'WITHDRAW';

export type CourseFilter = {
  category?: InputMaybe<Scalars['String']['input']>;
  isFree?: InputMaybe<Scalars['Boolean']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  level?: InputMaybe<Array<CourseLevel>>;
  maxDuration?: InputMaybe<Scalars['Int']['input']>;
  maxPrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** Length of the material in minutes. */
  minDuration?: InputMaybe<Scalars['Int']['input']>;
  minPrice?: InputMaybe<Scalars['Vnd']['input']>;
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Least average rating, 1 to 5. */
  rating?: InputMaybe<Scalars['Float']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

export type CourseLevel =
  | 'ADVANCED'
  | 'ALL'
  | 'BEGINNER'
  | 'INTERMEDIATE';

export type CoursePage = {
  __typename: 'CoursePage';
  items: Array<Course>;
  limit: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type CoursePricing = {
  __typename: 'CoursePricing';
  price: Scalars['Vnd']['output'];
  saleEndsAt: Maybe<Scalars['DateTime']['output']>;
  salePrice: Maybe<Scalars['Vnd']['output']>;
};

export type CourseReview = {
  __typename: 'CourseReview';
  checklist: Array<ReviewCheck>;
  course: Course;
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  decision: ReviewDecision;
  id: Scalars['ID']['output'];
  /** Notes to the teacher. */
  notes: Maybe<Scalars['String']['output']>;
  reviewer: Maybe<PublicProfile>;
  submittedAt: Scalars['DateTime']['output'];
};

export type CourseReviewPage = {
  __typename: 'CourseReviewPage';
  items: Array<CourseReview>;
  limit: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type CourseSort =
  | 'BEST_SELLING'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RATING'
  | 'RELEVANCE';

export type CourseStatus =
  | 'APPROVED'
  | 'ARCHIVED'
  | 'DRAFT'
  | 'NEEDS_FIXES'
  | 'PENDING_REVIEW'
  | 'PUBLISHED'
  | 'REJECTED'
  | 'SUSPENDED'
  | 'UNPUBLISHED';

export type CourseVisibility =
  | 'PRIVATE'
  | 'PUBLIC'
  | 'UNLISTED';

export type CreateCourseInput = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};

export type CreateLessonInput = {
  kind: LessonKind;
  sectionId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

export type CreateSectionInput = {
  courseId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

export type Education = {
  __typename: 'Education';
  degree: Maybe<Scalars['String']['output']>;
  field: Maybe<Scalars['String']['output']>;
  from: Maybe<Scalars['Int']['output']>;
  school: Scalars['String']['output'];
  to: Maybe<Scalars['Int']['output']>;
};

export type Enrolment = {
  __typename: 'Enrolment';
  access: EnrolmentAccess;
  completedAt: Maybe<Scalars['DateTime']['output']>;
  completedLessons: Scalars['Int']['output'];
  course: Course;
  enrolledAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Where to resume. */
  lastLesson: Maybe<LessonOutline>;
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  percentage: Scalars['Int']['output'];
  source: EnrolmentSource;
  totalLessons: Scalars['Int']['output'];
};

export type EnrolmentAccess =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'REVOKED'
  | 'SUSPENDED';

export type EnrolmentFilter =
  | 'ALL'
  | 'COMPLETED'
  | 'EXPIRED'
  | 'IN_PROGRESS';

export type EnrolmentPage = {
  __typename: 'EnrolmentPage';
  items: Array<Enrolment>;
  limit: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type EnrolmentSort =
  | 'ENROLLED_AT'
  | 'LAST_STUDIED'
  | 'PERCENTAGE'
  | 'TITLE';

export type EnrolmentSource =
  | 'ADMIN'
  | 'COUPON'
  | 'FREE'
  | 'GIFT'
  | 'GROUP'
  | 'PURCHASE';

export type Experience = {
  __typename: 'Experience';
  company: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  from: Maybe<Scalars['Int']['output']>;
  title: Maybe<Scalars['String']['output']>;
  to: Maybe<Scalars['Int']['output']>;
};

export type GatewayInfo = {
  __typename: 'GatewayInfo';
  code: PaymentGateway;
  /** True when the gateway is the simulator. */
  isSimulated: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** A lesson as handed out: to buyers after openLesson, to anyone when it is a preview, to its teacher and administrators. */
export type LessonContent = {
  __typename: 'LessonContent';
  body: Maybe<Scalars['RichText']['output']>;
  captions: Array<CaptionTrack>;
  course: Course;
  durationSec: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isPreview: Scalars['Boolean']['output'];
  kind: LessonKind;
  /** Signed address, good for range requests; expires. */
  mediaUrl: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type LessonKind =
  | 'TEXT'
  | 'VIDEO';

/** What anyone may know of a lesson. */
export type LessonOutline = {
  __typename: 'LessonOutline';
  durationSec: Scalars['Int']['output'];
  /** False while a video or a text is still missing. */
  hasContent: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isPreview: Scalars['Boolean']['output'];
  isRequired: Scalars['Boolean']['output'];
  kind: LessonKind;
  /** The viewer's own progress. */
  myProgress: Maybe<LessonProgress>;
  position: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type LessonProgress = {
  __typename: 'LessonProgress';
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Seconds that count so far: unique seconds watched, or dwell. */
  doneSec: Scalars['Int']['output'];
  enrolment: Enrolment;
  id: Scalars['ID']['output'];
  lessonId: Scalars['ID']['output'];
  positionSec: Scalars['Int']['output'];
  /** Seconds needed to be complete. */
  requiredSec: Scalars['Int']['output'];
  rule: CompletionRule;
  state: LessonState;
  watchedRanges: Array<TimeRange>;
};

export type LessonState =
  | 'COMPLETED'
  | 'NOT_STARTED'
  | 'STARTED';

export type MoveLessonInput = {
  lessonId: Scalars['ID']['input'];
  /** 0 for the first in that section. */
  position: Scalars['Int']['input'];
  sectionId: Scalars['ID']['input'];
};

export type MoveSectionInput = {
  /** 0 for the first. */
  position: Scalars['Int']['input'];
  sectionId: Scalars['ID']['input'];
};

export type Mutation = {
  __typename: 'Mutation';
  approveCourse: Course;
  archiveCourse: Course;
  becomeTeacher: User;
  checkout: CheckoutPayload;
  createCourse: Course;
  createLesson: LessonContent;
  createSection: Course;
  deleteLesson: Course;
  deleteSection: Course;
  moveLesson: Course;
  moveSection: Course;
  openLesson: LessonContent;
  publishCourse: Course;
  recordProgress: LessonProgress;
  refreshSession: AuthPayload;
  register: AuthPayload;
  rejectCourse: Course;
  sendBackCourse: Course;
  setCourseCover: Course;
  signIn: AuthPayload;
  signOut: Scalars['Boolean']['output'];
  submitCourse: Course;
  unpublishCourse: Course;
  updateCourse: Course;
  updateLesson: LessonContent;
  updateSection: Section;
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
  allDevices?: InputMaybe<Scalars['Boolean']['input']>;
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

export type Order = {
  __typename: 'Order';
  attempts: Array<PaymentAttempt>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lines: Array<OrderLine>;
  number: Scalars['String']['output'];
  paidAt: Maybe<Scalars['DateTime']['output']>;
  status: OrderStatus;
  total: Scalars['Vnd']['output'];
};

export type OrderLine = {
  __typename: 'OrderLine';
  amount: Scalars['Vnd']['output'];
  course: Course;
  discount: Scalars['Vnd']['output'];
  id: Scalars['ID']['output'];
  listPrice: Scalars['Vnd']['output'];
  title: Scalars['String']['output'];
};

export type OrderStatus =
  | 'CANCELLED'
  | 'EXPIRED'
  | 'NEEDS_CHECK'
  | 'PAID'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED';

export type PaymentAttempt = {
  __typename: 'PaymentAttempt';
  amount: Scalars['Vnd']['output'];
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** The gateway's code of failure, for instance 24 for cancelled. */
  failureCode: Maybe<Scalars['String']['output']>;
  gateway: PaymentGateway;
  id: Scalars['ID']['output'];
  order: Order;
  /** Where the buyer pays; null once the attempt has ended. */
  payUrl: Maybe<Scalars['String']['output']>;
  reference: Scalars['String']['output'];
  status: PaymentStatus;
};

export type PaymentGateway =
  | 'VNPAY';

export type PaymentStatus =
  | 'CREATED'
  | 'EXPIRED'
  | 'FAILED'
  | 'PENDING'
  | 'SUCCEEDED'
  | 'UNKNOWN';

export type PublicProfile = {
  __typename: 'PublicProfile';
  avatarUrl: Maybe<Scalars['String']['output']>;
  bio: Maybe<Scalars['String']['output']>;
  courseCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  education: Array<Education>;
  experience: Array<Experience>;
  fullName: Scalars['String']['output'];
  headline: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  ratingAverage: Scalars['Float']['output'];
  ratingCount: Scalars['Int']['output'];
  skills: Array<Scalars['String']['output']>;
  studentCount: Scalars['Int']['output'];
};

export type Query = {
  __typename: 'Query';
  categories: Array<Category>;
  category: Maybe<Category>;
  course: Maybe<Course>;
  courseReview: Maybe<CourseReview>;
  courseReviews: CourseReviewPage;
  courses: CoursePage;
  featuredTeachers: Array<PublicProfile>;
  instructor: Maybe<PublicProfile>;
  lessonContent: Maybe<LessonContent>;
  me: User;
  myEnrolments: EnrolmentPage;
  myTaughtCourses: CoursePage;
  order: Maybe<Order>;
  paymentAttempt: Maybe<PaymentAttempt>;
  paymentGateways: Array<GatewayInfo>;
  searchSuggestions: Array<SearchSuggestion>;
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
  decision?: InputMaybe<ReviewDecision>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCoursesArgs = {
  filter?: InputMaybe<CourseFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CourseSort>;
};


export type QueryFeaturedTeachersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInstructorArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLessonContentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMyEnrolmentsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<EnrolmentSort>;
  sortOrder?: InputMaybe<SortOrder>;
  status?: InputMaybe<EnrolmentFilter>;
};


export type QueryMyTaughtCoursesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<TeacherCourseSort>;
  sortOrder?: InputMaybe<SortOrder>;
  status?: InputMaybe<Array<CourseStatus>>;
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPaymentAttemptArgs = {
  reference: Scalars['String']['input'];
};


export type QuerySearchSuggestionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QueryTokenStateArgs = {
  token: Scalars['String']['input'];
};

export type Rating = {
  __typename: 'Rating';
  author: RatingAuthor;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  stars: Scalars['Int']['output'];
  teacherReply: Maybe<Scalars['String']['output']>;
  text: Maybe<Scalars['String']['output']>;
};

/** As much of a student as a rating shows. */
export type RatingAuthor = {
  __typename: 'RatingAuthor';
  avatarUrl: Maybe<Scalars['String']['output']>;
  fullName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type RatingCount = {
  __typename: 'RatingCount';
  count: Scalars['Int']['output'];
  stars: Scalars['Int']['output'];
};

export type RatingPage = {
  __typename: 'RatingPage';
  items: Array<Rating>;
  limit: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type ReadinessCode =
  | 'AUDIENCE'
  | 'CATEGORY'
  | 'DESCRIPTION'
  | 'DURATION'
  | 'LESSONS'
  | 'LESSON_CONTENT'
  | 'OUTCOMES'
  | 'REQUIREMENTS'
  | 'SUBTITLE'
  | 'THUMBNAIL'
  | 'TITLE';

export type ReadinessItem = {
  __typename: 'ReadinessItem';
  actual: Scalars['Int']['output'];
  code: ReadinessCode;
  ok: Scalars['Boolean']['output'];
  required: Scalars['Int']['output'];
};

export type RecordProgressInput = {
  /** Seconds the text was on screen since the last report. */
  dwellSec?: InputMaybe<Scalars['Int']['input']>;
  lessonId: Scalars['ID']['input'];
  positionSec?: InputMaybe<Scalars['Int']['input']>;
  watched?: InputMaybe<Array<TimeRangeInput>>;
};

export type RegisterInput = {
  email: Scalars['String']['input'];
  fullName: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  role?: InputMaybe<Role>;
};

export type RejectCourseInput = {
  courseId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type ReviewCheck = {
  __typename: 'ReviewCheck';
  item: ReviewItem;
  note: Maybe<Scalars['String']['output']>;
  verdict: ReviewVerdict;
};

export type ReviewCheckInput = {
  item: ReviewItem;
  note?: InputMaybe<Scalars['String']['input']>;
  verdict: ReviewVerdict;
};

export type ReviewDecision =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED'
  | 'SENT_BACK'
  | 'WITHDRAWN';

export type ReviewItem =
  | 'CONTENT'
  | 'COPYRIGHT'
  | 'DESCRIPTION'
  | 'MEDIA'
  | 'POLICY'
  | 'PRICE';

export type ReviewVerdict =
  | 'FIX'
  | 'PASS';

export type Role =
  | 'ADMIN'
  | 'TEACHER'
  | 'USER';

export type SearchSuggestion = {
  __typename: 'SearchSuggestion';
  detail: Maybe<Scalars['String']['output']>;
  kind: SuggestionKind;
  label: Scalars['String']['output'];
  target: Scalars['String']['output'];
};

export type Section = {
  __typename: 'Section';
  durationSec: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lessonCount: Scalars['Int']['output'];
  lessons: Array<LessonOutline>;
  position: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type SellerClass =
  | 'COMPANY'
  | 'HOUSEHOLD'
  | 'INDIVIDUAL';

export type SendBackCourseInput = {
  checklist: Array<ReviewCheckInput>;
  courseId: Scalars['ID']['input'];
  notes: Scalars['String']['input'];
};

export type SetCourseCoverInput = {
  courseId: Scalars['ID']['input'];
  /** From a finished upload; null goes back to the generated cover. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type SuggestionKind =
  | 'CATEGORY'
  | 'COURSE'
  | 'TEACHER';

export type TeacherCourseSort =
  | 'PRICE'
  | 'RATING'
  | 'STUDENTS'
  | 'TITLE'
  | 'UPDATED_AT';

export type TimeRange = {
  __typename: 'TimeRange';
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
};

export type TimeRangeInput = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};

export type TokenState = {
  __typename: 'TokenState';
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  valid: Scalars['Boolean']['output'];
};

export type UpdateCourseInput = {
  audience?: InputMaybe<Array<Scalars['String']['input']>>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  courseId: Scalars['ID']['input'];
  description?: InputMaybe<Scalars['RichText']['input']>;
  expectedVersion: Scalars['Int']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  level?: InputMaybe<CourseLevel>;
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  price?: InputMaybe<Scalars['Vnd']['input']>;
  requirements?: InputMaybe<Array<Scalars['String']['input']>>;
  saleEndsAt?: InputMaybe<Scalars['DateTime']['input']>;
  salePrice?: InputMaybe<Scalars['Vnd']['input']>;
  subtitle?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<CourseVisibility>;
};

export type UpdateLessonInput = {
  body?: InputMaybe<Scalars['RichText']['input']>;
  captionsUploadId?: InputMaybe<Scalars['ID']['input']>;
  isPreview?: InputMaybe<Scalars['Boolean']['input']>;
  lessonId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  /** From a finished upload of a video. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateSectionInput = {
  sectionId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

/** The signed-in person, as only they (and administrators) see themselves. */
export type User = {
  __typename: 'User';
  avatarUrl: Maybe<Scalars['String']['output']>;
  bio: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  education: Array<Education>;
  email: Scalars['String']['output'];
  experience: Array<Experience>;
  firstName: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  lastName: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** resource:action names, for showing or hiding what the server would refuse. */
  permissions: Array<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  role: Role;
  roles: Array<Role>;
  skills: Array<Scalars['String']['output']>;
};
