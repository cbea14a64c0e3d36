/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WishlistIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistIdsQuery = { wishlist: { __typename: 'Wishlist', courseIds: Array<string> } };

export type WishlistQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistQuery = { wishlist: { __typename: 'Wishlist', courseIds: Array<string>, items: Array<{ __typename: 'WishlistItem', courseId: string, title: string, state: Types.CartLineState, addedAt: string, priceThen: number, listPrice: number, price: number, saleEndsAt: string | null, isInCart: boolean, category: { __typename: 'Category', id: string, slug: string } | null, course: { __typename: 'Course', id: string, slug: string, coverUrl: string, ratingAverage: number, ratingCount: number, durationSec: number, teacher: { __typename: 'PublicProfile', id: string, fullName: string } } | null }> } };

export type AddToWishlistMutationVariables = Exact<{
  courseId: string;
}>;


export type AddToWishlistMutation = { addToWishlist: { __typename: 'Wishlist', courseIds: Array<string> } };

export type RemoveFromWishlistMutationVariables = Exact<{
  courseId: string;
}>;


export type RemoveFromWishlistMutation = { removeFromWishlist: { __typename: 'Wishlist', courseIds: Array<string> } };

export type RestoreToWishlistMutationVariables = Exact<{
  courseId: string;
}>;


export type RestoreToWishlistMutation = { restoreToWishlist: { __typename: 'Wishlist', courseIds: Array<string> } };

export type JoinWishlistMutationVariables = Exact<{
  input: Types.JoinWishlistInput;
}>;


export type JoinWishlistMutation = { joinWishlist: { __typename: 'Wishlist', courseIds: Array<string> } };

export type AddWishlistToCartMutationVariables = Exact<{
  input: Types.AddWishlistToCartInput;
}>;


export type AddWishlistToCartMutation = { addWishlistToCart: { __typename: 'WishlistToCart', results: Array<{ __typename: 'WishlistToCartResult', courseId: string, title: string, outcome: Types.WishlistToCartOutcome, state: Types.CartLineState }> } };

export type PriceDropNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceDropNoticeQuery = { myConsents: Array<{ __typename: 'Consent', purpose: Types.ConsentPurpose, isGiven: boolean }>, notificationPreferences: Array<{ __typename: 'NotificationPreference', kind: Types.NotificationKind, inApp: boolean, mail: boolean, isFixed: boolean }> };

export type AllowPriceDropNoticeMutationVariables = Exact<{ [key: string]: never; }>;


export type AllowPriceDropNoticeMutation = { setConsent: { __typename: 'Consent', purpose: Types.ConsentPurpose, isGiven: boolean } };

export type SetPriceDropNoticeMutationVariables = Exact<{
  inApp: Types.SetNotificationPreferenceInput;
  mail: Types.SetNotificationPreferenceInput;
}>;


export type SetPriceDropNoticeMutation = { inApp: { __typename: 'NotificationPreference', kind: Types.NotificationKind, inApp: boolean }, mail: { __typename: 'NotificationPreference', kind: Types.NotificationKind, inApp: boolean, mail: boolean, isFixed: boolean } };


export const WishlistIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WishlistIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseIds"}}]}}]}}]} as unknown as DocumentNode<WishlistIdsQuery, WishlistIdsQueryVariables>;
export const WishlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Wishlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseIds"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceThen"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isInCart"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"480"}}]},{"kind":"Field","name":{"kind":"Name","value":"ratingAverage"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<WishlistQuery, WishlistQueryVariables>;
export const AddToWishlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToWishlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToWishlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseIds"}}]}}]}}]} as unknown as DocumentNode<AddToWishlistMutation, AddToWishlistMutationVariables>;
export const RemoveFromWishlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromWishlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromWishlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseIds"}}]}}]}}]} as unknown as DocumentNode<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>;
export const RestoreToWishlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreToWishlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreToWishlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseIds"}}]}}]}}]} as unknown as DocumentNode<RestoreToWishlistMutation, RestoreToWishlistMutationVariables>;
export const JoinWishlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWishlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWishlistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWishlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseIds"}}]}}]}}]} as unknown as DocumentNode<JoinWishlistMutation, JoinWishlistMutationVariables>;
export const AddWishlistToCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddWishlistToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddWishlistToCartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWishlistToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<AddWishlistToCartMutation, AddWishlistToCartMutationVariables>;
export const PriceDropNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceDropNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inApp"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}}]} as unknown as DocumentNode<PriceDropNoticeQuery, PriceDropNoticeQueryVariables>;
export const AllowPriceDropNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AllowPriceDropNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"purpose"},"value":{"kind":"EnumValue","value":"COURSE_OFFERS"}},{"kind":"ObjectField","name":{"kind":"Name","value":"isGiven"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}}]}}]}}]} as unknown as DocumentNode<AllowPriceDropNoticeMutation, AllowPriceDropNoticeMutationVariables>;
export const SetPriceDropNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPriceDropNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inApp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetNotificationPreferenceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetNotificationPreferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"inApp"},"name":{"kind":"Name","value":"setNotificationPreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inApp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inApp"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mail"},"name":{"kind":"Name","value":"setNotificationPreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mail"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inApp"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}}]} as unknown as DocumentNode<SetPriceDropNoticeMutation, SetPriceDropNoticeMutationVariables>;
export const useWishlistIdsQuery = bindQuery(WishlistIdsDocument, 'df5c8f08ad2ef468cfb4ffa386e4318980971f472487dd2ce658c2d87b864c99');
export const useWishlistQuery = bindQuery(WishlistDocument, 'c59fff868c0df643096cb339476c763379fd0010e34df752e5682536c6597785');
export const useAddToWishlistMutation = bindMutation(AddToWishlistDocument, '671231c3dd2951b287fbbee5ebdf00d5d0f614b9e29e3ace2f64035b06148371');
export const useRemoveFromWishlistMutation = bindMutation(RemoveFromWishlistDocument, 'a523e88cf4282e9c783cf6dd81697fc336e376c845909e47490f7c6ee07e363b');
export const useRestoreToWishlistMutation = bindMutation(RestoreToWishlistDocument, '7af6e121770e093a22e9d05dea54a061643c28a4471bbaac54d50a829cb185c7');
export const useJoinWishlistMutation = bindMutation(JoinWishlistDocument, 'bce007b23b46fae60ce3277597ba7ab47ae47aac2d01732dfd3dd6292cff8c8f');
export const useAddWishlistToCartMutation = bindMutation(AddWishlistToCartDocument, 'a6ffef4918fdbe20594d1df12a0c8eca99a1bd4b709cfa6bff3ddb0f1aef5c47');
export const usePriceDropNoticeQuery = bindQuery(PriceDropNoticeDocument, '13059ec3896b7fdc321183e28f9876f1c283fe3dbfc9d937752e9fd7f337614a');
export const useAllowPriceDropNoticeMutation = bindMutation(AllowPriceDropNoticeDocument, 'ea2fd25b84f9619980402fd5a2dd027ec465b862c9324d526f81f8866e05b7b8');
export const useSetPriceDropNoticeMutation = bindMutation(SetPriceDropNoticeDocument, '544a3b9635b4baeba81085f9307bf09bdd234e0faf36391428a24babaf99b839');