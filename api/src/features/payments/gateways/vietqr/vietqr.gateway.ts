import type { VietqrSettings } from '../../../../payment-settings.ts';
import { PaymentGateway } from '../../../orders/index.ts';
import type {
  BegunPayment,
  GatewayNotification,
  GatewayPaymentStatus,
  GatewayPort,
  GatewayRefundStatus,
  NotificationOutcome,
  PaymentRequest,
} from '../gateway.ts';
import { qrText } from './emv.ts';
import { newTransferReference } from './reference.ts';
import { isSepay, transferIn } from './sepay.ts';

/** A transfer to our own account by a QR code that every bank app reads. SePay or a statement reports it. */
export class VietqrGateway implements GatewayPort {
  readonly code = PaymentGateway.VIETQR;
  /** Napas limits instant transfers to less than 500 million. */
  readonly range = { least: 2_000, most: 499_999_999 } as const;
  readonly refunds = 'TRANSFER';
  readonly newReference = newTransferReference;

  constructor(
    private readonly settings: VietqrSettings & {
      readonly publicUrl: string;
      readonly isSimulated: boolean;
    },
  ) {}

  async begin(request: PaymentRequest): Promise<BegunPayment> {
    return this.sign(request);
  }

  /** No bank needs to know of the payment in advance: the buyer is shown the target account and the QR code. */
  sign({ reference, amount }: PaymentRequest): BegunPayment {
    const { bankBin, bankName, account, holder, publicUrl, isSimulated } = this.settings;
    const qr = qrText({ bankBin, account, amount, content: reference });
    const simulatorUrl = `${publicUrl}/sandbox/vietqr/bank?${new URLSearchParams({ qr })}`;
    return {
      payUrl: `${publicUrl}/payment/vietqr/${reference}`,
      transfer: { bankBin, bankName, account, holder, qr, ...(isSimulated && { simulatorUrl }) },
    };
  }

  verifyNotification(notification: GatewayNotification): GatewayPaymentStatus | undefined {
    return isSepay(notification, this.settings)
      ? transferIn(notification.rawBody, this.settings.account)
      : undefined;
  }

  /**
   * SePay retries up to seven times after any other response. A transfer that matches no order is acknowledged as
   * well and recorded as unmatched.
   */
  answer(outcome: NotificationOutcome | 'UNVERIFIED' | 'ERROR') {
    if (outcome === 'UNVERIFIED') return { status: 401, body: { success: false } };
    if (outcome === 'ERROR') return { status: 500, body: { success: false } };
    return { status: 200, body: { success: true } };
  }

  /** A bank cannot be queried about one transfer. A transfer that was not reported has not arrived. */
  async query(reference: string): Promise<GatewayPaymentStatus> {
    return { reference, outcome: 'NOT_BEGUN' };
  }

  /** Refunds are manual transfers. */
  refund(): Promise<GatewayRefundStatus> {
    return Promise.reject(new Error('VietQR cannot refund; use a bank transfer'));
  }

  queryRefund(): Promise<GatewayRefundStatus> {
    return this.refund();
  }
}
