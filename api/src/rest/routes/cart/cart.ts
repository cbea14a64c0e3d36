import { lower, withIds } from '../../legacy.ts';
import { integer, list, object, orNull, ref, text, time, url } from '../../schema.ts';
import { course } from '../courses/course.ts';
import type {
  RestCartFieldsFragment,
  RestOrderFieldsFragment,
  RestPaymentFieldsFragment,
} from './cart.gen.ts';

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
  listTotal: integer('Total list price of the purchasable courses, in đồng.'),
  saleDiscount: integer('Discount of sales, in đồng.'),
  couponDiscount: integer('Discount of the coupon, in đồng.'),
  total: integer('Total to pay, in đồng.'),
  pricedAt: time('Time at which the prices were determined.'),
  coupon: orNull(
    object({
      code: text('Coupon code in capitals.'),
      percent: orNull(integer('Discount in percent. Null for a fixed amount.')),
      amount: orNull(integer('Discount in đồng. Null for a percentage.')),
      discount: integer('Discount on this cart, in đồng.'),
      refusal: orNull(text('Reason why the coupon does not apply. Null if it applies.')),
    }),
  ),
  items: list(
    object({
      courseId: text('Course ID, also for unavailable courses.'),
      title: orNull(text('Title of the course. Null if it is no longer available.')),
      state: text('`buyable`, or the reason why the course cannot be bought now.'),
      addedAt: orNull(time('Time at which the course was added.')),
      priceSeen: orNull(integer('Price last displayed to the viewer, in đồng.')),
      listPrice: integer('List price in đồng.'),
      price: integer('Price without a coupon, in đồng.'),
      couponDiscount: integer('Discount of the coupon, in đồng.'),
      amount: integer('Price to pay for the course, in đồng.'),
      accessDays: orNull(integer('Duration of access in days. Null for unlimited access.')),
      course: orNull(ref('CourseCard')),
    }),
    'Courses in the cart, newest first.',
  ),
});

export const order = ({ status, kind, ...rest }: RestOrderFieldsFragment): object =>
  withIds({ ...rest, status: lower(status), kind: lower(kind) }) as object;

export const payment = ({ status, ...rest }: RestPaymentFieldsFragment): object =>
  withIds({ ...rest, status: lower(status) }) as object;

const orderProperties = {
  id: text('Unique ID.'),
  _id: text('The same value as `id`.'),
  number: text('Order number for display and support.'),
  status: text('Current status of the order.', { examples: ['paid'] }),
  total: integer('Total to pay, in đồng.'),
  couponCode: orNull(text('Code of the applied coupon.')),
  createdAt: time('Time at which it was created.'),
  expiresAt: time('Time at which the order expires.'),
  paidAt: orNull(time('Time at which the payment was received.')),
  lines: list(
    object({
      id: text('Unique ID.'),
      _id: text('The same value as `id`.'),
      title: text('Title of the course at the time of the order.'),
      listPrice: integer('List price in đồng.'),
      discount: integer('Discount in đồng.'),
      amount: integer('Amount to pay, in đồng.'),
      accessDays: orNull(integer('Duration of access in days from the payment. Null for unlimited access.')),
    }),
    'Courses of the order. Empty for the order of a package.',
  ),
  kind: text('Kind of order: `courses` or `package`.'),
  package: orNull(
    object({
      title: text('Title of the teacher package at the time of the order.'),
      listAmount: integer('List price of its days, in đồng.'),
      credit: integer('Credit for the remaining days of the previous package, in đồng.'),
      amount: integer('Amount to pay, in đồng.'),
    }),
  ),
};
export const orderSchema = object(orderProperties);

export const paymentSchema = object({
  id: text('Unique ID.'),
  _id: text('The same value as `id`.'),
  reference: text('Payment reference sent to the gateway.'),
  gateway: text('Payment gateway.'),
  status: text('Current status of the payment.', { examples: ['succeeded'] }),
  amount: integer('Amount in đồng.'),
  payUrl: orNull(url('URL of the payment page. Null once the payment has ended.')),
  createdAt: time('Time at which it was created.'),
  expiresAt: time('Time at which the payment expires.'),
});

export const checkedOutSchema = object({ order: orderSchema, payment: orNull(paymentSchema) });
export const orderWithPaymentsSchema = object({
  ...orderProperties,
  payments: list(paymentSchema, 'Payment attempts, oldest first.'),
});
