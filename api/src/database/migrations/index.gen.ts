import { Migration2026121100Baseline } from './20261211-00-baseline.ts';
import { Migration2026121110AnnouncedTables } from './20261211-10-announced-tables.ts';
import { Migration2026121200MinimumAge } from './20261212-00-minimum-age.ts';
import { Migration2026121300NearestCourses } from './20261213-00-nearest-courses.ts';
import { Migration2026121310DefaultSynonyms } from './20261213-10-default-synonyms.ts';
import { Migration2026121400ReplacedPayments } from './20261214-00-replaced-payments.ts';
import { Migration2026121420MeasuredLengths } from './20261214-20-measured-lengths.ts';
import { Migration2026121430HeldEdits } from './20261214-30-held-edits.ts';
import { Migration2026121431CourseInvitations } from './20261214-31-course-invitations.ts';
import { Migration2026121432CourseBin } from './20261214-32-course-bin.ts';
import { Migration2026121500BusinessReports } from './20261215-00-business-reports.ts';
import { Migration2026121540LegalDocuments } from './20261215-40-legal-documents.ts';
import { Migration2026121610AnnouncedCaptions } from './20261216-10-announced-captions.ts';
import { Migration2026121620CourseAlerts } from './20261216-20-course-alerts.ts';
import { Migration2026121621StudyInterests } from './20261216-21-study-interests.ts';
import { Migration2026121630RichAnswers } from './20261216-30-rich-answers.ts';
import { Migration2026121640MessageReplies } from './20261216-40-message-replies.ts';
import { Migration2026121701AnnouncementLinks } from './20261217-01-announcement-links.ts';
import { Migration2027022000SettingDocuments } from './20270220-00-setting-documents.ts';
import { Migration2027022010BrandInDocuments } from './20270220-10-brand-in-documents.ts';
import { Migration2027022101BrandingFiles } from './20270221-01-branding-files.ts';
import { Migration2027022102OperatorInDocuments } from './20270221-02-operator-in-documents.ts';

/** In the order in which they run. */
export const migrations = [
  { name: 'Migration2026121100Baseline', class: Migration2026121100Baseline },
  { name: 'Migration2026121110AnnouncedTables', class: Migration2026121110AnnouncedTables },
  { name: 'Migration2026121200MinimumAge', class: Migration2026121200MinimumAge },
  { name: 'Migration2026121300NearestCourses', class: Migration2026121300NearestCourses },
  { name: 'Migration2026121310DefaultSynonyms', class: Migration2026121310DefaultSynonyms },
  { name: 'Migration2026121400ReplacedPayments', class: Migration2026121400ReplacedPayments },
  { name: 'Migration2026121420MeasuredLengths', class: Migration2026121420MeasuredLengths },
  { name: 'Migration2026121430HeldEdits', class: Migration2026121430HeldEdits },
  { name: 'Migration2026121431CourseInvitations', class: Migration2026121431CourseInvitations },
  { name: 'Migration2026121432CourseBin', class: Migration2026121432CourseBin },
  { name: 'Migration2026121500BusinessReports', class: Migration2026121500BusinessReports },
  { name: 'Migration2026121540LegalDocuments', class: Migration2026121540LegalDocuments },
  { name: 'Migration2026121610AnnouncedCaptions', class: Migration2026121610AnnouncedCaptions },
  { name: 'Migration2026121620CourseAlerts', class: Migration2026121620CourseAlerts },
  { name: 'Migration2026121621StudyInterests', class: Migration2026121621StudyInterests },
  { name: 'Migration2026121630RichAnswers', class: Migration2026121630RichAnswers },
  { name: 'Migration2026121640MessageReplies', class: Migration2026121640MessageReplies },
  { name: 'Migration2026121701AnnouncementLinks', class: Migration2026121701AnnouncementLinks },
  { name: 'Migration2027022000SettingDocuments', class: Migration2027022000SettingDocuments },
  { name: 'Migration2027022010BrandInDocuments', class: Migration2027022010BrandInDocuments },
  { name: 'Migration2027022101BrandingFiles', class: Migration2027022101BrandingFiles },
  { name: 'Migration2027022102OperatorInDocuments', class: Migration2027022102OperatorInDocuments },
];
