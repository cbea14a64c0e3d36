/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseColumnsFragment = { __typename: 'Course', level: Types.CourseLevel, language: Types.Language, accessDays: number | null, minAge: number | null, hasAiText: boolean } & { ' $fragmentName'?: 'CourseColumnsFragment' };

export const CourseColumnsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseColumns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"accessDays"}},{"kind":"Field","name":{"kind":"Name","value":"minAge"}},{"kind":"Field","name":{"kind":"Name","value":"hasAiText"}}]}}]} as unknown as DocumentNode<CourseColumnsFragment, unknown>;
export const useCourseColumnsFragment = /* @__PURE__ */ bindFragment(CourseColumnsFragmentDoc, 'CourseColumns');