/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProcessingQueryVariables = Exact<{ [key: string]: never; }>;


export type ProcessingQuery = { processingActivities: Array<{ __typename: 'RegisteredActivity', feature: string, purpose: string, readers: Array<string>, recipients: Array<string>, tables: Array<{ __typename: 'ProcessedTable', name: string, columns: Array<string>, erasures: Array<Types.ErasureKind>, reasons: Array<string> }> }>, impactAssessment: { __typename: 'ImpactAssessment', controller: string, basis: string, necessity: string, transfers: string, risks: string, measures: string, conclusion: string, version: number } };

export type AssessImpactMutationVariables = Exact<{
  input: Types.AssessImpactInput;
}>;


export type AssessImpactMutation = { assessImpact: { __typename: 'ImpactAssessment', version: number } };


export const ProcessingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Processing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"processingActivities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"erasures"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"impactAssessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"controller"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"necessity"}},{"kind":"Field","name":{"kind":"Name","value":"transfers"}},{"kind":"Field","name":{"kind":"Name","value":"risks"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"conclusion"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ProcessingQuery, ProcessingQueryVariables>;
export const AssessImpactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssessImpact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessImpactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessImpact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AssessImpactMutation, AssessImpactMutationVariables>;
export const useProcessingQuery = bindQuery(ProcessingDocument, 'cd05e0f33770c809f8452d456eb40846db2417535e71c2f168ab5fd50fc66bdb');
export const useAssessImpactMutation = bindMutation(AssessImpactDocument, '997e5aa7d401c1c6dc49bf4a67575af791f2ba24e41a22c326b34f660f8df771');