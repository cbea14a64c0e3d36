/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseLengthsFragment = { __typename: 'Course', lengths: { __typename: 'CourseLengths', videoSec: number, readingSec: number, questions: number, assignments: number, liveLessons: number } } & { ' $fragmentName'?: 'CourseLengthsFragment' };

export const CourseLengthsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseLengths"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lengths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoSec"}},{"kind":"Field","name":{"kind":"Name","value":"readingSec"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"assignments"}},{"kind":"Field","name":{"kind":"Name","value":"liveLessons"}}]}}]}}]} as unknown as DocumentNode<CourseLengthsFragment, unknown>;
export const useCourseLengthsFragment = /* @__PURE__ */ bindFragment(CourseLengthsFragmentDoc, 'CourseLengths');