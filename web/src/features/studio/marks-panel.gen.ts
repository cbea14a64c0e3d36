/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarksPanelFragment = { __typename: 'Course', id: string, marksPlayback: boolean } & { ' $fragmentName'?: 'MarksPanelFragment' };

export type SwitchPlaybackMarksMutationVariables = Exact<{
  input: Types.SwitchPlaybackMarksInput;
}>;


export type SwitchPlaybackMarksMutation = { switchPlaybackMarks: (
    { __typename: 'Course' }
    & { ' $fragmentRefs'?: { 'MarksPanelFragment': MarksPanelFragment } }
  ) };

export const MarksPanelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarksPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"marksPlayback"}}]}}]} as unknown as DocumentNode<MarksPanelFragment, unknown>;
export const SwitchPlaybackMarksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchPlaybackMarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SwitchPlaybackMarksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchPlaybackMarks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarksPanel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarksPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"marksPlayback"}}]}}]} as unknown as DocumentNode<SwitchPlaybackMarksMutation, SwitchPlaybackMarksMutationVariables>;
export const useSwitchPlaybackMarksMutation = bindMutation(SwitchPlaybackMarksDocument, '9e7b5152ca2753d9dc764f2d213a912f38c8578f00c235eeecbdefbd6592c983');
export const useMarksPanelFragment = /* @__PURE__ */ bindFragment(MarksPanelFragmentDoc, 'MarksPanel');