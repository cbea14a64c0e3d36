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

/** Time at which students see correct answers and explanations. */
export type AnswersShown =
  /** After the student has passed, or has no attempts left. */
  | 'AFTER_LAST_ATTEMPT'
  /** Immediately after an attempt is submitted. */
  | 'AFTER_SUBMISSION'
  /** Students see their points only. */
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

/** Whose name a bill bears. */
export type BillDetailsInput = {
  /** At most 300 characters; needed with a tax code. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Of the person or company, 2 to 200 characters. */
  name: Scalars['String']['input'];
  /** Tax code: 10 digits, 10-3 digits of a branch, or the 12 digits of a personal number. */
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

/** Which courses stay on sale once the package has ended. */
export type CancelPackageInput = {
  /** Own courses to keep on sale where the smaller package has no room for all, before the oldest ones; left out: the oldest. */
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

/** A password that somebody thinks of for a new account. */
export type CheckPasswordInput = {
  /** Address of the account, as far as it is typed: who guesses knows it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Name of the owner, as far as it is typed: who guesses knows it. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 characters of any kind; common ones are refused. */
  password: Scalars['String']['input'];
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

/** Where a dispute with a buyer’s bank is. */
export type DisputeStatus =
  /** The bank keeps the money; the sale counts as refunded. */
  | 'LOST'
  /** The bank took the money back for now; the platform may answer. */
  | 'OPEN'
  /** The bank gives the money back; the sale stands. */
  | 'WON';

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

/** How long the buyer was shown that access to a course lasts. */
export type ExpectedAccessInput = {
  /** How many days of access were shown; left out: access that never ends. */
  accessDays?: InputMaybe<Scalars['Int']['input']>;
  /** Of a course that is bought. */
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

/** Role of a member in a study group. */
export type GroupRole =
  /** Manages the name, code, members, goals and meetings. */
  | 'LEADER'
  /** Reads and writes posts, and takes part in meetings. */
  | 'MEMBER';

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

/** What a gateway says that it paid out. */
export type ImportSettlementInput = {
  /** The gateway that the file is of. */
  gateway: SettlementGateway;
  /** CSV with a header: kind (PAYMENT, REFUND, DISPUTE, DISPUTE_WON), reference (ours), transaction (the gateway’s; of a dispute its case), amount and fee in đồng, settled_at (ISO 8601 with its zone). At most 900,000 characters. */
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

/** State of a student in a lesson. */
export type LessonState =
  /** The student has completed the lesson. */
  | 'COMPLETED'
  /** The student has never opened the lesson. */
  | 'NOT_STARTED'
  /** The student has opened the lesson but not completed it. */
  | 'STARTED';

/** Input for liking a comment, or removing the like. */
export type LikeCommentInput = {
  /** ID of a comment written by another person. */
  commentId: Scalars['ID']['input'];
  /** True to like the comment. False to remove the like. */
  isLiked: Scalars['Boolean']['input'];
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

/** Input for adding an internal note to a ticket. */
export type NoteOnTicketInput = {
  /** Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Plain text of the note, 1 to 4,000 characters. Never visible to the requester. */
  text: Scalars['String']['input'];
  /** ID of the ticket to annotate. */
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

/** How an operation is called from outside. */
export type OperationKind =
  /** By the name that our own clients give it; all others are `other`. */
  | 'GRAPHQL'
  /** Pages, files and callbacks, by method and route. */
  | 'HTTP'
  /** By method and route below /api. */
  | 'REST';

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

/** What leaves the program and can’t be called back. */
export type OutgoingKind =
  /** Mails to people, codes and receipts among them. */
  | 'MAIL'
  /** Refunds by gateways, and files of transfers for the bank. */
  | 'MONEY'
  /** Messages to programs of others. */
  | 'WEBHOOK';

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

/** What an order of a package does. */
export type PackageOrderKind =
  /** Goes on with the package when its days are over. */
  | 'RENEWAL'
  /** Begins a package on the day of payment, for a whole cycle. */
  | 'START'
  /** Changes to a dearer package on the day of payment; days that are left are credited. */
  | 'UPGRADE';

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

/** Where in a lesson words were found. */
export type PassageKind =
  /** Said in its video, by its captions. */
  | 'CAPTION'
  /** Written by the viewer beside it, as a note of their own. */
  | 'NOTE'
  /** Written in the lesson’s text. */
  | 'TEXT';

/** How an order that was made is paid. */
export type PayOrderInput = {
  /** Through which gateway it is paid. */
  gateway: PaymentGateway;
  /** Made by the client; the same key gives the same answer. 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** Of one of the viewer’s own orders that waits to be paid. */
  orderId: Scalars['ID']['input'];
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

/** Input for pinning a post to the top of the feed, or unpinning it. */
export type PinGroupPostInput = {
  /** True to pin the post. False to unpin it. */
  isPinned: Scalars['Boolean']['input'];
  /** ID of a post (not a reply) in a group that the viewer leads. */
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

/** Two items that belong together. */
export type QuestionPairInput = {
  /** Left item of the pair, at most 500 characters. */
  left: Scalars['String']['input'];
  /** Right item of the pair, at most 500 characters. */
  right: Scalars['String']['input'];
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

/** Into which category a course goes, and why. */
export type RecategorizeCourseInput = {
  /** Of the category in which it is found from now on. */
  categoryId: Scalars['ID']['input'];
  /** Of the course that is moved. */
  courseId: Scalars['ID']['input'];
  /** Why: 3 to 300 characters. The teacher and the audit log are told. */
  reason: Scalars['String']['input'];
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

/** The session that is to go on. */
export type RefreshSessionInput = {
  /** The newest refresh token that was stored. */
  refreshToken: Scalars['String']['input'];
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

/** Input for regrading a question whose answer key was corrected. */
export type RemarkQuestionInput = {
  /** Version of the question for which the preview was loaded. */
  expectedVersion: Scalars['Int']['input'];
  /** ID of a question in a course that the viewer teaches. */
  questionId: Scalars['ID']['input'];
  /** Reason stored in the audit log, 3 to 300 characters. */
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

/** Where a role comes from. */
export type RoleKind =
  /** Made and edited by administrators. */
  | 'CUSTOM'
  /** Part of the program; can’t be edited or deleted. */
  | 'SYSTEM';

/** Action that a list applies to its students. */
export type RosterKind =
  /** Ends enrolments that a teacher granted. Students retain their progress and certificates. */
  | 'END'
  /** Enrols the students free of charge, for the access period with which the course is sold. */
  | 'ENROL';

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
export type RubricLevelInput = {
  /** Label of the level, 1 to 40 characters. */
  label: Scalars['String']['input'];
  /** Points from 0 to those of the row, more than the previous level. */
  points: Scalars['Int']['input'];
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

/** Input for scanning the texts of a course. */
export type ScanCourseInput = {
  /** ID of a course that the viewer may edit. */
  courseId: Scalars['ID']['input'];
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

/** What takes room on the disk. */
export type StorageKind =
  /** Backups that are kept; files that several need count once. */
  | 'BACKUP'
  /** Stored files of one kind. */
  | 'MEDIA'
  /** A table of the database with its indexes; the small ones together as `other`. */
  | 'TABLE';

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

/** What a suggestion leads to. */
export type SuggestionKind =
  /** A category of the catalogue. */
  | 'CATEGORY'
  /** A course that is on sale. */
  | 'COURSE'
  /** A teacher with courses on sale. */
  | 'TEACHER';

/** Narrows the money in suspense; what is left out does not. */
export type SuspenseFilter = {
  /** Money that waits for a decision or for its transfer only, or what is done only. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Beginning of the transaction or of the order’s number, or a part of content or payer. */
  search?: InputMaybe<Scalars['String']['input']>;
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

/** Filter for questions in courses that the viewer answers for. */
export type TaughtQuestionFilter =
  /** All questions, newest first. */
  | 'ALL'
  /** Questions with a reply of a teacher or an accepted answer, newest first. */
  | 'ANSWERED'
  /** Questions without a reply of a teacher and without an accepted answer, oldest first. */
  | 'UNANSWERED';

/** Filter for ratings of courses that the viewer teaches. */
export type TaughtRatingFilter =
  /** All published ratings, newest first. */
  | 'ALL'
  /** Ratings with fewer than four stars, newest first. */
  | 'LOW'
  /** Ratings with text and without a reply, oldest first. */
  | 'UNANSWERED';

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

/** Input for thanking for a post, or withdrawing the thanks. */
export type ThankForPostInput = {
  /** True to thank. False to withdraw the thanks. */
  isThanked: Scalars['Boolean']['input'];
  /** ID of another member’s post or reply. */
  postId: Scalars['ID']['input'];
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

/** Kind of visit to a course page. */
export type VisitKind =
  /** The visitor opened a free preview lesson or the promotional video. */
  | 'PREVIEW'
  /** The visitor opened the course page. */
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

/** A dispute whose money came back. */
export type WinDisputeInput = {
  /** Of a dispute that is open. */
  disputeId: Scalars['ID']['input'];
  /** What the bank said; it stands in the log. 3 to 300 characters. */
  note: Scalars['String']['input'];
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
