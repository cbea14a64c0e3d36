import type { PaymentGateway } from '../../generated/schema.ts';

const NAMES: Record<PaymentGateway, string> = {
  VNPAY: 'VNPAY',
  MOMO: 'MoMo',
  ZALOPAY: 'ZaloPay',
  VIETQR: 'VietQR',
};

/** Name of a gateway, the same in all languages. */
export const gatewayName = (gateway: PaymentGateway): string => NAMES[gateway];
