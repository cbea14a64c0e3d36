/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseViewerQueryVariables = Exact<{
  idOrSlug: string;
}>;


export type CourseViewerQuery = { course: { __typename: 'Course', id: string, allowedActions: Array<Types.CourseAction>, myUnsettledPayment: { __typename: 'PaymentAttempt', id: string, reference: string, status: Types.PaymentStatus, doubt: Types.PaymentDoubt | null } | null, myEnrolment: { __typename: 'Enrolment', id: string, access: Types.EnrolmentAccess, percentage: number, completedRequiredLessons: number, requiredLessons: number, completedOptionalLessons: number, completedAt: string | null, lastLesson: { __typename: 'LessonOutline', id: string, title: string } | null } | null } | null };


export const CourseViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseViewer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idOrSlug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idOrSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idOrSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"myUnsettledPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"doubt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myEnrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"completedRequiredLessons"}},{"kind":"Field","name":{"kind":"Name","value":"requiredLessons"}},{"kind":"Field","name":{"kind":"Name","value":"completedOptionalLessons"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CourseViewerQuery, CourseViewerQueryVariables>;
export const useCourseViewerQuery = bindQuery(CourseViewerDocument, 'f974c0ebb2be6de05cd4956a7c80ceccb6f958e50cabc0c60ecfd6302886dd87');