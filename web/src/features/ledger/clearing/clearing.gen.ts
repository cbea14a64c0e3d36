/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TaxesOwedQueryVariables = Exact<{ [key: string]: never; }>;


export type TaxesOwedQuery = { taxesOwed: { __typename: 'TaxesOwed', vatWithheld: number, pitWithheld: number, vatOutput: number, credit: number } };

export type TaxPaymentsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type TaxPaymentsQuery = { taxPayments: { __typename: 'TaxPaymentPage', total: number, page: number, limit: number, items: Array<{ __typename: 'TaxPayment', id: string, period: string, reference: string, vatWithheld: number, pitWithheld: number, vatOutput: number, paidBy: string, at: string }> } };

export type RecordTaxPaymentMutationVariables = Exact<{
  input: Types.RecordTaxPaymentInput;
}>;


export type RecordTaxPaymentMutation = { recordTaxPayment: { __typename: 'TaxPayment', id: string } };

export type WriteOffsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type WriteOffsQuery = { writeOffs: { __typename: 'WriteOffPage', total: number, page: number, limit: number, items: Array<{ __typename: 'WriteOff', id: string, teacherId: string, teacherName: string, amount: number, reason: string, state: Types.WriteOffState, proposedById: string, proposedBy: string, decidedBy: string | null, proposedAt: string }> } };

export type ProposeWriteOffMutationVariables = Exact<{
  input: Types.ProposeWriteOffInput;
}>;


export type ProposeWriteOffMutation = { proposeWriteOff: { __typename: 'WriteOff', id: string, state: Types.WriteOffState } };

export type ApproveWriteOffMutationVariables = Exact<{
  writeOffId: string;
}>;


export type ApproveWriteOffMutation = { approveWriteOff: { __typename: 'WriteOff', id: string, state: Types.WriteOffState, decidedBy: string | null } };

export type RejectWriteOffMutationVariables = Exact<{
  writeOffId: string;
}>;


export type RejectWriteOffMutation = { rejectWriteOff: { __typename: 'WriteOff', id: string, state: Types.WriteOffState, decidedBy: string | null } };


export const TaxesOwedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxesOwed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxesOwed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vatWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"pitWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"vatOutput"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}}]}}]} as unknown as DocumentNode<TaxesOwedQuery, TaxesOwedQueryVariables>;
export const TaxPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"vatWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"pitWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"vatOutput"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<TaxPaymentsQuery, TaxPaymentsQueryVariables>;
export const RecordTaxPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordTaxPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordTaxPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordTaxPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RecordTaxPaymentMutation, RecordTaxPaymentMutationVariables>;
export const WriteOffsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WriteOffs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeOffs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"proposedById"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<WriteOffsQuery, WriteOffsQueryVariables>;
export const ProposeWriteOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeWriteOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeWriteOffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeWriteOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ProposeWriteOffMutation, ProposeWriteOffMutationVariables>;
export const ApproveWriteOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveWriteOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"writeOffId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveWriteOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"writeOffId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"writeOffId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}}]}}]}}]} as unknown as DocumentNode<ApproveWriteOffMutation, ApproveWriteOffMutationVariables>;
export const RejectWriteOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectWriteOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"writeOffId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectWriteOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"writeOffId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"writeOffId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}}]}}]}}]} as unknown as DocumentNode<RejectWriteOffMutation, RejectWriteOffMutationVariables>;
export const useTaxesOwedQuery = bindQuery(TaxesOwedDocument, '25b81c3ff368a03704fbcadbb442f7a661bf6f543dccd157f517132b0f0609c3');
export const useTaxPaymentsQuery = bindQuery(TaxPaymentsDocument, '2effd17ba4d9b38e405f1eaa124c89dcfa070c3021c4068734417b82ebca9748');
export const useRecordTaxPaymentMutation = bindMutation(RecordTaxPaymentDocument, 'adfe525d0563c6635ae830b436a4f9f623f86c4ae4bee4ab297bd5b014cc7d0f');
export const useWriteOffsQuery = bindQuery(WriteOffsDocument, '15d68a211113ad52ac2e8c4fbc9bc25d185ab993ceac080d70dfadbaa2792ebc');
export const useProposeWriteOffMutation = bindMutation(ProposeWriteOffDocument, 'ad73cd8e20c971281a083439006df7f142c781d3f0e1d165c9cd9770876398c6');
export const useApproveWriteOffMutation = bindMutation(ApproveWriteOffDocument, '90a016a5c4954d43fcbdd80a11f598b54252e81766f05057d923d20dffb9acb8');
export const useRejectWriteOffMutation = bindMutation(RejectWriteOffDocument, '1798a29fb1bcfaf3951bf199f65b3f05a332b325c5bfe352087a48ae8c2dbf2a');