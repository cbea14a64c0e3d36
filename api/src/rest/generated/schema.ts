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

/** When a student sees right answers and explanations. */
export type AnswersShown =
  /** Once the student has passed, or has no attempt left. */
  | 'AFTER_LAST_ATTEMPT'
  /** As soon as an attempt is submitted. */
  | 'AFTER_SUBMISSION'
  /** The student sees points only. */
  | 'NEVER';

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

/** Recipient of a bill. */
export type BillDetailsInput = {
  /** Postal address, at most 300 characters. Required with a tax code. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person or company, 2 to 200 characters. */
  name: Scalars['String']['input'];
  /** Tax code: 10 digits, 10 and 3 digits for a branch, or the 12 digits of a personal number. */
  taxCode?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one of many, or in a preview: what would become of it. */
export type BulkOutcome =
  /** Changed as it was asked. */
  | 'DONE'
  /** A rule forbids it; `refusal` says which. */
  | 'REFUSED'
  /** It was so already. */
  | 'UNCHANGED';

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

/** A password that somebody thinks of for a new account. */
export type CheckPasswordInput = {
  /** Address of the account, as far as it is typed: who guesses knows it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Name of the owner, as far as it is typed: who guesses knows it. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 characters of any kind; common ones are refused. */
  password: Scalars['String']['input'];
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

/** What a co-teacher may do with a course besides seeing all of it; its owner may do everything. */
export type CourseRight =
  /** Answer questions and ratings of its students. */
  | 'ANSWER'
  /** Edit texts, lessons and pictures; not prices, sale or review. */
  | 'EDIT'
  /** Mark work, and override progress. */
  | 'MARK';

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

/** A square of a picture, as fractions of its shorter side and of what is left to move in. */
export type CropInput = {
  /** Side of the square, 0.1 to 1 of the shorter side. */
  size: Scalars['Float']['input'];
  /** Place from left (0) to right (1). */
  x: Scalars['Float']['input'];
  /** Place from top (0) to bottom (1). */
  y: Scalars['Float']['input'];
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

/** Status of a dispute with a buyer’s bank. */
export type DisputeStatus =
  /** The bank keeps the money; the sale counts as refunded. */
  | 'LOST'
  /** The bank has provisionally taken the money back; the platform can submit evidence. */
  | 'OPEN'
  /** The bank returned the money; the sale remains. */
  | 'WON';

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

/** How long each point of a chart is. */
export type EarningsStep =
  /** A day in Vietnam. */
  | 'DAY'
  /** A month in Vietnam. */
  | 'MONTH'
  /** Monday to Sunday in Vietnam. */
  | 'WEEK';

/** What a draft is of: exactly one of the fields. */
export type EditDraftSubjectInput =
  /** Of an own course. */
  { courseId: Scalars['ID']['input']; lessonId?: never; }
  |  /** Of a lesson of an own course. */
  { courseId?: never; lessonId: Scalars['ID']['input']; };

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

/** Length of access to a course that the buyer was shown. */
export type ExpectedAccessInput = {
  /** Days of access that were shown. Omitted: access that never ends. */
  accessDays?: InputMaybe<Scalars['Int']['input']>;
  /** ID of a course to buy. */
  courseId: Scalars['ID']['input'];
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

/** What a member of a study group is there. */
export type GroupRole =
  /** Looks after its name, code, members, goals and meetings. */
  | 'LEADER'
  /** Reads, writes and comes to meetings. */
  | 'MEMBER';

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

/** A settlement file of a gateway. */
export type ImportSettlementInput = {
  /** Gateway that issued the file. */
  gateway: SettlementGateway;
  /** CSV with a header: kind (PAYMENT, REFUND, DISPUTE, DISPUTE_WON), reference (Sen’s), transaction (the gateway’s ID; for a dispute its case number), amount and fee in đồng, settled_at (ISO 8601 with a time zone). At most 900,000 characters. */
  text: Scalars['String']['input'];
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

/** What transactions of the ledger are about: exactly one of these is given. */
export type LedgerSubject =
  /** An order: its sale, refunds and releases. */
  { orderId: Scalars['ID']['input']; payoutId?: never; transactionId?: never; }
  |  /** A payout, from when it was asked for. */
  { orderId?: never; payoutId: Scalars['ID']['input']; transactionId?: never; }
  |  /** One transaction of the ledger itself. */
  { orderId?: never; payoutId?: never; transactionId: Scalars['ID']['input']; };

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

/** How far a student is in a lesson. */
export type LessonState =
  /** Its rule was met. */
  | 'COMPLETED'
  /** The student has never opened it. */
  | 'NOT_STARTED'
  /** Opened, but not complete by its rule. */
  | 'STARTED';

/** Says whether the viewer finds a comment helpful. */
export type LikeCommentInput = {
  /** Of a comment of another person. */
  commentId: Scalars['ID']['input'];
  /** False takes the like back. */
  isLiked: Scalars['Boolean']['input'];
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

/** What support says to support about a ticket. */
export type NoteOnTicketInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, 1 to 4,000 characters; its requester never sees it. */
  text: Scalars['String']['input'];
  /** Of the ticket that it is about. */
  ticketId: Scalars['ID']['input'];
};

/** Where a notification reaches its reader. */
export type NotificationChannel =
  /** The bell and the list. */
  | 'IN_APP'
  /** A mail to the account’s address. */
  | 'MAIL';

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

/** How an operation is called from outside. */
export type OperationKind =
  /** By the name that our own clients give it; all others are `other`. */
  | 'GRAPHQL'
  /** Pages, files and callbacks, by method and route. */
  | 'HTTP'
  /** By method and route below /api. */
  | 'REST';

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

/** What leaves the program and can’t be called back. */
export type OutgoingKind =
  /** Mails to people, codes and receipts among them. */
  | 'MAIL'
  /** Refunds by gateways, and files of transfers for the bank. */
  | 'MONEY'
  /** Messages to programs of others. */
  | 'WEBHOOK';

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

/** Effect of an order on the subscription. */
export type PackageOrderKind =
  /** Continues the package after its current days. */
  | 'RENEWAL'
  /** Begins a package on the day of payment, for a whole cycle. */
  | 'START'
  /** Changes to a more expensive package on the day of payment. The remaining days are credited. */
  | 'UPGRADE';

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

/** Where in a lesson words were found. */
export type PassageKind =
  /** Said in its video, by its captions. */
  | 'CAPTION'
  /** Written by the viewer beside it, as a note of their own. */
  | 'NOTE'
  /** Written in the lesson’s text. */
  | 'TEXT';

/** Order to pay and the method of payment. */
export type PayOrderInput = {
  /** Payment gateway for the attempt. */
  gateway: PaymentGateway;
  /** Key made by the client; a repeated request with the same key returns the first result. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** ID of an unpaid order of the viewer. */
  orderId: Scalars['ID']['input'];
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

/** Narrows the payouts; what is left out does not. */
export type PayoutFilter = {
  /** Beginning of the payout’s number, or the teacher’s e-mail address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Payouts in this state only. */
  status?: InputMaybe<PayoutStatus>;
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

/** Two things that belong together. */
export type QuestionPairInput = {
  /** What is given; at most 500 characters. */
  left: Scalars['String']['input'];
  /** What belongs to it; at most 500 characters. */
  right: Scalars['String']['input'];
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

/** Into which category a course goes, and why. */
export type RecategorizeCourseInput = {
  /** Of the category in which it is found from now on. */
  categoryId: Scalars['ID']['input'];
  /** Of the course that is moved. */
  courseId: Scalars['ID']['input'];
  /** Why: 3 to 300 characters. The teacher and the audit log are told. */
  reason: Scalars['String']['input'];
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

/** The session that is to go on. */
export type RefreshSessionInput = {
  /** The newest refresh token that was stored. */
  refreshToken: Scalars['String']['input'];
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

/** A question whose key was wrong and is mended now. */
export type RemarkQuestionInput = {
  /** The version of the question that the preview was read at. */
  expectedVersion: Scalars['Int']['input'];
  /** Of a question of a course that the viewer teaches. */
  questionId: Scalars['ID']['input'];
  /** Why, for the log; 3 to 300 characters. */
  reason: Scalars['String']['input'];
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

/** Whom submissions were given to. */
export type ReviewAssignment =
  /** Whoever has them, or no one yet. */
  | 'ANY'
  /** Those that no one has. */
  | 'FREE'
  /** Those that the viewer has. */
  | 'MINE';

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

/** Where a role comes from. */
export type RoleKind =
  /** Made and edited by administrators. */
  | 'CUSTOM'
  /** Part of the program; can’t be edited or deleted. */
  | 'SYSTEM';

/** What a list does with those whom it names. */
export type RosterKind =
  /** Places that a teacher gave them end; what they did and earned stays theirs. */
  | 'END'
  /** They get a place in the course, for as long as it is sold for, at no charge. */
  | 'ENROL';

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
export type RubricLevelInput = {
  /** What it is called; 1 to 40 characters. */
  label: Scalars['String']['input'];
  /** From 0 to the row’s points, more than the level before. */
  points: Scalars['Int']['input'];
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

/** Who brought the buyer, which decides the platform’s share. */
export type SaleOrigin =
  /** The platform brought the buyer. */
  | 'PLATFORM'
  /** The teacher’s own link or coupon brought the buyer. */
  | 'TEACHER';

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

/** A course whose texts are looked through. */
export type ScanCourseInput = {
  /** Of a course that the viewer may edit. */
  courseId: Scalars['ID']['input'];
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

/** What takes room on the disk. */
export type StorageKind =
  /** Backups that are kept; files that several need count once. */
  | 'BACKUP'
  /** Stored files of one kind. */
  | 'MEDIA'
  /** A table of the database with its indexes; the small ones together as `other`. */
  | 'TABLE';

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

/** What a suggestion leads to. */
export type SuggestionKind =
  /** A category of the catalogue. */
  | 'CATEGORY'
  /** A course that is on sale. */
  | 'COURSE'
  /** A teacher with courses on sale. */
  | 'TEACHER';

/** Filter of unmatched money. Omitted fields do not restrict the result. */
export type SuspenseFilter = {
  /** True: only money that awaits a decision or its return transfer. False: only other money. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Prefix of the transaction ID or the order number, or a part of the content or payer. */
  search?: InputMaybe<Scalars['String']['input']>;
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

/** Which questions below the lessons of taught courses. */
export type TaughtQuestionFilter =
  /** All of them, the newest first. */
  | 'ALL'
  /** A teacher has replied, or an answer was chosen; the newest first. */
  | 'ANSWERED'
  /** No teacher has replied and no answer was chosen; the oldest first. */
  | 'UNANSWERED';

/** Which ratings of taught courses. */
export type TaughtRatingFilter =
  /** All of them, the newest first. */
  | 'ALL'
  /** Those with fewer than four stars, the newest first. */
  | 'LOW'
  /** Those that say something and have no answer, the oldest first. */
  | 'UNANSWERED';

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

/** To whom a course goes over, and why. */
export type TransferCourseInput = {
  /** Of the course that goes over. */
  courseId: Scalars['ID']['input'];
  /** Why: 3 to 300 characters. Both teachers and the audit log are told. */
  reason: Scalars['String']['input'];
  /** Of the teacher who owns it from now on, and is paid for what it sells. */
  teacherId: Scalars['ID']['input'];
};

/** What a transfer of a file for the bank pays. */
export type TransferKind =
  /** A teacher’s earnings, by a payout that is approved. */
  | 'PAYOUT'
  /** A refund that goes to a bank account of the buyer’s. */
  | 'REFUND';

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

/** What a visitor of a course’s page did. */
export type VisitKind =
  /** Opened a lesson or a film that is free to try. */
  | 'PREVIEW'
  /** Opened the page of the course. */
  | 'VIEW';

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

/** A dispute whose money the bank returned. */
export type WinDisputeInput = {
  /** ID of an open dispute. */
  disputeId: Scalars['ID']['input'];
  /** The bank’s statement, recorded in the audit log. 3 to 300 characters. */
  note: Scalars['String']['input'];
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

/** Which token of another person ends, and why. */
export type WithdrawApiTokenInput = {
  /** Of the token, as `apiTokens` gives it. */
  apiTokenId: Scalars['ID']['input'];
  /** Why, for the audit log: 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** Where the giving up of a teacher’s debt is. */
export type WriteOffState =
  /** It is the platform’s loss. */
  | 'BOOKED'
  /** Another administrator has to agree. */
  | 'PROPOSED'
  /** It was not given up. */
  | 'REJECTED';
