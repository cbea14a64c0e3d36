import { SANDBOX_ZALOPAY } from '../../../../payment-settings.ts';
import { PaymentGateway } from '../../../orders/index.ts';
import {
  type Capture,
  DECISIONS,
  isDecided,
  newPayment,
  type SandboxPayment,
} from '../sandbox/sandbox-payment.ts';
import { acceptRefund, fetchRefund } from '../sandbox/sandbox-refund.ts';
import type { SandboxStore } from '../sandbox/sandbox-store.ts';
import type { Fields, Opened, Simulator } from '../sandbox/simulator.ts';
import { getText, hmacHex, longNumber, type Message, readJson, sameHex } from '../wire.ts';
import { mac, type ZaloPayKeys } from './messages.ts';

const BASE = '/sandbox/zalopay';
const SUCCESS = { return_code: 1, return_message: 'Success', sub_return_code: 1 } as const;
const refused = (sub: number) => ({ return_code: 2, return_message: 'Refused', sub_return_code: sub });
const waiting = { return_code: 3, return_message: 'Processing', sub_return_code: 2 } as const;
const FAILURES = { cancel: -54, 'no-funds': -217 } as const;

export class ZaloPaySimulator implements Simulator {
  readonly code = PaymentGateway.ZALOPAY;
  readonly name = 'ZaloPay';
  /** ZaloPay has no state “charged, but suspicious”. */
  readonly decisions = DECISIONS.filter((decision) => decision !== 'suspicious');
  readonly payPath = `${BASE}/openinapp`;
  readonly retries = [60, 300, 900];
  readonly calls = {
    [`${BASE}/v2/create`]: (body: string) => this.#create(readJson(body)),
    [`${BASE}/v2/query`]: (body: string) => this.#query(readJson(body)),
    [`${BASE}/v2/refund`]: (body: string) => this.#refund(readJson(body)),
    [`${BASE}/v2/query_refund`]: (body: string) => this.#queryRefund(readJson(body)),
  };

  constructor(
    readonly store: SandboxStore,
    private readonly publicUrl: string,
    private readonly keys: ZaloPayKeys = SANDBOX_ZALOPAY,
  ) {}

  async open({ order = '' }: Fields): Promise<Opened> {
    const payment = await this.store.find('PAYMENT', order);
    if (!payment || isDecided(payment)) return { error: payment ? '01' : '03' };
    return Date.parse(payment.expiresAt) < Date.now() ? { error: '15' } : { payment };
  }

  /** Callbacks are sent only for successful payments. The shop finds other outcomes by queries. */
  createNotification(payment: SandboxPayment, capture: Capture | undefined) {
    if (!capture) return undefined;
    const data = JSON.stringify({
      app_id: Number(this.keys.appId),
      app_trans_id: payment.reference,
      app_time: Number(payment.request.app_time),
      app_user: payment.request.app_user,
      amount: payment.amount,
      embed_data: payment.request.embed_data,
      item: payment.request.item,
      zp_trans_id: longNumber(capture.transaction),
      server_time: Date.parse(capture.at),
      channel: 38,
      merchant_user_id: 'sandbox',
      user_fee_amount: 0,
      discount_amount: 0,
    });
    return {
      path: new URL(payment.request.callback_url!).pathname,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data, mac: hmacHex('sha256', this.keys.key2, data), type: 1 }),
    };
  }

  isAcknowledged(status: number, body: string): boolean {
    return status === 200 && readJson(body).return_code !== '0';
  }

  /** The buyer’s browser also brings the state of the payment. Shops must verify it by a query. */
  buildReturnUrl({ returnUrl, reference, amount, captures, failure }: SandboxPayment): string {
    const url = new URL(returnUrl);
    const status = captures.length > 0 ? 1 : failure ? FAILURES[failure] : waiting.sub_return_code;
    const fields = {
      ...{
        appid: this.keys.appId,
        apptransid: reference,
        pmcid: 38,
        bankcode: '',
        amount,
        discountamount: 0,
      },
      status,
    };
    const checksum = mac(this.keys.key2, Object.values(fields));
    for (const [name, value] of Object.entries({ ...fields, checksum }))
      url.searchParams.set(name, String(value));
    return url.href;
  }

  #assertSigned(message: Message, values: readonly string[]): object | undefined {
    if (getText(message, 'app_id') !== this.keys.appId) return refused(-402);
    return sameHex(message.mac, mac(this.keys.key1, values)) ? undefined : refused(-402);
  }

  async #create(message: Message): Promise<object> {
    const field = (name: string) => getText(message, name);
    const signed = ['app_id', 'app_trans_id', 'app_user', 'amount', 'app_time', 'embed_data', 'item'];
    const wrong = this.#assertSigned(message, signed.map(field));
    if (wrong) return wrong;
    if (!/^\d{6}_\w{1,33}$/.test(field('app_trans_id')) || !/^[1-9]\d*$/.test(field('amount')))
      return refused(-401);
    const now = Date.now();
    if (Math.abs(now - Number(field('app_time'))) > 900_000) return refused(-401);
    const { redirecturl } = readJson(field('embed_data')) as { redirecturl?: string };
    const isNew = await this.store.add(
      'PAYMENT',
      newPayment({
        reference: field('app_trans_id'),
        amount: Number(field('amount')),
        info: field('description'),
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + (Number(field('expire_duration_seconds')) || 900) * 1000).toISOString(),
        returnUrl: redirecturl ?? this.publicUrl,
        request: Object.fromEntries(
          ['app_time', 'app_user', 'embed_data', 'item', 'callback_url'].map((name) => [name, field(name)]),
        ),
      }),
    );
    if (!isNew) return refused(-68);
    return {
      ...SUCCESS,
      order_url: `${this.publicUrl}${this.payPath}?order=${encodeURIComponent(field('app_trans_id'))}`,
      zp_trans_token: 'SANDBOX',
    };
  }

  async #query(message: Message): Promise<object> {
    const id = getText(message, 'app_trans_id');
    const wrong = this.#assertSigned(message, [getText(message, 'app_id'), id, this.keys.key1]);
    if (wrong) return wrong;
    const payment = await this.store.find('PAYMENT', id);
    if (!payment) return refused(-101);
    const [capture] = payment.captures;
    if (capture)
      return {
        ...SUCCESS,
        amount: payment.amount,
        zp_trans_id: longNumber(capture.transaction),
        is_processing: false,
      };
    if (payment.failure) return refused(FAILURES[payment.failure]);
    return Date.parse(payment.expiresAt) < Date.now() ? refused(-54) : { ...waiting, is_processing: true };
  }

  async #refund(message: Message): Promise<object> {
    const field = (name: string) => getText(message, name);
    const signed = ['app_id', 'zp_trans_id', 'amount', 'description', 'timestamp'];
    const wrong = this.#assertSigned(message, signed.map(field));
    if (wrong) return wrong;
    const payment = await this.store.findByTransaction(field('zp_trans_id'));
    const taken = await acceptRefund(this.store, payment ?? '', {
      reference: field('m_refund_id'),
      amount: Number(field('amount')),
      info: field('description'),
      isFull: false,
    });
    if (typeof taken === 'string') return refused({ REPEATED: -68, NO_PAYMENT: -101, TOO_MUCH: -14 }[taken]);
    return { ...waiting, refund_id: longNumber(taken.transaction) };
  }

  async #queryRefund(message: Message): Promise<object> {
    const field = (name: string) => getText(message, name);
    const wrong = this.#assertSigned(message, ['app_id', 'm_refund_id', 'timestamp'].map(field));
    if (wrong) return wrong;
    const refund = await fetchRefund(this.store, field('m_refund_id'));
    if (!refund) return refused(-25);
    const about = { refund_id: longNumber(refund.transaction) };
    if (refund.status === 'DONE') return { ...SUCCESS, ...about };
    return refund.status === 'REFUSED' ? { ...refused(-1), ...about } : { ...waiting, ...about };
  }
}
