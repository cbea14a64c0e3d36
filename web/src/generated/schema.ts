export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the calendar as YYYY-MM-DD, without a time or a zone. */
  Date: { input: string; output: string; }
  /** A moment as ISO 8601 text. Answers are in UTC with milliseconds: 2026-11-20T08:30:00.000Z. */
  DateTime: { input: string; output: string; }
  /** Formatted text as ProseMirror JSON: {"type":"doc","content":[…]} of paragraph, heading (levels 2 and 3), bulletList, orderedList, listItem, blockquote, codeBlock (language), callout (tone: note, tip or warning), table of tableRow of tableHeader and tableCell (colspan, rowspan), image (pictureId of a CoursePicture, alt or isDecorative; in lessons only), hardBreak, inlineMath and blockMath (latex: the source of a formula, at most 1000 characters) and text with the marks bold, italic, code and link. */
  RichText: { input: unknown; output: unknown; }
  /** The value of a setting: a whole number within ±(2^53 − 1), or true or false where its kind is BOOLEAN. */
  SettingValue: { input: number | boolean; output: number | boolean; }
  /** Vietnamese đồng: a whole number within ±(2^53 − 1). There is no smaller unit. */
  Vnd: { input: number; output: number; }
};

/** Input for accepting a reply as the answer to a question. */
export type AcceptAnswerInput = {
  /** ID of a reply to the question. */
  commentId: Scalars['ID']['input'];
  /** True to accept the reply. False to remove the acceptance. */
  isAccepted: Scalars['Boolean']['input'];
};

/** A role: a name for a set of permissions. */
export type AccessRole = {
  __typename: 'AccessRole';
  /** What it is for; may be empty. */
  description: Scalars['String']['output'];
  /** How many people have it. */
  holderCount: Scalars['Int']['output'];
  /** Opaque; for a system role ADMIN, TEACHER or USER. */
  id: Scalars['ID']['output'];
  /** Where it comes from. */
  kind: RoleKind;
  /** What it is called; system roles in the language of the request. */
  name: Scalars['String']['output'];
  /** What it allows, for example `course:review`, in alphabetical order. */
  permissions: Array<Scalars['String']['output']>;
  /** Last edit; absent for a system role. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Rises with every edit, for `expectedVersion`; always 1 for a system role. */
  version: Scalars['Int']['output'];
};

/** How the viewer signs in. */
export type AccountSecurity = {
  __typename: 'AccountSecurity';
  /** Since when signing in takes a code of an authenticator; absent: it does not. */
  authenticatorSince: Maybe<Scalars['DateTime']['output']>;
  /** Where mails go, and what one signs in with. */
  email: Scalars['String']['output'];
  /** Absent until the address is confirmed. */
  emailVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Address of the linked Google account. */
  googleEmail: Maybe<Scalars['String']['output']>;
  /** When Google was linked; absent: it is not. */
  googleLinkedAt: Maybe<Scalars['DateTime']['output']>;
  /** False for people who only ever signed in with Google. */
  hasPassword: Scalars['Boolean']['output'];
  /** Absent: the password is the first one. */
  passwordChangedAt: Maybe<Scalars['DateTime']['output']>;
  /** The address that the account changes to once it is confirmed there. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Recovery codes that are still good. */
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

/** A feed, walked forward by cursor. */
export type ActivityConnection = {
  __typename: 'ActivityConnection';
  /** The rows with their cursors. */
  edges: Array<ActivityEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type ActivityEdge = {
  __typename: 'ActivityEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
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

/** Input for adding a file to a draft. */
export type AddSubmissionFileInput = {
  /** ID of a draft of the viewer. */
  submissionId: Scalars['ID']['input'];
  /** ID of a finished upload: PDF, image, audio, MP4, office document, plain text, code or ZIP. At most 5 files with 200 MB in total. */
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
  /** Number of people to whom the announcement was shown. */
  readCount: Scalars['Int']['output'];
  /** Time from which the announcement is shown. */
  startsAt: Scalars['DateTime']['output'];
  /** Plain text in English, at most 500 characters. */
  textEn: Scalars['String']['output'];
  /** Plain text in Vietnamese, at most 500 characters. */
  textVi: Scalars['String']['output'];
  /** Title in English, at most 80 characters. */
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

/** One numbered page of rows, and how many there are. */
export type AnnouncementPage = {
  __typename: 'AnnouncementPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Announcement>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** A pair of items that the student matched. */
export type AnswerPairInput = {
  /** ID of one of the question’s matches. */
  matchId: Scalars['ID']['input'];
  /** ID of one of the question’s choices. */
  pairId: Scalars['ID']['input'];
};

/** The viewer’s answer to an invitation. */
export type AnswerTeachingInvitationInput = {
  /** False declines; the owner may invite again. */
  accepts: Scalars['Boolean']['input'];
  /** Of an invitation to the viewer. */
  invitationId: Scalars['ID']['input'];
};

/** Input for replying to the requester of a ticket. */
export type AnswerTicketInput = {
  /** The `version` of the ticket on which the reply is based. */
  expectedVersion: Scalars['Int']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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

/** How an invitation was answered. */
export type AnsweredInvitation = {
  __typename: 'AnsweredInvitation';
  /** Of the course that it was for. */
  courseId: Scalars['ID']['output'];
  /** Of the invitation, which no list has any more. */
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

/** How much a program may ask for, as this server holds it. */
export type ApiLimits = {
  __typename: 'ApiLimits';
  /** Aliases in one document. */
  aliases: Scalars['Int']['output'];
  /** Rows on one page of a feed of changes. */
  changesPageSize: Scalars['Int']['output'];
  /** Cost a minute of a person, an API token, or an anonymous network address, per process. All tokens of a person together have three times as much. */
  costPerMinute: Scalars['Int']['output'];
  /** Fields within fields of one operation. */
  depth: Scalars['Int']['output'];
  /** The most that one operation may cost. */
  operationCost: Scalars['Int']['output'];
  /** Rows on one page, except of feeds of changes. */
  pageSize: Scalars['Int']['output'];
  /** Root fields of one operation. */
  rootFields: Scalars['Int']['output'];
  /** Subscriptions that a person holds at once, over all connections. */
  subscriptions: Scalars['Int']['output'];
  /** Tokens that the parser reads of one document. */
  tokens: Scalars['Int']['output'];
  /** Hours for which the former secret of a webhook signs as well. */
  webhookFormerSecretHours: Scalars['Int']['output'];
  /** Days for which deliveries are listed and can be replayed. */
  webhookKeptDays: Scalars['Int']['output'];
  /** Days without one success after which a webhook is switched off. */
  webhookLastingFailureDays: Scalars['Int']['output'];
  /** Hours after its event in which a message is tried again, with growing pauses. */
  webhookRetryHours: Scalars['Int']['output'];
};

/** A personal API token: what a program shows instead of its owner’s sign-in. */
export type ApiToken = {
  __typename: 'ApiToken';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it was ended before its time; absent while it was not. */
  endReason: Maybe<ApiTokenEndReason>;
  /** When it was ended before its time. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ends by itself, or has ended. */
  expiresAt: Scalars['DateTime']['output'];
  /** The last four characters of the token, to tell it from others. */
  hint: Scalars['String']['output'];
  /** Of the token, and no part of its secret. */
  id: Scalars['ID']['output'];
  /** Network address of its last use, forgotten with the token; absent: never used. */
  lastUsedAddress: Maybe<Scalars['String']['output']>;
  /** When it was last used, to the minute; absent: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What its owner calls it, after the program that has it. */
  name: Scalars['String']['output'];
  /** Of the token that renewing made of it; this one then is good for the rest of the overlap. Absent: not renewed. */
  renewedAsId: Maybe<Scalars['ID']['output']>;
  /** Permissions that it has while its owner has them, as resource:action, in alphabetical order. */
  scopes: Array<Scalars['String']['output']>;
};

/** Why an API token ended before its time. */
export type ApiTokenEndReason =
  /** An administrator suspended the account. */
  | 'DEACTIVATED'
  /** The old address took a change of address back. */
  | 'EMAIL_RESTORED'
  /** A forgotten password was replaced by the code of a mail. */
  | 'PASSWORD_RESET'
  /** The owner said that someone else had entered a bank account for their earnings. */
  | 'PAYOUT_ACCOUNT_UNDONE'
  /** Its owner revoked it. */
  | 'REVOKED'
  /** An administrator revoked it. */
  | 'WITHDRAWN';

/** What the viewer can make API tokens for, and how many. */
export type ApiTokenTerms = {
  __typename: 'ApiTokenTerms';
  /** False while the administrators have switched API tokens off: none is made or taken. */
  isAllowed: Scalars['Boolean']['output'];
  /** How many tokens a person may have at once. */
  limit: Scalars['Int']['output'];
  /** Days after which a token ends at the latest. */
  longestDays: Scalars['Int']['output'];
  /** The scopes that the viewer can give: permissions of theirs that no proof of identity guards. */
  resources: Array<PermissionResource>;
};

/** Input for appealing against a decision about the viewer’s content. */
export type AppealContentDecisionInput = {
  /** ID of the decision, as returned by `myContentDecisions`. */
  caseId: Scalars['ID']['input'];
  /** Reason for the appeal, shown to moderators, 5 to 1,000 characters. */
  reason: Scalars['String']['input'];
};

/** Asks to look at a refused refund once more. */
export type AppealRefundInput = {
  /** What speaks for it; the platform reads it. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** Of a refused refund of the viewer’s. */
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
  /** Whether the work is a draft, submitted, graded or returned. */
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

/** One numbered page of rows, and how many there are. */
export type AssignmentsToMarkPage = {
  __typename: 'AssignmentsToMarkPage';
  /** The rows of this page, in the order asked for. */
  items: Array<AssignmentToMark>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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
  /** Whether the draft is in progress, done or failed. */
  state: AssistantRequestState;
  /** Result as plain text, never markup: the paragraphs of a description, the individual outcomes, or the sentences flagged by a check. */
  texts: Array<Scalars['String']['output']>;
};

/** One numbered page of rows, and how many there are. */
export type AssistantRequestPage = {
  __typename: 'AssistantRequestPage';
  /** The rows of this page, in the order asked for. */
  items: Array<AssistantRequest>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One value that changed. */
export type AuditChange = {
  __typename: 'AuditChange';
  /** Afterwards, in the same form; absent: there is none. */
  after: Maybe<Scalars['String']['output']>;
  /** Before: text as it is, everything else as JSON; absent: there was none. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the value. */
  field: Scalars['String']['output'];
};

/** A feed, walked forward by cursor. */
export type AuditConnection = {
  __typename: 'AuditConnection';
  /** The rows with their cursors. */
  edges: Array<AuditEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type AuditEdge = {
  __typename: 'AuditEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
  node: AuditLine;
};

/** Narrows the audit log; what is left out does not. */
export type AuditFilter = {
  /** One of these actions, for example `person.update`. */
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Done by this person, also while viewing as a person. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** At this moment or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only what was done while viewing as a person. */
  isViewAs?: InputMaybe<Scalars['Boolean']['input']>;
  /** What came to the platform by this way. */
  origin?: InputMaybe<AuditOrigin>;
  /** Beginnings of words of the action, the reason, or the name of who did it or to whom. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Done to this thing, whatever its type. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** To this kind of thing, for example `person`. */
  targetType?: InputMaybe<Scalars['String']['input']>;
  /** What happened before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One line of the audit log. Needs the permission `audit:read`. */
export type AuditLine = {
  __typename: 'AuditLine';
  /** What happened, for example `course.approved` or `person.update`. */
  action: Scalars['String']['output'];
  /** Who did it; absent: no one who is signed in. */
  actor: Maybe<PublicProfile>;
  /** Who did it; absent: no one who is signed in. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** Network address it came from. */
  address: Maybe<Scalars['String']['output']>;
  /** The moment at which it happened. */
  at: Scalars['DateTime']['output'];
  /** What changed, value by value, by name. */
  changes: Array<AuditChange>;
  /** Of the line: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** The target was a person and is erased: there is no page of theirs to open. */
  isTargetErased: Scalars['Boolean']['output'];
  /** By which way it came to the platform. */
  origin: AuditOrigin;
  /** Who really did it, when they were viewing as the actor. */
  realActor: Maybe<PublicProfile>;
  /** Who really did it, when they were viewing as the actor. */
  realActorId: Maybe<Scalars['ID']['output']>;
  /** Why, as it was given. */
  reason: Maybe<Scalars['String']['output']>;
  /** Of the thing it was done to; absent where there is none. */
  targetId: Maybe<Scalars['ID']['output']>;
  /** What the target is called now; absent when it is gone or has no name. */
  targetLabel: Maybe<Scalars['String']['output']>;
  /** To what kind of thing, for example `person`. */
  targetType: Scalars['String']['output'];
};

/** By which way an act came to the platform. */
export type AuditOrigin =
  /** A notice of a payment gateway. */
  | 'GATEWAY'
  /** A request to the GraphQL endpoint, as the web sends them. */
  | 'GRAPHQL'
  /** Work in the background, without a person waiting. */
  | 'JOB'
  /** A page that the server rendered. */
  | 'PAGE'
  /** A request to the REST interface, or a link of a mail. */
  | 'REST'
  /** Demonstration data that was put in. */
  | 'SEED';

/** A fresh session: its tokens and whose it is. */
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

/** What an authenticator app is set up with. Shown once. */
export type AuthenticatorSetup = {
  __typename: 'AuthenticatorSetup';
  /** To be typed into the app: base 32, without padding. */
  secret: Scalars['String']['output'];
  /** The same as an otpauth:// address, to be shown as a QR code. */
  uri: Scalars['String']['output'];
};

/** A backup of the rows of one moment and of the files that they name. */
export type Backup = {
  __typename: 'Backup';
  /** Bytes of the phase in all; 0 before that is known. */
  allBytes: Scalars['Float']['output'];
  /** Full name of who asked for it; absent of the clock’s, of commands, and once they are erased. */
  askedByName: Maybe<Scalars['String']['output']>;
  /** Which file is at fault; absent where none is. */
  checkDetail: Maybe<Scalars['String']['output']>;
  /** What the last check found; absent: nothing wrong. */
  checkFault: Maybe<BackupFaultKind>;
  /** When every byte was last read; absent: never. */
  checkedAt: Maybe<Scalars['DateTime']['output']>;
  /** SHA-256 of its signed manifest, which holds those of all else; absent before it is whole. */
  checksum: Maybe<Scalars['String']['output']>;
  /** When it was asked for or due. */
  createdAt: Scalars['DateTime']['output'];
  /** Bytes of its rows, compressed; absent before it is whole. */
  databaseBytes: Maybe<Scalars['Float']['output']>;
  /** Bytes of the phase that are done. */
  doneBytes: Scalars['Float']['output'];
  /** When a drill with it last passed; absent: never. */
  drilledAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ended, well or not; absent while it runs. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it is not OK; absent where it is. */
  fault: Maybe<BackupFaultKind>;
  /** What the fault is about, for instance a file; absent where nothing more is known. */
  faultDetail: Maybe<Scalars['String']['output']>;
  /** Bytes of the files that it names, also those that earlier backups brought; absent before it is whole. */
  fileBytes: Maybe<Scalars['Float']['output']>;
  /** Files that it names; absent before it is whole. */
  fileCount: Maybe<Scalars['Int']['output']>;
  /** Files that its last check, or the one when it was made, found at fault; after 20 no more are looked for. */
  filesAtFault: Array<BackupFileFault>;
  /** Name of its folder, which `npm run restore` takes; absent before it is whole. */
  folder: Maybe<Scalars['String']['output']>;
  /** Of the backup: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Its checksums are being compared at this moment. */
  isBeingChecked: Scalars['Boolean']['output'];
  /** Someone asked for it to stop, and it will within seconds. */
  isStopping: Scalars['Boolean']['output'];
  /** Kept as one of the weekly ones; false: of the daily ones. */
  isWeekly: Scalars['Boolean']['output'];
  /** What it is at, or was at when it ended. */
  phase: BackupPhase;
  /** Rows that it holds; absent before it is whole. */
  rowCount: Maybe<Scalars['Float']['output']>;
  /** The moment whose rows it holds; absent before they are copied. */
  snapshotAt: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  status: BackupStatus;
  /** What it was made by. */
  trigger: BackupTrigger;
};

/** Why a backup, its check or a drill failed. */
export type BackupFaultKind =
  /** Another one was being made. */
  | 'ALREADY_RUNNING'
  /** Rows name files that the storage has not. */
  | 'FILES_MISSING'
  /** A file of the backup is not as it was written. */
  | 'FILE_CHANGED'
  /** A file of the backup is gone. */
  | 'FILE_MISSING'
  /** The process that made it ended. */
  | 'KILLED'
  /** The restored books do not hold together. */
  | 'LEDGER_BROKEN'
  /** Its list of contents is not as it was signed. */
  | 'MANIFEST_CHANGED'
  /** Its folder is gone, or holds no finished backup. */
  | 'NOT_A_BACKUP'
  /** The database user may not create a database to restore into. */
  | 'NO_CREATE_DATABASE'
  /** The disk has not enough room for it. */
  | 'NO_ROOM'
  /** It was made under other APP_KEYS than those of now. */
  | 'OTHER_KEYS'
  /** The restored program did not let anyone sign in, or showed no course. */
  | 'PROGRAM_BROKEN'
  /** A person stopped it by hand. */
  | 'STOPPED'
  /** Something else; the log of the server says more. */
  | 'UNEXPECTED';

/** A file of a backup that is not as it was written. */
export type BackupFileFault = {
  __typename: 'BackupFileFault';
  /** Whether it is missing or changed. */
  fault: BackupFaultKind;
  /** Name within the backup, or key in the storage. */
  file: Scalars['String']['output'];
};

/** What is kept as backups, where, and what comes next. */
export type BackupOverview = {
  __typename: 'BackupOverview';
  /** Bytes that they take together, each file counted once. */
  bytes: Scalars['Float']['output'];
  /** Backups that lie there. */
  count: Scalars['Int']['output'];
  /** Daily backups that are kept. */
  dailyCopies: Scalars['Int']['output'];
  /** That folder lies in the data folder: without a copy elsewhere it goes with the machine. */
  isBesideData: Scalars['Boolean']['output'];
  /** When the next one is due by the clock. */
  nextBackupAt: Scalars['DateTime']['output'];
  /** When the next drill is due by the clock. */
  nextDrillAt: Scalars['DateTime']['output'];
  /** The folder that backups are written to, on the server. */
  place: Scalars['String']['output'];
  /** Weekly backups that are kept besides. */
  weeklyCopies: Scalars['Int']['output'];
};

/** What a backup that is being made is at, in this order. */
export type BackupPhase =
  /** Every byte is read again and compared with its checksum. */
  | 'CHECKING'
  /** The rows of one snapshot are copied. */
  | 'DATABASE'
  /** Files that are not in an earlier backup are copied. */
  | 'FILES'
  /** A process takes it within seconds. */
  | 'WAITING';

/** What became of a backup. */
export type BackupStatus =
  /** It could not be made; `fault` says why. */
  | 'ERROR'
  /** It is whole, and every byte was read again. */
  | 'OK'
  /** It waits for its turn, or is being made. */
  | 'RUNNING'
  /** Another one was being made at its time. */
  | 'SKIPPED'
  /** It was stopped, or its process died. */
  | 'UNFINISHED'
  /** It is whole, but files that rows name were not in the storage. */
  | 'WARNING';

/** What a backup was made by. */
export type BackupTrigger =
  /** The clock, every night at two in Vietnam. */
  | 'DAILY'
  /** A person, on the page or by the command. */
  | 'MANUAL';

/** A bank of Vietnam that money can be transferred to. */
export type Bank = {
  __typename: 'Bank';
  /** Its six digits in NAPAS’s list, which transfers name it by. */
  bin: Scalars['String']['output'];
  /** The name that people know it by. */
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

/** Proof of who wants to set up two-step sign-in. */
export type BeginAuthenticatorInput = {
  /** The password; left out by people who have none: they must have signed in a moment ago. */
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

/** A feed, walked forward by cursor. */
export type BookmarkConnection = {
  __typename: 'BookmarkConnection';
  /** The rows with their cursors. */
  edges: Array<BookmarkEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type BookmarkEdge = {
  __typename: 'BookmarkEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
  node: Bookmark;
};

/** What a look at the books has found. */
export type BooksCheck = {
  __typename: 'BooksCheck';
  /** The moment at which it was made. */
  at: Scalars['DateTime']['output'];
  /** Those of them that do not hold, in English as the server’s log has them. */
  broken: Array<Scalars['String']['output']>;
  /** How many things that have to hold were looked at. */
  checked: Scalars['Int']['output'];
  /** Of the look: opaque, never changes. */
  id: Scalars['ID']['output'];
};

/** Equal JavaScript errors in browsers of visitors, counted together. */
export type BrowserError = {
  __typename: 'BrowserError';
  /** Number of page loads that reported the error. */
  count: Scalars['Int']['output'];
  /** Time of the first report. */
  firstAt: Scalars['DateTime']['output'];
  /** Identifies the group: the same message at the same source. */
  id: Scalars['ID']['output'];
  /** Time of the latest report. */
  lastAt: Scalars['DateTime']['output'];
  /** Name and message of the error; quoted texts, addresses and long numbers are masked. */
  message: Scalars['String']['output'];
  /** Release that the browser had loaded at the latest report. */
  release: Scalars['String']['output'];
  /** Route pattern of the page of the latest report, without its parameters. */
  route: Scalars['String']['output'];
  /** Script, line and column of the first stack frame in our own code. */
  source: Scalars['String']['output'];
};

/** What became of one of many, or in a preview: what would become of it. */
export type BulkOutcome =
  /** Changed as it was asked. */
  | 'DONE'
  /** A rule forbids it; `refusal` says which. */
  | 'REFUSED'
  /** It was so already. */
  | 'UNCHANGED';

/** What became of many, or in a preview: what would. */
export type BulkResult = {
  __typename: 'BulkResult';
  /** How many were changed. */
  done: Scalars['Int']['output'];
  /** How many a rule protects. */
  refused: Scalars['Int']['output'];
  /** One for each id, in the order they were sent. */
  rows: Array<BulkRow>;
  /** How many were so already. */
  unchanged: Scalars['Int']['output'];
};

/** What became of one person of a bulk act, or in a preview: what would. */
export type BulkRow = {
  __typename: 'BulkRow';
  /** E-mail address; absent for NOT_FOUND. */
  email: Maybe<Scalars['String']['output']>;
  /** Family name first; absent for NOT_FOUND. */
  fullName: Maybe<Scalars['String']['output']>;
  /** As it was sent. */
  id: Scalars['ID']['output'];
  /** The same in words, in the language of the request. */
  message: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  outcome: BulkOutcome;
  /** The rule that forbids it, with REFUSED. */
  refusal: Maybe<Refusal>;
};

/** Subscription URL of the viewer’s calendar. */
export type CalendarAddress = {
  __typename: 'CalendarAddress';
  /** Time at which the URL was created. Null if there is none. */
  renewedAt: Maybe<Scalars['DateTime']['output']>;
  /** Absolute URL, which grants read access to the calendar without authentication. Null if none was created. */
  url: Maybe<Scalars['String']['output']>;
};

/** The code that was mailed to the old address. */
export type CancelEmailChangeInput = {
  /** What stands after `#cancel=` in the link. */
  token: Scalars['String']['input'];
};

/** Which courses stay on sale once the package has ended. */
export type CancelPackageInput = {
  /** Own courses to keep on sale where the smaller package has no room for all, before the oldest ones; left out: the oldest. */
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

/** A feed, walked forward by cursor. */
export type CertificateConnection = {
  __typename: 'CertificateConnection';
  /** The rows with their cursors. */
  edges: Array<CertificateEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type CertificateEdge = {
  __typename: 'CertificateEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
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

/** Another e-mail address for the signed-in person. */
export type ChangeEmailInput = {
  /** At most 254 characters; case does not matter. */
  newEmail: Scalars['String']['input'];
  /** Left out by people who have none; they must have signed in a moment ago. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** How far a change feed has been read. */
export type ChangePageInfo = {
  __typename: 'ChangePageInfo';
  /** For `after`, of the next page now or of what has changed later: also a page without changes has one. Keep it, it does not expire. */
  endCursor: Scalars['String']['output'];
  /** More changes can be had at once. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Another password for the signed-in person. */
export type ChangePasswordInput = {
  /** When given, it must be the same as newPassword. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** The present one. Left out by people who have none; they must have signed in a moment ago. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 characters of any kind; common ones are refused. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Action to apply to the students on the list. */
  kind: RosterKind;
  /** Reason shown to the students, 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** A setting as it is to be. */
export type ChangeSettingInput = {
  /** The version that was looked at; left out: whichever. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the setting, for example `refund.days`. */
  key: Scalars['String']['input'];
  /** Why; it stands in the history. 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** What it is to be, within its range. */
  value: Scalars['SettingValue']['input'];
};

/** A course that was made or changed. */
export type ChangedCourse = {
  __typename: 'ChangedCourse';
  /** When it last changed, as its transaction began; no order to go by, the feed has its own. */
  changedAt: Scalars['DateTime']['output'];
  /** The course now; absent once deleted. */
  course: Maybe<Course>;
  /** Of what changed: under this id a client keeps its copy. */
  id: Scalars['ID']['output'];
  /** It is there no more: a client drops its copy. The id is all that is left to say, for ever. */
  isDeleted: Scalars['Boolean']['output'];
};

/** An enrolment that was created or updated. */
export type ChangedEnrolment = {
  __typename: 'ChangedEnrolment';
  /** When it last changed, as its transaction began; no order to go by, the feed has its own. */
  changedAt: Scalars['DateTime']['output'];
  /** Current state of the enrolment. Null if it was deleted. */
  enrolment: Maybe<EnrolmentRecord>;
  /** Of what changed: under this id a client keeps its copy. */
  id: Scalars['ID']['output'];
  /** It is there no more: a client drops its copy. The id is all that is left to say, for ever. */
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
  /** When it last changed, as its transaction began; no order to go by, the feed has its own. */
  changedAt: Scalars['DateTime']['output'];
  /** Of what changed: under this id a client keeps its copy. */
  id: Scalars['ID']['output'];
  /** It is there no more: a client drops its copy. The id is all that is left to say, for ever. */
  isDeleted: Scalars['Boolean']['output'];
  /** The order now; absent once deleted. */
  order: Maybe<OrderSummary>;
};

/** A person who came, changed or was erased. */
export type ChangedPerson = {
  __typename: 'ChangedPerson';
  /** When it last changed, as its transaction began; no order to go by, the feed has its own. */
  changedAt: Scalars['DateTime']['output'];
  /** Of what changed: under this id a client keeps its copy. */
  id: Scalars['ID']['output'];
  /** It is there no more: a client drops its copy. The id is all that is left to say, for ever. */
  isDeleted: Scalars['Boolean']['output'];
  /** The person now; absent once deleted. */
  person: Maybe<Person>;
};

/** A password that somebody thinks of for a new account. */
export type CheckPasswordInput = {
  /** Address of the account, as far as it is typed: who guesses knows it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Name of the owner, as far as it is typed: who guesses knows it. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 characters of any kind; common ones are refused. */
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
  /** Explanation why the choice is correct or wrong. */
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

/** A day on which held earnings become available. */
export type ComingRelease = {
  __typename: 'ComingRelease';
  /** What becomes available then if nothing is given back, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** The day in Vietnam. */
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

/** A feed, walked forward by cursor. */
export type CommentConnection = {
  __typename: 'CommentConnection';
  /** The rows with their cursors. */
  edges: Array<CommentEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type CommentEdge = {
  __typename: 'CommentEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
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

/** Proof that the authenticator app was set up. */
export type ConfirmAuthenticatorInput = {
  /** What the app shows: six digits. */
  code: Scalars['String']['input'];
};

/** The code that was mailed to an address, as proof that it is the person’s. */
export type ConfirmEmailInput = {
  /** What stands after `#token=` in the link. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the money that is returned. */
  itemId: Scalars['ID']['input'];
};

/** An e-mail address that is proved to be the person’s. */
export type ConfirmedEmail = {
  __typename: 'ConfirmedEmail';
  /** The address in force now, which one signs in with. */
  email: Scalars['String']['output'];
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
  /** Whether the appeal is pending, upheld or reversed. */
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
  /** Whether a comment or a rating was reported. */
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
  /** Whether the case is pending, accepted or rejected. */
  state: ContentCaseState;
  /** Thread of the reported comment: its question and the nearest replies, at most 9. Empty for ratings. */
  thread: Array<ThreadComment>;
};

/** One numbered page of rows, and how many there are. */
export type ContentCasePage = {
  __typename: 'ContentCasePage';
  /** The rows of this page, in the order asked for. */
  items: Array<ContentCase>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
export type CouponPage = {
  __typename: 'CouponPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Coupon>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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
  /** Numbers of students affected by the course’s certificates. Null if the viewer does not manage the course. */
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
  /** Enrolment of the viewer in the course. Null if the viewer is not enrolled. */
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
  /** Number of ratings by stars, in five rows starting with five stars. */
  ratingHistogram: Array<RatingCount>;
  /** How the score is calculated: which ratings count and which are excluded. */
  ratingMethod: RatingMethod;
  /** Published ratings: those with text first, then those with stars only, newest first within each group. */
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

/** What changed, in the order in which it is safe to be read. */
export type CourseChangeFeed = {
  __typename: 'CourseChangeFeed';
  /** Each changed object once, as it is now. */
  nodes: Array<ChangedCourse>;
  /** Whether and from where to go on. */
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

/** One numbered page of rows, and how many there are. */
export type CourseChangePage = {
  __typename: 'CourseChangePage';
  /** The rows of this page, in the order asked for. */
  items: Array<CourseChange>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** What the sales of a course have come to. */
export type CourseEarnings = {
  __typename: 'CourseEarnings';
  /** The course that was sold. */
  courseId: Scalars['ID']['output'];
  /** What they earned the teacher, in đồng. */
  earned: Scalars['Vnd']['output'];
  /** What of that went back to buyers since, in đồng. */
  givenBack: Scalars['Vnd']['output'];
  /** What they were sold for, in đồng. */
  gross: Scalars['Vnd']['output'];
  /** What is left of it: `earned` less `givenBack`, in đồng. */
  net: Scalars['Vnd']['output'];
  /** How many sales, those given back included. */
  sales: Scalars['Int']['output'];
  /** What it was called when it was sold last. */
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

/** One numbered page of rows, and how many there are. */
export type CourseFiguresPage = {
  __typename: 'CourseFiguresPage';
  /** The rows of this page, in the order asked for. */
  items: Array<CourseFigures>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
export type CourseMessagePage = {
  __typename: 'CourseMessagePage';
  /** The rows of this page, in the order asked for. */
  items: Array<CourseMessage>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
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

/** One numbered page of rows, and how many there are. */
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
  /** Total number of lessons in the course. */
  totalLessons: Scalars['Int']['output'];
};

/** One numbered page of rows, and how many there are. */
export type CourseStudentPage = {
  __typename: 'CourseStudentPage';
  /** The rows of this page, in the order asked for. */
  items: Array<CourseStudent>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** Input for creating an announcement. */
export type CreateAnnouncementInput = {
  /** Group of people to whom the announcement is shown. */
  audience: AnnouncementAudience;
  /** ID of the course, for the audience COURSE only. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Time until which the announcement is shown, at most 30 days after its start. */
  endsAt: Scalars['DateTime']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** True if readers may dismiss the announcement permanently. */
  isDismissible: Scalars['Boolean']['input'];
  /** Kind of the announcement, which determines its appearance. */
  kind: AnnouncementKind;
  /** Time from which the announcement is shown, now or later. */
  startsAt: Scalars['DateTime']['input'];
  /** Plain text in English, 3 to 500 characters. */
  textEn: Scalars['String']['input'];
  /** Plain text in Vietnamese, 3 to 500 characters. */
  textVi: Scalars['String']['input'];
  /** Title in English, 3 to 80 characters. */
  titleEn: Scalars['String']['input'];
  /** Title in Vietnamese, 3 to 80 characters. */
  titleVi: Scalars['String']['input'];
};

/** A personal API token that is to be made. */
export type CreateApiTokenInput = {
  /** The last day on which it is good, in Vietnam: from tomorrow on, at most 365 days from today. */
  expiresOn: Scalars['Date']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the program is called that gets it: 2 to 60 characters. */
  name: Scalars['String']['input'];
  /** What it may do, as resource:action: at least one of `apiTokenTerms.resources`. They limit whatever needs a permission, on GraphQL, REST, subscriptions and uploads alike; what anyone may read without signing in needs no scope, and shows nothing else without one. */
  scopes: Array<Scalars['String']['input']>;
};

/** Input for creating a bookmark. */
export type CreateBookmarkInput = {
  /** Position in the video, in seconds. Omit to bookmark the whole lesson. */
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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

/** A new category, last of its level. */
export type CreateCategoryInput = {
  /** Its sign, by name, for example `code`; drawn covers of its courses match it. */
  icon: Scalars['String']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Its Vietnamese name, 2 to 60 characters. */
  name: Scalars['String']['input'];
  /** Its English name, 2 to 60 characters. */
  nameEn: Scalars['String']['input'];
  /** Below which one; left out: on the upper level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input for asking a question about a lesson, or replying to one. */
export type CreateCommentInput = {
  /** Video position to which the question refers, in seconds. */
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 60 characters. */
  title: Scalars['String']['input'];
};

/** Input for scheduling a meeting of a study group. */
export type CreateGroupEventInput = {
  /** HTTPS URL of the meeting room. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** ID of a group that the viewer is a member of. */
  groupId: Scalars['ID']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Name of the group, 3 to 60 characters. */
  name: Scalars['String']['input'];
};

/** Input for creating a post in a study group. */
export type CreateGroupPostInput = {
  /** ID of a group that the viewer is a member of. */
  groupId: Scalars['ID']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the post to which this one replies. Omit for a new post. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Text of the post, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** A new lesson at the end of a section. */
export type CreateLessonInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What it is made of; does not change later. */
  kind: LessonKind;
  /** Of the section that it is added to. */
  sectionId: Scalars['ID']['input'];
  /** 3 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Input for creating a private note on a lesson. */
export type CreateNoteInput = {
  /** Video position at which the note was started, in seconds. */
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of a lesson that the viewer studies. */
  lessonId: Scalars['ID']['input'];
  /** Paragraph of the text to which the note refers, from 0. */
  paragraph?: InputMaybe<Scalars['Int']['input']>;
  /** Text of the note, 1 to 4,000 characters. Readable by its author only. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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

/** An account made for another person. */
export type CreatePersonInput = {
  /** Custom roles. Needs `role:assign`. */
  customRoleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At most 254 characters; case does not matter. */
  email: Scalars['String']['input'];
  /** Family name first, 2 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** False: suspended from the first moment. Needs `person:deactivate`. */
  isActive?: Scalars['Boolean']['input'];
  /** Of the interface, mails and messages; the request’s own language when left out. */
  locale?: InputMaybe<Language>;
  /** A first password of 8 to 128 characters; left out, the person sets one by the mail. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number: 8 to 15 digits; blanks, dots, dashes, brackets and a leading + allowed. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Besides USER, which everyone has. ADMIN needs `role:assign`. */
  roles?: InputMaybe<Array<Role>>;
  /** Sends a mail by which the person sets a password of their own. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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

/** Input for adding a question to a course’s question bank. */
export type CreateQuestionInput = {
  /** Content of the question with its answer key. */
  content: QuestionContentInput;
  /** ID of the viewer’s course to which the question is added. */
  courseId: Scalars['ID']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A custom role that is to be made. */
export type CreateRoleInput = {
  /** What it is for, at most 300 characters. */
  description?: Scalars['String']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 60 characters, unlike every other role’s, whatever the case. */
  name: Scalars['String']['input'];
  /** What it allows: administrative permissions that the viewer holds. */
  permissions: Array<Scalars['String']['input']>;
};

/** Input for saving a comment for reuse. */
export type CreateSavedCommentInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Text of the comment, 1 to 500 characters. An identical comment is not duplicated. */
  text: Scalars['String']['input'];
};

/** A new group of synonyms. */
export type CreateSearchSynonymInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Two to eight words or phrases of 1 to 40 characters that mean the same, each in one group only. */
  terms: Array<Scalars['String']['input']>;
};

/** A new section at the end of a course. */
export type CreateSectionInput = {
  /** Of the course that it is added to. */
  courseId: Scalars['ID']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Input for creating a study slot. */
export type CreateStudySlotInput = {
  /** ID of a course that the viewer studies. Omit for a slot without a course. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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

/** A file of everything that waits for a transfer and is in none yet. */
export type CreateTransferFileInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A webhook that is to be made. */
export type CreateWebhookInput = {
  /** Where events are posted: an absolute https address of a public host, at most 500 characters. */
  address: Scalars['String']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What it is told of: at least one kind, and not WEBHOOK_TESTED. */
  kinds: Array<WebhookEventKind>;
  /** What the program is called that listens: 2 to 60 characters. */
  name: Scalars['String']['input'];
};

/** An API token that was made just now. */
export type CreatedApiToken = {
  __typename: 'CreatedApiToken';
  /** What was made, as myApiTokens lists it. */
  apiToken: ApiToken;
  /** The token itself, for `Authorization: Bearer`. It is shown this once; absent where the same idempotencyKey had made it before. */
  secret: Maybe<Scalars['String']['output']>;
};

/** A square of a picture, as fractions of its shorter side and of what is left to move in. */
export type CropInput = {
  /** Side of the square, 0.1 to 1 of the shorter side. */
  size: Scalars['Float']['input'];
  /** Place from left (0) to right (1). */
  x: Scalars['Float']['input'];
  /** Place from top (0) to bottom (1). */
  y: Scalars['Float']['input'];
};

/** A request about one’s own data. */
export type DataRequest = {
  __typename: 'DataRequest';
  /** Where the file can be fetched for ten minutes, below the platform’s own address; absent while there is none, and for who views as its owner. */
  downloadUrl: Maybe<Scalars['String']['output']>;
  /** When it is begun at the earliest. */
  dueAt: Scalars['DateTime']['output'];
  /** Until when the file can be fetched. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was done, failed or was taken back. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the request: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What was asked for. */
  kind: DataRequestKind;
  /** How much is done, in per cent. */
  progress: Scalars['Int']['output'];
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Size of the file in bytes, once there is one. */
  sizeBytes: Maybe<Scalars['Float']['output']>;
  /** Where it is between asked and done. */
  status: DataRequestStatus;
};

/** What a person asks for about their own data. */
export type DataRequestKind =
  /** That the account is deleted. */
  | 'ERASURE'
  /** A file of it. */
  | 'EXPORT';

/** Where a request about one’s own data is. */
export type DataRequestStatus =
  /** Taken back by its owner. */
  | 'CANCELLED'
  /** The file is made, or the account is gone. */
  | 'DONE'
  /** Could not be done; it can be asked for again. */
  | 'FAILED'
  /** It is being worked on now. */
  | 'RUNNING'
  /** Not begun; a deletion waits until it is due and can be cancelled. */
  | 'WAITING';

/** Whose account is suspended, and why. */
export type DeactivatePersonInput = {
  /** Of the person who is suspended. */
  personId: Scalars['ID']['input'];
  /** Why: 3 to 300 characters, for the audit log and for whoever looks the person up. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A job that used up its attempts. */
export type DeadLetter = {
  __typename: 'DeadLetter';
  /** How often it was tried before it came here. */
  attempts: Scalars['Int']['output'];
  /** When it was replayed or discarded; absent: it waits. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the last attempt failed with, in one line without mail addresses and long numbers; absent: nothing is known. */
  error: Maybe<Scalars['String']['output']>;
  /** When the last attempt failed. */
  failedAt: Scalars['DateTime']['output'];
  /** Of the dead letter: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Name of the kind of job, for example `mail.deliver`. */
  queue: Scalars['String']['output'];
  /** Why it was discarded; absent where it was not. */
  reason: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  state: DeadLetterState;
};

/** The jobs of one kind that used up their attempts and wait. */
export type DeadLetterKind = {
  __typename: 'DeadLetterKind';
  /** How many jobs of the kind wait. */
  count: Scalars['Int']['output'];
  /** What the latest failed with, without mail addresses and long numbers; absent: unknown. */
  error: Maybe<Scalars['String']['output']>;
  /** When the first of them failed for the last time. */
  firstFailedAt: Scalars['DateTime']['output'];
  /** When the latest of them failed for the last time. */
  lastFailedAt: Scalars['DateTime']['output'];
  /** Name of the kind of job, for example `mail.deliver`. */
  queue: Scalars['String']['output'];
};

/** What became of a job that used up its attempts. */
export type DeadLetterState =
  /** An administrator decided that it is not to be done. */
  | 'DISCARDED'
  /** Sent once more, it did what it was for. */
  | 'DONE'
  /** Sent once more, it used up its attempts again: another one waits. */
  | 'FAILED_AGAIN'
  /** It was sent once more and has not ended yet. */
  | 'REPLAYING'
  /** It waits for an administrator to replay or discard it. */
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

/** Decision on one student’s extension. */
export type DecidedExtension = {
  __typename: 'DecidedExtension';
  /** ID of the assignment concerned. */
  assignmentId: Scalars['ID']['output'];
  /** Whether the extension was granted or declined. */
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

/** Who is erased, and why. */
export type DeletePersonInput = {
  /** Of the person who is erased. */
  personId: Scalars['ID']['input'];
  /** Why: 3 to 300 characters, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What a deletion has removed, for clients to drop it from what they keep. */
export type Deleted = {
  __typename: 'Deleted';
  /** Of the thing that is gone; nothing answers to it any more. */
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

/** A study slot that its owner deleted. */
export type DeletedStudySlot = {
  __typename: 'DeletedStudySlot';
  /** Unique slot ID, with which clients can evict the slot from their caches. */
  id: Scalars['ID']['output'];
};

/** How much of one kind failed, for whoever looks after it. */
export type DeskFailure = {
  __typename: 'DeskFailure';
  /** How many of them failed; 0 is as it should be. */
  count: Scalars['Int']['output'];
  /** What kind of thing failed. */
  kind: DeskFailureKind;
  /** When the latest failed; absent: none did, or they are only counted. */
  latestAt: Maybe<Scalars['DateTime']['output']>;
  /** Of how many, those that went well included; absent where that says nothing. */
  outOf: Maybe<Scalars['Float']['output']>;
};

/** What of the program can fail and wants somebody to look. */
export type DeskFailureKind =
  /** Backups that failed or were found damaged since the last whole one. */
  | 'BACKUPS'
  /** Jobs that used up their attempts and wait for a decision. */
  | 'DEAD_LETTERS'
  /** Drills of restoring that failed since the last one that passed. */
  | 'DRILLS'
  /** Requests of the last 24 hours that the program could not answer. */
  | 'FAILED_REQUESTS';

/** How much of one kind waits for administrators, and how urgent it is. */
export type DeskQueue = {
  __typename: 'DeskQueue';
  /** What they come to together, in đồng; absent where it is not about money, or none waits. */
  amount: Maybe<Scalars['Vnd']['output']>;
  /** How many pieces of it wait. */
  count: Scalars['Int']['output'];
  /** What kind of work waits in it. */
  kind: DeskQueueKind;
  /** By when the next one has to be done, past times included; absent: no time was promised. */
  nextDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Since when the oldest waits; absent: none does. */
  oldestAt: Maybe<Scalars['DateTime']['output']>;
  /** How many should have been done by now. */
  overdueCount: Scalars['Int']['output'];
};

/** What waits for administrators. */
export type DeskQueueKind =
  /** Comments and ratings that were reported. */
  | 'CONTENT_REPORTS'
  /** Courses and revisions that were submitted. */
  | 'COURSE_REVIEWS'
  /** Payments that a buyer’s bank took back. */
  | 'DISPUTES'
  /** Orders whose money does not fit them. */
  | 'DOUBTS'
  /** Payouts that teachers asked for. */
  | 'PAYOUTS'
  /** Refunds that the platform decides, and those whose transfer failed. */
  | 'REFUNDS'
  /** Money that came and fits nothing, or waits for its way back. */
  | 'SUSPENSE'
  /** What members and guests asked support, and wait to have answered. */
  | 'TICKETS';

/** Proof that it is really the owner who turns two-step sign-in off. */
export type DisableAuthenticatorInput = {
  /** A code of the authenticator, or a recovery code. */
  code: Scalars['String']['input'];
  /** The password; left out by people who have none. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The teacher disagrees: the platform decides. */
export type DisagreeWithRefundInput = {
  /** Why; the buyer and the platform read it. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** Of a refund that waits for the teacher. */
  refundId: Scalars['ID']['input'];
};

/** Jobs that are not to be done. */
export type DiscardDeadLettersInput = {
  /** Of the dead letters, as `deadLetters` gives them: 1 to 100. */
  deadLetterIds: Array<Scalars['ID']['input']>;
  /** Why they need not be done; it stands in the log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** One numbered page of rows, and how many there are. */
export type DisputePage = {
  __typename: 'DisputePage';
  /** The rows of this page, in the order asked for. */
  items: Array<DisputeView>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** Where a file can be fetched, for a short while. */
export type DownloadLink = {
  __typename: 'DownloadLink';
  /** Until when it can be followed. */
  expiresAt: Scalars['DateTime']['output'];
  /** Address of the same file as an Excel workbook, below the platform’s own; absent where there is none, as for programs. */
  spreadsheetUrl: Maybe<Scalars['String']['output']>;
  /** Address of the file, below the platform’s own: it is followed as it is and needs no token. */
  url: Scalars['String']['output'];
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

/** What a drill of restoring came to. */
export type DrillStatus =
  /** Something is wrong; `fault` says what. */
  | 'FAILED'
  /** Everything that was looked at is right. */
  | 'PASSED'
  /** It is being restored and looked at. */
  | 'RUNNING'
  /** It could not be tried here; `fault` says why. */
  | 'SKIPPED';

/** One thing that a drill looked at. */
export type DrillStep = {
  __typename: 'DrillStep';
  /** How much was looked at, in what the kind counts. */
  count: Scalars['Float']['output'];
  /** Nothing was wrong with it. */
  isPassed: Scalars['Boolean']['output'];
  /** What was looked at. */
  kind: DrillStepKind;
  /** Milliseconds that it took. */
  ms: Scalars['Int']['output'];
};

/** What a drill looks at, in this order. */
export type DrillStepKind =
  /** Every byte against its checksum; `count` is bytes. */
  | 'CHECKSUMS'
  /** A sample of files opened and compared; `count` is files. */
  | 'FILES'
  /** Everything that must hold of the books; `count` is ledger entries. */
  | 'LEDGER'
  /** Signing in and opening a course; `count` is requests that were answered. */
  | 'PROGRAM'
  /** The rows into a database of their own; `count` is rows. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the own lesson that is copied. */
  lessonId: Scalars['ID']['input'];
};

/** A teacher’s money as it is now, each figure a balance of the ledger. */
export type EarningsOverview = {
  __typename: 'EarningsOverview';
  /** Where the viewer is paid; absent before they entered an account. */
  account: Maybe<PayoutDestination>;
  /** What may be paid out now, in đồng. */
  available: Scalars['Vnd']['output'];
  /** What becomes available on which day, the next first. */
  coming: Array<ComingRelease>;
  /** Held while buyers may want their money back, in đồng. */
  held: Scalars['Vnd']['output'];
  /** On its way to the bank, in đồng. */
  inPayout: Scalars['Vnd']['output'];
  /** What the teacher owes because of refunds after payouts, in đồng. */
  owed: Scalars['Vnd']['output'];
  /** Paid out until now, in đồng. */
  paid: Scalars['Vnd']['output'];
};

/** What the sales of a day, week or month have come to. */
export type EarningsPoint = {
  __typename: 'EarningsPoint';
  /** What they earned the teacher, in đồng. */
  earned: Scalars['Vnd']['output'];
  /** What of that went back to buyers since, in đồng. */
  givenBack: Scalars['Vnd']['output'];
  /** What they were sold for, in đồng. */
  gross: Scalars['Vnd']['output'];
  /** What is left of it: `earned` less `givenBack`, in đồng. */
  net: Scalars['Vnd']['output'];
  /** How many sales, those given back included. */
  sales: Scalars['Int']['output'];
  /** First day of the step, in Vietnam. */
  start: Scalars['Date']['output'];
};

/** How long each point of a chart is. */
export type EarningsStep =
  /** A day in Vietnam. */
  | 'DAY'
  /** A month in Vietnam. */
  | 'MONTH'
  /** Monday to Sunday in Vietnam. */
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

/** A school or course that a person attended. */
export type Education = {
  __typename: 'Education';
  /** Degree or certificate that was obtained. */
  degree: Maybe<Scalars['String']['output']>;
  /** What was studied there, for instance mathematics. */
  field: Maybe<Scalars['String']['output']>;
  /** First year there, four digits. */
  from: Maybe<Scalars['Int']['output']>;
  /** Name of the school. */
  school: Scalars['String']['output'];
  /** Last year; absent while it goes on. */
  to: Maybe<Scalars['Int']['output']>;
};

/** A school or course someone attended. */
export type EducationInput = {
  /** Degree or certificate, at most 150 characters. */
  degree?: InputMaybe<Scalars['String']['input']>;
  /** Field of study, at most 150 characters. */
  field?: InputMaybe<Scalars['String']['input']>;
  /** First year, 1900 to 2100. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the school, 1 to 150 characters. */
  school: Scalars['String']['input'];
  /** Last year, not before the first; left out while it goes on. */
  to?: InputMaybe<Scalars['Int']['input']>;
};

/** Something that a person may do, and why. */
export type EffectivePermission = {
  __typename: 'EffectivePermission';
  /** As resource:action, for example `course:review`. */
  permission: Scalars['String']['output'];
  /** The roles that allow it; at least one. */
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

/** Which sessions a mutation has ended. */
export type EndedSessions = {
  __typename: 'EndedSessions';
  /** How many sessions ended; 0 where none was alive. */
  endedCount: Scalars['Int']['output'];
  /** Of the sessions that ended, as in mySessions: nothing more is to be shown of them. */
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
  /** Time at which the student completed all required lessons, regardless of current access. Null if the course is not complete. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of lessons completed by their completion rules. */
  completedLessons: Scalars['Int']['output'];
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
  /** Number of the open refund that pauses the certificate. Null if there is none. */
  openRefund: Maybe<Scalars['String']['output']>;
  /** Completed lessons as a percentage of the current lessons of the course, rounded down. 100 once the course is completed, even if lessons are added later. */
  percentage: Scalars['Int']['output'];
  /** The viewer’s rating in any status. Null if the viewer has not rated the course. */
  rating: Maybe<Rating>;
  /** Eligibility of the viewer to rate the course or edit the rating. */
  ratingStanding: RatingStanding;
  /** How the student obtained the enrolment. */
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

/** What changed, in the order in which it is safe to be read. */
export type EnrolmentChangeFeed = {
  __typename: 'EnrolmentChangeFeed';
  /** Each changed object once, as it is now. */
  nodes: Array<ChangedEnrolment>;
  /** Whether and from where to go on. */
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

/** One numbered page of rows, and how many there are. */
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
  /** How the student obtained the enrolment. */
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
  /** Percentage of completed lessons. */
  | 'PERCENTAGE'
  /** Title in Vietnamese alphabetical order. */
  | 'TITLE';

/** How the student obtained the enrolment. */
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

/** What kind of failure it is: `extensions.code` of GraphQL, `error.code` of REST. */
export type ErrorCode =
  /** The request itself is at fault; `details` names the fields, where it is fields (400). */
  | 'BAD_INPUT'
  /** The present state forbids it, or something has to be unique (409). */
  | 'CONFLICT'
  /** Signed in, but not allowed (403). */
  | 'FORBIDDEN'
  /** Used or expired (410). */
  | 'GONE'
  /** Ours to mend; `correlationId` names it to the support (500). */
  | 'INTERNAL'
  /** A password, code or proof is wrong or missing; never a reason to refresh (401). */
  | 'INVALID_CREDENTIALS'
  /** The path exists and does not take the method; the header Allow names those that it takes (405). */
  | 'METHOD_NOT_ALLOWED'
  /** No such thing, or not the viewer’s to know of (404). */
  | 'NOT_FOUND'
  /** The body or file is too large (413). */
  | 'PAYLOAD_TOO_LARGE'
  /** A rule of the platform forbids it, whatever the state (422). */
  | 'POLICY'
  /** Too much in too short a time; `retryAfter` says when to go on (429). */
  | 'RATE_LIMITED'
  /** A limit of one document, or of what is held at once; the same request never passes (400). */
  | 'TOO_COSTLY'
  /** No access token, or one that is not good any more (401). */
  | 'UNAUTHENTICATED'
  /** Something that the request needs is out; `retryAfter` says when to try again (503). */
  | 'UNAVAILABLE'
  /** The content type is not taken here (415). */
  | 'UNSUPPORTED_MEDIA';

/** One field of the input that is at fault. */
export type ErrorDetail = {
  __typename: 'ErrorDetail';
  /** What is wrong with it, for programs. */
  code: FieldFault;
  /** Its path in the input, for instance `salePrice` or `items.2.note`. */
  field: Scalars['String']['output'];
  /** What is wrong with it, in the language of the request. */
  message: Scalars['String']['output'];
};

/** What `extensions` of every error hold. No field answers with it: it describes errors to programs and their tools. */
export type ErrorExtensions = {
  __typename: 'ErrorExtensions';
  /** What kind of failure it is. */
  code: ErrorCode;
  /** With INTERNAL and SAVED_UNREAD: identifies the failure for the support. */
  correlationId: Maybe<Scalars['String']['output']>;
  /** With COST_LIMIT: what was asked for, and allowed. */
  cost: Maybe<OperationCost>;
  /** How many things stand in the way. */
  count: Maybe<Scalars['Int']['output']>;
  /** The fields at fault, all at once; absent without any. */
  details: Maybe<Array<ErrorDetail>>;
  /** The least that is allowed, where a limit has two ends and one was passed. */
  least: Maybe<Scalars['Int']['output']>;
  /** The most that is allowed, where a limit was passed. */
  limit: Maybe<Scalars['Int']['output']>;
  /** The number of the order in question. */
  number: Maybe<Scalars['String']['output']>;
  /** The permission that is lacking. */
  permission: Maybe<Scalars['String']['output']>;
  /** Why exactly it was refused. */
  reason: ErrorReason;
  /** Seconds until the same request may do better; absent where it never will. */
  retryAfter: Maybe<Scalars['Int']['output']>;
  /** The present state that forbids it. */
  state: Maybe<Scalars['String']['output']>;
  /** What was asked for, where a limit was passed. */
  value: Maybe<Scalars['Int']['output']>;
  /** The version that is stored now, with STALE_VERSION. */
  version: Maybe<Scalars['Int']['output']>;
};

/** Why exactly a request was refused: `extensions.reason` of GraphQL, `error.reason` of REST. New reasons are added without notice: treat one that you do not know by its code. */
export type ErrorReason =
  /** CONFLICT: The enrolment no longer grants access. `state` is its current access state. */
  | 'ACCESS_ENDED'
  /** CONFLICT: Access to the course `title` lasts `limit` days by now, less than the buyer was shown: show it again. */
  | 'ACCESS_SHORTENED'
  /** FORBIDDEN: The account is suspended: signing in is no use until an administrator restores it. */
  | 'ACCOUNT_SUSPENDED'
  /** POLICY: An administrator’s account is not erased before the role is taken from it. */
  | 'ADMINISTRATOR_ERASURE'
  /** TOO_COSTLY: The document has `value` aliases, and `limit` are allowed. */
  | 'ALIAS_LIMIT'
  /** CONFLICT: The buyer is enrolled in the course already. */
  | 'ALREADY_OWNED'
  /** POLICY: The student has passed the assignment. No further work is accepted. */
  | 'ALREADY_PASSED'
  /** CONFLICT: The viewer is a teacher: there is nothing left to do. */
  | 'ALREADY_TEACHER'
  /** CONFLICT: The viewer teaches the course already, by another invitation. */
  | 'ALREADY_TEACHES'
  /** POLICY: The gateway takes from `least` to `limit` đồng at a time, and `value` is to be paid: choose another one. */
  | 'AMOUNT_OUT_OF_RANGE'
  /** CONFLICT: The announcement ended at `since`. Create a new one. */
  | 'ANNOUNCEMENT_ENDED'
  /** POLICY: The announcement cannot be dismissed. It disappears when it ends. */
  | 'ANNOUNCEMENT_STAYS'
  /** POLICY: The student has passed the quiz and seen its answers. No further attempt is possible. */
  | 'ANSWERS_WERE_SHOWN'
  /** FORBIDDEN: The administrators have switched API tokens off: none is made or taken until they allow them. */
  | 'API_TOKENS_OFF'
  /** UNAUTHENTICATED: The API token was revoked, has expired, never was, or its account is suspended: its owner has to make another. */
  | 'API_TOKEN_ENDED'
  /** CONFLICT: A refusal can be appealed once. */
  | 'APPEALED_BEFORE'
  /** POLICY: The refusal could be appealed until `deadline`. */
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
  /** POLICY: Order `number` was tried to be paid `limit` times: wait until it expires, then buy the course anew. */
  | 'ATTEMPTS_USED_UP'
  /** CONFLICT: Another tab or device has saved answers since. `version` is the current sequence number. Load the attempt, then continue from there. */
  | 'ATTEMPT_ELSEWHERE'
  /** CONFLICT: The attempt was submitted, or its time limit ended at `deadline`. Answers are no longer accepted. Load the attempt again. */
  | 'ATTEMPT_OVER'
  /** CONFLICT: The attempt is still in progress. It can be graded after submission. */
  | 'ATTEMPT_RUNNING'
  /** CONFLICT: Only a backup that is OK or WARNING and still there can be checked, tried or downloaded. */
  | 'BACKUP_NOT_WHOLE'
  /** CONFLICT: A backup is being made: there is one at a time, over all processes. */
  | 'BACKUP_RUNNING'
  /** BAD_INPUT: The body is JSON, but no object with named fields. */
  | 'BODY_NOT_OBJECT'
  /** PAYLOAD_TOO_LARGE: The body or the file is larger than the endpoint takes. */
  | 'BODY_TOO_LARGE'
  /** POLICY: The viewer has `limit` bookmarks in the course, the maximum. Delete some first. */
  | 'BOOKMARKS_FULL'
  /** RATE_LIMITED: The cost of `limit` a minute, of the person, the API token or the anonymous address, is spent at the process that answers; try again after `retryAfter` seconds. */
  | 'BUDGET_SPENT'
  /** POLICY: There is nothing in the cart that can be bought. */
  | 'CART_EMPTY'
  /** POLICY: The cart holds `limit` courses already. */
  | 'CART_FULL'
  /** CONFLICT: The case was already decided. `state` is its current state. */
  | 'CASE_DECIDED'
  /** CONFLICT: The category `title` is named by `count` courses, revisions, coupons or categories: merge or move them first. */
  | 'CATEGORY_IN_USE'
  /** POLICY: The certificate was revoked and cannot be downloaded. */
  | 'CERTIFICATE_REVOKED'
  /** POLICY: The name on the certificate has characters that the PDF cannot print. An administrator can reissue it with the name in Latin letters. */
  | 'CERTIFICATE_UNPRINTABLE'
  /** RATE_LIMITED: The gateway was asked about the order just now: check again after `retryAfter` seconds. */
  | 'CHECKED_JUST_NOW'
  /** POLICY: A course with a failed item on its checklist can not be approved. */
  | 'CHECKLIST_FAILS'
  /** POLICY: A course is sent back or rejected only with a failed item on its checklist. */
  | 'CHECKLIST_PASSES'
  /** INVALID_CREDENTIALS: Two-step sign-in is on: send a code of the authenticator app or a recovery code as well. */
  | 'CODE_NEEDED'
  /** INVALID_CREDENTIALS: The code of the authenticator app, or the recovery code, is wrong or used. */
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
  /** UNSUPPORTED_MEDIA: The endpoint does not take this content type. */
  | 'CONTENT_TYPE'
  /** TOO_COSTLY: The operation would cost `value`, and `limit` is allowed: ask for smaller pages. */
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
  /** BAD_INPUT: A form of another site could have sent this; name the content type JSON, or send X-Requested-With. */
  | 'CROSS_SITE'
  /** GONE: The database was restored from a backup, and what the cursor stands behind never happened: drop the copy and read the feed from the beginning, without `after`. */
  | 'CURSOR_UNDONE'
  /** UNAVAILABLE: The database does not answer: try again after `retryAfter` seconds. */
  | 'DATABASE_UNREACHABLE'
  /** CONFLICT: The request is in the state named in `state`, too late to be cancelled. */
  | 'DATA_REQUEST_NOT_WAITING'
  /** CONFLICT: The person has asked for the same already and it is under way. */
  | 'DATA_REQUEST_OPEN'
  /** TOO_COSTLY: Fields are nested deeper than `limit`. */
  | 'DEPTH_LIMIT'
  /** POLICY: The line is not paid, or its money went back already. */
  | 'DISPUTE_NOT_PAID'
  /** CONFLICT: A drill is running: there is one at a time, over all processes. */
  | 'DRILL_RUNNING'
  /** CONFLICT: The e-mail address was confirmed before: there is nothing left to do. */
  | 'EMAIL_ALREADY_VERIFIED'
  /** CONFLICT: Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** POLICY: The account’s own e-mail address has to be confirmed first. */
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
  /** POLICY: A person keeps at most `limit` files: delete one first. */
  | 'EXPORTS_KEPT'
  /** POLICY: A person has at most `limit` files written at once: wait for one, or cancel it. */
  | 'EXPORTS_UNDER_WAY'
  /** GONE: The file was kept for its days and is removed: ask for it again. */
  | 'EXPORT_EXPIRED'
  /** CONFLICT: The file is not written, or never was, as `state` says. */
  | 'EXPORT_NOT_READY'
  /** GONE: The file holds students of a course that the viewer no longer teaches, or is too old to tell: ask for it again. */
  | 'EXPORT_OUTDATED'
  /** POLICY: A workbook holds `limit` rows and the list has `value`: narrow it, or take CSV. */
  | 'EXPORT_TOO_LONG'
  /** CONFLICT: The student has already requested an extension, and no teacher has decided yet. */
  | 'EXTENSION_REQUESTED'
  /** CONFLICT: The sentence is no longer in the course. No decision is needed. */
  | 'FINDING_GONE'
  /** POLICY: The viewer made the decision under appeal. Another moderator must decide. */
  | 'FIRST_DECIDER'
  /** POLICY: The platform is not set up with this gateway: paymentGateways has those that can be chosen. */
  | 'GATEWAY_NOT_OFFERED'
  /** UNAVAILABLE: The payment gateway does not answer: send the same checkout again after `retryAfter` seconds. */
  | 'GATEWAY_UNREACHABLE'
  /** CONFLICT: The Google account is linked to another account. */
  | 'GOOGLE_ACCOUNT_TAKEN'
  /** CONFLICT: Another Google account is linked to this one: unlink it first. */
  | 'GOOGLE_ALREADY_LINKED'
  /** CONFLICT: An account has the Google account’s address: sign in with the password, then link Google. */
  | 'GOOGLE_EMAIL_TAKEN'
  /** POLICY: Google has not verified the address of the Google account. */
  | 'GOOGLE_EMAIL_UNVERIFIED'
  /** CONFLICT: There is no linked Google account to unlink. */
  | 'GOOGLE_NOT_LINKED'
  /** CONFLICT: This platform is not set up with Google, see `googleSignIn.enabled`. */
  | 'GOOGLE_NOT_SET_UP'
  /** INVALID_CREDENTIALS: Google did not confirm who it is: begin the sign-in with Google again. */
  | 'GOOGLE_REFUSED'
  /** UNAVAILABLE: Google does not answer: try again after `retryAfter` seconds. */
  | 'GOOGLE_UNREACHABLE'
  /** POLICY: The viewer would give permissions that they lack. */
  | 'GRANTS_TOO_MUCH'
  /** POLICY: A study group can have at most `limit` members. */
  | 'GROUP_FULL'
  /** POLICY: The study group is only for students of the course with the title `title`. */
  | 'GROUP_OF_COURSE'
  /** TOO_COSTLY: The document has more than one `__schema` or more than `limit` `__type`. */
  | 'INTROSPECTION_LIMIT'
  /** BAD_INPUT: The GraphQL document, or one of its variables, does not fit the schema. */
  | 'INVALID_DOCUMENT'
  /** BAD_INPUT: Fields break their rules; `details` names each with a `FieldFault`. */
  | 'INVALID_FIELDS'
  /** CONFLICT: The buyer’s bank has taken the money back, and dispute `number` about it is open. */
  | 'IN_DISPUTE'
  /** CONFLICT: The file `number` has told the bank of this transfer: paid by hand as well, it would be paid twice. */
  | 'IN_TRANSFER_FILE'
  /** CONFLICT: The `idempotencyKey` was used for another request before: take a new one. */
  | 'KEY_REUSED'
  /** POLICY: No active administrator would be left. */
  | 'LAST_ADMINISTRATOR'
  /** CONFLICT: The study group would have no leader. Another member must become a leader first. */
  | 'LAST_GROUP_LEADER'
  /** CONFLICT: The course is studied in order. Lesson `lessonId` with the title `title` must be completed first. */
  | 'LESSON_IN_ORDER'
  /** CONFLICT: Progress was reported before the lesson was opened. Call `openLesson` first. */
  | 'LESSON_NOT_OPENED'
  /** CONFLICT: The lesson opens for this student at `since`. Lessons that the student has already opened stay open. */
  | 'LESSON_OPENS_LATER'
  /** CONFLICT: Students have studied the lesson, and the course is on sale: propose its removal, which a reviewer has to see. */
  | 'LESSON_STUDIED'
  /** POLICY: The lesson has `value` words, fewer than the required minimum `limit`. */
  | 'LESSON_TOO_SHORT'
  /** GONE: The link of a mail was used or has expired: ask for a new one. */
  | 'LINK_GONE'
  /** CONFLICT: A live lesson can be marked as done from its start at `since`. */
  | 'LIVE_NOT_BEGUN'
  /** BAD_INPUT: The body is not JSON, or ends too early. */
  | 'MALFORMED_BODY'
  /** BAD_INPUT: The address, a header or the form of the request can not be read. */
  | 'MALFORMED_REQUEST'
  /** CONFLICT: Another teacher with the name `title` is grading the work. */
  | 'MARKED_ELSEWHERE'
  /** POLICY: The teachers of the course have sent `limit` messages in 24 hours, the maximum. */
  | 'MESSAGES_OFTEN'
  /** METHOD_NOT_ALLOWED: The path exists on REST, the method does not; the header Allow names those that do. */
  | 'METHOD_NOT_ALLOWED'
  /** POLICY: A refund, a payout, held earnings or a debt of the person is open: settle it first. */
  | 'MONEY_OPEN'
  /** POLICY: The viewer has `limit` notes in the course, the maximum. Delete some first. */
  | 'NOTES_FULL'
  /** CONFLICT: The content was not hidden or removed. `state` is the current state of the case. */
  | 'NOTHING_TO_APPEAL'
  /** POLICY: No payout is approved, and no refund waits for its transfer, that is not in a file already. */
  | 'NOTHING_TO_TRANSFER'
  /** POLICY: Notifications of this kind protect the account and can not be switched off. */
  | 'NOTIFICATION_FIXED'
  /** CONFLICT: The lesson is of another kind. Only a lesson of kind ASSIGNMENT can have an assignment. */
  | 'NOT_AN_ASSIGNMENT'
  /** CONFLICT: The lesson is of another kind. Only a lesson of kind QUIZ can have a quiz. */
  | 'NOT_A_QUIZ'
  /** CONFLICT: The student cannot mark this lesson as done. Its completion rule is `state`. */
  | 'NOT_BY_HAND'
  /** CONFLICT: A course in the state named in `state` can not be edited: withdraw or unpublish it first. */
  | 'NOT_EDITABLE'
  /** FORBIDDEN: The lesson is available to enrolled students only. */
  | 'NOT_ENROLLED'
  /** NOT_FOUND: There is no such thing, or the viewer may not know of it. */
  | 'NOT_FOUND'
  /** FORBIDDEN: Only leaders of the study group may do this. */
  | 'NOT_GROUP_LEADER'
  /** POLICY: The course is not for sale now. */
  | 'NOT_ON_SALE'
  /** FORBIDDEN: The viewer may look at this, but only its owner may change it. */
  | 'NOT_OWNER'
  /** POLICY: There is no bill before the order is paid. */
  | 'NOT_PAID_YET'
  /** FORBIDDEN: The viewer lacks a permission; `permission` names it where it is one. */
  | 'NOT_PERMITTED'
  /** FORBIDDEN: Only its author, teachers who answer for the course and moderators can remove a comment. */
  | 'NOT_YOUR_COMMENT'
  /** FORBIDDEN: Only the author of the question and the teachers who answer for the course can accept an answer. */
  | 'NOT_YOUR_QUESTION'
  /** POLICY: The student has used all `limit` attempts at the quiz. */
  | 'NO_ATTEMPTS_LEFT'
  /** POLICY: All credits of this month are used. `limit` is the number of credits in the teacher’s package. */
  | 'NO_CREDITS'
  /** CONFLICT: The assignment has no due time that could be extended. */
  | 'NO_DEADLINE'
  /** CONFLICT: The student has no pending extension request. */
  | 'NO_EXTENSION_REQUEST'
  /** POLICY: The viewer has no package besides FREE. */
  | 'NO_PACKAGE'
  /** POLICY: There is no bank account to pay to: enter one first (setPayoutAccount). */
  | 'NO_PAYOUT_ACCOUNT'
  /** CONFLICT: The platform makes no qualities of videos: it was started without FFMPEG_PATH. */
  | 'NO_STREAMS'
  /** POLICY: A tax payment has an amount of at least one tax. */
  | 'NO_TAX_PAID'
  /** POLICY: The version has no days to try it. */
  | 'NO_TRIAL'
  /** POLICY: Google is the only way into the account: set a password before unlinking it. */
  | 'ONLY_SIGN_IN_METHOD'
  /** BAD_INPUT: The WebSocket takes subscriptions only; send queries and mutations over HTTP. */
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
  /** CONFLICT: The program was restored from a backup, and this leaves it: nothing does until an administrator has looked and released it (releaseOutgoing). */
  | 'OUTGOING_HELD'
  /** CONFLICT: This is not held back, or somebody has just released it. */
  | 'OUTGOING_RELEASED'
  /** POLICY: The person has permissions that the viewer lacks. */
  | 'OUTRANKED'
  /** UNAVAILABLE: Too many requests of a heavy kind wait: try again after `retryAfter` seconds. */
  | 'OVERLOADED'
  /** FORBIDDEN: Only the owner of the course may do this, not a teacher beside them. */
  | 'OWNER_ONLY'
  /** POLICY: No one suspends or deletes their own account in the administration. */
  | 'OWN_ACCOUNT'
  /** POLICY: No one takes the administrator role from themselves. */
  | 'OWN_ADMINISTRATOR'
  /** FORBIDDEN: The comment is the viewer’s own. Authors cannot like or report their own comments. */
  | 'OWN_COMMENT'
  /** POLICY: The moderator wrote the reported content. Another moderator must decide. */
  | 'OWN_CONTENT'
  /** POLICY: No one buys the course that they teach. */
  | 'OWN_COURSE'
  /** POLICY: The viewer teaches the course or would: another administrator decides. */
  | 'OWN_COURSE_MANAGED'
  /** POLICY: No one gives up what they owe themselves. */
  | 'OWN_DEBT'
  /** POLICY: No one decides about a purchase or a sale of their own. */
  | 'OWN_DISPUTE'
  /** POLICY: One’s own e-mail address is changed by `changeEmail`, not in the administration. */
  | 'OWN_EMAIL'
  /** CONFLICT: The membership is the viewer’s own. Use `leaveGroup` to end it. */
  | 'OWN_MEMBERSHIP'
  /** POLICY: No one matches money to an order of their own. */
  | 'OWN_ORDER'
  /** POLICY: No one gives a package, or more days of it, to themselves. */
  | 'OWN_PACKAGE'
  /** POLICY: No one approves money for themselves. */
  | 'OWN_PAYOUT'
  /** CONFLICT: The post is the viewer’s own. Authors cannot thank for their own posts. */
  | 'OWN_POST'
  /** POLICY: The progress, attempt or deadline belongs to the viewer. Another teacher must decide. */
  | 'OWN_PROGRESS'
  /** FORBIDDEN: The rating was written by the viewer. Another teacher of the course must reply to it. */
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
  /** INVALID_CREDENTIALS: The sign-in is more than 15 minutes old: sign in again, or send the person’s own password as well. */
  | 'PASSWORD_NEEDED'
  /** INVALID_CREDENTIALS: The person’s own password, sent to prove that it is they, is wrong. */
  | 'PASSWORD_WRONG'
  /** CONFLICT: A payment for the course, order `number`, was begun at `since` and the gateway has not said what became of it: check it instead of paying again. */
  | 'PAYMENT_EXPECTED'
  /** UNAVAILABLE: The gateway did not answer what became of the payment of order `number`: check again after `retryAfter` seconds. */
  | 'PAYMENT_NOT_CHECKED'
  /** CONFLICT: The account has cooled down, or is not the present one: enter another one instead. */
  | 'PAYOUT_ACCOUNT_SETTLED'
  /** POLICY: The bank account was entered too short a time ago: approve it from `since` on. */
  | 'PAYOUT_COOLING'
  /** POLICY: More than is available now: `limit` đồng. */
  | 'PAYOUT_OVER_AVAILABLE'
  /** POLICY: Less than the least that is paid out: `limit` đồng. */
  | 'PAYOUT_TOO_SMALL'
  /** POLICY: The teacher owes `value` đồng: what they earn next pays that first. */
  | 'PAYOUT_WHILE_OWING'
  /** FORBIDDEN: No API token can do this, whatever its scopes: its owner has to sign in and do it. */
  | 'PERSON_NEEDED'
  /** POLICY: The owner can grant at most `limit` free enrolments of the course in 30 days, and `value` remain. Reduce the list or retry later. */
  | 'PLACES_GIVEN'
  /** CONFLICT: The course of the lesson does not use playback codes. */
  | 'PLAYBACK_UNMARKED'
  /** CONFLICT: The post, or the one to which it replies, was removed. */
  | 'POST_REMOVED'
  /** CONFLICT: The order comes to `total` now and not to `value`, which the buyer was shown: show the prices again. */
  | 'PRICE_CHANGED'
  /** FORBIDDEN: An access token alone is not enough: prove who the viewer is (proveIdentity), and send the same request again with X-Identity-Proof. */
  | 'PROOF_NEEDED'
  /** CONFLICT: The quiz has no questions yet and cannot be attempted. */
  | 'QUIZ_EMPTY'
  /** FORBIDDEN: Teachers cannot rate their own course, even if they are enrolled in it. */
  | 'RATES_OWN_COURSE'
  /** POLICY: The rating has been edited `limit` times, the maximum. Earlier versions stay stored. */
  | 'RATING_EDITED_OFTEN'
  /** CONFLICT: The rating is no longer published: the course was refunded, or moderators hid or removed the rating. */
  | 'RATING_REMOVED'
  /** UNAUTHENTICATED: There is no such refresh token: sign in again. */
  | 'REFRESH_TOKEN_INVALID'
  /** UNAUTHENTICATED: The refresh token was replaced and its successor used, so the session was ended: sign in again. */
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
  /** POLICY: A person can submit at most `limit` reports within a day. */
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
  /** CONFLICT: `count` people hold the role: take it from them before deleting it. */
  | 'ROLE_HELD'
  /** CONFLICT: Another custom role has this name. */
  | 'ROLE_NAME_TAKEN'
  /** TOO_COSTLY: The operation has `value` root fields, and `limit` are allowed. */
  | 'ROOT_FIELD_LIMIT'
  /** CONFLICT: An earlier list of the course is still being processed. Retry when it has finished. */
  | 'ROSTER_RUNS'
  /** CONFLICT: The mutation failed after its commit, usually because its answer could not be read: read what it changed before sending it again. `correlationId` identifies the failure for the support. */
  | 'SAVED_UNREAD'
  /** FORBIDDEN: The API token lacks the scope that `permission` names; its owner may do it: use a token that has the scope. */
  | 'SCOPE_MISSING'
  /** POLICY: The viewer has agreed already; another administrator has to. */
  | 'SECOND_APPROVER_NEEDED'
  /** POLICY: The viewer has approved it already, and an amount as large takes two people. */
  | 'SECOND_PERSON_NEEDED'
  /** POLICY: A section has at most `limit` lessons: put this one into another section. */
  | 'SECTION_FULL'
  /** CONFLICT: The open revision of the course removes this section, so nothing is put into it. */
  | 'SECTION_LEAVING'
  /** CONFLICT: The section has lessons: move or delete them first. */
  | 'SECTION_NOT_EMPTY'
  /** TOO_COSTLY: With its fragments spread out the document selects more than `limit` fields. */
  | 'SELECTION_LIMIT'
  /** UNAUTHENTICATED: The session behind the token was ended, has expired, or its account was suspended: sign in again. */
  | 'SESSION_ENDED'
  /** POLICY: The account has no password to prove with: sign in again and retry within 15 minutes. */
  | 'SIGN_IN_AGAIN'
  /** CONFLICT: Edited elsewhere since `expectedVersion` was read; `version` is the present one: read again, then save. */
  | 'STALE_VERSION'
  /** POLICY: The person has courses on sale or in review: take those off sale first. */
  | 'STILL_SELLING'
  /** CONFLICT: The delivery has not ended yet: it is sent by itself when its time comes. */
  | 'STILL_WAITING'
  /** UNAVAILABLE: The disk has no room for the file: nothing is taken until the platform has more. */
  | 'STORAGE_FULL'
  /** POLICY: The teacher’s package `package` has room for `limit` bytes, and with this file it would be `value`: choose a larger package. */
  | 'STORAGE_QUOTA'
  /** UNAVAILABLE: The storage of files does not answer now: what needs no file goes on, the same request works later. */
  | 'STORAGE_UNREACHABLE'
  /** POLICY: The qualities of a video are asked for `limit` times within a day at most. */
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
  /** TOO_COSTLY: The connection holds `limit` subscriptions: end one first. */
  | 'SUBSCRIPTIONS_OF_CONNECTION'
  /** TOO_COSTLY: The person holds `limit` subscriptions over all connections: end one first. */
  | 'SUBSCRIPTIONS_OF_PERSON'
  /** BAD_INPUT: Subscriptions run over a WebSocket (graphql-transport-ws) only. */
  | 'SUBSCRIPTION_OVER_HTTP'
  /** CONFLICT: An administrator has decided about this money; it is in `state` now. */
  | 'SUSPENSE_DECIDED'
  /** POLICY: Of one tax `value` đồng would be paid, and `limit` are owed. */
  | 'TAX_OVER_OWED'
  /** CONFLICT: A payment of this reference was entered already. */
  | 'TAX_RECORDED_BEFORE'
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
  /** UNAUTHENTICATED: The access token’s 15 minutes are over: refresh the session, then send the request again. */
  | 'TOKEN_EXPIRED'
  /** UNAUTHENTICATED: The access token is malformed or not ours: sign in again. */
  | 'TOKEN_INVALID'
  /** TOO_COSTLY: The document has more than `limit` tokens. */
  | 'TOKEN_LIMIT'
  /** UNAUTHENTICATED: No access token was sent, and this needs one: sign in. */
  | 'TOKEN_MISSING'
  /** POLICY: The viewer has `limit` API tokens: revoke one that no program uses. */
  | 'TOO_MANY_API_TOKENS'
  /** RATE_LIMITED: Too many attempts of this kind; `retryAfter` says in how many seconds to try again. */
  | 'TOO_MANY_ATTEMPTS'
  /** POLICY: There are already `limit` reply templates. Delete an unused one. */
  | 'TOO_MANY_CANNED_ANSWERS'
  /** POLICY: There are `limit` categories on this level already, which is the most. */
  | 'TOO_MANY_CATEGORIES'
  /** POLICY: A person has at most `limit` drafts: save or discard others first. */
  | 'TOO_MANY_DRAFTS'
  /** POLICY: A study group can have at most `limit` upcoming meetings. */
  | 'TOO_MANY_EVENTS'
  /** POLICY: A person gets `limit` files of their data a day. */
  | 'TOO_MANY_EXPORTS'
  /** POLICY: A lesson has at most `limit` files. */
  | 'TOO_MANY_FILES'
  /** POLICY: A study group can have at most `limit` goals that are not past. */
  | 'TOO_MANY_GOALS'
  /** POLICY: A person can be a member of at most `limit` study groups. */
  | 'TOO_MANY_GROUPS'
  /** POLICY: A course has at most `limit` lessons in all of its sections. */
  | 'TOO_MANY_LESSONS'
  /** POLICY: The ticket has `limit` messages, the maximum. Create another ticket. */
  | 'TOO_MANY_MESSAGES'
  /** POLICY: The texts of a course have at most `limit` pictures. */
  | 'TOO_MANY_PICTURES'
  /** POLICY: A course can have at most `limit` questions. Remove some first. */
  | 'TOO_MANY_QUESTIONS'
  /** POLICY: The platform has `limit` custom roles already: delete or edit one instead. */
  | 'TOO_MANY_ROLES'
  /** POLICY: The viewer already has `limit` saved comments. Delete some first. */
  | 'TOO_MANY_SAVED_COMMENTS'
  /** POLICY: A course has at most `limit` sections. */
  | 'TOO_MANY_SECTIONS'
  /** POLICY: A person can have at most `limit` upcoming study slots. */
  | 'TOO_MANY_SLOTS'
  /** POLICY: The platform has at most `limit` groups of synonyms. */
  | 'TOO_MANY_SYNONYMS'
  /** POLICY: `limit` files of the person wait to be taken: finish or cancel some. */
  | 'TOO_MANY_UPLOADS'
  /** POLICY: The package has `limit` versions already. */
  | 'TOO_MANY_VERSIONS'
  /** POLICY: There are `limit` webhooks: delete one that no program listens to. */
  | 'TOO_MANY_WEBHOOKS'
  /** POLICY: The viewer has tried or bought a package before. */
  | 'TRIAL_USED'
  /** POLICY: The viewer has a package; trials are for those who have FREE. */
  | 'TRIAL_WITH_PACKAGE'
  /** CONFLICT: Categories have two levels: `title` stands below another one, or has some below it. */
  | 'TWO_LEVELS'
  /** CONFLICT: Two-step sign-in is on: turn it off before setting it up anew. */
  | 'TWO_STEP_ALREADY_ON'
  /** CONFLICT: Setting up two-step sign-in has to be begun before its first code is sent. */
  | 'TWO_STEP_NOT_BEGUN'
  /** CONFLICT: Two-step sign-in is off, so it can not be changed. */
  | 'TWO_STEP_OFF'
  /** INTERNAL: Ours to mend; `correlationId` names it to the support. */
  | 'UNEXPECTED'
  /** BAD_INPUT: The document has no operation of this name, or several and no name was given. */
  | 'UNKNOWN_OPERATION'
  /** POLICY: Waiting files and this one are `value` bytes together, `limit` are allowed: finish or cancel some. */
  | 'UPLOADS_TOO_LARGE'
  /** TOO_COSTLY: The variables or the body have more than `limit` values, or one object has more than `limit` keys. */
  | 'VALUE_LIMIT'
  /** POLICY: No one views as an administrator. */
  | 'VIEW_AS_ADMINISTRATOR'
  /** FORBIDDEN: Sign-in methods and devices are not shown while an administrator views as a person. */
  | 'VIEW_AS_PRIVATE'
  /** FORBIDDEN: Nothing is changed while an administrator views as a person. */
  | 'VIEW_AS_READ_ONLY'
  /** POLICY: No one views as a suspended person. */
  | 'VIEW_AS_SUSPENDED'
  /** POLICY: The webhook is switched off, so nothing is sent again: switch it on first. */
  | 'WEBHOOK_OFF'
  /** POLICY: The list of what one thinks of buying holds `limit` courses already. */
  | 'WISHLIST_FULL'
  /** POLICY: `value` đồng would be given up, and the teacher owes `limit`. */
  | 'WRITE_OFF_OVER_OWED'
  /** CONFLICT: A write-off of this teacher waits for a second person: decide it first. */
  | 'WRITE_OFF_PROPOSED'
  /** INVALID_CREDENTIALS: The e-mail address or the password is wrong; which of the two is never said. */
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

/** A position that a person held. */
export type Experience = {
  __typename: 'Experience';
  /** Name of the company. */
  company: Scalars['String']['output'];
  /** What they did there, in their own words. */
  description: Maybe<Scalars['String']['output']>;
  /** First year there, four digits. */
  from: Maybe<Scalars['Int']['output']>;
  /** The position that was held. */
  title: Maybe<Scalars['String']['output']>;
  /** Last year; absent while it goes on. */
  to: Maybe<Scalars['Int']['output']>;
};

/** A position someone held. */
export type ExperienceInput = {
  /** Name of the company, 1 to 150 characters. */
  company: Scalars['String']['input'];
  /** What they did, at most 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** First year, 1900 to 2100. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** Position, at most 150 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Last year, not before the first; left out while it goes on. */
  to?: InputMaybe<Scalars['Int']['input']>;
};

/** Which lines of the audit log are in the file. */
export type ExportAuditLogInput = {
  /** Narrows the log; left out: all of it. */
  filter?: InputMaybe<AuditFilter>;
  /** For people or for programs: other columns, other forms of moments and codes. */
  layout?: ExportLayout;
};

/** Which list is taken out, and what of it: exactly one of the fields. */
export type ExportContentInput =
  /** Lines of the log, with the permission audit:export. */
  { auditLog: ExportAuditLogInput; courses?: never; orders?: never; people?: never; students?: never; }
  |  /** Courses, with the permission course:export. */
  { auditLog?: never; courses: ExportCoursesInput; orders?: never; people?: never; students?: never; }
  |  /** Orders, with the permission order:export. */
  { auditLog?: never; courses?: never; orders: ExportOrdersInput; people?: never; students?: never; }
  |  /** People, with the permission person:export. */
  { auditLog?: never; courses?: never; orders?: never; people: ExportPeopleInput; students?: never; }
  |  /** The viewer’s own students, with the permission course:read-own. */
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

/** Why a saved file was not finished. */
export type ExportFault =
  /** The processes that wrote it ended before it was whole. */
  | 'INTERRUPTED'
  /** Whoever asked may no longer take this list out. */
  | 'NOT_PERMITTED'
  /** It grew beyond what a sheet of a workbook holds. */
  | 'TOO_LONG'
  /** Something else, at every attempt; the log of the server says more. */
  | 'UNEXPECTED';

/** In which form a saved file is written. */
export type ExportForm =
  /** Text with a line for each row, of any length. */
  | 'CSV'
  /** An Excel workbook of one sheet, of at most 1,048,575 rows. */
  | 'XLSX';

/** For whom the columns and values of an exported file are laid out. */
export type ExportLayout =
  /** For spreadsheets: with a byte order mark, and an apostrophe before what would be a formula. */
  | 'PEOPLE'
  /** For programs: ids, headers in English that never change, codes instead of words, moments in UTC as 2026-11-20T07:05:00.000Z; UTF-8 without a byte order mark. Values stand as they are, so do not open it as a spreadsheet. */
  | 'PROGRAM';

/** Which list is written to a saved file. */
export type ExportList =
  /** Who did what and when on the platform. */
  | 'AUDIT_LOG'
  /** Courses in any state, for administrators. */
  | 'COURSES'
  /** Orders with their bills and payments. */
  | 'ORDERS'
  /** Everyone with an account, for administrators. */
  | 'PEOPLE'
  /** Students of the courses that the viewer teaches. */
  | 'STUDENTS';

/** Which orders are in the file. */
export type ExportOrdersInput = {
  /** Narrows the orders; left out: all of them. */
  filter?: InputMaybe<OrderFilter>;
  /** For people or for programs: other columns, other forms of moments and codes. */
  layout?: ExportLayout;
};

/** Who is in the file, and in which order. */
export type ExportPeopleInput = {
  /** Narrows the people; left out: everyone. */
  filter?: InputMaybe<PersonFilter>;
  /** For people or for programs: other columns, other forms of moments and codes. */
  layout?: ExportLayout;
  /** Of these people only, at most 500. */
  personIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** By what the lines are sorted. */
  sortBy?: PersonSort;
  /** In which direction they are sorted. */
  sortOrder?: SortOrder;
};

/** How long a list is that is to be taken out. */
export type ExportSize = {
  __typename: 'ExportSize';
  /** It is short enough to be downloaded at once, without being saved. */
  isShort: Scalars['Boolean']['output'];
  /** How many rows it has at this moment. */
  rowCount: Scalars['Int']['output'];
};

/** How far a saved file has come. */
export type ExportState =
  /** It was kept for its days and is removed. */
  | 'EXPIRED'
  /** It was not finished; `fault` says why. */
  | 'FAILED'
  /** It waits for its turn, mostly for seconds. */
  | 'QUEUED'
  /** It can be downloaded until `expiresAt`. */
  | 'READY'
  /** Its rows are being written; `rowsDone` tells how many. */
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

/** More days of a package, free of charge. */
export type ExtendPackageInput = {
  /** How many days more, 1 to 366. */
  days: Scalars['Int']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why; the teacher reads it, and it stands in the log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Of a subscription that has not ended. */
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
  /** Whether the request is pending, granted or declined. */
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

/** What is wrong with one field: `details[].code`. */
export type FieldFault =
  /** The address holds a user name or a password, and has to do without. */
  | 'CREDENTIALS_IN_ADDRESS'
  /** There is not enough of it yet for this step. */
  | 'INCOMPLETE'
  /** The address is not https, so that what is sent could be read on its way. */
  | 'INSECURE_ADDRESS'
  /** It can not be read as what the field takes: its type, form or one of its choices. */
  | 'INVALID'
  /** It has too few or too many characters. */
  | 'LENGTH'
  /** It differs from the field that it has to repeat. */
  | 'MISMATCH'
  /** A value that others may have, but not this caller or not here. */
  | 'NOT_ALLOWED'
  /** The number or time is below the least or above the most that is allowed. */
  | 'OUT_OF_RANGE'
  /** The port of the address is one of those that the server does not call. */
  | 'PORT_NOT_ALLOWED'
  /** The address leads into a private network, which the server does not call. */
  | 'PRIVATE_ADDRESS'
  /** It is missing or empty, and has to be there. */
  | 'REQUIRED'
  /** Another record has this value, which has to be unique. */
  | 'TAKEN'
  /** The password is too easy to guess. */
  | 'TOO_COMMON'
  /** The list has too many entries, or none where some are needed. */
  | 'TOO_MANY'
  /** It has to differ from the present value. */
  | 'UNCHANGED'
  /** The endpoint does not take a field of this name. */
  | 'UNKNOWN_FIELD'
  /** It names something that does not exist, or that the viewer may not use. */
  | 'UNKNOWN_REFERENCE'
  /** It holds U+0000 or half of a surrogate pair, which no text has. */
  | 'UNSUPPORTED_CHARACTERS'
  /** It is readable, but holds something that is not allowed there. */
  | 'UNSUPPORTED_CONTENT'
  /** The password or code is wrong. */
  | 'WRONG';

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

/** Source of a finding. Sources never decide anything. */
export type FindingSource =
  /** Provider of the assistant, after a teacher requested a check of the course. */
  | 'PROVIDER'
  /** Rules of Sen, which state their confidence. */
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

/** Kind of a study group’s goal. */
export type GoalKind =
  /** The members study a number of minutes in total. */
  | 'MINUTES'
  /** Each member completes the required lessons of a section. */
  | 'SECTION';

/** Which Google account, and that it is the viewer’s: exactly one of the fields. */
export type GoogleAccountInput =
  /** An access token that Google issued to our client id. */
  { accessToken: Scalars['String']['input']; code?: never; idToken?: never; tokens?: never; }
  |  /** What came back after `#code=`; good once, for ten minutes. */
  { accessToken?: never; code: Scalars['String']['input']; idToken?: never; tokens?: never; }
  |  /** An ID token that Google issued to our client id. */
  { accessToken?: never; code?: never; idToken: Scalars['String']['input']; tokens?: never; }
  |  /** Both tokens, by clients that got both. */
  { accessToken?: never; code?: never; idToken?: never; tokens: GoogleTokensInput; };

/** Whether and how one signs in with Google. */
export type GoogleSignIn = {
  __typename: 'GoogleSignIn';
  /** Absolute address to send the browser to, with `?state=` and optionally `redirectUrl=`; absent while it is off. */
  authorizationUrl: Maybe<Scalars['String']['output']>;
  /** Our client id at Google; absent while it is off. */
  clientId: Maybe<Scalars['String']['output']>;
  /** False while the platform has not been set up with Google. */
  enabled: Scalars['Boolean']['output'];
};

/** Two tokens of one Google account; those of two are refused. */
export type GoogleTokensInput = {
  /** An access token that Google issued to our client id. */
  accessToken: Scalars['String']['input'];
  /** An ID token that Google issued to our client id. */
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

/** A package that a teacher is given. */
export type GrantPackageInput = {
  /** The day on which it is over: tomorrow to 366 days from today. */
  endsOn: Scalars['Date']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why; the teacher reads it, and it stands in the log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Of the teacher who gets it. */
  teacherId: Scalars['ID']['input'];
  /** Of the version that they get, sold or not. */
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
  /** Whether the goal counts section completions or minutes. */
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
  /** Whether the person is a leader or an ordinary member. */
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

/** A feed, walked forward by cursor. */
export type GroupPostConnection = {
  __typename: 'GroupPostConnection';
  /** The rows with their cursors. */
  edges: Array<GroupPostEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type GroupPostEdge = {
  __typename: 'GroupPostEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
  node: GroupPost;
};

/** Role of a member in a study group. */
export type GroupRole =
  /** Manages the name, code, members, goals and meetings. */
  | 'LEADER'
  /** Reads and writes posts, and takes part in meetings. */
  | 'MEMBER';

/** Lets the viewer’s session do for a while what an access token alone may not. */
export type IdentityProof = {
  __typename: 'IdentityProof';
  /** When it ends: after ten minutes. */
  expiresAt: Scalars['DateTime']['output'];
  /** For the header `X-Identity-Proof`, beside the access token of the same session. */
  token: Scalars['String']['output'];
};

/** What is wrong with one value of a line. */
export type ImportFault = {
  __typename: 'ImportFault';
  /** Name of the column. */
  field: Scalars['String']['output'];
  /** What is wrong, in the language of the request. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether to say only what would be taken; changes nothing then. */
  isDryRun: Scalars['Boolean']['input'];
  /** The language that they are in. */
  language: CaptionLanguage;
  /** Of a lesson with a video. */
  lessonId: Scalars['ID']['input'];
};

/** One line of an import. */
export type ImportLine = {
  __typename: 'ImportLine';
  /** As it would be stored. */
  email: Scalars['String']['output'];
  /** What is wrong with it; empty for CREATE. */
  faults: Array<ImportFault>;
  /** As it would be stored. */
  fullName: Scalars['String']['output'];
  /** Its number in the file; the first line is 1. */
  line: Scalars['Int']['output'];
  /** What becomes of it. */
  outcome: ImportOutcome;
  /** The person who was made; absent in a preview. */
  personId: Maybe<Scalars['ID']['output']>;
  /** As they would be stored. */
  roles: Array<Role>;
};

/** What becomes of a line, or in a preview: what would. */
export type ImportOutcome =
  /** An account is made. */
  | 'CREATE'
  /** The address has an account already; nothing is done. */
  | 'EXISTS'
  /** Something is wrong with it; nothing is done. */
  | 'INVALID'
  /** An earlier line has the same address; nothing is done. */
  | 'REPEATED';

/** A file with the outline of a course. */
export type ImportOutlineInput = {
  /** Of the own course whose outline grows. */
  courseId: Scalars['ID']['input'];
  /** The file’s bytes in Base64, at most 700 kB: XLSX, or CSV in UTF-8 with commas, semicolons or tabs. Its first row names the columns, of which section and lesson are needed; kind, minutes, required, preview and text may follow, in English or Vietnamese. */
  file: Scalars['String']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether to say only what would be made; changes nothing then. */
  isDryRun: Scalars['Boolean']['input'];
};

/** A statement of the platform’s bank account. */
export type ImportPayoutStatementInput = {
  /** CSV with the columns reference (the bank’s own), content, debit and credit, in UTF-8, or with the names of banks in Vietnam; with commas, semicolons or tabs; at most 900 kB and 5,000 lines. A debit whose content names a transfer of a file is a payment, a credit a return. */
  csv: Scalars['String']['input'];
};

/** People to be made from a CSV file. */
export type ImportPeopleInput = {
  /** The file’s text, at most 900 kB and 5,000 lines: a first line with the columns email and fullName, and if wanted phone, roles (user or teacher) and locale (vi or en); commas or semicolons between. */
  csv: Scalars['String']['input'];
  /** Mails everyone the link by which they set a password. */
  sendInvitations?: Scalars['Boolean']['input'];
};

/** Input for importing questions into a course’s question bank. */
export type ImportQuestionsInput = {
  /** ID of the viewer’s course to which the questions are added. */
  courseId: Scalars['ID']['input'];
  /** Format of the file. */
  format: QuestionFormat;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** True to preview the import without changing anything. */
  isDryRun: Scalars['Boolean']['input'];
  /** Content of the file as text, at most 600,000 characters and 200 questions. */
  text: Scalars['String']['input'];
};

/** What became of a file, or in a preview: what would. */
export type ImportResult = {
  __typename: 'ImportResult';
  /** How many accounts were made, or would be. */
  created: Scalars['Int']['output'];
  /** Every line, in the order of the file. */
  lines: Array<ImportLine>;
  /** Lines with which nothing is done. */
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

/** Result of importing one question of a file. */
export type ImportedQuestion = {
  __typename: 'ImportedQuestion';
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

/** What an imported statement has led to. */
export type ImportedStatement = {
  __typename: 'ImportedStatement';
  /** Lines that name none, which were passed over. */
  others: Scalars['Int']['output'];
  /** Lines that name a transfer of ours, in the order of the file. */
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

/** An API token as administrators see it. Needs the permission `api-token:read`. */
export type IssuedApiToken = {
  __typename: 'IssuedApiToken';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it was ended before its time; absent while it was not. */
  endReason: Maybe<ApiTokenEndReason>;
  /** When it was ended before its time. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ends by itself, or has ended. */
  expiresAt: Scalars['DateTime']['output'];
  /** The last four characters of the token, to tell it from others. */
  hint: Scalars['String']['output'];
  /** Of the token, and no part of its secret. */
  id: Scalars['ID']['output'];
  /** Network address of its last use, forgotten with the token; absent: never used. */
  lastUsedAddress: Maybe<Scalars['String']['output']>;
  /** When it was last used, to the minute; absent: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What its owner calls it, after the program that has it. */
  name: Scalars['String']['output'];
  /** Of the person whose token it is. */
  ownerId: Scalars['ID']['output'];
  /** The whole name of its owner. */
  ownerName: Scalars['String']['output'];
  /** Permissions that it has while its owner has them, as resource:action, in alphabetical order. */
  scopes: Array<Scalars['String']['output']>;
};

/** One numbered page of rows, and how many there are. */
export type IssuedApiTokenPage = {
  __typename: 'IssuedApiTokenPage';
  /** The rows of this page, in the order asked for. */
  items: Array<IssuedApiToken>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** Jobs of one kind, over all processes. */
export type JobQueue = {
  __typename: 'JobQueue';
  /** Jobs that used up their attempts within the last 24 hours. */
  failed: Scalars['Int']['output'];
  /** Jobs that are not due yet, those that wait for another attempt included. */
  later: Scalars['Int']['output'];
  /** Name of the kind of job, for example `mail.deliver`. */
  name: Scalars['ID']['output'];
  /** Since when the oldest is due; absent: none waits. */
  oldestDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Jobs that are being done. */
  running: Scalars['Int']['output'];
  /** Jobs that are due and that no process has taken. */
  waiting: Scalars['Int']['output'];
};

/** What a guest’s browser kept, to be put into the cart of whoever signed in. */
export type JoinCartInput = {
  /** Of the courses; at most 20. Those that can’t be bought are passed over. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** Input for joining a study group with its invitation code. */
export type JoinGroupInput = {
  /** Invitation code of eight letters and digits. Case, spaces and hyphens are ignored. */
  code: Scalars['String']['input'];
};

/** What a guest’s browser kept, to be put on the list of whoever signed in. */
export type JoinWishlistInput = {
  /** Of the courses; at most 100. Those that can’t be saved are passed over. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** A language that the platform speaks with people, and that courses are taught in. */
export type Language =
  /** English: `en` in headers and addresses, and on REST. */
  | 'EN'
  /** Vietnamese: `vi` in headers and addresses, and on REST. */
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

/** An account of the ledger as it is now. */
export type LedgerAccountBalance = {
  __typename: 'LedgerAccountBalance';
  /** Account without its owner, for instance `hold`, `bank`, `tax-withheld:vat` or `gateway:VNPAY`. */
  account: Scalars['String']['output'];
  /** Where it stands in the books. */
  class: LedgerAccountClass;
  /** Its code, for instance `bank` or `hold:<teacher id>`. */
  code: Scalars['ID']['output'];
  /** What stands on the credit side, in đồng; 0 where a debit stands. */
  credit: Scalars['Vnd']['output'];
  /** What stands on the debit side, in đồng; 0 where a credit stands. */
  debit: Scalars['Vnd']['output'];
  /** Whose it is; absent for the platform’s own. */
  ownerId: Maybe<Scalars['ID']['output']>;
  /** Full name of whose it is; absent for the platform’s own. */
  ownerName: Maybe<Scalars['String']['output']>;
};

/** Where an account stands in the books. */
export type LedgerAccountClass =
  /** What the platform has or is owed; grows by debits. */
  | 'ASSET'
  /** What the platform has spent or lost; grows by debits. */
  | 'EXPENSE'
  /** What the platform has earned; grows by credits. */
  | 'INCOME'
  /** What the platform owes others; grows by credits. */
  | 'LIABILITY';

/** One numbered page of rows, and how many there are. */
export type LedgerAccountPage = {
  __typename: 'LedgerAccountPage';
  /** The rows of this page, in the order asked for. */
  items: Array<LedgerAccountBalance>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** An entry of an account: one side of a transaction. */
export type LedgerLine = {
  __typename: 'LedgerLine';
  /** When it was booked as having happened. */
  at: Scalars['DateTime']['output'];
  /** In đồng; 0 on an entry that is a debit. */
  credit: Scalars['Vnd']['output'];
  /** In đồng; 0 on an entry that is a credit. */
  debit: Scalars['Vnd']['output'];
  /** Of the entry: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What the transaction is about. */
  kind: PostingKind;
  /** Number of the order that it is for; absent where there is none, or it was never paid. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Of the transaction that it is a part of. */
  transactionId: Scalars['ID']['output'];
};

/** A feed, walked forward by cursor. */
export type LedgerLineConnection = {
  __typename: 'LedgerLineConnection';
  /** The rows with their cursors. */
  edges: Array<LedgerLineEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type LedgerLineEdge = {
  __typename: 'LedgerLineEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
  node: LedgerLine;
};

/** One side of a transaction, with its account. */
export type LedgerSide = {
  __typename: 'LedgerSide';
  /** Account without its owner, for instance `hold`, `bank`, `tax-withheld:vat` or `gateway:VNPAY`. */
  account: Scalars['String']['output'];
  /** Code of the account, for instance `bank` or `hold:<teacher id>`. */
  code: Scalars['ID']['output'];
  /** In đồng; 0 on a side that is a debit. */
  credit: Scalars['Vnd']['output'];
  /** In đồng; 0 on a side that is a credit. */
  debit: Scalars['Vnd']['output'];
  /** Full name of whose account it is; absent for the platform’s own. */
  ownerName: Maybe<Scalars['String']['output']>;
  /** Title of what was sold; absent where the side is for the order as a whole. */
  title: Maybe<Scalars['String']['output']>;
};

/** What transactions of the ledger are about: exactly one of these is given. */
export type LedgerSubject =
  /** An order: its sale, refunds and releases. */
  { orderId: Scalars['ID']['input']; payoutId?: never; transactionId?: never; }
  |  /** A payout, from when it was asked for. */
  { orderId?: never; payoutId: Scalars['ID']['input']; transactionId?: never; }
  |  /** One transaction of the ledger itself. */
  { orderId?: never; payoutId?: never; transactionId: Scalars['ID']['input']; };

/** A transaction of the ledger: the debits of its sides equal its credits. */
export type LedgerTransaction = {
  __typename: 'LedgerTransaction';
  /** When it was booked as having happened. */
  at: Scalars['DateTime']['output'];
  /** Of the transaction: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: PostingKind;
  /** Of the order that it is for; absent where there is none. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of that order; absent where there is none, or it was never paid. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Of the payout that it is about; otherwise absent. */
  payoutId: Maybe<Scalars['ID']['output']>;
  /** Number of that payout; absent where there is none. */
  payoutNumber: Maybe<Scalars['String']['output']>;
  /** Of the refund that was granted by it; otherwise absent. */
  refundId: Maybe<Scalars['ID']['output']>;
  /** Its sides in the order in which they were booked. */
  sides: Array<LedgerSide>;
};

/** A course that the viewer gave up teaching. */
export type LeftCourse = {
  __typename: 'LeftCourse';
  /** Of the course, for clients to drop it from lists of taught ones. */
  id: Scalars['ID']['output'];
};

/** A study group that the viewer has left. */
export type LeftGroup = {
  __typename: 'LeftGroup';
  /** Unique group ID, with which clients can evict the group from their caches. */
  id: Scalars['ID']['output'];
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
  /** Progress of the viewer in the lesson. Null if the viewer has not opened it. */
  myProgress: Maybe<LessonProgress>;
  /** Time at which the lesson opens for the enrolled viewer. Null if it is already open, or the viewer has opened it. */
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

/** The Google account to link, and proof of who the viewer is. */
export type LinkGoogleInput = {
  /** The account, by a code or tokens that Google gave. */
  account: GoogleAccountInput;
  /** The viewer’s password. Need not be said within 15 minutes of signing in, nor by who has none. */
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
  /** Of a dispute that is open. */
  disputeId: Scalars['ID']['input'];
  /** What the bank said; it stands in the log. 3 to 300 characters. */
  note: Scalars['String']['input'];
};

/** A mail with a link that was asked for. */
export type MailRequest = {
  __typename: 'MailRequest';
  /** Always true: the request was taken. Whether a mail goes out is not said, as that would tell which addresses have accounts. */
  accepted: Scalars['Boolean']['output'];
  /** For how many minutes the link is good, from when the mail is sent. */
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

/** Input for recording announcements that were shown to the viewer. */
export type MarkAnnouncementsReadInput = {
  /** IDs of 1 to 3 announcements that are shown to the viewer. Others are ignored. */
  announcementIds: Array<Scalars['ID']['input']>;
};

/** Notifications that were seen. */
export type MarkNotificationsReadInput = {
  /** 1 to 100 of one’s own; others are passed over. */
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

/** One numbered page of rows, and how many there are. */
export type MarkingQueuePage = {
  __typename: 'MarkingQueuePage';
  /** The rows of this page, in the order asked for. */
  items: Array<MarkingQueueEntry>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** Which order money in suspense belongs to. */
export type MatchSuspenseInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the money in suspense. */
  itemId: Scalars['ID']['input'];
  /** Of the order that it belongs to. */
  orderId: Scalars['ID']['input'];
  /** What shows that it does; it stands in the log. 3 to 300 characters. */
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

/** How long one operation took in a period, over all processes. */
export type MeasuredOperation = {
  __typename: 'MeasuredOperation';
  /** How often it was called. */
  calls: Scalars['Float']['output'];
  /** Calls that were answered with a status of 500 or more. */
  failed: Scalars['Float']['output'];
  /** How it is called from outside. */
  kind: OperationKind;
  /** Its name for programs: `Catalogue`, `GET /api/courses`; `other` is what has no name of ours. */
  operation: Scalars['String']['output'];
  /** What half of the calls took at most, in milliseconds; read from a histogram whose buckets end at 1, 1.5, 2, 3, 4, 6 … 16384 ms, evenly between the two ends of the bucket that it lies in. Absent: no calls. */
  p50Ms: Scalars['Float']['output'];
  /** What 95 of 100 calls took at most, in milliseconds; read from a histogram whose buckets end at 1, 1.5, 2, 3, 4, 6 … 16384 ms, evenly between the two ends of the bucket that it lies in. Absent: no calls. */
  p95Ms: Scalars['Float']['output'];
  /** p95 of each part of the period that had calls, in milliseconds, oldest first: minutes of an hour, hours of a day, six hours of a week, days of a quarter. */
  p95s: Array<Scalars['Float']['output']>;
  /** In how many of those parts p95 was above the target. */
  partsAbove: Scalars['Int']['output'];
  /** What the slowest call took, in milliseconds. */
  slowestMs: Scalars['Float']['output'];
  /** By when 95 of 100 calls should be answered, in milliseconds: a setting. Absent of HTTP: files and streams take as long as their reader. */
  targetMs: Maybe<Scalars['Int']['output']>;
};

/** Two categories that become one. */
export type MergeCategoriesInput = {
  /** The category that is given up. */
  categoryId: Scalars['ID']['input'];
  /** The category that takes all that named it. */
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
  /** Whether the appeal is pending, upheld or reversed. */
  state: AppealState;
};

/** One numbered page of rows, and how many there are. */
export type ModeratedAppealPage = {
  __typename: 'ModeratedAppealPage';
  /** The rows of this page, in the order asked for. */
  items: Array<ModeratedAppeal>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
export type ModerationFindingPage = {
  __typename: 'ModerationFindingPage';
  /** The rows of this page, in the order asked for. */
  items: Array<ModerationFinding>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** Input for changing the state of a ticket without a reply. */
export type MoveTicketInput = {
  /** The `version` of the ticket on which the change is based. */
  expectedVersion: Scalars['Int']['input'];
  /** New state: OPEN, ON_HOLD or RESOLVED. */
  state: TicketState;
  /** ID of a ticket that is not closed. */
  ticketId: Scalars['ID']['input'];
};

/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type Mutation = {
  __typename: 'Mutation';
  /** Accepts a reply as the answer to a question, or removes the acceptance. NOT_FOUND: no such reply. FORBIDDEN: the viewer neither asked the question nor answers for the course. CONFLICT: the reply was removed. Needs the permission `comment:write`. */
  acceptAnswer: Comment;
  /** Notes that the viewer has seen the prices of this moment. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
  acknowledgeCartPrices: Cart;
  /** Restores a suspended account. NOT_FOUND. POLICY: the person may do more than the viewer. Needs the permission `person:deactivate`. */
  activatePerson: Person;
  /** Keeps an upload as a picture that texts of a course may show, its description and its lessons; one that none shows goes after a week. BAD_INPUT: no picture, or too large. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: it has 1000 already. Needs the permission `course:update`. */
  addCoursePicture: CoursePicture;
  /** Adds captions to a lesson’s video, in place of those of the same language. BAD_INPUT: no captions, or broken ones, with the line at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  addLessonCaptions: LessonContent;
  /** Adds a file to a lesson. BAD_INPUT: too large, or not what its ending says. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the lesson has 20 already, or the package has no room. Needs the permission `course:update`. */
  addLessonFile: LessonContent;
  /** Adds a file to a draft. BAD_INPUT: no such upload, the files are too large in total, or the content does not match the file extension. NOT_FOUND: no such draft of the viewer. CONFLICT: the draft was submitted, or access has ended. POLICY: the draft already has 5 files, or the assignment is closed. Needs the permission `lesson:study`. */
  addSubmissionFile: AssignmentSubmission;
  /** Puts a course into the viewer’s cart; one that is in it stays as it was. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: not on sale, one’s own, or the cart is full. Needs the permission `course:buy`. */
  addToCart: Cart;
  /** Saves a course with its price of now; one that is saved stays as it was. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: one’s own, or the list is full. Needs the permission `course:buy`. */
  addToWishlist: Wishlist;
  /** Puts courses of the list into the cart and says of each what became of it; they stay on the list until they are bought. BAD_INPUT: more than 100. Needs the permission `course:buy`. */
  addWishlistToCart: WishlistToCart;
  /** The teacher agrees: the money goes back. CONFLICT: it does not wait for the teacher. FORBIDDEN: another’s course. NOT_FOUND. Needs the permission `refund:answer`. */
  agreeToRefund: Refund;
  /** Accepts or declines a meeting. BAD_INPUT: the meeting is over. NOT_FOUND: no such meeting. Needs the permission `group:write`. */
  answerGroupEvent: GroupEvent;
  /** Accepts or declines an invitation. NOT_FOUND: none of the viewer’s confirmed address. CONFLICT: the viewer teaches the course already. Needs the permission `course:update`. */
  answerTeachingInvitation: AnsweredInvitation;
  /** Replies to the requester of a ticket. BAD_INPUT: the text, the state or a file is invalid. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed, or another agent or the requester has written since. POLICY: the ticket has reached its maximum number of messages. Needs the permission `ticket:answer`. */
  answerTicket: Ticket;
  /** Appeals against a decision, which another moderator then reviews. Possible once and within a limited period. BAD_INPUT: the reason is invalid. NOT_FOUND: no such decision about content of the viewer. CONFLICT: the decision was already appealed, or there is nothing to appeal. POLICY: the period for appeals has ended. Needs the permission `comment:write`. */
  appealContentDecision: OwnContentDecision;
  /** Asks to look at a refusal once more. BAD_INPUT: the note. POLICY: too late. CONFLICT: it was not refused, or appealed before. FORBIDDEN: another’s. NOT_FOUND. Needs the permission `refund:create`. */
  appealRefund: Refund;
  /** Gives the viewer’s cart a coupon, in place of another one. BAD_INPUT: nothing typed. POLICY: there is no such coupon, or it takes nothing off this cart, with the reason. Needs the permission `course:buy`. */
  applyCoupon: Cart;
  /** Lets a submitted course be published. BAD_INPUT: the checklist. POLICY: an item of it needs fixing, or it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review. Needs the permission `course:review`. */
  approveCourse: Course;
  /** Approves a payout; from an amount of the settings on, two people do. NOT_FOUND: no such payout. CONFLICT: it does not wait any more. POLICY: one’s own, approved by the viewer before, or its account still cools down. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:approve`. */
  approvePayout: Payout;
  /** Grants a refund for the platform; a large one after a second administrator agreed. POLICY: the viewer’s own money, or their second approval. CONFLICT: it does not wait for the platform. NOT_FOUND. Needs the permission `refund:decide`. */
  approveRefund: Refund;
  /** Agrees that a debt is given up. NOT_FOUND: no such proposal. CONFLICT: it is decided. POLICY: proposed by the viewer, the viewer’s own debt, or they owe less by now. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  approveWriteOff: WriteOff;
  /** Puts a course away; its students keep it. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:publish`. */
  archiveCourse: Course;
  /** Keeps what speaks for the sale. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: the viewer’s own. Needs the permission `dispute:decide`. */
  argueDispute: DisputeView;
  /** Asks administrators to put a course back on sale that one of them suspended. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: none suspended it, or a request waits. BAD_INPUT: the message. Needs the permission `course:publish`. */
  askToRestoreCourse: Course;
  /** Gives a submission to a reviewer, or to no one. NOT_FOUND. POLICY: it is the viewer’s own course. CONFLICT: it was decided, or another has it than the viewer was shown, or no one. BAD_INPUT: who may not review it. Needs the permission `course:review`. */
  assignReview: CourseReview;
  /** Assigns a ticket to an agent, or removes the assignment. BAD_INPUT: the person may not answer tickets. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed. Needs the permission `ticket:answer`. */
  assignTicket: Ticket;
  /** Makes the signed-in person a teacher as well. BAD_INPUT: a field at fault. CONFLICT: they are one. Needs the permission `profile:become-teacher`. */
  becomeTeacher: User;
  /** Begins to set up two-step sign-in. Nothing changes until confirmAuthenticator. CONFLICT: it is on already. POLICY: the viewer’s address was never confirmed. Needs the permission `account:secure`. */
  beginAuthenticator: AuthenticatorSetup;
  /** Starts a playback and returns the code to display over the video. Returns the same code within five minutes. NOT_FOUND: no lesson that the viewer has opened and has access to. CONFLICT: the course does not use playback codes. Needs the permission `lesson:study`. */
  beginPlayback: Playback;
  /** Takes a change of address back by the code mailed to the old one, within 7 days, also when it has taken effect: answers the old one. Ends all sessions and mails a link to choose a new password. GONE: the link was used or has expired. */
  cancelEmailChange: ConfirmedEmail;
  /** Takes the request for deletion back. NOT_FOUND: there is none. Needs the permission `account:secure`. */
  cancelErasure: DataRequest;
  /** Lets one’s package end with its days, so that FREE follows; can be taken back until then. BAD_INPUT: a course that is not one’s own. POLICY: no package. CONFLICT: it ends already. Needs the permission `package:subscribe`. */
  cancelPackage: PackageSubscription;
  /** Calls a refund of the viewer’s off. CONFLICT: it is decided already. FORBIDDEN: another’s. NOT_FOUND. Needs the permission `refund:create`. */
  cancelRefund: Refund;
  /** Asks a new address to confirm that it is the viewer’s, and tells the old one. INVALID_CREDENTIALS: wrong password. CONFLICT: the address has an account. Needs the permission `account:secure`. */
  changeEmail: AccountSecurity;
  /** Changes the password, or sets the first one, and ends the viewer’s other sessions. INVALID_CREDENTIALS: the present one is wrong. POLICY: there is none, and the viewer signed in long ago. Needs the permission `account:secure`. */
  changePassword: AccountSecurity;
  /** Enrols the students on a list in a course, or ends enrolments that a teacher granted, and notifies each student of the reason. A background job processes the list. BAD_INPUT: the list or the reason is invalid. NOT_FOUND, FORBIDDEN: no course that the viewer owns. CONFLICT: the course is not on sale, an earlier list is being processed, or the key was used for another request. POLICY: too many free enrolments in 30 days. Needs the permission `enrolment:grant`. */
  changeRoster: RosterChange;
  /** Changes a setting; every process goes by it within a second. BAD_INPUT: no such setting, out of its range, or what it is already. CONFLICT: changed by someone else since `expectedVersion`. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `setting:update`. */
  changeSetting: Setting;
  /** Says whether `register` would take a password, and changes nothing: a mutation, as queries may be kept. BAD_INPUT: the password is too short or too common. */
  checkPassword: PasswordCheck;
  /** Asks the gateway now what became of the latest payment of one of the viewer’s own orders, and acts on its answer. RATE_LIMITED: asked just now. UNAVAILABLE: the gateway does not answer. NOT_FOUND: no order of the viewer’s, or nothing was paid for it. Needs the permission `order:read`. */
  checkPayment: CheckPaymentPayload;
  /** Begins to buy courses: those that are named, or all of the cart that can be bought. CONFLICT: bought already, the price has changed, access has become shorter than was shown, or money of an order of them is in doubt or still expected. POLICY: not on sale, one’s own, nothing to buy, or the coupon takes nothing off. BAD_INPUT: a field at fault. NOT_FOUND: no such course. UNAVAILABLE: the gateway does not answer. Needs the permission `course:buy`. */
  checkout: CheckoutPayload;
  /** Reserves a submission for grading for five minutes. If another teacher has reserved it, `heldBy` is the name of that teacher. NOT_FOUND, FORBIDDEN: no work that the viewer may grade. POLICY: the work is the viewer’s own. Needs the permission `course:update`. */
  claimSubmission: MarkedSubmission;
  /** Deletes the subscription URL of the viewer’s calendar. UNAUTHENTICATED: the request has no session. API tokens are refused: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:update`. */
  closeCalendarAddress: CalendarAddress;
  /** Turns two-step sign-in on. INVALID_CREDENTIALS: wrong code. CONFLICT: not begun, or on already. Needs the permission `account:secure`. */
  confirmAuthenticator: RecoveryCodes;
  /** Confirms an address by the code mailed to it: the present one, or the one that the account changes to. GONE: the link was used or has expired. CONFLICT: a person has taken the address meanwhile. */
  confirmEmail: ConfirmedEmail;
  /** Says that the bank has sent the money of a refund. BAD_INPUT: the transaction. POLICY: the viewer’s own money. CONFLICT: no transfer of it waits, or a file has told the bank of it already. NOT_FOUND. Needs the permission `refund:decide`. */
  confirmRefundTransfer: Refund;
  /** Says that the transfer by which money went back has left the bank. CONFLICT: it is not being returned. NOT_FOUND: no such money. Needs the permission `suspense:decide`. */
  confirmSuspenseReturn: SuspenseItem;
  /** Creates an announcement. BAD_INPUT: a title, a text or the course is invalid, or the period is past or longer than 30 days. CONFLICT: the idempotencyKey was used with another input. Needs the permission `announcement:manage`. */
  createAnnouncement: Announcement;
  /** Makes an API token of the viewer’s own and tells them of it by mail. BAD_INPUT: the name, a scope that no token has, a day out of range. POLICY: the viewer lacks a scope, or has 20 tokens. CONFLICT: the idempotencyKey came with another input. FORBIDDEN: tokens are switched off. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `account:secure`. */
  createApiToken: CreatedApiToken;
  /** Gives the address of a paid order’s bill as a PDF, for five minutes. NOT_FOUND: no order of the viewer’s, nor `order:read-any`. POLICY: it is not paid. Needs the permission `order:read`. */
  createBillDownload: DownloadLink;
  /** Bookmarks a lesson or a position in its video. Returns the existing bookmark if there is one. BAD_INPUT: a field is invalid. NOT_FOUND: no such lesson that the viewer studies. POLICY: the viewer already has 200 bookmarks in the course, the maximum. Needs the permission `lesson:study`. */
  createBookmark: Bookmark;
  /** Creates a reply template. BAD_INPUT: a title or a text is invalid. POLICY: there are already 100 templates. CONFLICT: the idempotencyKey was used with another input. Needs the permission `canned-answer:manage`. */
  createCannedAnswer: CannedAnswer;
  /** Makes a category, last of its level. BAD_INPUT: a name or the icon. NOT_FOUND: the one that it is to stand below. POLICY: there are as many as there may be. CONFLICT: it would stand below a branch. Needs the permission `category:create`. */
  createCategory: Category;
  /** Creates a download URL for a certificate of the viewer as a PDF with the embedded signed badge, valid for five minutes. NOT_FOUND: no such certificate of the viewer. POLICY: the certificate was revoked, or its name has characters that cannot be printed. Needs the permission `study:read`. */
  createCertificateDownload: DownloadLink;
  /** Asks a question about a lesson, or replies to one. BAD_INPUT: a field is invalid. NOT_FOUND: no lesson that the viewer may study. FORBIDDEN: the viewer is a co-teacher without the right to answer. CONFLICT: the question was removed. POLICY: the student has written 30 comments within an hour, the maximum. Needs the permission `comment:write`. */
  createComment: Comment;
  /** Makes a coupon for the viewer’s own courses. It lowers the price that they sell at, and buyers who use it count as brought by them. BAD_INPUT: a field at fault, or another coupon has the code. Needs the permission `coupon:create`. */
  createCoupon: Coupon;
  /** Makes a draft. BAD_INPUT: a field at fault. Needs the permission `course:create`. */
  createCourse: Course;
  /** Creates a study group. BAD_INPUT: a field is invalid, or the viewer neither studies nor teaches the course. POLICY: the viewer is a member of too many groups. Needs the permission `group:write`. */
  createGroup: StudyGroup;
  /** Schedules a meeting of a study group and notifies its members. BAD_INPUT: a field is invalid. NOT_FOUND: no such group of the viewer. POLICY: the group has too many meetings. RATE_LIMITED: the viewer has scheduled twelve meetings within a day. Needs the permission `group:write`. */
  createGroupEvent: StudyGroup;
  /** Creates a goal of a study group. BAD_INPUT: a field is invalid. NOT_FOUND: no such group of the viewer. FORBIDDEN: the viewer does not lead the group. POLICY: the group has too many goals. Needs the permission `group:write`. */
  createGroupGoal: StudyGroup;
  /** Creates a post in a study group, or replies to one. BAD_INPUT: a field is invalid. NOT_FOUND: no such group or post. CONFLICT: the post was removed. Needs the permission `group:write`. */
  createGroupPost: GroupPost;
  /** Adds a lesson at the end of a section. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has as many as it may have. Needs the permission `course:update`. */
  createLesson: LessonContent;
  /** Creates a private note. BAD_INPUT: a field is invalid. NOT_FOUND: no such lesson that the viewer studies. POLICY: the viewer already has 500 notes in the course, the maximum. Needs the permission `lesson:study`. */
  createNote: LessonNote;
  /** Gives a package new terms from a moment on; subscribers keep theirs. NOT_FOUND: no such package, or one that is not sold. BAD_INPUT: a field at fault, a moment that has passed or has a version. POLICY: it has as many versions as it may. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  createPackageVersion: PackageVersion;
  /** Makes an account for another person. BAD_INPUT: a field at fault. CONFLICT: the address has one. POLICY: the roles would allow what the viewer may not. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:create`. */
  createPerson: Person;
  /** Makes a coupon that the platform bears. BAD_INPUT: a field at fault, or another coupon has the code. Needs the permission `coupon:create-any`. */
  createPlatformCoupon: Coupon;
  /** Adds a question to the question bank of a course. BAD_INPUT: a field required by its kind is missing. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. CONFLICT: the status of the course does not allow edits. POLICY: the question bank is full. Needs the permission `course:update`. */
  createQuestion: Question;
  /** Makes a custom role. CONFLICT: the name is taken. POLICY: the viewer lacks what it would allow, or there are 50 already. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `role:create`. */
  createRole: AccessRole;
  /** Saves a comment for reuse. BAD_INPUT: the text is missing. POLICY: the viewer already has 100 saved comments. Needs the permission `course:update`. */
  createSavedComment: SavedComment;
  /** Makes a group of synonyms, for every search from now on. BAD_INPUT: a term is empty, too long, repeated or in another group. POLICY: there are 500 already. Needs the permission `search:update`. */
  createSearchSynonym: SearchSynonym;
  /** Adds a section at the end. BAD_INPUT: the title. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: it has as many as a course may have. Needs the permission `course:update`. */
  createSection: Course;
  /** Creates a study slot. BAD_INPUT: a field is invalid. POLICY: the viewer has too many upcoming slots. Needs the permission `study:update`. */
  createStudySlot: StudySlot;
  /** Uses one credit to request a draft, which is written asynchronously and never changes a course by itself. The credit is refunded if there is no draft. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. BAD_INPUT: the lesson is invalid. POLICY: there is no provider, the provider generates no images, no credits are left, too many drafts failed, or the lesson is too short. CONFLICT: the idempotencyKey was used with another input. Needs the permission `assistant:use`. */
  createSuggestion: AssistantRequest;
  /** Gives the address of a monthly invoice as a PDF, for five minutes. NOT_FOUND: no invoice of the viewer’s. Needs the permission `earnings:read`. */
  createTeacherInvoiceDownload: DownloadLink;
  /** Creates a support ticket, as a signed-in member or as a guest. BAD_INPUT: the requester or the text is invalid, or an order, course or file is not the viewer’s own. CONFLICT: the idempotencyKey was used with another input. RATE_LIMITED: too many requests. An API token sees what anyone does, and what is its owner’s with one of the scopes `ticket:write-own`. */
  createTicket: TicketReceipt;
  /** Puts every approved payout, and every refund that is sent from the bank, into a file: each into one file only, from which it can’t be taken back. POLICY: nothing waits. CONFLICT: the key came with another request. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:export`. */
  createTransferFile: TransferFile;
  /** Makes a webhook and its secret. BAD_INPUT: the name, no kind, or an address that is refused; `details` says why. POLICY: there are 20. CONFLICT: the idempotencyKey came with another input. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
  createWebhook: WebhookWithSecret;
  /** Suspends an account: its sessions end within a second. NOT_FOUND. POLICY: oneself, the last active administrator, or who may do more. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:deactivate`. */
  deactivatePerson: Person;
  /** Decides an appeal: upholds the first decision or restores the content. BAD_INPUT: the answer is invalid. NOT_FOUND: no such appeal. CONFLICT: the appeal was already decided. POLICY: the viewer made the first decision, or wrote the content. Needs the permission `comment:moderate`. */
  decideContentAppeal: ModeratedAppeal;
  /** Decides a moderation case: hides, removes or retains the content. BAD_INPUT: the reason is invalid. NOT_FOUND: no such case. CONFLICT: the case was already decided. POLICY: the moderator wrote the content, or the outcome would hide a comment. Needs the permission `comment:moderate`. */
  decideContentCase: ContentCase;
  /** Decides on a flagged sentence. MISTAKEN applies to the same sentence, rule and course in later scans. NOT_FOUND: no finding that is visible to the viewer. FORBIDDEN: the viewer may not edit the course. BAD_INPUT: the state MENDED cannot be set. CONFLICT: the sentence is no longer in the course. Needs the permission `moderation:decide`. */
  decideFinding: ModerationFinding;
  /** Declines a student’s extension request. BAD_INPUT: the reason is missing. NOT_FOUND, FORBIDDEN: no assignment that the viewer may grade, or no student of its course. CONFLICT: no request is pending. POLICY: the student is the viewer. Needs the permission `course:update`. */
  declineExtension: DecidedExtension;
  /** Deletes a bookmark, even if access has ended. NOT_FOUND: the bookmark belongs to another person. Needs the permission `lesson:study`. */
  deleteBookmark: Deleted;
  /** Deletes a reply template permanently. NOT_FOUND: no such template. Needs the permission `canned-answer:manage`. */
  deleteCannedAnswer: Deleted;
  /** Removes a category that no course, coupon or category names; a branch’s address leads to the one above. NOT_FOUND. CONFLICT: something names it, merge it instead. Needs the permission `category:delete`. */
  deleteCategory: Deleted;
  /** Discards a draft of the viewer’s. NOT_FOUND: they have no such draft. Needs the permission `course:update`. */
  deleteEditDraft: Deleted;
  /** Removes a file, or stops it from being written. NOT_FOUND: not the viewer’s. Needs the permission `export:create`. */
  deleteExport: Deleted;
  /** Removes a lesson. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: students have studied it, or the state of its course forbids it. Needs the permission `course:update`. */
  deleteLesson: DeletedFromCourse;
  /** Takes captions off a lesson. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  deleteLessonCaptions: DeletedFromCourse;
  /** Removes a file from its lesson. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  deleteLessonFile: DeletedFromCourse;
  /** Deletes a note, even if access has ended. NOT_FOUND: the note belongs to another person. Needs the permission `lesson:study`. */
  deleteNote: Deleted;
  /** Erases a person: the profile goes, what the books must keep stays without a name. Can’t be undone. NOT_FOUND. POLICY: oneself, the last active administrator, who may do more, or a teacher with courses on sale. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:delete`. */
  deletePerson: Deleted;
  /** Removes a custom role. NOT_FOUND: there is none. CONFLICT: a person has it. Needs the permission `role:delete`. */
  deleteRole: Deleted;
  /** Deletes a saved comment. NOT_FOUND: no such saved comment of the viewer. Needs the permission `course:update`. */
  deleteSavedComment: Deleted;
  /** Removes a group of synonyms. NOT_FOUND: there is none. Needs the permission `search:update`. */
  deleteSearchSynonym: Deleted;
  /** Takes words off the list of searches until someone searches them again. NOT_FOUND: there are none. Needs the permission `search:update`. */
  deleteSearchTerm: Deleted;
  /** Removes an empty section. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: it has lessons, or the state of its course forbids it. Needs the permission `course:update`. */
  deleteSection: DeletedFromCourse;
  /** Deletes a study slot of the viewer. NOT_FOUND: no such slot of the viewer. Needs the permission `study:update`. */
  deleteStudySlot: DeletedStudySlot;
  /** Removes a webhook with its deliveries, for good. NOT_FOUND: there is no such webhook. Needs the permission `webhook:manage`. */
  deleteWebhook: Deleted;
  /** Turns two-step sign-in off. INVALID_CREDENTIALS: the password or the code is wrong. CONFLICT: it is off. Needs the permission `account:secure`. */
  disableAuthenticator: AccountSecurity;
  /** The teacher disagrees: the platform decides. BAD_INPUT: the note. CONFLICT: it does not wait for the teacher. FORBIDDEN: another’s course. NOT_FOUND. Needs the permission `refund:answer`. */
  disagreeWithRefund: Refund;
  /** Gives jobs up for good; one that somebody else took first counts as gone. BAD_INPUT: the reason, none or more than 100. Needs the permission `dead-letter:discard`. */
  discardDeadLetters: TakenDeadLetters;
  /** Gives a revision up. NOT_FOUND, FORBIDDEN: no course that the viewer may edit, or no revision. CONFLICT: a reviewer has it. Needs the permission `course:update`. */
  discardRevision: Course;
  /** Dismisses an announcement permanently for the viewer. NOT_FOUND: no such announcement shown to the viewer. POLICY: the announcement cannot be dismissed. Needs the permission `notification:update`. */
  dismissAnnouncement: Deleted;
  /** Makes a link to a backup as one archive, with its files. NOT_FOUND: no such backup. CONFLICT: it is not whole, or was removed. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `backup:download`. */
  downloadBackup: DownloadLink;
  /** Makes a link to a file that is ready. NOT_FOUND: not the viewer’s. FORBIDDEN: the permission of that list is gone. CONFLICT: it is not ready. GONE: it was kept for its days, or has students of a course that the viewer no longer teaches. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `export:create`. */
  downloadExport: DownloadLink;
  /** Puts a copy of a lesson right after it, with its text, video and captions, and never a preview. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has as many as it may have. Needs the permission `course:update`. */
  duplicateLesson: LessonContent;
  /** Ends an announcement immediately. NOT_FOUND: no such announcement. CONFLICT: the announcement has already ended. Needs the permission `announcement:manage`. */
  endAnnouncement: Announcement;
  /** Signs the viewer out everywhere but here. UNAUTHENTICATED: no one is signed in. Needs the permission `account:secure`. */
  endOtherSessions: EndedSessions;
  /** Signs one device out. NOT_FOUND: no living session of the viewer. Needs the permission `account:secure`. */
  endSession: EndedSessions;
  /** Takes another course for one that was bought, at its price of now. Where a difference is to be paid, `payment` says how, and nothing changes before it has come. BAD_INPUT: the gateway or the bank account. POLICY: the rule that forbids it. CONFLICT: exchanged or asked back before, the price has changed, access has become shorter, or the key belongs to another request. NOT_FOUND: no purchase of the viewer’s, or no such course. UNAVAILABLE: the gateway does not answer. Needs the permission `refund:create`. */
  exchangeCourse: CheckoutPayload;
  /** Makes a link to the lines as a CSV file, latest first. BAD_INPUT: a filter at fault. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `audit:export`. */
  exportAuditLog: DownloadLink;
  /** Offers the courses that a filter lets through as CSV. BAD_INPUT: too many were chosen. Needs the permission `course:export`. */
  exportCourses: DownloadLink;
  /** Makes a link to the orders as a CSV file, latest first. BAD_INPUT: a filter at fault. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `order:export`. */
  exportOrders: DownloadLink;
  /** A link to people as a CSV file, in the order asked for and the language of the request. BAD_INPUT: a filter at fault. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:export`. */
  exportPeople: DownloadLink;
  /** Exports the students that match a filter as a file without email addresses. BAD_INPUT: too many enrolments are selected. Needs the permission `course:read-own`. */
  exportTaughtStudents: DownloadLink;
  /** Makes a link to a file as CSV, with the same transfers each time: without the account of a refund that came back or whose buyer was erased. NOT_FOUND: no such file. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:export`. */
  exportTransferFile: DownloadLink;
  /** Gives a subscription more days after those that it has. NOT_FOUND: no such subscription. BAD_INPUT: a field at fault. POLICY: it is over; grant one. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  extendPackage: PackageSubscription;
  /** Grants one student an extension, with or without a request. BAD_INPUT: the times are past or inconsistent, or the reason is missing. NOT_FOUND, FORBIDDEN: no assignment that the viewer may grade, or no student of its course. POLICY: the student is the viewer. Needs the permission `course:update`. */
  grantExtension: DecidedExtension;
  /** Gives a teacher a package from today to a day. NOT_FOUND: no such teacher or version. BAD_INPUT: a field at fault. POLICY: days of another package are paid; extend that one. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  grantPackage: PackageSubscription;
  /** Grants one student extra time for a quiz, including an open attempt. BAD_INPUT: the time is out of range. NOT_FOUND, FORBIDDEN: no quiz that the viewer may grade, or no student of its course. POLICY: the student is the viewer. Needs the permission `course:update`. */
  grantQuizTime: GrantedQuizTime;
  /** Takes in a statement of the bank account that transfers come to; each transfer counts once, by the bank’s reference. BAD_INPUT: a line can’t be read, and nothing was taken. POLICY: the platform takes no transfers. Needs the permission `suspense:decide`. */
  importIncomingTransfers: IncomingTransfers;
  /** Takes the captions of a file for a lesson’s video, in place of those of the same language, or says what would be taken. BAD_INPUT: a file without captions, too many, or a lesson without a video. NOT_FOUND, FORBIDDEN: no course that the viewer edits. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  importLessonCaptions: CaptionsImport;
  /** Adds the sections and lessons of a table to an own course, or says what would be added; what is there stays as it is. BAD_INPUT: no table, or one without the columns that are needed. NOT_FOUND, FORBIDDEN: no course that the viewer edits. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  importOutline: OutlineImport;
  /** Learns from a bank’s statement which payouts and refunds were paid and which came back; importing it again changes nothing. BAD_INPUT: not such a file, too large, or an amount that can’t be read. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:import`. */
  importPayoutStatement: ImportedStatement;
  /** Makes an account for every line of a CSV file that is in order; the result says what became of each. BAD_INPUT: the file is no such table, or too long. Needs the permission `person:import`. */
  importPeople: ImportResult;
  /** Imports the questions of a file into a course’s question bank, or previews the import. BAD_INPUT: the file has no questions, or too many. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. POLICY: the question bank is full. Needs the permission `course:update`. */
  importQuestions: QuestionImport;
  /** Takes in what a gateway says that it paid out: what fits is booked, what differs is listed. The same file again changes nothing. BAD_INPUT: a line can’t be read, and nothing was booked. POLICY: the platform does not use the gateway. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `settlement:import`. */
  importSettlement: SettlementFile;
  /** Invites an address to teach an own course, or reminds it. BAD_INPUT: no address, one’s own, or one that teaches it already. NOT_FOUND, FORBIDDEN: no course of the viewer. POLICY: the package has no room. Needs the permission `course:update`. */
  inviteCoTeacher: Course;
  /** Puts what a guest’s browser kept into the viewer’s cart, as far as there is room. BAD_INPUT: more than 20. Needs the permission `course:buy`. */
  joinCart: Cart;
  /** Joins a study group with its invitation code. BAD_INPUT: no group has this code. POLICY: the viewer does not have the group’s course, or the group is full. RATE_LIMITED: too many codes were tried. Needs the permission `group:write`. */
  joinGroup: StudyGroup;
  /** Saves what a guest’s browser kept, at the prices of now, as far as there is room. BAD_INPUT: more than 100. Needs the permission `course:buy`. */
  joinWishlist: Wishlist;
  /** Gives up teaching a course of another teacher. NOT_FOUND: the viewer does not co-teach it. Needs the permission `course:update`. */
  leaveCourse: LeftCourse;
  /** Leaves a study group. The group is deleted with its last member. NOT_FOUND: no such group of the viewer. CONFLICT: the viewer is the last leader and must first appoint another one. Needs the permission `group:write`. */
  leaveGroup: LeftGroup;
  /** Likes a comment, or removes the like. NOT_FOUND: no such comment. FORBIDDEN: the comment is the viewer’s own. CONFLICT: the comment was removed. Needs the permission `comment:write`. */
  likeComment: Comment;
  /** Lets the viewer sign in with a Google account, and tells them by mail. INVALID_CREDENTIALS: a token that was not issued to us, or, with the field `password`, the viewer signed in more than 15 minutes ago and has to say theirs. CONFLICT: it belongs to another person, another one is linked, or Google is not set up. POLICY: its address is not verified. Needs the permission `account:secure`. */
  linkGoogle: AccountSecurity;
  /** Returns the playback of a code seen in a recording. A mutation because the viewer and the reason are written to the audit log. BAD_INPUT: the reason is invalid. NOT_FOUND: no such code. Needs the permission `playback:read-any`. */
  lookUpPlayback: Playback;
  /** The bank keeps the money: as a refund that has reached the buyer, who loses the course, or the days of the package that are left. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: the viewer’s own. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
  loseDispute: DisputeView;
  /** Makes the qualities of the video of a lesson, or of a course’s promo, or tries again after a failure; what is made, or on its way, stays. NOT_FOUND: no video. FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it, or the platform makes no streams. POLICY: it was asked for too often within a day. Needs the permission `course:update`. */
  makeVideoStream: Video;
  /** Suspends, restores, hides or shows courses, or answers requests to restore them, each for itself. BAD_INPUT: none, too many, no reason, or `restoreAskedAt` with anything but KEEP_SUSPENDED of one course. CONFLICT: that course’s teacher has asked anew since. Needs the permission `course:manage`. */
  manageCourses: ManagedCourses;
  /** Marks all notifications as read. UNAUTHENTICATED: no one is signed in. Needs the permission `notification:update`. */
  markAllNotificationsRead: NotificationsRead;
  /** Records that announcements were shown to the viewer. BAD_INPUT: no announcements, or too many. Needs the permission `notification:update`. */
  markAnnouncementsRead: AnnouncementsRead;
  /** Marks a lesson with the rule MANUAL as done. Idempotent. NOT_FOUND: no such lesson. CONFLICT: the lesson was not opened, has another rule or is a live lesson that has not started, or the viewer’s access has ended. Needs the permission `lesson:study`. */
  markLessonDone: LessonProgress;
  /** Marks notifications as read; ids of others’ are passed over. BAD_INPUT: no ids or too many. Needs the permission `notification:update`. */
  markNotificationsRead: NotificationsRead;
  /** Grades or regrades an OPEN answer of a submitted attempt. Never revokes a pass. BAD_INPUT: more points than the question has. NOT_FOUND, FORBIDDEN: no answer that the viewer may grade. CONFLICT: the attempt is still in progress. POLICY: the answer is the viewer’s own. Needs the permission `course:update`. */
  markQuizAnswer: MarkedAnswer;
  /** Saves the complete grading of a submission. Call it whenever the grading changes; the student sees nothing before the release. BAD_INPUT: a row or file is not part of the work, there are too many points, or rows are missing in a complete grading. NOT_FOUND, FORBIDDEN: no work that the viewer may grade. CONFLICT: another teacher is grading the work, or the grading was saved since. POLICY: the work is the viewer’s own. Needs the permission `course:update`. */
  markSubmission: MarkedSubmission;
  /** Matches money in suspense to an order, which is paid once all of its price is there; of less the buyer is asked for the rest. CONFLICT: decided before, or the order takes no money any more. NOT_FOUND: no such money or order. Needs the permission `suspense:decide`. */
  matchSuspense: SuspenseItem;
  /** Gives a category up for another one, which takes its courses, coupons and addresses; can not be undone. BAD_INPUT: into itself. NOT_FOUND. CONFLICT: there are categories below it. Needs the permission `category:merge`. */
  mergeCategories: Category;
  /** Merges a ticket into another one of the same requester, which then shows the messages of both. NOT_FOUND: no such ticket. CONFLICT: one of the tickets is closed. POLICY: the requesters differ, or there are too many messages. Needs the permission `ticket:answer`. */
  mergeTickets: Ticket;
  /** Moves a category to a place of its level or of the other one. BAD_INPUT: the place. NOT_FOUND. POLICY: there are as many there as there may be. CONFLICT: there would be a third level. Needs the permission `category:update`. */
  moveCategory: Category;
  /** Moves a lesson within its course. BAD_INPUT: the place, or a section of another course. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section has as many as it may have. Needs the permission `course:update`. */
  moveLesson: Course;
  /** Moves a section within its course. BAD_INPUT: the place. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  moveSection: Course;
  /** Changes the state of a ticket without a reply: on hold, resolved or open again. BAD_INPUT: the state is invalid. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed, already in that state, or changed since. Needs the permission `ticket:answer`. */
  moveTicket: Ticket;
  /** Adds an internal note to a ticket. BAD_INPUT: the text is invalid. NOT_FOUND: no such ticket. POLICY: the ticket has reached its maximum number of messages. Needs the permission `ticket:answer`. */
  noteOnTicket: Ticket;
  /** Enters that a buyer’s bank took a payment back. The teacher’s earning is not released until it is decided; the course, or the package, stays open. NOT_FOUND: no such payment. BAD_INPUT: the order has several lines and none is named, or the amount is none that the bank can have taken. CONFLICT: it is disputed already, or its refund is under way. POLICY: it is not paid, or the viewer’s own. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
  openDispute: DisputeView;
  /** Opens a lesson, records it as opened and returns its content. NOT_FOUND: no such lesson. FORBIDDEN: the viewer is not enrolled. CONFLICT: the viewer’s access has ended, the lesson opens later, or an earlier lesson must be completed first. Needs the permission `lesson:study`. */
  openLesson: LessonContent;
  /** Marks a lesson as complete for a student, or resets it, and notifies the student of the reason. Never revokes a completed course or a certificate. BAD_INPUT: the reason is invalid. NOT_FOUND, FORBIDDEN: no course whose work the viewer may grade. CONFLICT: the student’s access has ended. POLICY: the progress is the viewer’s own. Needs the permission `enrolment:override`. */
  overrideProgress: CourseStudent;
  /** Begins to pay an order of the viewer’s that waits, at what was agreed. CONFLICT: it does not wait any more, its payment is on its way, or the key belongs to another request. POLICY: the gateway does not take it, or tried too often. NOT_FOUND: no order of the viewer’s. UNAVAILABLE: the gateway does not answer. Needs the permission `course:buy`. */
  payOrder: CheckoutPayload;
  /** Pins a post to the top of the feed, or unpins it. BAD_INPUT: the post is a reply. NOT_FOUND: no such post. FORBIDDEN: the viewer does not lead the group. CONFLICT: the post was removed. Needs the permission `group:write`. */
  pinGroupPost: GroupPost;
  /** Says what of a course on sale shall go once a reviewer agrees. BAD_INPUT: a part that is not in it. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. CONFLICT: it is not on sale, or a reviewer has its revision. Needs the permission `course:update`. */
  proposeRemovals: Course;
  /** Gives up what a teacher owes, or proposes it where two people have to agree. NOT_FOUND: no such teacher. POLICY: more than they owe, or the viewer’s own debt. CONFLICT: one is proposed already, or the key came with another request. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  proposeWriteOff: WriteOff;
  /** Proves who the viewer is, by everything that signing in takes. Operations that are refused with PROOF_NEEDED run with what this gives. INVALID_CREDENTIALS: the password or the code is wrong or missing, see details. POLICY: there is neither, and the viewer signed in long ago. RATE_LIMITED. Needs the permission `account:secure`. */
  proveIdentity: IdentityProof;
  /** Puts an approved course on sale. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:publish`. */
  publishCourse: Course;
  /** Rates the support in the ticket of a guest’s secret link. BAD_INPUT: the stars or the comment are invalid. GONE: the link has expired. POLICY: the ticket is not resolved yet. RATE_LIMITED: too many requests. */
  rateAsGuest: OwnTicket;
  /** Rates a course, or edits the viewer’s rating and stores its earlier version. BAD_INPUT: a field is invalid. NOT_FOUND: the viewer is not enrolled in the course. FORBIDDEN: the viewer teaches the course. CONFLICT: access has ended, or moderators removed the rating. POLICY: the viewer has studied too little, or edited the rating too often. Needs the permission `rating:write`. */
  rateCourse: Rating;
  /** Rates the support in a ticket of the viewer. A new rating replaces the previous one. BAD_INPUT: the stars or the comment are invalid. NOT_FOUND: no such ticket of the viewer. POLICY: the ticket is not resolved yet. RATE_LIMITED: too many requests. Needs the permission `ticket:write-own`. */
  rateTicket: OwnTicket;
  /** Marks the messages of a course to the viewer as read. NOT_FOUND: the viewer is not enrolled in the course. Needs the permission `enrolment:read`. */
  readCourseMessages: CourseMessagesRead;
  /** Puts a course into another category. BAD_INPUT: no such category, the same, or no reason. NOT_FOUND. POLICY: the viewer teaches it. CONFLICT: it is in review. Needs the permission `course:manage`. */
  recategorizeCourse: Course;
  /** Records a visit to a course page. Each visitor counts once a day and cannot be recognised on other days or courses. BAD_INPUT: the search phrase has more than 100 characters. */
  recordCourseVisit: RecordedCourseVisit;
  /** Reports watched or read content. Study counts at most as fast as real time passes. NOT_FOUND: no such lesson. CONFLICT: the lesson was not opened, or the viewer’s access has ended. Needs the permission `lesson:study`. */
  recordProgress: LessonProgress;
  /** Counts a search that was sent off, for the administrator’s list. Once an hour for a caller and the same words. BAD_INPUT: the words are too long. */
  recordSearch: RecordedSearch;
  /** Enters that taxes were paid to the office, each at most as much as is owed of it. POLICY: nothing is paid, or more than is owed. CONFLICT: the reference was entered before, or the key came with another request. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  recordTaxPayment: TaxPayment;
  /** Exchanges a refresh token for an access token and its successor. UNAUTHENTICATED when the session has ended. */
  refreshSession: AuthPayload;
  /** Makes an account and signs it in. BAD_INPUT: a field at fault. CONFLICT: the address has an account. RATE_LIMITED. */
  register: AuthPayload;
  /** Reissues a certificate with a corrected name, revokes the former one and notifies its student. NOT_FOUND: no such certificate. CONFLICT: the certificate is already revoked. Needs the permission `certificate:revoke`. */
  reissueCertificate: Certificate;
  /** Rejects a submitted course for a reason of policy. BAD_INPUT: the reason. POLICY: it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review. Needs the permission `course:review`. */
  rejectCourse: Course;
  /** Refuses a payout; the money is available to the teacher again. NOT_FOUND: no such payout. CONFLICT: the bank was told already, or it has ended. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:approve`. */
  rejectPayout: Payout;
  /** Refuses a refund for the platform. BAD_INPUT: the note. POLICY: the viewer’s own money. CONFLICT: it does not wait for the platform. NOT_FOUND. Needs the permission `refund:decide`. */
  rejectRefund: Refund;
  /** Refuses to give a debt up. NOT_FOUND: no such proposal. CONFLICT: it is decided. POLICY: the viewer’s own debt. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  rejectWriteOff: WriteOff;
  /** Lets something go again that the program holds back since it was restored. BAD_INPUT: the reason. CONFLICT: it is not held back. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `outgoing:release`. */
  releaseOutgoing: OutgoingHold;
  /** Regrades a question by its current answer key in every submitted attempt, in a background job. Never revokes a pass. BAD_INPUT: the reason is missing. NOT_FOUND, FORBIDDEN: no question that the viewer may grade. CONFLICT: the question was edited since. Needs the permission `course:update`. */
  remarkQuestion: RemarkStarted;
  /** Ends a co-teacher’s place, or takes an invitation back. NOT_FOUND, FORBIDDEN: no course of the viewer. Needs the permission `course:update`. */
  removeCoTeacher: Course;
  /** Removes a comment and leaves a placeholder. NOT_FOUND: no such comment. FORBIDDEN: the comment belongs to another person, and the viewer does not answer for the course. CONFLICT: the comment was already removed. Needs the permission `comment:write`. */
  removeComment: Comment;
  /** Takes the coupon off the viewer’s cart. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
  removeCoupon: Cart;
  /** Takes a course out of the viewer’s cart; NOT_FOUND never: one that is not in it is no error. Needs the permission `course:buy`. */
  removeFromCart: Cart;
  /** Takes a course off the list; NOT_FOUND never: one that is not on it is no error. Needs the permission `course:buy`. */
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
  /** Gives an API token of the viewer’s own a new secret and a new end, with the same name and scopes, and tells them of it by mail. BAD_INPUT: a day out of range, hours out of range. NOT_FOUND: there is none that was neither ended nor renewed. CONFLICT: the idempotencyKey came with another input. FORBIDDEN: tokens are switched off. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `account:secure`. */
  renewApiToken: CreatedApiToken;
  /** Creates a new subscription URL for the viewer’s calendar. The previous URL becomes invalid. UNAUTHENTICATED: the request has no session. API tokens are refused: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:update`. */
  renewCalendarAddress: CalendarAddress;
  /** Replaces the invitation code of a study group. The former code becomes invalid. NOT_FOUND: no such group of the viewer. FORBIDDEN: the viewer does not lead the group. API tokens are refused: FORBIDDEN with PERSON_NEEDED. Needs the permission `group:write`. */
  renewGroupCode: StudyGroup;
  /** Pays the next cycle of one’s package, or of the smaller one that follows; it begins when the present days are over. CONFLICT: the price has changed, or money of an order is in doubt or still expected. POLICY: no package, paid ahead already, or it can’t be renewed. BAD_INPUT: a field at fault. UNAVAILABLE: the gateway does not answer. Needs the permission `package:subscribe`. */
  renewPackage: PackageCheckoutPayload;
  /** Makes ten new recovery codes; the earlier ones are worthless then. INVALID_CREDENTIALS: the password or the code is wrong. CONFLICT: two-step sign-in is off. Needs the permission `account:secure`. */
  renewRecoveryCodes: RecoveryCodes;
  /** Has a file written anew, with the same filter over the list as it is now. NOT_FOUND: not the viewer’s. FORBIDDEN: the permission of that list is gone. POLICY: as for starting one. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `export:create`. */
  repeatExport: SavedExport;
  /** Sends all waiting jobs once more, or those of one kind, the oldest 1,000 at a time; deadLetterKinds says which they are. BAD_INPUT: the reason. Needs the permission `dead-letter:replay`. */
  replayAllDeadLetters: ReplayedDeadLetters;
  /** Sends jobs once more, with all of their attempts; one that somebody else took first counts as gone. BAD_INPUT: none or more than 100. Needs the permission `dead-letter:replay`. */
  replayDeadLetters: TakenDeadLetters;
  /** Sends all that was given up for a webhook again, once each. NOT_FOUND: there is no such webhook. POLICY: it is off. Needs the permission `webhook:manage`. */
  replayFailedDeliveries: ReplayedDeliveries;
  /** Sends a delivery that has ended again, once, with the same `webhook-id`. NOT_FOUND: there is none. POLICY: the webhook is off. CONFLICT: it still waits. Needs the permission `webhook:manage`. */
  replayWebhookDelivery: WebhookDelivery;
  /** Adds a message of a guest to the ticket of a secret link. BAD_INPUT: the text is invalid. GONE: the link has expired. CONFLICT: the ticket is closed, or the idempotencyKey was used with another text. POLICY: the ticket has reached its maximum number of messages. RATE_LIMITED: too many requests. */
  replyAsGuest: OwnTicket;
  /** Publishes or edits the reply to a rating; null removes it. BAD_INPUT: the text is invalid. NOT_FOUND, FORBIDDEN: no rating of a course for which the viewer may reply, or the rating is the viewer’s own. CONFLICT: the rating is no longer published. Needs the permission `rating:answer`. */
  replyToRating: Rating;
  /** Adds a message to a ticket of the viewer and reopens it for support. BAD_INPUT: the text or a file is invalid. NOT_FOUND: no such ticket of the viewer. CONFLICT: the ticket is closed. POLICY: the ticket has reached its maximum number of messages. RATE_LIMITED: too many requests. Needs the permission `ticket:write-own`. */
  replyToTicket: OwnTicket;
  /** Reports a JavaScript error of the web application, once for each page load. BAD_INPUT: a field is too long or has another form. */
  reportBrowserError: ReportedBrowserError;
  /** Reports a comment to moderators. BAD_INPUT: the note is invalid. NOT_FOUND: no such comment. FORBIDDEN: the comment is the viewer’s own. CONFLICT: the comment was removed. POLICY: the viewer has submitted 30 reports within a day, the maximum. Needs the permission `comment:write`. */
  reportComment: Comment;
  /** Reports a rating to moderators. BAD_INPUT: the note is invalid. NOT_FOUND: no rating that is visible to the viewer. FORBIDDEN: the rating is the viewer’s own. POLICY: the viewer has submitted 30 reports within a day, the maximum. Needs the permission `comment:write`. */
  reportRating: Rating;
  /** Asks for a file of one’s own data. CONFLICT: one is being made. POLICY: three a day. Needs the permission `account:secure`. */
  requestDataExport: DataRequest;
  /** Mails the viewer another link to confirm their address. CONFLICT: it is confirmed. RATE_LIMITED. Needs the permission `account:secure`. */
  requestEmailVerification: MailRequest;
  /** Asks for one’s account to be deleted in seven days. CONFLICT: asked for already. POLICY: administrators, and teachers with courses on sale. Needs the permission `account:secure`. */
  requestErasure: DataRequest;
  /** Requests an extension from the teachers of an assignment. BAD_INPUT: the reason is missing. NOT_FOUND: no such assignment. FORBIDDEN: the viewer is not enrolled. CONFLICT: access has ended, the lesson was not opened, the assignment has no due time, a submission awaits its grade, or a request is already pending. Needs the permission `lesson:study`. */
  requestExtension: Assignment;
  /** Mails a link by which a forgotten password is replaced. Answers the same whether or not the address has an account. BAD_INPUT: redirectUrl leads to a stranger. RATE_LIMITED. */
  requestPasswordReset: MailRequest;
  /** Asks for available money to be paid out. It is set aside at once. POLICY: no account, money is owed, less than the least, or more than is available. CONFLICT: the key came with another amount. Needs the permission `payout:request`. */
  requestPayout: Payout;
  /** Asks for the money of one bought course back. BAD_INPUT: the note or the bank account. POLICY: the rule that forbids it. CONFLICT: asked for before, or the key belongs to another request. NOT_FOUND: no purchase of the viewer’s. Needs the permission `refund:create`. */
  requestRefund: Refund;
  /** Emails a guest a new link to a ticket if its number and email address match. The response does not reveal whether they match. BAD_INPUT: the number or the email address is invalid. RATE_LIMITED: too many requests. */
  requestTicketLink: TicketReceipt;
  /** Sends a paid order’s bill to its buyer again, by notification and mail. NOT_FOUND: no such order. POLICY: it is not paid. Needs the permission `order:read-any`. */
  resendBill: ResentBill;
  /** Sets a password by the code of that mail and ends all sessions. GONE: the code was used, superseded, or is older than 30 minutes. */
  resetPassword: PasswordReset;
  /** Says what was found out about a difference, which then leaves the desk. NOT_FOUND: no such line. CONFLICT: it is booked by now, or was looked into before. Needs the permission `settlement:import`. */
  resolveSettlementDifference: ResolvedDifference;
  /** Brings back what an edit of a lesson replaced. NOT_FOUND, FORBIDDEN: no such edit of a lesson that the viewer may edit. CONFLICT: another edit was faster, or the course’s state forbids it. Needs the permission `course:update`. */
  restoreLesson: LessonContent;
  /** Undoes a removal of the last hour: the price of then stays. NOT_FOUND: nothing to undo. POLICY: the list is full. Needs the permission `course:buy`. */
  restoreToWishlist: Wishlist;
  /** Takes back that one’s package ends or becomes smaller. POLICY: no package. CONFLICT: its days are over. Needs the permission `package:subscribe`. */
  resumePackage: PackageSubscription;
  /** Has the money of a refund sent again. BAD_INPUT: the bank account. POLICY: the viewer’s own money. CONFLICT: it has not failed. NOT_FOUND. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `refund:decide`. */
  retryRefund: Refund;
  /** Releases grades to students, all or none. Never revokes a pass. BAD_INPUT: no submissions, or too many. NOT_FOUND, FORBIDDEN: no work that the viewer may grade. CONFLICT: a grading is not complete, or another teacher is grading the work. POLICY: the work is the viewer’s own. Needs the permission `course:update`. */
  returnSubmissions: ReturnedSubmissions;
  /** Returns money in suspense to whoever sent it, or proposes so where two people have to agree. CONFLICT: decided before. POLICY: proposed by the viewer, so that somebody else has to agree. NOT_FOUND: no such money. Needs the permission `suspense:decide`. */
  returnSuspense: SuspenseItem;
  /** Ends an API token of the viewer’s own, everywhere within a second. NOT_FOUND: there is none that was not ended. Needs the permission `account:secure`. */
  revokeApiToken: ApiToken;
  /** Revokes a certificate permanently and notifies its student. NOT_FOUND: no such certificate. CONFLICT: the certificate is already revoked. Needs the permission `certificate:revoke`. */
  revokeCertificate: Certificate;
  /** Makes another secret. For 24 hours messages are signed with the one before as well, and no longer with any earlier one. NOT_FOUND: there is no such webhook. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
  rotateWebhookSecret: WebhookWithSecret;
  /** Creates or replaces the assignment of a lesson. Work that has already started keeps its rubric and terms. BAD_INPUT: times, points or levels are inconsistent. NOT_FOUND, FORBIDDEN: no lesson that the viewer may edit. CONFLICT: the assignment was edited since, the lesson is of another kind, or its course cannot be edited. Needs the permission `course:update`. */
  saveAssignment: Assignment;
  /** Keeps what was typed so far, without saving it. BAD_INPUT: it is too long. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: another tab or device kept more meanwhile. POLICY: there are 200 drafts already. Needs the permission `course:update`. */
  saveEditDraft: EditDraft;
  /** Creates the quiz of a lesson, or replaces its settings and questions. BAD_INPUT: a question is not in the question bank. NOT_FOUND, FORBIDDEN: no lesson that the viewer may edit. CONFLICT: the quiz was edited since, the lesson is of another kind, or its course cannot be edited. Needs the permission `course:update`. */
  saveQuiz: QuizSetup;
  /** Saves answers of an attempt. Call it whenever an answer changes. BAD_INPUT: the attempt has no such question or choice. NOT_FOUND: no such attempt of the viewer. CONFLICT: the time limit ended, the attempt was submitted, access has ended, or another tab saved since. Needs the permission `lesson:study`. */
  saveQuizAnswers: QuizAttempt;
  /** Saves the text of a draft. Call it whenever the text changes. BAD_INPUT: the text is too long. NOT_FOUND: no such draft of the viewer. CONFLICT: the draft was submitted, access has ended, or another tab saved since. POLICY: the assignment is closed. Needs the permission `lesson:study`. */
  saveSubmission: AssignmentSubmission;
  /** Scans the texts of a course and flags sentences that may violate the rules. Does not change the course. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. Needs the permission `moderation:decide`. */
  scanCourse: CourseModeration;
  /** Lets a smaller package follow when the days of the present one are over; can be taken back until then. BAD_INPUT: a course that is not one’s own. NOT_FOUND: no such version. POLICY: no package, or the version is not sold or not smaller. CONFLICT: the days are over. Needs the permission `package:subscribe`. */
  schedulePackageChange: PackageSubscription;
  /** Sends a submitted course back with notes. BAD_INPUT: the checklist. POLICY: every item of it passes, or it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review. Needs the permission `course:review`. */
  sendBackCourse: Course;
  /** Sends a message to students of a course and notifies them on their chosen channels. BAD_INPUT: a text is invalid, or no recipient has access to the course. NOT_FOUND, FORBIDDEN: no course whose questions the viewer may answer. POLICY: the teachers of the course have sent too many messages in 24 hours. CONFLICT: an administrator has suspended the course, or the key was used for another request. Needs the permission `enrolment:message`. */
  sendCourseMessage: CourseMessage;
  /** Sets or removes one’s own picture. BAD_INPUT: no such upload of the viewer, or no picture. Needs the permission `profile:update`. */
  setAvatar: User;
  /** Switches a coupon on or off; orders that hold it keep their price. NOT_FOUND: no coupon of the viewer’s. CONFLICT: somebody else was faster. Needs the permission `coupon:update`. */
  setCouponActive: Coupon;
  /** Sets the picture, or goes back to the generated one. BAD_INPUT: no such upload of the viewer, or no picture. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  setCourseCover: Course;
  /** Sets the promotional video of a course, or takes it away. BAD_INPUT: no such upload of the viewer, no video, or one that is too long. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  setCoursePromo: Course;
  /** Makes a member a leader, or revokes the role. NOT_FOUND: no such membership. FORBIDDEN: the viewer does not lead the group. CONFLICT: the group would have no leader. Needs the permission `group:write`. */
  setGroupRole: StudyGroup;
  /** Chooses where to hear of a kind. POLICY: it can’t be switched off. Needs the permission `notification:update`. */
  setNotificationPreference: NotificationPreference;
  /** Enters the bank account that one’s earnings are paid to, or changes it. It is paid to after the cooling days of the terms; its owner is told. BAD_INPUT: a field at fault, or the account that is there already. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:request`. */
  setPayoutAccount: PayoutDestination;
  /** Changes the roles of up to 500 people; what a rule forbids for one is done for the others. BAD_INPUT: no ids or too many, or unknown roles. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `role:assign`. */
  setPeopleRoles: BulkResult;
  /** Suspends or restores up to 500 people; what a rule forbids for one is done for the others. BAD_INPUT: no ids or too many. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:deactivate`. */
  setPeopleStatus: BulkResult;
  /** Sets the roles that a person has. NOT_FOUND. POLICY: the viewer lacks what they would give, would take ADMIN from themselves or from the last active administrator. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `role:assign`. */
  setPersonRoles: Person;
  /** Sets the viewer’s weekly study goal. BAD_INPUT: a value is out of range. Needs the permission `study:update`. */
  setStudyGoal: StudyGoal;
  /** Shares the viewer’s progress with a group, or stops sharing it. NOT_FOUND: no such group of the viewer. Needs the permission `group:write`. */
  shareProgress: StudyGroup;
  /** Signs in. INVALID_CREDENTIALS; RATE_LIMITED after failures. */
  signIn: AuthPayload;
  /** Exchanges what came back from Google for a session; makes an account where there is none. CONFLICT: an account with that address exists, whose owner has to sign in and link Google. GONE: the code was used or is too old. INVALID_CREDENTIALS: two-step sign-in wants a code. */
  signInWithGoogle: AuthPayload;
  /** Ends the session of a refresh token (left out: of the access token), or all of its person. Tokens that are worthless end none, and are no error. BAD_INPUT: only for what does not fit the schema. */
  signOut: EndedSessions;
  /** Makes a backup now, which takes a while: `backups` tells how far it is. CONFLICT: one is being made. Needs the permission `backup:create`. */
  startBackup: Backup;
  /** Has a list written to a file, which is kept for some days; `exportReady` tells when it is. BAD_INPUT: a filter at fault, or a workbook for programs. FORBIDDEN: without the permission of that list. POLICY: too many rows for a workbook, three files under way, or 20 kept. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `export:create`. */
  startExport: SavedExport;
  /** Tries a package without paying, once for each teacher. NOT_FOUND: no such version. POLICY: it is not sold, has no days to try it, one has a package, or had one before. Needs the permission `package:subscribe`. */
  startPackageTrial: PackageSubscription;
  /** Starts an attempt at a quiz, or resumes the open one. NOT_FOUND: no such quiz. FORBIDDEN: the viewer is not enrolled. CONFLICT: access has ended, the lesson was not opened, or the quiz has no questions. POLICY: no attempts are left, or the viewer has passed and seen the answers. Needs the permission `lesson:study`. */
  startQuizAttempt: QuizAttempt;
  /** Restores a backup into a database of its own, looks at it and throws that away. NOT_FOUND: no such backup. CONFLICT: it is not whole, was removed, or a drill is running. Needs the permission `backup:create`. */
  startRestoreDrill: RestoreDrill;
  /** Starts a submission for an assignment, or resumes the draft. NOT_FOUND: no such assignment. FORBIDDEN: the viewer is not enrolled. CONFLICT: access has ended, the lesson was not opened, the assignment is not open yet, or a submission awaits its grade. POLICY: no attempts are left, or the assignment is passed or closed. Needs the permission `lesson:study`. */
  startSubmission: AssignmentSubmission;
  /** Looks at the platform through a person’s eyes. POLICY: an administrator, oneself, a suspended account, or who may do more. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:view-as`. */
  startViewAs: ViewAsPayload;
  /** Stops a backup within seconds; one that has ended stays as it is. NOT_FOUND: no such backup. Needs the permission `backup:create`. */
  stopBackup: Backup;
  /** Submits a draft. Lateness is measured by the server’s clock. BAD_INPUT: the work is not declared as the viewer’s own. NOT_FOUND: no such draft of the viewer. CONFLICT: the draft was already submitted, access has ended, or another tab saved since. POLICY: the draft has neither text nor files, or the assignment is closed. Needs the permission `lesson:study`. */
  submitAssignment: AssignmentSubmission;
  /** Sends a course into review. POLICY: the submit gate; details name what is missing. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:submit`. */
  submitCourse: Course;
  /** Submits an attempt and grades the saved answers immediately. NOT_FOUND: no such attempt of the viewer. CONFLICT: the attempt was already submitted, access has ended, or another tab saved since. Needs the permission `lesson:study`. */
  submitQuizAttempt: QuizAttempt;
  /** Sends a course’s revision into review; it goes on being sold as it is. NOT_FOUND, FORBIDDEN: no course of the viewer, or no revision. POLICY: too little would be left. CONFLICT: a state forbids it. Needs the permission `course:submit`. */
  submitRevision: Course;
  /** Begins a package, or changes to a dearer one: makes the order, or goes on with the open one, and an attempt to pay it. It begins once the money is there. CONFLICT: one has it, the price has changed, or money of an order is in doubt or still expected. POLICY: not sold, or smaller than the present one. BAD_INPUT: a field at fault. NOT_FOUND: no such version. UNAVAILABLE: the gateway does not answer. Needs the permission `package:subscribe`. */
  subscribePackage: PackageCheckoutPayload;
  /** Enables or disables the certificates of a course. Enabling issues certificates to students who have already completed it. NOT_FOUND: no such course. FORBIDDEN: the course belongs to another teacher. Needs the permission `course:update`. */
  switchCertificates: Course;
  /** Enables or disables playback codes over the videos of a course. NOT_FOUND: no such course. FORBIDDEN: the course belongs to another teacher. Needs the permission `course:update`. */
  switchPlaybackMarks: Course;
  /** Switches a webhook on or off. Off, nothing is recorded for it; what waits rests and goes on once it is on again. NOT_FOUND: there is no such webhook. Needs the permission `webhook:manage`. */
  switchWebhook: Webhook;
  /** Sends `webhook.tested` to a webhook once, also while it is switched off. NOT_FOUND: there is no such webhook. Needs the permission `webhook:manage`. */
  testWebhook: WebhookDelivery;
  /** Thanks for a post, or withdraws the thanks. NOT_FOUND: no such post. CONFLICT: the post is the viewer’s own, or was removed. Needs the permission `group:write`. */
  thankForPost: GroupPost;
  /** Gives a course to another teacher, who is paid for what it sells from then on. BAD_INPUT: no active teacher, or the same. NOT_FOUND. POLICY: the viewer has to do with it, or the package has no room. CONFLICT: it is in review. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `course:transfer`. */
  transferCourse: Course;
  /** “It was not me”: takes an account back while it cools down. The one before is back, payouts to it are cancelled, and all sessions end, this one too. NOT_FOUND: no account of the viewer’s. CONFLICT: it has cooled down, or is not the present one. Needs the permission `payout:request`. */
  undoPayoutAccount: UndonePayoutAccount;
  /** Ends signing in with Google. POLICY: it is the only way in. CONFLICT: nothing is linked. Needs the permission `account:secure`. */
  unlinkGoogle: AccountSecurity;
  /** Takes a course off sale; its students keep it. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:publish`. */
  unpublishCourse: Course;
  /** Updates an announcement that has not ended. BAD_INPUT: a field is invalid, as with createAnnouncement. NOT_FOUND: no such announcement. CONFLICT: the announcement has ended, or was changed since. Needs the permission `announcement:manage`. */
  updateAnnouncement: Announcement;
  /** Changes or removes the label of a bookmark. BAD_INPUT: the label is invalid. NOT_FOUND: the bookmark belongs to another person, or the viewer’s access has ended. Needs the permission `lesson:study`. */
  updateBookmark: Bookmark;
  /** Updates a reply template. BAD_INPUT: a title or a text is invalid. NOT_FOUND: no such template. CONFLICT: the template was changed since. Needs the permission `canned-answer:manage`. */
  updateCannedAnswer: CannedAnswer;
  /** Edits a category; its former address goes on leading to it. BAD_INPUT: a name, the icon, or an address that another one has or had. NOT_FOUND. Needs the permission `category:update`. */
  updateCategory: Category;
  /** Changes what a co-teacher may do. NOT_FOUND, FORBIDDEN: no course of the viewer. Needs the permission `course:update`. */
  updateCoTeacher: Course;
  /** Edits a course. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: another edit was faster, or its state forbids it. Needs the permission `course:update`. */
  updateCourse: Course;
  /** Changes the name and purpose of a study group. BAD_INPUT: a field is invalid. NOT_FOUND: no such group of the viewer. FORBIDDEN: the viewer does not lead the group. Needs the permission `group:write`. */
  updateGroup: StudyGroup;
  /** Edits a lesson, its video and captions included. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: another edit was faster, or the state of its course forbids it. Needs the permission `course:update`. */
  updateLesson: LessonContent;
  /** Renames captions, or shows them first. BAD_INPUT: the label. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  updateLessonCaptions: LessonContent;
  /** Edits a note. BAD_INPUT: the text is invalid. NOT_FOUND: the note belongs to another person, or the viewer’s access has ended. Needs the permission `lesson:study`. */
  updateNote: LessonNote;
  /** Edits a profile. BAD_INPUT: a field at fault. NOT_FOUND. CONFLICT: another edit was faster, or the address is taken. POLICY: the person may do more than the viewer. RATE_LIMITED: the address received many mails. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:update`. */
  updatePerson: Person;
  /** Changes parts of one’s own profile; what is left out stays. BAD_INPUT: a field at fault. Needs the permission `profile:update`. */
  updateProfile: User;
  /** Updates a question. Attempts that have already started use the previous version. BAD_INPUT: a field required by its kind is missing. NOT_FOUND, FORBIDDEN: no question that the viewer may edit. CONFLICT: the question was edited since, or the status of its course does not allow edits. Needs the permission `course:update`. */
  updateQuestion: Question;
  /** Edits a custom role, for everyone who has it within a second. CONFLICT: another edit was faster, or the name is taken. POLICY: the viewer lacks what would be added or taken away. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `role:update`. */
  updateRole: AccessRole;
  /** Edits a group of synonyms. BAD_INPUT: a term is empty, too long, repeated or in another group. NOT_FOUND: there is none. CONFLICT: another edit was faster. Needs the permission `search:update`. */
  updateSearchSynonym: SearchSynonym;
  /** Renames a section. BAD_INPUT: the title. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  updateSection: Section;
  /** Moves or renames a study slot of the viewer. BAD_INPUT: a field is invalid. NOT_FOUND: no such slot of the viewer. Needs the permission `study:update`. */
  updateStudySlot: StudySlot;
  /** Writes one’s own as a teacher. BAD_INPUT: a field at fault. Needs the permission `teacher-profile:update`. */
  updateTeacherProfile: TeacherProfile;
  /** Changes the priority or category of a ticket. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed. Needs the permission `ticket:answer`. */
  updateTicket: Ticket;
  /** Changes a webhook; what waits goes to the new address. NOT_FOUND. BAD_INPUT: the name, no kind, or an address that is refused; `details` says why. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
  updateWebhook: Webhook;
  /** Reads every byte of a backup again. NOT_FOUND: no such backup. CONFLICT: it is not whole, or was removed. Needs the permission `backup:create`. */
  verifyBackup: Backup;
  /** The bank gives the money back: the sale stands. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: the viewer’s own. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
  winDispute: DisputeView;
  /** Ends anyone’s API token, everywhere within a second. BAD_INPUT: the reason. NOT_FOUND: there is none that was not ended. Needs the permission `api-token:revoke`. */
  withdrawApiToken: IssuedApiToken;
  /** Takes a submission back. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:submit`. */
  withdrawCourse: Course;
  /** Takes one’s own payout back; the money is available again. NOT_FOUND: none of the viewer’s. CONFLICT: it was approved already, or has ended. Needs the permission `payout:request`. */
  withdrawPayout: Payout;
  /** Takes a revision back before it is decided. NOT_FOUND, FORBIDDEN: no course of the viewer, or no revision. CONFLICT: it is not in review. Needs the permission `course:submit`. */
  withdrawRevision: Course;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAcceptAnswerArgs = {
  input: AcceptAnswerInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationActivatePersonArgs = {
  personId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAddCoursePictureArgs = {
  input: AddCoursePictureInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAddLessonCaptionsArgs = {
  input: AddLessonCaptionsInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAddLessonFileArgs = {
  input: AddLessonFileInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAddSubmissionFileArgs = {
  input: AddSubmissionFileInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAddToCartArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAddToWishlistArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAddWishlistToCartArgs = {
  input: AddWishlistToCartInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAgreeToRefundArgs = {
  input: AgreeToRefundInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAnswerGroupEventArgs = {
  input: AnswerGroupEventInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAnswerTeachingInvitationArgs = {
  input: AnswerTeachingInvitationInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAnswerTicketArgs = {
  input: AnswerTicketInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAppealContentDecisionArgs = {
  input: AppealContentDecisionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAppealRefundArgs = {
  input: AppealRefundInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationApplyCouponArgs = {
  input: ApplyCouponInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationApproveCourseArgs = {
  input: ApproveCourseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationApprovePayoutArgs = {
  payoutId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationApproveRefundArgs = {
  input: ApproveRefundInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationApproveWriteOffArgs = {
  writeOffId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationArchiveCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationArgueDisputeArgs = {
  input: ArgueDisputeInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAskToRestoreCourseArgs = {
  input: AskToRestoreCourseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAssignReviewArgs = {
  input: AssignReviewInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationAssignTicketArgs = {
  input: AssignTicketInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationBecomeTeacherArgs = {
  input: BecomeTeacherInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationBeginAuthenticatorArgs = {
  input: BeginAuthenticatorInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationBeginPlaybackArgs = {
  lessonId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCancelEmailChangeArgs = {
  input: CancelEmailChangeInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCancelPackageArgs = {
  input: CancelPackageInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCancelRefundArgs = {
  refundId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationChangeRosterArgs = {
  input: ChangeRosterInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationChangeSettingArgs = {
  input: ChangeSettingInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCheckPasswordArgs = {
  input: CheckPasswordInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCheckPaymentArgs = {
  orderId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCheckoutArgs = {
  input: CheckoutInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationClaimSubmissionArgs = {
  submissionId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationConfirmAuthenticatorArgs = {
  input: ConfirmAuthenticatorInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationConfirmRefundTransferArgs = {
  input: ConfirmRefundTransferInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationConfirmSuspenseReturnArgs = {
  input: ConfirmSuspenseReturnInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateAnnouncementArgs = {
  input: CreateAnnouncementInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateBillDownloadArgs = {
  orderId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateBookmarkArgs = {
  input: CreateBookmarkInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateCannedAnswerArgs = {
  input: CreateCannedAnswerInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateCategoryArgs = {
  input: CreateCategoryInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateCertificateDownloadArgs = {
  certificateId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateCommentArgs = {
  input: CreateCommentInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateCouponArgs = {
  input: CreateCouponInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateCourseArgs = {
  input: CreateCourseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateGroupEventArgs = {
  input: CreateGroupEventInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateGroupGoalArgs = {
  input: CreateGroupGoalInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateGroupPostArgs = {
  input: CreateGroupPostInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateLessonArgs = {
  input: CreateLessonInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateNoteArgs = {
  input: CreateNoteInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreatePackageVersionArgs = {
  input: CreatePackageVersionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreatePersonArgs = {
  input: CreatePersonInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreatePlatformCouponArgs = {
  input: CreatePlatformCouponInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateQuestionArgs = {
  input: CreateQuestionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateRoleArgs = {
  input: CreateRoleInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateSavedCommentArgs = {
  input: CreateSavedCommentInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateSearchSynonymArgs = {
  input: CreateSearchSynonymInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateSectionArgs = {
  input: CreateSectionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateStudySlotArgs = {
  input: CreateStudySlotInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateSuggestionArgs = {
  input: CreateSuggestionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateTeacherInvoiceDownloadArgs = {
  invoiceId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateTicketArgs = {
  input: CreateTicketInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateTransferFileArgs = {
  input: CreateTransferFileInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeactivatePersonArgs = {
  input: DeactivatePersonInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDecideContentAppealArgs = {
  input: DecideContentAppealInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDecideContentCaseArgs = {
  input: DecideContentCaseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDecideFindingArgs = {
  input: DecideFindingInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeclineExtensionArgs = {
  input: DeclineExtensionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteBookmarkArgs = {
  bookmarkId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteCannedAnswerArgs = {
  cannedAnswerId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteCategoryArgs = {
  categoryId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteEditDraftArgs = {
  draftId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteExportArgs = {
  exportId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteLessonCaptionsArgs = {
  trackId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteLessonFileArgs = {
  fileId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteNoteArgs = {
  noteId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeletePersonArgs = {
  input: DeletePersonInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteRoleArgs = {
  roleId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteSavedCommentArgs = {
  commentId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteSearchSynonymArgs = {
  synonymId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteSearchTermArgs = {
  termId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteSectionArgs = {
  sectionId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteStudySlotArgs = {
  slotId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDeleteWebhookArgs = {
  webhookId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDisableAuthenticatorArgs = {
  input: DisableAuthenticatorInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDisagreeWithRefundArgs = {
  input: DisagreeWithRefundInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDiscardDeadLettersArgs = {
  input: DiscardDeadLettersInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDiscardRevisionArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDismissAnnouncementArgs = {
  announcementId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDownloadBackupArgs = {
  backupId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDownloadExportArgs = {
  exportId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationDuplicateLessonArgs = {
  input: DuplicateLessonInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationEndAnnouncementArgs = {
  announcementId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationEndSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationExchangeCourseArgs = {
  input: ExchangeCourseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationExportAuditLogArgs = {
  input: ExportAuditLogInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationExportCoursesArgs = {
  input: ExportCoursesInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationExportOrdersArgs = {
  input: ExportOrdersInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationExportPeopleArgs = {
  input: ExportPeopleInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationExportTaughtStudentsArgs = {
  input: ExportTaughtStudentsInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationExportTransferFileArgs = {
  fileId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationExtendPackageArgs = {
  input: ExtendPackageInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationGrantExtensionArgs = {
  input: GrantExtensionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationGrantPackageArgs = {
  input: GrantPackageInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationGrantQuizTimeArgs = {
  input: GrantQuizTimeInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationImportIncomingTransfersArgs = {
  input: ImportIncomingTransfersInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationImportLessonCaptionsArgs = {
  input: ImportLessonCaptionsInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationImportOutlineArgs = {
  input: ImportOutlineInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationImportPayoutStatementArgs = {
  input: ImportPayoutStatementInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationImportPeopleArgs = {
  input: ImportPeopleInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationImportQuestionsArgs = {
  input: ImportQuestionsInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationImportSettlementArgs = {
  input: ImportSettlementInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationInviteCoTeacherArgs = {
  input: InviteCoTeacherInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationJoinCartArgs = {
  input: JoinCartInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationJoinGroupArgs = {
  input: JoinGroupInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationJoinWishlistArgs = {
  input: JoinWishlistInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationLeaveCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationLeaveGroupArgs = {
  groupId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationLikeCommentArgs = {
  input: LikeCommentInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationLinkGoogleArgs = {
  input: LinkGoogleInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationLookUpPlaybackArgs = {
  input: LookUpPlaybackInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationLoseDisputeArgs = {
  input: LoseDisputeInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMakeVideoStreamArgs = {
  input: MakeVideoStreamInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationManageCoursesArgs = {
  input: ManageCoursesInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMarkAnnouncementsReadArgs = {
  input: MarkAnnouncementsReadInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMarkLessonDoneArgs = {
  lessonId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMarkNotificationsReadArgs = {
  input: MarkNotificationsReadInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMarkQuizAnswerArgs = {
  input: MarkQuizAnswerInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMarkSubmissionArgs = {
  input: MarkSubmissionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMatchSuspenseArgs = {
  input: MatchSuspenseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMergeCategoriesArgs = {
  input: MergeCategoriesInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMergeTicketsArgs = {
  input: MergeTicketsInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMoveCategoryArgs = {
  input: MoveCategoryInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMoveLessonArgs = {
  input: MoveLessonInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMoveSectionArgs = {
  input: MoveSectionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationMoveTicketArgs = {
  input: MoveTicketInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationNoteOnTicketArgs = {
  input: NoteOnTicketInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationOpenDisputeArgs = {
  input: OpenDisputeInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationOpenLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationOverrideProgressArgs = {
  input: OverrideProgressInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationPayOrderArgs = {
  input: PayOrderInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationPinGroupPostArgs = {
  input: PinGroupPostInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationProposeRemovalsArgs = {
  input: ProposeRemovalsInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationProposeWriteOffArgs = {
  input: ProposeWriteOffInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationProveIdentityArgs = {
  input: ProveIdentityInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationPublishCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRateAsGuestArgs = {
  input: RateAsGuestInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRateCourseArgs = {
  input: RateCourseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRateTicketArgs = {
  input: RateTicketInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReadCourseMessagesArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRecategorizeCourseArgs = {
  input: RecategorizeCourseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRecordCourseVisitArgs = {
  input: RecordCourseVisitInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRecordProgressArgs = {
  input: RecordProgressInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRecordSearchArgs = {
  input: RecordSearchInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRecordTaxPaymentArgs = {
  input: RecordTaxPaymentInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReissueCertificateArgs = {
  input: ReissueCertificateInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRejectCourseArgs = {
  input: RejectCourseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRejectPayoutArgs = {
  input: RejectPayoutInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRejectRefundArgs = {
  input: RejectRefundInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRejectWriteOffArgs = {
  writeOffId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReleaseOutgoingArgs = {
  input: ReleaseOutgoingInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRemarkQuestionArgs = {
  input: RemarkQuestionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRemoveCoTeacherArgs = {
  coTeacherId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRemoveCommentArgs = {
  commentId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRemoveFromCartArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRemoveFromWishlistArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRemoveGroupEventArgs = {
  eventId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRemoveGroupGoalArgs = {
  goalId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRemoveGroupMemberArgs = {
  memberId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRemoveGroupPostArgs = {
  postId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRemoveQuestionArgs = {
  questionId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRemoveSubmissionFileArgs = {
  fileId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRenewApiTokenArgs = {
  input: RenewApiTokenInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRenewGroupCodeArgs = {
  groupId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRenewPackageArgs = {
  input: RenewPackageInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRepeatExportArgs = {
  input: RepeatExportInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReplayAllDeadLettersArgs = {
  input: ReplayAllDeadLettersInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReplayDeadLettersArgs = {
  input: ReplayDeadLettersInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReplayFailedDeliveriesArgs = {
  webhookId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReplayWebhookDeliveryArgs = {
  deliveryId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReplyAsGuestArgs = {
  input: ReplyAsGuestInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReplyToRatingArgs = {
  input: ReplyToRatingInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReplyToTicketArgs = {
  input: ReplyToTicketInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReportBrowserErrorArgs = {
  input: ReportBrowserErrorInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReportCommentArgs = {
  input: ReportCommentInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReportRatingArgs = {
  input: ReportRatingInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRequestErasureArgs = {
  input: RequestErasureInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRequestExtensionArgs = {
  input: RequestExtensionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRequestPayoutArgs = {
  input: RequestPayoutInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRequestRefundArgs = {
  input: RequestRefundInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRequestTicketLinkArgs = {
  input: RequestTicketLinkInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationResendBillArgs = {
  orderId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationResolveSettlementDifferenceArgs = {
  input: ResolveSettlementDifferenceInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRestoreLessonArgs = {
  input: RestoreLessonInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRestoreToWishlistArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRetryRefundArgs = {
  input: RetryRefundInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReturnSubmissionsArgs = {
  input: ReturnSubmissionsInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationReturnSuspenseArgs = {
  input: ReturnSuspenseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRevokeApiTokenArgs = {
  apiTokenId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRevokeCertificateArgs = {
  input: RevokeCertificateInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationRotateWebhookSecretArgs = {
  webhookId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSaveAssignmentArgs = {
  input: SaveAssignmentInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSaveEditDraftArgs = {
  input: SaveEditDraftInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSaveQuizArgs = {
  input: SaveQuizInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSaveQuizAnswersArgs = {
  input: SaveQuizAnswersInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSaveSubmissionArgs = {
  input: SaveSubmissionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationScanCourseArgs = {
  input: ScanCourseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSchedulePackageChangeArgs = {
  input: SchedulePackageChangeInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSendBackCourseArgs = {
  input: SendBackCourseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSendCourseMessageArgs = {
  input: SendCourseMessageInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSetCouponActiveArgs = {
  input: SetCouponActiveInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSetCourseCoverArgs = {
  input: SetCourseCoverInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSetCoursePromoArgs = {
  input: SetCoursePromoInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSetGroupRoleArgs = {
  input: SetGroupRoleInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSetNotificationPreferenceArgs = {
  input: SetNotificationPreferenceInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSetPayoutAccountArgs = {
  input: SetPayoutAccountInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSetPeopleRolesArgs = {
  input: SetPeopleRolesInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSetPeopleStatusArgs = {
  input: SetPeopleStatusInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSetPersonRolesArgs = {
  input: SetPersonRolesInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSetStudyGoalArgs = {
  input: SetStudyGoalInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationShareProgressArgs = {
  input: ShareProgressInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSignInWithGoogleArgs = {
  input: SignInWithGoogleInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationStartExportArgs = {
  input: StartExportInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationStartPackageTrialArgs = {
  input: StartPackageTrialInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationStartQuizAttemptArgs = {
  quizId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationStartRestoreDrillArgs = {
  backupId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationStartSubmissionArgs = {
  assignmentId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationStartViewAsArgs = {
  input: StartViewAsInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationStopBackupArgs = {
  backupId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSubmitAssignmentArgs = {
  input: SubmitAssignmentInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSubmitCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSubmitQuizAttemptArgs = {
  input: SubmitQuizAttemptInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSubmitRevisionArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSubscribePackageArgs = {
  input: SubscribePackageInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSwitchCertificatesArgs = {
  input: SwitchCertificatesInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSwitchPlaybackMarksArgs = {
  input: SwitchPlaybackMarksInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationSwitchWebhookArgs = {
  input: SwitchWebhookInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationTestWebhookArgs = {
  webhookId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationThankForPostArgs = {
  input: ThankForPostInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationTransferCourseArgs = {
  input: TransferCourseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUndoPayoutAccountArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUnlinkGoogleArgs = {
  input: UnlinkGoogleInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUnpublishCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateAnnouncementArgs = {
  input: UpdateAnnouncementInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateBookmarkArgs = {
  input: UpdateBookmarkInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateCannedAnswerArgs = {
  input: UpdateCannedAnswerInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateCategoryArgs = {
  input: UpdateCategoryInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateCoTeacherArgs = {
  input: UpdateCoTeacherInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateCourseArgs = {
  input: UpdateCourseInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateGroupArgs = {
  input: UpdateGroupInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateLessonArgs = {
  input: UpdateLessonInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateLessonCaptionsArgs = {
  input: UpdateLessonCaptionsInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateNoteArgs = {
  input: UpdateNoteInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdatePersonArgs = {
  input: UpdatePersonInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateQuestionArgs = {
  input: UpdateQuestionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateRoleArgs = {
  input: UpdateRoleInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateSearchSynonymArgs = {
  input: UpdateSearchSynonymInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateSectionArgs = {
  input: UpdateSectionInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateStudySlotArgs = {
  input: UpdateStudySlotInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateTeacherProfileArgs = {
  input: UpdateTeacherProfileInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateTicketArgs = {
  input: UpdateTicketInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationVerifyBackupArgs = {
  backupId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationWinDisputeArgs = {
  input: WinDisputeInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationWithdrawApiTokenArgs = {
  input: WithdrawApiTokenInput;
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationWithdrawCourseArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationWithdrawPayoutArgs = {
  payoutId: Scalars['ID']['input'];
};


/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type MutationWithdrawRevisionArgs = {
  courseId: Scalars['ID']['input'];
};

/** A feed, walked forward by cursor. */
export type NoteConnection = {
  __typename: 'NoteConnection';
  /** The rows with their cursors. */
  edges: Array<NoteEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type NoteEdge = {
  __typename: 'NoteEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
  node: LessonNote;
};

/** Input for adding an internal note to a ticket. */
export type NoteOnTicketInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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

/** Something a person should know of; only they see it. */
export type Notification = {
  __typename: 'Notification';
  /** When it was told; lists are in this order. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the notification: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: NotificationKind;
  /** Path below the platform’s own address where it leads; absent: nowhere. */
  link: Maybe<Scalars['String']['output']>;
  /** When its reader had seen it; absent: unread. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  /** What it says beyond the title, in the language of the request. */
  text: Scalars['String']['output'];
  /** What it says, in a line, in the language of the request. */
  title: Scalars['String']['output'];
};

/** Where a notification reaches its reader. */
export type NotificationChannel =
  /** The bell and the list. */
  | 'IN_APP'
  /** A mail to the account’s address. */
  | 'MAIL';

/** A feed, walked forward by cursor. */
export type NotificationConnection = {
  __typename: 'NotificationConnection';
  /** The rows with their cursors. */
  edges: Array<NotificationEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type NotificationEdge = {
  __typename: 'NotificationEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
  node: Notification;
};

/** What a notification is about. */
export type NotificationKind =
  /** Purchased access for a limited time has ended. */
  | 'ACCESS_ENDED'
  /** Purchased access for a limited time ends within a week or a day. */
  | 'ACCESS_ENDS'
  /** News of the platform. */
  | 'ANNOUNCEMENT'
  /** An API token of one’s own ends by itself within seven days. */
  | 'API_TOKEN_EXPIRING'
  /** Another moderator decided the person’s appeal. */
  | 'APPEAL_DECIDED'
  /** Work that the student has not submitted is due within a day. */
  | 'ASSIGNMENT_DUE'
  /** The grade of the student’s work was released. */
  | 'ASSIGNMENT_RETURNED'
  /** A student submitted work for an assignment that the teacher may grade. */
  | 'ASSIGNMENT_SUBMITTED'
  /** A backup was not made, or not finished; can’t be switched off. */
  | 'BACKUP_FAILED'
  /** The bill of an order was sent to one again, as was asked for. */
  | 'BILL_SENT'
  /** The nightly check found that the books do not hold together; can’t be switched off. */
  | 'BOOKS_BROKEN'
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
  /** Courses of one’s own that had stopped for want of quota sell again. */
  | 'COURSES_RESUMED'
  /** Courses of one’s own stopped selling for want of quota; can’t be switched off. */
  | 'COURSES_STOPPED'
  /** The provider finished or failed to check a course at the teacher’s request. */
  | 'COURSE_CHECKED'
  /** A bought course was exchanged for another one. */
  | 'COURSE_EXCHANGED'
  /** An administrator did something to one’s course: took it off sale, hid it, gave it away. */
  | 'COURSE_MANAGED'
  /** A teacher sent a message to the students of a course. */
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
  /** A backup could not be restored in a drill; can’t be switched off. */
  | 'DRILL_FAILED'
  /** One may study a course. */
  | 'ENROLLED'
  /** A file one asked for can be fetched. */
  | 'EXPORT_READY'
  /** A teacher decided on the student’s extension request, or granted an extension. */
  | 'EXTENSION_DECIDED'
  /** A student requested an extension for an assignment that the teacher may grade. */
  | 'EXTENSION_REQUESTED'
  /** A meeting of the person’s study group was scheduled. */
  | 'GROUP_MEETING'
  /** Lessons were added to a course that the student studies. */
  | 'LESSONS_ADDED'
  /** A file that one asked for is ready, or could not be written. */
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
  /** A bank account for one’s earnings was entered or changed; can’t be switched off. */
  | 'PAYOUT_ACCOUNT_SET'
  /** A bank account for one’s earnings was taken back; can’t be switched off. */
  | 'PAYOUT_ACCOUNT_UNDONE'
  /** One’s payout was paid, failed or was refused. */
  | 'PAYOUT_ENDED'
  /** A teacher asked for a payout, which has to be approved. */
  | 'PAYOUT_TO_APPROVE'
  /** A teacher enrolled the student in a course. */
  | 'PLACE_GIVEN'
  /** A teacher ended an enrolment that a teacher had granted. */
  | 'PLACE_TAKEN'
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
  /** A report of the person was decided. */
  | 'REPORT_DECIDED'
  /** One was given a course to review. */
  | 'REVIEW_ASSIGNED'
  /** The revision of one’s course on sale was approved, sent back or rejected. */
  | 'REVISION_REVIEWED'
  /** A buyer took another course for one’s own. */
  | 'SALE_EXCHANGED'
  /** The way into one’s account changed; can’t be switched off. */
  | 'SECURITY'
  /** One is invited to teach a course with its owner. */
  | 'TEACHING_INVITED'
  /** Support replied to a ticket of the person. */
  | 'TICKET_ANSWERED'
  /** A ticket was assigned to the agent. */
  | 'TICKET_ASSIGNED'
  /** A ticket has exceeded the response time promised to its requester. */
  | 'TICKET_OVERDUE'
  /** A ticket was created, or its requester replied. */
  | 'TICKET_WAITING'
  /** A webhook was switched off, since nothing reached it; can’t be switched off. */
  | 'WEBHOOK_OFF'
  /** A course that one saved costs less than when it was saved. */
  | 'WISHLIST_PRICE_DROP'
  /** The sale of a course that one saved ends within a day. */
  | 'WISHLIST_SALE_ENDS'
  /** A course that one saved, and that was not sold for a while, is sold again. */
  | 'WISHLIST_SOLD_AGAIN';

/** Where one wants to hear of a kind of notification. */
export type NotificationPreference = {
  __typename: 'NotificationPreference';
  /** In the bell and the list. */
  inApp: Scalars['Boolean']['output'];
  /** True for what can’t be switched off. */
  isFixed: Scalars['Boolean']['output'];
  /** Of which kind of notification it is the choice. */
  kind: NotificationKind;
  /** Whether it comes by mail. */
  mail: Scalars['Boolean']['output'];
};

/** What marking notifications as read has changed. */
export type NotificationsRead = {
  __typename: 'NotificationsRead';
  /** How many were unread until now; those read before do not count. */
  markedCount: Scalars['Int']['output'];
  /** How many of the viewer’s notifications are left unread. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the order’s line that is disputed; needed where the order has several. */
  lineId?: InputMaybe<Scalars['ID']['input']>;
  /** Our reference of the payment, or the gateway’s transaction. 3 to 64 characters. */
  paymentReference: Scalars['String']['input'];
  /** The gateway’s own name of the case; its settlements name it as well. 3 to 64 characters. */
  reference: Scalars['String']['input'];
};

/** What an operation was worth and may be worth. */
export type OperationCost = {
  __typename: 'OperationCost';
  /** The caller’s budget a minute; absent where nothing ran. */
  budget: Maybe<Scalars['Int']['output']>;
  /** The most that one operation may cost. */
  limit: Scalars['Int']['output'];
  /** What is left of the caller’s budget of this minute; absent where nothing ran. */
  remaining: Maybe<Scalars['Int']['output']>;
  /** Fields, each counted once for every row that the page sizes allow. */
  requested: Scalars['Int']['output'];
  /** Seconds until all of the budget is there again; absent where nothing ran. */
  reset: Maybe<Scalars['Int']['output']>;
};

/** How an operation is called from outside. */
export type OperationKind =
  /** By the name that our own clients give it; all others are `other`. */
  | 'GRAPHQL'
  /** Pages, files and callbacks, by method and route. */
  | 'HTTP'
  /** By method and route below /api. */
  | 'REST';

/** How one operation went in a short time of its period. */
export type OperationPoint = {
  __typename: 'OperationPoint';
  /** When this time began. */
  at: Scalars['DateTime']['output'];
  /** How often it was called then; 0 where it was not. */
  calls: Scalars['Float']['output'];
  /** Calls that were answered with a status of 500 or more. */
  failed: Scalars['Float']['output'];
  /** What half of the calls took at most, in milliseconds; read from a histogram whose buckets end at 1, 1.5, 2, 3, 4, 6 … 16384 ms, evenly between the two ends of the bucket that it lies in. Absent: no calls. */
  p50Ms: Maybe<Scalars['Float']['output']>;
  /** What 95 of 100 calls took at most, in milliseconds; read from a histogram whose buckets end at 1, 1.5, 2, 3, 4, 6 … 16384 ms, evenly between the two ends of the bucket that it lies in. Absent: no calls. */
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

/** What changed, in the order in which it is safe to be read. */
export type OrderChangeFeed = {
  __typename: 'OrderChangeFeed';
  /** Each changed object once, as it is now. */
  nodes: Array<ChangedOrder>;
  /** Whether and from where to go on. */
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

/** One numbered page of rows, and how many there are. */
export type OrderPage = {
  __typename: 'OrderPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Order>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
export type OrderSummaryPage = {
  __typename: 'OrderSummaryPage';
  /** The rows of this page, in the order asked for. */
  items: Array<OrderSummary>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** Something that leaves the program, and whether it is held back since a restore. */
export type OutgoingHold = {
  __typename: 'OutgoingHold';
  /** The moment of the backup: what left after it is not known here. */
  backupAt: Scalars['DateTime']['output'];
  /** What is held back. */
  kind: OutgoingKind;
  /** Why it was released; absent while it is held back. */
  reason: Maybe<Scalars['String']['output']>;
  /** When it was released; absent while it is held back. */
  releasedAt: Maybe<Scalars['DateTime']['output']>;
  /** Full name of who released it; absent while it is held back, and once they are erased. */
  releasedByName: Maybe<Scalars['String']['output']>;
  /** When the program was restored. */
  since: Scalars['DateTime']['output'];
  /** How many wait to leave at this moment. */
  waiting: Scalars['Int']['output'];
};

/** What leaves the program and can’t be called back. */
export type OutgoingKind =
  /** Mails to people, codes and receipts among them. */
  | 'MAIL'
  /** Refunds by gateways, and files of transfers for the bank. */
  | 'MONEY'
  /** Messages to programs of others. */
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
  /** Whether the content is a comment or a rating. */
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

/** One numbered page of rows, and how many there are. */
export type OwnContentDecisionPage = {
  __typename: 'OwnContentDecisionPage';
  /** The rows of this page, in the order asked for. */
  items: Array<OwnContentDecision>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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
  /** Whether a comment or a rating was reported. */
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
  /** Whether the report is pending, accepted or rejected. */
  state: ContentCaseState;
};

/** One numbered page of rows, and how many there are. */
export type OwnReportPage = {
  __typename: 'OwnReportPage';
  /** The rows of this page, in the order asked for. */
  items: Array<OwnReport>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
export type OwnTicketPage = {
  __typename: 'OwnTicketPage';
  /** The rows of this page, in the order asked for. */
  items: Array<OwnTicket>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
export type PackageSubscriptionPage = {
  __typename: 'PackageSubscriptionPage';
  /** The rows of this page, in the order asked for. */
  items: Array<PackageSubscription>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** Where a connection stands. */
export type PageInfo = {
  __typename: 'PageInfo';
  /** The cursor of the last edge, for `after`; null when there is none. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** There are edges after the last one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** There were edges before the first one. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge; null when there is none. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** An item to select, order or match. */
export type PaperPiece = {
  __typename: 'PaperPiece';
  /** Random item ID that does not reveal the correct answer. */
  id: Scalars['ID']['output'];
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

/** A feed, walked forward by cursor. */
export type PassageConnection = {
  __typename: 'PassageConnection';
  /** The rows with their cursors. */
  edges: Array<PassageEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type PassageEdge = {
  __typename: 'PassageEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
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

/** What is said of a password before an account is made with it. */
export type PasswordCheck = {
  __typename: 'PasswordCheck';
  /** Always true: what is not accepted is refused with the reason at its field. */
  isAccepted: Scalars['Boolean']['output'];
};

/** A password that was replaced by the code of a mail. */
export type PasswordReset = {
  __typename: 'PasswordReset';
  /** How many sessions of the person have ended by it: all that there were. */
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

/** Money on its way from a teacher’s earnings to their bank. */
export type Payout = {
  __typename: 'Payout';
  /** Where it goes, as it was when it was asked for. */
  account: PayoutDestination;
  /** What the teacher receives, in đồng; nothing is taken off. */
  amount: Scalars['Vnd']['output'];
  /** Who approved it, in that order; null for others than administrators. */
  approvals: Maybe<Array<PayoutApproval>>;
  /** When the last needed person approved it. */
  approvedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the bank calls the transfer; once it is paid. */
  bankReference: Maybe<Scalars['String']['output']>;
  /** From when it may be approved: later than it was asked for while its account cools down. */
  dueFrom: Scalars['DateTime']['output'];
  /** When it was paid, failed, was refused or withdrawn; absent while it is on its way. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of the file that it went to the bank in. */
  fileNumber: Maybe<Scalars['String']['output']>;
  /** Of the payout: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** For people to quote and in the transfer’s content, for instance CT-1126-0098. */
  number: Scalars['String']['output'];
  /** Why it failed, was refused or taken back; absent where there is nothing to say. */
  reason: Maybe<Scalars['String']['output']>;
  /** When the teacher asked for it. */
  requestedAt: Scalars['DateTime']['output'];
  /** When the bank was told; absent before. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it is on its way. */
  status: PayoutStatus;
  /** Whether two people must approve it, by the settings at the time of the request. */
  takesTwo: Scalars['Boolean']['output'];
  /** The person who receives it. */
  teacherId: Scalars['ID']['output'];
  /** Full name of who receives it, as it is now. */
  teacherName: Scalars['String']['output'];
};

/** Someone who approved a payout. */
export type PayoutApproval = {
  __typename: 'PayoutApproval';
  /** The moment of their approval. */
  at: Scalars['DateTime']['output'];
  /** Their full name; absent once they are erased. */
  name: Maybe<Scalars['String']['output']>;
  /** The person who approved it. */
  personId: Scalars['ID']['output'];
};

/** A bank account that earnings are paid to; its number is never answered. */
export type PayoutDestination = {
  __typename: 'PayoutDestination';
  /** When it was entered. */
  addedAt: Scalars['DateTime']['output'];
  /** The name that people know the bank by. */
  bank: Scalars['String']['output'];
  /** Who holds it, in capitals without accents. */
  holder: Scalars['String']['output'];
  /** Of the account: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** The last four digits of the account’s number. */
  lastDigits: Scalars['String']['output'];
  /** From when it is paid to; later than now while it cools down. */
  usableFrom: Scalars['DateTime']['output'];
};

/** Narrows the payouts; what is left out does not. */
export type PayoutFilter = {
  /** Beginning of the payout’s number, or the teacher’s e-mail address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Payouts in this state only. */
  status?: InputMaybe<PayoutStatus>;
};

/** One numbered page of rows, and how many there are. */
export type PayoutPage = {
  __typename: 'PayoutPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Payout>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** Where a payout is on its way to the teacher’s bank. */
export type PayoutStatus =
  /** Goes into the next file for the bank. */
  | 'APPROVED'
  /** The bank gave the money back; it is available again. */
  | 'FAILED'
  /** The bank’s statement says that the money has left. */
  | 'PAID'
  /** Asked for; an administrator has to approve it. */
  | 'PENDING'
  /** The bank was told; it can’t be taken back any more. */
  | 'PROCESSING'
  /** Refused with a reason; the money is available again. */
  | 'REJECTED'
  /** Taken back before it was approved; the money is available again. */
  | 'WITHDRAWN';

/** How many people there are. */
export type PeopleStats = {
  __typename: 'PeopleStats';
  /** Who is not suspended. */
  activeUsers: Scalars['Int']['output'];
  /** Accounts made in the last 7 days. */
  newInLast7Days: Scalars['Int']['output'];
  /** Accounts made in the 7 days before those. */
  newInPrevious7Days: Scalars['Int']['output'];
  /** Everyone, suspended or not. */
  totalUsers: Scalars['Int']['output'];
  /** Administrators, teachers, and who is a student and nothing else. */
  usersByRole: Array<RoleCount>;
};

/** How the requests of programs and screens went together, over all processes. */
export type PerformanceOverview = {
  __typename: 'PerformanceOverview';
  /** Requests by GraphQL and REST in the period. */
  calls: Scalars['Float']['output'];
  /** Requests a minute, over the last five minutes. */
  callsPerMinute: Scalars['Float']['output'];
  /** Those of them that were answered with a status of 500 or more. */
  failed: Scalars['Float']['output'];
  /** How many of 10,000 requests may fail: a setting. */
  mostFailed: Scalars['Int']['output'];
  /** What half of the calls took at most, in milliseconds; read from a histogram whose buckets end at 1, 1.5, 2, 3, 4, 6 … 16384 ms, evenly between the two ends of the bucket that it lies in. Absent: no calls. */
  p50Ms: Maybe<Scalars['Float']['output']>;
  /** What 95 of 100 calls took at most, in milliseconds; read from a histogram whose buckets end at 1, 1.5, 2, 3, 4, 6 … 16384 ms, evenly between the two ends of the bucket that it lies in. Absent: no calls. */
  p95Ms: Maybe<Scalars['Float']['output']>;
  /** When the busiest minute was; absent: no requests. */
  peakAt: Maybe<Scalars['DateTime']['output']>;
  /** Requests in the busiest minute of the last 24 hours. */
  peakPerMinute: Scalars['Float']['output'];
  /** By when 95 of 100 should be answered, in milliseconds: a setting. */
  targetMs: Scalars['Int']['output'];
};

/** Over how much time figures are taken together, up to now. */
export type PerformancePeriod =
  /** The last 24 hours; the chart has a point for every 15 minutes. */
  | 'DAY'
  /** The last 60 minutes, point by minute. */
  | 'HOUR'
  /** The last 90 days, point by day of Vietnam. */
  | 'QUARTER'
  /** The last 7 days, point by hour. */
  | 'WEEK';

/** Something that can be done to a resource. */
export type PermissionAction = {
  __typename: 'PermissionAction';
  /** The part after the colon. */
  action: Scalars['String']['output'];
  /** Custom roles may hold it; false for what every student or teacher may by being one. */
  isGrantable: Scalars['Boolean']['output'];
  /** The viewer holds it, and so may grant it. */
  isHeld: Scalars['Boolean']['output'];
  /** What it is called, in the language of the request. */
  label: Scalars['String']['output'];
  /** As resource:action, for example `course:review`. */
  permission: Scalars['String']['output'];
};

/** Where a resource stands on the permissions screen. */
export type PermissionGroup =
  /** Courses and what is done with them. */
  | 'CONTENT'
  /** Orders, payments and what is paid out. */
  | 'MONEY'
  /** Running the platform from day to day. */
  | 'OPERATIONS'
  /** People, roles, the audit log. */
  | 'PEOPLE';

/** What a permission is called. */
export type PermissionName = {
  __typename: 'PermissionName';
  /** In the language of the request. */
  label: Scalars['String']['output'];
  /** As resource:action, for example `course:review`. */
  permission: Scalars['String']['output'];
};

/** A kind of thing, and what can be done to it. */
export type PermissionResource = {
  __typename: 'PermissionResource';
  /** What can be done. */
  actions: Array<PermissionAction>;
  /** Where it stands on the permissions screen. */
  group: PermissionGroup;
  /** What it is called, in the language of the request. */
  label: Scalars['String']['output'];
  /** The part of its permissions before the colon. */
  resource: Scalars['String']['output'];
};

/** By which role a person may do something. */
export type PermissionSource = {
  __typename: 'PermissionSource';
  /** Of the role; for a system role ADMIN, TEACHER or USER. */
  id: Scalars['ID']['output'];
  /** Where the role comes from. */
  kind: RoleKind;
  /** What the role is called. */
  name: Scalars['String']['output'];
};

/** A person as administrators see them. Needs the permission `person:read`. */
export type Person = {
  __typename: 'Person';
  /** What the viewer may do to them now; the server would refuse the rest. */
  allowedActions: Array<PersonAction>;
  /** What they did and what was done to them, latest first; null without `audit:read`. */
  auditTrail: Maybe<AuditConnection>;
  /** Address of the picture, below the platform’s own; absent: draw initials. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** A few sentences about themselves. */
  bio: Maybe<Scalars['String']['output']>;
  /** Certificates issued to the person, newest first. Null without `certificate:read-any`. */
  certificates: Maybe<CertificateConnection>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Custom roles held, by name. */
  customRoles: Array<RoleName>;
  /** Since when the account is suspended; absent while it is not. */
  deactivatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why suspended, as it was given. */
  deactivationReason: Maybe<Scalars['String']['output']>;
  /** Schools and courses attended. */
  education: Array<Education>;
  /** What they sign in with; unique, whatever the case. */
  email: Scalars['String']['output'];
  /** When they proved that the e-mail address is theirs. */
  emailVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Enrolments of the person, newest first. Null without `enrolment:read-any`. */
  enrolments: Maybe<PersonEnrolmentConnection>;
  /** Positions held, in the person’s own order. */
  experience: Array<Experience>;
  /** The last word of the full name: the given name. */
  firstName: Scalars['String']['output'];
  /** The whole name, family name first as Vietnamese names are written. */
  fullName: Scalars['String']['output'];
  /** False for who never set a password. */
  hasPassword: Scalars['Boolean']['output'];
  /** Signs in with an authenticator’s code besides. */
  hasTwoStep: Scalars['Boolean']['output'];
  /** Of the person: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** False while the account is suspended. */
  isActive: Scalars['Boolean']['output'];
  /** The full name without its last word; may be empty. */
  lastName: Scalars['String']['output'];
  /** When they last did something, to ten minutes; absent: never signed in. */
  lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** Language of the interface, mails and messages. */
  locale: Language;
  /** The same as fullName. */
  name: Scalars['String']['output'];
  /** What they bought or began to buy, latest first; null without `order:read-any`. */
  orders: Maybe<PersonOrderConnection>;
  /** Telephone number, as it was given; absent where none was. */
  phone: Maybe<Scalars['String']['output']>;
  /** The highest role held: ADMIN, then TEACHER, then USER. */
  role: Role;
  /** System roles held: USER, then TEACHER, then ADMIN. */
  roles: Array<Role>;
  /** Sessions of the last 90 days, last used first. */
  sessions: PersonSessionConnection;
  /** Skills, in their own order. */
  skills: Array<Scalars['String']['output']>;
  /** Courses they teach, in any state. */
  taughtCourseCount: Scalars['Int']['output'];
  /** Rises with every edit, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};


/** A person as administrators see them. Needs the permission `person:read`. */
export type PersonAuditTrailArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A person as administrators see them. Needs the permission `person:read`. */
export type PersonCertificatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A person as administrators see them. Needs the permission `person:read`. */
export type PersonEnrolmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A person as administrators see them. Needs the permission `person:read`. */
export type PersonOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A person as administrators see them. Needs the permission `person:read`. */
export type PersonSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** What an administrator may do to a person now. */
export type PersonAction =
  /** Restore the suspended account, with activatePerson. */
  | 'ACTIVATE'
  /** Change the roles, with setPersonRoles. */
  | 'ASSIGN_ROLES'
  /** Suspend the account, with deactivatePerson. */
  | 'DEACTIVATE'
  /** Erase the person, with deletePerson. */
  | 'DELETE'
  /** Change the profile, with updatePerson. */
  | 'EDIT'
  /** Look through their eyes, with startViewAs. */
  | 'VIEW_AS';

/** What changed, in the order in which it is safe to be read. */
export type PersonChangeFeed = {
  __typename: 'PersonChangeFeed';
  /** Each changed object once, as it is now. */
  nodes: Array<ChangedPerson>;
  /** Whether and from where to go on. */
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
  /** How the person obtained the enrolment. */
  source: EnrolmentSource;
  /** ID of the enrolled person. */
  studentId: Scalars['ID']['output'];
};

/** A feed, walked forward by cursor. */
export type PersonEnrolmentConnection = {
  __typename: 'PersonEnrolmentConnection';
  /** The rows with their cursors. */
  edges: Array<PersonEnrolmentEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type PersonEnrolmentEdge = {
  __typename: 'PersonEnrolmentEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
  node: PersonEnrolment;
};

/** Narrows the people; what is left out does not. */
export type PersonFilter = {
  /** Account made at this moment or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Account made before this moment. */
  createdTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who holds this custom role. */
  customRoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Active people only, or suspended ones only. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last seen at this moment or later. */
  lastSeenFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Last seen before this moment; who never was is left out. */
  lastSeenTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who holds one of these; USER: who is a student and nothing else. */
  roles?: InputMaybe<Array<Role>>;
  /** Beginnings of words of name, e-mail address or telephone number; accents and case do not matter. */
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

/** A feed, walked forward by cursor. */
export type PersonOrderConnection = {
  __typename: 'PersonOrderConnection';
  /** The rows with their cursors. */
  edges: Array<PersonOrderEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type PersonOrderEdge = {
  __typename: 'PersonOrderEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
  node: PersonOrder;
};

/** One numbered page of rows, and how many there are. */
export type PersonPage = {
  __typename: 'PersonPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Person>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** A session of a person, also one that has ended, as administrators see it. */
export type PersonSession = {
  __typename: 'PersonSession';
  /** Network address it was last refreshed from. */
  address: Maybe<Scalars['String']['output']>;
  /** When they signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** The browser’s own description, shortened. */
  device: Maybe<Scalars['String']['output']>;
  /** Why it was ended; absent while it was not. */
  endReason: Maybe<SessionEndReason>;
  /** When it was ended. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** Of the session: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** When it last did something, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Through whose eyes this administrator looked. */
  viewAs: Maybe<PublicProfile>;
};

/** A feed, walked forward by cursor. */
export type PersonSessionConnection = {
  __typename: 'PersonSessionConnection';
  /** The rows with their cursors. */
  edges: Array<PersonSessionEdge>;
  /** Whether and where it goes on. */
  pageInfo: PageInfo;
  /** Rows of the whole feed. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a connection. */
export type PersonSessionEdge = {
  __typename: 'PersonSessionEdge';
  /** The place of this row, opaque. */
  cursor: Scalars['String']['output'];
  /** The row itself, beside its cursor. */
  node: PersonSession;
};

/** By what people are sorted. */
export type PersonSort =
  /** When the account was made. */
  | 'CREATED_AT'
  /** The e-mail address, in alphabetical order. */
  | 'EMAIL'
  /** The given name, in Vietnamese alphabetical order. */
  | 'FIRST_NAME'
  /** In Vietnamese alphabetical order. */
  | 'FULL_NAME'
  /** Family and middle names, in Vietnamese alphabetical order. */
  | 'LAST_NAME'
  /** When they last did something; those who never did are last when falling. */
  | 'LAST_SEEN_AT'
  /** The highest role held: students, teachers, administrators. */
  | 'ROLE'
  /** Suspended ones first when rising. */
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

/** Words that many people search, and that find something. */
export type PopularSearch = {
  __typename: 'PopularSearch';
  /** In small letters, ready to be searched again. */
  words: Scalars['String']['output'];
};

/** What a transaction of the ledger is about. */
export type PostingKind =
  /** A gateway took what it had sent back off what it paid out. */
  | 'DEDUCTION_SETTLED'
  /** The money of a dispute is lost, as by a refund. */
  | 'DISPUTE_LOST'
  /** The buyer’s bank took the money back, for now. */
  | 'DISPUTE_OPENED'
  /** The money of a dispute came back. */
  | 'DISPUTE_WON'
  /** The hold is over: the teacher may have it paid out. */
  | 'EARNING_RELEASED'
  /** A course was paid with what was owed for another one. */
  | 'EXCHANGE_PAID'
  /** A gateway paid out what it held for the platform. */
  | 'GATEWAY_SETTLED'
  /** A package was given up with money back. */
  | 'PACKAGE_CANCELLED'
  /** A day of a package has passed and is earned. */
  | 'PACKAGE_DAY'
  /** A package for teachers was paid. */
  | 'PACKAGE_SOLD'
  /** Money was set aside for a payout. */
  | 'PAYOUT_ASKED'
  /** A payout has reached the teacher’s bank. */
  | 'PAYOUT_DONE'
  /** A payout ended without money: it is available again. */
  | 'PAYOUT_FAILED'
  /** What the teacher owed was taken from what they earned. */
  | 'RECEIVABLE_NETTED'
  /** What a teacher owed is the platform’s loss. */
  | 'RECEIVABLE_WRITTEN_OFF'
  /** A refund was granted: everybody’s part goes back. */
  | 'REFUND_APPROVED'
  /** The refund has left for the buyer. */
  | 'REFUND_PAID'
  /** A buyer paid; everybody’s part is set down. */
  | 'SALE_PAID'
  /** Money came that fits nothing yet. */
  | 'SUSPENSE_RECEIVED'
  /** Money that fitted nothing is owed to its sender. */
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

/** What a teacher owes and will not pay back. */
export type ProposeWriteOffInput = {
  /** How much is given up, in đồng: at most what they owe. */
  amount: Scalars['Vnd']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why; it stands in the log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** The teacher who owes it. */
  teacherId: Scalars['ID']['input'];
};

/** Proof that it is really the owner of the account who asks. */
export type ProveIdentityInput = {
  /** Of the authenticator, or a recovery code, where two-step sign-in is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password; left out by people who have none. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What anyone may see of a person, for instance a teacher. */
export type PublicProfile = {
  __typename: 'PublicProfile';
  /** Address of the picture, below the platform’s own; absent: draw initials. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** A few sentences about themselves. */
  bio: Maybe<Scalars['String']['output']>;
  /** How many of their courses are on sale. */
  courseCount: Scalars['Int']['output'];
  /** When they joined the platform. */
  createdAt: Scalars['DateTime']['output'];
  /** Schools and courses attended. */
  education: Array<Education>;
  /** Positions held, in the person’s own order. */
  experience: Array<Experience>;
  /** The whole name, family name first as Vietnamese names are written. */
  fullName: Scalars['String']['output'];
  /** What they teach, in a line; absent for students. */
  headline: Maybe<Scalars['String']['output']>;
  /** The same id as the person has. */
  id: Scalars['ID']['output'];
  /** Addresses of a teacher’s pages elsewhere. */
  links: Array<Scalars['String']['output']>;
  /** Average over all ratings of courses on sale; 0 without any. */
  ratingAverage: Scalars['Float']['output'];
  /** Ratings of courses on sale. */
  ratingCount: Scalars['Int']['output'];
  /** Skills, in their own order. */
  skills: Array<Scalars['String']['output']>;
  /** Enrolments in courses on sale. */
  studentCount: Scalars['Int']['output'];
};

/** What everyone is promised: the figures that the pages say, so that no client repeats them. */
export type PublicTerms = {
  __typename: 'PublicTerms';
  /** Minutes that one try to pay is good. */
  attemptMinutes: Scalars['Int']['output'];
  /** Days for which backups still hold what was deleted meanwhile, while there is a new backup every night. */
  backupDays: Scalars['Int']['output'];
  /** Days from a sale until the teacher’s share may be taken. */
  earningsHoldDays: Scalars['Int']['output'];
  /** Videos are made into several qualities, so that MOV and WebM are taken as well as MP4. */
  makesVideoStreams: Scalars['Boolean']['output'];
  /** Hours within which an order may be paid. */
  orderHours: Scalars['Int']['output'];
  /** Days after the end of a package in which everything goes on selling as before. */
  packageGraceDays: Scalars['Int']['output'];
  /** Days before the end of a package on which its teacher is reminded, the most first. */
  packageReminderDays: Array<Scalars['Int']['output']>;
  /** Days for which nothing is paid to a bank account that was just added or changed. */
  payoutCoolingDays: Scalars['Int']['output'];
  /** The least that is paid out at once, in đồng. */
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
  /** Hours within which support promises a first reply. */
  ticketReplyHours: Scalars['Int']['output'];
};

/** What can be read. Reads change nothing and may be asked for together. */
export type Query = {
  __typename: 'Query';
  /** How the viewer signs in. Needs the permission `account:secure`. FORBIDDEN while viewing as a person. */
  accountSecurity: AccountSecurity;
  /** Number of people who studied on the whole platform. Each person counts once, regardless of the number of courses. Needs the permission `analytics:read-any`. */
  activePeople: ActivePeople;
  /** All packages, also the one of the transition, which is not sold; the smallest first. Needs the permission `package:read-any`. */
  allPackages: Array<Package>;
  /** Number of people whom a planned announcement would reach. Needs the permission `announcement:manage`. */
  announcementReach: Maybe<AnnouncementReach>;
  /** All announcements, sorted by their end, latest first. Needs the permission `announcement:manage`. */
  announcements: AnnouncementPage;
  /** How much a program may ask for, as this server holds it. */
  apiLimits: ApiLimits;
  /** What the viewer can make API tokens for, and how many. Needs the permission `account:secure`. FORBIDDEN while viewing as a person. */
  apiTokenTerms: ApiTokenTerms;
  /** API tokens of everyone, the newest first. Needs the permission `api-token:read`. */
  apiTokens: IssuedApiTokenPage;
  /** Assignment by ID. Null if its course is not visible to the viewer. An API token sees what anyone does, and what is its owner’s with one of the scopes `study:read`, `course:read-own`, `course:read-any`. */
  assignment: Maybe<Assignment>;
  /** Assignment of a lesson. Null if it was never saved, or is not visible to the viewer. An API token sees what anyone does, and what is its owner’s with one of the scopes `study:read`, `course:read-own`, `course:read-any`. */
  assignmentOfLesson: Maybe<Assignment>;
  /** Assignments that the viewer may grade, sorted by their oldest submission that awaits grading. Needs the permission `course:read-own`. */
  assignmentsToMark: AssignmentsToMarkPage;
  /** Credits of the viewer for this month, and the provider of the drafts. Needs the permission `assistant:use`. */
  assistantAllowance: Maybe<AssistantAllowance>;
  /** Request of the viewer by ID, for polling its state. Null for requests of others. Needs the permission `assistant:use`. */
  assistantRequest: Maybe<AssistantRequest>;
  /** Requests of the viewer to the assistant, newest first. Needs the permission `assistant:use`. */
  assistantRequests: AssistantRequestPage;
  /** Every action that occurs in the log, in alphabetical order. Needs the permission `audit:read`. */
  auditActions: Array<Scalars['String']['output']>;
  /** What was done, latest first. Needs the permission `audit:read`. */
  auditLog: AuditConnection;
  /** What the permissions are called that stand in changes of roles; in alphabetical order of these. Needs the permission `audit:read`. */
  auditPermissionNames: Array<PermissionName>;
  /** Eight avatars for a person to choose from, 512 × 512 pixels each. Needs the permission `assistant:use`. */
  avatarDrawings: Array<Drawing>;
  /** What is kept as backups, where, and what comes next. Needs the permission `backup:read`. */
  backupOverview: BackupOverview;
  /** Backups that are there, and those of the last days that came to nothing, the latest first; at most 100. Needs the permission `backup:read`. */
  backups: Array<Backup>;
  /** The banks that can be paid to, in alphabetical order. */
  banks: Array<Bank>;
  /** The latest look at whether the books hold together; absent before the first night. Needs the permission `ledger:read`. */
  booksCheck: Maybe<BooksCheck>;
  /** JavaScript errors of the last 30 days in browsers, the most recent first; at most 50. Needs the permission `performance:read`. */
  browserErrors: Array<BrowserError>;
  /** All reply templates, sorted by title. At most 100. Needs the permission `ticket:read`. */
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
  /** Certificate of any student, for administrators. Null if it does not exist. Needs the permission `certificate:read-any`. */
  certificate: Maybe<Certificate>;
  /** Certificates of all students, newest first, for administrators. Needs the permission `certificate:read-any`. */
  certificates: CertificateConnection;
  /** Courses in every state as they change: each appears again when its own columns (texts, category, state, visibility, prices and sale, cover and film, settings, number and length of lessons, `version`) do. `studentCount` and ratings move nothing, nor does the end of a sale by the clock or what its sections and lessons hold. No course is deleted by the platform: it is archived. A change is held back until every transaction that began before it has ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE. Needs the permission `course:read-any`. */
  changedCourses: CourseChangeFeed;
  /** Change feed of all enrolments. An enrolment appears again when one of its own fields changes. Studying updates it once a day and with each completed lesson. Expiry of access updates it within 15 minutes; `expiresAt` announces the expiry in advance. The platform never deletes enrolments; it ends their access. Student and course show their current state and have their own feeds; only the erasure of a student also updates the enrolments. A change is delayed until every earlier transaction has ended. BAD_INPUT: the cursor or the size is invalid. GONE: CURSOR_UNDONE. Needs the permission `enrolment:read-any`. */
  changedEnrolments: EnrolmentChangeFeed;
  /** Orders of everyone as they change: each appears again when its state, its payment or a refund moves it, and when one of its payments is tried, gets its name at the gateway or comes into doubt. The buyer’s name and address are as they are now, and only their erasure moves the orders. A change is held back until every transaction that began before it has ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE. Needs the permission `order:read-any`. */
  changedOrders: OrderChangeFeed;
  /** People as they change: each appears again when its own columns (e-mail address, name, picture, telephone number, roles, custom roles held, state, profile, language, `version`) do. Being seen, sessions, what custom roles are called and all else below a person moves nothing here. Who was erased is deleted. A change is held back until every transaction that began before it has ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE. Needs the permission `person:read`. */
  changedPeople: PersonChangeFeed;
  /** What courses would come to for the viewer as an order of their own, whatever their cart holds. BAD_INPUT: more than 20. POLICY: there is no such coupon; one that takes nothing off says why in `coupon`. Needs the permission `course:buy`. */
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
  /** A course by id, slug or former slug; null when there is none that the viewer may know of. An API token sees what anyone does, and what is its owner’s with one of the scopes `enrolment:read`, `course:read-own`, `course:read-any`. */
  course: Maybe<Course>;
  /** What was edited of a course since it was first on sale, the newest first; empty for courses of others. Needs the permission `course:read-own`. */
  courseChanges: CourseChangePage;
  /** How many courses of the catalogue each value of each filter would leave. */
  courseFacets: CourseFacets;
  /** Statistics of each course that the viewer owns or co-teaches. Needs the permission `analytics:read`. */
  courseFigures: CourseFiguresPage;
  /** Messages sent to students of a course, newest first. Empty if the viewer does not teach the course. Needs the permission `course:read-own`. */
  courseMessages: CourseMessagePage;
  /** Result of checking a course against the rules. Null if the viewer neither teaches nor reviews the course. Needs the permission `moderation:read`. */
  courseModeration: Maybe<CourseModeration>;
  /** The viewer’s own quota as a seller, by their package or by FREE. Needs the permission `profile:read`. */
  courseQuota: CourseQuota;
  /** One submission. Needs the permission `course:review`. */
  courseReview: Maybe<CourseReview>;
  /** Submitted courses, longest waiting first; decided ones latest first. Needs the permission `course:review`. */
  courseReviews: CourseReviewPage;
  /** What words find: courses, teachers and categories, best first. Accents count where they are typed; synonyms hold; typing errors are corrected where nothing else is found. */
  courseSearch: CourseSearch;
  /** Students of a course, the most recently active first. Empty if the viewer does not teach the course. Needs the permission `course:read-own`. */
  courseStudents: CourseStudentPage;
  /** The catalogue: published, public courses. An API token sees what anyone does, and what is its owner’s with one of the scopes `enrolment:read`, `course:read-own`, `course:read-any`. */
  courses: CoursePage;
  /** Six covers with the text to choose from, 480 × 270 pixels each. Needs the permission `assistant:use`. */
  coverDrawings: Array<Drawing>;
  /** All jobs that used up their attempts and wait, by kind: what replayAllDeadLetters would send. The most frequent kinds first. Needs the permission `performance:read`. */
  deadLetterKinds: Array<DeadLetterKind>;
  /** Jobs that used up their attempts and wait, the latest first, and those that were decided within the last day; at most 100. Needs the permission `performance:read`. */
  deadLetters: Array<DeadLetter>;
  /** What of the program failed: of each kind that the viewer has the permission to look after, also where nothing did. None for whoever administers nothing. Needs the permission `profile:read`. */
  deskFailures: Array<DeskFailure>;
  /** What waits for the viewer as an administrator: of each queue that they have the permission for, empty ones too. No queue for whoever administers nothing. Needs the permission `profile:read`. */
  deskQueues: Array<DeskQueue>;
  /** Disputes: the open ones by their deadline, then what is decided, the latest first. Needs the permission `dispute:read`. */
  disputes: DisputePage;
  /** What the viewer’s sales have come to by course, the most earned first. Needs the permission `earnings:read`. */
  earningsByCourse: Array<CourseEarnings>;
  /** What the viewer’s sales have come to over time, in order of time; steps without sales are left out. Needs the permission `earnings:read`. */
  earningsOverTime: Array<EarningsPoint>;
  /** The viewer’s own draft of a course or a lesson; null where everything is saved. Needs the permission `course:read-own`. */
  editDraft: Maybe<EditDraft>;
  /** What a person may do, and by which role each, in alphabetical order. NOT_FOUND. Needs the permission `role:read`. */
  effectivePermissions: Array<EffectivePermission>;
  /** Enrolment of any person, for administrators. Null if it does not exist. Needs the permission `enrolment:read-any`. */
  enrolmentForAdmin: Maybe<PersonEnrolment>;
  /** What an exchange would come to now; null where the viewer has no such purchase. POLICY or CONFLICT: the rule that forbids it, for the one course or the other. Needs the permission `refund:create`. */
  exchangeOffer: Maybe<ExchangeOffer>;
  /** How long a list would be as a file. FORBIDDEN: without the permission of that list. Needs the permission `export:read`. FORBIDDEN while viewing as a person. */
  exportSize: ExportSize;
  /** Pending extension requests of an assignment, oldest first. Empty if the viewer may not grade it. Needs the permission `course:read-own`. */
  extensionRequests: Array<ExtensionRequest>;
  /** Teachers whose courses have most students. */
  featuredTeachers: Array<PublicProfile>;
  /** Statistics of one course. Null if the viewer neither teaches the course nor may analyse all courses. Needs the permission `analytics:read`. */
  figuresOfCourse: Maybe<CourseFigures>;
  /** Reply templates in the language of a ticket, with their placeholders replaced. Templates for its category come first. Needs the permission `ticket:answer`. */
  filledAnswers: Array<FilledAnswer>;
  /** Whether and how one signs in with Google. */
  googleSignIn: GoogleSignIn;
  /** Study group by ID. Null if the viewer is not a member. Needs the permission `group:read`. */
  group: Maybe<StudyGroup>;
  /** Posts of a study group, pinned ones first, then newest first. Removed posts are included only if they have replies. Needs the permission `group:read`. */
  groupPosts: GroupPostConnection;
  /** Ticket of a guest, opened by its secret link. Null if the link has expired. */
  guestTicket: Maybe<OwnTicket>;
  /** A teacher as anyone sees them. */
  instructor: Maybe<PublicProfile>;
  /** Every kind of job with what waits, runs and failed; those that wait longest first. Needs the permission `performance:read`. */
  jobQueues: Array<JobQueue>;
  /** The latest drill, while it runs too; null where there was none. Needs the permission `backup:read`. */
  latestRestoreDrill: Maybe<RestoreDrill>;
  /** Search phrases through which visitors found a course, the most frequent first. Rare phrases are not stored. Needs the permission `analytics:read`. */
  leadingWords: Array<LeadingWords>;
  /** One account; absent where nothing was ever booked on it. Needs the permission `ledger:read`. */
  ledgerAccount: Maybe<LedgerAccountBalance>;
  /** Accounts of one kind, one for each teacher who has one, the largest first. Those on which nothing stands are found only by a search. Needs the permission `ledger:read`. */
  ledgerAccounts: LedgerAccountPage;
  /** The entries of one account, the last one booked first. Needs the permission `ledger:read`. */
  ledgerLines: LedgerLineConnection;
  /** The transactions of an order or a payout in order of time, or one by itself. Needs the permission `ledger:read`. */
  ledgerTransactions: Array<LedgerTransaction>;
  /** What a lesson teaches, when the viewer may have it: a preview, one they opened, one of their own courses. Null otherwise. An API token sees what anyone does, and what is its owner’s with one of the scopes `lesson:study`, `course:read-own`, `course:read-any`. */
  lessonContent: Maybe<LessonContent>;
  /** Lessons of a course in order, with statistics of where students stop. Empty if the viewer may not see the figures of the course. Needs the permission `analytics:read`. */
  lessonFigures: Array<LessonFigures>;
  /** Viewing statistics of a lesson’s video, updated hourly. Null if the lesson has no video, or the viewer does not teach its course. Needs the permission `course:read-own`. */
  lessonViewings: Maybe<LessonViewings>;
  /** How many courses there are, and what of them waits. Needs the permission `course:read-any`. */
  managedCourseCounts: ManagedCourseCounts;
  /** All courses in any state. Needs the permission `course:read-any`. */
  managedCourses: CoursePage;
  /** Submission with its grading. Null if the viewer may not grade it. Needs the permission `course:read-own`. */
  markedSubmission: Maybe<MarkedSubmission>;
  /** Submissions for an assignment: first those that await grading, oldest first, then the graded, then the released. Needs the permission `course:read-own`. */
  markingQueue: MarkingQueuePage;
  /** The signed-in person. Needs the permission `profile:read`. */
  me: User;
  /** Operations that were called, those above their target first, then the busiest; at most 100. Needs the permission `performance:read`. */
  measuredOperations: Array<MeasuredOperation>;
  /** Flagged sentences of a course, highest confidence first. Empty if the viewer neither teaches nor reviews the course. Needs the permission `moderation:read`. */
  moderationFindings: ModerationFindingPage;
  /** All achievements in their defined order, earned or not. Needs the permission `study:read`. */
  myAchievements: Array<Achievement>;
  /** Study activity of the viewer, newest first. Needs the permission `study:read`. */
  myActivity: ActivityConnection;
  /** The viewer’s API tokens, the newest first: every one that was not ended, and for 30 days those that were; of renewed ones only those that are still good; at most 100. Needs the permission `account:secure`. FORBIDDEN while viewing as a person. */
  myApiTokens: Array<ApiToken>;
  /** Whose name the viewer’s bills bore last; null before they gave one. Needs the permission `course:buy`. */
  myBillDetails: Maybe<BillDetails>;
  /** Bookmarks of the viewer in a course, in the order of its lessons and video positions. At most 200. They remain readable after access has expired. Needs the permission `lesson:study`. */
  myBookmarks: Array<Bookmark>;
  /** Subscription URL of the viewer’s calendar. API tokens are refused: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:read`. FORBIDDEN while viewing as a person. */
  myCalendarAddress: CalendarAddress;
  /** Certificates of the viewer, newest first. At most 100. Needs the permission `study:read`. */
  myCertificates: Array<Certificate>;
  /** Decisions of moderators about content of the viewer, newest first. Needs the permission `comment:read`. */
  myContentDecisions: OwnContentDecisionPage;
  /** The viewer’s own coupons, latest first. Needs the permission `coupon:create`. */
  myCoupons: CouponPage;
  /** What one asked for about one’s own data, latest first; at most 20. Needs the permission `account:secure`. */
  myDataRequests: Array<DataRequest>;
  /** The viewer’s own money as it is now. Needs the permission `earnings:read`. */
  myEarnings: EarningsOverview;
  /** Enrolments of the viewer, with filters and sorting. Needs the permission `enrolment:read`. */
  myEnrolments: EnrolmentPage;
  /** Study groups of the viewer, sorted by name. Needs the permission `group:read`. */
  myGroups: Array<StudyGroup>;
  /** Notes of the viewer in a course that the viewer may study, in the order of its lessons and video positions. At most 500. Needs the permission `lesson:study`. */
  myNotes: Array<LessonNote>;
  /** What one was told, latest first. Needs the permission `notification:read`. */
  myNotifications: NotificationConnection;
  /** The viewer’s own orders, latest first. Needs the permission `order:read`. */
  myOrders: OrderPage;
  /** The subscription that sets the viewer’s limits now; null: they have FREE. Needs the permission `package:subscribe`. */
  myPackageSubscription: Maybe<PackageSubscription>;
  /** The viewer’s subscriptions, latest first: the last 20, also those that were never paid. Needs the permission `package:subscribe`. */
  myPackageSubscriptions: Array<PackageSubscription>;
  /** The viewer’s own payouts, latest first. Needs the permission `earnings:read`. */
  myPayouts: PayoutPage;
  /** Ratings written by the viewer in any status, newest first. Needs the permission `enrolment:read`. */
  myRatings: RatingPage;
  /** What the policy says of the viewer’s purchases that were not asked back: those that can be first, by deadline. Needs the permission `refund:read`. */
  myRefundRights: RefundRightPage;
  /** Refunds that the viewer asked for, latest first. Needs the permission `refund:read`. */
  myRefunds: RefundPage;
  /** Reports of the viewer, newest first. Needs the permission `comment:read`. */
  myReports: OwnReportPage;
  /** One of the viewer’s own sales. Needs the permission `earnings:read`. */
  mySale: Maybe<Sale>;
  /** The viewer’s own sales, latest first. Needs the permission `earnings:read`. */
  mySales: SalePage;
  /** Events of the viewer’s schedule between two times, in chronological order. Needs the permission `study:read`. */
  mySchedule: Array<ScheduleEvent>;
  /** Where the viewer is signed in, the last used first; at most 100. Needs the permission `account:secure`. FORBIDDEN while viewing as a person. */
  mySessions: Array<Session>;
  /** The viewer’s own courses in any state, and those that they co-teach. Needs the permission `course:read-own`. */
  myTaughtCourses: CoursePage;
  /** The viewer’s own monthly invoices, latest month first; months without movement have none. Needs the permission `earnings:read`. */
  myTeacherInvoices: TeacherInvoicePage;
  /** One’s own as a teacher. Needs the permission `teacher-profile:read`. */
  myTeacherProfile: Maybe<TeacherProfile>;
  /** Invitations to the viewer’s confirmed address that wait for an answer, the newest first. Needs the permission `course:read-own`. */
  myTeachingInvitations: Array<TeachingInvitation>;
  /** Ticket of the viewer by ID. Null if it does not exist. Needs the permission `ticket:read-own`. */
  myTicket: Maybe<OwnTicket>;
  /** Tickets of the viewer, newest first. Never includes tickets that a guest created with the viewer’s email address. Needs the permission `ticket:read-own`. */
  myTickets: OwnTicketPage;
  /** The viewer’s own payments that are expected or looked into, oldest first; at most ten. Needs the permission `order:read`. */
  myUnsettledPayments: Array<PaymentAttempt>;
  /** Courses in which the viewer has readable notes or bookmarks, those with the newest entry first. At most 100. Needs the permission `lesson:study`. */
  notebookCourses: Array<NotebookCourse>;
  /** The viewer’s notes and bookmarks as a Markdown file with a link to each position. Null if there are none. Needs the permission `lesson:study`. */
  notebookFile: Maybe<Scalars['String']['output']>;
  /** Where one wants to hear of what: a row for each kind that concerns what one may do. Needs the permission `notification:read`. */
  notificationPreferences: Array<NotificationPreference>;
  /** One operation over time, oldest first; times without calls are among them. Needs the permission `performance:read`. */
  operationPoints: Array<OperationPoint>;
  /** One of the viewer’s own orders. Needs the permission `order:read`. */
  order: Maybe<Order>;
  /** Orders of everyone, with the payments in doubt among them. Needs the permission `order:read-any`. */
  orders: OrderSummaryPage;
  /** What a restored program holds back, and what was released since; none where nothing was ever restored. Needs the permission `backup:read`. */
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
  /** Payouts of everyone: what waits first, the oldest before the others; then the latest. Needs the permission `payout:read-any`. */
  payouts: PayoutPage;
  /** People; no one who was erased. Needs the permission `person:read`. */
  people: PersonPage;
  /** How many people there are. Needs the permission `person:read`. */
  peopleStats: PeopleStats;
  /** How all requests of programs and screens went together; told once a minute. Needs the permission `performance:read`. */
  performanceOverview: PerformanceOverview;
  /** Everything that can be allowed, resource by resource. Needs the permission `role:read`. */
  permissionCatalogue: Array<PermissionResource>;
  /** One person; null when there is none, or no more. Needs the permission `person:read`. */
  personForAdmin: Maybe<Person>;
  /** What many have searched lately with success, most often first; empty where little was searched. */
  popularSearches: Array<PopularSearch>;
  /** What manageCourses would do, row by row. Changes nothing. BAD_INPUT: none, or too many. Needs the permission `course:manage`. */
  previewManagedCourses: ManagedCourses;
  /** What importPeople would do. Changes nothing. Needs the permission `person:import`. */
  previewPeopleImport: ImportResult;
  /** What setPeopleRoles would do. Changes nothing. Needs the permission `role:assign`. */
  previewPeopleRoles: BulkResult;
  /** What setPeopleStatus would do. Changes nothing. Needs the permission `person:deactivate`. */
  previewPeopleStatus: BulkResult;
  /** The terms that everyone is promised, as they hold now; what was bought keeps its own. */
  publicTerms: PublicTerms;
  /** Question bank of a course that the viewer teaches, oldest first. Empty for other courses. Needs the permission `course:read-own`. */
  questionBank: QuestionPage;
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
  /** One refund, for its buyer, its teacher and whoever decides for the platform. Needs the permission `refund:read`. */
  refund: Maybe<Refund>;
  /** The account that a refund is transferred to, for whoever makes the transfer; the log keeps who looked. NOT_FOUND: it goes back the way it came. POLICY: the viewer’s own money. CONFLICT: a file has told the bank of it already. Needs the permission `refund:decide`. FORBIDDEN while viewing as a person. */
  refundAccount: RefundAccount;
  /** Refunds of everyone, the most urgent first. Needs the permission `refund:decide`. */
  refunds: RefundPage;
  /** Refunds of the viewer’s own courses, the most urgent first. Needs the permission `refund:answer`. */
  refundsOfMyCourses: RefundPage;
  /** Every reason for which the platform refuses, by status, then by name. */
  refusalReasons: Array<RefusalReason>;
  /** Preview of the effects of regrading a question by its current answer key. NOT_FOUND, FORBIDDEN: no question that the viewer may grade. Needs the permission `course:read-own`. */
  remarkPreview: RemarkPreview;
  /** What was sold and given back day by day, by the ledger, oldest first; days on which nothing was are there as well. Needs the permission `ledger:read`. */
  revenueByDay: Array<RevenueDay>;
  /** What was sold and given back month by month, by the ledger, oldest first; months in which nothing was are there as well. Needs the permission `ledger:read`. */
  revenueByMonth: Array<RevenueMonth>;
  /** One role; null when there is none. Needs the permission `role:read`. */
  role: Maybe<AccessRole>;
  /** The system roles, then custom roles by name. Needs the permission `role:read`. */
  roles: Array<AccessRole>;
  /** Lists processed for a course, newest first. Empty if the viewer does not own the course. Needs the permission `enrolment:grant`. */
  rosterChanges: RosterChangePage;
  /** Result of each line of a list, lines without effect first. Empty if the viewer does not own the course. Needs the permission `enrolment:grant`. */
  rosterLines: RosterLinePage;
  /** Parses a list of email addresses without changing or revealing anything about the people. NOT_FOUND, FORBIDDEN: no course that the viewer owns. BAD_INPUT: the list has no email address, or too many lines. Needs the permission `enrolment:grant`. */
  rosterPreview: RosterPreview;
  /** What the viewer would receive for a course sold at a price today, by the rates that hold now; null before they sell as anyone. Needs the permission `course:create`. */
  saleShare: Maybe<SaleShare>;
  /** Saved comments of the viewer, newest first. Needs the permission `course:read-own`. */
  savedComments: Array<SavedComment>;
  /** How far a file has come. NOT_FOUND: not the viewer’s. GONE: it was kept for its days. Needs the permission `export:read`. FORBIDDEN while viewing as a person. */
  savedExport: SavedExport;
  /** Files that the viewer asked for, the latest first; those long gone are left out. Needs the permission `export:read`. FORBIDDEN while viewing as a person. */
  savedExports: SavedExportPage;
  /** One event of the viewer’s schedule as an iCalendar file. Null if there is no such event. Needs the permission `study:read`. */
  scheduleFile: Maybe<Scalars['String']['output']>;
  /** Courses in any state by the beginnings of words of title and subtitle, the last edited first: for administrators, who look for one that they know of. Needs the permission `course:read-any`. */
  searchCourses: Array<Course>;
  /** Searches of each day, oldest first, as of the last hour. Needs the permission `search:read`. */
  searchDays: Array<SearchDay>;
  /** People by the beginnings of words of name, e-mail address or telephone number, best hits first. Needs the permission `person:read`. */
  searchPeople: Array<Person>;
  /** Categories, courses and teachers that what was typed finds, the last word unfinished, typing errors allowed. */
  searchSuggestions: Array<SearchSuggestion>;
  /** Groups of synonyms, the last edited first. Needs the permission `search:read`. */
  searchSynonyms: SearchSynonymPage;
  /** What is searched, most often first. Needs the permission `search:read`. */
  searchTerms: SearchTermPage;
  /** Words that were searched over some days, most often first, as of the last hour. Needs the permission `search:read`. */
  searchedWords: Array<SearchedWords>;
  /** Disk and memory of the machine that answers. Needs the permission `performance:read`. */
  serverMachine: ServerMachine;
  /** Processes that live, the oldest first: heard of within the last minute. Needs the permission `performance:read`. */
  serverProcesses: Array<ServerProcess>;
  /** One setting; null where none has this name. Needs the permission `setting:read`. */
  setting: Maybe<Setting>;
  /** Every setting, in the order in which they belong together. Needs the permission `setting:read`. */
  settings: Array<Setting>;
  /** Where settlements and books differ and no person has looked into it: the oldest first. A payment is missing once its gateway has settled what is days younger (settlement.days). Needs the permission `settlement:read`. */
  settlementDifferences: SettlementDifferencePage;
  /** Imported settlements of gateways, latest first. Needs the permission `settlement:read`. */
  settlementFiles: SettlementFilePage;
  /** Current announcements for the viewer in the language of the request. Visitors see those for everyone. Dismissed announcements are excluded. At most 3. An API token sees what anyone does, and what is its owner’s with one of the scopes `notification:read`. */
  shownAnnouncements: Array<ShownAnnouncement>;
  /** The slowest statements of the period by their p95, at most 20; never a value. Needs the permission `performance:read`. */
  slowStatements: Array<SlowStatement>;
  /** The text of a statement that the program has sent, and its generic plan. Nothing is executed. Null where no such text is known. Needs the permission `performance:read`. */
  statementPlan: Maybe<StatementPlan>;
  /** What takes room: the largest tables, stored files by kind, and backups. Needs the permission `performance:read`. */
  storageUse: Array<StorageUse>;
  /** Progress of a student in each lesson. Empty if the viewer does not teach the course. Needs the permission `course:read-own`. */
  studentLessons: Array<StudentLesson>;
  /** Students at risk of not finishing a course, the most recently active first. Empty if the viewer may not see the figures of the course. Needs the permission `analytics:read`. */
  studentsAtRisk: StudentAtRiskPage;
  /** Days on which the viewer studied, oldest first. Needs the permission `study:read`. */
  studyDays: Array<StudyDay>;
  /** Study statistics of the viewer. Needs the permission `study:read`. */
  studyStatistics: StudyStatistics;
  /** Orders that money in suspense may belong to, at most ten: those that most speaks for first. Needs the permission `suspense:read`. */
  suspenseCandidates: Array<SuspenseCandidate>;
  /** One piece of money that fits nothing. Needs the permission `suspense:read`. */
  suspenseItem: Maybe<SuspenseItem>;
  /** Money that came and fits nothing: what waits the longest first, what is done the latest first. Needs the permission `suspense:read`. */
  suspenseItems: SuspensePage;
  /** How much lies in suspense, and in how many pieces. Needs the permission `suspense:read`. */
  suspenseTotals: SuspenseTotals;
  /** Questions in the courses that the viewer answers for, as owner or with the right to answer. Needs the permission `course:read-own`. */
  taughtQuestions: TaughtQuestionPage;
  /** Number of published ratings by stars in the courses that the viewer teaches, in five rows starting with five stars. Needs the permission `course:read-own`. */
  taughtRatingHistogram: Array<RatingCount>;
  /** Published ratings of the courses that the viewer teaches. Needs the permission `course:read-own`. */
  taughtRatings: RatingPage;
  /** Students of all courses that the viewer teaches, with one row for each enrolment. Needs the permission `course:read-own`. */
  taughtStudents: TaughtStudentPage;
  /** Taxes withheld and collected in the last twelve months, the latest first. Needs the permission `ledger:read`. */
  taxMonths: Array<TaxMonth>;
  /** Taxes paid to the office, latest first. Needs the permission `ledger:read`. */
  taxPayments: TaxPaymentPage;
  /** What is owed to the tax office now. Needs the permission `ledger:read`. */
  taxesOwed: TaxesOwed;
  /** The viewer’s own link to one of their courses. Of what buyers who follow it then buy of the viewer’s, the platform keeps less. Null: not the viewer’s course, or never published. Needs the permission `course:create`. */
  teacherLink: Maybe<TeacherLink>;
  /** Statistics by day, oldest first, including days without any activity. Needs the permission `analytics:read`. */
  teachingDays: Array<TeachingDay>;
  /** Statistics of the viewer’s courses, or of one course that the viewer teaches or may analyse. All figures are 0 for other courses. Needs the permission `analytics:read`. */
  teachingFigures: TeachingFigures;
  /** What waits for the viewer as a teacher, kind by kind with its clock, empty ones too. Needs the permission `course:read-own`. */
  teachingQueues: Array<TeachingQueue>;
  /** Ticket by ID. Null if it does not exist. Needs the permission `ticket:read`. */
  ticket: Maybe<Ticket>;
  /** People who may answer tickets, sorted by name. At most 100. Needs the permission `ticket:read`. */
  ticketAgents: Array<RatingAuthor>;
  /** Number of tickets by pending party, and response time statistics. Needs the permission `ticket:read`. */
  ticketStats: Maybe<TicketStats>;
  /** Tickets of all requesters. Those that await support are sorted by due time, others by their last change. Needs the permission `ticket:read`. */
  tickets: TicketPage;
  /** Whether an access token is good. */
  tokenState: TokenState;
  /** Files for the bank, latest first. Needs the permission `payout:read-any`. */
  transferFiles: TransferFilePage;
  /** What waits for the next file for the bank, by kind; kinds of which nothing waits are left out. Needs the permission `payout:read-any`. */
  transfersDue: Array<TransfersDue>;
  /** What stood in every account at the end of a day, by class and name: debits equal credits. Accounts of teachers are summed up by kind. Needs the permission `ledger:read`. */
  trialBalance: Array<TrialBalanceRow>;
  /** How many notifications one has not read. Needs the permission `notification:read`. */
  unreadNotificationCount: Scalars['Int']['output'];
  /** Public facts of the certificate with this code. Null if the code is unknown. */
  verifiedCertificate: Maybe<VerifiedCertificate>;
  /** Who really looks; null for people who are themselves. Needs the permission `profile:read`. */
  viewAs: Maybe<ViewAs>;
  /** Answers to OPEN questions that await grading, oldest first. Excludes answers of the viewer. Needs the permission `course:read-own`. */
  waitingAnswers: WaitingAnswerPage;
  /** What waits for the viewer in courses that they own or help to teach with the right to answer or to mark; to be shown beside the ways there. Needs the permission `course:read-own`. */
  waitingForTeacher: WaitingForTeacher;
  /** A file that the viewer has sent; null once it is taken or removed, and for files of others. Needs the permission `upload:create`. */
  waitingUpload: Maybe<WaitingUpload>;
  /** One webhook; null when there is none. Needs the permission `webhook:read`. */
  webhook: Maybe<Webhook>;
  /** What a webhook was told of in the last 30 days and what became of it, the latest first. Needs the permission `webhook:read`. */
  webhookDeliveries: WebhookDeliveryPage;
  /** All webhooks by their names, at most 20. Needs the permission `webhook:read`. */
  webhooks: Array<Webhook>;
  /** The viewer’s own list; empty before anything was saved. Needs the permission `course:buy`. */
  wishlist: Wishlist;
  /** What teachers owe and was given up: what waits for a second person first, then the latest. Needs the permission `ledger:read`. */
  writeOffs: WriteOffPage;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryActivePeopleArgs = {
  days?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryAnnouncementReachArgs = {
  audience: AnnouncementAudience;
  courseId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryAnnouncementsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryApiTokensArgs = {
  isLive?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  personId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryAssignmentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryAssignmentOfLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryAssignmentsToMarkArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryAssistantRequestArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryAssistantRequestsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryAvatarDrawingsArgs = {
  name: Scalars['String']['input'];
  seed?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCartPreviewArgs = {
  courseIds: Array<Scalars['ID']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCategoryArgs = {
  slug: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCategoryUseArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCertificateArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCertificatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryChangedCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryChangedEnrolmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryChangedOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryChangedPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCheckoutQuoteArgs = {
  couponCode?: InputMaybe<Scalars['String']['input']>;
  courseIds: Array<Scalars['ID']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryChoiceCountsArgs = {
  questionId: Scalars['ID']['input'];
  quizId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
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


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryContentAppealArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryContentAppealsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  state?: InputMaybe<AppealState>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryContentCaseArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryContentCasesArgs = {
  kind?: InputMaybe<ContentKind>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  state?: InputMaybe<ContentCaseState>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCouponsArgs = {
  isPlatforms?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<CouponState>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCourseArgs = {
  idOrSlug: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCourseChangesArgs = {
  courseId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  subjectId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCourseFacetsArgs = {
  filter?: InputMaybe<CourseFilter>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCourseFiguresArgs = {
  days?: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: CourseFiguresSort;
  sortOrder?: SortOrder;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCourseMessagesArgs = {
  courseId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCourseModerationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCourseReviewArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCourseReviewsArgs = {
  assignment?: ReviewAssignment;
  decision?: ReviewDecision;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCourseSearchArgs = {
  isTyping?: Scalars['Boolean']['input'];
  search: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCourseStudentsArgs = {
  courseId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCoursesArgs = {
  filter?: InputMaybe<CourseFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: CourseSort;
  sortOrder?: SortOrder;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryCoverDrawingsArgs = {
  motif: DrawnMotif;
  seed?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryDisputesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<DisputeStatus>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryEarningsByCourseArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryEarningsOverTimeArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  step?: EarningsStep;
  to: Scalars['Date']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryEditDraftArgs = {
  subject: EditDraftSubjectInput;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryEffectivePermissionsArgs = {
  personId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryEnrolmentForAdminArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryExchangeOfferArgs = {
  courseId: Scalars['ID']['input'];
  lineId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryExportSizeArgs = {
  content: ExportContentInput;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryExtensionRequestsArgs = {
  assignmentId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryFeaturedTeachersArgs = {
  limit?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryFiguresOfCourseArgs = {
  days?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryFilledAnswersArgs = {
  ticketId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryGroupArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryGroupPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  groupId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryGuestTicketArgs = {
  secret: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryInstructorArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryLeadingWordsArgs = {
  courseId: Scalars['ID']['input'];
  days?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryLedgerAccountArgs = {
  code: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryLedgerAccountsArgs = {
  account: Scalars['String']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryLedgerLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  code: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryLedgerTransactionsArgs = {
  about: LedgerSubject;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryLessonContentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryLessonFiguresArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryLessonViewingsArgs = {
  days?: Scalars['Int']['input'];
  lessonId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryManagedCoursesArgs = {
  filter?: InputMaybe<ManagedCourseFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: ManagedCourseSort;
  sortOrder?: SortOrder;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMarkedSubmissionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMarkingQueueArgs = {
  assignmentId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMeasuredOperationsArgs = {
  period: PerformancePeriod;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryModerationFindingsArgs = {
  courseId: Scalars['ID']['input'];
  isDecided?: Scalars['Boolean']['input'];
  isForReview?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyBookmarksArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyContentDecisionsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyCouponsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<CouponState>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyEnrolmentsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: EnrolmentSort;
  sortOrder?: SortOrder;
  status?: EnrolmentFilter;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyNotesArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  unreadOnly?: Scalars['Boolean']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyOrdersArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<OrderStatus>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyPayoutsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyRatingsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyRefundRightsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyRefundsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyReportsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  state?: InputMaybe<ContentCaseState>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMySaleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMySalesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  status?: InputMaybe<SaleStatus>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyScheduleArgs = {
  from: Scalars['DateTime']['input'];
  limit?: Scalars['Int']['input'];
  to: Scalars['DateTime']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyTaughtCoursesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: TeacherCourseSort;
  sortOrder?: SortOrder;
  status?: InputMaybe<Array<CourseStatus>>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyTeacherInvoicesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyTicketArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryMyTicketsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryNotebookFileArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryOperationPointsArgs = {
  kind: OperationKind;
  operation: Scalars['String']['input'];
  period: PerformancePeriod;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: OrderSort;
  sortOrder?: SortOrder;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPackageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPackageChangeArgs = {
  keptCourseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  versionId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPackageSubscriptionsArgs = {
  filter?: InputMaybe<PackageSubscriptionFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPassagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPaymentAttemptArgs = {
  reference: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPaymentGatewaysArgs = {
  amount?: InputMaybe<Scalars['Vnd']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPayoutsArgs = {
  filter?: InputMaybe<PayoutFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPeopleArgs = {
  filter?: InputMaybe<PersonFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: PersonSort;
  sortOrder?: SortOrder;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPerformanceOverviewArgs = {
  period: PerformancePeriod;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPersonForAdminArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPopularSearchesArgs = {
  language: Language;
  limit?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPreviewManagedCoursesArgs = {
  input: PreviewManagedCoursesInput;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPreviewPeopleImportArgs = {
  csv: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPreviewPeopleRolesArgs = {
  input: SetPeopleRolesInput;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryPreviewPeopleStatusArgs = {
  input: SetPeopleStatusInput;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryQuestionBankArgs = {
  courseId: Scalars['ID']['input'];
  kind?: InputMaybe<QuestionKind>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryQuizArgs = {
  lessonId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryQuizAnalysisArgs = {
  quizId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryQuizAttemptArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryQuizResultsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  quizId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryQuizSetupArgs = {
  lessonId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryReceivedCourseMessagesArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRecentBookmarksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRecentNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRefundArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRefundAccountArgs = {
  despiteFile?: InputMaybe<Scalars['Boolean']['input']>;
  refundId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRefundsArgs = {
  group?: InputMaybe<Array<RefundGroup>>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRefundsOfMyCoursesArgs = {
  group?: InputMaybe<Array<RefundGroup>>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRemarkPreviewArgs = {
  questionId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRevenueByDayArgs = {
  days?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRevenueByMonthArgs = {
  months?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRoleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRosterChangesArgs = {
  courseId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRosterLinesArgs = {
  changeId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryRosterPreviewArgs = {
  addresses: Scalars['String']['input'];
  courseId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySaleShareArgs = {
  price: Scalars['Vnd']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySavedExportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySavedExportsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryScheduleFileArgs = {
  eventId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySearchCoursesArgs = {
  limit?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySearchDaysArgs = {
  days?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySearchPeopleArgs = {
  limit?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySearchSuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySearchSynonymsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySearchTermsArgs = {
  hasHits?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySearchedWordsArgs = {
  days?: Scalars['Int']['input'];
  isMissed?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySettingArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySettlementDifferencesArgs = {
  fault?: InputMaybe<SettlementFault>;
  isMissing?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySettlementFilesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySlowStatementsArgs = {
  period: PerformancePeriod;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryStatementPlanArgs = {
  name: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryStudentLessonsArgs = {
  enrolmentId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryStudentsAtRiskArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  reason?: InputMaybe<RiskReason>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryStudyDaysArgs = {
  days?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySuspenseCandidatesArgs = {
  itemId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySuspenseItemArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QuerySuspenseItemsArgs = {
  filter?: InputMaybe<SuspenseFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTaughtQuestionsArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  filter?: TaughtQuestionFilter;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTaughtRatingHistogramArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTaughtRatingsArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  filter?: TaughtRatingFilter;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTaughtStudentsArgs = {
  filter?: InputMaybe<TaughtStudentFilter>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sortBy?: TaughtStudentSort;
  sortOrder?: SortOrder;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTaxPaymentsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTeacherLinkArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTeachingDaysArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  days?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTeachingFiguresArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  days?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTicketsArgs = {
  category?: InputMaybe<TicketCategory>;
  isMine?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  priority?: InputMaybe<TicketPriority>;
  search?: InputMaybe<Scalars['String']['input']>;
  tab?: TicketTab;
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTokenStateArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTransferFilesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryTrialBalanceArgs = {
  on: Scalars['Date']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryVerifiedCertificateArgs = {
  code: Scalars['String']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryWaitingAnswersArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  isMarked?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryWaitingUploadArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
export type QueryWebhookDeliveriesArgs = {
  kind?: InputMaybe<WebhookEventKind>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  state?: InputMaybe<WebhookDeliveryState>;
  webhookId: Scalars['ID']['input'];
};


/** What can be read. Reads change nothing and may be asked for together. */
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
  /** Images used in the question text, in no particular order. */
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
  /** Unique choice ID, unchanged by edits of the question. */
  id: Scalars['ID']['output'];
  /** True if the choice is correct. Meaningless for ORDERING. */
  isRight: Scalars['Boolean']['output'];
  /** Text of the choice, at most 500 characters. */
  text: Scalars['String']['output'];
};

/** A choice of a question, or an item to order. */
export type QuestionChoiceInput = {
  /** ID of an existing choice. Omit it for a new choice. */
  choiceId?: InputMaybe<Scalars['ID']['input']>;
  /** Feedback shown afterwards to students who selected the choice. */
  feedback?: InputMaybe<Scalars['String']['input']>;
  /** True if the choice is correct. Ignored for ORDERING. */
  isRight?: Scalars['Boolean']['input'];
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

/** Format of a file with questions. */
export type QuestionFormat =
  /** GIFT plain text, as used by Moodle and others, with answers in braces. */
  | 'GIFT'
  /** XML as exported by Moodle, without files. */
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

/** One numbered page of rows, and how many there are. */
export type QuestionPage = {
  __typename: 'QuestionPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Question>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** Two items that belong together. */
export type QuestionPair = {
  __typename: 'QuestionPair';
  /** Left item of the pair, at most 500 characters. */
  left: Scalars['String']['output'];
  /** Right item of the pair, at most 500 characters. */
  right: Scalars['String']['output'];
};

/** Two items that belong together. */
export type QuestionPairInput = {
  /** Left item of the pair, at most 500 characters. */
  left: Scalars['String']['input'];
  /** Right item of the pair, at most 500 characters. */
  right: Scalars['String']['input'];
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
  /** Images used in the questions, in no particular order. */
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
  /** Time at which the attempt started, by the server’s clock. */
  startedAt: Scalars['DateTime']['output'];
  /** Whether the attempt is in progress, submitted, graded or expired. */
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

/** One numbered page of rows, and how many there are. */
export type QuizResultPage = {
  __typename: 'QuizResultPage';
  /** The rows of this page, in the order asked for. */
  items: Array<QuizResult>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** As much of a student as a rating shows. */
export type RatingAuthor = {
  __typename: 'RatingAuthor';
  /** Address of the picture, below the platform’s own; absent: draw initials. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** The whole name, family name first. */
  fullName: Scalars['String']['output'];
  /** The same id as the person has. */
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

/** One numbered page of rows, and how many there are. */
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

/** A search that a person has sent off, not what they typed on the way there. */
export type RecordSearchInput = {
  /** Language of the screen. */
  language: Language;
  /** The words, at most 100 characters. */
  search: Scalars['String']['input'];
};

/** A payment of taxes to the tax office. */
export type RecordTaxPaymentInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The month that was declared, for instance 2026-11. */
  period: Scalars['String']['input'];
  /** Personal income tax that was withheld for teachers, in đồng. */
  pitWithheld: Scalars['Vnd']['input'];
  /** What the bank or the tax office calls the payment. 3 to 64 characters. */
  reference: Scalars['String']['input'];
  /** Value added tax on what the platform itself sold, in đồng. */
  vatOutput: Scalars['Vnd']['input'];
  /** Value added tax that was withheld for teachers, in đồng. */
  vatWithheld: Scalars['Vnd']['input'];
};

/** Result of recording a visit to a course page. */
export type RecordedCourseVisit = {
  __typename: 'RecordedCourseVisit';
  /** False if the visit was already counted, or the visitor is not a potential buyer. */
  isCounted: Scalars['Boolean']['output'];
};

/** Whether a search was counted. */
export type RecordedSearch = {
  __typename: 'RecordedSearch';
  /** False where it was counted before, was corrected, or says too little. */
  isCounted: Scalars['Boolean']['output'];
};

/** Codes for when the authenticator is lost. No one can read them again later. */
export type RecoveryCodes = {
  __typename: 'RecoveryCodes';
  /** Ten codes, each good once in place of one of the authenticator. */
  codes: Array<Scalars['String']['output']>;
};

/** The session that is to go on. */
export type RefreshSessionInput = {
  /** The newest refresh token that was stored. */
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

/** One numbered page of rows, and how many there are. */
export type RefundPage = {
  __typename: 'RefundPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Refund>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
export type RefundRightPage = {
  __typename: 'RefundRightPage';
  /** The rows of this page, in the order asked for. */
  items: Array<RefundRight>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** Why something may not be done to a person. */
export type Refusal =
  /** The viewer would give permissions that they lack. */
  | 'GRANTS_TOO_MUCH'
  /** No active administrator would be left. */
  | 'LAST_ADMINISTRATOR'
  /** There is no such person. */
  | 'NOT_FOUND'
  /** The person has permissions that the viewer lacks. */
  | 'OUTRANKED'
  /** No one suspends or deletes themselves here. */
  | 'OWN_ACCOUNT'
  /** No one takes the administrator role from themselves. */
  | 'OWN_ADMINISTRATOR';

/** A reason for which the platform refuses, with its words. */
export type RefusalReason = {
  __typename: 'RefusalReason';
  /** What kind of failure it is: `extensions.code`. */
  code: ErrorCode;
  /** When it is thrown and what a program does about it, in English. */
  description: Scalars['String']['output'];
  /** What people are told, in the language of the request; facts stand in it as `{limit}`. */
  message: Scalars['String']['output'];
  /** What a program tells it by: `extensions.reason`. */
  reason: ErrorReason;
  /** The HTTP status that REST answers with. */
  status: Scalars['Int']['output'];
};

/** What a new account is made of. */
export type RegisterInput = {
  /** At most 254 characters; case does not matter. */
  email: Scalars['String']['input'];
  /** Family name first, 2 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** Of the interface, mails and messages; the request’s own language when left out. */
  locale?: InputMaybe<Language>;
  /** 8 to 128 characters of any kind; common ones are refused. */
  password: Scalars['String']['input'];
  /** USER, or TEACHER to begin as a teacher. */
  role?: Role;
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

/** Refuses a course for a reason of policy. */
export type RejectCourseInput = {
  /** Of the course that is refused. */
  courseId: Scalars['ID']['input'];
  /** Why; the teacher reads it. 10 to 4,000 characters. */
  reason: Scalars['String']['input'];
  /** Of the submission that was looked at; CONFLICT when another one waits by now. */
  reviewId?: InputMaybe<Scalars['ID']['input']>;
};

/** A payout that is refused, and why. */
export type RejectPayoutInput = {
  /** Of the payout that is refused. */
  payoutId: Scalars['ID']['input'];
  /** Why; the teacher reads it. 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** Refuses a refund for the platform. */
export type RejectRefundInput = {
  /** Why; the buyer reads it. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** Of a refund that waits for the platform. */
  refundId: Scalars['ID']['input'];
};

/** What may leave again since a restore. */
export type ReleaseOutgoingInput = {
  /** What is held back and is to go. */
  kind: OutgoingKind;
  /** What was looked at before; it stands in the log. 3 to 300 characters. */
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

/** Which API token gets a new secret and a new end. */
export type RenewApiTokenInput = {
  /** Of one of the viewer’s own, as in myApiTokens. */
  apiTokenId: Scalars['ID']['input'];
  /** The last day on which the new one is good, in Vietnam: from tomorrow on, at most 365 days from today. */
  expiresOn: Scalars['Date']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Hours for which the old secret is still good, to its own end at most: 0 to 24. With 0 it is refused within a second. */
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

/** Proof that it is really the owner who wants new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** A code of the authenticator, or a recovery code. */
  code: Scalars['String']['input'];
  /** The password; left out by people who have none. */
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

/** A file that is to be written anew, as it was asked for. */
export type RepeatExportInput = {
  /** Of a file that one asked for, whatever became of it. */
  exportId: Scalars['ID']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which of all waiting jobs are tried once more, and why. */
export type ReplayAllDeadLettersInput = {
  /** Name of their kind, as `deadLetterKinds` gives it; left out: jobs of every kind. */
  queue?: InputMaybe<Scalars['String']['input']>;
  /** Why it may work now; it stands in the log at each job. 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Only jobs that had failed by this moment: `lastFailedAt` of what was seen, so that nothing else goes along. */
  until: Scalars['DateTime']['input'];
};

/** Jobs that are to be tried once more. */
export type ReplayDeadLettersInput = {
  /** Of the dead letters, as `deadLetters` gives them: 1 to 100. */
  deadLetterIds: Array<Scalars['ID']['input']>;
};

/** What became of all dead letters that were asked for. */
export type ReplayedDeadLetters = {
  __typename: 'ReplayedDeadLetters';
  /** How many were sent once more now: at most 1,000. */
  done: Scalars['Int']['output'];
  /** How many of them still wait, because one call takes no more. */
  left: Scalars['Int']['output'];
};

/** What was sent again. */
export type ReplayedDeliveries = {
  __typename: 'ReplayedDeliveries';
  /** How many deliveries are sent once more. */
  count: Scalars['Int']['output'];
};

/** Input for adding a message of a guest to a ticket. */
export type ReplyAsGuestInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Secret that follows `#ticket=` in the link of the email. */
  secret: Scalars['String']['input'];
  /** Plain text of the message, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Plain text of the message, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
  /** ID of a ticket of the viewer that is not closed. */
  ticketId: Scalars['ID']['input'];
  /** IDs of the viewer’s finished uploads, at most 3 files with 10 MB in total. */
  uploadIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A JavaScript error in a browser, without personal data. */
export type ReportBrowserErrorInput = {
  /** Name and message of the error, with quoted texts, addresses and long numbers masked. 1 to 300 characters. */
  message: Scalars['String']['input'];
  /** Release of the web application, such as `1.4.0`. At most 40 characters. */
  release: Scalars['String']['input'];
  /** Route pattern of the page, such as `/courses/:idOrSlug`; never its address. At most 200 characters. */
  route: Scalars['String']['input'];
  /** Script, line and column of the first stack frame in our own code, such as `assets/index-B2xk.js:12:345`. */
  source: Scalars['String']['input'];
};

/** Input for reporting a comment to moderators. */
export type ReportCommentInput = {
  /** ID of a comment written by another person. */
  commentId: Scalars['ID']['input'];
  /** Complaint shown to moderators, 5 to 500 characters. */
  note: Scalars['String']['input'];
};

/** Input for reporting a rating to moderators. */
export type ReportRatingInput = {
  /** Complaint shown to moderators, 5 to 500 characters. */
  note: Scalars['String']['input'];
  /** ID of a published rating written by another person. */
  ratingId: Scalars['ID']['input'];
};

/** Whether a reported error was counted. */
export type ReportedBrowserError = {
  __typename: 'ReportedBrowserError';
  /** False if too many errors were reported within the hour. */
  isCounted: Scalars['Boolean']['output'];
};

/** Proof of who wants their account deleted. */
export type RequestErasureInput = {
  /** The password; left out by people who have none: they must have signed in a moment ago. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Input for requesting an extension. */
export type RequestExtensionInput = {
  /** ID of an assignment with a due time whose lesson the viewer has opened. */
  assignmentId: Scalars['ID']['input'];
  /** Reason shown to the teachers, 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** Whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** Case does not matter. */
  email: Scalars['String']['input'];
  /** In which language the mail is; the person’s own when left out. */
  language?: InputMaybe<Language>;
  /** Where the mail leads, with the code after `#reset=`: on our own or an allowed origin. Our own page when left out. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
};

/** How much of what is available is to be paid out. */
export type RequestPayoutInput = {
  /** In đồng: at least `payoutLeast` of the terms, at most what is available. */
  amount: Scalars['Vnd']['input'];
  /** Made by the client; the same key gives the same answer. 8 to 100 characters. */
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

/** Input for requesting a new link to the ticket of a guest. */
export type RequestTicketLinkInput = {
  /** Email address from which the ticket was created. Case is ignored. */
  email: Scalars['String']['input'];
  /** Number of the ticket, for example HT-1126-0431. Case and spaces are ignored. */
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

/** A new password in place of a forgotten one. */
export type ResetPasswordInput = {
  /** When given, it must be the same as newPassword. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 characters of any kind; common ones are refused. */
  newPassword: Scalars['String']['input'];
  /** What stands after `#reset=` in the link of the mail. */
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

/** A backup that was restored into a database of its own, looked at and thrown away. */
export type RestoreDrill = {
  __typename: 'RestoreDrill';
  /** When that backup was made. */
  backupAt: Scalars['DateTime']['output'];
  /** Of the backup that was restored. */
  backupId: Scalars['ID']['output'];
  /** When it ended; absent while it runs. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it did not pass; absent where it did. */
  fault: Maybe<BackupFaultKind>;
  /** What the fault is about; absent where nothing more is known. */
  faultDetail: Maybe<Scalars['String']['output']>;
  /** Of the drill: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** When it began, by the clock or by hand. */
  startedAt: Scalars['DateTime']['output'];
  /** What it came to. */
  status: DrillStatus;
  /** What was looked at so far, in the order of the kinds. */
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

/** Input for releasing grades to students. */
export type ReturnSubmissionsInput = {
  /** ID of the assignment to which all submissions belong. */
  assignmentId: Scalars['ID']['input'];
  /** IDs of submissions with complete grading, 1 to 50. */
  submissionIds: Array<Scalars['ID']['input']>;
};

/** Money in suspense that goes back to whoever sent it. */
export type ReturnSuspenseInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the money in suspense. */
  itemId: Scalars['ID']['input'];
  /** Why it goes back; it stands in the log. 3 to 300 characters. */
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

/** What was sold on one day, by the ledger: `paid` is what its three parts add up to. */
export type RevenueDay = {
  __typename: 'RevenueDay';
  /** The day in Vietnam on which it was booked. */
  day: Scalars['Date']['output'];
  /** What buyers were granted back in that time, in đồng, whenever they had paid it. */
  givenBack: Scalars['Vnd']['output'];
  /** What buyers paid for them, in đồng; what a course given back paid of another one counts. */
  paid: Scalars['Vnd']['output'];
  /** What is the platform’s own of it, in đồng; negative where its coupons took off more. */
  platform: Scalars['Vnd']['output'];
  /** Orders that were paid: of courses, exchanges and packages. */
  sales: Scalars['Int']['output'];
  /** Taxes withheld or collected with it, in đồng. */
  taxes: Scalars['Vnd']['output'];
  /** The share of the teachers in it, in đồng. */
  teachers: Scalars['Vnd']['output'];
};

/** What was sold in one month, by the ledger: `paid` is what its three parts add up to. */
export type RevenueMonth = {
  __typename: 'RevenueMonth';
  /** What buyers were granted back in that time, in đồng, whenever they had paid it. */
  givenBack: Scalars['Vnd']['output'];
  /** The first day, in Vietnam, of the month in which it was booked. */
  month: Scalars['Date']['output'];
  /** What buyers paid for them, in đồng; what a course given back paid of another one counts. */
  paid: Scalars['Vnd']['output'];
  /** What is the platform’s own of it, in đồng; negative where its coupons took off more. */
  platform: Scalars['Vnd']['output'];
  /** Orders that were paid: of courses, exchanges and packages. */
  sales: Scalars['Int']['output'];
  /** Taxes withheld or collected with it, in đồng. */
  taxes: Scalars['Vnd']['output'];
  /** The share of the teachers in it, in đồng. */
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

/** What a person may be. A person may hold several. */
export type Role =
  /** Runs the platform and may do everything in the administration. */
  | 'ADMIN'
  /** Builds and sells courses. */
  | 'TEACHER'
  /** Buys and studies courses; everyone is one. */
  | 'USER';

/** What is done with the roles that are named. */
export type RoleChange =
  /** People get them besides what they have. */
  | 'ADD'
  /** People lose these roles and keep the others. */
  | 'REMOVE'
  /** They are all that people have then; of the kind that is left out nothing changes. */
  | 'REPLACE';

/** How many people hold a role. */
export type RoleCount = {
  __typename: 'RoleCount';
  /** Who holds it; for USER who holds nothing else. */
  count: Scalars['Int']['output'];
  /** The role whose holders are counted. */
  role: Role;
};

/** Where a role comes from. */
export type RoleKind =
  /** Made and edited by administrators. */
  | 'CUSTOM'
  /** Part of the program; can’t be edited or deleted. */
  | 'SYSTEM';

/** A custom role, as much as its name. */
export type RoleName = {
  __typename: 'RoleName';
  /** Of the custom role. */
  id: Scalars['ID']['output'];
  /** What it is called. */
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

/** One numbered page of rows, and how many there are. */
export type RosterChangePage = {
  __typename: 'RosterChangePage';
  /** The rows of this page, in the order asked for. */
  items: Array<RosterChange>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
export type RosterLinePage = {
  __typename: 'RosterLinePage';
  /** The rows of this page, in the order asked for. */
  items: Array<RosterLine>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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
  /** No account has confirmed the email address. */
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

/** A sale of one of the viewer’s courses, and what became of the price. */
export type Sale = {
  __typename: 'Sale';
  /** The platform’s share, in đồng. */
  commission: Scalars['Vnd']['output'];
  /** The platform’s share in hundredths of a per cent. */
  commissionBp: Scalars['Int']['output'];
  /** The course that was sold. */
  courseId: Scalars['ID']['output'];
  /** What was taken off the list price, in đồng. */
  discount: Scalars['Vnd']['output'];
  /** When its hold ends. */
  heldUntil: Scalars['DateTime']['output'];
  /** Of the order line: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether the buyer came by the teacher’s own link. */
  isByLink: Scalars['Boolean']['output'];
  /** Whether a refund or dispute keeps it from being released. */
  isFrozen: Scalars['Boolean']['output'];
  /** List price at the time, in đồng. */
  listPrice: Scalars['Vnd']['output'];
  /** Number of the order, for people to quote. */
  orderNumber: Scalars['String']['output'];
  /** Who brought the buyer. */
  origin: SaleOrigin;
  /** That tax in hundredths of a per cent. */
  pitBp: Scalars['Int']['output'];
  /** Personal income tax that is withheld for the teacher, in đồng. */
  pitWithheld: Scalars['Vnd']['output'];
  /** The entries of the ledger behind it, transaction by transaction in order of time. */
  postings: Array<SalePosting>;
  /** What the shares are of, in đồng: what the buyer paid, and what the platform paid for them. */
  price: Scalars['Vnd']['output'];
  /** Of it, what a coupon of the platform paid, in đồng. */
  promotion: Scalars['Vnd']['output'];
  /** When it became available; absent while it is held. */
  releasedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the sale earned the teacher, in đồng. */
  share: Scalars['Vnd']['output'];
  /** What of it was not given back to the buyer, in đồng. */
  shareLeft: Scalars['Vnd']['output'];
  /** When the buyer’s money came. */
  soldAt: Scalars['DateTime']['output'];
  /** Where the share is. */
  status: SaleStatus;
  /** What the course was called then. */
  title: Scalars['String']['output'];
  /** That tax in hundredths of a per cent. */
  vatBp: Scalars['Int']['output'];
  /** Value added tax that is withheld for the teacher, in đồng. */
  vatWithheld: Scalars['Vnd']['output'];
};

/** Who brought the buyer, which decides the platform’s share. */
export type SaleOrigin =
  /** The platform brought the buyer. */
  | 'PLATFORM'
  /** The teacher’s own link or coupon brought the buyer. */
  | 'TEACHER';

/** One numbered page of rows, and how many there are. */
export type SalePage = {
  __typename: 'SalePage';
  /** The rows of this page, in the order asked for. */
  items: Array<Sale>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** One line of a sale’s postings: the debits of a transaction equal its credits. */
export type SalePosting = {
  __typename: 'SalePosting';
  /** Account without its owner, for instance `hold`, `available`, `tax-withheld:vat` or `gateway:VNPAY`. */
  account: Scalars['String']['output'];
  /** When it was booked as having happened. */
  at: Scalars['DateTime']['output'];
  /** In đồng; 0 on a line that is a debit. */
  credit: Scalars['Vnd']['output'];
  /** In đồng; 0 on a line that is a credit. */
  debit: Scalars['Vnd']['output'];
  /** Whether it is an account of the teacher’s own. */
  isMine: Scalars['Boolean']['output'];
  /** What the transaction is about. */
  kind: PostingKind;
  /** Of the transaction that the line belongs to. */
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

/** Where the teacher’s share of a sale is. Money is not marked: what was released first counts as paid out first. */
export type SaleStatus =
  /** May be paid out, at least in part. */
  | 'AVAILABLE'
  /** Held while the buyer may want the money back. */
  | 'HELD'
  /** On its way to the bank. */
  | 'IN_PAYOUT'
  /** Paid out to the teacher. */
  | 'PAID'
  /** Given back to the buyer. */
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

/** A list that is, or was, written to a file; only whoever asked for it sees it. */
export type SavedExport = {
  __typename: 'SavedExport';
  /** Its size in bytes; absent before it is ready. */
  bytes: Maybe<Scalars['Float']['output']>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it can be downloaded; absent before. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it was not finished; absent unless failed. */
  fault: Maybe<ExportFault>;
  /** The row that it stopped at, from 1; absent unless failed while it was written. */
  faultRow: Maybe<Scalars['Int']['output']>;
  /** In how many other ways it was narrowed. */
  filterCount: Scalars['Int']['output'];
  /** When it was ready or failed; absent before. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** In which form it is written. */
  form: ExportForm;
  /** Of the file: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Which list it holds. */
  list: ExportList;
  /** Rows that it has in all, of one moment; absent until they are counted. */
  rowCount: Maybe<Scalars['Int']['output']>;
  /** Rows that are written so far. */
  rowsDone: Scalars['Int']['output'];
  /** The words that it was narrowed by; absent: none. */
  search: Maybe<Scalars['String']['output']>;
  /** When its writing began last; absent before. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  /** How far it has come. */
  state: ExportState;
};

/** One numbered page of rows, and how many there are. */
export type SavedExportPage = {
  __typename: 'SavedExportPage';
  /** The rows of this page, in the order asked for. */
  items: Array<SavedExport>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
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

/** One numbered page of rows, and how many there are. */
export type SearchSynonymPage = {
  __typename: 'SearchSynonymPage';
  /** The rows of this page, in the order asked for. */
  items: Array<SearchSynonym>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
export type SearchTermPage = {
  __typename: 'SearchTermPage';
  /** The rows of this page, in the order asked for. */
  items: Array<SearchTerm>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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
  /** Of the course that is sent back. */
  courseId: Scalars['ID']['input'];
  /** What the teacher should do; 10 to 4,000 characters. */
  notes: Scalars['String']['input'];
  /** Of the submission that was looked at; CONFLICT when another one waits by now. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Subject of the message, 2 to 120 characters. */
  title: Scalars['String']['input'];
};

/** Room of the machine that answers. */
export type ServerMachine = {
  __typename: 'ServerMachine';
  /** Size of the disk that uploads lie on, in bytes. */
  diskBytes: Scalars['Float']['output'];
  /** What is free of that disk for the program, in bytes. */
  freeDiskBytes: Scalars['Float']['output'];
  /** What is free of that memory, in bytes. */
  freeMemoryBytes: Scalars['Float']['output'];
  /** Size of its whole memory, in bytes: what other programs use included. */
  memoryBytes: Scalars['Float']['output'];
};

/** A process of the program that has told of itself within the last minute. */
export type ServerProcess = {
  __typename: 'ServerProcess';
  /** When it was heard of last. */
  beatAt: Scalars['DateTime']['output'];
  /** Memory of JavaScript objects in use, in bytes. */
  heapBytes: Scalars['Float']['output'];
  /** Name of its machine. */
  host: Scalars['String']['output'];
  /** Of this life of the process: another one after each start. */
  id: Scalars['ID']['output'];
  /** How late its timers are, the 99th percentile of the last 15 seconds in milliseconds. */
  lagMs: Scalars['Float']['output'];
  /** Memory that it has from its machine, in bytes. */
  memoryBytes: Scalars['Float']['output'];
  /** Its number on that machine. */
  pid: Scalars['Int']['output'];
  /** When this life of it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Version of the program that it runs. */
  version: Scalars['String']['output'];
};

/** A device on which a person is signed in. */
export type Session = {
  __typename: 'Session';
  /** Network address it was last refreshed from. */
  address: Maybe<Scalars['String']['output']>;
  /** When the person signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** The browser’s own description, shortened. */
  device: Maybe<Scalars['String']['output']>;
  /** Of the session: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it last did something, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** Why a session ended before its time. */
export type SessionEndReason =
  /** An administrator suspended the account. */
  | 'DEACTIVATED'
  /** The old address took a change of address back. */
  | 'EMAIL_RESTORED'
  /** The person ended it from another device. */
  | 'ENDED_BY_OWNER'
  /** The password was changed on another device. */
  | 'PASSWORD_CHANGED'
  /** A forgotten password was replaced by the code of a mail. */
  | 'PASSWORD_RESET'
  /** The person said that someone else had entered a bank account for their earnings. */
  | 'PAYOUT_ACCOUNT_UNDONE'
  /** The person signed out on that device. */
  | 'SIGNED_OUT'
  /** The person signed out on all devices at once. */
  | 'SIGNED_OUT_EVERYWHERE'
  /** A refresh token came again after its successor was used: it may be stolen. */
  | 'TOKEN_REUSED';

/** The picture of a person. */
export type SetAvatarInput = {
  /** Which square of it; the middle when left out. */
  crop?: InputMaybe<CropInput>;
  /** A finished upload (JPEG, PNG or WebP, at least 64 wide, at most 5 MB); null: no picture. */
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

/** Input for changing the role of a group member. */
export type SetGroupRoleInput = {
  /** ID of a membership in a group that the viewer leads. */
  memberId: Scalars['ID']['input'];
  /** New role of the member. */
  role: GroupRole;
};

/** A choice of where to hear of a kind of notification. */
export type SetNotificationPreferenceInput = {
  /** Where the choice is about: the bell or the mail. */
  channel: NotificationChannel;
  /** Whether to hear of it there. */
  isOn: Scalars['Boolean']['input'];
  /** Of which kind of notification it is the choice. */
  kind: NotificationKind;
};

/** The bank account that earnings are paid to. */
export type SetPayoutAccountInput = {
  /** BIN of one of `banks`, six digits. */
  bankBin: Scalars['String']['input'];
  /** The holder as the bank writes it: 3 to 60 letters, accents and case do not matter. */
  holder: Scalars['String']['input'];
  /** The account’s number, 6 to 19 digits; blanks do not count. */
  number: Scalars['String']['input'];
};

/** Roles for people. Everyone stays a student: USER is always kept. */
export type SetPeopleRolesInput = {
  /** What is done with them. */
  change?: RoleChange;
  /** Custom roles; left out: they stay as they are. */
  customRoleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of 1 to 500 people, each once. */
  personIds: Array<Scalars['ID']['input']>;
  /** System roles; left out: they stay as they are. */
  roles?: InputMaybe<Array<Role>>;
};

/** People to suspend or restore. */
export type SetPeopleStatusInput = {
  /** True restores, false suspends: all their sessions end within a second. */
  isActive: Scalars['Boolean']['input'];
  /** Of 1 to 500 people, each once. */
  personIds: Array<Scalars['ID']['input']>;
  /** Why: 3 to 300 characters, for the audit log and for whoever looks the person up. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The roles that one person is to have. */
export type SetPersonRolesInput = {
  /** Custom roles; left out: they stay as they are. */
  customRoleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of the person who is to have them. */
  personId: Scalars['ID']['input'];
  /** System roles; USER is always kept. */
  roles: Array<Role>;
};

/** Input for a weekly study goal. */
export type SetStudyGoalInput = {
  /** Study days per week, 1 to 7. */
  daysPerWeek: Scalars['Int']['input'];
  /** Minutes of study per study day, 5 to 480. */
  minutesPerDay: Scalars['Int']['input'];
};

/** A figure that administrators may change while the program runs. */
export type Setting = {
  __typename: 'Setting';
  /** When it was changed last; absent: never. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Full name of who changed it last; absent: no one, or they are erased. */
  changedByName: Maybe<Scalars['String']['output']>;
  /** The value that holds until it is first changed. */
  default: Scalars['SettingValue']['output'];
  /** What it is for, in the language of the request. */
  description: Scalars['String']['output'];
  /** What it is about. */
  group: SettingGroup;
  /** Its changes, latest first, at most 50; empty while the default holds. */
  history: Array<SettingChange>;
  /** Its name for programs, for example `refund.days`; never changes. */
  key: Scalars['ID']['output'];
  /** What its value means. */
  kind: SettingKind;
  /** What it is called, in the language of the request. */
  label: Scalars['String']['output'];
  /** The least it may be; absent of a BOOLEAN. */
  least: Maybe<Scalars['SettingValue']['output']>;
  /** The most it may be; absent of a BOOLEAN. */
  most: Maybe<Scalars['SettingValue']['output']>;
  /** In what a DURATION is counted; else absent. */
  unit: Maybe<SettingUnit>;
  /** The value that holds now. */
  value: Scalars['SettingValue']['output'];
  /** How often it was changed: what `expectedVersion` repeats. */
  version: Scalars['Int']['output'];
  /** Why it was changed last; absent: never. */
  whyChanged: Maybe<Scalars['String']['output']>;
};

/** One change of a setting. */
export type SettingChange = {
  __typename: 'SettingChange';
  /** The moment from which it held. */
  changedAt: Scalars['DateTime']['output'];
  /** The person who changed it. */
  changedById: Scalars['ID']['output'];
  /** Full name of who changed it; absent once they are erased. */
  changedByName: Maybe<Scalars['String']['output']>;
  /** Why, as it was given. */
  reason: Scalars['String']['output'];
  /** The value that has held from then on. */
  value: Scalars['SettingValue']['output'];
  /** Which change of this setting it was, from 1. */
  version: Scalars['Int']['output'];
};

/** What a setting is about, in the order in which they are shown. */
export type SettingGroup =
  /** What a course needs before it is sold, and its prices. */
  | 'COURSES'
  /** What teachers earn, and when it is paid out. */
  | 'EARNINGS'
  /** When a lesson counts as studied, and who may rate. */
  | 'LEARNING'
  /** How the platform itself is run: backups and measurements. */
  | 'OPERATIONS'
  /** Packages that teachers sell courses with. */
  | 'PACKAGES'
  /** Orders, tries to pay, and money that fits nothing yet. */
  | 'PAYMENTS'
  /** What programs of others may do. */
  | 'PROGRAMS'
  /** Who gets their money back, and by when it is decided. */
  | 'REFUNDS'
  /** By when what members and guests ask is answered. */
  | 'SUPPORT';

/** What the value of a setting means. */
export type SettingKind =
  /** True or false: whether something is so. */
  | 'BOOLEAN'
  /** A whole number of things. */
  | 'COUNT'
  /** A span of time in the setting’s unit. */
  | 'DURATION'
  /** A whole number of per cent. */
  | 'PERCENT'
  /** Money in whole đồng. */
  | 'VND';

/** In what a span of time is counted. */
export type SettingUnit =
  /** Days of 24 hours, holidays included. */
  | 'DAYS'
  /** Hours of sixty minutes. */
  | 'HOURS'
  /** Minutes of sixty seconds. */
  | 'MINUTES'
  /** Seconds, as for reading a text. */
  | 'SECONDS'
  /** Days from Monday to Friday in Vietnam. */
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

/** One numbered page of rows, and how many there are. */
export type SettlementDifferencePage = {
  __typename: 'SettlementDifferencePage';
  /** The rows of this page, in the order asked for. */
  items: Array<SettlementDifference>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
export type SettlementFilePage = {
  __typename: 'SettlementFilePage';
  /** The rows of this page, in the order asked for. */
  items: Array<SettlementFile>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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
  /** Plain text in the language of the request. */
  text: Scalars['String']['output'];
  /** Title in the language of the request. */
  title: Scalars['String']['output'];
};

/** Proof of who the caller is. */
export type SignInInput = {
  /** Of the authenticator, or a recovery code, where two-step sign-in is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Case does not matter. */
  email: Scalars['String']['input'];
  /** The password of the account, as it was set. */
  password: Scalars['String']['input'];
};

/** Proof of who the caller is to Google. */
export type SignInWithGoogleInput = {
  /** Of the authenticator, or a recovery code, where two-step sign-in is on. */
  authenticatorCode?: InputMaybe<Scalars['String']['input']>;
  /** What came back after `#code=`; good once, for ten minutes. */
  code: Scalars['String']['input'];
};

/** Whose session ends, and whether the others of its person end with it. */
export type SignOutInput = {
  /** Ends all sessions of the person, on every device. */
  allDevices?: Scalars['Boolean']['input'];
  /** The newest one stored; left out: the session of the access token ends. */
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};

/** A statement that the program sends to the database, and how long it took. */
export type SlowStatement = {
  __typename: 'SlowStatement';
  /** How often it was sent in the period. */
  calls: Scalars['Float']['output'];
  /** Whether its text is known, so that its plan can be asked for. */
  hasText: Scalars['Boolean']['output'];
  /** What a call took on average, in milliseconds. */
  meanMs: Scalars['Float']['output'];
  /** Its name: of the operation that reads, with a mark of its text, or of the write; takes a plan by it. */
  name: Scalars['ID']['output'];
  /** What 95 of 100 calls took at most, in milliseconds; read from a histogram whose buckets end at 1, 1.5, 2, 3, 4, 6 … 16384 ms, evenly between the two ends of the bucket that it lies in. Absent: no calls. */
  p95Ms: Scalars['Float']['output'];
  /** What the slowest call took, in milliseconds. */
  slowestMs: Scalars['Float']['output'];
};

/** In which direction rows are sorted. */
export type SortOrder =
  /** Rising: the least, first or oldest comes first. */
  | 'ASC'
  /** Falling: the greatest, last or newest comes first. */
  | 'DESC';

/** A file that is to be written by and by. */
export type StartExportInput = {
  /** Which list it holds, and what of it. */
  content: ExportContentInput;
  /** In which form it is written; programs read CSV alone. */
  form: ExportForm;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which package is tried. */
export type StartPackageTrialInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of a version with days to try it. */
  versionId: Scalars['ID']['input'];
};

/** Through whose eyes to look, and why. */
export type StartViewAsInput = {
  /** Of the person through whose eyes. */
  personId: Scalars['ID']['input'];
  /** 3 to 300 characters, for the audit log. */
  reason: Scalars['String']['input'];
};

/** What a line of a bank’s statement has led to. */
export type StatementOutcome =
  /** The bank gave the money back: a payout’s is available to the teacher again, a refund’s is still owed to the buyer. */
  | 'FAILED'
  /** It had led to that before; nothing changes. */
  | 'KNOWN'
  /** The transfer’s state does not fit, for instance since another transfer has paid it before: nothing changes, a person looks into it. */
  | 'OUT_OF_TURN'
  /** The payout or the refund is paid. */
  | 'PAID'
  /** There is no transfer of this number: nothing changes. */
  | 'UNKNOWN'
  /** The amount is not the transfer’s: nothing changes, a person looks into it. */
  | 'WRONG_AMOUNT';

/** How the database would run a statement, whatever its values; nothing is executed. */
export type StatementPlan = {
  __typename: 'StatementPlan';
  /** Name of the statement, as asked for. */
  name: Scalars['ID']['output'];
  /** The generic plan, in the words of EXPLAIN; absent where the database can make none. */
  plan: Maybe<Scalars['String']['output']>;
  /** The statement with placeholders ($1) where values go. */
  text: Scalars['String']['output'];
};

/** A line of a statement that names a transfer of ours, and what it led to. */
export type StatementResult = {
  __typename: 'StatementResult';
  /** What the line moves, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** Which line of the file it is, from 1. */
  line: Scalars['Int']['output'];
  /** Of the payout or the refund, for instance CT-1126-0098; what stands in the line where there is none. */
  number: Scalars['String']['output'];
  /** What it has led to. */
  outcome: StatementOutcome;
};

/** What takes room on the disk. */
export type StorageKind =
  /** Backups that are kept; files that several need count once. */
  | 'BACKUP'
  /** Stored files of one kind. */
  | 'MEDIA'
  /** A table of the database with its indexes; the small ones together as `other`. */
  | 'TABLE';

/** How much room something takes on the disk. */
export type StorageUse = {
  __typename: 'StorageUse';
  /** How much room it takes, in bytes. */
  bytes: Scalars['Float']['output'];
  /** What takes the room. */
  kind: StorageKind;
  /** Which of its kind: name of a table, `VIDEO`; `other` is all the rest. */
  name: Scalars['String']['output'];
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

/** One numbered page of rows, and how many there are. */
export type StudentAtRiskPage = {
  __typename: 'StudentAtRiskPage';
  /** The rows of this page, in the order asked for. */
  items: Array<StudentAtRisk>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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
  /** How far the student has progressed in the lesson. */
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
  /** Whether the viewer is a leader or an ordinary member. */
  viewerRole: GroupRole;
  /** True if the viewer’s progress is visible to the other members. */
  viewerSharesProgress: Scalars['Boolean']['output'];
};

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

/** What can be listened to, over a WebSocket with the protocol graphql-transport-ws. */
export type Subscription = {
  __typename: 'Subscription';
  /** Emits each comment on a lesson when it is written or changes. NOT_FOUND: no lesson that the viewer may study. Needs the permission `comment:read`. */
  commentChanged: Comment;
  /** Each file of the viewer’s as it is ready or has failed. After a reconnection read `savedExports`: what came between is there. Needs the permission `export:read`. FORBIDDEN while viewing as a person. */
  exportReady: SavedExport;
  /** Emits each post and reply of a group when it is written or changes. NOT_FOUND: the viewer is not a member of the group. Needs the permission `group:read`. */
  groupPostChanged: GroupPost;
  /** Each notification as it comes. After a reconnection read the list: what came between is there. Needs the permission `notification:read`. */
  notificationReceived: Notification;
  /** One of the viewer’s own orders: as it is now, then each time its status changes. NOT_FOUND for others. Needs the permission `order:read`. */
  orderStatusChanged: Order;
  /** Each refund that the viewer may see, as it changes: their own, those of their courses, and all for whoever decides for the platform. Needs the permission `refund:read`. */
  refundChanged: Refund;
  /** Emits each comment in the courses that the viewer answers for when it is written or changes. NOT_FOUND: the viewer answers for no course. Needs the permission `course:read-own`. */
  taughtQuestionChanged: Comment;
};


/** What can be listened to, over a WebSocket with the protocol graphql-transport-ws. */
export type SubscriptionCommentChangedArgs = {
  lessonId: Scalars['ID']['input'];
};


/** What can be listened to, over a WebSocket with the protocol graphql-transport-ws. */
export type SubscriptionGroupPostChangedArgs = {
  groupId: Scalars['ID']['input'];
};


/** What can be listened to, over a WebSocket with the protocol graphql-transport-ws. */
export type SubscriptionOrderStatusChangedArgs = {
  orderId: Scalars['ID']['input'];
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

/** One numbered page of rows, and how many there are. */
export type SuspensePage = {
  __typename: 'SuspensePage';
  /** The rows of this page, in the order asked for. */
  items: Array<SuspenseItem>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** Whether a webhook is on from now on. */
export type SwitchWebhookInput = {
  /** True: events are recorded and sent; false: neither is. */
  isActive: Scalars['Boolean']['input'];
  /** Of the webhook that is switched. */
  webhookId: Scalars['ID']['input'];
};

/** What became of the dead letters that were asked for. */
export type TakenDeadLetters = {
  __typename: 'TakenDeadLetters';
  /** How many were replayed or discarded now. */
  done: Scalars['Int']['output'];
  /** How many were there no more: somebody else was first. */
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

/** One numbered page of rows, and how many there are. */
export type TaughtQuestionPage = {
  __typename: 'TaughtQuestionPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Comment>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** One numbered page of rows, and how many there are. */
export type TaughtStudentPage = {
  __typename: 'TaughtStudentPage';
  /** The rows of this page, in the order asked for. */
  items: Array<TaughtStudent>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** What one tax came to in one month. */
export type TaxMonth = {
  __typename: 'TaxMonth';
  /** Account of the tax: `tax-withheld:vat`, `tax-withheld:pit` or `vat-output`. */
  account: Scalars['String']['output'];
  /** What was withheld or collected in the month, in đồng. */
  collected: Scalars['Vnd']['output'];
  /** What went back to buyers in the month, in đồng. */
  givenBack: Scalars['Vnd']['output'];
  /** First day of the month, in Vietnam. */
  month: Scalars['Date']['output'];
  /** What was paid to the tax office in the month, in đồng. */
  paid: Scalars['Vnd']['output'];
};

/** A payment of taxes to the tax office. */
export type TaxPayment = {
  __typename: 'TaxPayment';
  /** When it was entered and booked. */
  at: Scalars['DateTime']['output'];
  /** Of the payment: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** Full name of who entered it. */
  paidBy: Scalars['String']['output'];
  /** The month that was declared, for instance 2026-11. */
  period: Scalars['String']['output'];
  /** Personal income tax withheld for teachers, in đồng. */
  pitWithheld: Scalars['Vnd']['output'];
  /** What the bank or the tax office calls it. */
  reference: Scalars['String']['output'];
  /** Value added tax on what the platform itself sold, in đồng. */
  vatOutput: Scalars['Vnd']['output'];
  /** Value added tax withheld for teachers, in đồng. */
  vatWithheld: Scalars['Vnd']['output'];
};

/** One numbered page of rows, and how many there are. */
export type TaxPaymentPage = {
  __typename: 'TaxPaymentPage';
  /** The rows of this page, in the order asked for. */
  items: Array<TaxPayment>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** What is owed to the tax office now, by tax. */
export type TaxesOwed = {
  __typename: 'TaxesOwed';
  /** Paid too much before, which is set off first, in đồng. */
  credit: Scalars['Vnd']['output'];
  /** Personal income tax withheld for teachers, in đồng. */
  pitWithheld: Scalars['Vnd']['output'];
  /** Value added tax on what the platform itself sold, in đồng. */
  vatOutput: Scalars['Vnd']['output'];
  /** Value added tax withheld for teachers, in đồng. */
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

/** What a month in Vietnam has come to for a teacher, as the ledger had it when the month was over. What was booked for an earlier month after that is in the next one. */
export type TeacherInvoice = {
  __typename: 'TeacherInvoice';
  /** What the platform held afterwards, in đồng: `opening` + `share` − (`shareBack` − `owedBack`) − `netted` − `paidOut`. */
  closing: Scalars['Vnd']['output'];
  /** What the teacher owed afterwards, in đồng: `openingOwed` + `owedBack` − `netted` − `writtenOff`. */
  closingOwed: Scalars['Vnd']['output'];
  /** Of `gross`: the platform’s share, in đồng. */
  commission: Scalars['Vnd']['output'];
  /** Of `refunded`: the platform’s share that was given back, in đồng. */
  commissionBack: Scalars['Vnd']['output'];
  /** What they were sold for, in đồng. */
  gross: Scalars['Vnd']['output'];
  /** Of the invoice: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** When it was made, after the month was over. */
  madeAt: Scalars['DateTime']['output'];
  /** First day of the month, in Vietnam. */
  month: Scalars['Date']['output'];
  /** What was taken from earnings for what the teacher owed, in đồng. */
  netted: Scalars['Vnd']['output'];
  /** For people to quote, for instance BK-1026-0007; without gaps within a month. */
  number: Scalars['String']['output'];
  /** What the platform held for the teacher before: held, available and in payout, in đồng. */
  opening: Scalars['Vnd']['output'];
  /** What the teacher owed the platform before, in đồng. */
  openingOwed: Scalars['Vnd']['output'];
  /** Of `shareBack`: what the teacher had no longer and owes, in đồng. */
  owedBack: Scalars['Vnd']['output'];
  /** Payouts that reached the teacher’s bank, in đồng. */
  paidOut: Scalars['Vnd']['output'];
  /** Of `refunded`: personal income tax that was given back, in đồng. */
  pitBack: Scalars['Vnd']['output'];
  /** Of `gross`: personal income tax that was withheld, in đồng. */
  pitWithheld: Scalars['Vnd']['output'];
  /** What was given back of the prices of sales, in đồng. */
  refunded: Scalars['Vnd']['output'];
  /** What became available because its hold was over, in đồng. */
  released: Scalars['Vnd']['output'];
  /** How many courses were sold, those given back included. */
  sales: Scalars['Int']['output'];
  /** Of `gross`: what the sales earned the teacher, in đồng. */
  share: Scalars['Vnd']['output'];
  /** Of `refunded`: what the teacher gave back, in đồng. */
  shareBack: Scalars['Vnd']['output'];
  /** Of `refunded`: value added tax that was given back, in đồng. */
  vatBack: Scalars['Vnd']['output'];
  /** Of `gross`: value added tax that was withheld, in đồng. */
  vatWithheld: Scalars['Vnd']['output'];
  /** What the teacher owed and the platform gave up, in đồng. */
  writtenOff: Scalars['Vnd']['output'];
};

/** One numbered page of rows, and how many there are. */
export type TeacherInvoicePage = {
  __typename: 'TeacherInvoicePage';
  /** The rows of this page, in the order asked for. */
  items: Array<TeacherInvoice>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** What makes a person a teacher, as only they themselves see it. */
export type TeacherProfile = {
  __typename: 'TeacherProfile';
  /** What they teach, in a line; missing until they write it. */
  headline: Maybe<Scalars['String']['output']>;
  /** Of the teacher, the same as the person’s. */
  id: Scalars['ID']['output'];
  /** Addresses of their pages elsewhere. */
  links: Array<Scalars['String']['output']>;
  /** How they sell; decides which taxes are withheld. */
  sellerClass: SellerClass;
  /** Tax code or personal number. */
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

/** One numbered page of rows, and how many there are. */
export type TicketPage = {
  __typename: 'TicketPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Ticket>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** Whether an access token is good. */
export type TokenState = {
  __typename: 'TokenState';
  /** When a good token ends. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** False when it is malformed, expired or revoked. */
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

/** Transfers that a bank is told of at once. */
export type TransferFile = {
  __typename: 'TransferFile';
  /** How many transfers it has. */
  count: Scalars['Int']['output'];
  /** Of the file: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** When it was made; what is in it never changes. */
  madeAt: Scalars['DateTime']['output'];
  /** For people to quote, for instance TF-1126-0007. */
  number: Scalars['String']['output'];
  /** How many of them the bank’s statement has not said anything of yet. */
  open: Scalars['Int']['output'];
  /** What they add up to, in đồng. */
  total: Scalars['Vnd']['output'];
};

/** One numbered page of rows, and how many there are. */
export type TransferFilePage = {
  __typename: 'TransferFilePage';
  /** The rows of this page, in the order asked for. */
  items: Array<TransferFile>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** What a transfer of a file for the bank pays. */
export type TransferKind =
  /** A teacher’s earnings, by a payout that is approved. */
  | 'PAYOUT'
  /** A refund that goes to a bank account of the buyer’s. */
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

/** What the next file for the bank would take, of one kind. */
export type TransfersDue = {
  __typename: 'TransfersDue';
  /** How many of them wait. */
  count: Scalars['Int']['output'];
  /** What these transfers pay. */
  kind: TransferKind;
  /** What they add up to, in đồng. */
  total: Scalars['Vnd']['output'];
};

/** An account of the books, or all accounts of one kind that belong to people. */
export type TrialBalanceRow = {
  __typename: 'TrialBalanceRow';
  /** Account without its owner, for instance `hold`, `bank`, `tax-withheld:vat` or `gateway:VNPAY`. */
  account: Scalars['String']['output'];
  /** Where it stands in the books. */
  class: LedgerAccountClass;
  /** On how many accounts of that kind something stood. */
  count: Scalars['Int']['output'];
  /** What stands on the credit side, in đồng; 0 on a row with a debit. */
  credit: Scalars['Vnd']['output'];
  /** What stands on the debit side, in đồng; 0 on a row with a credit. */
  debit: Scalars['Vnd']['output'];
  /** Whether each teacher has one of these: the row is the sum of theirs. */
  isOwned: Scalars['Boolean']['output'];
};

/** A bank account that was taken back: every session of its owner has ended. */
export type UndonePayoutAccount = {
  __typename: 'UndonePayoutAccount';
  /** Of the account that was taken back. */
  accountId: Scalars['ID']['output'];
};

/** That signing in with Google is really to end. */
export type UnlinkGoogleInput = {
  /** Must be true: guards against requests sent by mistake. */
  confirmUnlink: Scalars['Boolean']['input'];
  /** Why; kept in the audit log, cut to 500 characters. */
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
  /** Time from which the announcement is shown, now or later. */
  startsAt: Scalars['DateTime']['input'];
  /** Plain text in English, 3 to 500 characters. */
  textEn: Scalars['String']['input'];
  /** Plain text in Vietnamese, 3 to 500 characters. */
  textVi: Scalars['String']['input'];
  /** Title in English, 3 to 80 characters. */
  titleEn: Scalars['String']['input'];
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

/** Input for changing the name and purpose of a study group. */
export type UpdateGroupInput = {
  /** Purpose of the group, at most 500 characters. Omitted or empty removes it. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** ID of a group that the viewer leads. */
  groupId: Scalars['ID']['input'];
  /** Name of the group, 3 to 60 characters. */
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

/** Input for editing the text of a note. */
export type UpdateNoteInput = {
  /** ID of a note of the viewer. */
  noteId: Scalars['ID']['input'];
  /** Text of the note, 1 to 4,000 characters. Readable by its author only. */
  text: Scalars['String']['input'];
};

/** A person as they are to be; what is left out stays. */
export type UpdatePersonInput = {
  /** At most 2,000 characters. Null removes it. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 schools and courses, in their order; replaces what there was. */
  education?: InputMaybe<Array<EducationInput>>;
  /** Another e-mail address: it counts as unproved until the person confirms it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited; left out: whatever there is now is overwritten. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** At most 20 positions, in their order; replaces what there was. */
  experience?: InputMaybe<Array<ExperienceInput>>;
  /** Family name first, 2 to 100 characters; can’t be removed. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** False suspends. Needs `person:deactivate`. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the interface, mails and messages; can’t be removed. */
  locale?: InputMaybe<Language>;
  /** Of the person who is edited. */
  personId: Scalars['ID']['input'];
  /** Telephone number: 8 to 15 digits; blanks, dots, dashes, brackets and a leading + allowed. Null removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** System roles that they have then; USER is always kept. Needs `role:assign`. */
  roles?: InputMaybe<Array<Role>>;
  /** At most 30, each 1 to 50 characters, in their order. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What a person says of themselves. What is left out stays as it is. */
export type UpdateProfileInput = {
  /** At most 2,000 characters. Null removes it. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 schools and courses, in their order; replaces what there was. */
  education?: InputMaybe<Array<EducationInput>>;
  /** At most 20 positions, in their order; replaces what there was. */
  experience?: InputMaybe<Array<ExperienceInput>>;
  /** Family name first, 2 to 100 characters; can’t be removed. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Of the interface, mails and messages; can’t be removed. */
  locale?: InputMaybe<Language>;
  /** Telephone number: 8 to 15 digits; blanks, dots, dashes, brackets and a leading + allowed. Null removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 30, each 1 to 50 characters, in their order. */
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

/** A custom role as it is to be. */
export type UpdateRoleInput = {
  /** What it is for, at most 300 characters. */
  description?: Scalars['String']['input'];
  /** The version that was edited. */
  expectedVersion: Scalars['Int']['input'];
  /** 2 to 60 characters, unlike every other role’s, whatever the case. */
  name: Scalars['String']['input'];
  /** What it allows: administrative permissions that the viewer holds. */
  permissions: Array<Scalars['String']['input']>;
  /** Of the custom role that is edited. */
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

/** How a teacher shows and sells. All of it is written at once. */
export type UpdateTeacherProfileInput = {
  /** What they teach, in a line of 3 to 120 characters. */
  headline: Scalars['String']['input'];
  /** Addresses (https) of their pages elsewhere, at most 5. */
  links: Array<Scalars['String']['input']>;
  /** How they sell; decides which taxes are withheld. */
  sellerClass: SellerClass;
  /** Tax code or personal number: 10 to 14 digits. */
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

/** What is changed of a webhook; what is left out stays. */
export type UpdateWebhookInput = {
  /** Where events are posted: an absolute https address of a public host, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** What it is told of: at least one kind, and not WEBHOOK_TESTED. */
  kinds?: InputMaybe<Array<WebhookEventKind>>;
  /** Another name: 2 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Of the webhook that is changed. */
  webhookId: Scalars['ID']['input'];
};

/** A person, as only they themselves see them. */
export type User = {
  __typename: 'User';
  /** Holds any permission of the administration: /admin is open to them. */
  administers: Scalars['Boolean']['output'];
  /** Address of the picture, below the platform’s own; absent: draw initials. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** A few sentences about themselves. */
  bio: Maybe<Scalars['String']['output']>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Schools and courses attended. */
  education: Array<Education>;
  /** What they sign in with; unique, whatever the case. */
  email: Scalars['String']['output'];
  /** When they proved that the e-mail address is theirs; absent until then. */
  emailVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Positions held, in the person’s own order. */
  experience: Array<Experience>;
  /** The last word of the full name: the given name. */
  firstName: Scalars['String']['output'];
  /** Family name first, as Vietnamese names are written. */
  fullName: Scalars['String']['output'];
  /** Of the person: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** False while an administrator has suspended the account. */
  isActive: Scalars['Boolean']['output'];
  /** The full name without its last word: family and middle names. */
  lastName: Scalars['String']['output'];
  /** Language of the interface, mails and messages. */
  locale: Language;
  /** The same as fullName. */
  name: Scalars['String']['output'];
  /** Permissions as resource:action, for hiding what the server would refuse. */
  permissions: Array<Scalars['String']['output']>;
  /** Telephone number, as it was given; absent where none was. */
  phone: Maybe<Scalars['String']['output']>;
  /** The highest role held: ADMIN, then TEACHER, then USER. */
  role: Role;
  /** All system roles held, USER always among them. */
  roles: Array<Role>;
  /** Skills, in their own order. */
  skills: Array<Scalars['String']['output']>;
};

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

/** That this request is an administrator’s, who looks through the viewer’s eyes. */
export type ViewAs = {
  __typename: 'ViewAs';
  /** The administrator who really looks. */
  by: PublicProfile;
  /** When it ends by itself. */
  until: Scalars['DateTime']['output'];
};

/** What lets an administrator look through a person’s eyes. */
export type ViewAsPayload = {
  __typename: 'ViewAsPayload';
  /** For the header `Authorization: Bearer …`, instead of one’s own. It reads what the person may read, changes nothing, and can’t be refreshed; signOut with it ends the look. */
  accessToken: Scalars['String']['output'];
  /** When it ends by itself: after half an hour. */
  expiresAt: Scalars['DateTime']['output'];
  /** The person through whose eyes one looks. */
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

/** One numbered page of rows, and how many there are. */
export type WaitingAnswerPage = {
  __typename: 'WaitingAnswerPage';
  /** The rows of this page, in the order asked for. */
  items: Array<WaitingAnswer>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
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

/** A file that was sent and waits to be taken by a mutation. */
export type WaitingUpload = {
  __typename: 'WaitingUpload';
  /** When it is removed unless a mutation takes it before. */
  expiresAt: Scalars['DateTime']['output'];
  /** What its sender called it, without control characters. */
  filename: Scalars['String']['output'];
  /** For the `uploadId` of a mutation, which takes it once. */
  id: Scalars['ID']['output'];
  /** Whether all of it has arrived; before that it can not be taken. */
  isWhole: Scalars['Boolean']['output'];
  /** Length of the file in bytes, as it arrived or was announced. */
  sizeBytes: Scalars['Float']['output'];
};

/** A range of a video in whole seconds. `to` is exclusive. */
export type WatchedRange = {
  __typename: 'WatchedRange';
  /** First second of the range, from 0. */
  from: Scalars['Int']['output'];
  /** Second after the last one of the range. */
  to: Scalars['Int']['output'];
};

/** An address of another program that is told of what happens here. */
export type Webhook = {
  __typename: 'Webhook';
  /** Where events are posted: an absolute address, with https. */
  address: Scalars['String']['output'];
  /** When it was made by an administrator. */
  createdAt: Scalars['DateTime']['output'];
  /** The whole name of the administrator who made it; absent where that is not known. */
  creatorName: Maybe<Scalars['String']['output']>;
  /** Since when nothing but failures has come back; absent while it works. */
  failingSince: Maybe<Scalars['DateTime']['output']>;
  /** Until when the former secret signs as well; absent where there was none. */
  formerSecretUntil: Maybe<Scalars['DateTime']['output']>;
  /** Of the webhook: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** False: nothing is recorded for it and nothing is sent. */
  isActive: Scalars['Boolean']['output'];
  /** True: the address is this program’s own, which plays a receiver; only in the sandbox. */
  isSimulated: Scalars['Boolean']['output'];
  /** What it is told of, at least one kind. */
  kinds: Array<WebhookEventKind>;
  /** When something last reached it; absent: nothing has so far. */
  lastDeliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** What administrators call it, after the program that listens. */
  name: Scalars['String']['output'];
  /** When the secret that signs now was made. */
  secretChangedAt: Scalars['DateTime']['output'];
  /** When it was switched off; absent while it is on. */
  switchedOffAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it was switched off; absent while it is on. */
  switchedOffFor: Maybe<WebhookOffReason>;
  /** Deliveries that are still to be made. */
  waitingCount: Scalars['Int']['output'];
};

/** One try to tell a webhook of an event, and what it answered. */
export type WebhookAttempt = {
  __typename: 'WebhookAttempt';
  /** The first 4,096 bytes of the answer as text; absent without an answer. */
  answer: Maybe<Scalars['String']['output']>;
  /** When it began; the header `webhook-timestamp` has its seconds. */
  at: Scalars['DateTime']['output'];
  /** How long it took, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Why it failed; absent where it arrived. */
  fault: Maybe<WebhookFault>;
  /** Of the try: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** The header `webhook-signature` as it was sent; absent where nothing could be signed. */
  signature: Maybe<Scalars['String']['output']>;
  /** The HTTP status that was answered; absent without an answer. */
  status: Maybe<Scalars['Int']['output']>;
};

/** One event that a webhook is told of, and what became of it. */
export type WebhookDelivery = {
  __typename: 'WebhookDelivery';
  /** The latest tries, at most 30, the first one first. */
  attempts: Array<WebhookAttempt>;
  /** The JSON that is posted, byte for byte; absent until it was sent first. */
  body: Maybe<Scalars['String']['output']>;
  /** When it arrived or was given up; absent while it waits. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the delivery: the header `webhook-id`, the same at each try. */
  id: Scalars['ID']['output'];
  /** True while an earlier event of the same object waits. */
  isHeldBack: Scalars['Boolean']['output'];
  /** What has happened to the object. */
  kind: WebhookEventKind;
  /** When it is tried next, unless an earlier one of its object waits; absent once it has ended. */
  nextTryAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the course, order, refund, enrolment, certificate or person. */
  objectId: Scalars['ID']['output'];
  /** When it happened, on the server’s clock. */
  occurredAt: Scalars['DateTime']['output'];
  /** Whether it waits, has arrived or was given up. */
  state: WebhookDeliveryState;
};

/** One numbered page of rows, and how many there are. */
export type WebhookDeliveryPage = {
  __typename: 'WebhookDeliveryPage';
  /** The rows of this page, in the order asked for. */
  items: Array<WebhookDelivery>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** What became of telling a webhook of one event. */
export type WebhookDeliveryState =
  /** The receiver answered with a status of 200 to 299. */
  | 'DELIVERED'
  /** Given up: it can be replayed for as long as it is kept. */
  | 'FAILED'
  /** It is to be sent, or sent again, when its turn and its time come. */
  | 'WAITING';

/** What a webhook is told of; in the payload as `type`, in small letters with a dot. */
export type WebhookEventKind =
  /** `certificate.issued`: a certificate was issued, also one with a corrected name. */
  | 'CERTIFICATE_ISSUED'
  /** `course.published`: a course came on sale, for the first time or again. */
  | 'COURSE_PUBLISHED'
  /** `enrolment.completed`: a student has completed all that a course requires. */
  | 'ENROLMENT_COMPLETED'
  /** `enrolment.created`: a student has a course, or has it again after access had ended. */
  | 'ENROLMENT_CREATED'
  /** `order.paid`: the money of an order is known to have come, or nothing was to be paid. */
  | 'ORDER_PAID'
  /** `person.changed`: an account was made, or its profile, roles or state changed; also that it was erased. */
  | 'PERSON_CHANGED'
  /** `refund.decided`: a refund was granted or refused, after an appeal once more. */
  | 'REFUND_DECIDED'
  /** `webhook.tested`: an administrator tries a webhook; it is sent once, and never chosen. */
  | 'WEBHOOK_TESTED';

/** Why one try to tell a webhook failed. */
export type WebhookFault =
  /** No connection came about, or it broke off. */
  | 'CONNECTION'
  /** It answered with a redirect, which is never followed. */
  | 'REDIRECT'
  /** Its name stands for a private network, so nothing was sent. */
  | 'REFUSED_ADDRESS'
  /** The server’s own keys were replaced: make a new secret. */
  | 'SECRET_UNREADABLE'
  /** It answered with a status that is not 200 to 299. */
  | 'STATUS'
  /** No answer had come after ten seconds. */
  | 'TIMEOUT'
  /** No safe connection came about: its certificate is not good. */
  | 'TLS'
  /** The name of its host is unknown to DNS. */
  | 'UNKNOWN_HOST';

/** Why a webhook is switched off. */
export type WebhookOffReason =
  /** An administrator switched it off. */
  | 'ADMINISTRATOR'
  /** Nothing had reached it for three days. */
  | 'FAILING'
  /** Its receiver answered 410: it wants no more. */
  | 'GONE';

/** A webhook with a secret that was made just now. */
export type WebhookWithSecret = {
  __typename: 'WebhookWithSecret';
  /** The secret, `whsec_` and 32 bytes in base64. It is shown this once; absent where the same idempotencyKey had made it before. */
  secret: Maybe<Scalars['String']['output']>;
  /** The webhook as it is now. */
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

/** Which token of another person ends, and why. */
export type WithdrawApiTokenInput = {
  /** Of the token, as `apiTokens` gives it. */
  apiTokenId: Scalars['ID']['input'];
  /** Why, for the audit log: 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** What a teacher owes and was, or may be, given up. */
export type WriteOff = {
  __typename: 'WriteOff';
  /** How much is given up, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** Full name of who decided; absent before that. */
  decidedBy: Maybe<Scalars['String']['output']>;
  /** Of the write-off: opaque, never changes. */
  id: Scalars['ID']['output'];
  /** When it was proposed. */
  proposedAt: Scalars['DateTime']['output'];
  /** Full name of who proposed it. */
  proposedBy: Scalars['String']['output'];
  /** Who proposed it, and can’t agree. */
  proposedById: Scalars['ID']['output'];
  /** Why, in the words of who proposed it. */
  reason: Scalars['String']['output'];
  /** Whether it is booked. */
  state: WriteOffState;
  /** The teacher who owes it. */
  teacherId: Scalars['ID']['output'];
  /** Full name of the teacher who owes it. */
  teacherName: Scalars['String']['output'];
};

/** One numbered page of rows, and how many there are. */
export type WriteOffPage = {
  __typename: 'WriteOffPage';
  /** The rows of this page, in the order asked for. */
  items: Array<WriteOff>;
  /** Rows per page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** Where the giving up of a teacher’s debt is. */
export type WriteOffState =
  /** It is the platform’s loss. */
  | 'BOOKED'
  /** Another administrator has to agree. */
  | 'PROPOSED'
  /** It was not given up. */
  | 'REJECTED';
