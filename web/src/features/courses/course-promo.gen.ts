/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PromoPlayerFragment = { __typename: 'Course', id: string, promoUrl: string | null, promoStreamUrl: string | null, promoPosterUrl: string | null, promo: { __typename: 'Video', id: string, state: Types.VideoState, isPlayable: boolean, hasPoster: boolean } | null } & { ' $fragmentName'?: 'PromoPlayerFragment' };

export type CoursePromoQueryVariables = Exact<{
  id: string;
}>;


export type CoursePromoQuery = { course: (
    { __typename: 'Course', id: string, promo: { __typename: 'Video', id: string } | null }
    & { ' $fragmentRefs'?: { 'PromoPlayerFragment': PromoPlayerFragment } }
  ) | null };

export const PromoPlayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoPlayer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"promoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"promoStreamUrl"}},{"kind":"Field","name":{"kind":"Name","value":"promoPosterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}},{"kind":"Field","name":{"kind":"Name","value":"hasPoster"}}]}}]}}]} as unknown as DocumentNode<PromoPlayerFragment, unknown>;
export const CoursePromoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoursePromo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idOrSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoPlayer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoPlayer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"promoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"promoStreamUrl"}},{"kind":"Field","name":{"kind":"Name","value":"promoPosterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}},{"kind":"Field","name":{"kind":"Name","value":"hasPoster"}}]}}]}}]} as unknown as DocumentNode<CoursePromoQuery, CoursePromoQueryVariables>;
export const useCoursePromoQuery = bindQuery(CoursePromoDocument, 'd162ed7e29d07ae1bbfd6d23fc3cc5c7d1c67401049e9f1e89454a52b85c717b');
export const usePromoPlayerFragment = /* @__PURE__ */ bindFragment(PromoPlayerFragmentDoc, 'PromoPlayer');