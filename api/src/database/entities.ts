import { RefreshToken, Session, TeacherProfile, User } from '../features/accounts/index.ts';
import { Order, OrderLine, PaymentAttempt } from '../features/billing/index.ts';
import { Category, Course, CourseReview, Lesson, Media, Section, Upload } from '../features/catalog/index.ts';
import { Enrolment, LessonProgress, Rating } from '../features/learning/index.ts';
import { LedgerAccount } from '../features/ledger/index.ts';
import { AuditLog } from '../features/operations/index.ts';

/** Every entity; listed here because the built program is one file. */
export const entities = [
  AuditLog,
  Category,
  Course,
  CourseReview,
  Enrolment,
  LedgerAccount,
  Lesson,
  LessonProgress,
  Media,
  Order,
  OrderLine,
  PaymentAttempt,
  Rating,
  RefreshToken,
  Section,
  Session,
  TeacherProfile,
  Upload,
  User,
];
