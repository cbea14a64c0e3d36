import type { App } from '../../../app.ts';
import { signedQuery } from '../gateways/vnpay/signature.ts';
import { SIMULATOR } from '../gateways/vnpay/vnpay.simulator.ts';

/** A VNPay notification. Its fields can be overridden before it is signed. */
export const signedNotification = (
  { reference, amount }: { reference: string; amount: number },
  over: Record<string, string> = {},
): string =>
  signedQuery(SIMULATOR.hashSecret, {
    vnp_Amount: String(amount * 100),
    vnp_BankCode: 'NCB',
    vnp_OrderInfo: 'Thanh toan',
    vnp_PayDate: '20261120101010',
    vnp_ResponseCode: '00',
    vnp_TmnCode: SIMULATOR.tmnCode,
    vnp_TransactionNo: `9${reference.slice(-8)}`,
    vnp_TransactionStatus: '00',
    vnp_TxnRef: reference,
    ...over,
  });

/** Delivers a VNPay notification. */
export const deliverTo = (app: App) => async (query: string) =>
  (await app.server.inject({ url: `/api/payments/vnpay/ipn?${query}` })).json() as { RspCode: string };

/** Submits a decision on the page of a simulated gateway. */
export const decideOn = (app: App) => (payUrl: string, decision: string) => {
  const [, gateway, query] = /\/sandbox\/(\w+)\/[^?]*\?(.*)/.exec(payUrl)!;
  return app.server.inject({
    method: 'POST',
    url: `/sandbox/${gateway}/decision`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ query: query!, decision }).toString(),
  });
};
