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

/** Time at which students see correct answers and explanations. */
export type AnswersShown =
  /** After the student has passed, or has no attempts left. */
  | 'AFTER_LAST_ATTEMPT'
  /** Immediately after an attempt is submitted. */
  | 'AFTER_SUBMISSION'
  /** Students see their points only. */
  | 'NEVER';

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

/** Recipient of a bill. */
export type BillDetailsInput = {
  /** Postal address, at most 300 characters. Required with a tax code. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person or company, 2 to 200 characters. */
  name: Scalars['String']['input'];
  /** Tax code: 10 digits, 10 and 3 digits for a branch, or the 12 digits of a personal number. */
  taxCode?: InputMaybe<Scalars['String']['input']>;
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

/** Outcome for one item of a bulk operation, actual or previewed. */
export type BulkOutcome =
  /** The requested change was applied. */
  | 'DONE'
  /** A rule forbids the change; see `refusal`. */
  | 'REFUSED'
  /** The user already had the requested state. */
  | 'UNCHANGED';

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

/** Candidate password for a new account. */
export type CheckPasswordInput = {
  /** Email address typed so far. Passwords that are easy to guess from it are rejected. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Full name typed so far. Passwords that are easy to guess from it are rejected. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Password of 8 to 128 arbitrary characters. Common passwords are rejected. */
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

/** Purpose of processing personal data that requires consent. */
export type ConsentPurpose =
  /** Notifies the person of price drops and sales of saved courses, also by email. */
  | 'COURSE_OFFERS'
  /** Suggests courses on the home page by the course that the person studied last. */
  | 'COURSE_SUGGESTIONS'
  /** Records which parts of a video the person plays, replays and leaves, for teachers. */
  | 'VIDEO_MEASUREMENT';

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

/** Range of the total length of a course. */
export type CourseLength =
  /** More than fifteen hours. */
  | 'LONG'
  /** Five to fifteen hours, both inclusive. */
  | 'MEDIUM'
  /** Less than five hours. */
  | 'SHORT';

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

/** Right of a co-teacher in addition to viewing the whole course. The owner has all rights. */
export type CourseRight =
  /** Answer questions and reply to ratings of its students. */
  | 'ANSWER'
  /** Edit texts, lessons and pictures, but not prices, sales or reviews. */
  | 'EDIT'
  /** Grade submissions and override progress. */
  | 'MARK';

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

/** Square crop of a picture. The size is a fraction of the shorter side; the position is a fraction of the remaining space. */
export type CropInput = {
  /** Side length of the square, 0.1 to 1 of the shorter side. */
  size: Scalars['Float']['input'];
  /** Horizontal position from left (0) to right (1). */
  x: Scalars['Float']['input'];
  /** Vertical position from top (0) to bottom (1). */
  y: Scalars['Float']['input'];
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

/** Visibility of a custom page for readers. */
export type CustomPageState =
  /** An earlier version is published, not the latest one. */
  | 'CHANGED'
  /** No version is published. */
  | 'DRAFT'
  /** The latest version is published. */
  | 'PUBLISHED';

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

/** Status of a dispute with a buyer’s bank. */
export type DisputeStatus =
  /** The bank keeps the money; the sale counts as refunded. */
  | 'LOST'
  /** The bank has provisionally taken the money back; the platform can submit evidence. */
  | 'OPEN'
  /** The bank returned the money; the sale remains. */
  | 'WON';

/** File of an e-invoice to download. */
export type DownloadEInvoiceInput = {
  /** ID of an accepted e-invoice. */
  invoiceId: Scalars['ID']['input'];
  /** Format of the file. */
  type: EInvoiceFileType;
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

/** Terms of invoicing for the courses of one class of teachers. */
export type EInvoiceTermInput = {
  /** Seller on the e-invoices. */
  seller: EInvoiceSeller;
  /** Treatment under value added tax. There is no default. */
  vat: VatTreatment;
};

/** Length of the interval for each point of a chart. */
export type EarningsStep =
  /** One day in Vietnam time. */
  | 'DAY'
  /** One month in Vietnam time. */
  | 'MONTH'
  /** One week from Monday to Sunday, in Vietnam time. */
  | 'WEEK';

/** Subject of a draft. Exactly one of the fields is required. */
export type EditDraftSubjectInput =
  /** ID of the viewer’s course. */
  { courseId: Scalars['ID']['input']; lessonId?: never; }
  |  /** ID of a lesson in the viewer’s course. */
  { courseId?: never; lessonId: Scalars['ID']['input']; };

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

/** Length of access to a course that the buyer was shown. */
export type ExpectedAccessInput = {
  /** Days of access that were shown. Omitted: access that never ends. */
  accessDays?: InputMaybe<Scalars['Int']['input']>;
  /** ID of a course to buy. */
  courseId: Scalars['ID']['input'];
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

/** Role of a member in a study group. */
export type GroupRole =
  /** Manages the name, code, members, goals and meetings. */
  | 'LEADER'
  /** Reads and writes posts, and takes part in meetings. */
  | 'MEMBER';

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

/** A settlement file of a gateway. */
export type ImportSettlementInput = {
  /** Gateway that issued the file. */
  gateway: SettlementGateway;
  /** CSV with a header: kind (PAYMENT, REFUND, DISPUTE, DISPUTE_WON), reference (the platform’s), transaction (the gateway’s ID; for a dispute its case number), amount and fee in đồng, settled_at (ISO 8601 with a time zone). At most 900,000 characters. */
  text: Scalars['String']['input'];
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

/** Subject of ledger transactions. Exactly one field is required. */
export type LedgerSubject =
  /** Order ID; selects its sale, refunds and releases. */
  { orderId: Scalars['ID']['input']; payoutId?: never; transactionId?: never; }
  |  /** Payout ID; selects its transactions from the request onwards. */
  { orderId?: never; payoutId: Scalars['ID']['input']; transactionId?: never; }
  |  /** ID of a single ledger transaction. */
  { orderId?: never; payoutId?: never; transactionId: Scalars['ID']['input']; };

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

/** Input for adding an internal note to a ticket. */
export type NoteOnTicketInput = {
  /** Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Plain text of the note, 1 to 4,000 characters. Never visible to the requester. */
  text: Scalars['String']['input'];
  /** ID of the ticket to annotate. */
  ticketId: Scalars['ID']['input'];
};

/** Channel that delivers a notification. */
export type NotificationChannel =
  /** Notification list of the application. */
  | 'IN_APP'
  /** Email to the address of the account. */
  | 'MAIL';

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

/** Interface of an operation. */
export type OperationKind =
  /** GraphQL operation, by the name that the platform’s own clients use; all others are `other`. */
  | 'GRAPHQL'
  /** Pages, files and callbacks, by method and route. */
  | 'HTTP'
  /** REST operation, by method and route below /api. */
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

/** Kind of outgoing operation that cannot be undone. */
export type OutgoingKind =
  /** Emails to users, including codes and receipts. */
  | 'MAIL'
  /** Refunds through gateways, and transfer files for the bank. */
  | 'MONEY'
  /** Webhook requests to third-party programs. */
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

/** Part of a lesson in which the words were found. */
export type PassageKind =
  /** Captions of the lesson’s video. */
  | 'CAPTION'
  /** The viewer’s own note on the lesson. */
  | 'NOTE'
  /** Text of the lesson. */
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

/** Filter conditions for payouts. Omitted fields do not filter. */
export type PayoutFilter = {
  /** Prefix of the payout number, or the teacher’s email address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Filters payouts by status. */
  status?: InputMaybe<PayoutStatus>;
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
  /** Rich form of the left item. */
  leftRich?: InputMaybe<Scalars['RichText']['input']>;
  /** Right item of the pair, at most 500 characters. */
  right: Scalars['String']['input'];
  /** Rich form of the right item. */
  rightRich?: InputMaybe<Scalars['RichText']['input']>;
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

/** Input to move a course to another category. */
export type RecategorizeCourseInput = {
  /** ID of the new category. */
  categoryId: Scalars['ID']['input'];
  /** ID of the course to move. */
  courseId: Scalars['ID']['input'];
  /** Reason for the teacher and the audit log, 3 to 300 characters. */
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

/** Session to refresh, identified by its refresh token. */
export type RefreshSessionInput = {
  /** Most recent refresh token of the session. */
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

/** Input for regrading a question whose answer key was corrected. */
export type RemarkQuestionInput = {
  /** Version of the question for which the preview was loaded. */
  expectedVersion: Scalars['Int']['input'];
  /** ID of a question in a course that the viewer teaches. */
  questionId: Scalars['ID']['input'];
  /** Reason stored in the audit log, 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** Input to mail a new link to invited addresses. */
export type RemindCourseInvitationsInput = {
  /** ID of a course that the viewer owns. */
  courseId: Scalars['ID']['input'];
  /** IDs of the pending invitations, at most 200. Defaults to all. */
  invitationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** Filter of submissions by assigned reviewer. */
export type ReviewAssignment =
  /** All submissions, assigned or not. */
  | 'ANY'
  /** Submissions without a reviewer. */
  | 'FREE'
  /** Submissions assigned to the viewer. */
  | 'MINE';

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

/** Origin of a role. */
export type RoleKind =
  /** Role created and edited by administrators. */
  | 'CUSTOM'
  /** Built-in role that cannot be edited or deleted. */
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

/** Party that referred the buyer. Determines the platform’s share. */
export type SaleOrigin =
  /** The platform referred the buyer. */
  | 'PLATFORM'
  /** The teacher’s own link or coupon referred the buyer. */
  | 'TEACHER';

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

/** Smaller package that follows, and the courses to keep on sale then. */
export type SchedulePackageChangeInput = {
  /** IDs of own courses to keep on sale before the oldest ones if the smaller package has no room for all. Omitted: the oldest. */
  keptCourseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ID of the version that the smaller package is currently sold as. */
  versionId: Scalars['ID']['input'];
};

/** Legal form of a seller. Determines which taxes are withheld (Decree 117/2025). */
export type SellerClass =
  /** A company; it declares its own tax. */
  | 'COMPANY'
  /** A registered household business. */
  | 'HOUSEHOLD'
  /** An individual; tax is withheld. */
  | 'INDIVIDUAL';

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

/** Who may create an account. */
export type SignUpMode =
  /** Receivers of an invitation, and owners of an email address of a listed domain. */
  | 'DOMAIN'
  /** Receivers of an invitation. */
  | 'INVITATION'
  /** Everybody may create an account. */
  | 'OPEN';

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

/** Input to delete the requests of an address. */
export type StopCourseAlertsInput = {
  /** Code that follows `#token=` in the emailed link. */
  token: Scalars['String']['input'];
};

/** Kind of data that uses disk space. */
export type StorageKind =
  /** Stored backups. Shared files are counted once. */
  | 'BACKUP'
  /** Stored files of one kind. */
  | 'MEDIA'
  /** Database table with its indexes. Small tables are combined as `other`. */
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

/** New owner of a course, with the reason. */
export type TransferCourseInput = {
  /** ID of the transferred course. */
  courseId: Scalars['ID']['input'];
  /** Reason for both teachers and the audit log, 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** ID of the new teacher, who earns from future sales. */
  teacherId: Scalars['ID']['input'];
};

/** Purpose of a transfer in a transfer file. */
export type TransferKind =
  /** Approved payout of a teacher’s earnings. */
  | 'PAYOUT'
  /** Refund to a bank account of the buyer. */
  | 'REFUND';

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

/** Verification of the identity of a seller. */
export type VerifySellerInput = {
  /** ID of the identity. */
  sellerId: Scalars['ID']['input'];
  /** `SellerIdentity.submittedAt` of the submission that the viewer examined. */
  submittedAt: Scalars['DateTime']['input'];
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

/** Kind of visit to a course page. */
export type VisitKind =
  /** The visitor opened a free preview lesson or the promotional video. */
  | 'PREVIEW'
  /** The visitor opened the course page. */
  | 'VIEW';

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

/** Status of a write-off of a teacher’s debt. */
export type WriteOffState =
  /** Posted as a loss of the platform. */
  | 'BOOKED'
  /** Waiting for approval by a second administrator. */
  | 'PROPOSED'
  /** Rejected; the debt remains. */
  | 'REJECTED';
