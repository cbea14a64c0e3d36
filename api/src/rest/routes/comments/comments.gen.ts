/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.gen.ts';

import type { RestDocument } from '../../document.ts';
export type RestCommentFieldsFragment = { readonly id: string, readonly lessonId: string, readonly parentId: string | null, readonly text: string | null, readonly atSec: number | null, readonly paragraph: number | null, readonly likeCount: number, readonly replyCount: number, readonly isLiked: boolean, readonly isByTeacher: boolean, readonly acceptedAt: string | null, readonly createdAt: string, readonly author: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } };

export type RestCommentsQueryVariables = Exact<{
  lessonId?: string | null | undefined;
  courseId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestCommentsQuery = { readonly comments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly lessonId: string, readonly parentId: string | null, readonly text: string | null, readonly atSec: number | null, readonly paragraph: number | null, readonly likeCount: number, readonly replyCount: number, readonly isLiked: boolean, readonly isByTeacher: boolean, readonly acceptedAt: string | null, readonly createdAt: string, readonly replies: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly lessonId: string, readonly parentId: string | null, readonly text: string | null, readonly atSec: number | null, readonly paragraph: number | null, readonly likeCount: number, readonly replyCount: number, readonly isLiked: boolean, readonly isByTeacher: boolean, readonly acceptedAt: string | null, readonly createdAt: string, readonly author: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } }> }, readonly author: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } };

export type RestCreateCommentMutationVariables = Exact<{
  input: Types.CreateCommentInput;
}>;


export type RestCreateCommentMutation = { readonly createComment: { readonly id: string, readonly lessonId: string, readonly parentId: string | null, readonly text: string | null, readonly atSec: number | null, readonly paragraph: number | null, readonly likeCount: number, readonly replyCount: number, readonly isLiked: boolean, readonly isByTeacher: boolean, readonly acceptedAt: string | null, readonly createdAt: string, readonly author: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } };

export type RestLikeCommentMutationVariables = Exact<{
  input: Types.LikeCommentInput;
}>;


export type RestLikeCommentMutation = { readonly likeComment: { readonly id: string, readonly lessonId: string, readonly parentId: string | null, readonly text: string | null, readonly atSec: number | null, readonly paragraph: number | null, readonly likeCount: number, readonly replyCount: number, readonly isLiked: boolean, readonly isByTeacher: boolean, readonly acceptedAt: string | null, readonly createdAt: string, readonly author: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } };

export type RestRemoveCommentMutationVariables = Exact<{
  id: string;
}>;


export type RestRemoveCommentMutation = { readonly removeComment: { readonly id: string } };

export const RestComments = `query RestComments($lessonId: ID, $courseId: ID, $first: Int, $after: String) {
  comments(lessonId: $lessonId, courseId: $courseId, first: $first, after: $after) {
    edges {
      node {
        ...RestCommentFields
        replies(first: 20) {
          edges {
            node {
              ...RestCommentFields
            }
          }
        }
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}

fragment RestCommentFields on Comment {
  id
  lessonId
  parentId
  text
  atSec
  paragraph
  likeCount
  replyCount
  isLiked
  isByTeacher
  acceptedAt
  createdAt
  author {
    id
    fullName
    avatarUrl
  }
}` as RestDocument<RestCommentsQuery, RestCommentsQueryVariables>;

export const RestCreateComment = `mutation RestCreateComment($input: CreateCommentInput!) {
  createComment(input: $input) {
    ...RestCommentFields
  }
}

fragment RestCommentFields on Comment {
  id
  lessonId
  parentId
  text
  atSec
  paragraph
  likeCount
  replyCount
  isLiked
  isByTeacher
  acceptedAt
  createdAt
  author {
    id
    fullName
    avatarUrl
  }
}` as RestDocument<RestCreateCommentMutation, RestCreateCommentMutationVariables>;

export const RestLikeComment = `mutation RestLikeComment($input: LikeCommentInput!) {
  likeComment(input: $input) {
    ...RestCommentFields
  }
}

fragment RestCommentFields on Comment {
  id
  lessonId
  parentId
  text
  atSec
  paragraph
  likeCount
  replyCount
  isLiked
  isByTeacher
  acceptedAt
  createdAt
  author {
    id
    fullName
    avatarUrl
  }
}` as RestDocument<RestLikeCommentMutation, RestLikeCommentMutationVariables>;

export const RestRemoveComment = `mutation RestRemoveComment($id: ID!) {
  removeComment(commentId: $id) {
    id
  }
}` as RestDocument<RestRemoveCommentMutation, RestRemoveCommentMutationVariables>;