import { courses } from './fixture.ts';
import { ids, type Pair } from './pair.ts';

const LINES = '{ total lines { courseId state price } }';
/** The facts about a cart that both sides return. */
const ofRest = ({ total, items }: Record<string, unknown>) => [
  total,
  (items as { courseId: string; state: string; price: number }[]).map(({ courseId, state, price }) => [
    courseId,
    state,
    price,
  ]),
];
const ofGraphql = (field: string) => (data: Record<string, unknown>) => {
  const { total, lines } = data[field] as {
    total: number;
    lines: { courseId: string; state: string; price: number }[];
  };
  return [
    total,
    lines.map(({ courseId, state, price }) => [courseId, state.toLowerCase().replaceAll('_', '-'), price]),
  ];
};

const PAYING = {
  orderId: '01a00000-0000-7000-8000-000000000000',
  gateway: 'VNPAY',
  idempotencyKey: 'parity-pay-order',
};

/** A purchase whose displayed access is longer than the real one. */
const longer = () => ({
  courseId: courses.timed!.id,
  expectedAccess: [{ courseId: courses.timed!.id, accessDays: 365 }],
  gateway: 'VNPAY',
  idempotencyKey: 'parity-shown-length',
});

export const cartPairs: readonly Pair[] = [
  { name: 'the cart', route: 'GET /cart', query: `{ cart ${LINES} }`, ofRest, ofGraphql: ofGraphql('cart') },
  ...['published', 'draft'].map((name) => ({
    name: `putting the ${name} course in`,
    route: 'POST /cart/items',
    body: () => ({ courseId: courses[name]!.id }),
    query: `mutation A($id: ID!) { addToCart(courseId: $id) ${LINES} }`,
    variables: () => ({ id: courses[name]!.id }),
    ofRest,
    ofGraphql: ofGraphql('addToCart'),
  })),
  {
    name: 'taking it out',
    route: 'DELETE /cart/items/{courseId}',
    path: () => `/cart/items/${courses.published!.id}`,
    query: `mutation R($id: ID!) { removeFromCart(courseId: $id) ${LINES} }`,
    variables: () => ({ id: courses.published!.id }),
    ofRest,
    ofGraphql: ofGraphql('removeFromCart'),
  },
  {
    name: 'a coupon that does not exist',
    route: 'POST /cart/coupon',
    body: () => ({ code: 'KHONGCO' }),
    query: `mutation C($input: ApplyCouponInput!) { applyCoupon(input: $input) ${LINES} }`,
    variables: () => ({ input: { code: 'KHONGCO' } }),
    ofRest,
    ofGraphql: ofGraphql('applyCoupon'),
  },
  {
    name: 'a checkout without a gateway',
    route: 'POST /cart/checkout',
    body: () => ({ courseId: courses.published!.id, idempotencyKey: 'parity-checkout' }),
    query: 'mutation C($input: CheckoutInput!) { checkout(input: $input) { order { id } } }',
    variables: () => ({ input: { courseId: courses.published!.id, idempotencyKey: 'parity-checkout' } }),
  },
  {
    name: 'a checkout for longer than the course is sold',
    route: 'POST /cart/checkout',
    body: longer,
    query: 'mutation C($input: CheckoutInput!) { checkout(input: $input) { order { id } } }',
    variables: () => ({ input: longer() }),
  },
  {
    name: 'own orders',
    route: 'GET /payments',
    query: '{ myOrders { items { id } total page limit } }',
    ofRest: ({ items, ...rest }) => ({ ...rest, items: ids(items) }),
    ofGraphql: (data) => {
      const { items, ...rest } = data.myOrders as { items: unknown };
      return { ...rest, items: ids(items) };
    },
  },
  {
    name: 'paying an order that is not there',
    route: 'POST /payments',
    body: () => PAYING,
    query: 'mutation P($input: PayOrderInput!) { payOrder(input: $input) { order { id } } }',
    variables: () => ({ input: PAYING }),
  },
  {
    name: 'an order that is not there',
    route: 'GET /payments/{id}',
    path: () => '/payments/01a00000-0000-7000-8000-000000000000',
    query: '{ order(id: "01a00000-0000-7000-8000-000000000000") { id } }',
    isAbsent: (data) => data.order === null,
  },
];
