/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetupStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupStepsQuery = { setupSteps: Array<{ __typename: 'SetupStep', kind: Types.SetupStepKind, isDone: boolean }> };


export const SetupStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setupSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]}}]} as unknown as DocumentNode<SetupStepsQuery, SetupStepsQueryVariables>;
export const useSetupStepsQuery = bindQuery(SetupStepsDocument, 'b06d01f6ba97e9985d3cb72ec68f2d21045ae51171fced5334c9f7322ce63496');