import type { NonEmptyArray } from 'type-graphql';
import {
  AccountResolver,
  AuthenticatorResolver,
  AuthPayloadResolver,
  CredentialResolver,
  GoogleResolver,
  ProfileResolver,
  PublicProfileResolver,
  SessionResolver,
} from './features/accounts/index.ts';
import {
  BillingResolver,
  CheckoutPayloadResolver,
  PaymentAttemptResolver,
} from './features/billing/index.ts';
import {
  CategoryResolver,
  CourseQuotaResolver,
  CourseResolver,
  CourseReviewResolver,
  InstructorResolver,
  LessonOutlineResolver,
  LessonResolver,
  StudioResolver,
  SuggestionResolver,
} from './features/catalog/index.ts';
import {
  CourseLearningResolver,
  EnrolmentResolver,
  LessonProgressOfOutline,
  LessonProgressResolver,
  StudyResolver,
  StudySummaryResolver,
} from './features/learning/index.ts';

/** Every resolver of every feature: what the schema is built from. */
export const resolvers: NonEmptyArray<new () => object> = [
  AccountResolver,
  AuthPayloadResolver,
  SessionResolver,
  CredentialResolver,
  AuthenticatorResolver,
  GoogleResolver,
  ProfileResolver,
  PublicProfileResolver,
  CategoryResolver,
  CourseResolver,
  CourseReviewResolver,
  InstructorResolver,
  LessonOutlineResolver,
  LessonResolver,
  StudioResolver,
  SuggestionResolver,
  CourseLearningResolver,
  EnrolmentResolver,
  LessonProgressOfOutline,
  LessonProgressResolver,
  StudyResolver,
  StudySummaryResolver,
  CourseQuotaResolver,
  BillingResolver,
  CheckoutPayloadResolver,
  PaymentAttemptResolver,
];
