import { lower, withIds } from '../../legacy.ts';
import { integer, list, object, orNull, ref, text, time, url } from '../../schema.ts';
import { course } from '../courses/course.ts';
import type {
  RestCartFieldsFragment,
  RestOrderFieldsFragment,
  RestPaymentFieldsFragment,
} from './cart.gen.ts';

/** A cart in the legacy format. */
export const cart = ({ lines, coupon, ...rest }: RestCartFieldsFragment): unknown => ({
  ...rest,
  coupon: coupon && { ...coupon, refusal: coupon.refusal && lower(coupon.refusal) },
  items: lines.map(({ course: of, state, ...line }) => ({
    ...line,
    state: lower(state),
    course: of && course(of),
  })),
});

export const cartSchema = object({
  listTotal: integer('List prices of what can be bought, in đồng.'),
  saleDiscount: integer('What sales take off, in đồng.'),
  couponDiscount: integer('What the coupon takes off, in đồng.'),
  total: integer('What is to be paid, in đồng.'),
  pricedAt: time('The moment of these prices.'),
  coupon: orNull(
    object({
      code: text('In capitals.'),
      percent: orNull(integer('Per cent; null for an amount.')),
      amount: orNull(integer('In đồng; null for a percentage.')),
      discount: integer('What it takes off this cart, in đồng.'),
      refusal: orNull(text('Why it takes nothing off; null where it does.')),
    }),
  ),
  items: list(
    object({
      courseId: text('Of the course, also where it is gone.'),
      title: orNull(text('Null once it is gone.')),
      state: text('buyable, or why it can not be bought now.'),
      addedAt: orNull(time('When it was put in.')),
      priceSeen: orNull(integer('What was last seen, in đồng.')),
      listPrice: integer('In đồng.'),
      price: integer('Without a coupon, in đồng.'),
      couponDiscount: integer('What the coupon takes off, in đồng.'),
      amount: integer('What is to be paid for it, in đồng.'),
      accessDays: orNull(integer('Days of access that it gives; null: access that never ends.')),
      course: orNull(ref('CourseCard')),
    }),
    'Latest first.',
  ),
});

export const order = ({ status, kind, ...rest }: RestOrderFieldsFragment): object =>
  withIds({ ...rest, status: lower(status), kind: lower(kind) }) as object;

export const payment = ({ status, ...rest }: RestPaymentFieldsFragment): object =>
  withIds({ ...rest, status: lower(status) }) as object;

const orderProperties = {
  id: text('Opaque.'),
  _id: text('The same as id.'),
  number: text('For people to quote.'),
  status: text('Where it is between placed and paid.', { examples: ['paid'] }),
  total: integer('What is to be paid, in đồng.'),
  couponCode: orNull(text('The coupon that was used.')),
  createdAt: time('When it was made.'),
  expiresAt: time('Until when it may be paid.'),
  paidAt: orNull(time('When the money came.')),
  lines: list(
    object({
      id: text('Opaque.'),
      _id: text('The same as id.'),
      title: text('Of the course, at the time.'),
      listPrice: integer('In đồng.'),
      discount: integer('In đồng.'),
      amount: integer('What is paid for it, in đồng.'),
      accessDays: orNull(integer('Days of access from the payment on; null: access that never ends.')),
    }),
    'The courses; none of an order of a package.',
  ),
  kind: text('courses, or package.'),
  package: orNull(
    object({
      title: text('What the teacher package was called at the time.'),
      listAmount: integer('The price of its days, in đồng.'),
      credit: integer('What days of the package before were worth, in đồng.'),
      amount: integer('What is paid for it, in đồng.'),
    }),
  ),
};
export const orderSchema = object(orderProperties);

export const paymentSchema = object({
  id: text('Opaque.'),
  _id: text('The same as id.'),
  reference: text('Its name at the gateway.'),
  gateway: text('Through which gateway.'),
  status: text('Where it is between begun and settled.', { examples: ['succeeded'] }),
  amount: integer('In đồng.'),
  payUrl: orNull(url('Where to pay; null once it has ended.')),
  createdAt: time('When it was made.'),
  expiresAt: time('Until when it can be paid by.'),
});

export const checkedOutSchema = object({ order: orderSchema, payment: orNull(paymentSchema) });
export const orderWithPaymentsSchema = object({
  ...orderProperties,
  payments: list(paymentSchema, 'Attempts to pay it, oldest first.'),
});
