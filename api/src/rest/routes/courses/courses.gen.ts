/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.gen.ts';

import type { RestDocument } from '../../document.ts';
export type CourseCardFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } };

export type RestCourseQueryVariables = Exact<{
  idOrSlug: string;
}>;


export type RestCourseQuery = { readonly course: { readonly description: unknown, readonly outcomes: ReadonlyArray<string>, readonly requirements: ReadonlyArray<string>, readonly audience: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly sections: ReadonlyArray<{ readonly id: string, readonly title: string, readonly lessons: ReadonlyArray<{ readonly id: string, readonly title: string, readonly kind: Types.LessonKind, readonly isPreview: boolean, readonly durationSec: number }> }>, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null };

export type RestCoursesQueryVariables = Exact<{
  filter?: Types.CourseFilter | null | undefined;
  sortBy?: Types.CourseSort | null | undefined;
  sortOrder?: Types.SortOrder | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type RestCoursesQuery = { readonly courses: { readonly total: number, readonly page: number, readonly limit: number, readonly items: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } }> } };

export type CategoryFieldsFragment = { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string, readonly icon: string, readonly courseCount: number };

export type RestCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCategoriesQuery = { readonly categories: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string, readonly icon: string, readonly courseCount: number, readonly children: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string, readonly icon: string, readonly courseCount: number }> }> };

export const RestCourse = `query RestCourse($idOrSlug: String!) {
  course(idOrSlug: $idOrSlug) {
    ...CourseCard
    description
    outcomes
    requirements
    audience
    tags
    sections {
      id
      title
      lessons {
        id
        title
        kind
        isPreview
        durationSec
      }
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
}` as RestDocument<RestCourseQuery, RestCourseQueryVariables>;

export const RestCourses = `query RestCourses($filter: CourseFilter, $sortBy: CourseSort, $sortOrder: SortOrder, $page: Int, $limit: Int) {
  courses(
    filter: $filter
    sortBy: $sortBy
    sortOrder: $sortOrder
    page: $page
    limit: $limit
  ) {
    items {
      ...CourseCard
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
}` as RestDocument<RestCoursesQuery, RestCoursesQueryVariables>;

export const RestCategories = `query RestCategories {
  categories {
    ...CategoryFields
    children {
      ...CategoryFields
    }
  }
}

fragment CategoryFields on Category {
  id
  slug
  name
  nameEn
  icon
  courseCount
}` as RestDocument<RestCategoriesQuery, RestCategoriesQueryVariables>;