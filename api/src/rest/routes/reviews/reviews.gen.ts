/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.gen.ts';

import type { RestDocument } from '../../document.ts';
export type RestReviewFieldsFragment = { readonly id: string, readonly stars: number, readonly text: string | null, readonly percentage: number | null, readonly courseVersion: number | null, readonly createdAt: string, readonly updatedAt: string | null, readonly teacherReply: string | null, readonly repliedAt: string | null, readonly author: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } };

export type RestReviewsQueryVariables = Exact<{
  id: string;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  stars?: number | null | undefined;
}>;


export type RestReviewsQuery = { readonly course: { readonly ratingAverage: number, readonly ratingCount: number, readonly ratingHistogram: ReadonlyArray<{ readonly stars: number, readonly count: number }>, readonly ratingMethod: { readonly weighting: Types.RatingWeighting, readonly leastStudyMinutes: number, readonly counted: number, readonly refunded: number, readonly moderated: number, readonly ofEarlierVersions: number, readonly edited: number, readonly medianPercentage: number | null }, readonly ratings: { readonly total: number, readonly page: number, readonly limit: number, readonly items: ReadonlyArray<{ readonly id: string, readonly stars: number, readonly text: string | null, readonly percentage: number | null, readonly courseVersion: number | null, readonly createdAt: string, readonly updatedAt: string | null, readonly teacherReply: string | null, readonly repliedAt: string | null, readonly author: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } }> } } | null };

export type RestRateCourseMutationVariables = Exact<{
  input: Types.RateCourseInput;
}>;


export type RestRateCourseMutation = { readonly rateCourse: { readonly id: string, readonly stars: number, readonly text: string | null, readonly percentage: number | null, readonly courseVersion: number | null, readonly createdAt: string, readonly updatedAt: string | null, readonly teacherReply: string | null, readonly repliedAt: string | null, readonly author: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } };

export const RestReviews = `query RestReviews($id: String!, $page: Int, $limit: Int, $stars: Int) {
  course(idOrSlug: $id) {
    ratingAverage
    ratingCount
    ratingHistogram {
      stars
      count
    }
    ratingMethod {
      weighting
      leastStudyMinutes
      counted
      refunded
      moderated
      ofEarlierVersions
      edited
      medianPercentage
    }
    ratings(page: $page, limit: $limit, stars: $stars) {
      total
      page
      limit
      items {
        ...RestReviewFields
      }
    }
  }
}

fragment RestReviewFields on Rating {
  id
  stars
  text
  percentage
  courseVersion
  createdAt
  updatedAt
  teacherReply
  repliedAt
  author {
    id
    fullName
    avatarUrl
  }
}` as RestDocument<RestReviewsQuery, RestReviewsQueryVariables>;

export const RestRateCourse = `mutation RestRateCourse($input: RateCourseInput!) {
  rateCourse(input: $input) {
    ...RestReviewFields
  }
}

fragment RestReviewFields on Rating {
  id
  stars
  text
  percentage
  courseVersion
  createdAt
  updatedAt
  teacherReply
  repliedAt
  author {
    id
    fullName
    avatarUrl
  }
}` as RestDocument<RestRateCourseMutation, RestRateCourseMutationVariables>;