/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.gen.ts';

import type { RestDocument } from '../../document.ts';
export type RestCartFieldsFragment = { readonly listTotal: number, readonly saleDiscount: number, readonly couponDiscount: number, readonly total: number, readonly pricedAt: string, readonly coupon: { readonly code: string, readonly percent: number | null, readonly amount: number | null, readonly discount: number, readonly refusal: Types.CouponRefusal | null } | null, readonly lines: ReadonlyArray<{ readonly courseId: string, readonly title: string | null, readonly state: Types.CartLineState, readonly addedAt: string | null, readonly priceSeen: number | null, readonly listPrice: number, readonly price: number, readonly couponDiscount: number, readonly amount: number, readonly accessDays: number | null, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }> };

export type RestOrderFieldsFragment = { readonly id: string, readonly number: string, readonly status: Types.OrderStatus, readonly total: number, readonly couponCode: string | null, readonly createdAt: string, readonly expiresAt: string, readonly paidAt: string | null, readonly kind: Types.OrderKind, readonly package: { readonly title: string, readonly listAmount: number, readonly credit: number, readonly amount: number } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly title: string, readonly listPrice: number, readonly discount: number, readonly amount: number, readonly accessDays: number | null }> };

export type RestPaymentFieldsFragment = { readonly id: string, readonly reference: string, readonly gateway: Types.PaymentGateway, readonly status: Types.PaymentStatus, readonly amount: number, readonly payUrl: string | null, readonly createdAt: string, readonly expiresAt: string };

export type RestCartQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCartQuery = { readonly cart: { readonly listTotal: number, readonly saleDiscount: number, readonly couponDiscount: number, readonly total: number, readonly pricedAt: string, readonly coupon: { readonly code: string, readonly percent: number | null, readonly amount: number | null, readonly discount: number, readonly refusal: Types.CouponRefusal | null } | null, readonly lines: ReadonlyArray<{ readonly courseId: string, readonly title: string | null, readonly state: Types.CartLineState, readonly addedAt: string | null, readonly priceSeen: number | null, readonly listPrice: number, readonly price: number, readonly couponDiscount: number, readonly amount: number, readonly accessDays: number | null, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }> } };

export type RestAddToCartMutationVariables = Exact<{
  courseId: string;
}>;


export type RestAddToCartMutation = { readonly addToCart: { readonly listTotal: number, readonly saleDiscount: number, readonly couponDiscount: number, readonly total: number, readonly pricedAt: string, readonly coupon: { readonly code: string, readonly percent: number | null, readonly amount: number | null, readonly discount: number, readonly refusal: Types.CouponRefusal | null } | null, readonly lines: ReadonlyArray<{ readonly courseId: string, readonly title: string | null, readonly state: Types.CartLineState, readonly addedAt: string | null, readonly priceSeen: number | null, readonly listPrice: number, readonly price: number, readonly couponDiscount: number, readonly amount: number, readonly accessDays: number | null, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }> } };

export type RestRemoveFromCartMutationVariables = Exact<{
  courseId: string;
}>;


export type RestRemoveFromCartMutation = { readonly removeFromCart: { readonly listTotal: number, readonly saleDiscount: number, readonly couponDiscount: number, readonly total: number, readonly pricedAt: string, readonly coupon: { readonly code: string, readonly percent: number | null, readonly amount: number | null, readonly discount: number, readonly refusal: Types.CouponRefusal | null } | null, readonly lines: ReadonlyArray<{ readonly courseId: string, readonly title: string | null, readonly state: Types.CartLineState, readonly addedAt: string | null, readonly priceSeen: number | null, readonly listPrice: number, readonly price: number, readonly couponDiscount: number, readonly amount: number, readonly accessDays: number | null, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }> } };

export type RestApplyCouponMutationVariables = Exact<{
  input: Types.ApplyCouponInput;
}>;


export type RestApplyCouponMutation = { readonly applyCoupon: { readonly listTotal: number, readonly saleDiscount: number, readonly couponDiscount: number, readonly total: number, readonly pricedAt: string, readonly coupon: { readonly code: string, readonly percent: number | null, readonly amount: number | null, readonly discount: number, readonly refusal: Types.CouponRefusal | null } | null, readonly lines: ReadonlyArray<{ readonly courseId: string, readonly title: string | null, readonly state: Types.CartLineState, readonly addedAt: string | null, readonly priceSeen: number | null, readonly listPrice: number, readonly price: number, readonly couponDiscount: number, readonly amount: number, readonly accessDays: number | null, readonly course: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly level: Types.CourseLevel, readonly language: Types.Language, readonly status: Types.CourseStatus, readonly coverUrl: string, readonly price: number, readonly salePrice: number | null, readonly saleEndsAt: string | null, readonly currentPrice: number, readonly studentCount: number, readonly ratingAverage: number, readonly ratingCount: number, readonly lessonCount: number, readonly durationSec: number, readonly publishedAt: string | null, readonly updatedAt: string, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameEn: string } | null, readonly teacher: { readonly id: string, readonly fullName: string, readonly avatarUrl: string | null } } | null }> } };

export type RestCheckoutMutationVariables = Exact<{
  input: Types.CheckoutInput;
}>;


export type RestCheckoutMutation = { readonly checkout: { readonly order: { readonly id: string, readonly number: string, readonly status: Types.OrderStatus, readonly total: number, readonly couponCode: string | null, readonly createdAt: string, readonly expiresAt: string, readonly paidAt: string | null, readonly kind: Types.OrderKind, readonly package: { readonly title: string, readonly listAmount: number, readonly credit: number, readonly amount: number } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly title: string, readonly listPrice: number, readonly discount: number, readonly amount: number, readonly accessDays: number | null }> }, readonly payment: { readonly id: string, readonly reference: string, readonly gateway: Types.PaymentGateway, readonly status: Types.PaymentStatus, readonly amount: number, readonly payUrl: string | null, readonly createdAt: string, readonly expiresAt: string } | null } };

export type RestPayOrderMutationVariables = Exact<{
  input: Types.PayOrderInput;
}>;


export type RestPayOrderMutation = { readonly payOrder: { readonly order: { readonly id: string, readonly number: string, readonly status: Types.OrderStatus, readonly total: number, readonly couponCode: string | null, readonly createdAt: string, readonly expiresAt: string, readonly paidAt: string | null, readonly kind: Types.OrderKind, readonly package: { readonly title: string, readonly listAmount: number, readonly credit: number, readonly amount: number } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly title: string, readonly listPrice: number, readonly discount: number, readonly amount: number, readonly accessDays: number | null }> }, readonly payment: { readonly id: string, readonly reference: string, readonly gateway: Types.PaymentGateway, readonly status: Types.PaymentStatus, readonly amount: number, readonly payUrl: string | null, readonly createdAt: string, readonly expiresAt: string } | null } };

export type RestPaymentsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: Types.OrderStatus | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type RestPaymentsQuery = { readonly myOrders: { readonly total: number, readonly page: number, readonly limit: number, readonly items: ReadonlyArray<{ readonly id: string, readonly number: string, readonly status: Types.OrderStatus, readonly total: number, readonly couponCode: string | null, readonly createdAt: string, readonly expiresAt: string, readonly paidAt: string | null, readonly kind: Types.OrderKind, readonly package: { readonly title: string, readonly listAmount: number, readonly credit: number, readonly amount: number } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly title: string, readonly listPrice: number, readonly discount: number, readonly amount: number, readonly accessDays: number | null }> }> } };

export type RestPaymentQueryVariables = Exact<{
  id: string;
}>;


export type RestPaymentQuery = { readonly order: { readonly id: string, readonly number: string, readonly status: Types.OrderStatus, readonly total: number, readonly couponCode: string | null, readonly createdAt: string, readonly expiresAt: string, readonly paidAt: string | null, readonly kind: Types.OrderKind, readonly attempts: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly gateway: Types.PaymentGateway, readonly status: Types.PaymentStatus, readonly amount: number, readonly payUrl: string | null, readonly createdAt: string, readonly expiresAt: string }>, readonly package: { readonly title: string, readonly listAmount: number, readonly credit: number, readonly amount: number } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly title: string, readonly listPrice: number, readonly discount: number, readonly amount: number, readonly accessDays: number | null }> } | null };

export const RestCart = `query RestCart {
  cart {
    ...RestCartFields
  }
}

fragment CourseCard on Course {
  id
  slug
  title
  subtitle
  level
  language
  status
  coverUrl(width: 480)
  price
  salePrice
  saleEndsAt
  currentPrice
  studentCount
  ratingAverage
  ratingCount
  lessonCount
  durationSec
  publishedAt
  updatedAt
  category {
    id
    slug
    name
    nameEn
  }
  teacher {
    id
    fullName
    avatarUrl
  }
}

fragment RestCartFields on Cart {
  listTotal
  saleDiscount
  couponDiscount
  total
  pricedAt
  coupon {
    code
    percent
    amount
    discount
    refusal
  }
  lines {
    courseId
    title
    state
    addedAt
    priceSeen
    listPrice
    price
    couponDiscount
    amount
    accessDays
    course {
      ...CourseCard
    }
  }
}` as RestDocument<RestCartQuery, RestCartQueryVariables>;

export const RestAddToCart = `mutation RestAddToCart($courseId: ID!) {
  addToCart(courseId: $courseId) {
    ...RestCartFields
  }
}

fragment CourseCard on Course {
  id
  slug
  title
  subtitle
  level
  language
  status
  coverUrl(width: 480)
  price
  salePrice
  saleEndsAt
  currentPrice
  studentCount
  ratingAverage
  ratingCount
  lessonCount
  durationSec
  publishedAt
  updatedAt
  category {
    id
    slug
    name
    nameEn
  }
  teacher {
    id
    fullName
    avatarUrl
  }
}

fragment RestCartFields on Cart {
  listTotal
  saleDiscount
  couponDiscount
  total
  pricedAt
  coupon {
    code
    percent
    amount
    discount
    refusal
  }
  lines {
    courseId
    title
    state
    addedAt
    priceSeen
    listPrice
    price
    couponDiscount
    amount
    accessDays
    course {
      ...CourseCard
    }
  }
}` as RestDocument<RestAddToCartMutation, RestAddToCartMutationVariables>;

export const RestRemoveFromCart = `mutation RestRemoveFromCart($courseId: ID!) {
  removeFromCart(courseId: $courseId) {
    ...RestCartFields
  }
}

fragment CourseCard on Course {
  id
  slug
  title
  subtitle
  level
  language
  status
  coverUrl(width: 480)
  price
  salePrice
  saleEndsAt
  currentPrice
  studentCount
  ratingAverage
  ratingCount
  lessonCount
  durationSec
  publishedAt
  updatedAt
  category {
    id
    slug
    name
    nameEn
  }
  teacher {
    id
    fullName
    avatarUrl
  }
}

fragment RestCartFields on Cart {
  listTotal
  saleDiscount
  couponDiscount
  total
  pricedAt
  coupon {
    code
    percent
    amount
    discount
    refusal
  }
  lines {
    courseId
    title
    state
    addedAt
    priceSeen
    listPrice
    price
    couponDiscount
    amount
    accessDays
    course {
      ...CourseCard
    }
  }
}` as RestDocument<RestRemoveFromCartMutation, RestRemoveFromCartMutationVariables>;

export const RestApplyCoupon = `mutation RestApplyCoupon($input: ApplyCouponInput!) {
  applyCoupon(input: $input) {
    ...RestCartFields
  }
}

fragment CourseCard on Course {
  id
  slug
  title
  subtitle
  level
  language
  status
  coverUrl(width: 480)
  price
  salePrice
  saleEndsAt
  currentPrice
  studentCount
  ratingAverage
  ratingCount
  lessonCount
  durationSec
  publishedAt
  updatedAt
  category {
    id
    slug
    name
    nameEn
  }
  teacher {
    id
    fullName
    avatarUrl
  }
}

fragment RestCartFields on Cart {
  listTotal
  saleDiscount
  couponDiscount
  total
  pricedAt
  coupon {
    code
    percent
    amount
    discount
    refusal
  }
  lines {
    courseId
    title
    state
    addedAt
    priceSeen
    listPrice
    price
    couponDiscount
    amount
    accessDays
    course {
      ...CourseCard
    }
  }
}` as RestDocument<RestApplyCouponMutation, RestApplyCouponMutationVariables>;

export const RestCheckout = `mutation RestCheckout($input: CheckoutInput!) {
  checkout(input: $input) {
    order {
      ...RestOrderFields
    }
    payment {
      ...RestPaymentFields
    }
  }
}

fragment RestOrderFields on Order {
  id
  number
  status
  total
  couponCode
  createdAt
  expiresAt
  paidAt
  kind
  package {
    title
    listAmount
    credit
    amount
  }
  lines {
    id
    title
    listPrice
    discount
    amount
    accessDays
  }
}

fragment RestPaymentFields on PaymentAttempt {
  id
  reference
  gateway
  status
  amount
  payUrl
  createdAt
  expiresAt
}` as RestDocument<RestCheckoutMutation, RestCheckoutMutationVariables>;

export const RestPayOrder = `mutation RestPayOrder($input: PayOrderInput!) {
  payOrder(input: $input) {
    order {
      ...RestOrderFields
    }
    payment {
      ...RestPaymentFields
    }
  }
}

fragment RestOrderFields on Order {
  id
  number
  status
  total
  couponCode
  createdAt
  expiresAt
  paidAt
  kind
  package {
    title
    listAmount
    credit
    amount
  }
  lines {
    id
    title
    listPrice
    discount
    amount
    accessDays
  }
}

fragment RestPaymentFields on PaymentAttempt {
  id
  reference
  gateway
  status
  amount
  payUrl
  createdAt
  expiresAt
}` as RestDocument<RestPayOrderMutation, RestPayOrderMutationVariables>;

export const RestPayments = `query RestPayments($search: String, $status: OrderStatus, $page: Int, $limit: Int) {
  myOrders(search: $search, status: $status, page: $page, limit: $limit) {
    items {
      ...RestOrderFields
    }
    total
    page
    limit
  }
}

fragment RestOrderFields on Order {
  id
  number
  status
  total
  couponCode
  createdAt
  expiresAt
  paidAt
  kind
  package {
    title
    listAmount
    credit
    amount
  }
  lines {
    id
    title
    listPrice
    discount
    amount
    accessDays
  }
}` as RestDocument<RestPaymentsQuery, RestPaymentsQueryVariables>;

export const RestPayment = `query RestPayment($id: ID!) {
  order(id: $id) {
    ...RestOrderFields
    attempts {
      ...RestPaymentFields
    }
  }
}

fragment RestOrderFields on Order {
  id
  number
  status
  total
  couponCode
  createdAt
  expiresAt
  paidAt
  kind
  package {
    title
    listAmount
    credit
    amount
  }
  lines {
    id
    title
    listPrice
    discount
    amount
    accessDays
  }
}

fragment RestPaymentFields on PaymentAttempt {
  id
  reference
  gateway
  status
  amount
  payUrl
  createdAt
  expiresAt
}` as RestDocument<RestPaymentQuery, RestPaymentQueryVariables>;