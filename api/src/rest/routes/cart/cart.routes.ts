import { type RestRequest, type RestRoute, route } from '../../route.ts';
import { integer, list, object, orNull, text } from '../../schema.ts';
import { RestAddToCart, RestApplyCoupon, RestCart, RestCheckout, RestRemoveFromCart } from './cart.gen.ts';
import { cart, cartSchema, checkedOutSchema, order, payment } from './cart.ts';

const tag = 'cart';
const common = { tag, needsSignIn: true } as const;

/** Selects fields of the body. The schema validates their values. */
const given = ({ body }: RestRequest, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]));

const BOUGHT = [
  'courseId',
  'courseIds',
  'couponCode',
  'expectedTotal',
  'expectedAccess',
  'billTo',
  'gateway',
  'idempotencyKey',
];

/** `/cart`: the cart, and `/cart/checkout`, which creates an order. */
export const cartRoutes: readonly RestRoute[] = [
  route({
    ...common,
    method: 'GET',
    path: '/cart',
    summary: 'One’s own cart at the prices of now',
    document: RestCart,
    response: cartSchema,
    data: (answer) => cart(answer.cart),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/cart/items',
    summary: 'Puts a course into the cart',
    document: RestAddToCart,
    body: object({ courseId: text('Of the course.') }),
    response: cartSchema,
    variables: ({ body }) => ({ courseId: body.courseId }),
    data: (answer) => cart(answer.addToCart),
  }),
  route({
    ...common,
    method: 'DELETE',
    path: '/cart/items/{courseId}',
    summary: 'Takes a course out of the cart',
    document: RestRemoveFromCart,
    parameters: [{ name: 'courseId', in: 'path', schema: text('Of the course.') }],
    response: cartSchema,
    variables: ({ path }) => ({ courseId: path.courseId }),
    data: (answer) => cart(answer.removeFromCart),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/cart/coupon',
    summary: 'Gives the cart a coupon',
    document: RestApplyCoupon,
    body: object({ code: text('As it was typed.', { examples: ['HOCTOT10'] }) }),
    response: cartSchema,
    variables: ({ body }) => ({ input: { code: body.code } }),
    data: (answer) => cart(answer.applyCoupon),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/cart/checkout',
    summary: 'Makes an order of the cart, or of the courses that are named',
    document: RestCheckout,
    body: object(
      {
        courseId: text('Of one course.'),
        courseIds: list(text('Of a course.'), 'Of courses that are bought together.'),
        couponCode: text('One for an order.'),
        expectedTotal: integer('The total that the buyer was shown, in đồng.', { minimum: 0 }),
        expectedAccess: list(
          object(
            {
              courseId: text('Of a course that is bought.'),
              accessDays: orNull(
                integer('How many days of access were shown; null or left out: access that never ends.'),
              ),
            },
            ['accessDays'],
          ),
          'How long access lasts as the buyer was shown it; refused where it is shorter by now.',
          { maxItems: 20 },
        ),
        billTo: object(
          {
            name: text('Whose name the bill bears.'),
            taxCode: text('Tax code: 10 or 12 digits, or 10, a hyphen and 3.', { maxLength: 14 }),
            address: text('Address.'),
          },
          ['taxCode', 'address'],
        ),
        gateway: text('Needed unless nothing is to be paid.'),
        idempotencyKey: text('Made by the client.'),
      },
      ['courseId', 'courseIds', 'couponCode', 'expectedTotal', 'expectedAccess', 'billTo', 'gateway'],
    ),
    response: checkedOutSchema,
    variables: (request) => ({ input: given(request, BOUGHT) }),
    data: ({ checkout }) => ({
      order: order(checkout.order),
      payment: checkout.payment && payment(checkout.payment),
    }),
  }),
];
