import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, isSigned, messageSignature, signedQuery } from './signature.ts';

const SECRET = 'RAOEXHYVSDDIIENYWSLDIIZTANXUXZFJ';

/**
 * A payment URL as VNPay's demonstration code for PHP generates it (pay.html, version 2.1.0): `urlencode` of names
 * and values, joined and hashed. Implemented here again, so that the test does not use our own encoder.
 */
const sample = {
  parameters: {
    vnp_Version: '2.1.0',
    vnp_Command: 'pay',
    vnp_TmnCode: 'DEMOV210',
    vnp_Amount: '180600000',
    vnp_CurrCode: 'VND',
    vnp_BankCode: '',
    vnp_CreateDate: '20210801153333',
    vnp_IpAddr: '127.0.0.1',
    vnp_Locale: 'vn',
    vnp_OrderInfo: 'Thanh toan don hang :5',
    vnp_OrderType: 'other',
    vnp_ReturnUrl: 'https://domainmerchant.vn/ReturnUrl',
    vnp_TxnRef: '5',
  },
  hashed:
    'vnp_Amount=180600000&vnp_Command=pay&vnp_CreateDate=20210801153333&vnp_CurrCode=VND&vnp_IpAddr=127.0.0.1' +
    '&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+don+hang+%3A5&vnp_OrderType=other' +
    '&vnp_ReturnUrl=https%3A%2F%2Fdomainmerchant.vn%2FReturnUrl&vnp_TmnCode=DEMOV210&vnp_TxnRef=5&vnp_Version=2.1.0',
};

test('the published sample URL is hashed over the same text as at VNPay', () => {
  expect(canonical(sample.parameters)).toBe(sample.hashed);
  const expected = createHmac('sha512', SECRET).update(sample.hashed).digest('hex');
  expect(signedQuery(SECRET, sample.parameters)).toBe(`${sample.hashed}&vnp_SecureHash=${expected}`);
});

test('a signature is valid in upper case and with unsigned parameters, and for no other change', () => {
  const signed = Object.fromEntries(new URLSearchParams(signedQuery(SECRET, sample.parameters)));
  expect(isSigned(SECRET, signed)).toBe(true);
  expect(isSigned(SECRET, { ...signed, vnp_SecureHash: signed.vnp_SecureHash!.toUpperCase() })).toBe(true);
  expect(isSigned(SECRET, { ...signed, utm_source: 'mail', vnp_SecureHashType: 'HMACSHA512' })).toBe(true);
  expect(isSigned(SECRET, { ...signed, vnp_Amount: '100' })).toBe(false);
  expect(isSigned(SECRET, { ...signed, vnp_BankCode: 'NCB' })).toBe(false);
  expect(isSigned(`${SECRET}x`, signed)).toBe(false);
  expect(isSigned(SECRET, { ...signed, vnp_SecureHash: '' })).toBe(false);
});

test('any signed parameters verify, and any change invalidates them', () => {
  const value = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^vnp_[A-Za-z]{1,8}$/), value, { minKeys: 1, maxKeys: 8 }),
      (parameters) => {
        const received = Object.fromEntries(new URLSearchParams(signedQuery(SECRET, parameters)));
        const [name] = Object.keys(parameters);
        return (
          isSigned(SECRET, received) && !isSigned(SECRET, { ...received, [name!]: `${received[name!]}x` })
        );
      },
    ),
  );
});

test('query messages are signed over their values joined by “|”, with empty absent ones', () => {
  const expected = createHmac('sha512', SECRET).update('id|2.1.0|querydr||5').digest('hex');
  expect(messageSignature(SECRET, ['id', '2.1.0', 'querydr', undefined, '5'])).toBe(expected);
});
