/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.gen.ts';

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

export type RestExportFieldsFragment = { readonly id: string, readonly list: Types.ExportList, readonly form: Types.ExportForm, readonly state: Types.ExportState, readonly search: string | null, readonly filterCount: number, readonly rowsDone: number, readonly rowCount: number | null, readonly bytes: number | null, readonly fault: Types.ExportFault | null, readonly faultRow: number | null, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly expiresAt: string | null };

export type RestExportsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type RestExportsQuery = { readonly savedExports: { readonly total: number, readonly page: number, readonly limit: number, readonly items: ReadonlyArray<{ readonly id: string, readonly list: Types.ExportList, readonly form: Types.ExportForm, readonly state: Types.ExportState, readonly search: string | null, readonly filterCount: number, readonly rowsDone: number, readonly rowCount: number | null, readonly bytes: number | null, readonly fault: Types.ExportFault | null, readonly faultRow: number | null, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly expiresAt: string | null }> } };

export type RestExportQueryVariables = Exact<{
  id: string;
}>;


export type RestExportQuery = { readonly savedExport: { readonly id: string, readonly list: Types.ExportList, readonly form: Types.ExportForm, readonly state: Types.ExportState, readonly search: string | null, readonly filterCount: number, readonly rowsDone: number, readonly rowCount: number | null, readonly bytes: number | null, readonly fault: Types.ExportFault | null, readonly faultRow: number | null, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly expiresAt: string | null } };

export type RestStartExportMutationVariables = Exact<{
  input: Types.StartExportInput;
}>;


export type RestStartExportMutation = { readonly startExport: { readonly id: string, readonly list: Types.ExportList, readonly form: Types.ExportForm, readonly state: Types.ExportState, readonly search: string | null, readonly filterCount: number, readonly rowsDone: number, readonly rowCount: number | null, readonly bytes: number | null, readonly fault: Types.ExportFault | null, readonly faultRow: number | null, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly expiresAt: string | null } };

export type RestDownloadExportMutationVariables = Exact<{
  id: string;
}>;


export type RestDownloadExportMutation = { readonly downloadExport: { readonly url: string, readonly expiresAt: string } };

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

export const RestExports = `query RestExports($page: Int, $limit: Int) {
  savedExports(page: $page, limit: $limit) {
    total
    page
    limit
    items {
      ...RestExportFields
    }
  }
}

fragment RestExportFields on SavedExport {
  id
  list
  form
  state
  search
  filterCount
  rowsDone
  rowCount
  bytes
  fault
  faultRow
  createdAt
  startedAt
  finishedAt
  expiresAt
}` as RestDocument<RestExportsQuery, RestExportsQueryVariables>;

export const RestExport = `query RestExport($id: ID!) {
  savedExport(id: $id) {
    ...RestExportFields
  }
}

fragment RestExportFields on SavedExport {
  id
  list
  form
  state
  search
  filterCount
  rowsDone
  rowCount
  bytes
  fault
  faultRow
  createdAt
  startedAt
  finishedAt
  expiresAt
}` as RestDocument<RestExportQuery, RestExportQueryVariables>;

export const RestStartExport = `mutation RestStartExport($input: StartExportInput!) {
  startExport(input: $input) {
    ...RestExportFields
  }
}

fragment RestExportFields on SavedExport {
  id
  list
  form
  state
  search
  filterCount
  rowsDone
  rowCount
  bytes
  fault
  faultRow
  createdAt
  startedAt
  finishedAt
  expiresAt
}` as RestDocument<RestStartExportMutation, RestStartExportMutationVariables>;

export const RestDownloadExport = `mutation RestDownloadExport($id: ID!) {
  downloadExport(exportId: $id) {
    url
    expiresAt
  }
}` as RestDocument<RestDownloadExportMutation, RestDownloadExportMutationVariables>;