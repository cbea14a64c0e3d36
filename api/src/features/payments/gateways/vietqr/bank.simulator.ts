import { SANDBOX_VIETQR, type VietqrSettings } from '../../../../payment-settings.ts';
import { VIETNAM_OFFSET_MS } from '../../../../platform/i18n/dates.ts';
import { PaymentGateway } from '../../../orders/index.ts';
import {
  type Capture,
  isDecided,
  newPayment,
  type SandboxPayment,
  TRANSFERS,
} from '../sandbox/sandbox-payment.ts';
import type { SandboxStore } from '../sandbox/sandbox-store.ts';
import type { Fields, Opened, Simulator } from '../sandbox/simulator.ts';
import { readJson } from '../wire.ts';
import { readQr } from './emv.ts';
import { sepaySignature } from './sepay.ts';

const BASE = '/sandbox/vietqr';
/** SePay's retry delays in minutes. */
const FIBONACCI = [1, 1, 2, 3, 5, 8, 13];

/** The payer’s bank app, which reads the QR code, and SePay, which reports incoming transfers. */
export class BankSimulator implements Simulator {
  readonly code = PaymentGateway.VIETQR;
  readonly name = 'Ngân hàng';
  readonly decisions = TRANSFERS;
  readonly payPath = `${BASE}/bank`;
  readonly retries = FIBONACCI.map((minutes) => minutes * 60);
  readonly calls = {};

  constructor(
    readonly store: SandboxStore,
    private readonly publicUrl: string,
    private readonly shop: VietqrSettings = SANDBOX_VIETQR,
  ) {}

  /** A bank does not know a shop's deadline: a code never expires. Here it can be used once. */
  async open({ qr = '' }: Fields): Promise<Opened> {
    let request: ReturnType<typeof readQr>;
    try {
      request = readQr(qr);
    } catch {
      return { error: '03' };
    }
    if (request.bankBin !== this.shop.bankBin || request.account !== this.shop.account)
      return { error: '03' };
    const now = Date.now();
    await this.store.add(
      'PAYMENT',
      newPayment({
        reference: request.content,
        amount: request.amount,
        info: request.content,
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + 900_000).toISOString(),
        returnUrl: `${this.publicUrl}/payment/vietqr/${request.content}`,
        request: {},
      }),
    );
    const payment = await this.store.find('PAYMENT', request.content);
    return payment && !isDecided(payment) ? { payment } : { error: '01' };
  }

  createNotification(payment: SandboxPayment, capture: Capture | undefined) {
    if (!capture) return undefined;
    const body = JSON.stringify({
      id: Number(capture.transaction.slice(-9)),
      gateway: this.shop.bankName,
      transactionDate: vietnamClock(new Date(capture.at)),
      accountNumber: this.shop.account,
      subAccount: null,
      code: null,
      content: `${payment.info} FT${capture.transaction}`,
      transferType: 'in',
      transferAmount: payment.amount,
      accumulated: payment.amount,
      referenceCode: `FT${capture.transaction}`,
      description: '',
    });
    const timestamp = String(Math.floor(Date.now() / 1000));
    return {
      path: '/api/payments/vietqr/ipn',
      method: 'POST' as const,
      headers: {
        'content-type': 'application/json',
        'x-sepay-timestamp': timestamp,
        'x-sepay-signature': sepaySignature(this.shop.webhookSecret!, timestamp, body),
      },
      body,
    };
  }

  isAcknowledged(status: number, body: string): boolean {
    return status === 200 && readJson(body).success === true;
  }

  buildReturnUrl({ returnUrl }: SandboxPayment): string {
    return returnUrl;
  }
}

/** `2026-11-22 14:02:37` in Vietnam time. */
const vietnamClock = (at: Date): string =>
  new Date(at.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
