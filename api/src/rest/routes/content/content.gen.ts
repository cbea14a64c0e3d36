/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { RestDocument } from '../../document.ts';
export type RestUploadQueryVariables = Exact<{
  id: string;
}>;


export type RestUploadQuery = { readonly waitingUpload: { readonly id: string, readonly filename: string, readonly sizeBytes: number, readonly isWhole: boolean, readonly expiresAt: string } | null };

export type RestReportsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  state?: Types.ContentCaseState | null | undefined;
  kind?: Types.ContentKind | null | undefined;
}>;


export type RestReportsQuery = { readonly contentCases: { readonly total: number, readonly page: number, readonly limit: number, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: Types.ContentKind, readonly state: Types.ContentCaseState, readonly isWaiting: boolean, readonly outcome: Types.ContentOutcome | null, readonly reason: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly reportCount: number, readonly comment: { readonly id: string, readonly text: string | null, readonly author: { readonly id: string, readonly fullName: string } } | null, readonly rating: { readonly id: string, readonly stars: number, readonly text: string | null, readonly author: { readonly id: string, readonly fullName: string } } | null, readonly reports: ReadonlyArray<{ readonly id: string, readonly note: string, readonly reporterName: string, readonly createdAt: string }> }> } };

export type RestReportMutationVariables = Exact<{
  targetId: string;
  note: string;
  isComment: boolean;
  isRating: boolean;
}>;


export type RestReportMutation = { readonly reportComment?: { readonly id: string }, readonly reportRating?: { readonly id: string } };

export const RestUpload = `query RestUpload($id: ID!) {
  waitingUpload(id: $id) {
    id
    filename
    sizeBytes
    isWhole
    expiresAt
  }
}` as RestDocument<RestUploadQuery, RestUploadQueryVariables>;

export const RestReports = `query RestReports($page: Int, $limit: Int, $state: ContentCaseState, $kind: ContentKind) {
  contentCases(page: $page, limit: $limit, state: $state, kind: $kind) {
    total
    page
    limit
    items {
      id
      kind
      state
      isWaiting
      outcome
      reason
      decidedAt
      createdAt
      reportCount
      comment {
        id
        text
        author {
          id
          fullName
        }
      }
      rating {
        id
        stars
        text
        author {
          id
          fullName
        }
      }
      reports {
        id
        note
        reporterName
        createdAt
      }
    }
  }
}` as RestDocument<RestReportsQuery, RestReportsQueryVariables>;

export const RestReport = `mutation RestReport($targetId: ID!, $note: String!, $isComment: Boolean!, $isRating: Boolean!) {
  reportComment(input: {commentId: $targetId, note: $note}) @include(if: $isComment) {
    id
  }
  reportRating(input: {ratingId: $targetId, note: $note}) @include(if: $isRating) {
    id
  }
}` as RestDocument<RestReportMutation, RestReportMutationVariables>;