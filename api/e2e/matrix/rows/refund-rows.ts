import { insertRefund } from '../../../src/features/refunds/testing/insert-refund.ts';
import { ADMINS, byId, byInput, type Row, row, SIGNED, TEACHERS } from './row.ts';

const NOTE = 'Khoá học đúng như phần mô tả.';
const FIELDS = { fields: '{ id }' };

export const refundRows: readonly Row[] = [
  row('Query.myRefunds', SIGNED, { fields: '{ items { number } }' }),
  row('Query.myRefundRights', SIGNED, { fields: '{ items { rule } }' }),
  row('Query.refundsOfMyCourses', TEACHERS, { fields: '{ items { number } }' }),
  row('Query.refunds', ADMINS, { fields: '{ items { number flags { asked } } }' }),
  byId('Query.refund', 'AA0+0++', ({ refunds }) => refunds.asked, FIELDS),
  byId('Query.refundAccount', ADMINS, ({ refunds }) => refunds.sent, {
    name: 'refundId',
    fields: '{ number }',
  }),
  row('Subscription.refundChanged', SIGNED, {
    fields: '{ id }',
    happens: (app, { actors }, actor) => insertRefund(app, actors.owner, 'TEACHER_REVIEW', actors[actor]),
  }),
  byInput(
    'Mutation.payOrder',
    'AANNNNN',
    () => ({ orderId: crypto.randomUUID(), gateway: 'VNPAY', idempotencyKey: crypto.randomUUID() }),
    { fields: '{ order { id } }' },
  ),
  row('Query.exchangeOffer', 'AA0N000', {
    args: 'lineId: $lineId, courseId: $courseId',
    types: '$lineId: ID!, $courseId: ID!',
    variables: ({ lineId }) => ({ lineId, courseId: crypto.randomUUID() }),
    fields: '{ toPay }',
  }),
  byInput(
    'Mutation.exchangeCourse',
    'AANNNNN',
    ({ lineId }) => ({ lineId, courseId: crypto.randomUUID(), idempotencyKey: crypto.randomUUID() }),
    { fields: '{ order { id } }' },
  ),
  byInput(
    'Mutation.requestRefund',
    'AAN+NNN',
    ({ lineId }) => ({
      lineId,
      reason: 'WRONG_LEVEL',
      bankAccount: { bin: '970436', number: '0123456789', holder: 'NGUYEN VAN THU' },
      idempotencyKey: crypto.randomUUID(),
    }),
    FIELDS,
  ),
  byId('Mutation.cancelRefund', 'AAN+NFF', ({ refunds }) => refunds.asked, { name: 'refundId', ...FIELDS }),
  byInput(
    'Mutation.appealRefund',
    'AAN+NFF',
    ({ refunds }) => ({ refundId: refunds.refused, note: NOTE }),
    FIELDS,
  ),
  byInput('Mutation.agreeToRefund', 'AAFFN+F', ({ refunds }) => ({ refundId: refunds.asked }), FIELDS),
  byInput(
    'Mutation.disagreeWithRefund',
    'AAFFN+F',
    ({ refunds }) => ({ refundId: refunds.asked, note: NOTE }),
    FIELDS,
  ),
  byInput('Mutation.approveRefund', ADMINS, ({ refunds }) => ({ refundId: refunds.escalated }), FIELDS),
  byInput(
    'Mutation.rejectRefund',
    ADMINS,
    ({ refunds }) => ({ refundId: refunds.escalated, note: NOTE }),
    FIELDS,
  ),
  byInput('Mutation.retryRefund', ADMINS, ({ refunds }) => ({ refundId: refunds.failed }), FIELDS),
  byInput(
    'Mutation.confirmRefundTransfer',
    ADMINS,
    ({ refunds }) => ({ refundId: refunds.sent, transaction: 'FT26309' }),
    FIELDS,
  ),
];
