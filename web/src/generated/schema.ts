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
  /** Formatted text as ProseMirror JSON: {"type":"doc","content":[…]} of paragraph, heading (levels 2 and 3), bulletList, orderedList, listItem, blockquote, codeBlock (language), callout (tone: note, tip or warning), table of tableRow of tableHeader and tableCell (colspan, rowspan), image (pictureId of a CoursePicture, alt or isDecorative; in lessons only), hardBreak, inlineMath and blockMath (latex: the source of a formula, at most 1000 characters) and text with the marks bold, italic, code and link. */
  RichText: { input: unknown; output: unknown; }
  /** Value of a setting: an integer within ±(2^53 − 1), or a boolean if its kind is BOOLEAN. */
  SettingValue: { input: number | boolean; output: number | boolean; }
  /** Amount in Vietnamese đồng: an integer within ±(2^53 − 1). The currency has no smaller unit. */
  Vnd: { input: number; output: number; }
};

/** Chooses the answer to a question. */
export type AcceptAnswerInput = {
  /** Of a reply to the question. */
  commentId: Scalars['ID']['input'];
  /** False takes the choice back. */
  isAccepted: Scalars['Boolean']['input'];
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

/** Something to be proud of, and how far one is. */
export type Achievement = {
  __typename: 'Achievement';
  /** Its name for programs, for example first-lesson. */
  code: Scalars['ID']['output'];
  /** When it was earned; never taken back. */
  earnedAt: Maybe<Scalars['DateTime']['output']>;
  /** What is counted for it. */
  metric: AchievementMetric;
  /** How much there is, at most the threshold. */
  progress: Scalars['Int']['output'];
  /** How much earns it. */
  threshold: Scalars['Int']['output'];
};

/** An achievement that one earned. */
export type AchievementActivity = Activity & {
  __typename: 'AchievementActivity';
  /** Its code, as in myAchievements. */
  achievement: Scalars['String']['output'];
  /** The moment at which it was done. */
  at: Scalars['DateTime']['output'];
  /** Of this line of the feed. */
  id: Scalars['ID']['output'];
  /** Which act it was; each has its own type. */
  kind: ActivityKind;
};

/** What an achievement counts. */
export type AchievementMetric =
  /** Certificates that hold, of all courses. */
  | 'CERTIFICATES'
  /** Courses that were completed. */
  | 'COURSES'
  /** Answers to questions of others that were chosen, or that three people found helpful; not in courses that one teaches. */
  | 'HELPFUL_ANSWERS'
  /** Lessons that were completed. */
  | 'LESSONS'
  /** Minutes of material that were studied. */
  | 'MINUTES'
  /** Days in a row. */
  | 'STREAK';

/** People who studied over some days, today included, and over as many before. */
export type ActivePeople = {
  __typename: 'ActivePeople';
  /** How many different people studied on each of the days, oldest first; 0 on quiet ones. */
  byDay: Array<Scalars['Int']['output']>;
  /** Different people of whom progress believes some time of study. */
  people: Scalars['Int']['output'];
  /** Counted in the same way over the days before. */
  peopleBefore: Scalars['Int']['output'];
};

/** Something that one did. Its type says what else there is to know. */
export type Activity = {
  /** The moment at which it was done. */
  at: Scalars['DateTime']['output'];
  /** Of this line of the feed. */
  id: Scalars['ID']['output'];
  /** Which act it was; each has its own type. */
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

/** What a person did. */
export type ActivityKind =
  /** The student earned an achievement; its code says which. */
  | 'ACHIEVEMENT'
  /** Completed all required lessons of a course. */
  | 'COURSE_COMPLETED'
  /** Came into a course. */
  | 'ENROLLED'
  /** The student completed a lesson, by its rule. */
  | 'LESSON_COMPLETED'
  /** Opened a lesson for the first time. */
  | 'LESSON_STARTED'
  /** The student gave a course stars. */
  | 'RATED';

/** A picture for the texts of a course. */
export type AddCoursePictureInput = {
  /** Of the own course whose texts may show it. */
  courseId: Scalars['ID']['input'];
  /** A finished upload (JPEG, PNG or WebP, at most 10 MB). */
  uploadId: Scalars['ID']['input'];
};

/** Captions for a video, in place of those of the same language. */
export type AddLessonCaptionsInput = {
  /** The language that they are in. */
  language: CaptionLanguage;
  /** Of a lesson with a video. */
  lessonId: Scalars['ID']['input'];
  /** A finished upload of WebVTT or SubRip (SRT) captions, at most 1 MB. */
  uploadId: Scalars['ID']['input'];
};

/** A file for a lesson, of any kind of lesson. */
export type AddLessonFileInput = {
  /** Of the lesson that it is added to. */
  lessonId: Scalars['ID']['input'];
  /** A finished upload, at most 100 MB: PDF, pictures, sounds, office files, plain text and code, ZIP. */
  uploadId: Scalars['ID']['input'];
};

/** A file for a draft. */
export type AddSubmissionFileInput = {
  /** Of an own draft. */
  submissionId: Scalars['ID']['input'];
  /** A finished upload: PDF, pictures, sounds, MP4, office files, plain text and code, ZIP; 5 files, 200 MB together. */
  uploadId: Scalars['ID']['input'];
};

/** Courses of the viewer’s list that are to go into the cart. */
export type AddWishlistToCartInput = {
  /** Of the courses; at most 100. Those that are not on the list are passed over. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** The teacher agrees that the money goes back. */
export type AgreeToRefundInput = {
  /** A word to the buyer; at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Of a refund that waits for the teacher. */
  refundId: Scalars['ID']['input'];
};

/** What a part of the people is told by a banner, for a while. */
export type Announcement = {
  __typename: 'Announcement';
  /** Whom it is for. */
  audience: AnnouncementAudience;
  /** People who are meant by it now. */
  audienceCount: Scalars['Int']['output'];
  /** Of the course whose students are meant; else absent. */
  courseId: Maybe<Scalars['ID']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** People who put it away. */
  dismissedCount: Scalars['Int']['output'];
  /** Until when it is shown; earlier once it was ended. */
  endsAt: Scalars['DateTime']['output'];
  /** Of the announcement: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether its readers may put it away for good. */
  isDismissible: Scalars['Boolean']['output'];
  /** What it is for, which decides its look. */
  kind: AnnouncementKind;
  /** People to whom it was shown. */
  readCount: Scalars['Int']['output'];
  /** From when it is shown. */
  startsAt: Scalars['DateTime']['output'];
  /** Plain text in English, at most 500 characters. */
  textEn: Scalars['String']['output'];
  /** Plain text in Vietnamese, at most 500 characters. */
  textVi: Scalars['String']['output'];
  /** Title in English, at most 80 characters. */
  titleEn: Scalars['String']['output'];
  /** Title in Vietnamese, at most 80 characters. */
  titleVi: Scalars['String']['output'];
  /** Rises with every change, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** Whom an announcement is for. */
export type AnnouncementAudience =
  /** Administrators, and whoever has a custom role. */
  | 'ADMINISTRATORS'
  /** Students who may study one course now. */
  | 'COURSE'
  /** Everyone with an account, and visitors without one. */
  | 'EVERYONE'
  /** People who are students and nothing else. */
  | 'STUDENTS'
  /** People who teach, or may begin to. */
  | 'TEACHERS';

/** What an announcement is for. */
export type AnnouncementKind =
  /** Something that people should know. */
  | 'INFO'
  /** Something that will not work for a while. */
  | 'MAINTENANCE'
  /** Something that costs less for a while. */
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

/** How many people an announcement would reach. */
export type AnnouncementReach = {
  __typename: 'AnnouncementReach';
  /** Those whom the audience means now. */
  count: Scalars['Int']['output'];
  /** All people with an account that is open. */
  total: Scalars['Int']['output'];
};

/** What marking announcements as read has changed. */
export type AnnouncementsRead = {
  __typename: 'AnnouncementsRead';
  /** How many the viewer had not seen until now. */
  markedCount: Scalars['Int']['output'];
};

/** Whether the viewer comes to a meeting. */
export type AnswerGroupEventInput = {
  /** False: they can’t come. */
  comes: Scalars['Boolean']['input'];
  /** Of a meeting of a group that the viewer is in. */
  eventId: Scalars['ID']['input'];
};

/** What was matched with what. */
export type AnswerPairInput = {
  /** One of the question’s matches. */
  matchId: Scalars['ID']['input'];
  /** One of the question’s choices. */
  pairId: Scalars['ID']['input'];
};

/** The viewer’s answer to an invitation. */
export type AnswerTeachingInvitationInput = {
  /** False declines; the owner may invite again. */
  accepts: Scalars['Boolean']['input'];
  /** Of an invitation to the viewer. */
  invitationId: Scalars['ID']['input'];
};

/** What support says to the requester of a ticket. */
export type AnswerTicketInput = {
  /** The `version` of the ticket that the answer was written for. */
  expectedVersion: Scalars['Int']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes: REPLIED, ON_HOLD, or RESOLVED. */
  state?: TicketState;
  /** Plain text, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
  /** Of a ticket that is not closed. */
  ticketId: Scalars['ID']['input'];
  /** Finished own uploads, at most 3 with 10 MB together. */
  uploadIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** How an invitation was answered. */
export type AnsweredInvitation = {
  __typename: 'AnsweredInvitation';
  /** Of the course that it was for. */
  courseId: Scalars['ID']['output'];
  /** Of the invitation, which no list has any more. */
  id: Scalars['ID']['output'];
};

/** When a student sees right answers and explanations. */
export type AnswersShown =
  /** Once the student has passed, or has no attempt left. */
  | 'AFTER_LAST_ATTEMPT'
  /** As soon as an attempt is submitted. */
  | 'AFTER_SUBMISSION'
  /** The student sees points only. */
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

/** Asks for another moderator to look at one’s content. */
export type AppealContentDecisionInput = {
  /** Of the decision, as `myContentDecisions` gives it. */
  caseId: Scalars['ID']['input'];
  /** Why the decision is wrong; moderators read it. 5 to 1,000 characters. */
  reason: Scalars['String']['input'];
};

/** Asks to look at a refused refund once more. */
export type AppealRefundInput = {
  /** What speaks for it; the platform reads it. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** Of a refused refund of the viewer’s. */
  refundId: Scalars['ID']['input'];
};

/** What became of an appeal against moderators. */
export type AppealState =
  /** The first decision was wrong: the content is back. */
  | 'REVERSED'
  /** The first decision stands: the content stays hidden or removed. */
  | 'UPHELD'
  /** Another moderator has not looked yet. */
  | 'WAITING';

/** The coupon that the viewer’s cart is to have. */
export type ApplyCouponInput = {
  /** As it was typed: capitals, small letters and spaces around it make no difference. */
  code: Scalars['String']['input'];
};

/** Lets a course be published. */
export type ApproveCourseInput = {
  /** Every item once, all PASS. */
  checklist: Array<ReviewCheckInput>;
  /** Of the course whose submission is approved. */
  courseId: Scalars['ID']['input'];
  /** Of the submission that was looked at; CONFLICT when another one waits by now. */
  reviewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Grants a refund for the platform. */
export type ApproveRefundInput = {
  /** A word to the buyer; at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Of a refund that waits for the platform. */
  refundId: Scalars['ID']['input'];
};

/** What speaks for the sale in a dispute. */
export type ArgueDisputeInput = {
  /** Of a dispute that is open. */
  disputeId: Scalars['ID']['input'];
  /** Only administrators read it. 3 to 2,000 characters. */
  evidence: Scalars['String']['input'];
};

/** Which suspended course shall sell again, and what was put right. */
export type AskToRestoreCourseInput = {
  /** Of a course of the viewer that an administrator suspended. */
  courseId: Scalars['ID']['input'];
  /** What was put right; administrators read it. 10 to 1,000 characters. */
  message: Scalars['String']['input'];
};

/** Who reviews a submission from now on. */
export type AssignReviewInput = {
  /** Of one of its possibleReviewers; left out: no one yet. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a submission that waits. */
  reviewId: Scalars['ID']['input'];
  /** Who has it as far as the viewer was shown; left out: no one. */
  shownPersonId?: InputMaybe<Scalars['ID']['input']>;
};

/** Who takes care of a ticket from now on. */
export type AssignTicketInput = {
  /** Of somebody who may answer tickets; left out: no one takes care of it. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a ticket that is not closed. */
  ticketId: Scalars['ID']['input'];
};

/** The assignment of a lesson: its deadlines, and what it is worth. */
export type Assignment = {
  __typename: 'Assignment';
  /** What it asks for; absent to whoever may not read its lesson now. */
  brief: Maybe<AssignmentBrief>;
  /** The course that its lesson belongs to. */
  course: Course;
  /** After it, nothing is taken; absent: never. */
  cutOffAt: Maybe<Scalars['DateTime']['output']>;
  /** After it, work is late; absent: never. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the viewer may begin or go on, deadlines aside. */
  hasAttempt: Scalars['Boolean']['output'];
  /** Of the assignment: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Points or per cent for each day that has begun; 0 with other policies. */
  lateAmount: Scalars['Int']['output'];
  /** What handing in late costs. */
  latePolicy: LatePolicy;
  /** The lesson that it belongs to. */
  lesson: LessonOutline;
  /** How often a student may hand in, 1 to 10; work that is returned gives another time. */
  maxAttempts: Scalars['Int']['output'];
  /** All points of its rubric together. */
  maxScore: Scalars['Int']['output'];
  /** After it, nothing is taken of the viewer, by the late policy too. Absent: never. */
  myClosesAt: Maybe<Scalars['DateTime']['output']>;
  /** After it, the viewer’s work is late: with their extension, and what was returned. Absent: never. */
  myDueAt: Maybe<Scalars['DateTime']['output']>;
  /** More time that the viewer has. */
  myExtension: Maybe<AssignmentExtension>;
  /** The viewer’s newest request for more time. */
  myRequest: Maybe<ExtensionRequest>;
  /** What the viewer has to do with it. */
  myStanding: AssignmentStanding;
  /** What became of the viewer’s work. */
  myStatus: SubmissionStatus;
  /** The viewer’s own work, the newest first. */
  mySubmissions: Array<AssignmentSubmission>;
  /** From when work may be handed in; absent: from the first moment. */
  opensAt: Maybe<Scalars['DateTime']['output']>;
  /** Points that pass it, after what being late costs. */
  passScore: Scalars['Int']['output'];
  /** The server’s clock at this answer, to count down from. */
  serverTime: Scalars['DateTime']['output'];
  /** Rises with every edit, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** What an assignment asks for: for its students once they opened the lesson. */
export type AssignmentBrief = {
  __typename: 'AssignmentBrief';
  /** The same id as of the assignment. */
  id: Scalars['ID']['output'];
  /** The lesson, whose text and files say what to do. */
  lesson: Maybe<LessonContent>;
  /** What is looked at, in order, as it is now. */
  rubric: Array<RubricRow>;
};

/** More time that one student has at an assignment. */
export type AssignmentExtension = {
  __typename: 'AssignmentExtension';
  /** After it, nothing is taken of the student. */
  cutOffAt: Scalars['DateTime']['output'];
  /** After it, the student’s work is late. */
  dueAt: Scalars['DateTime']['output'];
  /** Why it was given; the student reads it. */
  reason: Scalars['String']['output'];
};

/** What the viewer has to do with an assignment. */
export type AssignmentStanding =
  /** They were a student, and access is suspended or has ended. */
  | 'ENDED'
  /** They are a student and have not opened its lesson: call openLesson. */
  | 'LOCKED'
  /** They are not a student of its course. */
  | 'OUTSIDE'
  /** They may hand in, as far as its deadlines allow. */
  | 'STUDYING'
  /** They teach its course, and do not study it. */
  | 'TEACHING';

/** The viewer’s own work at an assignment. */
export type AssignmentSubmission = {
  __typename: 'AssignmentSubmission';
  /** The assignment; absent once its lesson was removed. */
  assignment: Maybe<Assignment>;
  /** The due time that counted when it was handed in. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Files of it, in the order they were added in. */
  files: Array<SubmissionFile>;
  /** Its marks and what is said of it; absent before they are released. */
  grade: Maybe<SubmissionGrade>;
  /** Of the submission: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Minutes after the due time; 0 in time. */
  lateMinutes: Scalars['Int']['output'];
  /** All points of the rubric that it is held to. */
  maxScore: Scalars['Int']['output'];
  /** Which time the student hands in, from 1. */
  number: Scalars['Int']['output'];
  /** Points that passed it when it began. */
  passScore: Scalars['Int']['output'];
  /** Whether it passed the assignment; never taken back. */
  passed: Scalars['Boolean']['output'];
  /** Until when another time may be handed in, with RETURNED. */
  redoUntil: Maybe<Scalars['DateTime']['output']>;
  /** When its student got the mark; absent before. */
  returnedAt: Maybe<Scalars['DateTime']['output']>;
  /** The rubric as it was when the draft began. */
  rubric: Array<RubricRow>;
  /** When its text was saved last; absent before. */
  savedAt: Maybe<Scalars['DateTime']['output']>;
  /** Points after what being late costs; absent before the release. */
  score: Maybe<Scalars['Float']['output']>;
  /** Rises with every save: the next one sends this number plus one. */
  sequence: Scalars['Int']['output'];
  /** When the draft began. */
  startedAt: Scalars['DateTime']['output'];
  /** What has become of it. */
  status: SubmissionStatus;
  /** When it was handed in, by the server’s clock. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
  /** What is handed in beside the files; at most 20,000 characters. */
  text: Scalars['String']['output'];
};

/** An assignment whose work the viewer may mark, with what waits there. */
export type AssignmentToMark = {
  __typename: 'AssignmentToMark';
  /** For its queue of work, and its page. */
  assignmentId: Scalars['ID']['output'];
  /** Of the course that the lesson belongs to. */
  courseTitle: Scalars['String']['output'];
  /** When work is due; absent without a due time. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the lesson that it belongs to. */
  lessonTitle: Scalars['String']['output'];
  /** Work that is marked, and whose students do not know it yet. */
  marked: Scalars['Int']['output'];
  /** Requests for more time that wait for a decision. */
  requests: Scalars['Int']['output'];
  /** Work that waits to be marked. */
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

/** How much of the assistant a teacher has this month, and who writes its drafts. */
export type AssistantAllowance = {
  __typename: 'AssistantAllowance';
  /** Credits of the teacher’s package for a month; each draft takes one. */
  credits: Scalars['Int']['output'];
  /** Whether the provider draws pictures as well. */
  drawsPictures: Scalars['Boolean']['output'];
  /** The package that gives the credits. */
  package: PackageCode;
  /** Who writes the drafts. */
  provider: AssistantProvider;
  /** When the next month begins in Vietnam, and with it new credits. */
  renewsAt: Scalars['DateTime']['output'];
  /** Used this month, without those that were given back. */
  used: Scalars['Int']['output'];
};

/** Why the assistant has no draft. */
export type AssistantFailure =
  /** The provider has too much to do, or is out of order. */
  | 'BUSY'
  /** The program stopped while it waited for the answer. */
  | 'LOST'
  /** The provider could not be reached. */
  | 'NO_ANSWER'
  /** The provider refused: its key, its model, or what was asked. */
  | 'REFUSED'
  /** The provider took longer than a minute. */
  | 'TIMEOUT'
  /** What it answered is cut off or has not the form that was asked for. */
  | 'UNREADABLE';

/** Who writes the drafts of the assistant. */
export type AssistantProvider =
  /** The provider that the administrator has set. */
  | 'CONFIGURED'
  /** No provider: an administrator has set none. */
  | 'NONE'
  /** A simulator of the sandbox, which knows nothing but the text it gets. */
  | 'SIMULATED';

/** A draft that a teacher asked the assistant for. It changes nothing by itself. */
export type AssistantRequest = {
  __typename: 'AssistantRequest';
  /** The course that the draft is for. */
  course: Course;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Credits that it took: 0 where they were given back. */
  creditsTaken: Scalars['Int']['output'];
  /** Why there is no draft, of one that failed. */
  failure: Maybe<AssistantFailure>;
  /** When it was done or had failed. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the request: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether the simulator of the sandbox wrote it, which knows nothing by itself. */
  isSimulated: Scalars['Boolean']['output'];
  /** What was asked for. */
  kind: DraftKind;
  /** Of the lesson that was asked about; else absent. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** Title of the lesson that was asked about. */
  lessonTitle: Maybe<Scalars['String']['output']>;
  /** Name of the model that was asked. */
  model: Scalars['String']['output'];
  /** The picture that was drawn, 1280 by 720, as a `data:` address of WebP; absent with other kinds, and after 30 days. */
  picture: Maybe<Scalars['String']['output']>;
  /** The questions that were drafted; else none. */
  questions: Array<SuggestedQuestion>;
  /** Whether the draft is there yet. */
  state: AssistantRequestState;
  /** Of a description its paragraphs, of outcomes each, of a check the sentences that it marked; plain text, never markup. */
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

/** Where a request to the assistant is. */
export type AssistantRequestState =
  /** The draft is there. */
  | 'DONE'
  /** There is no draft, and the credit was given back. */
  | 'FAILED'
  /** The provider is being asked; the credit is taken. */
  | 'RUNNING';

/** What has become of an attempt at a quiz. */
export type AttemptStatus =
  /** The time ran out before anything was answered; counts as 0 points. */
  | 'EXPIRED'
  /** Every answer is marked. */
  | 'GRADED'
  /** The student may still answer. */
  | 'IN_PROGRESS'
  /** Handed in; answers wait for a person to mark them. */
  | 'SUBMITTED';

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
  /** Word prefixes of the action, the reason, or the name of the actor or target. */
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

/** A bank account in Vietnam that money is sent to. */
export type BankAccountInput = {
  /** BIN of one of `banks`, six digits. */
  bin: Scalars['String']['input'];
  /** The holder as the bank writes it: 3 to 60 letters, accents and case do not matter. */
  holder: Scalars['String']['input'];
  /** The account’s number, 6 to 19 digits; blanks do not count. */
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
  /** Tax code or personal identification number; 10 to 14 digits. */
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** Confirmation of the viewer’s identity for setting up two-step sign-in. */
export type BeginAuthenticatorInput = {
  /** Password of the viewer. Omit it if the account has none; the sign-in must then be at most 15 minutes old. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Whose name the viewer’s bills bear, as they gave it last. */
export type BillDetails = {
  __typename: 'BillDetails';
  /** Street, ward and city, as they gave them. */
  address: Maybe<Scalars['String']['output']>;
  /** Of the person or company. */
  name: Scalars['String']['output'];
  /** Tax code or personal number. */
  taxCode: Maybe<Scalars['String']['output']>;
};

/** Whose name a bill bears. */
export type BillDetailsInput = {
  /** At most 300 characters; needed with a tax code. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Of the person or company, 2 to 200 characters. */
  name: Scalars['String']['input'];
  /** Tax code: 10 digits, 10-3 digits of a branch, or the 12 digits of a personal number. */
  taxCode?: InputMaybe<Scalars['String']['input']>;
};

/** A lesson, or a second of its video, that a student marked to find it again. */
export type Bookmark = {
  __typename: 'Bookmark';
  /** Second of the video that is marked; absent where it is the whole lesson. */
  atSec: Maybe<Scalars['Int']['output']>;
  /** The course to which its lesson belongs. */
  course: Maybe<Course>;
  /** When the place was marked. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the bookmark: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What the student calls the place; absent where they gave it no name. */
  label: Maybe<Scalars['String']['output']>;
  /** Of the lesson that is marked. */
  lessonId: Scalars['ID']['output'];
  /** What the lesson is called that is marked. */
  lessonTitle: Scalars['String']['output'];
  /** Whether the viewer can go there now: access is there, and the lesson still stands. */
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

/** Where other programs follow the viewer’s calendar. */
export type CalendarAddress = {
  __typename: 'CalendarAddress';
  /** When it was made; absent without one. */
  renewedAt: Maybe<Scalars['DateTime']['output']>;
  /** Absolute; whoever has it reads the calendar; absent until one was asked for. */
  url: Maybe<Scalars['String']['output']>;
};

/** Code that was emailed to the old address. */
export type CancelEmailChangeInput = {
  /** Code that follows `#cancel=` in the emailed link. */
  token: Scalars['String']['input'];
};

/** Which courses stay on sale once the package has ended. */
export type CancelPackageInput = {
  /** Own courses to keep on sale where the smaller package has no room for all, before the oldest ones; left out: the oldest. */
  keptCourseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What support says again and again, in both languages, with blanks. */
export type CannedAnswer = {
  __typename: 'CannedAnswer';
  /** Tickets of which category it fits; absent: all of them. */
  category: Maybe<TicketCategory>;
  /** Of the canned answer: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** The answer in English, with the same blanks. */
  textEn: Scalars['String']['output'];
  /** The answer in Vietnamese; `{name}`, `{number}`, `{order}` and `{course}` are filled in. */
  textVi: Scalars['String']['output'];
  /** What support looks for, in English; at most 80 characters. */
  titleEn: Scalars['String']['output'];
  /** What support looks for, in Vietnamese; at most 80 characters. */
  titleVi: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every change, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** A language that captions of a video are written in. */
export type CaptionLanguage =
  /** German, by its code `de`. */
  | 'DE'
  /** English, by its code `en`. */
  | 'EN'
  /** Spanish, by its code `es`. */
  | 'ES'
  /** French, by its code `fr`. */
  | 'FR'
  /** Japanese, by its code `ja`. */
  | 'JA'
  /** Korean, by its code `ko`. */
  | 'KO'
  /** Thai, by its code `th`. */
  | 'TH'
  /** Vietnamese, by its code `vi`. */
  | 'VI'
  /** Chinese, by its code `zh`. */
  | 'ZH';

/** What becomes of one block of a caption file. */
export type CaptionOutcome =
  /** It is left out for the reason that is given. */
  | 'FAULTY'
  /** A note, a style, or a time without words: nothing that is read. */
  | 'PASSED_OVER'
  /** Viewers of the video read it. */
  | 'TAKEN';

/** Captions of a video in one language. */
export type CaptionTrack = {
  __typename: 'CaptionTrack';
  /** When they were added to the lesson. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the captions: opaque, new ones have another. */
  id: Scalars['ID']['output'];
  /** Shown unless the viewer chooses others; one of a lesson’s captions is. */
  isDefault: Scalars['Boolean']['output'];
  /** How players call them, at most 40 characters; the language’s own name at first. */
  label: Scalars['String']['output'];
  /** In which language they are. */
  language: CaptionLanguage;
  /** Signed address of a WebVTT file, below the platform’s own; made for the viewer: it ends with their access, after six hours at most. */
  url: Scalars['String']['output'];
};

/** What became of a file of captions, or would. */
export type CaptionsImport = {
  __typename: 'CaptionsImport';
  /** How many are left out for a fault. */
  faulty: Scalars['Int']['output'];
  /** The lesson with the captions that it has now. */
  lesson: LessonContent;
  /** How many blocks say nothing to a viewer. */
  passedOver: Scalars['Int']['output'];
  /** Blocks in the order of the file, at most 300: first all with something to say, then the others. */
  rows: Array<ImportedCaption>;
  /** How many captions are taken, listed or not. */
  taken: Scalars['Int']['output'];
};

/** Courses that the viewer means to buy. Prices and totals are those of this moment. */
export type Cart = {
  __typename: 'Cart';
  /** How many of the courses can be bought now. */
  buyableCount: Scalars['Int']['output'];
  /** The coupon that was given to it; absent without one. */
  coupon: Maybe<CartCoupon>;
  /** What the coupon takes off, in đồng. */
  couponDiscount: Scalars['Vnd']['output'];
  /** The courses in it, latest first. */
  lines: Array<CartLine>;
  /** List prices of what can be bought, in đồng. */
  listTotal: Scalars['Vnd']['output'];
  /** The moment of these prices. */
  pricedAt: Scalars['DateTime']['output'];
  /** What sales take off, in đồng. */
  saleDiscount: Scalars['Vnd']['output'];
  /** What is to be paid, in đồng: the `expectedTotal` of a checkout. */
  total: Scalars['Vnd']['output'];
};

/** What buyers gave their cart to pay less, and what it does for it now. */
export type CartCoupon = {
  __typename: 'CartCoupon';
  /** How much it takes off in đồng; absent where it is a percentage. */
  amount: Maybe<Scalars['Vnd']['output']>;
  /** What buyers type, in capitals. */
  code: Scalars['String']['output'];
  /** For how many of the courses that can be bought it holds. */
  courseCount: Scalars['Int']['output'];
  /** What it takes off this cart, in đồng. */
  discount: Scalars['Vnd']['output'];
  /** What the courses that it holds for have to cost together, in đồng; 0 for any. */
  leastAmount: Scalars['Vnd']['output'];
  /** How many per cent it takes off; absent where it is an amount. */
  percent: Maybe<Scalars['Int']['output']>;
  /** Why it takes nothing off; absent where it does. */
  refusal: Maybe<CouponRefusal>;
};

/** A course in a cart, at its price of this moment. */
export type CartLine = {
  __typename: 'CartLine';
  /** How many days of access are bought, from the payment on; absent where access never ends. */
  accessDays: Maybe<Scalars['Int']['output']>;
  /** When it was put in; absent in a guest’s cart. */
  addedAt: Maybe<Scalars['DateTime']['output']>;
  /** What is to be paid for it, in đồng: the price without what the coupon takes off. */
  amount: Scalars['Vnd']['output'];
  /** What the coupon takes off it, in đồng. */
  couponDiscount: Scalars['Vnd']['output'];
  /** The course; absent once the viewer may not know of it any more. */
  course: Maybe<Course>;
  /** Of the course, also where it is gone. */
  courseId: Scalars['ID']['output'];
  /** Whether the viewer had the course before, for a time that is over. */
  isRenewal: Scalars['Boolean']['output'];
  /** List price in đồng; 0 where it has no title. */
  listPrice: Scalars['Vnd']['output'];
  /** What it costs now without a coupon, in đồng. */
  price: Scalars['Vnd']['output'];
  /** The price in đồng that the viewer last said they had seen, or what it was when put in; absent in a guest’s cart. */
  priceSeen: Maybe<Scalars['Vnd']['output']>;
  /** Whether it can be bought now. */
  state: CartLineState;
  /** The course’s title; absent where it is not for the viewer to know. */
  title: Maybe<Scalars['String']['output']>;
};

/** Whether a course of a cart can be bought now, and if not, why. Only what can is in the totals. */
export type CartLineState =
  /** It can be bought at the price that is shown. */
  | 'BUYABLE'
  /** It is not there for buyers any more. */
  | 'GONE'
  /** People look into a payment of the viewer’s for it. */
  | 'IN_DOUBT'
  /** It is not sold at the moment; that may come again. */
  | 'NOT_ON_SALE'
  /** The viewer has it, perhaps bought elsewhere meanwhile. */
  | 'OWNED'
  /** The viewer teaches it. */
  | 'OWN_COURSE'
  /** The viewer’s access rests while a refund is decided. */
  | 'SUSPENDED';

/** A category of the catalogue; there are two levels. */
export type Category = {
  __typename: 'Category';
  /** The lower level, in its order. */
  children: Array<Category>;
  /** Courses on sale in it and below it. */
  courseCount: Scalars['Int']['output'];
  /** Name of an icon, for instance code. */
  icon: Scalars['String']['output'];
  /** Of the category: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Its Vietnamese name, as screens show it. */
  name: Scalars['String']['output'];
  /** Its English name, as screens show it. */
  nameEn: Scalars['String']['output'];
  /** Absent for the upper level. */
  parent: Maybe<Category>;
  /** Its name in addresses. */
  slug: Scalars['String']['output'];
};

/** What names a category: what would move with it, or stands against deleting it. */
export type CategoryUse = {
  __typename: 'CategoryUse';
  /** How many categories stand below it. */
  children: Scalars['Int']['output'];
  /** Coupons for the courses of the category, ended ones included. */
  coupons: Scalars['Int']['output'];
  /** Courses in any state that are in it itself, not below it. */
  courses: Scalars['Int']['output'];
  /** Of the category that is named. */
  id: Scalars['ID']['output'];
  /** Of those courses: how many wait for a reviewer. */
  inReview: Scalars['Int']['output'];
  /** Open revisions of courses that would move into it. */
  revisions: Scalars['Int']['output'];
};

/** Proof that a person completed a course. */
export type Certificate = {
  __typename: 'Certificate';
  /** The certificate as a signed Open Badge 3.0: a JWT that anyone can verify without us. Absent once it was revoked. */
  badge: Maybe<Scalars['String']['output']>;
  /** The course that was completed; absent where it is gone. */
  course: Maybe<Course>;
  /** The course’s title at the time. */
  courseTitle: Scalars['String']['output'];
  /** Which version of the course was completed, from 1. */
  courseVersion: Scalars['Int']['output'];
  /** Of the certificate: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Lessons that the course had at the time. */
  lessonCount: Scalars['Int']['output'];
  /** The one with a corrected name that stands in its place; absent without one. */
  replacement: Maybe<Certificate>;
  /** When it was taken back; absent while it holds. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** What ended it; absent while it holds. */
  revokedFor: Maybe<CertificateRevocation>;
  /** The administrator’s words to the student; absent where none were needed. */
  revokedNote: Maybe<Scalars['String']['output']>;
  /** Mean of the best marks, 0 to 100; absent where the course had nothing to mark. */
  score: Maybe<Scalars['Int']['output']>;
  /** Its number, for people. */
  serial: Scalars['String']['output'];
  /** Whether it holds or was revoked. */
  status: CertificateStatus;
  /** Of the student; null without `certificate:read-any`. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** The student’s name at the time. */
  studentName: Scalars['String']['output'];
  /** Minutes of material that the course had at the time. */
  studyMinutes: Scalars['Int']['output'];
  /** The teacher’s name at the time. */
  teacherName: Scalars['String']['output'];
  /** Whoever has it can verify the certificate. */
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

/** Whom the switch of a course’s certificates concerns, in numbers. */
export type CertificateFigures = {
  __typename: 'CertificateFigures';
  /** Certificates that hold; they stay whatever becomes of the switch. */
  issued: Scalars['Int']['output'];
  /** Students who may study it and have not completed it. */
  studying: Scalars['Int']['output'];
  /** Students who have completed it and have none: switched on, they get theirs. */
  waiting: Scalars['Int']['output'];
};

/** What ended a certificate. */
export type CertificateRevocation =
  /** Another one with a corrected name stands in its place. */
  | 'CORRECTED'
  /** The course was given back, and its money with it. */
  | 'GIVEN_BACK'
  /** An administrator took it back, with a reason. */
  | 'WITHDRAWN';

/** How far a student is from the certificate of a course. */
export type CertificateStanding =
  /** It was issued and holds. */
  | 'ISSUED'
  /** Required lessons are not complete yet. */
  | 'LOCKED'
  /** The teacher issues none for this course. */
  | 'OFF'
  /** Everything is done, and it waits until a refund is decided. */
  | 'PAUSED'
  /** Everything is done: it is being issued, which takes seconds. */
  | 'READY'
  /** The one that was issued was taken back. */
  | 'REVOKED';

/** Whether a certificate holds. */
export type CertificateStatus =
  /** It holds, and verifying it says so. */
  | 'ISSUED'
  /** It was taken back. */
  | 'REVOKED';

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

/** A list of students of a course, and what is to be done with them. */
export type ChangeRosterInput = {
  /** Addresses of a list or a CSV file, at most 1,000: in lines, or with commas, semicolons or spaces between them, names beside them; this or the chosen places. */
  addresses?: InputMaybe<Scalars['String']['input']>;
  /** Of a course that the viewer owns. */
  courseId: Scalars['ID']['input'];
  /** With END: the places in the course that end, at most 1,000; this or addresses. */
  enrolmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What is to be done with them. */
  kind: RosterKind;
  /** Why, as its students read it. 10 to 500 characters. */
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

/** A course that was made or changed. */
export type ChangedCourse = {
  __typename: 'ChangedCourse';
  /** Start time of the transaction that last changed the object. Not suitable for sorting; the feed has its own order. */
  changedAt: Scalars['DateTime']['output'];
  /** The course now; absent once deleted. */
  course: Maybe<Course>;
  /** ID of the changed object, as used by the client’s copy. */
  id: Scalars['ID']['output'];
  /** True if the object is deleted. Clients remove their copy; only the ID remains available. */
  isDeleted: Scalars['Boolean']['output'];
};

/** An enrolment that was made or changed. */
export type ChangedEnrolment = {
  __typename: 'ChangedEnrolment';
  /** Start time of the transaction that last changed the object. Not suitable for sorting; the feed has its own order. */
  changedAt: Scalars['DateTime']['output'];
  /** The enrolment now; absent once deleted. */
  enrolment: Maybe<EnrolmentRecord>;
  /** ID of the changed object, as used by the client’s copy. */
  id: Scalars['ID']['output'];
  /** True if the object is deleted. Clients remove their copy; only the ID remains available. */
  isDeleted: Scalars['Boolean']['output'];
};

/** A field of the course that differs from the submission before. */
export type ChangedField = {
  __typename: 'ChangedField';
  /** What it is now; absent where nothing is left. */
  after: Maybe<Scalars['String']['output']>;
  /** What it was; absent where there was nothing. */
  before: Maybe<Scalars['String']['output']>;
  /** Which one it is. */
  field: ReviewedField;
};

/** A lesson that differs from the submission before. */
export type ChangedLesson = {
  __typename: 'ChangedLesson';
  /** What became of it; at least one. */
  changes: Array<LessonChange>;
  /** Its title before, where that was another. */
  formerTitle: Maybe<Scalars['String']['output']>;
  /** Of the lesson; of a removed one it leads nowhere. */
  lessonId: Scalars['ID']['output'];
  /** Its title now, or the last one it had. */
  title: Scalars['String']['output'];
};

/** An order that was placed or changed; orders are never deleted. */
export type ChangedOrder = {
  __typename: 'ChangedOrder';
  /** Start time of the transaction that last changed the object. Not suitable for sorting; the feed has its own order. */
  changedAt: Scalars['DateTime']['output'];
  /** ID of the changed object, as used by the client’s copy. */
  id: Scalars['ID']['output'];
  /** True if the object is deleted. Clients remove their copy; only the ID remains available. */
  isDeleted: Scalars['Boolean']['output'];
  /** The order now; absent once deleted. */
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

/** Candidate password for a new account. */
export type CheckPasswordInput = {
  /** Email address typed so far. Passwords that are easy to guess from it are rejected. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Full name typed so far. Passwords that are easy to guess from it are rejected. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Password of 8 to 128 arbitrary characters. Common passwords are rejected. */
  password: Scalars['String']['input'];
};

/** What the gateway said when it was asked. */
export type CheckPaymentPayload = {
  __typename: 'CheckPaymentPayload';
  /** Its answer; absent where the payment had ended, so that nothing was asked. */
  answer: Maybe<GatewayAnswer>;
  /** The payment as it stands after that. */
  payment: PaymentAttempt;
};

/** What is bought, and how it is paid. */
export type CheckoutInput = {
  /** Whose name the bill bears; left out: the buyer’s own. Remembered for the next time. */
  billTo?: InputMaybe<BillDetailsInput>;
  /** Of the coupon that is used, however it is spelt; one for an order. */
  couponCode?: InputMaybe<Scalars['String']['input']>;
  /** Of the one course that is bought. Left out with `courseIds`: all of the cart that can be bought. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the courses that are bought together; at most 20. */
  courseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How long access lasts as the buyer was shown it; at most 20. CONFLICT where it is shorter by now. */
  expectedAccess?: InputMaybe<Array<ExpectedAccessInput>>;
  /** The total in đồng that the buyer was shown: CONFLICT where it has changed since. */
  expectedTotal?: InputMaybe<Scalars['Vnd']['input']>;
  /** Needed unless nothing is to be paid. */
  gateway?: InputMaybe<PaymentGateway>;
  /** Made by the client; the same key gives the same answer. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
};

/** What a checkout leads to. */
export type CheckoutPayload = {
  __typename: 'CheckoutPayload';
  /** Only of one course for which nothing is to be paid: it is enrolled at once. */
  enrolment: Maybe<Enrolment>;
  /** The order that was made, or goes on. */
  order: Order;
  /** How to pay it; absent where nothing is to be paid. */
  payment: Maybe<PaymentAttempt>;
};

/** How often one choice was made. */
export type ChoiceCount = {
  __typename: 'ChoiceCount';
  /** Of the choice; of TRUE_FALSE `true` or `false`. */
  choiceId: Scalars['ID']['output'];
  /** Submitted attempts in which it was chosen. */
  count: Scalars['Int']['output'];
};

/** What is said of one choice once the answer may be seen. */
export type ChoiceFeedback = {
  __typename: 'ChoiceFeedback';
  /** Of the choice that it is about. */
  choiceId: Scalars['ID']['output'];
  /** Why it is right or wrong. */
  text: Scalars['String']['output'];
};

/** A teacher beside the owner of a course, or an address that was invited to be one. */
export type CoTeacher = {
  __typename: 'CoTeacher';
  /** When they accepted; absent before that. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Address that was invited. */
  email: Scalars['String']['output'];
  /** Of this place in the course: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** When they were invited last. */
  invitedAt: Scalars['DateTime']['output'];
  /** Who accepted; absent while no answer has come. */
  person: Maybe<PublicProfile>;
  /** What they may do besides seeing all of it. */
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

/** A question below a lesson, or a reply to one. */
export type Comment = {
  __typename: 'Comment';
  /** When it was chosen as the answer; absent where it was not. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Second of the video that it is about; absent without one. */
  atSec: Maybe<Scalars['Int']['output']>;
  /** The person who wrote it. */
  author: RatingAuthor;
  /** The course to which its lesson belongs. */
  course: Maybe<Course>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the comment: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether one of the course’s teachers wrote it. */
  isByTeacher: Scalars['Boolean']['output'];
  /** Whether the viewer found it helpful. */
  isLiked: Scalars['Boolean']['output'];
  /** Of the lesson below which it stands. */
  lessonId: Scalars['ID']['output'];
  /** What the lesson is called below which it stands. */
  lessonTitle: Scalars['String']['output'];
  /** How many people found it helpful. */
  likeCount: Scalars['Int']['output'];
  /** Whether the viewer chooses the answer to this question: who asked, or who answers for the course. */
  mayAccept: Scalars['Boolean']['output'];
  /** Paragraph of the text that it is about, from 0; absent without one. */
  paragraph: Maybe<Scalars['Int']['output']>;
  /** Of the question that it answers; absent for a question. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** Replies to a question: the chosen answer aside, oldest first. */
  replies: CommentConnection;
  /** Replies to a question that were not removed. */
  replyCount: Scalars['Int']['output'];
  /** What it says; absent once it was removed. */
  text: Maybe<Scalars['String']['output']>;
};


/** A question below a lesson, or a reply to one. */
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

/** Which questions below a lesson. */
export type CommentFilter =
  /** All of them, answered or not. */
  | 'ALL'
  /** Those that the viewer asked. */
  | 'MINE'
  /** Those without a chosen answer. */
  | 'UNANSWERED';

/** Why a lesson counts as complete: the rule that was met then, or its teacher. */
export type CompletionReason =
  /** It was on screen long enough. */
  | 'DWELL'
  /** The student marked it as done. */
  | 'MANUAL'
  /** An attempt at its quiz was passed. */
  | 'PASS'
  /** Work at its assignment was handed in. */
  | 'SUBMIT'
  /** A teacher or an administrator set it complete. */
  | 'TEACHER'
  /** Enough of its video was watched. */
  | 'WATCH';

/** What makes a lesson complete. */
export type CompletionRule =
  /** It was on screen for 30 seconds. */
  | 'DWELL'
  /** Its student marked it as done. */
  | 'MANUAL'
  /** An attempt at its quiz, or work at its assignment, was passed. */
  | 'PASS'
  /** Work at its assignment was handed in. */
  | 'SUBMIT'
  /** 90 % of the unique seconds of its video were watched. */
  | 'WATCH';

/** Code that confirms the setup of the authenticator app. */
export type ConfirmAuthenticatorInput = {
  /** Code displayed by the app; six digits. */
  code: Scalars['String']['input'];
};

/** Code that confirms an email address. */
export type ConfirmEmailInput = {
  /** Code that follows `#token=` in the emailed link. */
  token: Scalars['String']['input'];
};

/** Says that the bank has sent a refund’s money. */
export type ConfirmRefundTransferInput = {
  /** Has to be true of a transfer that is in a file for the bank: CONFLICT otherwise. */
  despiteFile?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a refund that is paid by a bank transfer. */
  refundId: Scalars['ID']['input'];
  /** The bank’s own name of the transfer; 3 to 60 characters. */
  transaction: Scalars['String']['input'];
};

/** The transfer by which money in suspense went back. */
export type ConfirmSuspenseReturnInput = {
  /** The bank’s name of our transfer, as it stands on the statement. 3 to 64 characters. */
  bankReference: Scalars['String']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the money that is returned. */
  itemId: Scalars['ID']['input'];
};

/** Confirmed email address of a user. */
export type ConfirmedEmail = {
  __typename: 'ConfirmedEmail';
  /** Current email address, used to sign in. */
  email: Scalars['String']['output'];
};

/** What whoever was decided against says, and what another moderator made of it. */
export type ContentAppeal = {
  __typename: 'ContentAppeal';
  /** What the other moderator answered; absent before. */
  answer: Maybe<Scalars['String']['output']>;
  /** When it was sent; there is one for each decision. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided; absent before. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the first moderator did so. */
  firstDecidedAt: Scalars['DateTime']['output'];
  /** Why the first moderator did so. */
  firstNote: Scalars['String']['output'];
  /** What the first moderator did with the content. */
  firstOutcome: ContentOutcome;
  /** Of the appeal: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Why its author finds the decision wrong. */
  reason: Scalars['String']['output'];
  /** Whether and how it was decided. */
  state: AppealState;
};

/** What was reported of one thing, and what moderators made of it. */
export type ContentCase = {
  __typename: 'ContentCase';
  /** The comment that was reported; absent for others. */
  comment: Maybe<Comment>;
  /** When it was reported first. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided; absent before. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The moderator who decided it; absent before. */
  decidedBy: Maybe<RatingAuthor>;
  /** Of the case: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether it waits for a decision, for the first time or again. */
  isWaiting: Scalars['Boolean']['output'];
  /** Whether a comment or a rating was reported. */
  kind: ContentKind;
  /** What became of the content; absent unless accepted. */
  outcome: Maybe<ContentOutcome>;
  /** The rating that was reported; absent for others. */
  rating: Maybe<Rating>;
  /** Why it was decided so; absent before. */
  reason: Maybe<Scalars['String']['output']>;
  /** How many people reported it. */
  reportCount: Scalars['Int']['output'];
  /** What was said against it, the first first; at most 100. */
  reports: Array<ContentReport>;
  /** Whether and how it was decided. */
  state: ContentCaseState;
  /** The reported comment in its thread: its question and the replies nearest to it, at most 9; none for ratings. */
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

/** What moderators made of reports. */
export type ContentCaseState =
  /** The reports were right: the content was hidden or removed. */
  | 'ACCEPTED'
  /** It waits for a decision. */
  | 'PENDING'
  /** The content stays as it is. */
  | 'REJECTED';

/** What can be reported to moderators. */
export type ContentKind =
  /** A question or a reply below a lesson. */
  | 'COMMENT'
  /** A student’s judgement of a course. */
  | 'RATING';

/** What became of content that was rightly reported. */
export type ContentOutcome =
  /** Left out until its author edits it and moderators look again; ratings only. */
  | 'HIDDEN'
  /** Taken away for good. */
  | 'REMOVED';

/** One person’s report of content. */
export type ContentReport = {
  __typename: 'ContentReport';
  /** When they reported it. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the report: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What they found wrong with it. */
  note: Scalars['String']['output'];
  /** The whole name of whoever reported it. */
  reporterName: Scalars['String']['output'];
};

/** What takes something off the price for whoever types its code. */
export type Coupon = {
  __typename: 'Coupon';
  /** How much it takes off an order in đồng; absent for a percentage. */
  amount: Maybe<Scalars['Vnd']['output']>;
  /** The category that it holds for. */
  category: Maybe<Category>;
  /** What buyers type, in capitals. */
  code: Scalars['String']['output'];
  /** The one course that it holds for. */
  course: Maybe<Course>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when; absent: until it is switched off. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** What paid orders had taken off by it, in đồng. */
  givenAway: Scalars['Vnd']['output'];
  /** Of the coupon: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** True where the platform bears it: the teacher is paid as if nothing had been taken off. */
  isPlatforms: Scalars['Boolean']['output'];
  /** What the courses that it holds for have to cost together when they are ordered, in đồng; 0 for any. A later refund of some does not change the price of the others. */
  leastAmount: Scalars['Vnd']['output'];
  /** How often it may be used in all; absent: without an end. */
  maxUses: Maybe<Scalars['Int']['output']>;
  /** How often one person may use it. */
  maxUsesPerPerson: Scalars['Int']['output'];
  /** How many per cent it takes off; absent for an amount. */
  percent: Maybe<Scalars['Int']['output']>;
  /** For which courses it holds. */
  scope: CouponScope;
  /** From when on it can be used. */
  startsAt: Scalars['DateTime']['output'];
  /** Where it stands now. */
  state: CouponState;
  /** The name of the teacher for whose courses it holds. */
  teacherName: Maybe<Scalars['String']['output']>;
  /** How many orders hold or have used it. */
  uses: Scalars['Int']['output'];
  /** Rises with every change; changes name the one they were made on. */
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

/** Why a coupon takes nothing off. A checkout refuses with the reason of this name after `COUPON_`. */
export type CouponRefusal =
  /** Its time is over, or it was switched off. */
  | 'ENDED'
  /** The courses that it holds for cost less than it asks for. */
  | 'LEAST_AMOUNT'
  /** It holds for none of these courses. */
  | 'NOT_FOR_THESE'
  /** Its time has not begun. */
  | 'NOT_YET'
  /** The viewer used it as often as one person may. */
  | 'USED_BY_YOU'
  /** It was used as often as it may be. */
  | 'USED_UP';

/** For which courses a coupon holds. */
export type CouponScope =
  /** For every course; the platform’s own coupons only. */
  | 'ALL'
  /** For a category with what is below it; the platform’s own coupons only. */
  | 'CATEGORY'
  /** For one course alone. */
  | 'COURSE'
  /** For every course of one teacher. */
  | 'TEACHER';

/** Where a coupon stands now. */
export type CouponState =
  /** Buyers can use it. */
  | 'ACTIVE'
  /** Its time is over, or it was switched off. */
  | 'ENDED'
  /** Its time has not begun. */
  | 'SCHEDULED'
  /** It was used as often as it may be. */
  | 'USED_UP';

/** A course: what is sold and studied. */
export type Course = {
  __typename: 'Course';
  /** For how many days a purchase gives access, 30 to 3,650; absent where access never ends. Frozen at the purchase. */
  accessDays: Maybe<Scalars['Int']['output']>;
  /** What the viewer may do with it now; empty for strangers. */
  allowedActions: Array<CourseAction>;
  /** For whom the course is. */
  audience: Array<Scalars['String']['output']>;
  /** Absent in an unfinished draft. */
  category: Maybe<Category>;
  /** Whether students who complete it get a certificate. */
  certificateEnabled: Scalars['Boolean']['output'];
  /** Whom its certificates concern; null for whoever does not answer for the course. */
  certificateFigures: Maybe<CertificateFigures>;
  /** Teachers beside the owner and invitations that wait, by address; null for others than its teachers and administrators. */
  coTeachers: Maybe<Array<CoTeacher>>;
  /** How its generated cover can look, the automatic one first; null for others than its teacher and administrators. */
  coverChoices: Maybe<Array<CoverChoice>>;
  /** Address of its cover, 480 or 960 wide, below the platform’s own. That of a course that is not public expires after six hours. */
  coverUrl: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What a buyer pays now, in đồng. */
  currentPrice: Scalars['Vnd']['output'];
  /** What the course is about. */
  description: Scalars['RichText']['output'];
  /** The pictures that its description shows, in no order. */
  descriptionPictures: Array<CoursePicture>;
  /** Length of the material in seconds; text is read at 200 words a minute. */
  durationSec: Scalars['Int']['output'];
  /** Whether its lessons are studied in order: each opens once the required ones before are complete. */
  enforceOrder: Scalars['Boolean']['output'];
  /** Whether the sale that runs is the one introductory price of a new course. */
  hasIntroductoryPrice: Scalars['Boolean']['output'];
  /** False while the cover is the generated one. */
  hasUploadedCover: Scalars['Boolean']['output'];
  /** Of the course: opaque, never changes, unlike the slug. */
  id: Scalars['ID']['output'];
  /** Whether the viewer teaches or oversees it: its lessons open to them without a trace. */
  isManaged: Scalars['Boolean']['output'];
  /** Published for the first time within the last 30 days. */
  isNew: Scalars['Boolean']['output'];
  /** Whether the viewer is who owns the course and is paid for it. */
  isOwner: Scalars['Boolean']['output'];
  /** Language that it is taught in. */
  language: Language;
  /** The last submission; null for others than its teacher and administrators. */
  latestReview: Maybe<CourseReview>;
  /** Lessons in all sections. */
  lessonCount: Scalars['Int']['output'];
  /** What it expects of its students. */
  level: CourseLevel;
  /** The lowest price in đồng of the 30 days before the sale that runs, of the last 30 days without one; null where it was not sold then. */
  lowestPrice: Maybe<Scalars['Vnd']['output']>;
  /** Whether a code of each playback moves over its videos, which leads back to the person. */
  marksPlayback: Scalars['Boolean']['output'];
  /** The viewer’s own place in it; null without one. */
  myEnrolment: Maybe<Enrolment>;
  /** What the policy says of the viewer’s own latest purchase of the course; null without one. */
  myRefundRight: Maybe<RefundRight>;
  /** The viewer’s payment for the course that is expected or looked into, so that it can’t be bought now; null without one. */
  myUnsettledPayment: Maybe<PaymentAttempt>;
  /** What students will be able to do. */
  outcomes: Array<Scalars['String']['output']>;
  /** List price in đồng; 0 is free. */
  price: Scalars['Vnd']['output'];
  /** Prices as edited; null for others than its teacher and administrators. */
  pricing: Maybe<CoursePricing>;
  /** Its promotional video; absent without one. */
  promo: Maybe<Video>;
  /** Signed address of a picture of the promo (WebP), as `promoUrl`; answers where `promo.hasPoster`. */
  promoPosterUrl: Maybe<Scalars['String']['output']>;
  /** Signed address of the promo’s HLS playlist, as `promoUrl`; answers once `promo.state` is READY. */
  promoStreamUrl: Maybe<Scalars['String']['output']>;
  /** Signed address of the promo, below the platform’s own, for whoever asks, for six hours; ends once they may not know of the course. */
  promoUrl: Maybe<Scalars['String']['output']>;
  /** When it was first published. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** 0 without ratings, otherwise 1 to 5 with two decimals. */
  ratingAverage: Scalars['Float']['output'];
  /** How many published ratings the average is of. */
  ratingCount: Scalars['Int']['output'];
  /** Five rows, five stars first. */
  ratingHistogram: Array<RatingCount>;
  /** What the score is made of: which ratings count, and which were left out. */
  ratingMethod: RatingMethod;
  /** Published ratings: those that say something before bare stars, of each the newest first. */
  ratings: RatingPage;
  /** The submit gate; null for others than its teacher and administrators. */
  readiness: Maybe<Array<ReadinessItem>>;
  /** What students need beforehand. */
  requirements: Array<Scalars['String']['output']>;
  /** When its teacher asked to put it back on sale; absent unless that waits for an answer, and for others than its teachers and administrators. */
  restoreAskedAt: Maybe<Scalars['DateTime']['output']>;
  /** What they say was put right; absent where `restoreAskedAt` is. */
  restoreMessage: Maybe<Scalars['String']['output']>;
  /** Edits that wait for a reviewer, or for their teacher to submit them; null without any, and for others than its teachers and administrators. */
  revision: Maybe<CourseRevision>;
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
  /** Why it was taken off sale, of one that is SUSPENDED; absent of others. */
  suspendedFor: Maybe<CourseSuspension>;
  /** Free words that search finds. */
  tags: Array<Scalars['String']['output']>;
  /** Who teaches it and is paid for it. */
  teacher: PublicProfile;
  /** At most 60 characters. */
  title: Scalars['String']['output'];
  /** When its teacher last edited it. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every edit; edits name the one they were made on. */
  version: Scalars['Int']['output'];
  /** What the viewer may do with it as one of its teachers; all of it as the owner, else empty. */
  viewerRights: Array<CourseRight>;
  /** Who finds it once it is published. */
  visibility: CourseVisibility;
  /** Why an administrator took it off sale, as they wrote it; absent unless they did, and for others than its teachers and administrators. */
  whySuspended: Maybe<Scalars['String']['output']>;
};


/** A course: what is sold and studied. */
export type CourseCoverUrlArgs = {
  width?: Scalars['Int']['input'];
};


/** A course: what is sold and studied. */
export type CourseRatingsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  stars?: InputMaybe<Scalars['Int']['input']>;
};

/** What the viewer may do with a course in its present state. */
export type CourseAction =
  /** Put it away with archiveCourse; its students keep it. */
  | 'ARCHIVE'
  /** Ask administrators to put it back on sale, once until they answer. */
  | 'ASK_TO_RESTORE'
  /** Change what it says and holds. */
  | 'EDIT'
  /** See its page as buyers would, while it is not on sale. */
  | 'PREVIEW'
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

/** Something that one did with a course as a whole. */
export type CourseActivity = Activity & {
  __typename: 'CourseActivity';
  /** The moment at which it was done. */
  at: Scalars['DateTime']['output'];
  /** With which; null when one may not know it any more. */
  course: Maybe<Course>;
  /** Of this line of the feed. */
  id: Scalars['ID']['output'];
  /** Which act it was; each has its own type. */
  kind: ActivityKind;
};

/** What an edit changed of a course since it was first on sale, with what it was before. */
export type CourseChange = {
  __typename: 'CourseChange';
  /** When the edit was made. */
  changedAt: Scalars['DateTime']['output'];
  /** Columns that the edit changed, for instance `title`; empty unless edited. */
  fields: Array<Scalars['String']['output']>;
  /** The lesson’s text, or the course’s description, before; absent where it stayed or there was none. */
  formerText: Maybe<Scalars['RichText']['output']>;
  /** The title before; absent where it stayed. */
  formerTitle: Maybe<Scalars['String']['output']>;
  /** Of the change: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What became of which kind of part. */
  kind: CourseChangeKind;
  /** Of the course, section or lesson; of a removed one it leads nowhere. */
  subjectId: Scalars['ID']['output'];
  /** Title of that part after the edit. */
  title: Scalars['String']['output'];
  /** Version of the course that the edit made; an edit may change several parts. */
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

/** What became of a part of a course. */
export type CourseChangeKind =
  /** Its page: title, texts, price, cover. */
  | 'COURSE_EDITED'
  /** A lesson was added to it. */
  | 'LESSON_ADDED'
  /** A lesson’s content or settings were edited. */
  | 'LESSON_EDITED'
  /** A lesson was taken out of it. */
  | 'LESSON_REMOVED'
  /** A section was added to it. */
  | 'SECTION_ADDED'
  /** A section was renamed. */
  | 'SECTION_EDITED'
  /** A section was taken out of it. */
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

/** How many courses one value of a filter would leave. */
export type CourseFacetCount = {
  __typename: 'CourseFacetCount';
  /** Courses that fit it and all other parts of the filter. */
  count: Scalars['Int']['output'];
  /** The part of the filter that the value belongs to. */
  kind: CourseFacetKind;
  /** What would be chosen; absent: the part is dropped, whatever it says now. */
  value: Maybe<Scalars['String']['output']>;
};

/** A part of the catalogue’s filter that a person sets or drops as one. */
export type CourseFacetKind =
  /** By slug, of the upper level, with what is below it. */
  | 'CATEGORY'
  /** Its one value is true: courses that cost nothing. */
  | 'FREE'
  /** By ISO 639 code: vi or en. */
  | 'LANGUAGE'
  /** By the name of the range, as CourseLength has it. */
  | 'LENGTH'
  /** By the name of the level, as CourseLevel has it. */
  | 'LEVEL'
  /** Its one value is true: courses whose sale price runs now. */
  | 'ON_SALE'
  /** Least and highest price together; a range has no values to choose from. */
  | 'PRICE'
  /** By the least average: 4.5, 4 and 3.5. */
  | 'RATING'
  /** The words to find; they have no values to choose from. */
  | 'SEARCH';

/** What the other values of a filter would find, before one chooses them. */
export type CourseFacets = {
  __typename: 'CourseFacets';
  /** By part and value; values that would leave nothing are left out. */
  counts: Array<CourseFacetCount>;
  /** The highest price now, in đồng, where all but the price is as asked; 0 without courses. */
  highestPrice: Scalars['Vnd']['output'];
};

/** How a course went over some days. */
export type CourseFigures = {
  __typename: 'CourseFigures';
  /** Of all its students, those who completed it, in whole per cent; absent without students. */
  completion: Maybe<Scalars['Int']['output']>;
  /** Students who got it over these days. */
  enrolments: Scalars['Int']['output'];
  /** Of the course itself. */
  id: Scalars['ID']['output'];
  /** What the viewer’s share of its sales of these days comes to by the ledger, in đồng; absent for courses of others. */
  net: Maybe<Scalars['Vnd']['output']>;
  /** Average of its published ratings; absent without any. */
  rating: Maybe<Scalars['Float']['output']>;
  /** How many published ratings it has. */
  ratingCount: Scalars['Int']['output'];
  /** Its place in the address of its public page. */
  slug: Scalars['String']['output'];
  /** All its students so far, since it was first sold. */
  studentCount: Scalars['Int']['output'];
  /** What the course is called. */
  title: Scalars['String']['output'];
  /** Looks at its page: a visitor counts once a day. */
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

/** By which figure courses are sorted. */
export type CourseFiguresSort =
  /** Share of its students who completed it. */
  | 'COMPLETION'
  /** Students who got it. */
  | 'ENROLMENTS'
  /** What the viewer earned with it. */
  | 'NET'
  /** Average of its published ratings. */
  | 'RATING'
  /** Looks at the course’s page. */
  | 'VIEWS';

/** Narrows the catalogue; what is left out does not. */
export type CourseFilter = {
  /** Slug of a category; its lower level is included. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** These courses alone, in no order of theirs; at most 24. */
  courseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Free courses only, or paid ones only. */
  isFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language that courses are taught in. */
  language?: InputMaybe<Language>;
  /** A range of lengths that people choose from. */
  length?: InputMaybe<CourseLength>;
  /** One of these levels. */
  level?: InputMaybe<Array<CourseLevel>>;
  /** Greatest length in minutes, from 0. */
  maxDuration?: InputMaybe<Scalars['Int']['input']>;
  /** Highest price now, in đồng, from 0. */
  maxPrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** Least length in minutes, from 0. */
  minDuration?: InputMaybe<Scalars['Int']['input']>;
  /** Least price now, in đồng, from 0. */
  minPrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** Courses whose sale price runs now. */
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Least average rating, 0 to 5. */
  rating?: InputMaybe<Scalars['Float']['input']>;
  /** Words to find; accents and case do not matter. At most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Courses of this teacher. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** How long a course is, all of its lessons together. */
export type CourseLength =
  /** More than fifteen hours. */
  | 'LONG'
  /** Five to fifteen hours, both included. */
  | 'MEDIUM'
  /** Less than five hours. */
  | 'SHORT';

/** What a course expects of its students. */
export type CourseLevel =
  /** Students are expected to have practice in the subject. */
  | 'ADVANCED'
  /** For everyone, with experience or without. */
  | 'ALL'
  /** Nothing is expected of students beforehand. */
  | 'BEGINNER'
  /** The basics are expected. */
  | 'INTERMEDIATE';

/** What an administrator does to courses. Students go on studying whatever it is. */
export type CourseManagement =
  /** Answers teachers who asked to restore suspended courses: they stay off sale for now. */
  | 'KEEP_SUSPENDED'
  /** Only students who have them find them. */
  | 'MAKE_PRIVATE'
  /** Anyone finds them in lists and search. */
  | 'MAKE_PUBLIC'
  /** Whoever has the address finds them. */
  | 'MAKE_UNLISTED'
  /** Puts suspended courses back on sale, as far as the teacher’s package has room. */
  | 'RESTORE'
  /** Takes courses off sale until an administrator restores them. */
  | 'SUSPEND';

/** What a teacher wrote to students of a course, as those who teach it see it. */
export type CourseMessage = {
  __typename: 'CourseMessage';
  /** Whom it went to. */
  audience: MessageAudience;
  /** Name of the teacher who sent it. */
  authorName: Scalars['String']['output'];
  /** Plain text with line breaks, at most 4,000 characters. */
  body: Scalars['String']['output'];
  /** Of the message: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** How many of them have opened it in the course. */
  readCount: Scalars['Int']['output'];
  /** To how many students it was sent. */
  recipientCount: Scalars['Int']['output'];
  /** When the teacher sent it. */
  sentAt: Scalars['DateTime']['output'];
  /** What it is about, at most 120 characters. */
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

/** What came of opening the messages of a course. */
export type CourseMessagesRead = {
  __typename: 'CourseMessagesRead';
  /** How many of them the viewer had not opened before. */
  readCount: Scalars['Int']['output'];
};

/** How the texts of a course stand with the rules. */
export type CourseModeration = {
  __typename: 'CourseModeration';
  /** Questions and replies below lessons that were looked through. */
  comments: Scalars['Int']['output'];
  /** Marks that the viewer sees and that are decided or mended. */
  decided: Scalars['Int']['output'];
  /** Of the course itself, so that caches know it. */
  id: Scalars['ID']['output'];
  /** Lessons that were looked through. */
  lessons: Scalars['Int']['output'];
  /** Marks that the viewer sees and nobody has decided about. */
  open: Scalars['Int']['output'];
  /** Ratings with words that were looked through. */
  ratings: Scalars['Int']['output'];
  /** When its texts were last looked through; absent before. */
  scannedAt: Maybe<Scalars['DateTime']['output']>;
  /** Words of the course that were looked through. */
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

/** A picture in the texts of a course, drawn anew from what was uploaded. */
export type CoursePicture = {
  __typename: 'CoursePicture';
  /** In pixels, as high as its width makes it. */
  height: Scalars['Int']['output'];
  /** What texts refer to it by (`pictureId` of an image). */
  id: Scalars['ID']['output'];
  /** Signed address of the picture (WebP), below the platform’s own; expires after six hours. */
  url: Scalars['String']['output'];
  /** In pixels, at most 1600. */
  width: Scalars['Int']['output'];
};

/** Prices as their teacher edits them, a sale of the past or future included. */
export type CoursePricing = {
  __typename: 'CoursePricing';
  /** List price in đồng. */
  price: Scalars['Vnd']['output'];
  /** End of the sale; absent without one. */
  saleEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Sale price in đồng. */
  salePrice: Maybe<Scalars['Vnd']['output']>;
};

/** How many courses one may sell, and how much space one may use. */
export type CourseQuota = {
  __typename: 'CourseQuota';
  /** Courses that the package allows on sale or in review; never null since packages are sold. */
  limit: Maybe<Scalars['Int']['output']>;
  /** Package that sets the limits: FREE where the viewer has no other one. */
  packageCode: Maybe<PackageCode>;
  /** Until when the package is paid or was given; null of FREE, which does not end. */
  periodEnd: Maybe<Scalars['DateTime']['output']>;
  /** What is left of the limit, at least 0: courses that may be submitted or put on sale. */
  remaining: Maybe<Scalars['Int']['output']>;
  /** Courses in review, which will count once they are published. */
  reserved: Scalars['Int']['output'];
  /** Bytes that the package has room for; never null since packages are sold. */
  storageLimit: Maybe<Scalars['Float']['output']>;
  /** Bytes of one’s files. */
  storageUsed: Scalars['Float']['output'];
  /** Bytes that the platform made of one’s videos, so that they play in several qualities. They count against no limit. */
  streamBytes: Scalars['Float']['output'];
  /** How many courses on sale count against the limit. */
  used: Scalars['Int']['output'];
};

/** Why something may not be done to a course. */
export type CourseRefusal =
  /** There is no such course. */
  | 'NOT_FOUND'
  /** Only what is on sale can be suspended. */
  | 'NOT_ON_SALE'
  /** No administrator has suspended it. */
  | 'NOT_SUSPENDED'
  /** The viewer teaches it: another administrator decides. */
  | 'OWN_COURSE';

/** One submission of a course and what became of it. */
export type CourseReview = {
  __typename: 'CourseReview';
  /** Who reviews it; absent: no one yet, they may review it no longer, or the viewer reviews nothing. */
  assignee: Maybe<PublicProfile>;
  /** Which submission of the course it is, from 1; withdrawn ones do not count. */
  attempt: Scalars['Int']['output'];
  /** Fields that differ from the submission that was judged last; empty without one. */
  changedFields: Array<ChangedField>;
  /** Lessons that differ from the submission that was judged last; empty without one. */
  changedLessons: Array<ChangedLesson>;
  /** The reviewer’s judgement, item by item; empty while pending. */
  checklist: Array<ReviewCheck>;
  /** The course that was submitted, as it is now. */
  course: Course;
  /** When it was decided; absent while it waits. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** How the submission ended, or that it waits. */
  decision: ReviewDecision;
  /** Until when its teacher is answered: so many working days after it was submitted as were promised then. */
  dueAt: Scalars['DateTime']['output'];
  /** Earlier submissions of the course that were judged, the last first; at most ten. */
  earlier: Array<CourseReview>;
  /** Of the submission: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether what changed since the last judged submission is known; without one there is nothing. */
  isCompared: Scalars['Boolean']['output'];
  /** Notes to the teacher, or the reason of a rejection. */
  notes: Maybe<Scalars['String']['output']>;
  /** Its place in the queue; null once it is decided, and for others than reviewers. */
  place: Maybe<ReviewPlace>;
  /** Who may review it, by name: no one of those who teach the course. At most 100. */
  possibleReviewers: Maybe<Array<PublicProfile>>;
  /** The administrator who decided; absent while it waits. */
  reviewer: Maybe<PublicProfile>;
  /** The revision of a course on sale that was submitted; absent where the course itself was. */
  revision: Maybe<CourseRevision>;
  /** When it was submitted. */
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

/** Edits of a course on sale that a reviewer sees before buyers do: title, category, a higher price, shorter access, removals. What is absent stays as it is. */
export type CourseRevision = {
  __typename: 'CourseRevision';
  /** The new, shorter access of a purchase in days; absent where it stays. */
  accessDays: Maybe<Scalars['Int']['output']>;
  /** The new category; absent where it stays. */
  category: Maybe<Category>;
  /** Of the revision: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** The new, higher list price in đồng; absent where it stays. */
  price: Maybe<Scalars['Vnd']['output']>;
  /** Lessons that go; those of removed sections are not named. */
  removedLessonIds: Array<Scalars['ID']['output']>;
  /** What goes, in the order of the course, with how many students have studied it. */
  removedParts: Array<RemovedPart>;
  /** Sections that go, with all their lessons. */
  removedSectionIds: Array<Scalars['ID']['output']>;
  /** Where it is on its way. */
  state: RevisionState;
  /** The new title; absent where it stays. */
  title: Maybe<Scalars['String']['output']>;
  /** When it was changed last, or moved on. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What a co-teacher may do with a course besides seeing all of it; its owner may do everything. */
export type CourseRight =
  /** Answer questions and ratings of its students. */
  | 'ANSWER'
  /** Edit texts, lessons and pictures; not prices, sale or review. */
  | 'EDIT'
  /** Mark work, and override progress. */
  | 'MARK';

/** What a search finds, beside the pages of courses that `courses` gives. */
export type CourseSearch = {
  __typename: 'CourseSearch';
  /** Categories whose name or its synonym fits, at most four. */
  categories: Array<Category>;
  /** The words that were looked for instead, where those typed find nothing; otherwise absent. */
  correctedTo: Maybe<Scalars['String']['output']>;
  /** The courses that fit best. */
  courses: Array<Course>;
  /** Teachers whose name fits, at most four. */
  teachers: Array<PublicProfile>;
  /** How many courses on sale fit, without any other filter. */
  total: Scalars['Int']['output'];
};


/** What a search finds, beside the pages of courses that `courses` gives. */
export type CourseSearchCoursesArgs = {
  limit?: Scalars['Int']['input'];
};

/** By what the catalogue is sorted. */
export type CourseSort =
  /** What a buyer pays now, a running sale included. */
  | 'PRICE'
  /** When it was first published. */
  | 'PUBLISHED_AT'
  /** The average rating; of equal ones, how many ratings there are. */
  | 'RATING'
  /** How well a course fits the search; without a search the same as STUDENTS. */
  | 'RELEVANCE'
  /** How many ever enrolled, as a measure of what sells. */
  | 'STUDENTS';

/** Where a course is on its way. UNPUBLISHED and SUSPENDED stop sales, never learning. */
export type CourseStatus =
  /** May be published by its teacher. */
  | 'APPROVED'
  /** Put away; students keep it. */
  | 'ARCHIVED'
  /** Being written; no one but its teacher knows of it. */
  | 'DRAFT'
  /** Sent back with notes. */
  | 'NEEDS_FIXES'
  /** Submitted; an administrator decides. */
  | 'PENDING_REVIEW'
  /** On sale, and found as its visibility says. */
  | 'PUBLISHED'
  /** Refused for a reason of policy. */
  | 'REJECTED'
  /** Taken off sale by an administrator or for want of quota. */
  | 'SUSPENDED'
  /** Taken off sale by its teacher. */
  | 'UNPUBLISHED';

/** A student of a course, as its teachers see them. */
export type CourseStudent = {
  __typename: 'CourseStudent';
  /** Whether they may study now. */
  access: EnrolmentAccess;
  /** Address of their picture, below the platform’s own; absent: draw initials. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** When all required lessons were complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many lessons are complete. */
  completedLessons: Scalars['Int']['output'];
  /** Since when they have the course. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Their whole name, as they write it themselves. */
  fullName: Scalars['String']['output'];
  /** Of their place in the course. */
  id: Scalars['ID']['output'];
  /** When they studied last; absent before the first. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Complete lessons of all, in whole per cent; 100 once the course is completed. */
  percentage: Scalars['Int']['output'];
  /** How many lessons the course has. */
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

/** Why a course was taken off sale. Its students go on studying either way. */
export type CourseSuspension =
  /** An administrator took it off sale. */
  | 'ADMINISTRATOR'
  /** Its teacher’s package allows fewer courses: it sells again by itself once one allows it. */
  | 'QUOTA';

/** Who finds a published course. */
export type CourseVisibility =
  /** Only students who have it already. */
  | 'PRIVATE'
  /** Anyone, in lists and search. */
  | 'PUBLIC'
  /** Whoever has its address. */
  | 'UNLISTED';

/** A look that the generated cover of a course can have. */
export type CoverChoice = {
  __typename: 'CoverChoice';
  /** Whether it is the one that is drawn, or would be without an uploaded picture. */
  isChosen: Scalars['Boolean']['output'];
  /** Address of the cover in this look, below the platform’s own, an SVG picture. */
  url: Scalars['String']['output'];
  /** For `setCourseCover`; null: the look that follows from title and category. */
  variant: Maybe<Scalars['Int']['output']>;
};

/** Something to tell a part of the people by a banner. */
export type CreateAnnouncementInput = {
  /** Whom it is for. */
  audience: AnnouncementAudience;
  /** Of the course whose students are meant, with COURSE alone. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Until when it is shown: at most 30 days later. */
  endsAt: Scalars['DateTime']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether its readers may put it away for good. */
  isDismissible: Scalars['Boolean']['input'];
  /** What it is for, which decides its look. */
  kind: AnnouncementKind;
  /** From when it is shown: now or later. */
  startsAt: Scalars['DateTime']['input'];
  /** Plain text in English: 3 to 500 characters. */
  textEn: Scalars['String']['input'];
  /** Plain text in Vietnamese: 3 to 500 characters. */
  textVi: Scalars['String']['input'];
  /** Title in English: 3 to 80 characters. */
  titleEn: Scalars['String']['input'];
  /** Title in Vietnamese: 3 to 80 characters. */
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

/** A place to find again. */
export type CreateBookmarkInput = {
  /** Second of the video; the whole lesson is marked without it. */
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What to call the place, 1 to 120 characters; without a name its lesson names it. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Of a lesson that the viewer studies. */
  lessonId: Scalars['ID']['input'];
};

/** Something to say again and again, in both languages. */
export type CreateCannedAnswerInput = {
  /** For tickets of which category; left out: all. */
  category?: InputMaybe<TicketCategory>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The answer in English, 1 to 4,000 characters, with the same blanks. */
  textEn: Scalars['String']['input'];
  /** The answer in Vietnamese, 1 to 4,000 characters; `{name}` and the like are filled in. */
  textVi: Scalars['String']['input'];
  /** What to look for, in English: 2 to 80 characters. */
  titleEn: Scalars['String']['input'];
  /** What to look for, in Vietnamese: 2 to 80 characters. */
  titleVi: Scalars['String']['input'];
};

/** A new category, last of its level. */
export type CreateCategoryInput = {
  /** Its sign, by name, for example `code`; drawn covers of its courses match it. */
  icon: Scalars['String']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Its Vietnamese name, 2 to 60 characters. */
  name: Scalars['String']['input'];
  /** Its English name, 2 to 60 characters. */
  nameEn: Scalars['String']['input'];
  /** Below which one; left out: on the upper level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** A question below a lesson, or a reply to one. */
export type CreateCommentInput = {
  /** Second of the video that a question is about. */
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of a lesson that the viewer may study. */
  lessonId: Scalars['ID']['input'];
  /** Paragraph of the text that a question is about, from 0. */
  paragraph?: InputMaybe<Scalars['Int']['input']>;
  /** Of the question that it answers; left out for a question. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** What is asked or answered; 2 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** A coupon of the viewer’s for their own courses; it lowers the price that they sell at. */
export type CreateCouponInput = {
  /** How much it takes off an order, 1,000 to 50,000,000 ₫; or `percent`. */
  amount?: InputMaybe<Scalars['Vnd']['input']>;
  /** 4 to 20 letters without accents and digits; no other coupon has it. */
  code: Scalars['String']['input'];
  /** Of one course of theirs; left out: for all of them. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Until when; left out: until it is switched off. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the courses that it holds for have to cost together when they are ordered, in đồng. A later refund of some does not change the price of the others. */
  leastAmount?: Scalars['Vnd']['input'];
  /** How often it may be used in all, 1 to 1,000,000; left out: without an end. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** How often one person may use it, 1 to 100. */
  maxUsesPerPerson?: Scalars['Int']['input'];
  /** How many per cent it takes off, 1 to 100; or `amount`. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** From when on it can be used; left out: now. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A new course; everything else is filled in later. */
export type CreateCourseInput = {
  /** Category; needed before it is submitted. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 60 characters. */
  title: Scalars['String']['input'];
};

/** A time at which a study group meets. */
export type CreateGroupEventInput = {
  /** Web address of the room, with https. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Of a group that the viewer is in. */
  groupId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How long it takes: 15 to 480 minutes. */
  minutes: Scalars['Int']['input'];
  /** When it begins: from now to a year from now. */
  startsAt: Scalars['DateTime']['input'];
  /** What they mean to do; 3 to 80 characters. */
  title: Scalars['String']['input'];
};

/** What a study group means to reach: a section, or minutes together. */
export type CreateGroupGoalInput = {
  /** The last day for it: from today to a year from now. */
  dueOn: Scalars['Date']['input'];
  /** Of a group that the viewer leads. */
  groupId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Minutes together, 30 to 100,000; this or `sectionId`. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Of a section of the group’s course; this or `minutes`. */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new study group, led by the viewer. */
export type CreateGroupInput = {
  /** What it is for; at most 500 characters. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** Of a course that the viewer studies or teaches; left out: a group for whatever they like. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 60 characters. */
  name: Scalars['String']['input'];
};

/** What a member tells their group. */
export type CreateGroupPostInput = {
  /** Of a group that the viewer is in. */
  groupId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the post that it answers; left out: a new one. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** A new lesson at the end of a section. */
export type CreateLessonInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What it is made of; does not change later. */
  kind: LessonKind;
  /** Of the section that it is added to. */
  sectionId: Scalars['ID']['input'];
  /** 3 to 80 characters. */
  title: Scalars['String']['input'];
};

/** A note of one’s own at a lesson. */
export type CreateNoteInput = {
  /** Second of the video at which it was begun. */
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of a lesson that the viewer studies. */
  lessonId: Scalars['ID']['input'];
  /** Paragraph of the text that it is about, from 0. */
  paragraph?: InputMaybe<Scalars['Int']['input']>;
  /** The words, 1 to 4,000 characters; no one else reads them. */
  text: Scalars['String']['input'];
};

/** New terms of a package, from a moment on; subscribers keep theirs. */
export type CreatePackageVersionInput = {
  /** Suggestions of the assistant a month, 0 to 100,000. */
  aiCredits: Scalars['Int']['input'];
  /** The platform’s share of a sale that it brought, in basis points; null: the usual one. */
  commissionBp?: InputMaybe<Scalars['Int']['input']>;
  /** For how long the price is paid. */
  cycle: PackageCycle;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Teachers who may be invited to work on the courses, 0 to 100. */
  maxCoTeachers: Scalars['Int']['input'];
  /** Coupons valid at a time, 0 to 10,000; null: no limit. */
  maxCoupons?: InputMaybe<Scalars['Int']['input']>;
  /** Courses that may be on sale or in review, 1 to 10,000. */
  maxCourses: Scalars['Int']['input'];
  /** Of the package that gets new terms. */
  packageId: Scalars['ID']['input'];
  /** For one cycle in đồng, tax included: 10,000 to 100,000,000; of FREE 0. */
  price: Scalars['Vnd']['input'];
  /** Bytes that the teacher’s files may have, 1 GB to 100 TB. */
  storageBytes: Scalars['Float']['input'];
  /** Days for which it can be tried, 0 to 90. */
  trialDays: Scalars['Int']['input'];
  /** From when on it is sold; left out: from now on. */
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
  /** How much it takes off an order, 1,000 to 50,000,000 ₫; or `percent`. */
  amount?: InputMaybe<Scalars['Vnd']['input']>;
  /** 4 to 20 letters without accents and digits; no other coupon has it. */
  code: Scalars['String']['input'];
  /** Until when; left out: until it is switched off. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the courses that it holds for have to cost together when they are ordered, in đồng. A later refund of some does not change the price of the others. */
  leastAmount?: Scalars['Vnd']['input'];
  /** How often it may be used in all, 1 to 1,000,000; left out: without an end. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** How often one person may use it, 1 to 100. */
  maxUsesPerPerson?: Scalars['Int']['input'];
  /** How many per cent it takes off, 1 to 100; or `amount`. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** For which courses it holds. */
  scope: CouponScope;
  /** From when on it can be used; left out: now. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of the course, category or teacher that the scope names. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new question of a course’s bank. */
export type CreateQuestionInput = {
  /** What it asks, with its key. */
  content: QuestionContentInput;
  /** Of the own course whose bank it joins. */
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

/** A comment to use again while marking. */
export type CreateSavedCommentInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 500 characters; one that is kept already stays as it is. */
  text: Scalars['String']['input'];
};

/** A new group of synonyms. */
export type CreateSearchSynonymInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Two to eight words or phrases of 1 to 40 characters that mean the same, each in one group only. */
  terms: Array<Scalars['String']['input']>;
};

/** A new section at the end of a course. */
export type CreateSectionInput = {
  /** Of the course that it is added to. */
  courseId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Time that the viewer sets aside to study. */
export type CreateStudySlotInput = {
  /** Of a course that the viewer studies; left out: any. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How long it takes: 10 to 480 minutes. */
  minutes: Scalars['Int']['input'];
  /** When it begins: from now to a year from now. */
  startsAt: Scalars['DateTime']['input'];
  /** What they mean to do; 2 to 80 characters. */
  title: Scalars['String']['input'];
};

/** What the assistant is to draft. */
export type CreateSuggestionInput = {
  /** Of a course that the viewer may edit. */
  courseId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What is to be drafted. */
  kind: DraftKind;
  /** Of the lesson that is asked about, with QUESTIONS alone. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
};

/** Something to ask support: as the member who is signed in, or as a guest. */
export type CreateTicketInput = {
  /** What it is about, for sorting. */
  category: TicketCategory;
  /** Of a course that the member studies and that it is about; not for guests. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Where a guest is answered; left out by members, who are answered in their account. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** In which language it is answered; the request’s own language when left out. */
  language?: InputMaybe<Language>;
  /** How a guest is called, 2 to 100 characters; left out by members, whose account says it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Number of the order that it is about; a member names one of their own. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** What it is about in a line: 5 to 160 characters. */
  subject: Scalars['String']['input'];
  /** Plain text, 10 to 4,000 characters. */
  text: Scalars['String']['input'];
  /** Finished uploads of the member, at most 3 with 10 MB together; not for guests. */
  uploadIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Stays empty: people do not see this field of the form, and what fills it in is no one. */
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

/** What another moderator decides about an appeal. */
export type DecideContentAppealInput = {
  /** Why; whoever appealed reads it. 5 to 500 characters. */
  answer: Scalars['String']['input'];
  /** Of an appeal that waits. */
  appealId: Scalars['ID']['input'];
  /** The content is brought back; otherwise the first decision stands. */
  isReversed: Scalars['Boolean']['input'];
};

/** A moderator’s decision on what was reported. */
export type DecideContentCaseInput = {
  /** Of a case that waits. */
  caseId: Scalars['ID']['input'];
  /** What becomes of the content; left out, the reports are rejected and it stays. */
  outcome?: InputMaybe<ContentOutcome>;
  /** Why; its author and whoever reported it read it. 5 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** What a person decides about a sentence that was marked. */
export type DecideFindingInput = {
  /** Of a mark in a course that the viewer may edit. */
  findingId: Scalars['ID']['input'];
  /** KEPT, MISTAKEN, or OPEN to take a decision back. */
  state: FindingState;
};

/** What became of one student’s time at an assignment. */
export type DecidedExtension = {
  __typename: 'DecidedExtension';
  /** Of the assignment that it is about. */
  assignmentId: Scalars['ID']['output'];
  /** Whether there is more time. */
  status: ExtensionStatus;
  /** Of the student that it is about. */
  studentId: Scalars['ID']['output'];
};

/** A request for more time that is turned down. */
export type DeclineExtensionInput = {
  /** Of an assignment that the viewer may mark. */
  assignmentId: Scalars['ID']['input'];
  /** Why; the student reads it. 10 to 500 characters. */
  reason: Scalars['String']['input'];
  /** Of the student who asked. */
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

/** What a deletion has removed from a course, for clients to drop it from what they keep. */
export type DeletedFromCourse = {
  __typename: 'DeletedFromCourse';
  /** The course without it, its other parts numbered anew. */
  course: Course;
  /** Of the section or lesson that is gone; nothing answers to it any more. */
  id: Scalars['ID']['output'];
};

/** A slot that its owner gave up. */
export type DeletedStudySlot = {
  __typename: 'DeletedStudySlot';
  /** Of the slot, for clients to drop it. */
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
  /** Payouts requested by teachers. */
  | 'PAYOUTS'
  /** Refunds that the platform decides, and refunds whose transfer failed. */
  | 'REFUNDS'
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

/** The teacher disagrees: the platform decides. */
export type DisagreeWithRefundInput = {
  /** Why; the buyer and the platform read it. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** Of a refund that waits for the teacher. */
  refundId: Scalars['ID']['input'];
};

/** Jobs that will not run again. */
export type DiscardDeadLettersInput = {
  /** Dead letter IDs, as returned by `deadLetters`; 1 to 100. */
  deadLetterIds: Array<Scalars['ID']['input']>;
  /** Reason of 3 to 300 characters, recorded in the audit log. */
  reason: Scalars['String']['input'];
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

/** Where a dispute with a buyer’s bank is. */
export type DisputeStatus =
  /** The bank keeps the money; the sale counts as refunded. */
  | 'LOST'
  /** The bank took the money back for now; the platform may answer. */
  | 'OPEN'
  /** The bank gives the money back; the sale stands. */
  | 'WON';

/** A dispute with a buyer’s bank about a paid course or teacher package. */
export type DisputeView = {
  __typename: 'DisputeView';
  /** What the bank took back, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** Full name of who bought it. */
  buyerName: Scalars['String']['output'];
  /** Last day, in Vietnam, on which the bank takes evidence. */
  deadline: Scalars['Date']['output'];
  /** When it was decided; absent while it is open. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the bank said; absent while it is open. */
  decisionNote: Maybe<Scalars['String']['output']>;
  /** What speaks for the sale; absent before it was said. */
  evidence: Maybe<Scalars['String']['output']>;
  /** The gateway that told of it. */
  gateway: PaymentGateway;
  /** Of the dispute: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What of it the platform bears where the dispute is lost, in đồng: it had gone back to the buyer before, or was earned with the days of a package. */
  loss: Scalars['Vnd']['output'];
  /** For people to quote, for instance TS-1126-0003. */
  number: Scalars['String']['output'];
  /** When an administrator entered it. */
  openedAt: Scalars['DateTime']['output'];
  /** Of the order that was paid. */
  orderId: Scalars['ID']['output'];
  /** Number of that order, for people to quote. */
  orderNumber: Scalars['String']['output'];
  /** Our reference of the payment that was taken back. */
  paymentReference: Scalars['String']['output'];
  /** The gateway’s own name of the case. */
  reference: Scalars['String']['output'];
  /** Where it is between opened and decided. */
  status: DisputeStatus;
  /** Full name of whose course it is; absent of a package. */
  teacherName: Maybe<Scalars['String']['output']>;
  /** Title of the course, or of the package, at the time. */
  title: Scalars['String']['output'];
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

/** What the assistant drafts. */
export type DraftKind =
  /** Marks at sentences of a course at which a reviewer might stop. */
  | 'CHECK'
  /** Paragraphs that say what a course is about. */
  | 'DESCRIPTION'
  /** What students of a course will be able to do. */
  | 'OUTCOMES'
  /** A picture that may become the cover of a course. */
  | 'PICTURE'
  /** Quiz questions about the text of a lesson. */
  | 'QUESTIONS';

/** A picture as Sen draws it. It is nobody’s until it is uploaded. */
export type Drawing = {
  __typename: 'Drawing';
  /** The picture as an SVG document without outside resources. */
  svg: Scalars['String']['output'];
  /** Which of the looks it is, counted from 0. */
  variant: Scalars['Int']['output'];
};

/** Shapes and colours that a cover can be drawn with. */
export type DrawnMotif =
  /** Bars and discs in slate. */
  | 'ARTS'
  /** Columns that rise in amber. */
  | 'BUSINESS'
  /** Quarters of circles in leaf green. */
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

/** When a lesson opens for those who are enrolled. */
export type Drip =
  /** At one moment for everyone. */
  | 'DATE'
  /** From the first moment on. */
  | 'NONE'
  /** A number of days after each student enrolled. */
  | 'RELATIVE';

/** A copy of a lesson, beside it. */
export type DuplicateLessonInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the own lesson that is copied. */
  lessonId: Scalars['ID']['input'];
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

/** What the viewer typed into a form and has not saved; seen by no other person. */
export type EditDraft = {
  __typename: 'EditDraft';
  /** The version of the course or lesson that was typed upon. */
  baseVersion: Scalars['Int']['output'];
  /** The form’s own JSON text, as it was sent. */
  content: Scalars['String']['output'];
  /** Of the draft: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** The pictures that the typed text shows, in no order. */
  pictures: Array<CoursePicture>;
  /** When it was kept last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises whenever more of it is kept, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** What a draft is of: exactly one of the fields. */
export type EditDraftSubjectInput =
  /** Of an own course. */
  { courseId: Scalars['ID']['input']; lessonId?: never; }
  |  /** Of a lesson of an own course. */
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

/** Whose pages may be framed in a lesson. */
export type EmbedProvider =
  /** A design of Canva that its owner shares. */
  | 'CANVA'
  /** A pen of CodePen, with its result. */
  | 'CODEPEN'
  /** A file, prototype or board of Figma. */
  | 'FIGMA'
  /** An activity of GeoGebra, to try out. */
  | 'GEOGEBRA'
  /** A document, sheet, presentation or form of Google. */
  | 'GOOGLE_DOCS'
  /** A file of Google Drive, as its preview. */
  | 'GOOGLE_DRIVE'
  /** A project of Scratch, to play with. */
  | 'SCRATCH'
  /** A video of Vimeo, without its tracking. */
  | 'VIMEO'
  /** A video of YouTube, without its cookies. */
  | 'YOUTUBE';

/** Sessions that a mutation ended. */
export type EndedSessions = {
  __typename: 'EndedSessions';
  /** Number of sessions that ended; 0 if none was active. */
  endedCount: Scalars['Int']['output'];
  /** IDs of the ended sessions, as returned by `mySessions`. */
  endedIds: Array<Scalars['ID']['output']>;
};

/** A course, as far as all enrolments tell. Needs `enrolment:read-any`. */
export type EnrolledCourse = {
  __typename: 'EnrolledCourse';
  /** The same id as the course has. */
  id: Scalars['ID']['output'];
  /** Its name in addresses; former ones lead there too. */
  slug: Scalars['String']['output'];
  /** What the course is called now. */
  title: Scalars['String']['output'];
};

/** A student, as far as all enrolments tell. Needs `enrolment:read-any`. */
export type EnrolledStudent = {
  __typename: 'EnrolledStudent';
  /** Null without the permission `person:read`. */
  email: Maybe<Scalars['String']['output']>;
  /** The whole name, or what took its place when the account was deleted. */
  fullName: Scalars['String']['output'];
  /** The same id as the person has. */
  id: Scalars['ID']['output'];
};

/** A student’s place in a course. */
export type Enrolment = {
  __typename: 'Enrolment';
  /** Whether the student may study at this moment. */
  access: EnrolmentAccess;
  /** The certificate that holds, or else the last one that was revoked; absent without any. */
  certificate: Maybe<Certificate>;
  /** How far the student is from its certificate. */
  certificateStanding: CertificateStanding;
  /** When all required lessons were complete; apart from access. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many lessons are complete, by their rules. */
  completedLessons: Scalars['Int']['output'];
  /** The course that is studied. */
  course: Course;
  /** Since when the student has it. */
  enrolledAt: Scalars['DateTime']['output'];
  /** When access ends, as it was agreed at the purchase; absent where it never does. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the enrolment: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** The lesson opened last: where to resume; absent before the first. */
  lastLesson: Maybe<LessonOutline>;
  /** Last report of progress. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Quizzes, assignments and whatever else was marked, in the order of studying. */
  marks: Array<LessonMark>;
  /** Required lessons that are not complete yet. */
  missingLessonCount: Scalars['Int']['output'];
  /** The first twenty required lessons that are not complete yet, in the order of studying. */
  missingLessons: Array<MissingLesson>;
  /** Seconds of material in required lessons that are not complete yet. */
  missingSec: Scalars['Int']['output'];
  /** Lessons that were added since the student completed the course and that they have not completed, the newest first, at most 20; empty before. They take nothing back. */
  newLessons: Array<LessonOutline>;
  /** Number of the open refund for which the certificate waits; absent without one. */
  openRefund: Maybe<Scalars['String']['output']>;
  /** Complete lessons of all that the course has now, in whole per cent, rounded down; 100 once the course is completed, also when lessons are added later. */
  percentage: Scalars['Int']['output'];
  /** The viewer’s own rating, whatever its state; null before they gave one. */
  rating: Maybe<Rating>;
  /** Whether the course may be rated now, or the rating edited. */
  ratingStanding: RatingStanding;
  /** How the student came by it. */
  source: EnrolmentSource;
  /** Lessons of the course now. */
  totalLessons: Scalars['Int']['output'];
  /** Where the course is studied in order: the first required lesson that is not complete. Those after it which were not opened wait for it. Absent otherwise. */
  waitsFor: Maybe<LessonOutline>;
};

/** Whether the student may study now. */
export type EnrolmentAccess =
  /** The student may study it now. */
  | 'ACTIVE'
  /** The time bought is over. */
  | 'EXPIRED'
  /** Given back or taken away. */
  | 'REVOKED'
  /** Not while a refund is being paid out. */
  | 'SUSPENDED';

/** Changed objects, in an order that is safe for incremental reading. */
export type EnrolmentChangeFeed = {
  __typename: 'EnrolmentChangeFeed';
  /** Changed objects in their current state, each once. */
  nodes: Array<ChangedEnrolment>;
  /** Position from which to continue. */
  pageInfo: ChangePageInfo;
};

/** Which of one’s courses. */
export type EnrolmentFilter =
  /** All of them, whatever their state. */
  | 'ALL'
  /** Complete, whether still open or not. */
  | 'COMPLETED'
  /** Those whose access has ended. */
  | 'EXPIRED'
  /** Open and not complete. */
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

/** A student’s place in a course among all others. Needs `enrolment:read-any`. */
export type EnrolmentRecord = {
  __typename: 'EnrolmentRecord';
  /** Whether the student may study now. */
  access: EnrolmentAccess;
  /** When all required lessons were complete; apart from access. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many lessons are complete, by their rules. */
  completedLessons: Scalars['Int']['output'];
  /** The course that is studied. */
  course: EnrolledCourse;
  /** Since when the student has it. */
  enrolledAt: Scalars['DateTime']['output'];
  /** When access ends; absent where it never does. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the enrolment: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** The day in Vietnam on which it was last studied; absent before the first. */
  lastStudiedOn: Maybe<Scalars['Date']['output']>;
  /** How the student came by it. */
  source: EnrolmentSource;
  /** Whose place in the course it is. */
  student: EnrolledStudent;
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
  /** A person gave it. */
  | 'GIFT'
  /** A group has it. */
  | 'GROUP'
  /** The student paid for the course. */
  | 'PURCHASE'
  /** The owner of the course enrolled them at no charge. */
  | 'TEACHER';

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
  /** CONFLICT: The enrolment no longer gives access; `state` names what became of it. */
  | 'ACCESS_ENDED'
  /** CONFLICT: Access to the course `title` lasts `limit` days by now, less than the buyer was shown: show it again. */
  | 'ACCESS_SHORTENED'
  /** FORBIDDEN: The account is suspended. Sign-in fails until an administrator restores it. */
  | 'ACCOUNT_SUSPENDED'
  /** POLICY: The account of an administrator cannot be erased until the role is removed. */
  | 'ADMINISTRATOR_ERASURE'
  /** TOO_COSTLY: The document has `value` aliases, but `limit` are allowed. */
  | 'ALIAS_LIMIT'
  /** CONFLICT: The buyer is enrolled in the course already. */
  | 'ALREADY_OWNED'
  /** POLICY: The student has passed the assignment, so that no further work is taken. */
  | 'ALREADY_PASSED'
  /** CONFLICT: The viewer is already a teacher. No further action is required. */
  | 'ALREADY_TEACHER'
  /** CONFLICT: The viewer teaches the course already, by another invitation. */
  | 'ALREADY_TEACHES'
  /** POLICY: The gateway takes from `least` to `limit` đồng at a time, and `value` is to be paid: choose another one. */
  | 'AMOUNT_OUT_OF_RANGE'
  /** CONFLICT: The announcement has ended, at `since`: write a new one. */
  | 'ANNOUNCEMENT_ENDED'
  /** POLICY: The announcement can not be put away: it goes by itself when it ends. */
  | 'ANNOUNCEMENT_STAYS'
  /** POLICY: The student has passed the quiz and was shown its answers, so that no attempt follows. */
  | 'ANSWERS_WERE_SHOWN'
  /** FORBIDDEN: Administrators have disabled API tokens. Tokens are neither created nor accepted until they are enabled again. */
  | 'API_TOKENS_OFF'
  /** UNAUTHENTICATED: The API token is unknown, revoked or expired, or its account is suspended. The owner must create another one. */
  | 'API_TOKEN_ENDED'
  /** CONFLICT: A refusal can be appealed once. */
  | 'APPEALED_BEFORE'
  /** POLICY: The refusal could be appealed until `deadline`. */
  | 'APPEAL_TOO_LATE'
  /** POLICY: Nothing is taken since `deadline`, which is the student’s own: the draft is kept, and an extension opens it again. */
  | 'ASSIGNMENT_CLOSED'
  /** CONFLICT: Work may be handed in from `since` on. */
  | 'ASSIGNMENT_NOT_OPEN'
  /** POLICY: The provider is asked for no pictures: an administrator sets AI_IMAGE_MODEL. */
  | 'ASSISTANT_DRAWS_NOT'
  /** POLICY: Within 24 hours `limit` drafts of the teacher came to nothing: try again later. */
  | 'ASSISTANT_FAILS'
  /** POLICY: The platform has no provider of texts: an administrator sets AI_BASE_URL and AI_MODEL. */
  | 'ASSISTANT_OFF'
  /** POLICY: Order `number` was tried to be paid `limit` times: wait until it expires, then buy the course anew. */
  | 'ATTEMPTS_USED_UP'
  /** CONFLICT: Another tab or device has saved answers since; `version` is the sequence number stored now: read the attempt, then go on from there. */
  | 'ATTEMPT_ELSEWHERE'
  /** CONFLICT: The attempt was handed in, or its time ran out at `deadline`: answers no longer count. Read the attempt again. */
  | 'ATTEMPT_OVER'
  /** CONFLICT: The attempt is still being worked on: it is marked once it is handed in. */
  | 'ATTEMPT_RUNNING'
  /** CONFLICT: Only a stored backup with status OK or WARNING can be verified, drilled or downloaded. */
  | 'BACKUP_NOT_WHOLE'
  /** CONFLICT: A backup is already in progress. Only one can run at a time over all processes. */
  | 'BACKUP_RUNNING'
  /** BAD_INPUT: The body is JSON, but not an object with named fields. */
  | 'BODY_NOT_OBJECT'
  /** PAYLOAD_TOO_LARGE: The body or the file exceeds the limit of the endpoint. */
  | 'BODY_TOO_LARGE'
  /** POLICY: The viewer has `limit` bookmarks in the course, which is the most: remove some first. */
  | 'BOOKMARKS_FULL'
  /** RATE_LIMITED: The cost budget of `limit` per minute for the user, the API token or the anonymous IP address is exhausted on the responding process. Retry after `retryAfter` seconds. */
  | 'BUDGET_SPENT'
  /** POLICY: There is nothing in the cart that can be bought. */
  | 'CART_EMPTY'
  /** POLICY: The cart holds `limit` courses already. */
  | 'CART_FULL'
  /** CONFLICT: The reports were decided before, as `state` says: nothing waits. */
  | 'CASE_DECIDED'
  /** CONFLICT: The category `title` is named by `count` courses, revisions, coupons or categories: merge or move them first. */
  | 'CATEGORY_IN_USE'
  /** POLICY: The certificate was revoked, so that there is nothing to hand out. */
  | 'CERTIFICATE_REVOKED'
  /** POLICY: The name on the certificate has letters that the PDF can’t print: an administrator issues it again with the name in Latin letters. */
  | 'CERTIFICATE_UNPRINTABLE'
  /** RATE_LIMITED: The gateway was asked about the order just now: check again after `retryAfter` seconds. */
  | 'CHECKED_JUST_NOW'
  /** POLICY: A course with a failed item on its checklist can not be approved. */
  | 'CHECKLIST_FAILS'
  /** POLICY: A course is sent back or rejected only with a failed item on its checklist. */
  | 'CHECKLIST_PASSES'
  /** INVALID_CREDENTIALS: Two-step sign-in is enabled. A code of the authenticator app or a recovery code is required. */
  | 'CODE_NEEDED'
  /** INVALID_CREDENTIALS: The code of the authenticator app or the recovery code is wrong or already used. */
  | 'CODE_WRONG'
  /** POLICY: A comment can not be edited, so that it is removed and never hidden. */
  | 'COMMENTS_ARE_REMOVED'
  /** POLICY: A student writes at most `limit` questions and replies within an hour. */
  | 'COMMENTS_TOO_MANY'
  /** CONFLICT: The comment, or the question that it belongs to, was removed. */
  | 'COMMENT_REMOVED'
  /** CONFLICT: There is an appeal against this decision already; `state` says what became of it. */
  | 'CONTENT_APPEALED'
  /** CONFLICT: The appeal was decided before, as `state` says. */
  | 'CONTENT_APPEAL_DECIDED'
  /** POLICY: The days in which one may appeal were over at `deadline`. */
  | 'CONTENT_APPEAL_LATE'
  /** UNSUPPORTED_MEDIA: The endpoint does not accept this content type. */
  | 'CONTENT_TYPE'
  /** TOO_COSTLY: The operation would cost `value`, but `limit` is allowed. Request smaller pages. */
  | 'COST_LIMIT'
  /** POLICY: The coupon’s time is over, or it was switched off. */
  | 'COUPON_ENDED'
  /** POLICY: The courses that the coupon holds for cost less than `limit` đồng together. */
  | 'COUPON_LEAST_AMOUNT'
  /** POLICY: The coupon holds for none of these courses. */
  | 'COUPON_NOT_FOR_THESE'
  /** POLICY: The coupon’s time has not begun. */
  | 'COUPON_NOT_YET'
  /** POLICY: The teacher’s package `package` allows `limit` valid coupons at a time: switch one off, or choose a larger package. */
  | 'COUPON_QUOTA'
  /** POLICY: There is no coupon of this code. */
  | 'COUPON_UNKNOWN'
  /** POLICY: The buyer used the coupon as often as one person may. */
  | 'COUPON_USED_BY_YOU'
  /** POLICY: The coupon was used as often as it may be. */
  | 'COUPON_USED_UP'
  /** POLICY: The course can not be submitted; `details` names what is missing. */
  | 'COURSE_NOT_READY'
  /** POLICY: The teacher’s package `package` allows `limit` courses on sale or in review, and `value` are: take one off sale, or choose a larger package. */
  | 'COURSE_QUOTA'
  /** POLICY: The owner’s package `package` allows `limit` co-teachers in a course, and `value` are there or invited: choose a larger package. */
  | 'CO_TEACHER_QUOTA'
  /** BAD_INPUT: The request could originate from a form on another site. Set the content type to JSON, or send X-Requested-With. */
  | 'CROSS_SITE'
  /** GONE: The database was restored from a backup that is older than the cursor. Discard the copy and read the feed from the beginning, without `after`. */
  | 'CURSOR_UNDONE'
  /** UNAVAILABLE: The database does not respond. Retry after `retryAfter` seconds. */
  | 'DATABASE_UNREACHABLE'
  /** CONFLICT: The request is in the state given in `state` and can no longer be cancelled. */
  | 'DATA_REQUEST_NOT_WAITING'
  /** CONFLICT: A request of the same kind by this user is still in progress. */
  | 'DATA_REQUEST_OPEN'
  /** TOO_COSTLY: The nesting depth of fields exceeds `limit`. */
  | 'DEPTH_LIMIT'
  /** POLICY: The line is not paid, or its money went back already. */
  | 'DISPUTE_NOT_PAID'
  /** CONFLICT: A drill is already in progress. Only one can run at a time over all processes. */
  | 'DRILL_RUNNING'
  /** CONFLICT: The email address is already confirmed. No further action is required. */
  | 'EMAIL_ALREADY_VERIFIED'
  /** CONFLICT: The email address belongs to another account. */
  | 'EMAIL_TAKEN'
  /** POLICY: The email address of the account must be confirmed first. */
  | 'EMAIL_UNVERIFIED'
  /** CONFLICT: The buyer’s access to the course rests while a refund is decided: wait for that. */
  | 'ENROLMENT_SUSPENDED'
  /** CONFLICT: The course was taken in an exchange, and can’t be exchanged again. */
  | 'EXCHANGED_BEFORE'
  /** POLICY: The other course costs nothing: ask for the money back, and take it. */
  | 'EXCHANGE_FOR_FREE'
  /** POLICY: An exchange would give back as much as takes two people to decide: a refund has to be asked for instead. */
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
  /** CONFLICT: The student has asked for more time, and no teacher has decided yet. */
  | 'EXTENSION_REQUESTED'
  /** CONFLICT: The sentence is not in the course any more: there is nothing to decide. */
  | 'FINDING_GONE'
  /** POLICY: The viewer made the decision that is appealed against: another moderator decides. */
  | 'FIRST_DECIDER'
  /** POLICY: The platform is not set up with this gateway: paymentGateways has those that can be chosen. */
  | 'GATEWAY_NOT_OFFERED'
  /** UNAVAILABLE: The payment gateway does not answer: send the same checkout again after `retryAfter` seconds. */
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
  /** POLICY: A study group has at most `limit` members. */
  | 'GROUP_FULL'
  /** POLICY: The study group is for students of the course called `title`. */
  | 'GROUP_OF_COURSE'
  /** TOO_COSTLY: The document has more than one `__schema` or more than `limit` `__type` fields. */
  | 'INTROSPECTION_LIMIT'
  /** BAD_INPUT: The GraphQL document or one of its variables does not match the schema. */
  | 'INVALID_DOCUMENT'
  /** BAD_INPUT: Fields are invalid; `details` lists each with a `FieldFault`. */
  | 'INVALID_FIELDS'
  /** CONFLICT: The buyer’s bank has taken the money back, and dispute `number` about it is open. */
  | 'IN_DISPUTE'
  /** CONFLICT: The file `number` has told the bank of this transfer: paid by hand as well, it would be paid twice. */
  | 'IN_TRANSFER_FILE'
  /** CONFLICT: The `idempotencyKey` was already used for another request. Use a new key. */
  | 'KEY_REUSED'
  /** POLICY: The change would leave no active administrator. */
  | 'LAST_ADMINISTRATOR'
  /** CONFLICT: The study group would be left without a leader: another member has to become one first. */
  | 'LAST_GROUP_LEADER'
  /** CONFLICT: The course is studied in order: the lesson `lessonId`, called `title`, has to be complete first. */
  | 'LESSON_IN_ORDER'
  /** CONFLICT: Progress was reported before the lesson was opened: call `openLesson` first. */
  | 'LESSON_NOT_OPENED'
  /** CONFLICT: The lesson opens for this student at `since`; what they opened before stays open. */
  | 'LESSON_OPENS_LATER'
  /** CONFLICT: Students have studied the lesson, and the course is on sale: propose its removal, which a reviewer has to see. */
  | 'LESSON_STUDIED'
  /** POLICY: The lesson has fewer words than `limit`, too few to ask about; `value` says how many. */
  | 'LESSON_TOO_SHORT'
  /** GONE: The emailed link was used or has expired. Request a new one. */
  | 'LINK_GONE'
  /** CONFLICT: A live lesson can be marked as done once it has begun, at `since`. */
  | 'LIVE_NOT_BEGUN'
  /** BAD_INPUT: The body is not JSON or is truncated. */
  | 'MALFORMED_BODY'
  /** BAD_INPUT: The URL, a header or the structure of the request is malformed. */
  | 'MALFORMED_REQUEST'
  /** CONFLICT: Another teacher, called `title`, is marking the work. */
  | 'MARKED_ELSEWHERE'
  /** POLICY: The teachers of the course have sent `limit` messages in 24 hours, which is the most. */
  | 'MESSAGES_OFTEN'
  /** METHOD_NOT_ALLOWED: The REST path exists but does not support the method; the header Allow lists the supported ones. */
  | 'METHOD_NOT_ALLOWED'
  /** POLICY: The user has an open refund, payout, held earning or debt, which must be settled first. */
  | 'MONEY_OPEN'
  /** POLICY: The viewer has `limit` notes in the course, which is the most: delete some first. */
  | 'NOTES_FULL'
  /** CONFLICT: Nothing was decided against the content, as `state` says. */
  | 'NOTHING_TO_APPEAL'
  /** POLICY: No approved payout or refund is waiting for a transfer file. */
  | 'NOTHING_TO_TRANSFER'
  /** POLICY: Notifications of this kind protect the account and cannot be turned off. */
  | 'NOTIFICATION_FIXED'
  /** CONFLICT: The lesson is of another kind: only a lesson of kind ASSIGNMENT has an assignment. */
  | 'NOT_AN_ASSIGNMENT'
  /** CONFLICT: The lesson is of another kind: only a lesson of kind QUIZ has a quiz. */
  | 'NOT_A_QUIZ'
  /** CONFLICT: The lesson is not marked as done by its student: its rule, named in `state`, decides. */
  | 'NOT_BY_HAND'
  /** CONFLICT: A course in the state named in `state` can not be edited: withdraw or unpublish it first. */
  | 'NOT_EDITABLE'
  /** FORBIDDEN: The lesson is for enrolled students only. */
  | 'NOT_ENROLLED'
  /** NOT_FOUND: The object does not exist, or the viewer may not see it. */
  | 'NOT_FOUND'
  /** FORBIDDEN: Only a leader of the study group does this. */
  | 'NOT_GROUP_LEADER'
  /** POLICY: The course is not for sale now. */
  | 'NOT_ON_SALE'
  /** FORBIDDEN: The viewer may read the object, but only its owner may change it. */
  | 'NOT_OWNER'
  /** POLICY: There is no bill before the order is paid. */
  | 'NOT_PAID_YET'
  /** FORBIDDEN: The viewer lacks a permission; `permission` names it if applicable. */
  | 'NOT_PERMITTED'
  /** FORBIDDEN: Only its author, whoever answers for the course, or a moderator removes a comment. */
  | 'NOT_YOUR_COMMENT'
  /** FORBIDDEN: Only whoever asked, or answers for the course, chooses the answer. */
  | 'NOT_YOUR_QUESTION'
  /** POLICY: The student has used all `limit` attempts at the quiz. */
  | 'NO_ATTEMPTS_LEFT'
  /** POLICY: All credits of this month are used; `limit` says how many the teacher’s package has. */
  | 'NO_CREDITS'
  /** CONFLICT: The assignment is never due, so that there is nothing to extend. */
  | 'NO_DEADLINE'
  /** CONFLICT: The student has not asked for more time, or it was decided. */
  | 'NO_EXTENSION_REQUEST'
  /** POLICY: The viewer has no package besides FREE. */
  | 'NO_PACKAGE'
  /** POLICY: The viewer has no bank account for payouts. Add one with `setPayoutAccount` first. */
  | 'NO_PAYOUT_ACCOUNT'
  /** CONFLICT: The platform makes no qualities of videos: it was started without FFMPEG_PATH. */
  | 'NO_STREAMS'
  /** POLICY: A tax payment requires an amount for at least one tax. */
  | 'NO_TAX_PAID'
  /** POLICY: The version has no days to try it. */
  | 'NO_TRIAL'
  /** POLICY: Google is the only sign-in method of the account. Set a password before unlinking it. */
  | 'ONLY_SIGN_IN_METHOD'
  /** BAD_INPUT: The WebSocket accepts subscriptions only. Send queries and mutations over HTTP. */
  | 'ONLY_SUBSCRIPTIONS'
  /** CONFLICT: The buyer has a course of the order by now, or one is no longer sold: return the money. */
  | 'ORDER_CANT_BE_PAID'
  /** CONFLICT: An earlier payment for the course, order `number`, is looked into by people `since` then: do not pay again. */
  | 'ORDER_IN_DOUBT'
  /** CONFLICT: The order is in `state` and takes no money any more. */
  | 'ORDER_NOT_WAITING'
  /** CONFLICT: A lesson moves within its own course only. */
  | 'OTHER_COURSE'
  /** CONFLICT: The request to restore that was read was answered, and its teacher has asked anew: read that one. */
  | 'OTHER_RESTORE_REQUEST'
  /** CONFLICT: The submission that was looked at was taken back, and another one waits: look at that one. */
  | 'OTHER_SUBMISSION'
  /** CONFLICT: The platform was restored from a backup, and outgoing operations of this kind are on hold until an administrator releases them (releaseOutgoing). */
  | 'OUTGOING_HELD'
  /** CONFLICT: The operations are not on hold, or were just released. */
  | 'OUTGOING_RELEASED'
  /** POLICY: The target user has permissions that the viewer lacks. */
  | 'OUTRANKED'
  /** UNAVAILABLE: Too many expensive requests are queued. Retry after `retryAfter` seconds. */
  | 'OVERLOADED'
  /** FORBIDDEN: Only the owner of the course may do this, not a teacher beside them. */
  | 'OWNER_ONLY'
  /** POLICY: Administrators cannot suspend or delete their own account. */
  | 'OWN_ACCOUNT'
  /** POLICY: Administrators cannot remove the administrator role from themselves. */
  | 'OWN_ADMINISTRATOR'
  /** FORBIDDEN: A comment of the viewer’s own is neither liked nor reported by them. */
  | 'OWN_COMMENT'
  /** POLICY: The moderator wrote what was reported: another one decides. */
  | 'OWN_CONTENT'
  /** POLICY: No one buys the course that they teach. */
  | 'OWN_COURSE'
  /** POLICY: The viewer teaches the course or would: another administrator decides. */
  | 'OWN_COURSE_MANAGED'
  /** POLICY: Administrators cannot write off their own debt. */
  | 'OWN_DEBT'
  /** POLICY: No one decides about a purchase or a sale of their own. */
  | 'OWN_DISPUTE'
  /** POLICY: Administrators must change their own email address with `changeEmail`. */
  | 'OWN_EMAIL'
  /** CONFLICT: The membership is the viewer’s own: `leaveGroup` ends it. */
  | 'OWN_MEMBERSHIP'
  /** POLICY: No one matches money to an order of their own. */
  | 'OWN_ORDER'
  /** POLICY: No one gives a package, or more days of it, to themselves. */
  | 'OWN_PACKAGE'
  /** POLICY: Administrators cannot approve payouts to themselves. */
  | 'OWN_PAYOUT'
  /** CONFLICT: The viewer does not thank for what they wrote. */
  | 'OWN_POST'
  /** POLICY: The progress, the attempt or the time is the viewer’s own: another teacher decides. */
  | 'OWN_PROGRESS'
  /** FORBIDDEN: The rating is the viewer’s own: another teacher of the course answers it. */
  | 'OWN_RATING'
  /** POLICY: No one decides about money that they would get or give. */
  | 'OWN_REFUND'
  /** POLICY: No one reviews their own course. */
  | 'OWN_REVIEW'
  /** CONFLICT: A payment for a package, order `number`, is looked into by people: do not pay again. */
  | 'PACKAGE_IN_DOUBT'
  /** POLICY: The package is not sold: choose another one. */
  | 'PACKAGE_NOT_RENEWABLE'
  /** POLICY: Only a smaller package that is paid for can follow: a larger one is subscribed to at once. */
  | 'PACKAGE_NOT_SMALLER'
  /** POLICY: The version is not what its package is sold as now: read `packages` again. */
  | 'PACKAGE_NOT_SOLD'
  /** POLICY: The subscription has ended: grant a new one. */
  | 'PACKAGE_OVER'
  /** POLICY: A package can be renewed `limit` days before its end at the earliest, `since` then. */
  | 'PACKAGE_PAID_AHEAD'
  /** POLICY: The teacher has days of another package that were paid: extend that one. */
  | 'PACKAGE_PAID_DAYS'
  /** CONFLICT: The viewer has this version of the package: renew it instead. */
  | 'PACKAGE_SAME'
  /** POLICY: The package is smaller than the present one, whose days are not over: let it follow (schedulePackageChange, cancelPackage). */
  | 'PACKAGE_SMALLER'
  /** CONFLICT: The subscription is in `state`, which does not allow this step. */
  | 'PACKAGE_STATE'
  /** INVALID_CREDENTIALS: The sign-in is more than 15 minutes old. The viewer must sign in again or send the password of the account. */
  | 'PASSWORD_NEEDED'
  /** INVALID_CREDENTIALS: The password sent to confirm the viewer’s identity is wrong. */
  | 'PASSWORD_WRONG'
  /** CONFLICT: A payment for the course, order `number`, was begun at `since` and the gateway has not said what became of it: check it instead of paying again. */
  | 'PAYMENT_EXPECTED'
  /** UNAVAILABLE: The gateway did not answer what became of the payment of order `number`: check again after `retryAfter` seconds. */
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
  /** POLICY: The owner gives away at most `limit` places of the course in 30 days, and `value` are left: fewer at once, or later. */
  | 'PLACES_GIVEN'
  /** CONFLICT: The course of the lesson moves no codes over its videos. */
  | 'PLAYBACK_UNMARKED'
  /** CONFLICT: The post, or the one that it answers, was removed. */
  | 'POST_REMOVED'
  /** CONFLICT: The order comes to `total` now and not to `value`, which the buyer was shown: show the prices again. */
  | 'PRICE_CHANGED'
  /** FORBIDDEN: An access token alone is insufficient. Confirm the viewer’s identity (proveIdentity), then retry the request with X-Identity-Proof. */
  | 'PROOF_NEEDED'
  /** CONFLICT: The quiz has no questions yet, so there is nothing to attempt. */
  | 'QUIZ_EMPTY'
  /** FORBIDDEN: Who teaches a course does not rate it, however they came by a place in it. */
  | 'RATES_OWN_COURSE'
  /** POLICY: The rating was edited `limit` times, which is the most: what it said before is kept. */
  | 'RATING_EDITED_OFTEN'
  /** CONFLICT: The rating is not shown any more: its course was refunded, or moderators took it away. */
  | 'RATING_REMOVED'
  /** UNAUTHENTICATED: The refresh token is unknown. The client must sign in again. */
  | 'REFRESH_TOKEN_INVALID'
  /** UNAUTHENTICATED: The refresh token was already replaced and its successor was used, so the session was ended. The client must sign in again. */
  | 'REFRESH_TOKEN_REUSED'
  /** CONFLICT: The money was asked back already, by refund `number`. */
  | 'REFUND_ASKED_BEFORE'
  /** POLICY: A certificate was issued for the course. */
  | 'REFUND_CERTIFICATE_ISSUED'
  /** POLICY: Nothing was paid for it, or it was paid back already. */
  | 'REFUND_NOT_PAID'
  /** POLICY: More of the course was reached (`value` per cent) than the terms allow (`limit`). */
  | 'REFUND_STUDIED_TOO_MUCH'
  /** CONFLICT: Refund `number` of the line is not decided, or its money is on the way. */
  | 'REFUND_UNDER_WAY'
  /** POLICY: The money could be asked back until `deadline`. */
  | 'REFUND_WINDOW_OVER'
  /** POLICY: A person sends at most `limit` reports within a day. */
  | 'REPORTS_TOO_MANY'
  /** CONFLICT: A required lesson of a course on sale stays required: take it off sale, and a reviewer sees it again. */
  | 'REQUIRED_FOR_STUDENTS'
  /** CONFLICT: A request to put the course back on sale waits for an administrator already. */
  | 'RESTORE_ASKED'
  /** CONFLICT: The submission was decided or taken back: no one has to review it. */
  | 'REVIEW_DECIDED'
  /** CONFLICT: No one has the submission any more whom the viewer was shown with it: look, and ask again. */
  | 'REVIEW_GIVEN_BACK'
  /** CONFLICT: Another reviewer, whom `title` names, has the submission by now: ask again if you know so. */
  | 'REVIEW_TAKEN'
  /** CONFLICT: The state of the revision, named in `state`, does not allow this: one in review is withdrawn first. */
  | 'REVISION_STATE'
  /** FORBIDDEN: The viewer co-teaches the course without the right to do this. */
  | 'RIGHT_LACKING'
  /** CONFLICT: The role is assigned to `count` users and must be removed from them before it is deleted. */
  | 'ROLE_HELD'
  /** CONFLICT: Another custom role has this name. */
  | 'ROLE_NAME_TAKEN'
  /** TOO_COSTLY: The operation has `value` root fields, but `limit` are allowed. */
  | 'ROOT_FIELD_LIMIT'
  /** CONFLICT: An earlier list of the course is being worked on: wait for its end. */
  | 'ROSTER_RUNS'
  /** CONFLICT: The mutation failed after its commit, usually because its result could not be read. Read the changed objects before retrying. `correlationId` identifies the failure for support. */
  | 'SAVED_UNREAD'
  /** FORBIDDEN: The API token lacks the scope given in `permission`, although its owner has the permission. Use a token with the scope. */
  | 'SCOPE_MISSING'
  /** POLICY: The viewer has agreed already; another administrator has to. */
  | 'SECOND_APPROVER_NEEDED'
  /** POLICY: The viewer already approved this payout. An amount of this size requires a second administrator. */
  | 'SECOND_PERSON_NEEDED'
  /** POLICY: A section has at most `limit` lessons: put this one into another section. */
  | 'SECTION_FULL'
  /** CONFLICT: The open revision of the course removes this section, so nothing is put into it. */
  | 'SECTION_LEAVING'
  /** CONFLICT: The section has lessons: move or delete them first. */
  | 'SECTION_NOT_EMPTY'
  /** TOO_COSTLY: The document selects more than `limit` fields after expansion of fragments. */
  | 'SELECTION_LIMIT'
  /** UNAUTHENTICATED: The session of the token was ended, has expired, or its account was suspended. Sign in again. */
  | 'SESSION_ENDED'
  /** POLICY: The account has no password to confirm the identity. Sign in again and retry within 15 minutes. */
  | 'SIGN_IN_AGAIN'
  /** CONFLICT: The object was changed since `expectedVersion` was read; `version` is the current one. Read it again, then save. */
  | 'STALE_VERSION'
  /** POLICY: The user has courses on sale or in review, which must be withdrawn first. */
  | 'STILL_SELLING'
  /** CONFLICT: The delivery has not ended and is retried automatically. */
  | 'STILL_WAITING'
  /** UNAVAILABLE: The disk has no space for the file. Uploads are rejected until space is available. */
  | 'STORAGE_FULL'
  /** POLICY: The teacher’s package `package` has room for `limit` bytes, and with this file it would be `value`: choose a larger package. */
  | 'STORAGE_QUOTA'
  /** UNAVAILABLE: The file storage does not respond. Operations without files are unaffected; retry later. */
  | 'STORAGE_UNREACHABLE'
  /** POLICY: The qualities of a video are asked for `limit` times within a day at most. */
  | 'STREAM_TRIED_OFTEN'
  /** POLICY: A rating needs `least` minutes of study in the course, and `value` were studied. */
  | 'STUDY_BEFORE_RATING'
  /** CONFLICT: Another tab or device has saved the draft since; `version` is the sequence number stored now: read it, then go on from there. */
  | 'SUBMISSION_ELSEWHERE'
  /** POLICY: The draft has neither a text nor a file. */
  | 'SUBMISSION_EMPTY'
  /** CONFLICT: The work was handed in, so that nothing of it changes; `state` says what became of it. */
  | 'SUBMISSION_HANDED_IN'
  /** CONFLICT: The marks of the work are not complete, so that they can not be released. */
  | 'SUBMISSION_NOT_MARKED'
  /** POLICY: All files that the student has handed in or put into drafts may be `limit` bytes together, and with this one they would be `value`: what was removed counts for a week. */
  | 'SUBMISSION_STORAGE'
  /** CONFLICT: Work was handed in and waits for its mark: it comes first. */
  | 'SUBMISSION_WAITS'
  /** TOO_COSTLY: The connection has `limit` subscriptions. End one first. */
  | 'SUBSCRIPTIONS_OF_CONNECTION'
  /** TOO_COSTLY: The user has `limit` subscriptions over all connections. End one first. */
  | 'SUBSCRIPTIONS_OF_PERSON'
  /** BAD_INPUT: Subscriptions are available only over WebSocket (graphql-transport-ws). */
  | 'SUBSCRIPTION_OVER_HTTP'
  /** CONFLICT: An administrator has decided about this money; it is in `state` now. */
  | 'SUSPENSE_DECIDED'
  /** POLICY: The payment for a tax is `value` đồng, but only `limit` đồng are owed. */
  | 'TAX_OVER_OWED'
  /** CONFLICT: A payment with this reference is already recorded. */
  | 'TAX_RECORDED_BEFORE'
  /** POLICY: Only two different tickets of the same requester can be merged. */
  | 'TICKETS_OF_OTHERS'
  /** CONFLICT: The ticket is closed or was merged into another one: nothing more is added to it. */
  | 'TICKET_CLOSED'
  /** GONE: The link into the ticket has expired or never was: a new one can be sent by mail. */
  | 'TICKET_LINK_GONE'
  /** POLICY: How content a requester is can be said once the ticket is resolved. */
  | 'TICKET_NOT_DONE'
  /** CONFLICT: The ticket is in that state already; `state` says which one it is. */
  | 'TICKET_STATE'
  /** UNAUTHENTICATED: The access token has expired after 15 minutes. Refresh the session, then retry the request. */
  | 'TOKEN_EXPIRED'
  /** UNAUTHENTICATED: The access token is malformed or was not issued by this platform. Sign in again. */
  | 'TOKEN_INVALID'
  /** TOO_COSTLY: The document has more than `limit` lexical tokens. */
  | 'TOKEN_LIMIT'
  /** UNAUTHENTICATED: The operation requires an access token, and none was sent. Sign in. */
  | 'TOKEN_MISSING'
  /** POLICY: The viewer already has `limit` API tokens and must revoke an unused one first. */
  | 'TOO_MANY_API_TOKENS'
  /** RATE_LIMITED: Too many attempts of this kind. Retry after `retryAfter` seconds. */
  | 'TOO_MANY_ATTEMPTS'
  /** POLICY: There are `limit` canned answers: delete one that nobody uses. */
  | 'TOO_MANY_CANNED_ANSWERS'
  /** POLICY: There are `limit` categories on this level already, which is the most. */
  | 'TOO_MANY_CATEGORIES'
  /** POLICY: A person has at most `limit` drafts: save or discard others first. */
  | 'TOO_MANY_DRAFTS'
  /** POLICY: A study group has at most `limit` meetings ahead. */
  | 'TOO_MANY_EVENTS'
  /** POLICY: A user may request at most `limit` files of personal data a day. */
  | 'TOO_MANY_EXPORTS'
  /** POLICY: A lesson has at most `limit` files. */
  | 'TOO_MANY_FILES'
  /** POLICY: A study group has at most `limit` goals that are not past. */
  | 'TOO_MANY_GOALS'
  /** POLICY: A person is in at most `limit` study groups. */
  | 'TOO_MANY_GROUPS'
  /** POLICY: A course has at most `limit` lessons in all of its sections. */
  | 'TOO_MANY_LESSONS'
  /** POLICY: The ticket holds `limit` messages, the most: what is more goes into another one. */
  | 'TOO_MANY_MESSAGES'
  /** POLICY: The texts of a course have at most `limit` pictures. */
  | 'TOO_MANY_PICTURES'
  /** POLICY: A course has at most `limit` questions: remove some first. */
  | 'TOO_MANY_QUESTIONS'
  /** POLICY: The maximum of `limit` custom roles is reached. Delete or edit an existing role instead. */
  | 'TOO_MANY_ROLES'
  /** POLICY: The viewer keeps `limit` comments already: forget some first. */
  | 'TOO_MANY_SAVED_COMMENTS'
  /** POLICY: A course has at most `limit` sections. */
  | 'TOO_MANY_SECTIONS'
  /** POLICY: A person has at most `limit` study slots ahead. */
  | 'TOO_MANY_SLOTS'
  /** POLICY: The platform has at most `limit` groups of synonyms. */
  | 'TOO_MANY_SYNONYMS'
  /** POLICY: The user has `limit` unused uploads. Use or cancel some. */
  | 'TOO_MANY_UPLOADS'
  /** POLICY: The package has `limit` versions already. */
  | 'TOO_MANY_VERSIONS'
  /** POLICY: The maximum of `limit` webhooks is reached. Delete an unused one first. */
  | 'TOO_MANY_WEBHOOKS'
  /** POLICY: The viewer has tried or bought a package before. */
  | 'TRIAL_USED'
  /** POLICY: The viewer has a package; trials are for those who have FREE. */
  | 'TRIAL_WITH_PACKAGE'
  /** CONFLICT: Categories have two levels: `title` stands below another one, or has some below it. */
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
  /** POLICY: The list of what one thinks of buying holds `limit` courses already. */
  | 'WISHLIST_FULL'
  /** POLICY: The write-off is `value` đồng, but the teacher owes only `limit` đồng. */
  | 'WRITE_OFF_OVER_OWED'
  /** CONFLICT: A write-off for this teacher is waiting for a second administrator and must be decided first. */
  | 'WRITE_OFF_PROPOSED'
  /** INVALID_CREDENTIALS: The email address or the password is wrong. The response does not reveal which. */
  | 'WRONG_CREDENTIALS'
  /** CONFLICT: The thing’s present state, named in `state`, does not allow this step. */
  | 'WRONG_STATE';

/** Takes another course for one that was bought by mistake. */
export type ExchangeCourseInput = {
  /** Where a difference goes back to; needed where it can’t go back the way it came. */
  bankAccount?: InputMaybe<BankAccountInput>;
  /** Of the course that is taken instead. */
  courseId: Scalars['ID']['input'];
  /** How long access to the course that is taken lasts, as the buyer was shown it. CONFLICT where it is shorter by now. */
  expectedAccess?: InputMaybe<ExpectedAccessInput>;
  /** The price in đồng that the buyer was shown: CONFLICT where it has changed since. */
  expectedPrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** Needed where a difference is to be paid. */
  gateway?: InputMaybe<PaymentGateway>;
  /** Made by the client; the same key gives the same answer. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** Of the order’s line whose course is given back. */
  lineId: Scalars['ID']['input'];
};

/** What an exchange of a bought course for another one would come to now. */
export type ExchangeOffer = {
  __typename: 'ExchangeOffer';
  /** How many days the other one is sold for; absent where access never ends. */
  accessDays: Maybe<Scalars['Int']['output']>;
  /** Of the course that would be taken. */
  courseId: Scalars['ID']['output'];
  /** Whether an account has to be named for what goes back. */
  needsBankAccount: Scalars['Boolean']['output'];
  /** What was paid for the course that would be given back, in đồng. */
  paid: Scalars['Vnd']['output'];
  /** What the other one costs now, sales included, in đồng. */
  price: Scalars['Vnd']['output'];
  /** What would have to be paid besides, in đồng. */
  toPay: Scalars['Vnd']['output'];
  /** What would go back to the buyer, in đồng. */
  toReturn: Scalars['Vnd']['output'];
};

/** How long the buyer was shown that access to a course lasts. */
export type ExpectedAccessInput = {
  /** How many days of access were shown; left out: access that never ends. */
  accessDays?: InputMaybe<Scalars['Int']['input']>;
  /** Of a course that is bought. */
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

/** Which courses are in the file, and in which order. */
export type ExportCoursesInput = {
  /** Of these courses only, at most 200. */
  courseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Narrows the courses; left out: all. */
  filter?: InputMaybe<ManagedCourseFilter>;
  /** By what the lines are sorted. */
  sortBy?: ManagedCourseSort;
  /** In which direction they are sorted. */
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
  /** Layout for spreadsheets, with a byte order mark and an apostrophe before values that look like a formula. */
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

/** Which orders are in the file. */
export type ExportOrdersInput = {
  /** Narrows the orders; left out: all of them. */
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

/** Which students are in the file, and in which order. */
export type ExportTaughtStudentsInput = {
  /** Of these places in courses only, at most 500. */
  enrolmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Narrows the students; left out: all. */
  filter?: InputMaybe<TaughtStudentFilter>;
  /** By what the lines are sorted. */
  sortBy?: TaughtStudentSort;
  /** In which direction they are sorted. */
  sortOrder?: SortOrder;
};

/** More days of a package, free of charge. */
export type ExtendPackageInput = {
  /** How many days more, 1 to 366. */
  days: Scalars['Int']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why; the teacher reads it, and it stands in the log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Of a subscription that has not ended. */
  subscriptionId: Scalars['ID']['input'];
};

/** A student’s request for more time at an assignment. */
export type ExtensionRequest = {
  __typename: 'ExtensionRequest';
  /** What a teacher answered; absent before. */
  answer: Maybe<Scalars['String']['output']>;
  /** Why they ask, in their words. */
  reason: Scalars['String']['output'];
  /** When the student asked. */
  requestedAt: Scalars['DateTime']['output'];
  /** What became of it. */
  status: ExtensionStatus;
  /** Of the student who asked. */
  studentId: Scalars['ID']['output'];
  /** Their full name, as their profile has it. */
  studentName: Scalars['String']['output'];
};

/** What became of a student’s request for more time. */
export type ExtensionStatus =
  /** The student was not given more time. */
  | 'DECLINED'
  /** The student was given more time. */
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

/** A canned answer in the language of a ticket, its blanks filled in. */
export type FilledAnswer = {
  __typename: 'FilledAnswer';
  /** Of the canned answer that it was made of. */
  id: Scalars['ID']['output'];
  /** The words to send, in the language of the ticket. */
  text: Scalars['String']['output'];
  /** What support looks for, in the language of the viewer. */
  title: Scalars['String']['output'];
};

/** Who marked a sentence. None of them decides anything. */
export type FindingSource =
  /** The provider of the assistant, when a teacher asked it to read the course. */
  | 'PROVIDER'
  /** Rules of Sen, which say how sure they are. */
  | 'RULES'
  /** The simulator of the sandbox, which only looks for superlatives. */
  | 'SIMULATED';

/** What a person decided about a sentence that was marked. */
export type FindingState =
  /** It stays as it is, and reviewers see the mark. */
  | 'KEPT'
  /** The sentence is not in the course any more. */
  | 'MENDED'
  /** The mark is wrong: this sentence is not marked by this rule in this course again. */
  | 'MISTAKEN'
  /** Nobody has decided yet. */
  | 'OPEN';

/** What a gateway says about a payment. */
export type GatewayAnswer =
  /** It was refused or called off. */
  | 'FAILED'
  /** It knows of no such payment: its page was not opened. */
  | 'NOT_BEGUN'
  /** The buyer has paid. */
  | 'PAID'
  /** The buyer or their bank is still at it. */
  | 'PENDING'
  /** Money moved, and something is wrong: people look into it. */
  | 'UNSURE';

/** A way to pay. */
export type GatewayInfo = {
  __typename: 'GatewayInfo';
  /** What to name as `gateway` in a checkout. */
  code: PaymentGateway;
  /** True when it is a simulator that takes no real money. */
  isSimulated: Scalars['Boolean']['output'];
  /** The least that it takes at a time, in đồng. */
  least: Scalars['Vnd']['output'];
  /** The most that it takes at a time, in đồng. */
  most: Scalars['Vnd']['output'];
  /** The name that buyers know it by. */
  name: Scalars['String']['output'];
  /** Why the amount that was asked about can’t be paid by it; absent where it can. */
  unavailableReason: Maybe<GatewayRefusal>;
};

/** Why a way to pay can’t be chosen for an amount. */
export type GatewayRefusal =
  /** The amount is above what the gateway takes at a time. */
  | 'AMOUNT_TOO_LARGE'
  /** The amount is below what the gateway takes at a time. */
  | 'AMOUNT_TOO_SMALL';

/** What a study group means to reach. */
export type GoalKind =
  /** The members study so many minutes together. */
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

/** More time for one student at an assignment. */
export type GrantExtensionInput = {
  /** Of an assignment that the viewer may mark. */
  assignmentId: Scalars['ID']['input'];
  /** After it, nothing is taken; in the future, and not before `dueAt`; left out: `dueAt`. */
  cutOffAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** After it, their work is late; not before the assignment’s own. */
  dueAt: Scalars['DateTime']['input'];
  /** Why; the student reads it. 10 to 500 characters. */
  reason: Scalars['String']['input'];
  /** Of a student of its course. */
  studentId: Scalars['ID']['input'];
};

/** A package that a teacher is given. */
export type GrantPackageInput = {
  /** The day on which it is over: tomorrow to 366 days from today. */
  endsOn: Scalars['Date']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why; the teacher reads it, and it stands in the log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Of the teacher who gets it. */
  teacherId: Scalars['ID']['input'];
  /** Of the version that they get, sold or not. */
  versionId: Scalars['ID']['input'];
};

/** Time that one student has beyond what others have. */
export type GrantQuizTimeInput = {
  /** Seconds beyond the limit in every attempt, to 28,800; 0 takes them back. */
  extraSec: Scalars['Int']['input'];
  /** Of a quiz of an own course. */
  quizId: Scalars['ID']['input'];
  /** Of a student of that course. */
  studentId: Scalars['ID']['input'];
};

/** Time that one student has beyond what others have. */
export type GrantedQuizTime = {
  __typename: 'GrantedQuizTime';
  /** Seconds beyond the limit in every attempt. */
  extraSec: Scalars['Int']['output'];
  /** Of the quiz that has the limit. */
  quizId: Scalars['ID']['output'];
  /** Of the student who has it. */
  studentId: Scalars['ID']['output'];
};

/** A time at which a study group meets. */
export type GroupEvent = {
  __typename: 'GroupEvent';
  /** Web address of the room; absent without one. */
  address: Maybe<Scalars['String']['output']>;
  /** How many said that they come. */
  comingCount: Scalars['Int']['output'];
  /** Of the meeting: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether the viewer may call it off. */
  mayRemove: Scalars['Boolean']['output'];
  /** How long it takes, in minutes. */
  minutes: Scalars['Int']['output'];
  /** The moment at which it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** What they mean to do there. */
  title: Scalars['String']['output'];
  /** Whether the viewer comes; absent while they have not said. */
  viewerComes: Maybe<Scalars['Boolean']['output']>;
};

/** What a study group means to reach, and by when. */
export type GroupGoal = {
  __typename: 'GroupGoal';
  /** How many members share their progress: those that are counted. */
  counted: Scalars['Int']['output'];
  /** The last day for it, in the time of Vietnam. */
  dueOn: Scalars['Date']['output'];
  /** Of the goal: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What is counted for it. */
  kind: GoalKind;
  /** How many minutes they mean to study together. */
  minutes: Maybe<Scalars['Int']['output']>;
  /** Members who completed the section, or minutes studied since the goal was set. */
  reached: Scalars['Int']['output'];
  /** Title of the section; absent for minutes. */
  sectionTitle: Maybe<Scalars['String']['output']>;
  /** From which day minutes count. */
  startsOn: Scalars['Date']['output'];
};

/** A person in a study group. */
export type GroupMember = {
  __typename: 'GroupMember';
  /** Of this membership: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether it is the viewer. */
  isViewer: Scalars['Boolean']['output'];
  /** When they came into the group. */
  joinedAt: Scalars['DateTime']['output'];
  /** When they studied the group’s course last; absent where they do not share it. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Progress in the group’s course in whole per cent, 100 once it is completed; absent where they do not share it. */
  percentage: Maybe<Scalars['Int']['output']>;
  /** Whose membership it is. */
  person: RatingAuthor;
  /** What they are in this group. */
  role: GroupRole;
  /** Whether the others see their progress, and goals count it. */
  sharesProgress: Scalars['Boolean']['output'];
};

/** What a member told their group, or a reply to it. */
export type GroupPost = {
  __typename: 'GroupPost';
  /** The member who wrote it. */
  author: RatingAuthor;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the post: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether its author leads the group now. */
  isByLeader: Scalars['Boolean']['output'];
  /** Whether the viewer wrote it. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether a leader keeps it on top of the feed. */
  isPinned: Scalars['Boolean']['output'];
  /** Whether the viewer said thanks. */
  isThanked: Scalars['Boolean']['output'];
  /** Of the post that it answers; absent for a post. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** Replies that were not removed, oldest first. */
  replies: GroupPostConnection;
  /** Replies that were not removed. */
  replyCount: Scalars['Int']['output'];
  /** What it says; absent once it was removed. */
  text: Maybe<Scalars['String']['output']>;
  /** How many members said thanks. */
  thanksCount: Scalars['Int']['output'];
};


/** What a member told their group, or a reply to it. */
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

/** What a member of a study group is there. */
export type GroupRole =
  /** Looks after its name, code, members, goals and meetings. */
  | 'LEADER'
  /** Reads, writes and comes to meetings. */
  | 'MEMBER';

/** Short-lived token that lets the viewer’s session perform protected operations. */
export type IdentityProof = {
  __typename: 'IdentityProof';
  /** Time at which the token expires, ten minutes after its creation. */
  expiresAt: Scalars['DateTime']['output'];
  /** Token for the header `X-Identity-Proof`, sent with the access token of the same session. */
  token: Scalars['String']['output'];
};

/** Invalid value in a row of an import. */
export type ImportFault = {
  __typename: 'ImportFault';
  /** Name of the column with the invalid value. */
  field: Scalars['String']['output'];
  /** Explanation of the problem, in the language of the request. */
  message: Scalars['String']['output'];
};

/** A statement of the bank account that transfers come to. */
export type ImportIncomingTransfersInput = {
  /** CSV with a header, with commas, semicolons or tabs: date (2026-11-22 14:02:37 or 22/11/2026 14:02, in Vietnam), reference, amount or credit, content, and if there are any payer, payer_account; names of columns may be those of banks in Vietnam. At most 500,000 characters. */
  text: Scalars['String']['input'];
};

/** A file of captions for a video, in place of those of the same language. */
export type ImportLessonCaptionsInput = {
  /** The file’s bytes in Base64, at most 700 kB: WebVTT or SubRip (SRT), in UTF-8 or UTF-16. */
  file: Scalars['String']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether to say only what would be taken; changes nothing then. */
  isDryRun: Scalars['Boolean']['input'];
  /** The language that they are in. */
  language: CaptionLanguage;
  /** Of a lesson with a video. */
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

/** A file with the outline of a course. */
export type ImportOutlineInput = {
  /** Of the own course whose outline grows. */
  courseId: Scalars['ID']['input'];
  /** The file’s bytes in Base64, at most 700 kB: XLSX, or CSV in UTF-8 with commas, semicolons or tabs. Its first row names the columns, of which section and lesson are needed; kind, minutes, required, preview and text may follow, in English or Vietnamese. */
  file: Scalars['String']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether to say only what would be made; changes nothing then. */
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

/** A file of questions for the bank of a course. */
export type ImportQuestionsInput = {
  /** Of the own course whose bank they join. */
  courseId: Scalars['ID']['input'];
  /** How the file is written. */
  format: QuestionFormat;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether to say only what would be taken; changes nothing then. */
  isDryRun: Scalars['Boolean']['input'];
  /** What is in the file, as text; at most 600,000 characters and 200 questions. */
  text: Scalars['String']['input'];
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

/** What a gateway says that it paid out. */
export type ImportSettlementInput = {
  /** The gateway that the file is of. */
  gateway: SettlementGateway;
  /** CSV with a header: kind (PAYMENT, REFUND, DISPUTE, DISPUTE_WON), reference (ours), transaction (the gateway’s; of a dispute its case), amount and fee in đồng, settled_at (ISO 8601 with its zone). At most 900,000 characters. */
  text: Scalars['String']['input'];
};

/** What became of one block of a caption file, or would. */
export type ImportedCaption = {
  __typename: 'ImportedCaption';
  /** Milliseconds of the video when it goes; of TAKEN only. */
  endMs: Maybe<Scalars['Int']['output']>;
  /** The line of the file on which it begins, from 1. */
  line: Scalars['Int']['output'];
  /** Why it is left out, or what to know of it, in the viewer’s language; mostly absent. */
  note: Maybe<Scalars['String']['output']>;
  /** Whether it is read, passed over, or at fault. */
  outcome: CaptionOutcome;
  /** Milliseconds of the video when it appears; of TAKEN only. */
  startMs: Maybe<Scalars['Int']['output']>;
  /** What is read, or how the block begins; cut where it is long. */
  text: Scalars['String']['output'];
};

/** What became of one row of an outline’s file, or would. */
export type ImportedOutlineRow = {
  __typename: 'ImportedOutlineRow';
  /** Length of the lesson in seconds; 0 while its content is missing. */
  durationSec: Scalars['Int']['output'];
  /** The lesson has a text from the file. */
  hasText: Scalars['Boolean']['output'];
  /** The lesson is open to everyone while the course is published. */
  isPreview: Scalars['Boolean']['output'];
  /** The lesson counts for completing the course. */
  isRequired: Scalars['Boolean']['output'];
  /** What the lesson is made of; absent where that is not known. */
  kind: Maybe<LessonKind>;
  /** Title of the lesson; absent in a row that names a section only. */
  lesson: Maybe<Scalars['String']['output']>;
  /** Of the lesson that was made; absent in a dry run. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** Its number in the file, from 1, as spreadsheets show it. */
  line: Scalars['Int']['output'];
  /** Whether this row makes the section; otherwise it is there already. */
  makesSection: Scalars['Boolean']['output'];
  /** What to know of a row that is taken, in the viewer’s language; mostly empty. */
  notes: Array<Scalars['String']['output']>;
  /** Why the row was left out, in the viewer’s language; absent where it is taken. */
  problem: Maybe<Scalars['String']['output']>;
  /** Title of the section that it goes into; empty where the file names none. */
  section: Scalars['String']['output'];
};

/** What became of one question of a file, or would. */
export type ImportedQuestion = {
  __typename: 'ImportedQuestion';
  /** Its kind here; absent where it has none. */
  kind: Maybe<QuestionKind>;
  /** The line of the file on which it begins, from 1. */
  line: Scalars['Int']['output'];
  /** What the file calls it, or how it begins. */
  name: Scalars['String']['output'];
  /** What a question that is taken loses, in the viewer’s language; mostly empty. */
  notes: Array<Scalars['String']['output']>;
  /** Why it was left out, in the viewer’s language; absent where it is taken. */
  problem: Maybe<Scalars['String']['output']>;
  /** Of the question that was made; absent in a dry run. */
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

/** What became of a statement. */
export type IncomingTransfers = {
  __typename: 'IncomingTransfers';
  /** Of them those that were known before, by the bank’s reference. */
  known: Scalars['Int']['output'];
  /** Of them those that have paid an order now. */
  paid: Scalars['Int']['output'];
  /** Transfers that came in, as far as the statement has them. */
  rows: Scalars['Int']['output'];
  /** Of them those that fit nothing and wait in suspense. */
  unfitting: Scalars['Int']['output'];
};

/** An invitation to teach a course with its owner. */
export type InviteCoTeacherInput = {
  /** Of an own course. */
  courseId: Scalars['ID']['input'];
  /** Address of the person who is invited, with an account or not. */
  email: Scalars['String']['input'];
  /** What they may do besides seeing all of it; may be empty. */
  rights: Array<CourseRight>;
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

/** What a guest’s browser kept, to be put into the cart of whoever signed in. */
export type JoinCartInput = {
  /** Of the courses; at most 20. Those that can’t be bought are passed over. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** The code that a member of a study group passed on. */
export type JoinGroupInput = {
  /** Eight letters and digits; case, blanks and hyphens do not matter. */
  code: Scalars['String']['input'];
};

/** What a guest’s browser kept, to be put on the list of whoever signed in. */
export type JoinWishlistInput = {
  /** Of the courses; at most 100. Those that can’t be saved are passed over. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** Language of the interface and of courses. */
export type Language =
  /** English: `en` in headers, URLs and REST. */
  | 'EN'
  /** Vietnamese: `vi` in headers, URLs and REST. */
  | 'VI';

/** What handing in after the due time costs. */
export type LatePolicy =
  /** It costs nothing; the work is marked as late. */
  | 'NONE'
  /** Per cent of all points for each day that has begun. */
  | 'PERCENT'
  /** Points for each day that has begun. */
  | 'POINTS'
  /** Nothing is taken after the due time. */
  | 'REFUSED';

/** Words that led to a course. */
export type LeadingWords = {
  __typename: 'LeadingWords';
  /** Visitors who came to the course by them, each once a day. */
  visits: Scalars['Int']['output'];
  /** As they are searched, in small letters; three people or more searched them. */
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

/** A course that the viewer gave up teaching. */
export type LeftCourse = {
  __typename: 'LeftCourse';
  /** Of the course, for clients to drop it from lists of taught ones. */
  id: Scalars['ID']['output'];
};

/** A study group that the viewer is in no longer. */
export type LeftGroup = {
  __typename: 'LeftGroup';
  /** Of the group, for clients to drop it from their lists. */
  id: Scalars['ID']['output'];
};

/** Something that one did with a lesson. */
export type LessonActivity = Activity & {
  __typename: 'LessonActivity';
  /** The moment at which it was done. */
  at: Scalars['DateTime']['output'];
  /** Of which course; null when one may not know it any more. */
  course: Maybe<Course>;
  /** Of this line of the feed. */
  id: Scalars['ID']['output'];
  /** Which act it was; each has its own type. */
  kind: ActivityKind;
  /** What the lesson is called now. */
  lessonTitle: Scalars['String']['output'];
};

/** What became of a lesson since the submission before. */
export type LessonChange =
  /** It was not there. */
  | 'ADDED'
  /** Its captions are others. */
  | 'CAPTIONS'
  /** It became a preview, or is none any more. */
  | 'PREVIEW'
  /** It is no longer there. */
  | 'REMOVED'
  /** It stands in another section, or that is called something else. */
  | 'SECTION'
  /** Its text reads differently. */
  | 'TEXT'
  /** It was called something else. */
  | 'TITLE'
  /** Its video is another one. */
  | 'VIDEO';

/** What a lesson teaches: for its students once they opened it (openLesson), for everyone when it is a preview, for its teacher and administrators. */
export type LessonContent = {
  __typename: 'LessonContent';
  /** What may make a lesson of this kind complete; the first is what a new one has. */
  allowedRules: Array<CompletionRule>;
  /** The text; absent in a video without one. */
  body: Maybe<Scalars['RichText']['output']>;
  /** Captions of the video, one of each language; those that are shown first come first. */
  captions: Array<CaptionTrack>;
  /** The course it belongs to. */
  course: Course;
  /** When it opens for those who are enrolled. */
  drip: Drip;
  /** The moment it opens at, with DATE; absent otherwise. */
  dripAt: Maybe<Scalars['DateTime']['output']>;
  /** Days after enrolling, with RELATIVE; absent otherwise. */
  dripDays: Maybe<Scalars['Int']['output']>;
  /** Length in seconds; text is read at 200 words a minute. */
  durationSec: Scalars['Int']['output'];
  /** Whose page is framed; absent in lessons that frame none. */
  embedProvider: Maybe<EmbedProvider>;
  /** Absolute address of a page to frame, of an allowed provider only; in embedded lessons. */
  embedUrl: Maybe<Scalars['String']['output']>;
  /** Files that belong to it, in the order they were added in; at most 20. */
  files: Array<LessonFile>;
  /** The same id as in the outline. */
  id: Scalars['ID']['output'];
  /** Open to everyone while the course is published. */
  isPreview: Scalars['Boolean']['output'];
  /** Counts for completing the course. */
  isRequired: Scalars['Boolean']['output'];
  /** From when on students of a live lesson are given its address, 15 minutes before it begins; null without an address or a time, and for whoever is not invited. */
  joinOpensAt: Maybe<Scalars['DateTime']['output']>;
  /** Absolute address where a live lesson is held: for its teacher and administrators, and once its room opens for students who opened it; null for others. */
  joinUrl: Maybe<Scalars['String']['output']>;
  /** What it is made of. */
  kind: LessonKind;
  /** When a live lesson begins; absent in others. */
  liveStartsAt: Maybe<Scalars['DateTime']['output']>;
  /** Signed address of the video, below the platform’s own, good for range requests; made for the viewer: it ends with their access, after six hours at most. */
  mediaUrl: Maybe<Scalars['String']['output']>;
  /** How long it takes, as its teacher says; absent where the program knows by itself. */
  minutes: Maybe<Scalars['Int']['output']>;
  /** The pictures that its text shows, in no order. */
  pictures: Array<CoursePicture>;
  /** Signed address of a picture of the video (WebP), made for the viewer as `mediaUrl` is; answers where `video.hasPoster`. */
  posterUrl: Maybe<Scalars['String']['output']>;
  /** Absolute address of the recording of a live lesson, where it is kept elsewhere. */
  recordingUrl: Maybe<Scalars['String']['output']>;
  /** What makes it complete. */
  rule: CompletionRule;
  /** Signed address of the video’s HLS playlist, made for the viewer as `mediaUrl` is; answers once `video.state` is READY. */
  streamUrl: Maybe<Scalars['String']['output']>;
  /** At most 80 characters. */
  title: Scalars['String']['output'];
  /** When it was last edited. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every edit, for `expectedVersion`. */
  version: Scalars['Int']['output'];
  /** Its video; absent in lessons without one. */
  video: Maybe<Video>;
};

/** How far students come in a lesson, and what holds them up. */
export type LessonFigures = {
  __typename: 'LessonFigures';
  /** Average days from opening to completing it; absent where fewer than five did. */
  averageDays: Maybe<Scalars['Float']['output']>;
  /** Average of the best results, 0 to 100; absent where fewer than five were marked. */
  averageScore: Maybe<Scalars['Int']['output']>;
  /** Students for whom it is complete. */
  completed: Scalars['Int']['output'];
  /** Of the lesson, as in the outline. */
  id: Scalars['ID']['output'];
  /** Students whom mending it could keep: those lost there, or who opened and did not complete it. */
  keeps: Scalars['Int']['output'];
  /** What it is made of. */
  kind: LessonKind;
  /** Students who completed the lesson before it and not this one. */
  lost: Scalars['Int']['output'];
  /** Its place among all lessons of the course, from 1. */
  number: Scalars['Int']['output'];
  /** Questions below it that no teacher has answered. */
  openQuestions: Scalars['Int']['output'];
  /** Students who opened it. */
  opened: Scalars['Int']['output'];
  /** Of all students of the course, in whole per cent, those who completed it. */
  percentage: Scalars['Int']['output'];
  /** Why it deserves to be mended; empty where nothing stands out. */
  reasons: Array<RepairReason>;
  /** Its place in the list of what to mend first, from 1; absent where nothing stands out. */
  repairRank: Maybe<Scalars['Int']['output']>;
  /** Second at which the part begins that is watched again most; absent without sittings enough. */
  replayFromSec: Maybe<Scalars['Int']['output']>;
  /** Share of sittings that watched it again, in whole per cent. */
  replayPercent: Maybe<Scalars['Int']['output']>;
  /** The second after that part. */
  replayToSec: Maybe<Scalars['Int']['output']>;
  /** The place of its section in the course, from 1. */
  sectionNumber: Scalars['Int']['output'];
  /** What the lesson is called. */
  title: Scalars['String']['output'];
};

/** A file that belongs to a lesson, to read or to download. */
export type LessonFile = {
  __typename: 'LessonFile';
  /** When it was added to the lesson. */
  createdAt: Scalars['DateTime']['output'];
  /** The same address, which saves the file under its name; for the viewer, six hours at most. */
  downloadUrl: Scalars['String']['output'];
  /** Of the file: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether browsers show it in a page; others are saved. */
  isShown: Scalars['Boolean']['output'];
  /** Its name with its ending, at most 200 characters. */
  name: Scalars['String']['output'];
  /** How large it is, in bytes. */
  sizeBytes: Scalars['Int']['output'];
  /** What it is, by a look at its content. */
  type: LessonFileType;
  /** Signed address, below the platform’s own, that shows the file where browsers can; for the viewer, six hours at most. */
  url: Scalars['String']['output'];
};

/** What a file of a lesson is, by a look at its content. */
export type LessonFileType =
  /** Several files in one (ZIP). */
  | 'ARCHIVE'
  /** A sound: MP3, M4A, OGG or WAV. */
  | 'AUDIO'
  /** A text of Word, or a book (EPUB). */
  | 'DOCUMENT'
  /** A picture: PNG, JPEG, GIF or WebP. */
  | 'IMAGE'
  /** Pages that browsers show by themselves. */
  | 'PDF'
  /** A table of Excel, to calculate in. */
  | 'SHEET'
  /** A presentation of PowerPoint, to download. */
  | 'SLIDES'
  /** Plain text, tables of values, program code. */
  | 'TEXT'
  /** A recording that browsers play (MP4). */
  | 'VIDEO';

/** What a lesson is made of. */
export type LessonKind =
  /** Work to hand in, marked by a teacher with a rubric. */
  | 'ASSIGNMENT'
  /** A page of an allowed provider, shown in a frame. */
  | 'EMBED'
  /** Files to read or download, perhaps with text. */
  | 'FILE'
  /** A lesson held online at a set time, later its recording. */
  | 'LIVE'
  /** Questions to answer, marked by a pass percentage. */
  | 'QUIZ'
  /** Something to read, with pictures. */
  | 'TEXT'
  /** Something to watch, perhaps with text. */
  | 'VIDEO';

/** What a student achieved in something that is marked. */
export type LessonMark = {
  __typename: 'LessonMark';
  /** When it was completed; absent before. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** By when its work is due, with the student’s extension; absent where nothing is due. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the lesson is complete. */
  isComplete: Scalars['Boolean']['output'];
  /** Whether its due time is over and nothing was handed in that still counts. */
  isOverdue: Scalars['Boolean']['output'];
  /** Whether work was handed in whose marks the student does not know yet. */
  isWaiting: Scalars['Boolean']['output'];
  /** What it is made of. */
  kind: LessonKind;
  /** Of the lesson, as in the outline. */
  lessonId: Scalars['ID']['output'];
  /** Result that passes it, 1 to 100; absent where no result has to be reached. */
  requiredScore: Maybe<Scalars['Int']['output']>;
  /** Best result, 0 to 100; absent before the first. */
  score: Maybe<Scalars['Int']['output']>;
  /** What the lesson is called. */
  title: Scalars['String']['output'];
};

/** What a student wrote for themselves while studying a lesson. */
export type LessonNote = {
  __typename: 'LessonNote';
  /** Second of the video that it is about; absent without one. */
  atSec: Maybe<Scalars['Int']['output']>;
  /** The course to which its lesson belongs. */
  course: Maybe<Course>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the note: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Of the lesson beside which it stands. */
  lessonId: Scalars['ID']['output'];
  /** What the lesson is called beside which it stands. */
  lessonTitle: Scalars['String']['output'];
  /** Whether the viewer can go there now: access is there, and the lesson still stands. */
  mayOpen: Scalars['Boolean']['output'];
  /** Paragraph of the text that it is about, from 0; absent without one. */
  paragraph: Maybe<Scalars['Int']['output']>;
  /** The words; no one else reads them. */
  text: Scalars['String']['output'];
  /** When it was edited last; absent where it never was. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What anyone who knows the course may know of a lesson. */
export type LessonOutline = {
  __typename: 'LessonOutline';
  /** When it opens for those who are enrolled. */
  drip: Drip;
  /** The moment it opens at, with DATE; absent otherwise. */
  dripAt: Maybe<Scalars['DateTime']['output']>;
  /** Days after enrolling, with RELATIVE; absent otherwise. */
  dripDays: Maybe<Scalars['Int']['output']>;
  /** Length in seconds; text is read at 200 words a minute. */
  durationSec: Scalars['Int']['output'];
  /** How many files belong to it. */
  fileCount: Scalars['Int']['output'];
  /** False while what its kind is made of is missing. */
  hasContent: Scalars['Boolean']['output'];
  /** Of the lesson: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Open to everyone while the course is published. */
  isPreview: Scalars['Boolean']['output'];
  /** Counts for completing the course. */
  isRequired: Scalars['Boolean']['output'];
  /** What it is made of. */
  kind: LessonKind;
  /** When a live lesson begins; absent in others. */
  liveStartsAt: Maybe<Scalars['DateTime']['output']>;
  /** The viewer’s own progress; null before they opened it. */
  myProgress: Maybe<LessonProgress>;
  /** When it opens for the viewer, who is enrolled, while that lies ahead and they have not opened it. */
  opensAt: Maybe<Scalars['DateTime']['output']>;
  /** Place in its section, from 0. */
  position: Scalars['Int']['output'];
  /** What makes it complete. */
  rule: CompletionRule;
  /** At most 80 characters. */
  title: Scalars['String']['output'];
  /** Rises with every edit, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** What a student has done in a lesson, as far as the server believes it. */
export type LessonProgress = {
  __typename: 'LessonProgress';
  /** Best result so far, 0 to 100; absent without any. */
  bestScore: Maybe<Scalars['Int']['output']>;
  /** When its rule was met; never taken back. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it is complete; absent before it is. */
  completedWhy: Maybe<CompletionReason>;
  /** Seconds that count so far: unique seconds watched, or dwell. */
  doneSec: Scalars['Int']['output'];
  /** The enrolment whose percentage it counts for. */
  enrolment: Enrolment;
  /** Of this line of progress: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Of the lesson that is studied. */
  lessonId: Scalars['ID']['output'];
  /** With MANUAL: from when on it can be marked as done, while that lies ahead; else absent. */
  markableFrom: Maybe<Scalars['DateTime']['output']>;
  /** Where to resume, in seconds. */
  positionSec: Scalars['Int']['output'];
  /** Seconds that are still to be watched or read; 0 once it is complete, or where no seconds count. */
  remainingSec: Scalars['Int']['output'];
  /** Seconds needed to be complete; compare doneSec. */
  requiredSec: Scalars['Int']['output'];
  /** What makes the lesson complete. */
  rule: CompletionRule;
  /** How far the student is. */
  state: LessonState;
  /** What was watched, merged, in order; at most 500 stretches. */
  watchedRanges: Array<WatchedRange>;
};

/** How far a student is in a lesson. */
export type LessonState =
  /** Its rule was met. */
  | 'COMPLETED'
  /** The student has never opened it. */
  | 'NOT_STARTED'
  /** Opened, but not complete by its rule. */
  | 'STARTED';

/** A fortieth of a video, and in how many sittings something happened in it. */
export type LessonViewingPart = {
  __typename: 'LessonViewingPart';
  /** Sittings that ended in it, before the end of the video. */
  drops: Scalars['Int']['output'];
  /** Second of the video at which it begins, from 0. */
  fromSec: Scalars['Int']['output'];
  /** Sittings in which it was played. */
  plays: Scalars['Int']['output'];
  /** Sittings in which it was played again, by someone who knew it. */
  replays: Scalars['Int']['output'];
  /** The second after its last. */
  toSec: Scalars['Int']['output'];
};

/** How the video of a lesson is watched: sums by day, of students alone. */
export type LessonViewings = {
  __typename: 'LessonViewings';
  /** Days that were summed, today included. */
  days: Scalars['Int']['output'];
  /** Sittings that ended in the last twentieth of the video. */
  finished: Scalars['Int']['output'];
  /** Length of the video in seconds. */
  lengthSec: Scalars['Int']['output'];
  /** Of the lesson whose video it is. */
  lessonId: Scalars['ID']['output'];
  /** The forty parts of the video, in order. */
  parts: Array<LessonViewingPart>;
  /** Sittings at the video as it is now; half an hour without it ends one. */
  viewings: Scalars['Int']['output'];
};

/** Says whether the viewer finds a comment helpful. */
export type LikeCommentInput = {
  /** Of a comment of another person. */
  commentId: Scalars['ID']['input'];
  /** False takes the like back. */
  isLiked: Scalars['Boolean']['input'];
};

/** What a marker says of one line of work. */
export type LineNote = {
  __typename: 'LineNote';
  /** Of the file that the line is in; absent for the text. */
  fileId: Maybe<Scalars['ID']['output']>;
  /** Which line it is, from 1. */
  line: Scalars['Int']['output'];
  /** What is said of it; at most 1000 characters. */
  text: Scalars['String']['output'];
};

/** What is said of one line of work. */
export type LineNoteInput = {
  /** Of a file of the work; left out for its text. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** Which line, from 1. */
  line: Scalars['Int']['input'];
  /** For the student; 1 to 1000 characters. */
  text: Scalars['String']['input'];
};

/** Google account to link, and proof of the viewer’s identity. */
export type LinkGoogleInput = {
  /** Google account, identified by a code or by tokens from Google. */
  account: GoogleAccountInput;
  /** Password of the viewer. Not required within 15 minutes of signing in, or if the account has none. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** A code that was seen in a recording, and why it is looked up. */
export type LookUpPlaybackInput = {
  /** As it was seen; case, blanks and hyphens do not matter. */
  code: Scalars['String']['input'];
  /** Why; it stays in the audit log. 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** A dispute whose money the bank keeps. */
export type LoseDisputeInput = {
  /** Of a dispute that is open. */
  disputeId: Scalars['ID']['input'];
  /** What the bank said; it stands in the log. 3 to 300 characters. */
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

/** Which video is to be made into several qualities: exactly one of the fields. */
export type MakeVideoStreamInput =
  /** Of an own course whose promotional video it is. */
  { courseId: Scalars['ID']['input']; lessonId?: never; }
  |  /** Of an own lesson with a video. */
  { courseId?: never; lessonId: Scalars['ID']['input']; };

/** What is done to which courses, and why. */
export type ManageCoursesInput = {
  /** What is done to all of them. */
  act: CourseManagement;
  /** Of 1 to 200 courses, each once. */
  courseIds: Array<Scalars['ID']['input']>;
  /** Why: 3 to 300 characters. The teachers and the audit log are told. */
  reason: Scalars['String']['input'];
  /** With KEEP_SUSPENDED of one course: `restoreAskedAt` of the request that was read; left out, whichever waits is answered. */
  restoreAskedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How many courses there are, by what administrators look for. */
export type ManagedCourseCounts = {
  __typename: 'ManagedCourseCounts';
  /** Submissions that wait for a reviewer, those of revisions included. */
  inReview: Scalars['Int']['output'];
  /** By when the next of them is due; absent without any. */
  nextReviewDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Courses that are on sale. */
  published: Scalars['Int']['output'];
  /** Those of them whose teacher asks to sell them again. */
  restoreAsked: Scalars['Int']['output'];
  /** Courses that an administrator took off sale. */
  suspended: Scalars['Int']['output'];
  /** Courses in any state. */
  total: Scalars['Int']['output'];
};

/** Narrows all courses; what is left out does not. */
export type ManagedCourseFilter = {
  /** Only suspended ones whose teacher asks to sell them again, or only the others. */
  asksToRestore?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a category: courses in it and below it. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Free ones only, or only those with a price. */
  isFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** Beginnings of words of the title or of the teacher’s name or address, or the course’s name in addresses; at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** In one of these states. */
  status?: InputMaybe<Array<CourseStatus>>;
  /** Of the teacher whose courses are wanted. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** Found by these people once published. */
  visibility?: InputMaybe<CourseVisibility>;
};

/** What became of one course of an act on many, or in a preview: what would. */
export type ManagedCourseRow = {
  __typename: 'ManagedCourseRow';
  /** Of the course, as it was sent. */
  id: Scalars['ID']['output'];
  /** The same in words, or that a restored course waits for its teacher’s package. */
  message: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  outcome: BulkOutcome;
  /** The rule that forbids it, with REFUSED. */
  refusal: Maybe<CourseRefusal>;
  /** Its title; absent for NOT_FOUND. */
  title: Maybe<Scalars['String']['output']>;
};

/** Order of all courses, as administrators see them. */
export type ManagedCourseSort =
  /** The list price, whatever sale runs. */
  | 'PRICE'
  /** When it was first published; last where it never was. */
  | 'PUBLISHED_AT'
  /** The average rating; 0 without any. */
  | 'RATING'
  /** How many ever enrolled. */
  | 'STUDENTS'
  /** In Vietnamese alphabetical order. */
  | 'TITLE'
  /** When its teacher last edited it. */
  | 'UPDATED_AT';

/** What became of many courses, or in a preview: what would. */
export type ManagedCourses = {
  __typename: 'ManagedCourses';
  /** How many were changed. */
  done: Scalars['Int']['output'];
  /** How many a rule protects. */
  refused: Scalars['Int']['output'];
  /** One for each id, in the order they were sent. */
  rows: Array<ManagedCourseRow>;
  /** How many were so already. */
  unchanged: Scalars['Int']['output'];
};

/** Announcements that were shown to the viewer. */
export type MarkAnnouncementsReadInput = {
  /** 1 to 3 that are shown to the viewer now; others are passed over. */
  announcementIds: Array<Scalars['ID']['input']>;
};

/** Notifications to mark as read. */
export type MarkNotificationsReadInput = {
  /** Notification IDs; 1 to 100. IDs of other users are ignored. */
  notificationIds: Array<Scalars['ID']['input']>;
};

/** What an answer that a person marks is worth. */
export type MarkQuizAnswerInput = {
  /** Of an attempt that was handed in, at a quiz of an own course. */
  attemptId: Scalars['ID']['input'];
  /** For the student; at most 2000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** From 0 to the question’s points; hundredths count. */
  points: Scalars['Float']['input'];
  /** Of a question of kind OPEN in it. */
  questionId: Scalars['ID']['input'];
};

/** All marks of work as they are now; its student sees nothing of them before the release. */
export type MarkSubmissionInput = {
  /** Of all of it, for the student; at most 2000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The `markingVersion` that the marks were made on. */
  expectedVersion: Scalars['Int']['input'];
  /** Whether the marks are complete, so that they can be released. */
  isDone: Scalars['Boolean']['input'];
  /** Rows of the rubric, each once at most. */
  marks: Array<RowMarkInput>;
  /** What is said of single lines; 100 at most. */
  notes?: Array<LineNoteInput>;
  /** Until when the student is to hand in another time; left out where they are not. */
  redoUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of handed in work at an assignment that the viewer may mark. */
  submissionId: Scalars['ID']['input'];
};

/** An answer that was marked by hand. */
export type MarkedAnswer = {
  __typename: 'MarkedAnswer';
  /** Of the attempt that it belongs to. */
  attemptId: Scalars['ID']['output'];
  /** Points that it was given. */
  points: Scalars['Float']['output'];
  /** Of the question that it answers. */
  questionId: Scalars['ID']['output'];
};

/** Handed in work with its marks, for teachers who may mark it. */
export type MarkedSubmission = {
  __typename: 'MarkedSubmission';
  /** The assignment; absent once its lesson was removed. */
  assignment: Maybe<Assignment>;
  /** The due time that counted; absent without one. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** More time that its student has. */
  extension: Maybe<AssignmentExtension>;
  /** Files of it, in the order they were added in. */
  files: Array<SubmissionFile>;
  /** Its marks as they are kept, which its student may not have yet; absent without any. */
  grade: Maybe<SubmissionGrade>;
  /** Another teacher who is marking it now, by name. */
  heldBy: Maybe<Scalars['String']['output']>;
  /** The same id as of the submission. */
  id: Scalars['ID']['output'];
  /** Minutes after the due time; 0 in time. */
  lateMinutes: Scalars['Int']['output'];
  /** When its marks were complete; absent while it waits. */
  markedAt: Maybe<Scalars['DateTime']['output']>;
  /** Rises with every save of its marks, for `expectedVersion`. */
  markingVersion: Scalars['Int']['output'];
  /** All points of the rubric that it is held to. */
  maxScore: Scalars['Int']['output'];
  /** Which time the student hands in, from 1. */
  number: Scalars['Int']['output'];
  /** Points that passed it when it began. */
  passScore: Scalars['Int']['output'];
  /** When its student got the mark; absent before. */
  returnedAt: Maybe<Scalars['DateTime']['output']>;
  /** The rubric as it was when the draft began. */
  rubric: Array<RubricRow>;
  /** How far its marking is. */
  state: MarkingState;
  /** What its student knows of it. */
  status: SubmissionStatus;
  /** Of the student who handed it in. */
  studentId: Scalars['ID']['output'];
  /** The name of the student who handed it in. */
  studentName: Scalars['String']['output'];
  /** When it was handed in, by the server’s clock. */
  submittedAt: Scalars['DateTime']['output'];
  /** What was handed in beside the files. */
  text: Scalars['String']['output'];
};

/** Handed in work in the queue of those who mark it. */
export type MarkingQueueEntry = {
  __typename: 'MarkingQueueEntry';
  /** Another teacher who is marking it now, by name. */
  heldBy: Maybe<Scalars['String']['output']>;
  /** Minutes after the due time; 0 in time. */
  lateMinutes: Scalars['Int']['output'];
  /** Which time the student hands in, from 1. */
  number: Scalars['Int']['output'];
  /** What its marks come to so far; absent without any. */
  score: Maybe<Scalars['Float']['output']>;
  /** How far its marking is. */
  state: MarkingState;
  /** The name of the student who handed it in. */
  studentName: Scalars['String']['output'];
  /** Of the submission, to be read in full. */
  submissionId: Scalars['ID']['output'];
  /** When it was handed in. */
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

/** How far the marking of handed in work is. */
export type MarkingState =
  /** It is marked, and its student does not know the mark yet. */
  | 'MARKED'
  /** Its student has the mark. */
  | 'RELEASED'
  /** It waits to be marked. */
  | 'WAITING';

/** Which order money in suspense belongs to. */
export type MatchSuspenseInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the money in suspense. */
  itemId: Scalars['ID']['input'];
  /** Of the order that it belongs to. */
  orderId: Scalars['ID']['input'];
  /** What shows that it does; it stands in the log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** What was matched with what. */
export type MatchedPair = {
  __typename: 'MatchedPair';
  /** One of the question’s matches. */
  matchId: Scalars['ID']['output'];
  /** One of the question’s choices. */
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

/** Two categories that become one. */
export type MergeCategoriesInput = {
  /** The category that is given up. */
  categoryId: Scalars['ID']['input'];
  /** The category that takes all that named it. */
  intoId: Scalars['ID']['input'];
};

/** Two tickets of one requester that are about the same. */
export type MergeTicketsInput = {
  /** Of the ticket that goes on, and shows the messages of both. */
  intoTicketId: Scalars['ID']['input'];
  /** Of the ticket that ends; its messages stay readable. */
  ticketId: Scalars['ID']['input'];
};

/** Whom a message to students of a course went to. */
export type MessageAudience =
  /** Students whom the teacher chose. */
  | 'CHOSEN'
  /** Everyone who could study the course when it was sent. */
  | 'EVERYONE';

/** Something required of a course that its student has not completed. */
export type MissingLesson = {
  __typename: 'MissingLesson';
  /** Best result so far, 0 to 100; absent without any. */
  bestScore: Maybe<Scalars['Int']['output']>;
  /** After it, no work is taken of the student, by the late policy too. Absent: never. */
  closesAt: Maybe<Scalars['DateTime']['output']>;
  /** Seconds that count so far. */
  doneSec: Scalars['Int']['output'];
  /** By when its work is due, with the student’s extension; absent where nothing is due. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the student has opened it. */
  isOpened: Scalars['Boolean']['output'];
  /** Whether its due time is over and nothing was handed in that still counts. */
  isOverdue: Scalars['Boolean']['output'];
  /** What it is made of. */
  kind: LessonKind;
  /** Of the lesson, as in the outline. */
  lessonId: Scalars['ID']['output'];
  /** Its place among all lessons of the course, from 1. */
  number: Scalars['Int']['output'];
  /** Where to resume, in seconds. */
  positionSec: Scalars['Int']['output'];
  /** Seconds that make it complete; 0 where something else does. */
  requiredSec: Scalars['Int']['output'];
  /** What makes it complete. */
  rule: CompletionRule;
  /** What the lesson is called. */
  title: Scalars['String']['output'];
};

/** An appeal as moderators see it, with who decided before. */
export type ModeratedAppeal = {
  __typename: 'ModeratedAppeal';
  /** What the other moderator answered; absent before. */
  answer: Maybe<Scalars['String']['output']>;
  /** The whole name of whoever wrote the content. */
  appellantName: Scalars['String']['output'];
  /** What was reported and decided, as it is now. */
  contentCase: ContentCase;
  /** When it was sent; there is one for each decision. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided; absent before. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The whole name of who decided the appeal; absent before. */
  deciderName: Maybe<Scalars['String']['output']>;
  /** When the first moderator did so. */
  firstDecidedAt: Scalars['DateTime']['output'];
  /** The whole name of the first moderator; absent once they are erased. */
  firstDeciderName: Maybe<Scalars['String']['output']>;
  /** Why the first moderator did so. */
  firstNote: Scalars['String']['output'];
  /** What the first moderator did with the content. */
  firstOutcome: ContentOutcome;
  /** Of the appeal: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** The viewer is neither the first moderator nor the author, and may decide it. */
  mayDecide: Scalars['Boolean']['output'];
  /** Why its author finds the decision wrong. */
  reason: Scalars['String']['output'];
  /** Whether and how it was decided. */
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

/** A sentence of a course that was marked. It changes nothing: a person decides. */
export type ModerationFinding = {
  __typename: 'ModerationFinding';
  /** How sure the rule is, from 0 to 1; of marks that are not by rules always 0.5, for what models say of themselves measures nothing. */
  confidence: Scalars['Float']['output'];
  /** When a person decided; absent before. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the mark: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Of the lesson that it stands in or below; else absent. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** Title of the lesson that it stands in or below; else absent. */
  lessonTitle: Maybe<Scalars['String']['output']>;
  /** Which text of the course it stands in. */
  place: ModerationPlace;
  /** What the sentence may be at odds with. */
  rule: ModerationRule;
  /** The sentence as it was written. */
  sentence: Scalars['String']['output'];
  /** Who has marked the sentence: rules or a provider. */
  source: FindingSource;
  /** What a person decided, or that nobody has. */
  state: FindingState;
  /** What stands after it in its paragraph, at most 300 characters. */
  textAfter: Scalars['String']['output'];
  /** What stands before it in its paragraph, at most 300 characters. */
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

/** Which text of a course a sentence stands in. */
export type ModerationPlace =
  /** For whom the course is. */
  | 'AUDIENCE'
  /** A question or a reply below a lesson; the teacher may report it. */
  | 'COMMENT'
  /** The description of the course. */
  | 'DESCRIPTION'
  /** The text of a lesson. */
  | 'LESSON'
  /** What one of its lessons is called. */
  | 'LESSON_TITLE'
  /** What students will be able to do. */
  | 'OUTCOMES'
  /** What a student wrote with their rating; the teacher may report it. */
  | 'RATING'
  /** What students need beforehand. */
  | 'REQUIREMENTS'
  /** What one of its sections is called. */
  | 'SECTION'
  /** The subtitle of the course. */
  | 'SUBTITLE'
  /** The title of the course. */
  | 'TITLE';

/** What a sentence of a course may be at odds with. */
export type ModerationRule =
  /** An invitation to go on outside of the platform: a number, a group, a link. */
  | 'CONTACT'
  /** A promise to heal, or to do without medicine. */
  | 'HEALTH'
  /** Words that insult people. */
  | 'INSULT'
  /** Money that is to be paid past the platform. */
  | 'PAYMENT'
  /** Data of a person that others should not read. */
  | 'PERSONAL'
  /** A promise of work, income or results that no course can keep. */
  | 'PROMISE';

/** Where a category is to stand. */
export type MoveCategoryInput = {
  /** Of the category that moves. */
  categoryId: Scalars['ID']['input'];
  /** Below which one; null or left out: on the upper level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Its place there, from 0; beyond the last: the last. */
  position: Scalars['Int']['input'];
};

/** A lesson’s new place, in its own or another section of the same course. */
export type MoveLessonInput = {
  /** Of the lesson that is moved. */
  lessonId: Scalars['ID']['input'];
  /** From 0; beyond the end means last. */
  position: Scalars['Int']['input'];
  /** Of the section that it comes into, of the same course. */
  sectionId: Scalars['ID']['input'];
};

/** A section’s new place. */
export type MoveSectionInput = {
  /** From 0; beyond the end means last. */
  position: Scalars['Int']['input'];
  /** Of the section that is moved. */
  sectionId: Scalars['ID']['input'];
};

/** Where a ticket goes without a word to its requester. */
export type MoveTicketInput = {
  /** The `version` of the ticket as it was looked at. */
  expectedVersion: Scalars['Int']['input'];
  /** OPEN, ON_HOLD, or RESOLVED. */
  state: TicketState;
  /** Of a ticket that is not closed. */
  ticketId: Scalars['ID']['input'];
};

/** Mutations. Fields run one after the other, each in its own transaction. */
export type Mutation = {
  __typename: 'Mutation';
  /** Chooses the answer to a question. NOT_FOUND. FORBIDDEN: neither the viewer’s question nor a course they answer for. CONFLICT: it was removed. Needs the permission `comment:write`. */
  acceptAnswer: Comment;
  /** Notes that the viewer has seen the prices of this moment. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
  acknowledgeCartPrices: Cart;
  /** Restores a suspended account. NOT_FOUND: unknown user. POLICY: the user has permissions that the viewer lacks. Needs the permission `person:deactivate`. */
  activatePerson: Person;
  /** Keeps an upload as a picture that texts of a course may show, its description and its lessons; one that none shows goes after a week. BAD_INPUT: no picture, or too large. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: it has 1000 already. Needs the permission `course:update`. */
  addCoursePicture: CoursePicture;
  /** Adds captions to a lesson’s video, in place of those of the same language. BAD_INPUT: no captions, or broken ones, with the line at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  addLessonCaptions: LessonContent;
  /** Adds a file to a lesson. BAD_INPUT: too large, or not what its ending says. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the lesson has 20 already, or the package has no room. Needs the permission `course:update`. */
  addLessonFile: LessonContent;
  /** Adds a file to a draft. BAD_INPUT: no such upload, too large together, or not what its ending says. NOT_FOUND: no draft of the viewer. CONFLICT: it was handed in, or access has ended. POLICY: it has 5 files already, or it is closed. Needs the permission `lesson:study`. */
  addSubmissionFile: AssignmentSubmission;
  /** Puts a course into the viewer’s cart; one that is in it stays as it was. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: not on sale, one’s own, or the cart is full. Needs the permission `course:buy`. */
  addToCart: Cart;
  /** Saves a course with its price of now; one that is saved stays as it was. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: one’s own, or the list is full. Needs the permission `course:buy`. */
  addToWishlist: Wishlist;
  /** Puts courses of the list into the cart and says of each what became of it; they stay on the list until they are bought. BAD_INPUT: more than 100. Needs the permission `course:buy`. */
  addWishlistToCart: WishlistToCart;
  /** The teacher agrees: the money goes back. CONFLICT: it does not wait for the teacher. FORBIDDEN: another’s course. NOT_FOUND. Needs the permission `refund:answer`. */
  agreeToRefund: Refund;
  /** Says whether the viewer comes to a meeting. BAD_INPUT: it is over. NOT_FOUND. Needs the permission `group:write`. */
  answerGroupEvent: GroupEvent;
  /** Accepts or declines an invitation. NOT_FOUND: none of the viewer’s confirmed address. CONFLICT: the viewer teaches the course already. Needs the permission `course:update`. */
  answerTeachingInvitation: AnsweredInvitation;
  /** Answers the requester. BAD_INPUT: the text, the state, or a file. NOT_FOUND. CONFLICT: it is closed, or somebody answered or its requester wrote since. POLICY: it is full. Needs the permission `ticket:answer`. */
  answerTicket: Ticket;
  /** Asks for another moderator to look, once and within some days. BAD_INPUT: the reason. NOT_FOUND: not one’s own. CONFLICT: there is an appeal, or nothing to appeal against. POLICY: the days are over. Needs the permission `comment:write`. */
  appealContentDecision: OwnContentDecision;
  /** Asks to look at a refusal once more. BAD_INPUT: the note. POLICY: too late. CONFLICT: it was not refused, or appealed before. FORBIDDEN: another’s. NOT_FOUND. Needs the permission `refund:create`. */
  appealRefund: Refund;
  /** Gives the viewer’s cart a coupon, in place of another one. BAD_INPUT: nothing typed. POLICY: there is no such coupon, or it takes nothing off this cart, with the reason. Needs the permission `course:buy`. */
  applyCoupon: Cart;
  /** Lets a submitted course be published. BAD_INPUT: the checklist. POLICY: an item of it needs fixing, or it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review. Needs the permission `course:review`. */
  approveCourse: Course;
  /** Approves a payout. Above an amount in the settings, two administrators must approve. NOT_FOUND: unknown payout. CONFLICT: it is not waiting for approval. POLICY: the viewer receives the payout or already approved it, or its account is in the waiting period. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:approve`. */
  approvePayout: Payout;
  /** Grants a refund for the platform; a large one after a second administrator agreed. POLICY: the viewer’s own money, or their second approval. CONFLICT: it does not wait for the platform. NOT_FOUND. Needs the permission `refund:decide`. */
  approveRefund: Refund;
  /** Approves a proposed write-off. NOT_FOUND: unknown write-off. CONFLICT: it is already decided. POLICY: the viewer proposed it or owes the debt, or the debt is now smaller than the amount. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  approveWriteOff: WriteOff;
  /** Puts a course away; its students keep it. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:publish`. */
  archiveCourse: Course;
  /** Keeps what speaks for the sale. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: the viewer’s own. Needs the permission `dispute:decide`. */
  argueDispute: DisputeView;
  /** Asks administrators to put a course back on sale that one of them suspended. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: none suspended it, or a request waits. BAD_INPUT: the message. Needs the permission `course:publish`. */
  askToRestoreCourse: Course;
  /** Gives a submission to a reviewer, or to no one. NOT_FOUND. POLICY: it is the viewer’s own course. CONFLICT: it was decided, or another has it than the viewer was shown, or no one. BAD_INPUT: who may not review it. Needs the permission `course:review`. */
  assignReview: CourseReview;
  /** Gives a ticket to somebody who takes care of it, or to no one. BAD_INPUT: they may not answer tickets. NOT_FOUND. CONFLICT: it is closed. Needs the permission `ticket:answer`. */
  assignTicket: Ticket;
  /** Grants the viewer the role of teacher. BAD_INPUT: a field is invalid. CONFLICT: the viewer is already a teacher. Needs the permission `profile:become-teacher`. */
  becomeTeacher: User;
  /** Starts the setup of two-step sign-in. It takes effect with confirmAuthenticator. CONFLICT: two-step sign-in is already enabled. POLICY: the viewer’s email address is not confirmed. Needs the permission `account:secure`. */
  beginAuthenticator: AuthenticatorSetup;
  /** Gives a playback the code that moves over its picture; within five minutes the same. NOT_FOUND: no lesson that the viewer has opened and may study now. CONFLICT: its course marks no playbacks. Needs the permission `lesson:study`. */
  beginPlayback: Playback;
  /** Reverts a change of the email address with the code sent to the old one, within 7 days, even after it took effect, and returns the old address. Ends all sessions and emails a link for choosing a new password. GONE: the link was used or has expired. */
  cancelEmailChange: ConfirmedEmail;
  /** Cancels the pending request for deletion. NOT_FOUND: no deletion is pending. Needs the permission `account:secure`. */
  cancelErasure: DataRequest;
  /** Lets one’s package end with its days, so that FREE follows; can be taken back until then. BAD_INPUT: a course that is not one’s own. POLICY: no package. CONFLICT: it ends already. Needs the permission `package:subscribe`. */
  cancelPackage: PackageSubscription;
  /** Calls a refund of the viewer’s off. CONFLICT: it is decided already. FORBIDDEN: another’s. NOT_FOUND. Needs the permission `refund:create`. */
  cancelRefund: Refund;
  /** Requests confirmation of a new email address and notifies the old one. INVALID_CREDENTIALS: the password is wrong. CONFLICT: the address belongs to an account. Needs the permission `account:secure`. */
  changeEmail: AccountSecurity;
  /** Changes the password, or sets the first one, and ends the viewer’s other sessions. INVALID_CREDENTIALS: the current password is wrong. POLICY: the account has no password and the sign-in is more than 15 minutes old. Needs the permission `account:secure`. */
  changePassword: AccountSecurity;
  /** Enrols students of a list in a course, or ends places that were given so, and tells each why; worked on by a job. BAD_INPUT: the list or the reason. NOT_FOUND, FORBIDDEN: no course of the viewer’s own. CONFLICT: it is not on sale, an earlier list runs, or the key was used for another request. POLICY: too many places in 30 days. Needs the permission `enrolment:grant`. */
  changeRoster: RosterChange;
  /** Changes a setting. All server processes apply it within a second. BAD_INPUT: the setting is unknown, or the value is out of range or unchanged. CONFLICT: the setting was changed since `expectedVersion`. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `setting:update`. */
  changeSetting: Setting;
  /** Checks whether `register` would accept a password, without changes. It is a mutation so that the password is not cached. BAD_INPUT: the password is too short or too common. */
  checkPassword: PasswordCheck;
  /** Asks the gateway now what became of the latest payment of one of the viewer’s own orders, and acts on its answer. RATE_LIMITED: asked just now. UNAVAILABLE: the gateway does not answer. NOT_FOUND: no order of the viewer’s, or nothing was paid for it. Needs the permission `order:read`. */
  checkPayment: CheckPaymentPayload;
  /** Begins to buy courses: those that are named, or all of the cart that can be bought. CONFLICT: bought already, the price has changed, access has become shorter than was shown, or money of an order of them is in doubt or still expected. POLICY: not on sale, one’s own, nothing to buy, or the coupon takes nothing off. BAD_INPUT: a field at fault. NOT_FOUND: no such course. UNAVAILABLE: the gateway does not answer. Needs the permission `course:buy`. */
  checkout: CheckoutPayload;
  /** Takes work for five minutes to mark it; where another teacher has it, `heldBy` names them. NOT_FOUND, FORBIDDEN: no work that the viewer may mark. POLICY: the viewer’s own work. Needs the permission `course:update`. */
  claimSubmission: MarkedSubmission;
  /** Takes the address of the viewer’s calendar away. UNAUTHENTICATED: no session. API tokens are rejected: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:update`. */
  closeCalendarAddress: CalendarAddress;
  /** Enables two-step sign-in. INVALID_CREDENTIALS: the code is wrong. CONFLICT: the setup was not started, or two-step sign-in is already enabled. Needs the permission `account:secure`. */
  confirmAuthenticator: RecoveryCodes;
  /** Confirms an email address with the code sent to it: the current address, or the pending new one. GONE: the link was used or has expired. CONFLICT: the address now belongs to another account. */
  confirmEmail: ConfirmedEmail;
  /** Says that the bank has sent the money of a refund. BAD_INPUT: the transaction. POLICY: the viewer’s own money. CONFLICT: no transfer of it waits, or a file has told the bank of it already. NOT_FOUND. Needs the permission `refund:decide`. */
  confirmRefundTransfer: Refund;
  /** Says that the transfer by which money went back has left the bank. CONFLICT: it is not being returned. NOT_FOUND: no such money. Needs the permission `suspense:decide`. */
  confirmSuspenseReturn: SuspenseItem;
  /** Announces something. BAD_INPUT: a title or text, a window in the past or longer than 30 days, or the course. CONFLICT: the idempotencyKey came with another input. Needs the permission `announcement:manage`. */
  createAnnouncement: Announcement;
  /** Creates an API token of the viewer and notifies the viewer by email. BAD_INPUT: the name, a scope or the expiry date is invalid. POLICY: the viewer lacks a scope, or has 20 tokens. CONFLICT: the idempotencyKey was used with another input. FORBIDDEN: API tokens are disabled. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `account:secure`. */
  createApiToken: CreatedApiToken;
  /** Gives the address of a paid order’s bill as a PDF, for five minutes. NOT_FOUND: no order of the viewer’s, nor `order:read-any`. POLICY: it is not paid. Needs the permission `order:read`. */
  createBillDownload: DownloadLink;
  /** Marks a lesson or a second of its video; what is marked already is answered as it is. BAD_INPUT: a field. NOT_FOUND: no lesson that the viewer studies. POLICY: 200 bookmarks in the course, the most. Needs the permission `lesson:study`. */
  createBookmark: Bookmark;
  /** Keeps something to say again. BAD_INPUT: a title or a text. POLICY: there are 100. CONFLICT: the idempotencyKey came with another input. Needs the permission `canned-answer:manage`. */
  createCannedAnswer: CannedAnswer;
  /** Makes a category, last of its level. BAD_INPUT: a name or the icon. NOT_FOUND: the one that it is to stand below. POLICY: there are as many as there may be. CONFLICT: it would stand below a branch. Needs the permission `category:create`. */
  createCategory: Category;
  /** Gives the address of one’s own certificate as a PDF with the signed badge inside, for five minutes. NOT_FOUND: no certificate of the viewer’s. POLICY: it was revoked, or its name has letters that can’t be printed. Needs the permission `study:read`. */
  createCertificateDownload: DownloadLink;
  /** Asks below a lesson, or replies to a question there. BAD_INPUT: a field. NOT_FOUND: no lesson that the viewer may study. FORBIDDEN: a co-teacher without the right to answer. CONFLICT: the question was removed. POLICY: a student’s 30 within an hour, the most. Needs the permission `comment:write`. */
  createComment: Comment;
  /** Makes a coupon for the viewer’s own courses. It lowers the price that they sell at, and buyers who use it count as brought by them. BAD_INPUT: a field at fault, or another coupon has the code. Needs the permission `coupon:create`. */
  createCoupon: Coupon;
  /** Makes a draft. BAD_INPUT: a field at fault. Needs the permission `course:create`. */
  createCourse: Course;
  /** Founds a study group. BAD_INPUT: a field, or a course that the viewer neither studies nor teaches. POLICY: they are in too many. Needs the permission `group:write`. */
  createGroup: StudyGroup;
  /** Plans a meeting of a study group and tells its members. BAD_INPUT: a field. NOT_FOUND. POLICY: it has too many. RATE_LIMITED: the viewer planned a dozen within a day. Needs the permission `group:write`. */
  createGroupEvent: StudyGroup;
  /** Sets a study group a goal. BAD_INPUT: a field. NOT_FOUND. FORBIDDEN: no leader of it. POLICY: it has too many. Needs the permission `group:write`. */
  createGroupGoal: StudyGroup;
  /** Writes to a study group, or answers there. BAD_INPUT: a field. NOT_FOUND. CONFLICT: the post was removed. Needs the permission `group:write`. */
  createGroupPost: GroupPost;
  /** Adds a lesson at the end of a section. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has as many as it may have. Needs the permission `course:update`. */
  createLesson: LessonContent;
  /** Writes a note for oneself. BAD_INPUT: a field. NOT_FOUND: no lesson that the viewer studies. POLICY: 500 notes in the course, the most. Needs the permission `lesson:study`. */
  createNote: LessonNote;
  /** Gives a package new terms from a moment on; subscribers keep theirs. NOT_FOUND: no such package, or one that is not sold. BAD_INPUT: a field at fault, a moment that has passed or has a version. POLICY: it has as many versions as it may. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  createPackageVersion: PackageVersion;
  /** Creates an account for another user. BAD_INPUT: a field is invalid. CONFLICT: the email address belongs to an account. POLICY: the roles would grant permissions that the viewer lacks. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:create`. */
  createPerson: Person;
  /** Makes a coupon that the platform bears. BAD_INPUT: a field at fault, or another coupon has the code. Needs the permission `coupon:create-any`. */
  createPlatformCoupon: Coupon;
  /** Adds a question to the bank of a course. BAD_INPUT: something that its kind needs is missing. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. CONFLICT: its state forbids edits. POLICY: the bank is full. Needs the permission `course:update`. */
  createQuestion: Question;
  /** Creates a custom role. CONFLICT: the name is taken. POLICY: the viewer would grant permissions that the viewer lacks, or 50 custom roles exist. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `role:create`. */
  createRole: AccessRole;
  /** Keeps a comment to use it again. BAD_INPUT: no text. POLICY: 100 are kept already. Needs the permission `course:update`. */
  createSavedComment: SavedComment;
  /** Makes a group of synonyms, for every search from now on. BAD_INPUT: a term is empty, too long, repeated or in another group. POLICY: there are 500 already. Needs the permission `search:update`. */
  createSearchSynonym: SearchSynonym;
  /** Adds a section at the end. BAD_INPUT: the title. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: it has as many as a course may have. Needs the permission `course:update`. */
  createSection: Course;
  /** Sets time aside to study. BAD_INPUT: a field. POLICY: too many are ahead. Needs the permission `study:update`. */
  createStudySlot: StudySlot;
  /** Takes a credit and asks for a draft, which comes later and changes nothing by itself; it is given back where there is none. NOT_FOUND, FORBIDDEN: not a course that the viewer edits. BAD_INPUT: the lesson. POLICY: no provider, none that draws, no credits, too many that came to nothing, too short a lesson. CONFLICT: the idempotencyKey came with another input. Needs the permission `assistant:use`. */
  createSuggestion: AssistantRequest;
  /** Creates a download link for a monthly invoice as PDF, valid for five minutes. NOT_FOUND: the viewer has no invoice with this ID. Needs the permission `earnings:read`. */
  createTeacherInvoiceDownload: DownloadLink;
  /** Asks support something, as the member who is signed in or as a guest. BAD_INPUT: who asks, the text, or an order, course or file that is not the viewer’s own. CONFLICT: the idempotencyKey came with another input. RATE_LIMITED: too often. API tokens receive public data, and data of their owner with one of the scopes `ticket:write-own`. */
  createTicket: TicketReceipt;
  /** Creates a file with all approved payouts and all refunds by bank transfer. Each is included in one file only and cannot be removed from it. POLICY: no transfer is waiting. CONFLICT: the idempotency key was used with another request. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:export`. */
  createTransferFile: TransferFile;
  /** Creates a webhook and its signing secret. BAD_INPUT: the name, the kinds or the URL is invalid; see `details`. POLICY: 20 webhooks exist. CONFLICT: the idempotencyKey was used with another input. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
  createWebhook: WebhookWithSecret;
  /** Suspends an account and ends its sessions within a second. NOT_FOUND: unknown user. POLICY: the user is the viewer, the last active administrator, or has permissions that the viewer lacks. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:deactivate`. */
  deactivatePerson: Person;
  /** Decides an appeal: the first decision stands, or the content is back. BAD_INPUT: the answer. NOT_FOUND. CONFLICT: it was decided before. POLICY: the viewer decided first, or wrote the content. Needs the permission `comment:moderate`. */
  decideContentAppeal: ModeratedAppeal;
  /** Decides what was reported: the content is hidden or removed, or stays. BAD_INPUT: the reason. NOT_FOUND. CONFLICT: it was decided before. POLICY: the moderator’s own content, or a comment that would be hidden. Needs the permission `comment:moderate`. */
  decideContentCase: ContentCase;
  /** Decides about a marked sentence; a mistake goes for the same sentence, rule and course from now on. NOT_FOUND: no mark that the viewer sees. FORBIDDEN: not in a course that they edit. BAD_INPUT: MENDED is seen, not said. CONFLICT: the sentence is gone. Needs the permission `moderation:decide`. */
  decideFinding: ModerationFinding;
  /** Turns a student’s request for more time down. BAD_INPUT: no reason is given. NOT_FOUND, FORBIDDEN: no assignment that the viewer may mark, or no student of its course. CONFLICT: no request waits. POLICY: the viewer’s own time. Needs the permission `course:update`. */
  declineExtension: DecidedExtension;
  /** Removes a bookmark, also when access has ended. NOT_FOUND: another person’s. Needs the permission `lesson:study`. */
  deleteBookmark: Deleted;
  /** Removes a canned answer, for good. NOT_FOUND: there is no such canned answer. Needs the permission `canned-answer:manage`. */
  deleteCannedAnswer: Deleted;
  /** Removes a category that no course, coupon or category names; a branch’s address leads to the one above. NOT_FOUND. CONFLICT: something names it, merge it instead. Needs the permission `category:delete`. */
  deleteCategory: Deleted;
  /** Discards a draft of the viewer’s. NOT_FOUND: they have no such draft. Needs the permission `course:update`. */
  deleteEditDraft: Deleted;
  /** Deletes a file, or cancels its creation. NOT_FOUND: the viewer has no file with this ID. Needs the permission `export:create`. */
  deleteExport: Deleted;
  /** Removes a lesson. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: students have studied it, or the state of its course forbids it. Needs the permission `course:update`. */
  deleteLesson: DeletedFromCourse;
  /** Takes captions off a lesson. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  deleteLessonCaptions: DeletedFromCourse;
  /** Removes a file from its lesson. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  deleteLessonFile: DeletedFromCourse;
  /** Deletes a note, also when access has ended. NOT_FOUND: another person’s. Needs the permission `lesson:study`. */
  deleteNote: Deleted;
  /** Erases a user irreversibly. The profile is deleted; accounting records remain without a name. NOT_FOUND: unknown user. POLICY: the user is the viewer, the last active administrator, has permissions that the viewer lacks, or is a teacher with courses on sale. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:delete`. */
  deletePerson: Deleted;
  /** Deletes a custom role. NOT_FOUND: unknown role. CONFLICT: the role is assigned to a user. Needs the permission `role:delete`. */
  deleteRole: Deleted;
  /** Forgets a comment. NOT_FOUND: none that the viewer keeps. Needs the permission `course:update`. */
  deleteSavedComment: Deleted;
  /** Removes a group of synonyms. NOT_FOUND: there is none. Needs the permission `search:update`. */
  deleteSearchSynonym: Deleted;
  /** Takes words off the list of searches until someone searches them again. NOT_FOUND: there are none. Needs the permission `search:update`. */
  deleteSearchTerm: Deleted;
  /** Removes an empty section. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: it has lessons, or the state of its course forbids it. Needs the permission `course:update`. */
  deleteSection: DeletedFromCourse;
  /** Gives a slot of the viewer’s up. NOT_FOUND. Needs the permission `study:update`. */
  deleteStudySlot: DeletedStudySlot;
  /** Deletes a webhook with its deliveries irreversibly. NOT_FOUND: unknown webhook. Needs the permission `webhook:manage`. */
  deleteWebhook: Deleted;
  /** Disables two-step sign-in. INVALID_CREDENTIALS: the password or the code is wrong. CONFLICT: two-step sign-in is disabled. Needs the permission `account:secure`. */
  disableAuthenticator: AccountSecurity;
  /** The teacher disagrees: the platform decides. BAD_INPUT: the note. CONFLICT: it does not wait for the teacher. FORBIDDEN: another’s course. NOT_FOUND. Needs the permission `refund:answer`. */
  disagreeWithRefund: Refund;
  /** Discards jobs irreversibly. A job that was already replayed or discarded counts as gone. BAD_INPUT: the reason is invalid, no IDs, or more than 100. Needs the permission `dead-letter:discard`. */
  discardDeadLetters: TakenDeadLetters;
  /** Gives a revision up. NOT_FOUND, FORBIDDEN: no course that the viewer may edit, or no revision. CONFLICT: a reviewer has it. Needs the permission `course:update`. */
  discardRevision: Course;
  /** Puts an announcement away for good, for the viewer alone. NOT_FOUND: none that is shown to them. POLICY: it can not be put away. Needs the permission `notification:update`. */
  dismissAnnouncement: Deleted;
  /** Creates a download link for a backup as one archive, including its files. NOT_FOUND: unknown backup. CONFLICT: the backup is incomplete or was deleted. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `backup:download`. */
  downloadBackup: DownloadLink;
  /** Creates a download link for a file that is ready. NOT_FOUND: the viewer has no file with this ID. FORBIDDEN: the viewer no longer has the permission for the list. CONFLICT: the file is not ready. GONE: the retention period is over, or the file contains students of a course that the viewer no longer teaches. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `export:create`. */
  downloadExport: DownloadLink;
  /** Puts a copy of a lesson right after it, with its text, video and captions, and never a preview. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has as many as it may have. Needs the permission `course:update`. */
  duplicateLesson: LessonContent;
  /** Shows an announcement no longer. NOT_FOUND. CONFLICT: it has ended already. Needs the permission `announcement:manage`. */
  endAnnouncement: Announcement;
  /** Ends all sessions of the viewer except the current one. UNAUTHENTICATED: the client is not signed in. Needs the permission `account:secure`. */
  endOtherSessions: EndedSessions;
  /** Ends one session of the viewer. NOT_FOUND: the viewer has no active session with this ID. Needs the permission `account:secure`. */
  endSession: EndedSessions;
  /** Takes another course for one that was bought, at its price of now. Where a difference is to be paid, `payment` says how, and nothing changes before it has come. BAD_INPUT: the gateway or the bank account. POLICY: the rule that forbids it. CONFLICT: exchanged or asked back before, the price has changed, access has become shorter, or the key belongs to another request. NOT_FOUND: no purchase of the viewer’s, or no such course. UNAVAILABLE: the gateway does not answer. Needs the permission `refund:create`. */
  exchangeCourse: CheckoutPayload;
  /** Creates a CSV file of audit log entries, newest first, and returns its download link. BAD_INPUT: a filter is invalid. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `audit:export`. */
  exportAuditLog: DownloadLink;
  /** Offers the courses that a filter lets through as CSV. BAD_INPUT: too many were chosen. Needs the permission `course:export`. */
  exportCourses: DownloadLink;
  /** Makes a link to the orders as a CSV file, latest first. BAD_INPUT: a filter at fault. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `order:export`. */
  exportOrders: DownloadLink;
  /** Creates a CSV file of users, sorted as requested and in the language of the request, and returns its download link. BAD_INPUT: a filter is invalid. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:export`. */
  exportPeople: DownloadLink;
  /** Offers the students that a filter lets through as a file, without addresses. BAD_INPUT: too many were chosen. Needs the permission `course:read-own`. */
  exportTaughtStudents: DownloadLink;
  /** Creates a download link for a transfer file as CSV. The file always has the same transfers, without the account number of a refund that was returned or of an erased buyer. NOT_FOUND: unknown file. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:export`. */
  exportTransferFile: DownloadLink;
  /** Gives a subscription more days after those that it has. NOT_FOUND: no such subscription. BAD_INPUT: a field at fault. POLICY: it is over; grant one. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  extendPackage: PackageSubscription;
  /** Gives one student more time, asked for or not. BAD_INPUT: the times are past or do not fit each other, or no reason is given. NOT_FOUND, FORBIDDEN: no assignment that the viewer may mark, or no student of its course. POLICY: the viewer’s own time. Needs the permission `course:update`. */
  grantExtension: DecidedExtension;
  /** Gives a teacher a package from today to a day. NOT_FOUND: no such teacher or version. BAD_INPUT: a field at fault. POLICY: days of another package are paid; extend that one. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  grantPackage: PackageSubscription;
  /** Gives one student more time for a quiz, also in an attempt that is open. BAD_INPUT: out of range. NOT_FOUND, FORBIDDEN: no quiz that the viewer may mark, or no student of its course. POLICY: the viewer’s own time. Needs the permission `course:update`. */
  grantQuizTime: GrantedQuizTime;
  /** Takes in a statement of the bank account that transfers come to; each transfer counts once, by the bank’s reference. BAD_INPUT: a line can’t be read, and nothing was taken. POLICY: the platform takes no transfers. Needs the permission `suspense:decide`. */
  importIncomingTransfers: IncomingTransfers;
  /** Takes the captions of a file for a lesson’s video, in place of those of the same language, or says what would be taken. BAD_INPUT: a file without captions, too many, or a lesson without a video. NOT_FOUND, FORBIDDEN: no course that the viewer edits. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  importLessonCaptions: CaptionsImport;
  /** Adds the sections and lessons of a table to an own course, or says what would be added; what is there stays as it is. BAD_INPUT: no table, or one without the columns that are needed. NOT_FOUND, FORBIDDEN: no course that the viewer edits. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  importOutline: OutlineImport;
  /** Imports a bank statement and marks payouts and refunds as paid or returned. A repeated import changes nothing. BAD_INPUT: the file has another format, is too large, or has an unreadable amount. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:import`. */
  importPayoutStatement: ImportedStatement;
  /** Creates an account for each valid row of a CSV file and returns the outcome for every row. BAD_INPUT: the file is not a valid table, or is too long. Needs the permission `person:import`. */
  importPeople: ImportResult;
  /** Takes the questions of a file into the bank of an own course, or says what would be taken. BAD_INPUT: no question in it, or too many. NOT_FOUND, FORBIDDEN: no course that the viewer edits. POLICY: the bank has no room. Needs the permission `course:update`. */
  importQuestions: QuestionImport;
  /** Takes in what a gateway says that it paid out: what fits is booked, what differs is listed. The same file again changes nothing. BAD_INPUT: a line can’t be read, and nothing was booked. POLICY: the platform does not use the gateway. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `settlement:import`. */
  importSettlement: SettlementFile;
  /** Invites an address to teach an own course, or reminds it. BAD_INPUT: no address, one’s own, or one that teaches it already. NOT_FOUND, FORBIDDEN: no course of the viewer. POLICY: the package has no room. Needs the permission `course:update`. */
  inviteCoTeacher: Course;
  /** Puts what a guest’s browser kept into the viewer’s cart, as far as there is room. BAD_INPUT: more than 20. Needs the permission `course:buy`. */
  joinCart: Cart;
  /** Joins the study group of a code. BAD_INPUT: no group has it. POLICY: without its course, or without room. RATE_LIMITED: too many codes were tried. Needs the permission `group:write`. */
  joinGroup: StudyGroup;
  /** Saves what a guest’s browser kept, at the prices of now, as far as there is room. BAD_INPUT: more than 100. Needs the permission `course:buy`. */
  joinWishlist: Wishlist;
  /** Gives up teaching a course of another teacher. NOT_FOUND: the viewer does not co-teach it. Needs the permission `course:update`. */
  leaveCourse: LeftCourse;
  /** Leaves a study group; it goes with its last member. NOT_FOUND. CONFLICT: the last leader of others names another first. Needs the permission `group:write`. */
  leaveGroup: LeftGroup;
  /** Likes a comment or takes the like back. NOT_FOUND. FORBIDDEN: one’s own. CONFLICT: it was removed. Needs the permission `comment:write`. */
  likeComment: Comment;
  /** Links a Google account for sign-in and notifies the viewer by email. INVALID_CREDENTIALS: a token was not issued to this platform, or, with the field `password`, the sign-in is older than 15 minutes and the password is required. CONFLICT: the Google account belongs to another user, another one is linked, or Google is not configured. POLICY: the email address of the Google account is not verified. Needs the permission `account:secure`. */
  linkGoogle: AccountSecurity;
  /** Whom a code leads back to. A mutation, since who looked it up and why is written down. BAD_INPUT: the reason. NOT_FOUND: no such code. Needs the permission `playback:read-any`. */
  lookUpPlayback: Playback;
  /** The bank keeps the money: as a refund that has reached the buyer, who loses the course, or the days of the package that are left. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: the viewer’s own. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
  loseDispute: DisputeView;
  /** Makes the qualities of the video of a lesson, or of a course’s promo, or tries again after a failure; what is made, or on its way, stays. NOT_FOUND: no video. FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it, or the platform makes no streams. POLICY: it was asked for too often within a day. Needs the permission `course:update`. */
  makeVideoStream: Video;
  /** Suspends, restores, hides or shows courses, or answers requests to restore them, each for itself. BAD_INPUT: none, too many, no reason, or `restoreAskedAt` with anything but KEEP_SUSPENDED of one course. CONFLICT: that course’s teacher has asked anew since. Needs the permission `course:manage`. */
  manageCourses: ManagedCourses;
  /** Marks all notifications of the viewer as read. UNAUTHENTICATED: the client is not signed in. Needs the permission `notification:update`. */
  markAllNotificationsRead: NotificationsRead;
  /** Notes that announcements were shown to the viewer. BAD_INPUT: none or too many. Needs the permission `notification:update`. */
  markAnnouncementsRead: AnnouncementsRead;
  /** Marks a lesson as done, where its rule is MANUAL; again changes nothing. NOT_FOUND. CONFLICT: not opened, decided by another rule, a live lesson that has not begun, or access that has ended. Needs the permission `lesson:study`. */
  markLessonDone: LessonProgress;
  /** Marks notifications as read. IDs of other users are ignored. BAD_INPUT: no IDs, or too many. Needs the permission `notification:update`. */
  markNotificationsRead: NotificationsRead;
  /** Marks an OPEN answer of a submitted attempt, or marks it anew; a pass is never taken back. BAD_INPUT: more points than the question has. NOT_FOUND, FORBIDDEN: no answer that the viewer may mark. CONFLICT: the attempt is still in progress. POLICY: the viewer’s own answer. Needs the permission `course:update`. */
  markQuizAnswer: MarkedAnswer;
  /** Keeps all marks of work, sent whenever one changes; its student sees none before the release. BAD_INPUT: a row or file is not of the work, too many points, or rows are missing where it is done. NOT_FOUND, FORBIDDEN: no work that the viewer may mark. CONFLICT: another teacher has it, or another save was faster. POLICY: the viewer’s own work. Needs the permission `course:update`. */
  markSubmission: MarkedSubmission;
  /** Matches money in suspense to an order, which is paid once all of its price is there; of less the buyer is asked for the rest. CONFLICT: decided before, or the order takes no money any more. NOT_FOUND: no such money or order. Needs the permission `suspense:decide`. */
  matchSuspense: SuspenseItem;
  /** Gives a category up for another one, which takes its courses, coupons and addresses; can not be undone. BAD_INPUT: into itself. NOT_FOUND. CONFLICT: there are categories below it. Needs the permission `category:merge`. */
  mergeCategories: Category;
  /** Merges a ticket into another one of its requester, which goes on with the messages of both. NOT_FOUND. CONFLICT: one of them is closed. POLICY: not of the same requester, or too many messages. Needs the permission `ticket:answer`. */
  mergeTickets: Ticket;
  /** Moves a category to a place of its level or of the other one. BAD_INPUT: the place. NOT_FOUND. POLICY: there are as many there as there may be. CONFLICT: there would be a third level. Needs the permission `category:update`. */
  moveCategory: Category;
  /** Moves a lesson within its course. BAD_INPUT: the place, or a section of another course. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section has as many as it may have. Needs the permission `course:update`. */
  moveLesson: Course;
  /** Moves a section within its course. BAD_INPUT: the place. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  moveSection: Course;
  /** Moves a ticket without a word: on hold, done, or open again. BAD_INPUT: the state. NOT_FOUND. CONFLICT: it is closed, in that state already, or changed since. Needs the permission `ticket:answer`. */
  moveTicket: Ticket;
  /** Notes something for support alone. BAD_INPUT: the text. NOT_FOUND. POLICY: it is full. Needs the permission `ticket:answer`. */
  noteOnTicket: Ticket;
  /** Enters that a buyer’s bank took a payment back. The teacher’s earning is not released until it is decided; the course, or the package, stays open. NOT_FOUND: no such payment. BAD_INPUT: the order has several lines and none is named, or the amount is none that the bank can have taken. CONFLICT: it is disputed already, or its refund is under way. POLICY: it is not paid, or the viewer’s own. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
  openDispute: DisputeView;
  /** Hands a lesson out and marks it as reached. NOT_FOUND. FORBIDDEN: not enrolled. CONFLICT: it opens later, or a lesson before it comes first. Needs the permission `lesson:study`. */
  openLesson: LessonContent;
  /** Sets a lesson complete for a student, or back to its beginning, and tells them why. Never takes back a completed course or a certificate. BAD_INPUT: the reason. NOT_FOUND, FORBIDDEN: no course whose work the viewer may mark. CONFLICT: their access has ended. POLICY: the viewer’s own progress. Needs the permission `enrolment:override`. */
  overrideProgress: CourseStudent;
  /** Begins to pay an order of the viewer’s that waits, at what was agreed. CONFLICT: it does not wait any more, its payment is on its way, or the key belongs to another request. POLICY: the gateway does not take it, or tried too often. NOT_FOUND: no order of the viewer’s. UNAVAILABLE: the gateway does not answer. Needs the permission `course:buy`. */
  payOrder: CheckoutPayload;
  /** Keeps a post on top of the feed, or lets it go. BAD_INPUT: a reply. NOT_FOUND. FORBIDDEN: no leader of the group. CONFLICT: it was removed. Needs the permission `group:write`. */
  pinGroupPost: GroupPost;
  /** Says what of a course on sale shall go once a reviewer agrees. BAD_INPUT: a part that is not in it. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. CONFLICT: it is not on sale, or a reviewer has its revision. Needs the permission `course:update`. */
  proposeRemovals: Course;
  /** Writes off a teacher’s debt, or proposes the write-off if it requires a second administrator. NOT_FOUND: unknown teacher. POLICY: the amount exceeds the debt, or the debt is the viewer’s own. CONFLICT: a write-off is already proposed, or the idempotency key was used with another request. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  proposeWriteOff: WriteOff;
  /** Confirms the identity of the viewer with the same factors as a sign-in. The returned token unlocks operations that fail with PROOF_NEEDED. INVALID_CREDENTIALS: the password or the code is wrong or missing, see details. POLICY: the account has neither and the sign-in is more than 15 minutes old. RATE_LIMITED: too many attempts. Needs the permission `account:secure`. */
  proveIdentity: IdentityProof;
  /** Puts an approved course on sale. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:publish`. */
  publishCourse: Course;
  /** The same for the guest who has the link. BAD_INPUT: the stars or the comment. GONE: the link has expired. POLICY: it is not done yet. RATE_LIMITED: too often. */
  rateAsGuest: OwnTicket;
  /** Rates a course, or edits the viewer’s rating of it: what it said before is kept. BAD_INPUT: a field. NOT_FOUND: no place in the course. FORBIDDEN: the viewer teaches it. CONFLICT: access has ended, or moderators removed the rating. POLICY: too little was studied, or it was edited too often. Needs the permission `rating:write`. */
  rateCourse: Rating;
  /** Says how content one is; said again, the last word counts. BAD_INPUT: the stars or the comment. NOT_FOUND. POLICY: it is not done yet. RATE_LIMITED: too often. Needs the permission `ticket:write-own`. */
  rateTicket: OwnTicket;
  /** Notes that the viewer has opened what was written to them in a course. NOT_FOUND: they have no place in it. Needs the permission `enrolment:read`. */
  readCourseMessages: CourseMessagesRead;
  /** Puts a course into another category. BAD_INPUT: no such category, the same, or no reason. NOT_FOUND. POLICY: the viewer teaches it. CONFLICT: it is in review. Needs the permission `course:manage`. */
  recategorizeCourse: Course;
  /** Counts a look at a course’s page: once a day for a visitor, who is not recognised on another day or course. BAD_INPUT: longer than 100 characters. */
  recordCourseVisit: RecordedCourseVisit;
  /** Reports what was watched or read. Counts only as far as real time allows. CONFLICT: not opened. Needs the permission `lesson:study`. */
  recordProgress: LessonProgress;
  /** Counts a search that was sent off, for the administrator’s list. Once an hour for a caller and the same words. BAD_INPUT: the words are too long. */
  recordSearch: RecordedSearch;
  /** Records a tax payment to the tax office; each amount is at most the amount owed. POLICY: all amounts are zero, or an amount exceeds the amount owed. CONFLICT: the reference is already recorded, or the idempotency key was used with another request. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  recordTaxPayment: TaxPayment;
  /** Exchanges a refresh token for a new access token and a new refresh token. UNAUTHENTICATED: the session has ended. */
  refreshSession: AuthPayload;
  /** Creates an account and signs it in. BAD_INPUT: a field is invalid. CONFLICT: the email address belongs to an account. RATE_LIMITED: too many attempts. */
  register: AuthPayload;
  /** Issues a certificate anew with a corrected name, revokes the former one and tells its student. NOT_FOUND. CONFLICT: it was revoked before. Needs the permission `certificate:revoke`. */
  reissueCertificate: Certificate;
  /** Rejects a submitted course for a reason of policy. BAD_INPUT: the reason. POLICY: it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review. Needs the permission `course:review`. */
  rejectCourse: Course;
  /** Rejects a payout. The amount is available to the teacher again. NOT_FOUND: unknown payout. CONFLICT: it is already in a transfer file, or has ended. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:approve`. */
  rejectPayout: Payout;
  /** Refuses a refund for the platform. BAD_INPUT: the note. POLICY: the viewer’s own money. CONFLICT: it does not wait for the platform. NOT_FOUND. Needs the permission `refund:decide`. */
  rejectRefund: Refund;
  /** Rejects a proposed write-off. NOT_FOUND: unknown write-off. CONFLICT: it is already decided. POLICY: the debt is the viewer’s own. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  rejectWriteOff: WriteOff;
  /** Releases outgoing operations that are on hold since a restore. BAD_INPUT: the reason is invalid. CONFLICT: the operations are not on hold. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `outgoing:release`. */
  releaseOutgoing: OutgoingHold;
  /** Marks a question again by its present key in every submitted attempt, as a job; no pass is taken back. BAD_INPUT: no reason is given. NOT_FOUND, FORBIDDEN: no question that the viewer may mark. CONFLICT: the question was edited since. Needs the permission `course:update`. */
  remarkQuestion: RemarkStarted;
  /** Ends a co-teacher’s place, or takes an invitation back. NOT_FOUND, FORBIDDEN: no course of the viewer. Needs the permission `course:update`. */
  removeCoTeacher: Course;
  /** Removes a comment; a placeholder stays. NOT_FOUND. FORBIDDEN: another person’s, in a course that the viewer does not answer for. CONFLICT: it was removed before. Needs the permission `comment:write`. */
  removeComment: Comment;
  /** Takes the coupon off the viewer’s cart. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
  removeCoupon: Cart;
  /** Takes a course out of the viewer’s cart; NOT_FOUND never: one that is not in it is no error. Needs the permission `course:buy`. */
  removeFromCart: Cart;
  /** Takes a course off the list; NOT_FOUND never: one that is not on it is no error. Needs the permission `course:buy`. */
  removeFromWishlist: Wishlist;
  /** Calls a meeting of a study group off. NOT_FOUND. FORBIDDEN: neither who planned it nor a leader. Needs the permission `group:write`. */
  removeGroupEvent: StudyGroup;
  /** Gives a goal of a study group up. NOT_FOUND. FORBIDDEN: no leader of it. Needs the permission `group:write`. */
  removeGroupGoal: StudyGroup;
  /** Takes a member out of a study group. NOT_FOUND. FORBIDDEN: no leader of it. CONFLICT: the viewer, who leaves instead. Needs the permission `group:write`. */
  removeGroupMember: StudyGroup;
  /** Removes a post or a reply. NOT_FOUND. FORBIDDEN: another member’s, without leading the group. CONFLICT: it was removed before. Needs the permission `group:write`. */
  removeGroupPost: GroupPost;
  /** Takes a question out of the bank and its quizzes; attempts keep it. NOT_FOUND, FORBIDDEN: no question that the viewer may edit. CONFLICT: the state of its course forbids edits. Needs the permission `course:update`. */
  removeQuestion: Deleted;
  /** Takes a file out of a draft. NOT_FOUND: no file of a draft of the viewer. CONFLICT: it was handed in, or access has ended. POLICY: it is closed. Needs the permission `lesson:study`. */
  removeSubmissionFile: AssignmentSubmission;
  /** Issues a new secret and expiry date for an API token of the viewer, with the same name and scopes, and notifies the viewer by email. BAD_INPUT: the expiry date or the overlap is out of range. NOT_FOUND: unknown, ended or already renewed token. CONFLICT: the idempotencyKey was used with another input. FORBIDDEN: API tokens are disabled. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `account:secure`. */
  renewApiToken: CreatedApiToken;
  /** Makes an address for the viewer’s calendar; the one before works no longer. UNAUTHENTICATED: no session. API tokens are rejected: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:update`. */
  renewCalendarAddress: CalendarAddress;
  /** Gives a study group another code; the old one lets in no longer. NOT_FOUND. FORBIDDEN: no leader of it. API tokens are rejected: FORBIDDEN with PERSON_NEEDED. Needs the permission `group:write`. */
  renewGroupCode: StudyGroup;
  /** Pays the next cycle of one’s package, or of the smaller one that follows; it begins when the present days are over. CONFLICT: the price has changed, or money of an order is in doubt or still expected. POLICY: no package, paid ahead already, or it can’t be renewed. BAD_INPUT: a field at fault. UNAVAILABLE: the gateway does not answer. Needs the permission `package:subscribe`. */
  renewPackage: PackageCheckoutPayload;
  /** Creates ten new recovery codes and invalidates the earlier ones. INVALID_CREDENTIALS: the password or the code is wrong. CONFLICT: two-step sign-in is disabled. Needs the permission `account:secure`. */
  renewRecoveryCodes: RecoveryCodes;
  /** Exports a list again with the same filter and its current content. NOT_FOUND: the viewer has no file with this ID. FORBIDDEN: the viewer no longer has the permission for the list. POLICY: the same limits as for `startExport` apply. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `export:create`. */
  repeatExport: SavedExport;
  /** Replays all waiting jobs, optionally of one kind, the oldest 1,000 per call; see `deadLetterKinds`. BAD_INPUT: the reason is invalid. Needs the permission `dead-letter:replay`. */
  replayAllDeadLetters: ReplayedDeadLetters;
  /** Replays jobs with their full number of attempts. A job that was already replayed or discarded counts as gone. BAD_INPUT: no IDs, or more than 100. Needs the permission `dead-letter:replay`. */
  replayDeadLetters: TakenDeadLetters;
  /** Replays all failed deliveries of a webhook, once each. NOT_FOUND: unknown webhook. POLICY: the webhook is disabled. Needs the permission `webhook:manage`. */
  replayFailedDeliveries: ReplayedDeliveries;
  /** Replays an ended delivery once, with the same `webhook-id`. NOT_FOUND: unknown delivery. POLICY: the webhook is disabled. CONFLICT: the delivery is still pending. Needs the permission `webhook:manage`. */
  replayWebhookDelivery: WebhookDelivery;
  /** The same for the guest who has the link. BAD_INPUT: the text. GONE: the link has expired. CONFLICT: the ticket is closed, or the idempotencyKey came with another text. POLICY: it is full. RATE_LIMITED: too often. */
  replyAsGuest: OwnTicket;
  /** Answers a rating for everyone to read, or edits the answer; null takes it back. BAD_INPUT: the text. NOT_FOUND, FORBIDDEN: no course that the viewer answers for, or their own rating. CONFLICT: it is no longer shown. Needs the permission `rating:answer`. */
  replyToRating: Rating;
  /** Adds words to an own ticket, which then waits for support again. BAD_INPUT: the text or a file. NOT_FOUND. CONFLICT: it is closed. POLICY: it is full. RATE_LIMITED: too often. Needs the permission `ticket:write-own`. */
  replyToTicket: OwnTicket;
  /** Reports a JavaScript error of the web application, once per page load. BAD_INPUT: a field is too long or has an invalid format. */
  reportBrowserError: ReportedBrowserError;
  /** Tells the administrators of a comment. BAD_INPUT: the note. NOT_FOUND. FORBIDDEN: one’s own. CONFLICT: it was removed. POLICY: 30 reports within a day, the most. Needs the permission `comment:write`. */
  reportComment: Comment;
  /** Tells the administrators of a rating. BAD_INPUT: the note. NOT_FOUND: none that the viewer can see. FORBIDDEN: one’s own. POLICY: 30 reports within a day, the most. Needs the permission `comment:write`. */
  reportRating: Rating;
  /** Requests a file with the viewer’s personal data. CONFLICT: a file is already being created. POLICY: more than three requests a day. Needs the permission `account:secure`. */
  requestDataExport: DataRequest;
  /** Emails the viewer another link to confirm the email address. CONFLICT: the address is already confirmed. RATE_LIMITED: too many requests. Needs the permission `account:secure`. */
  requestEmailVerification: MailRequest;
  /** Requests deletion of the viewer’s account in seven days. CONFLICT: a deletion is already requested. POLICY: the viewer is an administrator, or a teacher with courses on sale. Needs the permission `account:secure`. */
  requestErasure: DataRequest;
  /** Asks the teachers of an assignment for more time. BAD_INPUT: no reason is given. NOT_FOUND: no such assignment. FORBIDDEN: not enrolled. CONFLICT: access has ended, the lesson was not opened, it is never due, work waits for its mark, or a request waits. Needs the permission `lesson:study`. */
  requestExtension: Assignment;
  /** Emails a link for replacing a forgotten password. The response does not reveal whether the address has an account. BAD_INPUT: the origin of redirectUrl is not allowed. RATE_LIMITED: too many requests. */
  requestPasswordReset: MailRequest;
  /** Requests a payout of available earnings and reserves the amount immediately. POLICY: no bank account, an open debt, or an amount below the minimum or above the available balance. CONFLICT: the idempotency key was used with another amount. Needs the permission `payout:request`. */
  requestPayout: Payout;
  /** Asks for the money of one bought course back. BAD_INPUT: the note or the bank account. POLICY: the rule that forbids it. CONFLICT: asked for before, or the key belongs to another request. NOT_FOUND: no purchase of the viewer’s. Needs the permission `refund:create`. */
  requestRefund: Refund;
  /** Mails a guest a new link into their ticket, if number and address belong together; says nothing of that. BAD_INPUT: the number or the address. RATE_LIMITED: too often. */
  requestTicketLink: TicketReceipt;
  /** Sends a paid order’s bill to its buyer again, by notification and mail. NOT_FOUND: no such order. POLICY: it is not paid. Needs the permission `order:read-any`. */
  resendBill: ResentBill;
  /** Sets a password with the emailed code and ends all sessions. GONE: the code was used, superseded, or is older than 30 minutes. */
  resetPassword: PasswordReset;
  /** Says what was found out about a difference, which then leaves the desk. NOT_FOUND: no such line. CONFLICT: it is booked by now, or was looked into before. Needs the permission `settlement:import`. */
  resolveSettlementDifference: ResolvedDifference;
  /** Brings back what an edit of a lesson replaced. NOT_FOUND, FORBIDDEN: no such edit of a lesson that the viewer may edit. CONFLICT: another edit was faster, or the course’s state forbids it. Needs the permission `course:update`. */
  restoreLesson: LessonContent;
  /** Undoes a removal of the last hour: the price of then stays. NOT_FOUND: nothing to undo. POLICY: the list is full. Needs the permission `course:buy`. */
  restoreToWishlist: Wishlist;
  /** Takes back that one’s package ends or becomes smaller. POLICY: no package. CONFLICT: its days are over. Needs the permission `package:subscribe`. */
  resumePackage: PackageSubscription;
  /** Has the money of a refund sent again. BAD_INPUT: the bank account. POLICY: the viewer’s own money. CONFLICT: it has not failed. NOT_FOUND. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `refund:decide`. */
  retryRefund: Refund;
  /** Gives students their marks, all or none; a pass is never taken back. BAD_INPUT: none or too many. NOT_FOUND, FORBIDDEN: no work that the viewer may mark. CONFLICT: marks are not complete, or another teacher has the work. POLICY: the viewer’s own work. Needs the permission `course:update`. */
  returnSubmissions: ReturnedSubmissions;
  /** Returns money in suspense to whoever sent it, or proposes so where two people have to agree. CONFLICT: decided before. POLICY: proposed by the viewer, so that somebody else has to agree. NOT_FOUND: no such money. Needs the permission `suspense:decide`. */
  returnSuspense: SuspenseItem;
  /** Revokes an API token of the viewer on all servers within a second. NOT_FOUND: unknown or already ended token. Needs the permission `account:secure`. */
  revokeApiToken: ApiToken;
  /** Takes a certificate back, for good, and tells its student. NOT_FOUND. CONFLICT: it was revoked before. Needs the permission `certificate:revoke`. */
  revokeCertificate: Certificate;
  /** Creates a new signing secret. The previous one also signs requests for 24 hours; earlier ones stop immediately. NOT_FOUND: unknown webhook. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
  rotateWebhookSecret: WebhookWithSecret;
  /** Makes the assignment of a lesson, or replaces it; work that was begun keeps its rubric and terms. BAD_INPUT: times, points or levels do not fit each other. NOT_FOUND, FORBIDDEN: no lesson that the viewer may edit. CONFLICT: another edit was faster, the lesson is of another kind, or its course can not be edited. Needs the permission `course:update`. */
  saveAssignment: Assignment;
  /** Keeps what was typed so far, without saving it. BAD_INPUT: it is too long. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: another tab or device kept more meanwhile. POLICY: there are 200 drafts already. Needs the permission `course:update`. */
  saveEditDraft: EditDraft;
  /** Makes the quiz of a lesson, or replaces its settings and questions. BAD_INPUT: a question is not of the bank. NOT_FOUND, FORBIDDEN: no lesson that the viewer may edit. CONFLICT: another edit was faster, the lesson is of another kind, or its course can not be edited. Needs the permission `course:update`. */
  saveQuiz: QuizSetup;
  /** Keeps answers of an attempt, sent whenever one changes. BAD_INPUT: the paper has no such question or choice. NOT_FOUND: no attempt of the viewer. CONFLICT: its time is over, it was handed in, access has ended, or another tab saved since. Needs the permission `lesson:study`. */
  saveQuizAnswers: QuizAttempt;
  /** Keeps the text of a draft, sent whenever it changes. BAD_INPUT: the text is too long. NOT_FOUND: no draft of the viewer. CONFLICT: it was handed in, access has ended, or another tab saved since. POLICY: it is closed. Needs the permission `lesson:study`. */
  saveSubmission: AssignmentSubmission;
  /** Looks through the texts of a course by the rules and marks sentences; changes nothing of the course. NOT_FOUND, FORBIDDEN: not a course that the viewer edits. Needs the permission `moderation:decide`. */
  scanCourse: CourseModeration;
  /** Lets a smaller package follow when the days of the present one are over; can be taken back until then. BAD_INPUT: a course that is not one’s own. NOT_FOUND: no such version. POLICY: no package, or the version is not sold or not smaller. CONFLICT: the days are over. Needs the permission `package:subscribe`. */
  schedulePackageChange: PackageSubscription;
  /** Sends a submitted course back with notes. BAD_INPUT: the checklist. POLICY: every item of it passes, or it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review. Needs the permission `course:review`. */
  sendBackCourse: Course;
  /** Writes to students of a course, who are told where each wants to hear of it. BAD_INPUT: a text, or none of the chosen may study the course. NOT_FOUND, FORBIDDEN: no course whose questions the viewer may answer. POLICY: too many today. CONFLICT: an administrator has suspended the course, or the key was used for another request. Needs the permission `enrolment:message`. */
  sendCourseMessage: CourseMessage;
  /** Sets or removes the viewer’s picture. BAD_INPUT: the upload does not belong to the viewer or is not a picture. Needs the permission `profile:update`. */
  setAvatar: User;
  /** Switches a coupon on or off; orders that hold it keep their price. NOT_FOUND: no coupon of the viewer’s. CONFLICT: somebody else was faster. Needs the permission `coupon:update`. */
  setCouponActive: Coupon;
  /** Sets the picture, or goes back to the generated one. BAD_INPUT: no such upload of the viewer, or no picture. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  setCourseCover: Course;
  /** Sets the promotional video of a course, or takes it away. BAD_INPUT: no such upload of the viewer, no video, or one that is too long. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  setCoursePromo: Course;
  /** Makes a member a leader, or takes that back. NOT_FOUND. FORBIDDEN: no leader of the group. CONFLICT: it would have none. Needs the permission `group:write`. */
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
  /** Sets how much one means to study. BAD_INPUT: out of range. Needs the permission `study:update`. */
  setStudyGoal: StudyGoal;
  /** Shows the viewer’s progress to a group they are in, or hides it. NOT_FOUND. Needs the permission `group:write`. */
  shareProgress: StudyGroup;
  /** Signs in with email address and password. INVALID_CREDENTIALS: the email address, password or code is wrong. RATE_LIMITED: too many failed attempts. */
  signIn: AuthPayload;
  /** Exchanges a code from Google for a session and creates an account if none exists. CONFLICT: the email address belongs to an account whose owner must sign in and link Google. GONE: the code was used or has expired. INVALID_CREDENTIALS: two-step sign-in requires a code. */
  signInWithGoogle: AuthPayload;
  /** Ends the session of a refresh token (of the access token if omitted), or all sessions of its user. Invalid tokens end no session and cause no error. BAD_INPUT: the input does not match the schema. */
  signOut: EndedSessions;
  /** Starts a backup in the background; `backups` returns its progress. CONFLICT: a backup is already in progress. Needs the permission `backup:create`. */
  startBackup: Backup;
  /** Starts writing a list to a file, which is retained for some days; `exportReady` publishes its completion. BAD_INPUT: a filter is invalid, or a workbook is requested in the layout for programs. FORBIDDEN: the viewer lacks the permission for the list. POLICY: too many rows for a workbook, three files in progress, or 20 files retained. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `export:create`. */
  startExport: SavedExport;
  /** Tries a package without paying, once for each teacher. NOT_FOUND: no such version. POLICY: it is not sold, has no days to try it, one has a package, or had one before. Needs the permission `package:subscribe`. */
  startPackageTrial: PackageSubscription;
  /** Begins an attempt at a quiz, or goes on with the open one. NOT_FOUND: no such quiz. FORBIDDEN: not enrolled. CONFLICT: access has ended, the lesson was not opened, or the quiz has no questions. POLICY: no attempts are left, or a pass has shown the answers. Needs the permission `lesson:study`. */
  startQuizAttempt: QuizAttempt;
  /** Restores a backup into a temporary database, checks it and deletes that database. NOT_FOUND: unknown backup. CONFLICT: the backup is incomplete or was deleted, or a drill is in progress. Needs the permission `backup:create`. */
  startRestoreDrill: RestoreDrill;
  /** Begins work at an assignment, or goes on with the draft. NOT_FOUND: no such assignment. FORBIDDEN: not enrolled. CONFLICT: access has ended, the lesson was not opened, it is not open yet, or work waits for its mark. POLICY: no attempts are left, it is passed, or it is closed. Needs the permission `lesson:study`. */
  startSubmission: AssignmentSubmission;
  /** Starts viewing the platform as another user. POLICY: the user is an administrator, the viewer, suspended, or has permissions that the viewer lacks. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:view-as`. */
  startViewAs: ViewAsPayload;
  /** Stops a backup within seconds. A finished backup does not change. NOT_FOUND: unknown backup. Needs the permission `backup:create`. */
  stopBackup: Backup;
  /** Hands a draft in, by the server’s clock. BAD_INPUT: it is not said to be own work. NOT_FOUND: no draft of the viewer. CONFLICT: it was handed in before, access has ended, or another tab saved since. POLICY: it has neither text nor files, or it is closed. Needs the permission `lesson:study`. */
  submitAssignment: AssignmentSubmission;
  /** Sends a course into review. POLICY: the submit gate; details name what is missing. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:submit`. */
  submitCourse: Course;
  /** Hands an attempt in: what is saved is marked at once. NOT_FOUND: no attempt of the viewer. CONFLICT: it was handed in before, access has ended, or another tab saved since. Needs the permission `lesson:study`. */
  submitQuizAttempt: QuizAttempt;
  /** Sends a course’s revision into review; it goes on being sold as it is. NOT_FOUND, FORBIDDEN: no course of the viewer, or no revision. POLICY: too little would be left. CONFLICT: a state forbids it. Needs the permission `course:submit`. */
  submitRevision: Course;
  /** Begins a package, or changes to a dearer one: makes the order, or goes on with the open one, and an attempt to pay it. It begins once the money is there. CONFLICT: one has it, the price has changed, or money of an order is in doubt or still expected. POLICY: not sold, or smaller than the present one. BAD_INPUT: a field at fault. NOT_FOUND: no such version. UNAVAILABLE: the gateway does not answer. Needs the permission `package:subscribe`. */
  subscribePackage: PackageCheckoutPayload;
  /** Switches certificates of a course on or off. Switched on, students who have completed it get theirs. NOT_FOUND. FORBIDDEN: another teacher’s course. Needs the permission `course:update`. */
  switchCertificates: Course;
  /** Switches the moving code of a course’s videos on or off. NOT_FOUND. FORBIDDEN: another teacher’s course. Needs the permission `course:update`. */
  switchPlaybackMarks: Course;
  /** Enables or disables a webhook. While disabled, no events are recorded, and pending deliveries are paused until it is enabled again. NOT_FOUND: unknown webhook. Needs the permission `webhook:manage`. */
  switchWebhook: Webhook;
  /** Sends `webhook.tested` to a webhook once, even if it is disabled. NOT_FOUND: unknown webhook. Needs the permission `webhook:manage`. */
  testWebhook: WebhookDelivery;
  /** Says thanks for a post, or takes it back. NOT_FOUND. CONFLICT: the viewer’s own, or it was removed. Needs the permission `group:write`. */
  thankForPost: GroupPost;
  /** Gives a course to another teacher, who is paid for what it sells from then on. BAD_INPUT: no active teacher, or the same. NOT_FOUND. POLICY: the viewer has to do with it, or the package has no room. CONFLICT: it is in review. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `course:transfer`. */
  transferCourse: Course;
  /** Reverts an unauthorised bank account during its waiting period. Restores the previous account, cancels payouts to the reverted one and ends all sessions of the viewer, including the current one. NOT_FOUND: the viewer has no account with this ID. CONFLICT: the waiting period is over, or it is not the current account. Needs the permission `payout:request`. */
  undoPayoutAccount: UndonePayoutAccount;
  /** Unlinks the Google account. POLICY: it is the only sign-in method. CONFLICT: no Google account is linked. Needs the permission `account:secure`. */
  unlinkGoogle: AccountSecurity;
  /** Takes a course off sale; its students keep it. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:publish`. */
  unpublishCourse: Course;
  /** Changes an announcement that has not ended. BAD_INPUT as with creating. NOT_FOUND. CONFLICT: it has ended, or somebody changed it since. Needs the permission `announcement:manage`. */
  updateAnnouncement: Announcement;
  /** Names a bookmark, or takes its name away. BAD_INPUT: the name. NOT_FOUND: another person’s, or access has ended. Needs the permission `lesson:study`. */
  updateBookmark: Bookmark;
  /** Changes a canned answer. BAD_INPUT: a title or a text. NOT_FOUND. CONFLICT: somebody changed it since. Needs the permission `canned-answer:manage`. */
  updateCannedAnswer: CannedAnswer;
  /** Edits a category; its former address goes on leading to it. BAD_INPUT: a name, the icon, or an address that another one has or had. NOT_FOUND. Needs the permission `category:update`. */
  updateCategory: Category;
  /** Changes what a co-teacher may do. NOT_FOUND, FORBIDDEN: no course of the viewer. Needs the permission `course:update`. */
  updateCoTeacher: Course;
  /** Edits a course. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: another edit was faster, or its state forbids it. Needs the permission `course:update`. */
  updateCourse: Course;
  /** Names a study group anew. BAD_INPUT: a field. NOT_FOUND. FORBIDDEN: no leader of it. Needs the permission `group:write`. */
  updateGroup: StudyGroup;
  /** Edits a lesson, its video and captions included. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: another edit was faster, or the state of its course forbids it. Needs the permission `course:update`. */
  updateLesson: LessonContent;
  /** Renames captions, or shows them first. BAD_INPUT: the label. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  updateLessonCaptions: LessonContent;
  /** Edits a note. BAD_INPUT: the text. NOT_FOUND: another person’s, or access has ended. Needs the permission `lesson:study`. */
  updateNote: LessonNote;
  /** Updates the profile of a user. BAD_INPUT: a field is invalid. NOT_FOUND: unknown user. CONFLICT: `expectedVersion` is outdated, or the email address belongs to another account. POLICY: the user has permissions that the viewer lacks. RATE_LIMITED: too many emails were sent to the address. Needs a fresh proof of identity for some inputs (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `person:update`. */
  updatePerson: Person;
  /** Updates parts of the viewer’s profile. Omitted fields do not change. BAD_INPUT: a field is invalid. Needs the permission `profile:update`. */
  updateProfile: User;
  /** Replaces a question; attempts that began before keep the old one. BAD_INPUT: something that its kind needs is missing. NOT_FOUND, FORBIDDEN: no question that the viewer may edit. CONFLICT: another edit was faster, or the state of its course forbids edits. Needs the permission `course:update`. */
  updateQuestion: Question;
  /** Updates a custom role. The change applies to all its users within a second. CONFLICT: `expectedVersion` is outdated, or the name is taken. POLICY: the viewer lacks a permission to be added or removed. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `role:update`. */
  updateRole: AccessRole;
  /** Edits a group of synonyms. BAD_INPUT: a term is empty, too long, repeated or in another group. NOT_FOUND: there is none. CONFLICT: another edit was faster. Needs the permission `search:update`. */
  updateSearchSynonym: SearchSynonym;
  /** Renames a section. BAD_INPUT: the title. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  updateSection: Section;
  /** Moves or renames a slot of the viewer’s. BAD_INPUT: a field. NOT_FOUND. Needs the permission `study:update`. */
  updateStudySlot: StudySlot;
  /** Replaces the viewer’s teacher profile. BAD_INPUT: a field is invalid. Needs the permission `teacher-profile:update`. */
  updateTeacherProfile: TeacherProfile;
  /** Gives a ticket another priority or category. NOT_FOUND. CONFLICT: it is closed. Needs the permission `ticket:answer`. */
  updateTicket: Ticket;
  /** Updates a webhook. Pending deliveries use the new URL. NOT_FOUND: unknown webhook. BAD_INPUT: the name, the kinds or the URL is invalid; see `details`. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
  updateWebhook: Webhook;
  /** Verifies every byte of a backup again. NOT_FOUND: unknown backup. CONFLICT: the backup is incomplete or was deleted. Needs the permission `backup:create`. */
  verifyBackup: Backup;
  /** The bank gives the money back: the sale stands. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: the viewer’s own. Needs a fresh proof of identity (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
  winDispute: DisputeView;
  /** Revokes an API token of any user on all servers within a second. BAD_INPUT: the reason is invalid. NOT_FOUND: unknown or already ended token. Needs the permission `api-token:revoke`. */
  withdrawApiToken: IssuedApiToken;
  /** Takes a submission back. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:submit`. */
  withdrawCourse: Course;
  /** Withdraws a payout of the viewer. The amount is available again. NOT_FOUND: the viewer has no payout with this ID. CONFLICT: it was already approved, or has ended. Needs the permission `payout:request`. */
  withdrawPayout: Payout;
  /** Takes a revision back before it is decided. NOT_FOUND, FORBIDDEN: no course of the viewer, or no revision. CONFLICT: it is not in review. Needs the permission `course:submit`. */
  withdrawRevision: Course;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAcceptAnswerArgs = {
  input: AcceptAnswerInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationActivatePersonArgs = {
  personId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationAddCoursePictureArgs = {
  input: AddCoursePictureInput;
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
export type MutationAskToRestoreCourseArgs = {
  input: AskToRestoreCourseInput;
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
export type MutationCancelPackageArgs = {
  input: CancelPackageInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationCancelRefundArgs = {
  refundId: Scalars['ID']['input'];
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
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationConfirmRefundTransferArgs = {
  input: ConfirmRefundTransferInput;
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationConfirmSuspenseReturnArgs = {
  input: ConfirmSuspenseReturnInput;
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
export type MutationDownloadExportArgs = {
  exportId: Scalars['ID']['input'];
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
export type MutationExportTransferFileArgs = {
  fileId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationExtendPackageArgs = {
  input: ExtendPackageInput;
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
export type MutationJoinCartArgs = {
  input: JoinCartInput;
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
export type MutationOpenDisputeArgs = {
  input: OpenDisputeInput;
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
export type MutationRecategorizeCourseArgs = {
  input: RecategorizeCourseInput;
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
export type MutationSaveEditDraftArgs = {
  input: SaveEditDraftInput;
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
export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
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
export type MutationSetStudyGoalArgs = {
  input: SetStudyGoalInput;
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
export type MutationWithdrawPayoutArgs = {
  payoutId: Scalars['ID']['input'];
};


/** Mutations. Fields run one after the other, each in its own transaction. */
export type MutationWithdrawRevisionArgs = {
  courseId: Scalars['ID']['input'];
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

/** What support says to support about a ticket. */
export type NoteOnTicketInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, 1 to 4,000 characters; its requester never sees it. */
  text: Scalars['String']['input'];
  /** Of the ticket that it is about. */
  ticketId: Scalars['ID']['input'];
};

/** A course in which the viewer has notes or bookmarks. */
export type NotebookCourse = {
  __typename: 'NotebookCourse';
  /** How many bookmarks the viewer has in it. */
  bookmarks: Scalars['Int']['output'];
  /** Of the course: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** How many notes the viewer has in it. */
  notes: Scalars['Int']['output'];
  /** What the course is called. */
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
  /** Access that one bought for a time is over. */
  | 'ACCESS_ENDED'
  /** Access that one bought for a time ends within a week, or within a day. */
  | 'ACCESS_ENDS'
  /** Announcement by the platform. */
  | 'ANNOUNCEMENT'
  /** An API token of the user expires within seven days. */
  | 'API_TOKEN_EXPIRING'
  /** Another moderator has looked at what one wrote. */
  | 'APPEAL_DECIDED'
  /** Work at an assignment is due within a day, and one has not handed in. */
  | 'ASSIGNMENT_DUE'
  /** One’s work at an assignment has its mark. */
  | 'ASSIGNMENT_RETURNED'
  /** A student has handed in work at an assignment that one may mark. */
  | 'ASSIGNMENT_SUBMITTED'
  /** A backup failed or did not finish. Cannot be turned off. */
  | 'BACKUP_FAILED'
  /** The bill of an order was sent to one again, as was asked for. */
  | 'BILL_SENT'
  /** The nightly consistency check found errors in the ledger. Cannot be turned off. */
  | 'BOOKS_BROKEN'
  /** One’s certificate was issued anew with a corrected name. */
  | 'CERTIFICATE_CORRECTED'
  /** One’s certificate of a course was issued. */
  | 'CERTIFICATE_ISSUED'
  /** An administrator took one’s certificate back. */
  | 'CERTIFICATE_REVOKED'
  /** A comment was reported; to whoever moderates. */
  | 'COMMENT_REPORTED'
  /** Whoever wrote what was hidden or removed asks for another look; to whoever moderates. */
  | 'CONTENT_APPEALED'
  /** What one wrote was hidden or removed by moderators. */
  | 'CONTENT_MODERATED'
  /** Courses of one’s own that had stopped for want of quota sell again. */
  | 'COURSES_RESUMED'
  /** Courses of one’s own stopped selling for want of quota; can’t be switched off. */
  | 'COURSES_STOPPED'
  /** The provider has read a course that one asked it to read, or could not. */
  | 'COURSE_CHECKED'
  /** A bought course was exchanged for another one. */
  | 'COURSE_EXCHANGED'
  /** An administrator did something to one’s course: took it off sale, hid it, gave it away. */
  | 'COURSE_MANAGED'
  /** A teacher wrote to the students of a course. */
  | 'COURSE_MESSAGE'
  /** A teacher asks to put a suspended course back on sale; to whoever manages courses. */
  | 'COURSE_RESTORE_ASKED'
  /** One’s course was approved, sent back or rejected. */
  | 'COURSE_REVIEWED'
  /** One’s course has a new student. */
  | 'COURSE_SOLD'
  /** A course waits for review; to whoever reviews. */
  | 'COURSE_SUBMITTED'
  /** An invitation to teach one’s course was answered, or a co-teacher left. */
  | 'CO_TEACHER_MOVED'
  /** The bank of a buyer of one’s course took the money back, or has decided about it. */
  | 'DISPUTE_MOVED'
  /** A restore drill failed. Cannot be turned off. */
  | 'DRILL_FAILED'
  /** One may study a course. */
  | 'ENROLLED'
  /** A file requested by the user is ready for download. */
  | 'EXPORT_READY'
  /** One was given more time at an assignment, or was not. */
  | 'EXTENSION_DECIDED'
  /** A student asks for more time at an assignment that one may mark. */
  | 'EXTENSION_REQUESTED'
  /** A meeting of one’s study group was planned. */
  | 'GROUP_MEETING'
  /** A course that one studies has got new lessons. */
  | 'LESSONS_ADDED'
  /** A file requested by the user is ready or could not be created. */
  | 'LIST_EXPORTED'
  /** The money for one’s order came. */
  | 'ORDER_PAID'
  /** One’s package has ended: FREE holds from now on; can’t be switched off. */
  | 'PACKAGE_ENDED'
  /** The days of one’s package are over soon; sent three times before they are. */
  | 'PACKAGE_ENDS'
  /** An administrator gave one a package, or more days of it. */
  | 'PACKAGE_GIVEN'
  /** The money for one’s teacher package came. */
  | 'PACKAGE_PAID'
  /** The days of one’s package are over, and the days of grace have begun; can’t be switched off. */
  | 'PACKAGE_PAST_DUE'
  /** People look into a payment of one’s order. */
  | 'PAYMENT_IN_DOUBT'
  /** The rest of the price of one’s order did not come in time; what came goes back. */
  | 'PAYMENT_REST_MISSED'
  /** Less than the price of one’s order came: the rest is asked for. */
  | 'PAYMENT_REST_WANTED'
  /** A payment of a buyer’s order has to be looked into. */
  | 'PAYMENT_TO_CHECK'
  /** The user’s bank account for earnings was added or changed. Cannot be turned off. */
  | 'PAYOUT_ACCOUNT_SET'
  /** A change of the user’s bank account for earnings was reverted. Cannot be turned off. */
  | 'PAYOUT_ACCOUNT_UNDONE'
  /** A payout to the user was paid, failed or was rejected. */
  | 'PAYOUT_ENDED'
  /** A teacher requested a payout that requires approval. */
  | 'PAYOUT_TO_APPROVE'
  /** A teacher enrolled one in a course. */
  | 'PLACE_GIVEN'
  /** A place that a teacher gave has ended. */
  | 'PLACE_TAKEN'
  /** A teacher set a lesson complete for one, or back to its beginning. */
  | 'PROGRESS_OVERRIDDEN'
  /** One’s question has a reply. */
  | 'QUESTION_ANSWERED'
  /** A student asks below a lesson of one’s own. */
  | 'QUESTION_ASKED'
  /** A teacher has marked the last open answer of one’s quiz. */
  | 'QUIZ_MARKED'
  /** A student rated one’s course. */
  | 'RATING_RECEIVED'
  /** A teacher answered one’s rating. */
  | 'RATING_REPLIED'
  /** A rating was reported; to whoever moderates. */
  | 'RATING_REPORTED'
  /** It was decided whether a buyer of one’s course gets the money back. */
  | 'REFUND_DECIDED'
  /** A refund that one asked for is a step further. */
  | 'REFUND_MOVED'
  /** The money of a refund could not be sent. */
  | 'REFUND_NOT_SENT'
  /** A buyer of one’s course wants the money back. */
  | 'REFUND_REQUESTED'
  /** A refund waits for the platform’s decision. */
  | 'REFUND_TO_DECIDE'
  /** What one reported was decided. */
  | 'REPORT_DECIDED'
  /** One was given a course to review. */
  | 'REVIEW_ASSIGNED'
  /** The revision of one’s course on sale was approved, sent back or rejected. */
  | 'REVISION_REVIEWED'
  /** A buyer took another course for one’s own. */
  | 'SALE_EXCHANGED'
  /** A sign-in method or security setting of the account changed. Cannot be turned off. */
  | 'SECURITY'
  /** One is invited to teach a course with its owner. */
  | 'TEACHING_INVITED'
  /** Support has answered what one asked. */
  | 'TICKET_ANSWERED'
  /** Somebody gave one a ticket to take care of. */
  | 'TICKET_ASSIGNED'
  /** A ticket has waited longer than its requester was promised. */
  | 'TICKET_OVERDUE'
  /** A ticket came, or its requester has written again. */
  | 'TICKET_WAITING'
  /** A webhook was disabled because its deliveries failed. Cannot be turned off. */
  | 'WEBHOOK_OFF'
  /** A course that one saved costs less than when it was saved. */
  | 'WISHLIST_PRICE_DROP'
  /** The sale of a course that one saved ends within a day. */
  | 'WISHLIST_SALE_ENDS'
  /** A course that one saved, and that was not sold for a while, is sold again. */
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

/** A payment that a buyer’s bank took back for now. */
export type OpenDisputeInput = {
  /** What the bank took back, in đồng; left out: what was paid for the line. More only as far as money of the payment had gone back before, which the platform loses then. */
  amount?: InputMaybe<Scalars['Vnd']['input']>;
  /** Last day, in Vietnam, on which the bank takes evidence. */
  deadline: Scalars['Date']['input'];
  /** What speaks for the sale; only administrators read it. At most 2,000 characters. */
  evidence?: InputMaybe<Scalars['String']['input']>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the order’s line that is disputed; needed where the order has several. */
  lineId?: InputMaybe<Scalars['ID']['input']>;
  /** Our reference of the payment, or the gateway’s transaction. 3 to 64 characters. */
  paymentReference: Scalars['String']['input'];
  /** The gateway’s own name of the case; its settlements name it as well. 3 to 64 characters. */
  reference: Scalars['String']['input'];
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

/** What a buyer wants to have, and whether it is paid. */
export type Order = {
  __typename: 'Order';
  /** Attempts to pay it, oldest first. */
  attempts: Array<PaymentAttempt>;
  /** The address on the bill. */
  billAddress: Maybe<Scalars['String']['output']>;
  /** Whose name the bill is to bear, a person or a company; absent: the buyer’s own. */
  billName: Maybe<Scalars['String']['output']>;
  /** The tax code or personal number on the bill. */
  billTaxCode: Maybe<Scalars['String']['output']>;
  /** The buyer’s e-mail address, or what took its place. */
  buyerEmail: Scalars['String']['output'];
  /** The buyer’s name, or what took its place when the account was deleted. */
  buyerName: Scalars['String']['output'];
  /** When checkPayment may be asked for again; absent where that is now. */
  checkAgainAt: Maybe<Scalars['DateTime']['output']>;
  /** The coupon that was used, as it was called then. */
  couponCode: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What of it a course pays that is exchanged for this one, in đồng; 0 of other orders. */
  credit: Scalars['Vnd']['output'];
  /** Of the line whose course is given back for it; absent where it is no exchange. */
  exchangedLineId: Maybe<Scalars['ID']['output']>;
  /** Until when it may be paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** Of the order: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** The day on which that invoice was issued. */
  invoiceDate: Maybe<Scalars['Date']['output']>;
  /** Number of that invoice within its series. */
  invoiceNumber: Maybe<Scalars['String']['output']>;
  /** Series of the electronic invoice, once one was issued for the order. */
  invoiceSeries: Maybe<Scalars['String']['output']>;
  /** Whether it is of courses or of a teacher package. */
  kind: OrderKind;
  /** The courses that are bought, one a line; none of an order of a package. */
  lines: Array<OrderLine>;
  /** What is still missing of its price, in đồng, where less was transferred and the buyer is asked for the rest; absent otherwise. */
  missing: Maybe<Scalars['Vnd']['output']>;
  /** For people to quote, for instance S261120-000042. */
  number: Scalars['String']['output'];
  /** Which package it is of; absent of an order of courses. */
  package: Maybe<OrderedPackage>;
  /** When the money was known to have come. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it is between placed and paid. */
  status: OrderStatus;
  /** What its courses cost, in đồng; `credit` of it is paid by a course that is given back. */
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

/** Narrows the orders; what is left out does not. */
export type OrderFilter = {
  /** Orders with a payment in doubt only, or those without. One that is paid can have a second payment. */
  isInDoubt?: InputMaybe<Scalars['Boolean']['input']>;
  /** Beginning of the order’s number, the buyer’s e-mail address, or the payment’s name or transaction at the gateway. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Orders in this state only. */
  status?: InputMaybe<OrderStatus>;
};

/** What an order is of. */
export type OrderKind =
  /** Of courses: one in each of its lines. */
  | 'COURSES'
  /** Of a teacher package: `package` says which; it has no lines. */
  | 'PACKAGE';

/** One course of an order. */
export type OrderLine = {
  __typename: 'OrderLine';
  /** How many days of access it gives from the payment on, as agreed then; absent where access never ends. */
  accessDays: Maybe<Scalars['Int']['output']>;
  /** What is paid for it, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** The part of the discount that the coupon took off, in đồng. */
  couponDiscount: Scalars['Vnd']['output'];
  /** What is bought; absent once the viewer may not know of it any more. */
  course: Maybe<Course>;
  /** Taken off the list price, in đồng. */
  discount: Scalars['Vnd']['output'];
  /** Of the line: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** List price in đồng. */
  listPrice: Scalars['Vnd']['output'];
  /** The name of whoever teaches the course. */
  teacherName: Scalars['String']['output'];
  /** The course’s title at the time. */
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

/** By what orders are sorted. */
export type OrderSort =
  /** When the order was made. */
  | 'CREATED_AT'
  /** What was to be paid. */
  | 'TOTAL';

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

/** An order among all others, as administrators see it. */
export type OrderSummary = {
  __typename: 'OrderSummary';
  /** By when its buyer was promised an answer. */
  answerBy: Maybe<Scalars['DateTime']['output']>;
  /** The buyer’s e-mail address, or what took its place when the account was deleted. */
  buyerEmail: Scalars['String']['output'];
  /** Of the person who bought it. */
  buyerId: Scalars['ID']['output'];
  /** The buyer’s name, or what took its place when the account was deleted. */
  buyerName: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Why people have to look into that payment. */
  doubt: Maybe<PaymentDoubt>;
  /** Since when that payment is in doubt. */
  doubtedAt: Maybe<Scalars['DateTime']['output']>;
  /** What was to be paid by that payment, in đồng. */
  expected: Maybe<Scalars['Vnd']['output']>;
  /** Through which gateway it was tried to be paid: the payment in doubt, or else the latest. */
  gateway: Maybe<PaymentGateway>;
  /** Of the order: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** For people to quote, for instance S261120-000042. */
  number: Scalars['String']['output'];
  /** When the money was known to have come. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** What came by it in đồng, of one in doubt; absent where the gateway does not say. */
  received: Maybe<Scalars['Vnd']['output']>;
  /** That payment’s name at the gateway, which we gave it. */
  reference: Maybe<Scalars['String']['output']>;
  /** Where it is between placed and paid. */
  status: OrderStatus;
  /** What was bought, as it was called then. */
  titles: Array<Scalars['String']['output']>;
  /** What was to be paid, in đồng. */
  total: Scalars['Vnd']['output'];
  /** The gateway’s own name of that payment. */
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

/** What an order of a package is of, as it was when the order was made. */
export type OrderedPackage = {
  __typename: 'OrderedPackage';
  /** What is paid, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** What is credited for days of the package before that were left, in đồng. */
  credit: Scalars['Vnd']['output'];
  /** The day on which what was bought is over; absent before it is paid. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** The first day that was bought; of a renewal known before it is paid, of others absent until then. */
  firstDay: Maybe<Scalars['Date']['output']>;
  /** Whether it begins a package, renews it or changes to a dearer one. */
  kind: PackageOrderKind;
  /** The price of the days that are bought, in đồng, tax included. */
  listAmount: Scalars['Vnd']['output'];
  /** Of the subscription that it begins or goes on with. */
  subscriptionId: Scalars['ID']['output'];
  /** What it was called then, in the buyer’s language, for instance “Gói PRO, 1 tháng”. */
  title: Scalars['String']['output'];
  /** The terms that are bought. */
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

/** What became of an outline’s file, or would. */
export type OutlineImport = {
  __typename: 'OutlineImport';
  /** How many lessons are made by it. */
  lessons: Scalars['Int']['output'];
  /** Columns that mean nothing here, as the file calls them. */
  passedOver: Array<Scalars['String']['output']>;
  /** Each row that holds anything, in the file’s order. */
  rows: Array<ImportedOutlineRow>;
  /** How many sections are made by it. */
  sections: Scalars['Int']['output'];
};

/** Sets a lesson complete for a student, or back to its beginning. */
export type OverrideProgressInput = {
  /** Of the student’s place in the course. */
  enrolmentId: Scalars['ID']['input'];
  /** True: complete. False: from its beginning, as if never studied. */
  isComplete: Scalars['Boolean']['input'];
  /** Of a lesson of that course. */
  lessonId: Scalars['ID']['input'];
  /** Why; the student reads it. 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** What moderators decided about content that the viewer wrote. */
export type OwnContentDecision = {
  __typename: 'OwnContentDecision';
  /** What the viewer said to it, and the answer; absent without an appeal. */
  appeal: Maybe<ContentAppeal>;
  /** Until when the viewer may appeal; absent where they did, or can not. */
  appealUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it was decided so. */
  decidedAt: Scalars['DateTime']['output'];
  /** Of the case: an appeal names it. */
  id: Scalars['ID']['output'];
  /** Whether it is about a comment or a rating. */
  kind: ContentKind;
  /** What became of the content; absent where the decision was reversed. */
  outcome: Maybe<ContentOutcome>;
  /** Why it was decided so, for its author. */
  reason: Scalars['String']['output'];
  /** What the viewer had written; empty where it was stars alone. */
  text: Scalars['String']['output'];
  /** The lesson below which it stood, or the course that it judges. */
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

/** What the viewer has reported, and what became of it. */
export type OwnReport = {
  __typename: 'OwnReport';
  /** The comment that was reported; absent for ratings, and where the viewer no longer sees it. */
  comment: Maybe<Comment>;
  /** The course that it is about, where the viewer may see it. */
  course: Maybe<Course>;
  /** Of the course that it is about; absent once the content is gone for good. */
  courseTitle: Maybe<Scalars['String']['output']>;
  /** When the viewer reported it. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided; absent before. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the report: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether a comment or a rating was reported. */
  kind: ContentKind;
  /** Of the lesson below which the comment stands; absent for ratings. */
  lessonTitle: Maybe<Scalars['String']['output']>;
  /** What the viewer found wrong with it. */
  note: Scalars['String']['output'];
  /** What became of the content; absent unless accepted. */
  outcome: Maybe<ContentOutcome>;
  /** The rating that was reported; absent for comments, and while it is not shown. */
  rating: Maybe<Rating>;
  /** Why it was decided so; absent before. */
  reason: Maybe<Scalars['String']['output']>;
  /** Whether and how moderators decided it. */
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

/** What one asked support, as the requester sees it. */
export type OwnTicket = {
  __typename: 'OwnTicket';
  /** What it is about, for sorting. */
  category: TicketCategory;
  /** Title of the course that it is about; absent without one. */
  courseTitle: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The same id as support has it. */
  id: Scalars['ID']['output'];
  /** Whether one can say how content one is: it is done, and not merged. */
  mayRate: Scalars['Boolean']['output'];
  /** Whether more can be added: it is not closed. */
  mayReply: Scalars['Boolean']['output'];
  /** Of the own ticket that goes on in its place; absent: it was not merged. */
  mergedIntoId: Maybe<Scalars['ID']['output']>;
  /** Number of the own ticket that goes on in its place; absent: it was not merged. */
  mergedIntoNumber: Maybe<Scalars['String']['output']>;
  /** What one wrote and was told, the first first; never what support notes for itself. */
  messages: Array<OwnTicketMessage>;
  /** For people to quote, for instance HT-1126-0431. */
  number: Scalars['String']['output'];
  /** Number of the order that it is about; absent without one. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** What one said about it; absent: nothing. */
  ratingComment: Maybe<Scalars['String']['output']>;
  /** By when one is promised an answer; absent where none is to come. */
  replyDueAt: Maybe<Scalars['DateTime']['output']>;
  /** How content one is, 1 to 5; absent: not said. */
  stars: Maybe<Scalars['Int']['output']>;
  /** For whom it waits, or how it ended. */
  state: TicketState;
  /** What it is about in a line, in one’s own words. */
  subject: Scalars['String']['output'];
  /** When something was said or done last. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Something that was said in one’s own ticket. */
export type OwnTicketMessage = {
  __typename: 'OwnTicketMessage';
  /** The given name of whoever answered; absent for one’s own words. */
  answererName: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** What came with it; at most 3 files. */
  files: Array<TicketFile>;
  /** Of the message: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** REQUEST for one’s own words, ANSWER for those of support. */
  kind: TicketMessageKind;
  /** Plain text as it was written, at most 4,000 characters. */
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

/** A teacher package: how many courses its subscribers may sell, and what else. */
export type Package = {
  __typename: 'Package';
  /** What it is called. */
  code: PackageCode;
  /** What it is sold as now. */
  currentVersion: Maybe<PackageVersion>;
  /** Of the package: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether teachers can choose it; of the transition they can’t. */
  isSold: Scalars['Boolean']['output'];
  /** Its place among the packages, the smallest first. */
  position: Scalars['Int']['output'];
  /** All of its versions, the latest first. */
  versions: Array<PackageVersion>;
};

/** What choosing a package would do: computed anew each time, nothing is changed by it. */
export type PackageChange = {
  __typename: 'PackageChange';
  /** What would be paid today, in đồng; 0 of what follows later. */
  amount: Scalars['Vnd']['output'];
  /** Courses that count against the package: those that stop first, then those that stay; 100 at most. */
  courses: Array<PackageChangeCourse>;
  /** What days that are left of the present package are worth, in đồng. */
  credit: Scalars['Vnd']['output'];
  /** Days of the whole cycle that its price is for. */
  cycleDays: Scalars['Int']['output'];
  /** Days to come that `listAmount` is the price of. */
  days: Scalars['Int']['output'];
  /** The day on which its first days would be over. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Whether it begins now, follows later, or changes nothing. */
  kind: PackageChangeKind;
  /** The price of the days to come, in đồng. */
  listAmount: Scalars['Vnd']['output'];
  /** What the viewer has, beside what the package would have room for. */
  room: PackageChangeRoom;
  /** The day on which the package would begin. */
  startsOn: Scalars['Date']['output'];
  /** The terms that are thought of. */
  version: PackageVersion;
};

/** A course that counts against the package, and whether it would go on selling. */
export type PackageChangeCourse = {
  __typename: 'PackageChangeCourse';
  /** One of the viewer’s own courses. */
  course: Maybe<Course>;
  /** Whether it would be on sale after the change, or could be. */
  staysOnSale: Scalars['Boolean']['output'];
};

/** What choosing a package would be for the viewer. */
export type PackageChangeKind =
  /** Begins when the present one’s days are over (schedulePackageChange, or cancelPackage for FREE). */
  | 'DOWNGRADE'
  /** It is the version that they have: nothing to change, only to renew. */
  | 'NONE'
  /** Begins on the day of payment (subscribePackage). */
  | 'START'
  /** Begins on the day of payment, days that are left are credited (subscribePackage). */
  | 'UPGRADE';

/** What a package would have too little room for. Nothing is deleted. */
export type PackageChangeRoom = {
  __typename: 'PackageChangeRoom';
  /** Coupons of the teacher’s that are valid now. */
  couponCount: Scalars['Int']['output'];
  /** Coupons that could be valid at a time; null: no limit. */
  couponLimit: Maybe<Scalars['Int']['output']>;
  /** Courses on sale and in review now, and those that stopped for want of quota. */
  courseCount: Scalars['Int']['output'];
  /** Those of them that would not be on sale after the change. */
  stoppingCount: Scalars['Int']['output'];
  /** Bytes that there would be room for; what is above stays, nothing can be added. */
  storageLimit: Scalars['Float']['output'];
  /** Bytes of the teacher’s files. */
  storageUsed: Scalars['Float']['output'];
  /** Students of all courses of the teacher: each of them goes on studying. */
  studentCount: Scalars['Int']['output'];
};

/** What choosing or renewing a package leads to. */
export type PackageCheckoutPayload = {
  __typename: 'PackageCheckoutPayload';
  /** The order that was made, or goes on; absent where nothing is to be paid. */
  order: Maybe<Order>;
  /** How to pay it; absent where nothing is to be paid. */
  payment: Maybe<PaymentAttempt>;
  /** The subscription that begins or goes on. */
  subscription: PackageSubscription;
};

/** What a teacher package is called. */
export type PackageCode =
  /** The smallest package that is paid for. */
  | 'BASIC'
  /** What every teacher has without paying. */
  | 'FREE'
  /** For teachers who live from their courses. */
  | 'PRO'
  /** For academies: the largest package. */
  | 'STUDIO'
  /** Not sold: what sellers of the time before packages have for twelve months, free of charge. */
  | 'TRANSITION';

/** For how long the price of a package is paid. */
export type PackageCycle =
  /** To the same day of the next month. */
  | 'MONTH'
  /** To the same day of the next year. */
  | 'YEAR';

/** Days of a package that were paid or given. */
export type PackageDays = {
  __typename: 'PackageDays';
  /** What that order came to, in đồng; 0 where they were given. */
  amount: Scalars['Vnd']['output'];
  /** The day on which they are over, or were given up for another package. */
  endsOn: Scalars['Date']['output'];
  /** The first of them. */
  firstDay: Scalars['Date']['output'];
  /** Of these days: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Of the order that paid them; absent where they were given. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of that order, for its bill. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** The terms of these days. */
  version: PackageVersion;
};

/** A step in the life of a subscription. */
export type PackageEvent = {
  __typename: 'PackageEvent';
  /** When it was taken. */
  at: Scalars['DateTime']['output'];
  /** The end of its days from then on. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Of the step: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What an administrator wrote on it. */
  note: Maybe<Scalars['String']['output']>;
  /** The state that it led to. */
  state: PackageSubscriptionState;
  /** The terms that held from then on. */
  version: PackageVersion;
};

/** What an order of a package does. */
export type PackageOrderKind =
  /** Goes on with the package when its days are over. */
  | 'RENEWAL'
  /** Begins a package on the day of payment, for a whole cycle. */
  | 'START'
  /** Changes to a dearer package on the day of payment; days that are left are credited. */
  | 'UPGRADE';

/** A teacher’s subscription to a package, from its first day to its last. */
export type PackageSubscription = {
  __typename: 'PackageSubscription';
  /** Its first day; absent before it is paid. */
  beganOn: Maybe<Scalars['Date']['output']>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** The days that were paid or given, latest first: the last 24. */
  days: Array<PackageDays>;
  /** When it ended; absent while it holds. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The day on which its days are over, the first that is not paid; absent before it is paid. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Of one that is PAST_DUE: the day on which its courses stop selling unless it is renewed. */
  graceUntil: Maybe<Scalars['Date']['output']>;
  /** Its history, latest first: the last 24 steps. */
  history: Array<PackageEvent>;
  /** Of the subscription: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Courses that their teacher wants to keep on sale where a smaller package has no room for all. */
  keptCourseIds: Array<Scalars['ID']['output']>;
  /** The smaller package that follows when the days are over; absent where none was chosen. */
  nextVersion: Maybe<PackageVersion>;
  /** What an administrator wrote on giving or extending it. */
  note: Maybe<Scalars['String']['output']>;
  /** The order that waits to be paid: its first, or the next cycle; absent where none does. */
  openOrder: Maybe<Order>;
  /** How the teacher came to it. */
  origin: PackageSubscriptionOrigin;
  /** From this day on its next cycle can be paid; absent where it can’t be renewed. */
  renewableFrom: Maybe<Scalars['Date']['output']>;
  /** Where it is between asked for and over. */
  state: PackageSubscriptionState;
  /** The teacher who subscribes to it. */
  teacher: PublicProfile;
  /** The terms that hold now; they are kept when it is renewed. */
  version: PackageVersion;
};

/** Narrows the subscriptions; what is left out does not. */
export type PackageSubscriptionFilter = {
  /** Subscriptions to this package only. */
  code?: InputMaybe<PackageCode>;
  /** Beginning of the teacher’s e-mail address, or words of their name. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Subscriptions in this state only. */
  state?: InputMaybe<PackageSubscriptionState>;
};

/** How a teacher came to a package. */
export type PackageSubscriptionOrigin =
  /** Given by an administrator. */
  | 'GRANT'
  /** Bought by the teacher themselves. */
  | 'PURCHASE'
  /** Given to those who sold courses before there were packages. */
  | 'TRANSITION'
  /** Tried for the days of the version; once for each teacher. */
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

/** Where a teacher’s subscription to a package is. */
export type PackageSubscriptionState =
  /** Paid or given until `endsOn`. */
  | 'ACTIVE'
  /** Holds until `endsOn` and then ends without days of grace; can be taken back. */
  | 'CANCELS_AT_PERIOD_END'
  /** Over: the teacher has FREE, or another subscription. */
  | 'EXPIRED'
  /** Its days are over and it was not renewed: it holds until `graceUntil`. */
  | 'PAST_DUE'
  /** Its first order waits to be paid; the package before holds meanwhile. */
  | 'PENDING_PAYMENT'
  /** Another package took its place; days that were left were credited. */
  | 'SUPERSEDED';

/** The terms of a package from a day on. Subscribers keep the version that they chose. */
export type PackageVersion = {
  __typename: 'PackageVersion';
  /** Suggestions of the assistant a month. */
  aiCredits: Scalars['Int']['output'];
  /** The platform’s share of a sale that it brought, in basis points (2500 is 25 %), in place of the usual one; null: the usual one. */
  commissionBp: Maybe<Scalars['Int']['output']>;
  /** For how long the price is paid. */
  cycle: PackageCycle;
  /** Of the version: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether it is what the package is sold as now. */
  isCurrent: Scalars['Boolean']['output'];
  /** Teachers who may be invited to work on the courses. */
  maxCoTeachers: Scalars['Int']['output'];
  /** Coupons of the teacher’s that may be valid at a time; null: as many as they like. */
  maxCoupons: Maybe<Scalars['Int']['output']>;
  /** Courses that may be on sale or in review at a time. */
  maxCourses: Scalars['Int']['output'];
  /** Counts the versions of the package from 1. */
  number: Scalars['Int']['output'];
  /** The package that these are the terms of. */
  package: Package;
  /** For one cycle in đồng, value added tax included; 0 costs nothing. */
  price: Scalars['Vnd']['output'];
  /** The platform’s share now of a sale that it brought under these terms, in basis points. */
  shareBp: Scalars['Int']['output'];
  /** Bytes that the teacher’s files may have. */
  storageBytes: Scalars['Float']['output'];
  /** Teachers whose subscription has these terms now; null for all but administrators of packages. */
  subscriberCount: Maybe<Scalars['Int']['output']>;
  /** Days for which it can be tried without paying; 0: it can’t be. */
  trialDays: Scalars['Int']['output'];
  /** From when on it is what the package is sold as. */
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

/** Something that is chosen, ordered or matched. */
export type PaperPiece = {
  __typename: 'PaperPiece';
  /** Random: it tells nothing of what is right. */
  id: Scalars['ID']['output'];
  /** What is read; at most 500 characters. */
  text: Scalars['String']['output'];
};

/** A question as it is put to a student in an attempt: without its key. */
export type PaperQuestion = {
  __typename: 'PaperQuestion';
  /** What is chosen from, or brought into order; of MATCHING what is given. */
  choices: Array<PaperPiece>;
  /** Of BLANK: the text, each gap written as ___. */
  gapText: Maybe<Scalars['String']['output']>;
  /** How many texts its answer has. */
  gaps: Scalars['Int']['output'];
  /** The same in every attempt that has it. */
  id: Scalars['ID']['output'];
  /** How it is answered. */
  kind: QuestionKind;
  /** Of MATCHING: what the choices are matched with. */
  matches: Array<PaperPiece>;
  /** Place in the attempt, from 1. */
  number: Scalars['Int']['output'];
  /** Points of a right answer. */
  points: Scalars['Int']['output'];
  /** What is asked, with its pictures. */
  prompt: Scalars['RichText']['output'];
  /** Signed address of its sound, below the platform’s own; expires after six hours. */
  soundUrl: Maybe<Scalars['String']['output']>;
  /** What it is about, where its teacher said so. */
  topic: Maybe<Scalars['String']['output']>;
};

/** A place in a lesson where the words of a search were found. */
export type Passage = {
  __typename: 'Passage';
  /** Which block of the lesson’s text, from 0; absent in captions, and in notes about none. */
  block: Maybe<Scalars['Int']['output']>;
  /** What the viewer studies there; never of others. */
  course: Course;
  /** Of the place, opaque: others once the lesson is edited or moved. */
  id: Scalars['ID']['output'];
  /** Whether it is said, written in the lesson, or noted. */
  kind: PassageKind;
  /** Language of the captions that say it; absent in texts and notes. */
  language: Maybe<CaptionLanguage>;
  /** Whose video says it, whose text has it, or beside which it was noted. */
  lesson: LessonOutline;
  /** Second of the video at which it is said or was noted; absent in texts. */
  startSec: Maybe<Scalars['Int']['output']>;
  /** What is said or written there; of a long paragraph or note the part with the words. */
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

/** Where in a lesson words were found. */
export type PassageKind =
  /** Said in its video, by its captions. */
  | 'CAPTION'
  /** Written by the viewer beside it, as a note of their own. */
  | 'NOTE'
  /** Written in the lesson’s text. */
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

/** How an order that was made is paid. */
export type PayOrderInput = {
  /** Through which gateway it is paid. */
  gateway: PaymentGateway;
  /** Made by the client; the same key gives the same answer. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** Of one of the viewer’s own orders that waits to be paid. */
  orderId: Scalars['ID']['input'];
};

/** One try to pay an order. */
export type PaymentAttempt = {
  __typename: 'PaymentAttempt';
  /** How much is paid, in whole đồng. */
  amount: Scalars['Vnd']['output'];
  /** By when a person has looked into the doubt and the buyer is answered. */
  answerBy: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** By when it is known whether it was paid, if the gateway answers; absent once nothing is open. */
  decidedBy: Maybe<Scalars['DateTime']['output']>;
  /** Why people have to look into it; absent where nothing is in doubt. */
  doubt: Maybe<PaymentDoubt>;
  /** Since when it is, or was, in doubt. */
  doubtedAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when the buyer can pay by it. */
  expiresAt: Scalars['DateTime']['output'];
  /** The gateway’s own code of what went wrong, for instance 24 for cancelled. */
  failureCode: Maybe<Scalars['String']['output']>;
  /** Through which gateway it is paid. */
  gateway: PaymentGateway;
  /** Of the attempt: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** When the server asks the gateway next by itself; absent once nothing is open. */
  nextQueryAt: Maybe<Scalars['DateTime']['output']>;
  /** The order that is paid by it. */
  order: Order;
  /** Absolute address where the buyer pays; absent once the attempt has ended. */
  payUrl: Maybe<Scalars['String']['output']>;
  /** How much came according to the gateway, in whole đồng; only of one in doubt, where it is known. */
  received: Maybe<Scalars['Vnd']['output']>;
  /** Its name at the gateway. */
  reference: Scalars['String']['output'];
  /** When it was known how it ended; absent before that. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it is between begun and settled. */
  status: PaymentStatus;
  /** The gateway’s own name of the payment; absent before it has one. */
  transaction: Maybe<Scalars['String']['output']>;
  /** Where to transfer to, of one by VietQR; absent of others, and once it has ended. */
  transfer: Maybe<TransferTo>;
};

/** Why people have to look into a payment. Its money is kept until they have. */
export type PaymentDoubt =
  /** It is paid, and the gateway does not say how much came. */
  | 'AMOUNT_MISSING'
  /** The money came late, and the last use of the order’s coupon was given to another one. */
  | 'COUPON_USED_UP'
  /** The money came late, and the buyer has the course by now. */
  | 'COURSE_OWNED'
  /** The rest for an exchange came when the other course could no longer be given back. */
  | 'EXCHANGE_OVER'
  /** The bank was charged, and the gateway suspects that something is wrong. */
  | 'GATEWAY_UNSURE'
  /** The money came late, and the course is no longer sold. */
  | 'NOT_ON_SALE'
  /** The money of a package came late, and its teacher’s package has changed since. */
  | 'PACKAGE_CHANGED'
  /** The order was paid already by another attempt. */
  | 'PAID_TWICE'
  /** Another amount came than was to be paid. */
  | 'WRONG_AMOUNT';

/** Through whom is paid. */
export type PaymentGateway =
  /** MoMo: the wallet, in its app or by QR. */
  | 'MOMO'
  /** A transfer to our bank account, by a code that any bank’s app reads. */
  | 'VIETQR'
  /** VNPAY: bank cards, bank apps and QR. */
  | 'VNPAY'
  /** ZaloPay: the wallet, and cards kept in it. */
  | 'ZALOPAY';

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
  /** The gateway confirmed that the money came. */
  | 'SUCCEEDED'
  /** The gateway is unsure, or something does not fit; people look into it. */
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
  /** Certificates that they were issued, latest first; null without `certificate:read-any`. */
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
  /** Courses they study, latest first; null without `enrolment:read-any`. */
  enrolments: Maybe<PersonEnrolmentConnection>;
  /** Positions that the user held, in the order set by the user. */
  experience: Array<Experience>;
  /** Given name: the last word of the full name. */
  firstName: Scalars['String']['output'];
  /** Full name, family name first as in Vietnamese names. */
  fullName: Scalars['String']['output'];
  /** True if the user has set a password. */
  hasPassword: Scalars['Boolean']['output'];
  /** True if sign-in also requires a code of an authenticator app. */
  hasTwoStep: Scalars['Boolean']['output'];
  /** Unique user ID. Immutable. */
  id: Scalars['ID']['output'];
  /** False while the account is suspended. */
  isActive: Scalars['Boolean']['output'];
  /** Full name without its last word. Can be empty. */
  lastName: Scalars['String']['output'];
  /** Time of the last activity, accurate to ten minutes. Null if the user never signed in. */
  lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** Language of the interface, emails and messages. */
  locale: Language;
  /** Full name; the same value as `fullName`. */
  name: Scalars['String']['output'];
  /** What they bought or began to buy, latest first; null without `order:read-any`. */
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

/** A person’s place in a course, as administrators see it. */
export type PersonEnrolment = {
  __typename: 'PersonEnrolment';
  /** Whether they may study now. */
  access: EnrolmentAccess;
  /** When all required lessons were complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the course that is studied. */
  courseId: Scalars['ID']['output'];
  /** The course’s name in addresses. */
  courseSlug: Scalars['String']['output'];
  /** The course’s title now. */
  courseTitle: Scalars['String']['output'];
  /** Since when the student has it. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Of the enrolment: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Last report of progress. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Complete lessons of all, in whole per cent; 100 once the course is completed. */
  percentage: Scalars['Int']['output'];
  /** How they came by the course. */
  source: EnrolmentSource;
  /** Of the person who studies. */
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

/** An order of a person, as administrators see it. */
export type PersonOrder = {
  __typename: 'PersonOrder';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the order: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** For people to quote. */
  number: Scalars['String']['output'];
  /** When the money was known to have come. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it is between placed and paid. */
  status: OrderStatus;
  /** What was bought, as it was called then. */
  titles: Array<Scalars['String']['output']>;
  /** What was to be paid, in đồng. */
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

/** Whether a post stays on top of the feed. */
export type PinGroupPostInput = {
  /** False lets it go down with the others. */
  isPinned: Scalars['Boolean']['input'];
  /** Of a post, no reply, in a group that the viewer leads. */
  postId: Scalars['ID']['input'];
};

/** One time that a person played a video of a course that marks playbacks. */
export type Playback = {
  __typename: 'Playback';
  /** When the person began to play it. */
  beganAt: Scalars['DateTime']['output'];
  /** What moves over the picture, for instance `GKS7-4M2X-9QTN`. */
  code: Scalars['String']['output'];
  /** Title of the course that the lesson belongs to. */
  courseTitle: Scalars['String']['output'];
  /** Of the playback: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Title of the lesson that was played. */
  lessonTitle: Scalars['String']['output'];
  /** Of the person who played it. */
  personId: Scalars['ID']['output'];
  /** What that person is called now. */
  personName: Scalars['String']['output'];
};

/** Words that many people search, and that find something. */
export type PopularSearch = {
  __typename: 'PopularSearch';
  /** In small letters, ready to be searched again. */
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

/** What would be done to which courses. */
export type PreviewManagedCoursesInput = {
  /** What would be done to all of them. */
  act: CourseManagement;
  /** Of 1 to 200 courses, each once. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** What of a course on sale shall go. It replaces what the open revision said of removals. */
export type ProposeRemovalsInput = {
  /** Of a course on sale that the viewer may edit. */
  courseId: Scalars['ID']['input'];
  /** Lessons that go from sections that stay; empty keeps all. */
  lessonIds: Array<Scalars['ID']['input']>;
  /** Sections that go with all their lessons; empty keeps all. */
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

/** Public profile of a user, for instance of a teacher. */
export type PublicProfile = {
  __typename: 'PublicProfile';
  /** Path of the picture, below the platform’s own URL. Null if the user has none; clients show initials instead. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Short biography, written by the user. */
  bio: Maybe<Scalars['String']['output']>;
  /** How many of their courses are on sale. */
  courseCount: Scalars['Int']['output'];
  /** Time at which the user joined the platform. */
  createdAt: Scalars['DateTime']['output'];
  /** Schools and courses that the user attended. */
  education: Array<Education>;
  /** Positions that the user held, in the order set by the user. */
  experience: Array<Experience>;
  /** Full name, family name first as in Vietnamese names. */
  fullName: Scalars['String']['output'];
  /** One-line summary of what the teacher teaches. Null for students. */
  headline: Maybe<Scalars['String']['output']>;
  /** Unique profile ID, equal to the user ID. */
  id: Scalars['ID']['output'];
  /** URLs of the teacher’s pages on other sites. */
  links: Array<Scalars['String']['output']>;
  /** Average over all ratings of courses on sale; 0 without any. */
  ratingAverage: Scalars['Float']['output'];
  /** Ratings of courses on sale. */
  ratingCount: Scalars['Int']['output'];
  /** Skills, in the order set by the user. */
  skills: Array<Scalars['String']['output']>;
  /** Enrolments in courses on sale. */
  studentCount: Scalars['Int']['output'];
};

/** Public terms of the platform: limits and periods that pages display, provided so that no client hard-codes them. */
export type PublicTerms = {
  __typename: 'PublicTerms';
  /** Minutes that one try to pay is good. */
  attemptMinutes: Scalars['Int']['output'];
  /** Number of days for which backups still contain deleted data, given a new backup every night. */
  backupDays: Scalars['Int']['output'];
  /** Number of days from a sale until the teacher’s share is available. */
  earningsHoldDays: Scalars['Int']['output'];
  /** Videos are made into several qualities, so that MOV and WebM are taken as well as MP4. */
  makesVideoStreams: Scalars['Boolean']['output'];
  /** Hours within which an order may be paid. */
  orderHours: Scalars['Int']['output'];
  /** Days after the end of a package in which everything goes on selling as before. */
  packageGraceDays: Scalars['Int']['output'];
  /** Days before the end of a package on which its teacher is reminded, the most first. */
  packageReminderDays: Array<Scalars['Int']['output']>;
  /** Number of days before payouts to a new or changed bank account are possible. */
  payoutCoolingDays: Scalars['Int']['output'];
  /** Minimum amount of a payout, in đồng. */
  payoutLeast: Scalars['Vnd']['output'];
  /** Days from the payment within which a refund may be asked for. */
  refundDays: Scalars['Int']['output'];
  /** The most of a course, in per cent, that may have been reached for a refund. */
  refundMostPercent: Scalars['Int']['output'];
  /** Working days within which a submission is answered. */
  reviewWorkingDays: Scalars['Int']['output'];
  /** The most days that one sale of a course may last. */
  saleMostDays: Scalars['Int']['output'];
  /** Lessons that a course has at least when it is submitted. */
  submitLessons: Scalars['Int']['output'];
  /** Minutes of material that a course has at least by then. */
  submitMinutes: Scalars['Int']['output'];
  /** Words that its description has at least by then. */
  submitWords: Scalars['Int']['output'];
  /** Hours in which support answers first. */
  ticketReplyHours: Scalars['Int']['output'];
};

/** Queries. They change nothing and can be combined in one request. */
export type Query = {
  __typename: 'Query';
  /** Sign-in methods and security settings of the viewer. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  accountSecurity: AccountSecurity;
  /** How many people studied on the whole platform; each counts once, however many courses. Needs the permission `analytics:read-any`. */
  activePeople: ActivePeople;
  /** All packages, also the one of the transition, which is not sold; the smallest first. Needs the permission `package:read-any`. */
  allPackages: Array<Package>;
  /** How many people an announcement would reach that is not written yet. Needs the permission `announcement:manage`. */
  announcementReach: Maybe<AnnouncementReach>;
  /** All announcements, those that end last first. Needs the permission `announcement:manage`. */
  announcements: AnnouncementPage;
  /** Limits of this server for API clients. */
  apiLimits: ApiLimits;
  /** Limits and scopes that apply to API tokens of the viewer. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  apiTokenTerms: ApiTokenTerms;
  /** API tokens of all users, newest first. Needs the permission `api-token:read`. */
  apiTokens: IssuedApiTokenPage;
  /** An assignment of a course that the viewer may know of; null for any other. API tokens receive public data, and data of their owner with one of the scopes `study:read`, `course:read-own`, `course:read-any`. */
  assignment: Maybe<Assignment>;
  /** The assignment of a lesson; null before it was saved, and where the viewer may not know of it. API tokens receive public data, and data of their owner with one of the scopes `study:read`, `course:read-own`, `course:read-any`. */
  assignmentOfLesson: Maybe<Assignment>;
  /** Assignments that the viewer may mark, those whose work waits longest first. Needs the permission `course:read-own`. */
  assignmentsToMark: AssignmentsToMarkPage;
  /** The viewer’s credits of this month, and who writes drafts. Needs the permission `assistant:use`. */
  assistantAllowance: Maybe<AssistantAllowance>;
  /** One of the viewer’s requests, to see whether its draft is there; null for others. Needs the permission `assistant:use`. */
  assistantRequest: Maybe<AssistantRequest>;
  /** What the viewer asked for, the latest first. Needs the permission `assistant:use`. */
  assistantRequests: AssistantRequestPage;
  /** All actions that occur in the log, in alphabetical order. Needs the permission `audit:read`. */
  auditActions: Array<Scalars['String']['output']>;
  /** Audit log entries, newest first. Needs the permission `audit:read`. */
  auditLog: AuditConnection;
  /** Display names of the permissions that occur in role changes, sorted by name. Needs the permission `audit:read`. */
  auditPermissionNames: Array<PermissionName>;
  /** Eight pictures for a person, to choose from: 512 by 512. Needs the permission `assistant:use`. */
  avatarDrawings: Array<Drawing>;
  /** Retention, location and schedule of backups. Needs the permission `backup:read`. */
  backupOverview: BackupOverview;
  /** Existing backups, and recent failed ones, newest first; at most 100. Needs the permission `backup:read`. */
  backups: Array<Backup>;
  /** Banks available for payouts, in alphabetical order. */
  banks: Array<Bank>;
  /** Most recent consistency check of the ledger. Null before the first nightly check. Needs the permission `ledger:read`. */
  booksCheck: Maybe<BooksCheck>;
  /** JavaScript errors in browsers of the last 30 days, newest first; at most 50. Needs the permission `performance:read`. */
  browserErrors: Array<BrowserError>;
  /** All canned answers by their titles, at most 100. Needs the permission `ticket:read`. */
  cannedAnswers: Array<CannedAnswer>;
  /** The viewer’s own cart; empty before anything was put in. Needs the permission `course:buy`. */
  cart: Cart;
  /** How many courses the viewer’s cart holds, whether they can be bought or not. Needs the permission `course:buy`. */
  cartCount: Scalars['Int']['output'];
  /** What courses would cost now as a guest’s cart. BAD_INPUT: more than 20, or no ids. */
  cartPreview: Cart;
  /** The upper level, in its order; `children` holds the lower one. */
  categories: Array<Category>;
  /** A category by its name in addresses, or by a former one. */
  category: Maybe<Category>;
  /** What names a category: the figures of merging or deleting it beforehand; null where there is none. Needs the permission `category:update`. */
  categoryUse: Maybe<CategoryUse>;
  /** Anyone’s certificate, for administrators; null when there is none. Needs the permission `certificate:read-any`. */
  certificate: Maybe<Certificate>;
  /** Certificates of all students, latest first, for administrators. Needs the permission `certificate:read-any`. */
  certificates: CertificateConnection;
  /** Courses in every state as they change: each appears again when its own columns (texts, category, state, visibility, prices and sale, cover and film, settings, number and length of lessons, `version`) do. `studentCount` and ratings move nothing, nor does the end of a sale by the clock or what its sections and lessons hold. No course is deleted by the platform: it is archived. A change is held back until every transaction that began before it has ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE. Needs the permission `course:read-any`. */
  changedCourses: CourseChangeFeed;
  /** Enrolments of everyone as they change: each appears again when a field of its own does. Studying moves it once a day and with each completed lesson. The end of access by the clock moves it within a quarter of an hour: `expiresAt` tells before. None is deleted by the platform: access ends. Student and course are as they are now; what changes of them is in feeds of their own, and only the erasure of a student moves the enrolments as well. A change is held back until every transaction that began before it has ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE. Needs the permission `enrolment:read-any`. */
  changedEnrolments: EnrolmentChangeFeed;
  /** Orders of everyone as they change: each appears again when its state, its payment or a refund moves it, and when one of its payments is tried, gets its name at the gateway or comes into doubt. The buyer’s name and address are as they are now, and only their erasure moves the orders. A change is held back until every transaction that began before it has ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE. Needs the permission `order:read-any`. */
  changedOrders: OrderChangeFeed;
  /** Change feed of users. A user appears again when its own columns change: email address, name, picture, telephone number, roles, custom roles, state, profile, language or `version`. Last activity, sessions, names of custom roles and related records do not cause a change. An erased user is reported as deleted. A change is published once all transactions that began earlier have ended. BAD_INPUT: the cursor or the size is invalid. Needs the permission `person:read`. */
  changedPeople: PersonChangeFeed;
  /** What courses would come to for the viewer as an order of their own, whatever their cart holds. BAD_INPUT: more than 20. POLICY: there is no such coupon; one that takes nothing off says why in `coupon`. Needs the permission `course:buy`. */
  checkoutQuote: Cart;
  /** How often each choice of a question was made; empty where the viewer does not teach the quiz. Needs the permission `course:read-own`. */
  choiceCounts: Array<ChoiceCount>;
  /** Questions below a lesson or a course, newest first: those that the viewer may see. Nothing without `lessonId` or `courseId`. Needs the permission `comment:read`. */
  comments: CommentConnection;
  /** One appeal; null when there is none. Needs the permission `comment:moderate`. */
  contentAppeal: Maybe<ModeratedAppeal>;
  /** Appeals against what moderators decided: what waits the oldest first, others the newest first. Needs the permission `comment:moderate`. */
  contentAppeals: ModeratedAppealPage;
  /** One case; null when there is none. Needs the permission `comment:moderate`. */
  contentCase: Maybe<ContentCase>;
  /** What was reported: what waits the oldest first, what was decided the newest first. Needs the permission `comment:moderate`. */
  contentCases: ContentCasePage;
  /** Coupons of the platform and of teachers, latest first. Needs the permission `coupon:create-any`. */
  coupons: CouponPage;
  /** A course by id, slug or former slug; null when there is none that the viewer may know of. API tokens receive public data, and data of their owner with one of the scopes `enrolment:read`, `course:read-own`, `course:read-any`. */
  course: Maybe<Course>;
  /** What was edited of a course since it was first on sale, the newest first; empty for courses of others. Needs the permission `course:read-own`. */
  courseChanges: CourseChangePage;
  /** How many courses of the catalogue each value of each filter would leave. */
  courseFacets: CourseFacets;
  /** How each course that the viewer owns or helps to teach went over some days. Needs the permission `analytics:read`. */
  courseFigures: CourseFiguresPage;
  /** Messages to students of a course, the newest first; empty where the viewer does not teach it. Needs the permission `course:read-own`. */
  courseMessages: CourseMessagePage;
  /** How a course stands with the rules; null where the viewer neither teaches nor reviews it. Needs the permission `moderation:read`. */
  courseModeration: Maybe<CourseModeration>;
  /** The viewer’s own quota as a seller, by their package or by FREE. Needs the permission `profile:read`. */
  courseQuota: CourseQuota;
  /** One submission. Needs the permission `course:review`. */
  courseReview: Maybe<CourseReview>;
  /** Submitted courses, longest waiting first; decided ones latest first. Needs the permission `course:review`. */
  courseReviews: CourseReviewPage;
  /** What words find: courses, teachers and categories, best first. Accents count where they are typed; synonyms hold; typing errors are corrected where nothing else is found. */
  courseSearch: CourseSearch;
  /** Students of a course, who studied last first; empty where the viewer does not teach it. Needs the permission `course:read-own`. */
  courseStudents: CourseStudentPage;
  /** The catalogue: published, public courses. API tokens receive public data, and data of their owner with one of the scopes `enrolment:read`, `course:read-own`, `course:read-any`. */
  courses: CoursePage;
  /** Six covers with a text, to choose from: 480 by 270. Needs the permission `assistant:use`. */
  coverDrawings: Array<Drawing>;
  /** Jobs that used up their attempts and await a decision, grouped by kind, most frequent first. These are the jobs that `replayAllDeadLetters` replays. Needs the permission `performance:read`. */
  deadLetterKinds: Array<DeadLetterKind>;
  /** Jobs that used up their attempts and await a decision, newest first, and those decided within the last day; at most 100. Needs the permission `performance:read`. */
  deadLetters: Array<DeadLetter>;
  /** Kinds of system failures for which the viewer has the permission, including those with a count of 0. Empty for viewers who are not administrators. Needs the permission `profile:read`. */
  deskFailures: Array<DeskFailure>;
  /** Work queues of the administration for which the viewer has the permission, including empty ones. Empty for viewers who are not administrators. Needs the permission `profile:read`. */
  deskQueues: Array<DeskQueue>;
  /** Disputes: the open ones by their deadline, then what is decided, the latest first. Needs the permission `dispute:read`. */
  disputes: DisputePage;
  /** Earnings of the viewer by course, highest first. Needs the permission `earnings:read`. */
  earningsByCourse: Array<CourseEarnings>;
  /** Earnings of the viewer over time, in chronological order. Intervals without sales are omitted. Needs the permission `earnings:read`. */
  earningsOverTime: Array<EarningsPoint>;
  /** The viewer’s own draft of a course or a lesson; null where everything is saved. Needs the permission `course:read-own`. */
  editDraft: Maybe<EditDraft>;
  /** Permissions of a user with the roles that grant each, in alphabetical order. NOT_FOUND: unknown user. Needs the permission `role:read`. */
  effectivePermissions: Array<EffectivePermission>;
  /** Anyone’s place in a course, for administrators; null when there is none. Needs the permission `enrolment:read-any`. */
  enrolmentForAdmin: Maybe<PersonEnrolment>;
  /** What an exchange would come to now; null where the viewer has no such purchase. POLICY or CONFLICT: the rule that forbids it, for the one course or the other. Needs the permission `refund:create`. */
  exchangeOffer: Maybe<ExchangeOffer>;
  /** Number of rows that an export of a list would have. FORBIDDEN: the viewer lacks the permission for the list. Needs the permission `export:read`. FORBIDDEN while viewing as another user. */
  exportSize: ExportSize;
  /** Requests for more time that wait, the oldest first; none where the viewer may not mark. Needs the permission `course:read-own`. */
  extensionRequests: Array<ExtensionRequest>;
  /** Teachers whose courses have most students. */
  featuredTeachers: Array<PublicProfile>;
  /** How one course went; null where the viewer neither teaches it nor may analyse all. Needs the permission `analytics:read`. */
  figuresOfCourse: Maybe<CourseFigures>;
  /** Canned answers in the language of a ticket, with its facts filled in; those of its category first. Needs the permission `ticket:answer`. */
  filledAnswers: Array<FilledAnswer>;
  /** Configuration of sign-in with Google. */
  googleSignIn: GoogleSignIn;
  /** One study group; null where the viewer is not in it. Needs the permission `group:read`. */
  group: Maybe<StudyGroup>;
  /** Posts of a study group, pinned ones first, then the newest: those that were not removed, or were answered. Needs the permission `group:read`. */
  groupPosts: GroupPostConnection;
  /** The ticket of a guest that a link opens; null once the link has expired. */
  guestTicket: Maybe<OwnTicket>;
  /** A teacher as anyone sees them. */
  instructor: Maybe<PublicProfile>;
  /** All kinds of jobs with the number of waiting, running and failed jobs. Longest waiting first. Needs the permission `performance:read`. */
  jobQueues: Array<JobQueue>;
  /** Most recent restore drill, including one in progress. Null if there was none. Needs the permission `backup:read`. */
  latestRestoreDrill: Maybe<RestoreDrill>;
  /** Words by which visitors found a course, the most frequent first; rare words are not kept. Needs the permission `analytics:read`. */
  leadingWords: Array<LeadingWords>;
  /** One account by code. Null if nothing was ever posted to it. Needs the permission `ledger:read`. */
  ledgerAccount: Maybe<LedgerAccountBalance>;
  /** Accounts of one kind, one per teacher, largest balance first. Accounts with a zero balance are returned only if `search` is set. Needs the permission `ledger:read`. */
  ledgerAccounts: LedgerAccountPage;
  /** Entries of one account, most recently posted first. Needs the permission `ledger:read`. */
  ledgerLines: LedgerLineConnection;
  /** Transactions of an order or a payout in chronological order, or a single transaction. Needs the permission `ledger:read`. */
  ledgerTransactions: Array<LedgerTransaction>;
  /** What a lesson teaches, when the viewer may have it: a preview, one they opened, one of their own courses. Null otherwise. API tokens receive public data, and data of their owner with one of the scopes `lesson:study`, `course:read-own`, `course:read-any`. */
  lessonContent: Maybe<LessonContent>;
  /** The lessons of a course in their order, with what holds students up; empty where the viewer may not see its figures. Needs the permission `analytics:read`. */
  lessonFigures: Array<LessonFigures>;
  /** How the video of a lesson is watched, as of the last hour; null where it has none, or the viewer does not teach its course. Needs the permission `course:read-own`. */
  lessonViewings: Maybe<LessonViewings>;
  /** How many courses there are, and what of them waits. Needs the permission `course:read-any`. */
  managedCourseCounts: ManagedCourseCounts;
  /** All courses in any state. Needs the permission `course:read-any`. */
  managedCourses: CoursePage;
  /** Handed in work with its marks; null where the viewer may not mark it. Needs the permission `course:read-own`. */
  markedSubmission: Maybe<MarkedSubmission>;
  /** Work handed in at an assignment: the oldest that waits first, then what is marked, then what is released. Needs the permission `course:read-own`. */
  markingQueue: MarkingQueuePage;
  /** Currently signed-in user, the viewer. Needs the permission `profile:read`. */
  me: User;
  /** Measured operations, those above their target first, then the most frequent; at most 100. Needs the permission `performance:read`. */
  measuredOperations: Array<MeasuredOperation>;
  /** Sentences of a course that were marked, the surest first; none of foreign courses. Needs the permission `moderation:read`. */
  moderationFindings: ModerationFindingPage;
  /** All achievements, earned or not, in their order. Needs the permission `study:read`. */
  myAchievements: Array<Achievement>;
  /** What one did, latest first. Needs the permission `study:read`. */
  myActivity: ActivityConnection;
  /** API tokens of the viewer, newest first; at most 100. Includes ended tokens for 30 days. Renewed tokens are included only while valid. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  myApiTokens: Array<ApiToken>;
  /** Whose name the viewer’s bills bore last; null before they gave one. Needs the permission `course:buy`. */
  myBillDetails: Maybe<BillDetails>;
  /** The viewer’s own bookmarks in a course, in its order and that of the video; at most 200. They stay when access has ended. Needs the permission `lesson:study`. */
  myBookmarks: Array<Bookmark>;
  /** Where other programs follow the viewer’s calendar. API tokens are rejected: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:read`. FORBIDDEN while viewing as another user. */
  myCalendarAddress: CalendarAddress;
  /** One’s own certificates, latest first; at most 100. Needs the permission `study:read`. */
  myCertificates: Array<Certificate>;
  /** What moderators decided about what the viewer wrote, the latest first. Needs the permission `comment:read`. */
  myContentDecisions: OwnContentDecisionPage;
  /** The viewer’s own coupons, latest first. Needs the permission `coupon:create`. */
  myCoupons: CouponPage;
  /** Requests of the viewer about personal data, newest first; at most 20. Needs the permission `account:secure`. */
  myDataRequests: Array<DataRequest>;
  /** Current balances of the viewer as a teacher. Needs the permission `earnings:read`. */
  myEarnings: EarningsOverview;
  /** The viewer’s own courses. Needs the permission `enrolment:read`. */
  myEnrolments: EnrolmentPage;
  /** Study groups that the viewer is in, by name. Needs the permission `group:read`. */
  myGroups: Array<StudyGroup>;
  /** The viewer’s own notes in a course that they may study, in its order and that of the video; at most 500. Needs the permission `lesson:study`. */
  myNotes: Array<LessonNote>;
  /** Notifications of the viewer, newest first. Needs the permission `notification:read`. */
  myNotifications: NotificationConnection;
  /** The viewer’s own orders, latest first. Needs the permission `order:read`. */
  myOrders: OrderPage;
  /** The subscription that sets the viewer’s limits now; null: they have FREE. Needs the permission `package:subscribe`. */
  myPackageSubscription: Maybe<PackageSubscription>;
  /** The viewer’s subscriptions, latest first: the last 20, also those that were never paid. Needs the permission `package:subscribe`. */
  myPackageSubscriptions: Array<PackageSubscription>;
  /** Payouts of the viewer, newest first. Needs the permission `earnings:read`. */
  myPayouts: PayoutPage;
  /** The viewer’s own ratings, whatever their state; the newest first. Needs the permission `enrolment:read`. */
  myRatings: RatingPage;
  /** What the policy says of the viewer’s purchases that were not asked back: those that can be first, by deadline. Needs the permission `refund:read`. */
  myRefundRights: RefundRightPage;
  /** Refunds that the viewer asked for, latest first. Needs the permission `refund:read`. */
  myRefunds: RefundPage;
  /** Comments and ratings that the viewer has reported, the newest report first. Needs the permission `comment:read`. */
  myReports: OwnReportPage;
  /** One sale of the viewer’s courses. Null if unknown. Needs the permission `earnings:read`. */
  mySale: Maybe<Sale>;
  /** Sales of the viewer’s courses, newest first. Needs the permission `earnings:read`. */
  mySales: SalePage;
  /** What is due between two times, soonest first. Needs the permission `study:read`. */
  mySchedule: Array<ScheduleEvent>;
  /** Active sessions of the viewer, most recently used first; at most 100. Needs the permission `account:secure`. FORBIDDEN while viewing as another user. */
  mySessions: Array<Session>;
  /** The viewer’s own courses in any state, and those that they co-teach. Needs the permission `course:read-own`. */
  myTaughtCourses: CoursePage;
  /** Monthly invoices of the viewer, newest month first. Months without transactions have no invoice. Needs the permission `earnings:read`. */
  myTeacherInvoices: TeacherInvoicePage;
  /** Teacher profile of the viewer. Null for viewers who are not teachers. Needs the permission `teacher-profile:read`. */
  myTeacherProfile: Maybe<TeacherProfile>;
  /** Invitations to the viewer’s confirmed address that wait for an answer, the newest first. Needs the permission `course:read-own`. */
  myTeachingInvitations: Array<TeachingInvitation>;
  /** One’s own ticket; null when there is none. Needs the permission `ticket:read-own`. */
  myTicket: Maybe<OwnTicket>;
  /** What the viewer asked support, the latest first; never what a guest wrote with their address. Needs the permission `ticket:read-own`. */
  myTickets: OwnTicketPage;
  /** The viewer’s own payments that are expected or looked into, oldest first; at most ten. Needs the permission `order:read`. */
  myUnsettledPayments: Array<PaymentAttempt>;
  /** Courses in which the viewer has notes or bookmarks that they may read, the latest kept first; at most 100. Needs the permission `lesson:study`. */
  notebookCourses: Array<NotebookCourse>;
  /** The viewer’s notes and bookmarks as a Markdown file, each with an address that leads to its place; null where there is none. Needs the permission `lesson:study`. */
  notebookFile: Maybe<Scalars['String']['output']>;
  /** Notification preferences of the viewer, with one row for each kind that applies to the viewer’s permissions. Needs the permission `notification:read`. */
  notificationPreferences: Array<NotificationPreference>;
  /** Figures of one operation over time, oldest first. Includes intervals without calls. Needs the permission `performance:read`. */
  operationPoints: Array<OperationPoint>;
  /** One of the viewer’s own orders. Needs the permission `order:read`. */
  order: Maybe<Order>;
  /** Orders of everyone, with the payments in doubt among them. Needs the permission `order:read-any`. */
  orders: OrderSummaryPage;
  /** Outgoing operations that are on hold since a restore, and those released since then. Empty if the platform was never restored. Needs the permission `backup:read`. */
  outgoingHolds: Array<OutgoingHold>;
  /** One package with its versions. */
  package: Maybe<Package>;
  /** What choosing a package would cost and do today; nothing is changed. NOT_FOUND: no such version. POLICY: it is not sold. Needs the permission `package:subscribe`. */
  packageChange: PackageChange;
  /** Subscriptions of everyone: those that hold, by the day on which they end; then the others, latest first. Needs the permission `package:read-any`. */
  packageSubscriptions: PackageSubscriptionPage;
  /** The packages that teachers can choose, the smallest first. */
  packages: Array<Package>;
  /** Where words are said or written in the lessons that the viewer has opened and may study now, or in their own notes there, in the order of the courses’ outlines. Empty without words. Needs the permission `study:read`. */
  passages: PassageConnection;
  /** One of the viewer’s own attempts to pay, by its reference. Needs the permission `order:read`. */
  paymentAttempt: Maybe<PaymentAttempt>;
  /** The ways to pay that this platform is set up with. */
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
  /** What many have searched lately with success, most often first; empty where little was searched. */
  popularSearches: Array<PopularSearch>;
  /** What manageCourses would do, row by row. Changes nothing. BAD_INPUT: none, or too many. Needs the permission `course:manage`. */
  previewManagedCourses: ManagedCourses;
  /** Previews the result of `importPeople` without changes. Needs the permission `person:import`. */
  previewPeopleImport: ImportResult;
  /** Previews the result of `setPeopleRoles` without changes. Needs the permission `role:assign`. */
  previewPeopleRoles: BulkResult;
  /** Previews the result of `setPeopleStatus` without changes. Needs the permission `person:deactivate`. */
  previewPeopleStatus: BulkResult;
  /** Current public terms. Existing purchases retain the terms at their time of sale. */
  publicTerms: PublicTerms;
  /** The bank of a course that the viewer teaches, the oldest first; empty for any other. Needs the permission `course:read-own`. */
  questionBank: QuestionPage;
  /** The rules of a lesson’s quiz, and the viewer’s attempts at it. Null before the lesson was opened, and where it has no quiz. Needs the permission `lesson:study`. */
  quiz: Maybe<Quiz>;
  /** How students did at each question of a quiz; empty where the viewer does not teach it. Needs the permission `course:read-own`. */
  quizAnalysis: Array<QuestionAnalysis>;
  /** An attempt of the viewer; null for any other. Needs the permission `lesson:study`. */
  quizAttempt: Maybe<QuizAttempt>;
  /** How each student did at a quiz, by name; empty where the viewer does not teach it. Needs the permission `course:read-own`. */
  quizResults: QuizResultPage;
  /** The quiz of a lesson as it is built; null before it was saved, and to whoever neither teaches nor reviews it. Needs the permission `lesson:study`. */
  quizSetup: Maybe<QuizSetup>;
  /** What teachers of a course wrote to the viewer, the newest first, at most 50. Needs the permission `enrolment:read`. */
  receivedCourseMessages: Array<ReceivedCourseMessage>;
  /** The viewer’s own bookmarks in one course or in all of them, the latest first. Needs the permission `lesson:study`. */
  recentBookmarks: BookmarkConnection;
  /** The viewer’s own notes in one course or in all of them, the latest first. Needs the permission `lesson:study`. */
  recentNotes: NoteConnection;
  /** One refund, for its buyer, its teacher and whoever decides for the platform. Needs the permission `refund:read`. */
  refund: Maybe<Refund>;
  /** The account that a refund is transferred to, for whoever makes the transfer; the log keeps who looked. NOT_FOUND: it goes back the way it came. POLICY: the viewer’s own money. CONFLICT: a file has told the bank of it already. Needs the permission `refund:decide`. FORBIDDEN while viewing as another user. */
  refundAccount: RefundAccount;
  /** Refunds of everyone, the most urgent first. Needs the permission `refund:decide`. */
  refunds: RefundPage;
  /** Refunds of the viewer’s own courses, the most urgent first. Needs the permission `refund:answer`. */
  refundsOfMyCourses: RefundPage;
  /** All reasons of errors, sorted by HTTP status, then by name. */
  refusalReasons: Array<RefusalReason>;
  /** What marking a question again by its present key would change. NOT_FOUND, FORBIDDEN: no question that the viewer may mark. Needs the permission `course:read-own`. */
  remarkPreview: RemarkPreview;
  /** Sales and refunds per day from the ledger, oldest first. Includes days without transactions. Needs the permission `ledger:read`. */
  revenueByDay: Array<RevenueDay>;
  /** Sales and refunds per month from the ledger, oldest first. Includes months without transactions. Needs the permission `ledger:read`. */
  revenueByMonth: Array<RevenueMonth>;
  /** One role by ID. Null if unknown. Needs the permission `role:read`. */
  role: Maybe<AccessRole>;
  /** System roles, then custom roles sorted by name. Needs the permission `role:read`. */
  roles: Array<AccessRole>;
  /** Lists for a course, the newest first; empty where it is not the viewer’s own. Needs the permission `enrolment:grant`. */
  rosterChanges: RosterChangePage;
  /** What became of each line of a list: what was not done first; empty where the course is not the viewer’s own. Needs the permission `enrolment:grant`. */
  rosterLines: RosterLinePage;
  /** What a list of addresses holds; changes nothing, and says nothing of the people. NOT_FOUND, FORBIDDEN: no course of the viewer’s own. BAD_INPUT: no address, or too many lines. Needs the permission `enrolment:grant`. */
  rosterPreview: RosterPreview;
  /** What the viewer would receive for a course sold at a price today, by the rates that hold now; null before they sell as anyone. Needs the permission `course:create`. */
  saleShare: Maybe<SaleShare>;
  /** Comments that the viewer keeps, the newest first. Needs the permission `course:read-own`. */
  savedComments: Array<SavedComment>;
  /** One saved file of the viewer. NOT_FOUND: the viewer has no file with this ID. GONE: the retention period is over. Needs the permission `export:read`. FORBIDDEN while viewing as another user. */
  savedExport: SavedExport;
  /** Files requested by the viewer, newest first. Files that expired long ago are omitted. Needs the permission `export:read`. FORBIDDEN while viewing as another user. */
  savedExports: SavedExportPage;
  /** One event of the viewer’s schedule as an iCalendar file, for other programs to take in; null without such an event. Needs the permission `study:read`. */
  scheduleFile: Maybe<Scalars['String']['output']>;
  /** Courses in any state by the beginnings of words of title and subtitle, the last edited first: for administrators, who look for one that they know of. Needs the permission `course:read-any`. */
  searchCourses: Array<Course>;
  /** Searches of each day, oldest first, as of the last hour. Needs the permission `search:read`. */
  searchDays: Array<SearchDay>;
  /** Searches users by word prefixes of name, email address or telephone number. Best matches first. Needs the permission `person:read`. */
  searchPeople: Array<Person>;
  /** Categories, courses and teachers that what was typed finds, the last word unfinished, typing errors allowed. */
  searchSuggestions: Array<SearchSuggestion>;
  /** Groups of synonyms, the last edited first. Needs the permission `search:read`. */
  searchSynonyms: SearchSynonymPage;
  /** What is searched, most often first. Needs the permission `search:read`. */
  searchTerms: SearchTermPage;
  /** Words that were searched over some days, most often first, as of the last hour. Needs the permission `search:read`. */
  searchedWords: Array<SearchedWords>;
  /** Disk and memory of the machine that responds. Needs the permission `performance:read`. */
  serverMachine: ServerMachine;
  /** Running server processes, oldest first, that sent a heartbeat within the last minute. Needs the permission `performance:read`. */
  serverProcesses: Array<ServerProcess>;
  /** One setting by key. Null if unknown. Needs the permission `setting:read`. */
  setting: Maybe<Setting>;
  /** All settings, in display order. Needs the permission `setting:read`. */
  settings: Array<Setting>;
  /** Where settlements and books differ and no person has looked into it: the oldest first. A payment is missing once its gateway has settled what is days younger (settlement.days). Needs the permission `settlement:read`. */
  settlementDifferences: SettlementDifferencePage;
  /** Imported settlements of gateways, latest first. Needs the permission `settlement:read`. */
  settlementFiles: SettlementFilePage;
  /** What is announced to the caller now, in their language: visitors see what is for everyone. What they put away is left out; at most 3. API tokens receive public data, and data of their owner with one of the scopes `notification:read`. */
  shownAnnouncements: Array<ShownAnnouncement>;
  /** Slowest SQL statements of the period by p95, at most 20, without parameter values. Needs the permission `performance:read`. */
  slowStatements: Array<SlowStatement>;
  /** Text of a measured statement and its generic plan. The statement is not executed. Null if the text is unknown. Needs the permission `performance:read`. */
  statementPlan: Maybe<StatementPlan>;
  /** Disk usage: the largest tables, stored files by kind, and backups. Needs the permission `performance:read`. */
  storageUse: Array<StorageUse>;
  /** What a student has done in each lesson; empty where the viewer does not teach the course. Needs the permission `course:read-own`. */
  studentLessons: Array<StudentLesson>;
  /** Students who might not finish a course, who were there last first; empty where the viewer may not see its figures. Needs the permission `analytics:read`. */
  studentsAtRisk: StudentAtRiskPage;
  /** Days on which one studied, oldest first. Needs the permission `study:read`. */
  studyDays: Array<StudyDay>;
  /** One’s own studying in numbers. Needs the permission `study:read`. */
  studyStatistics: StudyStatistics;
  /** Orders that money in suspense may belong to, at most ten: those that most speaks for first. Needs the permission `suspense:read`. */
  suspenseCandidates: Array<SuspenseCandidate>;
  /** One piece of money that fits nothing. Needs the permission `suspense:read`. */
  suspenseItem: Maybe<SuspenseItem>;
  /** Money that came and fits nothing: what waits the longest first, what is done the latest first. Needs the permission `suspense:read`. */
  suspenseItems: SuspensePage;
  /** How much lies in suspense, and in how many pieces. Needs the permission `suspense:read`. */
  suspenseTotals: SuspenseTotals;
  /** Questions below the lessons of the courses that the viewer answers for: as their owner, or with the right to answer. Needs the permission `course:read-own`. */
  taughtQuestions: TaughtQuestionPage;
  /** Published ratings of the courses that the viewer teaches: five rows, five stars first. Needs the permission `course:read-own`. */
  taughtRatingHistogram: Array<RatingCount>;
  /** Published ratings of the courses that the viewer teaches. Needs the permission `course:read-own`. */
  taughtRatings: RatingPage;
  /** Students of all courses that the viewer teaches, a row for each place in one of them. Needs the permission `course:read-own`. */
  taughtStudents: TaughtStudentPage;
  /** Taxes withheld and collected in the last twelve months, newest first. Needs the permission `ledger:read`. */
  taxMonths: Array<TaxMonth>;
  /** Tax payments to the tax office, newest first. Needs the permission `ledger:read`. */
  taxPayments: TaxPaymentPage;
  /** Taxes currently owed to the tax office. Needs the permission `ledger:read`. */
  taxesOwed: TaxesOwed;
  /** The viewer’s own link to one of their courses. Of what buyers who follow it then buy of the viewer’s, the platform keeps less. Null: not the viewer’s course, or never published. Needs the permission `course:create`. */
  teacherLink: Maybe<TeacherLink>;
  /** The same day by day, oldest first; days on which nothing happened are there as well. Needs the permission `analytics:read`. */
  teachingDays: Array<TeachingDay>;
  /** How the courses of the viewer went, or one that they teach or may analyse; zeros where it is none of these. Needs the permission `analytics:read`. */
  teachingFigures: TeachingFigures;
  /** What waits for the viewer as a teacher, kind by kind with its clock, empty ones too. Needs the permission `course:read-own`. */
  teachingQueues: Array<TeachingQueue>;
  /** One ticket; null when there is none. Needs the permission `ticket:read`. */
  ticket: Maybe<Ticket>;
  /** Who may answer tickets, by name; at most 100. Needs the permission `ticket:read`. */
  ticketAgents: Array<RatingAuthor>;
  /** How many tickets wait for whom, and how fast they were answered. Needs the permission `ticket:read`. */
  ticketStats: Maybe<TicketStats>;
  /** Tickets of all requesters: those that wait for support by their due times, others by when they changed. Needs the permission `ticket:read`. */
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
  /** The public facts of a certificate by its code, however it was typed; null where no certificate has it. */
  verifiedCertificate: Maybe<VerifiedCertificate>;
  /** View by an administrator that this request belongs to. Null for regular sessions. Needs the permission `profile:read`. */
  viewAs: Maybe<ViewAs>;
  /** Answers of OPEN questions that wait to be marked, the oldest first. Needs the permission `course:read-own`. */
  waitingAnswers: WaitingAnswerPage;
  /** What waits for the viewer in courses that they own or help to teach with the right to answer or to mark; to be shown beside the ways there. Needs the permission `course:read-own`. */
  waitingForTeacher: WaitingForTeacher;
  /** Upload of the viewer. Null once it is used or deleted, and for uploads of other users. Needs the permission `upload:create`. */
  waitingUpload: Maybe<WaitingUpload>;
  /** One webhook by ID. Null if unknown. Needs the permission `webhook:read`. */
  webhook: Maybe<Webhook>;
  /** Deliveries of a webhook in the last 30 days, newest first. Needs the permission `webhook:read`. */
  webhookDeliveries: WebhookDeliveryPage;
  /** All webhooks, sorted by name; at most 20. Needs the permission `webhook:read`. */
  webhooks: Array<Webhook>;
  /** The viewer’s own list; empty before anything was saved. Needs the permission `course:buy`. */
  wishlist: Wishlist;
  /** Write-offs of teachers’ debts. Write-offs that wait for approval come first, then the newest. Needs the permission `ledger:read`. */
  writeOffs: WriteOffPage;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryActivePeopleArgs = {
  days?: Scalars['Int']['input'];
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
export type QueryDisputesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<DisputeStatus>;
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
export type QueryMyEnrolmentsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: EnrolmentSort;
  sortOrder?: SortOrder;
  status?: EnrolmentFilter;
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
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  status?: InputMaybe<SaleStatus>;
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyScheduleArgs = {
  from: Scalars['DateTime']['input'];
  limit?: Scalars['Int']['input'];
  to: Scalars['DateTime']['input'];
};


/** Queries. They change nothing and can be combined in one request. */
export type QueryMyTaughtCoursesArgs = {
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
export type QueryQuestionBankArgs = {
  courseId: Scalars['ID']['input'];
  kind?: InputMaybe<QuestionKind>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
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
export type QuerySlowStatementsArgs = {
  period: PerformancePeriod;
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
export type QueryWriteOffsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};

/** A question of a course’s bank with its key: for those who teach or review it. */
export type Question = {
  __typename: 'Question';
  /** Of BLANK one for each gap in order; of SHORT one. */
  blanks: Array<QuestionBlank>;
  /** Of SINGLE and MULTIPLE; of ORDERING in the right order. */
  choices: Array<QuestionChoice>;
  /** Why the answer is right, shown with it. */
  explanation: Maybe<Scalars['String']['output']>;
  /** Of MATCHING: what belongs to nothing. */
  extras: Array<Scalars['String']['output']>;
  /** Of BLANK: the text, each gap written as ___. */
  gapText: Maybe<Scalars['String']['output']>;
  /** Of OPEN: what a good answer has. */
  guidance: Maybe<Scalars['String']['output']>;
  /** Of the question: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Of TRUE_FALSE: whether the statement is true. */
  isTrue: Maybe<Scalars['Boolean']['output']>;
  /** How it is answered and marked. */
  kind: QuestionKind;
  /** Of MATCHING: what belongs together. */
  pairs: Array<QuestionPair>;
  /** The pictures that its prompt shows, in no order. */
  pictures: Array<CoursePicture>;
  /** Points of a right answer, 1 to 100. */
  points: Scalars['Int']['output'];
  /** What is asked, with its pictures. */
  prompt: Scalars['RichText']['output'];
  /** The lesson that teaches what it asks. */
  reviewLesson: Maybe<LessonOutline>;
  /** From which second of that lesson, where it is a video. */
  reviewSec: Scalars['Int']['output'];
  /** Signed address of its sound, below the platform’s own; expires after six hours. */
  soundUrl: Maybe<Scalars['String']['output']>;
  /** What it is about; results are summed by topic. */
  topic: Maybe<Scalars['String']['output']>;
  /** When it was last edited. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every edit, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** How students did at one question of a quiz, from submitted attempts. */
export type QuestionAnalysis = {
  __typename: 'QuestionAnalysis';
  /** Attempts whose answer to it is marked. */
  attempts: Scalars['Int']['output'];
  /** How well it tells strong students from weak ones: correlation with the whole score, −1 to 1; absent with too few attempts. */
  discrimination: Maybe<Scalars['Float']['output']>;
  /** The wrong choice that was made most often; absent where none was. */
  mostChosenWrongId: Maybe<Scalars['ID']['output']>;
  /** Of the question that it is about. */
  questionId: Scalars['ID']['output'];
  /** Share of its points that was earned, 0 to 1. */
  rightShare: Scalars['Float']['output'];
  /** Attempts that left it empty. */
  skipped: Scalars['Int']['output'];
};

/** What a gap or a short answer takes. */
export type QuestionBlank = {
  __typename: 'QuestionBlank';
  /** Every text that is right, the best one first. */
  accepted: Array<Scalars['String']['output']>;
  /** How far a number may be off; absent where texts are compared. */
  tolerance: Maybe<Scalars['Float']['output']>;
};

/** What a gap or a short answer takes. */
export type QuestionBlankInput = {
  /** Every text that is right, the best one first; at most 20. */
  accepted: Array<Scalars['String']['input']>;
  /** How far a number may be off; absent where texts are compared. */
  tolerance?: InputMaybe<Scalars['Float']['input']>;
};

/** What a question is made of, with its key; only what its kind uses is kept. */
export type QuestionBodyInput = {
  /** Of BLANK one for each gap in order; of SHORT exactly one. */
  blanks?: Array<QuestionBlankInput>;
  /** Of SINGLE and MULTIPLE; of ORDERING in the right order. 2 to 20. */
  choices?: Array<QuestionChoiceInput>;
  /** Of MATCHING: what belongs to nothing; at most 20. */
  extras?: Array<Scalars['String']['input']>;
  /** Of BLANK: the text, each gap written as ___. */
  gapText?: InputMaybe<Scalars['String']['input']>;
  /** Of OPEN: what a good answer has, for whoever marks it. */
  guidance?: InputMaybe<Scalars['String']['input']>;
  /** Of TRUE_FALSE: whether the statement is true. */
  isTrue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of MATCHING: 2 to 20 pairs. */
  pairs?: Array<QuestionPairInput>;
};

/** A choice with its key, or an item in its right place. */
export type QuestionChoice = {
  __typename: 'QuestionChoice';
  /** Said afterwards to whoever chose it. */
  feedback: Maybe<Scalars['String']['output']>;
  /** Stays the same when the question is edited. */
  id: Scalars['ID']['output'];
  /** Whether it is right; means nothing where items are ordered. */
  isRight: Scalars['Boolean']['output'];
  /** What is read; at most 500 characters. */
  text: Scalars['String']['output'];
};

/** A choice of a question, or an item that is brought into order. */
export type QuestionChoiceInput = {
  /** Of a choice that is kept; left out for a new one. */
  choiceId?: InputMaybe<Scalars['ID']['input']>;
  /** Said afterwards to whoever chose it. */
  feedback?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is right; means nothing where items are ordered. */
  isRight?: Scalars['Boolean']['input'];
  /** What is read; at most 500 characters. */
  text: Scalars['String']['input'];
};

/** What a question asks, and everything that belongs to it. */
export type QuestionContentInput = {
  /** What it is made of, with its key. */
  body: QuestionBodyInput;
  /** Whether the sound that there is goes. */
  dropsSound?: Scalars['Boolean']['input'];
  /** Why the answer is right; at most 2000 characters. */
  explanation?: InputMaybe<Scalars['String']['input']>;
  /** How it is answered and marked. */
  kind: QuestionKind;
  /** Points of a right answer, 1 to 100. */
  points?: Scalars['Int']['input'];
  /** What is asked; pictures are those of the course. */
  prompt: Scalars['RichText']['input'];
  /** The lesson of the course that teaches what it asks. */
  reviewLessonId?: InputMaybe<Scalars['ID']['input']>;
  /** From which second of that lesson. */
  reviewSec?: Scalars['Int']['input'];
  /** A finished upload of a sound (MP3, M4A, OGG or WAV, at most 20 MB) that takes the place of the one there is. */
  soundUploadId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is about; at most 60 characters. */
  topic?: InputMaybe<Scalars['String']['input']>;
};

/** How a file writes its questions down. */
export type QuestionFormat =
  /** Plain text as Moodle and others write it, answers in braces. */
  | 'GIFT'
  /** The XML that Moodle exports, without files. */
  | 'MOODLE_XML';

/** What became of a file of questions, or would. */
export type QuestionImport = {
  __typename: 'QuestionImport';
  /** Each question in the order of the file. */
  rows: Array<ImportedQuestion>;
  /** How many are taken. */
  taken: Scalars['Int']['output'];
};

/** How a question is answered and marked. */
export type QuestionKind =
  /** Gaps in a text are filled in; each counts the same. */
  | 'BLANK'
  /** Items are matched with others; each pair counts the same. */
  | 'MATCHING'
  /** Several choices are right; wrong ones that are chosen take points away. */
  | 'MULTIPLE'
  /** A text is written; a person marks it. */
  | 'OPEN'
  /** Items are brought into order; items that follow each other rightly count. */
  | 'ORDERING'
  /** A few words or a number are typed. */
  | 'SHORT'
  /** One of several choices is right. */
  | 'SINGLE'
  /** A statement is true or false. */
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

/** Two things that belong together. */
export type QuestionPair = {
  __typename: 'QuestionPair';
  /** What is given; at most 500 characters. */
  left: Scalars['String']['output'];
  /** What belongs to it; at most 500 characters. */
  right: Scalars['String']['output'];
};

/** Two things that belong together. */
export type QuestionPairInput = {
  /** What is given; at most 500 characters. */
  left: Scalars['String']['input'];
  /** What belongs to it; at most 500 characters. */
  right: Scalars['String']['input'];
};

/** The rules of a lesson’s quiz, for its students once they opened the lesson. */
export type Quiz = {
  __typename: 'Quiz';
  /** When right answers and explanations are shown. */
  answersShown: AnswersShown;
  /** The viewer’s own attempts, the newest first. */
  attempts: Array<QuizAttempt>;
  /** How many questions an attempt draws; absent: all. */
  drawCount: Maybe<Scalars['Int']['output']>;
  /** Seconds that the viewer has beyond the limit. */
  extraSec: Scalars['Int']['output'];
  /** Of the quiz: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** The lesson that it belongs to. */
  lesson: LessonOutline;
  /** How many attempts a student has; absent: 100, which no quiz exceeds. */
  maxAttempts: Maybe<Scalars['Int']['output']>;
  /** Per cent of the points that pass it, 1 to 100. */
  passPercent: Scalars['Int']['output'];
  /** How many questions an attempt has. */
  questionCount: Scalars['Int']['output'];
  /** Whether each attempt has the choices in another order. */
  shufflesAnswers: Scalars['Boolean']['output'];
  /** Whether each attempt has the questions in another order. */
  shufflesQuestions: Scalars['Boolean']['output'];
  /** Seconds of an attempt; absent: no limit. */
  timeLimitSec: Maybe<Scalars['Int']['output']>;
};

/** An answer of an attempt, as it is saved. */
export type QuizAnswer = {
  __typename: 'QuizAnswer';
  /** Choices; of TRUE_FALSE `true` or `false`; of ORDERING all of them in order. */
  choiceIds: Array<Scalars['ID']['output']>;
  /** Whether the student wants to look at it again. */
  isMarked: Scalars['Boolean']['output'];
  /** Of MATCHING: what was matched. */
  pairs: Array<MatchedPair>;
  /** Of the question that it answers. */
  questionId: Scalars['ID']['output'];
  /** Of each gap in order; of SHORT and OPEN one. */
  texts: Array<Scalars['String']['output']>;
};

/** The answer to one question, as it is now; it takes the place of the one before. */
export type QuizAnswerInput = {
  /** Choices; of TRUE_FALSE `true` or `false`; of ORDERING all of them in order. */
  choiceIds?: Array<Scalars['ID']['input']>;
  /** Whether the student wants to look at it again. */
  isMarked?: Scalars['Boolean']['input'];
  /** Of MATCHING: what was matched. */
  pairs?: Array<AnswerPairInput>;
  /** Of a question of the attempt. */
  questionId: Scalars['ID']['input'];
  /** Of each gap in order, at most 500 characters; of OPEN one text, at most 20,000. */
  texts?: Array<Scalars['String']['input']>;
};

/** The viewer’s own attempt at a quiz. */
export type QuizAttempt = {
  __typename: 'QuizAttempt';
  /** What was answered, as it is saved; in no order. */
  answers: Array<QuizAnswer>;
  /** Points earned so far, in hundredths; 0 before it is handed in. */
  earned: Scalars['Float']['output'];
  /** When its time is over; absent without a limit. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the attempt: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether its time ran out: what had been saved was marked. */
  isTimedOut: Scalars['Boolean']['output'];
  /** What each answer came to; none before it is handed in. */
  marks: Array<QuizMark>;
  /** Which attempt of the student at the quiz, from 1. */
  number: Scalars['Int']['output'];
  /** Per cent that passed the quiz when it began. */
  passPercent: Scalars['Int']['output'];
  /** Whether it passed the quiz; never taken back. */
  passed: Scalars['Boolean']['output'];
  /** The pictures that its questions show, in no order. */
  pictures: Array<CoursePicture>;
  /** Points of all right answers. */
  points: Scalars['Int']['output'];
  /** Its questions, as they were when it began. */
  questions: Array<PaperQuestion>;
  /** The quiz; absent once access to it has ended. */
  quiz: Maybe<Quiz>;
  /** When answers were saved last. */
  savedAt: Maybe<Scalars['DateTime']['output']>;
  /** Per cent earned so far; at least that much while answers wait to be marked. Absent before. */
  score: Maybe<Scalars['Int']['output']>;
  /** Rises with every save: the next one sends this number plus one. */
  sequence: Scalars['Int']['output'];
  /** The server’s clock at this answer, to count down from. */
  serverTime: Scalars['DateTime']['output'];
  /** Right answers and explanations; none before it is handed in and its quiz shows them. */
  solutions: Array<QuizSolution>;
  /** When it began, by the server’s clock. */
  startedAt: Scalars['DateTime']['output'];
  /** What has become of it. */
  status: AttemptStatus;
  /** When it was handed in, or its time ran out. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What an answer of a submitted attempt came to. */
export type QuizMark = {
  __typename: 'QuizMark';
  /** Of whoever marked it by hand. */
  comment: Maybe<Scalars['String']['output']>;
  /** Points earned, in hundredths; 0 while it waits. */
  earned: Scalars['Float']['output'];
  /** Points of a right answer. */
  points: Scalars['Int']['output'];
  /** Of the question that was answered. */
  questionId: Scalars['ID']['output'];
  /** Share of the points, 0 to 1; absent while a person has to mark it. */
  share: Maybe<Scalars['Float']['output']>;
};

/** What became of one student at a quiz. */
export type QuizResult = {
  __typename: 'QuizResult';
  /** Attempts that were begun. */
  attempts: Scalars['Int']['output'];
  /** The best score in per cent; absent before one was handed in. */
  bestScore: Maybe<Scalars['Int']['output']>;
  /** Seconds that the student has beyond the limit. */
  extraSec: Scalars['Int']['output'];
  /** When the newest attempt began. */
  lastStartedAt: Scalars['DateTime']['output'];
  /** Whether an attempt passed. */
  passed: Scalars['Boolean']['output'];
  /** Of the student who took it. */
  studentId: Scalars['ID']['output'];
  /** Their full name, as their profile has it. */
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

/** A quiz as it is built: its settings, and its questions with their keys. */
export type QuizSetup = {
  __typename: 'QuizSetup';
  /** When right answers and explanations are shown. */
  answersShown: AnswersShown;
  /** How many questions an attempt draws; absent: all. */
  drawCount: Maybe<Scalars['Int']['output']>;
  /** The same id as of the quiz. */
  id: Scalars['ID']['output'];
  /** The lesson that it belongs to. */
  lesson: LessonOutline;
  /** How many attempts a student has; absent: 100, which no quiz exceeds. */
  maxAttempts: Maybe<Scalars['Int']['output']>;
  /** Per cent of the points that pass it, 1 to 100. */
  passPercent: Scalars['Int']['output'];
  /** Its questions in order, with their keys. */
  questions: Array<Question>;
  /** Whether each attempt has the choices in another order. */
  shufflesAnswers: Scalars['Boolean']['output'];
  /** Whether each attempt has the questions in another order. */
  shufflesQuestions: Scalars['Boolean']['output'];
  /** Seconds of an attempt; absent: no limit. */
  timeLimitSec: Maybe<Scalars['Int']['output']>;
  /** Rises with every edit, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** The right answer to a question of a submitted attempt, once its quiz shows answers. */
export type QuizSolution = {
  __typename: 'QuizSolution';
  /** Right choices; of ORDERING all of them in the right order. */
  choiceIds: Array<Scalars['ID']['output']>;
  /** Why the answer is right, where its teacher said so. */
  explanation: Maybe<Scalars['String']['output']>;
  /** What is said of choices, where its teacher said something. */
  feedback: Array<ChoiceFeedback>;
  /** Of MATCHING: what belongs together. */
  pairs: Array<MatchedPair>;
  /** Of the question that it answers. */
  questionId: Scalars['ID']['output'];
  /** The lesson that teaches it, to look at again. */
  reviewLesson: Maybe<LessonOutline>;
  /** From which second of that lesson. */
  reviewSec: Scalars['Int']['output'];
  /** Of each gap the best text. */
  texts: Array<Scalars['String']['output']>;
};

/** How content a guest is with what became of their ticket. */
export type RateAsGuestInput = {
  /** Why, at most 500 characters; left out: nothing. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** What stands after `#ticket=` in the link of the mail. */
  secret: Scalars['String']['input'];
  /** From 1, not at all, to 5, entirely. */
  stars: Scalars['Int']['input'];
};

/** A student’s judgement of a course, or another one in its place. */
export type RateCourseInput = {
  /** Of a course that the viewer may study. */
  courseId: Scalars['ID']['input'];
  /** From 1, the worst, to 5. */
  stars: Scalars['Int']['input'];
  /** In the viewer’s own words, 10 to 2,000 characters; left out for stars alone. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** How content one is with what became of an own ticket. */
export type RateTicketInput = {
  /** Why, at most 500 characters; left out: nothing. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** From 1, not at all, to 5, entirely. */
  stars: Scalars['Int']['input'];
  /** Of an own ticket that is resolved or closed. */
  ticketId: Scalars['ID']['input'];
};

/** A student’s judgement of a course. */
export type Rating = {
  __typename: 'Rating';
  /** The student who gave it. */
  author: RatingAuthor;
  /** Whether the viewer may answer it for the course. */
  canReply: Scalars['Boolean']['output'];
  /** The course that is judged. */
  course: Course;
  /** Version of the course when they wrote this; absent where it was not noted yet. */
  courseVersion: Maybe<Scalars['Int']['output']>;
  /** When it was given. */
  createdAt: Scalars['DateTime']['output'];
  /** What it said before, newest first: for its author and the course’s teachers; empty for others. */
  earlierVersions: Array<RatingVersion>;
  /** Of the rating: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** How much of the course its author had completed when they wrote this, in whole per cent; absent where it was not noted yet. */
  percentage: Maybe<Scalars['Int']['output']>;
  /** When the teacher answered last; absent without an answer, and of answers before it was noted. */
  repliedAt: Maybe<Scalars['DateTime']['output']>;
  /** From 1, the worst, to 5. */
  stars: Scalars['Int']['output'];
  /** Whether it is shown and counted. */
  status: RatingStatus;
  /** What the teacher answered; absent without an answer. */
  teacherReply: Maybe<Scalars['String']['output']>;
  /** In their own words. */
  text: Maybe<Scalars['String']['output']>;
  /** When it was edited last; absent where it never was. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Author of a rating, with the public fields of a student. */
export type RatingAuthor = {
  __typename: 'RatingAuthor';
  /** Path of the picture, below the platform’s own URL. Null if the user has none; clients show initials instead. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Full name, family name first. */
  fullName: Scalars['String']['output'];
  /** Unique author ID, equal to the user ID. */
  id: Scalars['ID']['output'];
};

/** How often a course was given this many stars. */
export type RatingCount = {
  __typename: 'RatingCount';
  /** How many published ratings gave so many. */
  count: Scalars['Int']['output'];
  /** Which number of stars, 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** What a course’s score is made of, in the open. */
export type RatingMethod = {
  __typename: 'RatingMethod';
  /** Published ratings, which are all that count. */
  counted: Scalars['Int']['output'];
  /** Of those that count: edited since they were first written. */
  edited: Scalars['Int']['output'];
  /** Minutes of study in the course before it can be rated. */
  leastStudyMinutes: Scalars['Int']['output'];
  /** Of those that count: how much of the course half of their authors had completed, in whole per cent; absent where it was never noted. */
  medianPercentage: Maybe<Scalars['Int']['output']>;
  /** Ratings left out because moderators hid or removed them, or look again. */
  moderated: Scalars['Int']['output'];
  /** Of those that count: written about an earlier version of the course. */
  ofEarlierVersions: Scalars['Int']['output'];
  /** Ratings left out because their course was refunded. */
  refunded: Scalars['Int']['output'];
  /** How ratings make up the score. */
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

/** Whether a student may rate a course now, or edit their rating. */
export type RatingStanding =
  /** Their access has ended, they teach the course, or moderators removed theirs. */
  | 'CLOSED'
  /** They may write a rating, or edit theirs. */
  | 'OPEN'
  /** They have not studied for long enough yet. */
  | 'STUDY_MORE';

/** Whether a rating is shown and counted. */
export type RatingStatus =
  /** Left out: its course was refunded, or moderators hid it. */
  | 'HIDDEN'
  /** Edited after moderators hid it: they look at it again. */
  | 'PENDING'
  /** Shown to everyone, and a part of the score. */
  | 'PUBLISHED'
  /** Taken away by moderators, for good. */
  | 'REMOVED';

/** What a rating said before it was edited. */
export type RatingVersion = {
  __typename: 'RatingVersion';
  /** How much of the course was complete then, in whole per cent; absent where it was not noted. */
  percentage: Maybe<Scalars['Int']['output']>;
  /** Stars that were given then, 1 to 5. */
  stars: Scalars['Int']['output'];
  /** What was written then; absent for stars alone. */
  text: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** How ratings make up the score. */
export type RatingWeighting =
  /** The plain average of all published ratings, to two decimals: each counts the same, however old it is and however much was studied. */
  | 'EQUAL';

/** What is checked before a course may be submitted. */
export type ReadinessCode =
  /** How many points say for whom it is. */
  | 'AUDIENCE'
  /** One has to be chosen. */
  | 'CATEGORY'
  /** Whether the description is long enough, in words. */
  | 'DESCRIPTION'
  /** Counted in minutes; text is read at 200 words a minute. */
  | 'DURATION'
  /** How many lessons the course has. */
  | 'LESSONS'
  /** Lessons that hold something, of all lessons. */
  | 'LESSON_CONTENT'
  /** How many points say what students will be able to do. */
  | 'OUTCOMES'
  /** How many points say what is needed beforehand. */
  | 'REQUIREMENTS'
  /** Whether the subtitle is long enough, in characters. */
  | 'SUBTITLE'
  /** A cover; the generated one will do. */
  | 'THUMBNAIL'
  /** Whether the title is long enough, in characters. */
  | 'TITLE';

/** One condition of the submit gate. */
export type ReadinessItem = {
  __typename: 'ReadinessItem';
  /** How much there is, in what the code counts. */
  actual: Scalars['Int']['output'];
  /** Which condition of the gate it is. */
  code: ReadinessCode;
  /** Whether it is met. */
  ok: Scalars['Boolean']['output'];
  /** How much is needed, in what the code counts. */
  required: Scalars['Int']['output'];
};

/** Into which category a course goes, and why. */
export type RecategorizeCourseInput = {
  /** Of the category in which it is found from now on. */
  categoryId: Scalars['ID']['input'];
  /** Of the course that is moved. */
  courseId: Scalars['ID']['input'];
  /** Why: 3 to 300 characters. The teacher and the audit log are told. */
  reason: Scalars['String']['input'];
};

/** What a teacher of a course wrote to the viewer. */
export type ReceivedCourseMessage = {
  __typename: 'ReceivedCourseMessage';
  /** Name of the teacher who sent it. */
  authorName: Scalars['String']['output'];
  /** Plain text with line breaks, at most 4,000 characters. */
  body: Scalars['String']['output'];
  /** Of the message: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether the viewer had opened it before. */
  isRead: Scalars['Boolean']['output'];
  /** When the teacher sent it. */
  sentAt: Scalars['DateTime']['output'];
  /** What it is about, at most 120 characters. */
  title: Scalars['String']['output'];
};

/** A look at a course’s page, so that its teacher sees how many have looked. */
export type RecordCourseVisitInput = {
  /** Of the course whose page it is. */
  courseId: Scalars['ID']['input'];
  /** What the visitor did there. */
  kind: VisitKind;
  /** Words searched on the way there, at most 100 characters; kept only if many search them. */
  search?: InputMaybe<Scalars['String']['input']>;
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

/** A search that a person has sent off, not what they typed on the way there. */
export type RecordSearchInput = {
  /** Language of the screen. */
  language: Language;
  /** The words, at most 100 characters. */
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

/** Whether a look at a course was counted. */
export type RecordedCourseVisit = {
  __typename: 'RecordedCourseVisit';
  /** False where it was counted before, or is nobody’s who might buy the course. */
  isCounted: Scalars['Boolean']['output'];
};

/** Whether a search was counted. */
export type RecordedSearch = {
  __typename: 'RecordedSearch';
  /** False where it was counted before, was corrected, or says too little. */
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

/** The money of one bought course, asked back. */
export type Refund = {
  __typename: 'Refund';
  /** The last four digits of the account that it goes to; absent where it goes back as it came. */
  accountTail: Maybe<Scalars['String']['output']>;
  /** What the viewer may do with it now. */
  actions: Array<RefundAction>;
  /** What goes back, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** By when the teacher or the platform answers; absent once it is decided. */
  answerBy: Maybe<Scalars['DateTime']['output']>;
  /** What the buyer said to that. */
  appealNote: Maybe<Scalars['String']['output']>;
  /** Until when a refusal can be appealed; absent where it can’t. */
  appealUntil: Maybe<Scalars['DateTime']['output']>;
  /** When the buyer asked to look at a refusal once more. */
  appealedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who asks for the money back. */
  buyer: RatingAuthor;
  /** When the money was known to have gone back. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** What was bought; absent once the viewer may not know of it any more. */
  course: Maybe<Course>;
  /** When it was granted or refused. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** What was said to the buyer with the decision. */
  decisionNote: Maybe<Scalars['String']['output']>;
  /** What the same buyer asked back before, latest first, at most ten; only for `refund:decide`. */
  earlier: Maybe<Array<Refund>>;
  /** What of it paid another course that the buyer took instead, in đồng; 0 where none was. */
  exchanged: Scalars['Vnd']['output'];
  /** Title of the course that was taken for it; absent where none was. */
  exchangedFor: Maybe<Scalars['String']['output']>;
  /** The gateway’s code of why the money could not be sent; only for `refund:decide`. */
  failureCode: Maybe<Scalars['String']['output']>;
  /** What speaks for looking closely; only for `refund:decide`. */
  flags: Maybe<RefundFlags>;
  /** The gateway that the money goes back by; absent where a bank account was named. */
  gateway: Maybe<PaymentGateway>;
  /** Of the refund: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether two administrators have to agree and one has. */
  isHalfApproved: Scalars['Boolean']['output'];
  /** The buyer’s own words; the teacher reads them. */
  note: Maybe<Scalars['String']['output']>;
  /** For people to quote, for instance HT-1126-0417. */
  number: Scalars['String']['output'];
  /** Of the order, for people to quote. */
  orderNumber: Scalars['String']['output'];
  /** When the course was paid. */
  paidAt: Scalars['DateTime']['output'];
  /** The most of the course that had been studied by then, in per cent. */
  percentAtRequest: Scalars['Int']['output'];
  /** Why the buyer wants the money back. */
  reason: RefundReason;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** What the policy says of the purchase now, with the terms that it was bought with. */
  right: Maybe<RefundRight>;
  /** Where it is between asked for and paid back. */
  status: RefundStatus;
  /** What happened to it, oldest first; what administrators do among themselves only for them. */
  steps: Array<RefundStep>;
  /** How much the buyer has studied. */
  study: Maybe<RefundStudy>;
  /** What the teacher gives back, in đồng; absent for the buyer. */
  teacherShare: Maybe<Scalars['Vnd']['output']>;
  /** The course’s title when it was bought. */
  title: Scalars['String']['output'];
  /** Number of the file by which the bank was told to transfer it, while the bank has said nothing of it; only for `refund:decide`. */
  transferFile: Maybe<Scalars['String']['output']>;
};

/** The account that a refund is transferred to. */
export type RefundAccount = {
  __typename: 'RefundAccount';
  /** What people call the bank. */
  bank: Scalars['String']['output'];
  /** Whose account it is, as banks write names. */
  holder: Scalars['String']['output'];
  /** The account’s number: digits alone. */
  number: Scalars['String']['output'];
};

/** What a viewer may do with a refund now. */
export type RefundAction =
  /** Agree or disagree as its teacher: agreeToRefund, disagreeWithRefund. */
  | 'ANSWER'
  /** Ask to look at it once more: appealRefund. */
  | 'APPEAL'
  /** Call it off: cancelRefund. */
  | 'CANCEL'
  /** Say that the bank has sent it: confirmRefundTransfer. */
  | 'CONFIRM'
  /** Decide for the platform: approveRefund, rejectRefund. */
  | 'DECIDE'
  /** Have the money sent again: retryRefund. */
  | 'RETRY';

/** What speaks for looking closely at a refund. It refuses nothing. */
export type RefundFlags = {
  __typename: 'RefundFlags';
  /** Refunds the buyer has asked for within `days`, this one included. */
  asked: Scalars['Int']['output'];
  /** Courses that the buyer has paid for, ever. */
  bought: Scalars['Int']['output'];
  /** Of how many days. */
  days: Scalars['Int']['output'];
  /** Whether the buyer had asked often when they asked. */
  isFlagged: Scalars['Boolean']['output'];
  /** Of those, how many were paid back. */
  refunded: Scalars['Int']['output'];
};

/** Refunds that wait for the same. */
export type RefundGroup =
  /** Paid back, refused or called off. */
  | 'DONE'
  /** Granted; the money has not arrived yet. */
  | 'UNDER_WAY'
  /** The platform has to decide, or to see to money that could not be sent. */
  | 'WAITING_FOR_PLATFORM'
  /** The teacher has to answer first. */
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

/** Why a buyer wants the money back. */
export type RefundReason =
  /** Another course was meant. */
  | 'BOUGHT_BY_MISTAKE'
  /** Picture or sound are hard to follow. */
  | 'HARD_TO_FOLLOW'
  /** The content is not what was described. */
  | 'NOT_AS_DESCRIBED'
  /** Something else, said in the note. */
  | 'OTHER'
  /** It is too easy or too hard. */
  | 'WRONG_LEVEL';

/** What the refund policy says of one purchase, by the terms it was bought with. */
export type RefundRight = {
  __typename: 'RefundRight';
  /** What was paid for it, in đồng, and would go back. */
  amount: Scalars['Vnd']['output'];
  /** Of the course that was bought. */
  courseId: Scalars['ID']['output'];
  /** Days from the payment to the deadline. */
  days: Scalars['Int']['output'];
  /** Until when it can be asked back. */
  deadline: Scalars['DateTime']['output'];
  /** Until when it can be exchanged for another course; absent where it can’t. */
  exchangeUntil: Maybe<Scalars['DateTime']['output']>;
  /** The gateway that took the money; absent where none did. */
  gateway: Maybe<PaymentGateway>;
  /** Whether a certificate was issued for the course. */
  hasCertificate: Scalars['Boolean']['output'];
  /** Of the order’s line: what requestRefund takes. */
  id: Scalars['ID']['output'];
  /** Lessons that can still be opened before the right is lost; 0 where it is lost. */
  lessonsLeft: Scalars['Int']['output'];
  /** The most that may be reached, in per cent. */
  mostPercent: Scalars['Int']['output'];
  /** Whether an account has to be named, as the money can’t go back the way it came. */
  needsBankAccount: Scalars['Boolean']['output'];
  /** Of the order, for people to quote. */
  orderNumber: Scalars['String']['output'];
  /** When it was paid. */
  paidAt: Scalars['DateTime']['output'];
  /** The most of the course that was ever reached, in per cent. */
  percent: Scalars['Int']['output'];
  /** Of the refund, where it was asked for already. */
  refundId: Maybe<Scalars['ID']['output']>;
  /** Whether the money can be asked back now, or why it can’t. */
  rule: RefundRule;
  /** The course’s title at the time. */
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

/** Who did something to a refund. */
export type RefundRole =
  /** An administrator of the platform. */
  | 'ADMIN'
  /** Who bought the course. */
  | 'BUYER'
  /** The clock, or a gateway. */
  | 'SYSTEM'
  /** Who teaches the course. */
  | 'TEACHER';

/** What the refund policy says of a purchase now. */
export type RefundRule =
  /** The money can be asked back. */
  | 'ALLOWED'
  /** It was asked for already. */
  | 'ASKED_BEFORE'
  /** A certificate was issued for the course. */
  | 'CERTIFICATE_ISSUED'
  /** The buyer’s bank has taken the money back, and decides about it. */
  | 'IN_DISPUTE'
  /** Nothing was paid for it, or it was paid back. */
  | 'NOT_PAID'
  /** More of it was handed out than the terms allow. */
  | 'STUDIED_TOO_MUCH'
  /** The days in which it could be asked back are over. */
  | 'WINDOW_OVER';

/** Where a refund is between asked for and paid back. */
export type RefundStatus =
  /** The platform decides, until `answerBy`. */
  | 'ADMIN_REVIEW'
  /** Granted: the buyer is owed the money, and access rests. */
  | 'APPROVED'
  /** Called off by the buyer. */
  | 'CANCELLED'
  /** The money went back; the course is given back. */
  | 'COMPLETED'
  /** The money could not be sent; it is still owed, and people look into it. */
  | 'FAILED'
  /** The money is on its way. */
  | 'PROCESSING'
  /** Refused for `decisionNote`; it can be appealed once. */
  | 'REJECTED'
  /** Asked for; the teacher was not told yet. */
  | 'REQUESTED'
  /** The teacher answers, until `answerBy`. */
  | 'TEACHER_REVIEW';

/** One thing that happened to a refund. */
export type RefundStep = {
  __typename: 'RefundStep';
  /** When the step was taken. */
  at: Scalars['DateTime']['output'];
  /** Of the step: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What happened to the refund. */
  kind: RefundStepKind;
  /** What was said with it. */
  note: Maybe<Scalars['String']['output']>;
  /** Who did it; absent for the clock and gateways, and without `refund:decide`. */
  personName: Maybe<Scalars['String']['output']>;
  /** As what it was done. */
  role: RefundRole;
};

/** What happened to a refund. */
export type RefundStepKind =
  /** The platform agreed to it. */
  | 'ADMIN_AGREED'
  /** The buyer asked to look at it once more. */
  | 'APPEALED'
  /** It was granted: the buyer is owed the money. */
  | 'APPROVED'
  /** The buyer called it off. */
  | 'CANCELLED'
  /** The money has gone back. */
  | 'COMPLETED'
  /** An administrator confirmed the bank transfer. */
  | 'CONFIRMED'
  /** The teacher did not answer in time: the platform decides. */
  | 'ESCALATED'
  /** The buyer took another course for it. */
  | 'EXCHANGED'
  /** One administrator agreed; its amount needs a second one. */
  | 'FIRST_APPROVED'
  /** The platform refused it. */
  | 'REJECTED'
  /** The buyer asked for it. */
  | 'REQUESTED'
  /** An administrator had it sent again. */
  | 'RETRIED'
  /** Another administrator disagreed: it is decided from the start. */
  | 'SECOND_DISAGREED'
  /** The money could not be sent. */
  | 'SEND_FAILED'
  /** The money was sent. */
  | 'SENT'
  /** The money goes back with the teacher’s consent. */
  | 'TEACHER_AGREED'
  /** The teacher disagreed: the platform decides. */
  | 'TEACHER_DISAGREED';

/** How much of the course a buyer who wants the money back has studied. */
export type RefundStudy = {
  __typename: 'RefundStudy';
  /** Lessons that are complete. */
  completedLessons: Scalars['Int']['output'];
  /** The lesson opened last; absent before the first. */
  lastLesson: Maybe<Scalars['String']['output']>;
  /** When it was studied last; absent if never. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Lessons that the course has. */
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

/** Details of the account to create. */
export type RegisterInput = {
  /** Email address, case-insensitive; at most 254 characters. */
  email: Scalars['String']['input'];
  /** Full name, family name first; 2 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** Language of the interface, emails and messages. Defaults to the language of the request. */
  locale?: InputMaybe<Language>;
  /** Password of 8 to 128 arbitrary characters. Common passwords are rejected. */
  password: Scalars['String']['input'];
  /** Initial role: USER, or TEACHER for a teacher account. */
  role?: Role;
};

/** Issues a certificate anew, with a corrected name. */
export type ReissueCertificateInput = {
  /** Of a certificate that holds. */
  certificateId: Scalars['ID']['input'];
  /** Why; its student reads it. 10 to 500 characters. */
  reason: Scalars['String']['input'];
  /** The name as it should be printed; 2 to 100 characters. */
  studentName: Scalars['String']['input'];
};

/** Refuses a course for a reason of policy. */
export type RejectCourseInput = {
  /** Of the course that is refused. */
  courseId: Scalars['ID']['input'];
  /** Why; the teacher reads it. 10 to 4,000 characters. */
  reason: Scalars['String']['input'];
  /** Of the submission that was looked at; CONFLICT when another one waits by now. */
  reviewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payout to reject and the reason. */
export type RejectPayoutInput = {
  /** ID of the payout that the viewer rejects. */
  payoutId: Scalars['ID']['input'];
  /** Reason of 3 to 300 characters, shown to the teacher. */
  reason: Scalars['String']['input'];
};

/** Refuses a refund for the platform. */
export type RejectRefundInput = {
  /** Why; the buyer reads it. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** Of a refund that waits for the platform. */
  refundId: Scalars['ID']['input'];
};

/** Outgoing operations to release after a restore. */
export type ReleaseOutgoingInput = {
  /** Kind of outgoing operation to release. */
  kind: OutgoingKind;
  /** Reason of 3 to 300 characters, recorded in the audit log: the checks made before the release. */
  reason: Scalars['String']['input'];
};

/** What marking a question again by its present key would change. */
export type RemarkPreview = {
  __typename: 'RemarkPreview';
  /** Submitted attempts that were marked by an older key. */
  attempts: Scalars['Int']['output'];
  /** Attempts that gain points. */
  gain: Scalars['Int']['output'];
  /** Attempts that lose points; a pass stays all the same. */
  lose: Scalars['Int']['output'];
  /** Attempts that pass by it. */
  pass: Scalars['Int']['output'];
};

/** A question whose key was wrong and is mended now. */
export type RemarkQuestionInput = {
  /** The version of the question that the preview was read at. */
  expectedVersion: Scalars['Int']['input'];
  /** Of a question of a course that the viewer teaches. */
  questionId: Scalars['ID']['input'];
  /** Why, for the log; 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** A question that is being marked again, attempt by attempt. */
export type RemarkStarted = {
  __typename: 'RemarkStarted';
  /** Of the question that is marked again. */
  questionId: Scalars['ID']['output'];
  /** The version of the key that attempts are marked by now. */
  version: Scalars['Int']['output'];
};

/** A section or lesson that a revision removes. */
export type RemovedPart = {
  __typename: 'RemovedPart';
  /** Of the section or lesson. */
  id: Scalars['ID']['output'];
  /** True for a section, which goes with all its lessons. */
  isSection: Scalars['Boolean']['output'];
  /** How many students have opened it, or a lesson of it. */
  studentCount: Scalars['Int']['output'];
  /** What it is called in the course. */
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

/** How the next cycle of one’s package is paid. */
export type RenewPackageInput = {
  /** Whose name the bill bears; left out: the viewer’s own. Remembered for the next time. */
  billTo?: InputMaybe<BillDetailsInput>;
  /** The total in đồng that the viewer was shown: CONFLICT where it has changed since. */
  expectedTotal?: InputMaybe<Scalars['Vnd']['input']>;
  /** Needed unless nothing is to be paid. */
  gateway?: InputMaybe<PaymentGateway>;
  /** Made by the client; the same key gives the same answer. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
};

/** Confirmation of the viewer’s identity for creating new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** Code of the authenticator app or a recovery code. */
  code: Scalars['String']['input'];
  /** Password of the viewer. Omit it if the account has none. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Why a lesson deserves to be mended. */
export type RepairReason =
  /** Far more students stop before its end than at other lessons. */
  | 'DROP'
  /** The best results of its students are low on average. */
  | 'LOW_SCORE'
  /** Several questions below it have no answer. */
  | 'QUESTIONS'
  /** One place of its video is watched again by many. */
  | 'REPLAY'
  /** Students take days from opening it to completing it. */
  | 'SLOW';

/** File to create again with the same parameters. */
export type RepeatExportInput = {
  /** ID of a file requested by the viewer, in any state. */
  exportId: Scalars['ID']['input'];
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
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

/** More words of a guest for their ticket. */
export type ReplyAsGuestInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What stands after `#ticket=` in the link of the mail. */
  secret: Scalars['String']['input'];
  /** Plain text, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** What a course’s teachers answer to a rating, for everyone to read. */
export type ReplyToRatingInput = {
  /** Of a rating of a course that the viewer answers for. */
  ratingId: Scalars['ID']['input'];
  /** The answer, 2 to 1,000 characters; another one in its place. Null takes it back. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** More words for one’s own ticket. */
export type ReplyToTicketInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
  /** Of an own ticket that is not closed. */
  ticketId: Scalars['ID']['input'];
  /** Finished own uploads, at most 3 with 10 MB together. */
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

/** Tells the administrators of a comment. */
export type ReportCommentInput = {
  /** Of a comment of another person. */
  commentId: Scalars['ID']['input'];
  /** What is wrong with it; administrators read it. 5 to 500 characters. */
  note: Scalars['String']['input'];
};

/** Tells the administrators of a rating. */
export type ReportRatingInput = {
  /** What is wrong with it; administrators read it. 5 to 500 characters. */
  note: Scalars['String']['input'];
  /** Of a published rating of another person. */
  ratingId: Scalars['ID']['input'];
};

/** Result of reporting a JavaScript error. */
export type ReportedBrowserError = {
  __typename: 'ReportedBrowserError';
  /** False if too many errors were reported within the hour. */
  isCounted: Scalars['Boolean']['output'];
};

/** Confirmation of the viewer’s identity for deleting the account. */
export type RequestErasureInput = {
  /** Password of the viewer. Omit it if the account has none; the sign-in must then be at most 15 minutes old. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** A student asks for more time at an assignment. */
export type RequestExtensionInput = {
  /** Of an assignment with a due time, whose lesson the viewer opened. */
  assignmentId: Scalars['ID']['input'];
  /** Why; its teachers read it. 10 to 500 characters. */
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

/** Asks for the money of one bought course back. */
export type RequestRefundInput = {
  /** Where to send it instead of the way it was paid; needed for what was paid by transfer. */
  bankAccount?: InputMaybe<BankAccountInput>;
  /** Made by the client; the same key gives the same answer. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** Of the order’s line whose money is asked back. */
  lineId: Scalars['ID']['input'];
  /** The buyer’s own words, which the teacher reads; needed for OTHER. At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why the buyer wants it back. */
  reason: RefundReason;
};

/** Which ticket a guest has lost the way into. */
export type RequestTicketLinkInput = {
  /** The address from which it was sent; case does not matter. */
  email: Scalars['String']['input'];
  /** The ticket’s number, for instance HT-1126-0431; case and blanks do not matter. */
  number: Scalars['String']['input'];
};

/** A bill that was sent again. */
export type ResentBill = {
  __typename: 'ResentBill';
  /** The address that it was sent to: the buyer’s present one. */
  email: Scalars['String']['output'];
  /** Number of the paid order, for people to quote. */
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

/** A difference of a settlement that a person has looked into. */
export type ResolveSettlementDifferenceInput = {
  /** Of the difference; not of one that is missing with the gateway. */
  differenceId: Scalars['ID']['input'];
  /** What was found out; it stands in the log. 3 to 300 characters. */
  note: Scalars['String']['input'];
};

/** A difference that has left the desk. */
export type ResolvedDifference = {
  __typename: 'ResolvedDifference';
  /** Of the difference that was looked into. */
  differenceId: Scalars['ID']['output'];
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

/** Brings back what a lesson was before an edit. */
export type RestoreLessonInput = {
  /** Of the edit that is undone, as courseChanges gives it. */
  changeId: Scalars['ID']['input'];
  /** The version of the lesson that was looked at; CONFLICT when another edit was faster. */
  expectedVersion: Scalars['Int']['input'];
  /** Of a lesson of a course that the viewer may edit. */
  lessonId: Scalars['ID']['input'];
};

/** Sends a refund again whose money could not be sent. */
export type RetryRefundInput = {
  /** The buyer’s account, to send it from the bank instead; left out: the same way again. */
  bankAccount?: InputMaybe<BankAccountInput>;
  /** Of a refund that is FAILED. */
  refundId: Scalars['ID']['input'];
};

/** Marked work that its students are to have. */
export type ReturnSubmissionsInput = {
  /** Of the assignment that all of it belongs to. */
  assignmentId: Scalars['ID']['input'];
  /** Of work whose marks are complete; 1 to 50. */
  submissionIds: Array<Scalars['ID']['input']>;
};

/** Money in suspense that goes back to whoever sent it. */
export type ReturnSuspenseInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the money in suspense. */
  itemId: Scalars['ID']['input'];
  /** Why it goes back; it stands in the log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** Marked work that its students have now. */
export type ReturnedSubmissions = {
  __typename: 'ReturnedSubmissions';
  /** Of the assignment that all of it belongs to. */
  assignmentId: Scalars['ID']['output'];
  /** Of the work that was released. */
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

/** Whom submissions were given to. */
export type ReviewAssignment =
  /** Whoever has them, or no one yet. */
  | 'ANY'
  /** Those that no one has. */
  | 'FREE'
  /** Those that the viewer has. */
  | 'MINE';

/** A reviewer’s judgement of one item. */
export type ReviewCheck = {
  __typename: 'ReviewCheck';
  /** Which part of the course was judged. */
  item: ReviewItem;
  /** What to do about it. */
  note: Maybe<Scalars['String']['output']>;
  /** How it was judged. */
  verdict: ReviewVerdict;
};

/** A judgement of one item. */
export type ReviewCheckInput = {
  /** Which part of the course is judged. */
  item: ReviewItem;
  /** What to do about it; at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How it is judged. */
  verdict: ReviewVerdict;
};

/** How a review ended; PENDING while it has not. */
export type ReviewDecision =
  /** The course may be published by its teacher. */
  | 'APPROVED'
  /** No one has decided. */
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

/** Where a submission stands among those that wait, the longest waiting first. */
export type ReviewPlace = {
  __typename: 'ReviewPlace';
  /** The submission after it; absent for the last. */
  nextId: Maybe<Scalars['ID']['output']>;
  /** Its number in the queue, from 1. */
  position: Scalars['Int']['output'];
  /** The submission before it; absent for the first. */
  previousId: Maybe<Scalars['ID']['output']>;
  /** How many wait, this one included. */
  total: Scalars['Int']['output'];
};

/** PASS: fine. FIX: needs work, see the note. */
export type ReviewVerdict =
  /** Needs work, see the note. */
  | 'FIX'
  /** Nothing about it has to be mended. */
  | 'PASS';

/** What of a course is compared with the submission before. */
export type ReviewedField =
  /** For whom it is, one line each. */
  | 'AUDIENCE'
  /** Where it is found; the values are names. */
  | 'CATEGORY'
  /** The uploaded cover; no values, only that it changed. */
  | 'COVER'
  /** The text about it, without its formatting. */
  | 'DESCRIPTION'
  /** What students will be able to do, one line each. */
  | 'OUTCOMES'
  /** The list price in đồng. */
  | 'PRICE'
  /** The promotional video; no values, only that it changed. */
  | 'PROMO'
  /** What is needed beforehand, one line each. */
  | 'REQUIREMENTS'
  /** The sale price in đồng; no value without a sale. */
  | 'SALE_PRICE'
  /** The sentence below the name. */
  | 'SUBTITLE'
  /** Words that search finds, parted by commas. */
  | 'TAGS'
  /** The name of the course. */
  | 'TITLE';

/** Where a revision of a course on sale is on its way. */
export type RevisionState =
  /** The course is as the revision says. */
  | 'APPLIED'
  /** Given up by a teacher. */
  | 'DISCARDED'
  /** Its teachers are at it; only they see it. */
  | 'DRAFT'
  /** Refused for a reason of policy. */
  | 'REJECTED'
  /** A reviewer wants something mended. */
  | 'SENT_BACK'
  /** Waits for a reviewer, and cannot be changed meanwhile. */
  | 'SUBMITTED';

/** Takes a certificate back. */
export type RevokeCertificateInput = {
  /** Of a certificate that holds. */
  certificateId: Scalars['ID']['input'];
  /** Why; its student reads it. 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** Why a student might not finish a course. */
export type RiskReason =
  /** Work that they had 7 days for was due a day ago or more, 90 at most, and was not handed in. */
  | 'DEADLINE_MISSED'
  /** Has had the course for 7 days or more, and opened nothing. */
  | 'NOT_BEGUN'
  /** A quiz was tried three times or more and is not passed. */
  | 'QUIZ_FAILED'
  /** Has not studied for 14 days or more. */
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

/** A list by which students are enrolled in a course, or their places end. */
export type RosterChange = {
  __typename: 'RosterChange';
  /** Name of who sent it. */
  authorName: Scalars['String']['output'];
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** How many did what they should. */
  doneCount: Scalars['Int']['output'];
  /** When all of it was done; absent while it runs. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the list: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What it does with them. */
  kind: RosterKind;
  /** How many lines it has. */
  lineCount: Scalars['Int']['output'];
  /** Why, as its students read it. */
  reason: Scalars['String']['output'];
  /** How many have been worked on. */
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

/** What a list does with those whom it names. */
export type RosterKind =
  /** Places that a teacher gave them end; what they did and earned stays theirs. */
  | 'END'
  /** They get a place in the course, for as long as it is sold for, at no charge. */
  | 'ENROL';

/** One address of a list. */
export type RosterLine = {
  __typename: 'RosterLine';
  /** The address that it named; absent where a student was chosen by name, and after 90 days. */
  email: Maybe<Scalars['String']['output']>;
  /** Name of the student; absent where none was found. */
  fullName: Maybe<Scalars['String']['output']>;
  /** Its line in the list, from 1; after a line with several addresses, numbers go on from the last of them. */
  line: Scalars['Int']['output'];
  /** What became of it. */
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

/** What became of a line of a list. */
export type RosterOutcome =
  /** They were enrolled, or their place has ended; they have been told. */
  | 'DONE'
  /** They may study the course already, or a refund is being decided. */
  | 'HOLDS'
  /** It holds no email address. */
  | 'INVALID'
  /** No account has confirmed the address. */
  | 'NO_ACCOUNT'
  /** They may not study the course now, so that there is nothing to end. */
  | 'NO_PLACE'
  /** They bought the course or came by it otherwise: only a refund takes it back. */
  | 'OTHERWISE_GIVEN'
  /** An earlier line has the same address. */
  | 'REPEATED'
  /** The work stopped before it: the course left the sale or its owner, or it failed too often. */
  | 'STOPPED'
  /** They teach the course. */
  | 'TEACHES'
  /** It is not its turn yet. */
  | 'WAITING';

/** What a list holds, before anything is done. */
export type RosterPreview = {
  __typename: 'RosterPreview';
  /** How many different addresses it names. */
  addressCount: Scalars['Int']['output'];
  /** Numbers of the lines without an address, at most 100. */
  invalidLines: Array<Scalars['Int']['output']>;
  /** How many places of the course may still be given away in these 30 days. */
  placesLeft: Scalars['Int']['output'];
  /** Lines with an address that an earlier one has. */
  repeatedCount: Scalars['Int']['output'];
};

/** What a marker gave for a row of the rubric. */
export type RowMark = {
  __typename: 'RowMark';
  /** What is said of it, where something is. */
  comment: Maybe<Scalars['String']['output']>;
  /** Points that it earned; absent while it is not decided. */
  points: Maybe<Scalars['Float']['output']>;
  /** Of the row of the rubric. */
  rowId: Scalars['ID']['output'];
};

/** What a row of the rubric is worth in work. */
export type RowMarkInput = {
  /** For the student; at most 2000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** From 0 to the row’s points, hundredths count; left out while it is not decided. */
  points?: InputMaybe<Scalars['Float']['input']>;
  /** Of a row of the rubric that the work is held to. */
  rowId: Scalars['ID']['input'];
};

/** A grade of a row of a rubric, which markers choose with a key. */
export type RubricLevel = {
  __typename: 'RubricLevel';
  /** What it is called; at most 40 characters. */
  label: Scalars['String']['output'];
  /** Points that it earns, at most those of the row. */
  points: Scalars['Int']['output'];
};

/** A grade of a row of a rubric, which markers choose with a key. */
export type RubricLevelInput = {
  /** What it is called; 1 to 40 characters. */
  label: Scalars['String']['input'];
  /** From 0 to the row’s points, more than the level before. */
  points: Scalars['Int']['input'];
};

/** One thing that is looked at when work is marked. */
export type RubricRow = {
  __typename: 'RubricRow';
  /** What earns all points, where its teacher said so. */
  description: Maybe<Scalars['String']['output']>;
  /** Of the row: the same in every version of its assignment. */
  id: Scalars['ID']['output'];
  /** Grades from least to most; none: markers write points. */
  levels: Array<RubricLevel>;
  /** The most that it earns. */
  points: Scalars['Int']['output'];
  /** What is looked at; at most 120 characters. */
  title: Scalars['String']['output'];
};

/** One thing that is looked at when work is marked. */
export type RubricRowInput = {
  /** What earns all points; at most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Two to six grades from least to most, the last one with all points; none: markers write points. */
  levels?: Array<RubricLevelInput>;
  /** The most that it earns, 1 to 100. */
  points: Scalars['Int']['input'];
  /** Of a row that there is already; left out for a new one. */
  rowId?: InputMaybe<Scalars['ID']['input']>;
  /** What is looked at; 2 to 120 characters. */
  title: Scalars['String']['input'];
};

/** Sale of one of the viewer’s courses, with the division of the price. */
export type Sale = {
  __typename: 'Sale';
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

/** What becomes of a price that a buyer pays today; the parts add up to it. */
export type SaleShare = {
  __typename: 'SaleShare';
  /** What the platform keeps for a buyer that it brought, in đồng. */
  commission: Scalars['Vnd']['output'];
  /** What the buyer pays, in đồng. */
  price: Scalars['Vnd']['output'];
  /** Taxes that are withheld for the teacher and paid for them, in đồng. */
  taxWithheld: Scalars['Vnd']['output'];
  /** What the teacher receives of it, in đồng. */
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

/** An assignment as it is to be; its text and files are those of its lesson. */
export type SaveAssignmentInput = {
  /** After it, nothing is taken; absent: never. */
  cutOffAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** After it, work is late; absent: never. */
  dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The version the edits were made on; left out while it has never been saved. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Points or per cent for each day that has begun, 1 to 100; 0 with other policies. */
  lateAmount?: Scalars['Int']['input'];
  /** What handing in late costs. */
  latePolicy?: LatePolicy;
  /** Of the own lesson of kind ASSIGNMENT. */
  lessonId: Scalars['ID']['input'];
  /** How often a student may hand in, 1 to 10. */
  maxAttempts?: Scalars['Int']['input'];
  /** From when work is taken; absent: at once. */
  opensAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Points that pass it, at most all of the rubric. */
  passScore: Scalars['Int']['input'];
  /** What is looked at, in order; 1 to 20 rows, 1,000 points together. */
  rubric: Array<RubricRowInput>;
};

/** What was typed so far and is not to be saved yet. */
export type SaveEditDraftInput = {
  /** The version of the course or lesson that was typed upon. */
  baseVersion: Scalars['Int']['input'];
  /** The form’s own JSON text, 2 to 420,000 characters; kept and given back, never read here. */
  content: Scalars['String']['input'];
  /** The version of the draft that this one follows; left out for the first. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The course or lesson that is edited. */
  subject: EditDraftSubjectInput;
};

/** Answers of an attempt to keep, sent whenever one changes. */
export type SaveQuizAnswersInput = {
  /** Answers that changed, at most 100; others stay as they are. */
  answers: Array<QuizAnswerInput>;
  /** Of an own attempt that is in progress. */
  attemptId: Scalars['ID']['input'];
  /** The `sequence` of the attempt as it was read or saved last, plus one. */
  sequence: Scalars['Int']['input'];
  /** Made by the client for each of its tabs, 8 to 40 characters: a tab does not overwrite another. */
  tab: Scalars['String']['input'];
};

/** A quiz as it is to be: its settings, and its questions in order. */
export type SaveQuizInput = {
  /** When students see right answers and explanations. */
  answersShown?: AnswersShown;
  /** How many questions an attempt draws, at most all; absent: all. */
  drawCount?: InputMaybe<Scalars['Int']['input']>;
  /** The version the edits were made on; left out while the quiz has never been saved. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Of the own lesson of kind QUIZ. */
  lessonId: Scalars['ID']['input'];
  /** Attempts of a student, 1 to 20. Optional; 100 without it. */
  maxAttempts?: InputMaybe<Scalars['Int']['input']>;
  /** Per cent of the points that pass it, 1 to 100. */
  passPercent?: Scalars['Int']['input'];
  /** Questions of the course in order, at most 100, each once. */
  questionIds: Array<Scalars['ID']['input']>;
  /** Whether each attempt has the choices in another order. */
  shufflesAnswers?: Scalars['Boolean']['input'];
  /** Whether each attempt has the questions in another order. */
  shufflesQuestions?: Scalars['Boolean']['input'];
  /** Seconds of an attempt, 60 to 28,800; absent: no limit. */
  timeLimitSec?: InputMaybe<Scalars['Int']['input']>;
};

/** The text of a draft as it is now, sent whenever it changes. */
export type SaveSubmissionInput = {
  /** The `sequence` of the draft as it was read or saved last, plus one. */
  sequence: Scalars['Int']['input'];
  /** Of an own draft. */
  submissionId: Scalars['ID']['input'];
  /** Made by the client for each of its tabs, 8 to 40 characters: a tab does not overwrite another. */
  tab: Scalars['String']['input'];
  /** The whole text; at most 20,000 characters. */
  text: Scalars['String']['input'];
};

/** A comment that the viewer keeps to use it again while marking. */
export type SavedComment = {
  __typename: 'SavedComment';
  /** Of the comment: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** At most 500 characters, each text once. */
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

/** A course whose texts are looked through. */
export type ScanCourseInput = {
  /** Of a course that the viewer may edit. */
  courseId: Scalars['ID']['input'];
};

/** Something with a date. */
export type ScheduleEvent = {
  __typename: 'ScheduleEvent';
  /** The course that it is about. */
  course: Maybe<Course>;
  /** Until when, for what lasts. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the study group that meets; absent without one. */
  groupId: Maybe<Scalars['ID']['output']>;
  /** Of this event; the same thing keeps it. */
  id: Scalars['ID']['output'];
  /** Whether nothing is left to do for it. */
  isDone: Scalars['Boolean']['output'];
  /** What is due at that moment. */
  kind: ScheduleKind;
  /** Of the lesson that it leads to; absent without one. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** The moment at which it is due. */
  startsAt: Scalars['DateTime']['output'];
  /** What it is called: of the course, lesson, section, meeting or slot. */
  title: Scalars['String']['output'];
};

/** What is due on a student’s schedule. */
export type ScheduleKind =
  /** An assignment has to be handed in by then. */
  | 'ASSIGNMENT_DUE'
  /** A study group of the student meets. */
  | 'GROUP_MEETING'
  /** Lessons of a section open for the student. */
  | 'LESSON_OPENS'
  /** A lesson that is given live begins. */
  | 'LIVE_LESSON'
  /** An order of one’s own has to be paid by then. */
  | 'ORDER_DUE'
  /** Time that the student set aside to study. */
  | 'STUDY_SLOT';

/** Which smaller package follows, and which courses then stay on sale. */
export type SchedulePackageChangeInput = {
  /** Own courses to keep on sale where the smaller package has no room for all, before the oldest ones; left out: the oldest. */
  keptCourseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of the version that the smaller package is sold as now. */
  versionId: Scalars['ID']['input'];
};

/** What was searched on a day, in both languages together. */
export type SearchDay = {
  __typename: 'SearchDay';
  /** In the time of Vietnam. */
  day: Scalars['Date']['output'];
  /** Those of them that found nothing. */
  missed: Scalars['Int']['output'];
  /** Searches on that day; 0 where there were none. */
  searches: Scalars['Int']['output'];
};

/** Something a person may mean while they type. */
export type SearchSuggestion = {
  __typename: 'SearchSuggestion';
  /** Who teaches the course. */
  detail: Maybe<Scalars['String']['output']>;
  /** What it leads to. */
  kind: SuggestionKind;
  /** What to show: the name of what was found. */
  label: Scalars['String']['output'];
  /** Slug of the course or category, id of the teacher. */
  target: Scalars['String']['output'];
};

/** Words that mean the same to a search: who looks for one finds the others, too. */
export type SearchSynonym = {
  __typename: 'SearchSynonym';
  /** Of the group: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Two to eight words or short phrases, as they were written. */
  terms: Array<Scalars['String']['output']>;
  /** When it was last edited. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every edit, for `expectedVersion`. */
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

/** Words that were searched, by however many people: no one’s own searches. */
export type SearchTerm = {
  __typename: 'SearchTerm';
  /** How often it was searched. */
  count: Scalars['Int']['output'];
  /** When it was searched first. */
  firstAt: Scalars['DateTime']['output'];
  /** Of the words in their language: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Language of the screen that it was searched on. */
  language: Language;
  /** When it was searched last. */
  lastAt: Scalars['DateTime']['output'];
  /** In small letters and without punctuation, at most 60 characters. */
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

/** Words with how often they were searched over some days. */
export type SearchedWords = {
  __typename: 'SearchedWords';
  /** How often nothing was found. */
  missed: Scalars['Int']['output'];
  /** How often they were searched. */
  searches: Scalars['Int']['output'];
  /** In small letters and without punctuation, as they were corrected. */
  words: Scalars['String']['output'];
};

/** A chapter of a course. */
export type Section = {
  __typename: 'Section';
  /** Length of its material in seconds. */
  durationSec: Scalars['Int']['output'];
  /** Of the section: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** How many lessons are in it. */
  lessonCount: Scalars['Int']['output'];
  /** Its lessons, in the order they are studied in. */
  lessons: Array<LessonOutline>;
  /** Place in the course, from 0. */
  position: Scalars['Int']['output'];
  /** At most 80 characters. */
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

/** Sends a course back to be mended. */
export type SendBackCourseInput = {
  /** Every item once, at least one FIX. */
  checklist: Array<ReviewCheckInput>;
  /** Of the course that is sent back. */
  courseId: Scalars['ID']['input'];
  /** What the teacher should do; 10 to 4,000 characters. */
  notes: Scalars['String']['input'];
  /** Of the submission that was looked at; CONFLICT when another one waits by now. */
  reviewId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is written to students of a course. */
export type SendCourseMessageInput = {
  /** Plain text with line breaks, 2 to 4,000 characters. */
  body: Scalars['String']['input'];
  /** Of a course whose questions the viewer may answer. */
  courseId: Scalars['ID']['input'];
  /** Places in the course of those who are written to, 1 to 500; left out: everyone who may study it now. */
  enrolmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, 2 to 120 characters. */
  title: Scalars['String']['input'];
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

/** Switches a coupon on or off. Its terms never change: buyers have seen them. */
export type SetCouponActiveInput = {
  /** Of one’s own coupon, or with `coupon:create-any` of any. */
  couponId: Scalars['ID']['input'];
  /** The version that is changed; CONFLICT when another change was faster. */
  expectedVersion: Scalars['Int']['input'];
  /** Whether buyers may use it from now on. */
  isActive: Scalars['Boolean']['input'];
};

/** The picture of a course. */
export type SetCourseCoverInput = {
  /** Of the course whose picture it is. */
  courseId: Scalars['ID']['input'];
  /** A finished upload (JPEG, PNG or WebP, at least 480 wide, at most 10 MB); null: the generated cover. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
  /** Look of the generated cover, as `coverChoices` gives them; null: the one that follows from title and category; left out: as it was. */
  variant?: InputMaybe<Scalars['Int']['input']>;
};

/** The promotional video of a course. */
export type SetCoursePromoInput = {
  /** Of the course that it is about. */
  courseId: Scalars['ID']['input'];
  /** A finished upload of an MP4 video of at most 5 minutes; MOV and WebM too where streams are made. Null: no video. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a member of a study group is from now on. */
export type SetGroupRoleInput = {
  /** Of a membership in a group that the viewer leads. */
  memberId: Scalars['ID']['input'];
  /** What they are from now on. */
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

/** How much one means to study. */
export type SetStudyGoalInput = {
  /** Days of study in a week, 1 to 7. */
  daysPerWeek: Scalars['Int']['input'];
  /** Minutes on a day of study, 5 to 480. */
  minutesPerDay: Scalars['Int']['input'];
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
  /** Minimum value. Null for a BOOLEAN. */
  least: Maybe<Scalars['SettingValue']['output']>;
  /** Maximum value. Null for a BOOLEAN. */
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
  /** Deadlines for answering questions from users and guests. */
  | 'SUPPORT';

/** Type of a setting’s value. */
export type SettingKind =
  /** Switch with the values true and false. */
  | 'BOOLEAN'
  /** Number of items, an integer. */
  | 'COUNT'
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

/** Where a gateway’s settlement and the platform’s books differ. */
export type SettlementDifference = {
  __typename: 'SettlementDifference';
  /** What the gateway settled, in đồng; absent where it has settled nothing. */
  amount: Maybe<Scalars['Vnd']['output']>;
  /** When it was settled, or paid where it was not settled. */
  at: Scalars['DateTime']['output'];
  /** What the platform knows of, in đồng; absent where it knows of nothing. */
  expected: Maybe<Scalars['Vnd']['output']>;
  /** How settlement and books differ. */
  fault: SettlementFault;
  /** The gateway whose settlement it is. */
  gateway: SettlementGateway;
  /** Of the line, or of the payment that is missing. */
  id: Scalars['ID']['output'];
  /** What the line is about. */
  kind: SettlementKind;
  /** Of the order that it is for; absent where none is known. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of that order; absent where none is known. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Our name of the payment or refund. */
  reference: Scalars['String']['output'];
  /** The gateway’s own name; absent where it has not said. */
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

/** How a gateway’s settlement differs from the platform’s own books. */
export type SettlementFault =
  /** The platform knows a payment that the gateway has not settled in time. */
  | 'MISSING'
  /** The gateway settles the same money a second time. */
  | 'SETTLED_BEFORE'
  /** The gateway settles what the platform does not know of. */
  | 'UNKNOWN'
  /** The gateway settles another amount than the platform knows. */
  | 'WRONG_AMOUNT';

/** A file of what a gateway paid out, and what became of its lines. */
export type SettlementFile = {
  __typename: 'SettlementFile';
  /** Of them those that fit and are in the ledger. */
  booked: Scalars['Int']['output'];
  /** What was taken off for refunds and disputes, in đồng. */
  deducted: Scalars['Vnd']['output'];
  /** Of them those that differ and wait for a person. */
  differing: Scalars['Int']['output'];
  /** What the gateway kept as its fee, in đồng. */
  fees: Scalars['Vnd']['output'];
  /** Whose payments the file pays out. */
  gateway: SettlementGateway;
  /** What its booked payments came to before fees, in đồng. */
  gross: Scalars['Vnd']['output'];
  /** Of the file: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** When it was imported for the first time. */
  importedAt: Scalars['DateTime']['output'];
  /** Full name of who imported it. */
  importedBy: Scalars['String']['output'];
  /** Whether it could be read; one that could not has no lines. */
  isRead: Scalars['Boolean']['output'];
  /** Its lines that no file before had. */
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

/** A gateway that holds money for the platform and pays it out later. */
export type SettlementGateway =
  /** The wallet of MoMo. */
  | 'MOMO'
  /** VNPAY: bank cards, bank apps and QR. */
  | 'VNPAY'
  /** The wallet of ZaloPay. */
  | 'ZALOPAY';

/** What a gateway’s settlement says of a line. */
export type SettlementKind =
  /** A payment that the buyer’s bank took back. */
  | 'DISPUTE'
  /** The money of a dispute that came back. */
  | 'DISPUTE_WON'
  /** A payment that the gateway pays out. */
  | 'PAYMENT'
  /** A refund that it takes off what it pays out. */
  | 'REFUND';

/** Whether the other members see the viewer’s progress. */
export type ShareProgressInput = {
  /** Of a group that the viewer is in. */
  groupId: Scalars['ID']['input'];
  /** False hides it again, also from goals. */
  isShared: Scalars['Boolean']['input'];
};

/** An announcement for whoever reads it now, in their language. */
export type ShownAnnouncement = {
  __typename: 'ShownAnnouncement';
  /** Whom it is for; the reader is one of them. */
  audience: AnnouncementAudience;
  /** Until when it is shown. */
  endsAt: Scalars['DateTime']['output'];
  /** The same id as of the announcement. */
  id: Scalars['ID']['output'];
  /** Whether its reader may put it away for good. */
  isDismissible: Scalars['Boolean']['output'];
  /** What it is for, which decides its look. */
  kind: AnnouncementKind;
  /** Plain text in the language of the reader. */
  text: Scalars['String']['output'];
  /** Its title in the language of the reader. */
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

/** Which package is tried. */
export type StartPackageTrialInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of a version with days to try it. */
  versionId: Scalars['ID']['input'];
};

/** User to view the platform as, and the reason. */
export type StartViewAsInput = {
  /** ID of the user to view the platform as. */
  personId: Scalars['ID']['input'];
  /** Reason of 3 to 300 characters, recorded in the audit log. */
  reason: Scalars['String']['input'];
};

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

/** A student who might not finish a course, and why. */
export type StudentAtRisk = {
  __typename: 'StudentAtRisk';
  /** Address of their picture, below the platform’s own; absent: draw initials. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Days since the deadline, since they got the course or studied last; tries for a quiz. */
  count: Scalars['Int']['output'];
  /** Of the course that they might not finish. */
  courseId: Scalars['ID']['output'];
  /** What that course is called. */
  courseTitle: Scalars['String']['output'];
  /** Since when they have the course. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Their whole name, as they write it themselves. */
  fullName: Scalars['String']['output'];
  /** Of their place in the course. */
  id: Scalars['ID']['output'];
  /** When they studied last; absent before the first. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** The lesson whose quiz or work it is about; absent for the other reasons. */
  lessonTitle: Maybe<Scalars['String']['output']>;
  /** Complete lessons of all, in whole per cent; 100 once the course is completed. */
  percentage: Scalars['Int']['output'];
  /** What is gravest of what puts them at risk. */
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

/** Until when one student may hand in at the assignment of a lesson. */
export type StudentDeadline = {
  __typename: 'StudentDeadline';
  /** Of the assignment that is due. */
  assignmentId: Scalars['ID']['output'];
  /** After it, nothing is taken of them. Absent: never. */
  closesAt: Maybe<Scalars['DateTime']['output']>;
  /** After it, their work is late: with what they were given. */
  dueAt: Scalars['DateTime']['output'];
  /** Whether they have more time than others. */
  isExtended: Scalars['Boolean']['output'];
  /** Of the student that it is about. */
  studentId: Scalars['ID']['output'];
};

/** A lesson of a course with what one student has done in it. */
export type StudentLesson = {
  __typename: 'StudentLesson';
  /** Best result so far, 0 to 100; absent without any. */
  bestScore: Maybe<Scalars['Int']['output']>;
  /** When it became complete; absent before. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it is complete; absent before it is. */
  completedWhy: Maybe<CompletionReason>;
  /** Until when the student may hand in; absent where it has no assignment, or is never due. */
  deadline: Maybe<StudentDeadline>;
  /** Of the lesson that is studied. */
  id: Scalars['ID']['output'];
  /** Counts for completing the course. */
  isRequired: Scalars['Boolean']['output'];
  /** What it is made of. */
  kind: LessonKind;
  /** How long the student has for its quiz; absent where it has none, or no limit. */
  quizTime: Maybe<StudentQuizTime>;
  /** What its section is called. */
  sectionTitle: Scalars['String']['output'];
  /** How far the student is in it. */
  state: LessonState;
  /** What the lesson is called. */
  title: Scalars['String']['output'];
};

/** How long one student has for the quiz of a lesson. */
export type StudentQuizTime = {
  __typename: 'StudentQuizTime';
  /** Seconds that the student has beyond them. */
  extraSec: Scalars['Int']['output'];
  /** Of the quiz that has the limit. */
  quizId: Scalars['ID']['output'];
  /** Of the student that it is about. */
  studentId: Scalars['ID']['output'];
  /** Seconds that everyone has in an attempt. */
  timeLimitSec: Scalars['Int']['output'];
};

/** Why a student might not finish a course. */
export type StudentRisk = {
  __typename: 'StudentRisk';
  /** Days since the deadline, since they got the course or studied last; tries for a quiz. */
  count: Scalars['Int']['output'];
  /** The lesson whose quiz or work it is about; absent for the other reasons. */
  lessonTitle: Maybe<Scalars['String']['output']>;
  /** What is gravest of what puts them at risk. */
  reason: RiskReason;
};

/** How a student stands in a course. */
export type StudentState =
  /** Has completed all required lessons, whatever became of the access. */
  | 'COMPLETED'
  /** May not study now: expired, revoked, or suspended while a refund is decided. */
  | 'ENDED'
  /** May study, and has opened nothing yet. */
  | 'NOT_BEGUN'
  /** May study, and has begun. */
  | 'STUDYING';

/** A day on which a person studied. */
export type StudyDay = {
  __typename: 'StudyDay';
  /** In the time of Vietnam. */
  day: Scalars['Date']['output'];
  /** Minutes studied on that day; one that was begun counts. */
  minutes: Scalars['Int']['output'];
};

/** How much a person means to study in a week. */
export type StudyGoal = {
  __typename: 'StudyGoal';
  /** Days of study in each week. */
  daysPerWeek: Scalars['Int']['output'];
  /** Minutes on each day of study. */
  minutesPerDay: Scalars['Int']['output'];
};

/** A few people who study together, one course or whatever they like. */
export type StudyGroup = {
  __typename: 'StudyGroup';
  /** What it is for, in its leaders’ words. */
  about: Maybe<Scalars['String']['output']>;
  /** Eight letters and digits that let a person in; leaders renew it. Empty for API tokens, and while viewing as a person. */
  code: Scalars['String']['output'];
  /** Which course it studies; absent: any. */
  course: Maybe<Course>;
  /** When it was founded by its first leader. */
  createdAt: Scalars['DateTime']['output'];
  /** Meetings that are not over, the next one first. */
  events: Array<GroupEvent>;
  /** Goals that are not past, the next one first. */
  goals: Array<GroupGoal>;
  /** Of the group: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** How many people are in it. */
  memberCount: Scalars['Int']['output'];
  /** Leaders first, then by when they came. */
  members: Array<GroupMember>;
  /** 3 to 60 characters, chosen by its leaders. */
  name: Scalars['String']['output'];
  /** What the viewer is in it. */
  viewerRole: GroupRole;
  /** Whether the others see the viewer’s progress. */
  viewerSharesProgress: Scalars['Boolean']['output'];
};

/** Time that a person set aside to study. */
export type StudySlot = {
  __typename: 'StudySlot';
  /** For which course; absent: any. */
  course: Maybe<Course>;
  /** Of the slot: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** How long it takes, in minutes. */
  minutes: Scalars['Int']['output'];
  /** The moment at which it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** What they mean to do; at most 80 characters. */
  title: Scalars['String']['output'];
};

/** What one’s studying adds up to. */
export type StudyStatistics = {
  __typename: 'StudyStatistics';
  /** How many achievements were earned. */
  achievements: Scalars['Int']['output'];
  /** How many certificates hold, not revoked. */
  certificates: Scalars['Int']['output'];
  /** How many courses were completed. */
  coursesCompleted: Scalars['Int']['output'];
  /** Courses that are open and not complete. */
  coursesInProgress: Scalars['Int']['output'];
  /** Days of a week on which one means to study; 5 until one has set it. */
  goalDaysPerWeek: Scalars['Int']['output'];
  /** Minutes that one means to study on a day; 30 until one has set it. */
  goalMinutesPerDay: Scalars['Int']['output'];
  /** Lessons completed, over all courses. */
  lessonsCompleted: Scalars['Int']['output'];
  /** The longest run of days ever. */
  longestStreakDays: Scalars['Int']['output'];
  /** Days in a row up to today, or to yesterday while today may still follow. */
  streakDays: Scalars['Int']['output'];
  /** Minutes of material studied, summed over the days; what is repeated counts once. */
  studyMinutes: Scalars['Int']['output'];
};

/** A file that belongs to a submission. */
export type SubmissionFile = {
  __typename: 'SubmissionFile';
  /** The same address, which saves the file under its name; for the viewer, six hours at most. */
  downloadUrl: Scalars['String']['output'];
  /** Of the file: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether browsers show it in a page; others are saved. */
  isShown: Scalars['Boolean']['output'];
  /** Its name with its ending, at most 200 characters. */
  name: Scalars['String']['output'];
  /** How large it is, in bytes. */
  sizeBytes: Scalars['Int']['output'];
  /** What it is, by a look at its content. */
  type: LessonFileType;
  /** Signed address, below the platform’s own, of its content; for the viewer, six hours at most. */
  url: Scalars['String']['output'];
};

/** What marks of work come to, and what is said of it. */
export type SubmissionGrade = {
  __typename: 'SubmissionGrade';
  /** What is said of all of it, where something is. */
  comment: Maybe<Scalars['String']['output']>;
  /** Points that being late costs; 0 in time. */
  deducted: Scalars['Float']['output'];
  /** Points of all rows together. */
  earned: Scalars['Float']['output'];
  /** What each row of the rubric was given. */
  marks: Array<RowMark>;
  /** What is said of single lines; 100 at most. */
  notes: Array<LineNote>;
  /** Until when another time is to be handed in; absent where it is not. */
  redoUntil: Maybe<Scalars['DateTime']['output']>;
  /** Points that are left, never below 0. */
  score: Scalars['Float']['output'];
};

/** What has become of a student’s work at an assignment. */
export type SubmissionStatus =
  /** It is being written, and only its student sees it. */
  | 'DRAFT'
  /** Its student has the mark and what was said of it. */
  | 'GRADED'
  /** The student has not begun yet. */
  | 'NOT_SUBMITTED'
  /** Its student has the mark, and may hand in another time. */
  | 'RETURNED'
  /** It was handed in; its student has no mark yet. */
  | 'SUBMITTED';

/** A draft that is handed in, as it is saved. */
export type SubmitAssignmentInput = {
  /** That it is the student’s own work, and what is not names its source: true. */
  isOwnWork: Scalars['Boolean']['input'];
  /** The `sequence` of the last save, so that no text of another tab is missed. */
  sequence: Scalars['Int']['input'];
  /** Of an own draft. */
  submissionId: Scalars['ID']['input'];
};

/** An attempt that is handed in, with the answers that are saved. */
export type SubmitQuizAttemptInput = {
  /** Of an own attempt that is in progress. */
  attemptId: Scalars['ID']['input'];
  /** The `sequence` of the last save, so that no answer of another tab is missed. */
  sequence: Scalars['Int']['input'];
};

/** Which package is had from today on, and how it is paid. */
export type SubscribePackageInput = {
  /** Whose name the bill bears; left out: the viewer’s own. Remembered for the next time. */
  billTo?: InputMaybe<BillDetailsInput>;
  /** The total in đồng that the viewer was shown: CONFLICT where it has changed since. */
  expectedTotal?: InputMaybe<Scalars['Vnd']['input']>;
  /** Needed unless nothing is to be paid. */
  gateway?: InputMaybe<PaymentGateway>;
  /** Made by the client; the same key gives the same answer. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** Of the version that the package is sold as now. */
  versionId: Scalars['ID']['input'];
};

/** Subscriptions, over WebSocket with the protocol graphql-transport-ws. */
export type Subscription = {
  __typename: 'Subscription';
  /** Each comment below a lesson as it is written or changes. NOT_FOUND: no lesson that the viewer may study. Needs the permission `comment:read`. */
  commentChanged: Comment;
  /** Publishes each file of the viewer that is ready or has failed. After a reconnection, read `savedExports` to obtain missed files. Needs the permission `export:read`. FORBIDDEN while viewing as another user. */
  exportReady: SavedExport;
  /** Each post and reply of a group as it is written or changes. NOT_FOUND: not in the group. Needs the permission `group:read`. */
  groupPostChanged: GroupPost;
  /** Publishes each new notification of the viewer. After a reconnection, read the list to obtain missed notifications. Needs the permission `notification:read`. */
  notificationReceived: Notification;
  /** One of the viewer’s own orders: as it is now, then each time its status changes. NOT_FOUND for others. Needs the permission `order:read`. */
  orderStatusChanged: Order;
  /** Each refund that the viewer may see, as it changes: their own, those of their courses, and all for whoever decides for the platform. Needs the permission `refund:read`. */
  refundChanged: Refund;
  /** Each comment below the lessons of the courses that the viewer answers for, as it is written or changes. NOT_FOUND: the viewer answers for no course. Needs the permission `course:read-own`. */
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

/** A quiz question as the assistant drafts it; it is in no bank until it is added. */
export type SuggestedQuestion = {
  __typename: 'SuggestedQuestion';
  /** Its choices, two to six, as plain text. */
  choices: Array<Scalars['String']['output']>;
  /** Why they are right, as plain text. */
  explanation: Scalars['String']['output'];
  /** What is asked, as plain text. */
  prompt: Scalars['String']['output'];
  /** Which choices are right, counted from 0. */
  right: Array<Scalars['Int']['output']>;
};

/** What a suggestion leads to. */
export type SuggestionKind =
  /** A category of the catalogue. */
  | 'CATEGORY'
  /** A course that is on sale. */
  | 'COURSE'
  /** A teacher with courses on sale. */
  | 'TEACHER';

/** An order that money in suspense may belong to, and what speaks for it. */
export type SuspenseCandidate = {
  __typename: 'SuspenseCandidate';
  /** The buyer’s e-mail address. */
  buyerEmail: Scalars['String']['output'];
  /** The person who made the order. */
  buyerName: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it may, or might, be paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** What was matched to it before and waits for the rest, in đồng. */
  matched: Scalars['Vnd']['output'];
  /** Its number, for people to quote. */
  number: Scalars['String']['output'];
  /** Of the order: opaque, never changes. */
  orderId: Scalars['ID']['output'];
  /** How much speaks for it: those with the most come first. */
  score: Scalars['Int']['output'];
  /** What speaks for it. */
  signals: Array<SuspenseSignal>;
  /** Where it is; only orders that still take money are candidates. */
  status: OrderStatus;
  /** What is to be paid for it, in đồng. */
  total: Scalars['Vnd']['output'];
};

/** Narrows the money in suspense; what is left out does not. */
export type SuspenseFilter = {
  /** Money that waits for a decision or for its transfer only, or what is done only. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Beginning of the transaction or of the order’s number, or a part of content or payer. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Money that came and fits nothing, until it is matched or returned. */
export type SuspenseItem = {
  __typename: 'SuspenseItem';
  /** How much came, in whole đồng. */
  amount: Scalars['Vnd']['output'];
  /** What the payer wrote; absent where the gateway does not say. */
  content: Maybe<Scalars['String']['output']>;
  /** When it was decided; absent before. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the person who decided; absent before. */
  decidedByName: Maybe<Scalars['String']['output']>;
  /** Why it was decided so, in that person’s words. */
  decisionNote: Maybe<Scalars['String']['output']>;
  /** Through which gateway it came. */
  gateway: PaymentGateway;
  /** Of the money: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether two people have to agree before it is returned. */
  needsSecondPerson: Scalars['Boolean']['output'];
  /** Of the order that it came for, or was matched to. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** What people quote for the order that `orderId` names. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Who paid, as the bank has it; absent where it is not said. */
  payer: Maybe<Scalars['String']['output']>;
  /** From which account, as far as the bank shows it. */
  payerAccount: Maybe<Scalars['String']['output']>;
  /** Of the person who proposes to return it; absent without a proposal. */
  proposedById: Maybe<Scalars['ID']['output']>;
  /** Name of the person who proposes to return it. */
  proposedByName: Maybe<Scalars['String']['output']>;
  /** Why it fits nothing. */
  reason: SuspenseReason;
  /** When the money came, by the gateway’s word. */
  receivedAt: Scalars['DateTime']['output'];
  /** The payment of ours that it names; absent without one. */
  reference: Maybe<Scalars['String']['output']>;
  /** Where it is between open and gone. */
  state: SuspenseState;
  /** The gateway’s or the bank’s own name of it. */
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

/** Why money fitted nothing. */
export type SuspenseReason =
  /** It came late, and others have used the coupon up by now. */
  | 'COUPON_USED_UP'
  /** It came late, and the buyer has the course by now. */
  | 'COURSE_OWNED'
  /** It was for an exchange that was over by then. */
  | 'EXCHANGE_OVER'
  /** It came late, and the course is no longer sold. */
  | 'NOT_ON_SALE'
  /** It came late, and the teacher’s package has changed since. */
  | 'PACKAGE_CHANGED'
  /** The order was paid already. */
  | 'PAID_TWICE'
  /** What was left over of a transfer once an order was paid from it. */
  | 'REST'
  /** A transfer whose content names no payment of ours. */
  | 'UNKNOWN_REFERENCE'
  /** Another amount came than was to be paid. */
  | 'WRONG_AMOUNT';

/** What speaks for an order. */
export type SuspenseSignal =
  /** Exactly what is to be paid for it came. */
  | 'AMOUNT'
  /** The payer’s name is the buyer’s. */
  | 'NAME'
  /** The content names a payment of it, or its number. */
  | 'REFERENCE'
  /** It was made within the hour before. */
  | 'TIME';

/** Where money that fitted nothing is. */
export type SuspenseState =
  /** Belongs to an order; it pays it once all of its price is there. */
  | 'MATCHED'
  /** Waits for an administrator to say whose it is. */
  | 'OPEN'
  /** Has gone back to whoever sent it. */
  | 'RETURNED'
  /** Is owed to whoever sent it, and has not left the bank. */
  | 'RETURNING';

/** What lies in suspense now. */
export type SuspenseTotals = {
  __typename: 'SuspenseTotals';
  /** How much lies in the ledger’s suspense account, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** How many pieces of money wait for a decision, or for their transfer back. */
  count: Scalars['Int']['output'];
};

/** Says whether a course ends with a certificate. */
export type SwitchCertificatesInput = {
  /** Of one of the viewer’s own courses. */
  courseId: Scalars['ID']['input'];
  /** Whether students who complete it get one. */
  isEnabled: Scalars['Boolean']['input'];
};

/** Says whether videos of a course carry a moving code. */
export type SwitchPlaybackMarksInput = {
  /** Of one of the viewer’s own courses. */
  courseId: Scalars['ID']['input'];
  /** Whether a code of each playback moves over the picture. */
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

/** Which questions below the lessons of taught courses. */
export type TaughtQuestionFilter =
  /** All of them, the newest first. */
  | 'ALL'
  /** A teacher has replied, or an answer was chosen; the newest first. */
  | 'ANSWERED'
  /** No teacher has replied and no answer was chosen; the oldest first. */
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

/** Which ratings of taught courses. */
export type TaughtRatingFilter =
  /** All of them, the newest first. */
  | 'ALL'
  /** Those with fewer than four stars, the newest first. */
  | 'LOW'
  /** Those that say something and have no answer, the oldest first. */
  | 'UNANSWERED';

/** A student in one of the courses that a teacher teaches. */
export type TaughtStudent = {
  __typename: 'TaughtStudent';
  /** Whether they may study now. */
  access: EnrolmentAccess;
  /** Address of their picture, below the platform’s own; absent: draw initials. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Average of their best results of quizzes and marked work, 0 to 100 in whole numbers; absent without any. */
  averageScore: Maybe<Scalars['Int']['output']>;
  /** When all required lessons were complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the course that they have. */
  courseId: Scalars['ID']['output'];
  /** What that course is called. */
  courseTitle: Scalars['String']['output'];
  /** Since when they have the course. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Their whole name, as they write it themselves. */
  fullName: Scalars['String']['output'];
  /** Of their place in the course. */
  id: Scalars['ID']['output'];
  /** When they studied last; absent before the first. */
  lastStudiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Complete lessons of all, in whole per cent; 100 once the course is completed. */
  percentage: Scalars['Int']['output'];
  /** Why they might not finish the course; absent where nothing says so. */
  risk: Maybe<StudentRisk>;
  /** How they stand in the course. */
  state: StudentState;
};

/** Narrows the students of a teacher; what is left out does not. */
export type TaughtStudentFilter = {
  /** Of the course whose students are wanted. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** True: only who might not finish, for any reason. */
  isAtRisk?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who might not finish for this reason. */
  reason?: InputMaybe<RiskReason>;
  /** A part of the name, at most 100 characters; accents and case do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Who stands so in the course. */
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

/** Order of the students of a teacher. What is absent comes last either way. */
export type TaughtStudentSort =
  /** When they got the course. */
  | 'ENROLLED'
  /** When they studied in the course last. */
  | 'LAST_STUDIED'
  /** Their name, in Vietnamese alphabetical order. */
  | 'NAME'
  /** How much of the course is complete. */
  | 'PROGRESS'
  /** The average of their best results. */
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

/** Order of a teacher’s own courses. */
export type TeacherCourseSort =
  /** The list price, whatever sale runs. */
  | 'PRICE'
  /** The average rating; 0 without any. */
  | 'RATING'
  /** How many ever enrolled. */
  | 'STUDENTS'
  /** In Vietnamese alphabetical order. */
  | 'TITLE'
  /** When it was last edited. */
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

/** A teacher’s own link to one of their courses, and what it has brought. */
export type TeacherLink = {
  __typename: 'TeacherLink';
  /** The platform’s share of what it brings, in hundredths of a per cent. */
  commissionBp: Scalars['Int']['output'];
  /** Of the course that the link leads to. */
  courseId: Scalars['ID']['output'];
  /** Days for which a buyer counts as brought by the teacher after following it. */
  days: Scalars['Int']['output'];
  /** Paid courses that it brought, those given back included. */
  sales: Scalars['Int']['output'];
  /** Absolute address, to be handed on. The same whenever it is asked for. */
  url: Scalars['String']['output'];
  /** The platform’s share of other sales, in hundredths of a per cent. */
  usualCommissionBp: Scalars['Int']['output'];
  /** How often it was followed. */
  visits: Scalars['Int']['output'];
};

/** Profile of a teacher with its private fields, visible to its owner only. */
export type TeacherProfile = {
  __typename: 'TeacherProfile';
  /** One-line summary of what the teacher teaches. Null until it is written. */
  headline: Maybe<Scalars['String']['output']>;
  /** Unique teacher ID, equal to the user ID. */
  id: Scalars['ID']['output'];
  /** URLs of the teacher’s pages on other sites. */
  links: Array<Scalars['String']['output']>;
  /** Legal form of the seller. Determines which taxes are withheld. */
  sellerClass: SellerClass;
  /** Tax code or personal identification number. */
  taxId: Maybe<Scalars['String']['output']>;
};

/** How courses went on one day. */
export type TeachingDay = {
  __typename: 'TeachingDay';
  /** In the time of Vietnam. */
  day: Scalars['Date']['output'];
  /** Students who got a course, bought or given. */
  enrolments: Scalars['Int']['output'];
  /** Students who studied; who studied two courses counts twice. */
  learners: Scalars['Int']['output'];
  /** Whole minutes that students studied. */
  minutes: Scalars['Int']['output'];
  /** Looks at pages of courses: a visitor counts once a day for a course. */
  views: Scalars['Int']['output'];
};

/** How courses went over some days, as of the last ten minutes, and over as many days before. */
export type TeachingFigures = {
  __typename: 'TeachingFigures';
  /** Of these students, those who have begun to study since. */
  begun: Scalars['Int']['output'];
  /** Students who got a course, bought or given. */
  enrolments: Scalars['Int']['output'];
  /** Students who got a course over the days before. */
  enrolmentsBefore: Scalars['Int']['output'];
  /** Of these students, those who have completed the course since. */
  finished: Scalars['Int']['output'];
  /** Different students whose last day of study is within the days. */
  learners: Scalars['Int']['output'];
  /** Whole minutes that students studied, as progress believes them. */
  minutes: Scalars['Int']['output'];
  /** Whole minutes that students studied over the days before. */
  minutesBefore: Scalars['Int']['output'];
  /** Times that a course was ordered, paid for or not. */
  ordered: Scalars['Int']['output'];
  /** Of these orders, those that have been paid. */
  paid: Scalars['Int']['output'];
  /** Those who tried something free there, counted in the same way. */
  previews: Scalars['Int']['output'];
  /** Looks at pages of courses: a visitor counts once a day for a course. */
  views: Scalars['Int']['output'];
  /** Looks at their pages over the days before. */
  viewsBefore: Scalars['Int']['output'];
};

/** An invitation to the viewer to teach a course with its owner. */
export type TeachingInvitation = {
  __typename: 'TeachingInvitation';
  /** What the course is called now, on sale or not. */
  courseTitle: Scalars['String']['output'];
  /** Of the invitation: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** When it was sent last. */
  invitedAt: Scalars['DateTime']['output'];
  /** Name of the teacher who owns it. */
  ownerName: Scalars['String']['output'];
  /** What the viewer might do besides seeing all of the course. */
  rights: Array<CourseRight>;
};

/** How much of one kind waits for a teacher, and since when. */
export type TeachingQueue = {
  __typename: 'TeachingQueue';
  /** How many pieces of it wait, to 100 at most. */
  count: Scalars['Int']['output'];
  /** What kind of work waits in it. */
  kind: TeachingQueueKind;
  /** By when the next one has to be done, past times included; absent: no time was promised. */
  nextDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Since when the oldest waits; absent: none does. */
  oldestAt: Maybe<Scalars['DateTime']['output']>;
};

/** What waits for those who teach. */
export type TeachingQueueKind =
  /** Questions of students that no teacher has answered yet. */
  | 'QUESTIONS'
  /** Written ratings without an answer. */
  | 'RATINGS'
  /** Refunds of the viewer’s own courses that they may still answer. */
  | 'REFUNDS'
  /** Work handed in and answers of quizzes that wait to be marked. */
  | 'TO_MARK';

/** Whether the viewer says thanks for a post. */
export type ThankForPostInput = {
  /** False takes it back. */
  isThanked: Scalars['Boolean']['input'];
  /** Of another member’s post or reply. */
  postId: Scalars['ID']['input'];
};

/** A comment of the thread in which a reported one stands. */
export type ThreadComment = {
  __typename: 'ThreadComment';
  /** The whole name of who wrote it. */
  authorName: Scalars['String']['output'];
  /** When it was written; the thread is in this order. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the comment: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** One of the course’s teachers wrote it. */
  isByTeacher: Scalars['Boolean']['output'];
  /** It is the one that was reported. */
  isReported: Scalars['Boolean']['output'];
  /** What it says; absent once it was removed. */
  text: Maybe<Scalars['String']['output']>;
};

/** What somebody asked support, as support sees it. */
export type Ticket = {
  __typename: 'Ticket';
  /** Who takes care of it; absent: no one yet. */
  assignee: Maybe<RatingAuthor>;
  /** What it is about, for sorting. */
  category: TicketCategory;
  /** Title of the course that it is about; absent without one. */
  courseTitle: Maybe<Scalars['String']['output']>;
  /** When its first message came. */
  createdAt: Scalars['DateTime']['output'];
  /** The earlier of both moments, by which the desk is sorted; absent while its clocks stand. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** When support answered first; absent before. */
  firstRepliedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the ticket: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether a guest wrote it, who has no account here. */
  isGuest: Scalars['Boolean']['output'];
  /** In which language its requester writes and gets mails. */
  language: Language;
  /** The ticket into which it was merged; absent: it was not. */
  mergedInto: Maybe<Ticket>;
  /** All that was said and done, the first first, with what was merged into it; at most 300. */
  messages: Array<TicketMessage>;
  /** For people to quote, for instance HT-1126-0431: month, year, and a running number. */
  number: Scalars['String']['output'];
  /** Of the order that it is about, where it is the member’s own; absent otherwise. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of the order that it is about, as its requester gave it; absent without one. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** The latest other tickets of the same requester; at most 10. */
  otherTickets: Array<Ticket>;
  /** How soon it has to be answered and solved. */
  priority: TicketPriority;
  /** What they said about it; absent: nothing. */
  ratingComment: Maybe<Scalars['String']['output']>;
  /** By when it has to be answered; absent while that clock stands, or nothing is to be answered. */
  replyDueAt: Maybe<Scalars['DateTime']['output']>;
  /** The member who wrote it; absent for guests, and without `person:read`. */
  requester: Maybe<Person>;
  /** Where the requester is reached; a guest’s is not proved. */
  requesterEmail: Scalars['String']['output'];
  /** The whole name of the requester, as their account or they say it. */
  requesterName: Scalars['String']['output'];
  /** When it was resolved last; absent before. */
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
  /** By when it has to be solved; absent while that clock stands. */
  solveDueAt: Maybe<Scalars['DateTime']['output']>;
  /** How content its requester is, 1 to 5; absent: not said. */
  stars: Maybe<Scalars['Int']['output']>;
  /** For whom it waits, or how it ended. */
  state: TicketState;
  /** What it is about in a line, in the requester’s own words. */
  subject: Scalars['String']['output'];
  /** When something was said or done last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with everything that is said or done, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** What a ticket is about. */
export type TicketCategory =
  /** Signing in, names and addresses. */
  | 'ACCOUNT'
  /** Something that does not work. */
  | 'FAULT'
  /** Courses that are studied, and certificates. */
  | 'LEARNING'
  /** Working together, and everything else. */
  | 'OTHER'
  /** Orders, payments, bills and refunds. */
  | 'PAYMENT'
  /** Teaching on the platform, and what it earns. */
  | 'TEACHING';

/** What was done to a ticket; the message’s `value` says the rest. */
export type TicketEvent =
  /** Somebody takes care of it; the value is their name. */
  | 'ASSIGNED'
  /** It is about something else; the value is the category’s name in the schema. */
  | 'CATEGORY'
  /** It was closed, since nothing more came. */
  | 'CLOSED'
  /** It waits for somebody else. */
  | 'HELD'
  /** Another one of its requester was merged into it; the value is its number. */
  | 'MERGED_IN'
  /** It was merged into another one; the value is that one’s number. */
  | 'MERGED_INTO'
  /** It has another priority; the value is its name in the schema. */
  | 'PRIORITY'
  /** Its requester said how content they are; the value is the number of stars. */
  | 'RATED'
  /** It waits for support again. */
  | 'REOPENED'
  /** It was said to be done. */
  | 'RESOLVED'
  /** Nobody takes care of it any more. */
  | 'UNASSIGNED';

/** A file that came with a message of a ticket. */
export type TicketFile = {
  __typename: 'TicketFile';
  /** Of the file: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Its name with its ending, at most 200 characters; shown, never used as a path. */
  name: Scalars['String']['output'];
  /** Size in bytes, as it is stored. */
  sizeBytes: Scalars['Float']['output'];
  /** What it is, by a look at its content. */
  type: LessonFileType;
  /** Where it is fetched, below the platform’s own address; for the viewer, six hours at most. */
  url: Scalars['String']['output'];
};

/** Something that was said in a ticket, or done to it. */
export type TicketMessage = {
  __typename: 'TicketMessage';
  /** Who wrote or did it; absent for guests, and for what happened by itself. */
  author: Maybe<RatingAuthor>;
  /** When it was written or done. */
  createdAt: Scalars['DateTime']['output'];
  /** What was done; absent for what was said. */
  event: Maybe<TicketEvent>;
  /** What came with it; at most 3 files. */
  files: Array<TicketFile>;
  /** Number of the ticket where it was said, where that was merged into this one. */
  fromNumber: Maybe<Scalars['String']['output']>;
  /** Of the message: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Who says it, and to whom. */
  kind: TicketMessageKind;
  /** Plain text as it was written, at most 4,000 characters; empty for an event. */
  text: Scalars['String']['output'];
  /** What the event says besides: a name, a number, or a value of the schema; absent: nothing. */
  value: Maybe<Scalars['String']['output']>;
};

/** Who says something in a ticket, and to whom. */
export type TicketMessageKind =
  /** Words of support to the requester. */
  | 'ANSWER'
  /** Something that was done to the ticket. */
  | 'EVENT'
  /** Words of support to support; the requester never sees them. */
  | 'NOTE'
  /** Words of the requester. */
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

/** How soon a ticket has to be answered and solved; the settings have the times of each. */
export type TicketPriority =
  /** Somebody can not go on with something. */
  | 'HIGH'
  /** It can wait behind all others. */
  | 'LOW'
  /** As tickets are when they come. */
  | 'NORMAL'
  /** Money or learning is lost while it waits. */
  | 'URGENT';

/** What was asked was taken: the same whether or not an address has an account. */
export type TicketReceipt = {
  __typename: 'TicketReceipt';
  /** Always true: guests hear the rest by mail. */
  accepted: Scalars['Boolean']['output'];
  /** The number of the ticket that was made. */
  number: Maybe<Scalars['String']['output']>;
  /** Of the ticket, for members; absent for guests. */
  ticketId: Maybe<Scalars['ID']['output']>;
};

/** For whom a ticket waits, or how it ended. */
export type TicketState =
  /** It is over for good, after some days or since it was merged. */
  | 'CLOSED'
  /** It waits for somebody else; its clocks stand. */
  | 'ON_HOLD'
  /** It waits for support; its clocks run. */
  | 'OPEN'
  /** Support has answered, and it waits for its requester; its clocks stand. */
  | 'REPLIED'
  /** It is done; a reply of its requester opens it again. */
  | 'RESOLVED';

/** How it goes with the tickets of all requesters. */
export type TicketStats = {
  __typename: 'TicketStats';
  /** Requesters with 4 or 5 stars among those of 30 days who said, in whole per cent; absent: no one did. */
  contentPercent: Maybe<Scalars['Int']['output']>;
  /** Open ones that are due within the hour. */
  dueSoonCount: Scalars['Int']['output'];
  /** Minutes until the first answer, on average over 30 days; absent: none was answered in them. */
  firstReplyMinutes: Maybe<Scalars['Int']['output']>;
  /** Open ones that the viewer takes care of. */
  mineCount: Scalars['Int']['output'];
  /** Open ones whose due time has passed. */
  overdueCount: Scalars['Int']['output'];
  /** Those that wait for their requester or somebody else. */
  requesterCount: Scalars['Int']['output'];
  /** Open ones: they wait for support. */
  waitingCount: Scalars['Int']['output'];
};

/** For whom the tickets of a list wait. */
export type TicketTab =
  /** For no one: resolved and closed ones. */
  | 'DONE'
  /** For their requester or somebody else: replied ones and those on hold. */
  | 'REQUESTER'
  /** For support: open ones, by their due times. */
  | 'WAITING';

/** A stretch of a video in whole seconds; `to` is not part of it. */
export type TimeRangeInput = {
  /** First second of the stretch, from 0. */
  from: Scalars['Int']['input'];
  /** The second after the last. */
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

/** To whom a course goes over, and why. */
export type TransferCourseInput = {
  /** Of the course that goes over. */
  courseId: Scalars['ID']['input'];
  /** Why: 3 to 300 characters. Both teachers and the audit log are told. */
  reason: Scalars['String']['input'];
  /** Of the teacher who owns it from now on, and is paid for what it sells. */
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

/** Where to transfer to. The content has to stay as it is: by it the money is known. */
export type TransferTo = {
  __typename: 'TransferTo';
  /** Number of the account. */
  account: Scalars['String']['output'];
  /** The bank’s six digits at Napas. */
  bankBin: Scalars['String']['output'];
  /** The bank, as people call it. */
  bankName: Scalars['String']['output'];
  /** What to write in the transfer, and nothing else. */
  content: Scalars['String']['output'];
  /** Who holds the account, as the bank has it. */
  holder: Scalars['String']['output'];
  /** The text of the VietQR code, in which all of this is; draw it as a QR code. */
  qr: Scalars['String']['output'];
  /** Absolute address of the simulated bank; absent where money is real. */
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

/** An announcement as it is to be from now on. */
export type UpdateAnnouncementInput = {
  /** Of an announcement that has not ended. */
  announcementId: Scalars['ID']['input'];
  /** Whom it is for. */
  audience: AnnouncementAudience;
  /** Of the course whose students are meant, with COURSE alone. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Until when it is shown: at most 30 days later. */
  endsAt: Scalars['DateTime']['input'];
  /** The `version` that the change was made from. */
  expectedVersion: Scalars['Int']['input'];
  /** Whether its readers may put it away for good. */
  isDismissible: Scalars['Boolean']['input'];
  /** What it is for, which decides its look. */
  kind: AnnouncementKind;
  /** From when it is shown: now or later. */
  startsAt: Scalars['DateTime']['input'];
  /** Plain text in English: 3 to 500 characters. */
  textEn: Scalars['String']['input'];
  /** Plain text in Vietnamese: 3 to 500 characters. */
  textVi: Scalars['String']['input'];
  /** Title in English: 3 to 80 characters. */
  titleEn: Scalars['String']['input'];
  /** Title in Vietnamese: 3 to 80 characters. */
  titleVi: Scalars['String']['input'];
};

/** Another name of a bookmark; its place stays. */
export type UpdateBookmarkInput = {
  /** Of a bookmark of the viewer’s own. */
  bookmarkId: Scalars['ID']['input'];
  /** What to call the place, 1 to 120 characters; null takes its name away. */
  label?: InputMaybe<Scalars['String']['input']>;
};

/** A canned answer as it is to be from now on. */
export type UpdateCannedAnswerInput = {
  /** Of the canned answer that is changed. */
  cannedAnswerId: Scalars['ID']['input'];
  /** For tickets of which category; left out: all. */
  category?: InputMaybe<TicketCategory>;
  /** The `version` that the change was made from. */
  expectedVersion: Scalars['Int']['input'];
  /** The answer in English, 1 to 4,000 characters, with the same blanks. */
  textEn: Scalars['String']['input'];
  /** The answer in Vietnamese, 1 to 4,000 characters; `{name}` and the like are filled in. */
  textVi: Scalars['String']['input'];
  /** What to look for, in English: 2 to 80 characters. */
  titleEn: Scalars['String']['input'];
  /** What to look for, in Vietnamese: 2 to 80 characters. */
  titleVi: Scalars['String']['input'];
};

/** A category as it is to be. */
export type UpdateCategoryInput = {
  /** Of the category that is edited. */
  categoryId: Scalars['ID']['input'];
  /** Its sign, by name, for example `code`; drawn covers of its courses match it. */
  icon: Scalars['String']['input'];
  /** Its Vietnamese name, 2 to 60 characters. */
  name: Scalars['String']['input'];
  /** Its English name, 2 to 60 characters. */
  nameEn: Scalars['String']['input'];
  /** Its name in addresses: small letters a to z, digits and hyphens between them, at most 80. The former one leads here from then on. Left out: as it is. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** Other rights of a co-teacher. */
export type UpdateCoTeacherInput = {
  /** Of a place in an own course. */
  coTeacherId: Scalars['ID']['input'];
  /** All that they may do from now on; may be empty. */
  rights: Array<CourseRight>;
};

/** Edits of a course; what is left out stays as it is. */
export type UpdateCourseInput = {
  /** For how many days a purchase gives access, 30 to 3,650; null for good. Shorter access goes through review; of a course on sale it waits in its revision. What was bought stays as it was agreed. */
  accessDays?: InputMaybe<Scalars['Int']['input']>;
  /** At most 12 points of 160 characters. */
  audience?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Category. Goes through review; of a course on sale it waits in its revision. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the course that is edited. */
  courseId: Scalars['ID']['input'];
  /** What the course is about. */
  description?: InputMaybe<Scalars['RichText']['input']>;
  /** The viewer’s draft that these edits were typed as: it goes when they are saved. */
  draftId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether its lessons are studied in order. Never locks again what a student has opened. */
  enforceOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version the edits were made on; CONFLICT when another edit was faster. */
  expectedVersion: Scalars['Int']['input'];
  /** Language that it is taught in. */
  language?: InputMaybe<Language>;
  /** What it expects of its students. */
  level?: InputMaybe<CourseLevel>;
  /** At most 12 points of 160 characters. */
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 0, or 10,000 to 50,000,000 ₫. A higher price goes through review; of a course on sale it waits in its revision. */
  price?: InputMaybe<Scalars['Vnd']['input']>;
  /** At most 12 points of 160 characters. */
  requirements?: InputMaybe<Array<Scalars['String']['input']>>;
  /** End of the sale, at most 14 days after it begins; a sale needs one. */
  saleEndsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Below the price and at least 10,000 ₫; null ends the sale. Only once the list price has held for 30 of the last 90 days, but for one introductory price of a new course. */
  salePrice?: InputMaybe<Scalars['Vnd']['input']>;
  /** At most 120 characters. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** At most 12 words or phrases. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 3 to 60 characters. Goes through review; of a course on sale it waits in its revision. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Who finds it once it is published. */
  visibility?: InputMaybe<CourseVisibility>;
};

/** What a study group is called, and what it is for. */
export type UpdateGroupInput = {
  /** At most 500 characters; left out or empty: none. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** Of a group that the viewer leads. */
  groupId: Scalars['ID']['input'];
  /** 3 to 60 characters. */
  name: Scalars['String']['input'];
};

/** Edits of captions; what is left out stays as it is. */
export type UpdateLessonCaptionsInput = {
  /** True shows them unless the viewer chooses others; false says nothing, since one is shown. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** How players call them, 1 to 40 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Of the captions that are edited. */
  trackId: Scalars['ID']['input'];
};

/** Edits of a lesson; what is left out stays as it is. */
export type UpdateLessonInput = {
  /** The text; beside a video its notes. */
  body?: InputMaybe<Scalars['RichText']['input']>;
  /** A finished upload of Vietnamese WebVTT captions. */
  captionsUploadId?: InputMaybe<Scalars['ID']['input']>;
  /** The viewer’s draft that these edits were typed as: it goes when they are saved. */
  draftId?: InputMaybe<Scalars['ID']['input']>;
  /** When it opens for those who are enrolled. */
  drip?: InputMaybe<Drip>;
  /** With DATE: the moment, at most three years ahead. */
  dripAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** With RELATIVE: 1 to 730 days after enrolling. */
  dripDays?: InputMaybe<Scalars['Int']['input']>;
  /** Address of an allowed provider, or the code it gives for framing; at most 4000 characters. For embedded pages. */
  embed?: InputMaybe<Scalars['String']['input']>;
  /** The version the edits were made on; CONFLICT when another edit was faster. */
  expectedVersion: Scalars['Int']['input'];
  /** Open to everyone while the course is published. */
  isPreview?: InputMaybe<Scalars['Boolean']['input']>;
  /** Counts for completing the course. */
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the lesson that is edited. */
  lessonId: Scalars['ID']['input'];
  /** When a live lesson begins, at most three years ahead. */
  liveStartsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where a live lesson is held: an https address of at most 1000 characters. */
  liveUrl?: InputMaybe<Scalars['String']['input']>;
  /** How long it takes, 1 to 600 minutes; for files, live lessons and embedded pages. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Recording of a live lesson that is kept elsewhere: https, at most 1000 characters. */
  recordingUrl?: InputMaybe<Scalars['String']['input']>;
  /** What makes it complete, of what its kind allows. Never takes back what is complete. */
  rule?: InputMaybe<CompletionRule>;
  /** 3 to 80 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** A finished upload of an MP4 video. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** Other words of a note; its place stays. */
export type UpdateNoteInput = {
  /** Of a note of the viewer’s own. */
  noteId: Scalars['ID']['input'];
  /** The words, 1 to 4,000 characters; no one else reads them. */
  text: Scalars['String']['input'];
};

/** New values of a user. Omitted fields do not change. */
export type UpdatePersonInput = {
  /** Short biography; at most 2,000 characters. Null removes it. */
  bio?: InputMaybe<Scalars['String']['input']>;
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

/** An edited question; attempts that began before keep what they began with. */
export type UpdateQuestionInput = {
  /** All of it, as it is to be. */
  content: QuestionContentInput;
  /** The version the edits were made on; CONFLICT when another edit was faster. */
  expectedVersion: Scalars['Int']['input'];
  /** Of the question that is edited. */
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

/** A group of synonyms as it is to be. */
export type UpdateSearchSynonymInput = {
  /** The version that was edited. */
  expectedVersion: Scalars['Int']['input'];
  /** Of the group that is edited. */
  synonymId: Scalars['ID']['input'];
  /** Two to eight words or phrases of 1 to 40 characters that mean the same, each in one group only. */
  terms: Array<Scalars['String']['input']>;
};

/** A section’s new title. */
export type UpdateSectionInput = {
  /** Of the section that is renamed. */
  sectionId: Scalars['ID']['input'];
  /** 3 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Another time or name for a slot of the viewer’s. */
export type UpdateStudySlotInput = {
  /** 10 to 480 minutes; left out: as it is. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Of an own slot. */
  slotId: Scalars['ID']['input'];
  /** From now to a year from now; left out: as it is. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 2 to 80 characters; left out: as it is. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** New teacher profile. Replaces all fields. */
export type UpdateTeacherProfileInput = {
  /** One-line summary of what the teacher teaches; 3 to 120 characters. */
  headline: Scalars['String']['input'];
  /** HTTPS URLs of the teacher’s pages on other sites; at most 5. */
  links: Array<Scalars['String']['input']>;
  /** Legal form of the seller. Determines which taxes are withheld. */
  sellerClass: SellerClass;
  /** Tax code or personal identification number; 10 to 14 digits. */
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** How a ticket is sorted; what is left out stays. */
export type UpdateTicketInput = {
  /** What it is about instead. */
  category?: InputMaybe<TicketCategory>;
  /** Another priority, with its own times. */
  priority?: InputMaybe<TicketPriority>;
  /** Of a ticket that is not closed. */
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
  /** Unique user ID. Immutable. */
  id: Scalars['ID']['output'];
  /** False while the account is suspended by an administrator. */
  isActive: Scalars['Boolean']['output'];
  /** Family and middle names: the full name without its last word. */
  lastName: Scalars['String']['output'];
  /** Language of the interface, emails and messages. */
  locale: Language;
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

/** What anyone who has its code may know of a certificate. */
export type VerifiedCertificate = {
  __typename: 'VerifiedCertificate';
  /** When this was looked up. */
  checkedAt: Scalars['DateTime']['output'];
  /** The course that was completed; absent where the viewer may not know of it. */
  course: Maybe<Course>;
  /** The course’s title at the time. */
  courseTitle: Scalars['String']['output'];
  /** Which version of the course was completed, from 1. */
  courseVersion: Scalars['Int']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Lessons that the course had at the time. */
  lessonCount: Scalars['Int']['output'];
  /** When it was taken back; absent while it holds. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** Mean of the best marks, 0 to 100; absent where the course had nothing to mark. */
  score: Maybe<Scalars['Int']['output']>;
  /** Its number, for people. */
  serial: Scalars['String']['output'];
  /** Whether it holds now or was revoked. */
  status: CertificateStatus;
  /** The student’s name at the time. */
  studentName: Scalars['String']['output'];
  /** Minutes of material that the course had at the time. */
  studyMinutes: Scalars['Int']['output'];
  /** The teacher’s name at the time. */
  teacherName: Scalars['String']['output'];
  /** Its code, as it is printed. */
  verifyCode: Scalars['String']['output'];
};

/** A video as it is stored, and what was made of it. */
export type Video = {
  __typename: 'Video';
  /** Length in seconds, as the file says. */
  durationSec: Scalars['Int']['output'];
  /** Why they could not be made; with FAILED. */
  failure: Maybe<VideoFailure>;
  /** There is a picture of it to show before it plays. */
  hasPoster: Scalars['Boolean']['output'];
  /** Qualities by their lines (720 of “720p”), the smallest first. */
  heights: Array<Scalars['Int']['output']>;
  /** Of the stored file: another video has another one. */
  id: Scalars['ID']['output'];
  /** Every browser plays it as it was uploaded; others wait for their stream. */
  isPlayable: Scalars['Boolean']['output'];
  /** How much of them is made, 0 to 100. */
  percentage: Scalars['Int']['output'];
  /** How far its qualities are. */
  state: VideoState;
};

/** Why the qualities of a video could not be made. */
export type VideoFailure =
  /** The program stopped each time that it was tried. */
  | 'INTERRUPTED'
  /** The platform no longer has what makes them (FFMPEG_PATH). */
  | 'NOT_SET_UP'
  /** The platform’s disk has no room at present: it is asked for again by itself once there is. */
  | 'NO_ROOM'
  /** Its picture is larger than 4096 × 2304 pixels, or longer than 8192 on a side. */
  | 'TOO_LARGE'
  /** It took longer than the platform allows, or got stuck. */
  | 'TOO_LONG'
  /** The file is broken, or coded in a way that is not known. */
  | 'UNREADABLE';

/** How far the qualities of a video are. */
export type VideoState =
  /** They could not be made; `failure` says why. */
  | 'FAILED'
  /** They are being made; `percentage` says how far. */
  | 'MAKING'
  /** None are made: it is served as it was uploaded. */
  | 'PLAIN'
  /** It plays as an adaptive stream in `heights`. */
  | 'READY'
  /** They are asked for, and their turn has not come. */
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

/** What a visitor of a course’s page did. */
export type VisitKind =
  /** Opened a lesson or a film that is free to try. */
  | 'PREVIEW'
  /** Opened the page of the course. */
  | 'VIEW';

/** An answer that a person marks. */
export type WaitingAnswer = {
  __typename: 'WaitingAnswer';
  /** Of the attempt that it belongs to. */
  attemptId: Scalars['ID']['output'];
  /** What whoever marked it wrote to the student. */
  comment: Maybe<Scalars['String']['output']>;
  /** Of the course that the lesson belongs to. */
  courseTitle: Scalars['String']['output'];
  /** Points that it was given; absent while it waits. */
  earned: Maybe<Scalars['Float']['output']>;
  /** What a good answer has, where its teacher said so. */
  guidance: Maybe<Scalars['String']['output']>;
  /** Of the lesson whose quiz it is. */
  lessonTitle: Scalars['String']['output'];
  /** The most points that it can be given. */
  points: Scalars['Int']['output'];
  /** What the question asks for. */
  prompt: Scalars['RichText']['output'];
  /** Of the question that it answers. */
  questionId: Scalars['ID']['output'];
  /** Signed address of what the student heard, below the platform’s own; expires after six hours. */
  soundUrl: Maybe<Scalars['String']['output']>;
  /** The name of the student who wrote it. */
  studentName: Scalars['String']['output'];
  /** When it was handed in. */
  submittedAt: Scalars['DateTime']['output'];
  /** What the student has written. */
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

/** How much waits for a person in the courses that they teach, each to 100 at most. */
export type WaitingForTeacher = {
  __typename: 'WaitingForTeacher';
  /** Questions of students that no teacher has answered yet. */
  questions: Scalars['Int']['output'];
  /** Work handed in and answers of quizzes that wait to be marked. */
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

/** A stretch of a video in whole seconds; `to` is not part of it. */
export type WatchedRange = {
  __typename: 'WatchedRange';
  /** First second of the stretch, from 0. */
  from: Scalars['Int']['output'];
  /** The second after the last. */
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

/** A dispute whose money came back. */
export type WinDisputeInput = {
  /** Of a dispute that is open. */
  disputeId: Scalars['ID']['input'];
  /** What the bank said; it stands in the log. 3 to 300 characters. */
  note: Scalars['String']['input'];
};

/** Courses that the viewer thinks of buying; no one else sees it. */
export type Wishlist = {
  __typename: 'Wishlist';
  /** Of the courses on it, latest first; at most 100. */
  courseIds: Array<Scalars['ID']['output']>;
  /** The courses on it with their prices, latest first. */
  items: Array<WishlistItem>;
};

/** A course that the viewer thinks of buying, with the price of then and of now. */
export type WishlistItem = {
  __typename: 'WishlistItem';
  /** When it was saved. */
  addedAt: Scalars['DateTime']['output'];
  /** Where courses like it are found; absent where it has none, or is not sold any more. */
  category: Maybe<Category>;
  /** The course; absent once the viewer may not know of it any more. */
  course: Maybe<Course>;
  /** Of the course, also where it is gone. */
  courseId: Scalars['ID']['output'];
  /** Whether the viewer’s cart holds it as well. */
  isInCart: Scalars['Boolean']['output'];
  /** List price of now, in đồng; 0 where it is not sold any more. */
  listPrice: Scalars['Vnd']['output'];
  /** What it costs now, in đồng; 0 where it is not sold any more. */
  price: Scalars['Vnd']['output'];
  /** What it cost when it was saved, in đồng; it stays as it was then. */
  priceThen: Scalars['Vnd']['output'];
  /** When the sale ends that it costs less for now; absent without one. */
  saleEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it can be bought now, and if not, why. */
  state: CartLineState;
  /** What it is called; what it was called when it was saved, where it is not sold any more. */
  title: Scalars['String']['output'];
};

/** What became of the courses that were to go into the cart, one by one. */
export type WishlistToCart = {
  __typename: 'WishlistToCart';
  /** For each course of the list that was named, in that order. */
  results: Array<WishlistToCartResult>;
};

/** What became of a course of the list that was to go into the cart. */
export type WishlistToCartOutcome =
  /** It is in the cart now. */
  | 'ADDED'
  /** The cart holds as many courses as it can. */
  | 'CART_FULL'
  /** The cart held it already. */
  | 'IN_CART'
  /** It can’t be bought now: `state` says why. */
  | 'NOT_BUYABLE';

/** What became of one course that was to go into the cart. */
export type WishlistToCartResult = {
  __typename: 'WishlistToCartResult';
  /** Of the course, as it was asked for. */
  courseId: Scalars['ID']['output'];
  /** Whether it is in the cart now, or why not. */
  outcome: WishlistToCartOutcome;
  /** Whether it can be bought now, and if not, why. */
  state: CartLineState;
  /** What the course is called, as the list has it. */
  title: Scalars['String']['output'];
};

/** Token of another user to revoke, and the reason. */
export type WithdrawApiTokenInput = {
  /** Token ID, as returned by `apiTokens`. */
  apiTokenId: Scalars['ID']['input'];
  /** Reason of 3 to 300 characters, recorded in the audit log. */
  reason: Scalars['String']['input'];
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
