import type { PaymentGateway } from '../../generated/schema.ts';

const NAMES: Record<PaymentGateway, string> = {
  VNPAY: 'VNPAY',
  MOMO: 'MoMo',
  ZALOPAY: 'ZaloPay',
  VIETQR: 'VietQR',
};

/** A gateway’s own name, the same in every language. */
export const gatewayName = (gateway: PaymentGateway): string => NAMES[gateway];
