import { ADMINS, byId, byInput, type Row, row } from './row.ts';

/** An ID that no row has. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
/** NOT_FOUND for those who have the permission. */
const NOT_FOUND = 'AAFFFFN';

export const webhookRows: readonly Row[] = [
  row('Query.webhooks', ADMINS, { fields: '{ id }' }),
  byId('Query.webhook', 'AAFFFF0', () => UNKNOWN_ID),
  byId('Query.webhookDeliveries', ADMINS, () => UNKNOWN_ID, { name: 'webhookId', fields: '{ total }' }),
  byInput(
    'Mutation.createWebhook',
    'AAFFFFB',
    () => ({ name: 'Kế toán', address: 'https://127.0.0.1/', kinds: ['ORDER_PAID'] }),
    { what: 'to a private network', fields: '{ webhook { id } }' },
  ),
  byInput('Mutation.updateWebhook', NOT_FOUND, () => ({ webhookId: UNKNOWN_ID, name: 'Kho' })),
  ...['rotateWebhookSecret', 'deleteWebhook', 'testWebhook', 'replayFailedDeliveries'].map((name) =>
    byId(`Mutation.${name}`, NOT_FOUND, () => UNKNOWN_ID, {
      name: 'webhookId',
      fields:
        { rotateWebhookSecret: '{ webhook { id } }', replayFailedDeliveries: '{ count }' }[name] ?? '{ id }',
    }),
  ),
  byInput('Mutation.switchWebhook', NOT_FOUND, () => ({ webhookId: UNKNOWN_ID, isActive: true })),
  byId('Mutation.replayWebhookDelivery', NOT_FOUND, () => UNKNOWN_ID, {
    name: 'deliveryId',
  }),
  byId('Query.enrolmentForAdmin', 'AAFFFF0', () => UNKNOWN_ID, { fields: '{ id studentId }' }),
  byId('Query.certificate', 'AAFFFF0', () => UNKNOWN_ID),
];
