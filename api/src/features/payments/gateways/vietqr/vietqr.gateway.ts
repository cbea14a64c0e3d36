import type { VietqrSettings } from '../../../../payment-settings.ts';
import { GATEWAY_NAMES, PaymentGateway } from '../../../orders/index.ts';
import type {
  BegunPayment,
  GatewayNotice,
  GatewayPaymentStatus,
  GatewayPort,
  GatewayRefundStatus,
  NoticeOutcome,
  PaymentRequest,
} from '../gateway.ts';
import { readSettlementFile } from '../settlement.ts';
import { qrText } from './emv.ts';
import { newTransferReference } from './reference.ts';
import { isSepay, transferIn } from './sepay.ts';

/** A transfer to our own account, by a code that every bank’s app reads. The bank tells of it, by SePay or a statement. */
export class VietqrGateway implements GatewayPort {
  readonly code = PaymentGateway.VIETQR;
  readonly name = GATEWAY_NAMES.VIETQR;
  /** Instant transfers at Napas end below 500 million. */
  readonly range = { least: 2_000, most: 499_999_999 } as const;
  readonly refunds = 'TRANSFER';
  readonly newReference = newTransferReference;

  constructor(
    private readonly settings: VietqrSettings & {
      readonly publicUrl: string;
      readonly isSimulated: boolean;
    },
  ) {}

  get isSimulated(): boolean {
    return this.settings.isSimulated;
  }

  async begin(request: PaymentRequest): Promise<BegunPayment> {
    return this.sign(request);
  }

  /** No bank has to know of it before: the buyer is shown where to transfer to, and the code that says so. */
  sign({ reference, amount }: PaymentRequest): BegunPayment {
    const { bankBin, bankName, account, holder, publicUrl, isSimulated } = this.settings;
    const qr = qrText({ bankBin, account, amount, content: reference });
    const simulatorUrl = `${publicUrl}/sandbox/vietqr/bank?${new URLSearchParams({ qr })}`;
    return {
      payUrl: `${publicUrl}/payment/vietqr/${reference}`,
      transfer: { bankBin, bankName, account, holder, qr, ...(isSimulated && { simulatorUrl }) },
    };
  }

  readNotice(notice: GatewayNotice): GatewayPaymentStatus | undefined {
    return isSepay(notice, this.settings) ? transferIn(notice.rawBody, this.settings.account) : undefined;
  }

  /** Anything but success is sent again, up to seven times. What fits nothing was taken, too: it waits for people. */
  answer(outcome: NoticeOutcome | 'UNVERIFIED' | 'ERROR') {
    if (outcome === 'UNVERIFIED') return { status: 401, body: { success: false } };
    if (outcome === 'ERROR') return { status: 500, body: { success: false } };
    return { status: 200, body: { success: true } };
  }

  /** A bank can’t be asked about one transfer: what it has not told of has not come. */
  async query(reference: string): Promise<GatewayPaymentStatus> {
    return { reference, outcome: 'NOT_BEGUN' };
  }

  /** Money goes back by a transfer that people make. */
  refund(): Promise<GatewayRefundStatus> {
    return Promise.reject(new Error('a transfer is returned by another transfer'));
  }

  queryRefund(): Promise<GatewayRefundStatus> {
    return this.refund();
  }

  readSettlement(text: string) {
    return readSettlementFile(text);
  }
}
