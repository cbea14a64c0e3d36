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

/** Chooses the answer to a question. */
export type AcceptAnswerInput = {
  /** Of a reply to the question. */
  commentId: Scalars['ID']['input'];
  /** False takes the choice back. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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

/** Asks for another moderator to look at one’s content. */
export type AppealContentDecisionInput = {
  /** Of the decision, as `myContentDecisions` gives it. */
  caseId: Scalars['ID']['input'];
  /** Why the decision is wrong; moderators read it. 5 to 1,000 characters. */
  reason: Scalars['String']['input'];
};

/** Appeal against the rejection of a refund. */
export type AppealRefundInput = {
  /** Arguments for the refund, visible to the platform. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** ID of a rejected refund of the viewer. */
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

/** Coupon for the viewer’s cart. */
export type ApplyCouponInput = {
  /** Coupon code as typed. Case and surrounding spaces are ignored. */
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

/** A bank account in Vietnam that receives money. */
export type BankAccountInput = {
  /** BIN of one of `banks`, six digits. */
  bin: Scalars['String']['input'];
  /** Account holder as registered with the bank: 3 to 60 letters. Accents and case are ignored. */
  holder: Scalars['String']['input'];
  /** Account number, 6 to 19 digits. Spaces are ignored. */
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

/** Where other programs follow the viewer’s calendar. */
export type CalendarAddress = {
  __typename: 'CalendarAddress';
  /** When it was made; absent without one. */
  renewedAt: Maybe<Scalars['DateTime']['output']>;
  /** Absolute; whoever has it reads the calendar; absent until one was asked for. */
  url: Maybe<Scalars['String']['output']>;
};

/** The code that was mailed to the old address. */
export type CancelEmailChangeInput = {
  /** What stands after `#cancel=` in the link. */
  token: Scalars['String']['input'];
};

/** Courses to keep on sale after the package has ended. */
export type CancelPackageInput = {
  /** IDs of own courses to keep on sale before the oldest ones if the smaller package has no room for all. Omitted: the oldest. */
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

/** A list of students of a course, and what is to be done with them. */
export type ChangeRosterInput = {
  /** Addresses of a list or a CSV file, at most 1,000: in lines, or with commas, semicolons or spaces between them, names beside them; this or the chosen places. */
  addresses?: InputMaybe<Scalars['String']['input']>;
  /** Of a course that the viewer owns. */
  courseId: Scalars['ID']['input'];
  /** With END: the places in the course that end, at most 1,000; this or addresses. */
  enrolmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What is to be done with them. */
  kind: RosterKind;
  /** Why, as its students read it. 10 to 500 characters. */
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

/** An enrolment that was made or changed. */
export type ChangedEnrolment = {
  __typename: 'ChangedEnrolment';
  /** When it last changed, as its transaction began; no order to go by, the feed has its own. */
  changedAt: Scalars['DateTime']['output'];
  /** The enrolment now; absent once deleted. */
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

/** An order that was created or changed. Orders are never deleted. */
export type ChangedOrder = {
  __typename: 'ChangedOrder';
  /** When it last changed, as its transaction began; no order to go by, the feed has its own. */
  changedAt: Scalars['DateTime']['output'];
  /** Of what changed: under this id a client keeps its copy. */
  id: Scalars['ID']['output'];
  /** It is there no more: a client drops its copy. The id is all that is left to say, for ever. */
  isDeleted: Scalars['Boolean']['output'];
  /** Current state of the order. Null if it was deleted. */
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

/** A day on which held earnings become available. */
export type ComingRelease = {
  __typename: 'ComingRelease';
  /** What becomes available then if nothing is given back, in đồng. */
  amount: Scalars['Vnd']['output'];
  /** The day in Vietnam. */
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

/** Confirmation that the bank has sent a refund’s money. */
export type ConfirmRefundTransferInput = {
  /** Must be true if a file for the bank contains the transfer. CONFLICT otherwise. */
  despiteFile?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID of a refund paid by a bank transfer. */
  refundId: Scalars['ID']['input'];
  /** The bank’s transaction number; 3 to 60 characters. */
  transaction: Scalars['String']['input'];
};

/** Confirmation of the transfer that returned unmatched money. */
export type ConfirmSuspenseReturnInput = {
  /** The bank’s reference of Sen’s transfer, as on the statement. 3 to 64 characters. */
  bankReference: Scalars['String']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the money being returned. */
  itemId: Scalars['ID']['input'];
};

/** An e-mail address that is proved to be the person’s. */
export type ConfirmedEmail = {
  __typename: 'ConfirmedEmail';
  /** The address in force now, which one signs in with. */
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
  /** Refund right of the viewer’s latest purchase of the course. Null without a purchase. */
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

/** Something to tell a part of the people by a banner. */
export type CreateAnnouncementInput = {
  /** Whom it is for. */
  audience: AnnouncementAudience;
  /** Of the course whose students are meant, with COURSE alone. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Until when it is shown: at most 30 days later. */
  endsAt: Scalars['DateTime']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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

/** A place to find again. */
export type CreateBookmarkInput = {
  /** Second of the video; the whole lesson is marked without it. */
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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

/** A new course; everything else is filled in later. */
export type CreateCourseInput = {
  /** Category; needed before it is submitted. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 60 characters. */
  name: Scalars['String']['input'];
};

/** What a member tells their group. */
export type CreateGroupPostInput = {
  /** Of a group that the viewer is in. */
  groupId: Scalars['ID']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the post that it answers; left out: a new one. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 2,000 characters. */
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

/** A note of one’s own at a lesson. */
export type CreateNoteInput = {
  /** Second of the video at which it was begun. */
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of a lesson that the viewer studies. */
  lessonId: Scalars['ID']['input'];
  /** Paragraph of the text that it is about, from 0. */
  paragraph?: InputMaybe<Scalars['Int']['input']>;
  /** The words, 1 to 4,000 characters; no one else reads them. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Discount on an order, 1,000 to 50,000,000 ₫. Alternative to `percent`. */
  amount?: InputMaybe<Scalars['Vnd']['input']>;
  /** Code of 4 to 20 letters without accents and digits. Must be unique. */
  code: Scalars['String']['input'];
  /** Time until which the coupon can be used. Omitted: until it is deactivated. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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

/** A new question of a course’s bank. */
export type CreateQuestionInput = {
  /** What it asks, with its key. */
  content: QuestionContentInput;
  /** Of the own course whose bank it joins. */
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

/** A comment to use again while marking. */
export type CreateSavedCommentInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 500 characters; one that is kept already stays as it is. */
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

/** Time that the viewer sets aside to study. */
export type CreateStudySlotInput = {
  /** Of a course that the viewer studies; left out: any. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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

/** A slot that its owner gave up. */
export type DeletedStudySlot = {
  __typename: 'DeletedStudySlot';
  /** Of the slot, for clients to drop it. */
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

/** The teacher’s rejection of a refund, after which the platform decides. */
export type DisagreeWithRefundInput = {
  /** Reason, visible to the buyer and the platform. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** ID of a refund that awaits the teacher. */
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
  /** Sen’s reference of the disputed payment. */
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

/** What changed, in the order in which it is safe to be read. */
export type EnrolmentChangeFeed = {
  __typename: 'EnrolmentChangeFeed';
  /** Each changed object once, as it is now. */
  nodes: Array<ChangedEnrolment>;
  /** Whether and from where to go on. */
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
  /** CONFLICT: The enrolment no longer gives access; `state` names what became of it. */
  | 'ACCESS_ENDED'
  /** CONFLICT: Access to the course `title` now lasts `limit` days, less than the buyer was shown. Show it again. */
  | 'ACCESS_SHORTENED'
  /** FORBIDDEN: The account is suspended: signing in is no use until an administrator restores it. */
  | 'ACCOUNT_SUSPENDED'
  /** POLICY: An administrator’s account is not erased before the role is taken from it. */
  | 'ADMINISTRATOR_ERASURE'
  /** TOO_COSTLY: The document has `value` aliases, and `limit` are allowed. */
  | 'ALIAS_LIMIT'
  /** CONFLICT: The buyer is already enrolled in the course. */
  | 'ALREADY_OWNED'
  /** POLICY: The student has passed the assignment, so that no further work is taken. */
  | 'ALREADY_PASSED'
  /** CONFLICT: The viewer is a teacher: there is nothing left to do. */
  | 'ALREADY_TEACHER'
  /** CONFLICT: The viewer teaches the course already, by another invitation. */
  | 'ALREADY_TEACHES'
  /** POLICY: The gateway accepts `least` to `limit` đồng per payment, but the amount is `value`. Choose another one. */
  | 'AMOUNT_OUT_OF_RANGE'
  /** CONFLICT: The announcement has ended, at `since`: write a new one. */
  | 'ANNOUNCEMENT_ENDED'
  /** POLICY: The announcement can not be put away: it goes by itself when it ends. */
  | 'ANNOUNCEMENT_STAYS'
  /** POLICY: The student has passed the quiz and was shown its answers, so that no attempt follows. */
  | 'ANSWERS_WERE_SHOWN'
  /** FORBIDDEN: The administrators have switched API tokens off: none is made or taken until they allow them. */
  | 'API_TOKENS_OFF'
  /** UNAUTHENTICATED: The API token was revoked, has expired, never was, or its account is suspended: its owner has to make another. */
  | 'API_TOKEN_ENDED'
  /** CONFLICT: A rejection can be appealed only once. */
  | 'APPEALED_BEFORE'
  /** POLICY: The rejection could be appealed until `deadline`. */
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
  /** POLICY: Order `number` has reached its maximum of `limit` payment attempts. Wait until it expires, then buy the course again. */
  | 'ATTEMPTS_USED_UP'
  /** CONFLICT: Another tab or device has saved answers since; `version` is the sequence number stored now: read the attempt, then go on from there. */
  | 'ATTEMPT_ELSEWHERE'
  /** CONFLICT: The attempt was handed in, or its time ran out at `deadline`: answers no longer count. Read the attempt again. */
  | 'ATTEMPT_OVER'
  /** CONFLICT: The attempt is still being worked on: it is marked once it is handed in. */
  | 'ATTEMPT_RUNNING'
  /** CONFLICT: Only a backup that is OK or WARNING and still there can be checked, tried or downloaded. */
  | 'BACKUP_NOT_WHOLE'
  /** CONFLICT: A backup is being made: there is one at a time, over all processes. */
  | 'BACKUP_RUNNING'
  /** BAD_INPUT: The body is JSON, but no object with named fields. */
  | 'BODY_NOT_OBJECT'
  /** PAYLOAD_TOO_LARGE: The body or the file is larger than the endpoint takes. */
  | 'BODY_TOO_LARGE'
  /** POLICY: The viewer has `limit` bookmarks in the course, which is the most: remove some first. */
  | 'BOOKMARKS_FULL'
  /** RATE_LIMITED: The cost of `limit` a minute, of the person, the API token or the anonymous address, is spent at the process that answers; try again after `retryAfter` seconds. */
  | 'BUDGET_SPENT'
  /** POLICY: The cart contains no buyable course. */
  | 'CART_EMPTY'
  /** POLICY: The cart already contains `limit` courses. */
  | 'CART_FULL'
  /** CONFLICT: The reports were decided before, as `state` says: nothing waits. */
  | 'CASE_DECIDED'
  /** CONFLICT: The category `title` is named by `count` courses, revisions, coupons or categories: merge or move them first. */
  | 'CATEGORY_IN_USE'
  /** POLICY: The certificate was revoked, so that there is nothing to hand out. */
  | 'CERTIFICATE_REVOKED'
  /** POLICY: The name on the certificate has letters that the PDF can’t print: an administrator issues it again with the name in Latin letters. */
  | 'CERTIFICATE_UNPRINTABLE'
  /** RATE_LIMITED: The gateway was queried about the order just now. Check again after `retryAfter` seconds. */
  | 'CHECKED_JUST_NOW'
  /** POLICY: A course with a failed item on its checklist can not be approved. */
  | 'CHECKLIST_FAILS'
  /** POLICY: A course is sent back or rejected only with a failed item on its checklist. */
  | 'CHECKLIST_PASSES'
  /** INVALID_CREDENTIALS: Two-step sign-in is on: send a code of the authenticator app or a recovery code as well. */
  | 'CODE_NEEDED'
  /** INVALID_CREDENTIALS: The code of the authenticator app, or the recovery code, is wrong or used. */
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
  /** UNSUPPORTED_MEDIA: The endpoint does not take this content type. */
  | 'CONTENT_TYPE'
  /** TOO_COSTLY: The operation would cost `value`, and `limit` is allowed: ask for smaller pages. */
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
  /** POLICY: The line is not paid, or its money was already returned. */
  | 'DISPUTE_NOT_PAID'
  /** CONFLICT: A drill is running: there is one at a time, over all processes. */
  | 'DRILL_RUNNING'
  /** CONFLICT: The e-mail address was confirmed before: there is nothing left to do. */
  | 'EMAIL_ALREADY_VERIFIED'
  /** CONFLICT: Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** POLICY: The account’s own e-mail address has to be confirmed first. */
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
  /** CONFLICT: The student has asked for more time, and no teacher has decided yet. */
  | 'EXTENSION_REQUESTED'
  /** CONFLICT: The sentence is not in the course any more: there is nothing to decide. */
  | 'FINDING_GONE'
  /** POLICY: The viewer made the decision that is appealed against: another moderator decides. */
  | 'FIRST_DECIDER'
  /** POLICY: The platform does not use this gateway. paymentGateways lists the available ones. */
  | 'GATEWAY_NOT_OFFERED'
  /** UNAVAILABLE: The payment gateway does not respond. Repeat the same checkout after `retryAfter` seconds. */
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
  /** POLICY: A study group has at most `limit` members. */
  | 'GROUP_FULL'
  /** POLICY: The study group is for students of the course called `title`. */
  | 'GROUP_OF_COURSE'
  /** TOO_COSTLY: The document has more than one `__schema` or more than `limit` `__type`. */
  | 'INTROSPECTION_LIMIT'
  /** BAD_INPUT: The GraphQL document, or one of its variables, does not fit the schema. */
  | 'INVALID_DOCUMENT'
  /** BAD_INPUT: Fields break their rules; `details` names each with a `FieldFault`. */
  | 'INVALID_FIELDS'
  /** CONFLICT: The buyer’s bank has taken the money back, and dispute `number` about it is open. */
  | 'IN_DISPUTE'
  /** CONFLICT: The file `number` for the bank already contains this transfer. Sent manually as well, it would be paid twice. */
  | 'IN_TRANSFER_FILE'
  /** CONFLICT: The `idempotencyKey` was used for another request before: take a new one. */
  | 'KEY_REUSED'
  /** POLICY: No active administrator would be left. */
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
  /** GONE: The link of a mail was used or has expired: ask for a new one. */
  | 'LINK_GONE'
  /** CONFLICT: A live lesson can be marked as done once it has begun, at `since`. */
  | 'LIVE_NOT_BEGUN'
  /** BAD_INPUT: The body is not JSON, or ends too early. */
  | 'MALFORMED_BODY'
  /** BAD_INPUT: The address, a header or the form of the request can not be read. */
  | 'MALFORMED_REQUEST'
  /** CONFLICT: Another teacher, called `title`, is marking the work. */
  | 'MARKED_ELSEWHERE'
  /** POLICY: The teachers of the course have sent `limit` messages in 24 hours, which is the most. */
  | 'MESSAGES_OFTEN'
  /** METHOD_NOT_ALLOWED: The path exists on REST, the method does not; the header Allow names those that do. */
  | 'METHOD_NOT_ALLOWED'
  /** POLICY: A refund, a payout, held earnings or a debt of the person is open: settle it first. */
  | 'MONEY_OPEN'
  /** POLICY: The viewer has `limit` notes in the course, which is the most: delete some first. */
  | 'NOTES_FULL'
  /** CONFLICT: Nothing was decided against the content, as `state` says. */
  | 'NOTHING_TO_APPEAL'
  /** POLICY: No payout is approved, and no refund waits for its transfer, that is not in a file already. */
  | 'NOTHING_TO_TRANSFER'
  /** POLICY: Notifications of this kind protect the account and can not be switched off. */
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
  /** NOT_FOUND: There is no such thing, or the viewer may not know of it. */
  | 'NOT_FOUND'
  /** FORBIDDEN: Only a leader of the study group does this. */
  | 'NOT_GROUP_LEADER'
  /** POLICY: The course is currently not on sale. */
  | 'NOT_ON_SALE'
  /** FORBIDDEN: The viewer may look at this, but only its owner may change it. */
  | 'NOT_OWNER'
  /** POLICY: The order is not paid, so it has no bill. */
  | 'NOT_PAID_YET'
  /** FORBIDDEN: The viewer lacks a permission; `permission` names it where it is one. */
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
  /** POLICY: The viewer has no package except FREE. */
  | 'NO_PACKAGE'
  /** POLICY: There is no bank account to pay to: enter one first (setPayoutAccount). */
  | 'NO_PAYOUT_ACCOUNT'
  /** CONFLICT: The platform makes no qualities of videos: it was started without FFMPEG_PATH. */
  | 'NO_STREAMS'
  /** POLICY: A tax payment has an amount of at least one tax. */
  | 'NO_TAX_PAID'
  /** POLICY: The version has no trial period. */
  | 'NO_TRIAL'
  /** POLICY: Google is the only way into the account: set a password before unlinking it. */
  | 'ONLY_SIGN_IN_METHOD'
  /** BAD_INPUT: The WebSocket takes subscriptions only; send queries and mutations over HTTP. */
  | 'ONLY_SUBSCRIPTIONS'
  /** CONFLICT: The buyer has a course of the order already, or one is no longer on sale. Return the money. */
  | 'ORDER_CANT_BE_PAID'
  /** CONFLICT: An administrator checks an earlier payment for the course, order `number`, `since` then. Do not pay again. */
  | 'ORDER_IN_DOUBT'
  /** CONFLICT: The order is in state `state` and accepts no further payment. */
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
  /** FORBIDDEN: A comment of the viewer’s own is neither liked nor reported by them. */
  | 'OWN_COMMENT'
  /** POLICY: The moderator wrote what was reported: another one decides. */
  | 'OWN_CONTENT'
  /** POLICY: Teachers cannot buy their own courses. */
  | 'OWN_COURSE'
  /** POLICY: The viewer teaches the course or would: another administrator decides. */
  | 'OWN_COURSE_MANAGED'
  /** POLICY: No one gives up what they owe themselves. */
  | 'OWN_DEBT'
  /** POLICY: Administrators cannot decide about their own purchases or sales. */
  | 'OWN_DISPUTE'
  /** POLICY: One’s own e-mail address is changed by `changeEmail`, not in the administration. */
  | 'OWN_EMAIL'
  /** CONFLICT: The membership is the viewer’s own: `leaveGroup` ends it. */
  | 'OWN_MEMBERSHIP'
  /** POLICY: Administrators cannot match money to their own orders. */
  | 'OWN_ORDER'
  /** POLICY: Administrators cannot grant themselves a package or additional days. */
  | 'OWN_PACKAGE'
  /** POLICY: No one approves money for themselves. */
  | 'OWN_PAYOUT'
  /** CONFLICT: The viewer does not thank for what they wrote. */
  | 'OWN_POST'
  /** POLICY: The progress, the attempt or the time is the viewer’s own: another teacher decides. */
  | 'OWN_PROGRESS'
  /** FORBIDDEN: The rating is the viewer’s own: another teacher of the course answers it. */
  | 'OWN_RATING'
  /** POLICY: Administrators cannot decide about refunds that they would receive or bear. */
  | 'OWN_REFUND'
  /** POLICY: No one reviews their own course. */
  | 'OWN_REVIEW'
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
  /** INVALID_CREDENTIALS: The sign-in is more than 15 minutes old: sign in again, or send the person’s own password as well. */
  | 'PASSWORD_NEEDED'
  /** INVALID_CREDENTIALS: The person’s own password, sent to prove that it is they, is wrong. */
  | 'PASSWORD_WRONG'
  /** CONFLICT: A payment for the course, order `number`, was begun at `since` and its gateway has not confirmed an outcome. Check it instead of paying again. */
  | 'PAYMENT_EXPECTED'
  /** UNAVAILABLE: The gateway did not respond about the payment of order `number`. Check again after `retryAfter` seconds. */
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
  /** POLICY: The owner gives away at most `limit` places of the course in 30 days, and `value` are left: fewer at once, or later. */
  | 'PLACES_GIVEN'
  /** CONFLICT: The course of the lesson moves no codes over its videos. */
  | 'PLAYBACK_UNMARKED'
  /** CONFLICT: The post, or the one that it answers, was removed. */
  | 'POST_REMOVED'
  /** CONFLICT: The order total is now `total` instead of `value`, which the buyer was shown. Show the prices again. */
  | 'PRICE_CHANGED'
  /** FORBIDDEN: An access token alone is not enough: prove who the viewer is (proveIdentity), and send the same request again with X-Identity-Proof. */
  | 'PROOF_NEEDED'
  /** CONFLICT: The quiz has no questions yet, so there is nothing to attempt. */
  | 'QUIZ_EMPTY'
  /** FORBIDDEN: Who teaches a course does not rate it, however they came by a place in it. */
  | 'RATES_OWN_COURSE'
  /** POLICY: The rating was edited `limit` times, which is the most: what it said before is kept. */
  | 'RATING_EDITED_OFTEN'
  /** CONFLICT: The rating is not shown any more: its course was refunded, or moderators took it away. */
  | 'RATING_REMOVED'
  /** UNAUTHENTICATED: There is no such refresh token: sign in again. */
  | 'REFRESH_TOKEN_INVALID'
  /** UNAUTHENTICATED: The refresh token was replaced and its successor used, so the session was ended: sign in again. */
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
  /** CONFLICT: `count` people hold the role: take it from them before deleting it. */
  | 'ROLE_HELD'
  /** CONFLICT: Another custom role has this name. */
  | 'ROLE_NAME_TAKEN'
  /** TOO_COSTLY: The operation has `value` root fields, and `limit` are allowed. */
  | 'ROOT_FIELD_LIMIT'
  /** CONFLICT: An earlier list of the course is being worked on: wait for its end. */
  | 'ROSTER_RUNS'
  /** CONFLICT: The mutation failed after its commit, usually because its answer could not be read: read what it changed before sending it again. `correlationId` identifies the failure for the support. */
  | 'SAVED_UNREAD'
  /** FORBIDDEN: The API token lacks the scope that `permission` names; its owner may do it: use a token that has the scope. */
  | 'SCOPE_MISSING'
  /** POLICY: The viewer has already approved it; another administrator must approve it as well. */
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
  /** TOO_COSTLY: The connection holds `limit` subscriptions: end one first. */
  | 'SUBSCRIPTIONS_OF_CONNECTION'
  /** TOO_COSTLY: The person holds `limit` subscriptions over all connections: end one first. */
  | 'SUBSCRIPTIONS_OF_PERSON'
  /** BAD_INPUT: Subscriptions run over a WebSocket (graphql-transport-ws) only. */
  | 'SUBSCRIPTION_OVER_HTTP'
  /** CONFLICT: An administrator has already decided about this money; its state is `state`. */
  | 'SUSPENSE_DECIDED'
  /** POLICY: Of one tax `value` đồng would be paid, and `limit` are owed. */
  | 'TAX_OVER_OWED'
  /** CONFLICT: A payment of this reference was entered already. */
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
  /** POLICY: There are `limit` canned answers: delete one that nobody uses. */
  | 'TOO_MANY_CANNED_ANSWERS'
  /** POLICY: There are `limit` categories on this level already, which is the most. */
  | 'TOO_MANY_CATEGORIES'
  /** POLICY: A person has at most `limit` drafts: save or discard others first. */
  | 'TOO_MANY_DRAFTS'
  /** POLICY: A study group has at most `limit` meetings ahead. */
  | 'TOO_MANY_EVENTS'
  /** POLICY: A person gets `limit` files of their data a day. */
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
  /** POLICY: The platform has `limit` custom roles already: delete or edit one instead. */
  | 'TOO_MANY_ROLES'
  /** POLICY: The viewer keeps `limit` comments already: forget some first. */
  | 'TOO_MANY_SAVED_COMMENTS'
  /** POLICY: A course has at most `limit` sections. */
  | 'TOO_MANY_SECTIONS'
  /** POLICY: A person has at most `limit` study slots ahead. */
  | 'TOO_MANY_SLOTS'
  /** POLICY: The platform has at most `limit` groups of synonyms. */
  | 'TOO_MANY_SYNONYMS'
  /** POLICY: `limit` files of the person wait to be taken: finish or cancel some. */
  | 'TOO_MANY_UPLOADS'
  /** POLICY: The package has reached its maximum of `limit` versions. */
  | 'TOO_MANY_VERSIONS'
  /** POLICY: There are `limit` webhooks: delete one that no program listens to. */
  | 'TOO_MANY_WEBHOOKS'
  /** POLICY: The viewer has tried or bought a package before. */
  | 'TRIAL_USED'
  /** POLICY: The viewer has a package. Trials are only for teachers with FREE. */
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
  /** POLICY: The wishlist already contains `limit` courses. */
  | 'WISHLIST_FULL'
  /** POLICY: `value` đồng would be given up, and the teacher owes `limit`. */
  | 'WRITE_OFF_OVER_OWED'
  /** CONFLICT: A write-off of this teacher waits for a second person: decide it first. */
  | 'WRITE_OFF_PROPOSED'
  /** INVALID_CREDENTIALS: The e-mail address or the password is wrong; which of the two is never said. */
  | 'WRONG_CREDENTIALS'
  /** CONFLICT: The thing’s present state, named in `state`, does not allow this step. */
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

/** Contents and layout of the file. */
export type ExportOrdersInput = {
  /** Filter of the orders. Omitted: all orders. */
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

/** Additional days of a package, free of charge. */
export type ExtendPackageInput = {
  /** Number of additional days, 1 to 366. */
  days: Scalars['Int']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason, visible to the teacher and recorded in the audit log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** ID of a subscription that has not ended. */
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

/** What a study group means to reach. */
export type GoalKind =
  /** The members study so many minutes together. */
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

/** Grant of a package to a teacher. */
export type GrantPackageInput = {
  /** End date, from tomorrow to 366 days from today. The package is valid until the day before. */
  endsOn: Scalars['Date']['input'];
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason, visible to the teacher and recorded in the audit log. 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** ID of the teacher who receives the package. */
  teacherId: Scalars['ID']['input'];
  /** ID of the granted version, sold or not. */
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

/** What a member of a study group is there. */
export type GroupRole =
  /** Looks after its name, code, members, goals and meetings. */
  | 'LEADER'
  /** Reads, writes and comes to meetings. */
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

/** A statement of the bank account for transfers. */
export type ImportIncomingTransfersInput = {
  /** CSV with a header, separated by commas, semicolons or tabs: date (2026-11-22 14:02:37 or 22/11/2026 14:02, in Vietnam), reference, amount or credit, content, and optionally payer and payer_account. Column names of Vietnamese banks are accepted. At most 500,000 characters. */
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

/** A file of questions for the bank of a course. */
export type ImportQuestionsInput = {
  /** Of the own course whose bank they join. */
  courseId: Scalars['ID']['input'];
  /** How the file is written. */
  format: QuestionFormat;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether to say only what would be taken; changes nothing then. */
  isDryRun: Scalars['Boolean']['input'];
  /** What is in the file, as text; at most 600,000 characters and 200 questions. */
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

/** A settlement file of a gateway. */
export type ImportSettlementInput = {
  /** Gateway that issued the file. */
  gateway: SettlementGateway;
  /** CSV with a header: kind (PAYMENT, REFUND, DISPUTE, DISPUTE_WON), reference (Sen’s), transaction (the gateway’s ID; for a dispute its case number), amount and fee in đồng, settled_at (ISO 8601 with a time zone). At most 900,000 characters. */
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

/** What an imported statement has led to. */
export type ImportedStatement = {
  __typename: 'ImportedStatement';
  /** Lines that name none, which were passed over. */
  others: Scalars['Int']['output'];
  /** Lines that name a transfer of ours, in the order of the file. */
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

/** Courses of a guest’s browser, to be added to the cart of the user who signed in. */
export type JoinCartInput = {
  /** Course IDs; at most 20. Courses that cannot be bought are skipped. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** The code that a member of a study group passed on. */
export type JoinGroupInput = {
  /** Eight letters and digits; case, blanks and hyphens do not matter. */
  code: Scalars['String']['input'];
};

/** Courses of a guest’s browser, to be added to the wishlist of the user who signed in. */
export type JoinWishlistInput = {
  /** Course IDs; at most 100. Courses that cannot be saved are skipped. */
  courseIds: Array<Scalars['ID']['input']>;
};

/** A language that the platform speaks with people, and that courses are taught in. */
export type Language =
  /** English: `en` in headers and addresses, and on REST. */
  | 'EN'
  /** Vietnamese: `vi` in headers and addresses, and on REST. */
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

/** The Google account to link, and proof of who the viewer is. */
export type LinkGoogleInput = {
  /** The account, by a code or tokens that Google gave. */
  account: GoogleAccountInput;
  /** The viewer’s password. Need not be said within 15 minutes of signing in, nor by who has none. */
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
  /** ID of an open dispute. */
  disputeId: Scalars['ID']['input'];
  /** The bank’s statement, recorded in the audit log. 3 to 300 characters. */
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

/** Announcements that were shown to the viewer. */
export type MarkAnnouncementsReadInput = {
  /** 1 to 3 that are shown to the viewer now; others are passed over. */
  announcementIds: Array<Scalars['ID']['input']>;
};

/** Notifications that were seen. */
export type MarkNotificationsReadInput = {
  /** 1 to 100 of one’s own; others are passed over. */
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

/** How far the marking of handed in work is. */
export type MarkingState =
  /** It is marked, and its student does not know the mark yet. */
  | 'MARKED'
  /** Its student has the mark. */
  | 'RELEASED'
  /** It waits to be marked. */
  | 'WAITING';

/** Order to which unmatched money belongs. */
export type MatchSuspenseInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the unmatched money. */
  itemId: Scalars['ID']['input'];
  /** ID of the order it belongs to. */
  orderId: Scalars['ID']['input'];
  /** Evidence for the match, recorded in the audit log. 3 to 300 characters. */
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

/** What can be done. Fields run one after the other, each in a transaction of its own. */
export type Mutation = {
  __typename: 'Mutation';
  /** Chooses the answer to a question. NOT_FOUND. FORBIDDEN: neither the viewer’s question nor a course they answer for. CONFLICT: it was removed. Needs the permission `comment:write`. */
  acceptAnswer: Comment;
  /** Records that the viewer has seen the current prices. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
  acknowledgeCartPrices: Cart;
  /** Restores a suspended account. NOT_FOUND. POLICY: the person may do more than the viewer. Needs the permission `person:deactivate`. */
  activatePerson: Person;
  /** Keeps an upload as a picture that texts of a course may show, its description and its lessons; one that none shows goes after a week. BAD_INPUT: no picture, or too large. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: it has 1000 already. Needs the permission `course:update`. */
  addCoursePicture: CoursePicture;
  /** Adds captions to a lesson’s video, in place of those of the same language. BAD_INPUT: no captions, or broken ones, with the line at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  addLessonCaptions: LessonContent;
  /** Adds a file to a lesson. BAD_INPUT: too large, or not what its ending says. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the lesson has 20 already, or the package has no room. Needs the permission `course:update`. */
  addLessonFile: LessonContent;
  /** Adds a file to a draft. BAD_INPUT: no such upload, too large together, or not what its ending says. NOT_FOUND: no draft of the viewer. CONFLICT: it was handed in, or access has ended. POLICY: it has 5 files already, or it is closed. Needs the permission `lesson:study`. */
  addSubmissionFile: AssignmentSubmission;
  /** Adds a course to the viewer’s cart. A course that is in the cart is not changed. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: not on sale, the viewer’s own course, or the cart is full. Needs the permission `course:buy`. */
  addToCart: Cart;
  /** Saves a course with its current price. A saved course is not changed. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: the viewer’s own course, or the wishlist is full. Needs the permission `course:buy`. */
  addToWishlist: Wishlist;
  /** Adds courses of the wishlist to the cart and returns an outcome for each. They stay on the wishlist until they are bought. BAD_INPUT: more than 100. Needs the permission `course:buy`. */
  addWishlistToCart: WishlistToCart;
  /** Approves a refund as the teacher. CONFLICT: it does not await the teacher. FORBIDDEN: another teacher’s course. NOT_FOUND. Needs the permission `refund:answer`. */
  agreeToRefund: Refund;
  /** Says whether the viewer comes to a meeting. BAD_INPUT: it is over. NOT_FOUND. Needs the permission `group:write`. */
  answerGroupEvent: GroupEvent;
  /** Accepts or declines an invitation. NOT_FOUND: none of the viewer’s confirmed address. CONFLICT: the viewer teaches the course already. Needs the permission `course:update`. */
  answerTeachingInvitation: AnsweredInvitation;
  /** Answers the requester. BAD_INPUT: the text, the state, or a file. NOT_FOUND. CONFLICT: it is closed, or somebody answered or its requester wrote since. POLICY: it is full. Needs the permission `ticket:answer`. */
  answerTicket: Ticket;
  /** Asks for another moderator to look, once and within some days. BAD_INPUT: the reason. NOT_FOUND: not one’s own. CONFLICT: there is an appeal, or nothing to appeal against. POLICY: the days are over. Needs the permission `comment:write`. */
  appealContentDecision: OwnContentDecision;
  /** Appeals against a rejection. BAD_INPUT: the note. POLICY: too late. CONFLICT: it was not rejected, or appealed before. FORBIDDEN: another user’s refund. NOT_FOUND. Needs the permission `refund:create`. */
  appealRefund: Refund;
  /** Sets the coupon of the viewer’s cart and replaces an earlier one. BAD_INPUT: an empty code. POLICY: no such coupon, or it gives no discount on this cart, with the reason. Needs the permission `course:buy`. */
  applyCoupon: Cart;
  /** Lets a submitted course be published. BAD_INPUT: the checklist. POLICY: an item of it needs fixing, or it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review. Needs the permission `course:review`. */
  approveCourse: Course;
  /** Approves a payout; from an amount of the settings on, two people do. NOT_FOUND: no such payout. CONFLICT: it does not wait any more. POLICY: one’s own, approved by the viewer before, or its account still cools down. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:approve`. */
  approvePayout: Payout;
  /** Approves a refund for the platform. A large amount needs two administrators. POLICY: the viewer’s own money, or the viewer gave the first approval. CONFLICT: it does not await the platform. NOT_FOUND. Needs the permission `refund:decide`. */
  approveRefund: Refund;
  /** Agrees that a debt is given up. NOT_FOUND: no such proposal. CONFLICT: it is decided. POLICY: proposed by the viewer, the viewer’s own debt, or they owe less by now. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  approveWriteOff: WriteOff;
  /** Puts a course away; its students keep it. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:publish`. */
  archiveCourse: Course;
  /** Stores evidence for the sale. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: it is the viewer’s own. Needs the permission `dispute:decide`. */
  argueDispute: DisputeView;
  /** Asks administrators to put a course back on sale that one of them suspended. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: none suspended it, or a request waits. BAD_INPUT: the message. Needs the permission `course:publish`. */
  askToRestoreCourse: Course;
  /** Gives a submission to a reviewer, or to no one. NOT_FOUND. POLICY: it is the viewer’s own course. CONFLICT: it was decided, or another has it than the viewer was shown, or no one. BAD_INPUT: who may not review it. Needs the permission `course:review`. */
  assignReview: CourseReview;
  /** Gives a ticket to somebody who takes care of it, or to no one. BAD_INPUT: they may not answer tickets. NOT_FOUND. CONFLICT: it is closed. Needs the permission `ticket:answer`. */
  assignTicket: Ticket;
  /** Makes the signed-in person a teacher as well. BAD_INPUT: a field at fault. CONFLICT: they are one. Needs the permission `profile:become-teacher`. */
  becomeTeacher: User;
  /** Begins to set up two-step sign-in. Nothing changes until confirmAuthenticator. CONFLICT: it is on already. POLICY: the viewer’s address was never confirmed. Needs the permission `account:secure`. */
  beginAuthenticator: AuthenticatorSetup;
  /** Gives a playback the code that moves over its picture; within five minutes the same. NOT_FOUND: no lesson that the viewer has opened and may study now. CONFLICT: its course marks no playbacks. Needs the permission `lesson:study`. */
  beginPlayback: Playback;
  /** Takes a change of address back by the code mailed to the old one, within 7 days, also when it has taken effect: answers the old one. Ends all sessions and mails a link to choose a new password. GONE: the link was used or has expired. */
  cancelEmailChange: ConfirmedEmail;
  /** Takes the request for deletion back. NOT_FOUND: there is none. Needs the permission `account:secure`. */
  cancelErasure: DataRequest;
  /** Ends the viewer’s package with its days, so that FREE follows. It can be reverted until then. BAD_INPUT: a course is not the viewer’s own. POLICY: no package. CONFLICT: it already ends. Needs the permission `package:subscribe`. */
  cancelPackage: PackageSubscription;
  /** Cancels a refund of the viewer. CONFLICT: it is already decided. FORBIDDEN: another user’s refund. NOT_FOUND. Needs the permission `refund:create`. */
  cancelRefund: Refund;
  /** Asks a new address to confirm that it is the viewer’s, and tells the old one. INVALID_CREDENTIALS: wrong password. CONFLICT: the address has an account. Needs the permission `account:secure`. */
  changeEmail: AccountSecurity;
  /** Changes the password, or sets the first one, and ends the viewer’s other sessions. INVALID_CREDENTIALS: the present one is wrong. POLICY: there is none, and the viewer signed in long ago. Needs the permission `account:secure`. */
  changePassword: AccountSecurity;
  /** Enrols students of a list in a course, or ends places that were given so, and tells each why; worked on by a job. BAD_INPUT: the list or the reason. NOT_FOUND, FORBIDDEN: no course of the viewer’s own. CONFLICT: it is not on sale, an earlier list runs, or the key was used for another request. POLICY: too many places in 30 days. Needs the permission `enrolment:grant`. */
  changeRoster: RosterChange;
  /** Changes a setting; every process goes by it within a second. BAD_INPUT: no such setting, out of its range, or what it is already. CONFLICT: changed by someone else since `expectedVersion`. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `setting:update`. */
  changeSetting: Setting;
  /** Says whether `register` would take a password, and changes nothing: a mutation, as queries may be kept. BAD_INPUT: the password is too short or too common. */
  checkPassword: PasswordCheck;
  /** Queries the gateway immediately about the latest payment of an order of the viewer, and settles its response. RATE_LIMITED: queried just now. UNAVAILABLE: the gateway does not respond. NOT_FOUND: no order of the viewer’s, or it has no payment. Needs the permission `order:read`. */
  checkPayment: CheckPaymentPayload;
  /** Places an order of the named courses, or of all buyable courses of the cart, and begins its payment. CONFLICT: the viewer has a course, the price changed, access is shorter than shown, or a payment for one of the courses is in doubt or pending. POLICY: not on sale, the viewer’s own course, nothing to buy, or the coupon gives no discount. BAD_INPUT: an invalid field. NOT_FOUND: no such course. UNAVAILABLE: the gateway does not respond. Needs the permission `course:buy`. */
  checkout: CheckoutPayload;
  /** Takes work for five minutes to mark it; where another teacher has it, `heldBy` names them. NOT_FOUND, FORBIDDEN: no work that the viewer may mark. POLICY: the viewer’s own work. Needs the permission `course:update`. */
  claimSubmission: MarkedSubmission;
  /** Takes the address of the viewer’s calendar away. UNAUTHENTICATED: no session. API tokens are refused: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:update`. */
  closeCalendarAddress: CalendarAddress;
  /** Turns two-step sign-in on. INVALID_CREDENTIALS: wrong code. CONFLICT: not begun, or on already. Needs the permission `account:secure`. */
  confirmAuthenticator: RecoveryCodes;
  /** Confirms an address by the code mailed to it: the present one, or the one that the account changes to. GONE: the link was used or has expired. CONFLICT: a person has taken the address meanwhile. */
  confirmEmail: ConfirmedEmail;
  /** Confirms that the bank has sent the money of a refund. BAD_INPUT: the transaction. POLICY: the viewer’s own money. CONFLICT: it has no pending transfer, or a file for the bank already contains it. NOT_FOUND. Needs the permission `refund:decide`. */
  confirmRefundTransfer: Refund;
  /** Confirms that the return transfer has left the bank. CONFLICT: it is not being returned. NOT_FOUND: no such money. Needs the permission `suspense:decide`. */
  confirmSuspenseReturn: SuspenseItem;
  /** Announces something. BAD_INPUT: a title or text, a window in the past or longer than 30 days, or the course. CONFLICT: the idempotencyKey came with another input. Needs the permission `announcement:manage`. */
  createAnnouncement: Announcement;
  /** Makes an API token of the viewer’s own and tells them of it by mail. BAD_INPUT: the name, a scope that no token has, a day out of range. POLICY: the viewer lacks a scope, or has 20 tokens. CONFLICT: the idempotencyKey came with another input. FORBIDDEN: tokens are switched off. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `account:secure`. */
  createApiToken: CreatedApiToken;
  /** Creates a URL of a paid order’s bill as a PDF, valid for five minutes. NOT_FOUND: no order of the viewer’s, nor `order:read-any`. POLICY: it is not paid. Needs the permission `order:read`. */
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
  /** Creates a coupon for the viewer’s own courses. It reduces their selling price, and buyers who use it count as brought by the viewer. BAD_INPUT: an invalid field, or the code is taken. Needs the permission `coupon:create`. */
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
  /** Creates new terms of a package from a given time on. Subscribers keep theirs. NOT_FOUND: no such package, or it is not sold. BAD_INPUT: an invalid field, or the time is in the past or has a version. POLICY: it has reached its maximum of versions. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  createPackageVersion: PackageVersion;
  /** Makes an account for another person. BAD_INPUT: a field at fault. CONFLICT: the address has one. POLICY: the roles would allow what the viewer may not. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:create`. */
  createPerson: Person;
  /** Creates a coupon that the platform bears. BAD_INPUT: an invalid field, or the code is taken. Needs the permission `coupon:create-any`. */
  createPlatformCoupon: Coupon;
  /** Adds a question to the bank of a course. BAD_INPUT: something that its kind needs is missing. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. CONFLICT: its state forbids edits. POLICY: the bank is full. Needs the permission `course:update`. */
  createQuestion: Question;
  /** Makes a custom role. CONFLICT: the name is taken. POLICY: the viewer lacks what it would allow, or there are 50 already. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `role:create`. */
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
  /** Gives the address of a monthly invoice as a PDF, for five minutes. NOT_FOUND: no invoice of the viewer’s. Needs the permission `earnings:read`. */
  createTeacherInvoiceDownload: DownloadLink;
  /** Asks support something, as the member who is signed in or as a guest. BAD_INPUT: who asks, the text, or an order, course or file that is not the viewer’s own. CONFLICT: the idempotencyKey came with another input. RATE_LIMITED: too often. An API token sees what anyone does, and what is its owner’s with one of the scopes `ticket:write-own`. */
  createTicket: TicketReceipt;
  /** Puts every approved payout, and every refund that is sent from the bank, into a file: each into one file only, from which it can’t be taken back. POLICY: nothing waits. CONFLICT: the key came with another request. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:export`. */
  createTransferFile: TransferFile;
  /** Makes a webhook and its secret. BAD_INPUT: the name, no kind, or an address that is refused; `details` says why. POLICY: there are 20. CONFLICT: the idempotencyKey came with another input. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
  createWebhook: WebhookWithSecret;
  /** Suspends an account: its sessions end within a second. NOT_FOUND. POLICY: oneself, the last active administrator, or who may do more. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:deactivate`. */
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
  /** Removes a file, or stops it from being written. NOT_FOUND: not the viewer’s. Needs the permission `export:create`. */
  deleteExport: Deleted;
  /** Removes a lesson. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: students have studied it, or the state of its course forbids it. Needs the permission `course:update`. */
  deleteLesson: DeletedFromCourse;
  /** Takes captions off a lesson. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  deleteLessonCaptions: DeletedFromCourse;
  /** Removes a file from its lesson. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  deleteLessonFile: DeletedFromCourse;
  /** Deletes a note, also when access has ended. NOT_FOUND: another person’s. Needs the permission `lesson:study`. */
  deleteNote: Deleted;
  /** Erases a person: the profile goes, what the books must keep stays without a name. Can’t be undone. NOT_FOUND. POLICY: oneself, the last active administrator, who may do more, or a teacher with courses on sale. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:delete`. */
  deletePerson: Deleted;
  /** Removes a custom role. NOT_FOUND: there is none. CONFLICT: a person has it. Needs the permission `role:delete`. */
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
  /** Removes a webhook with its deliveries, for good. NOT_FOUND: there is no such webhook. Needs the permission `webhook:manage`. */
  deleteWebhook: Deleted;
  /** Turns two-step sign-in off. INVALID_CREDENTIALS: the password or the code is wrong. CONFLICT: it is off. Needs the permission `account:secure`. */
  disableAuthenticator: AccountSecurity;
  /** Rejects a refund as the teacher; the platform then decides. BAD_INPUT: the note. CONFLICT: it does not await the teacher. FORBIDDEN: another teacher’s course. NOT_FOUND. Needs the permission `refund:answer`. */
  disagreeWithRefund: Refund;
  /** Gives jobs up for good; one that somebody else took first counts as gone. BAD_INPUT: the reason, none or more than 100. Needs the permission `dead-letter:discard`. */
  discardDeadLetters: TakenDeadLetters;
  /** Gives a revision up. NOT_FOUND, FORBIDDEN: no course that the viewer may edit, or no revision. CONFLICT: a reviewer has it. Needs the permission `course:update`. */
  discardRevision: Course;
  /** Puts an announcement away for good, for the viewer alone. NOT_FOUND: none that is shown to them. POLICY: it can not be put away. Needs the permission `notification:update`. */
  dismissAnnouncement: Deleted;
  /** Makes a link to a backup as one archive, with its files. NOT_FOUND: no such backup. CONFLICT: it is not whole, or was removed. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `backup:download`. */
  downloadBackup: DownloadLink;
  /** Makes a link to a file that is ready. NOT_FOUND: not the viewer’s. FORBIDDEN: the permission of that list is gone. CONFLICT: it is not ready. GONE: it was kept for its days, or has students of a course that the viewer no longer teaches. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `export:create`. */
  downloadExport: DownloadLink;
  /** Puts a copy of a lesson right after it, with its text, video and captions, and never a preview. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has as many as it may have. Needs the permission `course:update`. */
  duplicateLesson: LessonContent;
  /** Shows an announcement no longer. NOT_FOUND. CONFLICT: it has ended already. Needs the permission `announcement:manage`. */
  endAnnouncement: Announcement;
  /** Signs the viewer out everywhere but here. UNAUTHENTICATED: no one is signed in. Needs the permission `account:secure`. */
  endOtherSessions: EndedSessions;
  /** Signs one device out. NOT_FOUND: no living session of the viewer. Needs the permission `account:secure`. */
  endSession: EndedSessions;
  /** Exchanges a bought course for another one at its current price. If a difference is to be paid, `payment` describes it, and nothing changes before it is paid. BAD_INPUT: the gateway or the bank account. POLICY: the rule that forbids it. CONFLICT: exchanged or refund requested before, the price changed, access is shorter, or the key belongs to another request. NOT_FOUND: no purchase of the viewer’s, or no such course. UNAVAILABLE: the gateway does not respond. Needs the permission `refund:create`. */
  exchangeCourse: CheckoutPayload;
  /** Makes a link to the lines as a CSV file, latest first. BAD_INPUT: a filter at fault. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `audit:export`. */
  exportAuditLog: DownloadLink;
  /** Offers the courses that a filter lets through as CSV. BAD_INPUT: too many were chosen. Needs the permission `course:export`. */
  exportCourses: DownloadLink;
  /** Creates a download link to the orders as a CSV file, latest first. BAD_INPUT: an invalid filter. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `order:export`. */
  exportOrders: DownloadLink;
  /** A link to people as a CSV file, in the order asked for and the language of the request. BAD_INPUT: a filter at fault. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:export`. */
  exportPeople: DownloadLink;
  /** Offers the students that a filter lets through as a file, without addresses. BAD_INPUT: too many were chosen. Needs the permission `course:read-own`. */
  exportTaughtStudents: DownloadLink;
  /** Makes a link to a file as CSV, with the same transfers each time: without the account of a refund that came back or whose buyer was erased. NOT_FOUND: no such file. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:export`. */
  exportTransferFile: DownloadLink;
  /** Adds days to the end of a subscription. NOT_FOUND: no such subscription. BAD_INPUT: an invalid field. POLICY: it has ended; grant a new one. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  extendPackage: PackageSubscription;
  /** Gives one student more time, asked for or not. BAD_INPUT: the times are past or do not fit each other, or no reason is given. NOT_FOUND, FORBIDDEN: no assignment that the viewer may mark, or no student of its course. POLICY: the viewer’s own time. Needs the permission `course:update`. */
  grantExtension: DecidedExtension;
  /** Grants a teacher a package from today to a given day. NOT_FOUND: no such teacher or version. BAD_INPUT: an invalid field. POLICY: paid days of another package are left; extend that one. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `package:manage`. */
  grantPackage: PackageSubscription;
  /** Gives one student more time for a quiz, also in an attempt that is open. BAD_INPUT: out of range. NOT_FOUND, FORBIDDEN: no quiz that the viewer may mark, or no student of its course. POLICY: the viewer’s own time. Needs the permission `course:update`. */
  grantQuizTime: GrantedQuizTime;
  /** Imports a statement of the bank account for transfers. Each transfer counts once, by the bank’s reference. BAD_INPUT: a line is invalid, and nothing was imported. POLICY: the platform accepts no transfers. Needs the permission `suspense:decide`. */
  importIncomingTransfers: IncomingTransfers;
  /** Takes the captions of a file for a lesson’s video, in place of those of the same language, or says what would be taken. BAD_INPUT: a file without captions, too many, or a lesson without a video. NOT_FOUND, FORBIDDEN: no course that the viewer edits. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  importLessonCaptions: CaptionsImport;
  /** Adds the sections and lessons of a table to an own course, or says what would be added; what is there stays as it is. BAD_INPUT: no table, or one without the columns that are needed. NOT_FOUND, FORBIDDEN: no course that the viewer edits. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  importOutline: OutlineImport;
  /** Learns from a bank’s statement which payouts and refunds were paid and which came back; importing it again changes nothing. BAD_INPUT: not such a file, too large, or an amount that can’t be read. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:import`. */
  importPayoutStatement: ImportedStatement;
  /** Makes an account for every line of a CSV file that is in order; the result says what became of each. BAD_INPUT: the file is no such table, or too long. Needs the permission `person:import`. */
  importPeople: ImportResult;
  /** Takes the questions of a file into the bank of an own course, or says what would be taken. BAD_INPUT: no question in it, or too many. NOT_FOUND, FORBIDDEN: no course that the viewer edits. POLICY: the bank has no room. Needs the permission `course:update`. */
  importQuestions: QuestionImport;
  /** Imports a gateway’s settlement file: matching lines are booked, differences are listed. Importing the same file again changes nothing. BAD_INPUT: a line is invalid, and nothing was booked. POLICY: the platform does not use the gateway. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `settlement:import`. */
  importSettlement: SettlementFile;
  /** Invites an address to teach an own course, or reminds it. BAD_INPUT: no address, one’s own, or one that teaches it already. NOT_FOUND, FORBIDDEN: no course of the viewer. POLICY: the package has no room. Needs the permission `course:update`. */
  inviteCoTeacher: Course;
  /** Adds the courses of a guest’s browser to the viewer’s cart, as far as there is room. BAD_INPUT: more than 20. Needs the permission `course:buy`. */
  joinCart: Cart;
  /** Joins the study group of a code. BAD_INPUT: no group has it. POLICY: without its course, or without room. RATE_LIMITED: too many codes were tried. Needs the permission `group:write`. */
  joinGroup: StudyGroup;
  /** Saves the courses of a guest’s browser at their current prices, as far as there is room. BAD_INPUT: more than 100. Needs the permission `course:buy`. */
  joinWishlist: Wishlist;
  /** Gives up teaching a course of another teacher. NOT_FOUND: the viewer does not co-teach it. Needs the permission `course:update`. */
  leaveCourse: LeftCourse;
  /** Leaves a study group; it goes with its last member. NOT_FOUND. CONFLICT: the last leader of others names another first. Needs the permission `group:write`. */
  leaveGroup: LeftGroup;
  /** Likes a comment or takes the like back. NOT_FOUND. FORBIDDEN: one’s own. CONFLICT: it was removed. Needs the permission `comment:write`. */
  likeComment: Comment;
  /** Lets the viewer sign in with a Google account, and tells them by mail. INVALID_CREDENTIALS: a token that was not issued to us, or, with the field `password`, the viewer signed in more than 15 minutes ago and has to say theirs. CONFLICT: it belongs to another person, another one is linked, or Google is not set up. POLICY: its address is not verified. Needs the permission `account:secure`. */
  linkGoogle: AccountSecurity;
  /** Whom a code leads back to. A mutation, since who looked it up and why is written down. BAD_INPUT: the reason. NOT_FOUND: no such code. Needs the permission `playback:read-any`. */
  lookUpPlayback: Playback;
  /** Records that the bank keeps the money. It counts as a completed refund, and the buyer loses the course or the remaining days of the package. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: it is the viewer’s own. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
  loseDispute: DisputeView;
  /** Makes the qualities of the video of a lesson, or of a course’s promo, or tries again after a failure; what is made, or on its way, stays. NOT_FOUND: no video. FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it, or the platform makes no streams. POLICY: it was asked for too often within a day. Needs the permission `course:update`. */
  makeVideoStream: Video;
  /** Suspends, restores, hides or shows courses, or answers requests to restore them, each for itself. BAD_INPUT: none, too many, no reason, or `restoreAskedAt` with anything but KEEP_SUSPENDED of one course. CONFLICT: that course’s teacher has asked anew since. Needs the permission `course:manage`. */
  manageCourses: ManagedCourses;
  /** Marks all notifications as read. UNAUTHENTICATED: no one is signed in. Needs the permission `notification:update`. */
  markAllNotificationsRead: NotificationsRead;
  /** Notes that announcements were shown to the viewer. BAD_INPUT: none or too many. Needs the permission `notification:update`. */
  markAnnouncementsRead: AnnouncementsRead;
  /** Marks a lesson as done, where its rule is MANUAL; again changes nothing. NOT_FOUND. CONFLICT: not opened, decided by another rule, a live lesson that has not begun, or access that has ended. Needs the permission `lesson:study`. */
  markLessonDone: LessonProgress;
  /** Marks notifications as read; ids of others’ are passed over. BAD_INPUT: no ids or too many. Needs the permission `notification:update`. */
  markNotificationsRead: NotificationsRead;
  /** Marks an OPEN answer of a submitted attempt, or marks it anew; a pass is never taken back. BAD_INPUT: more points than the question has. NOT_FOUND, FORBIDDEN: no answer that the viewer may mark. CONFLICT: the attempt is still in progress. POLICY: the viewer’s own answer. Needs the permission `course:update`. */
  markQuizAnswer: MarkedAnswer;
  /** Keeps all marks of work, sent whenever one changes; its student sees none before the release. BAD_INPUT: a row or file is not of the work, too many points, or rows are missing where it is done. NOT_FOUND, FORBIDDEN: no work that the viewer may mark. CONFLICT: another teacher has it, or another save was faster. POLICY: the viewer’s own work. Needs the permission `course:update`. */
  markSubmission: MarkedSubmission;
  /** Matches unmatched money to an order, which is paid once its whole price is covered; otherwise the buyer is requested to pay the rest. CONFLICT: decided before, or the order accepts no further payment. NOT_FOUND: no such money or order. Needs the permission `suspense:decide`. */
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
  /** Records that a buyer’s bank took a payment back. The teacher’s earning is not released until the decision. The buyer keeps access to the course or package. NOT_FOUND: no such payment. BAD_INPUT: the order has several lines and none is named, or the bank cannot have taken this amount. CONFLICT: it is disputed already, or its refund is pending. POLICY: it is not paid, or it is the viewer’s own. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
  openDispute: DisputeView;
  /** Hands a lesson out and marks it as reached. NOT_FOUND. FORBIDDEN: not enrolled. CONFLICT: it opens later, or a lesson before it comes first. Needs the permission `lesson:study`. */
  openLesson: LessonContent;
  /** Sets a lesson complete for a student, or back to its beginning, and tells them why. Never takes back a completed course or a certificate. BAD_INPUT: the reason. NOT_FOUND, FORBIDDEN: no course whose work the viewer may mark. CONFLICT: their access has ended. POLICY: the viewer’s own progress. Needs the permission `enrolment:override`. */
  overrideProgress: CourseStudent;
  /** Begins a payment of an unpaid order of the viewer on its agreed terms. CONFLICT: it is no longer payable, its payment is pending, or the key belongs to another request. POLICY: the gateway does not accept it, or too many attempts. NOT_FOUND: no order of the viewer’s. UNAVAILABLE: the gateway does not respond. Needs the permission `course:buy`. */
  payOrder: CheckoutPayload;
  /** Keeps a post on top of the feed, or lets it go. BAD_INPUT: a reply. NOT_FOUND. FORBIDDEN: no leader of the group. CONFLICT: it was removed. Needs the permission `group:write`. */
  pinGroupPost: GroupPost;
  /** Says what of a course on sale shall go once a reviewer agrees. BAD_INPUT: a part that is not in it. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. CONFLICT: it is not on sale, or a reviewer has its revision. Needs the permission `course:update`. */
  proposeRemovals: Course;
  /** Gives up what a teacher owes, or proposes it where two people have to agree. NOT_FOUND: no such teacher. POLICY: more than they owe, or the viewer’s own debt. CONFLICT: one is proposed already, or the key came with another request. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  proposeWriteOff: WriteOff;
  /** Proves who the viewer is, by everything that signing in takes. Operations that are refused with PROOF_NEEDED run with what this gives. INVALID_CREDENTIALS: the password or the code is wrong or missing, see details. POLICY: there is neither, and the viewer signed in long ago. RATE_LIMITED. Needs the permission `account:secure`. */
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
  /** Enters that taxes were paid to the office, each at most as much as is owed of it. POLICY: nothing is paid, or more than is owed. CONFLICT: the reference was entered before, or the key came with another request. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  recordTaxPayment: TaxPayment;
  /** Exchanges a refresh token for an access token and its successor. UNAUTHENTICATED when the session has ended. */
  refreshSession: AuthPayload;
  /** Makes an account and signs it in. BAD_INPUT: a field at fault. CONFLICT: the address has an account. RATE_LIMITED. */
  register: AuthPayload;
  /** Issues a certificate anew with a corrected name, revokes the former one and tells its student. NOT_FOUND. CONFLICT: it was revoked before. Needs the permission `certificate:revoke`. */
  reissueCertificate: Certificate;
  /** Rejects a submitted course for a reason of policy. BAD_INPUT: the reason. POLICY: it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review. Needs the permission `course:review`. */
  rejectCourse: Course;
  /** Refuses a payout; the money is available to the teacher again. NOT_FOUND: no such payout. CONFLICT: the bank was told already, or it has ended. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `payout:approve`. */
  rejectPayout: Payout;
  /** Rejects a refund for the platform. BAD_INPUT: the note. POLICY: the viewer’s own money. CONFLICT: it does not await the platform. NOT_FOUND. Needs the permission `refund:decide`. */
  rejectRefund: Refund;
  /** Refuses to give a debt up. NOT_FOUND: no such proposal. CONFLICT: it is decided. POLICY: the viewer’s own debt. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `ledger:clear`. */
  rejectWriteOff: WriteOff;
  /** Lets something go again that the program holds back since it was restored. BAD_INPUT: the reason. CONFLICT: it is not held back. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `outgoing:release`. */
  releaseOutgoing: OutgoingHold;
  /** Marks a question again by its present key in every submitted attempt, as a job; no pass is taken back. BAD_INPUT: no reason is given. NOT_FOUND, FORBIDDEN: no question that the viewer may mark. CONFLICT: the question was edited since. Needs the permission `course:update`. */
  remarkQuestion: RemarkStarted;
  /** Ends a co-teacher’s place, or takes an invitation back. NOT_FOUND, FORBIDDEN: no course of the viewer. Needs the permission `course:update`. */
  removeCoTeacher: Course;
  /** Removes a comment; a placeholder stays. NOT_FOUND. FORBIDDEN: another person’s, in a course that the viewer does not answer for. CONFLICT: it was removed before. Needs the permission `comment:write`. */
  removeComment: Comment;
  /** Removes the coupon from the viewer’s cart. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
  removeCoupon: Cart;
  /** Removes a course from the viewer’s cart. A course that is not in the cart is no error. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
  removeFromCart: Cart;
  /** Removes a course from the wishlist. A course that is not saved is no error. UNAUTHENTICATED: the viewer is not signed in. Needs the permission `course:buy`. */
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
  /** Gives an API token of the viewer’s own a new secret and a new end, with the same name and scopes, and tells them of it by mail. BAD_INPUT: a day out of range, hours out of range. NOT_FOUND: there is none that was neither ended nor renewed. CONFLICT: the idempotencyKey came with another input. FORBIDDEN: tokens are switched off. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `account:secure`. */
  renewApiToken: CreatedApiToken;
  /** Makes an address for the viewer’s calendar; the one before works no longer. UNAUTHENTICATED: no session. API tokens are refused: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:update`. */
  renewCalendarAddress: CalendarAddress;
  /** Gives a study group another code; the old one lets in no longer. NOT_FOUND. FORBIDDEN: no leader of it. API tokens are refused: FORBIDDEN with PERSON_NEEDED. Needs the permission `group:write`. */
  renewGroupCode: StudyGroup;
  /** Pays the next cycle of the viewer’s package, or of the scheduled smaller one. It begins after the current days. CONFLICT: the price changed, or a payment is in doubt or pending. POLICY: no package, already paid ahead, or not renewable. BAD_INPUT: an invalid field. UNAVAILABLE: the gateway does not respond. Needs the permission `package:subscribe`. */
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
  /** The same for the guest who has the link. BAD_INPUT: the text. GONE: the link has expired. CONFLICT: the ticket is closed, or the idempotencyKey came with another text. POLICY: it is full. RATE_LIMITED: too often. */
  replyAsGuest: OwnTicket;
  /** Answers a rating for everyone to read, or edits the answer; null takes it back. BAD_INPUT: the text. NOT_FOUND, FORBIDDEN: no course that the viewer answers for, or their own rating. CONFLICT: it is no longer shown. Needs the permission `rating:answer`. */
  replyToRating: Rating;
  /** Adds words to an own ticket, which then waits for support again. BAD_INPUT: the text or a file. NOT_FOUND. CONFLICT: it is closed. POLICY: it is full. RATE_LIMITED: too often. Needs the permission `ticket:write-own`. */
  replyToTicket: OwnTicket;
  /** Reports a JavaScript error of the web application, once for each page load. BAD_INPUT: a field is too long or has another form. */
  reportBrowserError: ReportedBrowserError;
  /** Tells the administrators of a comment. BAD_INPUT: the note. NOT_FOUND. FORBIDDEN: one’s own. CONFLICT: it was removed. POLICY: 30 reports within a day, the most. Needs the permission `comment:write`. */
  reportComment: Comment;
  /** Tells the administrators of a rating. BAD_INPUT: the note. NOT_FOUND: none that the viewer can see. FORBIDDEN: one’s own. POLICY: 30 reports within a day, the most. Needs the permission `comment:write`. */
  reportRating: Rating;
  /** Asks for a file of one’s own data. CONFLICT: one is being made. POLICY: three a day. Needs the permission `account:secure`. */
  requestDataExport: DataRequest;
  /** Mails the viewer another link to confirm their address. CONFLICT: it is confirmed. RATE_LIMITED. Needs the permission `account:secure`. */
  requestEmailVerification: MailRequest;
  /** Asks for one’s account to be deleted in seven days. CONFLICT: asked for already. POLICY: administrators, and teachers with courses on sale. Needs the permission `account:secure`. */
  requestErasure: DataRequest;
  /** Asks the teachers of an assignment for more time. BAD_INPUT: no reason is given. NOT_FOUND: no such assignment. FORBIDDEN: not enrolled. CONFLICT: access has ended, the lesson was not opened, it is never due, work waits for its mark, or a request waits. Needs the permission `lesson:study`. */
  requestExtension: Assignment;
  /** Mails a link by which a forgotten password is replaced. Answers the same whether or not the address has an account. BAD_INPUT: redirectUrl leads to a stranger. RATE_LIMITED. */
  requestPasswordReset: MailRequest;
  /** Asks for available money to be paid out. It is set aside at once. POLICY: no account, money is owed, less than the least, or more than is available. CONFLICT: the key came with another amount. Needs the permission `payout:request`. */
  requestPayout: Payout;
  /** Requests a refund of one bought course. BAD_INPUT: the note or the bank account. POLICY: the rule that forbids it. CONFLICT: requested before, or the key belongs to another request. NOT_FOUND: no purchase of the viewer’s. Needs the permission `refund:create`. */
  requestRefund: Refund;
  /** Mails a guest a new link into their ticket, if number and address belong together; says nothing of that. BAD_INPUT: the number or the address. RATE_LIMITED: too often. */
  requestTicketLink: TicketReceipt;
  /** Sends a paid order’s bill to its buyer again, by notification and email. NOT_FOUND: no such order. POLICY: it is not paid. Needs the permission `order:read-any`. */
  resendBill: ResentBill;
  /** Sets a password by the code of that mail and ends all sessions. GONE: the code was used, superseded, or is older than 30 minutes. */
  resetPassword: PasswordReset;
  /** Resolves a difference with a note and removes it from the list. NOT_FOUND: no such line. CONFLICT: it is booked by now, or was resolved before. Needs the permission `settlement:import`. */
  resolveSettlementDifference: ResolvedDifference;
  /** Brings back what an edit of a lesson replaced. NOT_FOUND, FORBIDDEN: no such edit of a lesson that the viewer may edit. CONFLICT: another edit was faster, or the course’s state forbids it. Needs the permission `course:update`. */
  restoreLesson: LessonContent;
  /** Undoes a removal within an hour and keeps the saved price. NOT_FOUND: nothing to undo. POLICY: the wishlist is full. Needs the permission `course:buy`. */
  restoreToWishlist: Wishlist;
  /** Reverts a cancellation or a scheduled change. POLICY: no package. CONFLICT: its days have ended. Needs the permission `package:subscribe`. */
  resumePackage: PackageSubscription;
  /** Retries the transfer of a failed refund. BAD_INPUT: the bank account. POLICY: the viewer’s own money. CONFLICT: it has not failed. NOT_FOUND. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `refund:decide`. */
  retryRefund: Refund;
  /** Gives students their marks, all or none; a pass is never taken back. BAD_INPUT: none or too many. NOT_FOUND, FORBIDDEN: no work that the viewer may mark. CONFLICT: marks are not complete, or another teacher has the work. POLICY: the viewer’s own work. Needs the permission `course:update`. */
  returnSubmissions: ReturnedSubmissions;
  /** Returns unmatched money to its sender, or proposes the return if two approvals are required. CONFLICT: decided before. POLICY: proposed by the viewer, so another administrator must approve. NOT_FOUND: no such money. Needs the permission `suspense:decide`. */
  returnSuspense: SuspenseItem;
  /** Ends an API token of the viewer’s own, everywhere within a second. NOT_FOUND: there is none that was not ended. Needs the permission `account:secure`. */
  revokeApiToken: ApiToken;
  /** Takes a certificate back, for good, and tells its student. NOT_FOUND. CONFLICT: it was revoked before. Needs the permission `certificate:revoke`. */
  revokeCertificate: Certificate;
  /** Makes another secret. For 24 hours messages are signed with the one before as well, and no longer with any earlier one. NOT_FOUND: there is no such webhook. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
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
  /** Schedules a smaller package after the current days. It can be reverted until then. BAD_INPUT: a course is not the viewer’s own. NOT_FOUND: no such version. POLICY: no package, or the version is not sold or not smaller. CONFLICT: the days have ended. Needs the permission `package:subscribe`. */
  schedulePackageChange: PackageSubscription;
  /** Sends a submitted course back with notes. BAD_INPUT: the checklist. POLICY: every item of it passes, or it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review. Needs the permission `course:review`. */
  sendBackCourse: Course;
  /** Writes to students of a course, who are told where each wants to hear of it. BAD_INPUT: a text, or none of the chosen may study the course. NOT_FOUND, FORBIDDEN: no course whose questions the viewer may answer. POLICY: too many today. CONFLICT: an administrator has suspended the course, or the key was used for another request. Needs the permission `enrolment:message`. */
  sendCourseMessage: CourseMessage;
  /** Sets or removes one’s own picture. BAD_INPUT: no such upload of the viewer, or no picture. Needs the permission `profile:update`. */
  setAvatar: User;
  /** Activates or deactivates a coupon. Orders that use it keep their price. NOT_FOUND: no coupon of the viewer’s. CONFLICT: another change came first. Needs the permission `coupon:update`. */
  setCouponActive: Coupon;
  /** Sets the picture, or goes back to the generated one. BAD_INPUT: no such upload of the viewer, or no picture. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  setCourseCover: Course;
  /** Sets the promotional video of a course, or takes it away. BAD_INPUT: no such upload of the viewer, no video, or one that is too long. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the package has no room. Needs the permission `course:update`. */
  setCoursePromo: Course;
  /** Makes a member a leader, or takes that back. NOT_FOUND. FORBIDDEN: no leader of the group. CONFLICT: it would have none. Needs the permission `group:write`. */
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
  /** Sets how much one means to study. BAD_INPUT: out of range. Needs the permission `study:update`. */
  setStudyGoal: StudyGoal;
  /** Shows the viewer’s progress to a group they are in, or hides it. NOT_FOUND. Needs the permission `group:write`. */
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
  /** Starts a free trial, once per teacher. NOT_FOUND: no such version. POLICY: it is not sold, it has no trial, the viewer has a package, or had one before. Needs the permission `package:subscribe`. */
  startPackageTrial: PackageSubscription;
  /** Begins an attempt at a quiz, or goes on with the open one. NOT_FOUND: no such quiz. FORBIDDEN: not enrolled. CONFLICT: access has ended, the lesson was not opened, or the quiz has no questions. POLICY: no attempts are left, or a pass has shown the answers. Needs the permission `lesson:study`. */
  startQuizAttempt: QuizAttempt;
  /** Restores a backup into a database of its own, looks at it and throws that away. NOT_FOUND: no such backup. CONFLICT: it is not whole, was removed, or a drill is running. Needs the permission `backup:create`. */
  startRestoreDrill: RestoreDrill;
  /** Begins work at an assignment, or goes on with the draft. NOT_FOUND: no such assignment. FORBIDDEN: not enrolled. CONFLICT: access has ended, the lesson was not opened, it is not open yet, or work waits for its mark. POLICY: no attempts are left, it is passed, or it is closed. Needs the permission `lesson:study`. */
  startSubmission: AssignmentSubmission;
  /** Looks at the platform through a person’s eyes. POLICY: an administrator, oneself, a suspended account, or who may do more. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:view-as`. */
  startViewAs: ViewAsPayload;
  /** Stops a backup within seconds; one that has ended stays as it is. NOT_FOUND: no such backup. Needs the permission `backup:create`. */
  stopBackup: Backup;
  /** Hands a draft in, by the server’s clock. BAD_INPUT: it is not said to be own work. NOT_FOUND: no draft of the viewer. CONFLICT: it was handed in before, access has ended, or another tab saved since. POLICY: it has neither text nor files, or it is closed. Needs the permission `lesson:study`. */
  submitAssignment: AssignmentSubmission;
  /** Sends a course into review. POLICY: the submit gate; details name what is missing. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:submit`. */
  submitCourse: Course;
  /** Hands an attempt in: what is saved is marked at once. NOT_FOUND: no attempt of the viewer. CONFLICT: it was handed in before, access has ended, or another tab saved since. Needs the permission `lesson:study`. */
  submitQuizAttempt: QuizAttempt;
  /** Sends a course’s revision into review; it goes on being sold as it is. NOT_FOUND, FORBIDDEN: no course of the viewer, or no revision. POLICY: too little would be left. CONFLICT: a state forbids it. Needs the permission `course:submit`. */
  submitRevision: Course;
  /** Begins a package, or changes to a more expensive one: creates or continues the order and an attempt to pay it. The package begins with the payment. CONFLICT: the viewer has it, the price changed, or a payment is in doubt or pending. POLICY: not sold, or smaller than the current one. BAD_INPUT: an invalid field. NOT_FOUND: no such version. UNAVAILABLE: the gateway does not respond. Needs the permission `package:subscribe`. */
  subscribePackage: PackageCheckoutPayload;
  /** Switches certificates of a course on or off. Switched on, students who have completed it get theirs. NOT_FOUND. FORBIDDEN: another teacher’s course. Needs the permission `course:update`. */
  switchCertificates: Course;
  /** Switches the moving code of a course’s videos on or off. NOT_FOUND. FORBIDDEN: another teacher’s course. Needs the permission `course:update`. */
  switchPlaybackMarks: Course;
  /** Switches a webhook on or off. Off, nothing is recorded for it; what waits rests and goes on once it is on again. NOT_FOUND: there is no such webhook. Needs the permission `webhook:manage`. */
  switchWebhook: Webhook;
  /** Sends `webhook.tested` to a webhook once, also while it is switched off. NOT_FOUND: there is no such webhook. Needs the permission `webhook:manage`. */
  testWebhook: WebhookDelivery;
  /** Says thanks for a post, or takes it back. NOT_FOUND. CONFLICT: the viewer’s own, or it was removed. Needs the permission `group:write`. */
  thankForPost: GroupPost;
  /** Gives a course to another teacher, who is paid for what it sells from then on. BAD_INPUT: no active teacher, or the same. NOT_FOUND. POLICY: the viewer has to do with it, or the package has no room. CONFLICT: it is in review. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `course:transfer`. */
  transferCourse: Course;
  /** “It was not me”: takes an account back while it cools down. The one before is back, payouts to it are cancelled, and all sessions end, this one too. NOT_FOUND: no account of the viewer’s. CONFLICT: it has cooled down, or is not the present one. Needs the permission `payout:request`. */
  undoPayoutAccount: UndonePayoutAccount;
  /** Ends signing in with Google. POLICY: it is the only way in. CONFLICT: nothing is linked. Needs the permission `account:secure`. */
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
  /** Edits a profile. BAD_INPUT: a field at fault. NOT_FOUND. CONFLICT: another edit was faster, or the address is taken. POLICY: the person may do more than the viewer. RATE_LIMITED: the address received many mails. Needs a fresh proof of identity for some of what it can do (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `person:update`. */
  updatePerson: Person;
  /** Changes parts of one’s own profile; what is left out stays. BAD_INPUT: a field at fault. Needs the permission `profile:update`. */
  updateProfile: User;
  /** Replaces a question; attempts that began before keep the old one. BAD_INPUT: something that its kind needs is missing. NOT_FOUND, FORBIDDEN: no question that the viewer may edit. CONFLICT: another edit was faster, or the state of its course forbids edits. Needs the permission `course:update`. */
  updateQuestion: Question;
  /** Edits a custom role, for everyone who has it within a second. CONFLICT: another edit was faster, or the name is taken. POLICY: the viewer lacks what would be added or taken away. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `role:update`. */
  updateRole: AccessRole;
  /** Edits a group of synonyms. BAD_INPUT: a term is empty, too long, repeated or in another group. NOT_FOUND: there is none. CONFLICT: another edit was faster. Needs the permission `search:update`. */
  updateSearchSynonym: SearchSynonym;
  /** Renames a section. BAD_INPUT: the title. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. Needs the permission `course:update`. */
  updateSection: Section;
  /** Moves or renames a slot of the viewer’s. BAD_INPUT: a field. NOT_FOUND. Needs the permission `study:update`. */
  updateStudySlot: StudySlot;
  /** Writes one’s own as a teacher. BAD_INPUT: a field at fault. Needs the permission `teacher-profile:update`. */
  updateTeacherProfile: TeacherProfile;
  /** Gives a ticket another priority or category. NOT_FOUND. CONFLICT: it is closed. Needs the permission `ticket:answer`. */
  updateTicket: Ticket;
  /** Changes a webhook; what waits goes to the new address. NOT_FOUND. BAD_INPUT: the name, no kind, or an address that is refused; `details` says why. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `webhook:manage`. */
  updateWebhook: Webhook;
  /** Reads every byte of a backup again. NOT_FOUND: no such backup. CONFLICT: it is not whole, or was removed. Needs the permission `backup:create`. */
  verifyBackup: Backup;
  /** Records that the bank returned the money. The sale remains. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: it is the viewer’s own. Needs a fresh proof of identity (proveIdentity), else FORBIDDEN with PROOF_NEEDED. Needs the permission `dispute:decide`. */
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

/** What support says to support about a ticket. */
export type NoteOnTicketInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Access that one bought for a time is over. */
  | 'ACCESS_ENDED'
  /** Access that one bought for a time ends within a week, or within a day. */
  | 'ACCESS_ENDS'
  /** News of the platform. */
  | 'ANNOUNCEMENT'
  /** An API token of one’s own ends by itself within seven days. */
  | 'API_TOKEN_EXPIRING'
  /** Another moderator has looked at what one wrote. */
  | 'APPEAL_DECIDED'
  /** Work at an assignment is due within a day, and one has not handed in. */
  | 'ASSIGNMENT_DUE'
  /** One’s work at an assignment has its mark. */
  | 'ASSIGNMENT_RETURNED'
  /** A student has handed in work at an assignment that one may mark. */
  | 'ASSIGNMENT_SUBMITTED'
  /** A backup was not made, or not finished; can’t be switched off. */
  | 'BACKUP_FAILED'
  /** The bill of an order was sent to the buyer again on request. */
  | 'BILL_SENT'
  /** The nightly check found that the books do not hold together; can’t be switched off. */
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
  /** Courses of the teacher that had stopped because of the quota are on sale again. */
  | 'COURSES_RESUMED'
  /** Courses of the teacher stopped selling because of the quota. Cannot be disabled. */
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
  /** The teacher’s course has a new student. */
  | 'COURSE_SOLD'
  /** A course waits for review; to whoever reviews. */
  | 'COURSE_SUBMITTED'
  /** An invitation to teach one’s course was answered, or a co-teacher left. */
  | 'CO_TEACHER_MOVED'
  /** The bank of a buyer of the teacher’s course took the money back, or has decided the dispute. */
  | 'DISPUTE_MOVED'
  /** A backup could not be restored in a drill; can’t be switched off. */
  | 'DRILL_FAILED'
  /** The student was enrolled in a course. */
  | 'ENROLLED'
  /** A file one asked for can be fetched. */
  | 'EXPORT_READY'
  /** One was given more time at an assignment, or was not. */
  | 'EXTENSION_DECIDED'
  /** A student asks for more time at an assignment that one may mark. */
  | 'EXTENSION_REQUESTED'
  /** A meeting of one’s study group was planned. */
  | 'GROUP_MEETING'
  /** A course that one studies has got new lessons. */
  | 'LESSONS_ADDED'
  /** A file that one asked for is ready, or could not be written. */
  | 'LIST_EXPORTED'
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
  /** A bank account for one’s earnings was entered or changed; can’t be switched off. */
  | 'PAYOUT_ACCOUNT_SET'
  /** A bank account for one’s earnings was taken back; can’t be switched off. */
  | 'PAYOUT_ACCOUNT_UNDONE'
  /** One’s payout was paid, failed or was refused. */
  | 'PAYOUT_ENDED'
  /** A teacher asked for a payout, which has to be approved. */
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
  /** What one reported was decided. */
  | 'REPORT_DECIDED'
  /** One was given a course to review. */
  | 'REVIEW_ASSIGNED'
  /** The revision of one’s course on sale was approved, sent back or rejected. */
  | 'REVISION_REVIEWED'
  /** A buyer exchanged the teacher’s course for another one. */
  | 'SALE_EXCHANGED'
  /** The way into one’s account changed; can’t be switched off. */
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
  /** A webhook was switched off, since nothing reached it; can’t be switched off. */
  | 'WEBHOOK_OFF'
  /** The price of a saved course is lower than when it was saved. */
  | 'WISHLIST_PRICE_DROP'
  /** The sale of a saved course ends within a day. */
  | 'WISHLIST_SALE_ENDS'
  /** A saved course is on sale again after a pause. */
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

/** A payment that a buyer’s bank provisionally took back. */
export type OpenDisputeInput = {
  /** Amount that the bank took back, in đồng. Omitted: the amount paid for the line. It can be higher only by money of the payment that was refunded before, which the platform then loses. */
  amount?: InputMaybe<Scalars['Vnd']['input']>;
  /** Last day, in Vietnam, on which the bank accepts evidence. */
  deadline: Scalars['Date']['input'];
  /** Evidence for the sale, visible only to administrators. At most 2,000 characters. */
  evidence?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the disputed order line. Required if the order has several. */
  lineId?: InputMaybe<Scalars['ID']['input']>;
  /** Sen’s payment reference or the gateway’s transaction ID. 3 to 64 characters. */
  paymentReference: Scalars['String']['input'];
  /** The gateway’s own case number, which its settlements also contain. 3 to 64 characters. */
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
  /** Earliest time of the next checkPayment. Null if it is possible now. */
  checkAgainAt: Maybe<Scalars['DateTime']['output']>;
  /** Code of the coupon used for the order. Null without a coupon. */
  couponCode: Maybe<Scalars['String']['output']>;
  /** Time at which the order was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Part of the total that an exchanged course pays, in đồng. 0 for other orders. */
  credit: Scalars['Vnd']['output'];
  /** ID of the order line whose course is returned in exchange. Null if the order is no exchange. */
  exchangedLineId: Maybe<Scalars['ID']['output']>;
  /** Time until which the order can be paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** Unique order ID. Immutable. */
  id: Scalars['ID']['output'];
  /** Date on which the electronic invoice was issued. */
  invoiceDate: Maybe<Scalars['Date']['output']>;
  /** Number of the electronic invoice within its series. */
  invoiceNumber: Maybe<Scalars['String']['output']>;
  /** Series of the electronic invoice. Null until one is issued for the order. */
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

/** What changed, in the order in which it is safe to be read. */
export type OrderChangeFeed = {
  __typename: 'OrderChangeFeed';
  /** Each changed object once, as it is now. */
  nodes: Array<ChangedOrder>;
  /** Whether and from where to go on. */
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
  /** Reference of that payment that Sen sent to the gateway. */
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
  /** Version number within the package, from 1. */
  number: Scalars['Int']['output'];
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
  /** Absolute URL of the gateway’s payment page. Null once the attempt is decided or expired. */
  payUrl: Maybe<Scalars['String']['output']>;
  /** Amount received according to the gateway, in whole đồng. Null unless it is in doubt and the amount is known. */
  received: Maybe<Scalars['Vnd']['output']>;
  /** Reference that Sen sends to the gateway. */
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
  /** VietQR: a bank transfer to Sen’s account by a QR code that every bank app reads. */
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
  /** The gateway confirmed the payment. */
  | 'SUCCEEDED'
  /** The gateway is unsure, or the payment does not match; an administrator checks it. */
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
  /** Certificates that they were issued, latest first; null without `certificate:read-any`. */
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
  /** Courses they study, latest first; null without `enrolment:read-any`. */
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
  /** Orders of the user, paid or not, latest first. Null without `order:read-any`. */
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
  /** Minutes for which a payment attempt is valid. */
  attemptMinutes: Scalars['Int']['output'];
  /** Days for which backups still hold what was deleted meanwhile, while there is a new backup every night. */
  backupDays: Scalars['Int']['output'];
  /** Days from a sale until the teacher’s share may be taken. */
  earningsHoldDays: Scalars['Int']['output'];
  /** Videos are made into several qualities, so that MOV and WebM are taken as well as MP4. */
  makesVideoStreams: Scalars['Boolean']['output'];
  /** Hours within which an order can be paid. */
  orderHours: Scalars['Int']['output'];
  /** Days after the end of a package in which its courses keep selling. */
  packageGraceDays: Scalars['Int']['output'];
  /** Days before the end of a package on which its teacher is reminded, largest first. */
  packageReminderDays: Array<Scalars['Int']['output']>;
  /** Days for which nothing is paid to a bank account that was just added or changed. */
  payoutCoolingDays: Scalars['Int']['output'];
  /** The least that is paid out at once, in đồng. */
  payoutLeast: Scalars['Vnd']['output'];
  /** Days from the payment within which a refund can be requested. */
  refundDays: Scalars['Int']['output'];
  /** Maximum progress in a course for a refund, in per cent. */
  refundMostPercent: Scalars['Int']['output'];
  /** Working days within which a submission is answered. */
  reviewWorkingDays: Scalars['Int']['output'];
  /** Maximum length of one sale of a course, in days. */
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

/** What can be read. Reads change nothing and may be asked for together. */
export type Query = {
  __typename: 'Query';
  /** How the viewer signs in. Needs the permission `account:secure`. FORBIDDEN while viewing as a person. */
  accountSecurity: AccountSecurity;
  /** How many people studied on the whole platform; each counts once, however many courses. Needs the permission `analytics:read-any`. */
  activePeople: ActivePeople;
  /** All packages, including the unsold one of the transition, smallest first. Needs the permission `package:read-any`. */
  allPackages: Array<Package>;
  /** How many people an announcement would reach that is not written yet. Needs the permission `announcement:manage`. */
  announcementReach: Maybe<AnnouncementReach>;
  /** All announcements, those that end last first. Needs the permission `announcement:manage`. */
  announcements: AnnouncementPage;
  /** How much a program may ask for, as this server holds it. */
  apiLimits: ApiLimits;
  /** What the viewer can make API tokens for, and how many. Needs the permission `account:secure`. FORBIDDEN while viewing as a person. */
  apiTokenTerms: ApiTokenTerms;
  /** API tokens of everyone, the newest first. Needs the permission `api-token:read`. */
  apiTokens: IssuedApiTokenPage;
  /** An assignment of a course that the viewer may know of; null for any other. An API token sees what anyone does, and what is its owner’s with one of the scopes `study:read`, `course:read-own`, `course:read-any`. */
  assignment: Maybe<Assignment>;
  /** The assignment of a lesson; null before it was saved, and where the viewer may not know of it. An API token sees what anyone does, and what is its owner’s with one of the scopes `study:read`, `course:read-own`, `course:read-any`. */
  assignmentOfLesson: Maybe<Assignment>;
  /** Assignments that the viewer may mark, those whose work waits longest first. Needs the permission `course:read-own`. */
  assignmentsToMark: AssignmentsToMarkPage;
  /** The viewer’s credits of this month, and who writes drafts. Needs the permission `assistant:use`. */
  assistantAllowance: Maybe<AssistantAllowance>;
  /** One of the viewer’s requests, to see whether its draft is there; null for others. Needs the permission `assistant:use`. */
  assistantRequest: Maybe<AssistantRequest>;
  /** What the viewer asked for, the latest first. Needs the permission `assistant:use`. */
  assistantRequests: AssistantRequestPage;
  /** Every action that occurs in the log, in alphabetical order. Needs the permission `audit:read`. */
  auditActions: Array<Scalars['String']['output']>;
  /** What was done, latest first. Needs the permission `audit:read`. */
  auditLog: AuditConnection;
  /** What the permissions are called that stand in changes of roles; in alphabetical order of these. Needs the permission `audit:read`. */
  auditPermissionNames: Array<PermissionName>;
  /** Eight pictures for a person, to choose from: 512 by 512. Needs the permission `assistant:use`. */
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
  /** All canned answers by their titles, at most 100. Needs the permission `ticket:read`. */
  cannedAnswers: Array<CannedAnswer>;
  /** The viewer’s own cart. Empty until courses are added. Needs the permission `course:buy`. */
  cart: Cart;
  /** Number of courses in the viewer’s cart, including those that cannot be bought. Needs the permission `course:buy`. */
  cartCount: Scalars['Int']['output'];
  /** Current prices of courses as a guest’s cart. BAD_INPUT: more than 20, or no ids. */
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
  /** Feed of changed orders of all buyers. An order appears again when its status, its payment or a refund changes it, and when one of its payments is attempted, receives its gateway reference or comes into doubt. The buyer’s name and email address are the current ones; of their changes, only erasure makes the orders appear again. A change appears once all transactions that began before it have ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE. Needs the permission `order:read-any`. */
  changedOrders: OrderChangeFeed;
  /** People as they change: each appears again when its own columns (e-mail address, name, picture, telephone number, roles, custom roles held, state, profile, language, `version`) do. Being seen, sessions, what custom roles are called and all else below a person moves nothing here. Who was erased is deleted. A change is held back until every transaction that began before it has ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE. Needs the permission `person:read`. */
  changedPeople: PersonChangeFeed;
  /** Current prices of courses as an order of the viewer, independent of the cart. BAD_INPUT: more than 20. POLICY: no such coupon; for a coupon without a discount, `coupon` states the reason. Needs the permission `course:buy`. */
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
  /** A course by id, slug or former slug; null when there is none that the viewer may know of. An API token sees what anyone does, and what is its owner’s with one of the scopes `enrolment:read`, `course:read-own`, `course:read-any`. */
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
  /** The catalogue: published, public courses. An API token sees what anyone does, and what is its owner’s with one of the scopes `enrolment:read`, `course:read-own`, `course:read-any`. */
  courses: CoursePage;
  /** Six covers with a text, to choose from: 480 by 270. Needs the permission `assistant:use`. */
  coverDrawings: Array<Drawing>;
  /** All jobs that used up their attempts and wait, by kind: what replayAllDeadLetters would send. The most frequent kinds first. Needs the permission `performance:read`. */
  deadLetterKinds: Array<DeadLetterKind>;
  /** Jobs that used up their attempts and wait, the latest first, and those that were decided within the last day; at most 100. Needs the permission `performance:read`. */
  deadLetters: Array<DeadLetter>;
  /** What of the program failed: of each kind that the viewer has the permission to look after, also where nothing did. None for whoever administers nothing. Needs the permission `profile:read`. */
  deskFailures: Array<DeskFailure>;
  /** What waits for the viewer as an administrator: of each queue that they have the permission for, empty ones too. No queue for whoever administers nothing. Needs the permission `profile:read`. */
  deskQueues: Array<DeskQueue>;
  /** Disputes: open ones by deadline, then decided ones, latest first. Needs the permission `dispute:read`. */
  disputes: DisputePage;
  /** What the viewer’s sales have come to by course, the most earned first. Needs the permission `earnings:read`. */
  earningsByCourse: Array<CourseEarnings>;
  /** What the viewer’s sales have come to over time, in order of time; steps without sales are left out. Needs the permission `earnings:read`. */
  earningsOverTime: Array<EarningsPoint>;
  /** The viewer’s own draft of a course or a lesson; null where everything is saved. Needs the permission `course:read-own`. */
  editDraft: Maybe<EditDraft>;
  /** What a person may do, and by which role each, in alphabetical order. NOT_FOUND. Needs the permission `role:read`. */
  effectivePermissions: Array<EffectivePermission>;
  /** Anyone’s place in a course, for administrators; null when there is none. Needs the permission `enrolment:read-any`. */
  enrolmentForAdmin: Maybe<PersonEnrolment>;
  /** Amounts of an exchange at current prices. Null if the viewer has no such purchase. POLICY or CONFLICT: the rule that forbids it, for either course. Needs the permission `refund:create`. */
  exchangeOffer: Maybe<ExchangeOffer>;
  /** How long a list would be as a file. FORBIDDEN: without the permission of that list. Needs the permission `export:read`. FORBIDDEN while viewing as a person. */
  exportSize: ExportSize;
  /** Requests for more time that wait, the oldest first; none where the viewer may not mark. Needs the permission `course:read-own`. */
  extensionRequests: Array<ExtensionRequest>;
  /** Teachers whose courses have most students. */
  featuredTeachers: Array<PublicProfile>;
  /** How one course went; null where the viewer neither teaches it nor may analyse all. Needs the permission `analytics:read`. */
  figuresOfCourse: Maybe<CourseFigures>;
  /** Canned answers in the language of a ticket, with its facts filled in; those of its category first. Needs the permission `ticket:answer`. */
  filledAnswers: Array<FilledAnswer>;
  /** Whether and how one signs in with Google. */
  googleSignIn: GoogleSignIn;
  /** One study group; null where the viewer is not in it. Needs the permission `group:read`. */
  group: Maybe<StudyGroup>;
  /** Posts of a study group, pinned ones first, then the newest: those that were not removed, or were answered. Needs the permission `group:read`. */
  groupPosts: GroupPostConnection;
  /** The ticket of a guest that a link opens; null once the link has expired. */
  guestTicket: Maybe<OwnTicket>;
  /** A teacher as anyone sees them. */
  instructor: Maybe<PublicProfile>;
  /** Every kind of job with what waits, runs and failed; those that wait longest first. Needs the permission `performance:read`. */
  jobQueues: Array<JobQueue>;
  /** The latest drill, while it runs too; null where there was none. Needs the permission `backup:read`. */
  latestRestoreDrill: Maybe<RestoreDrill>;
  /** Words by which visitors found a course, the most frequent first; rare words are not kept. Needs the permission `analytics:read`. */
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
  /** The signed-in person. Needs the permission `profile:read`. */
  me: User;
  /** Operations that were called, those above their target first, then the busiest; at most 100. Needs the permission `performance:read`. */
  measuredOperations: Array<MeasuredOperation>;
  /** Sentences of a course that were marked, the surest first; none of foreign courses. Needs the permission `moderation:read`. */
  moderationFindings: ModerationFindingPage;
  /** All achievements, earned or not, in their order. Needs the permission `study:read`. */
  myAchievements: Array<Achievement>;
  /** What one did, latest first. Needs the permission `study:read`. */
  myActivity: ActivityConnection;
  /** The viewer’s API tokens, the newest first: every one that was not ended, and for 30 days those that were; of renewed ones only those that are still good; at most 100. Needs the permission `account:secure`. FORBIDDEN while viewing as a person. */
  myApiTokens: Array<ApiToken>;
  /** Name, tax code and address of the viewer’s latest bill. Null if none were entered. Needs the permission `course:buy`. */
  myBillDetails: Maybe<BillDetails>;
  /** The viewer’s own bookmarks in a course, in its order and that of the video; at most 200. They stay when access has ended. Needs the permission `lesson:study`. */
  myBookmarks: Array<Bookmark>;
  /** Where other programs follow the viewer’s calendar. API tokens are refused: FORBIDDEN with PERSON_NEEDED. Needs the permission `study:read`. FORBIDDEN while viewing as a person. */
  myCalendarAddress: CalendarAddress;
  /** One’s own certificates, latest first; at most 100. Needs the permission `study:read`. */
  myCertificates: Array<Certificate>;
  /** What moderators decided about what the viewer wrote, the latest first. Needs the permission `comment:read`. */
  myContentDecisions: OwnContentDecisionPage;
  /** The viewer’s own coupons, latest first. Needs the permission `coupon:create`. */
  myCoupons: CouponPage;
  /** What one asked for about one’s own data, latest first; at most 20. Needs the permission `account:secure`. */
  myDataRequests: Array<DataRequest>;
  /** The viewer’s own money as it is now. Needs the permission `earnings:read`. */
  myEarnings: EarningsOverview;
  /** The viewer’s own courses. Needs the permission `enrolment:read`. */
  myEnrolments: EnrolmentPage;
  /** Study groups that the viewer is in, by name. Needs the permission `group:read`. */
  myGroups: Array<StudyGroup>;
  /** The viewer’s own notes in a course that they may study, in its order and that of the video; at most 500. Needs the permission `lesson:study`. */
  myNotes: Array<LessonNote>;
  /** What one was told, latest first. Needs the permission `notification:read`. */
  myNotifications: NotificationConnection;
  /** The viewer’s own orders, latest first. Needs the permission `order:read`. */
  myOrders: OrderPage;
  /** Subscription that sets the viewer’s current limits. Null for FREE. Needs the permission `package:subscribe`. */
  myPackageSubscription: Maybe<PackageSubscription>;
  /** The viewer’s latest 20 subscriptions, latest first, including unpaid ones. Needs the permission `package:subscribe`. */
  myPackageSubscriptions: Array<PackageSubscription>;
  /** The viewer’s own payouts, latest first. Needs the permission `earnings:read`. */
  myPayouts: PayoutPage;
  /** The viewer’s own ratings, whatever their state; the newest first. Needs the permission `enrolment:read`. */
  myRatings: RatingPage;
  /** Refund rights of the viewer’s purchases without a refund: refundable ones first, by deadline. Needs the permission `refund:read`. */
  myRefundRights: RefundRightPage;
  /** Refunds that the viewer requested, latest first. Needs the permission `refund:read`. */
  myRefunds: RefundPage;
  /** Comments and ratings that the viewer has reported, the newest report first. Needs the permission `comment:read`. */
  myReports: OwnReportPage;
  /** One of the viewer’s own sales. Needs the permission `earnings:read`. */
  mySale: Maybe<Sale>;
  /** The viewer’s own sales, latest first. Needs the permission `earnings:read`. */
  mySales: SalePage;
  /** What is due between two times, soonest first. Needs the permission `study:read`. */
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
  /** Where one wants to hear of what: a row for each kind that concerns what one may do. Needs the permission `notification:read`. */
  notificationPreferences: Array<NotificationPreference>;
  /** One operation over time, oldest first; times without calls are among them. Needs the permission `performance:read`. */
  operationPoints: Array<OperationPoint>;
  /** One of the viewer’s orders, or any order for administrators. Null if not found. Needs the permission `order:read`. */
  order: Maybe<Order>;
  /** Orders of all buyers, including those with payments in doubt. Needs the permission `order:read-any`. */
  orders: OrderSummaryPage;
  /** What a restored program holds back, and what was released since; none where nothing was ever restored. Needs the permission `backup:read`. */
  outgoingHolds: Array<OutgoingHold>;
  /** One package with its versions. Null if not found. */
  package: Maybe<Package>;
  /** Preview of the price and effects of choosing a package today. It changes nothing. NOT_FOUND: no such version. POLICY: it is not sold. Needs the permission `package:subscribe`. */
  packageChange: PackageChange;
  /** Subscriptions of all teachers: current ones by end date, then the others, latest first. Needs the permission `package:read-any`. */
  packageSubscriptions: PackageSubscriptionPage;
  /** Packages that teachers can choose, smallest first. */
  packages: Array<Package>;
  /** Where words are said or written in the lessons that the viewer has opened and may study now, or in their own notes there, in the order of the courses’ outlines. Empty without words. Needs the permission `study:read`. */
  passages: PassageConnection;
  /** One of the viewer’s payment attempts, or any for administrators, by its reference. Null if not found. Needs the permission `order:read`. */
  paymentAttempt: Maybe<PaymentAttempt>;
  /** Payment methods configured on this platform. */
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
  /** One refund, for its buyer, its teacher and administrators who decide refunds. Null if not found. Needs the permission `refund:read`. */
  refund: Maybe<Refund>;
  /** Target account of a refund, for the administrator who makes the transfer. The audit log records each access. NOT_FOUND: it is refunded by the original payment method. POLICY: the viewer’s own money. CONFLICT: a file for the bank already contains it. Needs the permission `refund:decide`. FORBIDDEN while viewing as a person. */
  refundAccount: RefundAccount;
  /** Refunds of all buyers, most urgent first. Needs the permission `refund:decide`. */
  refunds: RefundPage;
  /** Refunds of the viewer’s own courses, most urgent first. Needs the permission `refund:answer`. */
  refundsOfMyCourses: RefundPage;
  /** Every reason for which the platform refuses, by status, then by name. */
  refusalReasons: Array<RefusalReason>;
  /** What marking a question again by its present key would change. NOT_FOUND, FORBIDDEN: no question that the viewer may mark. Needs the permission `course:read-own`. */
  remarkPreview: RemarkPreview;
  /** What was sold and given back day by day, by the ledger, oldest first; days on which nothing was are there as well. Needs the permission `ledger:read`. */
  revenueByDay: Array<RevenueDay>;
  /** What was sold and given back month by month, by the ledger, oldest first; months in which nothing was are there as well. Needs the permission `ledger:read`. */
  revenueByMonth: Array<RevenueMonth>;
  /** One role; null when there is none. Needs the permission `role:read`. */
  role: Maybe<AccessRole>;
  /** The system roles, then custom roles by name. Needs the permission `role:read`. */
  roles: Array<AccessRole>;
  /** Lists for a course, the newest first; empty where it is not the viewer’s own. Needs the permission `enrolment:grant`. */
  rosterChanges: RosterChangePage;
  /** What became of each line of a list: what was not done first; empty where the course is not the viewer’s own. Needs the permission `enrolment:grant`. */
  rosterLines: RosterLinePage;
  /** What a list of addresses holds; changes nothing, and says nothing of the people. NOT_FOUND, FORBIDDEN: no course of the viewer’s own. BAD_INPUT: no address, or too many lines. Needs the permission `enrolment:grant`. */
  rosterPreview: RosterPreview;
  /** Shares of a course sold by the viewer at a price today, by the current rates. Null if the viewer has no seller profile. Needs the permission `course:create`. */
  saleShare: Maybe<SaleShare>;
  /** Comments that the viewer keeps, the newest first. Needs the permission `course:read-own`. */
  savedComments: Array<SavedComment>;
  /** How far a file has come. NOT_FOUND: not the viewer’s. GONE: it was kept for its days. Needs the permission `export:read`. FORBIDDEN while viewing as a person. */
  savedExport: SavedExport;
  /** Files that the viewer asked for, the latest first; those long gone are left out. Needs the permission `export:read`. FORBIDDEN while viewing as a person. */
  savedExports: SavedExportPage;
  /** One event of the viewer’s schedule as an iCalendar file, for other programs to take in; null without such an event. Needs the permission `study:read`. */
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
  /** Unresolved differences between settlements and records, oldest first. A payment is missing once its gateway has settled payments that are younger by the setting settlement.days. Needs the permission `settlement:read`. */
  settlementDifferences: SettlementDifferencePage;
  /** Imported settlement files of gateways, latest first. Needs the permission `settlement:read`. */
  settlementFiles: SettlementFilePage;
  /** What is announced to the caller now, in their language: visitors see what is for everyone. What they put away is left out; at most 3. An API token sees what anyone does, and what is its owner’s with one of the scopes `notification:read`. */
  shownAnnouncements: Array<ShownAnnouncement>;
  /** The slowest statements of the period by their p95, at most 20; never a value. Needs the permission `performance:read`. */
  slowStatements: Array<SlowStatement>;
  /** The text of a statement that the program has sent, and its generic plan. Nothing is executed. Null where no such text is known. Needs the permission `performance:read`. */
  statementPlan: Maybe<StatementPlan>;
  /** What takes room: the largest tables, stored files by kind, and backups. Needs the permission `performance:read`. */
  storageUse: Array<StorageUse>;
  /** What a student has done in each lesson; empty where the viewer does not teach the course. Needs the permission `course:read-own`. */
  studentLessons: Array<StudentLesson>;
  /** Students who might not finish a course, who were there last first; empty where the viewer may not see its figures. Needs the permission `analytics:read`. */
  studentsAtRisk: StudentAtRiskPage;
  /** Days on which one studied, oldest first. Needs the permission `study:read`. */
  studyDays: Array<StudyDay>;
  /** One’s own studying in numbers. Needs the permission `study:read`. */
  studyStatistics: StudyStatistics;
  /** Orders that unmatched money may belong to, at most ten, highest score first. Needs the permission `suspense:read`. */
  suspenseCandidates: Array<SuspenseCandidate>;
  /** One item of unmatched money. Null if not found. Needs the permission `suspense:read`. */
  suspenseItem: Maybe<SuspenseItem>;
  /** Unmatched money, oldest first; with `isWaiting` false, latest first. Needs the permission `suspense:read`. */
  suspenseItems: SuspensePage;
  /** Total amount and number of items of unmatched money. Needs the permission `suspense:read`. */
  suspenseTotals: SuspenseTotals;
  /** Questions below the lessons of the courses that the viewer answers for: as their owner, or with the right to answer. Needs the permission `course:read-own`. */
  taughtQuestions: TaughtQuestionPage;
  /** Published ratings of the courses that the viewer teaches: five rows, five stars first. Needs the permission `course:read-own`. */
  taughtRatingHistogram: Array<RatingCount>;
  /** Published ratings of the courses that the viewer teaches. Needs the permission `course:read-own`. */
  taughtRatings: RatingPage;
  /** Students of all courses that the viewer teaches, a row for each place in one of them. Needs the permission `course:read-own`. */
  taughtStudents: TaughtStudentPage;
  /** Taxes withheld and collected in the last twelve months, the latest first. Needs the permission `ledger:read`. */
  taxMonths: Array<TaxMonth>;
  /** Taxes paid to the office, latest first. Needs the permission `ledger:read`. */
  taxPayments: TaxPaymentPage;
  /** What is owed to the tax office now. Needs the permission `ledger:read`. */
  taxesOwed: TaxesOwed;
  /** The viewer’s own link to one of their courses. The platform’s commission is lower on the viewer’s courses bought after following it. Null if it is not the viewer’s course, or was never published. Needs the permission `course:create`. */
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
  /** The public facts of a certificate by its code, however it was typed; null where no certificate has it. */
  verifiedCertificate: Maybe<VerifiedCertificate>;
  /** Who really looks; null for people who are themselves. Needs the permission `profile:read`. */
  viewAs: Maybe<ViewAs>;
  /** Answers of OPEN questions that wait to be marked, the oldest first. Needs the permission `course:read-own`. */
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
  /** The viewer’s own wishlist. Empty until courses are saved. Needs the permission `course:buy`. */
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
  /** Maximum progress for a refund, in per cent. */
  mostPercent: Scalars['Int']['output'];
  /** True if a bank account is required, because the original payment method cannot be used. */
  needsBankAccount: Scalars['Boolean']['output'];
  /** Number of the order, to quote. */
  orderNumber: Scalars['String']['output'];
  /** Time of the payment. */
  paidAt: Scalars['DateTime']['output'];
  /** Highest progress in the course, in per cent. */
  percent: Scalars['Int']['output'];
  /** ID of the refund, if one was requested. Otherwise null. */
  refundId: Maybe<Scalars['ID']['output']>;
  /** Result: a refund can be requested, or the reason why not. */
  rule: RefundRule;
  /** Title of the course at the time of the order. */
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

/** A payout that is refused, and why. */
export type RejectPayoutInput = {
  /** Of the payout that is refused. */
  payoutId: Scalars['ID']['input'];
  /** Why; the teacher reads it. 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** The platform’s rejection of a refund. */
export type RejectRefundInput = {
  /** Reason, visible to the buyer. 10 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** ID of a refund that awaits the platform. */
  refundId: Scalars['ID']['input'];
};

/** What may leave again since a restore. */
export type ReleaseOutgoingInput = {
  /** What is held back and is to go. */
  kind: OutgoingKind;
  /** What was looked at before; it stands in the log. 3 to 300 characters. */
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

/** Proof that it is really the owner who wants new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** A code of the authenticator, or a recovery code. */
  code: Scalars['String']['input'];
  /** The password; left out by people who have none. */
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

/** More words of a guest for their ticket. */
export type ReplyAsGuestInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
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
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
  /** Of an own ticket that is not closed. */
  ticketId: Scalars['ID']['input'];
  /** Finished own uploads, at most 3 with 10 MB together. */
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

/** A student asks for more time at an assignment. */
export type RequestExtensionInput = {
  /** Of an assignment with a due time, whose lesson the viewer opened. */
  assignmentId: Scalars['ID']['input'];
  /** Why; its teachers read it. 10 to 500 characters. */
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
  /** The buyer’s current email address, to which the bill was sent. */
  email: Scalars['String']['output'];
  /** Number of the paid order. */
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

/** Retry of a refund whose money could not be sent. */
export type RetryRefundInput = {
  /** The buyer’s account, for a bank transfer instead. Omitted: the same method again. */
  bankAccount?: InputMaybe<BankAccountInput>;
  /** ID of a refund that is FAILED. */
  refundId: Scalars['ID']['input'];
};

/** Marked work that its students are to have. */
export type ReturnSubmissionsInput = {
  /** Of the assignment that all of it belongs to. */
  assignmentId: Scalars['ID']['input'];
  /** Of work whose marks are complete; 1 to 50. */
  submissionIds: Array<Scalars['ID']['input']>;
};

/** Return of unmatched money to its sender. */
export type ReturnSuspenseInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of the unmatched money. */
  itemId: Scalars['ID']['input'];
  /** Reason for the return, recorded in the audit log. 3 to 300 characters. */
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

/** Smaller package that follows, and the courses to keep on sale then. */
export type SchedulePackageChangeInput = {
  /** IDs of own courses to keep on sale before the oldest ones if the smaller package has no room for all. Omitted: the oldest. */
  keptCourseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ID of the version that the smaller package is currently sold as. */
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

/** What is written to students of a course. */
export type SendCourseMessageInput = {
  /** Plain text with line breaks, 2 to 4,000 characters. */
  body: Scalars['String']['input'];
  /** Of a course whose questions the viewer may answer. */
  courseId: Scalars['ID']['input'];
  /** Places in the course of those who are written to, 1 to 500; left out: everyone who may study it now. */
  enrolmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, 2 to 120 characters. */
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

/** Activates or deactivates a coupon. Its terms never change, because buyers have seen them. */
export type SetCouponActiveInput = {
  /** ID of an own coupon, or of any coupon with `coupon:create-any`. */
  couponId: Scalars['ID']['input'];
  /** Current version of the coupon. CONFLICT: another change came first. */
  expectedVersion: Scalars['Int']['input'];
  /** True if buyers may use the coupon. */
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

/** How much one means to study. */
export type SetStudyGoalInput = {
  /** Days of study in a week, 1 to 7. */
  daysPerWeek: Scalars['Int']['input'];
  /** Minutes on a day of study, 5 to 480. */
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
  /** Sen’s reference of the payment or refund. */
  reference: Scalars['String']['output'];
  /** The gateway’s own transaction ID. Null if unknown. */
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

/** Package to try for free. */
export type StartPackageTrialInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ID of a version with a trial. */
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

/** What can be listened to, over a WebSocket with the protocol graphql-transport-ws. */
export type Subscription = {
  __typename: 'Subscription';
  /** Each comment below a lesson as it is written or changes. NOT_FOUND: no lesson that the viewer may study. Needs the permission `comment:read`. */
  commentChanged: Comment;
  /** Each file of the viewer’s as it is ready or has failed. After a reconnection read `savedExports`: what came between is there. Needs the permission `export:read`. FORBIDDEN while viewing as a person. */
  exportReady: SavedExport;
  /** Each post and reply of a group as it is written or changes. NOT_FOUND: not in the group. Needs the permission `group:read`. */
  groupPostChanged: GroupPost;
  /** Each notification as it comes. After a reconnection read the list: what came between is there. Needs the permission `notification:read`. */
  notificationReceived: Notification;
  /** One of the viewer’s own orders: its current state, then each change of its status. NOT_FOUND: no order of the viewer’s. Needs the permission `order:read`. */
  orderStatusChanged: Order;
  /** Changes of refunds that the viewer may see: the viewer’s own, those of the viewer’s courses, and all for administrators who decide refunds. Needs the permission `refund:read`. */
  refundChanged: Refund;
  /** Each comment below the lessons of the courses that the viewer answers for, as it is written or changes. NOT_FOUND: the viewer answers for no course. Needs the permission `course:read-own`. */
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
  /** Sen’s payment reference that it names. Null without one. */
  reference: Maybe<Scalars['String']['output']>;
  /** Current state of the money. */
  state: SuspenseState;
  /** Transaction ID of the gateway or bank. */
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

/** Which questions below the lessons of taught courses. */
export type TaughtQuestionFilter =
  /** All of them, the newest first. */
  | 'ALL'
  /** A teacher has replied, or an answer was chosen; the newest first. */
  | 'ANSWERED'
  /** No teacher has replied and no answer was chosen; the oldest first. */
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

/** An edited question; attempts that began before keep what they began with. */
export type UpdateQuestionInput = {
  /** All of it, as it is to be. */
  content: QuestionContentInput;
  /** The version the edits were made on; CONFLICT when another edit was faster. */
  expectedVersion: Scalars['Int']['input'];
  /** Of the question that is edited. */
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

/** How a ticket is sorted; what is left out stays. */
export type UpdateTicketInput = {
  /** What it is about instead. */
  category?: InputMaybe<TicketCategory>;
  /** Another priority, with its own times. */
  priority?: InputMaybe<TicketPriority>;
  /** Of a ticket that is not closed. */
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

/** A stretch of a video in whole seconds; `to` is not part of it. */
export type WatchedRange = {
  __typename: 'WatchedRange';
  /** First second of the stretch, from 0. */
  from: Scalars['Int']['output'];
  /** The second after the last. */
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
