/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.gen.ts';

import type { RestDocument } from '../../document.ts';
export type StatisticsFragment = { readonly studyMinutes: number, readonly streakDays: number, readonly longestStreakDays: number, readonly coursesInProgress: number, readonly coursesCompleted: number, readonly lessonsCompleted: number, readonly certificates: number, readonly achievements: number };

export type EventFragment = { readonly id: string, readonly kind: Types.ScheduleKind, readonly title: string, readonly startsAt: string, readonly endsAt: string | null, readonly isDone: boolean, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null };

export type Done_AchievementActivity_Fragment = { readonly achievement: string, readonly id: string, readonly kind: Types.ActivityKind, readonly at: string };

export type Done_CourseActivity_Fragment = { readonly id: string, readonly kind: Types.ActivityKind, readonly at: string, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null };

export type Done_LessonActivity_Fragment = { readonly lessonTitle: string, readonly id: string, readonly kind: Types.ActivityKind, readonly at: string, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null };

export type DoneFragment =
  | Done_AchievementActivity_Fragment
  | Done_CourseActivity_Fragment
  | Done_LessonActivity_Fragment
;

export type RestAchievementsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAchievementsQuery = { readonly myAchievements: ReadonlyArray<{ readonly code: string, readonly metric: Types.AchievementMetric, readonly threshold: number, readonly progress: number, readonly earnedAt: string | null }> };

export type RestActivityQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestActivityQuery = { readonly myActivity: { readonly edges: ReadonlyArray<{ readonly node:
        | { readonly achievement: string, readonly id: string, readonly kind: Types.ActivityKind, readonly at: string }
        | { readonly id: string, readonly kind: Types.ActivityKind, readonly at: string, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }
        | { readonly lessonTitle: string, readonly id: string, readonly kind: Types.ActivityKind, readonly at: string, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }
       }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } };

export type RestCertificatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCertificatesQuery = { readonly myCertificates: ReadonlyArray<{ readonly id: string, readonly serial: string, readonly verifyCode: string, readonly studentName: string, readonly courseTitle: string, readonly teacherName: string, readonly score: number | null, readonly status: Types.CertificateStatus, readonly issuedAt: string, readonly revokedAt: string | null, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }> };

export type RestProgressQueryVariables = Exact<{
  id: string;
}>;


export type RestProgressQuery = { readonly me: { readonly id: string }, readonly course: { readonly id: string, readonly myEnrolment: { readonly id: string, readonly percentage: number, readonly completedLessons: number, readonly totalLessons: number, readonly certificateStanding: Types.CertificateStanding, readonly lastLesson: { readonly id: string, readonly title: string } | null, readonly certificate: { readonly id: string, readonly serial: string, readonly verifyCode: string, readonly issuedAt: string } | null } | null, readonly sections: ReadonlyArray<{ readonly lessons: ReadonlyArray<{ readonly id: string, readonly title: string, readonly rule: Types.CompletionRule, readonly myProgress: { readonly state: Types.LessonState, readonly doneSec: number, readonly requiredSec: number } | null }> }> } | null };

export type RestDashboardQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type RestDashboardQuery = { readonly unreadNotificationCount: number, readonly myEnrolments: { readonly items: ReadonlyArray<{ readonly id: string, readonly percentage: number, readonly lastStudiedAt: string | null, readonly lastLesson: { readonly id: string, readonly title: string } | null, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } }> }, readonly studyStatistics: { readonly studyMinutes: number, readonly streakDays: number, readonly longestStreakDays: number, readonly coursesInProgress: number, readonly coursesCompleted: number, readonly lessonsCompleted: number, readonly certificates: number, readonly achievements: number }, readonly mySchedule: ReadonlyArray<{ readonly id: string, readonly kind: Types.ScheduleKind, readonly title: string, readonly startsAt: string, readonly endsAt: string | null, readonly isDone: boolean, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }>, readonly myActivity: { readonly edges: ReadonlyArray<{ readonly node:
        | { readonly achievement: string, readonly id: string, readonly kind: Types.ActivityKind, readonly at: string }
        | { readonly id: string, readonly kind: Types.ActivityKind, readonly at: string, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }
        | { readonly lessonTitle: string, readonly id: string, readonly kind: Types.ActivityKind, readonly at: string, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }
       }> } };

export type RestEnrolmentsQueryVariables = Exact<{
  status?: Types.EnrolmentFilter | null | undefined;
  search?: string | null | undefined;
  sortBy?: Types.EnrolmentSort | null | undefined;
  sortOrder?: Types.SortOrder | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type RestEnrolmentsQuery = { readonly myEnrolments: { readonly total: number, readonly page: number, readonly limit: number, readonly items: ReadonlyArray<{ readonly id: string, readonly access: Types.EnrolmentAccess, readonly enrolledAt: string, readonly expiresAt: string | null, readonly percentage: number, readonly completedLessons: number, readonly totalLessons: number, readonly completedAt: string | null, readonly lastStudiedAt: string | null, readonly lastLesson: { readonly id: string, readonly title: string, readonly kind: Types.LessonKind } | null, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } }> } };

export type RestScheduleQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type RestScheduleQuery = { readonly mySchedule: ReadonlyArray<{ readonly id: string, readonly kind: Types.ScheduleKind, readonly title: string, readonly startsAt: string, readonly endsAt: string | null, readonly isDone: boolean, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }> };

export type RestStatisticsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestStatisticsQuery = { readonly studyStatistics: { readonly studyMinutes: number, readonly streakDays: number, readonly longestStreakDays: number, readonly coursesInProgress: number, readonly coursesCompleted: number, readonly lessonsCompleted: number, readonly certificates: number, readonly achievements: number }, readonly studyDays: ReadonlyArray<{ readonly day: string, readonly minutes: number }> };

export const RestAchievements = `query RestAchievements {
  myAchievements {
    code
    metric
    threshold
    progress
    earnedAt
  }
}` as RestDocument<RestAchievementsQuery, RestAchievementsQueryVariables>;

export const RestActivity = `query RestActivity($first: Int, $after: String) {
  myActivity(first: $first, after: $after) {
    edges {
      node {
        ...Done
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}

fragment CourseCard on Course {
  id
  slug
  title
  subtitle
  level
  language
  status
  coverUrl(width: 480)
  price
  salePrice
  saleEndsAt
  currentPrice
  studentCount
  ratingAverage
  ratingCount
  lessonCount
  durationSec
  publishedAt
  updatedAt
  category {
    id
    slug
    name
    nameEn
  }
  teacher {
    id
    fullName
    avatarUrl
  }
}

fragment Done on Activity {
  id
  kind
  at
  ... on CourseActivity {
    course {
      ...CourseCard
    }
  }
  ... on LessonActivity {
    lessonTitle
    course {
      ...CourseCard
    }
  }
  ... on AchievementActivity {
    achievement
  }
}` as RestDocument<RestActivityQuery, RestActivityQueryVariables>;

export const RestCertificates = `query RestCertificates {
  myCertificates {
    id
    serial
    verifyCode
    studentName
    courseTitle
    teacherName
    score
    status
    issuedAt
    revokedAt
    course {
      ...CourseCard
    }
  }
}

fragment CourseCard on Course {
  id
  slug
  title
  subtitle
  level
  language
  status
  coverUrl(width: 480)
  price
  salePrice
  saleEndsAt
  currentPrice
  studentCount
  ratingAverage
  ratingCount
  lessonCount
  durationSec
  publishedAt
  updatedAt
  category {
    id
    slug
    name
    nameEn
  }
  teacher {
    id
    fullName
    avatarUrl
  }
}` as RestDocument<RestCertificatesQuery, RestCertificatesQueryVariables>;

export const RestProgress = `query RestProgress($id: String!) {
  me {
    id
  }
  course(idOrSlug: $id) {
    id
    myEnrolment {
      id
      percentage
      completedLessons
      totalLessons
      lastLesson {
        id
        title
      }
      certificateStanding
      certificate {
        id
        serial
        verifyCode
        issuedAt
      }
    }
    sections {
      lessons {
        id
        title
        rule
        myProgress {
          state
          doneSec
          requiredSec
        }
      }
    }
  }
}` as RestDocument<RestProgressQuery, RestProgressQueryVariables>;

export const RestDashboard = `query RestDashboard($from: DateTime!, $to: DateTime!) {
  myEnrolments(status: IN_PROGRESS, limit: 3) {
    items {
      id
      percentage
      lastStudiedAt
      lastLesson {
        id
        title
      }
      course {
        ...CourseCard
      }
    }
  }
  studyStatistics {
    ...Statistics
  }
  mySchedule(from: $from, to: $to) {
    ...Event
  }
  myActivity(first: 5) {
    edges {
      node {
        ...Done
      }
    }
  }
  unreadNotificationCount
}

fragment CourseCard on Course {
  id
  slug
  title
  subtitle
  level
  language
  status
  coverUrl(width: 480)
  price
  salePrice
  saleEndsAt
  currentPrice
  studentCount
  ratingAverage
  ratingCount
  lessonCount
  durationSec
  publishedAt
  updatedAt
  category {
    id
    slug
    name
    nameEn
  }
  teacher {
    id
    fullName
    avatarUrl
  }
}

fragment Statistics on StudyStatistics {
  studyMinutes
  streakDays
  longestStreakDays
  coursesInProgress
  coursesCompleted
  lessonsCompleted
  certificates
  achievements
}

fragment Event on ScheduleEvent {
  id
  kind
  title
  startsAt
  endsAt
  isDone
  course {
    ...CourseCard
  }
}

fragment Done on Activity {
  id
  kind
  at
  ... on CourseActivity {
    course {
      ...CourseCard
    }
  }
  ... on LessonActivity {
    lessonTitle
    course {
      ...CourseCard
    }
  }
  ... on AchievementActivity {
    achievement
  }
}` as RestDocument<RestDashboardQuery, RestDashboardQueryVariables>;

export const RestEnrolments = `query RestEnrolments($status: EnrolmentFilter, $search: String, $sortBy: EnrolmentSort, $sortOrder: SortOrder, $page: Int, $limit: Int) {
  myEnrolments(
    status: $status
    search: $search
    sortBy: $sortBy
    sortOrder: $sortOrder
    page: $page
    limit: $limit
  ) {
    items {
      id
      access
      enrolledAt
      expiresAt
      percentage
      completedLessons
      totalLessons
      completedAt
      lastStudiedAt
      lastLesson {
        id
        title
        kind
      }
      course {
        ...CourseCard
      }
    }
    total
    page
    limit
  }
}

fragment CourseCard on Course {
  id
  slug
  title
  subtitle
  level
  language
  status
  coverUrl(width: 480)
  price
  salePrice
  saleEndsAt
  currentPrice
  studentCount
  ratingAverage
  ratingCount
  lessonCount
  durationSec
  publishedAt
  updatedAt
  category {
    id
    slug
    name
    nameEn
  }
  teacher {
    id
    fullName
    avatarUrl
  }
}` as RestDocument<RestEnrolmentsQuery, RestEnrolmentsQueryVariables>;

export const RestSchedule = `query RestSchedule($from: DateTime!, $to: DateTime!) {
  mySchedule(from: $from, to: $to) {
    ...Event
  }
}

fragment CourseCard on Course {
  id
  slug
  title
  subtitle
  level
  language
  status
  coverUrl(width: 480)
  price
  salePrice
  saleEndsAt
  currentPrice
  studentCount
  ratingAverage
  ratingCount
  lessonCount
  durationSec
  publishedAt
  updatedAt
  category {
    id
    slug
    name
    nameEn
  }
  teacher {
    id
    fullName
    avatarUrl
  }
}

fragment Event on ScheduleEvent {
  id
  kind
  title
  startsAt
  endsAt
  isDone
  course {
    ...CourseCard
  }
}` as RestDocument<RestScheduleQuery, RestScheduleQueryVariables>;

export const RestStatistics = `query RestStatistics {
  studyStatistics {
    ...Statistics
  }
  studyDays(days: 366) {
    day
    minutes
  }
}

fragment Statistics on StudyStatistics {
  studyMinutes
  streakDays
  longestStreakDays
  coursesInProgress
  coursesCompleted
  lessonsCompleted
  certificates
  achievements
}` as RestDocument<RestStatisticsQuery, RestStatisticsQueryVariables>;