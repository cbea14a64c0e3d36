import { type RestRequest, type RestRoute, route } from '../../route.ts';
import { integer, list, object, orNull, text } from '../../schema.ts';
import { RestAddToCart, RestApplyCoupon, RestCart, RestCheckout, RestRemoveFromCart } from './cart.gen.ts';
import { cart, cartSchema, checkedOutSchema, order, payment } from './cart.ts';

const tag = 'cart';
const common = { tag } as const;

/** Selects fields of the body. The schema validates their values. */
const presentFields = ({ body }: RestRequest, names: readonly string[]): Record<string, unknown> =>
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
    summary: 'Returns the viewer’s cart at current prices',
    document: RestCart,
    response: cartSchema,
    data: (answer) => cart(answer.cart),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/cart/items',
    summary: 'Adds a course to the cart',
    document: RestAddToCart,
    body: object({ courseId: text('Course ID.') }),
    response: cartSchema,
    variables: ({ body }) => ({ courseId: body.courseId }),
    data: (answer) => cart(answer.addToCart),
  }),
  route({
    ...common,
    method: 'DELETE',
    path: '/cart/items/{courseId}',
    summary: 'Removes a course from the cart',
    document: RestRemoveFromCart,
    parameters: [{ name: 'courseId', in: 'path', schema: text('Course ID.') }],
    response: cartSchema,
    variables: ({ path }) => ({ courseId: path.courseId }),
    data: (answer) => cart(answer.removeFromCart),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/cart/coupon',
    summary: 'Applies a coupon to the cart',
    document: RestApplyCoupon,
    body: object({ code: text('Coupon code as entered by the user.', { examples: ['HOCTOT10'] }) }),
    response: cartSchema,
    variables: ({ body }) => ({ input: { code: body.code } }),
    data: (answer) => cart(answer.applyCoupon),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/cart/checkout',
    summary: 'Creates an order for the cart, or for the listed courses',
    document: RestCheckout,
    body: object(
      {
        courseId: text('ID of a single course.'),
        courseIds: list(text('Course ID.'), 'Course IDs of one order; at most 20.'),
        couponCode: text('Coupon code; one per order.'),
        expectedTotal: integer('Total displayed to the buyer, in đồng.', { minimum: 0 }),
        expectedAccess: list(
          object(
            {
              courseId: text('ID of a purchased course.'),
              accessDays: orNull(
                integer('Displayed duration of access in days. Null or omitted for unlimited access.'),
              ),
            },
            ['accessDays'],
          ),
          'Duration of access displayed to the buyer. The order is rejected if the current duration is shorter.',
          { maxItems: 20 },
        ),
        billTo: object(
          {
            name: text('Name on the bill.'),
            taxCode: text('Tax code of 10 or 12 digits, or 10 digits, a hyphen and 3 digits.', {
              maxLength: 14,
            }),
            address: text('Postal address on the bill.'),
          },
          ['taxCode', 'address'],
        ),
        gateway: text('Payment gateway. Required unless the total is 0.'),
        idempotencyKey: text(
          'Key made by the client; a repeated request with the same key returns the first result.',
        ),
      },
      ['courseId', 'courseIds', 'couponCode', 'expectedTotal', 'expectedAccess', 'billTo', 'gateway'],
    ),
    response: checkedOutSchema,
    variables: (request) => ({ input: presentFields(request, BOUGHT) }),
    data: ({ checkout }) => ({
      order: order(checkout.order),
      payment: checkout.payment && payment(checkout.payment),
    }),
  }),
];
