/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyPrivacyRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPrivacyRequestsQuery = { myPrivacyRequests: Array<{ __typename: 'PrivacyRequest', id: string, kind: Types.PrivacyRequestKind, status: Types.PrivacyRequestStatus, text: string, requestedAt: string, dueAt: string, answer: string | null, article: string | null, decidedAt: string | null }> };

export type SendPrivacyRequestMutationVariables = Exact<{
  input: Types.SendPrivacyRequestInput;
}>;


export type SendPrivacyRequestMutation = { sendPrivacyRequest: { __typename: 'PrivacyRequest', id: string } };

export type PrivacyRequestsQueryVariables = Exact<{
  isOpen: boolean;
  page: number;
  limit: number;
}>;


export type PrivacyRequestsQuery = { privacyRequests: { __typename: 'PrivacyRequestPage', total: number, page: number, limit: number, items: Array<{ __typename: 'PrivacyRequestView', id: string, kind: Types.PrivacyRequestKind, status: Types.PrivacyRequestStatus, text: string | null, personId: string, personName: string, requestedAt: string, dueAt: string | null, decidedAt: string | null, answer: string | null, article: string | null }> } };

export type PrivacyRequestEffectsQueryVariables = Exact<{
  requestId: string;
}>;


export type PrivacyRequestEffectsQuery = { privacyRequestEffects: { __typename: 'PrivacyRequestEffects', stops: Array<string>, deletedRecords: number, keptRecords: number, createsFile: boolean } };

export type AcceptPrivacyRequestMutationVariables = Exact<{
  input: Types.AcceptPrivacyRequestInput;
}>;


export type AcceptPrivacyRequestMutation = { acceptPrivacyRequest: { __typename: 'PrivacyRequestView', id: string, status: Types.PrivacyRequestStatus } };

export type RefusePrivacyRequestMutationVariables = Exact<{
  input: Types.RefusePrivacyRequestInput;
}>;


export type RefusePrivacyRequestMutation = { refusePrivacyRequest: { __typename: 'PrivacyRequestView', id: string, status: Types.PrivacyRequestStatus } };


export const MyPrivacyRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPrivacyRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPrivacyRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]}}]} as unknown as DocumentNode<MyPrivacyRequestsQuery, MyPrivacyRequestsQueryVariables>;
export const SendPrivacyRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPrivacyRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendPrivacyRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPrivacyRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendPrivacyRequestMutation, SendPrivacyRequestMutationVariables>;
export const PrivacyRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOpen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOpen"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"article"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<PrivacyRequestsQuery, PrivacyRequestsQueryVariables>;
export const PrivacyRequestEffectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyRequestEffects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequestEffects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"deletedRecords"}},{"kind":"Field","name":{"kind":"Name","value":"keptRecords"}},{"kind":"Field","name":{"kind":"Name","value":"createsFile"}}]}}]}}]} as unknown as DocumentNode<PrivacyRequestEffectsQuery, PrivacyRequestEffectsQueryVariables>;
export const AcceptPrivacyRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptPrivacyRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptPrivacyRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptPrivacyRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AcceptPrivacyRequestMutation, AcceptPrivacyRequestMutationVariables>;
export const RefusePrivacyRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefusePrivacyRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefusePrivacyRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusePrivacyRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RefusePrivacyRequestMutation, RefusePrivacyRequestMutationVariables>;
export const useMyPrivacyRequestsQuery = bindQuery(MyPrivacyRequestsDocument, '4fdab47e71661b4c98ec228094d2a6ebd35bebce85bef4a2068038022a50976e');
export const useSendPrivacyRequestMutation = bindMutation(SendPrivacyRequestDocument, '74e578921c23dc0a67e534415f606f8154c9709aede0b675c1f61a0b08d4e5fd');
export const usePrivacyRequestsQuery = bindQuery(PrivacyRequestsDocument, '58cc48dab3ee1abf4bc1935b7fdd5939627c3ff7c739443394ef007a07c9fe69');
export const usePrivacyRequestEffectsQuery = bindQuery(PrivacyRequestEffectsDocument, '61b99879c6d37a99bea3e73a486b5f8825d6824221ccb6e7dd2cb6da9c99c4e6');
export const useAcceptPrivacyRequestMutation = bindMutation(AcceptPrivacyRequestDocument, '9796539c105f967e6012c9e0a662be40dd1b25cacf6991942e904e7ba2c28846');
export const useRefusePrivacyRequestMutation = bindMutation(RefusePrivacyRequestDocument, 'c104990b9dd3570b2bde2d36d378435301fef3ed9897ede0498981ff8ba575c4');