import { SANDBOX_VNPAY } from '../../../../payment-settings.ts';
import type { Services } from '../../../../platform/process/services.ts';
import type { VnpaySettings } from './vnpay.gateway.ts';

export const SIMULATOR = {
  ...SANDBOX_VNPAY,
  payPath: '/sandbox/vnpay/paymentv2/vpcpay.html',
  queryPath: '/sandbox/vnpay/merchant_webapi/api/transaction',
} as const;

/** The adapter's settings for the simulator: only URLs and keys differ from the real ones. */
export const simulatorSettings = (publicUrl: string, callSelf: Services['callSelf']): VnpaySettings => ({
  tmnCode: SIMULATOR.tmnCode,
  hashSecret: SIMULATOR.hashSecret,
  payAddress: `${publicUrl}${SIMULATOR.payPath}`,
  queryAddress: SIMULATOR.queryPath,
  isSimulated: true,
  send: callSelf,
});
