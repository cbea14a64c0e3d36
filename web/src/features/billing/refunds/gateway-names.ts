import type { PaymentGateway } from '../../../generated/schema.ts';

/** Brands are written the same in every language. */
export const GATEWAY_NAMES: Record<PaymentGateway, string> = {
  VNPAY: 'VNPAY',
  MOMO: 'MoMo',
  ZALOPAY: 'ZaloPay',
  VIETQR: 'VietQR',
};
