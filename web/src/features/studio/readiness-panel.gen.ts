/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { CourseActionsFragment } from './course-actions.gen.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadinessPanelFragment = (
  { __typename: 'Course', id: string, lessonCount: number, allowedActions: Array<Types.CourseAction>, readiness: Array<{ __typename: 'ReadinessItem', code: Types.ReadinessCode, ok: boolean, actual: number, required: number }> | null }
  & { ' $fragmentRefs'?: { 'CourseActionsFragment': CourseActionsFragment } }
) & { ' $fragmentName'?: 'ReadinessPanelFragment' };

export const ReadinessPanelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadinessPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}}]} as unknown as DocumentNode<ReadinessPanelFragment, unknown>;
export const useReadinessPanelFragment = /* @__PURE__ */ bindFragment(ReadinessPanelFragmentDoc, 'ReadinessPanel');