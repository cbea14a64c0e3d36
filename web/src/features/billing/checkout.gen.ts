/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is bought, and how it is paid. */
export type CheckoutInput = {
  /** Which course. */
  courseId: string;
  /** Needed unless the course is free. */
  gateway?: PaymentGateway | null | undefined;
  /** Made by the client; the same key gives the same answer. 8 to 100 characters. */
  idempotencyKey: string;
};

/** What a course expects of its students. */
export type CourseLevel =
  /** Practice is expected. */
  | 'ADVANCED'
  /** For everyone. */
  | 'ALL'
  /** Nothing is expected. */
  | 'BEGINNER'
  /** The basics are expected. */
  | 'INTERMEDIATE';

/** Where a course is on its way. UNPUBLISHED and SUSPENDED stop sales, never learning. */
export type CourseStatus =
  /** May be published by its teacher. */
  | 'APPROVED'
  /** Put away; students keep it. */
  | 'ARCHIVED'
  /** Being written. */
  | 'DRAFT'
  /** Sent back with notes. */
  | 'NEEDS_FIXES'
  /** Submitted; an administrator decides. */
  | 'PENDING_REVIEW'
  /** On sale. */
  | 'PUBLISHED'
  /** Refused for a reason of policy. */
  | 'REJECTED'
  /** Taken off sale by an administrator or for want of quota. */
  | 'SUSPENDED'
  /** Taken off sale by its teacher. */
  | 'UNPUBLISHED';

/** Whether the student may study now. */
export type EnrolmentAccess =
  /** May study. */
  | 'ACTIVE'
  /** The time bought is over. */
  | 'EXPIRED'
  /** Given back or taken away. */
  | 'REVOKED'
  /** Not while a refund is being paid out. */
  | 'SUSPENDED';

/** Where an order is. PAID is never undone by a later notice. */
export type OrderStatus =
  /** Called off by the buyer. */
  | 'CANCELLED'
  /** Was not paid in time. */
  | 'EXPIRED'
  /** Money came that does not fit; people look into it. */
  | 'NEEDS_CHECK'
  /** Paid; the courses are the buyer’s. */
  | 'PAID'
  /** Some of the money went back. */
  | 'PARTIALLY_REFUNDED'
  /** Waits to be paid. */
  | 'PENDING'
  /** All of the money went back. */
  | 'REFUNDED';

/** Through whom is paid. */
export type PaymentGateway =
  /** VNPay: bank cards, bank apps and QR. */
  | 'VNPAY';

/** Where one attempt to pay is. Attempts fail, orders do not. */
export type PaymentStatus =
  /** The gateway has not been asked yet. */
  | 'CREATED'
  /** The gateway’s time ran out. */
  | 'EXPIRED'
  /** Refused or called off; another attempt may follow. */
  | 'FAILED'
  /** The buyer is at the gateway. */
  | 'PENDING'
  /** The money came. */
  | 'SUCCEEDED'
  /** The gateway is unsure, or something does not fit; people look into it. */
  | 'UNKNOWN';

export type AttemptFieldsFragment = { __typename: 'PaymentAttempt', id: string, reference: string, gateway: Types.PaymentGateway, status: Types.PaymentStatus, amount: number, createdAt: string, expiresAt: string, payUrl: string | null, failureCode: string | null };

export type CheckoutCourseQueryVariables = Exact<{
  idOrSlug: string;
}>;


export type CheckoutCourseQuery = { course: { __typename: 'Course', saleEndsAt: string | null, status: Types.CourseStatus, id: string, slug: string, title: string, coverUrl: string, price: number, salePrice: number | null, currentPrice: number, ratingAverage: number, ratingCount: number, lessonCount: number, durationSec: number, level: Types.CourseLevel, teacher: { __typename: 'PublicProfile', id: string, fullName: string } } | null };

export type PaymentGatewaysQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentGatewaysQuery = { paymentGateways: Array<{ __typename: 'GatewayInfo', code: Types.PaymentGateway, name: string, isSimulated: boolean }> };

export type CheckoutMutationVariables = Exact<{
  input: Types.CheckoutInput;
}>;


export type CheckoutMutation = { checkout: { __typename: 'CheckoutPayload', order: { __typename: 'Order', id: string, number: string, status: Types.OrderStatus, total: number }, payment: { __typename: 'PaymentAttempt', id: string, reference: string, gateway: Types.PaymentGateway, status: Types.PaymentStatus, amount: number, createdAt: string, expiresAt: string, payUrl: string | null, failureCode: string | null } | null, enrolment: { __typename: 'Enrolment', id: string, access: Types.EnrolmentAccess, course: { __typename: 'Course', id: string, slug: string } } | null } };

export type PaymentAttemptQueryVariables = Exact<{
  reference: string;
}>;


export type PaymentAttemptQuery = { paymentAttempt: { __typename: 'PaymentAttempt', id: string, reference: string, gateway: Types.PaymentGateway, status: Types.PaymentStatus, amount: number, createdAt: string, expiresAt: string, payUrl: string | null, failureCode: string | null, order: { __typename: 'Order', id: string, number: string, status: Types.OrderStatus, total: number, paidAt: string | null, expiresAt: string, lines: Array<{ __typename: 'OrderLine', id: string, title: string, amount: number, course: { __typename: 'Course', id: string, slug: string } | null }>, attempts: Array<{ __typename: 'PaymentAttempt', id: string, status: Types.PaymentStatus }> } } | null };

export const AttemptFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"failureCode"}}]}}]} as unknown as DocumentNode<AttemptFieldsFragment, unknown>;
export const CheckoutCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idOrSlug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idOrSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idOrSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"480"}}]},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ratingAverage"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode<CheckoutCourseQuery, CheckoutCourseQueryVariables>;
export const PaymentGatewaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentGateways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentGateways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSimulated"}}]}}]}}]} as unknown as DocumentNode<PaymentGatewaysQuery, PaymentGatewaysQueryVariables>;
export const CheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Checkout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"failureCode"}}]}}]} as unknown as DocumentNode<CheckoutMutation, CheckoutMutationVariables>;
export const PaymentAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptFields"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"failureCode"}}]}}]} as unknown as DocumentNode<PaymentAttemptQuery, PaymentAttemptQueryVariables>;
export const useCheckoutCourseQuery = bindQuery(CheckoutCourseDocument, '407eb8b769397ff9b07d4f35ce9b882e936c42b405dd8183be34bb66741648b7');
export const usePaymentGatewaysQuery = bindQuery(PaymentGatewaysDocument, '8d2cc78532f53aa0ab68fee1ddab77a5093db51431afd3076f03eab081c7cfd9');
export const useCheckoutMutation = bindMutation(CheckoutDocument, 'e5a02c42bcff84bab8c02a064a0cbb8546addb02effd5615f2963e98c872d18c');
export const usePaymentAttemptQuery = bindQuery(PaymentAttemptDocument, '18aee3a1be0e2593e0372681034d47f08a2c4f4c182e2ddf59038a2adfe540fa');