import { randomBytes } from 'node:crypto';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import type { GatewayAnswer, PaymentGateway } from '../../orders/index.ts';

export interface PaymentRequest {
  readonly reference: string;
  /** In đồng. */
  readonly amount: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Text for the bank statement. The adapter drops characters that its gateway does not accept. */
  readonly description: string;
  readonly buyerAddress: string;
  readonly locale: Locale;
  readonly returnUrl: string;
}

export interface BegunPayment {
  readonly payUrl: string;
  /** Target account of a bank transfer, shown to the buyer. */
  readonly transfer?: TransferTarget;
}

export interface TransferTarget {
  readonly bankName: string;
  readonly bankBin: string;
  readonly account: string;
  readonly holder: string;
  /** Content of the QR code, which contains all fields. */
  readonly qr: string;
  /** URL of the simulated bank; undefined for real money. */
  readonly simulatorUrl?: string;
}

/**
 * The gateway already has a payment with this reference and does not repeat its payment URL. Another attempt must be
 * created.
 */
export class AlreadyBegun extends Error {
  constructor(reference: string) {
    super(`the payment ${reference} already exists at the gateway`);
  }
}

/** Verified state of a payment, as reported by a gateway. */
export interface GatewayPaymentStatus {
  readonly reference: string;
  /** In đồng; undefined if the gateway does not report it. */
  readonly amount?: number;
  /** NOT_BEGUN: the gateway knows no such payment, because the buyer has not opened its page. */
  readonly outcome: GatewayAnswer;
  readonly transaction?: string;
  readonly code?: string;
  /** Set for money on our bank account, even if it names none of our payments. */
  readonly transfer?: Transfer;
}

export interface Transfer {
  readonly content: string;
  readonly payer?: string | undefined;
  readonly payerAccount?: string | undefined;
  readonly receivedAt: Date;
}

/** A refund request to a gateway. The same fields request it and query it. */
export interface GatewayRefundRequest {
  /** Our reference: unique for each refund, the same for repeated requests. At most 24 letters and digits. */
  readonly reference: string;
  /** Time of the first request. It must not change, since gateways include the day in the refund's ID. */
  readonly requestedAt: Date;
  readonly paymentReference: string;
  readonly paymentTransaction: string | null;
  readonly paymentCreatedAt: Date;
  /** Paid amount, in đồng. */
  readonly paymentAmount: number;
  /** Amount to refund, in đồng. */
  readonly amount: number;
  /** True if the whole payment is refunded by this one refund. */
  readonly isFull: boolean;
  /** Text for the bank statement. The adapter drops characters that its gateway does not accept. */
  readonly reason: string;
  /** The person who decided the refund, for display in the gateway's back office. */
  readonly by: string;
  readonly locale: Locale;
}

/** Verified state of a refund, as reported by a gateway. */
export interface GatewayRefundStatus {
  readonly reference: string;
  /**
   * DONE: the money was returned. FAILED: it was not, and never will be under this reference. PENDING: accepted, or
   * not known for certain; query again. NOT_FOUND: the gateway knows no such refund, so it may be sent again.
   */
  readonly outcome: 'DONE' | 'FAILED' | 'PENDING' | 'NOT_FOUND';
  /** The gateway’s ID of the refund. */
  readonly transaction?: string;
  /** The gateway’s code of an error or a delay. */
  readonly code?: string;
  /** For a failed refund: true if another request with a new reference may succeed. */
  readonly canRetry?: boolean;
}

export interface Settlement {
  /** DISPUTE: a bank took a payment back. DISPUTE_WON: the bank returned it. */
  readonly kind: 'PAYMENT' | 'REFUND' | 'DISPUTE' | 'DISPUTE_WON';
  /** Our reference of the attempt or refund. */
  readonly reference: string;
  readonly transaction: string;
  /** Gross amount of the payment or refund, in đồng, before the fee. */
  readonly amount: number;
  /** The gateway's fee, in đồng. */
  readonly fee: number;
  readonly settledAt: Date;
}

export type NotificationOutcome = 'RECORDED' | 'ALREADY_RECORDED' | 'UNKNOWN_REFERENCE' | 'WRONG_AMOUNT';

/** A server notification as received. Nothing of it is verified. */
export interface GatewayNotification {
  readonly query: unknown;
  /** Parsed JSON or form fields; null or undefined without a body. */
  readonly body: unknown;
  /** The raw body, for gateways that sign its exact bytes; empty without a body. */
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Network address of the sender. */
  readonly address: string;
}

/**
 * Adapter of one payment gateway. It implements the gateway's protocol and knows nothing of orders. Methods that use
 * the network are never called in a transaction.
 */
export interface GatewayPort {
  readonly code: PaymentGateway;
  /** Minimum and maximum amount of a payment, both in đồng and inclusive. */
  readonly range: { readonly least: number; readonly most: number };
  /** Method of refunds: by the gateway, or by a manual transfer from our bank account. */
  readonly refunds: 'GATEWAY' | 'TRANSFER';
  /** Creates a unique reference for an attempt, in a format that the gateway accepts. */
  readonly newReference: () => string;
  /**
   * Begins the payment at the gateway. Idempotent.
   * @throws Error if the gateway does not respond
   * @throws AlreadyBegun if the gateway does not repeat the URL of the same payment
   */
  begin(request: PaymentRequest): Promise<BegunPayment>;
  /**
   * Like {@link begin}, for a gateway that learns of a payment from the buyer's request. Uses only our settings and
   * keys and no network, so it may be called in a transaction. Undefined if the gateway must be called.
   */
  readonly sign?: ((request: PaymentRequest) => BegunPayment) | undefined;
  /**
   * Verifies a server notification.
   * @returns undefined if its signature or format is invalid
   */
  verifyNotification(notification: GatewayNotification): GatewayPaymentStatus | undefined;
  /**
   * The response that the gateway expects. UNVERIFIED: the notification could not be verified. ERROR: the gateway
   * shall retry later.
   */
  answer(outcome: NotificationOutcome | 'UNVERIFIED' | 'ERROR'): {
    readonly status: number;
    readonly body: unknown;
  };
  /**
   * Queries the gateway about a payment, authenticated.
   * @throws if it does not respond
   */
  query(reference: string, createdAt: Date): Promise<GatewayPaymentStatus>;
  /**
   * Requests a refund.
   * @throws Error if there is no response, or if it cannot be trusted. The refund may have been accepted then, so the
   * caller must call queryRefund and never request it twice.
   */
  refund(refund: GatewayRefundRequest): Promise<GatewayRefundStatus>;
  /**
   * Queries the gateway about a refund, authenticated.
   * @throws if it does not respond
   */
  queryRefund(refund: GatewayRefundRequest): Promise<GatewayRefundStatus>;
}

/** 80 random bits in letters and digits, which every gateway accepts. */
export const newReference = (): string => `SEN${randomBytes(10).toString('hex').toUpperCase()}`;
