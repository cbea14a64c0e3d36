import type { Locale } from '../../../platform/i18n/messages/index.ts';
import type { GatewayAnswer, PaymentGateway } from '../../orders/index.ts';

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
  /** Of a transfer: where to, as it is shown to the buyer. */
  readonly transfer?: TransferTarget;
}

/** An account that a transfer goes to. */
export interface TransferTarget {
  readonly bankName: string;
  readonly bankBin: string;
  readonly account: string;
  readonly holder: string;
  /** The text of the code that says all of it. */
  readonly qr: string;
  /** Of the simulated bank; absent where money is real. */
  readonly simulatorUrl?: string;
}

/** The gateway knows a payment of this reference and does not say again where it is paid: another one has to be begun. */
export class AlreadyBegun extends Error {
  constructor(reference: string) {
    super(`the payment ${reference} was begun before`);
  }
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
  /** Of money that lies on our bank account, whether or not it names a payment of ours. */
  readonly transfer?: Transfer;
}

/** A transfer as the bank tells of it. */
export interface Transfer {
  /** What the payer wrote. */
  readonly content: string;
  readonly payer?: string | undefined;
  readonly payerAccount?: string | undefined;
  readonly receivedAt: Date;
}

/** A refund as its gateway is asked for it: the same fields make it and ask about it. */
export interface GatewayRefund {
  /** Ours: fresh for each refund, the same however often it is asked for. At most 24 letters and digits. */
  readonly reference: string;
  /** When it was first asked for; stays the same, since gateways put the day into its name. */
  readonly requestedAt: Date;
  /** Of the attempt whose money goes back. */
  readonly paymentReference: string;
  /** The gateway’s own name of that payment. */
  readonly paymentTransaction: string | null;
  readonly paymentCreatedAt: Date;
  /** What was paid, in đồng. */
  readonly paymentAmount: number;
  /** What goes back, in đồng. */
  readonly amount: number;
  /** Whether all that was paid goes back at once. */
  readonly isFull: boolean;
  /** For the bank statement; the adapter drops what its gateway does not take. */
  readonly reason: string;
  /** Who decided it, as the gateway may show it to our own people. */
  readonly by: string;
  readonly locale: Locale;
}

/** What a gateway says of a refund, after its word was verified. */
export interface GatewayRefundStatus {
  readonly reference: string;
  /**
   * DONE: the money went back. FAILED: it did not, and by this reference it never will. PENDING: taken on, or not
   * known for certain: ask again. NOT_FOUND: the gateway knows of no such refund, so that it may be sent again.
   */
  readonly outcome: 'DONE' | 'FAILED' | 'PENDING' | 'NOT_FOUND';
  /** The gateway’s own name of the refund. */
  readonly transaction?: string;
  /** The gateway’s own code of what went wrong, or of why it takes time. */
  readonly code?: string;
  /** Of one that failed: whether another try, by a fresh reference, has a chance. */
  readonly canRetry?: boolean;
}

/** One line of what a gateway pays out to us. */
export interface Settlement {
  /** DISPUTE: a bank took a payment back; DISPUTE_WON: it gave it again. */
  readonly kind: 'PAYMENT' | 'REFUND' | 'DISPUTE' | 'DISPUTE_WON';
  /** Ours: of the attempt, or of the refund. */
  readonly reference: string;
  readonly transaction: string;
  /** What was paid or went back, in đồng, before the fee. */
  readonly amount: number;
  /** What the gateway keeps, in đồng. */
  readonly fee: number;
  readonly settledAt: Date;
}

/** What became of a notice. */
export type NoticeOutcome = 'RECORDED' | 'ALREADY_RECORDED' | 'UNKNOWN_REFERENCE' | 'WRONG_AMOUNT';

/** A server notification as it came: nothing of it is verified. */
export interface GatewayNotice {
  readonly query: unknown;
  /** Parsed JSON or form fields; null or undefined where there was none. */
  readonly body: unknown;
  /** The body as it was sent, for gateways that sign its very bytes; empty where there was none. */
  readonly rawBody: string;
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
  /** What it takes at a time, both in đồng and included. */
  readonly range: { readonly least: number; readonly most: number };
  /** How money goes back: the gateway is asked, or people send it from our bank account. */
  readonly refunds: 'GATEWAY' | 'TRANSFER';
  /** A fresh name for an attempt, in a form that this gateway takes. */
  readonly newReference: () => string;
  /**
   * Makes the payment known to the gateway; the same request again leads to the same payment.
   * @throws where it does not answer; AlreadyBegun where it won’t say again where the same payment is paid
   */
  begin(request: PaymentRequest): Promise<BegunPayment>;
  /**
   * The same, of a gateway that hears of a payment from the buyer: made from our own settings and keys, without any
   * network, so that it may be called inside a transaction. Absent where the gateway has to be asked.
   */
  readonly sign?: ((request: PaymentRequest) => BegunPayment) | undefined;
  /** Verifies a server notification; undefined where its signature or form is wrong. */
  readNotice(notice: GatewayNotice): GatewayPaymentStatus | undefined;
  /** What the gateway wants to hear; undefined: the notice could not be verified; an error: try again later. */
  answer(outcome: NoticeOutcome | 'UNVERIFIED' | 'ERROR'): {
    readonly status: number;
    readonly body: unknown;
  };
  /** Asks the gateway about a payment, authenticated. @throws where it does not answer. */
  query(reference: string, createdAt: Date): Promise<GatewayPaymentStatus>;
  /**
   * Has money sent back. @throws where no answer came, or one that can't be believed: then it may or may not have been
   * taken on, so that whoever asks calls queryRefund and never pays twice.
   */
  refund(refund: GatewayRefund): Promise<GatewayRefundStatus>;
  /** Asks what became of a refund, authenticated. @throws where it does not answer */
  queryRefund(refund: GatewayRefund): Promise<GatewayRefundStatus>;
  /** Reads a file of what was paid out to us. @throws BAD_INPUT with the line that can't be read */
  readSettlement(text: string): readonly Settlement[];
}
