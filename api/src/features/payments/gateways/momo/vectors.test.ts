import { expect, test } from 'vitest';
import { hmacHex, readJson } from '../wire.ts';
import { MomoGateway } from './momo.gateway.ts';
import { signature } from './signature.ts';

/** The public keys of MoMo's sample code (github momo-wallet/payment). */
const KEYS = {
  partnerCode: 'MOMO',
  accessKey: 'F8BBA842ECF85',
  secretKey: 'K951B6PE1waDMi640xX08PD3vg6EkVlz',
};

/** Joins the fields in the order of the documentation, so that the test does not use our own order. */
test.each([
  [
    'create',
    {
      amount: 50000,
      extraData: '',
      ipnUrl: 'https://a.vn/ipn',
      orderId: 'MM1',
      orderInfo: 'pay with MoMo',
      partnerCode: 'MOMO',
      redirectUrl: 'https://a.vn/back',
      requestId: 'MM1',
      requestType: 'captureWallet',
    },
    'accessKey=F8BBA842ECF85&amount=50000&extraData=&ipnUrl=https://a.vn/ipn&orderId=MM1&orderInfo=pay with MoMo&partnerCode=MOMO&redirectUrl=https://a.vn/back&requestId=MM1&requestType=captureWallet',
  ],
  [
    'query',
    { orderId: 'MM1', partnerCode: 'MOMO', requestId: 'r', amount: 5 },
    'accessKey=F8BBA842ECF85&orderId=MM1&partnerCode=MOMO&requestId=r',
  ],
  [
    'refund',
    {
      amount: 1000,
      description: '',
      orderId: 'RF1',
      partnerCode: 'MOMO',
      requestId: 'RF1',
      transId: '144492817',
    },
    'accessKey=F8BBA842ECF85&amount=1000&description=&orderId=RF1&partnerCode=MOMO&requestId=RF1&transId=144492817',
  ],
  [
    'notification',
    {
      amount: 1000,
      extraData: '',
      message: 'Successful.',
      orderId: 'MM1',
      orderInfo: 'x',
      orderType: 'momo_wallet',
      partnerCode: 'MOMO',
      payType: 'qr',
      requestId: 'MM1',
      responseTime: 1633504902954,
      resultCode: 0,
      transId: 2588659987,
    },
    'accessKey=F8BBA842ECF85&amount=1000&extraData=&message=Successful.&orderId=MM1&orderInfo=x&orderType=momo_wallet&partnerCode=MOMO&payType=qr&requestId=MM1&responseTime=1633504902954&resultCode=0&transId=2588659987',
  ],
] as const)('the signature of %s is over its fields in the documented order', (kind, message, text) => {
  expect(signature(kind, KEYS, message)).toBe(hmacHex('sha256', KEYS.secretKey, text));
});

test.each([
  ['0', 'PAID'],
  ['9000', 'PAID'],
  ['1000', 'PENDING'],
  ['7000', 'PENDING'],
  ['7002', 'PENDING'],
  ['1001', 'FAILED'],
  ['1005', 'FAILED'],
  ['1006', 'FAILED'],
  ['99', 'FAILED'],
])('code %s of a notification means %s', (resultCode, outcome) => {
  const gateway = new MomoGateway({
    ...KEYS,
    baseUrl: '',
    callbackUrl: '',
    send: async () => ({ text: async () => '' }),
  });
  const message = {
    partnerCode: 'MOMO',
    orderId: 'MM1',
    requestId: 'MM1',
    amount: '1000',
    resultCode,
    transId: '0',
  };
  const signed = { ...message, signature: signature('notification', KEYS, message) };
  const notification = { query: {}, body: signed, rawBody: JSON.stringify(signed), headers: {}, address: '' };
  expect(gateway.verifyNotification(notification)).toMatchObject({ reference: 'MM1', outcome });
});

test('a request error is not a payment status', async () => {
  const answering = (answer: object) =>
    new MomoGateway({
      ...KEYS,
      baseUrl: '',
      callbackUrl: '',
      send: async () => ({ text: async () => JSON.stringify(answer) }),
    });
  for (const resultCode of [10, 11, 13, 20, 22])
    await expect(answering({ orderId: 'MM1', resultCode }).query('MM1')).rejects.toThrow('rejected');
  // A valid request with a response about another payment
  await expect(answering({ orderId: 'MM2', resultCode: 0, amount: 5 }).query('MM1')).rejects.toThrow();
});

test('large numbers keep every digit', () => {
  expect(readJson('{"transId":12345678901234567890,"a":[{"b":1.50}]}')).toEqual({
    transId: '12345678901234567890',
    a: [{ b: '1.50' }],
  });
});
