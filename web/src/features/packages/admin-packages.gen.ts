/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AllPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllPackagesQuery = { allPackages: Array<{ __typename: 'Package', id: string, code: Types.PackageCode, isSold: boolean, versions: Array<{ __typename: 'PackageVersion', id: string, price: number, cycle: Types.PackageCycle, maxCourses: number, storageBytes: number, maxCoTeachers: number, maxCoupons: number | null, shareBp: number, trialDays: number, validFrom: string, isCurrent: boolean, commissionBp: number | null, aiCredits: number, subscriberCount: number | null }> }> };

export type PackageSubscriptionsQueryVariables = Exact<{
  filter?: Types.PackageSubscriptionFilter | null | undefined;
  page: number;
  limit: number;
}>;


export type PackageSubscriptionsQuery = { packageSubscriptions: { __typename: 'PackageSubscriptionPage', total: number, page: number, limit: number, items: Array<{ __typename: 'PackageSubscription', id: string, state: Types.PackageSubscriptionState, origin: Types.PackageSubscriptionOrigin, endsOn: string | null, graceUntil: string | null, teacher: { __typename: 'PublicProfile', id: string, fullName: string }, version: { __typename: 'PackageVersion', id: string, number: number, package: { __typename: 'Package', id: string, code: Types.PackageCode } } }> } };

export type TeacherByEmailQueryVariables = Exact<{
  email: string;
}>;


export type TeacherByEmailQuery = { people: { __typename: 'PersonPage', items: Array<{ __typename: 'Person', id: string, email: string, fullName: string }> } };

export type CreatePackageVersionMutationVariables = Exact<{
  input: Types.CreatePackageVersionInput;
}>;


export type CreatePackageVersionMutation = { createPackageVersion: { __typename: 'PackageVersion', id: string } };

export type GrantPackageMutationVariables = Exact<{
  input: Types.GrantPackageInput;
}>;


export type GrantPackageMutation = { grantPackage: { __typename: 'PackageSubscription', id: string } };

export type ExtendPackageMutationVariables = Exact<{
  input: Types.ExtendPackageInput;
}>;


export type ExtendPackageMutation = { extendPackage: { __typename: 'PackageSubscription', id: string } };


export const AllPackagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllPackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allPackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"maxCourses"}},{"kind":"Field","name":{"kind":"Name","value":"storageBytes"}},{"kind":"Field","name":{"kind":"Name","value":"maxCoTeachers"}},{"kind":"Field","name":{"kind":"Name","value":"maxCoupons"}},{"kind":"Field","name":{"kind":"Name","value":"shareBp"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"commissionBp"}},{"kind":"Field","name":{"kind":"Name","value":"aiCredits"}},{"kind":"Field","name":{"kind":"Name","value":"subscriberCount"}}]}}]}}]}}]} as unknown as DocumentNode<AllPackagesQuery, AllPackagesQueryVariables>;
export const PackageSubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageSubscriptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PackageSubscriptionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageSubscriptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"package"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<PackageSubscriptionsQuery, PackageSubscriptionsQueryVariables>;
export const TeacherByEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeacherByEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"roles"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"TEACHER"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]}}]} as unknown as DocumentNode<TeacherByEmailQuery, TeacherByEmailQueryVariables>;
export const CreatePackageVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePackageVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePackageVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPackageVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreatePackageVersionMutation, CreatePackageVersionMutationVariables>;
export const GrantPackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantPackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrantPackageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantPackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GrantPackageMutation, GrantPackageMutationVariables>;
export const ExtendPackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExtendPackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExtendPackageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extendPackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ExtendPackageMutation, ExtendPackageMutationVariables>;
export const useAllPackagesQuery = bindQuery(AllPackagesDocument, '2a2078fc546ad81a824448917e139082caeccfd76666c3d24abf1c2c3cd1a9ed');
export const usePackageSubscriptionsQuery = bindQuery(PackageSubscriptionsDocument, '8d5527dc0bf5b81900d51184bef0bb797b749b807189fd33119c5804f65e0767');
export const useTeacherByEmailQuery = bindQuery(TeacherByEmailDocument, '68bdee949234cc7884181273bc1547dfb8a0f46ba6b8aeebb19ad9b7ea75bf63');
export const useCreatePackageVersionMutation = bindMutation(CreatePackageVersionDocument, 'b10f2ea644bd06fc0f96d5fc6de73f1abd176995a483773199efa0f3154d7f4b');
export const useGrantPackageMutation = bindMutation(GrantPackageDocument, '02bada2ff47c7431ca005d233187aecb513c3f48de51f9aeadb7c4690b0f3062');
export const useExtendPackageMutation = bindMutation(ExtendPackageDocument, '20dfd75a27e7f10f7ac391c647446510aca484a8e6865f18e306dd15498947cb');