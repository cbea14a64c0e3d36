import {
  Authenticator,
  CustomRole,
  DataRequest,
  EmailChange,
  GoogleIdentity,
  RecoveryCode,
  RefreshToken,
  Session,
  TeacherProfile,
  User,
} from '../features/accounts/index.ts';
import { Order, OrderLine, PaymentAttempt } from '../features/billing/index.ts';
import { Category, Course, CourseReview, Lesson, Media, Section } from '../features/catalog/index.ts';
import { Enrolment, LessonProgress, Rating } from '../features/learning/index.ts';
import { LedgerAccount } from '../features/ledger/index.ts';
import { AuditLog } from '../features/operations/index.ts';
import { Notification } from '../features/support/index.ts';

/** Every entity; listed here because the built program is one file. */
export const entities = [
  AuditLog,
  Authenticator,
  Category,
  Course,
  CourseReview,
  DataRequest,
  CustomRole,
  EmailChange,
  Enrolment,
  GoogleIdentity,
  LedgerAccount,
  Lesson,
  LessonProgress,
  Media,
  Notification,
  Order,
  OrderLine,
  PaymentAttempt,
  Rating,
  RecoveryCode,
  RefreshToken,
  Section,
  Session,
  TeacherProfile,
  User,
];
