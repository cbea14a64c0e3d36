import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SANDBOX_VIETQR } from '../../../../payment-settings.ts';
import type { GatewayNotification } from '../gateway.ts';
import { crc16, getFields, qrText, readQr } from './emv.ts';
import { newTransferReference, referenceIn } from './reference.ts';
import { sepaySignature } from './sepay.ts';
import { readStatement } from './statement.ts';
import { VietqrGateway } from './vietqr.gateway.ts';

const request = { bankBin: '970436', account: '1029384756', amount: 359_000, content: 'SEN4827K7ABCD' };

describe('the QR code', () => {
  test('has the checksum of the standard', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  /** The example of Napas’ documents (also in the tests of github xuannghia/vietnam-qr-pay). */
  test('matches the published example exactly', () => {
    const published =
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA5303704540410005802VN62150811Chuyen tien6304BBB8';
    const example = { bankBin: '970416', account: '257678859', amount: 1000, content: 'Chuyen tien' };
    expect(readQr(published)).toEqual(example);
    expect(qrText(example)).toBe(published);
  });

  test('contains account, amount and content, and a change invalidates it', () => {
    const text = qrText(request);
    expect(readQr(text)).toEqual(request);
    const fields = getFields(text);
    expect([fields.get('01'), fields.get('53'), fields.get('54'), fields.get('58')]).toEqual([
      '12',
      '704',
      '359000',
      'VN',
    ]);
    expect(() => readQr(text.replace('359000', '359001'))).toThrow('check');
    expect(() => readQr('hello')).toThrow();
  });

  test('is read as it was written, for any request', () => {
    fc.assert(
      fc.property(
        fc.record({
          bankBin: fc.stringMatching(/^\d{6}$/),
          account: fc.stringMatching(/^[A-Z0-9]{4,19}$/),
          amount: fc.integer({ min: 1, max: 499_999_999 }),
          content: fc.stringMatching(/^[A-Z0-9]{1,19}$/),
        }),
        (payment) => {
          expect(readQr(qrText(payment))).toEqual(payment);
        },
      ),
    );
  });
});

describe('the reference', () => {
  test('is short, unique and without ambiguous letters', () => {
    const many = Array.from({ length: 500 }, newTransferReference);
    expect(new Set(many).size).toBe(500);
    for (const reference of many) expect(reference).toMatch(/^SEN[0-9A-HJKMNP-TV-Z]{10}$/);
  });

  test.each([
    ['SEN4827K7ABCD', 'SEN4827K7ABCD'],
    ['MBVCB.3278907687.sen4827k7abcd.CT tu 0123 toi 456', 'SEN4827K7ABCD'],
    ['SEN 4827 K7AB CD hoc phi', 'SEN4827K7ABCD'],
    ['SENO827K7ABCl FT123', 'SEN0827K7ABC1'],
    ['hoc phi khoa hoc', undefined],
    ['SEN48', undefined],
  ])('is found in “%s”', (content, reference) => {
    expect(referenceIn(content)).toBe(reference);
  });
});

describe('a notification by SePay', () => {
  const body = JSON.stringify({
    id: 92704,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-22 14:02:37',
    accountNumber: SANDBOX_VIETQR.account,
    code: null,
    content: 'SEN4827K7ABCD hoc phi',
    transferType: 'in',
    transferAmount: 2277000,
    accumulated: 19077000,
    subAccount: null,
    referenceCode: 'MBVCB.3278907687',
    description: '',
  });
  const now = String(Math.floor(Date.now() / 1000));
  const getGateway = (auth: { webhookSecret?: string; apiKey?: string }) =>
    new VietqrGateway({
      ...SANDBOX_VIETQR,
      webhookSecret: undefined,
      ...auth,
      publicUrl: '',
      isSimulated: false,
    });
  const notification = (headers: Record<string, string>, rawBody = body): GatewayNotification => ({
    query: {},
    body: {},
    rawBody,
    headers,
    address: '',
  });
  const secret = 's'.repeat(32);
  const signed = (timestamp = now, rawBody = body) =>
    notification(
      { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': sepaySignature(secret, timestamp, rawBody) },
      rawBody,
    );

  test('with a signature is read with reference, amount, transaction ID and time', () => {
    expect(getGateway({ webhookSecret: secret }).verifyNotification(signed())).toEqual({
      reference: 'SEN4827K7ABCD',
      amount: 2_277_000,
      outcome: 'PAID',
      transaction: 'MBVCB.3278907687',
      transfer: { content: 'SEN4827K7ABCD hoc phi', receivedAt: new Date('2026-11-22T07:02:37Z') },
    });
  });

  test('that is changed, unsigned, signed by others or older than five minutes is rejected', () => {
    const gateway = getGateway({ webhookSecret: secret });
    const { headers } = signed();
    expect(
      gateway.verifyNotification(notification(headers as never, body.replace('2277000', '9277000'))),
    ).toBeUndefined();
    expect(gateway.verifyNotification(notification({}))).toBeUndefined();
    expect(getGateway({ webhookSecret: 'x'.repeat(32) }).verifyNotification(signed())).toBeUndefined();
    expect(gateway.verifyNotification(signed(String(Number(now) - 301)))).toBeUndefined();
    // Relative to the current time: seconds may have passed since the file was loaded
    expect(gateway.verifyNotification(signed(String(Math.floor(Date.now() / 1000) + 302)))).toBeUndefined();
    expect(gateway.verifyNotification(signed('soon'))).toBeUndefined();
    // If a signature is required, an API key is not accepted
    const both = getGateway({ webhookSecret: secret, apiKey: 'k'.repeat(20) });
    expect(
      both.verifyNotification(notification({ authorization: `Apikey ${'k'.repeat(20)}` })),
    ).toBeUndefined();
  });

  test('is accepted with our API key only, and never without key and secret', () => {
    const gateway = getGateway({ apiKey: 'k'.repeat(20) });
    expect(
      gateway.verifyNotification(notification({ authorization: `Apikey ${'k'.repeat(20)}` })),
    ).toBeDefined();
    expect(gateway.verifyNotification(notification({ authorization: 'Apikey wrong' }))).toBeUndefined();
    expect(
      getGateway({}).verifyNotification(notification({ authorization: 'Apikey undefined' })),
    ).toBeUndefined();
  });

  test.each([
    ['money that left', body.replace('"in"', '"out"')],
    ['another account', body.replace(SANDBOX_VIETQR.account, '999')],
    ['no amount', body.replace('2277000', '0')],
    ['a broken amount', body.replace('2277000', '1.5')],
    ['no message', '[]'],
  ])('about %s is ignored', (_, text) => {
    expect(getGateway({ webhookSecret: secret }).verifyNotification(signed(now, text))).toBeUndefined();
  });
});

test('a bank statement contains the incoming transfers and is imported as a whole or not at all', () => {
  const header = 'date,reference,amount,content,payer,note';
  const good = '2026-11-22 14:02:37,FT01,359000,SEN4827K7ABCD hoc phi,NGUYEN KHANH VAN,x';
  expect(readStatement(`\uFEFF${header}\n${good}\n2026-11-22 15:00:00,FT02,-5000,phi,,\n`)).toEqual([
    {
      reference: 'SEN4827K7ABCD',
      amount: 359_000,
      outcome: 'PAID',
      transaction: 'FT01',
      transfer: {
        content: 'SEN4827K7ABCD hoc phi',
        receivedAt: new Date('2026-11-22T07:02:37Z'),
        payer: 'NGUYEN KHANH VAN',
        payerAccount: undefined,
      },
    },
  ]);
  for (const wrong of [
    good.replace('359000', '359.5'),
    good.replace('2026-11-22', '31/04/2026'),
    good.replace('FT01', ''),
    '"',
  ])
    expect(() => readStatement(`${header}\n${good}\n${wrong}`)).toThrow();
});

test.each([
  ['semicolons', 'date;reference;amount;content\n22/11/2026 14:02;FT01;1.000.000;SEN4827K7ABCD'],
  ['commas', 'date,reference,amount,content\n2026-11-22 14:02,FT01,1000000.00,SEN4827K7ABCD'],
  ['tabs', 'date\treference\tamount\tcontent\n22-11-2026 14:02:00\tFT01\t1,000,000 VND\tSEN4827K7ABCD'],
  [
    'names of a bank',
    'Ngày giao dịch;Số tham chiếu;Ghi nợ;Ghi có;Diễn giải\n22/11/2026 14:02;FT01;;1.000.000;SEN4827K7ABCD\n22/11/2026 15:00;FT02;5.000;;phi',
  ],
])('a bank statement with %s is read', (_, text) => {
  expect(readStatement(text)).toMatchObject([
    { amount: 1_000_000, transaction: 'FT01', transfer: { receivedAt: new Date('2026-11-22T07:02:00Z') } },
  ]);
});
