import { Migration2026112001Foundation } from './20261120-01-foundation.ts';
import { Migration2026112002Accounts } from './20261120-02-accounts.ts';
import { Migration2026112003Catalog } from './20261120-03-catalog.ts';
import { Migration2026112004Learning } from './20261120-04-learning.ts';
import { Migration2026112005Billing } from './20261120-05-billing.ts';
import { Migration2026112006Ledger } from './20261120-06-ledger.ts';
import { Migration2026112101Credentials } from './20261121-01-credentials.ts';
import { Migration2026112102Mail } from './20261121-02-mail.ts';
import { Migration2026112103Notifications } from './20261121-03-notifications.ts';
import { Migration2026112104Administration } from './20261121-04-administration.ts';
import { Migration2026112105Profile } from './20261121-05-profile.ts';
import { Migration2026112106Study } from './20261121-06-study.ts';
import { Migration2026112107DataRequests } from './20261121-07-data-requests.ts';
import { Migration2026112108ProvedEmail } from './20261121-08-proved-email.ts';
import { Migration2026112109ManyPeople } from './20261121-09-many-people.ts';
import { Migration2026112201LanguageOfSessions } from './20261122-01-language-of-sessions.ts';
import { Migration2026112202LessonVersion } from './20261122-02-lesson-version.ts';
import { Migration2026112220PagesOfTeachers } from './20261122-20-pages-of-teachers.ts';
import { Migration2026112250Payments } from './20261122-50-payments.ts';
import { Migration2026112251NotificationKinds } from './20261122-51-notification-kinds.ts';
import { Migration2026112252OfferedViews } from './20261122-52-offered-views.ts';
import { Migration2026112253FileUses } from './20261122-53-file-uses.ts';
import { Migration2026112254CoverToken } from './20261122-54-cover-token.ts';
import { Migration2026112255ReadNull } from './20261122-55-read-null.ts';
import { Migration2026112256ProvedBefore } from './20261122-56-proved-before.ts';
import { Migration2026112265BoundedLists } from './20261122-65-bounded-lists.ts';
import { Migration2026112270UploadActivity } from './20261122-70-upload-activity.ts';
import { Migration2026112280Search } from './20261122-80-search.ts';
import { Migration2026112281SearchPlan } from './20261122-81-search-plan.ts';
import { Migration2026112290PaymentsInDoubt } from './20261122-90-payments-in-doubt.ts';
import { Migration2026112292StudyGoal } from './20261122-92-study-goal.ts';
import { Migration2026112295EditDrafts } from './20261122-95-edit-drafts.ts';
import { Migration2026112296CoursePictures } from './20261122-96-course-pictures.ts';
import { Migration2026112297CoverVariant } from './20261122-97-cover-variant.ts';
import { Migration2026112298Submissions } from './20261122-98-submissions.ts';
import { Migration2026112299RatingsOrder } from './20261122-99-ratings-order.ts';
import { Migration2026112301CountersByStatement } from './20261123-01-counters-by-statement.ts';
import { Migration2026112302SearchScore } from './20261123-02-search-score.ts';
import { Migration2026112400Gateways } from './20261124-00-gateways.ts';
import { Migration2026112401Suspense } from './20261124-01-suspense.ts';
import { Migration2026112420Settings } from './20261124-20-settings.ts';
import { Migration2026112421Payouts } from './20261124-21-payouts.ts';
import { Migration2026112430Earnings } from './20261124-30-earnings.ts';
import { Migration2026112431Refunds } from './20261124-31-refunds.ts';
import { Migration2026112440CartAndCoupons } from './20261124-40-cart-and-coupons.ts';
import { Migration2026112441CoursePrices } from './20261124-41-course-prices.ts';
import { Migration2026112500SealedRefundAccounts } from './20261125-00-sealed-refund-accounts.ts';
import { Migration2026112520Packages } from './20261125-20-packages.ts';
import { Migration2026112540BooksByMonth } from './20261125-40-books-by-month.ts';
import { Migration2026112541Settlement } from './20261125-41-settlement.ts';
import { Migration2026112542Disputes } from './20261125-42-disputes.ts';
import { Migration2026112543Clearing } from './20261125-43-clearing.ts';
import { Migration2026112560TeacherLink } from './20261125-60-teacher-link.ts';
import { Migration2026112561Exchange } from './20261125-61-exchange.ts';
import { Migration2026112580TeacherInvoices } from './20261125-80-teacher-invoices.ts';
import { Migration2026112620RefundsInFiles } from './20261126-20-refunds-in-files.ts';
import { Migration2026112621DisputeLosses } from './20261126-21-dispute-losses.ts';
import { Migration2026112630PackageDisputes } from './20261126-30-package-disputes.ts';
import { Migration2026112700CoTeachers } from './20261127-00-co-teachers.ts';
import { Migration2026112701Revisions } from './20261127-01-revisions.ts';
import { Migration2026112710LessonKinds } from './20261127-10-lesson-kinds.ts';
import { Migration2026112711LessonContent } from './20261127-11-lesson-content.ts';
import { Migration2026112720Quizzes } from './20261127-20-quizzes.ts';
import { Migration2026112730Certificates } from './20261127-30-certificates.ts';
import { Migration2026112731QuizMarks } from './20261127-31-quiz-marks.ts';
import { Migration2026112732Discussion } from './20261127-32-discussion.ts';
import { Migration2026112800Groups } from './20261128-00-groups.ts';
import { Migration2026112801Calendar } from './20261128-01-calendar.ts';
import { Migration2026112810Assignments } from './20261128-10-assignments.ts';
import { Migration2026112820Captions } from './20261128-20-captions.ts';
import { Migration2026112821Passages } from './20261128-21-passages.ts';
import { Migration2026112822Playbacks } from './20261128-22-playbacks.ts';
import { Migration2026112830Ratings } from './20261128-30-ratings.ts';
import { Migration2026112831Inbox } from './20261128-31-inbox.ts';
import { Migration2026112832ContentReports } from './20261128-32-content-reports.ts';
import { Migration2026112833Notes } from './20261128-33-notes.ts';
import { Migration2026112840Formulas } from './20261128-40-formulas.ts';
import { Migration2026112850SubmissionFiles } from './20261128-50-submission-files.ts';
import { Migration2026112910VideoStreams } from './20261129-10-video-streams.ts';
import { Migration2026112920Wishlist } from './20261129-20-wishlist.ts';
import { Migration2026112930AccessLength } from './20261129-30-access-length.ts';
import { Migration2026112940Bookmarks } from './20261129-40-bookmarks.ts';
import { Migration2026112941WordsOfNotes } from './20261129-41-words-of-notes.ts';
import { Migration2026112950LessonViewings } from './20261129-50-lesson-viewings.ts';
import { Migration2026112951SearchEvents } from './20261129-51-search-events.ts';
import { Migration2026112952HelpfulAnswers } from './20261129-52-helpful-answers.ts';
import { Migration2026112960CoursePromo } from './20261129-60-course-promo.ts';
import { Migration2026113030PurchasesInTurn } from './20261130-30-purchases-in-turn.ts';
import { Migration2026113031FrozenLengths } from './20261130-31-frozen-lengths.ts';
import { Migration2026113032Searchers } from './20261130-32-searchers.ts';
import { Migration2026113033StreamBounds } from './20261130-33-stream-bounds.ts';
import { Migration2026113050ApiTokens } from './20261130-50-api-tokens.ts';
import { Migration2026120110Webhooks } from './20261201-10-webhooks.ts';
import { Migration2026120111WebhooksThatGo } from './20261201-11-webhooks-that-go.ts';
import { Migration2026120120ChangeFeeds } from './20261201-20-change-feeds.ts';
import { Migration2026120121EraOfChanges } from './20261201-21-era-of-changes.ts';
import { Migration2026120122ErasedInFeeds } from './20261201-22-erased-in-feeds.ts';
import { Migration2026120130ApiTokenRenewal } from './20261201-30-api-token-renewal.ts';
import { Migration2026120201CategoryAddresses } from './20261202-01-category-addresses.ts';
import { Migration2026120202SuspendedCourses } from './20261202-02-suspended-courses.ts';
import { Migration2026120220Analytics } from './20261202-20-analytics.ts';
import { Migration2026120221DaysOfStudy } from './20261202-21-days-of-study.ts';
import { Migration2026120240Tickets } from './20261202-40-tickets.ts';
import { Migration2026120241Announcements } from './20261202-41-announcements.ts';
import { Migration2026120260Backups } from './20261202-60-backups.ts';
import { Migration2026120310Performance } from './20261203-10-performance.ts';
/** In the order in which they run; listed here because the built program is one file. */
import { Migration2026120320Exports } from './20261203-20-exports.ts';
import { Migration2026120321Appeals } from './20261203-21-appeals.ts';
import { Migration2026120340Assistant } from './20261203-40-assistant.ts';
import { Migration2026120341Moderation } from './20261203-41-moderation.ts';
import { Migration2026120350CourseMessages } from './20261203-50-course-messages.ts';
import { Migration2026120351Rosters } from './20261203-51-rosters.ts';
import { Migration2026120380ModerationSources } from './20261203-80-moderation-sources.ts';
import { Migration2026120381CommentMarks } from './20261203-81-comment-marks.ts';
import { Migration2026120382DraftedPictures } from './20261203-82-drafted-pictures.ts';
import { Migration2026120383AssignedReviews } from './20261203-83-assigned-reviews.ts';
import { Migration2026120385RestoreRequests } from './20261203-85-restore-requests.ts';
import { Migration2026120390ExportCourses } from './20261203-90-export-courses.ts';
import { Migration2026120391FilesAtFault } from './20261203-91-files-at-fault.ts';
import { Migration2026120401ForgottenNames } from './20261204-01-forgotten-names.ts';
import { Migration2026120420ContentChanges } from './20261204-20-content-changes.ts';
import { Migration2026120421ContentOfPages } from './20261204-21-content-of-pages.ts';
import { Migration2026120430FormerSlugsOfACourse } from './20261204-30-former-slugs-of-a-course.ts';
import { Migration2026120540OwnAnnouncements } from './20261205-40-own-announcements.ts';
import { Migration2026120550ContentOfPeople } from './20261205-50-content-of-people.ts';
import { Migration2026120610TotalsOfTeachers } from './20261206-10-totals-of-teachers.ts';
import { Migration2026120710ShareOfOpenedLessons } from './20261207-10-share-of-opened-lessons.ts';
import { Migration2026120810OrderLinesBoundByRow } from './20261208-10-order-lines-bound-by-row.ts';
import { Migration2026120820PopularSearches } from './20261208-20-popular-searches.ts';
import { Migration2026120910SecondPersonsAndAddresses } from './20261209-10-second-persons-and-addresses.ts';
import { Migration2026120920BrowserErrors } from './20261209-20-browser-errors.ts';
import { Migration2026120930SessionsOfRest } from './20261209-30-sessions-of-rest.ts';
import { Migration2026121010UnheardChannel } from './20261210-10-unheard-channel.ts';
import { Migration2026121020AnnouncedTables } from './20261210-20-announced-tables.ts';

export const migrations = [
  Migration2026112001Foundation,
  Migration2026112002Accounts,
  Migration2026112003Catalog,
  Migration2026112004Learning,
  Migration2026112005Billing,
  Migration2026112006Ledger,
  Migration2026112101Credentials,
  Migration2026112102Mail,
  Migration2026112103Notifications,
  Migration2026112104Administration,
  Migration2026112105Profile,
  Migration2026112106Study,
  Migration2026112107DataRequests,
  Migration2026112108ProvedEmail,
  Migration2026112109ManyPeople,
  Migration2026112201LanguageOfSessions,
  Migration2026112202LessonVersion,
  Migration2026112220PagesOfTeachers,
  Migration2026112250Payments,
  Migration2026112251NotificationKinds,
  Migration2026112252OfferedViews,
  Migration2026112253FileUses,
  Migration2026112254CoverToken,
  Migration2026112255ReadNull,
  Migration2026112256ProvedBefore,
  Migration2026112265BoundedLists,
  Migration2026112270UploadActivity,
  Migration2026112280Search,
  Migration2026112281SearchPlan,
  Migration2026112290PaymentsInDoubt,
  Migration2026112292StudyGoal,
  Migration2026112295EditDrafts,
  Migration2026112296CoursePictures,
  Migration2026112297CoverVariant,
  Migration2026112298Submissions,
  Migration2026112299RatingsOrder,
  Migration2026112301CountersByStatement,
  Migration2026112302SearchScore,
  Migration2026112400Gateways,
  Migration2026112401Suspense,
  Migration2026112420Settings,
  Migration2026112421Payouts,
  Migration2026112430Earnings,
  Migration2026112440CartAndCoupons,
  Migration2026112441CoursePrices,
  Migration2026112431Refunds,
  Migration2026112500SealedRefundAccounts,
  Migration2026112560TeacherLink,
  Migration2026112540BooksByMonth,
  Migration2026112520Packages,
  Migration2026112541Settlement,
  Migration2026112561Exchange,
  Migration2026112542Disputes,
  Migration2026112543Clearing,
  Migration2026112580TeacherInvoices,
  Migration2026112620RefundsInFiles,
  Migration2026112621DisputeLosses,
  Migration2026112630PackageDisputes,
  Migration2026112710LessonKinds,
  Migration2026112700CoTeachers,
  Migration2026112730Certificates,
  Migration2026112711LessonContent,
  Migration2026112720Quizzes,
  Migration2026112701Revisions,
  Migration2026112731QuizMarks,
  Migration2026112732Discussion,
  Migration2026112820Captions,
  Migration2026112830Ratings,
  Migration2026112810Assignments,
  Migration2026112800Groups,
  Migration2026112801Calendar,
  Migration2026112821Passages,
  Migration2026112831Inbox,
  Migration2026112832ContentReports,
  Migration2026112822Playbacks,
  Migration2026112833Notes,
  Migration2026112850SubmissionFiles,
  Migration2026112840Formulas,
  Migration2026112930AccessLength,
  Migration2026112920Wishlist,
  Migration2026112910VideoStreams,
  Migration2026112950LessonViewings,
  Migration2026112940Bookmarks,
  Migration2026112941WordsOfNotes,
  Migration2026112951SearchEvents,
  Migration2026112952HelpfulAnswers,
  Migration2026112960CoursePromo,
  Migration2026113030PurchasesInTurn,
  Migration2026113031FrozenLengths,
  Migration2026113032Searchers,
  Migration2026113033StreamBounds,
  Migration2026113050ApiTokens,
  Migration2026120130ApiTokenRenewal,
  Migration2026120120ChangeFeeds,
  Migration2026120121EraOfChanges,
  Migration2026120122ErasedInFeeds,
  Migration2026120110Webhooks,
  Migration2026120111WebhooksThatGo,
  Migration2026120201CategoryAddresses,
  Migration2026120240Tickets,
  Migration2026120241Announcements,
  Migration2026120202SuspendedCourses,
  Migration2026120220Analytics,
  Migration2026120260Backups,
  Migration2026120221DaysOfStudy,
  Migration2026120340Assistant,
  Migration2026120320Exports,
  Migration2026120321Appeals,
  Migration2026120310Performance,
  Migration2026120341Moderation,
  Migration2026120350CourseMessages,
  Migration2026120351Rosters,
  Migration2026120380ModerationSources,
  Migration2026120381CommentMarks,
  Migration2026120385RestoreRequests,
  Migration2026120382DraftedPictures,
  Migration2026120390ExportCourses,
  Migration2026120391FilesAtFault,
  Migration2026120383AssignedReviews,
  Migration2026120401ForgottenNames,
  Migration2026120420ContentChanges,
  Migration2026120421ContentOfPages,
  Migration2026120430FormerSlugsOfACourse,
  Migration2026120540OwnAnnouncements,
  Migration2026120550ContentOfPeople,
  Migration2026120610TotalsOfTeachers,
  Migration2026120710ShareOfOpenedLessons,
  Migration2026120810OrderLinesBoundByRow,
  Migration2026120820PopularSearches,
  Migration2026120910SecondPersonsAndAddresses,
  Migration2026120920BrowserErrors,
  Migration2026120930SessionsOfRest,
  Migration2026121010UnheardChannel,
  Migration2026121020AnnouncedTables,
].map((migration) => ({ name: migration.name, class: migration }));
