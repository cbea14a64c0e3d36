/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeveloperGuideQueryVariables = Exact<{ [key: string]: never; }>;


export type DeveloperGuideQuery = { apiLimits: { __typename: 'ApiLimits', costPerMinute: number, operationCost: number, depth: number, aliases: number, rootFields: number, tokens: number, pageSize: number, changesPageSize: number, subscriptions: number, webhookRetryHours: number, webhookFormerSecretHours: number, webhookLastingFailureDays: number, webhookKeptDays: number }, refusalReasons: Array<{ __typename: 'RefusalReason', code: Types.ErrorCode, status: number }> };


export const DeveloperGuideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeveloperGuide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"costPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"operationCost"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"rootFields"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"changesPageSize"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptions"}},{"kind":"Field","name":{"kind":"Name","value":"webhookRetryHours"}},{"kind":"Field","name":{"kind":"Name","value":"webhookFormerSecretHours"}},{"kind":"Field","name":{"kind":"Name","value":"webhookLastingFailureDays"}},{"kind":"Field","name":{"kind":"Name","value":"webhookKeptDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusalReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<DeveloperGuideQuery, DeveloperGuideQueryVariables>;
export const useDeveloperGuideQuery = bindQuery(DeveloperGuideDocument, 'b6587ad892f82c270b454ace5f584f78a4080b9204ab8c5aad8049883a4968fa');