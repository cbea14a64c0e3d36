import { expect, test } from 'vitest';
import { hmacHex, vietnamTime } from '../wire.ts';
import { getRefundId, getTransId, mac } from './messages.ts';
import { ZaloPayGateway } from './zalopay.gateway.ts';

/** The callback of ZaloPay's documentation (callback-api), signed with the public key of app 2553. */
const data =
  '{"app_id":2553,"app_trans_id":"200904_2553_1598435687208","app_time":1599189392817,"app_user":"demo","amount":10000,"embed_data":"{\\"merchantinfo\\":\\"embeddata123\\",\\"promotioninfo\\":\\"\\"}","item":"[{\\"itemid\\":\\"knb\\",\\"itemname\\":\\"kim nguyen bao\\",\\"itemprice\\":198400,\\"itemquantity\\":1}]","zp_trans_id":200904000000389,"server_time":1599189413498,"channel":38,"merchant_user_id":"7ZMSl3nEg5sOUJzOLSoUFT8xKNQVaLOLXHB--8Eytqc","user_fee_amount":0,"discount_amount":0}';
const sample = { data, mac: 'd8d33baf449b31d7f9b94fa50d7c942c08cd4d83f28fa185557da21acb104f67', type: 1 };
const PUBLIC = { appId: '2553', key1: 'PcY4iZIKFCIdgZvA6ueMcMHHUbRLYjPL' };
const KEYS2 = ['kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz', 'eG4r0GcoNtRGbO8'];

test('the published callback verifies with the sandbox key', () => {
  const key2 = KEYS2.find((key) => hmacHex('sha256', key, data) === sample.mac);
  expect(key2).toBeDefined();
  const gateway = new ZaloPayGateway({
    ...PUBLIC,
    key2: key2!,
    baseUrl: '',
    callbackUrl: '',
    send: async () => ({ text: async () => '' }),
  });
  const notification = { query: {}, body: sample, rawBody: '', headers: {}, address: '' };
  expect(gateway.verifyNotification(notification)).toEqual({
    reference: '2553_1598435687208',
    amount: 10_000,
    outcome: 'PAID',
    transaction: '200904000000389',
  });
  expect(
    gateway.verifyNotification({
      ...notification,
      body: { ...sample, data: data.replace('10000', '10001') },
    }),
  ).toBeUndefined();
});

test('references contain the date in Vietnam, also while the date in UTC differs', () => {
  const evening = new Date('2026-11-22T17:30:00Z');
  expect(vietnamTime(evening)).toBe('20261123003000');
  expect(getTransId('SEN01', evening)).toBe('261123_SEN01');
  expect(getRefundId('2553', 'RF01', evening)).toBe('261123_2553_RF01');
  expect(getTransId('S'.repeat(23), evening).length).toBeLessThanOrEqual(40);
});

test('a MAC covers the values joined by “|”', () => {
  expect(mac('key', ['2553', 'a', 5])).toBe(hmacHex('sha256', 'key', '2553|a|5'));
});
