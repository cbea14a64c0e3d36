import { textParameter, upper } from '../../legacy.ts';
import { pageParameters, pageVariables, toPageSchema } from '../../page.ts';
import { type RestRoute, route } from '../../route.ts';
import { object, text } from '../../schema.ts';
import { RestPayment, RestPayments, RestPayOrder } from './cart.gen.ts';
import { checkedOutSchema, order, orderSchema, orderWithPaymentsSchema, payment } from './cart.ts';

const STATES = [
  'pending',
  'paid',
  'expired',
  'cancelled',
  'needs_check',
  'partially_refunded',
  'refunded',
] as const;

export const paymentRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/payments',
    tag: 'payments',
    summary: 'Lists the viewer’s orders, newest first',
    document: RestPayments,
    parameters: [
      { name: 'search', in: 'query', schema: text('Prefix of an order number, or words of a title.') },
      { name: 'status', in: 'query', schema: text('Filters orders by status.', { enum: STATES }) },
      ...pageParameters,
    ],
    response: toPageSchema(orderSchema),
    variables: (request) => {
      const status = textParameter(request, 'status');
      return {
        search: textParameter(request, 'search'),
        status: status && upper(status),
        ...pageVariables(request),
      };
    },
    data: ({ myOrders: { items, ...rest } }) => ({ items: items.map(order), ...rest }),
  }),
  route({
    method: 'POST',
    path: '/payments',
    tag: 'payments',
    summary: 'Starts the payment of an unpaid order',
    document: RestPayOrder,
    body: object({
      orderId: text('Order ID.'),
      gateway: text('Payment gateway, for example VNPAY.'),
      idempotencyKey: text(
        'Key made by the client; a repeated request with the same key returns the first result.',
      ),
    }),
    response: checkedOutSchema,
    variables: ({ body: { orderId, gateway, idempotencyKey } }) => ({
      input: { orderId, gateway, idempotencyKey },
    }),
    data: ({ payOrder }) => ({
      order: order(payOrder.order),
      payment: payOrder.payment && payment(payOrder.payment),
    }),
  }),
  route({
    method: 'GET',
    path: '/payments/{id}',
    tag: 'payments',
    summary: 'Returns one order with its payments',
    document: RestPayment,
    parameters: [{ name: 'id', in: 'path', schema: text('Order ID.') }],
    response: orderWithPaymentsSchema,
    variables: ({ path }) => ({ id: path.id }),
    data: (answer) => {
      if (!answer.order) return undefined;
      const { attempts, ...rest } = answer.order;
      return { ...order(rest), payments: attempts.map(payment) };
    },
  }),
];
