export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Calendar day as YYYY-MM-DD, without time or time zone. */
  Date: { input: string; output: string; }
  /** Timestamp in ISO 8601 format. Responses are in UTC with milliseconds: 2026-11-20T08:30:00.000Z. */
  DateTime: { input: string; output: string; }
  /** Formatted text as ProseMirror JSON: {"type":"doc","content":[…]} of paragraph, heading (levels 2 and 3), bulletList, orderedList, listItem, blockquote, codeBlock (language), callout (tone: note, tip or warning), table of tableRow of tableHeader and tableCell (colspan, rowspan), image (pictureId of a CoursePicture, alt or isDecorative; in lessons and questions only), audio (soundId of a CourseSound, alt; in answers of questions only), hardBreak, inlineMath and blockMath (latex: the source of a formula, at most 1000 characters) and text with the marks bold, italic, code and link. */
  RichText: { input: unknown; output: unknown; }
  /** Value of a setting: an integer within ±(2^53 − 1), a boolean if its kind is BOOLEAN, or a text if its kind is DOMAINS. */
  SettingValue: { input: number | boolean | string; output: number | boolean | string; }
  /** Amount in Vietnamese đồng: an integer within ±(2^53 − 1). The currency has no smaller unit. */
  Vnd: { input: number; output: number; }
};

/** Input for accepting a reply as the answer to a question. */
export type AcceptAnswerInput = {
  /** ID of a reply to the question. */
  commentId: Scalars['ID']['input'];
  /** True to accept the reply. False to remove the acceptance. */
  isAccepted: Scalars['Boolean']['input'];
};

/** Link of an invitation to accept. */
export type AcceptCourseInvitationInput = {
  /** Code that follows `#token=` in the emailed link. */
  token: Scalars['String']['input'];
};

/** Acceptance of a request about personal data. */
export type AcceptPrivacyRequestInput = {
  /** Answer that is sent to the person, 10 to 2,000 characters. */
  answer: Scalars['String']['input'];
  /** ID of an open request. */
  requestId: Scalars['ID']['input'];
};

/** Versions of legal documents that the viewer accepts. */
export type AcceptTermsInput = {
  /** Versions of `myPendingTerms`. At most one of each kind. */
  documents: Array<AcceptedVersionInput>;
};

/** Version of a legal document that the viewer has read. */
export type AcceptedVersionInput = {
  /** Subject of the document. */
  kind: LegalDocumentKind;
  /** Version that the viewer has read, as in `PendingTerms.number`. */
  number: Scalars['Int']['input'];
};

/** Role, a named set of permissions. */
export type AccessRole = {
  __typename: 'AccessRole';
  /** Purpose of the role. Can be empty. */
  description: Scalars['String']['output'];
  /** Number of users with this role. */
  holderCount: Scalars['Int']['output'];
  /** Unique role ID. ADMIN, TEACHER or USER for a system role. */
  id: Scalars['ID']['output'];
  /** Origin of the role. */
  kind: RoleKind;
  /** Name of the role; for system roles in the language of the request. */
  name: Scalars['String']['output'];
  /** Permissions granted by the role, for example `course:review`, in alphabetical order. */
  permissions: Array<Scalars['String']['output']>;
  /** Time of the last update. Null for a system role. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Version number for `expectedVersion`. Increases with every update; always 1 for a system role. */
  version: Scalars['Int']['output'];
};

/** Sign-in methods and security settings of the viewer. */
export type AccountSecurity = {
  __typename: 'AccountSecurity';
  /** Time at which two-step sign-in was enabled. Null if disabled. */
  authenticatorSince: Maybe<Scalars['DateTime']['output']>;
  /** Email address used to sign in and to receive emails. */
  email: Scalars['String']['output'];
  /** Time at which the email address was confirmed. Null until then. */
  emailVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the linked Google account. */
  googleEmail: Maybe<Scalars['String']['output']>;
  /** Time at which Google was linked. Null if not linked. */
  googleLinkedAt: Maybe<Scalars['DateTime']['output']>;
  /** True if the account has a password; false for users who signed in only with Google. */
  hasPassword: Scalars['Boolean']['output'];
  /** Time of the last password change. Null if the first password is still in use. */
  passwordChangedAt: Maybe<Scalars['DateTime']['output']>;
  /** New email address that takes effect once it is confirmed. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Number of unused recovery codes. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** An achievement and the viewer’s progress towards it. */
export type Achievement = {
  __typename: 'Achievement';
  /** Stable code of the achievement, for example first-lesson. */
  code: Scalars['ID']['output'];
  /** Time at which the achievement was earned. Null if it is not earned. Achievements are never revoked. */
  earnedAt: Maybe<Scalars['DateTime']['output']>;
  /** Metric that the achievement counts. */
  metric: AchievementMetric;
  /** Current value of the metric, capped at the threshold. */
  progress: Scalars['Int']['output'];
  /** Value of the metric that earns the achievement. */
  threshold: Scalars['Int']['output'];
};

/** An achievement that the student earned. */
export type AchievementActivity = Activity & {
  __typename: 'AchievementActivity';
  /** Code of the achievement, as in myAchievements. */
  achievement: Scalars['String']['output'];
  /** Time at which the activity took place. */
  at: Scalars['DateTime']['output'];
  /** Unique activity ID in the feed. */
  id: Scalars['ID']['output'];
  /** Kind of the activity. Each kind has its own type. */
  kind: ActivityKind;
};

/** Metric that an achievement counts. */
export type AchievementMetric =
  /** Number of valid certificates of all courses. */
  | 'CERTIFICATES'
  /** Number of completed courses. */
  | 'COURSES'
  /** Answers to other people’s questions that were accepted or that three people found helpful, excluding courses that the person teaches. */
  | 'HELPFUL_ANSWERS'
  /** Number of completed lessons. */
  | 'LESSONS'
  /** Minutes of material studied. */
  | 'MINUTES'
  /** Consecutive days with study. */
  | 'STREAK';

/** Number of people who studied in a period that includes today, compared with the previous period of equal length. */
export type ActivePeople = {
  __typename: 'ActivePeople';
  /** Number of distinct people who studied on each day, oldest first. 0 for days without study. */
  byDay: Array<Scalars['Int']['output']>;
  /** Number of distinct people with counted study time. */
  people: Scalars['Int']['output'];
  /** Number of distinct people with counted study time in the previous period. */
  peopleBefore: Scalars['Int']['output'];
};

/** A study activity. Each kind has its own type with further fields. */
export type Activity = {
  /** Time at which the activity took place. */
  at: Scalars['DateTime']['output'];
  /** Unique activity ID in the feed. */
  id: Scalars['ID']['output'];
  /** Kind of the activity. Each kind has its own type. */
  kind: ActivityKind;
};

/** Feed that is read forwards with cursors. */
export type ActivityConnection = {
  __typename: 'ActivityConnection';
  /** Rows with their cursors. */
  edges: Array<ActivityEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type ActivityEdge = {
  __typename: 'ActivityEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: Activity;
};

/** Kind of a study activity. */
export type ActivityKind =
  /** The student earned an achievement, identified by its code. */
  | 'ACHIEVEMENT'
  /** The student completed all required lessons of a course. */
  | 'COURSE_COMPLETED'
  /** The student enrolled in a course. */
  | 'ENROLLED'
  /** The student completed a lesson by its rule. */
  | 'LESSON_COMPLETED'
  /** The student opened a lesson for the first time. */
  | 'LESSON_STARTED'
  /** The student rated a course. */
  | 'RATED';

/** New picture of the branding. */
export type AddBrandingFileInput = {
  /** Purpose of the picture. */
  kind: BrandingFileKind;
  /** ID of a finished upload: at most 512 KB, for HERO and PAGE 10 MB. */
  uploadId: Scalars['ID']['input'];
};

/** Input to add a picture for the texts of a course. */
export type AddCoursePictureInput = {
  /** ID of the viewer’s course. */
  courseId: Scalars['ID']['input'];
  /** ID of a finished upload (JPEG, PNG or WebP, at most 10 MB). */
  uploadId: Scalars['ID']['input'];
};

/** Input to add audio for the answers of a course’s questions. */
export type AddCourseSoundInput = {
  /** ID of the viewer’s course. */
  courseId: Scalars['ID']['input'];
  /** ID of a finished audio upload (MP3, M4A, OGG or WAV, at most 20 MB). */
  uploadId: Scalars['ID']['input'];
};

/** New picture for the blocks of custom pages. */
export type AddCustomPagePictureInput = {
  /** ID of a finished upload: JPEG, PNG, WebP or SVG, at most 10 MB. */
  uploadId: Scalars['ID']['input'];
};

/** Input to add captions to a video. They replace captions of the same language. */
export type AddLessonCaptionsInput = {
  /** Language in which the captions are written. */
  language: CaptionLanguage;
  /** ID of a lesson with a video. */
  lessonId: Scalars['ID']['input'];
  /** ID of a finished upload of WebVTT or SubRip (SRT) captions, at most 1 MB. */
  uploadId: Scalars['ID']['input'];
};

/** Input to add a file to a lesson of any kind. */
export type AddLessonFileInput = {
  /** ID of a lesson in the viewer’s course. */
  lessonId: Scalars['ID']['input'];
  /** ID of a finished upload, at most 100 MB: PDF, pictures, audio, office files, plain text and code, ZIP. */
  uploadId: Scalars['ID']['input'];
};

/** Input for adding a file to a draft. */
export type AddSubmissionFileInput = {
  /** ID of a draft of the viewer. */
  submissionId: Scalars['ID']['input'];
  /** ID of a finished upload: PDF, image, audio, MP4, office document, plain text, code or ZIP. At most 5 files with 200 MB in total. */
  uploadId: Scalars['ID']['input'];
};

/** Courses of the viewer’s wishlist to add to the cart. */
export type AddWishlistToCartInput = {
  /** Course IDs; at most 100. Courses that are not on the wishlist are skipped. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** The teacher’s approval of a refund. */
export type AgreeToRefundInput = {
  /** Message to the buyer; at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** ID of a refund that awaits the teacher. */
  refundId: Scalars['ID']['input'];
};

/** A banner that is shown to an audience for a limited time. */
export type Announcement = {
  __typename: 'Announcement';
  /** Group of people to whom the announcement is shown. */
  audience: AnnouncementAudience;
  /** Number of people who are currently in the audience. */
  audienceCount: Scalars['Int']['output'];
  /** ID of the course for the audience COURSE. Null for other audiences. */
  courseId: Maybe<Scalars['ID']['output']>;
  /** Time at which the announcement was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of people who dismissed the announcement. */
  dismissedCount: Scalars['Int']['output'];
  /** Time until which the announcement is shown. Ending it early sets this time. */
  endsAt: Scalars['DateTime']['output'];
  /** Unique announcement ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if readers may dismiss the announcement permanently. */
  isDismissible: Scalars['Boolean']['output'];
  /** Kind of the announcement, which determines its appearance. */
  kind: AnnouncementKind;
  /** Label of the link in English. Null if there is only the Vietnamese one. */
  linkLabelEn: Maybe<Scalars['String']['output']>;
  /** Label of the link in Vietnamese. Null without a link. */
  linkLabelVi: Maybe<Scalars['String']['output']>;
  /** Absolute https URL of the link, or a path below the platform’s own URL. Null without a link. */
  linkUrl: Maybe<Scalars['String']['output']>;
  /** Number of people to whom the announcement was shown. */
  readCount: Scalars['Int']['output'];
  /** Time from which the announcement is shown. */
  startsAt: Scalars['DateTime']['output'];
  /** Plain text in English, at most 500 characters. Empty if there is only the Vietnamese one. */
  textEn: Scalars['String']['output'];
  /** Plain text in Vietnamese, at most 500 characters. */
  textVi: Scalars['String']['output'];
  /** Title in English, at most 80 characters. Empty if there is only the Vietnamese one. */
  titleEn: Scalars['String']['output'];
  /** Title in Vietnamese, at most 80 characters. */
  titleVi: Scalars['String']['output'];
  /** Version number, increased with every change. Send it as `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** Group of people to whom an announcement is shown. */
export type AnnouncementAudience =
  /** Administrators and people with a custom role. */
  | 'ADMINISTRATORS'
  /** Students with active access to one course. */
  | 'COURSE'
  /** Everyone, including visitors without an account. */
  | 'EVERYONE'
  /** People whose only role is student. */
  | 'STUDENTS'
  /** People who teach or are allowed to start teaching. */
  | 'TEACHERS';

/** Kind of an announcement, which determines its appearance. */
export type AnnouncementKind =
  /** General information for the audience. */
  | 'INFO'
  /** Planned downtime of a function. */
  | 'MAINTENANCE'
  /** Temporary discount or special offer. */
  | 'PROMOTION';

/** Numbered page of rows, with the total number. */
export type AnnouncementPage = {
  __typename: 'AnnouncementPage';
  /** Rows of this page, in the requested order. */
  items: Array<Announcement>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Number of people whom an announcement would reach. */
export type AnnouncementReach = {
  __typename: 'AnnouncementReach';
  /** Number of people who are currently in the audience. */
  count: Scalars['Int']['output'];
  /** Total number of people with an active account. */
  total: Scalars['Int']['output'];
};

/** Result of recording announcements as read. */
export type AnnouncementsRead = {
  __typename: 'AnnouncementsRead';
  /** Number of announcements that the viewer saw for the first time. */
  markedCount: Scalars['Int']['output'];
};

/** Input for accepting or declining a meeting. */
export type AnswerGroupEventInput = {
  /** True to accept the meeting. False to decline it. */
  comes: Scalars['Boolean']['input'];
  /** ID of a meeting of a group that the viewer is a member of. */
  eventId: Scalars['ID']['input'];
};

/** Consent, refusal or withdrawal that a guardian sends with the code of the link. */
export type AnswerGuardianRequestInput = {
  /** True to consent; false to refuse, or to withdraw an earlier consent. */
  isGiven: Scalars['Boolean']['input'];
  /** Code that follows `#token=` in the emailed link. */
  token: Scalars['String']['input'];
};

/** A pair of items that the student matched. */
export type AnswerPairInput = {
  /** ID of one of the question’s matches. */
  matchId: Scalars['ID']['input'];
  /** ID of one of the question’s choices. */
  pairId: Scalars['ID']['input'];
};

/** Input to accept or decline an invitation. */
export type AnswerTeachingInvitationInput = {
  /** True to accept, false to decline. The owner may invite again. */
  accepts: Scalars['Boolean']['input'];
  /** ID of an invitation to the viewer. */
  invitationId: Scalars['ID']['input'];
};

/** Input for replying to the requester of a ticket. */
export type AnswerTicketInput = {
  /** The `version` of the ticket on which the reply is based. */
  expectedVersion: Scalars['Int']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** State after the reply: REPLIED, ON_HOLD or RESOLVED. */
  state?: TicketState;
  /** Plain text of the reply, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
  /** ID of a ticket that is not closed. */
  ticketId: Scalars['ID']['input'];
  /** IDs of the viewer’s finished uploads, at most 3 files with 10 MB in total. */
  uploadIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** An answered invitation to co-teach. */
export type AnsweredInvitation = {
  __typename: 'AnsweredInvitation';
  /** ID of the course to co-teach. */
  courseId: Scalars['ID']['output'];
  /** ID of the invitation. It is no longer listed. */
  id: Scalars['ID']['output'];
};

/** Time at which students see correct answers and explanations. */
export type AnswersShown =
  /** After the student has passed, or has no attempts left. */
  | 'AFTER_LAST_ATTEMPT'
  /** Immediately after an attempt is submitted. */
  | 'AFTER_SUBMISSION'
  /** Students see their points only. */
  | 'NEVER';

/** Limits of this server for API clients. */
export type ApiLimits = {
  __typename: 'ApiLimits';
  /** Maximum number of aliases in one document. */
  aliases: Scalars['Int']['output'];
  /** Maximum number of rows per page of a change feed. */
  changesPageSize: Scalars['Int']['output'];
  /** Cost budget per minute and process of a user, an API token, or an anonymous IP address. All tokens of a user together have three times as much. */
  costPerMinute: Scalars['Int']['output'];
  /** Maximum nesting depth of fields in one operation. */
  depth: Scalars['Int']['output'];
  /** Maximum cost of one operation. */
  operationCost: Scalars['Int']['output'];
  /** Maximum number of rows per page, except in change feeds. */
  pageSize: Scalars['Int']['output'];
  /** Maximum number of root fields in one operation. */
  rootFields: Scalars['Int']['output'];
  /** Maximum number of simultaneous subscriptions of a user over all connections. */
  subscriptions: Scalars['Int']['output'];
  /** Maximum number of lexical tokens in one document. */
  tokens: Scalars['Int']['output'];
  /** Number of hours for which the previous secret of a webhook also signs requests. */
  webhookFormerSecretHours: Scalars['Int']['output'];
  /** Number of days for which deliveries are listed and can be replayed. */
  webhookKeptDays: Scalars['Int']['output'];
  /** Number of days without a successful delivery after which a webhook is disabled. */
  webhookLastingFailureDays: Scalars['Int']['output'];
  /** Number of hours after an event during which delivery is retried, with increasing intervals. */
  webhookRetryHours: Scalars['Int']['output'];
};

/** Personal API token with which a program acts for its owner. */
export type ApiToken = {
  __typename: 'ApiToken';
  /** Time at which the token was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Reason why the token was ended before it expired. Null if it was not. */
  endReason: Maybe<ApiTokenEndReason>;
  /** Time at which the token was ended before it expired. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Last four characters of the token, for identification. */
  hint: Scalars['String']['output'];
  /** Unique token ID. Not part of the secret. */
  id: Scalars['ID']['output'];
  /** IP address of the last use, deleted with the token. Null if never used. */
  lastUsedAddress: Maybe<Scalars['String']['output']>;
  /** Time of the last use, accurate to the minute. Null if never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name chosen by the owner, usually that of the program. */
  name: Scalars['String']['output'];
  /** ID of the token that replaces this one, which stays valid for the rest of the overlap. Null if not renewed. */
  renewedAsId: Maybe<Scalars['ID']['output']>;
  /** Scopes as resource:action, in alphabetical order. Each is effective while the owner has the permission. */
  scopes: Array<Scalars['String']['output']>;
};

/** Reason why an API token ended before it expired. */
export type ApiTokenEndReason =
  /** An administrator suspended the account. */
  | 'DEACTIVATED'
  /** The owner reverted a change of the email address. */
  | 'EMAIL_RESTORED'
  /** The owner replaced a forgotten password with an emailed code. */
  | 'PASSWORD_RESET'
  /** The owner reported that a bank account for earnings was entered without authorisation. */
  | 'PAYOUT_ACCOUNT_UNDONE'
  /** The owner revoked the token. */
  | 'REVOKED'
  /** An administrator revoked the token. */
  | 'WITHDRAWN';

/** Limits and scopes that apply to API tokens of the viewer. */
export type ApiTokenTerms = {
  __typename: 'ApiTokenTerms';
  /** False while API tokens are disabled by administrators. Tokens are then neither created nor accepted. */
  isAllowed: Scalars['Boolean']['output'];
  /** Maximum number of active tokens per user. */
  limit: Scalars['Int']['output'];
  /** Maximum lifetime of a token in days. */
  longestDays: Scalars['Int']['output'];
  /** Scopes that the viewer can grant: permissions of the viewer that do not require proof of identity. */
  resources: Array<PermissionResource>;
};

/** Input for appealing against a decision about the viewer’s content. */
export type AppealContentDecisionInput = {
  /** ID of the decision, as returned by `myContentDecisions`. */
  caseId: Scalars['ID']['input'];
  /** Reason for the appeal, shown to moderators, 5 to 1,000 characters. */
  reason: Scalars['String']['input'];
};

/** Appeal against the rejection of a refund. */
export type AppealRefundInput = {
  /** Arguments for the refund, visible to the platform. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** ID of a rejected refund of the viewer. */
  refundId: Scalars['ID']['input'];
};

/** State of an appeal against a decision of moderators. */
export type AppealState =
  /** The first decision was reversed. The content is published again. */
  | 'REVERSED'
  /** The first decision was upheld. The content stays hidden or removed. */
  | 'UPHELD'
  /** The appeal awaits another moderator. */
  | 'WAITING';

/** Coupon for the viewer’s cart. */
export type ApplyCouponInput = {
  /** Coupon code as typed. Case and surrounding spaces are ignored. */
  code: Scalars['String']['input'];
};

/** Approval of a submitted course. */
export type ApproveCourseInput = {
  /** Every item exactly once, all PASS. */
  checklist: Array<ReviewCheckInput>;
  /** ID of the submitted course. */
  courseId: Scalars['ID']['input'];
  /** ID of the displayed submission. CONFLICT if another one is pending now. */
  reviewId?: InputMaybe<Scalars['ID']['input']>;
};

/** The platform’s approval of a refund. */
export type ApproveRefundInput = {
  /** Message to the buyer; at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** ID of a refund that awaits the platform. */
  refundId: Scalars['ID']['input'];
};

/** Evidence for the sale in a dispute. */
export type ArgueDisputeInput = {
  /** ID of an open dispute. */
  disputeId: Scalars['ID']['input'];
  /** Evidence, visible only to administrators. 3 to 2,000 characters. */
  evidence: Scalars['String']['input'];
};

/** Guardian of the viewer. */
export type AskGuardianInput = {
  /** Email address of the guardian, which must not be the child’s own. */
  guardianEmail: Scalars['String']['input'];
  /** Full name of the guardian, family name first; 2 to 100 characters. */
  guardianName: Scalars['String']['input'];
};

/** Guardian of a child. */
export type AskGuardianOfInput = {
  /** Email address of the guardian, which must not be the child’s own. */
  guardianEmail: Scalars['String']['input'];
  /** Full name of the guardian, family name first; 2 to 100 characters. */
  guardianName: Scalars['String']['input'];
  /** ID of the child. */
  personId: Scalars['ID']['input'];
};

/** Input to request that a suspended course is restored. */
export type AskToRestoreCourseInput = {
  /** ID of the viewer’s course that an administrator suspended. */
  courseId: Scalars['ID']['input'];
  /** Message for administrators about the corrections, 10 to 1,000 characters. */
  message: Scalars['String']['input'];
};

/** New judgements of the data protection impact assessment. */
export type AssessImpactInput = {
  /** Legal bases of the processing. At most 5,000 characters. */
  basis: Scalars['String']['input'];
  /** Conclusion of the assessment. At most 5,000 characters. */
  conclusion: Scalars['String']['input'];
  /** Controller of the data, with the person to contact. At most 5,000 characters. */
  controller: Scalars['String']['input'];
  /** Version that the client edited. If omitted, the current version is overwritten. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Measures against the risks. At most 5,000 characters. */
  measures: Scalars['String']['input'];
  /** Necessity of the processing for its purposes. At most 5,000 characters. */
  necessity: Scalars['String']['input'];
  /** Reason of 3 to 300 characters, recorded in the history. */
  reason: Scalars['String']['input'];
  /** Risks for the people. At most 5,000 characters. */
  risks: Scalars['String']['input'];
  /** Transfers of data to other countries. At most 5,000 characters. */
  transfers: Scalars['String']['input'];
};

/** Input to assign a submission to a reviewer. */
export type AssignReviewInput = {
  /** ID of one of its possibleReviewers. Omitted: nobody. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the pending submission. */
  reviewId: Scalars['ID']['input'];
  /** ID of the reviewer that the client displayed. Omitted: nobody. */
  shownPersonId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input for assigning a ticket to an agent. */
export type AssignTicketInput = {
  /** ID of a person who may answer tickets. Omit to remove the assignment. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of a ticket that is not closed. */
  ticketId: Scalars['ID']['input'];
};

/** Assignment of a lesson with its deadlines and points. */
export type Assignment = {
  __typename: 'Assignment';
  /** Instructions and rubric. Null if the viewer has no access to the lesson. */
  brief: Maybe<AssignmentBrief>;
  /** Course to which the lesson belongs. */
  course: Course;
  /** Cut-off time, after which no work is accepted. Null if there is none. */
  cutOffAt: Maybe<Scalars['DateTime']['output']>;
  /** Due time, after which submissions are late. Null if there is none. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** True if the viewer may start or continue a submission, regardless of deadlines. */
  hasAttempt: Scalars['Boolean']['output'];
  /** Unique assignment ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Points or percent deducted for each started day of lateness. 0 with other policies. */
  lateAmount: Scalars['Int']['output'];
  /** Penalty policy for late submissions. */
  latePolicy: LatePolicy;
  /** Lesson to which the assignment belongs. */
  lesson: LessonOutline;
  /** Maximum number of submissions per student, 1 to 10. A returned submission grants one more. */
  maxAttempts: Scalars['Int']['output'];
  /** Maximum points of the rubric. */
  maxScore: Scalars['Int']['output'];
  /** Time after which no work is accepted from the viewer, late submissions included. Null if there is none. */
  myClosesAt: Maybe<Scalars['DateTime']['output']>;
  /** Due time for the viewer, including an extension or a returned submission. Null if there is none. */
  myDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Extension granted to the viewer. Null if there is none. */
  myExtension: Maybe<AssignmentExtension>;
  /** Newest extension request of the viewer. Null if there is none. */
  myRequest: Maybe<ExtensionRequest>;
  /** Relation of the viewer to the assignment. */
  myStanding: AssignmentStanding;
  /** Status of the viewer’s work. */
  myStatus: SubmissionStatus;
  /** Submissions of the viewer, newest first. */
  mySubmissions: Array<AssignmentSubmission>;
  /** Time from which work can be submitted. Null if there is no opening time. */
  opensAt: Maybe<Scalars['DateTime']['output']>;
  /** Points required to pass, after the deduction for lateness. */
  passScore: Scalars['Int']['output'];
  /** Server time of this response, for countdowns. */
  serverTime: Scalars['DateTime']['output'];
  /** Version number, increased with every edit. Send it as `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** Instructions and rubric of an assignment, for students who have opened its lesson. */
export type AssignmentBrief = {
  __typename: 'AssignmentBrief';
  /** Unique assignment ID, equal to `Assignment.id`. */
  id: Scalars['ID']['output'];
  /** Lesson whose text and files contain the instructions. */
  lesson: Maybe<LessonContent>;
  /** Current rows of the rubric, in order. */
  rubric: Array<RubricRow>;
};

/** An extension of one student’s deadline. */
export type AssignmentExtension = {
  __typename: 'AssignmentExtension';
  /** Extended cut-off time, after which no work is accepted from the student. */
  cutOffAt: Scalars['DateTime']['output'];
  /** Extended due time, after which the student’s work is late. */
  dueAt: Scalars['DateTime']['output'];
  /** Reason for the extension, shown to the student. */
  reason: Scalars['String']['output'];
};

/** Relation of the viewer to an assignment. */
export type AssignmentStanding =
  /** The viewer was a student, but access is suspended or has ended. */
  | 'ENDED'
  /** The viewer is a student but has not opened the lesson. Call openLesson first. */
  | 'LOCKED'
  /** The viewer is not a student of the course. */
  | 'OUTSIDE'
  /** The viewer may submit work within the deadlines. */
  | 'STUDYING'
  /** The viewer teaches the course and does not study it. */
  | 'TEACHING';

/** A submission or draft of the viewer for an assignment. */
export type AssignmentSubmission = {
  __typename: 'AssignmentSubmission';
  /** Assignment of the submission. Null if its lesson was removed. */
  assignment: Maybe<Assignment>;
  /** Due time that applied to the submission. Null if there was none. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Files of the submission, in the order in which they were added. */
  files: Array<SubmissionFile>;
  /** Grade with its feedback. Null before the release. */
  grade: Maybe<SubmissionGrade>;
  /** Unique submission ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Minutes of lateness. 0 if the work was on time. */
  lateMinutes: Scalars['Int']['output'];
  /** Maximum points of the rubric that applies to the submission. */
  maxScore: Scalars['Int']['output'];
  /** Sequential number of the student’s submission, from 1. */
  number: Scalars['Int']['output'];
  /** Points required to pass, as of the start of the draft. */
  passScore: Scalars['Int']['output'];
  /** True if the submission passed the assignment. Regrading never revokes a pass. */
  passed: Scalars['Boolean']['output'];
  /** Time until which the student may submit again, with RETURNED. Null otherwise. */
  redoUntil: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the grade was released to the student. Null before the release. */
  returnedAt: Maybe<Scalars['DateTime']['output']>;
  /** Rubric as of the start of the draft. */
  rubric: Array<RubricRow>;
  /** Time at which the text was last saved. Null if it was never saved. */
  savedAt: Maybe<Scalars['DateTime']['output']>;
  /** Points after the deduction for lateness. Null before the grade is released. */
  score: Maybe<Scalars['Float']['output']>;
  /** Sequence number, increased with every save. The next save sends this number plus one. */
  sequence: Scalars['Int']['output'];
  /** Time at which the draft was started. */
  startedAt: Scalars['DateTime']['output'];
  /** Status of the work: draft, submitted, graded or returned. */
  status: SubmissionStatus;
  /** Time at which the work was submitted, by the server’s clock. Null for drafts. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
  /** Submitted text in addition to the files, at most 20,000 characters. */
  text: Scalars['String']['output'];
};

/** An assignment that the viewer may grade, with counts of its pending work. */
export type AssignmentToMark = {
  __typename: 'AssignmentToMark';
  /** ID of the assignment to grade. */
  assignmentId: Scalars['ID']['output'];
  /** Title of the course to which the lesson belongs. */
  courseTitle: Scalars['String']['output'];
  /** Due time of the assignment. Null if there is none. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Title of the lesson to which the assignment belongs. */
  lessonTitle: Scalars['String']['output'];
  /** Number of graded submissions whose grades are not released yet. */
  marked: Scalars['Int']['output'];
  /** Number of extension requests that await a decision. */
  requests: Scalars['Int']['output'];
  /** Number of submissions that await grading. */
  waiting: Scalars['Int']['output'];
};

/** Numbered page of rows, with the total number. */
export type AssignmentsToMarkPage = {
  __typename: 'AssignmentsToMarkPage';
  /** Rows of this page, in the requested order. */
  items: Array<AssignmentToMark>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** A teacher’s monthly allowance for the assistant, and its provider. */
export type AssistantAllowance = {
  __typename: 'AssistantAllowance';
  /** Monthly credits of the teacher’s package. Each draft uses one. */
  credits: Scalars['Int']['output'];
  /** True if the provider can also generate images. */
  drawsPictures: Scalars['Boolean']['output'];
  /** Package that includes the credits. */
  package: PackageCode;
  /** Provider that writes the drafts. */
  provider: AssistantProvider;
  /** Start of the next month in Vietnam time, when the credits are renewed. */
  renewsAt: Scalars['DateTime']['output'];
  /** Credits used this month, excluding refunded ones. */
  used: Scalars['Int']['output'];
};

/** Reason why a request to the assistant failed. */
export type AssistantFailure =
  /** The provider is overloaded or out of service. */
  | 'BUSY'
  /** The server stopped before the response arrived. */
  | 'LOST'
  /** The provider could not be reached. */
  | 'NO_ANSWER'
  /** The provider rejected its key, its model or the request. */
  | 'REFUSED'
  /** The provider took longer than one minute. */
  | 'TIMEOUT'
  /** The response of the provider was truncated or malformed. */
  | 'UNREADABLE';

/** Provider of the assistant’s drafts. */
export type AssistantProvider =
  /** Provider configured by an administrator. */
  | 'CONFIGURED'
  /** No provider is configured by an administrator. */
  | 'NONE'
  /** Sandbox simulator, which has no knowledge beyond the text it receives. */
  | 'SIMULATED';

/** A teacher’s request for a draft of the assistant. Drafts never change a course by themselves. */
export type AssistantRequest = {
  __typename: 'AssistantRequest';
  /** Course for which the draft was requested. */
  course: Course;
  /** Time at which the draft was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** Credits used by the request. 0 if they were refunded. */
  creditsTaken: Scalars['Int']['output'];
  /** Reason why the request failed. Null if it did not fail. */
  failure: Maybe<AssistantFailure>;
  /** Time at which the request was done or failed. Null while it is running. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique request ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the draft was written by the sandbox simulator, which has no knowledge of its own. */
  isSimulated: Scalars['Boolean']['output'];
  /** Kind of draft that was requested. */
  kind: DraftKind;
  /** ID of the lesson to which the request refers. Null if it refers to none. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** Title of the lesson to which the request refers. Null if it refers to none. */
  lessonTitle: Maybe<Scalars['String']['output']>;
  /** Name of the model that was used. */
  model: Scalars['String']['output'];
  /** Generated image of 1280 × 720 pixels, as a WebP `data:` URL. Null for other kinds, and after 30 days. */
  picture: Maybe<Scalars['String']['output']>;
  /** Drafted quiz questions. Empty for other kinds. */
  questions: Array<SuggestedQuestion>;
  /** Status of the draft: in progress, done or failed. */
  state: AssistantRequestState;
  /** Result as plain text, never markup: the paragraphs of a description, the individual outcomes, or the sentences flagged by a check. */
  texts: Array<Scalars['String']['output']>;
};

/** Numbered page of rows, with the total number. */
export type AssistantRequestPage = {
  __typename: 'AssistantRequestPage';
  /** Rows of this page, in the requested order. */
  items: Array<AssistantRequest>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Progress of a request to the assistant. */
export type AssistantRequestState =
  /** The draft is available to the teacher. */
  | 'DONE'
  /** There is no draft, and the credit was refunded. */
  | 'FAILED'
  /** The provider is working on the draft; the credit has been charged. */
  | 'RUNNING';

/** Status of an attempt at a quiz. */
export type AttemptStatus =
  /** The time limit ended before any question was answered. Counts as 0 points. */
  | 'EXPIRED'
  /** All answers of the attempt are graded. */
  | 'GRADED'
  /** The student may still answer questions. */
  | 'IN_PROGRESS'
  /** The attempt was submitted and has answers that await manual grading. */
  | 'SUBMITTED';

/** Display name of an action. */
export type AuditActionName = {
  __typename: 'AuditActionName';
  /** Action as in `AuditLine.action`, for example `course.approved`. */
  action: Scalars['String']['output'];
  /** Name in the language of the request, with a capital letter, for example `Approved a course`. After the actor’s name it forms a sentence. */
  label: Scalars['String']['output'];
};

/** Value changed by an action. */
export type AuditChange = {
  __typename: 'AuditChange';
  /** Value after the change, in the same format. Null if none. */
  after: Maybe<Scalars['String']['output']>;
  /** Value before the change: text unchanged, other types as JSON. Null if none. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the changed field. */
  field: Scalars['String']['output'];
};

/** Feed that is read forwards with cursors. */
export type AuditConnection = {
  __typename: 'AuditConnection';
  /** Rows with their cursors. */
  edges: Array<AuditEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type AuditEdge = {
  __typename: 'AuditEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: AuditLine;
};

/** Filter conditions for audit log entries. Omitted fields do not filter. */
export type AuditFilter = {
  /** Any of these actions, for example `person.update`. */
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Actions performed by this user, including those while viewing as another user. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Earliest time of the action, inclusive. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** True for actions performed while viewing as another user. */
  isViewAs?: InputMaybe<Scalars['Boolean']['input']>;
  /** Channel through which the action was performed. */
  origin?: InputMaybe<AuditOrigin>;
  /** Word prefixes of the action, its display name, the reason, or the name of the actor or target. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** ID of the target, regardless of its type. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** Type of the target, for example `person`. */
  targetType?: InputMaybe<Scalars['String']['input']>;
  /** Latest time of the action, exclusive. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Audit log entry. Needs the permission `audit:read`. */
export type AuditLine = {
  __typename: 'AuditLine';
  /** Action, for example `course.approved` or `person.update`. */
  action: Scalars['String']['output'];
  /** User who performed the action. Null if no user was signed in. */
  actor: Maybe<PublicProfile>;
  /** ID of the user who performed the action. Null if no user was signed in. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** IP address of the request. */
  address: Maybe<Scalars['String']['output']>;
  /** Time at which the action was performed. */
  at: Scalars['DateTime']['output'];
  /** Changed values with their field names, sorted by name. */
  changes: Array<AuditChange>;
  /** Unique entry ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the target was a user who is erased. Clients then show no link. */
  isTargetErased: Scalars['Boolean']['output'];
  /** Channel through which the action was performed. */
  origin: AuditOrigin;
  /** Administrator who performed the action while viewing as the actor. */
  realActor: Maybe<PublicProfile>;
  /** ID of the administrator who performed the action while viewing as the actor. */
  realActorId: Maybe<Scalars['ID']['output']>;
  /** Reason given by the actor. */
  reason: Maybe<Scalars['String']['output']>;
  /** ID of the target. Null if the action has none. */
  targetId: Maybe<Scalars['ID']['output']>;
  /** Current name of the target. Null if it is deleted or has no name. */
  targetLabel: Maybe<Scalars['String']['output']>;
  /** Type of the target, for example `person`. */
  targetType: Scalars['String']['output'];
};

/** Channel through which an action was performed. */
export type AuditOrigin =
  /** Notification from a payment gateway. */
  | 'GATEWAY'
  /** GraphQL request, for instance from the web application. */
  | 'GRAPHQL'
  /** Background job, independent of a request. */
  | 'JOB'
  /** Page rendered by the server. */
  | 'PAGE'
  /** REST request, or a link of an email. */
  | 'REST'
  /** Demonstration data inserted by the seed. */
  | 'SEED';

/** Tokens of a new session and its user. */
export type AuthPayload = {
  __typename: 'AuthPayload';
  /** Access token for the header `Authorization: Bearer …`. Valid for 15 minutes. */
  accessToken: Scalars['String']['output'];
  /** Time at which the access token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Refresh token for `refreshSession`. Valid for 30 days. */
  refreshToken: Scalars['String']['output'];
  /** User who is signed in with these tokens. */
  user: User;
};

/** Secret for setting up an authenticator app. Returned only once. */
export type AuthenticatorSetup = {
  __typename: 'AuthenticatorSetup';
  /** Secret to enter in the app, base 32 without padding. */
  secret: Scalars['String']['output'];
  /** Secret as an otpauth:// URI, for display as a QR code. */
  uri: Scalars['String']['output'];
};

/** Backup of a database snapshot and of the files that it references. */
export type Backup = {
  __typename: 'Backup';
  /** Total number of bytes of the phase; 0 while unknown. */
  allBytes: Scalars['Float']['output'];
  /** Full name of the administrator who requested the backup. Null for scheduled backups and commands, and if the administrator is erased. */
  askedByName: Maybe<Scalars['String']['output']>;
  /** Name of the faulty file. Null if none. */
  checkDetail: Maybe<Scalars['String']['output']>;
  /** Fault found by the last verification. Null if none. */
  checkFault: Maybe<BackupFaultKind>;
  /** Time of the last complete verification. Null if never verified. */
  checkedAt: Maybe<Scalars['DateTime']['output']>;
  /** SHA-256 of the signed manifest, which has the checksums of all parts. Null until the backup is complete. */
  checksum: Maybe<Scalars['String']['output']>;
  /** Time at which the backup was requested or scheduled. */
  createdAt: Scalars['DateTime']['output'];
  /** Compressed size of the rows in bytes. Null until the backup is complete. */
  databaseBytes: Maybe<Scalars['Float']['output']>;
  /** Number of processed bytes of the phase. */
  doneBytes: Scalars['Float']['output'];
  /** Time of the last successful restore drill with this backup. Null if never. */
  drilledAt: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the backup finished, successfully or not. Null while in progress. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason why the backup is not OK. Null if it is. */
  fault: Maybe<BackupFaultKind>;
  /** Subject of the fault, for instance a file name. Null if unknown. */
  faultDetail: Maybe<Scalars['String']['output']>;
  /** Size of all referenced files in bytes, including those from earlier backups. Null until the backup is complete. */
  fileBytes: Maybe<Scalars['Float']['output']>;
  /** Number of referenced files. Null until the backup is complete. */
  fileCount: Maybe<Scalars['Int']['output']>;
  /** Faulty files found by the last verification, or at creation. The search stops after 20 files. */
  filesAtFault: Array<BackupFileFault>;
  /** Folder name, an argument of `npm run restore`. Null until the backup is complete. */
  folder: Maybe<Scalars['String']['output']>;
  /** Unique backup ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True while the checksums are being verified. */
  isBeingChecked: Scalars['Boolean']['output'];
  /** True if a stop was requested and takes effect within seconds. */
  isStopping: Scalars['Boolean']['output'];
  /** True if the backup is retained as a weekly copy; false for a daily copy. */
  isWeekly: Scalars['Boolean']['output'];
  /** Current phase, or the last phase of a finished backup. */
  phase: BackupPhase;
  /** Number of rows in the backup. Null until it is complete. */
  rowCount: Maybe<Scalars['Float']['output']>;
  /** Time of the database snapshot. Null before it is taken. */
  snapshotAt: Maybe<Scalars['DateTime']['output']>;
  /** Current status of the backup. */
  status: BackupStatus;
  /** Event that started the backup. */
  trigger: BackupTrigger;
};

/** Reason why a backup, its verification or a drill failed. */
export type BackupFaultKind =
  /** Another backup was in progress. */
  | 'ALREADY_RUNNING'
  /** Files referenced by the database are missing in the storage. */
  | 'FILES_MISSING'
  /** A file of the backup differs from its checksum. */
  | 'FILE_CHANGED'
  /** A file listed in the manifest is missing. */
  | 'FILE_MISSING'
  /** The process that created the backup ended unexpectedly. */
  | 'KILLED'
  /** The restored ledger is inconsistent. */
  | 'LEDGER_BROKEN'
  /** The manifest differs from its signature. */
  | 'MANIFEST_CHANGED'
  /** The folder is missing, or has no finished backup. */
  | 'NOT_A_BACKUP'
  /** The database user lacks the privilege to create a database for restoring. */
  | 'NO_CREATE_DATABASE'
  /** The disk does not have enough free space. */
  | 'NO_ROOM'
  /** The backup was created under APP_KEYS that differ from the current ones. */
  | 'OTHER_KEYS'
  /** The restored application failed to sign a user in or to display a course. */
  | 'PROGRAM_BROKEN'
  /** An administrator stopped the backup. */
  | 'STOPPED'
  /** An unexpected error occurred; the server log has details. */
  | 'UNEXPECTED';

/** Missing or changed file of a backup. */
export type BackupFileFault = {
  __typename: 'BackupFileFault';
  /** Kind of fault: missing or changed. */
  fault: BackupFaultKind;
  /** Name within the backup, or key in the storage. */
  file: Scalars['String']['output'];
};

/** Retention, location and schedule of backups. */
export type BackupOverview = {
  __typename: 'BackupOverview';
  /** Total size of the backups in bytes. Shared files are counted once. */
  bytes: Scalars['Float']['output'];
  /** Number of stored backups. */
  count: Scalars['Int']['output'];
  /** Number of daily backups to retain. */
  dailyCopies: Scalars['Int']['output'];
  /** True if the backup folder is inside the data folder. Without a copy elsewhere, backups are lost with the machine. */
  isBesideData: Scalars['Boolean']['output'];
  /** Scheduled time of the next backup. */
  nextBackupAt: Scalars['DateTime']['output'];
  /** Scheduled time of the next restore drill. */
  nextDrillAt: Scalars['DateTime']['output'];
  /** Backup folder on the server. */
  place: Scalars['String']['output'];
  /** Number of weekly backups to retain in addition. */
  weeklyCopies: Scalars['Int']['output'];
};

/** Phase of a backup in progress, in this order. */
export type BackupPhase =
  /** Every byte is being read again and compared with its checksum. */
  | 'CHECKING'
  /** The rows of one database snapshot are being copied. */
  | 'DATABASE'
  /** Files that no earlier backup contains are being copied. */
  | 'FILES'
  /** A process starts the backup within seconds. */
  | 'WAITING';

/** Progress and outcome of a backup. */
export type BackupStatus =
  /** The backup failed; see `fault`. */
  | 'ERROR'
  /** The backup is complete, and every byte was verified. */
  | 'OK'
  /** The backup is queued or in progress. */
  | 'RUNNING'
  /** Another backup was in progress at the scheduled time. */
  | 'SKIPPED'
  /** The backup was stopped, or its process ended unexpectedly. */
  | 'UNFINISHED'
  /** The backup is complete, but files referenced by the database were missing in the storage. */
  | 'WARNING';

/** Event that starts a backup. */
export type BackupTrigger =
  /** Nightly schedule, at two o’clock in Vietnam. */
  | 'DAILY'
  /** Administrator on the backup page, or operator on the command line. */
  | 'MANUAL';

/** Vietnamese bank that supports transfers. */
export type Bank = {
  __typename: 'Bank';
  /** Six-digit bank identification number (BIN) from the NAPAS list, used in transfers. */
  bin: Scalars['String']['output'];
  /** Common name of the bank. */
  name: Scalars['String']['output'];
};

/** A bank account in Vietnam that receives money. */
export type BankAccountInput = {
  /** BIN of one of `banks`, six digits. */
  bin: Scalars['String']['input'];
  /** Account holder as registered with the bank: 3 to 60 letters. Accents and case are ignored. */
  holder: Scalars['String']['input'];
  /** Account number, 6 to 19 digits. Spaces are ignored. */
  number: Scalars['String']['input'];
};

/** Details required to become a teacher. */
export type BecomeTeacherInput = {
  /** Short biography; at most 2,000 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** One-line summary of what the teacher teaches; 3 to 120 characters. */
  headline: Scalars['String']['input'];
  /** Legal form of the seller. Determines which taxes are withheld. */
  sellerClass: SellerClass;
  /** Tax code or personal identification number: 10 digits (13 for a branch) or 12. */
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** Confirmation of the viewer’s identity for setting up two-step sign-in. */
export type BeginAuthenticatorInput = {
  /** Password of the viewer. Omit it if the account has none; the sign-in must then be at most 15 minutes old. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Recipient of the viewer’s bills, as entered last. */
export type BillDetails = {
  __typename: 'BillDetails';
  /** Street, ward and city, as entered. */
  address: Maybe<Scalars['String']['output']>;
  /** Name of the person or company. */
  name: Scalars['String']['output'];
  /** Tax code or personal number. */
  taxCode: Maybe<Scalars['String']['output']>;
};

/** Recipient of a bill. */
export type BillDetailsInput = {
  /** Postal address, at most 300 characters. Required with a tax code. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person or company, 2 to 200 characters. */
  name: Scalars['String']['input'];
  /** Tax code: 10 digits, 10 and 3 digits for a branch, or the 12 digits of a personal number. */
  taxCode?: InputMaybe<Scalars['String']['input']>;
};

/** A student’s bookmark of a lesson or of a position in its video. */
export type Bookmark = {
  __typename: 'Bookmark';
  /** Bookmarked position in the video, in seconds. Null if the bookmark is for the whole lesson. */
  atSec: Maybe<Scalars['Int']['output']>;
  /** Course to which the lesson belongs. */
  course: Maybe<Course>;
  /** Time at which the bookmark was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique bookmark ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Label chosen by the student. Null if the bookmark has no label. */
  label: Maybe<Scalars['String']['output']>;
  /** ID of the bookmarked lesson. */
  lessonId: Scalars['ID']['output'];
  /** Title of the bookmarked lesson. */
  lessonTitle: Scalars['String']['output'];
  /** True if the viewer can open the lesson now: access is active and the lesson still exists. */
  mayOpen: Scalars['Boolean']['output'];
};

/** Feed that is read forwards with cursors. */
export type BookmarkConnection = {
  __typename: 'BookmarkConnection';
  /** Rows with their cursors. */
  edges: Array<BookmarkEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type BookmarkEdge = {
  __typename: 'BookmarkEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: Bookmark;
};

/** Result of a consistency check of the ledger. */
export type BooksCheck = {
  __typename: 'BooksCheck';
  /** Time at which the check ran. */
  at: Scalars['DateTime']['output'];
  /** Violated rules, in English as in the server log. */
  broken: Array<Scalars['String']['output']>;
  /** Number of rules that were checked. */
  checked: Scalars['Int']['output'];
  /** Unique ID of the check. Immutable. */
  id: Scalars['ID']['output'];
};

/** Contrast of a text to its background. */
export type BrandContrast = {
  __typename: 'BrandContrast';
  /** Colour of the background. */
  back: Scalars['String']['output'];
  /** Colour of the text. */
  front: Scalars['String']['output'];
  /** True if another step of the scale is used, because the chosen colour is not readable. */
  isAdjusted: Scalars['Boolean']['output'];
  /** True for the dark theme. */
  isDark: Scalars['Boolean']['output'];
  /** Kind of text that the colours belong to. */
  kind: BrandContrastKind;
  /** Contrast by WCAG 2.2, from 1 to 21. Text needs 4.5. */
  ratio: Scalars['Float']['output'];
};

/** Kind of text whose contrast is shown. */
export type BrandContrastKind =
  /** Text on a button. */
  | 'BUTTON'
  /** Link on the background of the page. */
  | 'LINK'
  /** Price on a card. */
  | 'PRICE'
  /** Text on a tinted background. */
  | 'TINT';

/** Languages of the site. The first is the default one. */
export type BrandLanguages =
  /** English only: no page or e-mail is in Vietnamese. */
  | 'EN'
  /** English by default, and Vietnamese. */
  | 'EN_VI'
  /** Vietnamese only: no page or e-mail is in English. */
  | 'VI'
  /** Vietnamese by default, and English. */
  | 'VI_EN';

/** Radius of the corners of all elements. */
export type BrandRadius =
  /** Cards have corners of 8 pixels. */
  | 'MEDIUM'
  /** Cards have corners of 16 pixels. */
  | 'ROUND'
  /** Cards have corners of 12 pixels. */
  | 'SOFT'
  /** Cards have corners of 4 pixels; the others follow. */
  | 'SQUARE';

/** Drawings of the brand. */
export type BrandScenes =
  /** The lotus drawings of the demo’s brand. */
  | 'LOTUS'
  /** No drawings of a lotus. */
  | 'NONE';

/** Version of the branding in its history. */
export type BrandingChange = {
  __typename: 'BrandingChange';
  /** Time from which the version applied. */
  changedAt: Scalars['DateTime']['output'];
  /** ID of the administrator. Null for `npm run setup`. */
  changedById: Maybe<Scalars['ID']['output']>;
  /** Full name of the administrator. Null if erased, and for `npm run setup`. */
  changedByName: Maybe<Scalars['String']['output']>;
  /** Names of the fields that differ from the previous version. */
  changedFields: Array<Scalars['String']['output']>;
  /** Reason given by the administrator. */
  reason: Scalars['String']['output'];
  /** Number of the version, from 1. */
  version: Scalars['Int']['output'];
};

/** Field that would be refused, and why. */
export type BrandingFault = {
  __typename: 'BrandingFault';
  /** Name of the field. */
  field: Scalars['String']['output'];
  /** Reason, in the language of the request. */
  message: Scalars['String']['output'];
  /** For a colour, the two nearest that can be used. Otherwise empty. */
  nearest: Array<Scalars['String']['output']>;
};

/** Purpose of a picture of the branding. */
export type BrandingFileKind =
  /** Picture of the home page: JPEG, PNG, WebP or SVG, at least 640 pixels wide. */
  | 'HERO'
  /** Square icon of browsers and phones, SVG or PNG of at least 192 pixels. */
  | 'ICON'
  /** Logo, SVG or PNG. */
  | 'LOGO'
  /** Picture of a custom page: JPEG, PNG, WebP or SVG, at least 320 pixels wide. */
  | 'PAGE';

/** Computed look of a branding that is not saved yet. */
export type BrandingPreview = {
  __typename: 'BrandingPreview';
  /** Contrast of the most frequent texts in both themes. */
  contrasts: Array<BrandContrast>;
  /** Variables of the dark theme. */
  dark: Array<BrandingVariable>;
  /** Fields that would be refused. Their values are omitted. */
  faults: Array<BrandingFault>;
  /** Variables of the light theme. */
  light: Array<BrandingVariable>;
  /** Ten steps of the primary colour, from the lightest. */
  primaryScale: Array<Scalars['String']['output']>;
  /** Number of pairs of roles in both themes that are readable by WCAG 2.2 AA. */
  readablePairs: Scalars['Int']['output'];
};

/** Values of the branding that are checked and computed while an administrator types. */
export type BrandingPreviewInput = {
  /** Colour of prices and sales. */
  accentColour?: InputMaybe<Scalars['String']['input']>;
  /** Name of the academy. */
  name: Scalars['String']['input'];
  /** Colour of buttons and links. */
  primaryColour?: InputMaybe<Scalars['String']['input']>;
  /** Radius of corners, a `BrandRadius`. */
  radius: Scalars['String']['input'];
  /** Vietnamese tax code of the company. */
  taxCode?: InputMaybe<Scalars['String']['input']>;
};

/** Current branding with its history. */
export type BrandingState = {
  __typename: 'BrandingState';
  /** Versions, newest first, at most 50. */
  history: Array<BrandingChange>;
  /** Legal particulars that are missing although pages of a shop have to show them: names of fields. */
  missingParticulars: Array<Scalars['String']['output']>;
  /** Values of the current version. */
  values: BrandingValues;
  /** Number of versions so far, for `expectedVersion`. 0: the demo’s brand. */
  version: Scalars['Int']['output'];
};

/** Name and look of the academy. Null, or an empty text, means that a value is not given, or that the look of the demo’s brand applies. */
export type BrandingValues = {
  __typename: 'BrandingValues';
  /** Colour of prices and sales. */
  accentColour: Maybe<Scalars['String']['output']>;
  /** Registered address of the company. */
  address: Maybe<Scalars['String']['output']>;
  /** Registered name of the company. */
  company: Maybe<Scalars['String']['output']>;
  /** E-mail address for customers. */
  email: Maybe<Scalars['String']['output']>;
  /** Text in the footer of pages in English. */
  footerEn: Maybe<Scalars['String']['output']>;
  /** Text in the footer of pages in Vietnamese. */
  footerVi: Maybe<Scalars['String']['output']>;
  /** Name of the picture of the home page. */
  heroPicture: Maybe<Scalars['String']['output']>;
  /** Text below the title in English. */
  heroTextEn: Maybe<Scalars['String']['output']>;
  /** Text below the title in Vietnamese. */
  heroTextVi: Maybe<Scalars['String']['output']>;
  /** Title of the home page in English. */
  heroTitleEn: Maybe<Scalars['String']['output']>;
  /** Title of the home page in Vietnamese. */
  heroTitleVi: Maybe<Scalars['String']['output']>;
  /** Name of the icon. */
  icon: Maybe<Scalars['String']['output']>;
  /** Issuer of certificates and badges. Null: the academy. */
  issuerName: Maybe<Scalars['String']['output']>;
  /** Languages that the site offers, the default one first. */
  languages: BrandLanguages;
  /** Number of the business registration or licence, with its authority. */
  licence: Maybe<Scalars['String']['output']>;
  /** Name of the logo for dark backgrounds. Null: the same as for light ones. */
  logoDark: Maybe<Scalars['String']['output']>;
  /** Name of the logo for light backgrounds, from `addBrandingFile`. */
  logoLight: Maybe<Scalars['String']['output']>;
  /** Name of the academy, 2 to 40 characters without `<>@"{}`. */
  name: Scalars['String']['output'];
  /** Phone number for customers. */
  phone: Maybe<Scalars['String']['output']>;
  /** Colour of buttons and links, for example `#2245B0`. */
  primaryColour: Maybe<Scalars['String']['output']>;
  /** Radius of the corners of cards and buttons. */
  radius: BrandRadius;
  /** Drawings of the brand. */
  scenes: BrandScenes;
  /** Name of the sender of e-mails. Null: the name of the academy. */
  senderName: Maybe<Scalars['String']['output']>;
  /** Name and title of the person who signs certificates. */
  signatory: Maybe<Scalars['String']['output']>;
  /** Signature of e-mails in English. */
  signatureEn: Maybe<Scalars['String']['output']>;
  /** Signature of e-mails in Vietnamese. */
  signatureVi: Maybe<Scalars['String']['output']>;
  /** Vietnamese tax code of the company. */
  taxCode: Maybe<Scalars['String']['output']>;
};

/** Name and look of the academy. Null, or an empty text, means that a value is not given, or that the look of the demo’s brand applies. */
export type BrandingValuesInput = {
  /** Colour of prices and sales. */
  accentColour?: InputMaybe<Scalars['String']['input']>;
  /** Registered address of the company. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Registered name of the company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for customers. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Text in the footer of pages in English. */
  footerEn?: InputMaybe<Scalars['String']['input']>;
  /** Text in the footer of pages in Vietnamese. */
  footerVi?: InputMaybe<Scalars['String']['input']>;
  /** Name of the picture of the home page. */
  heroPicture?: InputMaybe<Scalars['String']['input']>;
  /** Text below the title in English. */
  heroTextEn?: InputMaybe<Scalars['String']['input']>;
  /** Text below the title in Vietnamese. */
  heroTextVi?: InputMaybe<Scalars['String']['input']>;
  /** Title of the home page in English. */
  heroTitleEn?: InputMaybe<Scalars['String']['input']>;
  /** Title of the home page in Vietnamese. */
  heroTitleVi?: InputMaybe<Scalars['String']['input']>;
  /** Name of the icon. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Issuer of certificates and badges. Null: the academy. */
  issuerName?: InputMaybe<Scalars['String']['input']>;
  /** Languages that the site offers, the default one first. */
  languages?: BrandLanguages;
  /** Number of the business registration or licence, with its authority. */
  licence?: InputMaybe<Scalars['String']['input']>;
  /** Name of the logo for dark backgrounds. Null: the same as for light ones. */
  logoDark?: InputMaybe<Scalars['String']['input']>;
  /** Name of the logo for light backgrounds, from `addBrandingFile`. */
  logoLight?: InputMaybe<Scalars['String']['input']>;
  /** Name of the academy, 2 to 40 characters without `<>@"{}`. */
  name: Scalars['String']['input'];
  /** Phone number for customers. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Colour of buttons and links, for example `#2245B0`. */
  primaryColour?: InputMaybe<Scalars['String']['input']>;
  /** Radius of the corners of cards and buttons. */
  radius: BrandRadius;
  /** Drawings of the brand. */
  scenes: BrandScenes;
  /** Name of the sender of e-mails. Null: the name of the academy. */
  senderName?: InputMaybe<Scalars['String']['input']>;
  /** Name and title of the person who signs certificates. */
  signatory?: InputMaybe<Scalars['String']['input']>;
  /** Signature of e-mails in English. */
  signatureEn?: InputMaybe<Scalars['String']['input']>;
  /** Signature of e-mails in Vietnamese. */
  signatureVi?: InputMaybe<Scalars['String']['input']>;
  /** Vietnamese tax code of the company. */
  taxCode?: InputMaybe<Scalars['String']['input']>;
};

/** CSS variable with its value. */
export type BrandingVariable = {
  __typename: 'BrandingVariable';
  /** Name with its dashes, for example `--primary`. */
  name: Scalars['String']['output'];
  /** Value of the variable in CSS. */
  value: Scalars['String']['output'];
};

/** Group of equal JavaScript errors in visitors’ browsers. */
export type BrowserError = {
  __typename: 'BrowserError';
  /** Number of page loads that reported the error. */
  count: Scalars['Int']['output'];
  /** Time of the first report. */
  firstAt: Scalars['DateTime']['output'];
  /** Unique ID of the group, by message and source. */
  id: Scalars['ID']['output'];
  /** Time of the latest report. */
  lastAt: Scalars['DateTime']['output'];
  /** Name and message of the error, with quoted texts, URLs, email addresses and long numbers masked. */
  message: Scalars['String']['output'];
  /** Release that the browser had loaded at the latest report. */
  release: Scalars['String']['output'];
  /** Route pattern of the page of the latest report, without parameters. */
  route: Scalars['String']['output'];
  /** Script, line and column of the first stack frame in the platform’s own code. */
  source: Scalars['String']['output'];
};

/** Outcome for one item of a bulk operation, actual or previewed. */
export type BulkOutcome =
  /** The requested change was applied. */
  | 'DONE'
  /** A rule forbids the change; see `refusal`. */
  | 'REFUSED'
  /** The user already had the requested state. */
  | 'UNCHANGED';

/** Result of a bulk operation, actual or previewed. */
export type BulkResult = {
  __typename: 'BulkResult';
  /** Number of users that were changed. */
  done: Scalars['Int']['output'];
  /** Number of users for which a rule forbids the change. */
  refused: Scalars['Int']['output'];
  /** One row for each ID, in the order of the request. */
  rows: Array<BulkRow>;
  /** Number of users that already had the requested state. */
  unchanged: Scalars['Int']['output'];
};

/** Outcome for one user of a bulk operation, actual or previewed. */
export type BulkRow = {
  __typename: 'BulkRow';
  /** Email address of the user. Null for NOT_FOUND. */
  email: Maybe<Scalars['String']['output']>;
  /** Full name, family name first. Null for NOT_FOUND. */
  fullName: Maybe<Scalars['String']['output']>;
  /** User ID as sent by the client. */
  id: Scalars['ID']['output'];
  /** Explanation of the refusal, in the language of the request. */
  message: Maybe<Scalars['String']['output']>;
  /** Outcome for this user. */
  outcome: BulkOutcome;
  /** Rule that forbids the change. Null unless the outcome is REFUSED. */
  refusal: Maybe<Refusal>;
};

/** Business report. All amounts are read from the ledger. */
export type BusinessReport = {
  __typename: 'BusinessReport';
  /** First day of the earlier period. Null without a comparison. */
  beforeFrom: Maybe<Scalars['Date']['output']>;
  /** Last day of the earlier period. Null without a comparison. */
  beforeTo: Maybe<Scalars['Date']['output']>;
  /** Columns; at most 9. */
  columns: Array<ReportColumn>;
  /** First day, in Vietnam time. */
  from: Scalars['Date']['output'];
  /** True if the rows of the report are listed by `businessReportLines`. */
  hasLines: Scalars['Boolean']['output'];
  /** Subject of the report. */
  kind: BusinessReportKind;
  /** Rows; at most 200. An export contains all of them. */
  rows: Array<ReportRow>;
  /** Last day, in Vietnam time. */
  to: Scalars['Date']['output'];
  /** Sums over all rows, including those that are not returned. */
  total: ReportRow;
};

/** Subject and period of a business report. */
export type BusinessReportInput = {
  /** Earlier period to compare with. Omitted: none. */
  comparison?: InputMaybe<ReportComparison>;
  /** First day, in Vietnam time. Ignored with `period`. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Subject of the report. */
  kind: BusinessReportKind;
  /** Period relative to today. Omitted: the days from `from` to `to`. */
  period?: InputMaybe<ReportPeriod>;
  /** Length of the rows. Applies to the kinds SALES and TAXES. */
  step?: ReportStep;
  /** Last day, in Vietnam time. Ignored with `period`. The report covers at most 1,100 days, or 92 days in rows of one day. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** Subject of a business report. */
export type BusinessReportKind =
  /** Sales and refunds by the channel that brought the buyer. */
  | 'CHANNELS'
  /** Buyers by the month of their first purchase, and how many of them bought again later. */
  | 'COHORTS'
  /** Visits, orders and payments by course. */
  | 'CONVERSION'
  /** Sales and refunds of discounted lines by coupon. */
  | 'COUPONS'
  /** Sales and refunds by course. */
  | 'COURSES'
  /** Approved refunds by reason. */
  | 'REFUNDS'
  /** Sales and refunds of courses and packages by time. */
  | 'SALES'
  /** Taxes withheld, collected and paid by time. */
  | 'TAXES'
  /** Sales and refunds by teacher. */
  | 'TEACHERS';

/** Sale or refund behind a row of a business report. */
export type BusinessReportLine = {
  __typename: 'BusinessReportLine';
  /** Amount in đồng, negative for a refund. */
  amount: Scalars['Vnd']['output'];
  /** Unique ID of the sale or refund in the ledger. */
  id: Scalars['String']['output'];
  /** True for a refund. */
  isRefund: Scalars['Boolean']['output'];
  /** Time of the posting. */
  occurredAt: Scalars['DateTime']['output'];
  /** ID of the order that contains it. Null for a refund without one. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Order number for display, for instance S261129-000123. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Title of the course or package. */
  title: Maybe<Scalars['String']['output']>;
};

/** Numbered page of rows, with the total number. */
export type BusinessReportLinePage = {
  __typename: 'BusinessReportLinePage';
  /** Rows of this page, in the requested order. */
  items: Array<BusinessReportLine>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Subscription URL of the viewer’s calendar. */
export type CalendarAddress = {
  __typename: 'CalendarAddress';
  /** Time at which the URL was created. Null if there is none. */
  renewedAt: Maybe<Scalars['DateTime']['output']>;
  /** Absolute URL, which grants read access to the calendar without authentication. Null if none was created. */
  url: Maybe<Scalars['String']['output']>;
};

/** Code that was emailed to the old address. */
export type CancelEmailChangeInput = {
  /** Code that follows `#cancel=` in the emailed link. */
  token: Scalars['String']['input'];
};

/** Courses to keep on sale after the package has ended. */
export type CancelPackageInput = {
  /** IDs of own courses to keep on sale before the oldest ones if the smaller package has no room for all. Omitted: the oldest. */
  keptCourseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A reply template of support in both languages, with placeholders. */
export type CannedAnswer = {
  __typename: 'CannedAnswer';
  /** Ticket category for which the template is suggested. Null for all categories. */
  category: Maybe<TicketCategory>;
  /** Unique template ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Text in English with the same placeholders. */
  textEn: Scalars['String']['output'];
  /** Text in Vietnamese with the placeholders `{name}`, `{number}`, `{order}` and `{course}`. */
  textVi: Scalars['String']['output'];
  /** Title in English, at most 80 characters. */
  titleEn: Scalars['String']['output'];
  /** Title in Vietnamese, at most 80 characters. */
  titleVi: Scalars['String']['output'];
  /** Time at which the template was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version number, increased with every change. Send it as `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** Language of the captions of a video. */
export type CaptionLanguage =
  /** German, ISO 639 code `de`. */
  | 'DE'
  /** English, ISO 639 code `en`. */
  | 'EN'
  /** Spanish, ISO 639 code `es`. */
  | 'ES'
  /** French, ISO 639 code `fr`. */
  | 'FR'
  /** Japanese, ISO 639 code `ja`. */
  | 'JA'
  /** Korean, ISO 639 code `ko`. */
  | 'KO'
  /** Thai, ISO 639 code `th`. */
  | 'TH'
  /** Vietnamese, ISO 639 code `vi`. */
  | 'VI'
  /** Chinese, ISO 639 code `zh`. */
  | 'ZH';

/** Result of the import for one block of a caption file. */
export type CaptionOutcome =
  /** Skipped because of the error in `note`. */
  | 'FAULTY'
  /** Skipped, because it is a note, a style, or a cue without text. */
  | 'PASSED_OVER'
  /** Imported as a caption of the video. */
  | 'TAKEN';

/** Captions of a video in one language. */
export type CaptionTrack = {
  __typename: 'CaptionTrack';
  /** Time at which they were added to the lesson. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique ID of the captions. Replacements have a new ID. */
  id: Scalars['ID']['output'];
  /** True for the default captions of the lesson. Exactly one track is the default. */
  isDefault: Scalars['Boolean']['output'];
  /** Label in players, at most 40 characters. Defaults to the native name of the language. */
  label: Scalars['String']['output'];
  /** Language of the captions. */
  language: CaptionLanguage;
  /** Signed URL of the WebVTT file for the viewer, below the platform’s own URL. Valid until the viewer’s access ends, at most six hours. */
  url: Scalars['String']['output'];
};

/** Result of the import of a caption file, or its preview. */
export type CaptionsImport = {
  __typename: 'CaptionsImport';
  /** Number of skipped blocks with an error. */
  faulty: Scalars['Int']['output'];
  /** The lesson with its current captions. */
  lesson: LessonContent;
  /** Number of skipped blocks without an error. */
  passedOver: Scalars['Int']['output'];
  /** At most 300 blocks in file order. Blocks with a note have priority over others. */
  rows: Array<ImportedCaption>;
  /** Number of imported captions, listed or not. */
  taken: Scalars['Int']['output'];
};

/** Courses that the viewer intends to buy, with current prices and totals. */
export type Cart = {
  __typename: 'Cart';
  /** Number of courses that can be bought now. */
  buyableCount: Scalars['Int']['output'];
  /** Coupon of the cart. Null without a coupon. */
  coupon: Maybe<CartCoupon>;
  /** Total reduction by the coupon, in đồng. */
  couponDiscount: Scalars['Vnd']['output'];
  /** Courses in the cart, latest first. */
  lines: Array<CartLine>;
  /** Sum of the list prices of buyable courses, in đồng. */
  listTotal: Scalars['Vnd']['output'];
  /** Time at which the prices were computed. */
  pricedAt: Scalars['DateTime']['output'];
  /** Total reduction by sales, in đồng. */
  saleDiscount: Scalars['Vnd']['output'];
  /** Amount to pay in đồng. Use it as `expectedTotal` of a checkout. */
  total: Scalars['Vnd']['output'];
};

/** Coupon of a cart with its current discount. */
export type CartCoupon = {
  __typename: 'CartCoupon';
  /** Discount in đồng. Null for a percentage. */
  amount: Maybe<Scalars['Vnd']['output']>;
  /** Code that buyers enter, in capitals. */
  code: Scalars['String']['output'];
  /** Number of buyable courses that the coupon covers. */
  courseCount: Scalars['Int']['output'];
  /** Discount on this cart, in đồng. */
  discount: Scalars['Vnd']['output'];
  /** Minimum total of the eligible courses in đồng; 0 if there is none. */
  leastAmount: Scalars['Vnd']['output'];
  /** Discount in per cent. Null for an amount. */
  percent: Maybe<Scalars['Int']['output']>;
  /** Reason why the coupon gives no discount. Null if it gives one. */
  refusal: Maybe<CouponRefusal>;
};

/** A course in a cart with its current price. */
export type CartLine = {
  __typename: 'CartLine';
  /** Days of access from the payment. Null if access never ends. */
  accessDays: Maybe<Scalars['Int']['output']>;
  /** Time at which the course was added. Null in a guest’s cart. */
  addedAt: Maybe<Scalars['DateTime']['output']>;
  /** Price after the coupon discount, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** Discount of the coupon on this course, in đồng. */
  couponDiscount: Scalars['Vnd']['output'];
  /** The course. Null if the viewer may no longer see it. */
  course: Maybe<Course>;
  /** ID of the course, also if it is no longer available. */
  courseId: Scalars['ID']['output'];
  /** True if the viewer had the course before and that access has expired. */
  isRenewal: Scalars['Boolean']['output'];
  /** List price in đồng. 0 if the title is null. */
  listPrice: Scalars['Vnd']['output'];
  /** Current price without a coupon, in đồng. */
  price: Scalars['Vnd']['output'];
  /** Price in đồng that the viewer last acknowledged, or the price when added. Null in a guest’s cart. */
  priceSeen: Maybe<Scalars['Vnd']['output']>;
  /** State of the course: buyable, or the reason why it is not. */
  state: CartLineState;
  /** Title of the course. Null if the viewer may not see it. */
  title: Maybe<Scalars['String']['output']>;
};

/** State of a course in a cart: buyable, or the reason why it is not. Totals include only buyable courses. */
export type CartLineState =
  /** The course can be bought at the displayed price. */
  | 'BUYABLE'
  /** The course is no longer available to buyers. */
  | 'GONE'
  /** A payment of the viewer for the course is being checked. */
  | 'IN_DOUBT'
  /** The course is currently not on sale, but may be again. */
  | 'NOT_ON_SALE'
  /** The viewer has the course, possibly bought elsewhere since. */
  | 'OWNED'
  /** The viewer teaches the course. */
  | 'OWN_COURSE'
  /** The viewer’s access is suspended while a refund is decided. */
  | 'SUSPENDED';

/** A category of the catalogue. Categories have two levels. */
export type Category = {
  __typename: 'Category';
  /** Subcategories in display order. Empty at the lower level. */
  children: Array<Category>;
  /** Number of published courses in the category and its subcategories. */
  courseCount: Scalars['Int']['output'];
  /** Name of its icon, for example `code`. */
  icon: Scalars['String']['output'];
  /** Unique category ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Vietnamese name of the category. */
  name: Scalars['String']['output'];
  /** English name of the category. */
  nameEn: Scalars['String']['output'];
  /** Parent category. Null at the upper level. */
  parent: Maybe<Category>;
  /** Slug of the category in URLs. */
  slug: Scalars['String']['output'];
};

/** Counts of the references to a category. A merge moves them; any of them prevents deletion. */
export type CategoryUse = {
  __typename: 'CategoryUse';
  /** Number of subcategories of the category. */
  children: Scalars['Int']['output'];
  /** Number of coupons for the courses of the category, including expired ones. */
  coupons: Scalars['Int']['output'];
  /** Number of courses in the category itself in any state. Courses of its subcategories are not counted. */
  courses: Scalars['Int']['output'];
  /** ID of the counted category. */
  id: Scalars['ID']['output'];
  /** Number of those courses that are in review. */
  inReview: Scalars['Int']['output'];
  /** Number of open revisions that would move their course into the category. */
  revisions: Scalars['Int']['output'];
};

/** A certificate that a person completed a course. */
export type Certificate = {
  __typename: 'Certificate';
  /** The certificate as a signed Open Badge 3.0: a JWT that anyone can verify without this API. Null if the certificate is revoked. */
  badge: Maybe<Scalars['String']['output']>;
  /** Course that was completed. Null if it no longer exists. */
  course: Maybe<Course>;
  /** Title of the course at the time of issue. */
  courseTitle: Scalars['String']['output'];
  /** Version of the course that was completed, from 1. */
  courseVersion: Scalars['Int']['output'];
  /** Unique certificate ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Time at which the certificate was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Number of lessons in the course at the time of issue. */
  lessonCount: Scalars['Int']['output'];
  /** Certificate with a corrected name that replaces this one. Null if there is none. */
  replacement: Maybe<Certificate>;
  /** Time at which the certificate was revoked. Null if it is valid. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the revocation. Null if the certificate is valid. */
  revokedFor: Maybe<CertificateRevocation>;
  /** The administrator’s explanation to the student. Null if there is none. */
  revokedNote: Maybe<Scalars['String']['output']>;
  /** Average of the best scores, 0 to 100. Null if the course had nothing to grade. */
  score: Maybe<Scalars['Int']['output']>;
  /** Human-readable number of the certificate. */
  serial: Scalars['String']['output'];
  /** Validity of the certificate. */
  status: CertificateStatus;
  /** ID of the student. Null without `certificate:read-any`. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** Name of the student at the time of issue. */
  studentName: Scalars['String']['output'];
  /** Minutes of material in the course at the time of issue. */
  studyMinutes: Scalars['Int']['output'];
  /** Name of the teacher at the time of issue. */
  teacherName: Scalars['String']['output'];
  /** Code with which anyone can verify the certificate. */
  verifyCode: Scalars['String']['output'];
};

/** Feed that is read forwards with cursors. */
export type CertificateConnection = {
  __typename: 'CertificateConnection';
  /** Rows with their cursors. */
  edges: Array<CertificateEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type CertificateEdge = {
  __typename: 'CertificateEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: Certificate;
};

/** Numbers of students affected by enabling or disabling the certificates of a course. */
export type CertificateFigures = {
  __typename: 'CertificateFigures';
  /** Number of valid certificates. Disabling certificates does not change them. */
  issued: Scalars['Int']['output'];
  /** Number of students with access who have not completed the course. */
  studying: Scalars['Int']['output'];
  /** Number of students who have completed the course but have no certificate. Enabling certificates issues theirs. */
  waiting: Scalars['Int']['output'];
};

/** Reason why a certificate was revoked. */
export type CertificateRevocation =
  /** The certificate was replaced by one with a corrected name. */
  | 'CORRECTED'
  /** The course was refunded to the student. */
  | 'GIVEN_BACK'
  /** An administrator revoked the certificate and stated a reason. */
  | 'WITHDRAWN';

/** State of a student’s certificate for a course. */
export type CertificateStanding =
  /** A valid certificate was issued. */
  | 'ISSUED'
  /** Required lessons are not complete yet. */
  | 'LOCKED'
  /** The teacher has not enabled certificates for the course. */
  | 'OFF'
  /** All requirements are met; the certificate is paused until a refund is decided. */
  | 'PAUSED'
  /** All requirements are met; the certificate is issued within seconds. */
  | 'READY'
  /** The issued certificate was revoked. */
  | 'REVOKED';

/** Validity of an issued certificate. */
export type CertificateStatus =
  /** The certificate is valid and can be verified. */
  | 'ISSUED'
  /** The certificate was revoked and is not valid. */
  | 'REVOKED';

/** New values of the branding. */
export type ChangeBrandingInput = {
  /** Version that the client edited. If omitted, the current version is overwritten. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Reason of 3 to 300 characters, recorded in the history. */
  reason: Scalars['String']['input'];
  /** All values; those that are omitted become null. */
  values: BrandingValuesInput;
};

/** New email address of the viewer. */
export type ChangeEmailInput = {
  /** Email address, case-insensitive; at most 254 characters. */
  newEmail: Scalars['String']['input'];
  /** Password of the viewer. Omit it if the account has none; the sign-in must then be at most 15 minutes old. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Position in a change feed. */
export type ChangePageInfo = {
  __typename: 'ChangePageInfo';
  /** Cursor for `after`, to fetch the next page or later changes. Also present on empty pages. It does not expire. */
  endCursor: Scalars['String']['output'];
  /** True if more changes are available immediately. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** New password of the viewer. */
export type ChangePasswordInput = {
  /** Repeated password. If present, it must equal newPassword. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** Current password. Omit it if the account has none; the sign-in must then be at most 15 minutes old. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** New password of 8 to 128 arbitrary characters. Common passwords are rejected. */
  newPassword: Scalars['String']['input'];
};

/** Input for enrolling a list of students in a course, or ending their enrolments. */
export type ChangeRosterInput = {
  /** Email addresses from a list or a CSV file, at most 1,000. Separated by line breaks, commas, semicolons or spaces; names next to them are ignored. Set either this or enrolmentIds. */
  addresses?: InputMaybe<Scalars['String']['input']>;
  /** ID of a course that the viewer owns. */
  courseId: Scalars['ID']['input'];
  /** With END: IDs of the enrolments to end, at most 1,000. Set either this or addresses. */
  enrolmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Action to apply to the students on the list. */
  kind: RosterKind;
  /** Reason shown to the students, 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** Setting with its new value. */
export type ChangeSettingInput = {
  /** Version that the client edited. If omitted, the current version is overwritten. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the setting, for example `refund.days`. */
  key: Scalars['String']['input'];
  /** Reason of 3 to 300 characters, recorded in the history. */
  reason: Scalars['String']['input'];
  /** New value, within the range of the setting. */
  value: Scalars['SettingValue']['input'];
};

/** New site mode. Omitted fields stay as they are. */
export type ChangeSiteModeInput = {
  /** `SiteMode.version` that the client edited. If omitted, current values are overwritten. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** True if certificates can be looked up on a members-only site. */
  hasCertificateLookup?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for an academy, false for a marketplace. */
  isAcademy?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if only members may see the site. */
  isMembersOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reason of 3 to 300 characters, recorded in the history of each changed setting. */
  reason: Scalars['String']['input'];
  /** True if an academy reviews courses. */
  requiresCourseReview?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rule for the creation of accounts. */
  signUp?: InputMaybe<SignUpMode>;
  /** Email domains, at most 50. Required for the mode DOMAIN, ignored for the others. */
  signUpDomains?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A course that was created or changed. */
export type ChangedCourse = {
  __typename: 'ChangedCourse';
  /** Start time of the transaction that last changed the object. Not suitable for sorting; the feed has its own order. */
  changedAt: Scalars['DateTime']['output'];
  /** Current state of the course. Null if it was deleted. */
  course: Maybe<Course>;
  /** ID of the changed object, as used by the client’s copy. */
  id: Scalars['ID']['output'];
  /** True if the object is deleted. Clients remove their copy; only the ID remains available. */
  isDeleted: Scalars['Boolean']['output'];
};

/** An enrolment that was created or updated. */
export type ChangedEnrolment = {
  __typename: 'ChangedEnrolment';
  /** Start time of the transaction that last changed the object. Not suitable for sorting; the feed has its own order. */
  changedAt: Scalars['DateTime']['output'];
  /** Current state of the enrolment. Null if it was deleted. */
  enrolment: Maybe<EnrolmentRecord>;
  /** ID of the changed object, as used by the client’s copy. */
  id: Scalars['ID']['output'];
  /** True if the object is deleted. Clients remove their copy; only the ID remains available. */
  isDeleted: Scalars['Boolean']['output'];
};

/** A course field that changed since the previous submission. */
export type ChangedField = {
  __typename: 'ChangedField';
  /** Submitted value. Null if it is empty. */
  after: Maybe<Scalars['String']['output']>;
  /** Previous value. Null if it was empty. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the changed field. */
  field: ReviewedField;
};

/** A lesson that changed since the previous submission. */
export type ChangedLesson = {
  __typename: 'ChangedLesson';
  /** Changes of the lesson, at least one. */
  changes: Array<LessonChange>;
  /** Previous title. Null if it did not change. */
  formerTitle: Maybe<Scalars['String']['output']>;
  /** ID of the lesson. The lesson may have been deleted. */
  lessonId: Scalars['ID']['output'];
  /** Submitted title, or the last title of a deleted lesson. */
  title: Scalars['String']['output'];
};

/** An order that was created or changed. Orders are never deleted. */
export type ChangedOrder = {
  __typename: 'ChangedOrder';
  /** Start time of the transaction that last changed the object. Not suitable for sorting; the feed has its own order. */
  changedAt: Scalars['DateTime']['output'];
  /** ID of the changed object, as used by the client’s copy. */
  id: Scalars['ID']['output'];
  /** True if the object is deleted. Clients remove their copy; only the ID remains available. */
  isDeleted: Scalars['Boolean']['output'];
  /** Current state of the order. Null if it was deleted. */
  order: Maybe<OrderSummary>;
};

/** A user that was created, changed or erased. */
export type ChangedPerson = {
  __typename: 'ChangedPerson';
  /** Start time of the transaction that last changed the object. Not suitable for sorting; the feed has its own order. */
  changedAt: Scalars['DateTime']['output'];
  /** ID of the changed object, as used by the client’s copy. */
  id: Scalars['ID']['output'];
  /** True if the object is deleted. Clients remove their copy; only the ID remains available. */
  isDeleted: Scalars['Boolean']['output'];
  /** Current state of the user. Null if deleted. */
  person: Maybe<Person>;
};

/** Progress of a student in the required lessons of a section. */
export type ChapterProgress = {
  __typename: 'ChapterProgress';
  /** Time at which the student completed the last of these lessons. Null unless all of them are complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of these lessons that the student has completed. */
  completedLessons: Scalars['Int']['output'];
  /** True if the section contains the next lesson of the enrolment. */
  isNext: Scalars['Boolean']['output'];
  /** Current number of lessons in the section that the course requires. */
  requiredLessons: Scalars['Int']['output'];
  /** ID of the section in the outline of the course. */
  sectionId: Scalars['ID']['output'];
  /** Title of the section. */
  title: Scalars['String']['output'];
};

/** Candidate password for a new account. */
export type CheckPasswordInput = {
  /** Email address typed so far. Passwords that are easy to guess from it are rejected. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Full name typed so far. Passwords that are easy to guess from it are rejected. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Password of 8 to 128 arbitrary characters. Common passwords are rejected. */
  password: Scalars['String']['input'];
};

/** Result of a check at the gateway. */
export type CheckPaymentPayload = {
  __typename: 'CheckPaymentPayload';
  /** The gateway’s response. Null if the payment was already decided, so that the gateway was not queried. */
  answer: Maybe<GatewayAnswer>;
  /** The payment after the check. */
  payment: PaymentAttempt;
};

/** Courses to buy and the method of payment. */
export type CheckoutInput = {
  /** Recipient of the bill. Omitted: the buyer’s own name. Stored for the next order. */
  billTo?: InputMaybe<BillDetailsInput>;
  /** Coupon code in any spelling. One coupon per order. */
  couponCode?: InputMaybe<Scalars['String']['input']>;
  /** ID of a single course to buy. Omitted together with `courseIds`: all buyable courses of the cart. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** IDs of the courses to buy together; at most 20. */
  courseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Access lengths that the buyer was shown; at most 20. CONFLICT: one is shorter now. */
  expectedAccess?: InputMaybe<Array<ExpectedAccessInput>>;
  /** Total in đồng that the buyer was shown. CONFLICT: it has changed. */
  expectedTotal?: InputMaybe<Scalars['Vnd']['input']>;
  /** Payment gateway. Required unless there is nothing to pay. */
  gateway?: InputMaybe<PaymentGateway>;
  /** Key made by the client; a repeated request with the same key returns the first result. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of a checkout or payment. */
export type CheckoutPayload = {
  __typename: 'CheckoutPayload';
  /** The enrolment, if one course was bought and there is nothing to pay. Otherwise null. */
  enrolment: Maybe<Enrolment>;
  /** The order that was created or continued. */
  order: Order;
  /** Payment attempt of the order. Null if there is nothing to pay. */
  payment: Maybe<PaymentAttempt>;
};

/** Number of times one choice was selected. */
export type ChoiceCount = {
  __typename: 'ChoiceCount';
  /** Choice ID. For TRUE_FALSE: `true` or `false`. */
  choiceId: Scalars['ID']['output'];
  /** Number of submitted attempts in which the choice was selected. */
  count: Scalars['Int']['output'];
};

/** Feedback on one choice, available once the answers are shown. */
export type ChoiceFeedback = {
  __typename: 'ChoiceFeedback';
  /** ID of the choice to which the feedback refers. */
  choiceId: Scalars['ID']['output'];
  /** Rich form of the feedback, shown instead of the text. Null if there is none. */
  rich: Maybe<Scalars['RichText']['output']>;
  /** Explanation why the choice is correct or wrong. */
  text: Scalars['String']['output'];
};

/** Code by which students join a course free of charge. */
export type ClassCode = {
  __typename: 'ClassCode';
  /** Eight letters and digits. */
  code: Scalars['String']['output'];
  /** True if students can join with the code. */
  isOn: Scalars['Boolean']['output'];
  /** Number of students who joined with a code of the course. */
  joinedCount: Scalars['Int']['output'];
};

/** A co-teacher of a course, or an invitation to become one. */
export type CoTeacher = {
  __typename: 'CoTeacher';
  /** Time of the acceptance. Null while pending. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the invitation. */
  email: Scalars['String']['output'];
  /** Unique co-teacher ID in this course. Immutable. */
  id: Scalars['ID']['output'];
  /** Time of the latest invitation. */
  invitedAt: Scalars['DateTime']['output'];
  /** Person who accepted. Null while the invitation is pending. */
  person: Maybe<PublicProfile>;
  /** Rights in addition to viewing the whole course. */
  rights: Array<CourseRight>;
};

/** Day on which held earnings become available. */
export type ComingRelease = {
  __typename: 'ComingRelease';
  /** Amount in đồng that becomes available, provided that no refund occurs. */
  amount: Scalars['Vnd']['output'];
  /** Day in Vietnam time. */
  day: Scalars['Date']['output'];
};

/** A question about a lesson, or a reply to one. */
export type Comment = {
  __typename: 'Comment';
  /** Time at which the reply was accepted as the answer. Null if it was not accepted. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Video position to which the comment refers, in seconds. Null if it refers to none. */
  atSec: Maybe<Scalars['Int']['output']>;
  /** Person who wrote the comment. */
  author: RatingAuthor;
  /** Course to which the lesson belongs. */
  course: Maybe<Course>;
  /** Time at which the comment was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique comment ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if a teacher of the course wrote the comment. */
  isByTeacher: Scalars['Boolean']['output'];
  /** True if the viewer liked the comment. */
  isLiked: Scalars['Boolean']['output'];
  /** ID of the lesson to which the comment belongs. */
  lessonId: Scalars['ID']['output'];
  /** Title of the lesson to which the comment belongs. */
  lessonTitle: Scalars['String']['output'];
  /** Number of people who liked the comment. */
  likeCount: Scalars['Int']['output'];
  /** True if the viewer may accept an answer to the question, as its author or as a teacher who answers for the course. */
  mayAccept: Scalars['Boolean']['output'];
  /** True if the viewer may remove the comment: as its author, as a teacher who answers for the course, or as a moderator. */
  mayRemove: Scalars['Boolean']['output'];
  /** Paragraph of the text to which the comment refers, from 0. Null if it refers to none. */
  paragraph: Maybe<Scalars['Int']['output']>;
  /** ID of the question to which the comment replies. Null for questions. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** Replies to the question except the accepted answer, oldest first. */
  replies: CommentConnection;
  /** Number of replies to the question that were not removed. */
  replyCount: Scalars['Int']['output'];
  /** Text of the comment. Null if the comment was removed. */
  text: Maybe<Scalars['String']['output']>;
};


/** A question about a lesson, or a reply to one. */
export type CommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Feed that is read forwards with cursors. */
export type CommentConnection = {
  __typename: 'CommentConnection';
  /** Rows with their cursors. */
  edges: Array<CommentEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type CommentEdge = {
  __typename: 'CommentEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: Comment;
};

/** Filter for questions about lessons. */
export type CommentFilter =
  /** All questions, with or without an accepted answer. */
  | 'ALL'
  /** Questions asked by the viewer. */
  | 'MINE'
  /** Questions without an accepted answer. */
  | 'UNANSWERED';

/** Reason why a lesson is complete: the rule that was met, or a decision of staff. */
export type CompletionReason =
  /** The lesson was on screen for long enough. */
  | 'DWELL'
  /** The student marked the lesson as done. */
  | 'MANUAL'
  /** The student passed an attempt at the quiz. */
  | 'PASS'
  /** The student submitted work for the assignment. */
  | 'SUBMIT'
  /** A teacher or an administrator marked the lesson as complete. */
  | 'TEACHER'
  /** The student watched enough of the video. */
  | 'WATCH';

/** Condition that completes a lesson. */
export type CompletionRule =
  /** The lesson was displayed for 30 seconds. */
  | 'DWELL'
  /** The student marked the lesson as complete. */
  | 'MANUAL'
  /** A quiz attempt or an assignment submission was passed. */
  | 'PASS'
  /** An assignment submission was made. */
  | 'SUBMIT'
  /** At least 90 % of the unique seconds of the video were watched. */
  | 'WATCH';

/** Code that confirms the setup of the authenticator app. */
export type ConfirmAuthenticatorInput = {
  /** Code displayed by the app; six digits. */
  code: Scalars['String']['input'];
};

/** An accountant’s confirmation of terms of invoicing. */
export type ConfirmEInvoiceTermInput = {
  /** Name of the accountant or firm, 2 to 200 characters. */
  confirmedBy: Scalars['String']['input'];
  /** ID of the terms. */
  termId: Scalars['ID']['input'];
};

/** Code that confirms an email address. */
export type ConfirmEmailInput = {
  /** Code that follows `#token=` in the emailed link. */
  token: Scalars['String']['input'];
};

/** Confirmation that the bank has sent a refund’s money. */
export type ConfirmRefundTransferInput = {
  /** Must be true if a file for the bank contains the transfer. CONFLICT otherwise. */
  despiteFile?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID of a refund paid by a bank transfer. */
  refundId: Scalars['ID']['input'];
  /** The bank’s transaction number; 3 to 60 characters. */
  transaction: Scalars['String']['input'];
};

/** An accountant’s confirmation of the tax on the platform’s own sales. */
export type ConfirmServiceVatInput = {
  /** Name of the accountant or firm, 2 to 200 characters. */
  confirmedBy: Scalars['String']['input'];
  /** ID of the rate that was confirmed. */
  rateId: Scalars['ID']['input'];
};

/** Confirmation of the transfer that returned unmatched money. */
export type ConfirmSuspenseReturnInput = {
  /** The bank’s reference of the platform’s transfer, as on the statement. 3 to 64 characters. */
  bankReference: Scalars['String']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the money being returned. */
  itemId: Scalars['ID']['input'];
};

/** An accountant’s confirmation of withholding rates. */
export type ConfirmWithholdingRateInput = {
  /** Name of the accountant or firm, 2 to 200 characters. */
  confirmedBy: Scalars['String']['input'];
  /** ID of the rate that was confirmed. */
  rateId: Scalars['ID']['input'];
};

/** Confirmed email address of a user. */
export type ConfirmedEmail = {
  __typename: 'ConfirmedEmail';
  /** Current email address, used to sign in. */
  email: Scalars['String']['output'];
};

/** Purpose that requires consent, with the viewer’s latest answer. */
export type Consent = {
  __typename: 'Consent';
  /** Personal data that is used for the purpose. */
  data: Scalars['String']['output'];
  /** True if the viewer consents now. False without an answer. */
  isGiven: Scalars['Boolean']['output'];
  /** Purpose of the processing. */
  purpose: ConsentPurpose;
  /** Receipt of the latest answer. Null if the viewer has never answered. */
  receipt: Maybe<ConsentReceipt>;
  /** Consequences of not consenting, in one or two sentences. */
  stops: Scalars['String']['output'];
  /** Description of the processing, in one or two sentences. */
  text: Scalars['String']['output'];
  /** Name of the purpose in the language of the request. */
  title: Scalars['String']['output'];
};

/** Purpose of processing personal data that requires consent. */
export type ConsentPurpose =
  /** Notifies the person of price drops and sales of saved courses, also by email. */
  | 'COURSE_OFFERS'
  /** Suggests courses on the home page by the course that the person studied last. */
  | 'COURSE_SUGGESTIONS'
  /** Records which parts of a video the person plays, replays and leaves, for teachers. */
  | 'VIDEO_MEASUREMENT';

/** Proof that the viewer gave or withdrew a consent. Immutable. */
export type ConsentReceipt = {
  __typename: 'ConsentReceipt';
  /** Time of the answer. */
  at: Scalars['DateTime']['output'];
  /** Number of the receipt, for example `CR-7F31-20A9-4C6D`. */
  code: Scalars['String']['output'];
  /** Unique ID of the receipt. */
  id: Scalars['ID']['output'];
  /** True if the consent was given; false if it was withdrawn. */
  isGiven: Scalars['Boolean']['output'];
  /** Number of the version of the privacy policy that applied. */
  privacyVersion: Scalars['Int']['output'];
  /** Purpose that the receipt is about. */
  purpose: ConsentPurpose;
  /** Name of the purpose in the language of the request. */
  title: Scalars['String']['output'];
};

/** An appeal of an author with the decision of another moderator. */
export type ContentAppeal = {
  __typename: 'ContentAppeal';
  /** Answer of the other moderator. Null before the decision. */
  answer: Maybe<Scalars['String']['output']>;
  /** Time at which the appeal was submitted. Each decision can be appealed once. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which the appeal was decided. Null before the decision. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time of the first moderator’s decision. */
  firstDecidedAt: Scalars['DateTime']['output'];
  /** Reason stated by the first moderator. */
  firstNote: Scalars['String']['output'];
  /** First moderator’s decision on the content. */
  firstOutcome: ContentOutcome;
  /** Unique appeal ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Reason for the appeal, as stated by the author. */
  reason: Scalars['String']['output'];
  /** Status of the appeal: pending, upheld or reversed. */
  state: AppealState;
};

/** All reports of one comment or rating, with the decision of moderators. */
export type ContentCase = {
  __typename: 'ContentCase';
  /** Reported comment. Null for other kinds of content. */
  comment: Maybe<Comment>;
  /** Time of the first report. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which the case was decided. Null before the decision. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Moderator who decided the case. Null before the decision. */
  decidedBy: Maybe<RatingAuthor>;
  /** Unique case ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the case awaits a decision, for the first time or again. */
  isWaiting: Scalars['Boolean']['output'];
  /** Kind of the reported content: a comment or a rating. */
  kind: ContentKind;
  /** Decision on the content. Null unless the reports were accepted. */
  outcome: Maybe<ContentOutcome>;
  /** Reported rating. Null for other kinds of content. */
  rating: Maybe<Rating>;
  /** Reason for the decision. Null before the decision. */
  reason: Maybe<Scalars['String']['output']>;
  /** Number of people who reported the content. */
  reportCount: Scalars['Int']['output'];
  /** Reports of the content, oldest first. At most 100. */
  reports: Array<ContentReport>;
  /** Status of the case: pending, accepted or rejected. */
  state: ContentCaseState;
  /** Thread of the reported comment: its question and the nearest replies, at most 9. Empty for ratings. */
  thread: Array<ThreadComment>;
};

/** Numbered page of rows, with the total number. */
export type ContentCasePage = {
  __typename: 'ContentCasePage';
  /** Rows of this page, in the requested order. */
  items: Array<ContentCase>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** State of a moderation case. */
export type ContentCaseState =
  /** The reports were accepted. The content was hidden or removed. */
  | 'ACCEPTED'
  /** The case awaits a decision. */
  | 'PENDING'
  /** The reports were rejected. The content is unchanged. */
  | 'REJECTED';

/** Kind of content that can be reported to moderators. */
export type ContentKind =
  /** A question or a reply about a lesson. */
  | 'COMMENT'
  /** A student’s rating of a course. */
  | 'RATING';

/** Decision on reported content whose reports were accepted. */
export type ContentOutcome =
  /** The content is hidden until its author edits it and moderators review it again. For ratings only. */
  | 'HIDDEN'
  /** The content was removed permanently. */
  | 'REMOVED';

/** A report by one person about a piece of content. */
export type ContentReport = {
  __typename: 'ContentReport';
  /** Time at which the report was submitted. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique report ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Complaint as written by the reporter. */
  note: Scalars['String']['output'];
  /** Full name of the reporter. */
  reporterName: Scalars['String']['output'];
};

/** Lesson to copy, and the section to which it is copied. */
export type CopyLessonInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the lesson to copy, in a course of the viewer. */
  lessonId: Scalars['ID']['input'];
  /** ID of a section of the same or another course of the viewer. */
  sectionId: Scalars['ID']['input'];
};

/** Section to copy with its lessons, and the course to which it is copied. */
export type CopySectionInput = {
  /** ID of the same or another course of the viewer. */
  courseId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the section to copy, in a course of the viewer. */
  sectionId: Scalars['ID']['input'];
};

/** A discount for buyers who enter its code. */
export type Coupon = {
  __typename: 'Coupon';
  /** Discount on an order in đồng. Null for a percentage. */
  amount: Maybe<Scalars['Vnd']['output']>;
  /** The category of a coupon for a category. Otherwise null. */
  category: Maybe<Category>;
  /** Code that buyers enter, in capitals. */
  code: Scalars['String']['output'];
  /** The course of a coupon for one course. Otherwise null. */
  course: Maybe<Course>;
  /** Time at which the coupon was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Time until which the coupon can be used. Null: until it is deactivated. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Total discount that the coupon gave in paid orders, in đồng. */
  givenAway: Scalars['Vnd']['output'];
  /** Unique coupon ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the platform bears the discount and the teacher is paid as if there were none. */
  isPlatforms: Scalars['Boolean']['output'];
  /** Minimum total of the eligible courses at the time of the order, in đồng; 0 if there is none. A later refund of some courses does not change the price of the others. */
  leastAmount: Scalars['Vnd']['output'];
  /** Maximum number of uses in total. Null if unlimited. */
  maxUses: Maybe<Scalars['Int']['output']>;
  /** Maximum number of uses per buyer. */
  maxUsesPerPerson: Scalars['Int']['output'];
  /** Discount in per cent. Null for an amount. */
  percent: Maybe<Scalars['Int']['output']>;
  /** Courses for which the coupon is valid. */
  scope: CouponScope;
  /** Time from which the coupon can be used. */
  startsAt: Scalars['DateTime']['output'];
  /** Current state of the coupon. */
  state: CouponState;
  /** Name of the teacher of a coupon for one teacher’s courses. Otherwise null. */
  teacherName: Maybe<Scalars['String']['output']>;
  /** Number of orders that have reserved or used the coupon. */
  uses: Scalars['Int']['output'];
  /** Version of the coupon, for `expectedVersion`. Every change increases it. */
  version: Scalars['Int']['output'];
};

/** Numbered page of rows, with the total number. */
export type CouponPage = {
  __typename: 'CouponPage';
  /** Rows of this page, in the requested order. */
  items: Array<Coupon>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Reason why a coupon gives no discount. A checkout fails with the reason of this name prefixed by `COUPON_`. */
export type CouponRefusal =
  /** The coupon expired or was deactivated. */
  | 'ENDED'
  /** The eligible courses cost less than the coupon’s minimum. */
  | 'LEAST_AMOUNT'
  /** The coupon is valid for none of these courses. */
  | 'NOT_FOR_THESE'
  /** The coupon is not valid yet. */
  | 'NOT_YET'
  /** The viewer has reached the coupon’s limit per person. */
  | 'USED_BY_YOU'
  /** All uses of the coupon are taken. */
  | 'USED_UP';

/** Set of courses for which a coupon is valid. */
export type CouponScope =
  /** Every course; only for the platform’s own coupons. */
  | 'ALL'
  /** A category and its subcategories; only for the platform’s own coupons. */
  | 'CATEGORY'
  /** One course only, named by `course`. */
  | 'COURSE'
  /** Every course of one teacher. */
  | 'TEACHER';

/** Current state of a coupon. */
export type CouponState =
  /** Buyers can use it. */
  | 'ACTIVE'
  /** It expired or was deactivated. */
  | 'ENDED'
  /** Its validity has not begun. */
  | 'SCHEDULED'
  /** All of its uses are taken. */
  | 'USED_UP';

/** A course that is sold and studied. */
export type Course = {
  __typename: 'Course';
  /** Days of access after a purchase, 30 to 3,650. Null for unlimited access. Fixed at the time of the purchase. Shorter access needs a review; for a course on sale it becomes part of its revision. */
  accessDays: Maybe<Scalars['Int']['output']>;
  /** Actions that the viewer may perform now. Empty for viewers without a role in the course. */
  allowedActions: Array<CourseAction>;
  /** Target audience of the course. */
  audience: Array<Scalars['String']['output']>;
  /** Category of the course. Null in an unfinished draft. */
  category: Maybe<Category>;
  /** True if students who complete the course receive a certificate. */
  certificateEnabled: Scalars['Boolean']['output'];
  /** Numbers of students affected by the course’s certificates. Null if the viewer does not manage the course. */
  certificateFigures: Maybe<CertificateFigures>;
  /** Class code of the course. Null until the owner has switched it on, and for other viewers. */
  classCode: Maybe<ClassCode>;
  /** Co-teachers and pending invitations, by email address. Null for viewers other than its teachers and administrators. */
  coTeachers: Maybe<Array<CoTeacher>>;
  /** Variants of the generated cover, the automatic one first. Null for viewers other than its teacher and administrators. */
  coverChoices: Maybe<Array<CoverChoice>>;
  /** URL of its cover, 480 or 960 pixels wide, below the platform’s own URL. The URL of a generated cover contains a secret token unless the course is public. */
  coverUrl: Scalars['String']['output'];
  /** Time at which the course was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Current price for a buyer, in đồng. */
  currentPrice: Scalars['Vnd']['output'];
  /** Time at which its owner moved the draft to the bin, from which it can be restored for 30 days. Null otherwise. */
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  /** Description of the course as formatted text. */
  description: Scalars['RichText']['output'];
  /** Pictures in the description of the course, unordered. */
  descriptionPictures: Array<CoursePicture>;
  /** Measured length of the content in seconds: videos, texts at 200 words per minute, and a minute for each question of a quiz. */
  durationSec: Scalars['Int']['output'];
  /** True if lessons must be studied in order: each opens after all required lessons before it are complete. */
  enforceOrder: Scalars['Boolean']['output'];
  /** True if a model drew the cover. Its file states the same in its metadata. */
  hasAiCover: Scalars['Boolean']['output'];
  /** True if the assistant drafted some texts or quiz questions of the course. */
  hasAiText: Scalars['Boolean']['output'];
  /** True if the active sale is the single introductory price of a new course. */
  hasIntroductoryPrice: Scalars['Boolean']['output'];
  /** True for an uploaded cover, false for the generated one. */
  hasUploadedCover: Scalars['Boolean']['output'];
  /** Open edits of the course that a reviewer or the provider checks, and those rejected in the last 30 days. The oldest first, at most 40. Null for viewers other than its teachers and administrators. */
  heldEdits: Maybe<Array<HeldEdit>>;
  /** Unique course ID. Immutable, unlike the slug. */
  id: Scalars['ID']['output'];
  /** True if the viewer teaches or administers the course. Its lessons are then open to the viewer, and nothing is recorded. */
  isManaged: Scalars['Boolean']['output'];
  /** True if the first publication was within the last 30 days. */
  isNew: Scalars['Boolean']['output'];
  /** True if the viewer owns the course and receives its earnings. */
  isOwner: Scalars['Boolean']['output'];
  /** Language in which the course is taught. */
  language: Language;
  /** Latest submission of the course. Null for viewers other than its teacher and administrators. */
  latestReview: Maybe<CourseReview>;
  /** Measured content of the course by kind. */
  lengths: CourseLengths;
  /** Number of lessons in all sections. */
  lessonCount: Scalars['Int']['output'];
  /** Level of experience that the course requires. */
  level: CourseLevel;
  /** Lowest price in đồng of the 30 days before the active sale, or of the last 30 days without a sale. Null if it was not sold in that period. */
  lowestPrice: Maybe<Scalars['Vnd']['output']>;
  /** True if videos display a moving code that identifies the viewer of the playback. */
  marksPlayback: Scalars['Boolean']['output'];
  /** Minimum age in years, 3 to 99. Null if the course suits all ages. */
  minAge: Maybe<Scalars['Int']['output']>;
  /** Enrolment of the viewer in the course. Null if the viewer is not enrolled. */
  myEnrolment: Maybe<Enrolment>;
  /** Refund right of the viewer’s latest purchase of the course. Null without a purchase. */
  myRefundRight: Maybe<RefundRight>;
  /** The viewer’s pending or doubtful payment for the course. A pending one can be continued or replaced, a doubtful one prevents another purchase. Null if there is none. */
  myUnsettledPayment: Maybe<PaymentAttempt>;
  /** Learning outcomes of the course. */
  outcomes: Array<Scalars['String']['output']>;
  /** List price in đồng. 0 for a free course. */
  price: Scalars['Vnd']['output'];
  /** Prices as edited. Null for viewers other than its teacher and administrators. */
  pricing: Maybe<CoursePricing>;
  /** Promotional video of the course. Null without one. */
  promo: Maybe<Video>;
  /** Signed URL of the poster image (WebP) of the promotional video, with the same validity as `promoUrl`. Available if `promo.hasPoster` is true. */
  promoPosterUrl: Maybe<Scalars['String']['output']>;
  /** Signed URL of the HLS playlist of the promotional video, with the same validity as `promoUrl`. Available once `promo.state` is READY. */
  promoStreamUrl: Maybe<Scalars['String']['output']>;
  /** Signed URL of the promotional video for the viewer, below the platform’s own URL. Valid for six hours, or until the viewer may no longer see the course. */
  promoUrl: Maybe<Scalars['String']['output']>;
  /** Time of the first publication. Null if it was never published. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Average rating from 1 to 5 with two decimals. 0 without ratings. */
  ratingAverage: Scalars['Float']['output'];
  /** Number of published ratings in the average. */
  ratingCount: Scalars['Int']['output'];
  /** Number of ratings by stars, in five rows starting with five stars. */
  ratingHistogram: Array<RatingCount>;
  /** Calculation of the score: which ratings count and which are excluded. */
  ratingMethod: RatingMethod;
  /** Published ratings: those with text first, then those with stars only, newest first within each group. */
  ratings: RatingPage;
  /** Conditions of the submit gate. Null for viewers other than its teacher and administrators. */
  readiness: Maybe<Array<ReadinessItem>>;
  /** Requirements for students of the course. */
  requirements: Array<Scalars['String']['output']>;
  /** Time of the pending request to restore the course. Null without one, and for viewers other than its teachers and administrators. */
  restoreAskedAt: Maybe<Scalars['DateTime']['output']>;
  /** Teacher’s message about the corrections. Null if `restoreAskedAt` is null. */
  restoreMessage: Maybe<Scalars['String']['output']>;
  /** Open revision of the course: in review, or not yet submitted. Null without one, and for viewers other than its teachers and administrators. */
  revision: Maybe<CourseRevision>;
  /** End of the active sale. Null without one. */
  saleEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Sale price in đồng. Null unless a sale is active. */
  salePrice: Maybe<Scalars['Vnd']['output']>;
  /** Sections of the course in order. */
  sections: Array<Section>;
  /** URL of a picture with title and teacher, below the platform’s own URL: PNG of 1200 × 630 pixels, for previews of links. It is immutable: a change of what it shows changes the URL. Null unless anyone may see the course. */
  shareImageUrl: Maybe<Scalars['String']['output']>;
  /** Slug of the course in URLs. Former slugs redirect to it. */
  slug: Scalars['String']['output'];
  /** Current status of the course. */
  status: CourseStatus;
  /** Number of students who ever enrolled. */
  studentCount: Scalars['Int']['output'];
  /** Subtitle of at most 120 characters. */
  subtitle: Scalars['String']['output'];
  /** Reason for the suspension. Null unless the status is SUSPENDED. */
  suspendedFor: Maybe<CourseSuspension>;
  /** Free tags that the search matches. */
  tags: Array<Scalars['String']['output']>;
  /** Owner of the course, who receives its earnings. */
  teacher: PublicProfile;
  /** Title of at most 60 characters. */
  title: Scalars['String']['output'];
  /** Time of the last edit by a teacher. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the course. Increases with every edit; edits state the version that they are based on. */
  version: Scalars['Int']['output'];
  /** Rights of the viewer as a teacher of the course: all of them for the owner, none for viewers who do not teach it. */
  viewerRights: Array<CourseRight>;
  /** Visibility of the course once it is published. */
  visibility: CourseVisibility;
  /** Reason for the suspension by an administrator. Null without one, and for viewers other than its teachers and administrators. */
  whySuspended: Maybe<Scalars['String']['output']>;
};


/** A course that is sold and studied. */
export type CourseCoverUrlArgs = {
  width?: Scalars['Int']['input'];
};


/** A course that is sold and studied. */
export type CourseRatingsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  stars?: InputMaybe<Scalars['Int']['input']>;
};

/** Action that the viewer may perform on a course in its current state. */
export type CourseAction =
  /** Archive it with archiveCourse. Its students keep access. */
  | 'ARCHIVE'
  /** Request that administrators restore it. One request may be pending. */
  | 'ASK_TO_RESTORE'
  /** Move the draft to the bin with moveCourseToBin. */
  | 'DELETE'
  /** Edit the content of the course. */
  | 'EDIT'
  /** View its page as a buyer while it is not on sale. */
  | 'PREVIEW'
  /** Put it on sale. */
  | 'PUBLISH'
  /** Approve, send back or reject it. */
  | 'REVIEW'
  /** Submit it for review. */
  | 'SUBMIT'
  /** Take the draft out of the bin with restoreCourseFromBin. */
  | 'UNDELETE'
  /** Take it off sale. */
  | 'UNPUBLISH'
  /** Withdraw it from review. */
  | 'WITHDRAW';

/** A study activity that concerns a course. */
export type CourseActivity = Activity & {
  __typename: 'CourseActivity';
  /** Time at which the activity took place. */
  at: Scalars['DateTime']['output'];
  /** Course of the activity. Null if it is no longer visible to the viewer. */
  course: Maybe<Course>;
  /** Unique activity ID in the feed. */
  id: Scalars['ID']['output'];
  /** Kind of the activity. Each kind has its own type. */
  kind: ActivityKind;
};

/** A change of a course since its first publication, with the previous values. */
export type CourseChange = {
  __typename: 'CourseChange';
  /** Time of the edit. */
  changedAt: Scalars['DateTime']['output'];
  /** Names of the changed columns, for example `title`. Empty unless the part was edited. */
  fields: Array<Scalars['String']['output']>;
  /** Previous text of the lesson or description of the course. Null if it did not change or was empty. */
  formerText: Maybe<Scalars['RichText']['output']>;
  /** Previous title. Null if it did not change. */
  formerTitle: Maybe<Scalars['String']['output']>;
  /** Unique change ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Kind of the change and of the changed part. */
  kind: CourseChangeKind;
  /** ID of the course, section or lesson. The part may have been removed. */
  subjectId: Scalars['ID']['output'];
  /** Title of that part after the edit. */
  title: Scalars['String']['output'];
  /** Version of the course after the edit. An edit may change several parts. */
  version: Scalars['Int']['output'];
};

/** Changed objects, in an order that is safe for incremental reading. */
export type CourseChangeFeed = {
  __typename: 'CourseChangeFeed';
  /** Changed objects in their current state, each once. */
  nodes: Array<ChangedCourse>;
  /** Position from which to continue. */
  pageInfo: ChangePageInfo;
};

/** Kind of an edit of a course. */
export type CourseChangeKind =
  /** Its page was edited: title, texts, price or cover. */
  | 'COURSE_EDITED'
  /** A lesson was added to the course. */
  | 'LESSON_ADDED'
  /** A lesson’s content or settings were edited. */
  | 'LESSON_EDITED'
  /** A lesson was removed from the course. */
  | 'LESSON_REMOVED'
  /** A section was added to the course. */
  | 'SECTION_ADDED'
  /** A section was renamed. */
  | 'SECTION_EDITED'
  /** A section was removed from the course. */
  | 'SECTION_REMOVED';

/** Numbered page of rows, with the total number. */
export type CourseChangePage = {
  __typename: 'CourseChangePage';
  /** Rows of this page, in the requested order. */
  items: Array<CourseChange>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Demand for a course that matches a search. */
export type CourseDemand = {
  __typename: 'CourseDemand';
  /** True if the viewer has requested one. Always false for guests. */
  isRequested: Scalars['Boolean']['output'];
  /** Number of people who requested a notification. Null if fewer than three. */
  people: Maybe<Scalars['Int']['output']>;
};

/** Totals of the sales of a course. */
export type CourseEarnings = {
  __typename: 'CourseEarnings';
  /** ID of the sold course. */
  courseId: Scalars['ID']['output'];
  /** Total of the teacher’s shares, in đồng. */
  earned: Scalars['Vnd']['output'];
  /** Part of `earned` that was since refunded to buyers, in đồng. */
  givenBack: Scalars['Vnd']['output'];
  /** Total price of the sales, in đồng. */
  gross: Scalars['Vnd']['output'];
  /** Remaining earnings in đồng: `earned` minus `givenBack`. */
  net: Scalars['Vnd']['output'];
  /** Number of sales, including refunded ones. */
  sales: Scalars['Int']['output'];
  /** Title of the course at its most recent sale. */
  title: Scalars['String']['output'];
};

/** Number of courses for one value of a filter. */
export type CourseFacetCount = {
  __typename: 'CourseFacetCount';
  /** Number of courses that match the value and all other filters. */
  count: Scalars['Int']['output'];
  /** Filter that the value belongs to. */
  kind: CourseFacetKind;
  /** Value of the filter. Null: the count after the filter is removed, whatever its current value. */
  value: Maybe<Scalars['String']['output']>;
};

/** A filter of the catalogue that is set and removed as one. */
export type CourseFacetKind =
  /** Age of a student in years: 6, 9, 12, 15 or 18. */
  | 'AGE'
  /** Slug of an upper-level category; its subcategories are included. */
  | 'CATEGORY'
  /** The only value is true: free courses. */
  | 'FREE'
  /** ISO 639 language code: vi or en. */
  | 'LANGUAGE'
  /** Name of the range, as in CourseLength. */
  | 'LENGTH'
  /** Name of the level, as in CourseLevel. */
  | 'LEVEL'
  /** The only value is true: courses with an active sale. */
  | 'ON_SALE'
  /** Minimum and maximum price together. A range has no values to choose from. */
  | 'PRICE'
  /** Minimum average rating: 4.5, 4 or 3.5. */
  | 'RATING'
  /** Search words. They have no values to choose from. */
  | 'SEARCH';

/** Number of results for the other values of each filter. */
export type CourseFacets = {
  __typename: 'CourseFacets';
  /** Counts by filter and value. Values without courses are omitted. */
  counts: Array<CourseFacetCount>;
  /** Highest current price in đồng among courses that match all filters except the price. 0 without courses. */
  highestPrice: Scalars['Vnd']['output'];
};

/** Statistics of a course in a period. */
export type CourseFigures = {
  __typename: 'CourseFigures';
  /** Percentage of all students who completed the course, in whole percent. Null if there are no students. */
  completion: Maybe<Scalars['Int']['output']>;
  /** Number of students who enrolled in the period. */
  enrolments: Scalars['Int']['output'];
  /** Unique course ID, equal to `Course.id`. */
  id: Scalars['ID']['output'];
  /** Net earnings of the viewer from sales in the period according to the ledger, in đồng. Null for courses of other owners. */
  net: Maybe<Scalars['Vnd']['output']>;
  /** Average of the published ratings. Null if there are none. */
  rating: Maybe<Scalars['Float']['output']>;
  /** Number of published ratings of the course. */
  ratingCount: Scalars['Int']['output'];
  /** URL slug of the course’s public page. */
  slug: Scalars['String']['output'];
  /** Total number of students since the course was first sold. */
  studentCount: Scalars['Int']['output'];
  /** Current title of the course. */
  title: Scalars['String']['output'];
  /** Number of visits to the course page. Each visitor counts once a day. */
  views: Scalars['Int']['output'];
};

/** Numbered page of rows, with the total number. */
export type CourseFiguresPage = {
  __typename: 'CourseFiguresPage';
  /** Rows of this page, in the requested order. */
  items: Array<CourseFigures>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Figure by which courses are sorted. */
export type CourseFiguresSort =
  /** Percentage of students who completed the course. */
  | 'COMPLETION'
  /** Number of students who enrolled. */
  | 'ENROLMENTS'
  /** Net earnings of the viewer from the course. */
  | 'NET'
  /** Average of the published ratings. */
  | 'RATING'
  /** Number of visits to the course page. */
  | 'VIEWS';

/** Filter of the catalogue. Omitted fields do not restrict the result. */
export type CourseFilter = {
  /** Age of a student in years, 0 to 120. Matches courses with a minimum age of at most this age, or without one. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Category slug. Subcategories are included. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Only courses with these IDs, at most 24. Does not determine their order. */
  courseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True for free courses, false for paid courses. */
  isFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language in which the courses are taught. */
  language?: InputMaybe<Language>;
  /** Only courses of this range of lengths. */
  length?: InputMaybe<CourseLength>;
  /** Only courses of these levels. */
  level?: InputMaybe<Array<CourseLevel>>;
  /** Maximum length in minutes, from 0. */
  maxDuration?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum current price in đồng, from 0. */
  maxPrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** Minimum length in minutes, from 0. */
  minDuration?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum current price in đồng, from 0. */
  minPrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** True for courses with an active sale. */
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Minimum average rating, 0 to 5. */
  rating?: InputMaybe<Scalars['Float']['input']>;
  /** Search words, at most 100 characters. Case is ignored; accents matter only where they are typed. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** ID of the teacher of the courses. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** A place in a course that is reserved for an invited email address. */
export type CourseInvitation = {
  __typename: 'CourseInvitation';
  /** Email address that was invited to the course. */
  email: Scalars['String']['output'];
  /** Time until which the link of the last email is valid. */
  expiresAt: Scalars['DateTime']['output'];
  /** Unique invitation ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if another email can be sent: the last one is older than 24 hours. */
  mayRemind: Scalars['Boolean']['output'];
  /** Time of the last email. */
  sentAt: Scalars['DateTime']['output'];
};

/** Numbered page of rows, with the total number. */
export type CourseInvitationPage = {
  __typename: 'CourseInvitationPage';
  /** Rows of this page, in the requested order. */
  items: Array<CourseInvitation>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Range of the total length of a course. */
export type CourseLength =
  /** More than fifteen hours. */
  | 'LONG'
  /** Five to fifteen hours, both inclusive. */
  | 'MEDIUM'
  /** Less than five hours. */
  | 'SHORT';

/** Measured content of a course by kind. Texts, videos, quizzes and live lessons that are empty count 0. */
export type CourseLengths = {
  __typename: 'CourseLengths';
  /** Number of assignments to submit. */
  assignments: Scalars['Int']['output'];
  /** Number of live lessons. The recording of one also counts as a video. */
  liveLessons: Scalars['Int']['output'];
  /** Number of questions in one attempt at each quiz. */
  questions: Scalars['Int']['output'];
  /** Total reading time of the texts in seconds, at 200 words per minute. */
  readingSec: Scalars['Int']['output'];
  /** Total length of the videos in seconds. */
  videoSec: Scalars['Int']['output'];
};

/** Level of experience that a course requires. */
export type CourseLevel =
  /** Practice in the subject is required. */
  | 'ADVANCED'
  /** For students with or without experience. */
  | 'ALL'
  /** No previous knowledge is required. */
  | 'BEGINNER'
  /** Basic knowledge is required. */
  | 'INTERMEDIATE';

/** Administrative action on courses. Students keep access to all of them. */
export type CourseManagement =
  /** Declines requests to restore suspended courses. They remain off sale. */
  | 'KEEP_SUSPENDED'
  /** Restricts courses to their enrolled students. */
  | 'MAKE_PRIVATE'
  /** Lists courses publicly in lists and search. */
  | 'MAKE_PUBLIC'
  /** Hides courses from lists and search. Anyone with the URL can open them. */
  | 'MAKE_UNLISTED'
  /** Puts suspended courses back on sale, within the quota of the teacher’s package. */
  | 'RESTORE'
  /** Takes courses off sale until an administrator restores them. */
  | 'SUSPEND';

/** A message to students of a course, as shown to its teachers. */
export type CourseMessage = {
  __typename: 'CourseMessage';
  /** Audience to which the message was sent. */
  audience: MessageAudience;
  /** Name of the teacher who sent the message. */
  authorName: Scalars['String']['output'];
  /** Plain text with line breaks, at most 4,000 characters. */
  body: Scalars['String']['output'];
  /** Unique message ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Number of recipients who have opened the message in the course. */
  readCount: Scalars['Int']['output'];
  /** Number of students to whom the message was sent. */
  recipientCount: Scalars['Int']['output'];
  /** Time at which the message was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Subject of the message, at most 120 characters. */
  title: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type CourseMessagePage = {
  __typename: 'CourseMessagePage';
  /** Rows of this page, in the requested order. */
  items: Array<CourseMessage>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** A reply to a message, in the conversation of one recipient with the teachers of the course. Other students cannot read it. */
export type CourseMessageReply = {
  __typename: 'CourseMessageReply';
  /** Full name of the student or teacher who wrote it. */
  authorName: Scalars['String']['output'];
  /** Plain text with line breaks, at most 2,000 characters. */
  body: Scalars['String']['output'];
  /** Enrolment ID of the recipient. */
  enrolmentId: Scalars['ID']['output'];
  /** Unique reply ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the recipient wrote it, false for a teacher. */
  isFromStudent: Scalars['Boolean']['output'];
  /** ID of the message to which the conversation belongs. */
  messageId: Scalars['ID']['output'];
  /** Time at which the reply was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Name of the recipient. */
  studentName: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type CourseMessageReplyPage = {
  __typename: 'CourseMessageReplyPage';
  /** Rows of this page, in the requested order. */
  items: Array<CourseMessageReply>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Result of marking the messages of a course as read. */
export type CourseMessagesRead = {
  __typename: 'CourseMessagesRead';
  /** Number of messages that were unread before. */
  readCount: Scalars['Int']['output'];
};

/** Result of checking the texts of a course against the rules. */
export type CourseModeration = {
  __typename: 'CourseModeration';
  /** Number of questions and replies that were scanned. */
  comments: Scalars['Int']['output'];
  /** Number of findings visible to the viewer that are decided or whose sentence is gone. */
  decided: Scalars['Int']['output'];
  /** Unique ID of the course, for client caches. */
  id: Scalars['ID']['output'];
  /** Number of lessons that were scanned. */
  lessons: Scalars['Int']['output'];
  /** Number of findings visible to the viewer that await a decision. */
  open: Scalars['Int']['output'];
  /** Number of ratings with text that were scanned. */
  ratings: Scalars['Int']['output'];
  /** Time at which the texts were last scanned. Null if they were never scanned. */
  scannedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of words that were scanned. */
  words: Scalars['Int']['output'];
};

/** Numbered page of rows, with the total number. */
export type CoursePage = {
  __typename: 'CoursePage';
  /** Rows of this page, in the requested order. */
  items: Array<Course>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** A picture for the texts of a course, re-encoded from the upload. */
export type CoursePicture = {
  __typename: 'CoursePicture';
  /** Height in pixels, proportional to the width. */
  height: Scalars['Int']['output'];
  /** Unique picture ID, the `pictureId` of images in texts. */
  id: Scalars['ID']['output'];
  /** Signed URL of the picture (WebP), below the platform’s own URL. Valid for six hours. */
  url: Scalars['String']['output'];
  /** Width in pixels, at most 1,600. */
  width: Scalars['Int']['output'];
};

/** Prices as the teacher edits them, including past and future sales. */
export type CoursePricing = {
  __typename: 'CoursePricing';
  /** List price in đồng. */
  price: Scalars['Vnd']['output'];
  /** End of the sale. Null without one. */
  saleEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Sale price in đồng. Null without a sale. */
  salePrice: Maybe<Scalars['Vnd']['output']>;
};

/** Quota of a teacher for courses and storage. */
export type CourseQuota = {
  __typename: 'CourseQuota';
  /** Maximum number of the teacher’s valid coupons at a time. Null: no limit. */
  couponLimit: Maybe<Scalars['Int']['output']>;
  /** Maximum number of courses on sale or in review. Never null since packages are sold. */
  limit: Maybe<Scalars['Int']['output']>;
  /** Package that sets the limits. FREE if the viewer has no other package. */
  packageCode: Maybe<PackageCode>;
  /** End of the package’s paid or granted period. Null for FREE, which does not end. */
  periodEnd: Maybe<Scalars['DateTime']['output']>;
  /** Number of courses that may still be submitted or published, at least 0. */
  remaining: Maybe<Scalars['Int']['output']>;
  /** Number of courses in review. They count against the limit. */
  reserved: Scalars['Int']['output'];
  /** Storage of the package in bytes. Never null since packages are sold. */
  storageLimit: Maybe<Scalars['Float']['output']>;
  /** Size in bytes of the teacher’s files. */
  storageUsed: Scalars['Float']['output'];
  /** Size in bytes of the renditions of the teacher’s videos. They count against no limit. */
  streamBytes: Scalars['Float']['output'];
  /** Number of courses on sale. */
  used: Scalars['Int']['output'];
};

/** Reason why an action on a course is refused. */
export type CourseRefusal =
  /** No such course exists. */
  | 'NOT_FOUND'
  /** Only courses on sale can be suspended. */
  | 'NOT_ON_SALE'
  /** No administrator has suspended the course. */
  | 'NOT_SUSPENDED'
  /** The viewer teaches the course, so another administrator decides. */
  | 'OWN_COURSE';

/** A submission of a course and its result. */
export type CourseReview = {
  __typename: 'CourseReview';
  /** Assigned reviewer. Null if nobody is assigned, if they may no longer review it, or if the viewer is not a reviewer. */
  assignee: Maybe<PublicProfile>;
  /** Number of this submission of the course, from 1. Withdrawn submissions do not count. */
  attempt: Scalars['Int']['output'];
  /** Fields that differ from the last decided submission. Empty without one. */
  changedFields: Array<ChangedField>;
  /** Lessons that differ from the last decided submission. Empty without one. */
  changedLessons: Array<ChangedLesson>;
  /** Reviewer’s verdict on each item. Empty while pending. */
  checklist: Array<ReviewCheck>;
  /** Submitted course in its current state. */
  course: Course;
  /** Time of the decision. Null while pending. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Decision about the submission, or PENDING. */
  decision: ReviewDecision;
  /** Time by which the teacher is promised a decision: the promised number of working days after the submission. */
  dueAt: Scalars['DateTime']['output'];
  /** Earlier decided submissions of the course, latest first, at most ten. */
  earlier: Array<CourseReview>;
  /** Unique submission ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the changes since the last decided submission are known. False if there is none. */
  isCompared: Scalars['Boolean']['output'];
  /** True if the teachers have edited nothing since the decision. False while it is pending. */
  isUnedited: Scalars['Boolean']['output'];
  /** Notes to the teacher, or the reason for a rejection. */
  notes: Maybe<Scalars['String']['output']>;
  /** Place in the queue. Null after the decision, and for viewers who are not reviewers. */
  place: Maybe<ReviewPlace>;
  /** People who may review it, by name, without the teachers of the course. At most 100. */
  possibleReviewers: Maybe<Array<PublicProfile>>;
  /** Administrator who decided. Null while pending. */
  reviewer: Maybe<PublicProfile>;
  /** Submitted revision of a course on sale. Null if the course itself was submitted. */
  revision: Maybe<CourseRevision>;
  /** Time of the submission. */
  submittedAt: Scalars['DateTime']['output'];
};

/** Numbered page of rows, with the total number. */
export type CourseReviewPage = {
  __typename: 'CourseReviewPage';
  /** Rows of this page, in the requested order. */
  items: Array<CourseReview>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Edits of a course on sale that need a review: title, category, a higher price, shorter access, removals. Null fields do not change. */
export type CourseRevision = {
  __typename: 'CourseRevision';
  /** New, shorter access after a purchase in days. Null if it does not change. */
  accessDays: Maybe<Scalars['Int']['output']>;
  /** New category. Null if it does not change. */
  category: Maybe<Category>;
  /** Unique revision ID. Immutable. */
  id: Scalars['ID']['output'];
  /** New, higher list price in đồng. Null if it does not change. */
  price: Maybe<Scalars['Vnd']['output']>;
  /** IDs of lessons to remove, without those of removed sections. */
  removedLessonIds: Array<Scalars['ID']['output']>;
  /** Parts to remove in the order of the course, with the number of students who have studied them. */
  removedParts: Array<RemovedPart>;
  /** IDs of sections to remove, with all their lessons. */
  removedSectionIds: Array<Scalars['ID']['output']>;
  /** Current state of the revision. */
  state: RevisionState;
  /** New title. Null if it does not change. */
  title: Maybe<Scalars['String']['output']>;
  /** Time of the last edit or change of state. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Right of a co-teacher in addition to viewing the whole course. The owner has all rights. */
export type CourseRight =
  /** Answer questions and reply to ratings of its students. */
  | 'ANSWER'
  /** Edit texts, lessons and pictures, but not prices, sales or reviews. */
  | 'EDIT'
  /** Grade submissions and override progress. */
  | 'MARK';

/** Result of a search. `courses` returns further pages of courses. */
export type CourseSearch = {
  __typename: 'CourseSearch';
  /** Categories whose name or its synonym matches, at most four. */
  categories: Array<Category>;
  /** Corrected search words, used because the original ones match nothing. Otherwise null. */
  correctedTo: Maybe<Scalars['String']['output']>;
  /** Best matching courses of the search. */
  courses: Array<Course>;
  /** True if no course matches all of the words, and the courses match the rarest of them instead. Words about level or audience do not count. */
  isPartial: Scalars['Boolean']['output'];
  /** If no course matches: up to three courses that contain some of the words or of their corrected spelling. Otherwise empty. */
  nearest: Array<Course>;
  /** Teachers whose name matches, at most four. */
  teachers: Array<PublicProfile>;
  /** Number of matching published courses without any other filter. */
  total: Scalars['Int']['output'];
};


/** Result of a search. `courses` returns further pages of courses. */
export type CourseSearchCoursesArgs = {
  limit?: Scalars['Int']['input'];
};

/** Field by which the catalogue is sorted. */
export type CourseSort =
  /** Current price, including an active sale. */
  | 'PRICE'
  /** Time of the first publication. */
  | 'PUBLISHED_AT'
  /** Average rating. Courses with equal ratings are sorted by the number of ratings. */
  | 'RATING'
  /** Relevance for the search. Without a search the same as STUDENTS. */
  | 'RELEVANCE'
  /** Number of students who ever enrolled. */
  | 'STUDENTS';

/** Audio for the answers of a course’s questions. */
export type CourseSound = {
  __typename: 'CourseSound';
  /** Unique audio ID, the `soundId` of audio in texts. */
  id: Scalars['ID']['output'];
  /** Signed URL of the audio, below the platform’s own URL. Valid for six hours. */
  url: Scalars['String']['output'];
};

/** Status of a course. UNPUBLISHED and SUSPENDED stop sales, but students keep access. */
export type CourseStatus =
  /** Approved; its teacher may publish it. */
  | 'APPROVED'
  /** Archived; its students keep access. */
  | 'ARCHIVED'
  /** In preparation; visible to its teachers only. */
  | 'DRAFT'
  /** Returned with notes by a reviewer. */
  | 'NEEDS_FIXES'
  /** Submitted; an administrator decides. */
  | 'PENDING_REVIEW'
  /** On sale, and listed according to its visibility. */
  | 'PUBLISHED'
  /** Rejected for a policy reason. */
  | 'REJECTED'
  /** Taken off sale by an administrator or for quota. */
  | 'SUSPENDED'
  /** Taken off sale by its teacher. */
  | 'UNPUBLISHED';

/** A student of a course, as shown to its teachers. */
export type CourseStudent = {
  __typename: 'CourseStudent';
  /** Current state of the student’s access. */
  access: EnrolmentAccess;
  /** URL of the student’s picture, below the platform’s own. Null if there is none; show initials instead. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Time at which the student completed all required lessons. Null if the course is not complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of lessons that the student has completed. */
  completedLessons: Scalars['Int']['output'];
  /** Number of lessons that the student has completed and the course does not require. */
  completedOptionalLessons: Scalars['Int']['output'];
  /** Number of required lessons that the student has completed. */
  completedRequiredLessons: Scalars['Int']['output'];
  /** Time at which the student was enrolled. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Full name as written by the student. */
  fullName: Scalars['String']['output'];
  /** Unique enrolment ID of the student in the course. */
  id: Scalars['ID']['output'];
  /** Time at which the student last studied. Null if the student has not studied yet. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Completed required lessons as a whole percentage. 100 once the course is completed. */
  percentage: Scalars['Int']['output'];
  /** Number of lessons that the course requires. */
  requiredLessons: Scalars['Int']['output'];
  /** Total number of lessons in the course. */
  totalLessons: Scalars['Int']['output'];
};

/** Numbered page of rows, with the total number. */
export type CourseStudentPage = {
  __typename: 'CourseStudentPage';
  /** Rows of this page, in the requested order. */
  items: Array<CourseStudent>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Reason why a course is suspended. Its students keep access in either case. */
export type CourseSuspension =
  /** An administrator took it off sale. */
  | 'ADMINISTRATOR'
  /** The teacher’s package allows fewer courses. It is put back on sale automatically when a package allows it. */
  | 'QUOTA';

/** Visibility of a published course. */
export type CourseVisibility =
  /** Only its enrolled students. */
  | 'PRIVATE'
  /** Anyone; listed in lists and search. */
  | 'PUBLIC'
  /** Anyone with the URL; not listed. */
  | 'UNLISTED';

/** A variant of the generated cover of a course. */
export type CoverChoice = {
  __typename: 'CoverChoice';
  /** True for the variant of the generated cover, also while an uploaded cover replaces it. */
  isChosen: Scalars['Boolean']['output'];
  /** URL of the cover in this variant, an SVG picture, below the platform’s own URL. */
  url: Scalars['String']['output'];
  /** Value for `setCourseCover`. Null: the variant that follows from title and category. */
  variant: Maybe<Scalars['Int']['output']>;
};

/** Input for creating an announcement. */
export type CreateAnnouncementInput = {
  /** Group of people to whom the announcement is shown. */
  audience: AnnouncementAudience;
  /** ID of the course, for the audience COURSE only. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Time until which the announcement is shown, at most 30 days after its start. */
  endsAt: Scalars['DateTime']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** True if readers may dismiss the announcement permanently. */
  isDismissible: Scalars['Boolean']['input'];
  /** Kind of the announcement, which determines its appearance. */
  kind: AnnouncementKind;
  /** Label of the link in English, 2 to 40 characters. Defaults to the Vietnamese one. */
  linkLabelEn?: InputMaybe<Scalars['String']['input']>;
  /** Label of the link in Vietnamese, 2 to 40 characters. Required together with `linkUrl`. */
  linkLabelVi?: InputMaybe<Scalars['String']['input']>;
  /** Target of a link: a path of the web app such as `/courses`, or an https URL. At most 300 characters. */
  linkUrl?: InputMaybe<Scalars['String']['input']>;
  /** Time from which the announcement is shown, now or later. */
  startsAt: Scalars['DateTime']['input'];
  /** Plain text in English, 3 to 500 characters, together with `titleEn`. */
  textEn?: InputMaybe<Scalars['String']['input']>;
  /** Plain text in Vietnamese, 3 to 500 characters. */
  textVi: Scalars['String']['input'];
  /** Title in English, 3 to 80 characters, together with `textEn`. Without both, readers of English get the Vietnamese ones. */
  titleEn?: InputMaybe<Scalars['String']['input']>;
  /** Title in Vietnamese, 3 to 80 characters. */
  titleVi: Scalars['String']['input'];
};

/** Personal API token to create. */
export type CreateApiTokenInput = {
  /** Last day of validity, in Vietnam time; from tomorrow to 365 days from today. */
  expiresOn: Scalars['Date']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Name of the program that uses the token; 2 to 60 characters. */
  name: Scalars['String']['input'];
  /** Scopes as resource:action; at least one of `apiTokenTerms.resources`. They limit every operation that requires a permission, on GraphQL, REST, subscriptions and uploads alike. Public data is available without a scope, in the form shown to guests. */
  scopes: Array<Scalars['String']['input']>;
};

/** Input for creating a bookmark. */
export type CreateBookmarkInput = {
  /** Position in the video, in seconds. Omit to bookmark the whole lesson. */
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Label of the bookmark, 1 to 120 characters. Without a label, clients show the lesson’s title. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** ID of a lesson that the viewer studies. */
  lessonId: Scalars['ID']['input'];
};

/** Input for creating a reply template in both languages. */
export type CreateCannedAnswerInput = {
  /** Ticket category for which the template is suggested. Defaults to all categories. */
  category?: InputMaybe<TicketCategory>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Text in English, 1 to 4,000 characters, with the same placeholders. */
  textEn: Scalars['String']['input'];
  /** Text in Vietnamese, 1 to 4,000 characters. Placeholders such as `{name}` are replaced. */
  textVi: Scalars['String']['input'];
  /** Title in English, 2 to 80 characters. */
  titleEn: Scalars['String']['input'];
  /** Title in Vietnamese, 2 to 80 characters. */
  titleVi: Scalars['String']['input'];
};

/** Input to create a category at the end of its level. */
export type CreateCategoryInput = {
  /** Name of the icon, for example `code`. Generated covers of its courses have a matching motif. */
  icon: Scalars['String']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Vietnamese name, 2 to 60 characters. */
  name: Scalars['String']['input'];
  /** English name, 2 to 60 characters. */
  nameEn: Scalars['String']['input'];
  /** ID of the parent category. Omitted: the upper level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input for asking a question about a lesson, or replying to one. */
export type CreateCommentInput = {
  /** Video position to which the question refers, in seconds. */
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of a lesson that the viewer may study. */
  lessonId: Scalars['ID']['input'];
  /** Paragraph of the text to which the question refers, from 0. */
  paragraph?: InputMaybe<Scalars['Int']['input']>;
  /** ID of the question to which the comment replies. Omit for a question. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Text of the question or reply, 2 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** A coupon for the viewer’s own courses. It reduces their selling price. */
export type CreateCouponInput = {
  /** Discount on an order, 1,000 to 50,000,000 ₫. Alternative to `percent`. */
  amount?: InputMaybe<Scalars['Vnd']['input']>;
  /** Code of 4 to 20 letters without accents and digits. Must be unique. */
  code: Scalars['String']['input'];
  /** ID of one of the viewer’s courses. Omitted: all of their courses. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Time until which the coupon can be used. Omitted: until it is deactivated. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Minimum total of the eligible courses at the time of the order, in đồng. A later refund of some courses does not change the price of the others. */
  leastAmount?: Scalars['Vnd']['input'];
  /** Maximum number of uses in total, 1 to 1,000,000. Omitted: unlimited. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of uses per buyer, 1 to 100. */
  maxUsesPerPerson?: Scalars['Int']['input'];
  /** Discount in per cent, 1 to 100. Alternative to `amount`. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Time from which the coupon can be used. Omitted: now. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Input to create a course. All other fields are edited later. */
export type CreateCourseInput = {
  /** Category ID. Required before the course is submitted. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Title of 3 to 60 characters. */
  title: Scalars['String']['input'];
};

/** Input for scheduling a meeting of a study group. */
export type CreateGroupEventInput = {
  /** HTTPS URL of the meeting room. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** ID of a group that the viewer is a member of. */
  groupId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Length of the meeting, 15 to 480 minutes. */
  minutes: Scalars['Int']['input'];
  /** Time at which the meeting begins, from now to one year ahead. */
  startsAt: Scalars['DateTime']['input'];
  /** Topic of the meeting, 3 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Input for creating a study group’s goal: a section, or minutes in total. */
export type CreateGroupGoalInput = {
  /** Last day of the goal, from today to one year ahead. */
  dueOn: Scalars['Date']['input'];
  /** ID of a group that the viewer leads. */
  groupId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Minutes of all members in total, 30 to 100,000. Set either this or `sectionId`. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** ID of a section of the group’s course. Set either this or `minutes`. */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input for creating a study group led by the viewer. */
export type CreateGroupInput = {
  /** Purpose of the group, at most 500 characters. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** ID of a course that the viewer studies or teaches. Omit for a group without a course. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Name of the group, 3 to 60 characters. */
  name: Scalars['String']['input'];
};

/** Input for creating a post in a study group. */
export type CreateGroupPostInput = {
  /** ID of a group that the viewer is a member of. */
  groupId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the post to which this one replies. Omit for a new post. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Text of the post, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Input to create a lesson at the end of a section. */
export type CreateLessonInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Kind of the lesson. Immutable. */
  kind: LessonKind;
  /** ID of a section in the viewer’s course. */
  sectionId: Scalars['ID']['input'];
  /** Title of 3 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Input for creating a private note on a lesson. */
export type CreateNoteInput = {
  /** Video position at which the note was started, in seconds. */
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of a lesson that the viewer studies. */
  lessonId: Scalars['ID']['input'];
  /** Paragraph of the text to which the note refers, from 0. */
  paragraph?: InputMaybe<Scalars['Int']['input']>;
  /** Text of the note, 1 to 4,000 characters. Readable by its author only. */
  text: Scalars['String']['input'];
};

/** New terms of a package from a given time on. Subscribers keep theirs. */
export type CreatePackageVersionInput = {
  /** Assistant suggestions per month, 0 to 100,000. */
  aiCredits: Scalars['Int']['input'];
  /** Platform commission on sales that the platform brought, in basis points. Null: the standard rate. */
  commissionBp?: InputMaybe<Scalars['Int']['input']>;
  /** Cycle that the price pays for. */
  cycle: PackageCycle;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Maximum number of co-teachers who may be invited to the courses, 0 to 100. */
  maxCoTeachers: Scalars['Int']['input'];
  /** Maximum number of valid coupons at a time, 0 to 10,000. Null: no limit. */
  maxCoupons?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of courses on sale or in review, 1 to 10,000. */
  maxCourses: Scalars['Int']['input'];
  /** ID of the package with new terms. */
  packageId: Scalars['ID']['input'];
  /** Price of one cycle in đồng, tax included: 10,000 to 100,000,000, or 0 for FREE. */
  price: Scalars['Vnd']['input'];
  /** Storage for the teacher’s files in bytes, 1 GB to 100 TB. */
  storageBytes: Scalars['Float']['input'];
  /** Length of the trial in days, 0 to 90. */
  trialDays: Scalars['Int']['input'];
  /** Time from which it is sold. Omitted: now. */
  validFrom?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Account to create for another user. */
export type CreatePersonInput = {
  /** Custom role IDs to assign. Needs `role:assign`. */
  customRoleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Email address, case-insensitive; at most 254 characters. */
  email: Scalars['String']['input'];
  /** Full name, family name first; 2 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** False to create a suspended account. Needs `person:deactivate`. */
  isActive?: Scalars['Boolean']['input'];
  /** Language of the interface, emails and messages. Defaults to the language of the request. */
  locale?: InputMaybe<Language>;
  /** Initial password of 8 to 128 characters. If omitted, the user sets one with the emailed link. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number of 8 to 15 digits. Spaces, dots, dashes, brackets and a leading + are allowed. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** System roles in addition to USER, which every user has. ADMIN needs `role:assign`. */
  roles?: InputMaybe<Array<Role>>;
  /** True to send an email with a link for setting a password. */
  sendInvitation?: Scalars['Boolean']['input'];
};

/** A coupon that the platform bears. */
export type CreatePlatformCouponInput = {
  /** Discount on an order, 1,000 to 50,000,000 ₫. Alternative to `percent`. */
  amount?: InputMaybe<Scalars['Vnd']['input']>;
  /** Code of 4 to 20 letters without accents and digits. Must be unique. */
  code: Scalars['String']['input'];
  /** Time until which the coupon can be used. Omitted: until it is deactivated. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Minimum total of the eligible courses at the time of the order, in đồng. A later refund of some courses does not change the price of the others. */
  leastAmount?: Scalars['Vnd']['input'];
  /** Maximum number of uses in total, 1 to 1,000,000. Omitted: unlimited. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of uses per buyer, 1 to 100. */
  maxUsesPerPerson?: Scalars['Int']['input'];
  /** Discount in per cent, 1 to 100. Alternative to `amount`. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Courses for which the coupon is valid. */
  scope: CouponScope;
  /** Time from which the coupon can be used. Omitted: now. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** ID of the course, category or teacher of the scope. Omitted for ALL. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input for adding a question to a course’s question bank. */
export type CreateQuestionInput = {
  /** Content of the question with its answer key. */
  content: QuestionContentInput;
  /** ID of the viewer’s course to which the question is added. */
  courseId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Custom role to create. */
export type CreateRoleInput = {
  /** Purpose of the role; at most 300 characters. */
  description?: Scalars['String']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Unique name, case-insensitive; 2 to 60 characters. */
  name: Scalars['String']['input'];
  /** Administrative permissions to grant. The viewer must have each of them. */
  permissions: Array<Scalars['String']['input']>;
};

/** Input for saving a comment for reuse. */
export type CreateSavedCommentInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Text of the comment, 1 to 500 characters. An identical comment is not duplicated. */
  text: Scalars['String']['input'];
};

/** Input to create a synonym group. */
export type CreateSearchSynonymInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Two to eight words or phrases of 1 to 40 characters with the same meaning. Each may be in one group only. */
  terms: Array<Scalars['String']['input']>;
};

/** Input to create a section at the end of a course. */
export type CreateSectionInput = {
  /** ID of the viewer’s course. */
  courseId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Title of 3 to 80 characters. A number such as “Section 1.” at its start is not stored. */
  title: Scalars['String']['input'];
};

/** Input for creating a study slot. */
export type CreateStudySlotInput = {
  /** ID of a course that the viewer studies. Omit for a slot without a course. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Length of the slot, 10 to 480 minutes. */
  minutes: Scalars['Int']['input'];
  /** Time at which the slot begins, from now to one year ahead. */
  startsAt: Scalars['DateTime']['input'];
  /** Title of the study slot, 2 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Input for requesting a draft of the assistant. */
export type CreateSuggestionInput = {
  /** ID of a course that the viewer may edit. */
  courseId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Kind of draft to write. */
  kind: DraftKind;
  /** ID of the lesson, required for QUESTIONS only. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input for creating a support ticket, as a signed-in member or as a guest. */
export type CreateTicketInput = {
  /** Subject area of the ticket. */
  category: TicketCategory;
  /** ID of the related course, which the member must study. Not available to guests. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Email address of a guest. Omit for members; they receive replies in their account. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Language of the replies. Defaults to the language of the request. */
  language?: InputMaybe<Language>;
  /** Name of a guest, 2 to 100 characters. Omit for members; their account name is used. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Number of the related order. Members can only name their own orders. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Subject line, 5 to 160 characters. */
  subject: Scalars['String']['input'];
  /** Plain text of the request, 10 to 4,000 characters. */
  text: Scalars['String']['input'];
  /** IDs of the member’s finished uploads, at most 3 files with 10 MB in total. Not available to guests. */
  uploadIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Honeypot field that must stay empty. Forms hide it from people. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Transfer file to create, with all waiting transfers. */
export type CreateTransferFileInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Webhook to create, with its events. */
export type CreateWebhookInput = {
  /** Absolute HTTPS URL of a public host that receives the events; at most 500 characters. */
  address: Scalars['String']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Kinds of events to send; at least one, WEBHOOK_TESTED excluded. */
  kinds: Array<WebhookEventKind>;
  /** Name of the receiving program; 2 to 60 characters. */
  name: Scalars['String']['input'];
};

/** Newly created API token. */
export type CreatedApiToken = {
  __typename: 'CreatedApiToken';
  /** Created token, as returned by `myApiTokens`. */
  apiToken: ApiToken;
  /** Token for the header `Authorization: Bearer …`. Returned only once; null if the same `idempotencyKey` already created it. */
  secret: Maybe<Scalars['String']['output']>;
};

/** Square crop of a picture. The size is a fraction of the shorter side; the position is a fraction of the remaining space. */
export type CropInput = {
  /** Side length of the square, 0.1 to 1 of the shorter side. */
  size: Scalars['Float']['input'];
  /** Horizontal position from left (0) to right (1). */
  x: Scalars['Float']['input'];
  /** Vertical position from top (0) to bottom (1). */
  y: Scalars['Float']['input'];
};

/** Published page of an administrator, or the sections of the home page, in one language. */
export type CustomPage = {
  __typename: 'CustomPage';
  /** Content of the page from top to bottom. */
  blocks: Array<CustomPageBlockView>;
  /** Summary of the page for search engines. */
  description: Maybe<Scalars['String']['output']>;
  /** Unique ID of the page in this language. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the sections of the home page precede the lists of courses. */
  isAboveCourses: Scalars['Boolean']['output'];
  /** Language of the texts: the requested one, or another one without a translation. */
  language: Language;
  /** Time at which this version was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Last part of the path `/p/<slug>`. Null for the sections of the home page. */
  slug: Maybe<Scalars['String']['output']>;
  /** Heading of the page. Empty for the sections of the home page. */
  title: Scalars['String']['output'];
};

/** Block of a version of a custom page. Fields of other kinds are null or empty. */
export type CustomPageBlockDraft = {
  __typename: 'CustomPageBlockDraft';
  /** For PICTURE: text for readers who cannot see it. */
  alt: Maybe<Scalars['String']['output']>;
  /** For PICTURE: text below the picture. */
  caption: Maybe<Scalars['String']['output']>;
  /** For COURSES without chosen courses: ID of a category, with its lower level. */
  categoryId: Maybe<Scalars['ID']['output']>;
  /** For COURSES of a category: their number, 1 to 12. */
  courseCount: Maybe<Scalars['Int']['output']>;
  /** For COURSES: IDs of chosen courses, at most 12, in their order. */
  courseIds: Array<Scalars['ID']['output']>;
  /** For COURSES: heading of the list. */
  heading: Maybe<Scalars['String']['output']>;
  /** Kind of the block, which determines the fields that apply. */
  kind: CustomPageBlockKind;
  /** For PICTURE: name of the picture, from `addCustomPagePicture`. */
  picture: Maybe<Scalars['String']['output']>;
  /** One text for RICH_TEXT, two or three for COLUMNS, without pictures. It may contain `{{brand}}`. */
  texts: Array<Scalars['RichText']['output']>;
};

/** Block of a version of a custom page. Fields of other kinds are null or empty. */
export type CustomPageBlockInput = {
  /** For PICTURE: text for readers who cannot see it. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** For PICTURE: text below the picture. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** For COURSES without chosen courses: ID of a category, with its lower level. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** For COURSES of a category: their number, 1 to 12. */
  courseCount?: InputMaybe<Scalars['Int']['input']>;
  /** For COURSES: IDs of chosen courses, at most 12, in their order. */
  courseIds: Array<Scalars['ID']['input']>;
  /** For COURSES: heading of the list. */
  heading?: InputMaybe<Scalars['String']['input']>;
  /** Kind of the block, which determines the fields that apply. */
  kind: CustomPageBlockKind;
  /** For PICTURE: name of the picture, from `addCustomPagePicture`. */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** One text for RICH_TEXT, two or three for COLUMNS, without pictures. It may contain `{{brand}}`. */
  texts: Array<Scalars['RichText']['input']>;
};

/** Content of a block of a custom page. */
export type CustomPageBlockKind =
  /** Two or three formatted texts next to each other. */
  | 'COLUMNS'
  /** Courses on sale: chosen ones in their order, or those of a category. */
  | 'COURSES'
  /** Uploaded picture with its description and an optional caption. */
  | 'PICTURE'
  /** Formatted text in one column. */
  | 'RICH_TEXT';

/** Block of a published page. Fields of other kinds are null or empty. */
export type CustomPageBlockView = {
  __typename: 'CustomPageBlockView';
  /** For PICTURE: text for readers who cannot see it. */
  alt: Maybe<Scalars['String']['output']>;
  /** For PICTURE: text below the picture. */
  caption: Maybe<Scalars['String']['output']>;
  /** For COURSES: the courses that are on sale now, at most 12. Empty for other kinds. */
  courses: Array<Course>;
  /** For COURSES: heading of the list. */
  heading: Maybe<Scalars['String']['output']>;
  /** For PICTURE: height in pixels. */
  height: Maybe<Scalars['Int']['output']>;
  /** Kind of the block, which determines the fields that apply. */
  kind: CustomPageBlockKind;
  /** For PICTURE: path of the picture on this server. */
  picturePath: Maybe<Scalars['String']['output']>;
  /** One text for RICH_TEXT, two or three for COLUMNS. */
  texts: Array<Scalars['RichText']['output']>;
  /** For PICTURE: width in pixels. */
  width: Maybe<Scalars['Int']['output']>;
};

/** Latest version of a custom page, as administrators edit it. */
export type CustomPageDraft = {
  __typename: 'CustomPageDraft';
  /** Unique ID of the page. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the sections of the home page precede the lists of courses. */
  isAboveCourses: Scalars['Boolean']['output'];
  /** True if the footer links to the page once this version is published. */
  isInFooter: Scalars['Boolean']['output'];
  /** Number of the published version. Null if there is none. */
  publishedVersion: Maybe<Scalars['Int']['output']>;
  /** Time at which the latest version was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Name of the administrator who saved the latest version. Null if erased. */
  savedByName: Maybe<Scalars['String']['output']>;
  /** Last part of the path `/p/<slug>`. Null for the sections of the home page. */
  slug: Maybe<Scalars['String']['output']>;
  /** State of the latest version. */
  state: CustomPageState;
  /** Heading of the latest version. Empty for the sections of the home page. */
  title: Scalars['String']['output'];
  /** Texts, one entry for each language. */
  translations: Array<CustomPageTranslation>;
  /** Number of the latest version. */
  version: Scalars['Int']['output'];
  /** Versions, the latest first. At most 100. */
  versions: Array<CustomPageVersion>;
};

/** Link to a custom page in the footer. */
export type CustomPageLink = {
  __typename: 'CustomPageLink';
  /** Last part of the path `/p/<slug>`. */
  slug: Scalars['String']['output'];
  /** Heading of the page in English. */
  titleEn: Maybe<Scalars['String']['output']>;
  /** Heading of the page in Vietnamese. */
  titleVi: Maybe<Scalars['String']['output']>;
};

/** Visibility of a custom page for readers. */
export type CustomPageState =
  /** An earlier version is published, not the latest one. */
  | 'CHANGED'
  /** No version is published. */
  | 'DRAFT'
  /** The latest version is published. */
  | 'PUBLISHED';

/** Custom page in the list of administrators. */
export type CustomPageSummary = {
  __typename: 'CustomPageSummary';
  /** Unique ID of the page. Immutable. */
  id: Scalars['ID']['output'];
  /** Number of the published version. Null if there is none. */
  publishedVersion: Maybe<Scalars['Int']['output']>;
  /** Time at which the latest version was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Name of the administrator who saved the latest version. Null if erased. */
  savedByName: Maybe<Scalars['String']['output']>;
  /** Last part of the path `/p/<slug>`. Null for the sections of the home page. */
  slug: Maybe<Scalars['String']['output']>;
  /** State of the latest version. */
  state: CustomPageState;
  /** Heading of the latest version. Empty for the sections of the home page. */
  title: Scalars['String']['output'];
  /** Number of the latest version. */
  version: Scalars['Int']['output'];
};

/** Texts of a version of a custom page in one language. */
export type CustomPageTranslation = {
  __typename: 'CustomPageTranslation';
  /** Content from top to bottom, at most 30 blocks. */
  blocks: Array<CustomPageBlockDraft>;
  /** Summary for search engines. */
  description: Maybe<Scalars['String']['output']>;
  /** Language of the texts. */
  language: Language;
  /** Heading of the page. Empty for the sections of the home page. */
  title: Scalars['String']['output'];
};

/** Texts of a version of a custom page in one language. */
export type CustomPageTranslationInput = {
  /** Content from top to bottom, at most 30 blocks. */
  blocks: Array<CustomPageBlockInput>;
  /** Summary for search engines, at most 300 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Language of the texts. */
  language: Language;
  /** Heading of the page, 3 to 120 characters. Empty for the sections of the home page. */
  title: Scalars['String']['input'];
};

/** Version of a custom page in its history. */
export type CustomPageVersion = {
  __typename: 'CustomPageVersion';
  /** Number of its blocks in all languages. */
  blockCount: Scalars['Int']['output'];
  /** Number of the version, counted from 1. */
  number: Scalars['Int']['output'];
  /** Time at which the version was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Name of its author. Null if erased. */
  savedByName: Maybe<Scalars['String']['output']>;
};

/** Request of a user about personal data. */
export type DataRequest = {
  __typename: 'DataRequest';
  /** Download path of the file, below the platform’s own URL; valid for ten minutes. Null while no file exists, and for administrators who view as the owner. */
  downloadUrl: Maybe<Scalars['String']['output']>;
  /** Earliest time at which processing starts. */
  dueAt: Scalars['DateTime']['output'];
  /** Time until which the file can be downloaded. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the request was completed, failed or was cancelled. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique request ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Kind of the request: export or deletion. */
  kind: DataRequestKind;
  /** Progress of the request in percent. */
  progress: Scalars['Int']['output'];
  /** Time at which the request was made. */
  requestedAt: Scalars['DateTime']['output'];
  /** Size of the file in bytes. Null until the file exists. */
  sizeBytes: Maybe<Scalars['Float']['output']>;
  /** Current status of the request. */
  status: DataRequestStatus;
};

/** Kind of request about personal data. */
export type DataRequestKind =
  /** Deletion of the account. */
  | 'ERASURE'
  /** Export of the personal data to a file. */
  | 'EXPORT';

/** Status of a request about personal data. */
export type DataRequestStatus =
  /** The owner cancelled the request. */
  | 'CANCELLED'
  /** The file is ready, or the account is deleted. */
  | 'DONE'
  /** The request failed and can be made again. */
  | 'FAILED'
  /** The request is being processed now. */
  | 'RUNNING'
  /** Not started. A deletion can be cancelled until its scheduled time. */
  | 'WAITING';

/** User to suspend and the reason. */
export type DeactivatePersonInput = {
  /** ID of the user to suspend. */
  personId: Scalars['ID']['input'];
  /** Reason of 3 to 300 characters, recorded in the audit log and shown to administrators. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Job that used up its attempts (dead letter). */
export type DeadLetter = {
  __typename: 'DeadLetter';
  /** Number of attempts before the job became a dead letter. */
  attempts: Scalars['Int']['output'];
  /** Time at which the job was replayed or discarded. Null while waiting. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Error of the last attempt in one line, without email addresses and long numbers. Null if unknown. */
  error: Maybe<Scalars['String']['output']>;
  /** Time at which the last attempt failed. */
  failedAt: Scalars['DateTime']['output'];
  /** Unique ID of the dead letter. Immutable. */
  id: Scalars['ID']['output'];
  /** Kind of job, for example `mail.deliver`. */
  queue: Scalars['String']['output'];
  /** Reason why the job was discarded. Null if it was not. */
  reason: Maybe<Scalars['String']['output']>;
  /** Current state of the dead letter. */
  state: DeadLetterState;
};

/** Waiting dead letters of one kind of job. */
export type DeadLetterKind = {
  __typename: 'DeadLetterKind';
  /** Number of waiting jobs of the kind. */
  count: Scalars['Int']['output'];
  /** Error of the most recent job, without email addresses and long numbers. Null if unknown. */
  error: Maybe<Scalars['String']['output']>;
  /** Earliest time at which one of the jobs failed for the last time. */
  firstFailedAt: Scalars['DateTime']['output'];
  /** Latest time at which one of the jobs failed for the last time. */
  lastFailedAt: Scalars['DateTime']['output'];
  /** Kind of job, for example `mail.deliver`. */
  queue: Scalars['String']['output'];
};

/** State of a job that used up its attempts. */
export type DeadLetterState =
  /** Discarded by an administrator. */
  | 'DISCARDED'
  /** Replayed; the job then succeeded. */
  | 'DONE'
  /** Replayed, and all attempts failed again. A new dead letter is waiting. */
  | 'FAILED_AGAIN'
  /** Replayed and not finished yet. */
  | 'REPLAYING'
  /** Waiting for an administrator to replay or discard the job. */
  | 'WAITING';

/** Input for deciding an appeal. */
export type DecideContentAppealInput = {
  /** Reason shown to the author, 5 to 500 characters. */
  answer: Scalars['String']['input'];
  /** ID of a pending appeal. */
  appealId: Scalars['ID']['input'];
  /** True to restore the content. False to uphold the first decision. */
  isReversed: Scalars['Boolean']['input'];
};

/** Input for deciding a moderation case. */
export type DecideContentCaseInput = {
  /** ID of a pending case. */
  caseId: Scalars['ID']['input'];
  /** Decision on the content. Omit to reject the reports and leave the content unchanged. */
  outcome?: InputMaybe<ContentOutcome>;
  /** Reason shown to the author and the reporters, 5 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** Input for deciding on a flagged sentence. */
export type DecideFindingInput = {
  /** ID of a finding in a course that the viewer may edit. */
  findingId: Scalars['ID']['input'];
  /** Decision: KEPT, MISTAKEN, or OPEN to revoke a decision. */
  state: FindingState;
};

/** Decision of a reviewer about a flagged edit. */
export type DecideHeldEditInput = {
  /** Displayed version of the edit. CONFLICT if its teacher saved it again meanwhile. */
  expectedVersion: Scalars['Int']['input'];
  /** ID of the edit, from heldEdits. */
  heldEditId: Scalars['ID']['input'];
  /** True to show the edit to students, false to reject it. */
  isReleased: Scalars['Boolean']['input'];
  /** Reason for the teachers, at most 1,000 characters. Required for a rejection. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Decision on one student’s extension. */
export type DecidedExtension = {
  __typename: 'DecidedExtension';
  /** ID of the assignment concerned. */
  assignmentId: Scalars['ID']['output'];
  /** Decision on the extension: granted or declined. */
  status: ExtensionStatus;
  /** ID of the student concerned. */
  studentId: Scalars['ID']['output'];
};

/** Input for declining an extension request. */
export type DeclineExtensionInput = {
  /** ID of an assignment that the viewer may grade. */
  assignmentId: Scalars['ID']['input'];
  /** Reason shown to the student, 10 to 500 characters. */
  reason: Scalars['String']['input'];
  /** ID of the student who made the request. */
  studentId: Scalars['ID']['input'];
};

/** User to erase and the reason. */
export type DeletePersonInput = {
  /** ID of the user to erase. */
  personId: Scalars['ID']['input'];
  /** Reason of 3 to 300 characters, recorded in the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Deleted object. Clients remove it from their cache. */
export type Deleted = {
  __typename: 'Deleted';
  /** ID of the deleted object. It can no longer be read. */
  id: Scalars['ID']['output'];
};

/** A deleted part of a course, for clients to remove it from their cache. */
export type DeletedFromCourse = {
  __typename: 'DeletedFromCourse';
  /** The course without the deleted part, with its other parts renumbered. */
  course: Course;
  /** ID of the deleted part, for example a section or lesson. It is no longer valid. */
  id: Scalars['ID']['output'];
};

/** A study slot that its owner deleted. */
export type DeletedStudySlot = {
  __typename: 'DeletedStudySlot';
  /** Unique slot ID, with which clients can evict the slot from their caches. */
  id: Scalars['ID']['output'];
};

/** Number of failures of one kind. */
export type DeskFailure = {
  __typename: 'DeskFailure';
  /** Number of failures; 0 is the normal state. */
  count: Scalars['Int']['output'];
  /** Kind of the failures. */
  kind: DeskFailureKind;
  /** Time of the latest failure. Null if none, or if failures are only counted. */
  latestAt: Maybe<Scalars['DateTime']['output']>;
  /** Total number of operations, including successful ones. Null if not meaningful. */
  outOf: Maybe<Scalars['Float']['output']>;
};

/** Kind of system failure that requires attention. */
export type DeskFailureKind =
  /** Backups that failed or were found damaged since the last complete one. */
  | 'BACKUPS'
  /** Jobs that used up their attempts and wait for a decision. */
  | 'DEAD_LETTERS'
  /** Restore drills that failed since the last successful one. */
  | 'DRILLS'
  /** Requests of the last 24 hours that failed on the server. */
  | 'FAILED_REQUESTS';

/** Work queue of the administration, with its size and urgency. */
export type DeskQueue = {
  __typename: 'DeskQueue';
  /** Total amount of the items in đồng. Null if the queue is empty or not about money. */
  amount: Maybe<Scalars['Vnd']['output']>;
  /** Number of items in the queue. */
  count: Scalars['Int']['output'];
  /** Kind of work in the queue. */
  kind: DeskQueueKind;
  /** Earliest deadline in the queue, possibly in the past. Null if no item has one. */
  nextDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Time since which the oldest item waits. Null if the queue is empty. */
  oldestAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of items past their deadline. */
  overdueCount: Scalars['Int']['output'];
};

/** Kind of work that waits for administrators. */
export type DeskQueueKind =
  /** Reported comments and ratings. */
  | 'CONTENT_REPORTS'
  /** Courses and revisions submitted for review. */
  | 'COURSE_REVIEWS'
  /** Payments charged back by the buyer’s bank. */
  | 'DISPUTES'
  /** Orders with payments that do not match. */
  | 'DOUBTS'
  /** E-invoices that were rejected, or about which the provider does not answer. */
  | 'E_INVOICES'
  /** Payouts requested by teachers. */
  | 'PAYOUTS'
  /** Requests of people about their personal data that wait for an answer. */
  | 'PRIVACY_REQUESTS'
  /** Refunds that the platform decides, and refunds whose transfer failed. */
  | 'REFUNDS'
  /** Identities of sellers that wait for verification. */
  | 'SELLERS'
  /** Payments that match no order yet, or that are to be returned. */
  | 'SUSPENSE'
  /** Questions to support from users and guests that wait for a response. */
  | 'TICKETS';

/** Confirmation of the viewer’s identity for disabling two-step sign-in. */
export type DisableAuthenticatorInput = {
  /** Code of the authenticator app or a recovery code. */
  code: Scalars['String']['input'];
  /** Password of the viewer. Omit it if the account has none. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The teacher’s rejection of a refund, after which the platform decides. */
export type DisagreeWithRefundInput = {
  /** Reason, visible to the buyer and the platform. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** ID of a refund that awaits the teacher. */
  refundId: Scalars['ID']['input'];
};

/** Jobs that will not run again. */
export type DiscardDeadLettersInput = {
  /** Dead letter IDs, as returned by `deadLetters`; 1 to 100. */
  deadLetterIds: Array<Scalars['ID']['input']>;
  /** Reason of 3 to 300 characters, recorded in the audit log. */
  reason: Scalars['String']['input'];
};

/** Document whose drafts are deleted. */
export type DiscardLegalDraftInput = {
  /** Subject of the document. */
  kind: LegalDocumentKind;
};

/** Numbered page of rows, with the total number. */
export type DisputePage = {
  __typename: 'DisputePage';
  /** Rows of this page, in the requested order. */
  items: Array<DisputeView>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Status of a dispute with a buyer’s bank. */
export type DisputeStatus =
  /** The bank keeps the money; the sale counts as refunded. */
  | 'LOST'
  /** The bank has provisionally taken the money back; the platform can submit evidence. */
  | 'OPEN'
  /** The bank returned the money; the sale remains. */
  | 'WON';

/** A dispute with a buyer’s bank about a paid course or teacher package. */
export type DisputeView = {
  __typename: 'DisputeView';
  /** Amount that the bank took back, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** Full name of the buyer. */
  buyerName: Scalars['String']['output'];
  /** Last day, in Vietnam, on which the bank accepts evidence. */
  deadline: Scalars['Date']['output'];
  /** Time of the decision. Null while the dispute is open. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The bank’s statement about its decision. Null while the dispute is open. */
  decisionNote: Maybe<Scalars['String']['output']>;
  /** Evidence for the sale. Null until it is entered. */
  evidence: Maybe<Scalars['String']['output']>;
  /** The gateway that reported the dispute. */
  gateway: PaymentGateway;
  /** Unique dispute ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Part of the amount that the platform bears if the dispute is lost, in đồng: money refunded before, or earned with used days of a package. */
  loss: Scalars['Vnd']['output'];
  /** Dispute number to quote, for example TS-1126-0003. */
  number: Scalars['String']['output'];
  /** Time at which an administrator entered the dispute. */
  openedAt: Scalars['DateTime']['output'];
  /** ID of the disputed order. */
  orderId: Scalars['ID']['output'];
  /** Number of the disputed order, to quote. */
  orderNumber: Scalars['String']['output'];
  /** The platform’s reference of the disputed payment. */
  paymentReference: Scalars['String']['output'];
  /** The gateway’s own case number. */
  reference: Scalars['String']['output'];
  /** Current status of the dispute. */
  status: DisputeStatus;
  /** Full name of the course’s teacher. Null for a package. */
  teacherName: Maybe<Scalars['String']['output']>;
  /** Title of the course or package at the time of the order. */
  title: Scalars['String']['output'];
};

/** File of an e-invoice to download. */
export type DownloadEInvoiceInput = {
  /** ID of an accepted e-invoice. */
  invoiceId: Scalars['ID']['input'];
  /** Format of the file. */
  type: EInvoiceFileType;
};

/** Temporary download link for a file. */
export type DownloadLink = {
  __typename: 'DownloadLink';
  /** Time at which the link expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Download URL of the same file as an Excel workbook, below the platform’s own. Null if none exists, for instance in the layout for programs. */
  spreadsheetUrl: Maybe<Scalars['String']['output']>;
  /** Download URL, below the platform’s own. Requires no access token. */
  url: Scalars['String']['output'];
};

/** Period of a certificate of the viewer’s withheld taxes. */
export type DownloadMyTaxCertificateInput = {
  /** A year such as `2026`, or a month such as `2026-10`. */
  period: Scalars['String']['input'];
};

/** Certificate of the taxes withheld from a teacher. */
export type DownloadTaxCertificateInput = {
  /** A year such as `2026`, or a month such as `2026-10`. */
  period: Scalars['String']['input'];
  /** ID of the teacher from whom taxes were withheld. */
  teacherId: Scalars['ID']['input'];
};

/** Kind of draft that the assistant can write. */
export type DraftKind =
  /** Sentences of a course to which a reviewer might object. */
  | 'CHECK'
  /** Paragraphs that describe the content of a course. */
  | 'DESCRIPTION'
  /** Skills that students of a course will acquire. */
  | 'OUTCOMES'
  /** An image that can be used as the cover of a course. */
  | 'PICTURE'
  /** Quiz questions about the text of a lesson. */
  | 'QUESTIONS';

/** A generated drawing. It is not stored until it is uploaded. */
export type Drawing = {
  __typename: 'Drawing';
  /** SVG document without external resources. */
  svg: Scalars['String']['output'];
  /** Index of the variant, from 0. */
  variant: Scalars['Int']['output'];
};

/** Shapes and colours for drawing a course cover. */
export type DrawnMotif =
  /** Bars and discs in slate. */
  | 'ARTS'
  /** Rising columns in amber. */
  | 'BUSINESS'
  /** Quarter circles in leaf green. */
  | 'CODE'
  /** Dots and lines in indigo. */
  | 'DATA'
  /** Petals and discs in plum. */
  | 'DESIGN'
  /** Scales and bowls in clay red. */
  | 'FOOD'
  /** Hills and a sun in moss green. */
  | 'HEALTH'
  /** Rings and bubbles in sky blue. */
  | 'LANGUAGE';

/** Status of a restore drill. */
export type DrillStatus =
  /** A check failed; see `fault`. */
  | 'FAILED'
  /** All checks of the drill passed. */
  | 'PASSED'
  /** The backup is being restored and checked. */
  | 'RUNNING'
  /** The drill was not possible on this server; see `fault`. */
  | 'SKIPPED';

/** Step of a restore drill with its result. */
export type DrillStep = {
  __typename: 'DrillStep';
  /** Number of checked items, in the unit of the kind. */
  count: Scalars['Float']['output'];
  /** True if the step found no problem. */
  isPassed: Scalars['Boolean']['output'];
  /** Kind of check that the step performs. */
  kind: DrillStepKind;
  /** Duration of the step in milliseconds. */
  ms: Scalars['Int']['output'];
};

/** Step of a restore drill, in this order. */
export type DrillStepKind =
  /** Comparison of every byte with its checksum; `count` is bytes. */
  | 'CHECKSUMS'
  /** Comparison of a sample of files; `count` is files. */
  | 'FILES'
  /** Consistency checks of the ledger; `count` is ledger entries. */
  | 'LEDGER'
  /** Signing in and opening a course in the restored application; `count` is successful requests. */
  | 'PROGRAM'
  /** Restore of the rows into a temporary database; `count` is rows. */
  | 'RESTORE';

/** Schedule for opening a lesson to enrolled students. */
export type Drip =
  /** Opens for all students at the same time. */
  | 'DATE'
  /** Open from the enrolment on. */
  | 'NONE'
  /** Opens a number of days after each student’s enrolment. */
  | 'RELATIVE';

/** Course of which a copy is made. */
export type DuplicateCourseInput = {
  /** ID of a course that the viewer owns. */
  courseId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Lesson of which a copy is made. */
export type DuplicateLessonInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the lesson to copy, in a course of the viewer. */
  lessonId: Scalars['ID']['input'];
};

/** Electronic invoice of one paid order line, its adjustment after a refund, or the platform’s fee in a month, by law. */
export type EInvoice = {
  __typename: 'EInvoice';
  /** Time at which the tax office accepted it. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Amount in đồng, tax included. Negative for an adjustment. */
  amount: Scalars['Vnd']['output'];
  /** Postal address of the buyer. */
  buyerAddress: Maybe<Scalars['String']['output']>;
  /** Name of the person or company on the e-invoice. */
  buyerName: Scalars['String']['output'];
  /** Tax code or personal number of the buyer. */
  buyerTaxCode: Maybe<Scalars['String']['output']>;
  /** Time at which it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** Calls in a row that the provider did not answer. */
  failures: Scalars['Int']['output'];
  /** First day of the month whose fee it invoices. Null for sales. */
  feeMonth: Maybe<Scalars['Date']['output']>;
  /** Time at which its PDF and XML were stored. Null until they can be downloaded. */
  filedAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique e-invoice ID, and the reference at the provider. Immutable. */
  id: Scalars['ID']['output'];
  /** Title of the course at the time of the order, or the fee and its month. */
  item: Scalars['String']['output'];
  /** Kind of the e-invoice. */
  kind: EInvoiceKind;
  /** Time of the next call to the provider. Null if none is due. */
  nextAt: Maybe<Scalars['DateTime']['output']>;
  /** Number within the series. Null until it is numbered. */
  number: Maybe<Scalars['String']['output']>;
  /** Time at which the provider numbered it. */
  numberedAt: Maybe<Scalars['DateTime']['output']>;
  /** ID of the order whose line it invoices. Null for fees. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of the order, to quote. Null for fees. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Party that rejected it. Null otherwise. */
  rejectedBy: Maybe<EInvoiceRejector>;
  /** Reason of the rejection, in the words of the rejecting party. */
  rejection: Maybe<Scalars['String']['output']>;
  /** Code that the rejecting party stated. Null without one. */
  rejectionCode: Maybe<Scalars['String']['output']>;
  /** The e-invoice that replaced it. Null otherwise. */
  replacement: Maybe<EInvoice>;
  /** ID of the rejected e-invoice that it replaces. Null otherwise. */
  replacesId: Maybe<Scalars['ID']['output']>;
  /** Seller at the time of the sale. */
  seller: EInvoiceSeller;
  /** Name of the teacher at the time of the sale. Null if the platform is the seller. */
  sellerName: Maybe<Scalars['String']['output']>;
  /** Tax code of the teacher at the time of the sale. Null if it is unknown or the platform sells. */
  sellerTaxCode: Maybe<Scalars['String']['output']>;
  /** Time at which it was first sent. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Series of the number. Null until it is numbered. */
  series: Maybe<Scalars['String']['output']>;
  /** Current status of the e-invoice. */
  status: EInvoiceStatus;
  /** Its latest 60 steps, latest first. */
  steps: Array<EInvoiceStep>;
  /** Subject of the e-invoice. */
  subject: EInvoiceSubject;
  /** Code of the tax office. Null until it is accepted. */
  taxCode: Maybe<Scalars['String']['output']>;
  /** Treatment under value added tax at the time of the sale. */
  vat: VatTreatment;
  /** Value added tax within `amount`, in đồng. */
  vatAmount: Scalars['Vnd']['output'];
};

/** Figures of all e-invoices. */
export type EInvoiceFigures = {
  __typename: 'EInvoiceFigures';
  /** Total of the e-invoices less the paid lines and returned money since invoicing began, in đồng. Any value but 0 is a fault. */
  difference: Scalars['Vnd']['output'];
  /** True if the provider is simulated. Its e-invoices have no legal force. */
  isSimulated: Scalars['Boolean']['output'];
  /** Name of the provider. Null if none is configured: drafts wait until one is. */
  providerName: Maybe<Scalars['String']['output']>;
  /** Rejected e-invoices that an administrator has to handle. */
  rejected: Scalars['Int']['output'];
  /** E-invoices for which the provider has failed to answer several times. */
  silent: Scalars['Int']['output'];
  /** First day of invoicing in Vietnam. Orders paid before have no e-invoice. Null: invoicing is off. */
  startsOn: Maybe<Scalars['Date']['output']>;
  /** E-invoices recorded today in Vietnam. */
  today: Scalars['Int']['output'];
  /** Those of today that the tax office has accepted. */
  todayAccepted: Scalars['Int']['output'];
  /** Total of the e-invoices recorded today, in đồng. */
  todayAmount: Scalars['Vnd']['output'];
  /** Terms, and current and future tax rates, that no accountant has confirmed. */
  unconfirmedTerms: Scalars['Int']['output'];
  /** E-invoices that the tax office has not accepted yet, without the rejected ones. */
  waiting: Scalars['Int']['output'];
  /** Time at which the oldest of them was recorded. Null if there is none. */
  waitingSince: Maybe<Scalars['DateTime']['output']>;
};

/** File of an e-invoice. */
export type EInvoiceFileType =
  /** Copy for people to read. */
  | 'PDF'
  /** The signed document, which has legal force. */
  | 'XML';

/** Group of e-invoices for administrators. */
export type EInvoiceGroup =
  /** Rejected, or several times without an answer of the provider. */
  | 'NEEDS_PERSON'
  /** Not yet accepted by the tax office, and in progress. */
  | 'WAITING';

/** Kind of an e-invoice. */
export type EInvoiceKind =
  /** Lowers the invoice of the same order line, because its money was returned. Its amount is negative. */
  | 'ADJUSTMENT'
  /** The first invoice of a sale or of a fee. */
  | 'ORIGINAL'
  /** The invoice of a sale or of a fee, after an earlier one was rejected. */
  | 'REPLACEMENT';

/** One number of a series. */
export type EInvoiceNumber = {
  __typename: 'EInvoiceNumber';
  /** ID of its e-invoice. Null for a gap. */
  invoiceId: Maybe<Scalars['ID']['output']>;
  /** Number within the series. */
  number: Scalars['Int']['output'];
  /** Status of its e-invoice. Null for a gap. */
  status: Maybe<EInvoiceStatus>;
};

/** Numbered page of rows, with the total number. */
export type EInvoicePage = {
  __typename: 'EInvoicePage';
  /** Rows of this page, in the requested order. */
  items: Array<EInvoice>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Party that rejected an e-invoice. */
export type EInvoiceRejector =
  /** The e-invoice provider. It has no number. */
  | 'PROVIDER'
  /** The tax office. The provider had numbered it. */
  | 'TAX_OFFICE';

/** Seller of a course on its e-invoice. */
export type EInvoiceSeller =
  /** The operator of the platform. */
  | 'PLATFORM'
  /** The teacher of the course. */
  | 'TEACHER';

/** Series of e-invoice numbers. */
export type EInvoiceSeries = {
  __typename: 'EInvoiceSeries';
  /** Lowest number of a known e-invoice. */
  first: Scalars['Int']['output'];
  /** Numbers between both that no e-invoice has. */
  gaps: Scalars['Int']['output'];
  /** Highest number of a known e-invoice. */
  last: Scalars['Int']['output'];
  /** Symbol of the series. */
  series: Scalars['ID']['output'];
};

/** Status of an e-invoice. The provider’s acceptance is not the tax office’s acceptance. */
export type EInvoiceStatus =
  /** Accepted by the tax office. */
  | 'ACCEPTED'
  /** Cancelled before it was valid, because the money was returned. */
  | 'CANCELLED'
  /** Recorded with the payment, the refund or the end of the month; not sent yet. */
  | 'DRAFT'
  /** Signed and numbered by the provider. The tax office has not accepted it yet. */
  | 'NUMBERED'
  /** Rejected by `rejectedBy`. An administrator must act. */
  | 'REJECTED'
  /** Rejected, and replaced by another e-invoice. */
  | 'REPLACED'
  /** Sent to the provider, or about to be sent; it has no number yet. */
  | 'SENT';

/** One step in the history of an e-invoice. */
export type EInvoiceStep = {
  __typename: 'EInvoiceStep';
  /** Time of the step. */
  at: Scalars['DateTime']['output'];
  /** Details of the step, for instance a tracking code or an error. */
  detail: Maybe<Scalars['String']['output']>;
  /** Unique step ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Event that the step records. */
  kind: EInvoiceStepKind;
};

/** Kind of a step in the history of an e-invoice. */
export type EInvoiceStepKind =
  /** Accepted by the tax office. */
  | 'ACCEPTED'
  /** An administrator asked the provider. */
  | 'ASKED'
  /** Cancelled, because the money was returned. */
  | 'CANCELLED'
  /** Received by the provider. */
  | 'CREATED'
  /** Recorded with the payment, refund, end of the month or replacement. */
  | 'DRAFTED'
  /** PDF and XML stored, and the buyer notified. */
  | 'FILED'
  /** Signature and issue requested from the provider. */
  | 'ISSUED'
  /** The provider did not answer, or its answer could not be trusted. */
  | 'NO_ANSWER'
  /** Numbered by the provider. */
  | 'NUMBERED'
  /** Lowered before it was sent, because a part of the money was returned. */
  | 'REDUCED'
  /** Rejected; `detail` states why. */
  | 'REJECTED'
  /** Replaced by another e-invoice. */
  | 'REPLACED'
  /** Is being sent to the provider. */
  | 'SENT';

/** Subject of an e-invoice. */
export type EInvoiceSubject =
  /** The platform’s share of the sales of a teacher in a month. */
  | 'PLATFORM_FEE'
  /** A course that a buyer has paid. */
  | 'SALE';

/** Terms of invoicing from a day on, for courses of one class of teachers. Invoicing begins with the first ones. */
export type EInvoiceTerm = {
  __typename: 'EInvoiceTerm';
  /** Time at which the confirmation was recorded. */
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** Accountant who confirmed the terms. Null while they await confirmation. */
  confirmedBy: Maybe<Scalars['String']['output']>;
  /** Time at which the terms were entered. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique ID of the terms. Immutable. */
  id: Scalars['ID']['output'];
  /** Seller on the e-invoices. */
  seller: EInvoiceSeller;
  /** Class of the teachers. */
  sellerClass: SellerClass;
  /** First day in Vietnam on which paid orders follow these terms. */
  startsOn: Scalars['Date']['output'];
  /** Treatment of the sales under value added tax. */
  vat: VatTreatment;
};

/** Terms of invoicing for the courses of one class of teachers. */
export type EInvoiceTermInput = {
  /** Seller on the e-invoices. */
  seller: EInvoiceSeller;
  /** Treatment under value added tax. There is no default. */
  vat: VatTreatment;
};

/** Current balances of a teacher in the ledger. */
export type EarningsOverview = {
  __typename: 'EarningsOverview';
  /** Bank account for payouts to the viewer. Null until one is added. */
  account: Maybe<PayoutDestination>;
  /** Amount available for payout, in đồng. */
  available: Scalars['Vnd']['output'];
  /** Amounts that become available by day, earliest first. */
  coming: Array<ComingRelease>;
  /** Amount on hold during the refund period, in đồng. */
  held: Scalars['Vnd']['output'];
  /** Amount of payouts in progress, in đồng. */
  inPayout: Scalars['Vnd']['output'];
  /** Amount that the teacher owes because of refunds after payouts, in đồng. */
  owed: Scalars['Vnd']['output'];
  /** Total amount paid out, in đồng. */
  paid: Scalars['Vnd']['output'];
};

/** Totals of the sales in a day, week or month. */
export type EarningsPoint = {
  __typename: 'EarningsPoint';
  /** Total of the teacher’s shares, in đồng. */
  earned: Scalars['Vnd']['output'];
  /** Part of `earned` that was since refunded to buyers, in đồng. */
  givenBack: Scalars['Vnd']['output'];
  /** Total price of the sales, in đồng. */
  gross: Scalars['Vnd']['output'];
  /** Remaining earnings in đồng: `earned` minus `givenBack`. */
  net: Scalars['Vnd']['output'];
  /** Number of sales, including refunded ones. */
  sales: Scalars['Int']['output'];
  /** First day of the interval, in Vietnam time. */
  start: Scalars['Date']['output'];
};

/** Length of the interval for each point of a chart. */
export type EarningsStep =
  /** One day in Vietnam time. */
  | 'DAY'
  /** One month in Vietnam time. */
  | 'MONTH'
  /** One week from Monday to Sunday, in Vietnam time. */
  | 'WEEK';

/** Unsaved input of the viewer in a form. Visible to that person only. */
export type EditDraft = {
  __typename: 'EditDraft';
  /** Version of the course or lesson on which the draft is based. */
  baseVersion: Scalars['Int']['output'];
  /** JSON text of the form, as sent by the client. */
  content: Scalars['String']['output'];
  /** Unique draft ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Pictures in the text of the draft, unordered. */
  pictures: Array<CoursePicture>;
  /** Time at which the draft was last stored. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the draft, for `expectedVersion`. Increases each time the draft is stored. */
  version: Scalars['Int']['output'];
};

/** Subject of a draft. Exactly one of the fields is required. */
export type EditDraftSubjectInput =
  /** ID of the viewer’s course. */
  { courseId: Scalars['ID']['input']; lessonId?: never; }
  |  /** ID of a lesson in the viewer’s course. */
  { courseId?: never; lessonId: Scalars['ID']['input']; };

/** School or course that a user attended. */
export type Education = {
  __typename: 'Education';
  /** Degree or certificate that the user obtained. */
  degree: Maybe<Scalars['String']['output']>;
  /** Field of study, for example mathematics. */
  field: Maybe<Scalars['String']['output']>;
  /** First year of attendance, four digits. */
  from: Maybe<Scalars['Int']['output']>;
  /** Name of the school. */
  school: Scalars['String']['output'];
  /** Last year of attendance. Null while it is ongoing. */
  to: Maybe<Scalars['Int']['output']>;
};

/** School or course that a user attended. */
export type EducationInput = {
  /** Degree or certificate, at most 150 characters. */
  degree?: InputMaybe<Scalars['String']['input']>;
  /** Field of study, at most 150 characters. */
  field?: InputMaybe<Scalars['String']['input']>;
  /** First year, 1900 to 2100. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the school, 1 to 150 characters. */
  school: Scalars['String']['input'];
  /** Last year, not before the first. Omit it while the period is ongoing. */
  to?: InputMaybe<Scalars['Int']['input']>;
};

/** Permission of a user with the roles that grant it. */
export type EffectivePermission = {
  __typename: 'EffectivePermission';
  /** Permission name as resource:action, for example `course:review`. */
  permission: Scalars['String']['output'];
  /** Roles that grant the permission; at least one. */
  through: Array<PermissionSource>;
};

/** Provider whose pages may be embedded in a lesson. */
export type EmbedProvider =
  /** A Canva design shared by its owner. */
  | 'CANVA'
  /** A CodePen pen with its result. */
  | 'CODEPEN'
  /** A Figma file, prototype or board. */
  | 'FIGMA'
  /** An interactive GeoGebra activity. */
  | 'GEOGEBRA'
  /** A Google document, spreadsheet, presentation or form. */
  | 'GOOGLE_DOCS'
  /** A preview of a Google Drive file. */
  | 'GOOGLE_DRIVE'
  /** An interactive Scratch project. */
  | 'SCRATCH'
  /** A Vimeo video, without tracking. */
  | 'VIMEO'
  /** A YouTube video, without cookies. */
  | 'YOUTUBE';

/** Sessions that a mutation ended. */
export type EndedSessions = {
  __typename: 'EndedSessions';
  /** Number of sessions that ended; 0 if none was active. */
  endedCount: Scalars['Int']['output'];
  /** IDs of the ended sessions, as returned by `mySessions`. */
  endedIds: Array<Scalars['ID']['output']>;
};

/** Course of an enrolment in the administration. Requires `enrolment:read-any`. */
export type EnrolledCourse = {
  __typename: 'EnrolledCourse';
  /** Unique course ID, equal to `Course.id`. */
  id: Scalars['ID']['output'];
  /** URL slug of the course. Former slugs redirect to the current one. */
  slug: Scalars['String']['output'];
  /** Current title of the course. */
  title: Scalars['String']['output'];
};

/** Student of an enrolment in the administration. Requires `enrolment:read-any`. */
export type EnrolledStudent = {
  __typename: 'EnrolledStudent';
  /** Email address of the student. Null without the permission `person:read`. */
  email: Maybe<Scalars['String']['output']>;
  /** Full name of the student, or the placeholder name of a deleted account. */
  fullName: Scalars['String']['output'];
  /** Unique person ID, equal to `Person.id`. */
  id: Scalars['ID']['output'];
};

/** A student’s enrolment in a course. */
export type Enrolment = {
  __typename: 'Enrolment';
  /** Current state of the student’s access. */
  access: EnrolmentAccess;
  /** The valid certificate, or else the one revoked most recently. Null if none was issued. */
  certificate: Maybe<Certificate>;
  /** State of the student’s certificate for this course. */
  certificateStanding: CertificateStanding;
  /** Progress in each section that has required lessons, in course order. Optional lessons do not count. */
  chapters: Array<ChapterProgress>;
  /** Time at which the student completed all required lessons, regardless of current access. Null if the course is not complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of lessons completed by their completion rules. */
  completedLessons: Scalars['Int']['output'];
  /** Number of completed lessons that the course does not require. They are not part of the percentage. */
  completedOptionalLessons: Scalars['Int']['output'];
  /** Number of completed lessons that the course requires. */
  completedRequiredLessons: Scalars['Int']['output'];
  /** Course in which the student is enrolled. */
  course: Course;
  /** Time at which the student was enrolled. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Time at which access expires, as agreed at the purchase. Null for lifetime access. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique enrolment ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Lesson opened most recently, at which to resume. Null if no lesson was opened. */
  lastLesson: Maybe<LessonOutline>;
  /** Time of the last progress report. Null before the first report. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Results of quizzes, assignments and other graded lessons, in course order. At most 100. */
  marks: Array<LessonMark>;
  /** Number of required lessons that are not complete. */
  missingLessonCount: Scalars['Int']['output'];
  /** First required lessons that are not complete, in course order. At most 20. */
  missingLessons: Array<MissingLesson>;
  /** Total length in seconds of the required lessons that are not complete. */
  missingSec: Scalars['Int']['output'];
  /** Lessons added since the student completed the course that the student has not completed, newest first. At most 20; empty if the course is not complete. New lessons do not revoke the completion. */
  newLessons: Array<LessonOutline>;
  /** Lesson at which to resume: the first one that is not complete, counted from the lesson opened most recently, or else from the beginning. Null if all lessons are complete. */
  nextLesson: Maybe<LessonOutline>;
  /** Number of the open refund that pauses the certificate. Null if there is none. */
  openRefund: Maybe<Scalars['String']['output']>;
  /** Completed required lessons as a percentage of the current required lessons of the course, rounded down. 100 once the course is completed, even if lessons are added later. */
  percentage: Scalars['Int']['output'];
  /** The viewer’s rating in any status. Null if the viewer has not rated the course. */
  rating: Maybe<Rating>;
  /** Eligibility of the viewer to rate the course or edit the rating. */
  ratingStanding: RatingStanding;
  /** Current number of lessons that the course requires. */
  requiredLessons: Scalars['Int']['output'];
  /** Source of the enrolment, such as a purchase or a gift. */
  source: EnrolmentSource;
  /** Current number of lessons in the course. */
  totalLessons: Scalars['Int']['output'];
  /** First required lesson that is not complete, if the course enforces its order. Later lessons that were not opened yet are locked until it is complete. Null otherwise. */
  waitsFor: Maybe<LessonOutline>;
};

/** State of a student’s access to a course. */
export type EnrolmentAccess =
  /** The student has access to the course. */
  | 'ACTIVE'
  /** The access period has ended. */
  | 'EXPIRED'
  /** Access was refunded or withdrawn. */
  | 'REVOKED'
  /** Access is suspended while a refund is processed. */
  | 'SUSPENDED';

/** Changed objects, in an order that is safe for incremental reading. */
export type EnrolmentChangeFeed = {
  __typename: 'EnrolmentChangeFeed';
  /** Changed objects in their current state, each once. */
  nodes: Array<ChangedEnrolment>;
  /** Position from which to continue. */
  pageInfo: ChangePageInfo;
};

/** Filter for the viewer’s enrolments. */
export type EnrolmentFilter =
  /** All enrolments in any state. */
  | 'ALL'
  /** Completed enrolments, with or without access. */
  | 'COMPLETED'
  /** Enrolments whose access has ended. */
  | 'EXPIRED'
  /** Enrolments with access that are not complete. */
  | 'IN_PROGRESS';

/** Numbered page of rows, with the total number. */
export type EnrolmentPage = {
  __typename: 'EnrolmentPage';
  /** Rows of this page, in the requested order. */
  items: Array<Enrolment>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** An enrolment of any student in any course. Requires `enrolment:read-any`. */
export type EnrolmentRecord = {
  __typename: 'EnrolmentRecord';
  /** Current state of the student’s access. */
  access: EnrolmentAccess;
  /** Time at which the student completed all required lessons, regardless of current access. Null if the course is not complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of lessons completed by their completion rules. */
  completedLessons: Scalars['Int']['output'];
  /** Course in which the student is enrolled. */
  course: EnrolledCourse;
  /** Time at which the student was enrolled. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Time at which access expires. Null for lifetime access. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique enrolment ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Last day on which the student studied, in Vietnam time. Null if the student has not studied yet. */
  lastStudiedOn: Maybe<Scalars['Date']['output']>;
  /** Source of the enrolment, such as a purchase or a gift. */
  source: EnrolmentSource;
  /** Student who is enrolled in the course. */
  student: EnrolledStudent;
};

/** Sort key for the viewer’s enrolments. */
export type EnrolmentSort =
  /** Time at which the student was enrolled. */
  | 'ENROLLED_AT'
  /** Time of the last study, or of the enrolment if the course was not studied yet. */
  | 'LAST_STUDIED'
  /** Percentage of completed required lessons. */
  | 'PERCENTAGE'
  /** Title in Vietnamese alphabetical order. */
  | 'TITLE';

/** Source of the enrolment, such as a purchase or a gift. */
export type EnrolmentSource =
  /** An administrator granted the enrolment. */
  | 'ADMIN'
  /** A coupon reduced the price to zero. */
  | 'COUPON'
  /** The course was free of charge. */
  | 'FREE'
  /** Another person gave the course as a gift. */
  | 'GIFT'
  /** The enrolment comes from a group. */
  | 'GROUP'
  /** The student paid for the course. */
  | 'PURCHASE'
  /** The owner of the course enrolled the student free of charge. */
  | 'TEACHER';

/** Effect of the erasure of a person on rows. */
export type ErasureKind =
  /** The personal columns are overwritten. */
  | 'BLANK'
  /** The rows are deleted. */
  | 'DELETE'
  /** The rows remain without the name, because a law requires them or they concern other people. */
  | 'KEEP';

/** Kind of a failure: `extensions.code` in GraphQL, `error.code` in REST. */
export type ErrorCode =
  /** The request is invalid; `details` lists invalid fields, if any (400). */
  | 'BAD_INPUT'
  /** The current state prevents the operation, or a value must be unique (409). */
  | 'CONFLICT'
  /** The viewer is signed in but lacks the right (403). */
  | 'FORBIDDEN'
  /** The code, link or object was used or has expired (410). */
  | 'GONE'
  /** Unexpected server error; `correlationId` identifies it for support (500). */
  | 'INTERNAL'
  /** A password, code or proof is wrong or missing; a refresh of the session does not help (401). */
  | 'INVALID_CREDENTIALS'
  /** The path does not support the method; the header Allow lists the supported ones (405). */
  | 'METHOD_NOT_ALLOWED'
  /** The object does not exist, or the viewer may not see it (404). */
  | 'NOT_FOUND'
  /** The body or file is too large (413). */
  | 'PAYLOAD_TOO_LARGE'
  /** A rule of the platform forbids the operation (422). */
  | 'POLICY'
  /** Too many requests; retry after `retryAfter` seconds (429). */
  | 'RATE_LIMITED'
  /** A limit per document or on simultaneous use is exceeded; the same request cannot succeed (400). */
  | 'TOO_COSTLY'
  /** The access token is missing or no longer valid (401). */
  | 'UNAUTHENTICATED'
  /** A required service is unavailable; retry after `retryAfter` seconds (503). */
  | 'UNAVAILABLE'
  /** The endpoint does not accept the content type (415). */
  | 'UNSUPPORTED_MEDIA';

/** Invalid field of the input. */
export type ErrorDetail = {
  __typename: 'ErrorDetail';
  /** Machine-readable fault of the field. */
  code: FieldFault;
  /** Path of the field in the input, for instance `salePrice` or `items.2.note`. */
  field: Scalars['String']['output'];
  /** Explanation of the fault, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Fields of `extensions` in every error. No field returns this type; it documents errors for clients and tools. */
export type ErrorExtensions = {
  __typename: 'ErrorExtensions';
  /** Kind of the failure. */
  code: ErrorCode;
  /** With INTERNAL and SAVED_UNREAD: identifies the failure for support. */
  correlationId: Maybe<Scalars['String']['output']>;
  /** With COST_LIMIT: requested and allowed cost. */
  cost: Maybe<OperationCost>;
  /** Number of objects that prevent the operation. */
  count: Maybe<Scalars['Int']['output']>;
  /** All invalid fields of the input. Null if there are none. */
  details: Maybe<Array<ErrorDetail>>;
  /** Minimum allowed value, if a limit with two ends was violated. */
  least: Maybe<Scalars['Int']['output']>;
  /** Maximum allowed value, if a limit was exceeded. */
  limit: Maybe<Scalars['Int']['output']>;
  /** Number of the affected order. */
  number: Maybe<Scalars['String']['output']>;
  /** Missing permission of the viewer. */
  permission: Maybe<Scalars['String']['output']>;
  /** Exact reason of the failure. */
  reason: ErrorReason;
  /** Seconds after which a retry may succeed. Null if a retry cannot succeed. */
  retryAfter: Maybe<Scalars['Int']['output']>;
  /** Current state that prevents the operation. */
  state: Maybe<Scalars['String']['output']>;
  /** Requested value, if a limit was exceeded. */
  value: Maybe<Scalars['Int']['output']>;
  /** Currently stored version, with STALE_VERSION. */
  version: Maybe<Scalars['Int']['output']>;
};

/** Exact reason of a failure: `extensions.reason` in GraphQL, `error.reason` in REST. New reasons are added without notice; handle unknown ones by their code. */
export type ErrorReason =
  /** CONFLICT: The enrolment no longer grants access. `state` is its current access state. */
  | 'ACCESS_ENDED'
  /** CONFLICT: Access to the course `title` now lasts `limit` days, less than the buyer was shown. Show it again. */
  | 'ACCESS_SHORTENED'
  /** FORBIDDEN: The account is suspended. Sign-in fails until an administrator restores it. */
  | 'ACCOUNT_SUSPENDED'
  /** POLICY: The account of an administrator cannot be erased until the role is removed. */
  | 'ADMINISTRATOR_ERASURE'
  /** TOO_COSTLY: The document has `value` aliases, but `limit` are allowed. */
  | 'ALIAS_LIMIT'
  /** CONFLICT: A course on sale matches all words of the search. Run the search again. */
  | 'ALREADY_FOUND'
  /** CONFLICT: The buyer is already enrolled in the course. */
  | 'ALREADY_OWNED'
  /** POLICY: The student has passed the assignment. No further work is accepted. */
  | 'ALREADY_PASSED'
  /** CONFLICT: The viewer is already a teacher. No further action is required. */
  | 'ALREADY_TEACHER'
  /** CONFLICT: The viewer already teaches the course by another invitation. */
  | 'ALREADY_TEACHES'
  /** POLICY: The gateway accepts `least` to `limit` đồng per payment, but the amount is `value`. Choose another one. */
  | 'AMOUNT_OUT_OF_RANGE'
  /** CONFLICT: The announcement ended at `since`. Create a new one. */
  | 'ANNOUNCEMENT_ENDED'
  /** POLICY: The announcement cannot be dismissed. It disappears when it ends. */
  | 'ANNOUNCEMENT_STAYS'
  /** POLICY: The student has passed the quiz and seen its answers. No further attempt is possible. */
  | 'ANSWERS_WERE_SHOWN'
  /** FORBIDDEN: Administrators have disabled API tokens. Tokens are neither created nor accepted until they are enabled again. */
  | 'API_TOKENS_OFF'
  /** UNAUTHENTICATED: The API token is unknown, revoked or expired, or its account is suspended. The owner must create another one. */
  | 'API_TOKEN_ENDED'
  /** CONFLICT: A rejection can be appealed only once. */
  | 'APPEALED_BEFORE'
  /** POLICY: The rejection could be appealed until `deadline`. */
  | 'APPEAL_TOO_LATE'
  /** POLICY: No work has been accepted since `deadline`, the student’s own cut-off time. The draft is preserved, and an extension reopens it. */
  | 'ASSIGNMENT_CLOSED'
  /** CONFLICT: Work can be submitted from `since`. */
  | 'ASSIGNMENT_NOT_OPEN'
  /** POLICY: The platform has no provider of images. An administrator must set AI_IMAGE_MODEL. */
  | 'ASSISTANT_DRAWS_NOT'
  /** POLICY: `limit` drafts of the teacher failed within 24 hours. Retry later. */
  | 'ASSISTANT_FAILS'
  /** POLICY: The platform has no provider of text. An administrator must set AI_BASE_URL and AI_MODEL. */
  | 'ASSISTANT_OFF'
  /** POLICY: Order `number` has reached its maximum of `limit` payment attempts. Wait until it expires, then buy the course again. */
  | 'ATTEMPTS_USED_UP'
  /** CONFLICT: Another tab or device has saved answers since. `version` is the current sequence number. Load the attempt, then continue from there. */
  | 'ATTEMPT_ELSEWHERE'
  /** CONFLICT: The attempt was submitted, or its time limit ended at `deadline`. Answers are no longer accepted. Load the attempt again. */
  | 'ATTEMPT_OVER'
  /** CONFLICT: The attempt is still in progress. It can be graded after submission. */
  | 'ATTEMPT_RUNNING'
  /** CONFLICT: Only a stored backup with status OK or WARNING can be verified, drilled or downloaded. */
  | 'BACKUP_NOT_WHOLE'
  /** CONFLICT: A backup is already in progress. Only one can run at a time over all processes. */
  | 'BACKUP_RUNNING'
  /** POLICY: The user is a child by the stored year of birth. Only an administrator can correct it so that the user is older. */
  | 'BIRTH_YEAR_FIXED'
  /** BAD_INPUT: The body is JSON, but not an object with named fields. */
  | 'BODY_NOT_OBJECT'
  /** PAYLOAD_TOO_LARGE: The body or the file exceeds the limit of the endpoint. */
  | 'BODY_TOO_LARGE'
  /** POLICY: The viewer has `limit` bookmarks in the course, the maximum. Delete some first. */
  | 'BOOKMARKS_FULL'
  /** RATE_LIMITED: The cost budget of `limit` per minute for the user, the API token or the anonymous IP address is exhausted on the responding process. Retry after `retryAfter` seconds. */
  | 'BUDGET_SPENT'
  /** POLICY: The cart contains no buyable course. */
  | 'CART_EMPTY'
  /** POLICY: The cart already contains `limit` courses. */
  | 'CART_FULL'
  /** CONFLICT: The case was already decided. `state` is its current state. */
  | 'CASE_DECIDED'
  /** CONFLICT: The category `title` is in use by `count` courses, revisions, coupons or subcategories. Merge or move them first. */
  | 'CATEGORY_IN_USE'
  /** POLICY: The certificate was revoked and cannot be downloaded. */
  | 'CERTIFICATE_REVOKED'
  /** POLICY: The name on the certificate has characters that the PDF cannot print. An administrator can reissue it with the name in Latin letters. */
  | 'CERTIFICATE_UNPRINTABLE'
  /** RATE_LIMITED: The gateway was queried about the order just now. Check again after `retryAfter` seconds. */
  | 'CHECKED_JUST_NOW'
  /** POLICY: A course with a failed item on its checklist cannot be approved. */
  | 'CHECKLIST_FAILS'
  /** POLICY: A course can be sent back only with a failed item on its checklist. */
  | 'CHECKLIST_PASSES'
  /** POLICY: The owner of the course can grant no more free enrolments at present. */
  | 'CLASS_FULL'
  /** INVALID_CREDENTIALS: Two-step sign-in is enabled. A code of the authenticator app or a recovery code is required. */
  | 'CODE_NEEDED'
  /** INVALID_CREDENTIALS: The code of the authenticator app or the recovery code is wrong or already used. */
  | 'CODE_WRONG'
  /** POLICY: Comments cannot be edited. They can be removed, but not hidden. */
  | 'COMMENTS_ARE_REMOVED'
  /** POLICY: A student can write at most `limit` questions and replies within an hour. */
  | 'COMMENTS_TOO_MANY'
  /** CONFLICT: The comment, or the question to which it belongs, was removed. */
  | 'COMMENT_REMOVED'
  /** CONFLICT: The decision was already appealed. `state` is the state of the appeal. */
  | 'CONTENT_APPEALED'
  /** CONFLICT: The appeal was already decided. `state` is its current state. */
  | 'CONTENT_APPEAL_DECIDED'
  /** POLICY: The period for appeals ended at `deadline`. */
  | 'CONTENT_APPEAL_LATE'
  /** UNSUPPORTED_MEDIA: The endpoint does not accept this content type. */
  | 'CONTENT_TYPE'
  /** TOO_COSTLY: The operation would cost `value`, but `limit` is allowed. Request smaller pages. */
  | 'COST_LIMIT'
  /** POLICY: The coupon expired or was deactivated. */
  | 'COUPON_ENDED'
  /** POLICY: The eligible courses cost less than `limit` đồng in total. */
  | 'COUPON_LEAST_AMOUNT'
  /** POLICY: The coupon is valid for none of these courses. */
  | 'COUPON_NOT_FOR_THESE'
  /** POLICY: The coupon is not valid yet. */
  | 'COUPON_NOT_YET'
  /** POLICY: The teacher’s package `package` allows `limit` valid coupons at a time. Deactivate one or choose a larger package. */
  | 'COUPON_QUOTA'
  /** POLICY: No coupon has this code. */
  | 'COUPON_UNKNOWN'
  /** POLICY: The buyer has reached the coupon’s limit per person. */
  | 'COUPON_USED_BY_YOU'
  /** POLICY: All uses of the coupon are taken. */
  | 'COUPON_USED_UP'
  /** POLICY: The course cannot be submitted; `details` names the missing items. */
  | 'COURSE_NOT_READY'
  /** POLICY: The teacher’s package `package` allows `limit` courses on sale or in review, and there are `value`. Take one off sale, or choose a larger package. */
  | 'COURSE_QUOTA'
  /** POLICY: The owner’s package `package` allows `limit` co-teachers in a course, and `value` have joined or are invited. Choose a larger package. */
  | 'CO_TEACHER_QUOTA'
  /** BAD_INPUT: The request could originate from a form on another site. Set the content type to JSON, or send X-Requested-With. */
  | 'CROSS_SITE'
  /** GONE: The database was restored from a backup that is older than the cursor. Discard the copy and read the feed from the beginning, without `after`. */
  | 'CURSOR_UNDONE'
  /** CONFLICT: The page is published. Unpublish it before it is deleted. */
  | 'CUSTOM_PAGE_PUBLISHED'
  /** UNAVAILABLE: The database does not respond. Retry after `retryAfter` seconds. */
  | 'DATABASE_UNREACHABLE'
  /** CONFLICT: The request is in the state given in `state` and can no longer be cancelled. */
  | 'DATA_REQUEST_NOT_WAITING'
  /** CONFLICT: A request of the same kind by this user is still in progress. */
  | 'DATA_REQUEST_OPEN'
  /** TOO_COSTLY: The nesting depth of fields exceeds `limit`. */
  | 'DEPTH_LIMIT'
  /** POLICY: The line is not paid, or its money was already returned. */
  | 'DISPUTE_NOT_PAID'
  /** CONFLICT: A drill is already in progress. Only one can run at a time over all processes. */
  | 'DRILL_RUNNING'
  /** CONFLICT: The email address is already confirmed. No further action is required. */
  | 'EMAIL_ALREADY_VERIFIED'
  /** CONFLICT: The email address belongs to another account. */
  | 'EMAIL_TAKEN'
  /** POLICY: The email address of the account must be confirmed first. */
  | 'EMAIL_UNVERIFIED'
  /** CONFLICT: The buyer’s access to the course is suspended while a refund is decided. Wait for the decision. */
  | 'ENROLMENT_SUSPENDED'
  /** CONFLICT: The course was taken in an exchange and cannot be exchanged again. */
  | 'EXCHANGED_BEFORE'
  /** POLICY: The other course is free. Request a refund and enrol in it instead. */
  | 'EXCHANGE_FOR_FREE'
  /** POLICY: The exchange would return an amount that needs two approvals. Request a refund instead. */
  | 'EXCHANGE_TOO_LARGE'
  /** POLICY: The course could be exchanged until `deadline`. */
  | 'EXCHANGE_WINDOW_OVER'
  /** POLICY: A user may have at most `limit` saved files. Delete one first. */
  | 'EXPORTS_KEPT'
  /** POLICY: A user may have at most `limit` files in progress. Wait for one or cancel it. */
  | 'EXPORTS_UNDER_WAY'
  /** GONE: The retention period is over and the file is deleted. Request a new export. */
  | 'EXPORT_EXPIRED'
  /** CONFLICT: The file is not ready or its creation failed; see `state`. */
  | 'EXPORT_NOT_READY'
  /** GONE: The file contains students of a course that the viewer no longer teaches, or is too old to determine this. Request a new export. */
  | 'EXPORT_OUTDATED'
  /** POLICY: A workbook holds at most `limit` rows, but the list has `value`. Narrow the filter or use CSV. */
  | 'EXPORT_TOO_LONG'
  /** CONFLICT: The student has already requested an extension, and no teacher has decided yet. */
  | 'EXTENSION_REQUESTED'
  /** POLICY: The tax office has not accepted the e-invoice, or its files are not stored yet. */
  | 'E_INVOICE_NOT_FILED'
  /** CONFLICT: The sentence is no longer in the course. No decision is needed. */
  | 'FINDING_GONE'
  /** POLICY: The viewer made the decision under appeal. Another moderator must decide. */
  | 'FIRST_DECIDER'
  /** POLICY: The platform does not use this gateway. paymentGateways lists the available ones. */
  | 'GATEWAY_NOT_OFFERED'
  /** UNAVAILABLE: The payment gateway does not respond. Repeat the same checkout after `retryAfter` seconds. */
  | 'GATEWAY_UNREACHABLE'
  /** CONFLICT: The Google account is linked to another account. */
  | 'GOOGLE_ACCOUNT_TAKEN'
  /** CONFLICT: Another Google account is linked to this account and must be unlinked first. */
  | 'GOOGLE_ALREADY_LINKED'
  /** CONFLICT: The email address of the Google account belongs to an existing account. The viewer must sign in with the password, then link Google. */
  | 'GOOGLE_EMAIL_TAKEN'
  /** POLICY: Google has not verified the email address of the Google account. */
  | 'GOOGLE_EMAIL_UNVERIFIED'
  /** CONFLICT: No Google account is linked, so none can be unlinked. */
  | 'GOOGLE_NOT_LINKED'
  /** CONFLICT: Sign-in with Google is not configured; see `googleSignIn.enabled`. */
  | 'GOOGLE_NOT_SET_UP'
  /** INVALID_CREDENTIALS: Google did not confirm the identity. The client must restart the sign-in with Google. */
  | 'GOOGLE_REFUSED'
  /** UNAVAILABLE: Google does not respond. Retry after `retryAfter` seconds. */
  | 'GOOGLE_UNREACHABLE'
  /** POLICY: The viewer would grant permissions that the viewer lacks. */
  | 'GRANTS_TOO_MUCH'
  /** POLICY: A study group can have at most `limit` members. */
  | 'GROUP_FULL'
  /** POLICY: The study group is only for students of the course with the title `title`. */
  | 'GROUP_OF_COURSE'
  /** CONFLICT: A guardian has consented. No further action is required. */
  | 'GUARDIAN_CONSENTED'
  /** CONFLICT: The flagged edit was decided, withdrawn or saved again. Load its current state. */
  | 'HELD_EDIT_CHANGED'
  /** TOO_COSTLY: The document has more than one `__schema` or more than `limit` `__type` fields. */
  | 'INTROSPECTION_LIMIT'
  /** BAD_INPUT: The GraphQL document or one of its variables does not match the schema. */
  | 'INVALID_DOCUMENT'
  /** BAD_INPUT: Fields are invalid; `details` lists each with a `FieldFault`. */
  | 'INVALID_FIELDS'
  /** GONE: The link of the invitation has expired. Its teacher can send a new one. */
  | 'INVITATION_EXPIRED'
  /** FORBIDDEN: The link was sent to another email address than that of the viewer’s account. */
  | 'INVITATION_OTHER'
  /** GONE: The invitation was already accepted. */
  | 'INVITATION_USED'
  /** GONE: The link is not one of an invitation: it was withdrawn, or a newer email replaced it. */
  | 'INVITATION_WITHDRAWN'
  /** CONFLICT: The draft is in the bin. Restore it first. */
  | 'IN_BIN'
  /** CONFLICT: The buyer’s bank has taken the money back, and dispute `number` about it is open. */
  | 'IN_DISPUTE'
  /** CONFLICT: The file `number` for the bank already contains this transfer. Sent manually as well, it would be paid twice. */
  | 'IN_TRANSFER_FILE'
  /** CONFLICT: The `idempotencyKey` was already used for another request. Use a new key. */
  | 'KEY_REUSED'
  /** POLICY: The change would leave no active administrator. */
  | 'LAST_ADMINISTRATOR'
  /** CONFLICT: The study group would have no leader. Another member must become a leader first. */
  | 'LAST_GROUP_LEADER'
  /** CONFLICT: The document has no Vietnamese draft. Save one first. */
  | 'LEGAL_DRAFT_MISSING'
  /** CONFLICT: A version that applies at the same time or later is published already. Choose a later time. */
  | 'LEGAL_VERSION_ANNOUNCED'
  /** CONFLICT: The course is studied in order. Lesson `lessonId` with the title `title` must be completed first. */
  | 'LESSON_IN_ORDER'
  /** CONFLICT: Progress was reported before the lesson was opened. Call `openLesson` first. */
  | 'LESSON_NOT_OPENED'
  /** CONFLICT: The lesson opens for this student at `since`. Lessons that the student has already opened stay open. */
  | 'LESSON_OPENS_LATER'
  /** CONFLICT: Students have studied the lesson, and the course is on sale. Propose its removal, which needs a review. */
  | 'LESSON_STUDIED'
  /** POLICY: The lesson has `value` words, fewer than the required minimum `limit`. */
  | 'LESSON_TOO_SHORT'
  /** GONE: The emailed link was used or has expired. Request a new one. */
  | 'LINK_GONE'
  /** CONFLICT: A live lesson can be marked as done from its start at `since`. */
  | 'LIVE_NOT_BEGUN'
  /** BAD_INPUT: The body is not JSON or is truncated. */
  | 'MALFORMED_BODY'
  /** BAD_INPUT: The URL, a header or the structure of the request is malformed. */
  | 'MALFORMED_REQUEST'
  /** CONFLICT: Another teacher with the name `title` is grading the work. */
  | 'MARKED_ELSEWHERE'
  /** POLICY: The teachers of the course have sent `limit` messages in 24 hours, the maximum. */
  | 'MESSAGES_OFTEN'
  /** METHOD_NOT_ALLOWED: The REST path exists but does not support the method; the header Allow lists the supported ones. */
  | 'METHOD_NOT_ALLOWED'
  /** POLICY: The user has an open refund, payout, held earning, debt or platform fee without an invoice, which must be settled first. */
  | 'MONEY_OPEN'
  /** POLICY: The viewer has `limit` notes in the course, the maximum. Delete some first. */
  | 'NOTES_FULL'
  /** CONFLICT: The content was not hidden or removed. `state` is the current state of the case. */
  | 'NOTHING_TO_APPEAL'
  /** POLICY: No approved payout or refund is waiting for a transfer file. */
  | 'NOTHING_TO_TRANSFER'
  /** POLICY: Notifications of this kind protect the account and cannot be turned off. */
  | 'NOTIFICATION_FIXED'
  /** CONFLICT: The lesson is of another kind. Only a lesson of kind ASSIGNMENT can have an assignment. */
  | 'NOT_AN_ASSIGNMENT'
  /** CONFLICT: The lesson is of another kind. Only a lesson of kind QUIZ can have a quiz. */
  | 'NOT_A_QUIZ'
  /** CONFLICT: The student cannot mark this lesson as done. Its completion rule is `state`. */
  | 'NOT_BY_HAND'
  /** CONFLICT: A course in the state named in `state` cannot be edited. Withdraw or unpublish it first. */
  | 'NOT_EDITABLE'
  /** FORBIDDEN: The lesson is available to enrolled students only. */
  | 'NOT_ENROLLED'
  /** NOT_FOUND: The object does not exist, or the viewer may not see it. */
  | 'NOT_FOUND'
  /** FORBIDDEN: Only leaders of the study group may do this. */
  | 'NOT_GROUP_LEADER'
  /** POLICY: The site is an academy: administrators choose its teachers, who need no packages. See `publicTerms.isAcademy`. */
  | 'NOT_IN_ACADEMY'
  /** POLICY: The course is currently not on sale. */
  | 'NOT_ON_SALE'
  /** FORBIDDEN: The viewer may read the object, but only its owner may change it. */
  | 'NOT_OWNER'
  /** POLICY: The order is not paid, so it has no bill. */
  | 'NOT_PAID_YET'
  /** FORBIDDEN: The viewer lacks a permission; `permission` names it if applicable. */
  | 'NOT_PERMITTED'
  /** FORBIDDEN: Only its author, teachers who answer for the course and moderators can remove a comment. */
  | 'NOT_YOUR_COMMENT'
  /** FORBIDDEN: Only the author of the question and the teachers who answer for the course can accept an answer. */
  | 'NOT_YOUR_QUESTION'
  /** POLICY: The student has used all `limit` attempts at the quiz. */
  | 'NO_ATTEMPTS_LEFT'
  /** CONFLICT: By the year of birth, the user is no child, so that no guardian has to consent. */
  | 'NO_CHILD'
  /** POLICY: All credits of this month are used. `limit` is the number of credits in the teacher’s package. */
  | 'NO_CREDITS'
  /** CONFLICT: The assignment has no due time that could be extended. */
  | 'NO_DEADLINE'
  /** CONFLICT: The student has no pending extension request. */
  | 'NO_EXTENSION_REQUEST'
  /** POLICY: No e-invoice provider is configured. */
  | 'NO_E_INVOICE_PROVIDER'
  /** POLICY: The viewer has no package except FREE. */
  | 'NO_PACKAGE'
  /** POLICY: The viewer has no bank account for payouts. Add one with `setPayoutAccount` first. */
  | 'NO_PAYOUT_ACCOUNT'
  /** CONFLICT: The platform does not transcode videos, because FFMPEG_PATH is not set. */
  | 'NO_STREAMS'
  /** POLICY: A tax payment requires an amount for at least one tax. */
  | 'NO_TAX_PAID'
  /** POLICY: The version has no trial period. */
  | 'NO_TRIAL'
  /** POLICY: Google is the only sign-in method of the account. Set a password before unlinking it. */
  | 'ONLY_SIGN_IN_METHOD'
  /** BAD_INPUT: The WebSocket accepts subscriptions only. Send queries and mutations over HTTP. */
  | 'ONLY_SUBSCRIPTIONS'
  /** CONFLICT: The buyer has a course of the order already, or one is no longer on sale. Return the money. */
  | 'ORDER_CANT_BE_PAID'
  /** CONFLICT: An administrator checks an earlier payment for the course, order `number`, `since` then. Do not pay again. */
  | 'ORDER_IN_DOUBT'
  /** CONFLICT: The order is in state `state` and accepts no further payment. */
  | 'ORDER_NOT_WAITING'
  /** CONFLICT: A lesson can only be moved within its own course. */
  | 'OTHER_COURSE'
  /** CONFLICT: The displayed request to restore was answered, and the teacher has sent a new one. Read that request. */
  | 'OTHER_RESTORE_REQUEST'
  /** CONFLICT: The displayed submission was withdrawn, and another one is pending. Review that submission. */
  | 'OTHER_SUBMISSION'
  /** CONFLICT: The platform was restored from a backup, and outgoing operations of this kind are on hold until an administrator releases them (releaseOutgoing). */
  | 'OUTGOING_HELD'
  /** CONFLICT: The operations are not on hold, or were just released. */
  | 'OUTGOING_RELEASED'
  /** POLICY: The target user has permissions that the viewer lacks. */
  | 'OUTRANKED'
  /** UNAVAILABLE: Too many expensive requests are queued. Retry after `retryAfter` seconds. */
  | 'OVERLOADED'
  /** FORBIDDEN: Only the owner of the course may do this, not a co-teacher. */
  | 'OWNER_ONLY'
  /** POLICY: Administrators cannot suspend or delete their own account. */
  | 'OWN_ACCOUNT'
  /** POLICY: Administrators cannot remove the administrator role from themselves. */
  | 'OWN_ADMINISTRATOR'
  /** FORBIDDEN: The comment is the viewer’s own. Authors cannot like or report their own comments. */
  | 'OWN_COMMENT'
  /** POLICY: The moderator wrote the reported content. Another moderator must decide. */
  | 'OWN_CONTENT'
  /** POLICY: Teachers cannot buy their own courses. */
  | 'OWN_COURSE'
  /** POLICY: The viewer teaches the course or would receive it. Another administrator decides. */
  | 'OWN_COURSE_MANAGED'
  /** POLICY: Administrators cannot write off their own debt. */
  | 'OWN_DEBT'
  /** POLICY: Administrators cannot decide about their own purchases or sales. */
  | 'OWN_DISPUTE'
  /** POLICY: Administrators must change their own email address with `changeEmail`. */
  | 'OWN_EMAIL'
  /** CONFLICT: The membership is the viewer’s own. Use `leaveGroup` to end it. */
  | 'OWN_MEMBERSHIP'
  /** POLICY: Administrators cannot match money to their own orders. */
  | 'OWN_ORDER'
  /** POLICY: Administrators cannot grant themselves a package or additional days. */
  | 'OWN_PACKAGE'
  /** POLICY: Administrators cannot approve payouts to themselves. */
  | 'OWN_PAYOUT'
  /** CONFLICT: The post is the viewer’s own. Authors cannot thank for their own posts. */
  | 'OWN_POST'
  /** POLICY: Administrators cannot decide about their own requests. */
  | 'OWN_PRIVACY_REQUEST'
  /** POLICY: The progress, attempt or deadline belongs to the viewer. Another teacher must decide. */
  | 'OWN_PROGRESS'
  /** FORBIDDEN: The rating was written by the viewer. Another teacher of the course must reply to it. */
  | 'OWN_RATING'
  /** POLICY: Administrators cannot decide about refunds that they would receive or bear. */
  | 'OWN_REFUND'
  /** POLICY: Teachers cannot review their own course. */
  | 'OWN_REVIEW'
  /** POLICY: Administrators cannot decide about their own identity. */
  | 'OWN_SELLER_IDENTITY'
  /** CONFLICT: An administrator checks a payment for a package, order `number`. Do not pay again. */
  | 'PACKAGE_IN_DOUBT'
  /** POLICY: The package is not sold and cannot be renewed. Choose another one. */
  | 'PACKAGE_NOT_RENEWABLE'
  /** POLICY: Only a smaller, paid package can be scheduled. Subscribe to a larger one immediately. */
  | 'PACKAGE_NOT_SMALLER'
  /** POLICY: The package is not currently sold as this version. Read `packages` again. */
  | 'PACKAGE_NOT_SOLD'
  /** POLICY: The subscription has ended. Grant a new one. */
  | 'PACKAGE_OVER'
  /** POLICY: A package can be renewed at most `limit` days before its end, from `since` on. */
  | 'PACKAGE_PAID_AHEAD'
  /** POLICY: The teacher has paid days of another package. Extend that one. */
  | 'PACKAGE_PAID_DAYS'
  /** CONFLICT: The viewer has this version of the package already. Renew it instead. */
  | 'PACKAGE_SAME'
  /** POLICY: The package is smaller than the current one, whose days are not over. Schedule it instead (schedulePackageChange, cancelPackage). */
  | 'PACKAGE_SMALLER'
  /** CONFLICT: The subscription is in state `state`, which does not allow this action. */
  | 'PACKAGE_STATE'
  /** INVALID_CREDENTIALS: The sign-in is more than 15 minutes old. The viewer must sign in again or send the password of the account. */
  | 'PASSWORD_NEEDED'
  /** INVALID_CREDENTIALS: The password sent to confirm the viewer’s identity is wrong. */
  | 'PASSWORD_WRONG'
  /** CONFLICT: No longer reported: a pending payment is replaced by the next one. It meant that the gateway had not confirmed a payment of order `number`, begun at `since`. */
  | 'PAYMENT_EXPECTED'
  /** UNAVAILABLE: The gateway did not respond about the payment of order `number`. Check again after `retryAfter` seconds. */
  | 'PAYMENT_NOT_CHECKED'
  /** CONFLICT: The waiting period of the account is over, or it is not the current account. Add another account instead. */
  | 'PAYOUT_ACCOUNT_SETTLED'
  /** POLICY: The bank account was added too recently. Approval is possible from `since`. */
  | 'PAYOUT_COOLING'
  /** POLICY: The amount exceeds the available balance of `limit` đồng. */
  | 'PAYOUT_OVER_AVAILABLE'
  /** POLICY: The amount is below the minimum payout of `limit` đồng. */
  | 'PAYOUT_TOO_SMALL'
  /** POLICY: The teacher owes `value` đồng, which future earnings settle first. */
  | 'PAYOUT_WHILE_OWING'
  /** FORBIDDEN: API tokens cannot perform this operation, regardless of their scopes. The owner must sign in. */
  | 'PERSON_NEEDED'
  /** POLICY: The owner can grant at most `limit` free enrolments of the course in 30 days, and `value` remain. Reduce the list or retry later. */
  | 'PLACES_GIVEN'
  /** CONFLICT: The course of the lesson does not use playback codes. */
  | 'PLAYBACK_UNMARKED'
  /** CONFLICT: The post, or the one to which it replies, was removed. */
  | 'POST_REMOVED'
  /** CONFLICT: The order total is now `total` instead of `value`, which the buyer was shown. Show the prices again. */
  | 'PRICE_CHANGED'
  /** CONFLICT: The request was answered before; its status is `state`. */
  | 'PRIVACY_REQUEST_ANSWERED'
  /** FORBIDDEN: An access token alone is insufficient. Confirm the viewer’s identity (proveIdentity), then retry the request with X-Identity-Proof. */
  | 'PROOF_NEEDED'
  /** CONFLICT: The quiz has no questions yet and cannot be attempted. */
  | 'QUIZ_EMPTY'
  /** FORBIDDEN: Teachers cannot rate their own course, even if they are enrolled in it. */
  | 'RATES_OWN_COURSE'
  /** POLICY: The rating has been edited `limit` times, the maximum. Earlier versions stay stored. */
  | 'RATING_EDITED_OFTEN'
  /** CONFLICT: The rating is no longer published: the course was refunded, or moderators hid or removed the rating. */
  | 'RATING_REMOVED'
  /** UNAUTHENTICATED: The refresh token is unknown. The client must sign in again. */
  | 'REFRESH_TOKEN_INVALID'
  /** UNAUTHENTICATED: The refresh token was already replaced and its successor was used, so the session was ended. The client must sign in again. */
  | 'REFRESH_TOKEN_REUSED'
  /** CONFLICT: A refund was already requested: refund `number`. */
  | 'REFUND_ASKED_BEFORE'
  /** POLICY: A certificate was issued for the course. */
  | 'REFUND_CERTIFICATE_ISSUED'
  /** POLICY: Nothing was paid for it, or it was already refunded. */
  | 'REFUND_NOT_PAID'
  /** POLICY: The progress in the course (`value` per cent) exceeds the limit of the terms (`limit`). */
  | 'REFUND_STUDIED_TOO_MUCH'
  /** CONFLICT: Refund `number` of the line is undecided, or its money is not yet returned. */
  | 'REFUND_UNDER_WAY'
  /** POLICY: A refund could be requested until `deadline`. */
  | 'REFUND_WINDOW_OVER'
  /** POLICY: The viewer has replied `limit` times to the message in 24 hours, the maximum. */
  | 'REPLIES_OFTEN'
  /** POLICY: A person can submit at most `limit` reports within a day. */
  | 'REPORTS_TOO_MANY'
  /** CONFLICT: A required lesson of a course on sale must stay required. Unpublish the course first; a reviewer then checks it again. */
  | 'REQUIRED_FOR_STUDENTS'
  /** CONFLICT: A request to restore the course is already pending. */
  | 'RESTORE_ASKED'
  /** CONFLICT: The submission was decided or withdrawn, so nobody has to review it. */
  | 'REVIEW_DECIDED'
  /** CONFLICT: The submission is no longer assigned to the displayed reviewer. Reload, and send the request again. */
  | 'REVIEW_GIVEN_BACK'
  /** CONFLICT: The submission is now assigned to `title`. Send the request again with the current reviewer to change that. */
  | 'REVIEW_TAKEN'
  /** CONFLICT: The state of the revision, named in `state`, does not allow this. Withdraw a revision in review first. */
  | 'REVISION_STATE'
  /** FORBIDDEN: The viewer co-teaches the course without the required right. */
  | 'RIGHT_LACKING'
  /** CONFLICT: The role is assigned to `count` users and must be removed from them before it is deleted. */
  | 'ROLE_HELD'
  /** CONFLICT: Another custom role has this name. */
  | 'ROLE_NAME_TAKEN'
  /** TOO_COSTLY: The operation has `value` root fields, but `limit` are allowed. */
  | 'ROOT_FIELD_LIMIT'
  /** CONFLICT: An earlier list of the course is still being processed. Retry when it has finished. */
  | 'ROSTER_RUNS'
  /** CONFLICT: The mutation failed after its commit, usually because its result could not be read. Read the changed objects before retrying. `correlationId` identifies the failure for support. */
  | 'SAVED_UNREAD'
  /** FORBIDDEN: The API token lacks the scope given in `permission`, although its owner has the permission. Use a token with the scope. */
  | 'SCOPE_MISSING'
  /** POLICY: The viewer has already approved it; another administrator must approve it as well. */
  | 'SECOND_APPROVER_NEEDED'
  /** POLICY: The viewer already approved this payout. An amount of this size requires a second administrator. */
  | 'SECOND_PERSON_NEEDED'
  /** POLICY: A section may have `limit` lessons at most. Move this lesson to another section. */
  | 'SECTION_FULL'
  /** CONFLICT: The open revision of the course removes this section, so nothing can be added to it. */
  | 'SECTION_LEAVING'
  /** CONFLICT: The section has lessons. Move or delete them first. */
  | 'SECTION_NOT_EMPTY'
  /** TOO_COSTLY: The document selects more than `limit` fields after expansion of fragments. */
  | 'SELECTION_LIMIT'
  /** CONFLICT: The identity was decided already, or the teacher has changed class, tax code or residency since the submission. */
  | 'SELLER_NOT_PENDING'
  /** POLICY: The platform requires verified sellers, and the teacher’s identity is not verified. */
  | 'SELLER_NOT_VERIFIED'
  /** POLICY: The platform requires verified sellers, and the seller of a course in the order is not. */
  | 'SELLER_OF_COURSE_NOT_VERIFIED'
  /** CONFLICT: The teacher has submitted the identity again since the viewer loaded it. */
  | 'SELLER_SUBMITTED_AGAIN'
  /** UNAUTHENTICATED: The session of the token was ended, has expired, or its account was suspended. Sign in again. */
  | 'SESSION_ENDED'
  /** POLICY: The account has no password to confirm the identity. Sign in again and retry within 15 minutes. */
  | 'SIGN_IN_AGAIN'
  /** POLICY: The site admits only people with an invitation, or with an email address of an allowed domain; see `publicTerms.signUp`. */
  | 'SIGN_UP_CLOSED'
  /** POLICY: The domain of the email address is allowed, but the address is not confirmed. Request a link (requestSignUpLink) and send its code. */
  | 'SIGN_UP_LINK_NEEDED'
  /** CONFLICT: The object was changed since `expectedVersion` was read; `version` is the current one. Read it again, then save. */
  | 'STALE_VERSION'
  /** POLICY: The user has courses on sale or in review, which must be withdrawn first. */
  | 'STILL_SELLING'
  /** CONFLICT: The delivery has not ended and is retried automatically. */
  | 'STILL_WAITING'
  /** UNAVAILABLE: The disk has no space for the file. Uploads are rejected until space is available. */
  | 'STORAGE_FULL'
  /** POLICY: The teacher’s package `package` has `limit` bytes of storage, and this file would increase the use to `value`. Choose a larger package. */
  | 'STORAGE_QUOTA'
  /** UNAVAILABLE: The file storage does not respond. Operations without files are unaffected; retry later. */
  | 'STORAGE_UNREACHABLE'
  /** POLICY: The transcoding of a video may be requested `limit` times per day. */
  | 'STREAM_TRIED_OFTEN'
  /** POLICY: A rating requires `least` minutes of study in the course. The viewer has studied `value` minutes. */
  | 'STUDY_BEFORE_RATING'
  /** CONFLICT: Another tab or device has saved the draft since. `version` is the current sequence number. Load the draft, then continue from there. */
  | 'SUBMISSION_ELSEWHERE'
  /** POLICY: The draft has neither text nor files. */
  | 'SUBMISSION_EMPTY'
  /** CONFLICT: The work was submitted and cannot be changed. `state` is its current status. */
  | 'SUBMISSION_HANDED_IN'
  /** CONFLICT: The grading of the work is not complete. Its grade cannot be released. */
  | 'SUBMISSION_NOT_MARKED'
  /** POLICY: All files in the student’s submissions and drafts may total `limit` bytes. With this file they would total `value` bytes. Removed files count for one week. */
  | 'SUBMISSION_STORAGE'
  /** CONFLICT: A submission awaits its grade. It must be graded before another one can start. */
  | 'SUBMISSION_WAITS'
  /** TOO_COSTLY: The connection has `limit` subscriptions. End one first. */
  | 'SUBSCRIPTIONS_OF_CONNECTION'
  /** TOO_COSTLY: The user has `limit` subscriptions over all connections. End one first. */
  | 'SUBSCRIPTIONS_OF_PERSON'
  /** BAD_INPUT: Subscriptions are available only over WebSocket (graphql-transport-ws). */
  | 'SUBSCRIPTION_OVER_HTTP'
  /** CONFLICT: An administrator has already decided about this money; its state is `state`. */
  | 'SUSPENSE_DECIDED'
  /** POLICY: The payment for a tax is `value` đồng, but only `limit` đồng are owed. */
  | 'TAX_OVER_OWED'
  /** CONFLICT: A payment with this reference is already recorded. */
  | 'TAX_RECORDED_BEFORE'
  /** CONFLICT: Version `version` applies now. Show it before it is accepted. */
  | 'TERMS_CHANGED'
  /** POLICY: The viewer has to accept a new version of a legal document first (`myPendingTerms`). */
  | 'TERMS_NOT_ACCEPTED'
  /** POLICY: Only two different tickets of the same requester can be merged. */
  | 'TICKETS_OF_OTHERS'
  /** CONFLICT: The ticket is closed or was merged into another one. It accepts no more messages. */
  | 'TICKET_CLOSED'
  /** GONE: The link to the ticket has expired or is invalid. Request a new link by email. */
  | 'TICKET_LINK_GONE'
  /** POLICY: The support can be rated once the ticket is resolved. */
  | 'TICKET_NOT_DONE'
  /** CONFLICT: The ticket is already in the requested state, which is `state`. */
  | 'TICKET_STATE'
  /** UNAUTHENTICATED: The access token has expired after 15 minutes. Refresh the session, then retry the request. */
  | 'TOKEN_EXPIRED'
  /** UNAUTHENTICATED: The access token is malformed or was not issued by this platform. Sign in again. */
  | 'TOKEN_INVALID'
  /** TOO_COSTLY: The document has more than `limit` lexical tokens. */
  | 'TOKEN_LIMIT'
  /** UNAUTHENTICATED: The operation requires an access token, and none was sent. Sign in. */
  | 'TOKEN_MISSING'
  /** POLICY: The person or address already has `limit` requests. */
  | 'TOO_MANY_ALERTS'
  /** POLICY: The viewer already has `limit` API tokens and must revoke an unused one first. */
  | 'TOO_MANY_API_TOKENS'
  /** RATE_LIMITED: Too many attempts of this kind. Retry after `retryAfter` seconds. */
  | 'TOO_MANY_ATTEMPTS'
  /** POLICY: There are already `limit` reply templates. Delete an unused one. */
  | 'TOO_MANY_CANNED_ANSWERS'
  /** POLICY: This level already has the maximum of `limit` categories. */
  | 'TOO_MANY_CATEGORIES'
  /** POLICY: A person may have `limit` drafts at most. Save or discard others first. */
  | 'TOO_MANY_DRAFTS'
  /** POLICY: A study group can have at most `limit` upcoming meetings. */
  | 'TOO_MANY_EVENTS'
  /** POLICY: A user may request at most `limit` files of personal data a day. */
  | 'TOO_MANY_EXPORTS'
  /** POLICY: A lesson may have `limit` files at most. */
  | 'TOO_MANY_FILES'
  /** POLICY: A study group can have at most `limit` goals that are not past. */
  | 'TOO_MANY_GOALS'
  /** POLICY: A person can be a member of at most `limit` study groups. */
  | 'TOO_MANY_GROUPS'
  /** POLICY: A course may have `limit` lessons in all of its sections at most. */
  | 'TOO_MANY_LESSONS'
  /** POLICY: The ticket has `limit` messages, the maximum. Create another ticket. */
  | 'TOO_MANY_MESSAGES'
  /** POLICY: The texts of a course may contain `limit` pictures at most. */
  | 'TOO_MANY_PICTURES'
  /** POLICY: A course can have at most `limit` questions. Remove some first. */
  | 'TOO_MANY_QUESTIONS'
  /** POLICY: The viewer has `limit` saved business reports. Delete one first. */
  | 'TOO_MANY_REPORTS'
  /** POLICY: The maximum of `limit` custom roles is reached. Delete or edit an existing role instead. */
  | 'TOO_MANY_ROLES'
  /** POLICY: The viewer already has `limit` saved comments. Delete some first. */
  | 'TOO_MANY_SAVED_COMMENTS'
  /** POLICY: A course may have `limit` sections at most. */
  | 'TOO_MANY_SECTIONS'
  /** POLICY: A person can have at most `limit` upcoming study slots. */
  | 'TOO_MANY_SLOTS'
  /** POLICY: The questions of a course may contain `limit` audio files at most. */
  | 'TOO_MANY_SOUNDS'
  /** POLICY: The platform already has the maximum of `limit` synonym groups. */
  | 'TOO_MANY_SYNONYMS'
  /** POLICY: The user has `limit` unused uploads. Use or cancel some. */
  | 'TOO_MANY_UPLOADS'
  /** POLICY: The package has reached its maximum of `limit` versions. */
  | 'TOO_MANY_VERSIONS'
  /** POLICY: The maximum of `limit` webhooks is reached. Delete an unused one first. */
  | 'TOO_MANY_WEBHOOKS'
  /** POLICY: The viewer has tried or bought a package before. */
  | 'TRIAL_USED'
  /** POLICY: The viewer has a package. Trials are only for teachers with FREE. */
  | 'TRIAL_WITH_PACKAGE'
  /** CONFLICT: Categories have two levels: `title` is a subcategory or has subcategories. */
  | 'TWO_LEVELS'
  /** CONFLICT: Two-step sign-in is enabled and must be disabled before it is set up again. */
  | 'TWO_STEP_ALREADY_ON'
  /** CONFLICT: The setup of two-step sign-in must be started before its first code is submitted. */
  | 'TWO_STEP_NOT_BEGUN'
  /** CONFLICT: Two-step sign-in is disabled, so it cannot be changed. */
  | 'TWO_STEP_OFF'
  /** INTERNAL: An unexpected error occurred on the server; `correlationId` identifies it for support. */
  | 'UNEXPECTED'
  /** BAD_INPUT: The document has no operation with this name, or has several and no name was sent. */
  | 'UNKNOWN_OPERATION'
  /** POLICY: The unused uploads and this one total `value` bytes, but `limit` are allowed. Use or cancel some. */
  | 'UPLOADS_TOO_LARGE'
  /** TOO_COSTLY: The variables or the body have more than `limit` values, or one object has more than `limit` keys. */
  | 'VALUE_LIMIT'
  /** POLICY: Administrators cannot view the platform as another administrator. */
  | 'VIEW_AS_ADMINISTRATOR'
  /** FORBIDDEN: Sign-in methods and devices are hidden while an administrator views as another user. */
  | 'VIEW_AS_PRIVATE'
  /** FORBIDDEN: Changes are not allowed while an administrator views as another user. */
  | 'VIEW_AS_READ_ONLY'
  /** POLICY: Administrators cannot view the platform as a suspended user. */
  | 'VIEW_AS_SUSPENDED'
  /** POLICY: The webhook is disabled. Enable it before replaying deliveries. */
  | 'WEBHOOK_OFF'
  /** POLICY: The wishlist already contains `limit` courses. */
  | 'WISHLIST_FULL'
  /** POLICY: The write-off is `value` đồng, but the teacher owes only `limit` đồng. */
  | 'WRITE_OFF_OVER_OWED'
  /** CONFLICT: A write-off for this teacher is waiting for a second administrator and must be decided first. */
  | 'WRITE_OFF_PROPOSED'
  /** INVALID_CREDENTIALS: The email address or the password is wrong. The response does not reveal which. */
  | 'WRONG_CREDENTIALS'
  /** CONFLICT: The current state, named in `state`, does not allow this action. */
  | 'WRONG_STATE';

/** Exchange of a course bought by mistake for another one. */
export type ExchangeCourseInput = {
  /** Account for a returned difference. Required if it cannot be returned by the original payment method. */
  bankAccount?: InputMaybe<BankAccountInput>;
  /** ID of the course taken in exchange. */
  courseId: Scalars['ID']['input'];
  /** Access length of the new course that the buyer was shown. CONFLICT: it is shorter now. */
  expectedAccess?: InputMaybe<ExpectedAccessInput>;
  /** Price in đồng that the buyer was shown. CONFLICT: it has changed. */
  expectedPrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** Payment gateway. Required if a difference is to be paid. */
  gateway?: InputMaybe<PaymentGateway>;
  /** Key made by the client; a repeated request with the same key returns the first result. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** ID of the order line whose course is returned. */
  lineId: Scalars['ID']['input'];
};

/** Amounts of a possible exchange at current prices. */
export type ExchangeOffer = {
  __typename: 'ExchangeOffer';
  /** Days of access to the new course. Null if access never ends. */
  accessDays: Maybe<Scalars['Int']['output']>;
  /** ID of the course to take in exchange. */
  courseId: Scalars['ID']['output'];
  /** True if a bank account is required for the returned amount. */
  needsBankAccount: Scalars['Boolean']['output'];
  /** Amount paid for the course to return, in đồng. */
  paid: Scalars['Vnd']['output'];
  /** Current price of the new course, sales included, in đồng. */
  price: Scalars['Vnd']['output'];
  /** Additional amount to pay, in đồng. */
  toPay: Scalars['Vnd']['output'];
  /** Amount returned to the buyer, in đồng. */
  toReturn: Scalars['Vnd']['output'];
};

/** Length of access to a course that the buyer was shown. */
export type ExpectedAccessInput = {
  /** Days of access that were shown. Omitted: access that never ends. */
  accessDays?: InputMaybe<Scalars['Int']['input']>;
  /** ID of a course to buy. */
  courseId: Scalars['ID']['input'];
};

/** Position that a user held. */
export type Experience = {
  __typename: 'Experience';
  /** Name of the company. */
  company: Scalars['String']['output'];
  /** Description of the work, written by the user. */
  description: Maybe<Scalars['String']['output']>;
  /** First year in the position, four digits. */
  from: Maybe<Scalars['Int']['output']>;
  /** Title of the position. */
  title: Maybe<Scalars['String']['output']>;
  /** Last year in the position. Null while it is ongoing. */
  to: Maybe<Scalars['Int']['output']>;
};

/** Position that a user held. */
export type ExperienceInput = {
  /** Name of the company, 1 to 150 characters. */
  company: Scalars['String']['input'];
  /** Description of the work, at most 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** First year, 1900 to 2100. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** Title of the position, at most 150 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Last year, not before the first. Omit it while the period is ongoing. */
  to?: InputMaybe<Scalars['Int']['input']>;
};

/** Audit log entries to export. */
export type ExportAuditLogInput = {
  /** Filter conditions. If omitted, all entries are exported. */
  filter?: InputMaybe<AuditFilter>;
  /** Layout of columns and values: for spreadsheets or for programs. */
  layout?: ExportLayout;
};

/** Subject and period of the business report to export. */
export type ExportBusinessReportInput = {
  /** Earlier period to compare with. Omitted: none. */
  comparison?: InputMaybe<ReportComparison>;
  /** First day, in Vietnam time. Ignored with `period`. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Subject of the report. */
  kind: BusinessReportKind;
  /** Period relative to today. Omitted: the days from `from` to `to`. */
  period?: InputMaybe<ReportPeriod>;
  /** Length of the rows. Applies to the kinds SALES and TAXES. */
  step?: ReportStep;
  /** Last day, in Vietnam time. Ignored with `period`. The report covers at most 1,100 days, or 92 days in rows of one day. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** List to export and its filter conditions. Exactly one field is required. */
export type ExportContentInput =
  /** Audit log entries; requires the permission audit:export. */
  { auditLog: ExportAuditLogInput; courses?: never; orders?: never; people?: never; students?: never; }
  |  /** Courses; requires the permission course:export. */
  { auditLog?: never; courses: ExportCoursesInput; orders?: never; people?: never; students?: never; }
  |  /** Orders; requires the permission order:export. */
  { auditLog?: never; courses?: never; orders: ExportOrdersInput; people?: never; students?: never; }
  |  /** Users; requires the permission person:export. */
  { auditLog?: never; courses?: never; orders?: never; people: ExportPeopleInput; students?: never; }
  |  /** Students of the viewer; requires the permission course:read-own. */
  { auditLog?: never; courses?: never; orders?: never; people?: never; students: ExportTaughtStudentsInput; };

/** Selection and order of exported courses. */
export type ExportCoursesInput = {
  /** Only courses with these IDs, at most 200. */
  courseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Filter of the courses. Omitted: all courses. */
  filter?: InputMaybe<ManagedCourseFilter>;
  /** Field by which the rows are sorted. */
  sortBy?: ManagedCourseSort;
  /** Sort direction of the rows. */
  sortOrder?: SortOrder;
};

/** Reason why the creation of a saved file failed. */
export type ExportFault =
  /** The processes that wrote the file ended before it was complete. */
  | 'INTERRUPTED'
  /** The requesting user no longer has the permission to export this list. */
  | 'NOT_PERMITTED'
  /** The list exceeds the capacity of a worksheet. */
  | 'TOO_LONG'
  /** Every attempt failed unexpectedly; the server log has details. */
  | 'UNEXPECTED';

/** Format of a saved file. */
export type ExportForm =
  /** CSV text with one line per row, of any length. */
  | 'CSV'
  /** Excel workbook with one sheet of at most 1,048,575 rows. */
  | 'XLSX';

/** Layout of the columns and values in an exported file. */
export type ExportLayout =
  /** Layout for spreadsheets: headings and labels in the language of the request, times in Vietnam time, a byte order mark, and an apostrophe before values that look like a formula. */
  | 'PEOPLE'
  /** Layout for programs: IDs, stable English headers, codes instead of labels, UTC timestamps as 2026-11-20T07:05:00.000Z, and UTF-8 without a byte order mark. Values are not escaped for spreadsheets; do not open the file in one. */
  | 'PROGRAM';

/** List that a saved file contains. */
export type ExportList =
  /** Audit log entries of the platform. */
  | 'AUDIT_LOG'
  /** Courses in any state, for administrators. */
  | 'COURSES'
  /** Orders with their billing details and payments. */
  | 'ORDERS'
  /** All users, for administrators. */
  | 'PEOPLE'
  /** Students of the courses that the viewer teaches. */
  | 'STUDENTS';

/** Contents and layout of the file. */
export type ExportOrdersInput = {
  /** Filter of the orders. Omitted: all orders. */
  filter?: InputMaybe<OrderFilter>;
  /** Layout of columns and values: for spreadsheets or for programs. */
  layout?: ExportLayout;
};

/** Users to export and their order. */
export type ExportPeopleInput = {
  /** Filter conditions. If omitted, all users are exported. */
  filter?: InputMaybe<PersonFilter>;
  /** Layout of columns and values: for spreadsheets or for programs. */
  layout?: ExportLayout;
  /** IDs of the only users to export; at most 500. */
  personIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Field to sort the rows by. */
  sortBy?: PersonSort;
  /** Direction in which the rows are sorted. */
  sortOrder?: SortOrder;
};

/** Size of a list to export. */
export type ExportSize = {
  __typename: 'ExportSize';
  /** True if the list is short enough for an immediate download without a saved file. */
  isShort: Scalars['Boolean']['output'];
  /** Current number of rows. */
  rowCount: Scalars['Int']['output'];
};

/** State of a saved file. */
export type ExportState =
  /** The retention period is over and the file is deleted. */
  | 'EXPIRED'
  /** Creation failed; see `fault`. */
  | 'FAILED'
  /** Queued, usually for seconds. */
  | 'QUEUED'
  /** Ready for download until `expiresAt`. */
  | 'READY'
  /** Rows are being written; see `rowsDone`. */
  | 'RUNNING';

/** Input for exporting a teacher’s students to a file. */
export type ExportTaughtStudentsInput = {
  /** IDs of the enrolments to export, at most 500. Defaults to all that match the filter. */
  enrolmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Filter for the students. Defaults to all students. */
  filter?: InputMaybe<TaughtStudentFilter>;
  /** Field by which the rows are sorted. */
  sortBy?: TaughtStudentSort;
  /** Direction in which the rows are sorted. */
  sortOrder?: SortOrder;
};

/** Month of a return about withheld taxes. */
export type ExportTaxReturnInput = {
  /** A closed month, such as `2026-10`. */
  month: Scalars['String']['input'];
};

/** Additional days of a package, free of charge. */
export type ExtendPackageInput = {
  /** Number of additional days, 1 to 366. */
  days: Scalars['Int']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason, visible to the teacher and recorded in the audit log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** ID of a subscription that has not ended. */
  subscriptionId: Scalars['ID']['input'];
};

/** A student’s extension request for an assignment. */
export type ExtensionRequest = {
  __typename: 'ExtensionRequest';
  /** Reply of the teacher. Null before the decision. */
  answer: Maybe<Scalars['String']['output']>;
  /** Reason stated by the student. */
  reason: Scalars['String']['output'];
  /** Time at which the student made the request. */
  requestedAt: Scalars['DateTime']['output'];
  /** Status of the request: pending, granted or declined. */
  status: ExtensionStatus;
  /** ID of the student who made the request. */
  studentId: Scalars['ID']['output'];
  /** Full name of the student as in the profile. */
  studentName: Scalars['String']['output'];
};

/** Status of a student’s extension request. */
export type ExtensionStatus =
  /** A teacher declined the extension. */
  | 'DECLINED'
  /** A teacher granted the extension. */
  | 'GRANTED'
  /** A teacher has not decided yet. */
  | 'PENDING';

/** Fault of one input field: `details[].code`. */
export type FieldFault =
  /** The URL contains a user name or a password. */
  | 'CREDENTIALS_IN_ADDRESS'
  /** The content is incomplete for this step. */
  | 'INCOMPLETE'
  /** The URL does not use HTTPS. */
  | 'INSECURE_ADDRESS'
  /** The value has a wrong type or format, or is not one of the allowed values. */
  | 'INVALID'
  /** The text has too few or too many characters. */
  | 'LENGTH'
  /** The value differs from the field that it must repeat. */
  | 'MISMATCH'
  /** The value is valid, but not allowed for this client or in this context. */
  | 'NOT_ALLOWED'
  /** The number or time is below the minimum or above the maximum. */
  | 'OUT_OF_RANGE'
  /** The URL has a port that the server does not call. */
  | 'PORT_NOT_ALLOWED'
  /** The URL resolves to a private network, which the server does not call. */
  | 'PRIVATE_ADDRESS'
  /** The required value is missing or empty. */
  | 'REQUIRED'
  /** Another object has this value, which must be unique. */
  | 'TAKEN'
  /** The password is too easy to guess. */
  | 'TOO_COMMON'
  /** The list has too many entries, or is empty but must not be. */
  | 'TOO_MANY'
  /** The value must differ from the current one. */
  | 'UNCHANGED'
  /** The endpoint has no field with this name. */
  | 'UNKNOWN_FIELD'
  /** The referenced object does not exist, or the viewer may not use it. */
  | 'UNKNOWN_REFERENCE'
  /** The text contains U+0000 or an unpaired surrogate. */
  | 'UNSUPPORTED_CHARACTERS'
  /** The content is readable, but contains something that is not allowed. */
  | 'UNSUPPORTED_CONTENT'
  /** The password or code is wrong. */
  | 'WRONG';

/** Transfer file to write into the template of a bank. */
export type FillTransferTemplateInput = {
  /** The empty template of the bank in Base64, at most 700 kB: XLSX, or CSV in UTF-8. Its header names the account, holder and amount in Vietnamese or English. */
  file: Scalars['String']['input'];
  /** File ID, as returned by `transferFiles`. */
  fileId: Scalars['ID']['input'];
};

/** A reply template in the language of a ticket, with its placeholders replaced. */
export type FilledAnswer = {
  __typename: 'FilledAnswer';
  /** Unique ID of the template that was used. */
  id: Scalars['ID']['output'];
  /** Text to send, in the language of the ticket. */
  text: Scalars['String']['output'];
  /** Title of the template in the language of the viewer. */
  title: Scalars['String']['output'];
};

/** Transfer file in the template of a bank. */
export type FilledTemplate = {
  __typename: 'FilledTemplate';
  /** Headings of columns that stay empty, because they are unknown to the platform. */
  emptyColumns: Array<Scalars['String']['output']>;
  /** Link to the workbook. */
  link: DownloadLink;
};

/** Source of a finding. Sources never decide anything. */
export type FindingSource =
  /** Provider of the assistant, after a teacher requested a check of the course. */
  | 'PROVIDER'
  /** Rules of the platform, which state their confidence. */
  | 'RULES'
  /** Sandbox simulator, which only finds superlatives. */
  | 'SIMULATED';

/** Decision of a person on a flagged sentence. */
export type FindingState =
  /** The sentence is retained, and reviewers see the finding. */
  | 'KEPT'
  /** The sentence is no longer in the course. */
  | 'MENDED'
  /** The finding is wrong. The same rule no longer flags this sentence in this course. */
  | 'MISTAKEN'
  /** No decision has been made yet. */
  | 'OPEN';

/** Payment state as reported by a gateway. */
export type GatewayAnswer =
  /** The payment was rejected or cancelled. */
  | 'FAILED'
  /** The gateway knows no such payment, because its page was not opened. */
  | 'NOT_BEGUN'
  /** The buyer has paid. */
  | 'PAID'
  /** The buyer or the bank is still processing it. */
  | 'PENDING'
  /** Money moved, but there is a problem; an administrator checks it. */
  | 'UNSURE';

/** A payment method of the platform. */
export type GatewayInfo = {
  __typename: 'GatewayInfo';
  /** Value for `gateway` in a checkout. */
  code: PaymentGateway;
  /** True for a simulator that takes no real money. */
  isSimulated: Scalars['Boolean']['output'];
  /** Minimum amount of a payment, in đồng. */
  least: Scalars['Vnd']['output'];
  /** Maximum amount of a payment, in đồng. */
  most: Scalars['Vnd']['output'];
  /** Display name of the gateway. */
  name: Scalars['String']['output'];
  /** Reason why the requested amount cannot be paid through it. Null if it can, or without an amount. */
  unavailableReason: Maybe<GatewayRefusal>;
};

/** Reason why a gateway cannot be chosen for an amount. */
export type GatewayRefusal =
  /** The amount is above the gateway’s maximum. */
  | 'AMOUNT_TOO_LARGE'
  /** The amount is below the gateway’s minimum. */
  | 'AMOUNT_TOO_SMALL';

/** Kind of a study group’s goal. */
export type GoalKind =
  /** The members study a number of minutes in total. */
  | 'MINUTES'
  /** Each member completes the required lessons of a section. */
  | 'SECTION';

/** Google account and proof that it belongs to the viewer. Exactly one field is required. */
export type GoogleAccountInput =
  /** Access token issued by Google to the platform’s client ID. */
  { accessToken: Scalars['String']['input']; code?: never; idToken?: never; tokens?: never; }
  |  /** Code that follows `#code=` in the redirect. Can be used once within ten minutes. */
  { accessToken?: never; code: Scalars['String']['input']; idToken?: never; tokens?: never; }
  |  /** ID token issued by Google to the platform’s client ID. */
  { accessToken?: never; code?: never; idToken: Scalars['String']['input']; tokens?: never; }
  |  /** Both tokens, for clients that received both. */
  { accessToken?: never; code?: never; idToken?: never; tokens: GoogleTokensInput; };

/** Configuration of sign-in with Google. */
export type GoogleSignIn = {
  __typename: 'GoogleSignIn';
  /** Absolute URL to which the browser is redirected, with `?state=` and optionally `redirectUrl=`. Null if disabled. */
  authorizationUrl: Maybe<Scalars['String']['output']>;
  /** Google client ID of the platform. Null if disabled. */
  clientId: Maybe<Scalars['String']['output']>;
  /** False if sign-in with Google is not configured. */
  enabled: Scalars['Boolean']['output'];
};

/** Two tokens of the same Google account. Tokens of different accounts are rejected. */
export type GoogleTokensInput = {
  /** Access token issued by Google to the platform’s client ID. */
  accessToken: Scalars['String']['input'];
  /** ID token issued by Google to the platform’s client ID. */
  idToken: Scalars['String']['input'];
};

/** Input for granting one student an extension. */
export type GrantExtensionInput = {
  /** ID of an assignment that the viewer may grade. */
  assignmentId: Scalars['ID']['input'];
  /** Extended cut-off time, after which no work is accepted. In the future and not before `dueAt`. Defaults to `dueAt`. */
  cutOffAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Extended due time, after which the student’s work is late. Not before the due time of the assignment. */
  dueAt: Scalars['DateTime']['input'];
  /** Reason shown to the student, 10 to 500 characters. */
  reason: Scalars['String']['input'];
  /** ID of a student of its course. */
  studentId: Scalars['ID']['input'];
};

/** Grant of a package to a teacher. */
export type GrantPackageInput = {
  /** End date, from tomorrow to 366 days from today. The package is valid until the day before. */
  endsOn: Scalars['Date']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason, visible to the teacher and recorded in the audit log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** ID of the teacher who receives the package. */
  teacherId: Scalars['ID']['input'];
  /** ID of the granted version, sold or not. */
  versionId: Scalars['ID']['input'];
};

/** Input for granting a student extra time in a quiz. */
export type GrantQuizTimeInput = {
  /** Seconds added to the time limit of every attempt, at most 28,800. 0 removes the extra time. */
  extraSec: Scalars['Int']['input'];
  /** ID of a quiz in a course that the viewer owns. */
  quizId: Scalars['ID']['input'];
  /** ID of a student of that course. */
  studentId: Scalars['ID']['input'];
};

/** Extra time of a student in a quiz. */
export type GrantedQuizTime = {
  __typename: 'GrantedQuizTime';
  /** Seconds added to the time limit of every attempt. */
  extraSec: Scalars['Int']['output'];
  /** ID of the quiz with the time limit. */
  quizId: Scalars['ID']['output'];
  /** ID of the student with extra time. */
  studentId: Scalars['ID']['output'];
};

/** A meeting of a study group. */
export type GroupEvent = {
  __typename: 'GroupEvent';
  /** URL of the meeting room. Null if there is none. */
  address: Maybe<Scalars['String']['output']>;
  /** Number of members who accepted the meeting. */
  comingCount: Scalars['Int']['output'];
  /** Unique meeting ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the viewer may cancel the meeting. */
  mayRemove: Scalars['Boolean']['output'];
  /** Length of the meeting in minutes. */
  minutes: Scalars['Int']['output'];
  /** Time at which the meeting begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Topic of the meeting. */
  title: Scalars['String']['output'];
  /** True if the viewer accepted the meeting, false if declined. Null before the viewer’s response. */
  viewerComes: Maybe<Scalars['Boolean']['output']>;
};

/** A goal of a study group with its due date. */
export type GroupGoal = {
  __typename: 'GroupGoal';
  /** Number of members who share their progress. Only they count towards the goal. */
  counted: Scalars['Int']['output'];
  /** Last day of the goal, in Vietnam time. */
  dueOn: Scalars['Date']['output'];
  /** Unique goal ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Unit of the goal: section completions or minutes. */
  kind: GoalKind;
  /** Minutes that the members plan to study in total. Null for section goals. */
  minutes: Maybe<Scalars['Int']['output']>;
  /** Number of members who completed the section, or minutes studied since the goal was created. */
  reached: Scalars['Int']['output'];
  /** Title of the section. Null for goals in minutes. */
  sectionTitle: Maybe<Scalars['String']['output']>;
  /** First day whose minutes count. */
  startsOn: Scalars['Date']['output'];
};

/** A member of a study group. */
export type GroupMember = {
  __typename: 'GroupMember';
  /** Unique membership ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the member is the viewer. */
  isViewer: Scalars['Boolean']['output'];
  /** Time at which the member joined the group. */
  joinedAt: Scalars['DateTime']['output'];
  /** Time at which the member last studied the group’s course. Null if the member does not share it. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Progress in the group’s course as a whole percentage, 100 once it is completed. Null if the member does not share it. */
  percentage: Maybe<Scalars['Int']['output']>;
  /** Person who is the member. */
  person: RatingAuthor;
  /** Role of the person in the group: leader or member. */
  role: GroupRole;
  /** True if the member’s progress is visible to the other members and counts towards goals. */
  sharesProgress: Scalars['Boolean']['output'];
};

/** A post of a member in a study group, or a reply to one. */
export type GroupPost = {
  __typename: 'GroupPost';
  /** Member who wrote the post. */
  author: RatingAuthor;
  /** Time at which the post was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique post ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the author currently leads the group. */
  isByLeader: Scalars['Boolean']['output'];
  /** True if the viewer wrote the post. */
  isOwn: Scalars['Boolean']['output'];
  /** True if a leader pinned the post to the top of the feed. */
  isPinned: Scalars['Boolean']['output'];
  /** True if the viewer thanked for the post. */
  isThanked: Scalars['Boolean']['output'];
  /** ID of the post to which this one replies. Null for posts. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** Replies that were not removed, oldest first. */
  replies: GroupPostConnection;
  /** Number of replies that were not removed. */
  replyCount: Scalars['Int']['output'];
  /** Text of the post. Null if the post was removed. */
  text: Maybe<Scalars['String']['output']>;
  /** Number of members who thanked for the post. */
  thanksCount: Scalars['Int']['output'];
};


/** A post of a member in a study group, or a reply to one. */
export type GroupPostRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Feed that is read forwards with cursors. */
export type GroupPostConnection = {
  __typename: 'GroupPostConnection';
  /** Rows with their cursors. */
  edges: Array<GroupPostEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type GroupPostEdge = {
  __typename: 'GroupPostEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: GroupPost;
};

/** Role of a member in a study group. */
export type GroupRole =
  /** Manages the name, code, members, goals and meetings. */
  | 'LEADER'
  /** Reads and writes posts, and takes part in meetings. */
  | 'MEMBER';

/** Request for the consent of a child’s guardian to a public profile. */
export type GuardianRequest = {
  __typename: 'GuardianRequest';
  /** Time of the guardian’s answer. Null until then. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** Time until which the guardian can answer. */
  expiresAt: Scalars['DateTime']['output'];
  /** Email address of the guardian. Empty after an erasure. */
  guardianEmail: Scalars['String']['output'];
  /** Full name of the guardian. Empty after an erasure. */
  guardianName: Scalars['String']['output'];
  /** Unique request ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Time of the email to the guardian. */
  sentAt: Scalars['DateTime']['output'];
  /** Current status of the request. */
  status: GuardianRequestStatus;
  /** Time at which the guardian withdrew the consent. Null unless withdrawn. */
  withdrawnAt: Maybe<Scalars['DateTime']['output']>;
};

/** Status of a request for the consent of a guardian. */
export type GuardianRequestStatus =
  /** Another request replaced it, or the child closed the profile. The link in the email is invalid. */
  | 'CANCELLED'
  /** The guardian consents, so the profile is public. */
  | 'CONSENTED'
  /** The guardian has not answered. The link in the email may have expired. */
  | 'PENDING'
  /** The guardian refused, so the profile stays closed. */
  | 'REFUSED'
  /** The guardian withdrew the consent, which closed the profile. */
  | 'WITHDRAWN';

/** Old and new text of a field of an edit. */
export type HeldChange = {
  __typename: 'HeldChange';
  /** Text of the edit. */
  after: Scalars['String']['output'];
  /** Text that a reviewer approved. Empty for a new part. */
  before: Scalars['String']['output'];
  /** Name of the field, for example `body`. `text` is the text of a file or of questions. */
  field: Scalars['String']['output'];
};

/** An edit of a reviewed course that was flagged. A reviewer decides whether students see it. Visible to reviewers and to teachers of the course. */
export type HeldEdit = {
  __typename: 'HeldEdit';
  /** Teacher who made the edit. */
  author: Maybe<PublicProfile>;
  /** Differences from the content that a reviewer approved. */
  changes: Array<HeldChange>;
  /** JSON text of the edited fields, by their names in the input of the edit. */
  content: Scalars['String']['output'];
  /** Course that was edited. */
  course: Course;
  /** Time of the first save that was flagged. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the decision. Null while it is open. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Flagged sentences, at most 20. Empty if the provider could not check the edit. */
  flagged: Array<HeldSentence>;
  /** Unique ID of the edit. Immutable. */
  id: Scalars['ID']['output'];
  /** Part of the course that was edited. */
  kind: HeldPartKind;
  /** ID of the lesson to which the part belongs. Null for the page of the course and for sections. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** Reason of a rejection, for the teachers. Otherwise null. */
  note: Maybe<Scalars['String']['output']>;
  /** Current state of the edit. */
  state: HeldEditState;
  /** Title of the edited part as students see it, or the name of the file. */
  title: Scalars['String']['output'];
  /** Time of the last save or decision. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the edit, for `expectedVersion`. Increases with every save. */
  version: Scalars['Int']['output'];
};

/** Numbered page of rows, with the total number. */
export type HeldEditPage = {
  __typename: 'HeldEditPage';
  /** Rows of this page, in the requested order. */
  items: Array<HeldEdit>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** State of an edit that is checked. */
export type HeldEditState =
  /** The provider checks it. It is applied automatically unless the provider flags it. */
  | 'CHECKING'
  /** A reviewer rejected it. Students see the reviewed content. */
  | 'REJECTED'
  /** It applies: a reviewer approved it, or the provider flagged nothing. */
  | 'RELEASED'
  /** A teacher withdrew it, or removed the flagged text in a later edit. */
  | 'REPLACED'
  /** It waits for a reviewer, and students see it already. */
  | 'SHOWN'
  /** It waits for a reviewer. Students see the reviewed content. */
  | 'WAITING';

/** Part of a course that an edit changes. */
export type HeldPartKind =
  /** The rubric of an assignment. */
  | 'ASSIGNMENT'
  /** Captions of a video. */
  | 'CAPTIONS'
  /** The page of the course. */
  | 'COURSE'
  /** A file that was added to a lesson. */
  | 'FILE'
  /** The title, text or links of a lesson. */
  | 'LESSON'
  /** A question that a quiz of the course contains. */
  | 'QUESTION'
  /** The questions of a quiz. */
  | 'QUIZ'
  /** The title of a section of the course. */
  | 'SECTION';

/** A sentence of an edit that a reviewer must see. */
export type HeldSentence = {
  __typename: 'HeldSentence';
  /** Confidence of the rule, 0 to 1. Always 0.5 for a provider. */
  confidence: Scalars['Float']['output'];
  /** Kind of rule that the sentence may violate. */
  rule: ModerationRule;
  /** Sentence as it was written. */
  sentence: Scalars['String']['output'];
};

/** Short-lived token that lets the viewer’s session perform protected operations. */
export type IdentityProof = {
  __typename: 'IdentityProof';
  /** Time at which the token expires, ten minutes after its creation. */
  expiresAt: Scalars['DateTime']['output'];
  /** Token for the header `X-Identity-Proof`, sent with the access token of the same session. */
  token: Scalars['String']['output'];
};

/** Judgements of the operator in the data protection impact assessment. */
export type ImpactAssessment = {
  __typename: 'ImpactAssessment';
  /** Legal bases of the processing. At most 5,000 characters. */
  basis: Scalars['String']['output'];
  /** Conclusion of the assessment. At most 5,000 characters. */
  conclusion: Scalars['String']['output'];
  /** Controller of the data, with the person to contact. At most 5,000 characters. */
  controller: Scalars['String']['output'];
  /** Measures against the risks. At most 5,000 characters. */
  measures: Scalars['String']['output'];
  /** Necessity of the processing for its purposes. At most 5,000 characters. */
  necessity: Scalars['String']['output'];
  /** Risks for the people. At most 5,000 characters. */
  risks: Scalars['String']['output'];
  /** Transfers of data to other countries. At most 5,000 characters. */
  transfers: Scalars['String']['output'];
  /** Number of changes so far, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** Invalid value in a row of an import. */
export type ImportFault = {
  __typename: 'ImportFault';
  /** Name of the column with the invalid value. */
  field: Scalars['String']['output'];
  /** Explanation of the problem, in the language of the request. */
  message: Scalars['String']['output'];
};

/** A statement of the bank account for transfers. */
export type ImportIncomingTransfersInput = {
  /** CSV with a header, separated by commas, semicolons or tabs: date (2026-11-22 14:02:37 or 22/11/2026 14:02, in Vietnam), reference, amount or credit, content, and optionally payer and payer_account. Column names of Vietnamese banks are accepted. At most 500,000 characters. */
  text: Scalars['String']['input'];
};

/** Input to import captions for a video. They replace captions of the same language. */
export type ImportLessonCaptionsInput = {
  /** Content of the file in Base64, at most 700 kB: WebVTT or SubRip (SRT), in UTF-8 or UTF-16. */
  file: Scalars['String']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** True to preview the import without changing anything. */
  isDryRun: Scalars['Boolean']['input'];
  /** Language in which the captions are written. */
  language: CaptionLanguage;
  /** ID of a lesson with a video. */
  lessonId: Scalars['ID']['input'];
};

/** One row of an import. */
export type ImportLine = {
  __typename: 'ImportLine';
  /** Email address in the form in which it is stored. */
  email: Scalars['String']['output'];
  /** Invalid values of the row; empty for CREATE. */
  faults: Array<ImportFault>;
  /** Full name in the form in which it is stored. */
  fullName: Scalars['String']['output'];
  /** Line number in the file; the first line is 1. */
  line: Scalars['Int']['output'];
  /** Outcome for this row. */
  outcome: ImportOutcome;
  /** ID of the created user. Null in a preview. */
  personId: Maybe<Scalars['ID']['output']>;
  /** System roles in the form in which they are stored. */
  roles: Array<Role>;
};

/** Outcome for one row of an import, actual or previewed. */
export type ImportOutcome =
  /** An account is created for the row. */
  | 'CREATE'
  /** The email address already has an account. The row is skipped. */
  | 'EXISTS'
  /** The row has invalid values. It is skipped. */
  | 'INVALID'
  /** An earlier row has the same email address. The row is skipped. */
  | 'REPEATED';

/** Input to import the outline of a course. */
export type ImportOutlineInput = {
  /** ID of the viewer’s course. */
  courseId: Scalars['ID']['input'];
  /** Content of the file in Base64, at most 700 kB: XLSX, or CSV in UTF-8 with commas, semicolons or tabs. The first row contains the column names in English or Vietnamese: section and lesson are required; kind, minutes, required, preview and text are optional. */
  file: Scalars['String']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** True to preview the import without changing anything. */
  isDryRun: Scalars['Boolean']['input'];
};

/** Statement of the platform’s bank account. */
export type ImportPayoutStatementInput = {
  /** UTF-8 CSV with the columns reference (the bank’s own), content, debit and credit, or the column names used by Vietnamese banks. Separated by commas, semicolons or tabs; at most 900 kB and 5,000 lines. A debit that mentions a transfer from a transfer file is a payment; such a credit is a return. */
  csv: Scalars['String']['input'];
};

/** CSV file with users to import. */
export type ImportPeopleInput = {
  /** Content of the CSV file; at most 900 kB and 5,000 lines. The first line names the columns: email and fullName, and optionally phone, roles (user or teacher) and locale (vi or en), separated by commas or semicolons. */
  csv: Scalars['String']['input'];
  /** True to email each new user a link for setting a password. */
  sendInvitations?: Scalars['Boolean']['input'];
};

/** Input for importing questions into a course’s question bank. */
export type ImportQuestionsInput = {
  /** ID of the viewer’s course to which the questions are added. */
  courseId: Scalars['ID']['input'];
  /** Format of the file. */
  format: QuestionFormat;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** True to preview the import without changing anything. */
  isDryRun: Scalars['Boolean']['input'];
  /** Content of the file as text, at most 600,000 characters and 200 questions. Omit it if `uploadId` is set. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** ID of a finished upload of the file, at most 20 MB and 200 questions, for embedded pictures and audio. Like all unclaimed uploads it is deleted after a day. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of an import, actual or previewed. */
export type ImportResult = {
  __typename: 'ImportResult';
  /** Number of accounts that were created, or would be in a preview. */
  created: Scalars['Int']['output'];
  /** All rows, in the order of the file. */
  lines: Array<ImportLine>;
  /** Number of rows that were skipped, or would be in a preview. */
  skipped: Scalars['Int']['output'];
};

/** A settlement file of a gateway. */
export type ImportSettlementInput = {
  /** Gateway that issued the file. */
  gateway: SettlementGateway;
  /** CSV with a header: kind (PAYMENT, REFUND, DISPUTE, DISPUTE_WON), reference (the platform’s), transaction (the gateway’s ID; for a dispute its case number), amount and fee in đồng, settled_at (ISO 8601 with a time zone). At most 900,000 characters. */
  text: Scalars['String']['input'];
};

/** An answer of an imported question. */
export type ImportedAnswer = {
  __typename: 'ImportedAnswer';
  /** True if the answer is correct. */
  isRight: Scalars['Boolean']['output'];
  /** Text of the answer. Two items that belong together have an arrow between them. */
  text: Scalars['String']['output'];
};

/** Result of the import for one block of a caption file, or its preview. */
export type ImportedCaption = {
  __typename: 'ImportedCaption';
  /** End in the video in milliseconds. Null unless the outcome is TAKEN. */
  endMs: Maybe<Scalars['Int']['output']>;
  /** Line in the file at which it begins, from 1. */
  line: Scalars['Int']['output'];
  /** Reason why it was skipped, or a remark, in the viewer’s language. Usually null. */
  note: Maybe<Scalars['String']['output']>;
  /** Result for the block. */
  outcome: CaptionOutcome;
  /** Start in the video in milliseconds. Null unless the outcome is TAKEN. */
  startMs: Maybe<Scalars['Int']['output']>;
  /** Text of the caption, or the beginning of the block. Long texts are truncated. */
  text: Scalars['String']['output'];
};

/** Result of the import for one row, or its preview. */
export type ImportedOutlineRow = {
  __typename: 'ImportedOutlineRow';
  /** Length of the lesson in seconds. 0 while its content is missing. */
  durationSec: Scalars['Int']['output'];
  /** True if the file contains a text for the lesson. */
  hasText: Scalars['Boolean']['output'];
  /** True if the lesson is open to everyone while the course is published. */
  isPreview: Scalars['Boolean']['output'];
  /** True if the lesson is required to complete the course. */
  isRequired: Scalars['Boolean']['output'];
  /** Kind of the lesson. Null if it was not recognised. */
  kind: Maybe<LessonKind>;
  /** Title of the lesson. Null in a row with a section only. */
  lesson: Maybe<Scalars['String']['output']>;
  /** ID of the created lesson. Null in a preview. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** Row number in the file, from 1, as in spreadsheets. */
  line: Scalars['Int']['output'];
  /** True if this row creates the section, false if the section exists. */
  makesSection: Scalars['Boolean']['output'];
  /** Remarks on an imported row, in the viewer’s language. Usually empty. */
  notes: Array<Scalars['String']['output']>;
  /** Reason why the row was skipped, in the viewer’s language. Null for imported rows. */
  problem: Maybe<Scalars['String']['output']>;
  /** Title of its section. Empty if the file names none. */
  section: Scalars['String']['output'];
};

/** Result of importing one question of a file. */
export type ImportedQuestion = {
  __typename: 'ImportedQuestion';
  /** Answers of the question with its key, to check them in a preview. Empty if it is skipped. */
  answers: Array<ImportedAnswer>;
  /** Kind of the imported question. Null if the kind is not supported. */
  kind: Maybe<QuestionKind>;
  /** Line of the file on which the question begins, from 1. */
  line: Scalars['Int']['output'];
  /** Name of the question in the file, or the beginning of its text. */
  name: Scalars['String']['output'];
  /** Parts of the question that are lost in the import, in the viewer’s language. Usually empty. */
  notes: Array<Scalars['String']['output']>;
  /** Reason why the question is skipped, in the viewer’s language. Null if it is imported. */
  problem: Maybe<Scalars['String']['output']>;
  /** ID of the created question. Null in a preview. */
  questionId: Maybe<Scalars['ID']['output']>;
};

/** Result of importing a bank statement. */
export type ImportedStatement = {
  __typename: 'ImportedStatement';
  /** Number of ignored lines, which mention no transfer. */
  others: Scalars['Int']['output'];
  /** Lines that mention a transfer of the platform, in the order of the file. */
  results: Array<StatementResult>;
};

/** Result of importing a bank statement. */
export type IncomingTransfers = {
  __typename: 'IncomingTransfers';
  /** Number of transfers already recorded, by the bank’s reference. */
  known: Scalars['Int']['output'];
  /** Number of transfers that paid an order now. */
  paid: Scalars['Int']['output'];
  /** Number of incoming transfers in the statement. */
  rows: Scalars['Int']['output'];
  /** Number of transfers that match no order and remain unmatched. */
  unfitting: Scalars['Int']['output'];
};

/** Input to invite a co-teacher. */
export type InviteCoTeacherInput = {
  /** ID of the viewer’s own course. */
  courseId: Scalars['ID']['input'];
  /** Email address of the invited person, with or without an account. */
  email: Scalars['String']['input'];
  /** Rights of the co-teacher. May be empty; every co-teacher can view the whole course. */
  rights: Array<CourseRight>;
};

/** Input to invite people to create an account. */
export type InviteToSignUpInput = {
  /** Email addresses, 1 to 50. A pending invitation is mailed again with a new link. */
  emails: Array<Scalars['String']['input']>;
};

/** API token as visible to administrators. Needs the permission `api-token:read`. */
export type IssuedApiToken = {
  __typename: 'IssuedApiToken';
  /** Time at which the token was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Reason why the token was ended before it expired. Null if it was not. */
  endReason: Maybe<ApiTokenEndReason>;
  /** Time at which the token was ended before it expired. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Last four characters of the token, for identification. */
  hint: Scalars['String']['output'];
  /** Unique token ID. Not part of the secret. */
  id: Scalars['ID']['output'];
  /** IP address of the last use, deleted with the token. Null if never used. */
  lastUsedAddress: Maybe<Scalars['String']['output']>;
  /** Time of the last use, accurate to the minute. Null if never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name chosen by the owner, usually that of the program. */
  name: Scalars['String']['output'];
  /** ID of the user who owns the token. */
  ownerId: Scalars['ID']['output'];
  /** Full name of the owner. */
  ownerName: Scalars['String']['output'];
  /** Scopes as resource:action, in alphabetical order. Each is effective while the owner has the permission. */
  scopes: Array<Scalars['String']['output']>;
};

/** Numbered page of rows, with the total number. */
export type IssuedApiTokenPage = {
  __typename: 'IssuedApiTokenPage';
  /** Rows of this page, in the requested order. */
  items: Array<IssuedApiToken>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Jobs of one kind, over all processes. */
export type JobQueue = {
  __typename: 'JobQueue';
  /** Number of jobs that used up their attempts within the last 24 hours. */
  failed: Scalars['Int']['output'];
  /** Number of jobs scheduled for later, including retries. */
  later: Scalars['Int']['output'];
  /** Kind of job, for example `mail.deliver`. */
  name: Scalars['ID']['output'];
  /** Time since which the oldest waiting job is due. Null if none waits. */
  oldestDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of jobs in progress. */
  running: Scalars['Int']['output'];
  /** Number of due jobs that no process has started. */
  waiting: Scalars['Int']['output'];
};

/** Courses of a guest’s browser, to be added to the cart of the user who signed in. */
export type JoinCartInput = {
  /** Course IDs; at most 20. Courses that cannot be bought are skipped. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** Input to join a course with a class code. */
export type JoinClassInput = {
  /** Class code of eight letters and digits. Case, spaces and hyphens are ignored. */
  code: Scalars['String']['input'];
};

/** Input for joining a study group with its invitation code. */
export type JoinGroupInput = {
  /** Invitation code of eight letters and digits. Case, spaces and hyphens are ignored. */
  code: Scalars['String']['input'];
};

/** Courses of a guest’s browser, to be added to the wishlist of the user who signed in. */
export type JoinWishlistInput = {
  /** Course IDs; at most 100. Courses that cannot be saved are skipped. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** Language of the interface and of courses. */
export type Language =
  /** English: `en` in headers, URLs and REST. */
  | 'EN'
  /** Vietnamese: `vi` in headers, URLs and REST. */
  | 'VI';

/** Penalty policy for submissions after the due time. */
export type LatePolicy =
  /** No penalty. The submission is labelled as late. */
  | 'NONE'
  /** A percentage of the maximum points is deducted for each started day. */
  | 'PERCENT'
  /** Points are deducted for each started day. */
  | 'POINTS'
  /** No work is accepted after the due time. */
  | 'REFUSED';

/** A search phrase that led visitors to a course. */
export type LeadingWords = {
  __typename: 'LeadingWords';
  /** Number of visits to the course through the phrase. Each visitor counts once a day. */
  visits: Scalars['Int']['output'];
  /** Search phrase in lower case, used by at least three people. */
  words: Scalars['String']['output'];
};

/** Ledger account with its current balance. */
export type LedgerAccountBalance = {
  __typename: 'LedgerAccountBalance';
  /** Account kind without the owner, for instance `hold`, `bank`, `tax-withheld:vat` or `gateway:VNPAY`. */
  account: Scalars['String']['output'];
  /** Accounting class of the account. */
  class: LedgerAccountClass;
  /** Account code, for instance `bank` or `hold:<teacher id>`. */
  code: Scalars['ID']['output'];
  /** Credit balance in đồng; 0 if the account has a debit balance. */
  credit: Scalars['Vnd']['output'];
  /** Debit balance in đồng; 0 if the account has a credit balance. */
  debit: Scalars['Vnd']['output'];
  /** ID of the owner. Null for accounts of the platform. */
  ownerId: Maybe<Scalars['ID']['output']>;
  /** Full name of the owner. Null for accounts of the platform. */
  ownerName: Maybe<Scalars['String']['output']>;
};

/** Accounting class of a ledger account. */
export type LedgerAccountClass =
  /** Assets and receivables of the platform. Debits increase the balance. */
  | 'ASSET'
  /** Expenses and losses of the platform. Debits increase the balance. */
  | 'EXPENSE'
  /** Income of the platform. Credits increase the balance. */
  | 'INCOME'
  /** Amounts that the platform owes. Credits increase the balance. */
  | 'LIABILITY';

/** Numbered page of rows, with the total number. */
export type LedgerAccountPage = {
  __typename: 'LedgerAccountPage';
  /** Rows of this page, in the requested order. */
  items: Array<LedgerAccountBalance>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Entry of a ledger account: one line of a transaction. */
export type LedgerLine = {
  __typename: 'LedgerLine';
  /** Effective time of the transaction. */
  at: Scalars['DateTime']['output'];
  /** Credit amount in đồng; 0 for a debit entry. */
  credit: Scalars['Vnd']['output'];
  /** Debit amount in đồng; 0 for a credit entry. */
  debit: Scalars['Vnd']['output'];
  /** Unique entry ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Kind of business event that the transaction records. */
  kind: PostingKind;
  /** Number of the related order. Null if none, or if it was never paid. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** ID of the transaction that the entry belongs to. */
  transactionId: Scalars['ID']['output'];
};

/** Feed that is read forwards with cursors. */
export type LedgerLineConnection = {
  __typename: 'LedgerLineConnection';
  /** Rows with their cursors. */
  edges: Array<LedgerLineEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type LedgerLineEdge = {
  __typename: 'LedgerLineEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: LedgerLine;
};

/** Debit or credit line of a transaction, with its account. */
export type LedgerSide = {
  __typename: 'LedgerSide';
  /** Account kind without the owner, for instance `hold`, `bank`, `tax-withheld:vat` or `gateway:VNPAY`. */
  account: Scalars['String']['output'];
  /** Account code, for instance `bank` or `hold:<teacher id>`. */
  code: Scalars['ID']['output'];
  /** Credit amount in đồng; 0 for a debit line. */
  credit: Scalars['Vnd']['output'];
  /** Debit amount in đồng; 0 for a credit line. */
  debit: Scalars['Vnd']['output'];
  /** Full name of the account’s owner. Null for accounts of the platform. */
  ownerName: Maybe<Scalars['String']['output']>;
  /** Title of the sold item. Null if the line applies to the whole order. */
  title: Maybe<Scalars['String']['output']>;
};

/** Subject of ledger transactions. Exactly one field is required. */
export type LedgerSubject =
  /** Order ID; selects its sale, refunds and releases. */
  { orderId: Scalars['ID']['input']; payoutId?: never; transactionId?: never; }
  |  /** Payout ID; selects its transactions from the request onwards. */
  { orderId?: never; payoutId: Scalars['ID']['input']; transactionId?: never; }
  |  /** ID of a single ledger transaction. */
  { orderId?: never; payoutId?: never; transactionId: Scalars['ID']['input']; };

/** Ledger transaction. The debits of its lines equal the credits. */
export type LedgerTransaction = {
  __typename: 'LedgerTransaction';
  /** Effective time of the transaction. */
  at: Scalars['DateTime']['output'];
  /** Unique transaction ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Kind of business event that the transaction records. */
  kind: PostingKind;
  /** ID of the related order. Null if none. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of the related order. Null if none, or if it was never paid. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** ID of the related payout. Null for other kinds. */
  payoutId: Maybe<Scalars['ID']['output']>;
  /** Number of the related payout. Null for other kinds. */
  payoutNumber: Maybe<Scalars['String']['output']>;
  /** ID of the refund that this transaction approved. Null for other kinds. */
  refundId: Maybe<Scalars['ID']['output']>;
  /** Debit and credit lines of the transaction, in posting order. */
  sides: Array<LedgerSide>;
};

/** A course that the viewer no longer co-teaches. */
export type LeftCourse = {
  __typename: 'LeftCourse';
  /** ID of the course, for clients to remove it from lists. */
  id: Scalars['ID']['output'];
};

/** A study group that the viewer has left. */
export type LeftGroup = {
  __typename: 'LeftGroup';
  /** Unique group ID, with which clients can evict the group from their caches. */
  id: Scalars['ID']['output'];
};

/** Acceptance of a version of a legal document. */
export type LegalAcceptance = {
  __typename: 'LegalAcceptance';
  /** Time of the acceptance. */
  acceptedAt: Scalars['DateTime']['output'];
  /** Full name of the account’s owner. Null if erased. */
  name: Maybe<Scalars['String']['output']>;
  /** ID of the account. */
  personId: Scalars['String']['output'];
};

/** How many people have accepted a version of a legal document. */
export type LegalAcceptanceFigures = {
  __typename: 'LegalAcceptanceFigures';
  /** Number of active accounts that accepted this version or a later one. */
  accepted: Scalars['Int']['output'];
  /** Number of active accounts that the document concerns. */
  total: Scalars['Int']['output'];
};

/** Numbered page of rows, with the total number. */
export type LegalAcceptancePage = {
  __typename: 'LegalAcceptancePage';
  /** Rows of this page, in the requested order. */
  items: Array<LegalAcceptance>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** A version of a legal document in one language. */
export type LegalDocument = {
  __typename: 'LegalDocument';
  /** Text of the document with the current values of the settings that it mentions. */
  body: Scalars['RichText']['output'];
  /** Time at which the version was stored. */
  createdAt: Scalars['DateTime']['output'];
  /** Time from which the version applies. */
  effectiveFrom: Scalars['DateTime']['output'];
  /** Unique ID of this version in this language. Immutable. */
  id: Scalars['ID']['output'];
  /** Subject of the document. */
  kind: LegalDocumentKind;
  /** Language of the document. */
  locale: Language;
  /** True if everyone whom the document concerns has to accept the version. */
  mustAccept: Scalars['Boolean']['output'];
  /** Number of the version, counted from 1. The same in all languages. */
  number: Scalars['Int']['output'];
  /** Text of the document with its placeholders, as a basis for the next version. */
  source: Scalars['RichText']['output'];
  /** Changes since the previous version, in one sentence. */
  summary: Maybe<Scalars['String']['output']>;
  /** Heading of its page, in its language. */
  title: Scalars['String']['output'];
};

/** Subject of a legal document. */
export type LegalDocumentKind =
  /** Particulars of the operator of the platform. */
  | 'OWNER'
  /** Which personal data is stored, and the rights of its owners. */
  | 'PRIVACY'
  /** When and how buyers get a refund. */
  | 'REFUNDS'
  /** Rules for teachers who sell on the platform. Only teachers have to accept them. */
  | 'RULES'
  /** Rules for everyone who uses the platform. */
  | 'TERMS';

/** Text of the next version of a legal document, in one language: the draft or, without one, the text of the latest version. */
export type LegalDraft = {
  __typename: 'LegalDraft';
  /** Text with its placeholders, for example `{{refundDays}}`. */
  body: Scalars['RichText']['output'];
  /** Unique ID: subject and language, for example `TERMS-vi`. Immutable. */
  id: Scalars['ID']['output'];
  /** Subject of the document. */
  kind: LegalDocumentKind;
  /** Language of the text. */
  locale: Language;
  /** Text of the latest version, to compare with. Null if the document was never translated. */
  publishedBody: Maybe<Scalars['RichText']['output']>;
  /** Time at which the draft was last saved. Null without a draft. */
  savedAt: Maybe<Scalars['DateTime']['output']>;
  /** Full name of the administrator who last saved the draft. Null without a draft, or if erased. */
  savedByName: Maybe<Scalars['String']['output']>;
  /** Heading of the document. Empty if the document was never translated. */
  title: Scalars['String']['output'];
  /** Version of the draft, for `expectedVersion`. Increases with each save. Null without a draft. */
  version: Maybe<Scalars['Int']['output']>;
};

/** A study activity that concerns a lesson. */
export type LessonActivity = Activity & {
  __typename: 'LessonActivity';
  /** Time at which the activity took place. */
  at: Scalars['DateTime']['output'];
  /** Course of the lesson. Null if it is no longer visible to the viewer. */
  course: Maybe<Course>;
  /** Unique activity ID in the feed. */
  id: Scalars['ID']['output'];
  /** Kind of the activity. Each kind has its own type. */
  kind: ActivityKind;
  /** Current title of the lesson. */
  lessonTitle: Scalars['String']['output'];
};

/** Change of a lesson since the previous submission. */
export type LessonChange =
  /** The lesson was added. */
  | 'ADDED'
  /** The captions of the lesson changed. */
  | 'CAPTIONS'
  /** The lesson became a preview, or is no longer one. */
  | 'PREVIEW'
  /** The lesson was deleted. */
  | 'REMOVED'
  /** The lesson is in another section, or its section was renamed. */
  | 'SECTION'
  /** The text of the lesson changed. */
  | 'TEXT'
  /** The title of the lesson changed. */
  | 'TITLE'
  /** The video of the lesson changed. */
  | 'VIDEO';

/** Content of a lesson: for its students once they opened it (openLesson), for everyone when it is a preview, for its teacher and administrators. */
export type LessonContent = {
  __typename: 'LessonContent';
  /** Completion rules that this kind of lesson allows. The first one is the default. */
  allowedRules: Array<CompletionRule>;
  /** Text of the lesson. Null without a text. */
  body: Maybe<Scalars['RichText']['output']>;
  /** Captions of the video, one track per language, the default first. */
  captions: Array<CaptionTrack>;
  /** Course that contains the lesson. */
  course: Course;
  /** Schedule for opening the lesson to enrolled students. */
  drip: Drip;
  /** Opening time, for DATE. Otherwise null. */
  dripAt: Maybe<Scalars['DateTime']['output']>;
  /** Days after the enrolment, for RELATIVE. Otherwise null. */
  dripDays: Maybe<Scalars['Int']['output']>;
  /** Measured length in seconds: of the video, the reading time of the text at 200 words per minute, or a minute for each question of a quiz. 0 while the content is missing, and for a live lesson without a recording. */
  durationSec: Scalars['Int']['output'];
  /** Provider of the embedded page. Null without one. */
  embedProvider: Maybe<EmbedProvider>;
  /** Absolute URL of the embedded page of an allowed provider. Null for other kinds. */
  embedUrl: Maybe<Scalars['String']['output']>;
  /** Files of the lesson in the order of their addition, at most 20. */
  files: Array<LessonFile>;
  /** Edit of the title, text or links that waits. Null without one, and for viewers who are neither teachers nor reviewers of the course. */
  heldEdit: Maybe<HeldEdit>;
  /** Unique lesson ID, the same as in the outline. */
  id: Scalars['ID']['output'];
  /** True if the lesson is open to everyone while the course is published. */
  isPreview: Scalars['Boolean']['output'];
  /** True if the lesson is required to complete the course. */
  isRequired: Scalars['Boolean']['output'];
  /** Time from which students get the URL of a live lesson, 15 minutes before it begins. Null without a URL or start time, and for viewers who are not invited. */
  joinOpensAt: Maybe<Scalars['DateTime']['output']>;
  /** Absolute URL of a live lesson: for teachers and administrators, and after the room opens for students who opened the lesson. Null for other viewers. */
  joinUrl: Maybe<Scalars['String']['output']>;
  /** Kind of the lesson, by its content. */
  kind: LessonKind;
  /** Start of a live lesson. Null for other kinds. */
  liveStartsAt: Maybe<Scalars['DateTime']['output']>;
  /** Signed URL of the video for the viewer, below the platform’s own URL. Supports range requests. Valid until the viewer’s access ends, at most six hours. */
  mediaUrl: Maybe<Scalars['String']['output']>;
  /** Estimate of the teacher in minutes, for a live lesson its planned length. It is not part of `durationSec`. Null without one. */
  minutes: Maybe<Scalars['Int']['output']>;
  /** Pictures in the text of the lesson, unordered. */
  pictures: Array<CoursePicture>;
  /** Signed URL of the video’s poster image (WebP), with the same validity as `mediaUrl`. Available if `video.hasPoster` is true. */
  posterUrl: Maybe<Scalars['String']['output']>;
  /** Absolute URL of the recording of a live lesson on another site. Null without one. */
  recordingUrl: Maybe<Scalars['String']['output']>;
  /** Condition that completes the lesson. */
  rule: CompletionRule;
  /** Signed URL of the video’s HLS playlist, with the same validity as `mediaUrl`. Available once `video.state` is READY. */
  streamUrl: Maybe<Scalars['String']['output']>;
  /** Title of at most 80 characters. */
  title: Scalars['String']['output'];
  /** Time of the last edit. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the lesson, for `expectedVersion`. Increases with every edit. */
  version: Scalars['Int']['output'];
  /** Video of the lesson. Null without one. */
  video: Maybe<Video>;
};

/** Statistics of a lesson: how far students get, and where they stop. */
export type LessonFigures = {
  __typename: 'LessonFigures';
  /** Average number of days from opening the lesson to completing it. Null if fewer than five students completed it. */
  averageDays: Maybe<Scalars['Float']['output']>;
  /** Average of the students’ best scores, 0 to 100. Null if fewer than five students have a score. */
  averageScore: Maybe<Scalars['Int']['output']>;
  /** Number of students who completed the lesson. */
  completed: Scalars['Int']['output'];
  /** ID of the lesson in the course outline. */
  id: Scalars['ID']['output'];
  /** Number of students whom an improvement could retain: those who stopped here, or opened the lesson without completing it. */
  keeps: Scalars['Int']['output'];
  /** Type of content in the lesson. */
  kind: LessonKind;
  /** Number of students who completed the previous lesson but not this one. */
  lost: Scalars['Int']['output'];
  /** Position of the lesson among all lessons of the course, from 1. */
  number: Scalars['Int']['output'];
  /** Number of questions about the lesson without an answer of a teacher. */
  openQuestions: Scalars['Int']['output'];
  /** Number of students who opened the lesson. */
  opened: Scalars['Int']['output'];
  /** Percentage of all students of the course who completed the lesson, in whole percent. */
  percentage: Scalars['Int']['output'];
  /** Reasons why the lesson needs improvement. Empty if there are none. */
  reasons: Array<RepairReason>;
  /** Rank of the lesson in the list of suggested improvements, from 1. Null if the lesson needs none. */
  repairRank: Maybe<Scalars['Int']['output']>;
  /** First second of the part of the video that is replayed most. Null if there are too few viewing sessions. */
  replayFromSec: Maybe<Scalars['Int']['output']>;
  /** Percentage of viewing sessions in which that part was replayed, in whole percent. Null if there are too few viewing sessions. */
  replayPercent: Maybe<Scalars['Int']['output']>;
  /** Second after the last one of that part. Null if there are too few viewing sessions. */
  replayToSec: Maybe<Scalars['Int']['output']>;
  /** Position of the lesson’s section in the course, from 1. */
  sectionNumber: Scalars['Int']['output'];
  /** Current title of the lesson. */
  title: Scalars['String']['output'];
};

/** A file of a lesson to read or download. */
export type LessonFile = {
  __typename: 'LessonFile';
  /** Time at which it was added to the lesson. */
  createdAt: Scalars['DateTime']['output'];
  /** Signed URL that downloads the file under its filename, with the same validity as `url`. */
  downloadUrl: Scalars['String']['output'];
  /** Unique file ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if browsers display the file in a page. Others download it. */
  isShown: Scalars['Boolean']['output'];
  /** Filename with its extension, at most 200 characters. */
  name: Scalars['String']['output'];
  /** Number of bytes in the file. */
  sizeBytes: Scalars['Int']['output'];
  /** Type of the file, determined from its content. */
  type: LessonFileType;
  /** Signed URL of the file for the viewer, below the platform’s own URL. Browsers display the file if they can. Valid for at most six hours. */
  url: Scalars['String']['output'];
};

/** Type of a lesson file, determined from its content. */
export type LessonFileType =
  /** A ZIP archive of several files. */
  | 'ARCHIVE'
  /** An MP3, M4A, OGG or WAV audio file. */
  | 'AUDIO'
  /** A Word document or an EPUB book. */
  | 'DOCUMENT'
  /** A PNG, JPEG, GIF or WebP picture. */
  | 'IMAGE'
  /** A PDF document that browsers display. */
  | 'PDF'
  /** An Excel spreadsheet to download. */
  | 'SHEET'
  /** A PowerPoint presentation to download. */
  | 'SLIDES'
  /** Plain text, tabular data or program code. */
  | 'TEXT'
  /** An MP4 video that browsers play. */
  | 'VIDEO';

/** Kind of a lesson, by its content. */
export type LessonKind =
  /** An assignment, graded by a teacher with a rubric. */
  | 'ASSIGNMENT'
  /** An embedded page of an allowed provider. */
  | 'EMBED'
  /** Files to read or download, optionally with text. */
  | 'FILE'
  /** An online session at a set time, and later its recording. */
  | 'LIVE'
  /** A quiz, graded automatically by a pass percentage. */
  | 'QUIZ'
  /** Text with pictures to read. */
  | 'TEXT'
  /** A video, optionally with text. */
  | 'VIDEO';

/** A student’s result in a graded lesson. */
export type LessonMark = {
  __typename: 'LessonMark';
  /** Time at which the student completed the lesson. Null if it is not complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the assignment is due, including the student’s extension. Null if there is no due time. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** True if the student has completed the lesson. */
  isComplete: Scalars['Boolean']['output'];
  /** True if the due time has passed without a submission that counts. */
  isOverdue: Scalars['Boolean']['output'];
  /** True if the student has submitted work whose grade is not released yet. */
  isWaiting: Scalars['Boolean']['output'];
  /** Type of content in the lesson. */
  kind: LessonKind;
  /** ID of the lesson in the course outline. */
  lessonId: Scalars['ID']['output'];
  /** Minimum score to pass, 1 to 100. Null if no score is required. */
  requiredScore: Maybe<Scalars['Int']['output']>;
  /** Best score, 0 to 100. Null before the first result. */
  score: Maybe<Scalars['Int']['output']>;
  /** Current title of the lesson. */
  title: Scalars['String']['output'];
};

/** A student’s private note on a lesson. */
export type LessonNote = {
  __typename: 'LessonNote';
  /** Video position of the note, in seconds. Null if the note has no video position. */
  atSec: Maybe<Scalars['Int']['output']>;
  /** Course to which the lesson belongs. */
  course: Maybe<Course>;
  /** Time at which the note was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique note ID. Immutable. */
  id: Scalars['ID']['output'];
  /** ID of the lesson to which the note belongs. */
  lessonId: Scalars['ID']['output'];
  /** Title of the lesson to which the note belongs. */
  lessonTitle: Scalars['String']['output'];
  /** True if the viewer can open the lesson now: access is active and the lesson still exists. */
  mayOpen: Scalars['Boolean']['output'];
  /** Paragraph of the text to which the note refers, from 0. Null if it refers to none. */
  paragraph: Maybe<Scalars['Int']['output']>;
  /** Text of the note, readable by its author only. */
  text: Scalars['String']['output'];
  /** Time at which the note was last edited. Null if it was never edited. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Facts about a lesson that every viewer of the course may see. */
export type LessonOutline = {
  __typename: 'LessonOutline';
  /** Schedule for opening the lesson to enrolled students. */
  drip: Drip;
  /** Opening time, for DATE. Otherwise null. */
  dripAt: Maybe<Scalars['DateTime']['output']>;
  /** Days after the enrolment, for RELATIVE. Otherwise null. */
  dripDays: Maybe<Scalars['Int']['output']>;
  /** Measured length in seconds: of the video, the reading time of the text at 200 words per minute, or a minute for each question of a quiz. 0 while the content is missing, and for a live lesson without a recording. */
  durationSec: Scalars['Int']['output'];
  /** Number of files of the lesson. */
  fileCount: Scalars['Int']['output'];
  /** False if the content that its kind requires is missing. */
  hasContent: Scalars['Boolean']['output'];
  /** Unique lesson ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the lesson is open to everyone while the course is published. */
  isPreview: Scalars['Boolean']['output'];
  /** True if the lesson is required to complete the course. */
  isRequired: Scalars['Boolean']['output'];
  /** Kind of the lesson, by its content. */
  kind: LessonKind;
  /** Start of a live lesson. Null for other kinds. */
  liveStartsAt: Maybe<Scalars['DateTime']['output']>;
  /** Progress of the viewer in the lesson. Null if the viewer has not opened it. */
  myProgress: Maybe<LessonProgress>;
  /** Time at which the lesson opens for the enrolled viewer. Null if it is already open, or the viewer has opened it. */
  opensAt: Maybe<Scalars['DateTime']['output']>;
  /** Position in its section, from 0. */
  position: Scalars['Int']['output'];
  /** Number of questions in an attempt at the quiz. 0 for other kinds. */
  questionCount: Scalars['Int']['output'];
  /** Condition that completes the lesson. */
  rule: CompletionRule;
  /** Title of at most 80 characters. */
  title: Scalars['String']['output'];
  /** Version of the lesson, for `expectedVersion`. Increases with every edit. */
  version: Scalars['Int']['output'];
};

/** A student’s progress in a lesson, as verified by the server. */
export type LessonProgress = {
  __typename: 'LessonProgress';
  /** Best score so far, 0 to 100. Null if there is no score. */
  bestScore: Maybe<Scalars['Int']['output']>;
  /** Time at which the lesson became complete. Null if it is not complete. Immutable once set, unless a teacher resets the lesson. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason why the lesson is complete. Null if it is not complete. */
  completedWhy: Maybe<CompletionReason>;
  /** Seconds of study counted so far: distinct seconds watched, or time on screen. */
  doneSec: Scalars['Int']['output'];
  /** Enrolment to which the progress belongs. */
  enrolment: Enrolment;
  /** Unique progress ID. Immutable. */
  id: Scalars['ID']['output'];
  /** ID of the lesson that is studied. */
  lessonId: Scalars['ID']['output'];
  /** Time from which a live lesson with the rule MANUAL can be marked as done. Null once that time has passed, and for other lessons. */
  markableFrom: Maybe<Scalars['DateTime']['output']>;
  /** Position in seconds at which to resume. */
  positionSec: Scalars['Int']['output'];
  /** Seconds of study left until the lesson is complete. 0 if it is complete, or its rule does not count seconds. */
  remainingSec: Scalars['Int']['output'];
  /** Seconds of study required to complete the lesson. Compare with doneSec. */
  requiredSec: Scalars['Int']['output'];
  /** Rule that completes the lesson. */
  rule: CompletionRule;
  /** State of the student in the lesson. */
  state: LessonState;
  /** Watched ranges of the video, merged and in order. At most 500. */
  watchedRanges: Array<WatchedRange>;
};

/** State of a student in a lesson. */
export type LessonState =
  /** The student has completed the lesson. */
  | 'COMPLETED'
  /** The student has never opened the lesson. */
  | 'NOT_STARTED'
  /** The student has opened the lesson but not completed it. */
  | 'STARTED';

/** One of forty equal parts of a video, with statistics of its viewing sessions. */
export type LessonViewingPart = {
  __typename: 'LessonViewingPart';
  /** Number of viewing sessions that ended in the part, before the end of the video. */
  drops: Scalars['Int']['output'];
  /** First second of the part, from 0. */
  fromSec: Scalars['Int']['output'];
  /** Number of viewing sessions in which the part was played. */
  plays: Scalars['Int']['output'];
  /** Number of viewing sessions in which the part was played again by a student who had watched it before. */
  replays: Scalars['Int']['output'];
  /** Second after the last one of the part. */
  toSec: Scalars['Int']['output'];
};

/** Viewing statistics of a lesson’s video, summed by day. Only students are counted. */
export type LessonViewings = {
  __typename: 'LessonViewings';
  /** Number of days in the statistics, including today. */
  days: Scalars['Int']['output'];
  /** Number of viewing sessions that ended in the last twentieth of the video. */
  finished: Scalars['Int']['output'];
  /** Length of the video in seconds. */
  lengthSec: Scalars['Int']['output'];
  /** ID of the lesson with the video. */
  lessonId: Scalars['ID']['output'];
  /** The forty parts of the video, in order. */
  parts: Array<LessonViewingPart>;
  /** Number of viewing sessions of the current video. A session ends after 30 minutes without activity. */
  viewings: Scalars['Int']['output'];
};

/** Input for liking a comment, or removing the like. */
export type LikeCommentInput = {
  /** ID of a comment written by another person. */
  commentId: Scalars['ID']['input'];
  /** True to like the comment. False to remove the like. */
  isLiked: Scalars['Boolean']['input'];
};

/** A comment on one line of a submission. */
export type LineNote = {
  __typename: 'LineNote';
  /** ID of the file that contains the line. Null for the submitted text. */
  fileId: Maybe<Scalars['ID']['output']>;
  /** Line number, from 1. */
  line: Scalars['Int']['output'];
  /** Text of the comment, at most 1,000 characters. */
  text: Scalars['String']['output'];
};

/** A comment on one line of a submission. */
export type LineNoteInput = {
  /** ID of a file of the submission. Omit for its text. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** Line number, from 1. */
  line: Scalars['Int']['input'];
  /** Comment to the student, 1 to 1,000 characters. */
  text: Scalars['String']['input'];
};

/** Google account to link, and proof of the viewer’s identity. */
export type LinkGoogleInput = {
  /** Google account, identified by a code or by tokens from Google. */
  account: GoogleAccountInput;
  /** Password of the viewer. Not required within 15 minutes of signing in, or if the account has none. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Input for looking up a playback code seen in a recording. */
export type LookUpPlaybackInput = {
  /** Code seen in the recording. Case, spaces and hyphens are ignored. */
  code: Scalars['String']['input'];
  /** Reason stored in the audit log, 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** A dispute whose money the bank keeps. */
export type LoseDisputeInput = {
  /** ID of an open dispute. */
  disputeId: Scalars['ID']['input'];
  /** The bank’s statement, recorded in the audit log. 3 to 300 characters. */
  note: Scalars['String']['input'];
};

/** Result of requesting an email with a link. */
export type MailRequest = {
  __typename: 'MailRequest';
  /** Always true. The response does not reveal whether an email is sent, as that would reveal which addresses have accounts. */
  accepted: Scalars['Boolean']['output'];
  /** Validity of the link in minutes, from the time at which the email is sent. */
  linkMinutes: Scalars['Int']['output'];
};

/** Video to transcode. Exactly one of the fields is required. */
export type MakeVideoStreamInput =
  /** ID of the viewer’s course, for its promotional video. */
  { courseId: Scalars['ID']['input']; lessonId?: never; }
  |  /** ID of a lesson with a video, in the viewer’s course. */
  { courseId?: never; lessonId: Scalars['ID']['input']; };

/** Input for an action on several courses. */
export type ManageCoursesInput = {
  /** Action on all of them. */
  act: CourseManagement;
  /** IDs of 1 to 200 courses, each once. */
  courseIds: Array<Scalars['ID']['input']>;
  /** Reason for the teachers and the audit log, 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** For KEEP_SUSPENDED of one course: `restoreAskedAt` of the displayed request. Omitted: the current request is declined. */
  restoreAskedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Counts of courses for administrators. */
export type ManagedCourseCounts = {
  __typename: 'ManagedCourseCounts';
  /** Number of pending submissions, including revisions. */
  inReview: Scalars['Int']['output'];
  /** Earliest due time of a pending submission. Null without any. */
  nextReviewDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of courses on sale. */
  published: Scalars['Int']['output'];
  /** Number of those courses with a pending request to restore them. */
  restoreAsked: Scalars['Int']['output'];
  /** Number of courses that an administrator suspended. */
  suspended: Scalars['Int']['output'];
  /** Number of courses in any state. */
  total: Scalars['Int']['output'];
};

/** Filter of all courses. Omitted fields do not restrict the result. */
export type ManagedCourseFilter = {
  /** True for suspended courses with a pending request to restore them, false for all others. */
  asksToRestore?: InputMaybe<Scalars['Boolean']['input']>;
  /** Category ID. Subcategories are included. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** True for free courses, false for paid courses. */
  isFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** Prefixes of words of the title or of the teacher’s name or email address, or the exact slug. At most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only courses in these states. */
  status?: InputMaybe<Array<CourseStatus>>;
  /** ID of the teacher of the courses. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** Only courses with this visibility. */
  visibility?: InputMaybe<CourseVisibility>;
};

/** Result of an action for one course, or its preview. */
export type ManagedCourseRow = {
  __typename: 'ManagedCourseRow';
  /** ID of the course, as sent. */
  id: Scalars['ID']['output'];
  /** Localised message about the refusal, or about a restored course that waits for room in the teacher’s package. */
  message: Maybe<Scalars['String']['output']>;
  /** Result for this course. */
  outcome: BulkOutcome;
  /** Reason of the refusal. Null unless the outcome is REFUSED. */
  refusal: Maybe<CourseRefusal>;
  /** Title of the course. Null for NOT_FOUND. */
  title: Maybe<Scalars['String']['output']>;
};

/** Field by which administrators sort courses. */
export type ManagedCourseSort =
  /** List price, regardless of sales. */
  | 'PRICE'
  /** Time of the first publication. Courses that were never published are last. */
  | 'PUBLISHED_AT'
  /** Average rating. 0 without ratings. */
  | 'RATING'
  /** Number of students who ever enrolled. */
  | 'STUDENTS'
  /** Title in Vietnamese alphabetical order. */
  | 'TITLE'
  /** Time of the last edit by a teacher. */
  | 'UPDATED_AT';

/** Result of an action on several courses, or its preview. */
export type ManagedCourses = {
  __typename: 'ManagedCourses';
  /** Number of changed courses. */
  done: Scalars['Int']['output'];
  /** Number of refused courses. */
  refused: Scalars['Int']['output'];
  /** One row for each ID, in the order sent. */
  rows: Array<ManagedCourseRow>;
  /** Number of courses that needed no change. */
  unchanged: Scalars['Int']['output'];
};

/** Input for recording announcements that were shown to the viewer. */
export type MarkAnnouncementsReadInput = {
  /** IDs of 1 to 3 announcements that are shown to the viewer. Others are ignored. */
  announcementIds: Array<Scalars['ID']['input']>;
};

/** Notifications to mark as read. */
export type MarkNotificationsReadInput = {
  /** Notification IDs; 1 to 100. IDs of other users are ignored. */
  notificationIds: Array<Scalars['ID']['input']>;
};

/** Input for grading an open answer. */
export type MarkQuizAnswerInput = {
  /** ID of a submitted attempt at a quiz whose answers the viewer may grade. */
  attemptId: Scalars['ID']['input'];
  /** Comment to the student, at most 2,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Points from 0 to the points of the question, with at most two decimals. */
  points: Scalars['Float']['input'];
  /** ID of a question of kind OPEN in the attempt. */
  questionId: Scalars['ID']['input'];
};

/** Complete current grading of a submission. It is not visible to the student before the release. */
export type MarkSubmissionInput = {
  /** Overall comment to the student, at most 2,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The `markingVersion` on which the grading is based. */
  expectedVersion: Scalars['Int']['input'];
  /** True if the grading is complete and can be released. */
  isDone: Scalars['Boolean']['input'];
  /** Grades of the rubric rows, at most one for each row. */
  marks: Array<RowMarkInput>;
  /** Comments on single lines, at most 100. */
  notes?: Array<LineNoteInput>;
  /** Time until which the student may submit again. Omit if no resubmission is requested. */
  redoUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** ID of a submission for an assignment that the viewer may grade. */
  submissionId: Scalars['ID']['input'];
};

/** An open answer that was graded by hand. */
export type MarkedAnswer = {
  __typename: 'MarkedAnswer';
  /** ID of the attempt that contains the answer. */
  attemptId: Scalars['ID']['output'];
  /** Points awarded for the answer. */
  points: Scalars['Float']['output'];
  /** ID of the question that was answered. */
  questionId: Scalars['ID']['output'];
};

/** Submitted work with its grading, for teachers who may grade it. */
export type MarkedSubmission = {
  __typename: 'MarkedSubmission';
  /** Assignment of the submission. Null if its lesson was removed. */
  assignment: Maybe<Assignment>;
  /** Due time that applied to the submission. Null if there was none. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Extension granted to the student. Null if there is none. */
  extension: Maybe<AssignmentExtension>;
  /** Files of the submission, in the order in which they were added. */
  files: Array<SubmissionFile>;
  /** Current grading, which may not be released to the student yet. Null if there is none. */
  grade: Maybe<SubmissionGrade>;
  /** Name of another teacher who is grading the work now. Null if there is none. */
  heldBy: Maybe<Scalars['String']['output']>;
  /** Unique submission ID, equal to `AssignmentSubmission.id`. */
  id: Scalars['ID']['output'];
  /** Minutes of lateness. 0 if the work was on time. */
  lateMinutes: Scalars['Int']['output'];
  /** Time at which the grading was completed. Null if it is not complete. */
  markedAt: Maybe<Scalars['DateTime']['output']>;
  /** Version of the grading, increased with every save. Send it as `expectedVersion`. */
  markingVersion: Scalars['Int']['output'];
  /** Maximum points of the rubric that applies to the submission. */
  maxScore: Scalars['Int']['output'];
  /** Sequential number of the student’s submission, from 1. */
  number: Scalars['Int']['output'];
  /** Points required to pass, as of the start of the draft. */
  passScore: Scalars['Int']['output'];
  /** Time at which the grade was released to the student. Null before the release. */
  returnedAt: Maybe<Scalars['DateTime']['output']>;
  /** Rubric as of the start of the draft. */
  rubric: Array<RubricRow>;
  /** State of the grading. */
  state: MarkingState;
  /** Status of the submission as visible to its student. */
  status: SubmissionStatus;
  /** ID of the student who submitted the work. */
  studentId: Scalars['ID']['output'];
  /** Name of the student who submitted the work. */
  studentName: Scalars['String']['output'];
  /** Time at which the work was submitted, by the server’s clock. */
  submittedAt: Scalars['DateTime']['output'];
  /** Submitted text in addition to the files. */
  text: Scalars['String']['output'];
};

/** An entry in the grading queue of an assignment. */
export type MarkingQueueEntry = {
  __typename: 'MarkingQueueEntry';
  /** Name of another teacher who is grading the work now. Null if there is none. */
  heldBy: Maybe<Scalars['String']['output']>;
  /** Minutes of lateness. 0 if the work was on time. */
  lateMinutes: Scalars['Int']['output'];
  /** Sequential number of the student’s submission, from 1. */
  number: Scalars['Int']['output'];
  /** Points in the current grading. Null if there are none. */
  score: Maybe<Scalars['Float']['output']>;
  /** State of the grading. */
  state: MarkingState;
  /** Name of the student who submitted the work. */
  studentName: Scalars['String']['output'];
  /** ID of the submission, with which it can be loaded. */
  submissionId: Scalars['ID']['output'];
  /** Time at which the work was submitted. */
  submittedAt: Scalars['DateTime']['output'];
};

/** Numbered page of rows, with the total number. */
export type MarkingQueuePage = {
  __typename: 'MarkingQueuePage';
  /** Rows of this page, in the requested order. */
  items: Array<MarkingQueueEntry>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** State of the grading of submitted work. */
export type MarkingState =
  /** The work is graded; the grade is not released to the student yet. */
  | 'MARKED'
  /** The grade was released to the student. */
  | 'RELEASED'
  /** The work awaits grading. */
  | 'WAITING';

/** Order to which unmatched money belongs. */
export type MatchSuspenseInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the unmatched money. */
  itemId: Scalars['ID']['input'];
  /** ID of the order it belongs to. */
  orderId: Scalars['ID']['input'];
  /** Evidence for the match, recorded in the audit log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** A pair of items that was matched. */
export type MatchedPair = {
  __typename: 'MatchedPair';
  /** ID of one of the question’s matches. */
  matchId: Scalars['ID']['output'];
  /** ID of one of the question’s choices. */
  pairId: Scalars['ID']['output'];
};

/** Latency and errors of one operation in a period, over all processes. */
export type MeasuredOperation = {
  __typename: 'MeasuredOperation';
  /** Number of calls in the period. */
  calls: Scalars['Float']['output'];
  /** Number of calls with a response status of 500 or more. */
  failed: Scalars['Float']['output'];
  /** Interface of the operation. */
  kind: OperationKind;
  /** Name of the operation, for instance `Catalogue` or `GET /api/courses`. Operations without a known name are `other`. */
  operation: Scalars['String']['output'];
  /** Median duration (p50) of the calls, in milliseconds. Interpolated linearly from a histogram with bucket limits of 1, 1.5, 2, 3, 4, 6 … 16384 ms. */
  p50Ms: Scalars['Float']['output'];
  /** 95th percentile (p95) of the duration of the calls, in milliseconds. Interpolated linearly from a histogram with bucket limits of 1, 1.5, 2, 3, 4, 6 … 16384 ms. */
  p95Ms: Scalars['Float']['output'];
  /** 95th percentile (p95) of each interval with calls, in milliseconds, oldest first. The interval is a minute for an hour, an hour for a day, six hours for a week and a day for a quarter. */
  p95s: Array<Scalars['Float']['output']>;
  /** Number of intervals with p95 above the target. */
  partsAbove: Scalars['Int']['output'];
  /** Duration of the slowest call, in milliseconds. */
  slowestMs: Scalars['Float']['output'];
  /** Target for the 95th percentile of the response time, in milliseconds. It is a setting. Null for HTTP, where files and streams depend on the client’s speed. */
  targetMs: Maybe<Scalars['Int']['output']>;
};

/** Input to merge two categories. */
export type MergeCategoriesInput = {
  /** ID of the category that is merged and deleted. */
  categoryId: Scalars['ID']['input'];
  /** ID of the category that takes all references. */
  intoId: Scalars['ID']['input'];
};

/** Input for merging two tickets of the same requester. */
export type MergeTicketsInput = {
  /** ID of the ticket that continues and shows the messages of both. */
  intoTicketId: Scalars['ID']['input'];
  /** ID of the ticket to close. Its messages stay readable. */
  ticketId: Scalars['ID']['input'];
};

/** Audience of a message to students of a course. */
export type MessageAudience =
  /** Students selected by the teacher. */
  | 'CHOSEN'
  /** All students who had access to the course when the message was sent. */
  | 'EVERYONE';

/** A required lesson that the student has not completed. */
export type MissingLesson = {
  __typename: 'MissingLesson';
  /** Best score so far, 0 to 100. Null if there is no score. */
  bestScore: Maybe<Scalars['Int']['output']>;
  /** Time after which no submission is accepted from the student, late submissions included. Null if submissions never close. */
  closesAt: Maybe<Scalars['DateTime']['output']>;
  /** Seconds of study counted so far. */
  doneSec: Scalars['Int']['output'];
  /** Time at which the assignment is due, including the student’s extension. Null if there is no due time. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** True if the student has opened the lesson. */
  isOpened: Scalars['Boolean']['output'];
  /** True if the due time has passed without a submission that counts. */
  isOverdue: Scalars['Boolean']['output'];
  /** Type of content in the lesson. */
  kind: LessonKind;
  /** ID of the lesson in the course outline. */
  lessonId: Scalars['ID']['output'];
  /** Position of the lesson among all lessons of the course, from 1. */
  number: Scalars['Int']['output'];
  /** Position in seconds at which to resume. */
  positionSec: Scalars['Int']['output'];
  /** Seconds of study required to complete the lesson. 0 if the completion rule does not count seconds. */
  requiredSec: Scalars['Int']['output'];
  /** Rule that completes the lesson. */
  rule: CompletionRule;
  /** Current title of the lesson. */
  title: Scalars['String']['output'];
};

/** An appeal as shown to moderators, with the people involved. */
export type ModeratedAppeal = {
  __typename: 'ModeratedAppeal';
  /** Answer of the other moderator. Null before the decision. */
  answer: Maybe<Scalars['String']['output']>;
  /** Full name of the author of the content. */
  appellantName: Scalars['String']['output'];
  /** Current case with the reports and the decision. */
  contentCase: ContentCase;
  /** Time at which the appeal was submitted. Each decision can be appealed once. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which the appeal was decided. Null before the decision. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Full name of the moderator who decided the appeal. Null before the decision. */
  deciderName: Maybe<Scalars['String']['output']>;
  /** Time of the first moderator’s decision. */
  firstDecidedAt: Scalars['DateTime']['output'];
  /** Full name of the first moderator. Null if the account was erased. */
  firstDeciderName: Maybe<Scalars['String']['output']>;
  /** Reason stated by the first moderator. */
  firstNote: Scalars['String']['output'];
  /** First moderator’s decision on the content. */
  firstOutcome: ContentOutcome;
  /** Unique appeal ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the viewer may decide the appeal: the viewer is neither the first moderator nor the author. */
  mayDecide: Scalars['Boolean']['output'];
  /** Reason for the appeal, as stated by the author. */
  reason: Scalars['String']['output'];
  /** Status of the appeal: pending, upheld or reversed. */
  state: AppealState;
};

/** Numbered page of rows, with the total number. */
export type ModeratedAppealPage = {
  __typename: 'ModeratedAppealPage';
  /** Rows of this page, in the requested order. */
  items: Array<ModeratedAppeal>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** A flagged sentence of a course. Findings change nothing; a person decides. */
export type ModerationFinding = {
  __typename: 'ModerationFinding';
  /** Confidence of the rule, 0 to 1. Always 0.5 for findings of language models, whose self-assessment is not reliable. */
  confidence: Scalars['Float']['output'];
  /** Time of the decision. Null before the decision. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique finding ID. Immutable. */
  id: Scalars['ID']['output'];
  /** ID of the lesson to which the sentence belongs. Null if it belongs to none. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** Title of the lesson to which the sentence belongs. Null if it belongs to none. */
  lessonTitle: Maybe<Scalars['String']['output']>;
  /** Text of the course that contains the sentence. */
  place: ModerationPlace;
  /** Kind of rule that the sentence may violate. */
  rule: ModerationRule;
  /** Sentence as it was written. */
  sentence: Scalars['String']['output'];
  /** Source of the finding: rules or a provider. */
  source: FindingSource;
  /** Decision of a person, or OPEN before the decision. */
  state: FindingState;
  /** Text after the sentence in its paragraph, at most 300 characters. */
  textAfter: Scalars['String']['output'];
  /** Text before the sentence in its paragraph, at most 300 characters. */
  textBefore: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type ModerationFindingPage = {
  __typename: 'ModerationFindingPage';
  /** Rows of this page, in the requested order. */
  items: Array<ModerationFinding>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Text of a course that contains a sentence. */
export type ModerationPlace =
  /** Intended audience of the course. */
  | 'AUDIENCE'
  /** Question or reply about a lesson, which the teacher may report. */
  | 'COMMENT'
  /** The description of the course. */
  | 'DESCRIPTION'
  /** The text of a lesson. */
  | 'LESSON'
  /** The title of a lesson of the course. */
  | 'LESSON_TITLE'
  /** Skills that students will acquire. */
  | 'OUTCOMES'
  /** Review text of a student’s rating, which the teacher may report. */
  | 'RATING'
  /** Prerequisites for students of the course. */
  | 'REQUIREMENTS'
  /** The title of a section of the course. */
  | 'SECTION'
  /** The subtitle of the course. */
  | 'SUBTITLE'
  /** The title of the course. */
  | 'TITLE';

/** Kind of rule that a sentence of a course may violate. */
export type ModerationRule =
  /** Invitation to leave the platform: a phone number, a group or a link. */
  | 'CONTACT'
  /** Promise of healing, or advice against medicine. */
  | 'HEALTH'
  /** Words that insult people. */
  | 'INSULT'
  /** Request for payment outside of the platform. */
  | 'PAYMENT'
  /** Personal data that should not be public. */
  | 'PERSONAL'
  /** Promise of work, income or results that no course can guarantee. */
  | 'PROMISE';

/** New parent and position of a category. */
export type MoveCategoryInput = {
  /** ID of the moved category. */
  categoryId: Scalars['ID']['input'];
  /** ID of the new parent. Null or omitted for the upper level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** New position in the level, from 0. Values beyond the end mean the last position. */
  position: Scalars['Int']['input'];
};

/** New place of a lesson, in its own or another section of the same course. */
export type MoveLessonInput = {
  /** ID of the moved lesson. */
  lessonId: Scalars['ID']['input'];
  /** New position, from 0. Values beyond the end mean the last position. */
  position: Scalars['Int']['input'];
  /** ID of the target section in the same course. */
  sectionId: Scalars['ID']['input'];
};

/** New position of a section. */
export type MoveSectionInput = {
  /** New position, from 0. Values beyond the end mean the last position. */
  position: Scalars['Int']['input'];
  /** ID of the moved section. */
  sectionId: Scalars['ID']['input'];
};

/** Input for changing the state of a ticket without a reply. */
export type MoveTicketInput = {
  /** The `version` of the ticket on which the change is based. */
  expectedVersion: Scalars['Int']['input'];
  /** New state: OPEN, ON_HOLD or RESOLVED. */
  state: TicketState;
  /** ID of a ticket that is not closed. */
  ticketId: Scalars['ID']['input'];
};

/** Mutations. Fields run one after the other, each in its own transaction. */
export type Mutation = {
  __typename: 'Mutation';
  /** Accepts a reply as the answer to a question, or removes the acceptance. NOT_FOUND: no such reply. FORBIDDEN: the viewer neither asked the question nor answers for the course. CONFLICT: the reply was removed. Needs the permission `comment:write`. */
  acceptAnswer: Comment;
  /** Enrols the viewer in the course of an invitation link, and confirms the email address of the account. GONE: the link was used, replaced or withdrawn, or has expired. FORBIDDEN: it was sent to another address. CONFLICT: the course is not on sale. Needs the permission `lesson:study`. */
  acceptCourseInvitation: Course;
  /** Accepts a request, applies its effects and sends the answer. NOT_FOUND: no such request. BAD_INPUT: the answer is too short or too long. CONFLICT: it was answered before, or the person has an open request of the same effect. POLICY: it is the viewer’s own request, or the account cannot be deleted now. Needs the permission `privacy-request:decide`. */
  acceptPrivacyRequest: PrivacyRequestView;
  /** Records that the viewer accepts versions of legal documents. CONFLICT: a newer version applies, which the viewer has to read first. Needs the permission `account:secure`. */
  acceptTerms: User;
  /** Records that the viewer has seen the current prices. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
  acknowledgeCartPrices: Cart;
  /** Restores a suspended account. NOT_FOUND: unknown user. POLICY: the user has permissions that the viewer lacks. Needs the permission `person:deactivate`. */
  activatePerson: Person;
  /** Stores a picture for the branding, which pages show after `changeBranding`. BAD_INPUT: the file is too large, has another type, or is an SVG that runs or loads something. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `setting:update`. */
  addBrandingFile: StoredBrandingFile;
  /** Stores an upload as a picture for the description and lessons of a course. Pictures that no text contains are deleted after a week. BAD_INPUT: not a picture, or too large. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the course already has 1,000 pictures. Needs the permission `course:update`. */
  addCoursePicture: CoursePicture;
  /** Stores an upload as audio for the answers of a course’s questions. Audio that no question contains is deleted after a week. BAD_INPUT: not audio, or too large. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the course already has 1,000 audio files. Needs the permission `course:update`. */
  addCourseSound: CourseSound;
  /** Stores a picture for the blocks of custom pages. BAD_INPUT: the file is too large, has another type, or is an SVG that runs or loads something. Needs the permission `custom-page:manage`. */
  addCustomPagePicture: StoredCustomPagePicture;
  /** Adds captions to a lesson’s video. They replace captions of the same language. BAD_INPUT: no or invalid captions, with the line number. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  addLessonCaptions: LessonContent;
  /** Adds a file to a lesson. BAD_INPUT: too large, or the content does not match the extension. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the lesson already has 20 files, or the package has no room. Needs the permission `course:update`. */
  addLessonFile: LessonContent;
  /** Adds a file to a draft. BAD_INPUT: no such upload, the files are too large in total, or the content does not match the file extension. NOT_FOUND: no such draft of the viewer. CONFLICT: the draft was submitted, or access has ended. POLICY: the draft already has 5 files, or the assignment is closed. Needs the permission `lesson:study`. */
  addSubmissionFile: AssignmentSubmission;
  /** Adds a course to the viewer’s cart. A course that is in the cart is not changed. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: not on sale, the viewer’s own course, or the cart is full. Needs the permission `course:buy`. */
  addToCart: Cart;
  /** Saves a course with its current price. A saved course is not changed. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: the viewer’s own course, or the wishlist is full. Needs the permission `course:buy`. */
  addToWishlist: Wishlist;
  /** Adds courses of the wishlist to the cart and returns an outcome for each. They stay on the wishlist until they are bought. BAD_INPUT: more than 100. Needs the permission `course:buy`. */
  addWishlistToCart: WishlistToCart;
  /** Approves a refund as the teacher. CONFLICT: it does not await the teacher. FORBIDDEN: another teacher’s course. NOT_FOUND. Needs the permission `refund:answer`. */
  agreeToRefund: Refund;
  /** Accepts or declines a meeting. BAD_INPUT: the meeting is over. NOT_FOUND: no such meeting. Needs the permission `group:write`. */
  answerGroupEvent: GroupEvent;
  /** Stores the answer of a guardian, mails a receipt and notifies the child. A consent opens the profile; a refusal or a withdrawal leaves it closed or closes it immediately. GONE: the link was used or replaced, or has expired. RATE_LIMITED: too many attempts. */
  answerGuardianRequest: ReceivedGuardianRequest;
  /** Accepts or declines an invitation. NOT_FOUND: no such invitation to the viewer’s confirmed email address. CONFLICT: the viewer already teaches the course. Needs the permission `course:update`. */
  answerTeachingInvitation: AnsweredInvitation;
  /** Replies to the requester of a ticket. BAD_INPUT: the text, the state or a file is invalid. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed, or another agent or the requester has written since. POLICY: the ticket has reached its maximum number of messages. Needs the permission `ticket:answer`. */
  answerTicket: Ticket;
  /** Appeals against a decision, which another moderator then reviews. Possible once and within a limited period. BAD_INPUT: the reason is invalid. NOT_FOUND: no such decision about content of the viewer. CONFLICT: the decision was already appealed, or there is nothing to appeal. POLICY: the period for appeals has ended. Needs the permission `comment:write`. */
  appealContentDecision: OwnContentDecision;
  /** Appeals against a rejection. BAD_INPUT: the note. POLICY: too late. CONFLICT: it was not rejected, or appealed before. FORBIDDEN: another user’s refund. NOT_FOUND. Needs the permission `refund:create`. */
  appealRefund: Refund;
  /** Sets the coupon of the viewer’s cart and replaces an earlier one. BAD_INPUT: an empty code. POLICY: no such coupon, or it gives no discount on this cart, with the reason. Needs the permission `course:buy`. */
  applyCoupon: Cart;
  /** Approves a submitted course, so that its teacher may publish it. BAD_INPUT: an invalid checklist. POLICY: an item needs fixing, or it is the viewer’s own course. NOT_FOUND: no such course. CONFLICT: it is not in review. Needs the permission `course:review`. */
  approveCourse: Course;
  /** Approves a payout. Above an amount in the settings, two administrators must approve. NOT_FOUND: unknown payout. CONFLICT: it is not waiting for approval. POLICY: the viewer receives the payout or already approved it, or its account is in the waiting period. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:approve`. */
  approvePayout: Payout;
  /** Approves a refund for the platform. A large amount needs two administrators. POLICY: the viewer’s own money, or the viewer gave the first approval. CONFLICT: it does not await the platform. NOT_FOUND. Needs the permission `refund:decide`. */
  approveRefund: Refund;
  /** Approves a proposed write-off. NOT_FOUND: unknown write-off. CONFLICT: it is already decided. POLICY: the viewer proposed it or owes the debt, or the debt is now smaller than the amount. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  approveWriteOff: WriteOff;
  /** Archives a course. Its students keep access. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:publish`. */
  archiveCourse: Course;
  /** Stores evidence for the sale. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: it is the viewer’s own. Needs the permission `dispute:decide`. */
  argueDispute: DisputeView;
  /** Mails a link to the guardian of the viewer, valid for 14 days, which replaces that of a pending request. BAD_INPUT: a field is invalid, or the address is the viewer’s own. CONFLICT: the viewer is no child, or the guardian has consented. POLICY: the viewer’s email address is not confirmed. RATE_LIMITED: too many emails. Needs the permission `account:secure`. */
  askGuardian: User;
  /** Mails a link to the guardian of a child, as `askGuardian` does. NOT_FOUND: no such user. BAD_INPUT: a field is invalid, or the address is the child’s own. CONFLICT: the user is no child, or the guardian has consented. POLICY: the user has permissions that the viewer lacks. RATE_LIMITED: too many emails. Needs the permission `person:update`. */
  askGuardianOf: Person;
  /** Requests that administrators restore a suspended course. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: no administrator suspended it, or a request is pending. BAD_INPUT: an invalid message. Needs the permission `course:publish`. */
  askToRestoreCourse: Course;
  /** Stores the judgements of the data protection impact assessment as a new version. BAD_INPUT: a text is too long, or nothing changes. CONFLICT: they were changed since `expectedVersion`. Needs the permission `privacy-request:decide`. */
  assessImpact: ImpactAssessment;
  /** Assigns a submission to a reviewer or to nobody. NOT_FOUND: no such submission. POLICY: it is the viewer’s own course. CONFLICT: it is decided, or its reviewer is not the displayed one. BAD_INPUT: the person may not review it. Needs the permission `course:review`. */
  assignReview: CourseReview;
  /** Assigns a ticket to an agent, or removes the assignment. BAD_INPUT: the person may not answer tickets. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed. Needs the permission `ticket:answer`. */
  assignTicket: Ticket;
  /** Grants the viewer the role of teacher. BAD_INPUT: a field is invalid. CONFLICT: the viewer is already a teacher. POLICY: the site is an academy. Needs the permission `profile:become-teacher`. */
  becomeTeacher: User;
  /** Starts the setup of two-step sign-in. It takes effect with confirmAuthenticator. CONFLICT: two-step sign-in is already enabled. POLICY: the viewer’s email address is not confirmed. Needs the permission `account:secure`. */
  beginAuthenticator: AuthenticatorSetup;
  /** Starts a playback and returns the code to display over the video. Returns the same code within five minutes. NOT_FOUND: no lesson that the viewer has opened and has access to. CONFLICT: the course does not use playback codes. Needs the permission `lesson:study`. */
  beginPlayback: Playback;
  /** Reverts a change of the email address with the code sent to the old one, within 7 days, even after it took effect, and returns the old address. Ends all sessions and emails a link for choosing a new password. GONE: the link was used or has expired. */
  cancelEmailChange: ConfirmedEmail;
  /** Cancels the pending request for deletion. NOT_FOUND: no deletion is pending. Needs the permission `account:secure`. */
  cancelErasure: DataRequest;
  /** Cancels an unpaid order of the viewer. Its courses and its coupon can be used again. Money that arrives later is returned. Repeating it changes nothing. CONFLICT: the order is paid, expired or being checked. NOT_FOUND: no order of the viewer’s. Needs the permission `course:buy`. */
  cancelOrder: Order;
  /** Ends the viewer’s package with its days, so that FREE follows. It can be reverted until then. BAD_INPUT: a course is not the viewer’s own. POLICY: no package. CONFLICT: it already ends. Needs the permission `package:subscribe`. */
  cancelPackage: PackageSubscription;
  /** Cancels a refund of the viewer. CONFLICT: it is already decided. FORBIDDEN: another user’s refund. NOT_FOUND. Needs the permission `refund:create`. */
  cancelRefund: Refund;
  /** Changes the branding. All server processes apply it within a second. BAD_INPUT: a field is refused, or nothing changes. CONFLICT: it was changed since `expectedVersion`. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `setting:update`. */
  changeBranding: BrandingState;
  /** Requests confirmation of a new email address and notifies the old one. INVALID_CREDENTIALS: the password is wrong. CONFLICT: the address belongs to an account. Needs the permission `account:secure`. */
  changeEmail: AccountSecurity;
  /** Changes the password, or sets the first one, and ends the viewer’s other sessions. INVALID_CREDENTIALS: the current password is wrong. POLICY: the account has no password and the sign-in is more than 15 minutes old. Needs the permission `account:secure`. */
  changePassword: AccountSecurity;
  /** Enrols the students on a list in a course, or ends enrolments that a teacher granted, and notifies each student of the reason. A background job processes the list. BAD_INPUT: the list or the reason is invalid. NOT_FOUND, FORBIDDEN: no course that the viewer owns. CONFLICT: the course is not on sale, an earlier list is being processed, or the key was used for another request. POLICY: too many free enrolments in 30 days. Needs the permission `enrolment:grant`. */
  changeRoster: RosterChange;
  /** Changes a setting. All server processes apply it within a second. BAD_INPUT: the setting is unknown, or the value is out of range or unchanged. CONFLICT: the setting was changed since `expectedVersion`. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `setting:update`. */
  changeSetting: Setting;
  /** Changes the site mode. All server processes apply it within a second. BAD_INPUT: a domain is invalid, or the mode DOMAIN has none. CONFLICT: the site mode was changed since `expectedVersion`. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `setting:update`. */
  changeSiteMode: SiteMode;
  /** Asks the provider about an e-invoice now. One that the provider rejected is sent again. NOT_FOUND: no such e-invoice. POLICY: no provider is configured. Needs the permission `e-invoice:decide`. */
  checkEInvoice: EInvoice;
  /** Checks whether `register` would accept a password, without changes. It is a mutation so that the password is not cached. BAD_INPUT: the password is too short or too common. */
  checkPassword: PasswordCheck;
  /** Queries the gateway immediately about the open or latest payment of an order of the viewer, and settles its response. RATE_LIMITED: queried just now. UNAVAILABLE: the gateway does not respond. NOT_FOUND: no order of the viewer’s, or it has no payment. Needs the permission `order:read`. */
  checkPayment: CheckPaymentPayload;
  /** Places an order of the named courses, or of all buyable courses of the cart, and begins its payment. CONFLICT: the viewer has a course, the price changed, access is shorter than shown, or a payment for one of the courses is in doubt. A pending payment is continued or replaced. POLICY: not on sale, the viewer’s own course, nothing to buy, or the coupon gives no discount. BAD_INPUT: an invalid field. NOT_FOUND: no such course. UNAVAILABLE: the gateway does not respond. Needs the permission `course:buy`. */
  checkout: CheckoutPayload;
  /** Reserves a submission for grading for five minutes. If another teacher has reserved it, `heldBy` is the name of that teacher. NOT_FOUND, FORBIDDEN: no work that the viewer may grade. POLICY: the work is the viewer’s own. Needs the permission `course:update`. */
  claimSubmission: MarkedSubmission;
  /** Deletes the subscription URL of the viewer’s calendar. UNAUTHENTICATED: the request has no session. API tokens are rejected: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:update`. */
  closeCalendarAddress: CalendarAddress;
  /** Withdraws the request of the viewer for a guardian’s consent, or the consent that resulted from it. It closes the profile of a child immediately, and makes the link of the guardian invalid. NOT_FOUND: the account does not exist. Needs the permission `account:secure`. */
  closeProfile: User;
  /** Enables two-step sign-in. INVALID_CREDENTIALS: the code is wrong. CONFLICT: the setup was not started, or two-step sign-in is already enabled. Needs the permission `account:secure`. */
  confirmAuthenticator: RecoveryCodes;
  /** Records that an accountant has confirmed terms. NOT_FOUND: no such terms. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `e-invoice:update`. */
  confirmEInvoiceTerm: EInvoiceTerm;
  /** Confirms an email address with the code sent to it: the current address, or the pending new one. GONE: the link was used or has expired. CONFLICT: the address now belongs to another account. */
  confirmEmail: ConfirmedEmail;
  /** Confirms that the bank has sent the money of a refund. BAD_INPUT: the transaction. POLICY: the viewer’s own money. CONFLICT: it has no pending transfer, or a file for the bank already contains it. NOT_FOUND. Needs the permission `refund:decide`. */
  confirmRefundTransfer: Refund;
  /** Records that an accountant has confirmed the tax. NOT_FOUND: no such rate. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `tax-rate:update`. */
  confirmServiceVat: ServiceVatRate;
  /** Confirms that the return transfer has left the bank. CONFLICT: it is not being returned. NOT_FOUND: no such money. Needs the permission `suspense:decide`. */
  confirmSuspenseReturn: SuspenseItem;
  /** Records that an accountant has confirmed withholding rates. NOT_FOUND: no such rates. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `tax-rate:update`. */
  confirmWithholdingRate: WithholdingRate;
  /** Copies a lesson with its files, captions, quiz or assignment to the end of a section of the same or another course, without dates. In a reviewed course it is checked like an edit. Returns the course of the copy. NOT_FOUND, FORBIDDEN: not courses that the viewer may edit, or content of another owner. CONFLICT: its state forbids it. POLICY: the section, the course or its question bank is full. Needs the permission `course:update`. */
  copyLesson: Course;
  /** Copies a section with its lessons to the end of the same or another course, like `copyLesson`. Returns the course of the copy. NOT_FOUND, FORBIDDEN: not courses that the viewer may edit, or content of another owner. CONFLICT: its state forbids it. POLICY: the course or its question bank is full. Needs the permission `course:update`. */
  copySection: Course;
  /** Creates an announcement. BAD_INPUT: a title, a text or the course is invalid, or the period is past or longer than 30 days. CONFLICT: the idempotencyKey was used with another input. Needs the permission `announcement:manage`. */
  createAnnouncement: Announcement;
  /** Creates an API token of the viewer and notifies the viewer by email. BAD_INPUT: the name, a scope or the expiry date is invalid. POLICY: the viewer lacks a scope, or has 20 tokens. CONFLICT: the idempotencyKey was used with another input. FORBIDDEN: API tokens are disabled. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `account:secure`. */
  createApiToken: CreatedApiToken;
  /** Creates a URL of a paid order’s bill as a PDF, valid for five minutes. NOT_FOUND: no order of the viewer’s, nor `order:read-any`. POLICY: it is not paid. Needs the permission `order:read`. */
  createBillDownload: DownloadLink;
  /** Bookmarks a lesson or a position in its video. Returns the existing bookmark if there is one. BAD_INPUT: a field is invalid. NOT_FOUND: no such lesson that the viewer studies. POLICY: the viewer already has 200 bookmarks in the course, the maximum. Needs the permission `lesson:study`. */
  createBookmark: Bookmark;
  /** Creates a reply template. BAD_INPUT: a title or a text is invalid. POLICY: there are already 100 templates. CONFLICT: the idempotencyKey was used with another input. Needs the permission `canned-answer:manage`. */
  createCannedAnswer: CannedAnswer;
  /** Creates a category at the end of its level. BAD_INPUT: an invalid name or icon. NOT_FOUND: no such parent. POLICY: the level is full. CONFLICT: the parent is a subcategory. Needs the permission `category:create`. */
  createCategory: Category;
  /** Creates a download URL for a certificate of the viewer as a PDF with the embedded signed badge, valid for five minutes. NOT_FOUND: no such certificate of the viewer. POLICY: the certificate was revoked, or its name has characters that cannot be printed. Needs the permission `study:read`. */
  createCertificateDownload: DownloadLink;
  /** Asks a question about a lesson, or replies to one. BAD_INPUT: a field is invalid. NOT_FOUND: no lesson that the viewer may study. FORBIDDEN: the viewer is a co-teacher without the right to answer. CONFLICT: the question was removed. POLICY: the student has written 30 comments within an hour, the maximum. Needs the permission `comment:write`. */
  createComment: Comment;
  /** Creates a coupon for the viewer’s own courses. It reduces their selling price, and buyers who use it count as brought by the viewer. BAD_INPUT: an invalid field, or the code is taken. Needs the permission `coupon:create`. */
  createCoupon: Coupon;
  /** Creates a draft course that the viewer owns. BAD_INPUT: an invalid field. Needs the permission `course:create`. */
  createCourse: Course;
  /** Creates a study group. BAD_INPUT: a field is invalid, or the viewer neither studies nor teaches the course. POLICY: the viewer is a member of too many groups. Needs the permission `group:write`. */
  createGroup: StudyGroup;
  /** Schedules a meeting of a study group and notifies its members. BAD_INPUT: a field is invalid. NOT_FOUND: no such group of the viewer. POLICY: the group has too many meetings. RATE_LIMITED: the viewer has scheduled twelve meetings within a day. Needs the permission `group:write`. */
  createGroupEvent: StudyGroup;
  /** Creates a goal of a study group. BAD_INPUT: a field is invalid. NOT_FOUND: no such group of the viewer. FORBIDDEN: the viewer does not lead the group. POLICY: the group has too many goals. Needs the permission `group:write`. */
  createGroupGoal: StudyGroup;
  /** Creates a post in a study group, or replies to one. BAD_INPUT: a field is invalid. NOT_FOUND: no such group or post. CONFLICT: the post was removed. Needs the permission `group:write`. */
  createGroupPost: GroupPost;
  /** Adds a lesson at the end of a section. BAD_INPUT: an invalid field. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has the maximum number of lessons. Needs the permission `course:update`. */
  createLesson: LessonContent;
  /** Creates a private note. BAD_INPUT: a field is invalid. NOT_FOUND: no such lesson that the viewer studies. POLICY: the viewer already has 500 notes in the course, the maximum. Needs the permission `lesson:study`. */
  createNote: LessonNote;
  /** Creates new terms of a package from a given time on. Subscribers keep theirs. NOT_FOUND: no such package, or it is not sold. BAD_INPUT: an invalid field, or the time is in the past or has a version. POLICY: it has reached its maximum of versions. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  createPackageVersion: PackageVersion;
  /** Creates an account for another user. BAD_INPUT: a field is invalid. CONFLICT: the email address belongs to an account. POLICY: the roles would grant permissions that the viewer lacks. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:create`. */
  createPerson: Person;
  /** Creates a coupon that the platform bears. BAD_INPUT: an invalid field, or the code is taken. Needs the permission `coupon:create-any`. */
  createPlatformCoupon: Coupon;
  /** Adds a question to the question bank of a course. BAD_INPUT: a field required by its kind is missing. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. CONFLICT: the status of the course does not allow edits. POLICY: the question bank is full. Needs the permission `course:update`. */
  createQuestion: Question;
  /** Creates a custom role. CONFLICT: the name is taken. POLICY: the viewer would grant permissions that the viewer lacks, or 50 custom roles exist. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `role:create`. */
  createRole: AccessRole;
  /** Saves a comment for reuse. BAD_INPUT: the text is missing. POLICY: the viewer already has 100 saved comments. Needs the permission `course:update`. */
  createSavedComment: SavedComment;
  /** Creates a synonym group, effective for all later searches. BAD_INPUT: a term is empty, too long, repeated or in another group. POLICY: there are already 500 groups. Needs the permission `search:update`. */
  createSearchSynonym: SearchSynonym;
  /** Adds a section at the end of a course. BAD_INPUT: an invalid title. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: it has the maximum number of sections. Needs the permission `course:update`. */
  createSection: Course;
  /** Creates a study slot. BAD_INPUT: a field is invalid. POLICY: the viewer has too many upcoming slots. Needs the permission `study:update`. */
  createStudySlot: StudySlot;
  /** Uses one credit to request a draft, which is written asynchronously and never changes a course by itself. The credit is refunded if there is no draft. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. BAD_INPUT: the lesson is invalid. POLICY: there is no provider, the provider generates no images, no credits are left, too many drafts failed, or the lesson is too short. CONFLICT: the idempotencyKey was used with another input. Needs the permission `assistant:use`. */
  createSuggestion: AssistantRequest;
  /** Creates a download link for a monthly invoice as PDF, valid for five minutes. NOT_FOUND: the viewer has no invoice with this ID. Needs the permission `earnings:read`. */
  createTeacherInvoiceDownload: DownloadLink;
  /** Creates a support ticket, as a signed-in member or as a guest. BAD_INPUT: the requester or the text is invalid, or an order, course or file is not the viewer’s own. CONFLICT: the idempotencyKey was used with another input. RATE_LIMITED: too many requests. API tokens receive public data, and data of their owner with one of the scopes `ticket:write-own`. */
  createTicket: TicketReceipt;
  /** Creates a file with all approved payouts and all refunds by bank transfer. Each is included in one file only and cannot be removed from it. POLICY: no transfer is waiting. CONFLICT: the idempotency key was used with another request. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:export`. */
  createTransferFile: TransferFile;
  /** Creates a webhook and its signing secret. BAD_INPUT: the name, the kinds or the URL is invalid; see `details`. POLICY: 20 webhooks exist. CONFLICT: the idempotencyKey was used with another input. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
  createWebhook: WebhookWithSecret;
  /** Suspends an account and ends its sessions within a second. NOT_FOUND: unknown user. POLICY: the user is the viewer, the last active administrator, or has permissions that the viewer lacks. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:deactivate`. */
  deactivatePerson: Person;
  /** Decides an appeal: upholds the first decision or restores the content. BAD_INPUT: the answer is invalid. NOT_FOUND: no such appeal. CONFLICT: the appeal was already decided. POLICY: the viewer made the first decision, or wrote the content. Needs the permission `comment:moderate`. */
  decideContentAppeal: ModeratedAppeal;
  /** Decides a moderation case: hides, removes or retains the content. BAD_INPUT: the reason is invalid. NOT_FOUND: no such case. CONFLICT: the case was already decided. POLICY: the moderator wrote the content, or the outcome would hide a comment. Needs the permission `comment:moderate`. */
  decideContentCase: ContentCase;
  /** Decides on a flagged sentence. MISTAKEN applies to the same sentence, rule and course in later scans. NOT_FOUND: no finding that is visible to the viewer. FORBIDDEN: the viewer may not edit the course. BAD_INPUT: the state MENDED cannot be set. CONFLICT: the sentence is no longer in the course. Needs the permission `moderation:decide`. */
  decideFinding: ModerationFinding;
  /** Shows a flagged edit to students, or rejects it. BAD_INPUT: a rejection without a reason. NOT_FOUND: no such edit. POLICY: it is the viewer’s own course. CONFLICT: it was decided or saved again meanwhile. Needs the permission `course:review`. */
  decideHeldEdit: HeldEdit;
  /** Declines a student’s extension request. BAD_INPUT: the reason is missing. NOT_FOUND, FORBIDDEN: no assignment that the viewer may grade, or no student of its course. CONFLICT: no request is pending. POLICY: the student is the viewer. Needs the permission `course:update`. */
  declineExtension: DecidedExtension;
  /** Deletes a bookmark, even if access has ended. NOT_FOUND: the bookmark belongs to another person. Needs the permission `lesson:study`. */
  deleteBookmark: Deleted;
  /** Deletes a reply template permanently. NOT_FOUND: no such template. Needs the permission `canned-answer:manage`. */
  deleteCannedAnswer: Deleted;
  /** Deletes a category without courses, coupons and subcategories. The slug of a subcategory then redirects to its parent. NOT_FOUND: no such category. CONFLICT: the category is in use; merge it instead. Needs the permission `category:delete`. */
  deleteCategory: Deleted;
  /** Deletes a page with its versions. NOT_FOUND: no such page. CONFLICT: the page is published. Needs the permission `custom-page:manage`. */
  deleteCustomPage: Deleted;
  /** Discards a draft of the viewer. NOT_FOUND: no such draft of the viewer. Needs the permission `course:update`. */
  deleteEditDraft: Deleted;
  /** Deletes a file, or cancels its creation. NOT_FOUND: the viewer has no file with this ID. Needs the permission `export:create`. */
  deleteExport: Deleted;
  /** Deletes a lesson. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: students have studied it and the course is on sale, or the state of its course forbids it. POLICY: too few lessons would remain in a course on sale. Needs the permission `course:update`. */
  deleteLesson: DeletedFromCourse;
  /** Removes captions from a lesson. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  deleteLessonCaptions: DeletedFromCourse;
  /** Removes a file from its lesson. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  deleteLessonFile: DeletedFromCourse;
  /** Deletes a note, even if access has ended. NOT_FOUND: the note belongs to another person. Needs the permission `lesson:study`. */
  deleteNote: Deleted;
  /** Erases a user irreversibly. The profile is deleted; accounting records remain without a name. NOT_FOUND: unknown user. POLICY: the user is the viewer, the last active administrator, has permissions that the viewer lacks, or is a teacher with courses on sale. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:delete`. */
  deletePerson: Deleted;
  /** Deletes a custom role. NOT_FOUND: unknown role. CONFLICT: the role is assigned to a user. Needs the permission `role:delete`. */
  deleteRole: Deleted;
  /** Deletes a saved comment. NOT_FOUND: no such saved comment of the viewer. Needs the permission `course:update`. */
  deleteSavedComment: Deleted;
  /** Deletes a saved report of the viewer. NOT_FOUND: the viewer has no report with this ID. Needs the permission `business-report:read`. */
  deleteSavedReport: Deleted;
  /** Deletes a synonym group. NOT_FOUND: no such group. Needs the permission `search:update`. */
  deleteSearchSynonym: Deleted;
  /** Removes words from the list of searches until they are searched again. NOT_FOUND: no such words. Needs the permission `search:update`. */
  deleteSearchTerm: Deleted;
  /** Deletes an empty section. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: it has lessons, or the state of its course forbids it. Needs the permission `course:update`. */
  deleteSection: DeletedFromCourse;
  /** Deletes a study slot of the viewer. NOT_FOUND: no such slot of the viewer. Needs the permission `study:update`. */
  deleteStudySlot: DeletedStudySlot;
  /** Deletes a webhook with its deliveries irreversibly. NOT_FOUND: unknown webhook. Needs the permission `webhook:manage`. */
  deleteWebhook: Deleted;
  /** Disables two-step sign-in. INVALID_CREDENTIALS: the password or the code is wrong. CONFLICT: two-step sign-in is disabled. Needs the permission `account:secure`. */
  disableAuthenticator: AccountSecurity;
  /** Rejects a refund as the teacher; the platform then decides. BAD_INPUT: the note. CONFLICT: it does not await the teacher. FORBIDDEN: another teacher’s course. NOT_FOUND. Needs the permission `refund:answer`. */
  disagreeWithRefund: Refund;
  /** Discards jobs irreversibly. A job that was already replayed or discarded counts as gone. BAD_INPUT: the reason is invalid, no IDs, or more than 100. Needs the permission `dead-letter:discard`. */
  discardDeadLetters: TakenDeadLetters;
  /** Deletes the drafts of a document in all languages. BAD_INPUT: no such kind of document. Without drafts, nothing happens. Needs the permission `legal-document:manage`. */
  discardLegalDraft: Deleted;
  /** Discards a revision. NOT_FOUND, FORBIDDEN: not a course that the viewer may edit, or no revision. CONFLICT: it is in review. Needs the permission `course:update`. */
  discardRevision: Course;
  /** Dismisses an announcement permanently for the viewer. NOT_FOUND: no such announcement shown to the viewer. POLICY: the announcement cannot be dismissed. Needs the permission `notification:update`. */
  dismissAnnouncement: Deleted;
  /** Creates a download link for a backup as one archive, including its files. NOT_FOUND: unknown backup. CONFLICT: the backup is incomplete or was deleted. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `backup:download`. */
  downloadBackup: DownloadLink;
  /** Creates a URL of a file of an e-invoice, valid for five minutes. NOT_FOUND: no e-invoice of the viewer’s, nor `e-invoice:read-any`. POLICY: it has no files yet. Needs the permission `order:read`. */
  downloadEInvoice: DownloadLink;
  /** Creates a download link for a file that is ready. NOT_FOUND: the viewer has no file with this ID. FORBIDDEN: the viewer no longer has the permission for the list. CONFLICT: the file is not ready. GONE: the retention period is over, or the file contains students of a course that the viewer no longer teaches. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `export:create`. */
  downloadExport: DownloadLink;
  /** Creates a URL of a certificate of the taxes withheld from the viewer as PDF, valid for five minutes. NOT_FOUND: nothing was sold or returned in the period, or it is not closed. Needs the permission `earnings:read`. */
  downloadMyTaxCertificate: DownloadLink;
  /** Creates a URL of a certificate of the taxes withheld from a teacher as PDF, valid for five minutes. NOT_FOUND: nothing was sold or returned in the period, or it is not closed. Needs the permission `ledger:read`. */
  downloadTaxCertificate: DownloadLink;
  /** Creates a draft course with the content of another course of the viewer: texts, sections, lessons, files, quizzes and assignments. NOT_FOUND, FORBIDDEN: no course that the viewer owns. Needs the permission `course:create`. */
  duplicateCourse: Course;
  /** Inserts a copy of a lesson after it, with its text, video and captions. The copy is not a preview. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has the maximum number of lessons. Needs the permission `course:update`. */
  duplicateLesson: LessonContent;
  /** Ends an announcement immediately. NOT_FOUND: no such announcement. CONFLICT: the announcement has already ended. Needs the permission `announcement:manage`. */
  endAnnouncement: Announcement;
  /** Ends all sessions of the viewer except the current one. UNAUTHENTICATED: the client is not signed in. Needs the permission `account:secure`. */
  endOtherSessions: EndedSessions;
  /** Ends one session of the viewer. NOT_FOUND: the viewer has no active session with this ID. Needs the permission `account:secure`. */
  endSession: EndedSessions;
  /** Exchanges a bought course for another one at its current price. If a difference is to be paid, `payment` describes it, and nothing changes before it is paid. BAD_INPUT: the gateway or the bank account. POLICY: the rule that forbids it. CONFLICT: exchanged or refund requested before, the price changed, access is shorter, or the key belongs to another request. NOT_FOUND: no purchase of the viewer’s, or no such course. UNAVAILABLE: the gateway does not respond. Needs the permission `refund:create`. */
  exchangeCourse: CheckoutPayload;
  /** Creates a CSV file of audit log entries, newest first, and returns its download link. BAD_INPUT: a filter is invalid. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `audit:export`. */
  exportAuditLog: DownloadLink;
  /** Creates a download link for a report with all of its rows. BAD_INPUT: the period ends before it begins, or is too long. Needs the permission `business-report:read`. */
  exportBusinessReport: DownloadLink;
  /** Creates a download link to the filtered courses as a CSV file. BAD_INPUT: too many courses were selected. Needs the permission `course:export`. */
  exportCourses: DownloadLink;
  /** Creates a download link to the orders as a CSV file, latest first. BAD_INPUT: an invalid filter. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `order:export`. */
  exportOrders: DownloadLink;
  /** Creates a CSV file of users, sorted as requested and in the language of the request, and returns its download link. BAD_INPUT: a filter is invalid. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:export`. */
  exportPeople: DownloadLink;
  /** Exports the students that match a filter as a file without email addresses. BAD_INPUT: too many enrolments are selected. Needs the permission `course:read-own`. */
  exportTaughtStudents: DownloadLink;
  /** Creates a link to the return of the taxes withheld in a month, with one row for each seller and the totals, as CSV and as a workbook. NOT_FOUND: the month is not closed, or nothing was sold or returned in it. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:read`. */
  exportTaxReturn: DownloadLink;
  /** Creates a download link for a transfer file as CSV. The file always has the same transfers, without the account number of a refund that was returned or of an erased buyer. NOT_FOUND: unknown file. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:export`. */
  exportTransferFile: DownloadLink;
  /** Adds days to the end of a subscription. NOT_FOUND: no such subscription. BAD_INPUT: an invalid field. POLICY: it has ended; grant a new one. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  extendPackage: PackageSubscription;
  /** Writes a transfer file below the header of a bank’s own template, in the order of its columns, and creates a download link. NOT_FOUND: unknown file. BAD_INPUT: the template cannot be read, or no row of it names account, holder and amount. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:export`. */
  fillTransferTemplate: FilledTemplate;
  /** Grants one student an extension, with or without a request. BAD_INPUT: the times are past or inconsistent, or the reason is missing. NOT_FOUND, FORBIDDEN: no assignment that the viewer may grade, or no student of its course. POLICY: the student is the viewer. Needs the permission `course:update`. */
  grantExtension: DecidedExtension;
  /** Grants a teacher a package from today to a given day. NOT_FOUND: no such teacher or version. BAD_INPUT: an invalid field. POLICY: paid days of another package are left; extend that one. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  grantPackage: PackageSubscription;
  /** Grants one student extra time for a quiz, including an open attempt. BAD_INPUT: the time is out of range. NOT_FOUND, FORBIDDEN: no quiz that the viewer may grade, or no student of its course. POLICY: the student is the viewer. Needs the permission `course:update`. */
  grantQuizTime: GrantedQuizTime;
  /** Imports a statement of the bank account for transfers. Each transfer counts once, by the bank’s reference. BAD_INPUT: a line is invalid, and nothing was imported. POLICY: the platform accepts no transfers. Needs the permission `suspense:decide`. */
  importIncomingTransfers: IncomingTransfers;
  /** Imports the captions of a file for a lesson’s video, or previews the import. They replace captions of the same language. BAD_INPUT: a file without captions, too many captions, or a lesson without a video. NOT_FOUND, FORBIDDEN: not a course that the viewer may edit. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  importLessonCaptions: CaptionsImport;
  /** Adds the sections and lessons of a table to the viewer’s course, or previews the import. Existing content does not change. BAD_INPUT: not a table, or a required column is missing. NOT_FOUND, FORBIDDEN: not a course that the viewer may edit. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  importOutline: OutlineImport;
  /** Imports a bank statement and marks payouts and refunds as paid or returned. A repeated import changes nothing. BAD_INPUT: the file has another format, is too large, or has an unreadable amount. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:import`. */
  importPayoutStatement: ImportedStatement;
  /** Creates an account for each valid row of a CSV file and returns the outcome for every row. BAD_INPUT: the file is not a valid table, or is too long. Needs the permission `person:import`. */
  importPeople: ImportResult;
  /** Imports the questions of a file into a course’s question bank, or previews the import. BAD_INPUT: the file has no questions, or too many. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. POLICY: the question bank is full. Needs the permission `course:update`. */
  importQuestions: QuestionImport;
  /** Imports a gateway’s settlement file: matching lines are booked, differences are listed. Importing the same file again changes nothing. BAD_INPUT: a line is invalid, and nothing was booked. POLICY: the platform does not use the gateway. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `settlement:import`. */
  importSettlement: SettlementFile;
  /** Invites a co-teacher to the viewer’s own course, or sends the invitation again. BAD_INPUT: an invalid email address, the viewer’s own, or that of a current co-teacher. NOT_FOUND, FORBIDDEN: not a course of the viewer. POLICY: the package has no room. Needs the permission `course:update`. */
  inviteCoTeacher: Course;
  /** Mails single-use links, valid for 7 days, with which their receivers create an account in every sign-up mode. BAD_INPUT: an address is invalid. Needs the permission `person:create`. */
  inviteToSignUp: SentSignUpInvitations;
  /** Adds the courses of a guest’s browser to the viewer’s cart, as far as there is room. BAD_INPUT: more than 20. Needs the permission `course:buy`. */
  joinCart: Cart;
  /** Enrols the viewer in the course with a class code. BAD_INPUT: no course has the code, or it is switched off. RATE_LIMITED: too many wrong codes. POLICY: no place is left. Needs the permission `lesson:study`. */
  joinClass: Course;
  /** Joins a study group with its invitation code. BAD_INPUT: no group has this code. POLICY: the viewer does not have the group’s course, or the group is full. RATE_LIMITED: too many codes were tried. Needs the permission `group:write`. */
  joinGroup: StudyGroup;
  /** Saves the courses of a guest’s browser at their current prices, as far as there is room. BAD_INPUT: more than 100. Needs the permission `course:buy`. */
  joinWishlist: Wishlist;
  /** Removes the viewer from the co-teachers of a course. NOT_FOUND: the viewer does not co-teach it. Needs the permission `course:update`. */
  leaveCourse: LeftCourse;
  /** Leaves a study group. The group is deleted with its last member. NOT_FOUND: no such group of the viewer. CONFLICT: the viewer is the last leader and must first appoint another one. Needs the permission `group:write`. */
  leaveGroup: LeftGroup;
  /** Likes a comment, or removes the like. NOT_FOUND: no such comment. FORBIDDEN: the comment is the viewer’s own. CONFLICT: the comment was removed. Needs the permission `comment:write`. */
  likeComment: Comment;
  /** Links a Google account for sign-in and notifies the viewer by email. INVALID_CREDENTIALS: a token was not issued to this platform, or, with the field `password`, the sign-in is older than 15 minutes and the password is required. CONFLICT: the Google account belongs to another user, another one is linked, or Google is not configured. POLICY: the email address of the Google account is not verified. Needs the permission `account:secure`. */
  linkGoogle: AccountSecurity;
  /** Returns the playback of a code seen in a recording. A mutation because the viewer and the reason are written to the audit log. BAD_INPUT: the reason is invalid. NOT_FOUND: no such code. Needs the permission `playback:read-any`. */
  lookUpPlayback: Playback;
  /** Records that the bank keeps the money. It counts as a completed refund, and the buyer loses the course or the remaining days of the package. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: it is the viewer’s own. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
  loseDispute: DisputeView;
  /** Transcodes the video of a lesson or the promotional video of a course into several renditions, or retries after a failure. No effect on a finished or pending transcoding. NOT_FOUND: no video. FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it, or the platform does not transcode videos. POLICY: too many requests within a day. Needs the permission `course:update`. */
  makeVideoStream: Video;
  /** Suspends, restores, hides or shows courses, or declines requests to restore them. Courses are processed separately. BAD_INPUT: no or too many courses, an invalid reason, or `restoreAskedAt` with anything but KEEP_SUSPENDED of one course. CONFLICT: the teacher has sent a new request. Needs the permission `course:manage`. */
  manageCourses: ManagedCourses;
  /** Marks all notifications of the viewer as read. UNAUTHENTICATED: the client is not signed in. Needs the permission `notification:update`. */
  markAllNotificationsRead: NotificationsRead;
  /** Records that announcements were shown to the viewer. BAD_INPUT: no announcements, or too many. Needs the permission `notification:update`. */
  markAnnouncementsRead: AnnouncementsRead;
  /** Marks a lesson with the rule MANUAL as done. Idempotent. NOT_FOUND: no such lesson. CONFLICT: the lesson was not opened, has another rule or is a live lesson that has not started, or the viewer’s access has ended. Needs the permission `lesson:study`. */
  markLessonDone: LessonProgress;
  /** Marks notifications as read. IDs of other users are ignored. BAD_INPUT: no IDs, or too many. Needs the permission `notification:update`. */
  markNotificationsRead: NotificationsRead;
  /** Grades or regrades an OPEN answer of a submitted attempt. Never revokes a pass. BAD_INPUT: more points than the question has. NOT_FOUND, FORBIDDEN: no answer that the viewer may grade. CONFLICT: the attempt is still in progress. POLICY: the answer is the viewer’s own. Needs the permission `course:update`. */
  markQuizAnswer: MarkedAnswer;
  /** Saves the complete grading of a submission. Call it whenever the grading changes; the student sees nothing before the release. BAD_INPUT: a row or file is not part of the work, there are too many points, or rows are missing in a complete grading. NOT_FOUND, FORBIDDEN: no work that the viewer may grade. CONFLICT: another teacher is grading the work, or the grading was saved since. POLICY: the work is the viewer’s own. Needs the permission `course:update`. */
  markSubmission: MarkedSubmission;
  /** Matches unmatched money to an order, which is paid once its whole price is covered; otherwise the buyer is requested to pay the rest. CONFLICT: decided before, or the order accepts no further payment. NOT_FOUND: no such money or order. Needs the permission `suspense:decide`. */
  matchSuspense: SuspenseItem;
  /** Merges a category into another one, which takes its courses, coupons and slugs. Cannot be undone. BAD_INPUT: both categories are the same. NOT_FOUND: no such category. CONFLICT: the category has subcategories. Needs the permission `category:merge`. */
  mergeCategories: Category;
  /** Merges a ticket into another one of the same requester, which then shows the messages of both. NOT_FOUND: no such ticket. CONFLICT: one of the tickets is closed. POLICY: the requesters differ, or there are too many messages. Needs the permission `ticket:answer`. */
  mergeTickets: Ticket;
  /** Moves a category within its level or to the other level. BAD_INPUT: an invalid position. NOT_FOUND: no such category or parent. POLICY: the level is full. CONFLICT: the category would be at a third level. Needs the permission `category:update`. */
  moveCategory: Category;
  /** Moves a draft that was never on sale to the bin, where it remains for 30 days. NOT_FOUND, FORBIDDEN: no course that the viewer owns. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  moveCourseToBin: Course;
  /** Moves a lesson within its course. BAD_INPUT: an invalid position, or a section of another course. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the section has the maximum number of lessons. Needs the permission `course:update`. */
  moveLesson: Course;
  /** Moves a section within its course. BAD_INPUT: an invalid position. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  moveSection: Course;
  /** Changes the state of a ticket without a reply: on hold, resolved or open again. BAD_INPUT: the state is invalid. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed, already in that state, or changed since. Needs the permission `ticket:answer`. */
  moveTicket: Ticket;
  /** Adds an internal note to a ticket. BAD_INPUT: the text is invalid. NOT_FOUND: no such ticket. POLICY: the ticket has reached its maximum number of messages. Needs the permission `ticket:answer`. */
  noteOnTicket: Ticket;
  /** Course of an invitation link. It changes nothing; as a mutation, the code is in no URL. GONE: the link was used, replaced or withdrawn, or has expired. */
  openCourseInvitation: ReceivedInvitation;
  /** Records that a buyer’s bank took a payment back. The teacher’s earning is not released until the decision. The buyer keeps access to the course or package. NOT_FOUND: no such payment. BAD_INPUT: the order has several lines and none is named, or the bank cannot have taken this amount. CONFLICT: it is disputed already, or its refund is pending. POLICY: it is not paid, or it is the viewer’s own. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
  openDispute: DisputeView;
  /** Request behind the link that a guardian received. It changes nothing. It is a mutation, so that the code appears in no URL. GONE: the link was used or replaced, or has expired. RATE_LIMITED: too many attempts. */
  openGuardianRequest: ReceivedGuardianRequest;
  /** Opens a lesson, records it as opened and returns its content. NOT_FOUND: no such lesson. FORBIDDEN: the viewer is not enrolled. CONFLICT: the viewer’s access has ended, the lesson opens later, or an earlier lesson must be completed first. Needs the permission `lesson:study`. */
  openLesson: LessonContent;
  /** Marks a lesson as complete for a student, or resets it, and notifies the student of the reason. Never revokes a completed course or a certificate. BAD_INPUT: the reason is invalid. NOT_FOUND, FORBIDDEN: no course whose work the viewer may grade. CONFLICT: the student’s access has ended. POLICY: the progress is the viewer’s own. Needs the permission `enrolment:override`. */
  overrideProgress: CourseStudent;
  /** Begins a payment of an unpaid order of the viewer on its agreed terms. An open payment through another gateway is replaced; the same gateway continues its payment. CONFLICT: it is no longer payable, or the key belongs to another request. POLICY: the gateway does not accept it, or too many attempts. NOT_FOUND: no order of the viewer’s. UNAVAILABLE: the gateway does not respond. Needs the permission `course:buy`. */
  payOrder: CheckoutPayload;
  /** Pins a post to the top of the feed, or unpins it. BAD_INPUT: the post is a reply. NOT_FOUND: no such post. FORBIDDEN: the viewer does not lead the group. CONFLICT: the post was removed. Needs the permission `group:write`. */
  pinGroupPost: GroupPost;
  /** Proposes removals from a course on sale, which apply after a review. BAD_INPUT: a part that is not in the course. NOT_FOUND, FORBIDDEN: not a course that the viewer may edit. CONFLICT: it is not on sale, or its revision is in review. Needs the permission `course:update`. */
  proposeRemovals: Course;
  /** Writes off a teacher’s debt, or proposes the write-off if it requires a second administrator. NOT_FOUND: unknown teacher. POLICY: the amount exceeds the debt, or the debt is the viewer’s own. CONFLICT: a write-off is already proposed, or the idempotency key was used with another request. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  proposeWriteOff: WriteOff;
  /** Confirms the identity of the viewer with the same factors as a sign-in. The returned token unlocks operations that fail with PROOF_NEEDED. INVALID_CREDENTIALS: the password or the code is wrong or missing, see details. POLICY: the account has neither and the sign-in is more than 15 minutes old. RATE_LIMITED: too many attempts. Needs the permission `account:secure`. */
  proveIdentity: IdentityProof;
  /** Publishes an approved course. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:publish`. */
  publishCourse: Course;
  /** Makes the latest version public. NOT_FOUND: no such page. CONFLICT: a newer version was saved. Needs the permission `custom-page:manage`. */
  publishCustomPage: CustomPageDraft;
  /** Publishes the drafts of a document as its next version, which can’t be changed afterwards. BAD_INPUT: the time is too early or too late. CONFLICT: there is no Vietnamese draft, or a later version is announced. Needs the permission `legal-document:manage`. */
  publishLegalDocument: LegalDocument;
  /** Rates the support in the ticket of a guest’s secret link. BAD_INPUT: the stars or the comment are invalid. GONE: the link has expired. POLICY: the ticket is not resolved yet. RATE_LIMITED: too many requests. */
  rateAsGuest: OwnTicket;
  /** Rates a course, or edits the viewer’s rating and stores its earlier version. BAD_INPUT: a field is invalid. NOT_FOUND: the viewer is not enrolled in the course. FORBIDDEN: the viewer teaches the course. CONFLICT: access has ended, or moderators removed the rating. POLICY: the viewer has studied too little, or edited the rating too often. Needs the permission `rating:write`. */
  rateCourse: Rating;
  /** Rates the support in a ticket of the viewer. A new rating replaces the previous one. BAD_INPUT: the stars or the comment are invalid. NOT_FOUND: no such ticket of the viewer. POLICY: the ticket is not resolved yet. RATE_LIMITED: too many requests. Needs the permission `ticket:write-own`. */
  rateTicket: OwnTicket;
  /** Marks the messages of a course to the viewer as read. NOT_FOUND: the viewer is not enrolled in the course. Needs the permission `enrolment:read`. */
  readCourseMessages: CourseMessagesRead;
  /** Opens the evidence of an identity, and records that in the audit log. NOT_FOUND: no such identity. Needs the permission `seller-evidence:read`. */
  readSellerEvidence: SellerEvidenceContent;
  /** Moves a course to another category. BAD_INPUT: no such category, the current one, or an invalid reason. NOT_FOUND: no such course. POLICY: the viewer teaches it. CONFLICT: it is in review. Needs the permission `course:manage`. */
  recategorizeCourse: Course;
  /** Records that the viewer applied a draft of texts or questions to the course, which then states that a model drafted a part of it (`hasAiText`). NOT_FOUND: no such finished draft of the viewer. FORBIDDEN: the viewer may no longer edit the course. Needs the permission `assistant:use`. */
  recordAppliedDraft: AssistantRequest;
  /** Records a visit to a course page. Each visitor counts once a day and cannot be recognised on other days or courses. BAD_INPUT: the search phrase has more than 100 characters. */
  recordCourseVisit: RecordedCourseVisit;
  /** Reports watched or read content. Study counts at most as fast as real time passes. NOT_FOUND: no such lesson. CONFLICT: the lesson was not opened, or the viewer’s access has ended. Needs the permission `lesson:study`. */
  recordProgress: LessonProgress;
  /** Records a submitted search for the administrators’ list. The same words count once per hour and caller. BAD_INPUT: the words are too long. */
  recordSearch: RecordedSearch;
  /** Records a tax payment to the tax office; each amount is at most the amount owed. POLICY: all amounts are zero, or an amount exceeds the amount owed. CONFLICT: the reference is already recorded, or the idempotency key was used with another request. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  recordTaxPayment: TaxPayment;
  /** Exchanges a refresh token for a new access token and a new refresh token. UNAUTHENTICATED: the session has ended. */
  refreshSession: AuthPayload;
  /** Refuses a request with the article of the law and sends the answer. NOT_FOUND: no such request. BAD_INPUT: the answer or the article is too short or too long. CONFLICT: it was answered before. POLICY: it is the viewer’s own request. Needs the permission `privacy-request:decide`. */
  refusePrivacyRequest: PrivacyRequestView;
  /** Creates an account and signs it in. BAD_INPUT: a field is invalid. CONFLICT: the email address belongs to an account. POLICY: the sign-up mode requires an invitation or a link (requestSignUpLink). RATE_LIMITED: too many attempts. */
  register: AuthPayload;
  /** Reissues a certificate with a corrected name, revokes the former one and notifies its student. NOT_FOUND: no such certificate. CONFLICT: the certificate is already revoked. Needs the permission `certificate:revoke`. */
  reissueCertificate: Certificate;
  /** Rejects a submitted course for a policy reason. BAD_INPUT: an invalid reason. POLICY: it is the viewer’s own course. NOT_FOUND: no such course. CONFLICT: it is not in review. Needs the permission `course:review`. */
  rejectCourse: Course;
  /** Rejects a payout. The amount is available to the teacher again. NOT_FOUND: unknown payout. CONFLICT: it is already in a transfer file, or has ended. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:approve`. */
  rejectPayout: Payout;
  /** Rejects a refund for the platform. BAD_INPUT: the note. POLICY: the viewer’s own money. CONFLICT: it does not await the platform. NOT_FOUND. Needs the permission `refund:decide`. */
  rejectRefund: Refund;
  /** Rejects a pending identity, or withdraws a verification. NOT_FOUND: no such identity. CONFLICT: it is neither pending nor verified. POLICY: it is the viewer’s own. Needs the permission `seller:decide`. */
  rejectSeller: SellerIdentity;
  /** Rejects a proposed write-off. NOT_FOUND: unknown write-off. CONFLICT: it is already decided. POLICY: the debt is the viewer’s own. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  rejectWriteOff: WriteOff;
  /** Releases outgoing operations that are on hold since a restore. BAD_INPUT: the reason is invalid. CONFLICT: the operations are not on hold. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `outgoing:release`. */
  releaseOutgoing: OutgoingHold;
  /** Regrades a question by its current answer key in every submitted attempt, in a background job. Never revokes a pass. BAD_INPUT: the reason is missing. NOT_FOUND, FORBIDDEN: no question that the viewer may grade. CONFLICT: the question was edited since. Needs the permission `course:update`. */
  remarkQuestion: RemarkStarted;
  /** Mails new links to invited addresses. NOT_FOUND, FORBIDDEN: no course that the viewer owns. CONFLICT: the course is not on sale. Needs the permission `enrolment:grant`. */
  remindCourseInvitations: RemindedInvitations;
  /** Removes a co-teacher or revokes an invitation. NOT_FOUND, FORBIDDEN: not a course of the viewer. Needs the permission `course:update`. */
  removeCoTeacher: Course;
  /** Removes a comment and leaves a placeholder. NOT_FOUND: no such comment. FORBIDDEN: the comment belongs to another person, and the viewer does not answer for the course. CONFLICT: the comment was already removed. Needs the permission `comment:write`. */
  removeComment: Comment;
  /** Removes the coupon from the viewer’s cart. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
  removeCoupon: Cart;
  /** Removes a course from the viewer’s cart. A course that is not in the cart is no error. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
  removeFromCart: Cart;
  /** Removes a course from the wishlist. A course that is not saved is no error. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
  removeFromWishlist: Wishlist;
  /** Cancels a meeting of a study group. NOT_FOUND: no such meeting. FORBIDDEN: the viewer neither scheduled the meeting nor leads the group. Needs the permission `group:write`. */
  removeGroupEvent: StudyGroup;
  /** Deletes a goal of a study group. NOT_FOUND: no such goal. FORBIDDEN: the viewer does not lead the group. Needs the permission `group:write`. */
  removeGroupGoal: StudyGroup;
  /** Removes a member from a study group. NOT_FOUND: no such membership. FORBIDDEN: the viewer does not lead the group. CONFLICT: the member is the viewer, who can leave the group instead. Needs the permission `group:write`. */
  removeGroupMember: StudyGroup;
  /** Removes a post or a reply. NOT_FOUND: no such post. FORBIDDEN: the post belongs to another member, and the viewer does not lead the group. CONFLICT: the post was already removed. Needs the permission `group:write`. */
  removeGroupPost: GroupPost;
  /** Removes a question from the question bank and its quizzes. Attempts retain it. NOT_FOUND, FORBIDDEN: no question that the viewer may edit. CONFLICT: the status of its course does not allow edits. Needs the permission `course:update`. */
  removeQuestion: Deleted;
  /** Removes a file from a draft. NOT_FOUND: no such file in a draft of the viewer. CONFLICT: the draft was submitted, or access has ended. POLICY: the assignment is closed. Needs the permission `lesson:study`. */
  removeSubmissionFile: AssignmentSubmission;
  /** Issues a new secret and expiry date for an API token of the viewer, with the same name and scopes, and notifies the viewer by email. BAD_INPUT: the expiry date or the overlap is out of range. NOT_FOUND: unknown, ended or already renewed token. CONFLICT: the idempotencyKey was used with another input. FORBIDDEN: API tokens are disabled. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `account:secure`. */
  renewApiToken: CreatedApiToken;
  /** Creates a new subscription URL for the viewer’s calendar. The previous URL becomes invalid. UNAUTHENTICATED: the request has no session. API tokens are rejected: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:update`. */
  renewCalendarAddress: CalendarAddress;
  /** Replaces the invitation code of a study group. The former code becomes invalid. NOT_FOUND: no such group of the viewer. FORBIDDEN: the viewer does not lead the group. API tokens are rejected: FORBIDDEN with PERSON_NEEDED. Needs the permission `group:write`. */
  renewGroupCode: StudyGroup;
  /** Pays the next cycle of the viewer’s package, or of the scheduled smaller one. It begins after the current days. CONFLICT: the price changed, or a payment is in doubt or pending. POLICY: no package, already paid ahead, or not renewable. BAD_INPUT: an invalid field. UNAVAILABLE: the gateway does not respond. Needs the permission `package:subscribe`. */
  renewPackage: PackageCheckoutPayload;
  /** Creates ten new recovery codes and invalidates the earlier ones. INVALID_CREDENTIALS: the password or the code is wrong. CONFLICT: two-step sign-in is disabled. Needs the permission `account:secure`. */
  renewRecoveryCodes: RecoveryCodes;
  /** Exports a list again with the same filter and its current content. NOT_FOUND: the viewer has no file with this ID. FORBIDDEN: the viewer no longer has the permission for the list. POLICY: the same limits as for `startExport` apply. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `export:create`. */
  repeatExport: SavedExport;
  /** Replaces a rejected e-invoice by a new one with corrected particulars of the buyer. NOT_FOUND: no such e-invoice. CONFLICT: it is not rejected. Needs the permission `e-invoice:decide`. */
  replaceEInvoice: EInvoice;
  /** Replays all waiting jobs, optionally of one kind, the oldest 1,000 per call; see `deadLetterKinds`. BAD_INPUT: the reason is invalid. Needs the permission `dead-letter:replay`. */
  replayAllDeadLetters: ReplayedDeadLetters;
  /** Replays jobs with their full number of attempts. A job that was already replayed or discarded counts as gone. BAD_INPUT: no IDs, or more than 100. Needs the permission `dead-letter:replay`. */
  replayDeadLetters: TakenDeadLetters;
  /** Replays all failed deliveries of a webhook, once each. NOT_FOUND: unknown webhook. POLICY: the webhook is disabled. Needs the permission `webhook:manage`. */
  replayFailedDeliveries: ReplayedDeliveries;
  /** Replays an ended delivery once, with the same `webhook-id`. NOT_FOUND: unknown delivery. POLICY: the webhook is disabled. CONFLICT: the delivery is still pending. Needs the permission `webhook:manage`. */
  replayWebhookDelivery: WebhookDelivery;
  /** Adds a message of a guest to the ticket of a secret link. BAD_INPUT: the text is invalid. GONE: the link has expired. CONFLICT: the ticket is closed, or the idempotencyKey was used with another text. POLICY: the ticket has reached its maximum number of messages. RATE_LIMITED: too many requests. */
  replyAsGuest: OwnTicket;
  /** Replies to a message of a teacher, or responds to such a reply as a teacher, and notifies the other side. BAD_INPUT: the text is invalid. NOT_FOUND, FORBIDDEN: the viewer received no such message, or no recipient of the viewer’s course has replied. POLICY: too many replies to the message in 24 hours. CONFLICT: the access of the student has ended, an administrator has suspended the course, or the key was used for another request. Needs the permission `lesson:study`. */
  replyToCourseMessage: CourseMessageReply;
  /** Publishes or edits the reply to a rating; null removes it. BAD_INPUT: the text is invalid. NOT_FOUND, FORBIDDEN: no rating of a course for which the viewer may reply, or the rating is the viewer’s own. CONFLICT: the rating is no longer published. Needs the permission `rating:answer`. */
  replyToRating: Rating;
  /** Adds a message to a ticket of the viewer and reopens it for support. BAD_INPUT: the text or a file is invalid. NOT_FOUND: no such ticket of the viewer. CONFLICT: the ticket is closed. POLICY: the ticket has reached its maximum number of messages. RATE_LIMITED: too many requests. Needs the permission `ticket:write-own`. */
  replyToTicket: OwnTicket;
  /** Reports a JavaScript error of the web application, once per page load. BAD_INPUT: a field is too long or has an invalid format. */
  reportBrowserError: ReportedBrowserError;
  /** Reports a comment to moderators. BAD_INPUT: the note is invalid. NOT_FOUND: no such comment. FORBIDDEN: the comment is the viewer’s own. CONFLICT: the comment was removed. POLICY: the viewer has submitted 30 reports within a day, the maximum. Needs the permission `comment:write`. */
  reportComment: Comment;
  /** Reports a rating to moderators. BAD_INPUT: the note is invalid. NOT_FOUND: no rating that is visible to the viewer. FORBIDDEN: the rating is the viewer’s own. POLICY: the viewer has submitted 30 reports within a day, the maximum. Needs the permission `comment:write`. */
  reportRating: Rating;
  /** Requests one email about the first course that matches all words of a search. Creates no account. BAD_INPUT: an invalid address, or words that are too short or may be personal data. CONFLICT: a course matches already. POLICY: the member or address has too many requests. RATE_LIMITED: too many requests. */
  requestCourseAlert: RequestedCourseAlert;
  /** Requests a file with the viewer’s personal data. CONFLICT: a file is already being created. POLICY: more than three requests a day. Needs the permission `account:secure`. */
  requestDataExport: DataRequest;
  /** Emails the viewer another link to confirm the email address. CONFLICT: the address is already confirmed. RATE_LIMITED: too many requests. Needs the permission `account:secure`. */
  requestEmailVerification: MailRequest;
  /** Requests deletion of the viewer’s account in seven days. CONFLICT: a deletion is already requested. POLICY: the viewer is an administrator, or a teacher with courses on sale. Needs the permission `account:secure`. */
  requestErasure: DataRequest;
  /** Requests an extension from the teachers of an assignment. BAD_INPUT: the reason is missing. NOT_FOUND: no such assignment. FORBIDDEN: the viewer is not enrolled. CONFLICT: access has ended, the lesson was not opened, the assignment has no due time, a submission awaits its grade, or a request is already pending. Needs the permission `lesson:study`. */
  requestExtension: Assignment;
  /** Emails a link for replacing a forgotten password. The response does not reveal whether the address has an account. BAD_INPUT: the origin of redirectUrl is not allowed. RATE_LIMITED: too many requests. */
  requestPasswordReset: MailRequest;
  /** Requests a payout of available earnings and reserves the amount immediately. POLICY: no bank account, an open debt, or an amount below the minimum or above the available balance. CONFLICT: the idempotency key was used with another amount. Needs the permission `payout:request`. */
  requestPayout: Payout;
  /** Requests a refund of one bought course. BAD_INPUT: the note or the bank account. POLICY: the rule that forbids it. CONFLICT: requested before, or the key belongs to another request. NOT_FOUND: no purchase of the viewer’s. Needs the permission `refund:create`. */
  requestRefund: Refund;
  /** Mails a link with which an address of an allowed domain creates an account. The response does not reveal whether the address has an account. BAD_INPUT: the domain is not allowed. POLICY: the sign-up mode is not DOMAIN. RATE_LIMITED: too many emails. */
  requestSignUpLink: MailRequest;
  /** Emails a guest a new link to a ticket if its number and email address match. The response does not reveal whether they match. BAD_INPUT: the number or the email address is invalid. RATE_LIMITED: too many requests. */
  requestTicketLink: TicketReceipt;
  /** Sends a paid order’s bill to its buyer again, by notification and email. NOT_FOUND: no such order. POLICY: it is not paid. Needs the permission `order:read-any`. */
  resendBill: ResentBill;
  /** Sets a password with the emailed code and ends all sessions. GONE: the code was used, superseded, or is older than 30 minutes. */
  resetPassword: PasswordReset;
  /** Resolves a difference with a note and removes it from the list. NOT_FOUND: no such line. CONFLICT: it is booked by now, or was resolved before. Needs the permission `settlement:import`. */
  resolveSettlementDifference: ResolvedDifference;
  /** Adds a version with the values of an earlier one. NOT_FOUND: there is no such version. BAD_INPUT: it has the current values. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `setting:update`. */
  restoreBranding: BrandingState;
  /** Restores a draft from the bin. NOT_FOUND, FORBIDDEN: no course that the viewer owns. CONFLICT: it is not in the bin. Needs the permission `course:update`. */
  restoreCourseFromBin: Course;
  /** Adds a version with the content of an earlier one. NOT_FOUND: no such page or version. CONFLICT: a newer version was saved. Needs the permission `custom-page:manage`. */
  restoreCustomPage: CustomPageDraft;
  /** Restores the content of a lesson that an edit replaced. NOT_FOUND, FORBIDDEN: no such edit of a lesson that the viewer may edit. CONFLICT: the lesson was edited meanwhile, or the course’s state forbids it. Needs the permission `course:update`. */
  restoreLesson: LessonContent;
  /** Undoes a removal within an hour and keeps the saved price. NOT_FOUND: nothing to undo. POLICY: the wishlist is full. Needs the permission `course:buy`. */
  restoreToWishlist: Wishlist;
  /** Reverts a cancellation or a scheduled change. POLICY: no package. CONFLICT: its days have ended. Needs the permission `package:subscribe`. */
  resumePackage: PackageSubscription;
  /** Retries the transfer of a failed refund. BAD_INPUT: the bank account. POLICY: the viewer’s own money. CONFLICT: it has not failed. NOT_FOUND. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `refund:decide`. */
  retryRefund: Refund;
  /** Releases grades to students, all or none. Never revokes a pass. BAD_INPUT: no submissions, or too many. NOT_FOUND, FORBIDDEN: no work that the viewer may grade. CONFLICT: a grading is not complete, or another teacher is grading the work. POLICY: the work is the viewer’s own. Needs the permission `course:update`. */
  returnSubmissions: ReturnedSubmissions;
  /** Returns unmatched money to its sender, or proposes the return if two approvals are required. CONFLICT: decided before. POLICY: proposed by the viewer, so another administrator must approve. NOT_FOUND: no such money. Needs the permission `suspense:decide`. */
  returnSuspense: SuspenseItem;
  /** Revokes an API token of the viewer on all servers within a second. NOT_FOUND: unknown or already ended token. Needs the permission `account:secure`. */
  revokeApiToken: ApiToken;
  /** Revokes a certificate permanently and notifies its student. NOT_FOUND: no such certificate. CONFLICT: the certificate is already revoked. Needs the permission `certificate:revoke`. */
  revokeCertificate: Certificate;
  /** Creates a new signing secret. The previous one also signs requests for 24 hours; earlier ones stop immediately. NOT_FOUND: unknown webhook. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
  rotateWebhookSecret: WebhookWithSecret;
  /** Creates or replaces the assignment of a lesson. Work that has already started keeps its rubric and terms. BAD_INPUT: times, points or levels are inconsistent. NOT_FOUND, FORBIDDEN: no lesson that the viewer may edit. CONFLICT: the assignment was edited since, the lesson is of another kind, or its course cannot be edited. Needs the permission `course:update`. */
  saveAssignment: Assignment;
  /** Stores a new version, which readers see after `publishCustomPage`. BAD_INPUT: a field is refused. NOT_FOUND: no such page. CONFLICT: a newer version was saved. Needs the permission `custom-page:manage`. */
  saveCustomPage: CustomPageDraft;
  /** Stores unsaved input as a draft. BAD_INPUT: it is too long. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: another tab or device stored a newer version. POLICY: there are already 200 drafts. Needs the permission `course:update`. */
  saveEditDraft: EditDraft;
  /** Stores a draft of the next version. BAD_INPUT: the title or the text is invalid. CONFLICT: a newer draft was saved. Needs the permission `legal-document:manage`. */
  saveLegalDraft: LegalDraft;
  /** Creates the quiz of a lesson, or replaces its settings and questions. BAD_INPUT: a question is not in the question bank. NOT_FOUND, FORBIDDEN: no lesson that the viewer may edit. CONFLICT: the quiz was edited since, the lesson is of another kind, or its course cannot be edited. Needs the permission `course:update`. */
  saveQuiz: QuizSetup;
  /** Saves answers of an attempt. Call it whenever an answer changes. BAD_INPUT: the attempt has no such question or choice. NOT_FOUND: no such attempt of the viewer. CONFLICT: the time limit ended, the attempt was submitted, access has ended, or another tab saved since. Needs the permission `lesson:study`. */
  saveQuizAnswers: QuizAttempt;
  /** Saves a report for the viewer, optionally to receive it by email on Mondays. BAD_INPUT: the name is too short or too long, or the period has too many days for rows of one day. POLICY: the viewer has 30 saved reports. Needs the permission `business-report:read`. */
  saveReport: SavedReport;
  /** Saves the text of a draft. Call it whenever the text changes. BAD_INPUT: the text is too long. NOT_FOUND: no such draft of the viewer. CONFLICT: the draft was submitted, access has ended, or another tab saved since. POLICY: the assignment is closed. Needs the permission `lesson:study`. */
  saveSubmission: AssignmentSubmission;
  /** Scans the texts of a course and flags sentences that may violate the rules. Does not change the course. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. Needs the permission `moderation:decide`. */
  scanCourse: CourseModeration;
  /** Schedules a smaller package after the current days. It can be reverted until then. BAD_INPUT: a course is not the viewer’s own. NOT_FOUND: no such version. POLICY: no package, or the version is not sold or not smaller. CONFLICT: the days have ended. Needs the permission `package:subscribe`. */
  schedulePackageChange: PackageSubscription;
  /** Returns a submitted course with notes. BAD_INPUT: an invalid checklist. POLICY: every item passes, or it is the viewer’s own course. NOT_FOUND: no such course. CONFLICT: it is not in review. Needs the permission `course:review`. */
  sendBackCourse: Course;
  /** Sends a message to students of a course and notifies them on their chosen channels. BAD_INPUT: a text is invalid, or no recipient has access to the course. NOT_FOUND, FORBIDDEN: no course whose questions the viewer may answer. POLICY: the teachers of the course have sent too many messages in 24 hours. CONFLICT: an administrator has suspended the course, or the key was used for another request. Needs the permission `enrolment:message`. */
  sendCourseMessage: CourseMessage;
  /** Requests something about the viewer’s personal data, which an administrator answers within two working days. BAD_INPUT: the text is too short or too long. CONFLICT: a request of the same kind is open. Needs the permission `account:secure`. */
  sendPrivacyRequest: PrivacyRequest;
  /** Sets or removes the viewer’s picture. BAD_INPUT: the upload does not belong to the viewer or is not a picture. Needs the permission `profile:update`. */
  setAvatar: User;
  /** Switches the class code of a course, or replaces it. NOT_FOUND, FORBIDDEN: no course that the viewer owns. Needs the permission `enrolment:grant`. */
  setClassCode: Course;
  /** Gives or withdraws a consent, and returns it with its receipt. A withdrawal stops the processing at once and deletes the data that only its purpose needs. An answer that changes nothing gets no receipt. BAD_INPUT: there is no such purpose. Needs the permission `account:secure`. */
  setConsent: Consent;
  /** Activates or deactivates a coupon. Orders that use it keep their price. NOT_FOUND: no coupon of the viewer’s. CONFLICT: another change came first. Needs the permission `coupon:update`. */
  setCouponActive: Coupon;
  /** Sets the cover picture, or returns to the generated cover. BAD_INPUT: no such upload of the viewer, or not a picture. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  setCourseCover: Course;
  /** Sets or removes the promotional video of a course. BAD_INPUT: no such upload of the viewer, not a video, or a video that is too long. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  setCoursePromo: Course;
  /** Sets the terms of invoicing from a day to come on, for all classes of teachers. The first terms begin invoicing. BAD_INPUT: the day has begun. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `e-invoice:update`. */
  setEInvoiceTerms: SetEInvoiceTermsPayload;
  /** Makes a member a leader, or revokes the role. NOT_FOUND: no such membership. FORBIDDEN: the viewer does not lead the group. CONFLICT: the group would have no leader. Needs the permission `group:write`. */
  setGroupRole: StudyGroup;
  /** Enables or disables a channel for a kind of notification. POLICY: the kind cannot be turned off. Needs the permission `notification:update`. */
  setNotificationPreference: NotificationPreference;
  /** Adds or changes the bank account for the viewer’s earnings and notifies the viewer. Payouts to it are possible after the waiting period (`payoutCoolingDays`). BAD_INPUT: a field is invalid, or the account is already the current one. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:request`. */
  setPayoutAccount: PayoutDestination;
  /** Changes the roles of up to 500 users. A rule that forbids the change for one user does not affect the others. BAD_INPUT: no IDs, too many, or unknown roles. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `role:assign`. */
  setPeopleRoles: BulkResult;
  /** Suspends or restores up to 500 users. A rule that forbids the change for one user does not affect the others. BAD_INPUT: no IDs, or too many. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:deactivate`. */
  setPeopleStatus: BulkResult;
  /** Sets the roles of a user. NOT_FOUND: unknown user. POLICY: the viewer would grant permissions that the viewer lacks, or remove ADMIN from themselves or from the last active administrator. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `role:assign`. */
  setPersonRoles: Person;
  /** Sets the value added tax on the platform’s own sales from a future day on. BAD_INPUT: the day has begun. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `tax-rate:update`. */
  setServiceVat: ServiceVatRate;
  /** Sets the viewer’s weekly study goal. BAD_INPUT: a value is out of range. Needs the permission `study:update`. */
  setStudyGoal: StudyGoal;
  /** Stores the viewer’s answers about why and what to learn. BAD_INPUT: too many categories. Needs the permission `study:update`. */
  setStudyInterests: StudyInterests;
  /** Sets the withholding rates from a future day on, for all classes of teachers. BAD_INPUT: the day has begun, or a rate is impossible. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `tax-rate:update`. */
  setWithholdingRates: SetWithholdingRatesPayload;
  /** Shares the viewer’s progress with a group, or stops sharing it. NOT_FOUND: no such group of the viewer. Needs the permission `group:write`. */
  shareProgress: StudyGroup;
  /** Signs in with email address and password. INVALID_CREDENTIALS: the email address, password or code is wrong. RATE_LIMITED: too many failed attempts. */
  signIn: AuthPayload;
  /** Exchanges a code from Google for a session and creates an account if none exists. CONFLICT: the email address belongs to an account whose owner must sign in and link Google. GONE: the code was used or has expired. INVALID_CREDENTIALS: two-step sign-in requires a code. POLICY: the person has no account and may not create one. */
  signInWithGoogle: AuthPayload;
  /** Ends the session of a refresh token (of the access token if omitted), or all sessions of its user. Invalid tokens end no session and cause no error. BAD_INPUT: the input does not match the schema. */
  signOut: EndedSessions;
  /** Starts a backup in the background; `backups` returns its progress. CONFLICT: a backup is already in progress. Needs the permission `backup:create`. */
  startBackup: Backup;
  /** Starts writing a list to a file, which is retained for some days; `exportReady` publishes its completion. BAD_INPUT: a filter is invalid, or a workbook is requested in the layout for programs. FORBIDDEN: the viewer lacks the permission for the list. POLICY: too many rows for a workbook, three files in progress, or 20 files retained. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `export:create`. */
  startExport: SavedExport;
  /** Starts a free trial, once per teacher. NOT_FOUND: no such version. POLICY: it is not sold, it has no trial, the viewer has a package, or had one before. Needs the permission `package:subscribe`. */
  startPackageTrial: PackageSubscription;
  /** Starts an attempt at a quiz, or resumes the open one. NOT_FOUND: no such quiz. FORBIDDEN: the viewer is not enrolled. CONFLICT: access has ended, the lesson was not opened, or the quiz has no questions. POLICY: no attempts are left, or the viewer has passed and seen the answers. Needs the permission `lesson:study`. */
  startQuizAttempt: QuizAttempt;
  /** Restores a backup into a temporary database, checks it and deletes that database. NOT_FOUND: unknown backup. CONFLICT: the backup is incomplete or was deleted, or a drill is in progress. Needs the permission `backup:create`. */
  startRestoreDrill: RestoreDrill;
  /** Starts a submission for an assignment, or resumes the draft. NOT_FOUND: no such assignment. FORBIDDEN: the viewer is not enrolled. CONFLICT: access has ended, the lesson was not opened, the assignment is not open yet, or a submission awaits its grade. POLICY: no attempts are left, or the assignment is passed or closed. Needs the permission `lesson:study`. */
  startSubmission: AssignmentSubmission;
  /** Starts viewing the platform as another user. POLICY: the user is an administrator, the viewer, suspended, or has permissions that the viewer lacks. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:view-as`. */
  startViewAs: ViewAsPayload;
  /** Stops a backup within seconds. A finished backup does not change. NOT_FOUND: unknown backup. Needs the permission `backup:create`. */
  stopBackup: Backup;
  /** Deletes an address with all its requests, by the link from its email. NOT_FOUND: the link is invalid. */
  stopCourseAlerts: StoppedCourseAlerts;
  /** Submits a draft. Lateness is measured by the server’s clock. BAD_INPUT: the work is not declared as the viewer’s own. NOT_FOUND: no such draft of the viewer. CONFLICT: the draft was already submitted, access has ended, or another tab saved since. POLICY: the draft has neither text nor files, or the assignment is closed. Needs the permission `lesson:study`. */
  submitAssignment: AssignmentSubmission;
  /** Submits a course for review. An academy without reviews puts it on sale immediately. POLICY: the submit gate fails; the details name the missing items. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:submit`. */
  submitCourse: Course;
  /** Submits an attempt and grades the saved answers immediately. NOT_FOUND: no such attempt of the viewer. CONFLICT: the attempt was already submitted, access has ended, or another tab saved since. Needs the permission `lesson:study`. */
  submitQuizAttempt: QuizAttempt;
  /** Submits a course’s revision for review. The course remains on sale unchanged. An academy without reviews applies it immediately. NOT_FOUND, FORBIDDEN: not a course of the viewer, or no revision. POLICY: too few lessons would remain. CONFLICT: the state of the course or revision forbids it. Needs the permission `course:submit`. */
  submitRevision: Course;
  /** Submits or replaces the viewer’s identity as a seller; a new one waits for an administrator again. BAD_INPUT: the number or a file is invalid. POLICY: an academy has no other sellers. Needs the permission `teacher-profile:update`. */
  submitSellerIdentity: SellerIdentity;
  /** Begins a package, or changes to a more expensive one: creates or continues the order and an attempt to pay it. The package begins with the payment. CONFLICT: the viewer has it, the price changed, or a payment is in doubt or pending. POLICY: not sold, or smaller than the current one. BAD_INPUT: an invalid field. NOT_FOUND: no such version. UNAVAILABLE: the gateway does not respond. Needs the permission `package:subscribe`. */
  subscribePackage: PackageCheckoutPayload;
  /** Enables or disables the certificates of a course. Enabling issues certificates to students who have already completed it. NOT_FOUND: no such course. FORBIDDEN: the course belongs to another teacher. Needs the permission `course:update`. */
  switchCertificates: Course;
  /** Enables or disables playback codes over the videos of a course. NOT_FOUND: no such course. FORBIDDEN: the course belongs to another teacher. Needs the permission `course:update`. */
  switchPlaybackMarks: Course;
  /** Enables or disables a webhook. While disabled, no events are recorded, and pending deliveries are paused until it is enabled again. NOT_FOUND: unknown webhook. Needs the permission `webhook:manage`. */
  switchWebhook: Webhook;
  /** Sends `webhook.tested` to a webhook once, even if it is disabled. NOT_FOUND: unknown webhook. Needs the permission `webhook:manage`. */
  testWebhook: WebhookDelivery;
  /** Thanks for a post, or withdraws the thanks. NOT_FOUND: no such post. CONFLICT: the post is the viewer’s own, or was removed. Needs the permission `group:write`. */
  thankForPost: GroupPost;
  /** Transfers a course to another teacher, who earns from its future sales. BAD_INPUT: not an active teacher, or the current one. NOT_FOUND: no such course. POLICY: the viewer teaches it or would receive it, or the package has no room. CONFLICT: it is in review. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `course:transfer`. */
  transferCourse: Course;
  /** Reverts an unauthorised bank account during its waiting period. Restores the previous account, cancels payouts to the reverted one and ends all sessions of the viewer, including the current one. NOT_FOUND: the viewer has no account with this ID. CONFLICT: the waiting period is over, or it is not the current account. Needs the permission `payout:request`. */
  undoPayoutAccount: UndonePayoutAccount;
  /** Unlinks the Google account. POLICY: it is the only sign-in method. CONFLICT: no Google account is linked. Needs the permission `account:secure`. */
  unlinkGoogle: AccountSecurity;
  /** Takes a course off sale. Its students keep access. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:publish`. */
  unpublishCourse: Course;
  /** Makes a page unavailable to readers. Its versions remain. NOT_FOUND: no such page. Needs the permission `custom-page:manage`. */
  unpublishCustomPage: CustomPageDraft;
  /** Updates an announcement that has not ended. BAD_INPUT: a field is invalid, as with createAnnouncement. NOT_FOUND: no such announcement. CONFLICT: the announcement has ended, or was changed since. Needs the permission `announcement:manage`. */
  updateAnnouncement: Announcement;
  /** Changes or removes the label of a bookmark. BAD_INPUT: the label is invalid. NOT_FOUND: the bookmark belongs to another person, or the viewer’s access has ended. Needs the permission `lesson:study`. */
  updateBookmark: Bookmark;
  /** Updates a reply template. BAD_INPUT: a title or a text is invalid. NOT_FOUND: no such template. CONFLICT: the template was changed since. Needs the permission `canned-answer:manage`. */
  updateCannedAnswer: CannedAnswer;
  /** Updates a category. Its former slug redirects to it. BAD_INPUT: an invalid name or icon, or a slug that another category has or had. NOT_FOUND: no such category. Needs the permission `category:update`. */
  updateCategory: Category;
  /** Updates the rights of a co-teacher. NOT_FOUND, FORBIDDEN: not a course of the viewer. Needs the permission `course:update`. */
  updateCoTeacher: Course;
  /** Updates a course. BAD_INPUT: an invalid field. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: it was edited meanwhile, or its state forbids it. Needs the permission `course:update`. */
  updateCourse: Course;
  /** Changes the name and purpose of a study group. BAD_INPUT: a field is invalid. NOT_FOUND: no such group of the viewer. FORBIDDEN: the viewer does not lead the group. Needs the permission `group:write`. */
  updateGroup: StudyGroup;
  /** Updates a lesson, including its video and captions. BAD_INPUT: an invalid field. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: it was edited meanwhile, or the state of its course forbids it. Needs the permission `course:update`. */
  updateLesson: LessonContent;
  /** Renames captions, or makes them the default. BAD_INPUT: an invalid label. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  updateLessonCaptions: LessonContent;
  /** Edits a note. BAD_INPUT: the text is invalid. NOT_FOUND: the note belongs to another person, or the viewer’s access has ended. Needs the permission `lesson:study`. */
  updateNote: LessonNote;
  /** Updates the profile of a user. BAD_INPUT: a field is invalid. NOT_FOUND: unknown user. CONFLICT: `expectedVersion` is outdated, or the email address belongs to another account. POLICY: the user has permissions that the viewer lacks. RATE_LIMITED: too many emails were sent to the address. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:update`. */
  updatePerson: Person;
  /** Updates parts of the viewer’s profile. Omitted fields do not change. BAD_INPUT: a field is invalid. Needs the permission `profile:update`. */
  updateProfile: User;
  /** Updates a question. Attempts that have already started use the previous version. BAD_INPUT: a field required by its kind is missing. NOT_FOUND, FORBIDDEN: no question that the viewer may edit. CONFLICT: the question was edited since, or the status of its course does not allow edits. Needs the permission `course:update`. */
  updateQuestion: Question;
  /** Updates a custom role. The change applies to all its users within a second. CONFLICT: `expectedVersion` is outdated, or the name is taken. POLICY: the viewer lacks a permission to be added or removed. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `role:update`. */
  updateRole: AccessRole;
  /** Updates a synonym group. BAD_INPUT: a term is empty, too long, repeated or in another group. NOT_FOUND: no such group. CONFLICT: the group was edited meanwhile. Needs the permission `search:update`. */
  updateSearchSynonym: SearchSynonym;
  /** Renames a section. BAD_INPUT: an invalid title. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  updateSection: Section;
  /** Moves or renames a study slot of the viewer. BAD_INPUT: a field is invalid. NOT_FOUND: no such slot of the viewer. Needs the permission `study:update`. */
  updateStudySlot: StudySlot;
  /** Replaces the viewer’s teacher profile. BAD_INPUT: a field is invalid. Needs the permission `teacher-profile:update`. */
  updateTeacherProfile: TeacherProfile;
  /** Changes the priority or category of a ticket. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed. Needs the permission `ticket:answer`. */
  updateTicket: Ticket;
  /** Updates a webhook. Pending deliveries use the new URL. NOT_FOUND: unknown webhook. BAD_INPUT: the name, the kinds or the URL is invalid; see `details`. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
  updateWebhook: Webhook;
  /** Verifies every byte of a backup again. NOT_FOUND: unknown backup. CONFLICT: the backup is incomplete or was deleted. Needs the permission `backup:create`. */
  verifyBackup: Backup;
  /** Verifies a pending identity. NOT_FOUND: no such identity. CONFLICT: it is not pending, or was submitted again. POLICY: it is the viewer’s own. Needs the permission `seller:decide`. */
  verifySeller: SellerIdentity;
  /** Records that the bank returned the money. The sale remains. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: it is the viewer’s own. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
  winDispute: DisputeView;
  /** Revokes an API token of any user on all servers within a second. BAD_INPUT: the reason is invalid. NOT_FOUND: unknown or already ended token. Needs the permission `api-token:revoke`. */
  withdrawApiToken: IssuedApiToken;
  /** Withdraws a pending submission. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:submit`. */
  withdrawCourse: Course;
  /** Withdraws an invitation, so that its link is invalid. NOT_FOUND, FORBIDDEN: no invitation to a course that the viewer owns. GONE: it was accepted or withdrawn meanwhile. Needs the permission `enrolment:grant`. */
  withdrawCourseInvitation: Course;
  /** Withdraws an edit that waits for a reviewer. NOT_FOUND, FORBIDDEN: not an edit of a course that the viewer may edit. CONFLICT: it was decided meanwhile. Needs the permission `course:update`. */
  withdrawHeldEdit: HeldEdit;
  /** Withdraws a payout of the viewer. The amount is available again. NOT_FOUND: the viewer has no payout with this ID. CONFLICT: it was already approved, or has ended. Needs the permission `payout:request`. */
  withdrawPayout: Payout;
  /** Withdraws a pending revision. NOT_FOUND, FORBIDDEN: not a course of the viewer, or no revision. CONFLICT: it is not in review. Needs the permission `course:submit`. */
  withdrawRevision: Course;
  /** Withdraws an invitation to create an account, so that its link is invalid. GONE: it was used or withdrawn meanwhile. Needs the permission `person:create`. */
  withdrawSignUpInvitation: WithdrawnSignUpInvitation;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAcceptAnswerArgs = {
  input: AcceptAnswerInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAcceptCourseInvitationArgs = {
  input: AcceptCourseInvitationInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAcceptPrivacyRequestArgs = {
  input: AcceptPrivacyRequestInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAcceptTermsArgs = {
  input: AcceptTermsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationActivatePersonArgs = {
  personId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAddBrandingFileArgs = {
  input: AddBrandingFileInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAddCoursePictureArgs = {
  input: AddCoursePictureInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAddCourseSoundArgs = {
  input: AddCourseSoundInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAddCustomPagePictureArgs = {
  input: AddCustomPagePictureInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAddLessonCaptionsArgs = {
  input: AddLessonCaptionsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAddLessonFileArgs = {
  input: AddLessonFileInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAddSubmissionFileArgs = {
  input: AddSubmissionFileInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAddToCartArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAddToWishlistArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAddWishlistToCartArgs = {
  input: AddWishlistToCartInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAgreeToRefundArgs = {
  input: AgreeToRefundInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAnswerGroupEventArgs = {
  input: AnswerGroupEventInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAnswerGuardianRequestArgs = {
  input: AnswerGuardianRequestInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAnswerTeachingInvitationArgs = {
  input: AnswerTeachingInvitationInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAnswerTicketArgs = {
  input: AnswerTicketInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAppealContentDecisionArgs = {
  input: AppealContentDecisionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAppealRefundArgs = {
  input: AppealRefundInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationApplyCouponArgs = {
  input: ApplyCouponInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationApproveCourseArgs = {
  input: ApproveCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationApprovePayoutArgs = {
  payoutId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationApproveRefundArgs = {
  input: ApproveRefundInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationApproveWriteOffArgs = {
  writeOffId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationArchiveCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationArgueDisputeArgs = {
  input: ArgueDisputeInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAskGuardianArgs = {
  input: AskGuardianInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAskGuardianOfArgs = {
  input: AskGuardianOfInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAskToRestoreCourseArgs = {
  input: AskToRestoreCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAssessImpactArgs = {
  input: AssessImpactInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAssignReviewArgs = {
  input: AssignReviewInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAssignTicketArgs = {
  input: AssignTicketInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationBecomeTeacherArgs = {
  input: BecomeTeacherInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationBeginAuthenticatorArgs = {
  input: BeginAuthenticatorInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationBeginPlaybackArgs = {
  lessonId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCancelEmailChangeArgs = {
  input: CancelEmailChangeInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCancelOrderArgs = {
  orderId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCancelPackageArgs = {
  input: CancelPackageInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCancelRefundArgs = {
  refundId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationChangeBrandingArgs = {
  input: ChangeBrandingInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationChangeRosterArgs = {
  input: ChangeRosterInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationChangeSettingArgs = {
  input: ChangeSettingInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationChangeSiteModeArgs = {
  input: ChangeSiteModeInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCheckEInvoiceArgs = {
  invoiceId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCheckPasswordArgs = {
  input: CheckPasswordInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCheckPaymentArgs = {
  orderId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCheckoutArgs = {
  input: CheckoutInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationClaimSubmissionArgs = {
  submissionId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationConfirmAuthenticatorArgs = {
  input: ConfirmAuthenticatorInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationConfirmEInvoiceTermArgs = {
  input: ConfirmEInvoiceTermInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationConfirmRefundTransferArgs = {
  input: ConfirmRefundTransferInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationConfirmServiceVatArgs = {
  input: ConfirmServiceVatInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationConfirmSuspenseReturnArgs = {
  input: ConfirmSuspenseReturnInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationConfirmWithholdingRateArgs = {
  input: ConfirmWithholdingRateInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCopyLessonArgs = {
  input: CopyLessonInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCopySectionArgs = {
  input: CopySectionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateAnnouncementArgs = {
  input: CreateAnnouncementInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateBillDownloadArgs = {
  orderId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateBookmarkArgs = {
  input: CreateBookmarkInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateCannedAnswerArgs = {
  input: CreateCannedAnswerInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateCategoryArgs = {
  input: CreateCategoryInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateCertificateDownloadArgs = {
  certificateId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateCommentArgs = {
  input: CreateCommentInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateCouponArgs = {
  input: CreateCouponInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateCourseArgs = {
  input: CreateCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateGroupEventArgs = {
  input: CreateGroupEventInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateGroupGoalArgs = {
  input: CreateGroupGoalInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateGroupPostArgs = {
  input: CreateGroupPostInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateLessonArgs = {
  input: CreateLessonInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateNoteArgs = {
  input: CreateNoteInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreatePackageVersionArgs = {
  input: CreatePackageVersionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreatePersonArgs = {
  input: CreatePersonInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreatePlatformCouponArgs = {
  input: CreatePlatformCouponInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateQuestionArgs = {
  input: CreateQuestionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateRoleArgs = {
  input: CreateRoleInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateSavedCommentArgs = {
  input: CreateSavedCommentInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateSearchSynonymArgs = {
  input: CreateSearchSynonymInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateSectionArgs = {
  input: CreateSectionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateStudySlotArgs = {
  input: CreateStudySlotInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateSuggestionArgs = {
  input: CreateSuggestionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateTeacherInvoiceDownloadArgs = {
  invoiceId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateTicketArgs = {
  input: CreateTicketInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateTransferFileArgs = {
  input: CreateTransferFileInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeactivatePersonArgs = {
  input: DeactivatePersonInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDecideContentAppealArgs = {
  input: DecideContentAppealInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDecideContentCaseArgs = {
  input: DecideContentCaseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDecideFindingArgs = {
  input: DecideFindingInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDecideHeldEditArgs = {
  input: DecideHeldEditInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeclineExtensionArgs = {
  input: DeclineExtensionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteBookmarkArgs = {
  bookmarkId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteCannedAnswerArgs = {
  cannedAnswerId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteCategoryArgs = {
  categoryId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteCustomPageArgs = {
  pageId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteEditDraftArgs = {
  draftId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteExportArgs = {
  exportId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteLessonCaptionsArgs = {
  trackId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteLessonFileArgs = {
  fileId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteNoteArgs = {
  noteId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeletePersonArgs = {
  input: DeletePersonInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteRoleArgs = {
  roleId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteSavedCommentArgs = {
  commentId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteSavedReportArgs = {
  savedReportId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteSearchSynonymArgs = {
  synonymId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteSearchTermArgs = {
  termId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteSectionArgs = {
  sectionId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteStudySlotArgs = {
  slotId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDeleteWebhookArgs = {
  webhookId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDisableAuthenticatorArgs = {
  input: DisableAuthenticatorInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDisagreeWithRefundArgs = {
  input: DisagreeWithRefundInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDiscardDeadLettersArgs = {
  input: DiscardDeadLettersInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDiscardLegalDraftArgs = {
  input: DiscardLegalDraftInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDiscardRevisionArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDismissAnnouncementArgs = {
  announcementId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDownloadBackupArgs = {
  backupId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDownloadEInvoiceArgs = {
  input: DownloadEInvoiceInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDownloadExportArgs = {
  exportId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDownloadMyTaxCertificateArgs = {
  input: DownloadMyTaxCertificateInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDownloadTaxCertificateArgs = {
  input: DownloadTaxCertificateInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDuplicateCourseArgs = {
  input: DuplicateCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationDuplicateLessonArgs = {
  input: DuplicateLessonInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationEndAnnouncementArgs = {
  announcementId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationEndSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationExchangeCourseArgs = {
  input: ExchangeCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationExportAuditLogArgs = {
  input: ExportAuditLogInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationExportBusinessReportArgs = {
  input: ExportBusinessReportInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationExportCoursesArgs = {
  input: ExportCoursesInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationExportOrdersArgs = {
  input: ExportOrdersInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationExportPeopleArgs = {
  input: ExportPeopleInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationExportTaughtStudentsArgs = {
  input: ExportTaughtStudentsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationExportTaxReturnArgs = {
  input: ExportTaxReturnInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationExportTransferFileArgs = {
  fileId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationExtendPackageArgs = {
  input: ExtendPackageInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationFillTransferTemplateArgs = {
  input: FillTransferTemplateInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationGrantExtensionArgs = {
  input: GrantExtensionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationGrantPackageArgs = {
  input: GrantPackageInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationGrantQuizTimeArgs = {
  input: GrantQuizTimeInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationImportIncomingTransfersArgs = {
  input: ImportIncomingTransfersInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationImportLessonCaptionsArgs = {
  input: ImportLessonCaptionsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationImportOutlineArgs = {
  input: ImportOutlineInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationImportPayoutStatementArgs = {
  input: ImportPayoutStatementInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationImportPeopleArgs = {
  input: ImportPeopleInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationImportQuestionsArgs = {
  input: ImportQuestionsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationImportSettlementArgs = {
  input: ImportSettlementInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationInviteCoTeacherArgs = {
  input: InviteCoTeacherInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationInviteToSignUpArgs = {
  input: InviteToSignUpInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationJoinCartArgs = {
  input: JoinCartInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationJoinClassArgs = {
  input: JoinClassInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationJoinGroupArgs = {
  input: JoinGroupInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationJoinWishlistArgs = {
  input: JoinWishlistInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationLeaveCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationLeaveGroupArgs = {
  groupId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationLikeCommentArgs = {
  input: LikeCommentInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationLinkGoogleArgs = {
  input: LinkGoogleInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationLookUpPlaybackArgs = {
  input: LookUpPlaybackInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationLoseDisputeArgs = {
  input: LoseDisputeInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMakeVideoStreamArgs = {
  input: MakeVideoStreamInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationManageCoursesArgs = {
  input: ManageCoursesInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMarkAnnouncementsReadArgs = {
  input: MarkAnnouncementsReadInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMarkLessonDoneArgs = {
  lessonId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMarkNotificationsReadArgs = {
  input: MarkNotificationsReadInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMarkQuizAnswerArgs = {
  input: MarkQuizAnswerInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMarkSubmissionArgs = {
  input: MarkSubmissionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMatchSuspenseArgs = {
  input: MatchSuspenseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMergeCategoriesArgs = {
  input: MergeCategoriesInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMergeTicketsArgs = {
  input: MergeTicketsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMoveCategoryArgs = {
  input: MoveCategoryInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMoveCourseToBinArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMoveLessonArgs = {
  input: MoveLessonInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMoveSectionArgs = {
  input: MoveSectionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationMoveTicketArgs = {
  input: MoveTicketInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationNoteOnTicketArgs = {
  input: NoteOnTicketInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationOpenCourseInvitationArgs = {
  input: OpenCourseInvitationInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationOpenDisputeArgs = {
  input: OpenDisputeInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationOpenGuardianRequestArgs = {
  input: OpenGuardianRequestInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationOpenLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationOverrideProgressArgs = {
  input: OverrideProgressInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationPayOrderArgs = {
  input: PayOrderInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationPinGroupPostArgs = {
  input: PinGroupPostInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationProposeRemovalsArgs = {
  input: ProposeRemovalsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationProposeWriteOffArgs = {
  input: ProposeWriteOffInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationProveIdentityArgs = {
  input: ProveIdentityInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationPublishCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationPublishCustomPageArgs = {
  input: PublishCustomPageInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationPublishLegalDocumentArgs = {
  input: PublishLegalDocumentInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRateAsGuestArgs = {
  input: RateAsGuestInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRateCourseArgs = {
  input: RateCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRateTicketArgs = {
  input: RateTicketInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReadCourseMessagesArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReadSellerEvidenceArgs = {
  sellerId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRecategorizeCourseArgs = {
  input: RecategorizeCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRecordAppliedDraftArgs = {
  requestId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRecordCourseVisitArgs = {
  input: RecordCourseVisitInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRecordProgressArgs = {
  input: RecordProgressInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRecordSearchArgs = {
  input: RecordSearchInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRecordTaxPaymentArgs = {
  input: RecordTaxPaymentInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRefusePrivacyRequestArgs = {
  input: RefusePrivacyRequestInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReissueCertificateArgs = {
  input: ReissueCertificateInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRejectCourseArgs = {
  input: RejectCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRejectPayoutArgs = {
  input: RejectPayoutInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRejectRefundArgs = {
  input: RejectRefundInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRejectSellerArgs = {
  input: RejectSellerInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRejectWriteOffArgs = {
  writeOffId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReleaseOutgoingArgs = {
  input: ReleaseOutgoingInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemarkQuestionArgs = {
  input: RemarkQuestionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemindCourseInvitationsArgs = {
  input: RemindCourseInvitationsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemoveCoTeacherArgs = {
  coTeacherId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemoveCommentArgs = {
  commentId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemoveFromCartArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemoveFromWishlistArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemoveGroupEventArgs = {
  eventId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemoveGroupGoalArgs = {
  goalId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemoveGroupMemberArgs = {
  memberId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemoveGroupPostArgs = {
  postId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemoveQuestionArgs = {
  questionId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRemoveSubmissionFileArgs = {
  fileId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRenewApiTokenArgs = {
  input: RenewApiTokenInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRenewGroupCodeArgs = {
  groupId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRenewPackageArgs = {
  input: RenewPackageInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRepeatExportArgs = {
  input: RepeatExportInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReplaceEInvoiceArgs = {
  input: ReplaceEInvoiceInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReplayAllDeadLettersArgs = {
  input: ReplayAllDeadLettersInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReplayDeadLettersArgs = {
  input: ReplayDeadLettersInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReplayFailedDeliveriesArgs = {
  webhookId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReplayWebhookDeliveryArgs = {
  deliveryId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReplyAsGuestArgs = {
  input: ReplyAsGuestInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReplyToCourseMessageArgs = {
  input: ReplyToCourseMessageInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReplyToRatingArgs = {
  input: ReplyToRatingInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReplyToTicketArgs = {
  input: ReplyToTicketInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReportBrowserErrorArgs = {
  input: ReportBrowserErrorInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReportCommentArgs = {
  input: ReportCommentInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReportRatingArgs = {
  input: ReportRatingInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRequestCourseAlertArgs = {
  input: RequestCourseAlertInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRequestErasureArgs = {
  input: RequestErasureInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRequestExtensionArgs = {
  input: RequestExtensionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRequestPayoutArgs = {
  input: RequestPayoutInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRequestRefundArgs = {
  input: RequestRefundInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRequestSignUpLinkArgs = {
  input: RequestSignUpLinkInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRequestTicketLinkArgs = {
  input: RequestTicketLinkInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationResendBillArgs = {
  orderId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationResolveSettlementDifferenceArgs = {
  input: ResolveSettlementDifferenceInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRestoreBrandingArgs = {
  input: RestoreBrandingInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRestoreCourseFromBinArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRestoreCustomPageArgs = {
  input: RestoreCustomPageInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRestoreLessonArgs = {
  input: RestoreLessonInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRestoreToWishlistArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRetryRefundArgs = {
  input: RetryRefundInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReturnSubmissionsArgs = {
  input: ReturnSubmissionsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationReturnSuspenseArgs = {
  input: ReturnSuspenseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRevokeApiTokenArgs = {
  apiTokenId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRevokeCertificateArgs = {
  input: RevokeCertificateInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationRotateWebhookSecretArgs = {
  webhookId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSaveAssignmentArgs = {
  input: SaveAssignmentInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSaveCustomPageArgs = {
  input: SaveCustomPageInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSaveEditDraftArgs = {
  input: SaveEditDraftInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSaveLegalDraftArgs = {
  input: SaveLegalDraftInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSaveQuizArgs = {
  input: SaveQuizInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSaveQuizAnswersArgs = {
  input: SaveQuizAnswersInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSaveReportArgs = {
  input: SaveReportInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSaveSubmissionArgs = {
  input: SaveSubmissionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationScanCourseArgs = {
  input: ScanCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSchedulePackageChangeArgs = {
  input: SchedulePackageChangeInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSendBackCourseArgs = {
  input: SendBackCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSendCourseMessageArgs = {
  input: SendCourseMessageInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSendPrivacyRequestArgs = {
  input: SendPrivacyRequestInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetClassCodeArgs = {
  input: SetClassCodeInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetConsentArgs = {
  input: SetConsentInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetCouponActiveArgs = {
  input: SetCouponActiveInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetCourseCoverArgs = {
  input: SetCourseCoverInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetCoursePromoArgs = {
  input: SetCoursePromoInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetEInvoiceTermsArgs = {
  input: SetEInvoiceTermsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetGroupRoleArgs = {
  input: SetGroupRoleInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetNotificationPreferenceArgs = {
  input: SetNotificationPreferenceInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetPayoutAccountArgs = {
  input: SetPayoutAccountInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetPeopleRolesArgs = {
  input: SetPeopleRolesInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetPeopleStatusArgs = {
  input: SetPeopleStatusInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetPersonRolesArgs = {
  input: SetPersonRolesInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetServiceVatArgs = {
  input: SetServiceVatInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetStudyGoalArgs = {
  input: SetStudyGoalInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetStudyInterestsArgs = {
  input: SetStudyInterestsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSetWithholdingRatesArgs = {
  input: SetWithholdingRatesInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationShareProgressArgs = {
  input: ShareProgressInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSignInWithGoogleArgs = {
  input: SignInWithGoogleInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationStartExportArgs = {
  input: StartExportInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationStartPackageTrialArgs = {
  input: StartPackageTrialInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationStartQuizAttemptArgs = {
  quizId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationStartRestoreDrillArgs = {
  backupId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationStartSubmissionArgs = {
  assignmentId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationStartViewAsArgs = {
  input: StartViewAsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationStopBackupArgs = {
  backupId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationStopCourseAlertsArgs = {
  input: StopCourseAlertsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSubmitAssignmentArgs = {
  input: SubmitAssignmentInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSubmitCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSubmitQuizAttemptArgs = {
  input: SubmitQuizAttemptInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSubmitRevisionArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSubmitSellerIdentityArgs = {
  input: SubmitSellerIdentityInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSubscribePackageArgs = {
  input: SubscribePackageInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSwitchCertificatesArgs = {
  input: SwitchCertificatesInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSwitchPlaybackMarksArgs = {
  input: SwitchPlaybackMarksInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationSwitchWebhookArgs = {
  input: SwitchWebhookInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationTestWebhookArgs = {
  webhookId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationThankForPostArgs = {
  input: ThankForPostInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationTransferCourseArgs = {
  input: TransferCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUndoPayoutAccountArgs = {
  accountId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUnlinkGoogleArgs = {
  input: UnlinkGoogleInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUnpublishCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUnpublishCustomPageArgs = {
  pageId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateAnnouncementArgs = {
  input: UpdateAnnouncementInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateBookmarkArgs = {
  input: UpdateBookmarkInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateCannedAnswerArgs = {
  input: UpdateCannedAnswerInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateCategoryArgs = {
  input: UpdateCategoryInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateCoTeacherArgs = {
  input: UpdateCoTeacherInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateCourseArgs = {
  input: UpdateCourseInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateGroupArgs = {
  input: UpdateGroupInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateLessonArgs = {
  input: UpdateLessonInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateLessonCaptionsArgs = {
  input: UpdateLessonCaptionsInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateNoteArgs = {
  input: UpdateNoteInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdatePersonArgs = {
  input: UpdatePersonInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateQuestionArgs = {
  input: UpdateQuestionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateRoleArgs = {
  input: UpdateRoleInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateSearchSynonymArgs = {
  input: UpdateSearchSynonymInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateSectionArgs = {
  input: UpdateSectionInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateStudySlotArgs = {
  input: UpdateStudySlotInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateTeacherProfileArgs = {
  input: UpdateTeacherProfileInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateTicketArgs = {
  input: UpdateTicketInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationVerifyBackupArgs = {
  backupId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationVerifySellerArgs = {
  input: VerifySellerInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationWinDisputeArgs = {
  input: WinDisputeInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationWithdrawApiTokenArgs = {
  input: WithdrawApiTokenInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationWithdrawCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationWithdrawCourseInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationWithdrawHeldEditArgs = {
  heldEditId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationWithdrawPayoutArgs = {
  payoutId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationWithdrawRevisionArgs = {
  courseId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationWithdrawSignUpInvitationArgs = {
  input: WithdrawSignUpInvitationInput;
};

/** Feed that is read forwards with cursors. */
export type NoteConnection = {
  __typename: 'NoteConnection';
  /** Rows with their cursors. */
  edges: Array<NoteEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type NoteEdge = {
  __typename: 'NoteEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: LessonNote;
};

/** Input for adding an internal note to a ticket. */
export type NoteOnTicketInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Plain text of the note, 1 to 4,000 characters. Never visible to the requester. */
  text: Scalars['String']['input'];
  /** ID of the ticket to annotate. */
  ticketId: Scalars['ID']['input'];
};

/** A course in which the viewer has notes or bookmarks. */
export type NotebookCourse = {
  __typename: 'NotebookCourse';
  /** Number of the viewer’s bookmarks in the course. */
  bookmarks: Scalars['Int']['output'];
  /** Unique course ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Number of the viewer’s notes in the course. */
  notes: Scalars['Int']['output'];
  /** Current title of the course. */
  title: Scalars['String']['output'];
};

/** Notification to a user, visible to that user only. */
export type Notification = {
  __typename: 'Notification';
  /** Time at which the notification was created. Lists are sorted by it. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique notification ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Event that the notification reports. */
  kind: NotificationKind;
  /** Path of the related page, below the platform’s own URL. Null if there is none. */
  link: Maybe<Scalars['String']['output']>;
  /** Time at which the notification was read. Null if unread. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  /** Details beyond the title, in the language of the request. */
  text: Scalars['String']['output'];
  /** Title in one line, in the language of the request. */
  title: Scalars['String']['output'];
};

/** Channel that delivers a notification. */
export type NotificationChannel =
  /** Notification list of the application. */
  | 'IN_APP'
  /** Email to the address of the account. */
  | 'MAIL';

/** Feed that is read forwards with cursors. */
export type NotificationConnection = {
  __typename: 'NotificationConnection';
  /** Rows with their cursors. */
  edges: Array<NotificationEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type NotificationEdge = {
  __typename: 'NotificationEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: Notification;
};

/** Event that a notification reports. */
export type NotificationKind =
  /** Purchased access for a limited time has ended. */
  | 'ACCESS_ENDED'
  /** Purchased access for a limited time ends within a week or a day. */
  | 'ACCESS_ENDS'
  /** Announcement by the platform. */
  | 'ANNOUNCEMENT'
  /** An API token of the user expires within seven days. */
  | 'API_TOKEN_EXPIRING'
  /** Another moderator decided the person’s appeal. */
  | 'APPEAL_DECIDED'
  /** Work that the student has not submitted is due within a day. */
  | 'ASSIGNMENT_DUE'
  /** The grade of the student’s work was released. */
  | 'ASSIGNMENT_RETURNED'
  /** A student submitted work for an assignment that the teacher may grade. */
  | 'ASSIGNMENT_SUBMITTED'
  /** A backup failed or did not finish. Cannot be turned off. */
  | 'BACKUP_FAILED'
  /** The bill of an order was sent to the buyer again on request. */
  | 'BILL_SENT'
  /** The nightly consistency check found errors in the ledger. Cannot be turned off. */
  | 'BOOKS_BROKEN'
  /** A saved business report with its totals, sent on Mondays. */
  | 'BUSINESS_REPORT'
  /** A certificate of the student was reissued with a corrected name. */
  | 'CERTIFICATE_CORRECTED'
  /** A certificate of the student was issued. */
  | 'CERTIFICATE_ISSUED'
  /** An administrator revoked a certificate of the student. */
  | 'CERTIFICATE_REVOKED'
  /** A comment was reported. Sent to moderators. */
  | 'COMMENT_REPORTED'
  /** An author appealed against the hiding or removal of content. Sent to moderators. */
  | 'CONTENT_APPEALED'
  /** Moderators hid or removed content of the person. */
  | 'CONTENT_MODERATED'
  /** Courses of the teacher that had stopped because of the quota are on sale again. */
  | 'COURSES_RESUMED'
  /** Courses of the teacher stopped selling because of the quota. Cannot be disabled. */
  | 'COURSES_STOPPED'
  /** The provider finished or failed to check a course at the teacher’s request. */
  | 'COURSE_CHECKED'
  /** A bought course was exchanged for another one. */
  | 'COURSE_EXCHANGED'
  /** A course matches a search for which the person requested a notification. */
  | 'COURSE_FOUND'
  /** To the teacher: an administrator suspended, hid, transferred or otherwise managed the course. */
  | 'COURSE_MANAGED'
  /** A teacher sent a message to the students of a course. */
  | 'COURSE_MESSAGE'
  /** To administrators: a teacher requests to restore a suspended course. */
  | 'COURSE_RESTORE_ASKED'
  /** To the teacher: the course was approved, sent back or rejected. */
  | 'COURSE_REVIEWED'
  /** The teacher’s course has a new student. */
  | 'COURSE_SOLD'
  /** To reviewers: a course was submitted. */
  | 'COURSE_SUBMITTED'
  /** To the owner: an invitation was accepted or declined, or a co-teacher left. */
  | 'CO_TEACHER_MOVED'
  /** The bank of a buyer of the teacher’s course took the money back, or has decided the dispute. */
  | 'DISPUTE_MOVED'
  /** A restore drill failed. Cannot be turned off. */
  | 'DRILL_FAILED'
  /** The student was enrolled in a course. */
  | 'ENROLLED'
  /** A file requested by the user is ready for download. */
  | 'EXPORT_READY'
  /** A teacher decided on the student’s extension request, or granted an extension. */
  | 'EXTENSION_DECIDED'
  /** A student requested an extension for an assignment that the teacher may grade. */
  | 'EXTENSION_REQUESTED'
  /** The tax office accepted an e-invoice that lowers an earlier one after a refund. */
  | 'E_INVOICE_ADJUSTED'
  /** The tax office accepted the e-invoice of a purchase, or of the platform’s fee from a teacher’s sales. */
  | 'E_INVOICE_ISSUED'
  /** A meeting of the person’s study group was scheduled. */
  | 'GROUP_MEETING'
  /** The guardian of the user consented to a public profile, refused, or withdrew the consent. Cannot be turned off. */
  | 'GUARDIAN_ANSWERED'
  /** Lessons were added to a course that the student studies. */
  | 'LESSONS_ADDED'
  /** A file requested by the user is ready or could not be created. */
  | 'LIST_EXPORTED'
  /** A student replied to a message of the teacher, or a teacher to such a reply. */
  | 'MESSAGE_REPLIED'
  /** The payment of the buyer’s order was confirmed. */
  | 'ORDER_PAID'
  /** The teacher’s package has ended and FREE applies. Cannot be disabled. */
  | 'PACKAGE_ENDED'
  /** The teacher’s package ends soon. Sent three times before the end. */
  | 'PACKAGE_ENDS'
  /** An administrator granted the teacher a package or additional days. */
  | 'PACKAGE_GIVEN'
  /** The payment of the teacher’s package was confirmed. */
  | 'PACKAGE_PAID'
  /** The teacher’s package has ended and the grace period has begun. Cannot be disabled. */
  | 'PACKAGE_PAST_DUE'
  /** A payment of the buyer’s order is being checked. */
  | 'PAYMENT_IN_DOUBT'
  /** The rest of the buyer’s underpaid order did not arrive in time; the received money is returned. */
  | 'PAYMENT_REST_MISSED'
  /** The buyer’s order is underpaid, and the rest is requested. */
  | 'PAYMENT_REST_WANTED'
  /** An administrator must check a payment of a buyer’s order. */
  | 'PAYMENT_TO_CHECK'
  /** The user’s bank account for earnings was added or changed. Cannot be turned off. */
  | 'PAYOUT_ACCOUNT_SET'
  /** A change of the user’s bank account for earnings was reverted. Cannot be turned off. */
  | 'PAYOUT_ACCOUNT_UNDONE'
  /** A payout to the user was paid, failed or was rejected. */
  | 'PAYOUT_ENDED'
  /** A teacher requested a payout that requires approval. */
  | 'PAYOUT_TO_APPROVE'
  /** A teacher enrolled the student in a course. */
  | 'PLACE_GIVEN'
  /** A teacher ended an enrolment that a teacher had granted. */
  | 'PLACE_TAKEN'
  /** An administrator answered a request of the user about personal data. Cannot be turned off. */
  | 'PRIVACY_REQUEST_ANSWERED'
  /** A teacher marked a lesson as complete for the student, or reset it. */
  | 'PROGRESS_OVERRIDDEN'
  /** A question of the person received a reply. */
  | 'QUESTION_ANSWERED'
  /** A student asked a question in a course of the teacher. */
  | 'QUESTION_ASKED'
  /** A teacher graded the last open answer of the student’s quiz. */
  | 'QUIZ_MARKED'
  /** A student rated a course of the teacher. */
  | 'RATING_RECEIVED'
  /** A teacher replied to the student’s rating. */
  | 'RATING_REPLIED'
  /** A rating was reported. Sent to moderators. */
  | 'RATING_REPORTED'
  /** A refund of the teacher’s course was approved or rejected. */
  | 'REFUND_DECIDED'
  /** The status of the buyer’s refund changed. */
  | 'REFUND_MOVED'
  /** The money of a refund could not be sent. */
  | 'REFUND_NOT_SENT'
  /** A buyer of the teacher’s course requested a refund. */
  | 'REFUND_REQUESTED'
  /** A refund awaits the platform’s decision. */
  | 'REFUND_TO_DECIDE'
  /** A report of the person was decided. */
  | 'REPORT_DECIDED'
  /** To the reviewer: a submission was assigned. */
  | 'REVIEW_ASSIGNED'
  /** To the teacher: the revision of a course on sale was approved, sent back or rejected. */
  | 'REVISION_REVIEWED'
  /** A buyer exchanged the teacher’s course for another one. */
  | 'SALE_EXCHANGED'
  /** A sign-in method or security setting of the account changed. Cannot be turned off. */
  | 'SECURITY'
  /** An administrator verified or rejected the user’s identity as a seller. */
  | 'SELLER_DECIDED'
  /** To the invited person: an invitation to co-teach a course. */
  | 'TEACHING_INVITED'
  /** Support replied to a ticket of the person. */
  | 'TICKET_ANSWERED'
  /** A ticket was assigned to the agent. */
  | 'TICKET_ASSIGNED'
  /** A ticket has exceeded the response time promised to its requester. */
  | 'TICKET_OVERDUE'
  /** A ticket was created, or its requester replied. */
  | 'TICKET_WAITING'
  /** A webhook was disabled because its deliveries failed. Cannot be turned off. */
  | 'WEBHOOK_OFF'
  /** The price of a saved course is lower than when it was saved. */
  | 'WISHLIST_PRICE_DROP'
  /** The sale of a saved course ends within a day. */
  | 'WISHLIST_SALE_ENDS'
  /** A saved course is on sale again after a pause. */
  | 'WISHLIST_SOLD_AGAIN';

/** Channels on which the viewer receives a kind of notification. */
export type NotificationPreference = {
  __typename: 'NotificationPreference';
  /** True if the notifications appear in the application. */
  inApp: Scalars['Boolean']['output'];
  /** True if the preference cannot be changed. */
  isFixed: Scalars['Boolean']['output'];
  /** Kind of notification that the preference applies to. */
  kind: NotificationKind;
  /** True if the notifications are sent by email. */
  mail: Scalars['Boolean']['output'];
};

/** Result of marking notifications as read. */
export type NotificationsRead = {
  __typename: 'NotificationsRead';
  /** Number of notifications that changed from unread to read. */
  markedCount: Scalars['Int']['output'];
  /** Number of unread notifications of the viewer that remain. */
  unreadCount: Scalars['Int']['output'];
};

/** Link of an invitation to read. */
export type OpenCourseInvitationInput = {
  /** Code that follows `#token=` in the emailed link. */
  token: Scalars['String']['input'];
};

/** A payment that a buyer’s bank provisionally took back. */
export type OpenDisputeInput = {
  /** Amount that the bank took back, in đồng. Omitted: the amount paid for the line. It can be higher only by money of the payment that was refunded before, which the platform then loses. */
  amount?: InputMaybe<Scalars['Vnd']['input']>;
  /** Last day, in Vietnam, on which the bank accepts evidence. */
  deadline: Scalars['Date']['input'];
  /** Evidence for the sale, visible only to administrators. At most 2,000 characters. */
  evidence?: InputMaybe<Scalars['String']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the disputed order line. Required if the order has several. */
  lineId?: InputMaybe<Scalars['ID']['input']>;
  /** The platform’s payment reference or the gateway’s transaction ID. 3 to 64 characters. */
  paymentReference: Scalars['String']['input'];
  /** The gateway’s own case number, which its settlements also contain. 3 to 64 characters. */
  reference: Scalars['String']['input'];
};

/** Link that a guardian received by email. */
export type OpenGuardianRequestInput = {
  /** Code that follows `#token=` in the emailed link. */
  token: Scalars['String']['input'];
};

/** Cost of an operation and the limits that apply to it. */
export type OperationCost = {
  __typename: 'OperationCost';
  /** Budget of the client per minute. Null if the operation was not executed. */
  budget: Maybe<Scalars['Int']['output']>;
  /** Maximum cost of one operation. */
  limit: Scalars['Int']['output'];
  /** Remaining budget of the client in the current minute. Null if the operation was not executed. */
  remaining: Maybe<Scalars['Int']['output']>;
  /** Number of fields, each multiplied by the page sizes of the lists that contain it. */
  requested: Scalars['Int']['output'];
  /** Seconds until the full budget is available again. Null if the operation was not executed. */
  reset: Maybe<Scalars['Int']['output']>;
};

/** Interface of an operation. */
export type OperationKind =
  /** GraphQL operation, by the name that the platform’s own clients use; all others are `other`. */
  | 'GRAPHQL'
  /** Pages, files and callbacks, by method and route. */
  | 'HTTP'
  /** REST operation, by method and route below /api. */
  | 'REST';

/** Figures of one operation in one interval of the period. */
export type OperationPoint = {
  __typename: 'OperationPoint';
  /** Start time of the interval. */
  at: Scalars['DateTime']['output'];
  /** Number of calls in the interval, possibly 0. */
  calls: Scalars['Float']['output'];
  /** Number of calls with a response status of 500 or more. */
  failed: Scalars['Float']['output'];
  /** Median duration (p50) of the calls, in milliseconds. Interpolated linearly from a histogram with bucket limits of 1, 1.5, 2, 3, 4, 6 … 16384 ms. Null without calls. */
  p50Ms: Maybe<Scalars['Float']['output']>;
  /** 95th percentile (p95) of the duration of the calls, in milliseconds. Interpolated linearly from a histogram with bucket limits of 1, 1.5, 2, 3, 4, 6 … 16384 ms. Null without calls. */
  p95Ms: Maybe<Scalars['Float']['output']>;
};

/** An order of courses or of a teacher package, with its payment status. */
export type Order = {
  __typename: 'Order';
  /** Payment attempts of the order, oldest first. */
  attempts: Array<PaymentAttempt>;
  /** Postal address on the bill. */
  billAddress: Maybe<Scalars['String']['output']>;
  /** Name of the person or company on the bill. Null: the buyer’s own name. */
  billName: Maybe<Scalars['String']['output']>;
  /** Tax code or personal number on the bill. */
  billTaxCode: Maybe<Scalars['String']['output']>;
  /** The buyer’s email address, or its replacement if the account was deleted. */
  buyerEmail: Scalars['String']['output'];
  /** The buyer’s name, or its replacement if the account was deleted. */
  buyerName: Scalars['String']['output'];
  /** Time at which the buyer cancelled the order. Null otherwise, also if a newer order replaced it. */
  cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** Earliest time of the next checkPayment. Null if it is possible now. */
  checkAgainAt: Maybe<Scalars['DateTime']['output']>;
  /** Code of the coupon used for the order. Null without a coupon. */
  couponCode: Maybe<Scalars['String']['output']>;
  /** Time at which the order was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Part of the total that an exchanged course pays, in đồng. 0 for other orders. */
  credit: Scalars['Vnd']['output'];
  /** E-invoices of the order’s lines and their adjustments, oldest first. Empty for orders that were paid before invoicing began. */
  eInvoices: Array<EInvoice>;
  /** ID of the order line whose course is returned in exchange. Null if the order is no exchange. */
  exchangedLineId: Maybe<Scalars['ID']['output']>;
  /** Time until which the order can be paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** Unique order ID. Immutable. */
  id: Scalars['ID']['output'];
  /**
   * Date on which the electronic invoice was issued.
   * @deprecated Never filled: each line has an e-invoice of its own. Use `eInvoices`.
   */
  invoiceDate: Maybe<Scalars['Date']['output']>;
  /**
   * Number of the electronic invoice within its series.
   * @deprecated Never filled: each line has an e-invoice of its own. Use `eInvoices`.
   */
  invoiceNumber: Maybe<Scalars['String']['output']>;
  /**
   * Series of the electronic invoice. Null until one is issued for the order.
   * @deprecated Never filled: each line has an e-invoice of its own. Use `eInvoices`.
   */
  invoiceSeries: Maybe<Scalars['String']['output']>;
  /** Kind of the order: courses or a teacher package. */
  kind: OrderKind;
  /** Courses of the order, one per line. Empty for an order of a package. */
  lines: Array<OrderLine>;
  /** Remaining amount of an underpaid order in đồng. Null unless the buyer was requested to transfer it. */
  missing: Maybe<Scalars['Vnd']['output']>;
  /** Order number to quote, for example S261120-000042. */
  number: Scalars['String']['output'];
  /** Package that the order buys. Null for an order of courses. */
  package: Maybe<OrderedPackage>;
  /** Time at which the payment was confirmed. Null for unpaid orders. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Current status of the order. */
  status: OrderStatus;
  /** Total in đồng, tax included. `credit` is the part that an exchanged course pays. */
  total: Scalars['Vnd']['output'];
};

/** Changed objects, in an order that is safe for incremental reading. */
export type OrderChangeFeed = {
  __typename: 'OrderChangeFeed';
  /** Changed objects in their current state, each once. */
  nodes: Array<ChangedOrder>;
  /** Position from which to continue. */
  pageInfo: ChangePageInfo;
};

/** Filter of orders. Omitted fields do not restrict the result. */
export type OrderFilter = {
  /** True for orders with a payment in doubt, false for orders without one. A paid order can have a second payment in doubt. */
  isInDoubt?: InputMaybe<Scalars['Boolean']['input']>;
  /** Prefix of the order number, the buyer’s email address, the payment reference or the gateway’s transaction ID. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only orders with this status. */
  status?: InputMaybe<OrderStatus>;
};

/** Kind of items in an order. */
export type OrderKind =
  /** Courses, one in each order line. */
  | 'COURSES'
  /** A teacher package, described by `package`. The order has no lines. */
  | 'PACKAGE';

/** One course of an order. */
export type OrderLine = {
  __typename: 'OrderLine';
  /** Days of access from the payment, as agreed at the purchase. Null if access never ends. */
  accessDays: Maybe<Scalars['Int']['output']>;
  /** Price of the line after discounts, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** The part of the discount due to the coupon, in đồng. */
  couponDiscount: Scalars['Vnd']['output'];
  /** Course of the line. Null if the viewer may no longer see it. */
  course: Maybe<Course>;
  /** Reduction of the list price in đồng, including `couponDiscount`. */
  discount: Scalars['Vnd']['output'];
  /** Unique order line ID. Immutable. */
  id: Scalars['ID']['output'];
  /** List price in đồng. */
  listPrice: Scalars['Vnd']['output'];
  /** Name of the teacher of the course. */
  teacherName: Scalars['String']['output'];
  /** Title of the course at the time of the order. */
  title: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type OrderPage = {
  __typename: 'OrderPage';
  /** Rows of this page, in the requested order. */
  items: Array<Order>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Field by which orders are sorted. */
export type OrderSort =
  /** Time at which the order was created. */
  | 'CREATED_AT'
  /** Total amount in đồng. */
  | 'TOTAL';

/** Status of an order. A later gateway notification never reverts PAID. */
export type OrderStatus =
  /** Cancelled before it was paid. */
  | 'CANCELLED'
  /** Not paid before its expiry. */
  | 'EXPIRED'
  /** A payment does not match the order; an administrator checks it. */
  | 'NEEDS_CHECK'
  /** Paid; the buyer owns the courses. */
  | 'PAID'
  /** Part of the money was refunded. */
  | 'PARTIALLY_REFUNDED'
  /** Awaiting payment until it expires. */
  | 'PENDING'
  /** All of the money was refunded. */
  | 'REFUNDED';

/** An order in the list for administrators. */
export type OrderSummary = {
  __typename: 'OrderSummary';
  /** Time by which the buyer was promised a reply. */
  answerBy: Maybe<Scalars['DateTime']['output']>;
  /** The buyer’s email address, or its replacement if the account was deleted. */
  buyerEmail: Scalars['String']['output'];
  /** User ID of the buyer. */
  buyerId: Scalars['ID']['output'];
  /** The buyer’s name, or its replacement if the account was deleted. */
  buyerName: Scalars['String']['output'];
  /** Time at which the order was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Reason why an administrator must check that payment. */
  doubt: Maybe<PaymentDoubt>;
  /** Time since which that payment is in doubt. */
  doubtedAt: Maybe<Scalars['DateTime']['output']>;
  /** Amount due for that payment, in đồng. */
  expected: Maybe<Scalars['Vnd']['output']>;
  /** Gateway of the payment in doubt, otherwise of the latest payment. Null without a payment. */
  gateway: Maybe<PaymentGateway>;
  /** Unique order ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Order number to quote, for example S261120-000042. */
  number: Scalars['String']['output'];
  /** Time at which the payment was confirmed. Null for unpaid orders. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Amount received by a payment in doubt, in đồng. Null for other payments, or if the gateway does not report it. */
  received: Maybe<Scalars['Vnd']['output']>;
  /** Reference of that payment that the platform sent to the gateway. */
  reference: Maybe<Scalars['String']['output']>;
  /** Current status of the order. */
  status: OrderStatus;
  /** Titles of the courses or package at the time of the order. */
  titles: Array<Scalars['String']['output']>;
  /** Total of the order in đồng. */
  total: Scalars['Vnd']['output'];
  /** The gateway’s own transaction ID of that payment. */
  transaction: Maybe<Scalars['String']['output']>;
};

/** Numbered page of rows, with the total number. */
export type OrderSummaryPage = {
  __typename: 'OrderSummaryPage';
  /** Rows of this page, in the requested order. */
  items: Array<OrderSummary>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** The package that an order buys, as of the time of the order. */
export type OrderedPackage = {
  __typename: 'OrderedPackage';
  /** Amount to pay in đồng, tax included. */
  amount: Scalars['Vnd']['output'];
  /** Credit for remaining days of the former package, in đồng. */
  credit: Scalars['Vnd']['output'];
  /** First day after the bought days. Null until the order is paid. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** First bought day. For a renewal known before the payment; for other kinds null until then. */
  firstDay: Maybe<Scalars['Date']['output']>;
  /** Kind of the order: start, renewal or upgrade. */
  kind: PackageOrderKind;
  /** Price of the bought days in đồng, tax included. */
  listAmount: Scalars['Vnd']['output'];
  /** ID of the subscription that it begins or continues. */
  subscriptionId: Scalars['ID']['output'];
  /** Title at the time of the order in the buyer’s language, for example “Gói PRO, 1 tháng”. */
  title: Scalars['String']['output'];
  /** Terms that the order buys. */
  version: PackageVersion;
};

/** Outgoing operations and whether they are on hold since a restore. */
export type OutgoingHold = {
  __typename: 'OutgoingHold';
  /** Time of the restored snapshot. Operations performed after it are not recorded in the database. */
  backupAt: Scalars['DateTime']['output'];
  /** Kind of outgoing operation. */
  kind: OutgoingKind;
  /** Reason of the release. Null while on hold. */
  reason: Maybe<Scalars['String']['output']>;
  /** Time of the release. Null while on hold. */
  releasedAt: Maybe<Scalars['DateTime']['output']>;
  /** Full name of the administrator who released the operations. Null while on hold, and if the administrator is erased. */
  releasedByName: Maybe<Scalars['String']['output']>;
  /** Time of the restore. */
  since: Scalars['DateTime']['output'];
  /** Number of operations currently waiting. */
  waiting: Scalars['Int']['output'];
};

/** Kind of outgoing operation that cannot be undone. */
export type OutgoingKind =
  /** Emails to users, including codes and receipts. */
  | 'MAIL'
  /** Refunds through gateways, and transfer files for the bank. */
  | 'MONEY'
  /** Webhook requests to third-party programs. */
  | 'WEBHOOK';

/** Result of the import of an outline, or its preview. */
export type OutlineImport = {
  __typename: 'OutlineImport';
  /** Number of lessons created by the import. */
  lessons: Scalars['Int']['output'];
  /** Names of ignored columns in the file. */
  passedOver: Array<Scalars['String']['output']>;
  /** Non-empty rows in file order. */
  rows: Array<ImportedOutlineRow>;
  /** Number of sections created by the import. */
  sections: Scalars['Int']['output'];
};

/** Input for marking a lesson as complete for a student, or resetting it. */
export type OverrideProgressInput = {
  /** ID of the student’s enrolment in the course. */
  enrolmentId: Scalars['ID']['input'];
  /** True marks the lesson as complete. False resets it as if it had never been studied. */
  isComplete: Scalars['Boolean']['input'];
  /** ID of a lesson of that course. */
  lessonId: Scalars['ID']['input'];
  /** Reason shown to the student, 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** A decision of moderators about content of the viewer. */
export type OwnContentDecision = {
  __typename: 'OwnContentDecision';
  /** The viewer’s appeal with its answer. Null if the viewer did not appeal. */
  appeal: Maybe<ContentAppeal>;
  /** Time until which the viewer may appeal. Null if the viewer has appealed or cannot appeal. */
  appealUntil: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the decision was made. */
  decidedAt: Scalars['DateTime']['output'];
  /** Unique case ID, used for appeals. */
  id: Scalars['ID']['output'];
  /** Kind of the content: a comment or a rating. */
  kind: ContentKind;
  /** Decision on the content. Null if the decision was reversed. */
  outcome: Maybe<ContentOutcome>;
  /** Reason for the decision, as shown to the author. */
  reason: Scalars['String']['output'];
  /** Text written by the viewer. Empty if a rating had stars only. */
  text: Scalars['String']['output'];
  /** Title of the lesson with the comment, or of the rated course. */
  where: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type OwnContentDecisionPage = {
  __typename: 'OwnContentDecisionPage';
  /** Rows of this page, in the requested order. */
  items: Array<OwnContentDecision>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** A report by the viewer, with its decision. */
export type OwnReport = {
  __typename: 'OwnReport';
  /** Reported comment. Null for ratings, and if it is no longer visible to the viewer. */
  comment: Maybe<Comment>;
  /** Course concerned. Null if it is not visible to the viewer. */
  course: Maybe<Course>;
  /** Title of the course concerned. Null if the content was deleted. */
  courseTitle: Maybe<Scalars['String']['output']>;
  /** Time at which the viewer submitted the report. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which the report was decided. Null before the decision. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique report ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Kind of the reported content: a comment or a rating. */
  kind: ContentKind;
  /** Title of the lesson with the reported comment. Null for ratings. */
  lessonTitle: Maybe<Scalars['String']['output']>;
  /** Complaint as written by the viewer. */
  note: Scalars['String']['output'];
  /** Decision on the content. Null unless the report was accepted. */
  outcome: Maybe<ContentOutcome>;
  /** Reported rating. Null for comments, and while it is not published. */
  rating: Maybe<Rating>;
  /** Reason for the decision. Null before the decision. */
  reason: Maybe<Scalars['String']['output']>;
  /** Status of the report: pending, accepted or rejected. */
  state: ContentCaseState;
};

/** Numbered page of rows, with the total number. */
export type OwnReportPage = {
  __typename: 'OwnReportPage';
  /** Rows of this page, in the requested order. */
  items: Array<OwnReport>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** A support ticket, as shown to its requester. */
export type OwnTicket = {
  __typename: 'OwnTicket';
  /** Subject area of the ticket. */
  category: TicketCategory;
  /** Title of the related course. Null if there is none. */
  courseTitle: Maybe<Scalars['String']['output']>;
  /** Time at which the ticket was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique ticket ID, equal to `Ticket.id`. */
  id: Scalars['ID']['output'];
  /** True if the viewer can rate the support: the ticket is resolved or closed, and was not merged. */
  mayRate: Scalars['Boolean']['output'];
  /** True if the viewer can add messages: the ticket is not closed. */
  mayReply: Scalars['Boolean']['output'];
  /** ID of the viewer’s ticket into which this one was merged. Null if it was not merged. */
  mergedIntoId: Maybe<Scalars['ID']['output']>;
  /** Number of the viewer’s ticket into which this one was merged. Null if it was not merged. */
  mergedIntoNumber: Maybe<Scalars['String']['output']>;
  /** Messages between the requester and support, oldest first. Internal notes are never included. */
  messages: Array<OwnTicketMessage>;
  /** Human-readable ticket number, for example HT-1126-0431. */
  number: Scalars['String']['output'];
  /** Number of the related order. Null if there is none. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Comment of the requester with the rating. Null if there is none. */
  ratingComment: Maybe<Scalars['String']['output']>;
  /** Time by which support promises a reply. Null if no reply is due. */
  replyDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Satisfaction of the requester, 1 to 5. Null if not rated. */
  stars: Maybe<Scalars['Int']['output']>;
  /** Pending party of the ticket, or how it ended. */
  state: TicketState;
  /** Subject line as written by the requester. */
  subject: Scalars['String']['output'];
  /** Time of the last message or change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A message in a ticket of the viewer. */
export type OwnTicketMessage = {
  __typename: 'OwnTicketMessage';
  /** Given name of the agent who replied. Null for messages of the requester. */
  answererName: Maybe<Scalars['String']['output']>;
  /** Time at which the message was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Attached files, at most 3. */
  files: Array<TicketFile>;
  /** Unique message ID. Immutable. */
  id: Scalars['ID']['output'];
  /** REQUEST for messages of the requester, ANSWER for messages of support. */
  kind: TicketMessageKind;
  /** Plain text of the message, at most 4,000 characters. */
  text: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type OwnTicketPage = {
  __typename: 'OwnTicketPage';
  /** Rows of this page, in the requested order. */
  items: Array<OwnTicket>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Taxes that are withheld from new sales of a teacher. */
export type OwnWithholding = {
  __typename: 'OwnWithholding';
  /** True if the teacher is a resident for tax purposes. */
  isResident: Scalars['Boolean']['output'];
  /** Personal income tax in basis points of the price. */
  pitBp: Scalars['Int']['output'];
  /** Class of the teacher. */
  sellerClass: SellerClass;
  /** Value added tax in basis points of the price. */
  vatBp: Scalars['Int']['output'];
};

/** A teacher package, with a quota of courses and other limits. */
export type Package = {
  __typename: 'Package';
  /** Code and name of the package. */
  code: PackageCode;
  /** Version that the package is currently sold as. */
  currentVersion: Maybe<PackageVersion>;
  /** Unique package ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if teachers can choose it. False for the package of the transition. */
  isSold: Scalars['Boolean']['output'];
  /** Position among the packages, smallest first. */
  position: Scalars['Int']['output'];
  /** All versions of the package, latest first. */
  versions: Array<PackageVersion>;
};

/** Preview of choosing a package, computed for each request. It changes nothing. */
export type PackageChange = {
  __typename: 'PackageChange';
  /** Amount to pay today in đồng. 0 if the package follows later. */
  amount: Scalars['Vnd']['output'];
  /** Courses that count against the package: those that would stop first, then the others. At most 100. */
  courses: Array<PackageChangeCourse>;
  /** Value of the remaining days of the current package, in đồng. */
  credit: Scalars['Vnd']['output'];
  /** Number of days of the whole cycle that the package price pays for. */
  cycleDays: Scalars['Int']['output'];
  /** Number of new days that `listAmount` pays for. */
  days: Scalars['Int']['output'];
  /** First day after its first period. Null for a free package. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Effect: begins now, follows later, or changes nothing. */
  kind: PackageChangeKind;
  /** Price of the new days, in đồng. */
  listAmount: Scalars['Vnd']['output'];
  /** The viewer’s usage compared with the limits of the package. */
  room: PackageChangeRoom;
  /** First day of the package. */
  startsOn: Scalars['Date']['output'];
  /** Terms of the previewed version. */
  version: PackageVersion;
};

/** A course that counts against the package, with the effect of the change. */
export type PackageChangeCourse = {
  __typename: 'PackageChangeCourse';
  /** One of the viewer’s own courses. */
  course: Maybe<Course>;
  /** True if the course would be on sale, or could be, after the change. */
  staysOnSale: Scalars['Boolean']['output'];
};

/** Effect of choosing a package for the viewer. */
export type PackageChangeKind =
  /** Begins after the current days (schedulePackageChange, or cancelPackage for FREE). */
  | 'DOWNGRADE'
  /** The viewer has this version already. It can only be renewed. */
  | 'NONE'
  /** Begins on the day of payment (subscribePackage). */
  | 'START'
  /** Begins on the day of payment, and the remaining days are credited (subscribePackage). */
  | 'UPGRADE';

/** The viewer’s usage and the limits of the previewed package. Nothing is deleted. */
export type PackageChangeRoom = {
  __typename: 'PackageChangeRoom';
  /** Number of the teacher’s currently valid coupons. */
  couponCount: Scalars['Int']['output'];
  /** Maximum number of valid coupons at a time. Null: no limit. */
  couponLimit: Maybe<Scalars['Int']['output']>;
  /** Number of courses on sale or in review, and of those stopped because of the quota. */
  courseCount: Scalars['Int']['output'];
  /** Number of those that would not be on sale after the change. */
  stoppingCount: Scalars['Int']['output'];
  /** Storage limit in bytes. Files above it remain, but none can be added. */
  storageLimit: Scalars['Float']['output'];
  /** Storage used by the teacher’s files, in bytes. */
  storageUsed: Scalars['Float']['output'];
  /** Number of students of all courses of the teacher, who keep their access. */
  studentCount: Scalars['Int']['output'];
};

/** Result of choosing or renewing a package. */
export type PackageCheckoutPayload = {
  __typename: 'PackageCheckoutPayload';
  /** The order that was created or continued. Null if there is nothing to pay. */
  order: Maybe<Order>;
  /** Payment attempt of the order. Null if there is nothing to pay. */
  payment: Maybe<PaymentAttempt>;
  /** The subscription that begins or continues. */
  subscription: PackageSubscription;
};

/** Code of a teacher package. */
export type PackageCode =
  /** The smallest paid package. */
  | 'BASIC'
  /** Free package that every teacher has. */
  | 'FREE'
  /** For teachers who earn their living from courses. */
  | 'PRO'
  /** The largest package, for academies. */
  | 'STUDIO'
  /** Not sold: free for twelve months for teachers from before packages existed. */
  | 'TRANSITION';

/** Cycle that the price of a package pays for. */
export type PackageCycle =
  /** Until the same day of the next month. */
  | 'MONTH'
  /** Until the same day of the next year. */
  | 'YEAR';

/** A period of paid or granted days of a package. */
export type PackageDays = {
  __typename: 'PackageDays';
  /** Total of that order in đồng. 0 for granted days. */
  amount: Scalars['Vnd']['output'];
  /** First day after the period, or the day on which another package replaced it. */
  endsOn: Scalars['Date']['output'];
  /** First day of the period. */
  firstDay: Scalars['Date']['output'];
  /** Unique ID of the period. Immutable. */
  id: Scalars['ID']['output'];
  /** ID of the order that paid the period. Null for granted days. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of that order, for its bill. Null for granted days. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Terms of the period. */
  version: PackageVersion;
};

/** A step in the history of a subscription. */
export type PackageEvent = {
  __typename: 'PackageEvent';
  /** Time of the recorded step. */
  at: Scalars['DateTime']['output'];
  /** End date of the subscription after the step. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Unique ID of the step. Immutable. */
  id: Scalars['ID']['output'];
  /** Administrator’s note on the step. */
  note: Maybe<Scalars['String']['output']>;
  /** State after the step. */
  state: PackageSubscriptionState;
  /** Terms after the step. */
  version: PackageVersion;
};

/** Effect of an order on the subscription. */
export type PackageOrderKind =
  /** Continues the package after its current days. */
  | 'RENEWAL'
  /** Begins a package on the day of payment, for a whole cycle. */
  | 'START'
  /** Changes to a more expensive package on the day of payment. The remaining days are credited. */
  | 'UPGRADE';

/** A teacher’s subscription to a package. */
export type PackageSubscription = {
  __typename: 'PackageSubscription';
  /** First day of the subscription. Null until it is paid. */
  beganOn: Maybe<Scalars['Date']['output']>;
  /** Time at which the subscription was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** Paid and granted days: the latest 24 periods, latest first. */
  days: Array<PackageDays>;
  /** Time at which the subscription ended. Null while it is valid. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** First day after the paid days. Null until it is paid. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Day on which the courses stop selling unless it is renewed. Null unless it is PAST_DUE. */
  graceUntil: Maybe<Scalars['Date']['output']>;
  /** History of the subscription: the latest 24 steps, latest first. */
  history: Array<PackageEvent>;
  /** Unique subscription ID. Immutable. */
  id: Scalars['ID']['output'];
  /** IDs of courses that the teacher wants to keep on sale if a smaller package has no room for all. */
  keptCourseIds: Array<Scalars['ID']['output']>;
  /** Smaller package that follows after the current days. Null if none is scheduled. */
  nextVersion: Maybe<PackageVersion>;
  /** Administrator’s reason for a grant or extension. */
  note: Maybe<Scalars['String']['output']>;
  /** Unpaid order of the subscription: its first, or the next cycle. Null without one. */
  openOrder: Maybe<Order>;
  /** Origin of the subscription: bought, tried or granted. */
  origin: PackageSubscriptionOrigin;
  /** First day on which the next cycle can be paid. Null if it cannot be renewed. */
  renewableFrom: Maybe<Scalars['Date']['output']>;
  /** Current state of the subscription. */
  state: PackageSubscriptionState;
  /** Teacher who subscribes to the package. */
  teacher: PublicProfile;
  /** Current terms. A renewal keeps them. */
  version: PackageVersion;
};

/** Filter of subscriptions. Omitted fields do not restrict the result. */
export type PackageSubscriptionFilter = {
  /** Only subscriptions to this package. */
  code?: InputMaybe<PackageCode>;
  /** Prefix of the teacher’s email address, or words of the teacher’s name. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only subscriptions in this state. */
  state?: InputMaybe<PackageSubscriptionState>;
};

/** Origin of a teacher’s subscription. */
export type PackageSubscriptionOrigin =
  /** Granted by an administrator. */
  | 'GRANT'
  /** Bought by the teacher. */
  | 'PURCHASE'
  /** Granted to teachers who sold courses before packages were introduced. */
  | 'TRANSITION'
  /** Free trial for the days of the version, once per teacher. */
  | 'TRIAL';

/** Numbered page of rows, with the total number. */
export type PackageSubscriptionPage = {
  __typename: 'PackageSubscriptionPage';
  /** Rows of this page, in the requested order. */
  items: Array<PackageSubscription>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** State of a teacher’s subscription to a package. */
export type PackageSubscriptionState =
  /** Paid or granted until `endsOn`. */
  | 'ACTIVE'
  /** Valid until `endsOn`, then it ends without a grace period. The cancellation can be reverted. */
  | 'CANCELS_AT_PERIOD_END'
  /** Ended: the teacher has FREE or another subscription. */
  | 'EXPIRED'
  /** Its days have passed without a renewal. It is valid until `graceUntil`. */
  | 'PAST_DUE'
  /** Its first order awaits payment. The former package applies meanwhile. */
  | 'PENDING_PAYMENT'
  /** Replaced by another package. The remaining days were credited. */
  | 'SUPERSEDED';

/** Terms of a package from a given time on. Subscribers keep the version that they chose. */
export type PackageVersion = {
  __typename: 'PackageVersion';
  /** Number of assistant suggestions per month. */
  aiCredits: Scalars['Int']['output'];
  /** Platform commission on sales that the platform brought, in basis points (2500 is 25 %). Null: the standard rate. */
  commissionBp: Maybe<Scalars['Int']['output']>;
  /** Cycle that the price pays for. */
  cycle: PackageCycle;
  /** Unique package version ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the package is currently sold as this version. */
  isCurrent: Scalars['Boolean']['output'];
  /** Maximum number of co-teachers who may be invited to the courses. */
  maxCoTeachers: Scalars['Int']['output'];
  /** Maximum number of the teacher’s valid coupons at a time. Null: no limit. */
  maxCoupons: Maybe<Scalars['Int']['output']>;
  /** Maximum number of courses on sale or in review at a time. */
  maxCourses: Scalars['Int']['output'];
  /** True if the viewer may start the free trial: there is one, and the viewer has neither a subscription now nor had a trial or a paid one. */
  mayTry: Scalars['Boolean']['output'];
  /** Version number within the package, from 1. */
  number: Scalars['Int']['output'];
  /** Current platform commission on sales that the teacher’s own link or coupon brought, in basis points. */
  ownShareBp: Scalars['Int']['output'];
  /** Package to which the terms belong. */
  package: Package;
  /** Price of one cycle in đồng, value added tax included. 0 if it is free. */
  price: Scalars['Vnd']['output'];
  /** Current platform commission under these terms on sales that the platform brought, in basis points. */
  shareBp: Scalars['Int']['output'];
  /** Storage for the teacher’s files in bytes. */
  storageBytes: Scalars['Float']['output'];
  /** Number of teachers with these terms. Null without `package:read-any`. */
  subscriberCount: Maybe<Scalars['Int']['output']>;
  /** Length of the free trial in days. 0 if there is none. */
  trialDays: Scalars['Int']['output'];
  /** Time from which the package is sold on these terms. */
  validFrom: Scalars['DateTime']['output'];
};

/** Position of a page in a connection. */
export type PageInfo = {
  __typename: 'PageInfo';
  /** Cursor of the last edge, for `after`. Null if the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** True if more edges follow the last one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True if edges precede the first one. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge. Null if the page is empty. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** An item to select, order or match. */
export type PaperPiece = {
  __typename: 'PaperPiece';
  /** Random item ID that does not reveal the correct answer. */
  id: Scalars['ID']['output'];
  /** Rich form of the item, shown instead of the text. Null if there is none. */
  rich: Maybe<Scalars['RichText']['output']>;
  /** Text of the item, at most 500 characters. */
  text: Scalars['String']['output'];
};

/** A question of an attempt as shown to the student, without its answer key. */
export type PaperQuestion = {
  __typename: 'PaperQuestion';
  /** Items to select or to order. For MATCHING: the items to match. */
  choices: Array<PaperPiece>;
  /** For BLANK: the text, with each gap written as ___. */
  gapText: Maybe<Scalars['String']['output']>;
  /** Number of texts in an answer. */
  gaps: Scalars['Int']['output'];
  /** Unique question ID, equal in all attempts. */
  id: Scalars['ID']['output'];
  /** Kind of answer that the question requires. */
  kind: QuestionKind;
  /** For MATCHING: the items with which the choices are matched. */
  matches: Array<PaperPiece>;
  /** Position of the question in the attempt, from 1. */
  number: Scalars['Int']['output'];
  /** Points for a correct answer. */
  points: Scalars['Int']['output'];
  /** Text of the question, with its images. */
  prompt: Scalars['RichText']['output'];
  /** Signed URL of the question’s audio, below the platform’s own. Expires after six hours. Null if there is no audio. */
  soundUrl: Maybe<Scalars['String']['output']>;
  /** Topic of the question. Null if the teacher set none. */
  topic: Maybe<Scalars['String']['output']>;
};

/** A passage in a lesson that matches a search. */
export type Passage = {
  __typename: 'Passage';
  /** Index of the block in the lesson’s text, from 0. Null for captions, and for notes that are not about a block. */
  block: Maybe<Scalars['Int']['output']>;
  /** Course of the lesson. The viewer studies it. */
  course: Course;
  /** Opaque ID of the passage. Changes when the lesson is edited or moved. */
  id: Scalars['ID']['output'];
  /** Part of the lesson that contains the passage. */
  kind: PassageKind;
  /** Language of the captions. Null for texts and notes. */
  language: Maybe<CaptionLanguage>;
  /** Lesson that contains the passage. */
  lesson: LessonOutline;
  /** Position in the video in seconds, for captions and notes. Null for texts. */
  startSec: Maybe<Scalars['Int']['output']>;
  /** Text of the passage. An excerpt around the match if the paragraph or note is long. */
  text: Scalars['String']['output'];
};

/** Feed that is read forwards with cursors. */
export type PassageConnection = {
  __typename: 'PassageConnection';
  /** Rows with their cursors. */
  edges: Array<PassageEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type PassageEdge = {
  __typename: 'PassageEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: Passage;
};

/** Part of a lesson in which the words were found. */
export type PassageKind =
  /** Captions of the lesson’s video. */
  | 'CAPTION'
  /** The viewer’s own note on the lesson. */
  | 'NOTE'
  /** Text of the lesson. */
  | 'TEXT';

/** Result of checking a password before the account is created. */
export type PasswordCheck = {
  __typename: 'PasswordCheck';
  /** Always true. A rejected password causes an error with the reason at its field. */
  isAccepted: Scalars['Boolean']['output'];
};

/** Result of replacing a forgotten password. */
export type PasswordReset = {
  __typename: 'PasswordReset';
  /** Number of sessions that were ended; includes all sessions of the user. */
  endedCount: Scalars['Int']['output'];
};

/** Order to pay and the method of payment. */
export type PayOrderInput = {
  /** Payment gateway for the attempt. */
  gateway: PaymentGateway;
  /** Key made by the client; a repeated request with the same key returns the first result. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** ID of an unpaid order of the viewer. */
  orderId: Scalars['ID']['input'];
};

/** One attempt to pay an order. */
export type PaymentAttempt = {
  __typename: 'PaymentAttempt';
  /** Amount to pay, in whole đồng. */
  amount: Scalars['Vnd']['output'];
  /** Time by which an administrator checks the doubt and the buyer receives a reply. */
  answerBy: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the attempt was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Time by which the outcome is known if the gateway responds. Null once the attempt is no longer open. */
  decidedBy: Maybe<Scalars['DateTime']['output']>;
  /** Reason why an administrator must check it. Null if nothing is in doubt. */
  doubt: Maybe<PaymentDoubt>;
  /** Time at which it came into doubt. Kept after the doubt is resolved. */
  doubtedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time until which the buyer can pay with it. */
  expiresAt: Scalars['DateTime']['output'];
  /** The gateway’s own error code, for example 24 for cancelled. Null without an error. */
  failureCode: Maybe<Scalars['String']['output']>;
  /** Gateway through which the buyer pays. */
  gateway: PaymentGateway;
  /** Unique payment attempt ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Time of the server’s next scheduled query to the gateway. Null once the attempt is no longer open. */
  nextQueryAt: Maybe<Scalars['DateTime']['output']>;
  /** Order that the attempt pays. */
  order: Order;
  /** Absolute URL of the gateway’s payment page, which can be opened again. Null once the attempt is decided, replaced or expired, or its order no longer awaits a payment. */
  payUrl: Maybe<Scalars['String']['output']>;
  /** Amount received according to the gateway, in whole đồng. Null unless it is in doubt and the amount is known. */
  received: Maybe<Scalars['Vnd']['output']>;
  /** Reference that the platform sends to the gateway. */
  reference: Scalars['String']['output'];
  /** Time at which its outcome was confirmed. Null until then. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** Current status of the attempt. */
  status: PaymentStatus;
  /** The gateway’s own transaction ID. Null until it is known. */
  transaction: Maybe<Scalars['String']['output']>;
  /** Target of the transfer for VietQR. Null for other gateways, and once the attempt is decided. */
  transfer: Maybe<TransferTo>;
};

/** Reason why an administrator must check a payment. Its money is held until then. */
export type PaymentDoubt =
  /** The gateway reports a payment without its amount. */
  | 'AMOUNT_MISSING'
  /** The payment was late, and another order has taken the last use of the coupon. */
  | 'COUPON_USED_UP'
  /** The payment was late, and the buyer has obtained the course in the meantime. */
  | 'COURSE_OWNED'
  /** The payment for an exchange arrived after the old course could no longer be returned. */
  | 'EXCHANGE_OVER'
  /** The bank was charged, and the gateway suspects a problem with the payment. */
  | 'GATEWAY_UNSURE'
  /** The payment was late, and the course is no longer on sale. */
  | 'NOT_ON_SALE'
  /** The payment arrived after the buyer had cancelled the order. */
  | 'ORDER_CANCELLED'
  /** The payment of a package was late, and the teacher’s package has changed since. */
  | 'PACKAGE_CHANGED'
  /** Another attempt had already paid the order. */
  | 'PAID_TWICE'
  /** The received amount differs from the amount due. */
  | 'WRONG_AMOUNT';

/** Payment gateway of an order. */
export type PaymentGateway =
  /** MoMo: the wallet, in its app or by QR. */
  | 'MOMO'
  /** VietQR: a bank transfer to the platform’s account by a QR code that every bank app reads. */
  | 'VIETQR'
  /** VNPAY: bank cards, bank apps and QR. */
  | 'VNPAY'
  /** ZaloPay: the wallet and its linked cards. */
  | 'ZALOPAY';

/** Status of one payment attempt. A failed attempt does not fail its order. */
export type PaymentStatus =
  /** The gateway has not been called yet. */
  | 'CREATED'
  /** The attempt expired at the gateway. */
  | 'EXPIRED'
  /** Rejected or cancelled. Another attempt may follow. */
  | 'FAILED'
  /** The buyer is paying at the gateway. */
  | 'PENDING'
  /** The buyer chose another payment method or cancelled the order. Later money is matched or returned. */
  | 'REPLACED'
  /** The gateway confirmed the payment. */
  | 'SUCCEEDED'
  /** The gateway is unsure, or the payment does not match; an administrator checks it. */
  | 'UNKNOWN';

/** Payout of a teacher’s earnings to a bank account. */
export type Payout = {
  __typename: 'Payout';
  /** Receiving bank account at the time of the request. */
  account: PayoutDestination;
  /** Amount that the teacher receives in đồng, without deductions. */
  amount: Scalars['Vnd']['output'];
  /** Approvals in chronological order. Null for viewers who are not administrators. */
  approvals: Maybe<Array<PayoutApproval>>;
  /** Time of the last required approval. */
  approvedAt: Maybe<Scalars['DateTime']['output']>;
  /** Transfer reference of the bank. Null until the payout is paid. */
  bankReference: Maybe<Scalars['String']['output']>;
  /** Earliest time of approval. Later than the request if the account was in its waiting period. */
  dueFrom: Scalars['DateTime']['output'];
  /** Time at which the payout was paid, failed, rejected or withdrawn. Null while in progress. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of the transfer file that contains the payout. */
  fileNumber: Maybe<Scalars['String']['output']>;
  /** Unique payout ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Payout number for display and for the transfer content, for instance CT-1126-0098. */
  number: Scalars['String']['output'];
  /** Reason for a failure, rejection or withdrawal. Null if none was given. */
  reason: Maybe<Scalars['String']['output']>;
  /** Time at which the teacher requested the payout. */
  requestedAt: Scalars['DateTime']['output'];
  /** Time at which the payout was included in a transfer file. Null before that. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Current status of the payout. */
  status: PayoutStatus;
  /** True if two administrators must approve, according to the settings at the time of the request. */
  takesTwo: Scalars['Boolean']['output'];
  /** ID of the teacher who receives the payout. */
  teacherId: Scalars['ID']['output'];
  /** Current full name of the teacher who receives the payout. */
  teacherName: Scalars['String']['output'];
};

/** Approval of a payout by an administrator. */
export type PayoutApproval = {
  __typename: 'PayoutApproval';
  /** Time of the approval. */
  at: Scalars['DateTime']['output'];
  /** Full name of the administrator. Null if erased. */
  name: Maybe<Scalars['String']['output']>;
  /** ID of the administrator who approved. */
  personId: Scalars['ID']['output'];
};

/** Bank account that receives payouts. The API never returns its full number. */
export type PayoutDestination = {
  __typename: 'PayoutDestination';
  /** Time at which the account was added. */
  addedAt: Scalars['DateTime']['output'];
  /** Common name of the bank. */
  bank: Scalars['String']['output'];
  /** Name of the account holder, in capitals without accents. */
  holder: Scalars['String']['output'];
  /** Unique account ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Last four digits of the account number. */
  lastDigits: Scalars['String']['output'];
  /** Time from which payouts are possible. In the future during the waiting period. */
  usableFrom: Scalars['DateTime']['output'];
};

/** Filter conditions for payouts. Omitted fields do not filter. */
export type PayoutFilter = {
  /** Prefix of the payout number, or the teacher’s email address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Filters payouts by status. */
  status?: InputMaybe<PayoutStatus>;
};

/** Numbered page of rows, with the total number. */
export type PayoutPage = {
  __typename: 'PayoutPage';
  /** Rows of this page, in the requested order. */
  items: Array<Payout>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Progress of a payout, from request to transfer. */
export type PayoutStatus =
  /** Approved; waiting for the next transfer file. */
  | 'APPROVED'
  /** Returned by the bank; the amount is available again. */
  | 'FAILED'
  /** Confirmed as paid by the bank statement. */
  | 'PAID'
  /** Requested; waiting for approval by an administrator. */
  | 'PENDING'
  /** Included in a transfer file for the bank. It can no longer be cancelled. */
  | 'PROCESSING'
  /** Rejected with a reason; the amount is available again. */
  | 'REJECTED'
  /** Withdrawn by the teacher before approval; the amount is available again. */
  | 'WITHDRAWN';

/** New version of a legal document that the viewer has to accept. */
export type PendingTerms = {
  __typename: 'PendingTerms';
  /** Latest version that the viewer has accepted. Null without one. */
  acceptedNumber: Maybe<Scalars['Int']['output']>;
  /** Time from which purchases and submissions for sale are refused until the viewer accepts. */
  deadline: Scalars['DateTime']['output'];
  /** Time from which the version applies. */
  effectiveFrom: Scalars['DateTime']['output'];
  /** ID of the version in its language, equal to `LegalDocument.id`. */
  id: Scalars['ID']['output'];
  /** Subject of the document. */
  kind: LegalDocumentKind;
  /** Number of the version to accept: the latest that applies. */
  number: Scalars['Int']['output'];
  /** Changes since the previous version, in one sentence. */
  summary: Maybe<Scalars['String']['output']>;
  /** Heading of the document in the language of the request, if it is translated. */
  title: Scalars['String']['output'];
};

/** Statistics about the number of users. */
export type PeopleStats = {
  __typename: 'PeopleStats';
  /** Number of users that are not suspended. */
  activeUsers: Scalars['Int']['output'];
  /** Number of accounts created in the last 7 days. */
  newInLast7Days: Scalars['Int']['output'];
  /** Number of accounts created in the 7 days before those. */
  newInPrevious7Days: Scalars['Int']['output'];
  /** Number of all users, including suspended ones. */
  totalUsers: Scalars['Int']['output'];
  /** Number of administrators, of teachers, and of students without any other role. */
  usersByRole: Array<RoleCount>;
};

/** Latency and errors of API requests, over all processes. */
export type PerformanceOverview = {
  __typename: 'PerformanceOverview';
  /** Number of GraphQL and REST requests in the period. */
  calls: Scalars['Float']['output'];
  /** Requests per minute, over the last five minutes. */
  callsPerMinute: Scalars['Float']['output'];
  /** Number of requests with a response status of 500 or more. */
  failed: Scalars['Float']['output'];
  /** Maximum number of failed requests per 10,000. It is a setting. */
  mostFailed: Scalars['Int']['output'];
  /** Median duration (p50) of the calls, in milliseconds. Interpolated linearly from a histogram with bucket limits of 1, 1.5, 2, 3, 4, 6 … 16384 ms. Null without calls. */
  p50Ms: Maybe<Scalars['Float']['output']>;
  /** 95th percentile (p95) of the duration of the calls, in milliseconds. Interpolated linearly from a histogram with bucket limits of 1, 1.5, 2, 3, 4, 6 … 16384 ms. Null without calls. */
  p95Ms: Maybe<Scalars['Float']['output']>;
  /** Time of the busiest minute. Null without requests. */
  peakAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of requests in the busiest minute of the last 24 hours. */
  peakPerMinute: Scalars['Float']['output'];
  /** Target for the 95th percentile of the response time, in milliseconds. It is a setting. */
  targetMs: Scalars['Int']['output'];
};

/** Period of the figures, up to now. */
export type PerformancePeriod =
  /** Last 24 hours. The chart has a point per 15 minutes. */
  | 'DAY'
  /** Last 60 minutes. The chart has a point per minute. */
  | 'HOUR'
  /** Last 90 days. The chart has a point per day in Vietnam time. */
  | 'QUARTER'
  /** Last 7 days. The chart has a point per hour. */
  | 'WEEK';

/** Action that a permission allows on a resource. */
export type PermissionAction = {
  __typename: 'PermissionAction';
  /** Action part of the name, after the colon. */
  action: Scalars['String']['output'];
  /** True if custom roles can grant the permission. False if every student or teacher has it by default. */
  isGrantable: Scalars['Boolean']['output'];
  /** True if the viewer has the permission and may grant it. */
  isHeld: Scalars['Boolean']['output'];
  /** Display name, in the language of the request. */
  label: Scalars['String']['output'];
  /** Permission name as resource:action, for example `course:review`. */
  permission: Scalars['String']['output'];
};

/** Group of a resource on the permissions page. */
export type PermissionGroup =
  /** Courses and operations on them. */
  | 'CONTENT'
  /** Orders, payments and payouts. */
  | 'MONEY'
  /** Daily operation of the platform. */
  | 'OPERATIONS'
  /** Users, roles and the audit log. */
  | 'PEOPLE';

/** Display name of a permission. */
export type PermissionName = {
  __typename: 'PermissionName';
  /** Display name, in the language of the request. */
  label: Scalars['String']['output'];
  /** Permission name as resource:action, for example `course:review`. */
  permission: Scalars['String']['output'];
};

/** Resource with the permissions that apply to it. */
export type PermissionResource = {
  __typename: 'PermissionResource';
  /** Actions that permissions allow on the resource. */
  actions: Array<PermissionAction>;
  /** Group of the resource on the permissions page. */
  group: PermissionGroup;
  /** Display name, in the language of the request. */
  label: Scalars['String']['output'];
  /** Resource part of the permission names, before the colon. */
  resource: Scalars['String']['output'];
};

/** Role that grants a permission to a user. */
export type PermissionSource = {
  __typename: 'PermissionSource';
  /** Role ID; ADMIN, TEACHER or USER for a system role. */
  id: Scalars['ID']['output'];
  /** Origin of the role. */
  kind: RoleKind;
  /** Name of the role. */
  name: Scalars['String']['output'];
};

/** User account as visible to administrators. Needs the permission `person:read`. */
export type Person = {
  __typename: 'Person';
  /** Operations that the viewer may perform on the user now. The server rejects all others. */
  allowedActions: Array<PersonAction>;
  /** Audit log entries of which the user is actor or target, newest first. Null without `audit:read`. */
  auditTrail: Maybe<AuditConnection>;
  /** Path of the picture, below the platform’s own URL. Null if the user has none; clients show initials instead. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Short biography, written by the user. */
  bio: Maybe<Scalars['String']['output']>;
  /** Year of birth. Null if unknown. */
  birthYear: Maybe<Scalars['Int']['output']>;
  /** Certificates issued to the person, newest first. Null without `certificate:read-any`. */
  certificates: Maybe<CertificateConnection>;
  /** Time at which the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Custom roles of the user, sorted by name. */
  customRoles: Array<RoleName>;
  /** Time at which the account was suspended. Null if it is not suspended. */
  deactivatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the suspension, written by an administrator. */
  deactivationReason: Maybe<Scalars['String']['output']>;
  /** Schools and courses that the user attended. */
  education: Array<Education>;
  /** Email address used to sign in. Unique, case-insensitive. */
  email: Scalars['String']['output'];
  /** Time at which the user confirmed the email address. */
  emailVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Enrolments of the person, newest first. Null without `enrolment:read-any`. */
  enrolments: Maybe<PersonEnrolmentConnection>;
  /** Positions that the user held, in the order set by the user. */
  experience: Array<Experience>;
  /** Given name: the last word of the full name. */
  firstName: Scalars['String']['output'];
  /** Full name, family name first as in Vietnamese names. */
  fullName: Scalars['String']['output'];
  /** Latest request for the consent of a guardian. Null if there is none. */
  guardianRequest: Maybe<GuardianRequest>;
  /** True if the user has set a password. */
  hasPassword: Scalars['Boolean']['output'];
  /** True if sign-in also requires a code of an authenticator app. */
  hasTwoStep: Scalars['Boolean']['output'];
  /** Unique user ID. Immutable. */
  id: Scalars['ID']['output'];
  /** False while the account is suspended. */
  isActive: Scalars['Boolean']['output'];
  /** True if other people see neither name nor picture, because the user is a child and no guardian consents. */
  isProfileClosed: Scalars['Boolean']['output'];
  /** Full name without its last word. Can be empty. */
  lastName: Scalars['String']['output'];
  /** Time of the last activity, accurate to ten minutes. Null if the user never signed in. */
  lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** Language of the interface, emails and messages. */
  locale: Language;
  /** Full name; the same value as `fullName`. */
  name: Scalars['String']['output'];
  /** Orders of the user, paid or not, latest first. Null without `order:read-any`. */
  orders: Maybe<PersonOrderConnection>;
  /** Telephone number in the format entered. Null if unknown. */
  phone: Maybe<Scalars['String']['output']>;
  /** Highest system role of the user: ADMIN, then TEACHER, then USER. */
  role: Role;
  /** System roles, in the order USER, TEACHER, ADMIN. */
  roles: Array<Role>;
  /** Sessions of the last 90 days, most recently used first. */
  sessions: PersonSessionConnection;
  /** Skills, in the order set by the user. */
  skills: Array<Scalars['String']['output']>;
  /** Number of courses that the user teaches, in any state. */
  taughtCourseCount: Scalars['Int']['output'];
  /** Version number for `expectedVersion`. Increases with every update. */
  version: Scalars['Int']['output'];
};


/** User account as visible to administrators. Needs the permission `person:read`. */
export type PersonAuditTrailArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** User account as visible to administrators. Needs the permission `person:read`. */
export type PersonCertificatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** User account as visible to administrators. Needs the permission `person:read`. */
export type PersonEnrolmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** User account as visible to administrators. Needs the permission `person:read`. */
export type PersonOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** User account as visible to administrators. Needs the permission `person:read`. */
export type PersonSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Operation that an administrator may perform on a user. */
export type PersonAction =
  /** Restore the suspended account with `activatePerson`. */
  | 'ACTIVATE'
  /** Change the roles with `setPersonRoles`. */
  | 'ASSIGN_ROLES'
  /** Suspend the account with `deactivatePerson`. */
  | 'DEACTIVATE'
  /** Erase the user with `deletePerson`. */
  | 'DELETE'
  /** Update the profile with `updatePerson`. */
  | 'EDIT'
  /** View the platform as this user with `startViewAs`. */
  | 'VIEW_AS';

/** Changed objects, in an order that is safe for incremental reading. */
export type PersonChangeFeed = {
  __typename: 'PersonChangeFeed';
  /** Changed objects in their current state, each once. */
  nodes: Array<ChangedPerson>;
  /** Position from which to continue. */
  pageInfo: ChangePageInfo;
};

/** A person’s enrolment in a course, as shown to administrators. */
export type PersonEnrolment = {
  __typename: 'PersonEnrolment';
  /** Current state of the person’s access. */
  access: EnrolmentAccess;
  /** Time at which the person completed all required lessons. Null if the course is not complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** ID of the course in which the person is enrolled. */
  courseId: Scalars['ID']['output'];
  /** URL slug of the course. */
  courseSlug: Scalars['String']['output'];
  /** Current title of the course. */
  courseTitle: Scalars['String']['output'];
  /** Time at which the person was enrolled. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Unique enrolment ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Time of the last progress report. Null before the first report. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Completed lessons as a whole percentage of all lessons. 100 once the course is completed. */
  percentage: Scalars['Int']['output'];
  /** Source of the enrolment, such as a purchase or a gift. */
  source: EnrolmentSource;
  /** ID of the enrolled person. */
  studentId: Scalars['ID']['output'];
};

/** Feed that is read forwards with cursors. */
export type PersonEnrolmentConnection = {
  __typename: 'PersonEnrolmentConnection';
  /** Rows with their cursors. */
  edges: Array<PersonEnrolmentEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type PersonEnrolmentEdge = {
  __typename: 'PersonEnrolmentEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: PersonEnrolment;
};

/** Filter conditions for users. Omitted fields do not filter. */
export type PersonFilter = {
  /** Earliest time at which the account was created, inclusive. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Latest time at which the account was created, exclusive. */
  createdTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Users with this custom role. */
  customRoleId?: InputMaybe<Scalars['ID']['input']>;
  /** True for active users only; false for suspended users only. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Earliest time of the last activity, inclusive. */
  lastSeenFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Latest time of the last activity, exclusive. Excludes users without activity. */
  lastSeenTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Users with any of these roles. USER matches users without any other role. */
  roles?: InputMaybe<Array<Role>>;
  /** Word prefixes of name, email address or telephone number. Accents and case are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** An order of a user in the view for administrators. */
export type PersonOrder = {
  __typename: 'PersonOrder';
  /** Time at which the order was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique order ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Order number to quote, for example S261120-000042. */
  number: Scalars['String']['output'];
  /** Time at which the payment was confirmed. Null for unpaid orders. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Current status of the order. */
  status: OrderStatus;
  /** Titles of the courses or package at the time of the order. */
  titles: Array<Scalars['String']['output']>;
  /** Total of the order in đồng. */
  total: Scalars['Vnd']['output'];
};

/** Feed that is read forwards with cursors. */
export type PersonOrderConnection = {
  __typename: 'PersonOrderConnection';
  /** Rows with their cursors. */
  edges: Array<PersonOrderEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type PersonOrderEdge = {
  __typename: 'PersonOrderEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: PersonOrder;
};

/** Numbered page of rows, with the total number. */
export type PersonPage = {
  __typename: 'PersonPage';
  /** Rows of this page, in the requested order. */
  items: Array<Person>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Session of a user as visible to administrators, including ended sessions. */
export type PersonSession = {
  __typename: 'PersonSession';
  /** IP address of the last refresh. */
  address: Maybe<Scalars['String']['output']>;
  /** Time at which the user signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** User agent of the browser, shortened. */
  device: Maybe<Scalars['String']['output']>;
  /** Reason why the session was ended. Null if it was not. */
  endReason: Maybe<SessionEndReason>;
  /** Time at which the session was ended before it expired. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the session expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Unique session ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Time of the last activity, accurate to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** User as whom this administrator viewed the platform. */
  viewAs: Maybe<PublicProfile>;
};

/** Feed that is read forwards with cursors. */
export type PersonSessionConnection = {
  __typename: 'PersonSessionConnection';
  /** Rows with their cursors. */
  edges: Array<PersonSessionEdge>;
  /** Position of the page in the feed. */
  pageInfo: PageInfo;
  /** Total number of rows in the feed. */
  totalCount: Scalars['Int']['output'];
};

/** Row of a connection with its cursor. */
export type PersonSessionEdge = {
  __typename: 'PersonSessionEdge';
  /** Opaque cursor of this row. */
  cursor: Scalars['String']['output'];
  /** Row at this cursor. */
  node: PersonSession;
};

/** Fields by which users can be sorted. */
export type PersonSort =
  /** Time at which the account was created. */
  | 'CREATED_AT'
  /** Email address, in alphabetical order. */
  | 'EMAIL'
  /** Given name, in Vietnamese alphabetical order. */
  | 'FIRST_NAME'
  /** Full name, in Vietnamese alphabetical order. */
  | 'FULL_NAME'
  /** Family and middle names, in Vietnamese alphabetical order. */
  | 'LAST_NAME'
  /** Time of the last activity. Users without activity are last in descending order. */
  | 'LAST_SEEN_AT'
  /** Highest system role, ascending from students over teachers to administrators. */
  | 'ROLE'
  /** Account status; suspended accounts first in ascending order. */
  | 'STATUS';

/** Input for pinning a post to the top of the feed, or unpinning it. */
export type PinGroupPostInput = {
  /** True to pin the post. False to unpin it. */
  isPinned: Scalars['Boolean']['input'];
  /** ID of a post (not a reply) in a group that the viewer leads. */
  postId: Scalars['ID']['input'];
};

/** A playback of a video in a course that uses playback codes. */
export type Playback = {
  __typename: 'Playback';
  /** Time at which the playback started. */
  beganAt: Scalars['DateTime']['output'];
  /** Code displayed over the video, for example `GKS7-4M2X-9QTN`. */
  code: Scalars['String']['output'];
  /** Title of the course to which the lesson belongs. */
  courseTitle: Scalars['String']['output'];
  /** Unique playback ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Title of the lesson that was played. */
  lessonTitle: Scalars['String']['output'];
  /** ID of the person who played the video. */
  personId: Scalars['ID']['output'];
  /** Current name of the person who played the video. */
  personName: Scalars['String']['output'];
};

/** Words that many people search and that match something. */
export type PopularSearch = {
  __typename: 'PopularSearch';
  /** Search words in lowercase, ready to be searched again. */
  words: Scalars['String']['output'];
};

/** Kind of a ledger transaction. */
export type PostingKind =
  /** A gateway deducted refunds from the amount that it transferred. */
  | 'DEDUCTION_SETTLED'
  /** The amount of a dispute is lost, with the effects of a refund. */
  | 'DISPUTE_LOST'
  /** The buyer’s bank withdrew the amount until the dispute is decided. */
  | 'DISPUTE_OPENED'
  /** The amount of a dispute was returned to the platform. */
  | 'DISPUTE_WON'
  /** The hold of a sale ended. The share is available to the teacher. */
  | 'EARNING_RELEASED'
  /** A course was paid with credit from an exchanged course. */
  | 'EXCHANGE_PAID'
  /** A gateway transferred its balance to the platform. */
  | 'GATEWAY_SETTLED'
  /** A package was cancelled with a refund. */
  | 'PACKAGE_CANCELLED'
  /** A day of a package elapsed and counts as earned. */
  | 'PACKAGE_DAY'
  /** A package for teachers was paid. */
  | 'PACKAGE_SOLD'
  /** Money was reserved for a payout. */
  | 'PAYOUT_ASKED'
  /** A payout reached the teacher’s bank. */
  | 'PAYOUT_DONE'
  /** A payout ended without a transfer. The amount is available again. */
  | 'PAYOUT_FAILED'
  /** A teacher’s debt was deducted from earnings. */
  | 'RECEIVABLE_NETTED'
  /** A teacher’s debt was written off as a loss of the platform. */
  | 'RECEIVABLE_WRITTEN_OFF'
  /** A refund was approved. The shares of all parties are reversed. */
  | 'REFUND_APPROVED'
  /** A refund was transferred to the buyer. */
  | 'REFUND_PAID'
  /** A buyer paid. The price is divided among all parties. */
  | 'SALE_PAID'
  /** A payment was received that matches no order yet. */
  | 'SUSPENSE_RECEIVED'
  /** An unmatched payment is owed to its sender. */
  | 'SUSPENSE_RETURNED'
  /** Taxes were paid to the tax office. */
  | 'TAX_PAID';

/** Input to preview an action on several courses. */
export type PreviewManagedCoursesInput = {
  /** Action on all of them. */
  act: CourseManagement;
  /** IDs of 1 to 200 courses, each once. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** Request of the viewer about personal data, which an administrator answers. */
export type PrivacyRequest = {
  __typename: 'PrivacyRequest';
  /** Answer of the administrator. Null while open. */
  answer: Maybe<Scalars['String']['output']>;
  /** Article of the law on which a refusal relies. Null unless refused. */
  article: Maybe<Scalars['String']['output']>;
  /** Time of the answer. Null while open. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time by which the law requires an answer. */
  dueAt: Scalars['DateTime']['output'];
  /** Unique request ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Kind of action that the person requests. */
  kind: PrivacyRequestKind;
  /** Time of the request. */
  requestedAt: Scalars['DateTime']['output'];
  /** Current status of the request. */
  status: PrivacyRequestStatus;
  /** The request in the person’s own words. */
  text: Scalars['String']['output'];
};

/** Effects of accepting a request about personal data. */
export type PrivacyRequestEffects = {
  __typename: 'PrivacyRequestEffects';
  /** True if a file with the data is created for the person. */
  createsFile: Scalars['Boolean']['output'];
  /** Number of kinds of records that are deleted or blanked. */
  deletedRecords: Scalars['Int']['output'];
  /** Number of kinds of records that remain without the name, because a law requires them. */
  keptRecords: Scalars['Int']['output'];
  /** Names of the purposes that stop, in the language of the request. */
  stops: Array<Scalars['String']['output']>;
};

/** Kind of action that a person requests about personal data. */
export type PrivacyRequestKind =
  /** To see the data, or to get a copy of it. */
  | 'COPY'
  /** To correct data that the person cannot correct by themselves. */
  | 'CORRECTION'
  /** To delete the data. */
  | 'DELETION'
  /** To restrict the processing, or to object to it. */
  | 'RESTRICTION'
  /** To withdraw all consents given. */
  | 'WITHDRAWAL';

/** Numbered page of rows, with the total number. */
export type PrivacyRequestPage = {
  __typename: 'PrivacyRequestPage';
  /** Rows of this page, in the requested order. */
  items: Array<PrivacyRequestView>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Status of a request about personal data. */
export type PrivacyRequestStatus =
  /** An administrator accepted the request, and its effects were applied. */
  | 'ACCEPTED'
  /** The person made the request by themselves, and it needed no answer. */
  | 'AUTOMATIC'
  /** An administrator has not answered yet. */
  | 'OPEN'
  /** An administrator refused the request and stated the article of the law. */
  | 'REFUSED';

/** Request of a person about personal data, for administrators. */
export type PrivacyRequestView = {
  __typename: 'PrivacyRequestView';
  /** Answer that was sent. Null without one. */
  answer: Maybe<Scalars['String']['output']>;
  /** Article of a refusal. Null unless refused. */
  article: Maybe<Scalars['String']['output']>;
  /** Time at which the request was answered or done. Null until then. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time by which the law requires an answer. Null if the person needed no answer. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique request ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Kind of action that the person requests. */
  kind: PrivacyRequestKind;
  /** ID of the person who made the request. */
  personId: Scalars['ID']['output'];
  /** Full name of the person. */
  personName: Scalars['String']['output'];
  /** Time of the request. */
  requestedAt: Scalars['DateTime']['output'];
  /** Current status of the request. */
  status: PrivacyRequestStatus;
  /** The request in the person’s own words. Null if the person needed no answer. */
  text: Maybe<Scalars['String']['output']>;
};

/** Database table with personal data. */
export type ProcessedTable = {
  __typename: 'ProcessedTable';
  /** Names of its columns, without technical ones. */
  columns: Array<Scalars['String']['output']>;
  /** Effects of the erasure of a person on its rows. */
  erasures: Array<ErasureKind>;
  /** Name in the database, for example `orders`. */
  name: Scalars['String']['output'];
  /** Reasons for the effects, in English, as the code declares them. */
  reasons: Array<Scalars['String']['output']>;
};

/** Input to propose removals from a course on sale. Replaces the removals of the open revision. */
export type ProposeRemovalsInput = {
  /** ID of a course on sale that the viewer may edit. */
  courseId: Scalars['ID']['input'];
  /** IDs of lessons to remove from other sections. Empty: none. */
  lessonIds: Array<Scalars['ID']['input']>;
  /** IDs of sections to remove with all their lessons. Empty: none. */
  sectionIds: Array<Scalars['ID']['input']>;
};

/** Debt of a teacher to write off. */
export type ProposeWriteOffInput = {
  /** Amount to write off in đồng; at most the amount owed. */
  amount: Scalars['Vnd']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason of 3 to 300 characters, recorded in the audit log. */
  reason: Scalars['String']['input'];
  /** ID of the teacher who owes the debt. */
  teacherId: Scalars['ID']['input'];
};

/** Credentials that confirm the identity of the viewer. */
export type ProveIdentityInput = {
  /** Code of the authenticator app or a recovery code. Required if two-step sign-in is enabled. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Password of the viewer. Omit it if the account has none. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Branding as every page shows it. Null: not given, or the look of the demo’s brand. */
export type PublicBranding = {
  __typename: 'PublicBranding';
  /** Registered address of the company. */
  address: Maybe<Scalars['String']['output']>;
  /** Registered name of the company. */
  company: Maybe<Scalars['String']['output']>;
  /** E-mail address for customers. */
  email: Maybe<Scalars['String']['output']>;
  /** Text in the footer in English. */
  footerEn: Maybe<Scalars['String']['output']>;
  /** Text in the footer in Vietnamese. */
  footerVi: Maybe<Scalars['String']['output']>;
  /** True if pages show the drawings of a lotus. */
  hasScenes: Scalars['Boolean']['output'];
  /** Path of the picture of the home page. */
  heroPicture: Maybe<Scalars['String']['output']>;
  /** Text below the title in English. */
  heroTextEn: Maybe<Scalars['String']['output']>;
  /** Text below the title in Vietnamese. */
  heroTextVi: Maybe<Scalars['String']['output']>;
  /** Title of the home page in English. */
  heroTitleEn: Maybe<Scalars['String']['output']>;
  /** Title of the home page in Vietnamese. */
  heroTitleVi: Maybe<Scalars['String']['output']>;
  /** Path of the icon. */
  icon: Maybe<Scalars['String']['output']>;
  /** Business registration or licence. */
  licence: Maybe<Scalars['String']['output']>;
  /** Path of the logo for dark backgrounds. */
  logoDark: Maybe<Scalars['String']['output']>;
  /** Path of the logo for light backgrounds. */
  logoLight: Maybe<Scalars['String']['output']>;
  /** Phone number for customers. */
  phone: Maybe<Scalars['String']['output']>;
  /** Path of the style sheet with the variables of roles. */
  styleSheet: Maybe<Scalars['String']['output']>;
  /** Vietnamese tax code of the company. */
  taxCode: Maybe<Scalars['String']['output']>;
  /** Colour of the browser’s frame. */
  themeColour: Maybe<Scalars['String']['output']>;
};

/** Counted figures about the platform for its home page. At most an hour old. A figure is null if it cannot be counted. */
export type PublicFigures = {
  __typename: 'PublicFigures';
  /** Time of the count. */
  countedAt: Scalars['DateTime']['output'];
  /** Number of courses in the catalogue. */
  courses: Scalars['Int']['output'];
  /** Number of these courses that have a preview lesson. */
  coursesWithPreview: Scalars['Int']['output'];
  /** Percentage of the enrolments older than 30 days whose students have completed at least half of the lessons of the course. Null with fewer than 20 such enrolments. */
  halfStudiedPercent: Maybe<Scalars['Float']['output']>;
  /** Average of all ratings of the courses in the catalogue, 1 to 5. Null without ratings. */
  ratingAverage: Maybe<Scalars['Float']['output']>;
  /** Number of these ratings. */
  ratingCount: Scalars['Int']['output'];
  /** Percentage of the courses sold in the last 365 days that were refunded. Null with fewer than 20 sold courses. */
  refundedPercent: Maybe<Scalars['Float']['output']>;
};

/** Public profile of a user, for instance of a teacher. */
export type PublicProfile = {
  __typename: 'PublicProfile';
  /** Path of the picture, below the platform’s own URL. Null if the user has none; clients show initials instead. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Short biography, written by the user. */
  bio: Maybe<Scalars['String']['output']>;
  /** Number of the teacher’s courses on sale. */
  courseCount: Scalars['Int']['output'];
  /** Time at which the user joined the platform. */
  createdAt: Scalars['DateTime']['output'];
  /** Schools and courses that the user attended. */
  education: Array<Education>;
  /** Positions that the user held, in the order set by the user. */
  experience: Array<Experience>;
  /** Full name, family name first as in Vietnamese names. A neutral word for other people if a guardian has to consent and has not. */
  fullName: Scalars['String']['output'];
  /** One-line summary of what the teacher teaches. Null for students. */
  headline: Maybe<Scalars['String']['output']>;
  /** Unique profile ID, equal to the user ID. */
  id: Scalars['ID']['output'];
  /** URLs of the teacher’s pages on other sites. */
  links: Array<Scalars['String']['output']>;
  /** Average of all ratings of the teacher’s courses on sale. 0 without ratings. */
  ratingAverage: Scalars['Float']['output'];
  /** Number of ratings of the teacher’s courses on sale. */
  ratingCount: Scalars['Int']['output'];
  /** URL of a picture with name and headline, below the platform’s own URL: PNG of 1200 × 630 pixels, for previews of links. It is immutable: a change of what it shows changes the URL. Only for teachers with a public page. */
  shareImageUrl: Scalars['String']['output'];
  /** Skills, in the order set by the user. */
  skills: Array<Scalars['String']['output']>;
  /** Number of enrolments in the teacher’s courses on sale. */
  studentCount: Scalars['Int']['output'];
};

/** Public terms of the platform: limits and periods that pages display, provided so that no client hard-codes them. */
export type PublicTerms = {
  __typename: 'PublicTerms';
  /** True if registration requires the year of birth. */
  asksBirthYear: Scalars['Boolean']['output'];
  /** Minutes for which a payment attempt is valid. */
  attemptMinutes: Scalars['Int']['output'];
  /** Number of days for which backups still contain deleted data, given a new backup every night. */
  backupDays: Scalars['Int']['output'];
  /** Name of the academy that runs the platform. */
  brand: Scalars['String']['output'];
  /** Look and particulars of the academy. */
  branding: PublicBranding;
  /** Number of days from a sale until the teacher’s share is available. */
  earningsHoldDays: Scalars['Int']['output'];
  /** True if guests may look up certificates. */
  hasCertificateLookup: Scalars['Boolean']['output'];
  /** True for an academy, whose administrators choose the teachers. False for a marketplace. */
  isAcademy: Scalars['Boolean']['output'];
  /** True if only members may see courses, people and groups. Guests should be asked to sign in. */
  isMembersOnly: Scalars['Boolean']['output'];
  /** Languages that the site offers. */
  languages: BrandLanguages;
  /** True if the platform transcodes videos into several renditions and therefore accepts MOV and WebM in addition to MP4. */
  makesVideoStreams: Scalars['Boolean']['output'];
  /** Hours within which an order can be paid. */
  orderHours: Scalars['Int']['output'];
  /** Days after the end of a package in which its courses keep selling. */
  packageGraceDays: Scalars['Int']['output'];
  /** Days before the end of a package on which its teacher is reminded, largest first. */
  packageReminderDays: Array<Scalars['Int']['output']>;
  /** Number of days before payouts to a new or changed bank account are possible. */
  payoutCoolingDays: Scalars['Int']['output'];
  /** Minimum amount of a payout, in đồng. */
  payoutLeast: Scalars['Vnd']['output'];
  /** Days from the payment within which a refund can be requested. */
  refundDays: Scalars['Int']['output'];
  /** Maximum share of the lessons of a course that may be opened for a refund, in per cent. */
  refundMostPercent: Scalars['Int']['output'];
  /** Number of working days within which a submission is decided. */
  reviewWorkingDays: Scalars['Int']['output'];
  /** Maximum length of one sale of a course, in days. */
  saleMostDays: Scalars['Int']['output'];
  /** Rule for the creation of accounts. */
  signUp: SignUpMode;
  /** Email domains of the sign-up mode DOMAIN, separated by commas. Otherwise empty. */
  signUpDomains: Scalars['String']['output'];
  /** Minimum number of lessons of a submitted course. */
  submitLessons: Scalars['Int']['output'];
  /** Minimum length of a submitted course in minutes. */
  submitMinutes: Scalars['Int']['output'];
  /** Minimum number of words in the description of a submitted course. */
  submitWords: Scalars['Int']['output'];
  /** Hours within which support promises a first reply. */
  ticketReplyHours: Scalars['Int']['output'];
};

/** Custom page whose latest version becomes public. */
export type PublishCustomPageInput = {
  /** Number of the latest version, which the client has read. */
  expectedVersion: Scalars['Int']['input'];
  /** ID of the page, from `customPages`. */
  pageId: Scalars['ID']['input'];
};

/** Publication of the drafts of a legal document as its next version. */
export type PublishLegalDocumentInput = {
  /** Time from which the version applies: after the notice period of the settings, and within a year. */
  effectiveFrom: Scalars['DateTime']['input'];
  /** Subject of the document. */
  kind: LegalDocumentKind;
  /** True if everyone whom the document concerns has to accept the version at the next sign-in. */
  mustAccept: Scalars['Boolean']['input'];
  /** The same in English, for the English draft. */
  summaryEn?: InputMaybe<Scalars['String']['input']>;
  /** Changes of this version, in one Vietnamese sentence of 3 to 120 characters. */
  summaryVi: Scalars['String']['input'];
};

/** Queries. They change nothing and can be combined in one request. */
export type Query = {
  __typename: 'Query';
  /** Sign-in methods and security settings of the viewer. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  accountSecurity: AccountSecurity;
  /** Number of people who studied on the whole platform. Each person counts once, regardless of the number of courses. Needs the permission `analytics:read-any`. */
  activePeople: ActivePeople;
  /** All packages, including the unsold one of the transition, smallest first. Needs the permission `package:read-any`. */
  allPackages: Array<Package>;
  /** All searches for which people requested a notification, the most wanted first. Needs the permission `search:read`. */
  allWantedSearches: Array<WantedSearch>;
  /** Number of people whom a planned announcement would reach. Needs the permission `announcement:manage`. */
  announcementReach: Maybe<AnnouncementReach>;
  /** All announcements, sorted by their end, latest first. Needs the permission `announcement:manage`. */
  announcements: AnnouncementPage;
  /** Limits of this server for API clients. */
  apiLimits: ApiLimits;
  /** Limits and scopes that apply to API tokens of the viewer. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  apiTokenTerms: ApiTokenTerms;
  /** API tokens of all users, newest first. Needs the permission `api-token:read`. */
  apiTokens: IssuedApiTokenPage;
  /** Assignment by ID. Null if its course is not visible to the viewer. API tokens receive public data, and data of their owner with one of the scopes `study:read`, `course:read-own`, `course:read-any`. */
  assignment: Maybe<Assignment>;
  /** Assignment of a lesson. Null if it was never saved, or is not visible to the viewer. API tokens receive public data, and data of their owner with one of the scopes `study:read`, `course:read-own`, `course:read-any`. */
  assignmentOfLesson: Maybe<Assignment>;
  /** Assignments that the viewer may grade, sorted by their oldest submission that awaits grading. Needs the permission `course:read-own`. */
  assignmentsToMark: AssignmentsToMarkPage;
  /** Credits of the viewer for this month, and the provider of the drafts. Needs the permission `assistant:use`. */
  assistantAllowance: Maybe<AssistantAllowance>;
  /** Request of the viewer by ID, for polling its state. Null for requests of others. Needs the permission `assistant:use`. */
  assistantRequest: Maybe<AssistantRequest>;
  /** Requests of the viewer to the assistant, newest first. Needs the permission `assistant:use`. */
  assistantRequests: AssistantRequestPage;
  /** Display names of all actions, whether or not they occur in the log, sorted by action. Needs the permission `audit:read`. */
  auditActionNames: Array<AuditActionName>;
  /** All actions that occur in the log, in alphabetical order. Needs the permission `audit:read`. */
  auditActions: Array<Scalars['String']['output']>;
  /** Audit log entries, newest first. Needs the permission `audit:read`. */
  auditLog: AuditConnection;
  /** Display names of the permissions that occur in role changes, sorted by name. Needs the permission `audit:read`. */
  auditPermissionNames: Array<PermissionName>;
  /** Eight avatars for a person to choose from, 512 × 512 pixels each. Needs the permission `assistant:use`. */
  avatarDrawings: Array<Drawing>;
  /** Retention, location and schedule of backups. Needs the permission `backup:read`. */
  backupOverview: BackupOverview;
  /** Existing backups, and recent failed ones, newest first; at most 100. Needs the permission `backup:read`. */
  backups: Array<Backup>;
  /** Banks available for payouts, in alphabetical order. */
  banks: Array<Bank>;
  /** Most recent consistency check of the ledger. Null before the first nightly check. Needs the permission `ledger:read`. */
  booksCheck: Maybe<BooksCheck>;
  /** Branding of the academy with its history. Needs the permission `setting:read`. */
  branding: BrandingState;
  /** Checks values that are not saved, and computes their colours. A value that would be refused is omitted and listed in `faults`. Needs the permission `setting:read`. */
  brandingPreview: BrandingPreview;
  /** JavaScript errors in browsers of the last 30 days, newest first; at most 50. Needs the permission `performance:read`. */
  browserErrors: Array<BrowserError>;
  /** A business report. BAD_INPUT: the period ends before it begins, or is too long. Needs the permission `business-report:read`. */
  businessReport: BusinessReport;
  /** The sales and refunds that a row of a business report adds up, latest first. BAD_INPUT: the period is invalid, or the report does not add up sales and refunds. Needs the permission `business-report:read`. */
  businessReportLines: BusinessReportLinePage;
  /** All reply templates, sorted by title. At most 100. Needs the permission `ticket:read`. */
  cannedAnswers: Array<CannedAnswer>;
  /** The viewer’s own cart. Empty until courses are added. Needs the permission `course:buy`. */
  cart: Cart;
  /** Number of courses in the viewer’s cart, including those that cannot be bought. Needs the permission `course:buy`. */
  cartCount: Scalars['Int']['output'];
  /** Current prices of courses as a guest’s cart. BAD_INPUT: more than 20, or no ids. */
  cartPreview: Cart;
  /** Categories of the upper level in display order. `children` contains the lower level. */
  categories: Array<Category>;
  /** A category by its current or former slug. Null if no category matches. */
  category: Maybe<Category>;
  /** Counts of the references to a category, to preview a merge or deletion. Null if the category does not exist. Needs the permission `category:update`. */
  categoryUse: Maybe<CategoryUse>;
  /** Certificate of any student, for administrators. Null if it does not exist. Needs the permission `certificate:read-any`. */
  certificate: Maybe<Certificate>;
  /** Certificates of all students, newest first, for administrators. Needs the permission `certificate:read-any`. */
  certificates: CertificateConnection;
  /** Feed of changed courses in any state. A course appears again when its own columns change: texts, category, state, visibility, prices and sale, cover and promotional video, settings, number and length of lessons, `version`. Changes of `studentCount`, ratings, or the content of its sections and lessons do not make it appear, nor does the scheduled end of a sale. The platform never deletes a course; it archives it. A change appears once all transactions that began before it have ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE. Needs the permission `course:read-any`. */
  changedCourses: CourseChangeFeed;
  /** Change feed of all enrolments. An enrolment appears again when one of its own fields changes. Studying updates it once a day and with each completed lesson. Expiry of access updates it within 15 minutes; `expiresAt` announces the expiry in advance. The platform never deletes enrolments; it ends their access. Student and course show their current state and have their own feeds; only the erasure of a student also updates the enrolments. A change is delayed until every earlier transaction has ended. BAD_INPUT: the cursor or the size is invalid. GONE: CURSOR_UNDONE. Needs the permission `enrolment:read-any`. */
  changedEnrolments: EnrolmentChangeFeed;
  /** Feed of changed orders of all buyers. An order appears again when its status, its payment or a refund changes it, and when one of its payments is attempted, receives its gateway reference or comes into doubt. The buyer’s name and email address are the current ones; of their changes, only erasure makes the orders appear again. A change appears once all transactions that began before it have ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE. Needs the permission `order:read-any`. */
  changedOrders: OrderChangeFeed;
  /** Change feed of users. A user appears again when its own columns change: email address, name, picture, telephone number, roles, custom roles, state, profile, language or `version`. Last activity, sessions, names of custom roles and related records do not cause a change. An erased user is reported as deleted. A change is published once all transactions that began earlier have ended. BAD_INPUT: the cursor or the size is invalid. Needs the permission `person:read`. */
  changedPeople: PersonChangeFeed;
  /** Current prices of courses as an order of the viewer, independent of the cart. BAD_INPUT: more than 20. POLICY: no such coupon; for a coupon without a discount, `coupon` states the reason. Needs the permission `course:buy`. */
  checkoutQuote: Cart;
  /** Number of times each choice of a question was selected. Empty if the viewer does not teach the course. Needs the permission `course:read-own`. */
  choiceCounts: Array<ChoiceCount>;
  /** Questions about a lesson or a course that are visible to the viewer, newest first. Empty without `lessonId` and `courseId`. Needs the permission `comment:read`. */
  comments: CommentConnection;
  /** Appeal by ID. Null if it does not exist. Needs the permission `comment:moderate`. */
  contentAppeal: Maybe<ModeratedAppeal>;
  /** Appeals against decisions of moderators, newest first. With the state WAITING, oldest first. Needs the permission `comment:moderate`. */
  contentAppeals: ModeratedAppealPage;
  /** Moderation case by ID. Null if it does not exist. Needs the permission `comment:moderate`. */
  contentCase: Maybe<ContentCase>;
  /** Moderation cases, newest first. With the state PENDING, oldest first. Needs the permission `comment:moderate`. */
  contentCases: ContentCasePage;
  /** Coupons of the platform and of teachers, latest first. Needs the permission `coupon:create-any`. */
  coupons: CouponPage;
  /** A course by ID, slug or former slug. Null if no such course exists or the viewer may not see it. API tokens receive public data, and data of their owner with one of the scopes `enrolment:read`, `course:read-own`, `course:read-any`. */
  course: Maybe<Course>;
  /** Edits of a course since its first publication, the newest first. Empty for courses that the viewer does not teach. Needs the permission `course:read-own`. */
  courseChanges: CourseChangePage;
  /** Number of people who requested a notification about a course that matches a search, and whether the viewer did. */
  courseDemand: CourseDemand;
  /** Number of catalogue courses for each value of each filter. */
  courseFacets: CourseFacets;
  /** Statistics of each course that the viewer owns or co-teaches. Needs the permission `analytics:read`. */
  courseFigures: CourseFiguresPage;
  /** Pending invitations to a course, the latest email last. Empty if the viewer does not own the course. Needs the permission `enrolment:grant`. */
  courseInvitations: CourseInvitationPage;
  /** Replies to the messages of a course, newest first: to its students those in their own conversations, to teachers who may answer questions those of all students (with the permission `enrolment:message`). Needs the permission `enrolment:read`. */
  courseMessageReplies: CourseMessageReplyPage;
  /** Messages sent to students of a course, newest first. Empty if the viewer does not teach the course. Needs the permission `course:read-own`. */
  courseMessages: CourseMessagePage;
  /** Result of checking a course against the rules. Null if the viewer neither teaches nor reviews the course. Needs the permission `moderation:read`. */
  courseModeration: Maybe<CourseModeration>;
  /** The viewer’s quota as a teacher, from their package or FREE. Needs the permission `profile:read`. */
  courseQuota: CourseQuota;
  /** A submission by its ID. Needs the permission `course:review`. */
  courseReview: Maybe<CourseReview>;
  /** Submissions of courses. Pending ones are sorted by the time of submission, others by the time of decision, latest first. Needs the permission `course:review`. */
  courseReviews: CourseReviewPage;
  /** Searches courses, teachers and categories, best match first. Accents matter where they are typed. Synonyms apply. Typing errors are corrected if the original words match nothing. If no course matches all words, those that match the rarest ones are found. */
  courseSearch: CourseSearch;
  /** Students of a course, the most recently active first. Empty if the viewer does not teach the course. Needs the permission `course:read-own`. */
  courseStudents: CourseStudentPage;
  /** The catalogue: published courses that are publicly listed. API tokens receive public data, and data of their owner with one of the scopes `enrolment:read`, `course:read-own`, `course:read-any`. */
  courses: CoursePage;
  /** Six covers with the text to choose from, 480 × 270 pixels each. Needs the permission `assistant:use`. */
  coverDrawings: Array<Drawing>;
  /** A published page. Null if no such page is published. */
  customPage: Maybe<CustomPage>;
  /** Courses that a block would show now: those on sale among the chosen ones, or of a category. Needs the permission `custom-page:manage`. */
  customPageCourses: Array<Course>;
  /** Latest version of a page. Null if the page does not exist, or no version was saved. Needs the permission `custom-page:manage`. */
  customPageDraft: Maybe<CustomPageDraft>;
  /** The sections of the home page, if they exist, then all custom pages by path. At most 200. Needs the permission `custom-page:manage`. */
  customPages: Array<CustomPageSummary>;
  /** Jobs that used up their attempts and await a decision, grouped by kind, most frequent first. These are the jobs that `replayAllDeadLetters` replays. Needs the permission `performance:read`. */
  deadLetterKinds: Array<DeadLetterKind>;
  /** Jobs that used up their attempts and await a decision, newest first, and those decided within the last day; at most 100. Needs the permission `performance:read`. */
  deadLetters: Array<DeadLetter>;
  /** Kinds of system failures for which the viewer has the permission, including those with a count of 0. Empty for viewers who are not administrators. Needs the permission `profile:read`. */
  deskFailures: Array<DeskFailure>;
  /** Work queues of the administration for which the viewer has the permission, including empty ones. Empty for viewers who are not administrators. Needs the permission `profile:read`. */
  deskQueues: Array<DeskQueue>;
  /** Disputes: open ones by deadline, then decided ones, latest first. Needs the permission `dispute:read`. */
  disputes: DisputePage;
  /** One e-invoice, for its buyer, its seller and administrators. Null if not found. Needs the permission `order:read`. */
  eInvoice: Maybe<EInvoice>;
  /** Figures of the e-invoices of all sellers. Needs the permission `e-invoice:read-any`. */
  eInvoiceFigures: EInvoiceFigures;
  /** The 64 highest numbers of a series, ascending, with the gaps between them. Needs the permission `e-invoice:read-any`. */
  eInvoiceNumbers: Array<EInvoiceNumber>;
  /** Series of numbers, the one used last first. At most 40. Needs the permission `e-invoice:read-any`. */
  eInvoiceSeries: Array<EInvoiceSeries>;
  /** Terms of invoicing, latest day first, at most 60. Empty: invoicing is off. Needs the permission `e-invoice:read-any`. */
  eInvoiceTerms: Array<EInvoiceTerm>;
  /** E-invoices of all sellers, latest first. Needs the permission `e-invoice:read-any`. */
  eInvoices: EInvoicePage;
  /** Earnings of the viewer by course, highest first. Needs the permission `earnings:read`. */
  earningsByCourse: Array<CourseEarnings>;
  /** Earnings of the viewer over time, in chronological order. Intervals without sales are omitted. Needs the permission `earnings:read`. */
  earningsOverTime: Array<EarningsPoint>;
  /** The viewer’s draft of a course or a lesson. Null if everything is saved. Needs the permission `course:read-own`. */
  editDraft: Maybe<EditDraft>;
  /** Permissions of a user with the roles that grant each, in alphabetical order. NOT_FOUND: unknown user. Needs the permission `role:read`. */
  effectivePermissions: Array<EffectivePermission>;
  /** Enrolment of any person, for administrators. Null if it does not exist. Needs the permission `enrolment:read-any`. */
  enrolmentForAdmin: Maybe<PersonEnrolment>;
  /** Amounts of an exchange at current prices. Null if the viewer has no such purchase. POLICY or CONFLICT: the rule that forbids it, for either course. Needs the permission `refund:create`. */
  exchangeOffer: Maybe<ExchangeOffer>;
  /** Number of rows that an export of a list would have. FORBIDDEN: the viewer lacks the permission for the list. Needs the permission `export:read`. FORBIDDEN while viewing as another user. */
  exportSize: ExportSize;
  /** Pending extension requests of an assignment, oldest first. Empty if the viewer may not grade it. Needs the permission `course:read-own`. */
  extensionRequests: Array<ExtensionRequest>;
  /** Teachers whose courses have the most students. */
  featuredTeachers: Array<PublicProfile>;
  /** Statistics of one course. Null if the viewer neither teaches the course nor may analyse all courses. Needs the permission `analytics:read`. */
  figuresOfCourse: Maybe<CourseFigures>;
  /** Reply templates in the language of a ticket, with their placeholders replaced. Templates for its category come first. Needs the permission `ticket:answer`. */
  filledAnswers: Array<FilledAnswer>;
  /** Links of the footer to published pages, the oldest page first. At most 20. */
  footerPages: Array<CustomPageLink>;
  /** Configuration of sign-in with Google. */
  googleSignIn: GoogleSignIn;
  /** Study group by ID. Null if the viewer is not a member. Needs the permission `group:read`. */
  group: Maybe<StudyGroup>;
  /** Posts of a study group, pinned ones first, then newest first. Removed posts are included only if they have replies. Needs the permission `group:read`. */
  groupPosts: GroupPostConnection;
  /** Ticket of a guest, opened by its secret link. Null if the link has expired. */
  guestTicket: Maybe<OwnTicket>;
  /** Flagged edits of reviewed courses that wait for a reviewer, the oldest first. Needs the permission `course:review`. */
  heldEdits: HeldEditPage;
  /** The sections that administrators added to the home page. Null if none are published. */
  homeSections: Maybe<CustomPage>;
  /** Judgements of the data protection impact assessment. Empty until an administrator writes them. Needs the permission `privacy-request:read`. */
  impactAssessment: ImpactAssessment;
  /** Public profile of a teacher. Null if the teacher has no public page. */
  instructor: Maybe<PublicProfile>;
  /** All kinds of jobs with the number of waiting, running and failed jobs. Longest waiting first. Needs the permission `performance:read`. */
  jobQueues: Array<JobQueue>;
  /** Most recent restore drill, including one in progress. Null if there was none. Needs the permission `backup:read`. */
  latestRestoreDrill: Maybe<RestoreDrill>;
  /** Search phrases through which visitors found a course, the most frequent first. Rare phrases are not stored. Needs the permission `analytics:read`. */
  leadingWords: Array<LeadingWords>;
  /** One account by code. Null if nothing was ever posted to it. Needs the permission `ledger:read`. */
  ledgerAccount: Maybe<LedgerAccountBalance>;
  /** Accounts of one kind, one per teacher, largest balance first. Accounts with a zero balance are returned only if `search` is set. Needs the permission `ledger:read`. */
  ledgerAccounts: LedgerAccountPage;
  /** Entries of one account, most recently posted first. Needs the permission `ledger:read`. */
  ledgerLines: LedgerLineConnection;
  /** Transactions of an order or a payout in chronological order, or a single transaction. Needs the permission `ledger:read`. */
  ledgerTransactions: Array<LedgerTransaction>;
  /** How many of the people whom a version concerns have accepted it. Needs the permission `legal-document:manage`. */
  legalAcceptanceFigures: Maybe<LegalAcceptanceFigures>;
  /** Acceptances of a version, the latest first. Needs the permission `legal-document:manage`. */
  legalAcceptances: LegalAcceptancePage;
  /** A legal document in the language of the request, or in another one if it has no translation. Null if the version does not exist. */
  legalDocument: Maybe<LegalDocument>;
  /** Versions of a legal document in the language of the request, the latest first, including announced ones. At most 100. */
  legalDocumentVersions: Array<LegalDocument>;
  /** Drafts of the next version of a document, one for each language. Needs the permission `legal-document:manage`. */
  legalDrafts: Array<LegalDraft>;
  /** Names of the placeholders that a document may contain, for example `refundDays` for `{{refundDays}}`. Needs the permission `legal-document:manage`. */
  legalPlaceholders: Array<Scalars['String']['output']>;
  /** Content of a lesson. Null unless it is a preview, a lesson that the viewer has opened and may study now, or a lesson of a course that the viewer manages. API tokens receive public data, and data of their owner with one of the scopes `lesson:study`, `course:read-own`, `course:read-any`. */
  lessonContent: Maybe<LessonContent>;
  /** Lessons of a course in order, with statistics of where students stop. Empty if the viewer may not see the figures of the course. Needs the permission `analytics:read`. */
  lessonFigures: Array<LessonFigures>;
  /** Viewing statistics of a lesson’s video, updated hourly. Null if the lesson has no video, or the viewer does not teach its course. Needs the permission `course:read-own`. */
  lessonViewings: Maybe<LessonViewings>;
  /** Counts of courses and pending work for administrators. Needs the permission `course:read-any`. */
  managedCourseCounts: ManagedCourseCounts;
  /** All courses in any state. Needs the permission `course:read-any`. */
  managedCourses: CoursePage;
  /** Submission with its grading. Null if the viewer may not grade it. Needs the permission `course:read-own`. */
  markedSubmission: Maybe<MarkedSubmission>;
  /** Submissions for an assignment: first those that await grading, oldest first, then the graded, then the released. Needs the permission `course:read-own`. */
  markingQueue: MarkingQueuePage;
  /** Currently signed-in user, the viewer. Needs the permission `profile:read`. */
  me: User;
  /** Measured operations, those above their target first, then the most frequent; at most 100. Needs the permission `performance:read`. */
  measuredOperations: Array<MeasuredOperation>;
  /** Flagged sentences of a course, highest confidence first. Empty if the viewer neither teaches nor reviews the course. Needs the permission `moderation:read`. */
  moderationFindings: ModerationFindingPage;
  /** All achievements in their defined order, earned or not. Needs the permission `study:read`. */
  myAchievements: Array<Achievement>;
  /** Study activity of the viewer, newest first. Needs the permission `study:read`. */
  myActivity: ActivityConnection;
  /** API tokens of the viewer, newest first; at most 100. Includes ended tokens for 30 days. Renewed tokens are included only while valid. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  myApiTokens: Array<ApiToken>;
  /** Name, tax code and address of the viewer’s latest bill. Null if none were entered. Needs the permission `course:buy`. */
  myBillDetails: Maybe<BillDetails>;
  /** Bookmarks of the viewer in a course, in the order of its lessons and video positions. At most 200. They remain readable after access has expired. Needs the permission `lesson:study`. */
  myBookmarks: Array<Bookmark>;
  /** Subscription URL of the viewer’s calendar. API tokens are rejected: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:read`. FORBIDDEN while viewing as another user. */
  myCalendarAddress: CalendarAddress;
  /** Certificates of the viewer, newest first. At most 100. Needs the permission `study:read`. */
  myCertificates: Array<Certificate>;
  /** Receipts of consents that the viewer gave or withdrew, newest first; at most 100. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  myConsentReceipts: Array<ConsentReceipt>;
  /** Purposes that require consent, each with the viewer’s latest answer. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  myConsents: Array<Consent>;
  /** Decisions of moderators about content of the viewer, newest first. Needs the permission `comment:read`. */
  myContentDecisions: OwnContentDecisionPage;
  /** The viewer’s own coupons, latest first. Needs the permission `coupon:create`. */
  myCoupons: CouponPage;
  /** Requests of the viewer about personal data, newest first; at most 20. Needs the permission `account:secure`. */
  myDataRequests: Array<DataRequest>;
  /** E-invoices whose seller is the viewer, latest first. Needs the permission `earnings:read`. */
  myEInvoices: EInvoicePage;
  /** Current balances of the viewer as a teacher. Needs the permission `earnings:read`. */
  myEarnings: EarningsOverview;
  /** Enrolments of the viewer, with filters and sorting. Needs the permission `enrolment:read`. */
  myEnrolments: EnrolmentPage;
  /** E-invoices about the platform’s fee from the viewer’s sales, latest month first. Needs the permission `earnings:read`. */
  myFeeInvoices: EInvoicePage;
  /** Study groups of the viewer, sorted by name. Needs the permission `group:read`. */
  myGroups: Array<StudyGroup>;
  /** Notes of the viewer in a course that the viewer may study, in the order of its lessons and video positions. At most 500. Needs the permission `lesson:study`. */
  myNotes: Array<LessonNote>;
  /** Notifications of the viewer, newest first. Needs the permission `notification:read`. */
  myNotifications: NotificationConnection;
  /** The viewer’s own orders, latest first, without enrolments in free courses. Needs the permission `order:read`. */
  myOrders: OrderPage;
  /** Subscription that sets the viewer’s current limits. Null for FREE. Needs the permission `package:subscribe`. */
  myPackageSubscription: Maybe<PackageSubscription>;
  /** The viewer’s latest 20 subscriptions, latest first, including unpaid ones. Needs the permission `package:subscribe`. */
  myPackageSubscriptions: Array<PackageSubscription>;
  /** Payouts of the viewer, newest first. Needs the permission `earnings:read`. */
  myPayouts: PayoutPage;
  /** New versions of legal documents that the viewer has to accept. Empty if there are none. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  myPendingTerms: Array<PendingTerms>;
  /** Requests of the viewer that an administrator answers, newest first; at most 20. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  myPrivacyRequests: Array<PrivacyRequest>;
  /** Ratings written by the viewer in any status, newest first. Needs the permission `enrolment:read`. */
  myRatings: RatingPage;
  /** Refund rights of the viewer’s purchases without a refund: refundable ones first, by deadline. Needs the permission `refund:read`. */
  myRefundRights: RefundRightPage;
  /** Refunds that the viewer requested, latest first. Needs the permission `refund:read`. */
  myRefunds: RefundPage;
  /** Reports of the viewer, newest first. Needs the permission `comment:read`. */
  myReports: OwnReportPage;
  /** One sale of the viewer’s courses. Null if unknown. Needs the permission `earnings:read`. */
  mySale: Maybe<Sale>;
  /** Sales of the viewer’s courses, newest first. Needs the permission `earnings:read`. */
  mySales: SalePage;
  /** Events of the viewer’s schedule between two times, in chronological order. Needs the permission `study:read`. */
  mySchedule: Array<ScheduleEvent>;
  /** Identity that the viewer has submitted as a seller. Null if there is none. Needs the permission `teacher-profile:read`. */
  mySellerIdentity: Maybe<SellerIdentity>;
  /** Active sessions of the viewer, most recently used first; at most 100. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  mySessions: Array<Session>;
  /** The viewer’s answers about why, what and how much to learn. Needs the permission `study:read`. */
  myStudyInterests: StudyInterests;
  /** The viewer’s own courses in any state, and courses that the viewer co-teaches. Needs the permission `course:read-own`. */
  myTaughtCourses: CoursePage;
  /** Monthly invoices of the viewer, newest month first. Months without transactions have no invoice. Needs the permission `earnings:read`. */
  myTeacherInvoices: TeacherInvoicePage;
  /** Teacher profile of the viewer. Null for viewers who are not teachers. Needs the permission `teacher-profile:read`. */
  myTeacherProfile: Maybe<TeacherProfile>;
  /** Pending invitations to the viewer’s confirmed email address, the newest first. Needs the permission `course:read-own`. */
  myTeachingInvitations: Array<TeachingInvitation>;
  /** Ticket of the viewer by ID. Null if it does not exist. Needs the permission `ticket:read-own`. */
  myTicket: Maybe<OwnTicket>;
  /** Tickets of the viewer, newest first. Never includes tickets that a guest created with the viewer’s email address. Needs the permission `ticket:read-own`. */
  myTickets: OwnTicketPage;
  /** The viewer’s pending and doubtful payments, oldest first, at most ten. Needs the permission `order:read`. */
  myUnsettledPayments: Array<PaymentAttempt>;
  /** Taxes withheld from the viewer in closed months, latest month first, at most 60. Needs the permission `earnings:read`. */
  myWithheldTaxes: Array<WithheldTax>;
  /** Taxes withheld from new sales of the viewer. Null without a teacher profile. Needs the permission `earnings:read`. */
  myWithholding: Maybe<OwnWithholding>;
  /** Courses in which the viewer has readable notes or bookmarks, those with the newest entry first. At most 100. Needs the permission `lesson:study`. */
  notebookCourses: Array<NotebookCourse>;
  /** The viewer’s notes and bookmarks as a Markdown file with a link to each position. Null if there are none. Needs the permission `lesson:study`. */
  notebookFile: Maybe<Scalars['String']['output']>;
  /** Notification preferences of the viewer, with one row for each kind that applies to the viewer’s permissions and consents. Needs the permission `notification:read`. */
  notificationPreferences: Array<NotificationPreference>;
  /** Figures of one operation over time, oldest first. Includes intervals without calls. Needs the permission `performance:read`. */
  operationPoints: Array<OperationPoint>;
  /** One of the viewer’s orders, or any order for administrators. Null if not found. Needs the permission `order:read`. */
  order: Maybe<Order>;
  /** Orders of all buyers, including those with payments in doubt. Needs the permission `order:read-any`. */
  orders: OrderSummaryPage;
  /** Outgoing operations that are on hold since a restore, and those released since then. Empty if the platform was never restored. Needs the permission `backup:read`. */
  outgoingHolds: Array<OutgoingHold>;
  /** One package with its versions. Null if not found. */
  package: Maybe<Package>;
  /** Preview of the price and effects of choosing a package today. It changes nothing. NOT_FOUND: no such version. POLICY: it is not sold. Needs the permission `package:subscribe`. */
  packageChange: PackageChange;
  /** Subscriptions of all teachers: current ones by end date, then the others, latest first. Needs the permission `package:read-any`. */
  packageSubscriptions: PackageSubscriptionPage;
  /** Packages that teachers can choose, smallest first. */
  packages: Array<Package>;
  /** Passages with the words in captions and texts of lessons that the viewer has opened and may study now, and in the viewer’s notes there, in the order of the course outlines. Empty without words. Needs the permission `study:read`. */
  passages: PassageConnection;
  /** One of the viewer’s payment attempts, or any for administrators, by its reference. Null if not found. Needs the permission `order:read`. */
  paymentAttempt: Maybe<PaymentAttempt>;
  /** Payment methods configured on this platform. */
  paymentGateways: Array<GatewayInfo>;
  /** Payouts of all teachers. Requested payouts come first, oldest first; then all others, newest first. Needs the permission `payout:read-any`. */
  payouts: PayoutPage;
  /** Lists users, except erased ones. Needs the permission `person:read`. */
  people: PersonPage;
  /** Statistics about the number of users. Needs the permission `person:read`. */
  peopleStats: PeopleStats;
  /** Latency and errors of all API requests. Updated once a minute. Needs the permission `performance:read`. */
  performanceOverview: PerformanceOverview;
  /** All permissions of the platform, grouped by resource. Needs the permission `role:read`. */
  permissionCatalogue: Array<PermissionResource>;
  /** One user by ID. Null if unknown or erased. Needs the permission `person:read`. */
  personForAdmin: Maybe<Person>;
  /** Recent popular searches that match something, the most frequent first. Empty if there were few searches. */
  popularSearches: Array<PopularSearch>;
  /** Previews manageCourses for each course. Changes nothing. BAD_INPUT: no or too many courses. Needs the permission `course:manage`. */
  previewManagedCourses: ManagedCourses;
  /** Previews the result of `importPeople` without changes. Needs the permission `person:import`. */
  previewPeopleImport: ImportResult;
  /** Previews the result of `setPeopleRoles` without changes. Needs the permission `role:assign`. */
  previewPeopleRoles: BulkResult;
  /** Previews the result of `setPeopleStatus` without changes. Needs the permission `person:deactivate`. */
  previewPeopleStatus: BulkResult;
  /** Effects of accepting an open request. NOT_FOUND: no such request. Needs the permission `privacy-request:decide`. */
  privacyRequestEffects: PrivacyRequestEffects;
  /** Requests about personal data: open ones by deadline, or the others, newest first, including those that people made by themselves. Needs the permission `privacy-request:read`. */
  privacyRequests: PrivacyRequestPage;
  /** Register of processing activities: the personal data of each feature, with its purpose, readers and recipients. Generated from the declarations in the code. Needs the permission `privacy-request:read`. */
  processingActivities: Array<RegisteredActivity>;
  /** Counted figures about the platform, which each server process counts at most once an hour. */
  publicFigures: PublicFigures;
  /** Current public terms. Existing purchases retain the terms at their time of sale. */
  publicTerms: PublicTerms;
  /** Question bank of a course that the viewer teaches, oldest first. Empty for other courses. Needs the permission `course:read-own`. */
  questionBank: QuestionPage;
  /** Question bank of a course as the content of a file. Moodle XML embeds pictures and audio, at most 10 MB; GIFT describes them, and contains kinds that it does not know as comments. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. Needs the permission `course:read-own`. */
  questionFile: Scalars['String']['output'];
  /** Rules of a lesson’s quiz and the viewer’s attempts. Null if the viewer has not opened the lesson, or the lesson has no quiz. Needs the permission `lesson:study`. */
  quiz: Maybe<Quiz>;
  /** Statistics of each question in a quiz. Empty if the viewer does not teach the course. Needs the permission `course:read-own`. */
  quizAnalysis: Array<QuestionAnalysis>;
  /** Attempt of the viewer with this ID. Null for attempts of others. Needs the permission `lesson:study`. */
  quizAttempt: Maybe<QuizAttempt>;
  /** Results of each student in a quiz, sorted by name. Empty if the viewer does not teach the course. Needs the permission `course:read-own`. */
  quizResults: QuizResultPage;
  /** Editable quiz of a lesson. Null if the quiz was never saved, or the viewer neither teaches nor reviews the course. Needs the permission `lesson:study`. */
  quizSetup: Maybe<QuizSetup>;
  /** Messages from the teachers of a course to the viewer, newest first. At most 50. Needs the permission `enrolment:read`. */
  receivedCourseMessages: Array<ReceivedCourseMessage>;
  /** Bookmarks of the viewer in one course or in all courses, newest first. Needs the permission `lesson:study`. */
  recentBookmarks: BookmarkConnection;
  /** Notes of the viewer in one course or in all courses, newest first. Needs the permission `lesson:study`. */
  recentNotes: NoteConnection;
  /** One refund, for its buyer, its teacher and administrators who decide refunds. Null if not found. Needs the permission `refund:read`. */
  refund: Maybe<Refund>;
  /** Target account of a refund, for the administrator who makes the transfer. The audit log records each access. NOT_FOUND: it is refunded by the original payment method. POLICY: the viewer’s own money. CONFLICT: a file for the bank already contains it. Needs the permission `refund:decide`. FORBIDDEN while viewing as another user. */
  refundAccount: RefundAccount;
  /** Refunds of all buyers, most urgent first. Needs the permission `refund:decide`. */
  refunds: RefundPage;
  /** Refunds of the viewer’s own courses, most urgent first. Needs the permission `refund:answer`. */
  refundsOfMyCourses: RefundPage;
  /** All reasons of errors, sorted by HTTP status, then by name. */
  refusalReasons: Array<RefusalReason>;
  /** Preview of the effects of regrading a question by its current answer key. NOT_FOUND, FORBIDDEN: no question that the viewer may grade. Needs the permission `course:read-own`. */
  remarkPreview: RemarkPreview;
  /** Sales and refunds per day from the ledger, oldest first. Includes days without transactions. Needs the permission `ledger:read`. */
  revenueByDay: Array<RevenueDay>;
  /** Sales and refunds per month from the ledger, oldest first. Includes months without transactions. Needs the permission `ledger:read`. */
  revenueByMonth: Array<RevenueMonth>;
  /** One role by ID. Null if unknown. Needs the permission `role:read`. */
  role: Maybe<AccessRole>;
  /** System roles, then custom roles sorted by name. Needs the permission `role:read`. */
  roles: Array<AccessRole>;
  /** Lists processed for a course, newest first. Empty if the viewer does not own the course. Needs the permission `enrolment:grant`. */
  rosterChanges: RosterChangePage;
  /** Result of each line of a list, lines without effect first. Empty if the viewer does not own the course. Needs the permission `enrolment:grant`. */
  rosterLines: RosterLinePage;
  /** Parses a list of email addresses without changing or revealing anything about the people. NOT_FOUND, FORBIDDEN: no course that the viewer owns. BAD_INPUT: the list has no email address, or too many lines. Needs the permission `enrolment:grant`. */
  rosterPreview: RosterPreview;
  /** Shares of a course sold by the viewer at a price today, by the current rates. Null if the viewer has no seller profile. Needs the permission `course:create`. */
  saleShare: Maybe<SaleShare>;
  /** Preview lesson that a visitor can try first: a playable video of 20 seconds to 5 minutes in the course on sale with the most students, preferably one with captions. Null if there is none. */
  sampleLesson: Maybe<LessonContent>;
  /** Saved comments of the viewer, newest first. Needs the permission `course:read-own`. */
  savedComments: Array<SavedComment>;
  /** One saved file of the viewer. NOT_FOUND: the viewer has no file with this ID. GONE: the retention period is over. Needs the permission `export:read`. FORBIDDEN while viewing as another user. */
  savedExport: SavedExport;
  /** Files requested by the viewer, newest first. Files that expired long ago are omitted. Needs the permission `export:read`. FORBIDDEN while viewing as another user. */
  savedExports: SavedExportPage;
  /** Business reports that the viewer has saved, by name. Needs the permission `business-report:read`. */
  savedReports: Array<SavedReport>;
  /** One event of the viewer’s schedule as an iCalendar file. Null if there is no such event. Needs the permission `study:read`. */
  scheduleFile: Maybe<Scalars['String']['output']>;
  /** Courses in any state by prefixes of words of title and subtitle, the most recently edited first. For administrators who look for a known course. Needs the permission `course:read-any`. */
  searchCourses: Array<Course>;
  /** Searches of each day, oldest first. Updated every hour. Needs the permission `search:read`. */
  searchDays: Array<SearchDay>;
  /** Searches users by word prefixes of name, email address or telephone number. Best matches first. Needs the permission `person:read`. */
  searchPeople: Array<Person>;
  /** Categories, courses and teachers that match incomplete input. The last word may be incomplete, and typing errors are tolerated. */
  searchSuggestions: Array<SearchSuggestion>;
  /** Synonym groups, the most recently edited first. Needs the permission `search:read`. */
  searchSynonyms: SearchSynonymPage;
  /** Search terms, the most frequent first. Needs the permission `search:read`. */
  searchTerms: SearchTermPage;
  /** Words that were searched in the period, the most frequent first. Updated every hour. Needs the permission `search:read`. */
  searchedWords: Array<SearchedWords>;
  /** Identities of sellers, oldest submission first. Needs the permission `seller:read-any`. */
  sellerIdentities: SellerIdentityPage;
  /** Disk and memory of the machine that responds. Needs the permission `performance:read`. */
  serverMachine: ServerMachine;
  /** Running server processes, oldest first, that sent a heartbeat within the last minute. Needs the permission `performance:read`. */
  serverProcesses: Array<ServerProcess>;
  /** Value added tax on the platform’s own sales, latest day first, at most 60. Needs the permission `tax-rate:read`. */
  serviceVatRates: Array<ServiceVatRate>;
  /** One setting by key. Null if unknown. Needs the permission `setting:read`. */
  setting: Maybe<Setting>;
  /** All settings, in display order. Needs the permission `setting:read`. */
  settings: Array<Setting>;
  /** Unresolved differences between settlements and records, oldest first. A payment is missing once its gateway has settled payments that are younger by the setting settlement.days. Needs the permission `settlement:read`. */
  settlementDifferences: SettlementDifferencePage;
  /** Imported settlement files of gateways, latest first. Needs the permission `settlement:read`. */
  settlementFiles: SettlementFilePage;
  /** All steps from an empty platform to one that sells, in their order. Verified at each query. Needs the permission `setting:read`. */
  setupSteps: Array<SetupStep>;
  /** Current announcements for the viewer in the language of the request. Visitors see those for everyone. Dismissed announcements are excluded. At most 3. API tokens receive public data, and data of their owner with one of the scopes `notification:read`. */
  shownAnnouncements: Array<ShownAnnouncement>;
  /** Pending invitations to create an account, the latest email first. Needs the permission `person:create`. */
  signUpInvitations: SignUpInvitationPage;
  /** Current site mode. Needs the permission `setting:read`. */
  siteMode: SiteMode;
  /** Dry run: counts what a change of the site mode would affect. Changes nothing. Needs the permission `setting:read`. */
  siteModeEffects: SiteModeEffects;
  /** Slowest SQL statements of the period by p95, at most 20, without parameter values. Needs the permission `performance:read`. */
  slowStatements: Array<SlowStatement>;
  /** Up to four courses to begin with, for answers that need not be stored. Courses that the viewer studies or teaches are left out. Needs the permission `study:read`. */
  starterCourses: Array<StarterCourse>;
  /** Text of a measured statement and its generic plan. The statement is not executed. Null if the text is unknown. Needs the permission `performance:read`. */
  statementPlan: Maybe<StatementPlan>;
  /** Disk usage: the largest tables, stored files by kind, and backups. Needs the permission `performance:read`. */
  storageUse: Array<StorageUse>;
  /** Progress of a student in each lesson. Empty if the viewer does not teach the course. Needs the permission `course:read-own`. */
  studentLessons: Array<StudentLesson>;
  /** Students at risk of not finishing a course, the most recently active first. Empty if the viewer may not see the figures of the course. Needs the permission `analytics:read`. */
  studentsAtRisk: StudentAtRiskPage;
  /** Days on which the viewer studied, oldest first. Needs the permission `study:read`. */
  studyDays: Array<StudyDay>;
  /** Study statistics of the viewer. Needs the permission `study:read`. */
  studyStatistics: StudyStatistics;
  /** Courses on sale that fit the course that the viewer studied last, at most four for each reason. Courses of the viewer are excluded, and so are courses that fewer than three of its students study. Empty if the viewer has no course, or does not consent to suggestions. Needs the permission `enrolment:read`. */
  suggestedCourses: Array<SuggestedCourse>;
  /** Orders that unmatched money may belong to, at most ten, highest score first. Needs the permission `suspense:read`. */
  suspenseCandidates: Array<SuspenseCandidate>;
  /** One item of unmatched money. Null if not found. Needs the permission `suspense:read`. */
  suspenseItem: Maybe<SuspenseItem>;
  /** Unmatched money, oldest first; with `isWaiting` false, latest first. Needs the permission `suspense:read`. */
  suspenseItems: SuspensePage;
  /** Total amount and number of items of unmatched money. Needs the permission `suspense:read`. */
  suspenseTotals: SuspenseTotals;
  /** Questions in the courses that the viewer answers for, as owner or with the right to answer. Needs the permission `course:read-own`. */
  taughtQuestions: TaughtQuestionPage;
  /** Number of published ratings by stars in the courses that the viewer teaches, in five rows starting with five stars. Needs the permission `course:read-own`. */
  taughtRatingHistogram: Array<RatingCount>;
  /** Published ratings of the courses that the viewer teaches. Needs the permission `course:read-own`. */
  taughtRatings: RatingPage;
  /** Students of all courses that the viewer teaches, with one row for each enrolment. Needs the permission `course:read-own`. */
  taughtStudents: TaughtStudentPage;
  /** Taxes withheld and collected in the last twelve months, newest first. Needs the permission `ledger:read`. */
  taxMonths: Array<TaxMonth>;
  /** Tax payments to the tax office, newest first. Needs the permission `ledger:read`. */
  taxPayments: TaxPaymentPage;
  /** Taxes currently owed to the tax office. Needs the permission `ledger:read`. */
  taxesOwed: TaxesOwed;
  /** The viewer’s own link to one of their courses. The platform’s commission is lower on the viewer’s courses bought after following it. Null if it is not the viewer’s course, or was never published. Needs the permission `course:create`. */
  teacherLink: Maybe<TeacherLink>;
  /** Statistics by day, oldest first, including days without any activity. Needs the permission `analytics:read`. */
  teachingDays: Array<TeachingDay>;
  /** Statistics of the viewer’s courses, or of one course that the viewer teaches or may analyse. All figures are 0 for other courses. Needs the permission `analytics:read`. */
  teachingFigures: TeachingFigures;
  /** The viewer’s queues of work as a teacher, with due times. Includes empty queues. Needs the permission `course:read-own`. */
  teachingQueues: Array<TeachingQueue>;
  /** Ticket by ID. Null if it does not exist. Needs the permission `ticket:read`. */
  ticket: Maybe<Ticket>;
  /** People who may answer tickets, sorted by name. At most 100. Needs the permission `ticket:read`. */
  ticketAgents: Array<RatingAuthor>;
  /** Number of tickets by pending party, and response time statistics. Needs the permission `ticket:read`. */
  ticketStats: Maybe<TicketStats>;
  /** Tickets of all requesters. Those that await support are sorted by due time, others by their last change. Needs the permission `ticket:read`. */
  tickets: TicketPage;
  /** Checks whether an access token is valid. */
  tokenState: TokenState;
  /** Transfer files for the bank, newest first. Needs the permission `payout:read-any`. */
  transferFiles: TransferFilePage;
  /** Transfers waiting for the next file, by kind. Kinds without transfers are omitted. Needs the permission `payout:read-any`. */
  transfersDue: Array<TransfersDue>;
  /** Trial balance at the end of a day, sorted by class and name. Total debits equal total credits. Accounts of teachers are summed by kind. Needs the permission `ledger:read`. */
  trialBalance: Array<TrialBalanceRow>;
  /** Number of unread notifications of the viewer. Needs the permission `notification:read`. */
  unreadNotificationCount: Scalars['Int']['output'];
  /** Public facts of the certificate with this code. Null if the code is unknown. */
  verifiedCertificate: Maybe<VerifiedCertificate>;
  /** View by an administrator that this request belongs to. Null for regular sessions. Needs the permission `profile:read`. */
  viewAs: Maybe<ViewAs>;
  /** Answers to OPEN questions that await grading, oldest first. Excludes answers of the viewer. Needs the permission `course:read-own`. */
  waitingAnswers: WaitingAnswerPage;
  /** Counts of pending work in courses that the viewer owns, or co-teaches with the right to answer or to grade. For badges in the navigation. Needs the permission `course:read-own`. */
  waitingForTeacher: WaitingForTeacher;
  /** Upload of the viewer. Null once it is used or deleted, and for uploads of other users. Needs the permission `upload:create`. */
  waitingUpload: Maybe<WaitingUpload>;
  /** Searches for which at least three people requested a notification, the most wanted first. Needs the permission `course:create`. */
  wantedSearches: Array<WantedSearch>;
  /** One webhook by ID. Null if unknown. Needs the permission `webhook:read`. */
  webhook: Maybe<Webhook>;
  /** Deliveries of a webhook in the last 30 days, newest first. Needs the permission `webhook:read`. */
  webhookDeliveries: WebhookDeliveryPage;
  /** All webhooks, sorted by name; at most 20. Needs the permission `webhook:read`. */
  webhooks: Array<Webhook>;
  /** The viewer’s own wishlist. Empty until courses are saved. Needs the permission `course:buy`. */
  wishlist: Wishlist;
  /** Taxes withheld from all teachers in closed months, latest month first, at most 60. Needs the permission `ledger:read`. */
  withheldTaxMonths: Array<WithheldTaxMonth>;
  /** Taxes withheld from each teacher in a closed month. Needs the permission `ledger:read`. */
  withheldTaxes: WithheldTaxPage;
  /** Withholding rates, latest day first, at most 60. Needs the permission `tax-rate:read`. */
  withholdingRates: Array<WithholdingRate>;
  /** Write-offs of teachers’ debts. Write-offs that wait for approval come first, then the newest. Needs the permission `ledger:read`. */
  writeOffs: WriteOffPage;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryActivePeopleArgs = {
  days?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryAllWantedSearchesArgs = {
  limit?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryAnnouncementReachArgs = {
  audience: AnnouncementAudience;
  courseId?: InputMaybe<Scalars['ID']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryAnnouncementsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryApiTokensArgs = {
  isLive?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  personId?: InputMaybe<Scalars['ID']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryAssignmentArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryAssignmentOfLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryAssignmentsToMarkArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryAssistantRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryAssistantRequestsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryAvatarDrawingsArgs = {
  name: Scalars['String']['input'];
  seed?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryBrandingPreviewArgs = {
  input: BrandingPreviewInput;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryBusinessReportArgs = {
  input: BusinessReportInput;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryBusinessReportLinesArgs = {
  input: BusinessReportInput;
  key: Scalars['String']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCartPreviewArgs = {
  courseIds: Array<Scalars['ID']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCategoryArgs = {
  slug: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCategoryUseArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCertificateArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCertificatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryChangedCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryChangedEnrolmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryChangedOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryChangedPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCheckoutQuoteArgs = {
  couponCode?: InputMaybe<Scalars['String']['input']>;
  courseIds: Array<Scalars['ID']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryChoiceCountsArgs = {
  questionId: Scalars['ID']['input'];
  quizId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  filter?: CommentFilter;
  first?: Scalars['Int']['input'];
  fromSec?: InputMaybe<Scalars['Int']['input']>;
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  ofCommentId?: InputMaybe<Scalars['ID']['input']>;
  paragraph?: InputMaybe<Scalars['Int']['input']>;
  toSec?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryContentAppealArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryContentAppealsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  state?: InputMaybe<AppealState>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryContentCaseArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryContentCasesArgs = {
  kind?: InputMaybe<ContentKind>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  state?: InputMaybe<ContentCaseState>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCouponsArgs = {
  isPlatforms?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<CouponState>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseArgs = {
  idOrSlug: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseChangesArgs = {
  courseId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  subjectId?: InputMaybe<Scalars['ID']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseDemandArgs = {
  search: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseFacetsArgs = {
  filter?: InputMaybe<CourseFilter>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseFiguresArgs = {
  days?: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: CourseFiguresSort;
  sortOrder?: SortOrder;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseInvitationsArgs = {
  courseId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseMessageRepliesArgs = {
  courseId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseMessagesArgs = {
  courseId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseModerationArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseReviewArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseReviewsArgs = {
  assignment?: ReviewAssignment;
  decision?: ReviewDecision;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseSearchArgs = {
  isTyping?: Scalars['Boolean']['input'];
  search: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCourseStudentsArgs = {
  courseId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCoursesArgs = {
  filter?: InputMaybe<CourseFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: CourseSort;
  sortOrder?: SortOrder;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCoverDrawingsArgs = {
  motif: DrawnMotif;
  seed?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCustomPageArgs = {
  language?: InputMaybe<Language>;
  slug: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCustomPageCoursesArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  courseCount?: InputMaybe<Scalars['Int']['input']>;
  courseIds: Array<Scalars['ID']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryCustomPageDraftArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryDisputesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<DisputeStatus>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryEInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryEInvoiceNumbersArgs = {
  series: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryEInvoicesArgs = {
  group?: InputMaybe<EInvoiceGroup>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryEarningsByCourseArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryEarningsOverTimeArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  step?: EarningsStep;
  to: Scalars['Date']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryEditDraftArgs = {
  subject: EditDraftSubjectInput;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryEffectivePermissionsArgs = {
  personId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryEnrolmentForAdminArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryExchangeOfferArgs = {
  courseId: Scalars['ID']['input'];
  lineId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryExportSizeArgs = {
  content: ExportContentInput;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryExtensionRequestsArgs = {
  assignmentId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryFeaturedTeachersArgs = {
  limit?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryFiguresOfCourseArgs = {
  days?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryFilledAnswersArgs = {
  ticketId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryGroupPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  groupId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryGuestTicketArgs = {
  secret: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryHeldEditsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryHomeSectionsArgs = {
  language?: InputMaybe<Language>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryInstructorArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLeadingWordsArgs = {
  courseId: Scalars['ID']['input'];
  days?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLedgerAccountArgs = {
  code: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLedgerAccountsArgs = {
  account: Scalars['String']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLedgerLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  code: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLedgerTransactionsArgs = {
  about: LedgerSubject;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLegalAcceptanceFiguresArgs = {
  kind: LegalDocumentKind;
  number: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLegalAcceptancesArgs = {
  kind: LegalDocumentKind;
  limit?: Scalars['Int']['input'];
  number: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLegalDocumentArgs = {
  kind: LegalDocumentKind;
  number?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLegalDocumentVersionsArgs = {
  kind: LegalDocumentKind;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLegalDraftsArgs = {
  kind: LegalDocumentKind;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLessonContentArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLessonFiguresArgs = {
  courseId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryLessonViewingsArgs = {
  days?: Scalars['Int']['input'];
  lessonId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryManagedCoursesArgs = {
  filter?: InputMaybe<ManagedCourseFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: ManagedCourseSort;
  sortOrder?: SortOrder;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMarkedSubmissionArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMarkingQueueArgs = {
  assignmentId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMeasuredOperationsArgs = {
  period: PerformancePeriod;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryModerationFindingsArgs = {
  courseId: Scalars['ID']['input'];
  isDecided?: Scalars['Boolean']['input'];
  isForReview?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyBookmarksArgs = {
  courseId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyContentDecisionsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyCouponsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<CouponState>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyEInvoicesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyEnrolmentsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: EnrolmentSort;
  sortOrder?: SortOrder;
  status?: EnrolmentFilter;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyFeeInvoicesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyNotesArgs = {
  courseId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  unreadOnly?: Scalars['Boolean']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyOrdersArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<OrderStatus>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyPayoutsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyRatingsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyRefundRightsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyRefundsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyReportsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  state?: InputMaybe<ContentCaseState>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMySaleArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMySalesArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  status?: InputMaybe<SaleStatus>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyScheduleArgs = {
  from: Scalars['DateTime']['input'];
  limit?: Scalars['Int']['input'];
  to: Scalars['DateTime']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyTaughtCoursesArgs = {
  inBin?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: TeacherCourseSort;
  sortOrder?: SortOrder;
  status?: InputMaybe<Array<CourseStatus>>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyTeacherInvoicesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyTicketArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyTicketsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryNotebookFileArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryOperationPointsArgs = {
  kind: OperationKind;
  operation: Scalars['String']['input'];
  period: PerformancePeriod;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: OrderSort;
  sortOrder?: SortOrder;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPackageArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPackageChangeArgs = {
  keptCourseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  versionId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPackageSubscriptionsArgs = {
  filter?: InputMaybe<PackageSubscriptionFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPassagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPaymentAttemptArgs = {
  reference: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPaymentGatewaysArgs = {
  amount?: InputMaybe<Scalars['Vnd']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPayoutsArgs = {
  filter?: InputMaybe<PayoutFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPeopleArgs = {
  filter?: InputMaybe<PersonFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: PersonSort;
  sortOrder?: SortOrder;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPerformanceOverviewArgs = {
  period: PerformancePeriod;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPersonForAdminArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPopularSearchesArgs = {
  language: Language;
  limit?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPreviewManagedCoursesArgs = {
  input: PreviewManagedCoursesInput;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPreviewPeopleImportArgs = {
  csv: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPreviewPeopleRolesArgs = {
  input: SetPeopleRolesInput;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPreviewPeopleStatusArgs = {
  input: SetPeopleStatusInput;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPrivacyRequestEffectsArgs = {
  requestId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryPrivacyRequestsArgs = {
  isOpen?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryQuestionBankArgs = {
  courseId: Scalars['ID']['input'];
  kind?: InputMaybe<QuestionKind>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryQuestionFileArgs = {
  courseId: Scalars['ID']['input'];
  format: QuestionFormat;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryQuizArgs = {
  lessonId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryQuizAnalysisArgs = {
  quizId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryQuizAttemptArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryQuizResultsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  quizId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryQuizSetupArgs = {
  lessonId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryReceivedCourseMessagesArgs = {
  courseId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRecentBookmarksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRecentNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRefundArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRefundAccountArgs = {
  despiteFile?: InputMaybe<Scalars['Boolean']['input']>;
  refundId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRefundsArgs = {
  group?: InputMaybe<Array<RefundGroup>>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRefundsOfMyCoursesArgs = {
  group?: InputMaybe<Array<RefundGroup>>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRemarkPreviewArgs = {
  questionId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRevenueByDayArgs = {
  days?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRevenueByMonthArgs = {
  months?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRoleArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRosterChangesArgs = {
  courseId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRosterLinesArgs = {
  changeId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryRosterPreviewArgs = {
  addresses: Scalars['String']['input'];
  courseId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySaleShareArgs = {
  price: Scalars['Vnd']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySavedExportArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySavedExportsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryScheduleFileArgs = {
  eventId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySearchCoursesArgs = {
  limit?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySearchDaysArgs = {
  days?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySearchPeopleArgs = {
  limit?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySearchSuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySearchSynonymsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySearchTermsArgs = {
  hasHits?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySearchedWordsArgs = {
  days?: Scalars['Int']['input'];
  isMissed?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySellerIdentitiesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  status?: InputMaybe<SellerStatus>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySettingArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySettlementDifferencesArgs = {
  fault?: InputMaybe<SettlementFault>;
  isMissing?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySettlementFilesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySignUpInvitationsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySiteModeEffectsArgs = {
  domains?: Array<Scalars['String']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySlowStatementsArgs = {
  period: PerformancePeriod;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryStarterCoursesArgs = {
  categoryIds?: Array<Scalars['ID']['input']>;
  minutesPerDay?: InputMaybe<Scalars['Int']['input']>;
  purpose?: InputMaybe<StudyPurpose>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryStatementPlanArgs = {
  name: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryStudentLessonsArgs = {
  enrolmentId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryStudentsAtRiskArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  reason?: InputMaybe<RiskReason>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryStudyDaysArgs = {
  days?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySuspenseCandidatesArgs = {
  itemId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySuspenseItemArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QuerySuspenseItemsArgs = {
  filter?: InputMaybe<SuspenseFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTaughtQuestionsArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  filter?: TaughtQuestionFilter;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTaughtRatingHistogramArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTaughtRatingsArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  filter?: TaughtRatingFilter;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTaughtStudentsArgs = {
  filter?: InputMaybe<TaughtStudentFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: TaughtStudentSort;
  sortOrder?: SortOrder;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTaxPaymentsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTeacherLinkArgs = {
  courseId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTeachingDaysArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  days?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTeachingFiguresArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  days?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTicketsArgs = {
  category?: InputMaybe<TicketCategory>;
  isMine?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  priority?: InputMaybe<TicketPriority>;
  search?: InputMaybe<Scalars['String']['input']>;
  tab?: TicketTab;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTokenStateArgs = {
  token: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTransferFilesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryTrialBalanceArgs = {
  on: Scalars['Date']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryVerifiedCertificateArgs = {
  code: Scalars['String']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryWaitingAnswersArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  isMarked?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryWaitingUploadArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryWantedSearchesArgs = {
  limit?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryWebhookDeliveriesArgs = {
  kind?: InputMaybe<WebhookEventKind>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  state?: InputMaybe<WebhookDeliveryState>;
  webhookId: Scalars['ID']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryWithheldTaxesArgs = {
  limit?: Scalars['Int']['input'];
  month: Scalars['Date']['input'];
  page?: Scalars['Int']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryWriteOffsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};

/** A question of a course’s question bank with its answer key, for teachers and reviewers. */
export type Question = {
  __typename: 'Question';
  /** For BLANK: one entry for each gap in order. For SHORT: one entry. */
  blanks: Array<QuestionBlank>;
  /** For SINGLE and MULTIPLE: the choices. For ORDERING: the items in the correct order. */
  choices: Array<QuestionChoice>;
  /** Explanation shown with the correct answer. Null if there is none. */
  explanation: Maybe<Scalars['String']['output']>;
  /** Rich form of the explanation, shown instead of the text. Null if there is none. */
  explanationRich: Maybe<Scalars['RichText']['output']>;
  /** For MATCHING: right items without a partner, with their rich forms. */
  extraItems: Array<QuestionExtra>;
  /** For MATCHING: right items without a partner. */
  extras: Array<Scalars['String']['output']>;
  /** For BLANK: the text, with each gap written as ___. */
  gapText: Maybe<Scalars['String']['output']>;
  /** For OPEN: guidance on what a good answer contains. */
  guidance: Maybe<Scalars['String']['output']>;
  /** Unique question ID. Immutable. */
  id: Scalars['ID']['output'];
  /** For TRUE_FALSE: true if the statement is true. */
  isTrue: Maybe<Scalars['Boolean']['output']>;
  /** Kind of answer that the question requires. */
  kind: QuestionKind;
  /** For MATCHING: the correct pairs. */
  pairs: Array<QuestionPair>;
  /** Images used in the question and its answers, in no particular order. */
  pictures: Array<CoursePicture>;
  /** Points for a correct answer, 1 to 100. */
  points: Scalars['Int']['output'];
  /** Text of the question, with its images. */
  prompt: Scalars['RichText']['output'];
  /** Lesson that teaches the topic of the question. Null if there is none. */
  reviewLesson: Maybe<LessonOutline>;
  /** Position in the review lesson in seconds, if it is a video. */
  reviewSec: Scalars['Int']['output'];
  /** Signed URL of the question’s audio, below the platform’s own. Expires after six hours. Null if there is no audio. */
  soundUrl: Maybe<Scalars['String']['output']>;
  /** Audio used in the answers, in no particular order. */
  sounds: Array<CourseSound>;
  /** Topic of the question, by which results are grouped. Null if there is none. */
  topic: Maybe<Scalars['String']['output']>;
  /** Time at which the question was last edited. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version number, increased with every edit. Send it as `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** Statistics of a question in a quiz, from submitted attempts. */
export type QuestionAnalysis = {
  __typename: 'QuestionAnalysis';
  /** Number of attempts whose answer to the question is graded. */
  attempts: Scalars['Int']['output'];
  /** Item discrimination: correlation of the question’s score with the whole score, −1 to 1. Null if there are too few attempts. */
  discrimination: Maybe<Scalars['Float']['output']>;
  /** ID of the wrong choice selected most often. Null if no wrong choice was selected. */
  mostChosenWrongId: Maybe<Scalars['ID']['output']>;
  /** ID of the question that the statistics describe. */
  questionId: Scalars['ID']['output'];
  /** Average share of the question’s points earned, 0 to 1. */
  rightShare: Scalars['Float']['output'];
  /** Number of attempts without an answer to the question. */
  skipped: Scalars['Int']['output'];
};

/** Accepted texts of a gap or a short answer. */
export type QuestionBlank = {
  __typename: 'QuestionBlank';
  /** All accepted texts, the preferred one first. */
  accepted: Array<Scalars['String']['output']>;
  /** Accepted deviation of a numeric answer. Null if texts are compared. */
  tolerance: Maybe<Scalars['Float']['output']>;
};

/** Accepted texts of a gap or a short answer. */
export type QuestionBlankInput = {
  /** All accepted texts, the preferred one first. At most 20. */
  accepted: Array<Scalars['String']['input']>;
  /** Accepted deviation of a numeric answer. Null to compare texts. */
  tolerance?: InputMaybe<Scalars['Float']['input']>;
};

/** Content of a question with its answer key. Fields that its kind does not use are ignored. */
export type QuestionBodyInput = {
  /** For BLANK: one entry for each gap in order. For SHORT: exactly one entry. */
  blanks?: Array<QuestionBlankInput>;
  /** For SINGLE and MULTIPLE: the choices. For ORDERING: the items in the correct order. 2 to 20. */
  choices?: Array<QuestionChoiceInput>;
  /** For MATCHING: replaces `extras` by items with a rich form. At most 20. */
  extraItems?: InputMaybe<Array<QuestionExtraInput>>;
  /** For MATCHING: right items without a partner. At most 20. */
  extras?: Array<Scalars['String']['input']>;
  /** For BLANK: the text, with each gap written as ___. */
  gapText?: InputMaybe<Scalars['String']['input']>;
  /** For OPEN: guidance for graders on what a good answer contains. */
  guidance?: InputMaybe<Scalars['String']['input']>;
  /** For TRUE_FALSE: true if the statement is true. */
  isTrue?: InputMaybe<Scalars['Boolean']['input']>;
  /** For MATCHING: 2 to 20 pairs. */
  pairs?: Array<QuestionPairInput>;
};

/** A choice with its answer key, or an item in its correct position. */
export type QuestionChoice = {
  __typename: 'QuestionChoice';
  /** Feedback shown afterwards to students who selected the choice. Null if there is none. */
  feedback: Maybe<Scalars['String']['output']>;
  /** Rich form of the feedback. Null if there is none. */
  feedbackRich: Maybe<Scalars['RichText']['output']>;
  /** Unique choice ID, unchanged by edits of the question. */
  id: Scalars['ID']['output'];
  /** True if the choice is correct. Meaningless for ORDERING. */
  isRight: Scalars['Boolean']['output'];
  /** Rich form of the choice, shown instead of the text. Null if there is none. */
  rich: Maybe<Scalars['RichText']['output']>;
  /** Text of the choice, at most 500 characters. */
  text: Scalars['String']['output'];
};

/** A choice of a question, or an item to order. */
export type QuestionChoiceInput = {
  /** ID of an existing choice. Omit it for a new choice. */
  choiceId?: InputMaybe<Scalars['ID']['input']>;
  /** Feedback shown afterwards to students who selected the choice. */
  feedback?: InputMaybe<Scalars['String']['input']>;
  /** Rich form of the feedback. Requires a feedback text. */
  feedbackRich?: InputMaybe<Scalars['RichText']['input']>;
  /** True if the choice is correct. Ignored for ORDERING. */
  isRight?: Scalars['Boolean']['input'];
  /** Rich form of the choice, which students see instead of the text, at most 20,000 characters as JSON. Its images and audio must belong to the course. */
  rich?: InputMaybe<Scalars['RichText']['input']>;
  /** Text of the choice, at most 500 characters. */
  text: Scalars['String']['input'];
};

/** Complete content and settings of a question. */
export type QuestionContentInput = {
  /** Content of the question with its answer key. */
  body: QuestionBodyInput;
  /** True to remove the existing audio. */
  dropsSound?: Scalars['Boolean']['input'];
  /** Explanation why the answer is correct, at most 2,000 characters. */
  explanation?: InputMaybe<Scalars['String']['input']>;
  /** Rich form of the explanation. Requires an explanation. */
  explanationRich?: InputMaybe<Scalars['RichText']['input']>;
  /** Kind of answer that the question requires. */
  kind: QuestionKind;
  /** Points for a correct answer, 1 to 100. */
  points?: Scalars['Int']['input'];
  /** Text of the question. Its images must belong to the course. */
  prompt: Scalars['RichText']['input'];
  /** ID of the lesson of the course that teaches the topic. */
  reviewLessonId?: InputMaybe<Scalars['ID']['input']>;
  /** Position in the review lesson, in seconds. */
  reviewSec?: Scalars['Int']['input'];
  /** ID of a finished audio upload (MP3, M4A, OGG or WAV, at most 20 MB). Replaces the existing audio. */
  soundUploadId?: InputMaybe<Scalars['ID']['input']>;
  /** Topic of the question, at most 60 characters. */
  topic?: InputMaybe<Scalars['String']['input']>;
};

/** A right item without a partner. */
export type QuestionExtra = {
  __typename: 'QuestionExtra';
  /** Rich form of the item. Null if there is none. */
  rich: Maybe<Scalars['RichText']['output']>;
  /** Text of the item, at most 500 characters. */
  text: Scalars['String']['output'];
};

/** A right item without a partner. */
export type QuestionExtraInput = {
  /** Rich form of the item. */
  rich?: InputMaybe<Scalars['RichText']['input']>;
  /** Text of the item, at most 500 characters. */
  text: Scalars['String']['input'];
};

/** Format of a file with questions. */
export type QuestionFormat =
  /** GIFT plain text, as used by Moodle and others, with answers in braces. */
  | 'GIFT'
  /** XML as exported by Moodle, with embedded pictures and audio. */
  | 'MOODLE_XML';

/** Result of importing a file of questions. */
export type QuestionImport = {
  __typename: 'QuestionImport';
  /** Results of the questions, in the order of the file. */
  rows: Array<ImportedQuestion>;
  /** Number of questions that are imported. */
  taken: Scalars['Int']['output'];
};

/** Kind of a question, which determines its answer and its grading. */
export type QuestionKind =
  /** Gaps in a text are filled in. All gaps have equal weight. */
  | 'BLANK'
  /** Items are matched in pairs. All pairs have equal weight. */
  | 'MATCHING'
  /** Several choices are correct. Selected wrong choices reduce the points. */
  | 'MULTIPLE'
  /** A text is written and graded by hand. */
  | 'OPEN'
  /** Items are put in order. Points depend on the items that follow each other correctly. */
  | 'ORDERING'
  /** A few words or a number are entered. */
  | 'SHORT'
  /** One of several choices is correct. */
  | 'SINGLE'
  /** A statement is either true or false. */
  | 'TRUE_FALSE';

/** Numbered page of rows, with the total number. */
export type QuestionPage = {
  __typename: 'QuestionPage';
  /** Rows of this page, in the requested order. */
  items: Array<Question>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Two items that belong together. */
export type QuestionPair = {
  __typename: 'QuestionPair';
  /** Left item of the pair, at most 500 characters. */
  left: Scalars['String']['output'];
  /** Rich form of the left item. Null if there is none. */
  leftRich: Maybe<Scalars['RichText']['output']>;
  /** Right item of the pair, at most 500 characters. */
  right: Scalars['String']['output'];
  /** Rich form of the right item. Null if there is none. */
  rightRich: Maybe<Scalars['RichText']['output']>;
};

/** Two items that belong together. */
export type QuestionPairInput = {
  /** Left item of the pair, at most 500 characters. */
  left: Scalars['String']['input'];
  /** Rich form of the left item. */
  leftRich?: InputMaybe<Scalars['RichText']['input']>;
  /** Right item of the pair, at most 500 characters. */
  right: Scalars['String']['input'];
  /** Rich form of the right item. */
  rightRich?: InputMaybe<Scalars['RichText']['input']>;
};

/** Rules of a lesson’s quiz, for students who have opened the lesson. */
export type Quiz = {
  __typename: 'Quiz';
  /** Time at which correct answers and explanations are shown. */
  answersShown: AnswersShown;
  /** Attempts of the viewer at the quiz, newest first. */
  attempts: Array<QuizAttempt>;
  /** Number of questions drawn for each attempt. Null to use all questions. */
  drawCount: Maybe<Scalars['Int']['output']>;
  /** Extra time of the viewer in seconds, added to the time limit. */
  extraSec: Scalars['Int']['output'];
  /** Unique quiz ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Lesson to which the quiz belongs. */
  lesson: LessonOutline;
  /** Maximum number of attempts per student. Null for the platform limit of 100. */
  maxAttempts: Maybe<Scalars['Int']['output']>;
  /** Percentage of points required to pass, 1 to 100. */
  passPercent: Scalars['Int']['output'];
  /** Number of questions in an attempt. */
  questionCount: Scalars['Int']['output'];
  /** True if the order of choices is shuffled in each attempt. */
  shufflesAnswers: Scalars['Boolean']['output'];
  /** True if the order of questions is shuffled in each attempt. */
  shufflesQuestions: Scalars['Boolean']['output'];
  /** Time limit of an attempt in seconds. Null if there is no limit. */
  timeLimitSec: Maybe<Scalars['Int']['output']>;
};

/** A saved answer of an attempt. */
export type QuizAnswer = {
  __typename: 'QuizAnswer';
  /** IDs of the selected choices. For TRUE_FALSE: `true` or `false`. For ORDERING: all items in order. */
  choiceIds: Array<Scalars['ID']['output']>;
  /** True if the student flagged the question for review. */
  isMarked: Scalars['Boolean']['output'];
  /** For MATCHING: the pairs matched by the student. */
  pairs: Array<MatchedPair>;
  /** ID of the question that was answered. */
  questionId: Scalars['ID']['output'];
  /** Text of each gap in order. For SHORT and OPEN: one text. */
  texts: Array<Scalars['String']['output']>;
};

/** Current answer to a question. Replaces the previous answer. */
export type QuizAnswerInput = {
  /** IDs of the selected choices. For TRUE_FALSE: `true` or `false`. For ORDERING: all items in order. */
  choiceIds?: Array<Scalars['ID']['input']>;
  /** True if the student flagged the question for review. */
  isMarked?: Scalars['Boolean']['input'];
  /** For MATCHING: the matched pairs. */
  pairs?: Array<AnswerPairInput>;
  /** ID of a question of the attempt. */
  questionId: Scalars['ID']['input'];
  /** Text of each gap in order, at most 500 characters each. For OPEN: one text of at most 20,000 characters. */
  texts?: Array<Scalars['String']['input']>;
};

/** An attempt of the viewer at a quiz. */
export type QuizAttempt = {
  __typename: 'QuizAttempt';
  /** Saved answers of the attempt, in no particular order. */
  answers: Array<QuizAnswer>;
  /** Points earned so far, in hundredths. 0 before submission. */
  earned: Scalars['Float']['output'];
  /** Time at which the time limit ends. Null if there is no limit. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique attempt ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the time limit ended; the saved answers were graded. */
  isTimedOut: Scalars['Boolean']['output'];
  /** Grades of the answers. Empty before submission. */
  marks: Array<QuizMark>;
  /** Sequential number of the student’s attempt at the quiz, from 1. */
  number: Scalars['Int']['output'];
  /** Percentage required to pass, as of the start of the attempt. */
  passPercent: Scalars['Int']['output'];
  /** True if the attempt passed the quiz. Regrading never revokes a pass. */
  passed: Scalars['Boolean']['output'];
  /** Images used in the questions and shown answers, in no particular order. */
  pictures: Array<CoursePicture>;
  /** Maximum points of the attempt. */
  points: Scalars['Int']['output'];
  /** Questions of the attempt, as of its start. */
  questions: Array<PaperQuestion>;
  /** Quiz of the attempt. Null if the viewer’s access has ended. */
  quiz: Maybe<Quiz>;
  /** Time at which answers were last saved. Null if none were saved. */
  savedAt: Maybe<Scalars['DateTime']['output']>;
  /** Percentage of points earned. A lower bound while answers await manual grading. Null before submission. */
  score: Maybe<Scalars['Int']['output']>;
  /** Sequence number, increased with every save. The next save sends this number plus one. */
  sequence: Scalars['Int']['output'];
  /** Server time of this response, for the countdown of the time limit. */
  serverTime: Scalars['DateTime']['output'];
  /** Correct answers and explanations. Empty until the attempt is submitted and its quiz shows answers. */
  solutions: Array<QuizSolution>;
  /** Audio used in answers and shown explanations, in no particular order. */
  sounds: Array<CourseSound>;
  /** Time at which the attempt started, by the server’s clock. */
  startedAt: Scalars['DateTime']['output'];
  /** Status of the attempt: in progress, submitted, graded or expired. */
  status: AttemptStatus;
  /** Time at which the attempt was submitted or its time limit ended. Null if it is in progress. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Grade of one answer in a submitted attempt. */
export type QuizMark = {
  __typename: 'QuizMark';
  /** Comment of the teacher who graded the answer by hand. Null if there is none. */
  comment: Maybe<Scalars['String']['output']>;
  /** Points earned, in hundredths. 0 while the answer awaits manual grading. */
  earned: Scalars['Float']['output'];
  /** Points for a correct answer. */
  points: Scalars['Int']['output'];
  /** ID of the question that was answered. */
  questionId: Scalars['ID']['output'];
  /** Share of the points earned, 0 to 1. Null while the answer awaits manual grading. */
  share: Maybe<Scalars['Float']['output']>;
};

/** Result of one student in a quiz. */
export type QuizResult = {
  __typename: 'QuizResult';
  /** Number of attempts that the student started. */
  attempts: Scalars['Int']['output'];
  /** Best score as a percentage. Null before the first submission. */
  bestScore: Maybe<Scalars['Int']['output']>;
  /** Extra time of the student in seconds, added to the time limit. */
  extraSec: Scalars['Int']['output'];
  /** Time at which the newest attempt started. */
  lastStartedAt: Scalars['DateTime']['output'];
  /** True if an attempt of the student passed. */
  passed: Scalars['Boolean']['output'];
  /** ID of the student who attempted the quiz. */
  studentId: Scalars['ID']['output'];
  /** Full name of the student as in the profile. */
  studentName: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type QuizResultPage = {
  __typename: 'QuizResultPage';
  /** Rows of this page, in the requested order. */
  items: Array<QuizResult>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Editable quiz with its settings and its questions with answer keys. */
export type QuizSetup = {
  __typename: 'QuizSetup';
  /** Time at which correct answers and explanations are shown. */
  answersShown: AnswersShown;
  /** Number of questions drawn for each attempt. Null to use all questions. */
  drawCount: Maybe<Scalars['Int']['output']>;
  /** Unique ID of the quiz, equal to `Quiz.id`. */
  id: Scalars['ID']['output'];
  /** Lesson to which the quiz belongs. */
  lesson: LessonOutline;
  /** Maximum number of attempts per student. Null for the platform limit of 100. */
  maxAttempts: Maybe<Scalars['Int']['output']>;
  /** Percentage of points required to pass, 1 to 100. */
  passPercent: Scalars['Int']['output'];
  /** Questions of the quiz in order, with their answer keys. */
  questions: Array<Question>;
  /** True if the order of choices is shuffled in each attempt. */
  shufflesAnswers: Scalars['Boolean']['output'];
  /** True if the order of questions is shuffled in each attempt. */
  shufflesQuestions: Scalars['Boolean']['output'];
  /** Time limit of an attempt in seconds. Null if there is no limit. */
  timeLimitSec: Maybe<Scalars['Int']['output']>;
  /** Version number, increased with every edit. Send it as `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** Correct answer to a question of a submitted attempt, available once the quiz shows answers. */
export type QuizSolution = {
  __typename: 'QuizSolution';
  /** IDs of the correct choices. For ORDERING: all items in the correct order. */
  choiceIds: Array<Scalars['ID']['output']>;
  /** Explanation why the answer is correct. Null if the teacher wrote none. */
  explanation: Maybe<Scalars['String']['output']>;
  /** Rich form of the explanation, shown instead of the text. Null if there is none. */
  explanationRich: Maybe<Scalars['RichText']['output']>;
  /** Feedback on individual choices, where the teacher wrote any. */
  feedback: Array<ChoiceFeedback>;
  /** For MATCHING: the correct pairs. */
  pairs: Array<MatchedPair>;
  /** ID of the question that the solution answers. */
  questionId: Scalars['ID']['output'];
  /** Lesson that teaches the topic of the question, to review. Null if the teacher set none. */
  reviewLesson: Maybe<LessonOutline>;
  /** Position in the review lesson, in seconds. */
  reviewSec: Scalars['Int']['output'];
  /** Preferred text for each gap. */
  texts: Array<Scalars['String']['output']>;
};

/** Input for rating the support in the ticket of a guest. */
export type RateAsGuestInput = {
  /** Optional comment, at most 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Secret that follows `#ticket=` in the link of the email. */
  secret: Scalars['String']['input'];
  /** Satisfaction from 1 (not at all) to 5 (entirely). */
  stars: Scalars['Int']['input'];
};

/** Input for rating a course or editing the viewer’s rating. */
export type RateCourseInput = {
  /** ID of a course that the viewer may study. */
  courseId: Scalars['ID']['input'];
  /** Number of stars from 1 (worst) to 5. */
  stars: Scalars['Int']['input'];
  /** Review text, 10 to 2,000 characters. Omit to submit stars only. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Input for rating the support in a ticket of the viewer. */
export type RateTicketInput = {
  /** Optional comment, at most 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Satisfaction from 1 (not at all) to 5 (entirely). */
  stars: Scalars['Int']['input'];
  /** ID of a resolved or closed ticket of the viewer. */
  ticketId: Scalars['ID']['input'];
};

/** A student’s rating of a course. */
export type Rating = {
  __typename: 'Rating';
  /** Student who wrote the rating. */
  author: RatingAuthor;
  /** True if the viewer may reply to the rating for the course. */
  canReply: Scalars['Boolean']['output'];
  /** Course that was rated. */
  course: Course;
  /** Version of the course when the rating was written. Null for old ratings for which it was not recorded. */
  courseVersion: Maybe<Scalars['Int']['output']>;
  /** Time at which the rating was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Earlier versions of the rating, newest first. Visible to its author and the teachers of the course; empty for others. */
  earlierVersions: Array<RatingVersion>;
  /** Unique rating ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Percentage of the course that the author had completed when writing the rating. Null for old ratings for which it was not recorded. */
  percentage: Maybe<Scalars['Int']['output']>;
  /** Time at which the reply was last written. Null if there is no reply, and for old replies whose time was not recorded. */
  repliedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of stars from 1 (worst) to 5. */
  stars: Scalars['Int']['output'];
  /** Publication state of the rating. */
  status: RatingStatus;
  /** Reply of a teacher of the course. Null if there is no reply. */
  teacherReply: Maybe<Scalars['String']['output']>;
  /** Review text. Null if the rating has stars only. */
  text: Maybe<Scalars['String']['output']>;
  /** Time at which the rating was last edited. Null if it was never edited. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Author of a rating, with the public fields of a student. */
export type RatingAuthor = {
  __typename: 'RatingAuthor';
  /** Path of the picture, below the platform’s own URL. Null if the user has none; clients show initials instead. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Full name, family name first. A neutral word for other people if a guardian has to consent and has not. */
  fullName: Scalars['String']['output'];
  /** Unique author ID, equal to the user ID. */
  id: Scalars['ID']['output'];
};

/** Number of ratings of a course with the same number of stars. */
export type RatingCount = {
  __typename: 'RatingCount';
  /** Number of published ratings with this many stars. */
  count: Scalars['Int']['output'];
  /** Number of stars, 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** Public explanation of how a course’s score is calculated. */
export type RatingMethod = {
  __typename: 'RatingMethod';
  /** Number of published ratings, all of which count. */
  counted: Scalars['Int']['output'];
  /** Number of counted ratings that were edited after they were first written. */
  edited: Scalars['Int']['output'];
  /** Minutes of study required before a student can rate the course. */
  leastStudyMinutes: Scalars['Int']['output'];
  /** Median percentage of the course that authors of counted ratings had completed. Null if it was never recorded. */
  medianPercentage: Maybe<Scalars['Int']['output']>;
  /** Number of ratings excluded because moderators hid or removed them, or are reviewing them again. */
  moderated: Scalars['Int']['output'];
  /** Number of counted ratings that were written about an earlier version of the course. */
  ofEarlierVersions: Scalars['Int']['output'];
  /** Number of ratings excluded because the course was refunded. */
  refunded: Scalars['Int']['output'];
  /** Method by which ratings form the score. */
  weighting: RatingWeighting;
};

/** Numbered page of rows, with the total number. */
export type RatingPage = {
  __typename: 'RatingPage';
  /** Rows of this page, in the requested order. */
  items: Array<Rating>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Eligibility of a student to rate a course or edit the rating. */
export type RatingStanding =
  /** Access has ended, the student teaches the course, or moderators removed the rating. */
  | 'CLOSED'
  /** The student may write or edit a rating. */
  | 'OPEN'
  /** The student has not studied long enough yet. */
  | 'STUDY_MORE';

/** Publication state of a rating. */
export type RatingStatus =
  /** The rating is not public: the course was refunded, or moderators hid the rating. */
  | 'HIDDEN'
  /** The rating was edited after moderators hid it and awaits another review. */
  | 'PENDING'
  /** The rating is public and counts towards the score. */
  | 'PUBLISHED'
  /** Moderators removed the rating permanently. */
  | 'REMOVED';

/** An earlier version of an edited rating. */
export type RatingVersion = {
  __typename: 'RatingVersion';
  /** Percentage of the course that the author had completed at that time. Null if it was not recorded. */
  percentage: Maybe<Scalars['Int']['output']>;
  /** Stars of this version, 1 to 5. */
  stars: Scalars['Int']['output'];
  /** Review text of this version. Null if it had stars only. */
  text: Maybe<Scalars['String']['output']>;
  /** Time at which this version was written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** Method by which ratings form the score. */
export type RatingWeighting =
  /** Arithmetic mean of all published ratings, to two decimals. Every rating has equal weight, regardless of age and progress. */
  | 'EQUAL';

/** Condition for the submission of a course. */
export type ReadinessCode =
  /** Number of target audiences listed. */
  | 'AUDIENCE'
  /** A category has been chosen. */
  | 'CATEGORY'
  /** Length of the description in words. */
  | 'DESCRIPTION'
  /** Measured length of the content in minutes: videos, texts at 200 words per minute, and a minute for each question of a quiz. */
  | 'DURATION'
  /** Number of lessons in the course. */
  | 'LESSONS'
  /** Number of lessons with content, compared with all lessons. */
  | 'LESSON_CONTENT'
  /** Number of learning outcomes listed. */
  | 'OUTCOMES'
  /** Number of requirements that are listed. */
  | 'REQUIREMENTS'
  /** Length of the subtitle in characters. */
  | 'SUBTITLE'
  /** A cover exists. The generated one counts. */
  | 'THUMBNAIL'
  /** Length of the title in characters. */
  | 'TITLE';

/** One condition of the submit gate. */
export type ReadinessItem = {
  __typename: 'ReadinessItem';
  /** Current value, in the unit of the code. */
  actual: Scalars['Int']['output'];
  /** Code of the condition. */
  code: ReadinessCode;
  /** True if the condition is met. */
  ok: Scalars['Boolean']['output'];
  /** Required value, in the unit of the code. */
  required: Scalars['Int']['output'];
};

/** Input to move a course to another category. */
export type RecategorizeCourseInput = {
  /** ID of the new category. */
  categoryId: Scalars['ID']['input'];
  /** ID of the course to move. */
  courseId: Scalars['ID']['input'];
  /** Reason for the teacher and the audit log, 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** A message from a teacher of a course to the viewer. */
export type ReceivedCourseMessage = {
  __typename: 'ReceivedCourseMessage';
  /** Name of the teacher who sent the message. */
  authorName: Scalars['String']['output'];
  /** Plain text with line breaks, at most 4,000 characters. */
  body: Scalars['String']['output'];
  /** Unique message ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the viewer has already opened the message. */
  isRead: Scalars['Boolean']['output'];
  /** Time at which the message was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Subject of the message, at most 120 characters. */
  title: Scalars['String']['output'];
};

/** Request for consent as the guardian sees it, with the answer. */
export type ReceivedGuardianRequest = {
  __typename: 'ReceivedGuardianRequest';
  /** Time of the latest answer. Null until the guardian answers. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** Full name of the child. */
  childName: Scalars['String']['output'];
  /** Number of the receipt, for example `GR-7F31-20A9-4C6D`. */
  code: Scalars['String']['output'];
  /** Full name of the guardian. */
  guardianName: Scalars['String']['output'];
  /** Number of the version of the privacy policy that applies. */
  privacyVersion: Scalars['Int']['output'];
  /** Current status of the request. */
  status: GuardianRequestStatus;
};

/** Invitation of a link, for the person who received it. */
export type ReceivedInvitation = {
  __typename: 'ReceivedInvitation';
  /** Title of the course that the link opens. */
  courseTitle: Scalars['String']['output'];
  /** Email address to which the link was sent. The account needs the same address. */
  email: Scalars['String']['output'];
  /** Name of the teacher of the course. */
  teacherName: Scalars['String']['output'];
};

/** Input for recording a visit to a course page, shown in the statistics of its teacher. */
export type RecordCourseVisitInput = {
  /** ID of the visited course. */
  courseId: Scalars['ID']['input'];
  /** Action of the visitor on the page. */
  kind: VisitKind;
  /** Search phrase that led to the visit, at most 100 characters. Stored only if several people use it. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Progress in a lesson since the last report. */
export type RecordProgressInput = {
  /** Seconds that the lesson was on screen since the last report. */
  dwellSec?: InputMaybe<Scalars['Int']['input']>;
  /** ID of a lesson that the viewer has opened. */
  lessonId: Scalars['ID']['input'];
  /** Current position of the video in seconds, at which to resume. */
  positionSec?: InputMaybe<Scalars['Int']['input']>;
  /** Ranges of the video watched since the last report. At most 200. */
  watched?: InputMaybe<Array<TimeRangeInput>>;
};

/** A submitted search. Intermediate input while typing is not recorded. */
export type RecordSearchInput = {
  /** Language of the user interface. */
  language: Language;
  /** Search words, at most 100 characters. */
  search: Scalars['String']['input'];
};

/** Payment that was made to the tax office. */
export type RecordTaxPaymentInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Declared month, for instance 2026-11. */
  period: Scalars['String']['input'];
  /** Personal income tax withheld from teachers, in đồng. */
  pitWithheld: Scalars['Vnd']['input'];
  /** Reference of the payment at the bank or the tax office; 3 to 64 characters. */
  reference: Scalars['String']['input'];
  /** Value added tax on the platform’s own sales, in đồng. */
  vatOutput: Scalars['Vnd']['input'];
  /** Value added tax withheld from teachers, in đồng. */
  vatWithheld: Scalars['Vnd']['input'];
};

/** Result of recording a visit to a course page. */
export type RecordedCourseVisit = {
  __typename: 'RecordedCourseVisit';
  /** False if the visit was already counted, or the visitor is not a potential buyer. */
  isCounted: Scalars['Boolean']['output'];
};

/** Result of recording a search. */
export type RecordedSearch = {
  __typename: 'RecordedSearch';
  /** False if the search was already counted, was corrected, or is not meaningful. */
  isCounted: Scalars['Boolean']['output'];
};

/** Recovery codes for a lost authenticator. They cannot be read again later. */
export type RecoveryCodes = {
  __typename: 'RecoveryCodes';
  /** Ten codes, each valid once in place of a code of the authenticator. */
  codes: Array<Scalars['String']['output']>;
};

/** Session to refresh, identified by its refresh token. */
export type RefreshSessionInput = {
  /** Most recent refresh token of the session. */
  refreshToken: Scalars['String']['input'];
};

/** A refund of one bought course. */
export type Refund = {
  __typename: 'Refund';
  /** Last four digits of the target account. Null if the original payment method is used. */
  accountTail: Maybe<Scalars['String']['output']>;
  /** Actions that the viewer may take now. */
  actions: Array<RefundAction>;
  /** Refunded amount in đồng, including `exchanged`. */
  amount: Scalars['Vnd']['output'];
  /** Deadline of the teacher’s or the platform’s answer. Null once it is decided. */
  answerBy: Maybe<Scalars['DateTime']['output']>;
  /** The buyer’s message with the appeal. */
  appealNote: Maybe<Scalars['String']['output']>;
  /** Time until which a rejection can be appealed. Null if it cannot. */
  appealUntil: Maybe<Scalars['DateTime']['output']>;
  /** Time of the buyer’s appeal against a rejection. */
  appealedAt: Maybe<Scalars['DateTime']['output']>;
  /** The buyer who requested the refund. */
  buyer: RatingAuthor;
  /** Time at which the refund was completed. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** The bought course. Null if the viewer may no longer see it. */
  course: Maybe<Course>;
  /** Time of the approval or rejection. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Message to the buyer with the decision. */
  decisionNote: Maybe<Scalars['String']['output']>;
  /** Other refunds of the same buyer, latest first, at most ten. Null without `refund:decide`. */
  earlier: Maybe<Array<Refund>>;
  /** Part of the amount that paid another course in exchange, in đồng. 0 without an exchange. */
  exchanged: Scalars['Vnd']['output'];
  /** Title of the course taken in exchange. Null without an exchange. */
  exchangedFor: Maybe<Scalars['String']['output']>;
  /** The gateway’s error code of a failed transfer. Null without `refund:decide`. */
  failureCode: Maybe<Scalars['String']['output']>;
  /** Hints for a closer check. Null without `refund:decide`. */
  flags: Maybe<RefundFlags>;
  /** Gateway that makes the refund. Null if a bank account was named. */
  gateway: Maybe<PaymentGateway>;
  /** Unique refund ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if two administrators must approve it and one has. */
  isHalfApproved: Scalars['Boolean']['output'];
  /** True if the purchase has an e-invoice, which the refund adjusts or cancels. False for orders that were paid before invoicing began. */
  isInvoiced: Scalars['Boolean']['output'];
  /** The buyer’s message, visible to the teacher. */
  note: Maybe<Scalars['String']['output']>;
  /** Refund number to quote, for example HT-1126-0417. */
  number: Scalars['String']['output'];
  /** Number of the order, to quote. */
  orderNumber: Scalars['String']['output'];
  /** Time at which the course was paid. */
  paidAt: Scalars['DateTime']['output'];
  /** Highest progress in the course at the time of the request, in per cent. */
  percentAtRequest: Scalars['Int']['output'];
  /** The buyer’s reason for the request. */
  reason: RefundReason;
  /** Time at which the refund was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** Current result of the refund policy for the purchase, by the terms of the purchase. */
  right: Maybe<RefundRight>;
  /** Current status of the refund. */
  status: RefundStatus;
  /** History of the refund, oldest first. Internal steps are visible only to administrators. */
  steps: Array<RefundStep>;
  /** The buyer’s progress in the course. */
  study: Maybe<RefundStudy>;
  /** The teacher’s share that is reversed, in đồng. Null for the buyer. */
  teacherShare: Maybe<Scalars['Vnd']['output']>;
  /** Title of the course at the time of the purchase. */
  title: Scalars['String']['output'];
  /** Number of the file for the bank that contains the pending transfer. Null otherwise, and without `refund:decide`. */
  transferFile: Maybe<Scalars['String']['output']>;
};

/** The target account of a refund. */
export type RefundAccount = {
  __typename: 'RefundAccount';
  /** Common name of the bank. */
  bank: Scalars['String']['output'];
  /** Account holder, in the format of banks. */
  holder: Scalars['String']['output'];
  /** Account number, digits only. */
  number: Scalars['String']['output'];
};

/** Action that a viewer may take on a refund. */
export type RefundAction =
  /** Approve or reject as the teacher with agreeToRefund or disagreeWithRefund. */
  | 'ANSWER'
  /** Appeal against the rejection with appealRefund. */
  | 'APPEAL'
  /** Cancel the refund with cancelRefund. */
  | 'CANCEL'
  /** Confirm the bank transfer with confirmRefundTransfer. */
  | 'CONFIRM'
  /** Decide for the platform with approveRefund or rejectRefund. */
  | 'DECIDE'
  /** Retry the transfer with retryRefund. */
  | 'RETRY';

/** Hints for a closer check of a refund. They reject nothing. */
export type RefundFlags = {
  __typename: 'RefundFlags';
  /** Number of refunds that the buyer requested within `days`, including this one. */
  asked: Scalars['Int']['output'];
  /** Number of paid courses that the buyer has ever bought. */
  bought: Scalars['Int']['output'];
  /** Length of the counted period in days. */
  days: Scalars['Int']['output'];
  /** True if the buyer had requested refunds frequently at the time of the request. */
  isFlagged: Scalars['Boolean']['output'];
  /** Number of completed refunds of the buyer. */
  refunded: Scalars['Int']['output'];
};

/** Group of refunds by pending action. */
export type RefundGroup =
  /** Completed, rejected or cancelled. */
  | 'DONE'
  /** Approved; the money has not arrived yet. */
  | 'UNDER_WAY'
  /** The platform must decide, or act on a failed transfer. */
  | 'WAITING_FOR_PLATFORM'
  /** The teacher must answer first. */
  | 'WAITING_FOR_TEACHER';

/** Numbered page of rows, with the total number. */
export type RefundPage = {
  __typename: 'RefundPage';
  /** Rows of this page, in the requested order. */
  items: Array<Refund>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Buyer’s reason for a refund. */
export type RefundReason =
  /** The buyer meant to buy another course. */
  | 'BOUGHT_BY_MISTAKE'
  /** The picture or sound quality is poor. */
  | 'HARD_TO_FOLLOW'
  /** The content differs from the description. */
  | 'NOT_AS_DESCRIBED'
  /** Another reason, given in the note. */
  | 'OTHER'
  /** The course is too easy or too hard. */
  | 'WRONG_LEVEL';

/** Result of the refund policy for one purchase, by the terms of the purchase. */
export type RefundRight = {
  __typename: 'RefundRight';
  /** Paid amount that would be refunded, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** ID of the bought course. */
  courseId: Scalars['ID']['output'];
  /** Number of days from the payment to the deadline. */
  days: Scalars['Int']['output'];
  /** Time until which a refund can be requested. */
  deadline: Scalars['DateTime']['output'];
  /** Time until which the course can be exchanged. Null if it cannot. */
  exchangeUntil: Maybe<Scalars['DateTime']['output']>;
  /** Gateway of the payment. Null without one. */
  gateway: Maybe<PaymentGateway>;
  /** True if a certificate was issued for the course. */
  hasCertificate: Scalars['Boolean']['output'];
  /** ID of the order line, for requestRefund. */
  id: Scalars['ID']['output'];
  /** Number of lessons that can still be opened before the right is lost. 0 if it is lost. */
  lessonsLeft: Scalars['Int']['output'];
  /** Maximum share of opened lessons for a refund, in per cent. */
  mostPercent: Scalars['Int']['output'];
  /** True if a bank account is required, because the original payment method cannot be used. */
  needsBankAccount: Scalars['Boolean']['output'];
  /** Number of the order, to quote. */
  orderNumber: Scalars['String']['output'];
  /** Time of the payment. */
  paidAt: Scalars['DateTime']['output'];
  /** Share of the lessons that the buyer has ever opened, in per cent. */
  percent: Scalars['Int']['output'];
  /** ID of the refund, if one was requested. Otherwise null. */
  refundId: Maybe<Scalars['ID']['output']>;
  /** Result: a refund can be requested, or the reason why not. */
  rule: RefundRule;
  /** Title of the course at the time of the order. */
  title: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type RefundRightPage = {
  __typename: 'RefundRightPage';
  /** Rows of this page, in the requested order. */
  items: Array<RefundRight>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Role in which a step of a refund was taken. */
export type RefundRole =
  /** An administrator of the platform. */
  | 'ADMIN'
  /** The buyer of the course. */
  | 'BUYER'
  /** A scheduled job or a gateway. */
  | 'SYSTEM'
  /** The teacher of the course. */
  | 'TEACHER';

/** Current result of the refund policy for a purchase. */
export type RefundRule =
  /** A refund can be requested now. */
  | 'ALLOWED'
  /** A refund was already requested before. */
  | 'ASKED_BEFORE'
  /** A certificate was issued for the course. */
  | 'CERTIFICATE_ISSUED'
  /** The buyer’s bank has taken the money back and has not decided yet. */
  | 'IN_DISPUTE'
  /** Nothing was paid for it, or it was already refunded. */
  | 'NOT_PAID'
  /** The progress in the course exceeds the limit of the terms. */
  | 'STUDIED_TOO_MUCH'
  /** The refund period has ended. */
  | 'WINDOW_OVER';

/** Status of a refund from the request to the payment. */
export type RefundStatus =
  /** Awaits the platform’s decision until `answerBy`. */
  | 'ADMIN_REVIEW'
  /** Approved: the buyer is owed the money, and access is suspended. */
  | 'APPROVED'
  /** Cancelled by the buyer before the decision. */
  | 'CANCELLED'
  /** The money was returned, and the purchase no longer grants access. */
  | 'COMPLETED'
  /** The money could not be sent. It is still owed, and an administrator must act. */
  | 'FAILED'
  /** The money is being transferred. */
  | 'PROCESSING'
  /** Rejected for the reason in `decisionNote`. The buyer can appeal once. */
  | 'REJECTED'
  /** Requested; the teacher has not been notified yet. */
  | 'REQUESTED'
  /** Awaits the teacher’s answer until `answerBy`. */
  | 'TEACHER_REVIEW';

/** One step in the history of a refund. */
export type RefundStep = {
  __typename: 'RefundStep';
  /** Time of the recorded step. */
  at: Scalars['DateTime']['output'];
  /** Unique refund step ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Kind of the recorded step. */
  kind: RefundStepKind;
  /** Message recorded with the step. */
  note: Maybe<Scalars['String']['output']>;
  /** Name of the person who took the step. Null for jobs and gateways, and without `refund:decide`. */
  personName: Maybe<Scalars['String']['output']>;
  /** Role in which the step was taken. */
  role: RefundRole;
};

/** Kind of step in the history of a refund. */
export type RefundStepKind =
  /** The platform approved the refund. */
  | 'ADMIN_AGREED'
  /** The buyer appealed against the rejection. */
  | 'APPEALED'
  /** The refund was approved, and the buyer is owed the money. */
  | 'APPROVED'
  /** The buyer cancelled the request. */
  | 'CANCELLED'
  /** The money was returned to the buyer. */
  | 'COMPLETED'
  /** An administrator confirmed the bank transfer. */
  | 'CONFIRMED'
  /** The teacher did not answer in time; the platform decides. */
  | 'ESCALATED'
  /** The buyer took another course in exchange. */
  | 'EXCHANGED'
  /** One administrator approved it; the amount needs a second approval. */
  | 'FIRST_APPROVED'
  /** The platform rejected the refund. */
  | 'REJECTED'
  /** The buyer requested the refund. */
  | 'REQUESTED'
  /** An administrator retried the transfer. */
  | 'RETRIED'
  /** A second administrator disagreed; the decision starts again. */
  | 'SECOND_DISAGREED'
  /** The money could not be sent. */
  | 'SEND_FAILED'
  /** The money was sent to the buyer. */
  | 'SENT'
  /** The teacher approved the refund. */
  | 'TEACHER_AGREED'
  /** The teacher rejected the refund; the platform decides. */
  | 'TEACHER_DISAGREED';

/** Progress of the buyer in the course of the refund. */
export type RefundStudy = {
  __typename: 'RefundStudy';
  /** Number of completed lessons. */
  completedLessons: Scalars['Int']['output'];
  /** Title of the lesson opened last. Null before the first one. */
  lastLesson: Maybe<Scalars['String']['output']>;
  /** Time of the latest study. Null if never studied. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of lessons in the course. */
  totalLessons: Scalars['Int']['output'];
};

/** Reason why an operation on a user is rejected. */
export type Refusal =
  /** The viewer would grant permissions that the viewer lacks. */
  | 'GRANTS_TOO_MUCH'
  /** The change would leave no active administrator. */
  | 'LAST_ADMINISTRATOR'
  /** No user has this ID. */
  | 'NOT_FOUND'
  /** The target user has permissions that the viewer lacks. */
  | 'OUTRANKED'
  /** Administrators cannot suspend or delete their own account. */
  | 'OWN_ACCOUNT'
  /** Administrators cannot remove the administrator role from themselves. */
  | 'OWN_ADMINISTRATOR';

/** Reason of an error, with its message. */
export type RefusalReason = {
  __typename: 'RefusalReason';
  /** Kind of failure: `extensions.code`. */
  code: ErrorCode;
  /** Cause of the error and the recommended handling, in English. */
  description: Scalars['String']['output'];
  /** Message for end users, in the language of the request. Placeholders have the form `{limit}`. */
  message: Scalars['String']['output'];
  /** Machine-readable reason: `extensions.reason`. */
  reason: ErrorReason;
  /** HTTP status of the REST response. */
  status: Scalars['Int']['output'];
};

/** Refusal of a request about personal data. */
export type RefusePrivacyRequestInput = {
  /** Answer that is sent to the person, 10 to 2,000 characters. */
  answer: Scalars['String']['input'];
  /** Article of the law on which the refusal relies, 3 to 200 characters. */
  article: Scalars['String']['input'];
  /** ID of an open request. */
  requestId: Scalars['ID']['input'];
};

/** Details of the account to create. */
export type RegisterInput = {
  /** Year of birth, 1900 to the current year. Required if `publicTerms.asksBirthYear`, otherwise optional. */
  birthYear?: InputMaybe<Scalars['Int']['input']>;
  /** Email address, case-insensitive; at most 254 characters. */
  email: Scalars['String']['input'];
  /** Full name, family name first; 2 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** Code of an emailed invitation to create an account (`#invitation=`) or to a course (`#token=`). It confirms the email address. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  /** Language of the interface, emails and messages. Defaults to the language of the request. */
  locale?: InputMaybe<Language>;
  /** Password of 8 to 128 arbitrary characters. Common passwords are rejected. */
  password: Scalars['String']['input'];
  /** Initial role: USER, or TEACHER for a teacher account. */
  role?: Role;
};

/** Processing of personal data by a feature, as the code declares it. */
export type RegisteredActivity = {
  __typename: 'RegisteredActivity';
  /** Name of the feature. */
  feature: Scalars['String']['output'];
  /** Purpose of the processing, in the language of the request. */
  purpose: Scalars['String']['output'];
  /** Permissions of administrators for the feature, in the language of the request. */
  readers: Array<Scalars['String']['output']>;
  /** Parties outside of the server that receive data, in the language of the request. */
  recipients: Array<Scalars['String']['output']>;
  /** Tables with the data. */
  tables: Array<ProcessedTable>;
};

/** Input for reissuing a certificate with a corrected name. */
export type ReissueCertificateInput = {
  /** ID of a valid certificate. */
  certificateId: Scalars['ID']['input'];
  /** Reason shown to the student, 10 to 500 characters. */
  reason: Scalars['String']['input'];
  /** Name to print on the certificate, 2 to 100 characters. */
  studentName: Scalars['String']['input'];
};

/** Rejection of a submitted course. */
export type RejectCourseInput = {
  /** ID of the submitted course. */
  courseId: Scalars['ID']['input'];
  /** Reason for the teacher, 10 to 4,000 characters. */
  reason: Scalars['String']['input'];
  /** ID of the displayed submission. CONFLICT if another one is pending now. */
  reviewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payout to reject and the reason. */
export type RejectPayoutInput = {
  /** ID of the payout that the viewer rejects. */
  payoutId: Scalars['ID']['input'];
  /** Reason of 3 to 300 characters, shown to the teacher. */
  reason: Scalars['String']['input'];
};

/** The platform’s rejection of a refund. */
export type RejectRefundInput = {
  /** Reason, visible to the buyer. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** ID of a refund that awaits the platform. */
  refundId: Scalars['ID']['input'];
};

/** Rejection of the identity of a seller. */
export type RejectSellerInput = {
  /** Reason, shown to the teacher; 5 to 500 characters. */
  reason: Scalars['String']['input'];
  /** ID of the identity. */
  sellerId: Scalars['ID']['input'];
};

/** Outgoing operations to release after a restore. */
export type ReleaseOutgoingInput = {
  /** Kind of outgoing operation to release. */
  kind: OutgoingKind;
  /** Reason of 3 to 300 characters, recorded in the audit log: the checks made before the release. */
  reason: Scalars['String']['input'];
};

/** Effects of regrading a question by its current answer key. */
export type RemarkPreview = {
  __typename: 'RemarkPreview';
  /** Number of submitted attempts graded by an older answer key. */
  attempts: Scalars['Int']['output'];
  /** Number of attempts that would gain points. */
  gain: Scalars['Int']['output'];
  /** Number of attempts that would lose points. Passed attempts stay passed. */
  lose: Scalars['Int']['output'];
  /** Number of attempts that would pass through the regrading. */
  pass: Scalars['Int']['output'];
};

/** Input for regrading a question whose answer key was corrected. */
export type RemarkQuestionInput = {
  /** Version of the question for which the preview was loaded. */
  expectedVersion: Scalars['Int']['input'];
  /** ID of a question in a course that the viewer teaches. */
  questionId: Scalars['ID']['input'];
  /** Reason stored in the audit log, 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** A started background job that regrades a question. */
export type RemarkStarted = {
  __typename: 'RemarkStarted';
  /** ID of the question that is regraded. */
  questionId: Scalars['ID']['output'];
  /** Version of the answer key used for regrading. */
  version: Scalars['Int']['output'];
};

/** Input to mail a new link to invited addresses. */
export type RemindCourseInvitationsInput = {
  /** ID of a course that the viewer owns. */
  courseId: Scalars['ID']['input'];
  /** IDs of the pending invitations, at most 200. Defaults to all. */
  invitationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of mailing new links. */
export type RemindedInvitations = {
  __typename: 'RemindedInvitations';
  /** Number of emails sent. Addresses mailed in the last 24 hours are skipped. */
  sentCount: Scalars['Int']['output'];
};

/** A section or lesson that a revision removes. */
export type RemovedPart = {
  __typename: 'RemovedPart';
  /** ID of the section or lesson. */
  id: Scalars['ID']['output'];
  /** True for a section, which is removed with all its lessons. */
  isSection: Scalars['Boolean']['output'];
  /** Number of students who have opened it or one of its lessons. */
  studentCount: Scalars['Int']['output'];
  /** Title of the section or lesson in the course. */
  title: Scalars['String']['output'];
};

/** API token to renew with a new secret and expiry date. */
export type RenewApiTokenInput = {
  /** ID of a token of the viewer, as returned by `myApiTokens`. */
  apiTokenId: Scalars['ID']['input'];
  /** Last day of validity of the new token, in Vietnam time; from tomorrow to 365 days from today. */
  expiresOn: Scalars['Date']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Hours for which the old secret remains valid, at most until it expires; 0 to 24. With 0 it is rejected within a second. */
  overlapHours?: Scalars['Int']['input'];
};

/** Payment of the next cycle of the viewer’s package. */
export type RenewPackageInput = {
  /** Recipient of the bill. Omitted: the viewer’s own name. Stored for the next order. */
  billTo?: InputMaybe<BillDetailsInput>;
  /** Total in đồng that the viewer was shown. CONFLICT: it has changed. */
  expectedTotal?: InputMaybe<Scalars['Vnd']['input']>;
  /** Payment gateway. Required unless there is nothing to pay. */
  gateway?: InputMaybe<PaymentGateway>;
  /** Key made by the client; a repeated request with the same key returns the first result. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
};

/** Confirmation of the viewer’s identity for creating new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** Code of the authenticator app or a recovery code. */
  code: Scalars['String']['input'];
  /** Password of the viewer. Omit it if the account has none. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Reason why a lesson needs improvement. */
export type RepairReason =
  /** Far more students drop out at this lesson than at others. */
  | 'DROP'
  /** The average of the students’ best scores is low. */
  | 'LOW_SCORE'
  /** Several questions about the lesson have no answer. */
  | 'QUESTIONS'
  /** Many students watch one part of the video again. */
  | 'REPLAY'
  /** Students take days from opening the lesson to completing it. */
  | 'SLOW';

/** File to create again with the same parameters. */
export type RepeatExportInput = {
  /** ID of a file requested by the viewer, in any state. */
  exportId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Replacement of a rejected e-invoice. */
export type ReplaceEInvoiceInput = {
  /** Buyer on the new e-invoice. */
  buyer: BillDetailsInput;
  /** ID of a rejected e-invoice. */
  invoiceId: Scalars['ID']['input'];
};

/** Selection of waiting jobs to replay, and the reason. */
export type ReplayAllDeadLettersInput = {
  /** Kind of job, as returned by `deadLetterKinds`. If omitted, jobs of all kinds are replayed. */
  queue?: InputMaybe<Scalars['String']['input']>;
  /** Reason of 3 to 300 characters, recorded in the audit log for each job. */
  reason: Scalars['String']['input'];
  /** Latest time of failure of the jobs to replay. Pass the `lastFailedAt` that was displayed to exclude later failures. */
  until: Scalars['DateTime']['input'];
};

/** Jobs to run again with all of their attempts. */
export type ReplayDeadLettersInput = {
  /** Dead letter IDs, as returned by `deadLetters`; 1 to 100. */
  deadLetterIds: Array<Scalars['ID']['input']>;
};

/** Result of replaying all dead letters. */
export type ReplayedDeadLetters = {
  __typename: 'ReplayedDeadLetters';
  /** Number of replayed jobs; at most 1,000. */
  done: Scalars['Int']['output'];
  /** Number of selected jobs that still wait because of the limit per call. */
  left: Scalars['Int']['output'];
};

/** Result of replaying deliveries. */
export type ReplayedDeliveries = {
  __typename: 'ReplayedDeliveries';
  /** Number of deliveries that were scheduled again. */
  count: Scalars['Int']['output'];
};

/** Input for adding a message of a guest to a ticket. */
export type ReplyAsGuestInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Secret that follows `#ticket=` in the link of the email. */
  secret: Scalars['String']['input'];
  /** Plain text of the message, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** Input for a reply to a message of a teacher. */
export type ReplyToCourseMessageInput = {
  /** Plain text with line breaks, 2 to 2,000 characters. */
  body: Scalars['String']['input'];
  /** For teachers: enrolment ID of the recipient to whose reply they respond. Students omit it, because they reply in their own conversation. */
  enrolmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Message that the viewer received, or a message of a course that the viewer teaches. */
  messageId: Scalars['ID']['input'];
};

/** Input for the public reply to a rating. */
export type ReplyToRatingInput = {
  /** ID of a rating of a course for which the viewer may reply. */
  ratingId: Scalars['ID']['input'];
  /** Text of the reply, 2 to 1,000 characters. Replaces the existing reply; null removes it. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Input for adding a message to a ticket of the viewer. */
export type ReplyToTicketInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Plain text of the message, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
  /** ID of a ticket of the viewer that is not closed. */
  ticketId: Scalars['ID']['input'];
  /** IDs of the viewer’s finished uploads, at most 3 files with 10 MB in total. */
  uploadIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** JavaScript error in a browser, without personal data. */
export type ReportBrowserErrorInput = {
  /** Name and message of the error, with quoted texts, URLs, email addresses and long numbers masked; 1 to 300 characters. */
  message: Scalars['String']['input'];
  /** Release of the web application, such as `1.4.0`; at most 40 characters. */
  release: Scalars['String']['input'];
  /** Route pattern of the page, such as `/courses/:idOrSlug`, never its URL; at most 200 characters. */
  route: Scalars['String']['input'];
  /** Script, line and column of the first stack frame in the platform’s own code, such as `assets/index-B2xk.js:12:345`. */
  source: Scalars['String']['input'];
};

/** Column of a business report. */
export type ReportColumn = {
  __typename: 'ReportColumn';
  /** Heading in the language of the request. */
  heading: Scalars['String']['output'];
  /** Name of the measure. Stable. */
  name: Scalars['String']['output'];
  /** Unit of the values. */
  unit: ReportUnit;
};

/** Input for reporting a comment to moderators. */
export type ReportCommentInput = {
  /** ID of a comment written by another person. */
  commentId: Scalars['ID']['input'];
  /** Complaint shown to moderators, 5 to 500 characters. */
  note: Scalars['String']['input'];
};

/** Earlier period with which a report is compared. */
export type ReportComparison =
  /** The period of the same length directly before; whole months before whole months. */
  | 'PREVIOUS_PERIOD'
  /** The same days one year earlier. */
  | 'PREVIOUS_YEAR';

/** Period of a saved report, relative to the current day. */
export type ReportPeriod =
  /** The seven days before today. */
  | 'LAST_7_DAYS'
  /** The thirty days before today. */
  | 'LAST_30_DAYS'
  /** The previous calendar month. */
  | 'LAST_MONTH'
  /** The previous week, Monday to Sunday. */
  | 'LAST_WEEK'
  /** The current calendar month until today. */
  | 'THIS_MONTH'
  /** The current year until today. */
  | 'THIS_YEAR';

/** Input for reporting a rating to moderators. */
export type ReportRatingInput = {
  /** Complaint shown to moderators, 5 to 500 characters. */
  note: Scalars['String']['input'];
  /** ID of a published rating written by another person. */
  ratingId: Scalars['ID']['input'];
};

/** Row of a business report. */
export type ReportRow = {
  __typename: 'ReportRow';
  /** Values in the earlier period. Null without a comparison. */
  before: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
  /** First day of a period, ID of a course or teacher, coupon code, or code of a channel or reason. */
  key: Scalars['String']['output'];
  /** Name of the row in the language of the request. */
  label: Scalars['String']['output'];
  /** Values in the order of the columns. Null for a percentage of zero. */
  values: Array<Maybe<Scalars['Float']['output']>>;
};

/** Length of the rows of a report by time. */
export type ReportStep =
  /** One day in Vietnam time. */
  | 'DAY'
  /** One calendar month in Vietnam time. */
  | 'MONTH'
  /** One week, from Monday. */
  | 'WEEK';

/** Unit of the values in a column. */
export type ReportUnit =
  /** Numbers of sales, people or visits. */
  | 'COUNT'
  /** Percentages of two counts in the same row. */
  | 'PERCENT'
  /** Amounts in đồng from the ledger. */
  | 'VND';

/** Result of reporting a JavaScript error. */
export type ReportedBrowserError = {
  __typename: 'ReportedBrowserError';
  /** False if too many errors were reported within the hour. */
  isCounted: Scalars['Boolean']['output'];
};

/** Input for an email about the first course that matches a search. */
export type RequestCourseAlertInput = {
  /** Email address of a guest. Ignored for members, who are notified in their account. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Language of the email to a guest. */
  language: Language;
  /** Search words that match no course completely, 2 to 100 characters. */
  search: Scalars['String']['input'];
};

/** Confirmation of the viewer’s identity for deleting the account. */
export type RequestErasureInput = {
  /** Password of the viewer. Omit it if the account has none; the sign-in must then be at most 15 minutes old. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Input for requesting an extension. */
export type RequestExtensionInput = {
  /** ID of an assignment with a due time whose lesson the viewer has opened. */
  assignmentId: Scalars['ID']['input'];
  /** Reason shown to the teachers, 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** Account with a forgotten password. */
export type RequestPasswordResetInput = {
  /** Email address of the account, case-insensitive. */
  email: Scalars['String']['input'];
  /** Language of the email. Defaults to the language of the user. */
  language?: InputMaybe<Language>;
  /** URL that the emailed link opens, followed by `#reset=` and the code. Must be on the platform’s or an allowed origin. Defaults to the platform’s own page. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Amount of the payout to request. */
export type RequestPayoutInput = {
  /** Amount in đồng; at least `payoutLeast` of the terms and at most the available balance. */
  amount: Scalars['Vnd']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
};

/** Request of a refund for one bought course. */
export type RequestRefundInput = {
  /** Target account instead of the original payment method. Required for payments by transfer. */
  bankAccount?: InputMaybe<BankAccountInput>;
  /** Key made by the client; a repeated request with the same key returns the first result. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** ID of the order line to refund. */
  lineId: Scalars['ID']['input'];
  /** Message visible to the teacher; required for OTHER. At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Reason that the buyer gives. */
  reason: RefundReason;
};

/** Address of a person who wants to create an account. */
export type RequestSignUpLinkInput = {
  /** Email address of an allowed domain, case-insensitive. */
  email: Scalars['String']['input'];
};

/** Input for requesting a new link to the ticket of a guest. */
export type RequestTicketLinkInput = {
  /** Email address from which the ticket was created. Case is ignored. */
  email: Scalars['String']['input'];
  /** Number of the ticket, for example HT-1126-0431. Case and spaces are ignored. */
  number: Scalars['String']['input'];
};

/** Result of a request for an email about a course. */
export type RequestedCourseAlert = {
  __typename: 'RequestedCourseAlert';
  /** True if the member had requested it before. Always false for guests, because anyone can enter an address. */
  isRepeated: Scalars['Boolean']['output'];
};

/** A bill that was sent again. */
export type ResentBill = {
  __typename: 'ResentBill';
  /** The buyer’s current email address, to which the bill was sent. */
  email: Scalars['String']['output'];
  /** Number of the paid order. */
  number: Scalars['String']['output'];
};

/** New password that replaces a forgotten one. */
export type ResetPasswordInput = {
  /** Repeated password. If present, it must equal newPassword. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** New password of 8 to 128 arbitrary characters. Common passwords are rejected. */
  newPassword: Scalars['String']['input'];
  /** Code that follows `#reset=` in the emailed link. */
  token: Scalars['String']['input'];
};

/** Resolution of a settlement difference. */
export type ResolveSettlementDifferenceInput = {
  /** ID of the difference. Missing payments cannot be resolved. */
  differenceId: Scalars['ID']['input'];
  /** Findings, recorded in the audit log. 3 to 300 characters. */
  note: Scalars['String']['input'];
};

/** A resolved difference, removed from the list. */
export type ResolvedDifference = {
  __typename: 'ResolvedDifference';
  /** ID of the settlement difference. */
  differenceId: Scalars['ID']['output'];
};

/** Earlier version of the branding to restore. */
export type RestoreBrandingInput = {
  /** Reason of 3 to 300 characters, recorded in the history. */
  reason: Scalars['String']['input'];
  /** Version whose values apply again, as a new version. 0: the demo’s brand. */
  version: Scalars['Int']['input'];
};

/** Earlier version of a custom page to restore. */
export type RestoreCustomPageInput = {
  /** Number of the latest version, which the client has read. */
  expectedVersion: Scalars['Int']['input'];
  /** Number of the version whose content becomes the latest version. */
  number: Scalars['Int']['input'];
  /** ID of the page, from `customPages`. */
  pageId: Scalars['ID']['input'];
};

/** Restore drill: a backup restored into a temporary database, checked and deleted. */
export type RestoreDrill = {
  __typename: 'RestoreDrill';
  /** Time at which the restored backup was created. */
  backupAt: Scalars['DateTime']['output'];
  /** ID of the restored backup. */
  backupId: Scalars['ID']['output'];
  /** Time at which the drill finished. Null while in progress. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason why the drill did not pass. Null if it passed. */
  fault: Maybe<BackupFaultKind>;
  /** Subject of the fault. Null if unknown. */
  faultDetail: Maybe<Scalars['String']['output']>;
  /** Unique drill ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Time at which the drill started, scheduled or manually. */
  startedAt: Scalars['DateTime']['output'];
  /** Current status of the drill. */
  status: DrillStatus;
  /** Finished steps of the drill, in order. */
  steps: Array<DrillStep>;
};

/** Input to restore the previous content of a lesson. */
export type RestoreLessonInput = {
  /** ID of the edit to undo, from courseChanges. */
  changeId: Scalars['ID']['input'];
  /** Displayed version of the lesson. CONFLICT if it was edited meanwhile. */
  expectedVersion: Scalars['Int']['input'];
  /** ID of a lesson in a course that the viewer may edit. */
  lessonId: Scalars['ID']['input'];
};

/** Retry of a refund whose money could not be sent. */
export type RetryRefundInput = {
  /** The buyer’s account, for a bank transfer instead. Omitted: the same method again. */
  bankAccount?: InputMaybe<BankAccountInput>;
  /** ID of a refund that is FAILED. */
  refundId: Scalars['ID']['input'];
};

/** Input for releasing grades to students. */
export type ReturnSubmissionsInput = {
  /** ID of the assignment to which all submissions belong. */
  assignmentId: Scalars['ID']['input'];
  /** IDs of submissions with complete grading, 1 to 50. */
  submissionIds: Array<Scalars['ID']['input']>;
};

/** Return of unmatched money to its sender. */
export type ReturnSuspenseInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the unmatched money. */
  itemId: Scalars['ID']['input'];
  /** Reason for the return, recorded in the audit log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** Submissions whose grades were released. */
export type ReturnedSubmissions = {
  __typename: 'ReturnedSubmissions';
  /** ID of the assignment to which all submissions belong. */
  assignmentId: Scalars['ID']['output'];
  /** IDs of the submissions whose grades were released. */
  submissionIds: Array<Scalars['ID']['output']>;
};

/** Revenue of one day from the ledger. `paid` is the sum of its three parts. */
export type RevenueDay = {
  __typename: 'RevenueDay';
  /** Day of the postings, in Vietnam time. */
  day: Scalars['Date']['output'];
  /** Refunds approved in the period in đồng, regardless of the time of payment. */
  givenBack: Scalars['Vnd']['output'];
  /** Amount paid by buyers in đồng, including credit from exchanged courses. */
  paid: Scalars['Vnd']['output'];
  /** Share of the platform in đồng. Negative if its coupons exceed the commission. */
  platform: Scalars['Vnd']['output'];
  /** Number of paid orders for courses, exchanges and packages. */
  sales: Scalars['Int']['output'];
  /** Taxes withheld or collected, in đồng. */
  taxes: Scalars['Vnd']['output'];
  /** Share of the teachers in đồng. */
  teachers: Scalars['Vnd']['output'];
};

/** Revenue of one month from the ledger. `paid` is the sum of its three parts. */
export type RevenueMonth = {
  __typename: 'RevenueMonth';
  /** Refunds approved in the period in đồng, regardless of the time of payment. */
  givenBack: Scalars['Vnd']['output'];
  /** First day of the month of the postings, in Vietnam time. */
  month: Scalars['Date']['output'];
  /** Amount paid by buyers in đồng, including credit from exchanged courses. */
  paid: Scalars['Vnd']['output'];
  /** Share of the platform in đồng. Negative if its coupons exceed the commission. */
  platform: Scalars['Vnd']['output'];
  /** Number of paid orders for courses, exchanges and packages. */
  sales: Scalars['Int']['output'];
  /** Taxes withheld or collected, in đồng. */
  taxes: Scalars['Vnd']['output'];
  /** Share of the teachers in đồng. */
  teachers: Scalars['Vnd']['output'];
};

/** Filter of submissions by assigned reviewer. */
export type ReviewAssignment =
  /** All submissions, assigned or not. */
  | 'ANY'
  /** Submissions without a reviewer. */
  | 'FREE'
  /** Submissions assigned to the viewer. */
  | 'MINE';

/** A reviewer’s verdict on one item. */
export type ReviewCheck = {
  __typename: 'ReviewCheck';
  /** Item of the checklist. */
  item: ReviewItem;
  /** Note to the teacher on how to fix it. */
  note: Maybe<Scalars['String']['output']>;
  /** Verdict on the item. */
  verdict: ReviewVerdict;
};

/** Verdict on one item of the checklist. */
export type ReviewCheckInput = {
  /** Item of the checklist. */
  item: ReviewItem;
  /** Note on how to fix it, at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Verdict on the item. */
  verdict: ReviewVerdict;
};

/** Decision of a review. PENDING until it is decided. */
export type ReviewDecision =
  /** Approved; the teacher may publish the course. */
  | 'APPROVED'
  /** No decision was made yet. */
  | 'PENDING'
  /** Rejected for a policy reason. */
  | 'REJECTED'
  /** Returned; the checklist states the required changes. */
  | 'SENT_BACK'
  /** Withdrawn by its teacher. */
  | 'WITHDRAWN';

/** Item of the review checklist. */
export type ReviewItem =
  /** The lessons teach what the course promises. */
  | 'CONTENT'
  /** The teacher has the rights to all content. */
  | 'COPYRIGHT'
  /** Title, description and outcomes are true and clear. */
  | 'DESCRIPTION'
  /** Picture and sound are good enough for learning. */
  | 'MEDIA'
  /** Nothing violates the law or the platform’s rules. */
  | 'POLICY'
  /** The price is appropriate for the content. */
  | 'PRICE';

/** Place of a submission in the queue, the longest waiting first. */
export type ReviewPlace = {
  __typename: 'ReviewPlace';
  /** ID of the submission after it. Null for the last. */
  nextId: Maybe<Scalars['ID']['output']>;
  /** Position in the queue, from 1. */
  position: Scalars['Int']['output'];
  /** ID of the submission before it. Null for the first. */
  previousId: Maybe<Scalars['ID']['output']>;
  /** Number of pending submissions, including this one. */
  total: Scalars['Int']['output'];
};

/** Verdict on an item: PASS, or FIX with a note. */
export type ReviewVerdict =
  /** The item needs changes; see the note. */
  | 'FIX'
  /** The item needs no changes. */
  | 'PASS';

/** Course field that is compared with the previous submission. */
export type ReviewedField =
  /** Target audience, one per line. */
  | 'AUDIENCE'
  /** Category of the course; the values are names. */
  | 'CATEGORY'
  /** Uploaded cover. No values, only the fact that it changed. */
  | 'COVER'
  /** Description of the course, without formatting. */
  | 'DESCRIPTION'
  /** Learning outcomes, one per line. */
  | 'OUTCOMES'
  /** List price in đồng. */
  | 'PRICE'
  /** Promotional video. No values, only the fact that it changed. */
  | 'PROMO'
  /** Requirements for students, one per line. */
  | 'REQUIREMENTS'
  /** Sale price in đồng. Null without a sale. */
  | 'SALE_PRICE'
  /** Subtitle of the course. */
  | 'SUBTITLE'
  /** Search tags, separated by commas. */
  | 'TAGS'
  /** Title of the course. */
  | 'TITLE';

/** State of a revision of a course on sale. */
export type RevisionState =
  /** Approved and applied to the course. */
  | 'APPLIED'
  /** Discarded by a teacher. */
  | 'DISCARDED'
  /** In preparation; visible to its teachers only. */
  | 'DRAFT'
  /** Rejected for a policy reason. */
  | 'REJECTED'
  /** Returned with notes by a reviewer. */
  | 'SENT_BACK'
  /** In review; cannot be edited meanwhile. */
  | 'SUBMITTED';

/** Input for revoking a certificate. */
export type RevokeCertificateInput = {
  /** ID of a valid certificate. */
  certificateId: Scalars['ID']['input'];
  /** Reason shown to the student, 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** Reason why a student is at risk of not finishing a course. */
export type RiskReason =
  /** Work with at least 7 days of preparation time has been overdue for 1 to 90 days. */
  | 'DEADLINE_MISSED'
  /** The student has not opened any lesson for at least 7 days since the enrolment. */
  | 'NOT_BEGUN'
  /** The student has attempted a quiz at least three times without passing it. */
  | 'QUIZ_FAILED'
  /** The student has not studied for at least 14 days. */
  | 'STOPPED';

/** System role. A user can have several. */
export type Role =
  /** Operates the platform. Has all administrative permissions. */
  | 'ADMIN'
  /** Creates and sells courses. */
  | 'TEACHER'
  /** Buys and studies courses. Every user has this role. */
  | 'USER';

/** Operation to apply to the listed roles. */
export type RoleChange =
  /** Adds the listed roles to the existing ones. */
  | 'ADD'
  /** Removes the listed roles and retains the others. */
  | 'REMOVE'
  /** Replaces all roles of a kind with the listed ones. An omitted kind does not change. */
  | 'REPLACE';

/** Number of users with a role. */
export type RoleCount = {
  __typename: 'RoleCount';
  /** Number of users with the role. For USER, number of users without any other role. */
  count: Scalars['Int']['output'];
  /** Role that the count refers to. */
  role: Role;
};

/** Origin of a role. */
export type RoleKind =
  /** Role created and edited by administrators. */
  | 'CUSTOM'
  /** Built-in role that cannot be edited or deleted. */
  | 'SYSTEM';

/** Custom role, reduced to ID and name. */
export type RoleName = {
  __typename: 'RoleName';
  /** Unique ID of the custom role. */
  id: Scalars['ID']['output'];
  /** Name of the custom role. */
  name: Scalars['String']['output'];
};

/** A list that enrols students in a course or ends their enrolments. */
export type RosterChange = {
  __typename: 'RosterChange';
  /** Name of the person who submitted the list. */
  authorName: Scalars['String']['output'];
  /** Time at which the list was submitted. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of lines that were processed with success. */
  doneCount: Scalars['Int']['output'];
  /** Time at which processing ended. Null while the list is being processed. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique list ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Action that the list applies to its students. */
  kind: RosterKind;
  /** Total number of lines in the list. */
  lineCount: Scalars['Int']['output'];
  /** Reason shown to the students. */
  reason: Scalars['String']['output'];
  /** Number of lines that have been processed. */
  workedCount: Scalars['Int']['output'];
};

/** Numbered page of rows, with the total number. */
export type RosterChangePage = {
  __typename: 'RosterChangePage';
  /** Rows of this page, in the requested order. */
  items: Array<RosterChange>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Action that a list applies to its students. */
export type RosterKind =
  /** Ends enrolments that a teacher granted. Students retain their progress and certificates. */
  | 'END'
  /** Enrols the students free of charge, for the access period with which the course is sold. */
  | 'ENROL';

/** A line with one email address of a list. */
export type RosterLine = {
  __typename: 'RosterLine';
  /** Email address in the line. Null if a student was selected by enrolment, and 90 days after submission. */
  email: Maybe<Scalars['String']['output']>;
  /** Name of the student. Null if no student was found. */
  fullName: Maybe<Scalars['String']['output']>;
  /** Line number in the list, from 1. A line with several email addresses takes a number for each, and the following lines continue from the last one. */
  line: Scalars['Int']['output'];
  /** Result of processing the line. */
  outcome: RosterOutcome;
};

/** Numbered page of rows, with the total number. */
export type RosterLinePage = {
  __typename: 'RosterLinePage';
  /** Rows of this page, in the requested order. */
  items: Array<RosterLine>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Outcome of a line of a list. */
export type RosterOutcome =
  /** The student was enrolled, or the enrolment ended; the student was notified. */
  | 'DONE'
  /** The student already has access to the course, or a refund is pending. */
  | 'HOLDS'
  /** The line has no valid email address. */
  | 'INVALID'
  /** No account has confirmed the email address. A link was mailed to it, with which the person registers and is enrolled. */
  | 'INVITED'
  /** No account has confirmed the email address, and lists did not send invitations yet. */
  | 'NO_ACCOUNT'
  /** The student has no access to the course, so there is nothing to end. */
  | 'NO_PLACE'
  /** The student bought the course or obtained it in another way. Only a refund ends the enrolment. */
  | 'OTHERWISE_GIVEN'
  /** An earlier line has the same email address. */
  | 'REPEATED'
  /** Processing stopped before this line: the course left the sale or changed its owner, or processing failed too often. */
  | 'STOPPED'
  /** The person teaches the course. */
  | 'TEACHES'
  /** The line has not been processed yet. */
  | 'WAITING';

/** Result of parsing a list, before anything is changed. */
export type RosterPreview = {
  __typename: 'RosterPreview';
  /** Number of distinct email addresses in the list. */
  addressCount: Scalars['Int']['output'];
  /** Numbers of the lines without an email address. At most 100. */
  invalidLines: Array<Scalars['Int']['output']>;
  /** Number of free enrolments of the course that the owner can still grant in the current 30 days. */
  placesLeft: Scalars['Int']['output'];
  /** Number of lines whose email address is already in an earlier line. */
  repeatedCount: Scalars['Int']['output'];
};

/** Grade of a submission in one rubric row. */
export type RowMark = {
  __typename: 'RowMark';
  /** Comment on the row. Null if there is none. */
  comment: Maybe<Scalars['String']['output']>;
  /** Points awarded. Null while they are undecided. */
  points: Maybe<Scalars['Float']['output']>;
  /** ID of the rubric row. */
  rowId: Scalars['ID']['output'];
};

/** Grade of a submission in one rubric row. */
export type RowMarkInput = {
  /** Comment to the student, at most 2,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Points from 0 to those of the row, with at most two decimals. Omit while undecided. */
  points?: InputMaybe<Scalars['Float']['input']>;
  /** ID of a row of the rubric that applies to the submission. */
  rowId: Scalars['ID']['input'];
};

/** A level of a rubric row that graders can select. */
export type RubricLevel = {
  __typename: 'RubricLevel';
  /** Label of the level, at most 40 characters. */
  label: Scalars['String']['output'];
  /** Points of the level, at most those of the row. */
  points: Scalars['Int']['output'];
};

/** A level of a rubric row that graders can select. */
export type RubricLevelInput = {
  /** Label of the level, 1 to 40 characters. */
  label: Scalars['String']['input'];
  /** Points from 0 to those of the row, more than the previous level. */
  points: Scalars['Int']['input'];
};

/** A grading criterion of a rubric. */
export type RubricRow = {
  __typename: 'RubricRow';
  /** Requirements for full points. Null if the teacher wrote none. */
  description: Maybe<Scalars['String']['output']>;
  /** Unique row ID, equal in all versions of the assignment. */
  id: Scalars['ID']['output'];
  /** Levels with increasing points. If empty, graders enter points. */
  levels: Array<RubricLevel>;
  /** Maximum points of the row. */
  points: Scalars['Int']['output'];
  /** Title of the criterion, at most 120 characters. */
  title: Scalars['String']['output'];
};

/** A grading criterion of a rubric. */
export type RubricRowInput = {
  /** Requirements for full points, at most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Two to six levels with increasing points, the last one with full points. Without levels, graders enter points. */
  levels?: Array<RubricLevelInput>;
  /** Maximum points of the row, 1 to 100. */
  points: Scalars['Int']['input'];
  /** ID of an existing row. Omit it for a new row. */
  rowId?: InputMaybe<Scalars['ID']['input']>;
  /** Title of the criterion, 2 to 120 characters. */
  title: Scalars['String']['input'];
};

/** Sale of one of the viewer’s courses, with the division of the price. */
export type Sale = {
  __typename: 'Sale';
  /** Name of the buyer, without contact details. Null after the erasure of the account. */
  buyerName: Maybe<Scalars['String']['output']>;
  /** Share of the platform in đồng. */
  commission: Scalars['Vnd']['output'];
  /** Share of the platform in basis points (hundredths of a percent). */
  commissionBp: Scalars['Int']['output'];
  /** ID of the sold course. */
  courseId: Scalars['ID']['output'];
  /** Discount on the list price, in đồng. */
  discount: Scalars['Vnd']['output'];
  /** Time at which the hold ends. */
  heldUntil: Scalars['DateTime']['output'];
  /** Unique ID of the order line. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the teacher’s own link referred the buyer. */
  isByLink: Scalars['Boolean']['output'];
  /** True while a refund or dispute prevents the release of the share. */
  isFrozen: Scalars['Boolean']['output'];
  /** List price at the time of sale, in đồng. */
  listPrice: Scalars['Vnd']['output'];
  /** Order number for display and support. */
  orderNumber: Scalars['String']['output'];
  /** Party that referred the buyer. */
  origin: SaleOrigin;
  /** Rate of the personal income tax in basis points (hundredths of a percent). */
  pitBp: Scalars['Int']['output'];
  /** Personal income tax withheld from the teacher, in đồng. */
  pitWithheld: Scalars['Vnd']['output'];
  /** Ledger entries of the sale, by transaction in chronological order. */
  postings: Array<SalePosting>;
  /** Base of the shares in đồng: the amount paid by the buyer plus the part paid by the platform. */
  price: Scalars['Vnd']['output'];
  /** Part of `price` that a coupon of the platform paid, in đồng. */
  promotion: Scalars['Vnd']['output'];
  /** Time at which the share became available. Null while on hold. */
  releasedAt: Maybe<Scalars['DateTime']['output']>;
  /** Teacher’s share of the sale in đồng. */
  share: Scalars['Vnd']['output'];
  /** Teacher’s share in đồng after refunds. */
  shareLeft: Scalars['Vnd']['output'];
  /** Time at which the payment was received. */
  soldAt: Scalars['DateTime']['output'];
  /** Current status of the share. */
  status: SaleStatus;
  /** Title of the course at the time of sale. */
  title: Scalars['String']['output'];
  /** Rate of the value added tax in basis points (hundredths of a percent). */
  vatBp: Scalars['Int']['output'];
  /** Value added tax withheld from the teacher, in đồng. */
  vatWithheld: Scalars['Vnd']['output'];
};

/** Party that referred the buyer. Determines the platform’s share. */
export type SaleOrigin =
  /** The platform referred the buyer. */
  | 'PLATFORM'
  /** The teacher’s own link or coupon referred the buyer. */
  | 'TEACHER';

/** Numbered page of rows, with the total number. */
export type SalePage = {
  __typename: 'SalePage';
  /** Rows of this page, in the requested order. */
  items: Array<Sale>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Ledger entry of a sale. The debits of a transaction equal its credits. */
export type SalePosting = {
  __typename: 'SalePosting';
  /** Account without its owner, for instance `hold`, `available`, `tax-withheld:vat` or `gateway:VNPAY`. */
  account: Scalars['String']['output'];
  /** Effective time of the transaction. */
  at: Scalars['DateTime']['output'];
  /** Credit amount in đồng; 0 for a debit entry. */
  credit: Scalars['Vnd']['output'];
  /** Debit amount in đồng; 0 for a credit entry. */
  debit: Scalars['Vnd']['output'];
  /** True if the account belongs to the teacher. */
  isMine: Scalars['Boolean']['output'];
  /** Kind of the transaction. */
  kind: PostingKind;
  /** ID of the transaction that the entry belongs to. */
  transactionId: Scalars['ID']['output'];
};

/** Shares of a price that a buyer pays today. They add up to the price. */
export type SaleShare = {
  __typename: 'SaleShare';
  /** The platform’s commission for a buyer that it brought, in đồng. */
  commission: Scalars['Vnd']['output'];
  /** Price that the buyer pays, in đồng. */
  price: Scalars['Vnd']['output'];
  /** Taxes withheld and paid on behalf of the teacher, in đồng. */
  taxWithheld: Scalars['Vnd']['output'];
  /** The teacher’s share in đồng. */
  teacherShare: Scalars['Vnd']['output'];
};

/** Status of the teacher’s share of a sale. Shares are counted as paid out in the order in which they were released. */
export type SaleStatus =
  /** Available for payout, at least in part. */
  | 'AVAILABLE'
  /** On hold during the refund period. */
  | 'HELD'
  /** Part of a payout in progress. */
  | 'IN_PAYOUT'
  /** Paid out to the teacher. */
  | 'PAID'
  /** Refunded to the buyer. */
  | 'REVERSED';

/** Complete assignment of a lesson. The instructions are the text and files of the lesson. */
export type SaveAssignmentInput = {
  /** Cut-off time, after which no work is accepted. Null for none. */
  cutOffAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Due time, after which submissions are late. Null for none. */
  dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Version on which the edit is based. Omit it if the assignment has never been saved. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Points or percent deducted for each started day of lateness, 1 to 100. 0 with other policies. */
  lateAmount?: Scalars['Int']['input'];
  /** Penalty policy for late submissions. */
  latePolicy?: LatePolicy;
  /** ID of a lesson of kind ASSIGNMENT that the viewer may edit. */
  lessonId: Scalars['ID']['input'];
  /** Maximum number of submissions per student, 1 to 10. */
  maxAttempts?: Scalars['Int']['input'];
  /** Time from which work is accepted. Null to accept it immediately. */
  opensAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Points required to pass, at most the maximum of the rubric. */
  passScore: Scalars['Int']['input'];
  /** Rubric rows in order. 1 to 20 rows with at most 1,000 points in total. */
  rubric: Array<RubricRowInput>;
};

/** New version of a custom page, or of the sections of the home page. */
export type SaveCustomPageInput = {
  /** Version that the client edited. Required for an existing page. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** True to show the sections above the lists of courses. */
  isAboveCourses?: Scalars['Boolean']['input'];
  /** True to link to the page in the footer. */
  isInFooter?: Scalars['Boolean']['input'];
  /** ID of the page. Omitted: a new page. */
  pageId?: InputMaybe<Scalars['ID']['input']>;
  /** Last part of the path: lower-case letters, digits and hyphens, at most 80. Unchanged while a version is published. Omitted: the sections of the home page. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Texts, one entry for each language. An entry without any text is omitted. */
  translations: Array<CustomPageTranslationInput>;
};

/** Input to store unsaved edits as a draft. */
export type SaveEditDraftInput = {
  /** Version of the course or lesson on which the draft is based. */
  baseVersion: Scalars['Int']['input'];
  /** JSON text of the form, 2 to 420,000 characters. The server stores and returns it without parsing it. */
  content: Scalars['String']['input'];
  /** Version of the draft that this one replaces. Omitted for the first one. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Course or lesson that is edited. */
  subject: EditDraftSubjectInput;
};

/** Draft of the next version of a legal document, in one language. */
export type SaveLegalDraftInput = {
  /** Text without pictures. It may contain the placeholders of `legalPlaceholders`, for example `{{refundDays}}`. */
  body: Scalars['RichText']['input'];
  /** Version of the draft that this one replaces. Omitted for the first one. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Subject of the document. */
  kind: LegalDocumentKind;
  /** Language of the draft. */
  locale: Language;
  /** Heading of the document, 3 to 120 characters. */
  title: Scalars['String']['input'];
};

/** Input for saving answers of an attempt. Send it whenever an answer changes. */
export type SaveQuizAnswersInput = {
  /** Changed answers, at most 100. Other answers stay unchanged. */
  answers: Array<QuizAnswerInput>;
  /** ID of an attempt of the viewer that is in progress. */
  attemptId: Scalars['ID']['input'];
  /** Current `sequence` of the attempt plus one. */
  sequence: Scalars['Int']['input'];
  /** Client-generated ID of the browser tab, 8 to 40 characters. Prevents one tab from overwriting another. */
  tab: Scalars['String']['input'];
};

/** Complete settings and ordered questions of a quiz. */
export type SaveQuizInput = {
  /** Time at which students see correct answers and explanations. */
  answersShown?: AnswersShown;
  /** Number of questions drawn for each attempt, at most all of them. Null to use all questions. */
  drawCount?: InputMaybe<Scalars['Int']['input']>;
  /** Version on which the edit is based. Omit it if the quiz has never been saved. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** ID of a lesson of kind QUIZ that the viewer may edit. */
  lessonId: Scalars['ID']['input'];
  /** Maximum number of attempts per student, 1 to 20. Defaults to 100. */
  maxAttempts?: InputMaybe<Scalars['Int']['input']>;
  /** Percentage of points required to pass, 1 to 100. */
  passPercent?: Scalars['Int']['input'];
  /** IDs of distinct questions of the course in order. At most 100. */
  questionIds: Array<Scalars['ID']['input']>;
  /** True to shuffle the order of choices in each attempt. */
  shufflesAnswers?: Scalars['Boolean']['input'];
  /** True to shuffle the order of questions in each attempt. */
  shufflesQuestions?: Scalars['Boolean']['input'];
  /** Time limit of an attempt in seconds, 60 to 28,800. Null for no limit. */
  timeLimitSec?: InputMaybe<Scalars['Int']['input']>;
};

/** Business report to save. */
export type SaveReportInput = {
  /** Earlier period to compare with. Omitted: none. */
  comparison?: InputMaybe<ReportComparison>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** True to receive the report by email on Mondays. */
  isMailed?: Scalars['Boolean']['input'];
  /** Subject of the report. */
  kind: BusinessReportKind;
  /** Name, 2 to 80 characters. */
  name: Scalars['String']['input'];
  /** Period, relative to the day on which the report is read. */
  period: ReportPeriod;
  /** Length of the rows. */
  step?: ReportStep;
};

/** Current text of a draft. Send it whenever the text changes. */
export type SaveSubmissionInput = {
  /** Current `sequence` of the draft plus one. */
  sequence: Scalars['Int']['input'];
  /** ID of a draft of the viewer. */
  submissionId: Scalars['ID']['input'];
  /** Client-generated ID of the browser tab, 8 to 40 characters. Prevents one tab from overwriting another. */
  tab: Scalars['String']['input'];
  /** Complete text of the draft, at most 20,000 characters. */
  text: Scalars['String']['input'];
};

/** A comment that the viewer saved for reuse while grading. */
export type SavedComment = {
  __typename: 'SavedComment';
  /** Unique comment ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Text of the comment, at most 500 characters. Distinct among the viewer’s comments. */
  text: Scalars['String']['output'];
};

/** List that is or was written to a file. Visible to the requesting user only. */
export type SavedExport = {
  __typename: 'SavedExport';
  /** Size of the file in bytes. Null until it is ready. */
  bytes: Maybe<Scalars['Float']['output']>;
  /** Time at which the file was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** Time until which the file can be downloaded. Null before it is ready. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the failure. Null unless failed. */
  fault: Maybe<ExportFault>;
  /** Row at which writing failed, from 1. Null unless failed while writing. */
  faultRow: Maybe<Scalars['Int']['output']>;
  /** Number of other filter conditions. */
  filterCount: Scalars['Int']['output'];
  /** Time at which the file was ready or failed. Null before that. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Format of the file. */
  form: ExportForm;
  /** Unique file ID. Immutable. */
  id: Scalars['ID']['output'];
  /** List that the file contains. */
  list: ExportList;
  /** Total number of rows in the snapshot. Null until counted. */
  rowCount: Maybe<Scalars['Int']['output']>;
  /** Number of rows written so far. */
  rowsDone: Scalars['Int']['output'];
  /** Search text of the filter. Null if none. */
  search: Maybe<Scalars['String']['output']>;
  /** Time at which writing last started. Null before that. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  /** Current state of the file. */
  state: ExportState;
};

/** Numbered page of rows, with the total number. */
export type SavedExportPage = {
  __typename: 'SavedExportPage';
  /** Rows of this page, in the requested order. */
  items: Array<SavedExport>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Business report that the viewer has saved under a name. */
export type SavedReport = {
  __typename: 'SavedReport';
  /** Earlier period to compare with. */
  comparison: Maybe<ReportComparison>;
  /** Time at which the report was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique ID of the saved report. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the report is sent to its owner by email on Mondays. */
  isMailed: Scalars['Boolean']['output'];
  /** Subject of the report. */
  kind: BusinessReportKind;
  /** Name, at most 80 characters. */
  name: Scalars['String']['output'];
  /** Period, relative to the day on which the report is read. */
  period: ReportPeriod;
  /** Length of the rows. */
  step: ReportStep;
};

/** Input for scanning the texts of a course. */
export type ScanCourseInput = {
  /** ID of a course that the viewer may edit. */
  courseId: Scalars['ID']['input'];
};

/** An event in a student’s schedule. */
export type ScheduleEvent = {
  __typename: 'ScheduleEvent';
  /** Course to which the event belongs. Null if it belongs to none. */
  course: Maybe<Course>;
  /** Time at which the event ends. Null for events without a duration. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** ID of the study group that meets. Null for other events. */
  groupId: Maybe<Scalars['ID']['output']>;
  /** Unique event ID, stable for the same underlying object. */
  id: Scalars['ID']['output'];
  /** True if the event needs no further action of the student. */
  isDone: Scalars['Boolean']['output'];
  /** Kind of event that takes place. */
  kind: ScheduleKind;
  /** ID of the lesson to open. Null if there is none. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** Time at which the event starts or is due. */
  startsAt: Scalars['DateTime']['output'];
  /** Title of the course, lesson, section, meeting or slot. */
  title: Scalars['String']['output'];
};

/** Kind of an event in a student’s schedule. */
export type ScheduleKind =
  /** Due time of an assignment. */
  | 'ASSIGNMENT_DUE'
  /** Meeting of a study group of the student. */
  | 'GROUP_MEETING'
  /** Lessons of a section open for the student. */
  | 'LESSON_OPENS'
  /** Start of a live lesson. */
  | 'LIVE_LESSON'
  /** Payment deadline of an order of the student. */
  | 'ORDER_DUE'
  /** Study slot created by the student. */
  | 'STUDY_SLOT';

/** Smaller package that follows, and the courses to keep on sale then. */
export type SchedulePackageChangeInput = {
  /** IDs of own courses to keep on sale before the oldest ones if the smaller package has no room for all. Omitted: the oldest. */
  keptCourseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ID of the version that the smaller package is currently sold as. */
  versionId: Scalars['ID']['input'];
};

/** Searches of a day in both languages. */
export type SearchDay = {
  __typename: 'SearchDay';
  /** Calendar day in Vietnam time. */
  day: Scalars['Date']['output'];
  /** Number of those searches that matched nothing. */
  missed: Scalars['Int']['output'];
  /** Number of searches on that day. 0 without searches. */
  searches: Scalars['Int']['output'];
};

/** A suggestion for incomplete search input. */
export type SearchSuggestion = {
  __typename: 'SearchSuggestion';
  /** For a course, the name of its teacher. For a teacher, the headline. Null for categories. */
  detail: Maybe<Scalars['String']['output']>;
  /** Kind of the suggested object. */
  kind: SuggestionKind;
  /** Label to display: the name of the object. */
  label: Scalars['String']['output'];
  /** Slug of the course or category, or ID of the teacher. */
  target: Scalars['String']['output'];
};

/** A group of words with the same meaning. A search for one of them also matches the others. */
export type SearchSynonym = {
  __typename: 'SearchSynonym';
  /** Unique synonym group ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Two to eight words or short phrases, as entered. */
  terms: Array<Scalars['String']['output']>;
  /** Time of the last edit. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the group, for `expectedVersion`. Increases with every edit. */
  version: Scalars['Int']['output'];
};

/** Numbered page of rows, with the total number. */
export type SearchSynonymPage = {
  __typename: 'SearchSynonymPage';
  /** Rows of this page, in the requested order. */
  items: Array<SearchSynonym>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Search words with the number of searches by all users. */
export type SearchTerm = {
  __typename: 'SearchTerm';
  /** Number of searches for the words. */
  count: Scalars['Int']['output'];
  /** Time of the first search. */
  firstAt: Scalars['DateTime']['output'];
  /** Unique search term ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Language of the user interface of the searches. */
  language: Language;
  /** Time of the last search. */
  lastAt: Scalars['DateTime']['output'];
  /** Search words in lowercase and without punctuation, at most 60 characters. */
  words: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type SearchTermPage = {
  __typename: 'SearchTermPage';
  /** Rows of this page, in the requested order. */
  items: Array<SearchTerm>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Search words with the number of their searches in a period. */
export type SearchedWords = {
  __typename: 'SearchedWords';
  /** Number of searches that matched nothing. */
  missed: Scalars['Int']['output'];
  /** Number of searches in the period. */
  searches: Scalars['Int']['output'];
  /** Search words after correction, in lowercase and without punctuation. */
  words: Scalars['String']['output'];
};

/** A section of a course with its lessons. */
export type Section = {
  __typename: 'Section';
  /** Measured length of its content in seconds. */
  durationSec: Scalars['Int']['output'];
  /** Unique section ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Number of lessons in the section. */
  lessonCount: Scalars['Int']['output'];
  /** Lessons of the section in order. */
  lessons: Array<LessonOutline>;
  /** Position in the course, from 0. */
  position: Scalars['Int']['output'];
  /** Title of at most 80 characters. */
  title: Scalars['String']['output'];
};

/** Legal form of a seller. Determines which taxes are withheld (Decree 117/2025). */
export type SellerClass =
  /** A company; it declares its own tax. */
  | 'COMPANY'
  /** A registered household business. */
  | 'HOUSEHOLD'
  /** An individual; tax is withheld. */
  | 'INDIVIDUAL';

/** Evidence of the identity of a seller. Each reading is in the audit log. */
export type SellerEvidenceContent = {
  __typename: 'SellerEvidenceContent';
  /** Time at which the URLs expire. */
  expiresAt: Scalars['DateTime']['output'];
  /** Files, at most three. */
  files: Array<SellerEvidenceFile>;
  /** Complete number as submitted, without spaces. */
  paperNumber: Scalars['String']['output'];
};

/** A file that proves the identity of a seller. */
export type SellerEvidenceFile = {
  __typename: 'SellerEvidenceFile';
  /** Unique ID of the file. */
  id: Scalars['ID']['output'];
  /** Name of the file, for display only. */
  name: Scalars['String']['output'];
  /** Signed URL below the platform’s own, valid for five minutes. */
  url: Scalars['String']['output'];
};

/** Identity of a seller with the state of its verification. */
export type SellerIdentity = {
  __typename: 'SellerIdentity';
  /** Address on the paper. Null if it was submitted before addresses were asked for. */
  address: Maybe<Scalars['String']['output']>;
  /** Time of the decision. Null while it is pending. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the administrator who decided. Null while it is pending. */
  decidedByName: Maybe<Scalars['String']['output']>;
  /** Unique ID of the identity. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the teacher was a tax resident of Vietnam at the time of the submission. */
  isResident: Scalars['Boolean']['output'];
  /** Name on the paper. */
  legalName: Scalars['String']['output'];
  /** Document that proves the identity. */
  paperKind: SellerPaperKind;
  /** Last four digits of the number of the paper. */
  paperLastDigits: Scalars['String']['output'];
  /** User ID of the teacher. */
  personId: Scalars['ID']['output'];
  /** Name of the teacher on the platform. */
  personName: Scalars['String']['output'];
  /** Reason of a rejection. */
  rejection: Maybe<Scalars['String']['output']>;
  /** Seller class at the time of the submission. */
  sellerClass: SellerClass;
  /** State of the verification. */
  status: SellerStatus;
  /** Time of the submission. */
  submittedAt: Scalars['DateTime']['output'];
  /** Tax code at the time of the submission. */
  taxCode: Maybe<Scalars['String']['output']>;
};

/** Numbered page of rows, with the total number. */
export type SellerIdentityPage = {
  __typename: 'SellerIdentityPage';
  /** Rows of this page, in the requested order. */
  items: Array<SellerIdentity>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Kind of the paper that proves an identity. */
export type SellerPaperKind =
  /** Certificate of business registration. */
  | 'BUSINESS_REGISTRATION'
  /** Identity card of a citizen of Vietnam. */
  | 'CITIZEN_IDENTITY';

/** State of the verification of a seller. */
export type SellerStatus =
  /** Submitted; waits for an administrator. */
  | 'PENDING'
  /** An administrator has rejected it, with a reason. */
  | 'REJECTED'
  /** The seller class, tax code or residency was changed after the submission. The teacher must submit again. */
  | 'UNVERIFIED'
  /** An administrator has verified the identity. */
  | 'VERIFIED';

/** Return of a submitted course with notes. */
export type SendBackCourseInput = {
  /** Every item exactly once, at least one FIX. */
  checklist: Array<ReviewCheckInput>;
  /** ID of the submitted course. */
  courseId: Scalars['ID']['input'];
  /** Notes for the teacher, 10 to 4,000 characters. */
  notes: Scalars['String']['input'];
  /** ID of the displayed submission. CONFLICT if another one is pending now. */
  reviewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input for sending a message to students of a course. */
export type SendCourseMessageInput = {
  /** Plain text with line breaks, 2 to 4,000 characters. */
  body: Scalars['String']['input'];
  /** ID of a course whose questions the viewer may answer. */
  courseId: Scalars['ID']['input'];
  /** Enrolment IDs of the recipients, 1 to 500. Defaults to all students with access. */
  enrolmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Subject of the message, 2 to 120 characters. */
  title: Scalars['String']['input'];
};

/** Request of the viewer about personal data. */
export type SendPrivacyRequestInput = {
  /** Kind of action that the viewer requests. */
  kind: PrivacyRequestKind;
  /** The request in the viewer’s own words, 10 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of inviting people to create an account. */
export type SentSignUpInvitations = {
  __typename: 'SentSignUpInvitations';
  /** Number of emails sent. Addresses with an account are skipped. */
  sentCount: Scalars['Int']['output'];
};

/** Disk and memory of the machine that responds. */
export type ServerMachine = {
  __typename: 'ServerMachine';
  /** Size of the disk that stores uploads, in bytes. */
  diskBytes: Scalars['Float']['output'];
  /** Free space on that disk available to the application, in bytes. */
  freeDiskBytes: Scalars['Float']['output'];
  /** Memory of the machine that is not in use, in bytes. */
  freeMemoryBytes: Scalars['Float']['output'];
  /** Total memory of the machine in bytes, including memory used by other programs. */
  memoryBytes: Scalars['Float']['output'];
};

/** Server process that sent a heartbeat within the last minute. */
export type ServerProcess = {
  __typename: 'ServerProcess';
  /** Time of the last heartbeat. */
  beatAt: Scalars['DateTime']['output'];
  /** Used JavaScript heap, in bytes. */
  heapBytes: Scalars['Float']['output'];
  /** Host name of the machine. */
  host: Scalars['String']['output'];
  /** Unique process ID. A restart creates a new one. */
  id: Scalars['ID']['output'];
  /** Event loop lag: 99th percentile of the last 15 seconds, in milliseconds. */
  lagMs: Scalars['Float']['output'];
  /** Memory of the process (resident set size), in bytes. */
  memoryBytes: Scalars['Float']['output'];
  /** Process number (PID) on the machine. */
  pid: Scalars['Int']['output'];
  /** Time at which the process started. */
  startedAt: Scalars['DateTime']['output'];
  /** Version of the running application. */
  version: Scalars['String']['output'];
};

/** Value added tax on the sales of the platform itself: its fee from teachers, and packages. */
export type ServiceVatRate = {
  __typename: 'ServiceVatRate';
  /** True if the e-invoices about the fee begin with it. The earliest such row counts. */
  beginsFeeInvoices: Scalars['Boolean']['output'];
  /** Time at which the confirmation was recorded. */
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** Accountant who confirmed it. Null until then. */
  confirmedBy: Maybe<Scalars['String']['output']>;
  /** Unique ID of the rate. Immutable. */
  id: Scalars['ID']['output'];
  /** Time from which it applies, until the next one. */
  validFrom: Scalars['DateTime']['output'];
  /** Treatment under value added tax. */
  vat: VatTreatment;
};

/** Session of a signed-in user on one device. */
export type Session = {
  __typename: 'Session';
  /** IP address of the last refresh. */
  address: Maybe<Scalars['String']['output']>;
  /** Time at which the user signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** User agent of the browser, shortened. */
  device: Maybe<Scalars['String']['output']>;
  /** Unique session ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True for the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** Time of the last activity, accurate to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** Reason why a session ended before it expired. */
export type SessionEndReason =
  /** An administrator suspended the account. */
  | 'DEACTIVATED'
  /** The user reverted a change of the email address. */
  | 'EMAIL_RESTORED'
  /** The user ended the session from another device. */
  | 'ENDED_BY_OWNER'
  /** The password was changed on another device. */
  | 'PASSWORD_CHANGED'
  /** The user replaced a forgotten password with an emailed code. */
  | 'PASSWORD_RESET'
  /** The user reported that a bank account for earnings was entered without authorisation. */
  | 'PAYOUT_ACCOUNT_UNDONE'
  /** The user signed out on that device. */
  | 'SIGNED_OUT'
  /** The user signed out on all devices. */
  | 'SIGNED_OUT_EVERYWHERE'
  /** A refresh token was reused after its successor was used; it may be stolen. */
  | 'TOKEN_REUSED';

/** New profile picture of the viewer. */
export type SetAvatarInput = {
  /** Square crop of the picture. Defaults to the centre. */
  crop?: InputMaybe<CropInput>;
  /** ID of a finished upload (JPEG, PNG or WebP, at least 64 pixels wide, at most 5 MB). Null removes the picture. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input to switch the class code of a course. */
export type SetClassCodeInput = {
  /** ID of a course that the viewer owns. */
  courseId: Scalars['ID']['input'];
  /** True if students can join with the code. */
  isOn: Scalars['Boolean']['input'];
  /** True to replace the code, so that the former one is invalid. */
  renews?: Scalars['Boolean']['input'];
};

/** Answer to a request for consent. */
export type SetConsentInput = {
  /** True to give the consent; false to withdraw it. */
  isGiven: Scalars['Boolean']['input'];
  /** Purpose that the answer is about. */
  purpose: ConsentPurpose;
};

/** Activates or deactivates a coupon. Its terms never change, because buyers have seen them. */
export type SetCouponActiveInput = {
  /** ID of an own coupon, or of any coupon with `coupon:create-any`. */
  couponId: Scalars['ID']['input'];
  /** Current version of the coupon. CONFLICT: another change came first. */
  expectedVersion: Scalars['Int']['input'];
  /** True if buyers may use the coupon. */
  isActive: Scalars['Boolean']['input'];
};

/** New cover picture of a course. */
export type SetCourseCoverInput = {
  /** ID of the viewer’s course. */
  courseId: Scalars['ID']['input'];
  /** True if a model drew the uploaded picture. The server also recognises this by the IPTC property Digital Source Type of the file. */
  isByAi?: Scalars['Boolean']['input'];
  /** ID of a finished upload (JPEG, PNG or WebP, at least 480 pixels wide, at most 10 MB). Null for the generated cover. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
  /** Variant of the generated cover, from `coverChoices`. Null: the variant that follows from title and category. Omitted: unchanged. */
  variant?: InputMaybe<Scalars['Int']['input']>;
};

/** Input to set the promotional video of a course. */
export type SetCoursePromoInput = {
  /** ID of the course of the video. */
  courseId: Scalars['ID']['input'];
  /** ID of a finished upload of an MP4 video of at most 5 minutes. MOV and WebM are accepted if the platform transcodes videos. Null removes the video. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** Terms of invoicing from a day on. */
export type SetEInvoiceTermsInput = {
  /** Terms for courses of companies. */
  company: EInvoiceTermInput;
  /** Terms for courses of household businesses. */
  household: EInvoiceTermInput;
  /** Terms for courses of individuals. */
  individual: EInvoiceTermInput;
  /** First day in Vietnam on which paid orders follow the terms. Tomorrow at the earliest. */
  startsOn: Scalars['Date']['input'];
};

/** Stored terms of invoicing. */
export type SetEInvoiceTermsPayload = {
  __typename: 'SetEInvoiceTermsPayload';
  /** First day of the terms. */
  startsOn: Scalars['Date']['output'];
};

/** Input for changing the role of a group member. */
export type SetGroupRoleInput = {
  /** ID of a membership in a group that the viewer leads. */
  memberId: Scalars['ID']['input'];
  /** New role of the member. */
  role: GroupRole;
};

/** Preference to change for a kind of notification. */
export type SetNotificationPreferenceInput = {
  /** Channel to enable or disable. */
  channel: NotificationChannel;
  /** True to enable the channel; false to disable it. */
  isOn: Scalars['Boolean']['input'];
  /** Kind of notification that the preference applies to. */
  kind: NotificationKind;
};

/** Bank account that receives the viewer’s earnings. */
export type SetPayoutAccountInput = {
  /** BIN of one of `banks`, six digits. */
  bankBin: Scalars['String']['input'];
  /** Account holder as registered at the bank; 3 to 60 letters. Accents and case are ignored. */
  holder: Scalars['String']['input'];
  /** Account number of 6 to 19 digits. Spaces are ignored. */
  number: Scalars['String']['input'];
};

/** Roles to change for several users. The role USER cannot be removed. */
export type SetPeopleRolesInput = {
  /** Operation to apply to the listed roles. */
  change?: RoleChange;
  /** Custom role IDs. If omitted, custom roles do not change. */
  customRoleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** User IDs; 1 to 500 distinct values. */
  personIds: Array<Scalars['ID']['input']>;
  /** System roles. If omitted, system roles do not change. */
  roles?: InputMaybe<Array<Role>>;
};

/** Users to suspend or restore. */
export type SetPeopleStatusInput = {
  /** True to restore; false to suspend and end all sessions within a second. */
  isActive: Scalars['Boolean']['input'];
  /** User IDs; 1 to 500 distinct values. */
  personIds: Array<Scalars['ID']['input']>;
  /** Reason of 3 to 300 characters, recorded in the audit log and shown to administrators. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** New set of roles for one user. */
export type SetPersonRolesInput = {
  /** Custom role IDs. If omitted, custom roles do not change. */
  customRoleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ID of the user to assign the roles to. */
  personId: Scalars['ID']['input'];
  /** System roles. The role USER cannot be removed. */
  roles: Array<Role>;
};

/** Value added tax on the sales of the platform itself, from a day on. */
export type SetServiceVatInput = {
  /** True if the e-invoices about the fee begin on that day, unless they began before. */
  beginsFeeInvoices: Scalars['Boolean']['input'];
  /** First day in Vietnam on which they apply. Tomorrow at the earliest. */
  startsOn: Scalars['Date']['input'];
  /** Treatment under value added tax. There is no default. */
  vat: VatTreatment;
};

/** Input for a weekly study goal. */
export type SetStudyGoalInput = {
  /** Study days per week, 1 to 7. */
  daysPerWeek: Scalars['Int']['input'];
  /** Minutes of study per study day, 5 to 480. */
  minutesPerDay: Scalars['Int']['input'];
};

/** Answers of a member about why and what to learn. They replace the former ones. */
export type SetStudyInterestsInput = {
  /** IDs of the categories of interest, at most 12. Empty if skipped. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** Why the member learns. Null if skipped. */
  purpose?: InputMaybe<StudyPurpose>;
};

/** Withholding rates from a day on, for all classes of teachers. */
export type SetWithholdingRatesInput = {
  /** Rates for teachers who are companies. */
  company: WithholdingRateInput;
  /** Rates for teachers who are household businesses. */
  household: WithholdingRateInput;
  /** Rates for teachers who are individuals. */
  individual: WithholdingRateInput;
  /** First day in Vietnam on which they apply. Tomorrow at the earliest. */
  startsOn: Scalars['Date']['input'];
};

/** Stored withholding rates of a day. */
export type SetWithholdingRatesPayload = {
  __typename: 'SetWithholdingRatesPayload';
  /** First day of the rates. */
  startsOn: Scalars['Date']['output'];
};

/** Setting that administrators can change at run time. */
export type Setting = {
  __typename: 'Setting';
  /** Time of the latest change. Null if never changed. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Full name of the administrator who made the latest change. Null if never changed, or if the administrator is erased. */
  changedByName: Maybe<Scalars['String']['output']>;
  /** Value that applies until the first change. */
  default: Scalars['SettingValue']['output'];
  /** Purpose of the setting, in the language of the request. */
  description: Scalars['String']['output'];
  /** Subject of the setting. */
  group: SettingGroup;
  /** Changes of the setting, newest first, at most 50. Empty while the default applies. */
  history: Array<SettingChange>;
  /** Unique key of the setting, for example `refund.days`. Immutable. */
  key: Scalars['ID']['output'];
  /** Type of the value. */
  kind: SettingKind;
  /** Display name, in the language of the request. */
  label: Scalars['String']['output'];
  /** Minimum value. Null for BOOLEAN and DOMAINS. */
  least: Maybe<Scalars['SettingValue']['output']>;
  /** Maximum value. Null for BOOLEAN and DOMAINS. */
  most: Maybe<Scalars['SettingValue']['output']>;
  /** Unit of a DURATION. Null for other kinds. */
  unit: Maybe<SettingUnit>;
  /** Current value of the setting. */
  value: Scalars['SettingValue']['output'];
  /** Number of changes so far, for `expectedVersion`. */
  version: Scalars['Int']['output'];
  /** Reason of the latest change. Null if never changed. */
  whyChanged: Maybe<Scalars['String']['output']>;
};

/** Change of a setting by an administrator. */
export type SettingChange = {
  __typename: 'SettingChange';
  /** Time from which the value applied. */
  changedAt: Scalars['DateTime']['output'];
  /** ID of the administrator who made the change. */
  changedById: Scalars['ID']['output'];
  /** Full name of the administrator who made the change. Null if erased. */
  changedByName: Maybe<Scalars['String']['output']>;
  /** Reason given by the administrator. */
  reason: Scalars['String']['output'];
  /** Value since this change. */
  value: Scalars['SettingValue']['output'];
  /** Number of the change for this setting, from 1. */
  version: Scalars['Int']['output'];
};

/** Subject of a setting, in display order. */
export type SettingGroup =
  /** Requirements for selling a course, and course prices. */
  | 'COURSES'
  /** Earnings of teachers and their payout. */
  | 'EARNINGS'
  /** Completion of lessons and eligibility for ratings. */
  | 'LEARNING'
  /** Operation of the platform, such as backups and measurements. */
  | 'OPERATIONS'
  /** Packages that teachers use to sell courses. */
  | 'PACKAGES'
  /** Orders, payment attempts and unmatched payments. */
  | 'PAYMENTS'
  /** Permissions and limits of third-party programs. */
  | 'PROGRAMS'
  /** Eligibility for refunds and the deadline for decisions. */
  | 'REFUNDS'
  /** Site mode: who may see the site and who may join (see `siteMode`). */
  | 'SITE'
  /** Deadlines for answering questions from users and guests. */
  | 'SUPPORT';

/** Type of a setting’s value. */
export type SettingKind =
  /** Switch with the values true and false. */
  | 'BOOLEAN'
  /** Number of items, an integer. */
  | 'COUNT'
  /** Email domains in alphabetical order, separated by spaces. May be empty. */
  | 'DOMAINS'
  /** Duration in the unit of the setting. */
  | 'DURATION'
  /** Percentage as an integer, without the sign. */
  | 'PERCENT'
  /** Money in whole đồng. */
  | 'VND';

/** Unit of a duration. */
export type SettingUnit =
  /** Days of 24 hours, including holidays. */
  | 'DAYS'
  /** Hours of sixty minutes. */
  | 'HOURS'
  /** Minutes of sixty seconds. */
  | 'MINUTES'
  /** Seconds, for instance for reading a text. */
  | 'SECONDS'
  /** Days from Monday to Friday, in Vietnam time. */
  | 'WORKING_DAYS';

/** A difference between a gateway’s settlement and the platform’s records. */
export type SettlementDifference = {
  __typename: 'SettlementDifference';
  /** Settled amount in đồng. Null if nothing was settled. */
  amount: Maybe<Scalars['Vnd']['output']>;
  /** Time of the settlement, or of the payment if it was not settled. */
  at: Scalars['DateTime']['output'];
  /** Recorded amount in đồng. Null if nothing is recorded. */
  expected: Maybe<Scalars['Vnd']['output']>;
  /** Kind of difference found. */
  fault: SettlementFault;
  /** Gateway that issued the settlement. */
  gateway: SettlementGateway;
  /** ID of the line, or of the missing payment. */
  id: Scalars['ID']['output'];
  /** Kind of the settlement line. */
  kind: SettlementKind;
  /** ID of the related order. Null if unknown. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of the related order. Null if unknown. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** The platform’s reference of the payment or refund. */
  reference: Scalars['String']['output'];
  /** The gateway’s own transaction ID. Null if unknown. */
  transaction: Maybe<Scalars['String']['output']>;
};

/** Numbered page of rows, with the total number. */
export type SettlementDifferencePage = {
  __typename: 'SettlementDifferencePage';
  /** Rows of this page, in the requested order. */
  items: Array<SettlementDifference>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Kind of difference between a gateway’s settlement and the platform’s records. */
export type SettlementFault =
  /** A recorded payment that the gateway has not settled in time. */
  | 'MISSING'
  /** The gateway settles the same money a second time. */
  | 'SETTLED_BEFORE'
  /** The gateway settles a transaction unknown to the platform. */
  | 'UNKNOWN'
  /** The settled amount differs from the recorded one. */
  | 'WRONG_AMOUNT';

/** An imported settlement file of a gateway with its results. */
export type SettlementFile = {
  __typename: 'SettlementFile';
  /** Number of matching lines, booked in the ledger. */
  booked: Scalars['Int']['output'];
  /** Total deducted for refunds and disputes, in đồng. */
  deducted: Scalars['Vnd']['output'];
  /** Number of unresolved differing lines. */
  differing: Scalars['Int']['output'];
  /** Total fees of the gateway, in đồng. */
  fees: Scalars['Vnd']['output'];
  /** Gateway that issued the file. */
  gateway: SettlementGateway;
  /** Total of its booked payments before fees, in đồng. */
  gross: Scalars['Vnd']['output'];
  /** Unique settlement file ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Time of the first import of the file. */
  importedAt: Scalars['DateTime']['output'];
  /** Full name of the administrator who imported it. */
  importedBy: Scalars['String']['output'];
  /** True if the file could be parsed; otherwise it has no lines. */
  isRead: Scalars['Boolean']['output'];
  /** Number of lines that no earlier file contained. */
  lines: Scalars['Int']['output'];
};

/** Numbered page of rows, with the total number. */
export type SettlementFilePage = {
  __typename: 'SettlementFilePage';
  /** Rows of this page, in the requested order. */
  items: Array<SettlementFile>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Gateway that collects money for the platform and pays it out later. */
export type SettlementGateway =
  /** MoMo: payments from the wallet. */
  | 'MOMO'
  /** VNPAY: bank cards, bank apps and QR. */
  | 'VNPAY'
  /** ZaloPay: payments from the wallet. */
  | 'ZALOPAY';

/** Kind of a settlement line. */
export type SettlementKind =
  /** A payment that the buyer’s bank took back. */
  | 'DISPUTE'
  /** Money of a dispute that the bank returned. */
  | 'DISPUTE_WON'
  /** A payment that the gateway pays out. */
  | 'PAYMENT'
  /** A refund that the gateway deducts. */
  | 'REFUND';

/** A step of the first day of a platform. */
export type SetupStep = {
  __typename: 'SetupStep';
  /** True if the server has verified that it is done. */
  isDone: Scalars['Boolean']['output'];
  /** Kind of the step, which determines its check. */
  kind: SetupStepKind;
};

/** Step of the first day of a platform, which the server verifies. */
export type SetupStepKind =
  /** A backup was restored in a drill without a fault. */
  | 'BACKUP'
  /** The academy has its own name instead of that of the demo’s brand. */
  | 'BRANDING'
  /** A category for courses exists. */
  | 'CATEGORY'
  /** A course is on sale. */
  | 'COURSE'
  /** Buyers pay at a real payment gateway, and not at a simulator. */
  | 'GATEWAY'
  /** A mail server is configured. */
  | 'MAIL'
  /** A second person administers the platform. */
  | 'SECOND_ADMINISTRATOR'
  /** The viewer’s account requires a second step to sign in. */
  | 'TWO_STEP';

/** Input for sharing the viewer’s progress with the other members. */
export type ShareProgressInput = {
  /** ID of a group that the viewer is a member of. */
  groupId: Scalars['ID']['input'];
  /** True to share the progress. False to hide it, also from goals. */
  isShared: Scalars['Boolean']['input'];
};

/** An announcement shown to the viewer, in the language of the request. */
export type ShownAnnouncement = {
  __typename: 'ShownAnnouncement';
  /** Audience of the announcement, which includes the viewer. */
  audience: AnnouncementAudience;
  /** Time until which the announcement is shown. */
  endsAt: Scalars['DateTime']['output'];
  /** Unique announcement ID, equal to `Announcement.id`. */
  id: Scalars['ID']['output'];
  /** True if the viewer may dismiss the announcement permanently. */
  isDismissible: Scalars['Boolean']['output'];
  /** Kind of the announcement, which determines its appearance. */
  kind: AnnouncementKind;
  /** Label of the link. Null without a link. */
  linkLabel: Maybe<Scalars['String']['output']>;
  /** Absolute https URL of the link, or a path below the platform’s own URL. Null without a link. */
  linkUrl: Maybe<Scalars['String']['output']>;
  /** Plain text in the language of the title. */
  text: Scalars['String']['output'];
  /** Title in the language of the request, or in Vietnamese if there is no other. */
  title: Scalars['String']['output'];
};

/** Credentials of the user to sign in. */
export type SignInInput = {
  /** Code of the authenticator app or a recovery code. Required if two-step sign-in is enabled. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Email address of the account, case-insensitive. */
  email: Scalars['String']['input'];
  /** Password of the account. */
  password: Scalars['String']['input'];
};

/** Google credentials of the client. */
export type SignInWithGoogleInput = {
  /** Code of the authenticator app or a recovery code. Required if two-step sign-in is enabled. */
  authenticatorCode?: InputMaybe<Scalars['String']['input']>;
  /** Code that follows `#code=` in the redirect. Can be used once within ten minutes. */
  code: Scalars['String']['input'];
};

/** Session to end, optionally with all other sessions of the user. */
export type SignOutInput = {
  /** True to end all sessions of the user on every device. */
  allDevices?: Scalars['Boolean']['input'];
  /** Most recent refresh token. If omitted, the session of the access token ends. */
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};

/** A pending invitation to create an account. */
export type SignUpInvitation = {
  __typename: 'SignUpInvitation';
  /** Email address that was invited to create an account. */
  email: Scalars['String']['output'];
  /** Time until which the link of the last email is valid. */
  expiresAt: Scalars['DateTime']['output'];
  /** Unique invitation ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the link has expired, so that the address can be invited again. */
  isExpired: Scalars['Boolean']['output'];
  /** Time of the last email. */
  sentAt: Scalars['DateTime']['output'];
};

/** Numbered page of rows, with the total number. */
export type SignUpInvitationPage = {
  __typename: 'SignUpInvitationPage';
  /** Rows of this page, in the requested order. */
  items: Array<SignUpInvitation>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Who may create an account. */
export type SignUpMode =
  /** Receivers of an invitation, and owners of an email address of a listed domain. */
  | 'DOMAIN'
  /** Receivers of an invitation. */
  | 'INVITATION'
  /** Everybody may create an account. */
  | 'OPEN';

/** How the site works: who teaches, who may see it, and who may create an account. */
export type SiteMode = {
  __typename: 'SiteMode';
  /** True if everybody may look up a certificate by its code, and the revocations of badges. Has an effect on a members-only site only. */
  hasCertificateLookup: Scalars['Boolean']['output'];
  /** True for an academy: administrators choose the teachers, packages have no effect, and the revenue of new orders belongs to the academy. False for a marketplace. */
  isAcademy: Scalars['Boolean']['output'];
  /** True if only members may see courses, people and groups. */
  isMembersOnly: Scalars['Boolean']['output'];
  /** True if courses of an academy are reviewed. A marketplace always reviews them. */
  requiresCourseReview: Scalars['Boolean']['output'];
  /** Rule for the creation of accounts. Existing accounts are not affected. */
  signUp: SignUpMode;
  /** Email domains of the mode DOMAIN, in alphabetical order, without `@`. Otherwise empty. */
  signUpDomains: Array<Scalars['String']['output']>;
  /** Number of changes so far, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** Counts of what a change of the site mode would affect now. */
export type SiteModeEffects = {
  __typename: 'SiteModeEffects';
  /** Courses that wait for a review. They stay in the queue. */
  coursesInReview: Scalars['Int']['output'];
  /** Number of active accounts. */
  members: Scalars['Int']['output'];
  /** Active accounts whose email address belongs to none of the domains. */
  membersOfOtherDomains: Scalars['Int']['output'];
  /** GraphQL operations that guests may call on a members-only site. */
  openOperations: Scalars['Int']['output'];
  /** Teachers with a current package other than FREE. */
  packages: Scalars['Int']['output'];
  /** GraphQL operations that guests may call on an open site. */
  publicOperations: Scalars['Int']['output'];
  /** Pages of courses on sale, their categories and their teachers, which guests may see on an open site. */
  publicPages: Scalars['Int']['output'];
  /** Number of active teachers. */
  teachers: Scalars['Int']['output'];
};

/** SQL statement of the application, with its duration. */
export type SlowStatement = {
  __typename: 'SlowStatement';
  /** Number of executions in the period. */
  calls: Scalars['Float']['output'];
  /** True if the text is known and a plan is available. */
  hasText: Scalars['Boolean']['output'];
  /** Average duration of an execution, in milliseconds. */
  meanMs: Scalars['Float']['output'];
  /** Name of the statement: the name of the reading operation with a hash of its text, or the name of the write. Used by `statementPlan`. */
  name: Scalars['ID']['output'];
  /** 95th percentile (p95) of the duration of the calls, in milliseconds. Interpolated linearly from a histogram with bucket limits of 1, 1.5, 2, 3, 4, 6 … 16384 ms. */
  p95Ms: Scalars['Float']['output'];
  /** Duration of the slowest execution, in milliseconds. */
  slowestMs: Scalars['Float']['output'];
};

/** Direction in which rows are sorted. */
export type SortOrder =
  /** Ascending: smallest, first or oldest row first. */
  | 'ASC'
  /** Descending: largest, last or newest row first. */
  | 'DESC';

/** File to create in the background. */
export type StartExportInput = {
  /** List to export and its filter conditions. */
  content: ExportContentInput;
  /** Format of the file. The layout for programs requires CSV. */
  form: ExportForm;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Package to try for free. */
export type StartPackageTrialInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of a version with a trial. */
  versionId: Scalars['ID']['input'];
};

/** User to view the platform as, and the reason. */
export type StartViewAsInput = {
  /** ID of the user to view the platform as. */
  personId: Scalars['ID']['input'];
  /** Reason of 3 to 300 characters, recorded in the audit log. */
  reason: Scalars['String']['input'];
};

/** A course to begin with, and why it fits. */
export type StarterCourse = {
  __typename: 'StarterCourse';
  /** The course itself. Null if it was taken off sale meanwhile. */
  course: Maybe<Course>;
  /** Unique course ID, the same as that of `course`. */
  id: Scalars['ID']['output'];
  /** Average length of a lesson in minutes, at least 1. */
  lessonMinutes: Scalars['Int']['output'];
  /** Its first lesson that is open to everyone, videos first. Null without one. */
  openLesson: Maybe<LessonOutline>;
  /** Why the course fits, the most important fact first. */
  reasons: Array<StarterReason>;
};

/** A fact about a course that fits the answers of a member. */
export type StarterReason =
  /** The course requires no previous knowledge. */
  | 'BEGINNER'
  /** The course issues a certificate. */
  | 'CERTIFICATE'
  /** The course is free. */
  | 'FREE'
  /** An average lesson fits into the minutes of a study day. */
  | 'LESSON_FITS'
  /** None of the other facts applies. The course is among those with the most students. */
  | 'POPULAR'
  /** The course has quizzes or assignments. */
  | 'PRACTICE'
  /** The course has at most four hours of content. */
  | 'SHORT_COURSE'
  /** The course is in a category of interest. */
  | 'TOPIC';

/** Outcome for a line of a bank statement. */
export type StatementOutcome =
  /** The bank returned the transfer. The amount of a payout is available to the teacher again; a refund is still owed to the buyer. */
  | 'FAILED'
  /** The outcome was already recorded. Nothing changes. */
  | 'KNOWN'
  /** The status of the transfer does not allow the outcome, for instance because another transfer already paid it. Nothing changes; an administrator must investigate. */
  | 'OUT_OF_TURN'
  /** The payout or refund is paid. */
  | 'PAID'
  /** No transfer has this number. Nothing changes. */
  | 'UNKNOWN'
  /** The amount differs from the transfer. Nothing changes; an administrator must investigate. */
  | 'WRONG_AMOUNT';

/** Generic execution plan of a statement, independent of its values. The statement is not executed. */
export type StatementPlan = {
  __typename: 'StatementPlan';
  /** Name of the requested statement. */
  name: Scalars['ID']['output'];
  /** Generic plan in the format of EXPLAIN. Null if the database cannot create one. */
  plan: Maybe<Scalars['String']['output']>;
  /** Text of the statement, with placeholders ($1) for values. */
  text: Scalars['String']['output'];
};

/** Statement line that mentions a transfer of the platform, with its outcome. */
export type StatementResult = {
  __typename: 'StatementResult';
  /** Amount of the line, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** Line number in the file, from 1. */
  line: Scalars['Int']['output'];
  /** Number of the payout or refund, for instance CT-1126-0098; the number in the line if none matches. */
  number: Scalars['String']['output'];
  /** Outcome for the line. */
  outcome: StatementOutcome;
};

/** Input to delete the requests of an address. */
export type StopCourseAlertsInput = {
  /** Code that follows `#token=` in the emailed link. */
  token: Scalars['String']['input'];
};

/** Result of deleting the requests of an address. */
export type StoppedCourseAlerts = {
  __typename: 'StoppedCourseAlerts';
  /** Number of deleted requests. */
  stopped: Scalars['Int']['output'];
};

/** Kind of data that uses disk space. */
export type StorageKind =
  /** Stored backups. Shared files are counted once. */
  | 'BACKUP'
  /** Stored files of one kind. */
  | 'MEDIA'
  /** Database table with its indexes. Small tables are combined as `other`. */
  | 'TABLE';

/** Disk usage of one item. */
export type StorageUse = {
  __typename: 'StorageUse';
  /** Used space in bytes. */
  bytes: Scalars['Float']['output'];
  /** Kind of data that uses the space. */
  kind: StorageKind;
  /** Name within the kind: a table name, or for instance `VIDEO`; `other` combines all others. */
  name: Scalars['String']['output'];
};

/** Stored picture of the branding. */
export type StoredBrandingFile = {
  __typename: 'StoredBrandingFile';
  /** Height in pixels, or in units of the drawing. */
  height: Scalars['Int']['output'];
  /** Name for the fields of `BrandingValuesInput`. */
  name: Scalars['String']['output'];
  /** Path of the picture, whose content never changes. */
  path: Scalars['String']['output'];
  /** Length after redrawing, which may differ from that of the upload. */
  sizeBytes: Scalars['Int']['output'];
  /** Width in pixels, or in units of the drawing. */
  width: Scalars['Int']['output'];
};

/** Picture of a custom page that was stored. */
export type StoredCustomPagePicture = {
  __typename: 'StoredCustomPagePicture';
  /** Height in pixels, or in units of the drawing. */
  height: Scalars['Int']['output'];
  /** Name for `CustomPageBlockInput.picture`. */
  name: Scalars['String']['output'];
  /** Path of the picture, whose content never changes. */
  path: Scalars['String']['output'];
  /** Width in pixels, or in units of the drawing. */
  width: Scalars['Int']['output'];
};

/** A student at risk of not finishing a course, with the reason. */
export type StudentAtRisk = {
  __typename: 'StudentAtRisk';
  /** URL of the student’s picture, below the platform’s own. Null if there is none; show initials instead. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Number of days since the due time, the enrolment or the last study, depending on the reason. Number of attempts for QUIZ_FAILED. */
  count: Scalars['Int']['output'];
  /** ID of the course that the student might not finish. */
  courseId: Scalars['ID']['output'];
  /** Current title of that course. */
  courseTitle: Scalars['String']['output'];
  /** Time at which the student was enrolled. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Full name as written by the student. */
  fullName: Scalars['String']['output'];
  /** Unique enrolment ID of the student in the course. */
  id: Scalars['ID']['output'];
  /** Time at which the student last studied. Null if the student has not studied yet. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Title of the lesson with the quiz or assignment. Null for other reasons. */
  lessonTitle: Maybe<Scalars['String']['output']>;
  /** Completed lessons as a whole percentage of all lessons. 100 once the course is completed. */
  percentage: Scalars['Int']['output'];
  /** Most serious reason for the risk. */
  reason: RiskReason;
};

/** Numbered page of rows, with the total number. */
export type StudentAtRiskPage = {
  __typename: 'StudentAtRiskPage';
  /** Rows of this page, in the requested order. */
  items: Array<StudentAtRisk>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Deadline of one student for the assignment of a lesson. */
export type StudentDeadline = {
  __typename: 'StudentDeadline';
  /** ID of the assignment that is due. */
  assignmentId: Scalars['ID']['output'];
  /** Time after which no work is accepted from the student. Null if there is none. */
  closesAt: Maybe<Scalars['DateTime']['output']>;
  /** Due time for the student, including an extension. Later submissions are late. */
  dueAt: Scalars['DateTime']['output'];
  /** True if the student was granted an extension. */
  isExtended: Scalars['Boolean']['output'];
  /** ID of the student concerned. */
  studentId: Scalars['ID']['output'];
};

/** A lesson of a course with the progress of one student. */
export type StudentLesson = {
  __typename: 'StudentLesson';
  /** Best score so far, 0 to 100. Null if there is no score. */
  bestScore: Maybe<Scalars['Int']['output']>;
  /** Time at which the lesson became complete. Null if it is not complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason why the lesson is complete. Null if it is not complete. */
  completedWhy: Maybe<CompletionReason>;
  /** Deadline of the student for the lesson’s assignment. Null if the lesson has no assignment, or the assignment has no due time. */
  deadline: Maybe<StudentDeadline>;
  /** ID of the lesson that is studied. */
  id: Scalars['ID']['output'];
  /** True if the lesson is required to complete the course. */
  isRequired: Scalars['Boolean']['output'];
  /** Type of content in the lesson. */
  kind: LessonKind;
  /** Time of the student for the lesson’s quiz. Null if the lesson has no quiz, or the quiz has no time limit. */
  quizTime: Maybe<StudentQuizTime>;
  /** Title of the section that contains the lesson. */
  sectionTitle: Scalars['String']['output'];
  /** Progress of the student in the lesson. */
  state: LessonState;
  /** Current title of the lesson. */
  title: Scalars['String']['output'];
};

/** Time of a student for the quiz of a lesson. */
export type StudentQuizTime = {
  __typename: 'StudentQuizTime';
  /** Extra time of the student in seconds, added to the time limit. */
  extraSec: Scalars['Int']['output'];
  /** ID of the quiz with the time limit. */
  quizId: Scalars['ID']['output'];
  /** ID of the student to whom the time applies. */
  studentId: Scalars['ID']['output'];
  /** Time limit in seconds for all students. */
  timeLimitSec: Scalars['Int']['output'];
};

/** Risk of a student not finishing a course. */
export type StudentRisk = {
  __typename: 'StudentRisk';
  /** Number of days since the due time, the enrolment or the last study, depending on the reason. Number of attempts for QUIZ_FAILED. */
  count: Scalars['Int']['output'];
  /** Title of the lesson with the quiz or assignment. Null for other reasons. */
  lessonTitle: Maybe<Scalars['String']['output']>;
  /** Most serious reason for the risk. */
  reason: RiskReason;
};

/** State of a student in a course. */
export type StudentState =
  /** The student has completed all required lessons, with or without access. */
  | 'COMPLETED'
  /** The student has no access: it expired, was revoked, or is suspended during a refund. */
  | 'ENDED'
  /** The student has access but has not opened any lesson. */
  | 'NOT_BEGUN'
  /** The student has access and has started to study. */
  | 'STUDYING';

/** A day on which a person studied. */
export type StudyDay = {
  __typename: 'StudyDay';
  /** Calendar day in Vietnam time. */
  day: Scalars['Date']['output'];
  /** Minutes studied on that day. A started minute counts as one. */
  minutes: Scalars['Int']['output'];
};

/** A person’s weekly study goal. */
export type StudyGoal = {
  __typename: 'StudyGoal';
  /** Planned number of study days per week. */
  daysPerWeek: Scalars['Int']['output'];
  /** Planned minutes of study per study day. */
  minutesPerDay: Scalars['Int']['output'];
};

/** A small group of people who study together, with or without a common course. */
export type StudyGroup = {
  __typename: 'StudyGroup';
  /** Purpose of the group, as written by its leaders. Null if there is none. */
  about: Maybe<Scalars['String']['output']>;
  /** Invitation code of eight letters and digits, which leaders can replace. Empty for API tokens, and while viewing as another person. */
  code: Scalars['String']['output'];
  /** Course that the group studies. Null if the group has no course. */
  course: Maybe<Course>;
  /** Time at which the group was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Meetings that are not over, in order of their start. */
  events: Array<GroupEvent>;
  /** Goals that are not past, in order of their due dates. */
  goals: Array<GroupGoal>;
  /** Unique group ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Number of members in the group. */
  memberCount: Scalars['Int']['output'];
  /** Members of the group, leaders first, then by time of joining. */
  members: Array<GroupMember>;
  /** Name of the group, 3 to 60 characters, chosen by its leaders. */
  name: Scalars['String']['output'];
  /** Role of the viewer in the group: leader or member. */
  viewerRole: GroupRole;
  /** True if the viewer’s progress is visible to the other members. */
  viewerSharesProgress: Scalars['Boolean']['output'];
};

/** Answers of a member about why, what and how much to learn. Each may be missing. */
export type StudyInterests = {
  __typename: 'StudyInterests';
  /** IDs of the categories of interest. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** Study days per week. Null without a study goal. */
  daysPerWeek: Maybe<Scalars['Int']['output']>;
  /** Minutes per study day. Null without a study goal. */
  minutesPerDay: Maybe<Scalars['Int']['output']>;
  /** Why the member learns. */
  purpose: Maybe<StudyPurpose>;
};

/** Why a member learns. */
export type StudyPurpose =
  /** To change the profession. */
  | 'CAREER'
  /** For pleasure or health. */
  | 'LEISURE'
  /** For school or an exam. */
  | 'STUDY'
  /** To do the present work better. */
  | 'WORK';

/** A period that a person reserved for studying. */
export type StudySlot = {
  __typename: 'StudySlot';
  /** Course to study. Null if the slot has no course. */
  course: Maybe<Course>;
  /** Unique slot ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Length of the slot in minutes. */
  minutes: Scalars['Int']['output'];
  /** Time at which the slot begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Title of the study slot, at most 80 characters. */
  title: Scalars['String']['output'];
};

/** Study statistics of a person. */
export type StudyStatistics = {
  __typename: 'StudyStatistics';
  /** Number of earned achievements. */
  achievements: Scalars['Int']['output'];
  /** Number of valid certificates, not counting revoked ones. */
  certificates: Scalars['Int']['output'];
  /** Number of completed courses. */
  coursesCompleted: Scalars['Int']['output'];
  /** Number of courses with access that are not complete. */
  coursesInProgress: Scalars['Int']['output'];
  /** Study days per week in the goal. Defaults to 5. */
  goalDaysPerWeek: Scalars['Int']['output'];
  /** Minutes of study per study day in the goal. Defaults to 30. */
  goalMinutesPerDay: Scalars['Int']['output'];
  /** Number of completed lessons in all courses. */
  lessonsCompleted: Scalars['Int']['output'];
  /** Longest run of consecutive study days. */
  longestStreakDays: Scalars['Int']['output'];
  /** Consecutive study days up to today, or up to yesterday if today has no study yet. */
  streakDays: Scalars['Int']['output'];
  /** Minutes of material studied, summed over all days. Repeated material counts once. */
  studyMinutes: Scalars['Int']['output'];
};

/** A file that belongs to a submission. */
export type SubmissionFile = {
  __typename: 'SubmissionFile';
  /** Signed URL that downloads the file under its name, below the platform’s own. Valid for the viewer for at most six hours. */
  downloadUrl: Scalars['String']['output'];
  /** Unique file ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if browsers can display the file inline. Other files are downloaded. */
  isShown: Scalars['Boolean']['output'];
  /** File name with its extension, at most 200 characters. */
  name: Scalars['String']['output'];
  /** Size of the stored file in bytes. */
  sizeBytes: Scalars['Int']['output'];
  /** File type, detected from the content. */
  type: LessonFileType;
  /** Signed URL of the file’s content, below the platform’s own. Valid for the viewer for at most six hours. */
  url: Scalars['String']['output'];
};

/** Grade of a submission with its feedback. */
export type SubmissionGrade = {
  __typename: 'SubmissionGrade';
  /** Overall comment on the submission. Null if there is none. */
  comment: Maybe<Scalars['String']['output']>;
  /** Points deducted for lateness. 0 if the work was on time. */
  deducted: Scalars['Float']['output'];
  /** Sum of the points of all rows. */
  earned: Scalars['Float']['output'];
  /** Grade of each rubric row. */
  marks: Array<RowMark>;
  /** Comments on single lines, at most 100. */
  notes: Array<LineNote>;
  /** Time until which the student may submit again. Null if no resubmission was requested. */
  redoUntil: Maybe<Scalars['DateTime']['output']>;
  /** Points after the deduction, at least 0. */
  score: Scalars['Float']['output'];
};

/** Status of a student’s work on an assignment. */
export type SubmissionStatus =
  /** The student is writing a draft that is not visible to others. */
  | 'DRAFT'
  /** The grade and the feedback were released to the student. */
  | 'GRADED'
  /** The student has not started yet. */
  | 'NOT_SUBMITTED'
  /** The grade was released, and the student may submit again. */
  | 'RETURNED'
  /** The work was submitted; its grade is not released yet. */
  | 'SUBMITTED';

/** Input for submitting a saved draft. */
export type SubmitAssignmentInput = {
  /** Declaration that the work is the student’s own and cites its sources. Must be true. */
  isOwnWork: Scalars['Boolean']['input'];
  /** The `sequence` of the last save. Ensures that no text of another tab is missed. */
  sequence: Scalars['Int']['input'];
  /** ID of a draft of the viewer. */
  submissionId: Scalars['ID']['input'];
};

/** Input for submitting an attempt with its saved answers. */
export type SubmitQuizAttemptInput = {
  /** ID of an attempt of the viewer that is in progress. */
  attemptId: Scalars['ID']['input'];
  /** The `sequence` of the last save. Ensures that no answer of another tab is missed. */
  sequence: Scalars['Int']['input'];
};

/** Identity of the viewer as a seller, with its evidence. */
export type SubmitSellerIdentityInput = {
  /** Address on the paper, 5 to 300 characters. */
  address: Scalars['String']['input'];
  /** Name on the paper, 2 to 200 characters. */
  legalName: Scalars['String']['input'];
  /** Document that proves the identity. */
  paperKind: SellerPaperKind;
  /** Number of the paper: 12 digits of a citizen identity, 8 to 14 digits or letters of a business registration. */
  paperNumber: Scalars['String']['input'];
  /** IDs of one to three finished uploads: pictures or PDF of the paper, together at most 10 MB. */
  uploadIds: Array<Scalars['ID']['input']>;
};

/** Package to begin today, and its payment. */
export type SubscribePackageInput = {
  /** Recipient of the bill. Omitted: the viewer’s own name. Stored for the next order. */
  billTo?: InputMaybe<BillDetailsInput>;
  /** Total in đồng that the viewer was shown. CONFLICT: it has changed. */
  expectedTotal?: InputMaybe<Scalars['Vnd']['input']>;
  /** Payment gateway. Required unless there is nothing to pay. */
  gateway?: InputMaybe<PaymentGateway>;
  /** Key made by the client; a repeated request with the same key returns the first result. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** ID of the version that the package is currently sold as. */
  versionId: Scalars['ID']['input'];
};

/** Subscriptions, over WebSocket with the protocol graphql-transport-ws. */
export type Subscription = {
  __typename: 'Subscription';
  /** Emits each comment on a lesson when it is written or changes. NOT_FOUND: no lesson that the viewer may study. Needs the permission `comment:read`. */
  commentChanged: Comment;
  /** Publishes each file of the viewer that is ready or has failed. After a reconnection, read `savedExports` to obtain missed files. Needs the permission `export:read`. FORBIDDEN while viewing as another user. */
  exportReady: SavedExport;
  /** Emits each post and reply of a group when it is written or changes. NOT_FOUND: the viewer is not a member of the group. Needs the permission `group:read`. */
  groupPostChanged: GroupPost;
  /** Publishes each new notification of the viewer. After a reconnection, read the list to obtain missed notifications. Needs the permission `notification:read`. */
  notificationReceived: Notification;
  /** One of the viewer’s own orders: its current state, then each change of its status. NOT_FOUND: no order of the viewer’s. Needs the permission `order:read`. */
  orderStatusChanged: Order;
  /** Changes of refunds that the viewer may see: the viewer’s own, those of the viewer’s courses, and all for administrators who decide refunds. Needs the permission `refund:read`. */
  refundChanged: Refund;
  /** Emits each comment in the courses that the viewer answers for when it is written or changes. NOT_FOUND: the viewer answers for no course. Needs the permission `course:read-own`. */
  taughtQuestionChanged: Comment;
};


/** Subscriptions, over WebSocket with the protocol graphql-transport-ws. */
export type SubscriptionCommentChangedArgs = {
  lessonId: Scalars['ID']['input'];
};


/** Subscriptions, over WebSocket with the protocol graphql-transport-ws. */
export type SubscriptionGroupPostChangedArgs = {
  groupId: Scalars['ID']['input'];
};


/** Subscriptions, over WebSocket with the protocol graphql-transport-ws. */
export type SubscriptionOrderStatusChangedArgs = {
  orderId: Scalars['ID']['input'];
};

/** A course suggested to the viewer, with the reason. */
export type SuggestedCourse = {
  __typename: 'SuggestedCourse';
  /** Course of the viewer that the reason refers to. Null if it is no longer visible. */
  because: Maybe<Course>;
  /** Suggested course. Null if it is no longer visible. */
  course: Maybe<Course>;
  /** Number of people who study both courses. Null for other reasons than SAME_LEARNERS. */
  learnerCount: Maybe<Scalars['Int']['output']>;
  /** Reason for the suggestion. */
  reason: SuggestionReason;
};

/** A quiz question drafted by the assistant. It is in no question bank until it is added. */
export type SuggestedQuestion = {
  __typename: 'SuggestedQuestion';
  /** Two to six choices, as plain text. */
  choices: Array<Scalars['String']['output']>;
  /** Explanation of the correct choices, as plain text. */
  explanation: Scalars['String']['output'];
  /** Text of the question, as plain text. */
  prompt: Scalars['String']['output'];
  /** Indexes of the correct choices, from 0. */
  right: Array<Scalars['Int']['output']>;
};

/** Kind of the object that a suggestion links to. */
export type SuggestionKind =
  /** A category of the catalogue. */
  | 'CATEGORY'
  /** A course that is on sale. */
  | 'COURSE'
  /** A teacher with courses on sale. */
  | 'TEACHER';

/** Reason why a course is suggested. */
export type SuggestionReason =
  /** Students of the course that the viewer studied last also study it. */
  | 'SAME_LEARNERS'
  /** The teacher of the course that the viewer studied last teaches it. */
  | 'SAME_TEACHER';

/** An order that unmatched money may belong to, with the signals for it. */
export type SuspenseCandidate = {
  __typename: 'SuspenseCandidate';
  /** Email address of the buyer. */
  buyerEmail: Scalars['String']['output'];
  /** Full name of the buyer. */
  buyerName: Scalars['String']['output'];
  /** Time at which the order was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Time until which the order can or could be paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** Amount matched to it before, awaiting the rest, in đồng. */
  matched: Scalars['Vnd']['output'];
  /** Order number to quote, for example S261120-000042. */
  number: Scalars['String']['output'];
  /** Unique order ID. Immutable. */
  orderId: Scalars['ID']['output'];
  /** Score of the signals; candidates are sorted by it. */
  score: Scalars['Int']['output'];
  /** Signals that the money belongs to the order. */
  signals: Array<SuspenseSignal>;
  /** Status of the order. Only orders that still accept money are candidates. */
  status: OrderStatus;
  /** Total of the order in đồng. */
  total: Scalars['Vnd']['output'];
};

/** Filter of unmatched money. Omitted fields do not restrict the result. */
export type SuspenseFilter = {
  /** True: only money that awaits a decision or its return transfer. False: only other money. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Prefix of the transaction ID or the order number, or a part of the content or payer. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Received money that matches no payable order, until it is matched or returned. */
export type SuspenseItem = {
  __typename: 'SuspenseItem';
  /** Amount in whole đồng, without parts that became separate items. */
  amount: Scalars['Vnd']['output'];
  /** Text written by the payer. Null if the gateway does not report it. */
  content: Maybe<Scalars['String']['output']>;
  /** Time of the decision. Null before it. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the administrator who decided. Null before the decision. */
  decidedByName: Maybe<Scalars['String']['output']>;
  /** Reason that the administrator gave for the decision. */
  decisionNote: Maybe<Scalars['String']['output']>;
  /** Gateway through which the money arrived. */
  gateway: PaymentGateway;
  /** Unique ID of the unmatched money. Immutable. */
  id: Scalars['ID']['output'];
  /** True if two administrators must approve its return. */
  needsSecondPerson: Scalars['Boolean']['output'];
  /** ID of the order that it was meant for or was matched to. Null if unknown. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of the order of `orderId`, to quote. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Name of the payer according to the bank. Null if unknown. */
  payer: Maybe<Scalars['String']['output']>;
  /** Account of the payer, as far as the bank shows it. Null if unknown. */
  payerAccount: Maybe<Scalars['String']['output']>;
  /** User ID of the administrator who proposed its return. Null without a proposal. */
  proposedById: Maybe<Scalars['ID']['output']>;
  /** Name of the administrator who proposed its return. Null without a proposal. */
  proposedByName: Maybe<Scalars['String']['output']>;
  /** Reason why it is unmatched. */
  reason: SuspenseReason;
  /** Time of receipt according to the gateway. */
  receivedAt: Scalars['DateTime']['output'];
  /** The platform’s payment reference that it names. Null without one. */
  reference: Maybe<Scalars['String']['output']>;
  /** Current state of the money. */
  state: SuspenseState;
  /** Transaction ID of the gateway or bank. */
  transaction: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type SuspensePage = {
  __typename: 'SuspensePage';
  /** Rows of this page, in the requested order. */
  items: Array<SuspenseItem>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Reason why money is unmatched. */
export type SuspenseReason =
  /** The payment was late, and other orders have taken the last use of the coupon. */
  | 'COUPON_USED_UP'
  /** The payment was late, and the buyer has obtained the course in the meantime. */
  | 'COURSE_OWNED'
  /** The payment was for an exchange that was no longer possible. */
  | 'EXCHANGE_OVER'
  /** The payment was late, and the course is no longer on sale. */
  | 'NOT_ON_SALE'
  /** The payment arrived after the buyer had cancelled the order. */
  | 'ORDER_CANCELLED'
  /** The payment was late, and the teacher’s package has changed since. */
  | 'PACKAGE_CHANGED'
  /** The order had already been paid. */
  | 'PAID_TWICE'
  /** Surplus of a transfer after an order was paid from it. */
  | 'REST'
  /** A transfer whose content contains no known payment reference. */
  | 'UNKNOWN_REFERENCE'
  /** The received amount differs from the amount due. */
  | 'WRONG_AMOUNT';

/** Indication that unmatched money belongs to an order. */
export type SuspenseSignal =
  /** The amount equals the amount due of the order. */
  | 'AMOUNT'
  /** The payer’s name equals the buyer’s name. */
  | 'NAME'
  /** The content contains a payment reference of the order or its number. */
  | 'REFERENCE'
  /** The order was placed within the hour before the money arrived. */
  | 'TIME';

/** State of unmatched money. */
export type SuspenseState =
  /** Matched to an order, which is paid once its whole price is covered. */
  | 'MATCHED'
  /** Awaits an administrator’s decision. */
  | 'OPEN'
  /** Returned to its sender by a bank transfer. */
  | 'RETURNED'
  /** Owed to its sender; the transfer has not left the bank. */
  | 'RETURNING';

/** Totals of unmatched money. */
export type SuspenseTotals = {
  __typename: 'SuspenseTotals';
  /** Balance of the ledger’s suspense account, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** Number of items that await a decision or their return transfer. */
  count: Scalars['Int']['output'];
};

/** Input for enabling or disabling the certificates of a course. */
export type SwitchCertificatesInput = {
  /** ID of a course that the viewer owns. */
  courseId: Scalars['ID']['input'];
  /** True to issue certificates to students who complete the course. */
  isEnabled: Scalars['Boolean']['input'];
};

/** Input for enabling or disabling playback codes of a course. */
export type SwitchPlaybackMarksInput = {
  /** ID of a course that the viewer owns. */
  courseId: Scalars['ID']['input'];
  /** True to display a code for each playback over the video. */
  isEnabled: Scalars['Boolean']['input'];
};

/** Webhook to enable or disable. */
export type SwitchWebhookInput = {
  /** True to record and send events; false to stop both. */
  isActive: Scalars['Boolean']['input'];
  /** ID of the webhook to enable or disable. */
  webhookId: Scalars['ID']['input'];
};

/** Result of replaying or discarding selected dead letters. */
export type TakenDeadLetters = {
  __typename: 'TakenDeadLetters';
  /** Number of jobs that were replayed or discarded. */
  done: Scalars['Int']['output'];
  /** Number of jobs that were already replayed or discarded. */
  gone: Scalars['Int']['output'];
};

/** Filter for questions in courses that the viewer answers for. */
export type TaughtQuestionFilter =
  /** All questions, newest first. */
  | 'ALL'
  /** Questions with a reply of a teacher or an accepted answer, newest first. */
  | 'ANSWERED'
  /** Questions without a reply of a teacher and without an accepted answer, oldest first. */
  | 'UNANSWERED';

/** Numbered page of rows, with the total number. */
export type TaughtQuestionPage = {
  __typename: 'TaughtQuestionPage';
  /** Rows of this page, in the requested order. */
  items: Array<Comment>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Filter for ratings of courses that the viewer teaches. */
export type TaughtRatingFilter =
  /** All published ratings, newest first. */
  | 'ALL'
  /** Ratings with fewer than four stars, newest first. */
  | 'LOW'
  /** Ratings with text and without a reply, oldest first. */
  | 'UNANSWERED';

/** A student in one of the teacher’s courses. */
export type TaughtStudent = {
  __typename: 'TaughtStudent';
  /** Current state of the student’s access. */
  access: EnrolmentAccess;
  /** URL of the student’s picture, below the platform’s own. Null if there is none; show initials instead. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Average of the student’s best scores in quizzes and graded work, 0 to 100 as an integer. Null if there are none. */
  averageScore: Maybe<Scalars['Int']['output']>;
  /** Time at which the student completed all required lessons. Null if the course is not complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** ID of the course in which the student is enrolled. */
  courseId: Scalars['ID']['output'];
  /** Current title of the course. */
  courseTitle: Scalars['String']['output'];
  /** Time at which the student was enrolled. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Full name as written by the student. */
  fullName: Scalars['String']['output'];
  /** Unique enrolment ID of the student in the course. */
  id: Scalars['ID']['output'];
  /** Time at which the student last studied. Null if the student has not studied yet. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Completed lessons as a whole percentage of all lessons. 100 once the course is completed. */
  percentage: Scalars['Int']['output'];
  /** Risk of not finishing the course. Null if there is none. */
  risk: Maybe<StudentRisk>;
  /** Progress of the student in the course. */
  state: StudentState;
};

/** Filter for a teacher’s students. Omitted fields do not filter. */
export type TaughtStudentFilter = {
  /** ID of the course whose students are listed. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** True to list only students at risk, for any reason. */
  isAtRisk?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reason why a student is at risk. */
  reason?: InputMaybe<RiskReason>;
  /** Part of the name, at most 100 characters. Case and accents are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** State of the student in the course. */
  state?: InputMaybe<StudentState>;
};

/** Numbered page of rows, with the total number. */
export type TaughtStudentPage = {
  __typename: 'TaughtStudentPage';
  /** Rows of this page, in the requested order. */
  items: Array<TaughtStudent>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Sort key for a teacher’s students. Null values come last in both directions. */
export type TaughtStudentSort =
  /** Time at which the student was enrolled. */
  | 'ENROLLED'
  /** Time at which the student last studied the course. */
  | 'LAST_STUDIED'
  /** Name of the student in Vietnamese alphabetical order. */
  | 'NAME'
  /** Percentage of completed lessons. */
  | 'PROGRESS'
  /** Average of the student’s best scores. */
  | 'SCORE';

/** Amounts of one tax in one month. */
export type TaxMonth = {
  __typename: 'TaxMonth';
  /** Account of the tax: `tax-withheld:vat`, `tax-withheld:pit` or `vat-output`. */
  account: Scalars['String']['output'];
  /** Amount withheld or collected in the month, in đồng. */
  collected: Scalars['Vnd']['output'];
  /** Amount returned to buyers in the month, in đồng. */
  givenBack: Scalars['Vnd']['output'];
  /** First day of the month, in Vietnam time. */
  month: Scalars['Date']['output'];
  /** Amount paid to the tax office in the month, in đồng. */
  paid: Scalars['Vnd']['output'];
};

/** Tax payment to the tax office. */
export type TaxPayment = {
  __typename: 'TaxPayment';
  /** Time at which the payment was recorded and posted. */
  at: Scalars['DateTime']['output'];
  /** Unique payment ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Full name of the administrator who recorded the payment. */
  paidBy: Scalars['String']['output'];
  /** Declared month, for instance 2026-11. */
  period: Scalars['String']['output'];
  /** Personal income tax withheld from teachers, in đồng. */
  pitWithheld: Scalars['Vnd']['output'];
  /** Reference of the payment at the bank or the tax office. */
  reference: Scalars['String']['output'];
  /** Value added tax on the platform’s own sales, in đồng. */
  vatOutput: Scalars['Vnd']['output'];
  /** Value added tax withheld from teachers, in đồng. */
  vatWithheld: Scalars['Vnd']['output'];
};

/** Numbered page of rows, with the total number. */
export type TaxPaymentPage = {
  __typename: 'TaxPaymentPage';
  /** Rows of this page, in the requested order. */
  items: Array<TaxPayment>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Taxes currently owed to the tax office, by tax. */
export type TaxesOwed = {
  __typename: 'TaxesOwed';
  /** Overpaid amount that is offset first, in đồng. */
  credit: Scalars['Vnd']['output'];
  /** Personal income tax withheld from teachers, in đồng. */
  pitWithheld: Scalars['Vnd']['output'];
  /** Value added tax on the platform’s own sales, in đồng. */
  vatOutput: Scalars['Vnd']['output'];
  /** Value added tax withheld from teachers, in đồng. */
  vatWithheld: Scalars['Vnd']['output'];
};

/** Field by which a teacher’s own courses are sorted. */
export type TeacherCourseSort =
  /** List price, regardless of sales. */
  | 'PRICE'
  /** Average rating. 0 without ratings. */
  | 'RATING'
  /** Number of students who ever enrolled. */
  | 'STUDENTS'
  /** Title in Vietnamese alphabetical order. */
  | 'TITLE'
  /** Time of the last edit. */
  | 'UPDATED_AT';

/** Monthly invoice of a teacher, from the ledger at the end of the month in Vietnam time. Later postings to an earlier month appear in the next invoice. */
export type TeacherInvoice = {
  __typename: 'TeacherInvoice';
  /** Closing balance held for the teacher in đồng: `opening` + `share` − (`shareBack` − `owedBack`) − `netted` − `paidOut`. */
  closing: Scalars['Vnd']['output'];
  /** Closing debt of the teacher in đồng: `openingOwed` + `owedBack` − `netted` − `writtenOff`. */
  closingOwed: Scalars['Vnd']['output'];
  /** Part of `gross` in đồng: the platform’s share. */
  commission: Scalars['Vnd']['output'];
  /** Part of `refunded` in đồng: reversal of the platform’s share. */
  commissionBack: Scalars['Vnd']['output'];
  /** Total price of the sales, in đồng. */
  gross: Scalars['Vnd']['output'];
  /** Unique invoice ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Time at which the invoice was created, after the end of the month. */
  madeAt: Scalars['DateTime']['output'];
  /** First day of the month, in Vietnam time. */
  month: Scalars['Date']['output'];
  /** Amount deducted from earnings to settle the teacher’s debt, in đồng. */
  netted: Scalars['Vnd']['output'];
  /** Invoice number for display, for instance BK-1026-0007. Consecutive within a month. */
  number: Scalars['String']['output'];
  /** Opening balance held for the teacher in đồng: on hold, available and in payout. */
  opening: Scalars['Vnd']['output'];
  /** Opening debt of the teacher to the platform, in đồng. */
  openingOwed: Scalars['Vnd']['output'];
  /** Part of `shareBack` that exceeded the teacher’s balance and is now owed, in đồng. */
  owedBack: Scalars['Vnd']['output'];
  /** Payouts that reached the teacher’s bank, in đồng. */
  paidOut: Scalars['Vnd']['output'];
  /** Part of `refunded` in đồng: reversal of personal income tax. */
  pitBack: Scalars['Vnd']['output'];
  /** Part of `gross` in đồng: personal income tax withheld. */
  pitWithheld: Scalars['Vnd']['output'];
  /** Refunded prices of sales, in đồng. */
  refunded: Scalars['Vnd']['output'];
  /** Amount that became available because its hold ended, in đồng. */
  released: Scalars['Vnd']['output'];
  /** Number of sold courses, including refunded ones. */
  sales: Scalars['Int']['output'];
  /** Part of `gross` in đồng: the teacher’s share. */
  share: Scalars['Vnd']['output'];
  /** Part of `refunded` in đồng: reversal of the teacher’s share. */
  shareBack: Scalars['Vnd']['output'];
  /** Part of `refunded` in đồng: reversal of value added tax. */
  vatBack: Scalars['Vnd']['output'];
  /** Part of `gross` in đồng: value added tax withheld. */
  vatWithheld: Scalars['Vnd']['output'];
  /** Debt of the teacher that the platform wrote off, in đồng. */
  writtenOff: Scalars['Vnd']['output'];
};

/** Numbered page of rows, with the total number. */
export type TeacherInvoicePage = {
  __typename: 'TeacherInvoicePage';
  /** Rows of this page, in the requested order. */
  items: Array<TeacherInvoice>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** A teacher’s own link to one of their courses, with its results. */
export type TeacherLink = {
  __typename: 'TeacherLink';
  /** Platform commission on sales through the link, in hundredths of a per cent. */
  commissionBp: Scalars['Int']['output'];
  /** ID of the linked course. */
  courseId: Scalars['ID']['output'];
  /** Days for which a buyer who followed the link counts as brought by the teacher. */
  days: Scalars['Int']['output'];
  /** Number of sales through the link, refunded ones included. */
  sales: Scalars['Int']['output'];
  /** Absolute URL to share. Immutable. */
  url: Scalars['String']['output'];
  /** Platform commission on other sales, in hundredths of a per cent. */
  usualCommissionBp: Scalars['Int']['output'];
  /** Number of visits of the link. */
  visits: Scalars['Int']['output'];
};

/** Profile of a teacher with its private fields, visible to its owner only. */
export type TeacherProfile = {
  __typename: 'TeacherProfile';
  /** One-line summary of what the teacher teaches. Null until it is written. */
  headline: Maybe<Scalars['String']['output']>;
  /** Unique teacher ID, equal to the user ID. */
  id: Scalars['ID']['output'];
  /** True if the teacher is a resident of Vietnam for tax purposes. Determines the rates of the withheld taxes. */
  isResident: Scalars['Boolean']['output'];
  /** URLs of the teacher’s pages on other sites. */
  links: Array<Scalars['String']['output']>;
  /** Legal form of the seller. Determines which taxes are withheld. */
  sellerClass: SellerClass;
  /** Tax code or personal identification number. */
  taxId: Maybe<Scalars['String']['output']>;
};

/** Statistics of courses on one day. */
export type TeachingDay = {
  __typename: 'TeachingDay';
  /** Calendar day in Vietnam time. */
  day: Scalars['Date']['output'];
  /** Number of new enrolments, purchased or granted. */
  enrolments: Scalars['Int']['output'];
  /** Number of students who studied. A student of two courses counts twice. */
  learners: Scalars['Int']['output'];
  /** Minutes of counted study time, rounded down. */
  minutes: Scalars['Int']['output'];
  /** Number of visits to course pages. Each visitor counts once a day for each course. */
  views: Scalars['Int']['output'];
};

/** Statistics of courses in a period and in the previous period of equal length. At most ten minutes old. */
export type TeachingFigures = {
  __typename: 'TeachingFigures';
  /** Number of these enrolments whose students have started to study. */
  begun: Scalars['Int']['output'];
  /** Number of new enrolments, purchased or granted. */
  enrolments: Scalars['Int']['output'];
  /** Number of new enrolments in the previous period. */
  enrolmentsBefore: Scalars['Int']['output'];
  /** Number of these enrolments whose students have completed the course. */
  finished: Scalars['Int']['output'];
  /** Number of distinct students whose last study day is in the period. */
  learners: Scalars['Int']['output'];
  /** Minutes of counted study time, rounded down. */
  minutes: Scalars['Int']['output'];
  /** Minutes of counted study time in the previous period. */
  minutesBefore: Scalars['Int']['output'];
  /** Number of course orders, paid or unpaid. */
  ordered: Scalars['Int']['output'];
  /** Number of these orders that have been paid. */
  paid: Scalars['Int']['output'];
  /** Number of visitors who opened a free preview, counted in the same way. */
  previews: Scalars['Int']['output'];
  /** Number of visits to course pages. Each visitor counts once a day for each course. */
  views: Scalars['Int']['output'];
  /** Number of visits to course pages in the previous period. */
  viewsBefore: Scalars['Int']['output'];
};

/** An invitation to the viewer to co-teach a course. */
export type TeachingInvitation = {
  __typename: 'TeachingInvitation';
  /** Current title of the course, on sale or not. */
  courseTitle: Scalars['String']['output'];
  /** Unique invitation ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Time of the latest invitation. */
  invitedAt: Scalars['DateTime']['output'];
  /** Name of the teacher who owns the course. */
  ownerName: Scalars['String']['output'];
  /** Offered rights in addition to viewing the whole course. */
  rights: Array<CourseRight>;
};

/** A queue of one kind of pending work for a teacher. */
export type TeachingQueue = {
  __typename: 'TeachingQueue';
  /** Number of items, up to 100. */
  count: Scalars['Int']['output'];
  /** Kind of work in the queue. */
  kind: TeachingQueueKind;
  /** Earliest due time, which may be in the past. Null if no time was promised. */
  nextDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Time since which the oldest item waits. Null for an empty queue. */
  oldestAt: Maybe<Scalars['DateTime']['output']>;
};

/** Kind of pending work for teachers. */
export type TeachingQueueKind =
  /** Student questions that no teacher has answered. */
  | 'QUESTIONS'
  /** Written ratings without a reply. */
  | 'RATINGS'
  /** Refund requests for the viewer’s own courses to which the viewer may still respond. */
  | 'REFUNDS'
  /** The viewer’s own courses and revisions that a reviewer sent back with notes. */
  | 'RETURNED'
  /** Submissions and quiz answers that wait to be graded. */
  | 'TO_MARK'
  /** The viewer’s own courses that are approved and not on sale yet. */
  | 'TO_PUBLISH';

/** Input for thanking for a post, or withdrawing the thanks. */
export type ThankForPostInput = {
  /** True to thank. False to withdraw the thanks. */
  isThanked: Scalars['Boolean']['input'];
  /** ID of another member’s post or reply. */
  postId: Scalars['ID']['input'];
};

/** A comment in the thread of a reported comment. */
export type ThreadComment = {
  __typename: 'ThreadComment';
  /** Full name of the author. */
  authorName: Scalars['String']['output'];
  /** Time at which the comment was written, by which the thread is sorted. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique comment ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if a teacher of the course wrote the comment. */
  isByTeacher: Scalars['Boolean']['output'];
  /** True if this is the reported comment. */
  isReported: Scalars['Boolean']['output'];
  /** Text of the comment. Null if the comment was removed. */
  text: Maybe<Scalars['String']['output']>;
};

/** A support ticket, as shown to support. */
export type Ticket = {
  __typename: 'Ticket';
  /** Agent assigned to the ticket. Null if no agent is assigned. */
  assignee: Maybe<RatingAuthor>;
  /** Subject area of the ticket. */
  category: TicketCategory;
  /** Title of the related course. Null if there is none. */
  courseTitle: Maybe<Scalars['String']['output']>;
  /** Time at which the ticket was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The earlier of both due times, by which the queue is sorted. Null while the clocks are paused. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Time of the first reply by support. Null before the first reply. */
  firstRepliedAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique ticket ID. Immutable. */
  id: Scalars['ID']['output'];
  /** True if the requester is a guest without an account. */
  isGuest: Scalars['Boolean']['output'];
  /** Language in which the requester writes and receives emails. */
  language: Language;
  /** Ticket into which this one was merged. Null if it was not merged. */
  mergedInto: Maybe<Ticket>;
  /** Messages and events of the ticket and of those merged into it, oldest first. At most 300. */
  messages: Array<TicketMessage>;
  /** Human-readable ticket number, for example HT-1126-0431: month, year and a sequential number. */
  number: Scalars['String']['output'];
  /** ID of the related order if it belongs to the member. Null otherwise. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of the related order as entered by the requester. Null if there is none. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Latest other tickets of the same requester. At most 10. */
  otherTickets: Array<Ticket>;
  /** Priority of the ticket, which determines its response times. */
  priority: TicketPriority;
  /** Comment of the requester with the rating. Null if there is none. */
  ratingComment: Maybe<Scalars['String']['output']>;
  /** Time by which the next reply is due. Null while the clock is paused, or no reply is due. */
  replyDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Member who created the ticket. Null for guests, and without `person:read`. */
  requester: Maybe<Person>;
  /** Email address of the requester. Unverified for guests. */
  requesterEmail: Scalars['String']['output'];
  /** Full name of the requester, from the account or as entered by the guest. */
  requesterName: Scalars['String']['output'];
  /** Time at which the ticket was last resolved. Null if it was never resolved. */
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time by which the resolution is due. Null while the clock is paused. */
  solveDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Satisfaction of the requester, 1 to 5. Null if not rated. */
  stars: Maybe<Scalars['Int']['output']>;
  /** Pending party of the ticket, or how it ended. */
  state: TicketState;
  /** Subject line as written by the requester. */
  subject: Scalars['String']['output'];
  /** Time of the last message or change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version number, increased with every message and change. Send it as `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** Subject area of a ticket. */
export type TicketCategory =
  /** Sign-in, names and email addresses. */
  | 'ACCOUNT'
  /** Errors and technical problems of the platform. */
  | 'FAULT'
  /** Studying of courses, and certificates. */
  | 'LEARNING'
  /** Partnerships, and everything else. */
  | 'OTHER'
  /** Orders, payments, invoices and refunds. */
  | 'PAYMENT'
  /** Teaching on the platform, and earnings. */
  | 'TEACHING';

/** Event in the history of a ticket. The message’s `value` has details. */
export type TicketEvent =
  /** The ticket was assigned. The value is the name of the agent. */
  | 'ASSIGNED'
  /** The category was changed. The value is the name of the new TicketCategory. */
  | 'CATEGORY'
  /** The ticket was closed after a period without messages. */
  | 'CLOSED'
  /** The ticket was put on hold for a third party. */
  | 'HELD'
  /** Another ticket of the requester was merged into this one. The value is the number of that ticket. */
  | 'MERGED_IN'
  /** The ticket was merged into another one. The value is the number of that ticket. */
  | 'MERGED_INTO'
  /** The priority was changed. The value is the name of the new TicketPriority. */
  | 'PRIORITY'
  /** The requester rated the support. The value is the number of stars. */
  | 'RATED'
  /** The ticket was reopened for support. */
  | 'REOPENED'
  /** The ticket was marked as resolved. */
  | 'RESOLVED'
  /** The assignment of the ticket was removed. */
  | 'UNASSIGNED';

/** A file attached to a ticket message. */
export type TicketFile = {
  __typename: 'TicketFile';
  /** Unique file ID. Immutable. */
  id: Scalars['ID']['output'];
  /** File name with its extension, at most 200 characters. For display only, never used as a path. */
  name: Scalars['String']['output'];
  /** Size of the stored file in bytes. */
  sizeBytes: Scalars['Float']['output'];
  /** File type, detected from the content. */
  type: LessonFileType;
  /** Signed URL of the file, below the platform’s own. Valid for the viewer for at most six hours. */
  url: Scalars['String']['output'];
};

/** A message or an event of a ticket. */
export type TicketMessage = {
  __typename: 'TicketMessage';
  /** Author of the message or event. Null for guests and automatic events. */
  author: Maybe<RatingAuthor>;
  /** Time at which the message was written or the event took place. */
  createdAt: Scalars['DateTime']['output'];
  /** Kind of the event. Null for messages. */
  event: Maybe<TicketEvent>;
  /** Attached files, at most 3. */
  files: Array<TicketFile>;
  /** Number of the merged ticket from which the message comes. Null for messages of this ticket. */
  fromNumber: Maybe<Scalars['String']['output']>;
  /** Unique message ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Kind of the message: its sender and audience, or an event. */
  kind: TicketMessageKind;
  /** Plain text of the message, at most 4,000 characters. Empty for events. */
  text: Scalars['String']['output'];
  /** Details of the event: a name, a number or an enum value of the schema. Null if there are none. */
  value: Maybe<Scalars['String']['output']>;
};

/** Kind of a ticket message: its sender and audience, or an event. */
export type TicketMessageKind =
  /** Reply of support to the requester. */
  | 'ANSWER'
  /** Event in the history of the ticket. */
  | 'EVENT'
  /** Internal note of support, never visible to the requester. */
  | 'NOTE'
  /** Message of the requester to support. */
  | 'REQUEST';

/** Numbered page of rows, with the total number. */
export type TicketPage = {
  __typename: 'TicketPage';
  /** Rows of this page, in the requested order. */
  items: Array<Ticket>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Priority of a ticket. The response times of each priority are settings. */
export type TicketPriority =
  /** The requester is blocked by the problem. */
  | 'HIGH'
  /** Lower priority than all other tickets. */
  | 'LOW'
  /** Default priority of new tickets. */
  | 'NORMAL'
  /** Money or learning is lost until the ticket is resolved. */
  | 'URGENT';

/** Confirmation of a request. Does not reveal whether an email address has an account. */
export type TicketReceipt = {
  __typename: 'TicketReceipt';
  /** Always true. Guests receive further information by email. */
  accepted: Scalars['Boolean']['output'];
  /** Number of the created ticket. Null if none was created. */
  number: Maybe<Scalars['String']['output']>;
  /** ID of the ticket for members. Null for guests. */
  ticketId: Maybe<Scalars['ID']['output']>;
};

/** Pending party of a ticket, or how it ended. */
export type TicketState =
  /** The ticket is closed permanently, some days after its resolution or after a merge. */
  | 'CLOSED'
  /** The ticket awaits a third party. The clocks are paused. */
  | 'ON_HOLD'
  /** The ticket awaits a reply of support. Its clocks run. */
  | 'OPEN'
  /** Support has replied and awaits the requester. The clocks are paused. */
  | 'REPLIED'
  /** The ticket is resolved. A reply of the requester reopens it. */
  | 'RESOLVED';

/** Statistics of the tickets of all requesters. */
export type TicketStats = {
  __typename: 'TicketStats';
  /** Percentage of ratings with 4 or 5 stars in the last 30 days, rounded. Null if there was no rating. */
  contentPercent: Maybe<Scalars['Int']['output']>;
  /** Number of open tickets that are due within the next hour. */
  dueSoonCount: Scalars['Int']['output'];
  /** Average minutes until the first reply in the last 30 days. Null if there was none. */
  firstReplyMinutes: Maybe<Scalars['Int']['output']>;
  /** Number of open tickets assigned to the viewer. */
  mineCount: Scalars['Int']['output'];
  /** Number of open tickets whose due time has passed. */
  overdueCount: Scalars['Int']['output'];
  /** Number of tickets that await the requester or a third party. */
  requesterCount: Scalars['Int']['output'];
  /** Number of open tickets, which await support. */
  waitingCount: Scalars['Int']['output'];
};

/** Filter of a ticket list by the party whose action is pending. */
export type TicketTab =
  /** Resolved and closed tickets without pending action. */
  | 'DONE'
  /** Replied and on-hold tickets that await the requester or a third party. */
  | 'REQUESTER'
  /** Open tickets that await support, sorted by due time. */
  | 'WAITING';

/** A range of a video in whole seconds. `to` is exclusive. */
export type TimeRangeInput = {
  /** First second of the range, from 0. */
  from: Scalars['Int']['input'];
  /** Second after the last one of the range. */
  to: Scalars['Int']['input'];
};

/** Result of checking an access token. */
export type TokenState = {
  __typename: 'TokenState';
  /** Time at which a valid token expires. Null for invalid tokens. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** True if the token is valid; false if it is malformed, expired or revoked. */
  valid: Scalars['Boolean']['output'];
};

/** New owner of a course, with the reason. */
export type TransferCourseInput = {
  /** ID of the transferred course. */
  courseId: Scalars['ID']['input'];
  /** Reason for both teachers and the audit log, 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** ID of the new teacher, who earns from future sales. */
  teacherId: Scalars['ID']['input'];
};

/** File of transfers for the bank. */
export type TransferFile = {
  __typename: 'TransferFile';
  /** Number of transfers in the file. */
  count: Scalars['Int']['output'];
  /** Unique file ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Time at which the file was created. Its content is immutable. */
  madeAt: Scalars['DateTime']['output'];
  /** File number for display, for instance TF-1126-0007. */
  number: Scalars['String']['output'];
  /** Number of transfers that the bank statement has not confirmed or returned yet. */
  open: Scalars['Int']['output'];
  /** Total amount of the transfers, in đồng. */
  total: Scalars['Vnd']['output'];
};

/** Numbered page of rows, with the total number. */
export type TransferFilePage = {
  __typename: 'TransferFilePage';
  /** Rows of this page, in the requested order. */
  items: Array<TransferFile>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Purpose of a transfer in a transfer file. */
export type TransferKind =
  /** Approved payout of a teacher’s earnings. */
  | 'PAYOUT'
  /** Refund to a bank account of the buyer. */
  | 'REFUND';

/** Target account of a bank transfer. The content must not be changed, because it identifies the payment. */
export type TransferTo = {
  __typename: 'TransferTo';
  /** Number of the account. */
  account: Scalars['String']['output'];
  /** The bank’s six-digit ID at Napas. */
  bankBin: Scalars['String']['output'];
  /** Common name of the bank. */
  bankName: Scalars['String']['output'];
  /** Content of the transfer, without additions. */
  content: Scalars['String']['output'];
  /** Account holder, as registered with the bank. */
  holder: Scalars['String']['output'];
  /** Content of the VietQR code, which includes all of these fields. Render it as a QR code. */
  qr: Scalars['String']['output'];
  /** Absolute URL of the simulated bank. Null if money is real. */
  simulatorUrl: Maybe<Scalars['String']['output']>;
};

/** Transfers of one kind that the next file will include. */
export type TransfersDue = {
  __typename: 'TransfersDue';
  /** Number of waiting transfers. */
  count: Scalars['Int']['output'];
  /** Purpose of the transfers. */
  kind: TransferKind;
  /** Total amount of the waiting transfers, in đồng. */
  total: Scalars['Vnd']['output'];
};

/** Balance of a ledger account, or of all accounts of one kind that belong to users. */
export type TrialBalanceRow = {
  __typename: 'TrialBalanceRow';
  /** Account kind without the owner, for instance `hold`, `bank`, `tax-withheld:vat` or `gateway:VNPAY`. */
  account: Scalars['String']['output'];
  /** Accounting class of the account. */
  class: LedgerAccountClass;
  /** Number of accounts of this kind with a balance. */
  count: Scalars['Int']['output'];
  /** Credit balance in đồng; 0 if the row has a debit balance. */
  credit: Scalars['Vnd']['output'];
  /** Debit balance in đồng; 0 if the row has a credit balance. */
  debit: Scalars['Vnd']['output'];
  /** True if each teacher has an account of this kind. The row is then their sum. */
  isOwned: Scalars['Boolean']['output'];
};

/** Reverted bank account. All sessions of its owner were ended. */
export type UndonePayoutAccount = {
  __typename: 'UndonePayoutAccount';
  /** ID of the reverted account. */
  accountId: Scalars['ID']['output'];
};

/** Confirmation of unlinking the Google account. */
export type UnlinkGoogleInput = {
  /** Must be true. Protects against accidental requests. */
  confirmUnlink: Scalars['Boolean']['input'];
  /** Reason, recorded in the audit log and truncated to 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Complete new content of an announcement. */
export type UpdateAnnouncementInput = {
  /** ID of an announcement that has not ended. */
  announcementId: Scalars['ID']['input'];
  /** Group of people to whom the announcement is shown. */
  audience: AnnouncementAudience;
  /** ID of the course, for the audience COURSE only. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Time until which the announcement is shown, at most 30 days after its start. */
  endsAt: Scalars['DateTime']['input'];
  /** The `version` on which the change is based. */
  expectedVersion: Scalars['Int']['input'];
  /** True if readers may dismiss the announcement permanently. */
  isDismissible: Scalars['Boolean']['input'];
  /** Kind of the announcement, which determines its appearance. */
  kind: AnnouncementKind;
  /** Label of the link in English, 2 to 40 characters. Defaults to the Vietnamese one. */
  linkLabelEn?: InputMaybe<Scalars['String']['input']>;
  /** Label of the link in Vietnamese, 2 to 40 characters. Required together with `linkUrl`. */
  linkLabelVi?: InputMaybe<Scalars['String']['input']>;
  /** Target of a link: a path of the web app such as `/courses`, or an https URL. At most 300 characters. */
  linkUrl?: InputMaybe<Scalars['String']['input']>;
  /** Time from which the announcement is shown, now or later. */
  startsAt: Scalars['DateTime']['input'];
  /** Plain text in English, 3 to 500 characters, together with `titleEn`. */
  textEn?: InputMaybe<Scalars['String']['input']>;
  /** Plain text in Vietnamese, 3 to 500 characters. */
  textVi: Scalars['String']['input'];
  /** Title in English, 3 to 80 characters, together with `textEn`. Without both, readers of English get the Vietnamese ones. */
  titleEn?: InputMaybe<Scalars['String']['input']>;
  /** Title in Vietnamese, 3 to 80 characters. */
  titleVi: Scalars['String']['input'];
};

/** Input for changing the label of a bookmark. */
export type UpdateBookmarkInput = {
  /** ID of a bookmark of the viewer. */
  bookmarkId: Scalars['ID']['input'];
  /** Label of the bookmark, 1 to 120 characters. Null removes the label. */
  label?: InputMaybe<Scalars['String']['input']>;
};

/** Complete new content of a reply template. */
export type UpdateCannedAnswerInput = {
  /** ID of the template to update. */
  cannedAnswerId: Scalars['ID']['input'];
  /** Ticket category for which the template is suggested. Defaults to all categories. */
  category?: InputMaybe<TicketCategory>;
  /** The `version` on which the change is based. */
  expectedVersion: Scalars['Int']['input'];
  /** Text in English, 1 to 4,000 characters, with the same placeholders. */
  textEn: Scalars['String']['input'];
  /** Text in Vietnamese, 1 to 4,000 characters. Placeholders such as `{name}` are replaced. */
  textVi: Scalars['String']['input'];
  /** Title in English, 2 to 80 characters. */
  titleEn: Scalars['String']['input'];
  /** Title in Vietnamese, 2 to 80 characters. */
  titleVi: Scalars['String']['input'];
};

/** New values of a category. */
export type UpdateCategoryInput = {
  /** ID of the edited category. */
  categoryId: Scalars['ID']['input'];
  /** Name of the icon, for example `code`. Generated covers of its courses have a matching motif. */
  icon: Scalars['String']['input'];
  /** Vietnamese name, 2 to 60 characters. */
  name: Scalars['String']['input'];
  /** English name, 2 to 60 characters. */
  nameEn: Scalars['String']['input'];
  /** New slug: lowercase letters a to z, digits and inner hyphens, at most 80 characters. The former slug redirects to the category. Omitted: unchanged. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** Input to update the rights of a co-teacher. */
export type UpdateCoTeacherInput = {
  /** ID of the co-teacher in the viewer’s own course. */
  coTeacherId: Scalars['ID']['input'];
  /** Complete new list of rights. May be empty. */
  rights: Array<CourseRight>;
};

/** Input to update a course. Omitted fields do not change. */
export type UpdateCourseInput = {
  /** Days of access after a purchase, 30 to 3,650. Null for unlimited access. Fixed at the time of the purchase. Shorter access needs a review; for a course on sale it becomes part of its revision. */
  accessDays?: InputMaybe<Scalars['Int']['input']>;
  /** Target audience: at most 12 points of 160 characters. */
  audience?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Category ID. Needs a review; for a course on sale it becomes part of its revision. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the edited course. */
  courseId: Scalars['ID']['input'];
  /** Description of the course as formatted text. */
  description?: InputMaybe<Scalars['RichText']['input']>;
  /** ID of the viewer’s draft of these edits. It is deleted when they are saved. */
  draftId?: InputMaybe<Scalars['ID']['input']>;
  /** True if lessons must be studied in order. Lessons that a student has opened are never locked again. */
  enforceOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** Version on which the edit is based. CONFLICT if the course was edited meanwhile. */
  expectedVersion: Scalars['Int']['input'];
  /** Language in which the course is taught. */
  language?: InputMaybe<Language>;
  /** Level of experience that the course requires. */
  level?: InputMaybe<CourseLevel>;
  /** Minimum age in years, 3 to 99. Null if the course suits all ages. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  /** Learning outcomes: at most 12 points of 160 characters. */
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** List price: 0, or 10,000 to 50,000,000 ₫. A higher price needs a review; for a course on sale it becomes part of its revision. */
  price?: InputMaybe<Scalars['Vnd']['input']>;
  /** Requirements: at most 12 points of 160 characters. */
  requirements?: InputMaybe<Array<Scalars['String']['input']>>;
  /** End of the sale, at most 14 days after it begins. Required for a sale. */
  saleEndsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Sale price below the list price and at least 10,000 ₫. Null ends the sale. The list price must have been charged for 30 of the last 90 days, except for one introductory price of a new course. */
  salePrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** Subtitle of at most 120 characters. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** Tags: at most 12 words or phrases. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Title of 3 to 60 characters. Needs a review; for a course on sale it becomes part of its revision. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Visibility of the course once it is published. */
  visibility?: InputMaybe<CourseVisibility>;
};

/** Input for changing the name and purpose of a study group. */
export type UpdateGroupInput = {
  /** Purpose of the group, at most 500 characters. Omitted or empty removes it. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** ID of a group that the viewer leads. */
  groupId: Scalars['ID']['input'];
  /** Name of the group, 3 to 60 characters. */
  name: Scalars['String']['input'];
};

/** Input to update captions. Omitted fields do not change. */
export type UpdateLessonCaptionsInput = {
  /** True makes them the default captions. False has no effect, since one track is always the default. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Label in players, 1 to 40 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** ID of the edited captions. */
  trackId: Scalars['ID']['input'];
};

/** Input to update a lesson. Omitted fields do not change. */
export type UpdateLessonInput = {
  /** Text of the lesson. For a video, its notes. */
  body?: InputMaybe<Scalars['RichText']['input']>;
  /** ID of a finished upload of Vietnamese captions, WebVTT or SubRip (SRT). */
  captionsUploadId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the viewer’s draft of these edits. It is deleted when they are saved. */
  draftId?: InputMaybe<Scalars['ID']['input']>;
  /** Schedule for opening the lesson to enrolled students. */
  drip?: InputMaybe<Drip>;
  /** For DATE: the opening time, at most three years in the future. */
  dripAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** For RELATIVE: 1 to 730 days after the enrolment. */
  dripDays?: InputMaybe<Scalars['Int']['input']>;
  /** URL or embed code of an allowed provider, at most 4,000 characters. Only for embedded pages. */
  embed?: InputMaybe<Scalars['String']['input']>;
  /** Version on which the edit is based. CONFLICT if the lesson was edited meanwhile. */
  expectedVersion: Scalars['Int']['input'];
  /** True if the lesson is open to everyone while the course is published. */
  isPreview?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the lesson is required to complete the course. */
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID of the edited lesson. */
  lessonId: Scalars['ID']['input'];
  /** Start of a live lesson, at most three years in the future. */
  liveStartsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Absolute https URL of a live lesson, at most 1,000 characters. */
  liveUrl?: InputMaybe<Scalars['String']['input']>;
  /** Estimate of 1 to 600 minutes, for a live lesson its planned length. Only for files, assignments, live lessons and embedded pages. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Absolute https URL of the recording of a live lesson on another site, at most 1,000 characters. */
  recordingUrl?: InputMaybe<Scalars['String']['input']>;
  /** Completion rule, one of those that its kind allows. Completed lessons remain complete. */
  rule?: InputMaybe<CompletionRule>;
  /** Title of 3 to 80 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** ID of a finished upload of an MP4 video. MOV and WebM are accepted if the platform transcodes videos. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input for editing the text of a note. */
export type UpdateNoteInput = {
  /** ID of a note of the viewer. */
  noteId: Scalars['ID']['input'];
  /** Text of the note, 1 to 4,000 characters. Readable by its author only. */
  text: Scalars['String']['input'];
};

/** New values of a user. Omitted fields do not change. */
export type UpdatePersonInput = {
  /** Short biography; at most 2,000 characters. Null removes it. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Year of birth, 1900 to the current year. Null removes it. Only administrators can make a child older. */
  birthYear?: InputMaybe<Scalars['Int']['input']>;
  /** Ordered list of at most 20 schools and courses. Replaces the existing list. */
  education?: InputMaybe<Array<EducationInput>>;
  /** New email address. It is unconfirmed until the user confirms it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Version that the client edited. If omitted, the current version is overwritten. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Ordered list of at most 20 positions. Replaces the existing list. */
  experience?: InputMaybe<Array<ExperienceInput>>;
  /** Full name, family name first; 2 to 100 characters. Cannot be removed. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** False to suspend the account. Needs `person:deactivate`. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language of the interface, emails and messages. Cannot be removed. */
  locale?: InputMaybe<Language>;
  /** ID of the user to update. */
  personId: Scalars['ID']['input'];
  /** Telephone number of 8 to 15 digits. Spaces, dots, dashes, brackets and a leading + are allowed. Null removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** New set of system roles; USER cannot be removed. Needs `role:assign`. */
  roles?: InputMaybe<Array<Role>>;
  /** Ordered list of at most 30 skills of 1 to 50 characters each. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** New values of a profile. Omitted fields do not change. */
export type UpdateProfileInput = {
  /** Short biography; at most 2,000 characters. Null removes it. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Year of birth, 1900 to the current year. Null removes it. Only administrators can make a child older. */
  birthYear?: InputMaybe<Scalars['Int']['input']>;
  /** Ordered list of at most 20 schools and courses. Replaces the existing list. */
  education?: InputMaybe<Array<EducationInput>>;
  /** Ordered list of at most 20 positions. Replaces the existing list. */
  experience?: InputMaybe<Array<ExperienceInput>>;
  /** Full name, family name first; 2 to 100 characters. Cannot be removed. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Language of the interface, emails and messages. Cannot be removed. */
  locale?: InputMaybe<Language>;
  /** Telephone number of 8 to 15 digits. Spaces, dots, dashes, brackets and a leading + are allowed. Null removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Ordered list of at most 30 skills of 1 to 50 characters each. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Input for editing a question. Attempts that have already started use the previous version. */
export type UpdateQuestionInput = {
  /** Complete new content of the question. */
  content: QuestionContentInput;
  /** Version on which the edit is based. CONFLICT if the question was edited since. */
  expectedVersion: Scalars['Int']['input'];
  /** ID of the question to edit. */
  questionId: Scalars['ID']['input'];
};

/** Custom role with its new values. */
export type UpdateRoleInput = {
  /** Purpose of the role; at most 300 characters. */
  description?: Scalars['String']['input'];
  /** Version of the role that the client edited. */
  expectedVersion: Scalars['Int']['input'];
  /** Unique name, case-insensitive; 2 to 60 characters. */
  name: Scalars['String']['input'];
  /** Administrative permissions to grant. The viewer must have each of them. */
  permissions: Array<Scalars['String']['input']>;
  /** ID of the custom role to update. */
  roleId: Scalars['ID']['input'];
};

/** Input to update a synonym group. */
export type UpdateSearchSynonymInput = {
  /** Version on which the edit is based. */
  expectedVersion: Scalars['Int']['input'];
  /** ID of the synonym group to update. */
  synonymId: Scalars['ID']['input'];
  /** Two to eight words or phrases of 1 to 40 characters with the same meaning. Each may be in one group only. */
  terms: Array<Scalars['String']['input']>;
};

/** Input to rename a section. */
export type UpdateSectionInput = {
  /** ID of the section to rename. */
  sectionId: Scalars['ID']['input'];
  /** Title of 3 to 80 characters. A number such as “Section 1.” at its start is not stored. */
  title: Scalars['String']['input'];
};

/** Input for moving or renaming a study slot. Omitted fields stay unchanged. */
export type UpdateStudySlotInput = {
  /** Length of the slot, 10 to 480 minutes. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** ID of a study slot of the viewer. */
  slotId: Scalars['ID']['input'];
  /** Time at which the slot begins, from now to one year ahead. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Title of the study slot, 2 to 80 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** New teacher profile. Replaces all fields. */
export type UpdateTeacherProfileInput = {
  /** One-line summary of what the teacher teaches; 3 to 120 characters. */
  headline: Scalars['String']['input'];
  /** True if the teacher is a resident of Vietnam for tax purposes. Omitted: unchanged. */
  isResident?: InputMaybe<Scalars['Boolean']['input']>;
  /** HTTPS URLs of the teacher’s pages on other sites; at most 5. */
  links: Array<Scalars['String']['input']>;
  /** Legal form of the seller. Determines which taxes are withheld. */
  sellerClass: SellerClass;
  /** Tax code or personal identification number: 10 digits (13 for a branch) or 12. */
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** Input for changing the priority or category of a ticket. Omitted fields stay unchanged. */
export type UpdateTicketInput = {
  /** New category of the ticket. */
  category?: InputMaybe<TicketCategory>;
  /** New priority, with its own response times. */
  priority?: InputMaybe<TicketPriority>;
  /** ID of a ticket that is not closed. */
  ticketId: Scalars['ID']['input'];
};

/** New values of a webhook. Omitted fields do not change. */
export type UpdateWebhookInput = {
  /** Absolute HTTPS URL of a public host that receives the events; at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Kinds of events to send; at least one, WEBHOOK_TESTED excluded. */
  kinds?: InputMaybe<Array<WebhookEventKind>>;
  /** New name of the receiving program; 2 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** ID of the webhook to change. */
  webhookId: Scalars['ID']['input'];
};

/** User account with its private fields, visible to its owner only. */
export type User = {
  __typename: 'User';
  /** True if the user has an administrative permission and may open /admin. */
  administers: Scalars['Boolean']['output'];
  /** Path of the picture, below the platform’s own URL. Null if the user has none; clients show initials instead. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Short biography, written by the user. */
  bio: Maybe<Scalars['String']['output']>;
  /** Year of birth. Null if the user has not entered it. */
  birthYear: Maybe<Scalars['Int']['output']>;
  /** Time at which the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Schools and courses that the user attended. */
  education: Array<Education>;
  /** Email address used to sign in. Unique, case-insensitive. */
  email: Scalars['String']['output'];
  /** Time at which the user confirmed the email address. Null until then. */
  emailVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Positions that the user held, in the order set by the user. */
  experience: Array<Experience>;
  /** Given name: the last word of the full name. */
  firstName: Scalars['String']['output'];
  /** Full name, family name first as in Vietnamese names. */
  fullName: Scalars['String']['output'];
  /** Latest request for the consent of a guardian. Null if there is none. */
  guardianRequest: Maybe<GuardianRequest>;
  /** Unique user ID. Immutable. */
  id: Scalars['ID']['output'];
  /** False while the account is suspended by an administrator. */
  isActive: Scalars['Boolean']['output'];
  /** True if other people see neither name nor picture, because the user is a child and no guardian consents. */
  isProfileClosed: Scalars['Boolean']['output'];
  /** Family and middle names: the full name without its last word. */
  lastName: Scalars['String']['output'];
  /** Language of the interface, emails and messages. */
  locale: Language;
  /** True if the user has to accept a new version of a legal document (`myPendingTerms`). */
  mustAcceptTerms: Scalars['Boolean']['output'];
  /** Full name; the same value as `fullName`. */
  name: Scalars['String']['output'];
  /** Permissions of the viewer as resource:action. Clients use them to hide actions that the server would reject. */
  permissions: Array<Scalars['String']['output']>;
  /** Telephone number in the format entered by the user. Null if unknown. */
  phone: Maybe<Scalars['String']['output']>;
  /** Highest system role of the user: ADMIN, then TEACHER, then USER. */
  role: Role;
  /** System roles of the user. Always includes USER. */
  roles: Array<Role>;
  /** Skills, in the order set by the user. */
  skills: Array<Scalars['String']['output']>;
};

/** Treatment of a sale under value added tax. An accountant determines it. */
export type VatTreatment =
  /** Value added tax is neither declared nor paid. */
  | 'NOT_DECLARED'
  /** Not subject to value added tax. */
  | 'NOT_SUBJECT'
  /** Rate of 0 per cent. */
  | 'RATE_0'
  /** Rate of 5 per cent, included in the price. */
  | 'RATE_5'
  /** Rate of 8 per cent, included in the price. */
  | 'RATE_8'
  /** Rate of 10 per cent, included in the price. */
  | 'RATE_10'
  /** Sales invoice of the direct method; it states no tax rate. */
  | 'SALES';

/** Public facts of a certificate, available to anyone with its code. */
export type VerifiedCertificate = {
  __typename: 'VerifiedCertificate';
  /** Time at which this information was read. */
  checkedAt: Scalars['DateTime']['output'];
  /** Course that was completed. Null if it is not visible to the viewer. */
  course: Maybe<Course>;
  /** Title of the course at the time of issue. */
  courseTitle: Scalars['String']['output'];
  /** Version of the course that was completed, from 1. */
  courseVersion: Scalars['Int']['output'];
  /** Time at which the certificate was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Number of lessons in the course at the time of issue. */
  lessonCount: Scalars['Int']['output'];
  /** Time at which the certificate was revoked. Null if it is valid. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** Average of the best scores, 0 to 100. Null if the course had nothing to grade. */
  score: Maybe<Scalars['Int']['output']>;
  /** Human-readable number of the certificate. */
  serial: Scalars['String']['output'];
  /** URL of a picture of the certificate below the platform’s own URL: PNG of 1200 × 630 pixels, for previews of links. It does not exist once the certificate is revoked. */
  shareImageUrl: Scalars['String']['output'];
  /** Current validity of the certificate. */
  status: CertificateStatus;
  /** Name of the student at the time of issue. */
  studentName: Scalars['String']['output'];
  /** Minutes of material in the course at the time of issue. */
  studyMinutes: Scalars['Int']['output'];
  /** Name of the teacher at the time of issue. */
  teacherName: Scalars['String']['output'];
  /** Verification code as printed on the certificate. */
  verifyCode: Scalars['String']['output'];
};

/** Verification of the identity of a seller. */
export type VerifySellerInput = {
  /** ID of the identity. */
  sellerId: Scalars['ID']['input'];
  /** `SellerIdentity.submittedAt` of the submission that the viewer examined. */
  submittedAt: Scalars['DateTime']['input'];
};

/** A stored video and its renditions. */
export type Video = {
  __typename: 'Video';
  /** Duration declared by the file, in seconds. */
  durationSec: Scalars['Int']['output'];
  /** Reason of the failure. Null unless the status is FAILED. */
  failure: Maybe<VideoFailure>;
  /** True if a poster image exists. */
  hasPoster: Scalars['Boolean']['output'];
  /** Heights of the renditions in pixels (720 for “720p”), the smallest first. */
  heights: Array<Scalars['Int']['output']>;
  /** Unique ID of the stored file. A replaced video has a new ID. */
  id: Scalars['ID']['output'];
  /** True if every browser plays the uploaded file. Other videos need their stream. */
  isPlayable: Scalars['Boolean']['output'];
  /** Transcoding progress in per cent, 0 to 100. */
  percentage: Scalars['Int']['output'];
  /** Transcoding status of the video. */
  state: VideoState;
};

/** Reason why the transcoding of a video failed. */
export type VideoFailure =
  /** The process ended unexpectedly in each attempt. */
  | 'INTERRUPTED'
  /** Transcoding is no longer configured (FFMPEG_PATH). */
  | 'NOT_SET_UP'
  /** The platform’s disk is full. The transcoding is retried automatically when there is room. */
  | 'NO_ROOM'
  /** The picture has more than 4096 × 2304 pixels, or a side longer than 8192 pixels. */
  | 'TOO_LARGE'
  /** The transcoding exceeded its time limit or got stuck. */
  | 'TOO_LONG'
  /** The file is broken or has an unsupported codec. */
  | 'UNREADABLE';

/** Transcoding status of a video. */
export type VideoState =
  /** The transcoding failed; `failure` is the reason. */
  | 'FAILED'
  /** Renditions are being made; `percentage` is the progress. */
  | 'MAKING'
  /** No renditions are made. The video is served as uploaded. */
  | 'PLAIN'
  /** The video plays as an adaptive stream in `heights`. */
  | 'READY'
  /** Queued. The transcoding has not started yet. */
  | 'WAITING';

/** Indicates that an administrator is viewing the platform as this user. */
export type ViewAs = {
  __typename: 'ViewAs';
  /** Administrator who is viewing. */
  by: PublicProfile;
  /** Time at which the view expires. */
  until: Scalars['DateTime']['output'];
};

/** Token with which an administrator views the platform as a user. */
export type ViewAsPayload = {
  __typename: 'ViewAsPayload';
  /** Access token for the header `Authorization: Bearer …`, in place of the administrator’s own. It allows reading what the user may read, no changes and no refresh. Calling `signOut` with it ends the view. */
  accessToken: Scalars['String']['output'];
  /** Time at which the token expires, half an hour after its creation. */
  expiresAt: Scalars['DateTime']['output'];
  /** User as whom the administrator is viewing. */
  person: Person;
};

/** Kind of visit to a course page. */
export type VisitKind =
  /** The visitor opened a free preview lesson or the promotional video. */
  | 'PREVIEW'
  /** The visitor opened the course page. */
  | 'VIEW';

/** An answer that requires manual grading. */
export type WaitingAnswer = {
  __typename: 'WaitingAnswer';
  /** ID of the attempt that contains the answer. */
  attemptId: Scalars['ID']['output'];
  /** Comment of the grader to the student. Null if there is none. */
  comment: Maybe<Scalars['String']['output']>;
  /** Title of the course to which the lesson belongs. */
  courseTitle: Scalars['String']['output'];
  /** Points awarded for the answer. Null while it awaits grading. */
  earned: Maybe<Scalars['Float']['output']>;
  /** Guidance on what a good answer contains. Null if the teacher wrote none. */
  guidance: Maybe<Scalars['String']['output']>;
  /** Title of the lesson with the quiz. */
  lessonTitle: Scalars['String']['output'];
  /** Maximum points for the answer. */
  points: Scalars['Int']['output'];
  /** Text of the question, with its images. */
  prompt: Scalars['RichText']['output'];
  /** ID of the question that was answered. */
  questionId: Scalars['ID']['output'];
  /** Signed URL of the question’s audio, below the platform’s own. Expires after six hours. Null if there is no audio. */
  soundUrl: Maybe<Scalars['String']['output']>;
  /** Name of the student who wrote the answer. */
  studentName: Scalars['String']['output'];
  /** Time at which the attempt was submitted. */
  submittedAt: Scalars['DateTime']['output'];
  /** Answer written by the student. */
  text: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type WaitingAnswerPage = {
  __typename: 'WaitingAnswerPage';
  /** Rows of this page, in the requested order. */
  items: Array<WaitingAnswer>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Counts of pending work in the viewer’s courses, each up to 100. */
export type WaitingForTeacher = {
  __typename: 'WaitingForTeacher';
  /** Number of student questions that no teacher has answered. */
  questions: Scalars['Int']['output'];
  /** Number of submissions and quiz answers that wait to be graded. */
  toMark: Scalars['Int']['output'];
};

/** Uploaded file that no mutation has used yet. */
export type WaitingUpload = {
  __typename: 'WaitingUpload';
  /** Time at which the file is deleted unless a mutation uses it. */
  expiresAt: Scalars['DateTime']['output'];
  /** File name given by the client, without control characters. */
  filename: Scalars['String']['output'];
  /** Upload ID, for the `uploadId` of a mutation. It can be used once. */
  id: Scalars['ID']['output'];
  /** True if the upload is complete and can be used in a mutation. */
  isWhole: Scalars['Boolean']['output'];
  /** Size of the file in bytes, as received or announced. */
  sizeBytes: Scalars['Float']['output'];
};

/** A search that matches no course completely, and for which people requested a notification. */
export type WantedSearch = {
  __typename: 'WantedSearch';
  /** Number of people who requested a notification about a course. */
  people: Scalars['Int']['output'];
  /** The search as first entered. */
  search: Scalars['String']['output'];
};

/** A range of a video in whole seconds. `to` is exclusive. */
export type WatchedRange = {
  __typename: 'WatchedRange';
  /** First second of the range, from 0. */
  from: Scalars['Int']['output'];
  /** Second after the last one of the range. */
  to: Scalars['Int']['output'];
};

/** Webhook that sends events to a third-party program. */
export type Webhook = {
  __typename: 'Webhook';
  /** Absolute HTTPS URL that receives the events. */
  address: Scalars['String']['output'];
  /** Time at which the webhook was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Full name of the administrator who created the webhook. Null if unknown. */
  creatorName: Maybe<Scalars['String']['output']>;
  /** Time since which all deliveries failed. Null if deliveries succeed. */
  failingSince: Maybe<Scalars['DateTime']['output']>;
  /** Time until which the previous secret also signs requests. Null if there is none. */
  formerSecretUntil: Maybe<Scalars['DateTime']['output']>;
  /** Unique webhook ID. Immutable. */
  id: Scalars['ID']['output'];
  /** False if the webhook is disabled. No events are then recorded or sent. */
  isActive: Scalars['Boolean']['output'];
  /** True if the URL is the simulated receiver of this server. Sandbox only. */
  isSimulated: Scalars['Boolean']['output'];
  /** Kinds of events to send; at least one. */
  kinds: Array<WebhookEventKind>;
  /** Time of the last successful delivery. Null if none. */
  lastDeliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the receiving program, chosen by an administrator. */
  name: Scalars['String']['output'];
  /** Time at which the current secret was created. */
  secretChangedAt: Scalars['DateTime']['output'];
  /** Time at which the webhook was disabled. Null while it is enabled. */
  switchedOffAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason why the webhook was disabled. Null while it is enabled. */
  switchedOffFor: Maybe<WebhookOffReason>;
  /** Number of pending deliveries. */
  waitingCount: Scalars['Int']['output'];
};

/** Attempt to deliver an event to a webhook, with the response. */
export type WebhookAttempt = {
  __typename: 'WebhookAttempt';
  /** First 4,096 bytes of the response body as text. Null without a response. */
  answer: Maybe<Scalars['String']['output']>;
  /** Time at which the attempt started. The header `webhook-timestamp` has it in seconds. */
  at: Scalars['DateTime']['output'];
  /** Duration of the attempt in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Reason for the failure. Null if the attempt succeeded. */
  fault: Maybe<WebhookFault>;
  /** Unique attempt ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Value of the header `webhook-signature` as sent. Null if the request could not be signed. */
  signature: Maybe<Scalars['String']['output']>;
  /** HTTP status of the response. Null without a response. */
  status: Maybe<Scalars['Int']['output']>;
};

/** Delivery of one event to a webhook, with its status. */
export type WebhookDelivery = {
  __typename: 'WebhookDelivery';
  /** Most recent attempts in chronological order; at most 30. */
  attempts: Array<WebhookAttempt>;
  /** JSON payload, byte for byte as sent. Null before the first attempt. */
  body: Maybe<Scalars['String']['output']>;
  /** Time at which the delivery succeeded or failed permanently. Null while pending. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique delivery ID, sent in the header `webhook-id`. Identical for all attempts. */
  id: Scalars['ID']['output'];
  /** True while an earlier event of the same object is pending. */
  isHeldBack: Scalars['Boolean']['output'];
  /** Kind of the event. */
  kind: WebhookEventKind;
  /** Time of the next attempt, unless an earlier event of the same object is pending. Null once ended. */
  nextTryAt: Maybe<Scalars['DateTime']['output']>;
  /** ID of the course, order, refund, enrolment, certificate or user. */
  objectId: Scalars['ID']['output'];
  /** Time at which the event occurred. */
  occurredAt: Scalars['DateTime']['output'];
  /** Current state of the delivery. */
  state: WebhookDeliveryState;
};

/** Numbered page of rows, with the total number. */
export type WebhookDeliveryPage = {
  __typename: 'WebhookDeliveryPage';
  /** Rows of this page, in the requested order. */
  items: Array<WebhookDelivery>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Progress and outcome of a delivery to a webhook. */
export type WebhookDeliveryState =
  /** The receiver responded with a status from 200 to 299. */
  | 'DELIVERED'
  /** All attempts failed. The delivery can be replayed while it is listed. */
  | 'FAILED'
  /** Pending; the first attempt or a retry is scheduled. */
  | 'WAITING';

/** Kind of event sent to a webhook. The payload has it as `type`, in lower case with a dot. */
export type WebhookEventKind =
  /** `certificate.issued`: a certificate was issued, including one with a corrected name. */
  | 'CERTIFICATE_ISSUED'
  /** `course.published`: a course was published for sale, for the first time or again. */
  | 'COURSE_PUBLISHED'
  /** `enrolment.completed`: a student completed all requirements of a course. */
  | 'ENROLMENT_COMPLETED'
  /** `enrolment.created`: a student received access to a course, or received it again after it had ended. */
  | 'ENROLMENT_CREATED'
  /** `order.paid`: an order was paid, or required no payment. */
  | 'ORDER_PAID'
  /** `person.changed`: an account was created, changed (profile, roles or state) or erased. */
  | 'PERSON_CHANGED'
  /** `refund.decided`: a refund was approved or rejected; sent again after an appeal. */
  | 'REFUND_DECIDED'
  /** `webhook.tested`: an administrator tests a webhook. Sent once; it cannot be subscribed to. */
  | 'WEBHOOK_TESTED';

/** Reason why an attempt to deliver failed. */
export type WebhookFault =
  /** The connection failed or was closed before a response. */
  | 'CONNECTION'
  /** The receiver responded with a redirect, which is never followed. */
  | 'REDIRECT'
  /** The host resolves to a private network, so no request was sent. */
  | 'REFUSED_ADDRESS'
  /** The encryption keys of the server were replaced. Rotate the secret of the webhook. */
  | 'SECRET_UNREADABLE'
  /** The receiver responded with a status outside 200 to 299. */
  | 'STATUS'
  /** The receiver did not respond within ten seconds. */
  | 'TIMEOUT'
  /** The TLS connection failed because the certificate is invalid. */
  | 'TLS'
  /** The host name is unknown to DNS. */
  | 'UNKNOWN_HOST';

/** Reason why a webhook is disabled. */
export type WebhookOffReason =
  /** An administrator disabled the webhook. */
  | 'ADMINISTRATOR'
  /** No delivery succeeded for three days. */
  | 'FAILING'
  /** The receiver responded with status 410 (Gone). */
  | 'GONE';

/** Webhook with a newly created secret. */
export type WebhookWithSecret = {
  __typename: 'WebhookWithSecret';
  /** Signing secret: `whsec_` and 32 bytes in base64. Returned only once; null if the same `idempotencyKey` already created it. */
  secret: Maybe<Scalars['String']['output']>;
  /** Current state of the webhook. */
  webhook: Webhook;
};

/** A dispute whose money the bank returned. */
export type WinDisputeInput = {
  /** ID of an open dispute. */
  disputeId: Scalars['ID']['input'];
  /** The bank’s statement, recorded in the audit log. 3 to 300 characters. */
  note: Scalars['String']['input'];
};

/** Courses that the viewer has saved. Visible only to the viewer. */
export type Wishlist = {
  __typename: 'Wishlist';
  /** Course IDs, latest first; at most 100. */
  courseIds: Array<Scalars['ID']['output']>;
  /** Courses on the wishlist with their prices, latest first. */
  items: Array<WishlistItem>;
};

/** A course on the viewer’s wishlist with its saved and current price. */
export type WishlistItem = {
  __typename: 'WishlistItem';
  /** Time at which the course was saved. */
  addedAt: Scalars['DateTime']['output'];
  /** Category of the course. Null if it has none or is no longer on sale. */
  category: Maybe<Category>;
  /** The course. Null if the viewer may no longer see it. */
  course: Maybe<Course>;
  /** ID of the course, also if it is no longer available. */
  courseId: Scalars['ID']['output'];
  /** True if the course is also in the viewer’s cart. */
  isInCart: Scalars['Boolean']['output'];
  /** Current list price in đồng. 0 if the course is no longer on sale. */
  listPrice: Scalars['Vnd']['output'];
  /** Current price in đồng. 0 if the course is no longer on sale. */
  price: Scalars['Vnd']['output'];
  /** Price in đồng when the course was saved. It never changes. */
  priceThen: Scalars['Vnd']['output'];
  /** End of the current sale. Null without a sale or an end. */
  saleEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** State of the course: buyable, or the reason why it is not. */
  state: CartLineState;
  /** Current title, or the title when it was saved if the course is no longer on sale. */
  title: Scalars['String']['output'];
};

/** Results of adding courses of the wishlist to the cart. */
export type WishlistToCart = {
  __typename: 'WishlistToCart';
  /** One result for each requested course on the wishlist, in the requested order. */
  results: Array<WishlistToCartResult>;
};

/** Outcome of adding a course of the wishlist to the cart. */
export type WishlistToCartOutcome =
  /** The course was added to the cart. */
  | 'ADDED'
  /** The cart is full, so the course was not added. */
  | 'CART_FULL'
  /** The course was already in the cart. */
  | 'IN_CART'
  /** The course cannot be bought now; `state` states the reason. */
  | 'NOT_BUYABLE';

/** Result of adding one course to the cart. */
export type WishlistToCartResult = {
  __typename: 'WishlistToCartResult';
  /** ID of the requested course. */
  courseId: Scalars['ID']['output'];
  /** Outcome: added to the cart, or the reason why not. */
  outcome: WishlistToCartOutcome;
  /** State of the course: buyable, or the reason why it is not. */
  state: CartLineState;
  /** Title of the course as on the wishlist. */
  title: Scalars['String']['output'];
};

/** Token of another user to revoke, and the reason. */
export type WithdrawApiTokenInput = {
  /** Token ID, as returned by `apiTokens`. */
  apiTokenId: Scalars['ID']['input'];
  /** Reason of 3 to 300 characters, recorded in the audit log. */
  reason: Scalars['String']['input'];
};

/** Input to withdraw an invitation to create an account. */
export type WithdrawSignUpInvitationInput = {
  /** ID of a pending invitation. */
  invitationId: Scalars['ID']['input'];
};

/** Result of withdrawing an invitation. */
export type WithdrawnSignUpInvitation = {
  __typename: 'WithdrawnSignUpInvitation';
  /** Same ID as in the input, for clients that remove the row. */
  invitationId: Scalars['ID']['output'];
};

/** Taxes withheld from a teacher in a month, from the monthly statement. */
export type WithheldTax = {
  __typename: 'WithheldTax';
  /** Price of the sales in đồng, before all deductions. */
  gross: Scalars['Vnd']['output'];
  /** ID of the monthly statement. */
  id: Scalars['ID']['output'];
  /** True if the teacher is now a resident for tax purposes. */
  isResident: Scalars['Boolean']['output'];
  /** First day of the month. */
  month: Scalars['Date']['output'];
  /** Name on the paper of a verified seller, otherwise the full name. */
  name: Scalars['String']['output'];
  /** Personal income tax of the returned sales, in đồng. */
  pitBack: Scalars['Vnd']['output'];
  /** Personal income tax withheld from the sales, in đồng. */
  pitWithheld: Scalars['Vnd']['output'];
  /** Price that was returned to buyers in the month, in đồng. */
  refunded: Scalars['Vnd']['output'];
  /** Current class of the teacher. Null without a profile. */
  sellerClass: Maybe<SellerClass>;
  /** Tax code or personal number. Null if the teacher has stated none. */
  taxCode: Maybe<Scalars['String']['output']>;
  /** ID of the teacher who made the sales. */
  teacherId: Scalars['ID']['output'];
  /** Value added tax of the returned sales, in đồng. */
  vatBack: Scalars['Vnd']['output'];
  /** Value added tax withheld from the sales, in đồng. */
  vatWithheld: Scalars['Vnd']['output'];
};

/** Taxes withheld from all teachers in a closed month. */
export type WithheldTaxMonth = {
  __typename: 'WithheldTaxMonth';
  /** Price of the sales in đồng, before all deductions. */
  gross: Scalars['Vnd']['output'];
  /** First day of the month. */
  month: Scalars['Date']['output'];
  /** Personal income tax of the returned sales, in đồng. */
  pitBack: Scalars['Vnd']['output'];
  /** Personal income tax withheld from the sales, in đồng. */
  pitWithheld: Scalars['Vnd']['output'];
  /** Price that was returned to buyers in the month, in đồng. */
  refunded: Scalars['Vnd']['output'];
  /** Number of teachers with sales or returns. */
  sellers: Scalars['Int']['output'];
  /** Value added tax of the returned sales, in đồng. */
  vatBack: Scalars['Vnd']['output'];
  /** Value added tax withheld from the sales, in đồng. */
  vatWithheld: Scalars['Vnd']['output'];
};

/** Numbered page of rows, with the total number. */
export type WithheldTaxPage = {
  __typename: 'WithheldTaxPage';
  /** Rows of this page, in the requested order. */
  items: Array<WithheldTax>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Taxes withheld from the price of new sales of one class of teachers, in basis points. */
export type WithholdingRate = {
  __typename: 'WithholdingRate';
  /** Time at which the confirmation was recorded. */
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** Accountant who confirmed it. Null until then. */
  confirmedBy: Maybe<Scalars['String']['output']>;
  /** Unique ID of the rate. Immutable. */
  id: Scalars['ID']['output'];
  /** Personal income tax of teachers who are not residents. Null: as for residents. */
  nonResidentPitBp: Maybe<Scalars['Int']['output']>;
  /** Value added tax of teachers who are not residents. Null: as for residents. */
  nonResidentVatBp: Maybe<Scalars['Int']['output']>;
  /** Personal income tax of residents. */
  pitBp: Scalars['Int']['output'];
  /** Class of the teachers. */
  sellerClass: SellerClass;
  /** Time from which it applies, until the next one. */
  validFrom: Scalars['DateTime']['output'];
  /** Value added tax of residents. */
  vatBp: Scalars['Int']['output'];
};

/** Taxes withheld from the sales of one class of teachers. */
export type WithholdingRateInput = {
  /** Personal income tax of teachers who are not residents, in basis points of the price; at most 3,000. */
  nonResidentPitBp: Scalars['Int']['input'];
  /** Value added tax of teachers who are not residents, in basis points of the price; at most 3,000. */
  nonResidentVatBp: Scalars['Int']['input'];
  /** Personal income tax of residents, in basis points of the price; at most 3,000. */
  pitBp: Scalars['Int']['input'];
  /** Value added tax of residents, in basis points of the price; at most 3,000. */
  vatBp: Scalars['Int']['input'];
};

/** Write-off of a teacher’s debt, proposed or decided. */
export type WriteOff = {
  __typename: 'WriteOff';
  /** Amount of the write-off, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** Full name of the administrator who decided. Null before the decision. */
  decidedBy: Maybe<Scalars['String']['output']>;
  /** Unique write-off ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Time at which the write-off was proposed. */
  proposedAt: Scalars['DateTime']['output'];
  /** Full name of the administrator who proposed the write-off. */
  proposedBy: Scalars['String']['output'];
  /** ID of the administrator who proposed the write-off and cannot approve it. */
  proposedById: Scalars['ID']['output'];
  /** Reason given by the administrator who proposed it. */
  reason: Scalars['String']['output'];
  /** Current status of the write-off. */
  state: WriteOffState;
  /** ID of the teacher who owes the debt. */
  teacherId: Scalars['ID']['output'];
  /** Full name of the teacher who owes the debt. */
  teacherName: Scalars['String']['output'];
};

/** Numbered page of rows, with the total number. */
export type WriteOffPage = {
  __typename: 'WriteOffPage';
  /** Rows of this page, in the requested order. */
  items: Array<WriteOff>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Total number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Status of a write-off of a teacher’s debt. */
export type WriteOffState =
  /** Posted as a loss of the platform. */
  | 'BOOKED'
  /** Waiting for approval by a second administrator. */
  | 'PROPOSED'
  /** Rejected; the debt remains. */
  | 'REJECTED';
