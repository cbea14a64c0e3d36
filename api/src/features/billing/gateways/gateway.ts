import type { Locale } from '../../../platform/messages/index.ts';
import type { GatewayAnswer, PaymentGateway } from '../order.entity.ts';

/** What a gateway needs to take a payment. */
export interface PaymentRequest {
  readonly reference: string;
  /** In đồng. */
  readonly amount: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** For the bank statement; the adapter drops what its gateway does not take. */
  readonly description: string;
  readonly buyerAddress: string;
  readonly locale: Locale;
  /** Where the buyer's browser comes back to. */
  readonly returnUrl: string;
}

/** Where the buyer goes on once the gateway knows of the payment. */
export interface BegunPayment {
  readonly payUrl: string;
}

/** What a gateway says of a payment, after its word was verified. */
export interface GatewayPaymentStatus {
  readonly reference: string;
  /** In đồng; undefined where the gateway does not say. */
  readonly amount?: number;
  /** NOT_BEGUN: it knows of no such payment, as the buyer has not opened its page, or never will. */
  readonly outcome: `${GatewayAnswer}`;
  /** The gateway's own name of the payment. */
  readonly transaction?: string;
  /** The gateway's own code of what went wrong. */
  readonly code?: string;
}

/** What became of a notice. */
export type NoticeOutcome = 'RECORDED' | 'ALREADY_RECORDED' | 'UNKNOWN_REFERENCE' | 'WRONG_AMOUNT';

/** A server notification as it came: nothing of it is verified. */
export interface GatewayNotice {
  readonly query: unknown;
  /** Parsed JSON or form fields; null or undefined where there was none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Network address of its sender. */
  readonly address: string;
}

/**
 * One way to pay. An adapter knows its gateway's protocol and nothing of orders. What asks the network is never
 * called inside a transaction.
 */
export interface GatewayPort {
  readonly code: PaymentGateway;
  readonly name: string;
  /** True for the simulator that comes with the program. */
  readonly isSimulated: boolean;
  /** Makes the payment known to the gateway; the same request again leads to the same payment. @throws where it does not answer. */
  begin(request: PaymentRequest): Promise<BegunPayment>;
  /** Verifies a server notification; undefined where its signature or form is wrong. */
  readNotice(notice: GatewayNotice): GatewayPaymentStatus | undefined;
  /** What the gateway wants to hear; undefined: the notice could not be verified; an error: try again later. */
  answer(outcome: NoticeOutcome | 'UNVERIFIED' | 'ERROR'): {
    readonly status: number;
    readonly body: unknown;
  };
  /** Asks the gateway about a payment, authenticated. @throws where it does not answer. */
  query(reference: string, createdAt: Date): Promise<GatewayPaymentStatus>;
}
