import { expect, test } from 'vitest';
import type { GatewayRefundRequest } from '../gateway.ts';
import { readSettlementFile } from '../settlement.ts';
import { inOrder, type Message, REFUND_REQUEST, REFUND_RESPONSE } from './messages.ts';
import { refundIn } from './refund-status.ts';
import { messageSignature } from './signature.ts';
import { VnpayGateway } from './vnpay.gateway.ts';

const refund: GatewayRefundRequest = {
  reference: 'RF0123456789ABCDEF',
  requestedAt: new Date('2026-11-22T17:30:00Z'),
  paymentReference: 'SEN01',
  paymentTransaction: '14422574',
  paymentCreatedAt: new Date('2026-11-20T17:30:00Z'),
  paymentAmount: 500_000,
  amount: 200_000,
  isFull: false,
  reason: 'Đổi ý',
  by: 'Nguyễn Ánh',
  locale: 'vi',
};
const SECRET = 'RAOEXHYVSDDIIENYWSLDIIZTANXUXZFJ';
const answered = (over: Message): Message => ({
  vnp_ResponseCode: '00',
  vnp_TransactionType: '03',
  vnp_TransactionStatus: '05',
  vnp_Amount: '20000000',
  vnp_OrderInfo: `Hoan tien ${refund.reference} Doi y`,
  vnp_TransactionNo: '99',
  ...over,
});

test('a refund request has the signed fields in VNPay’s order and the same ID each time', async () => {
  const sent: Message[] = [];
  const gateway = new VnpayGateway({
    tmnCode: 'DEMOV210',
    hashSecret: SECRET,
    paymentUrl: '',
    queryUrl: '',
    send: async (_, { body }) => {
      sent.push(JSON.parse(body));
      const answer: Record<string, string> = { ...answered({}) };
      answer.vnp_SecureHash = messageSignature(SECRET, inOrder(answer, REFUND_RESPONSE));
      return { text: async () => JSON.stringify(answer) };
    },
  });
  expect(await gateway.refund(refund)).toMatchObject({ outcome: 'PENDING', transaction: '99', code: '05' });
  await gateway.refund(refund);
  const [first, again] = sent;
  expect(first!.vnp_RequestId).toBe(again!.vnp_RequestId);
  expect(first).toMatchObject({
    vnp_TransactionType: '03',
    vnp_Amount: '20000000',
    vnp_TransactionDate: '20261121003000',
    vnp_CreateBy: 'Nguyen Anh',
    vnp_OrderInfo: `Hoan tien ${refund.reference} Doi y`,
  });
  const text = [
    'vnp_RequestId',
    'vnp_Version',
    'vnp_Command',
    'vnp_TmnCode',
    'vnp_TransactionType',
    'vnp_TxnRef',
  ]
    .concat(['vnp_Amount', 'vnp_TransactionNo', 'vnp_TransactionDate', 'vnp_CreateBy', 'vnp_CreateDate'])
    .concat(['vnp_IpAddr', 'vnp_OrderInfo']);
  expect([...REFUND_REQUEST]).toEqual(text);
  expect(first!.vnp_SecureHash).toBe(messageSignature(SECRET, inOrder(first!, REFUND_REQUEST)));
});

test('a response without VNPay’s signature is rejected', async () => {
  const gateway = new VnpayGateway({
    tmnCode: 'DEMOV210',
    hashSecret: SECRET,
    paymentUrl: '',
    queryUrl: '',
    send: async () => ({ text: async () => JSON.stringify(answered({ vnp_TransactionStatus: '06' })) }),
  });
  await expect(gateway.refund(refund)).rejects.toThrow('wrong signature');
});

test.each<[string, 'refund' | 'query', Message, object]>([
  ['taken on', 'refund', {}, { outcome: 'PENDING' }],
  ['sent to the bank', 'query', { vnp_TransactionStatus: '06' }, { outcome: 'DONE' }],
  ['turned down', 'query', { vnp_TransactionStatus: '09' }, { outcome: 'FAILED', canRetry: true }],
  ['sent before', 'refund', { vnp_ResponseCode: '94' }, { outcome: 'PENDING', code: '94' }],
  ['of a payment that failed', 'refund', { vnp_ResponseCode: '95' }, { outcome: 'FAILED', canRetry: false }],
  ['refused for a while', 'refund', { vnp_ResponseCode: '99' }, { outcome: 'FAILED', canRetry: true }],
  [
    'never heard of',
    'query',
    { vnp_TransactionType: '01', vnp_TransactionStatus: '00' },
    { outcome: 'NOT_FOUND' },
  ],
  // The same amount with another reference states nothing about ours
  [
    'of another refund',
    'query',
    { vnp_OrderInfo: 'Hoan tien RFOTHER', vnp_TransactionStatus: '06' },
    { outcome: 'PENDING' },
  ],
  ['of another amount', 'query', { vnp_Amount: '100', vnp_TransactionStatus: '06' }, { outcome: 'PENDING' }],
])('a refund %s', (_, command, over, expected) => {
  expect(refundIn(answered(over), refund, command)).toMatchObject({
    reference: refund.reference,
    ...expected,
  });
});

test('a settlement file is imported as a whole or not at all', () => {
  const header = 'kind,reference,transaction,amount,fee,settled_at';
  const good = 'PAYMENT,SEN01,14422574,500000,5500,2026-11-21T09:00:00+07:00';
  expect(
    readSettlementFile(`\uFEFF${header}\n${good}\nREFUND,RF1,99,200000,0,2026-11-21T09:00:00+07:00\n`),
  ).toEqual([
    {
      kind: 'PAYMENT',
      reference: 'SEN01',
      transaction: '14422574',
      amount: 500_000,
      fee: 5_500,
      settledAt: new Date('2026-11-21T02:00:00Z'),
    },
    {
      kind: 'REFUND',
      reference: 'RF1',
      transaction: '99',
      amount: 200_000,
      fee: 0,
      settledAt: new Date('2026-11-21T02:00:00Z'),
    },
  ]);
  for (const wrong of [
    good.replace('500000', '500.00.0'),
    good.replace('PAYMENT', 'GIFT'),
    good.replace('+07:00', ''),
    '"',
  ])
    expect(() => readSettlementFile(`${header}\n${good}\n${wrong}`)).toThrow();
});
