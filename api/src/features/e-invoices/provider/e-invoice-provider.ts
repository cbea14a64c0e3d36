import type { VatTreatment } from '../e-invoice.enums.ts';

/** Contents of an invoice for the provider. */
export interface InvoiceDocument {
  /** Our unique reference. The provider accepts it once. */
  readonly reference: string;
  readonly issuedAt: Date;
  readonly buyer: {
    readonly name: string;
    readonly taxCode: string | null;
    readonly address: string | null;
    readonly email: string | null;
  };
  readonly item: string;
  /** Unit of the quantity 1. */
  readonly unit: string;
  readonly vat: VatTreatment;
  /** In đồng, tax included. Never negative: an adjustment states the amount by which it lowers the other invoice. */
  readonly amount: number;
  /** Value added tax within the amount, in đồng. */
  readonly vatAmount: number;
  /** Reference of the accepted invoice that this one lowers. Undefined for the invoice of a sale. */
  readonly lowers?: string | undefined;
}

/** An invoice as the provider has it. */
export interface ProviderInvoice {
  readonly reference: string;
  /** DRAFT: created, but not signed. ISSUED: signed and numbered. */
  readonly state: 'DRAFT' | 'ISSUED';
  readonly series: string | null;
  readonly number: string | null;
  /** In đồng, without a sign. Undefined if the provider does not state it. */
  readonly amount: number | undefined;
  /** Answer of the tax office. */
  readonly taxOffice: 'PENDING' | 'ACCEPTED' | 'REFUSED';
  readonly taxCode: string | null;
  readonly code: string | null;
  readonly message: string | null;
}

/** State of a request that the provider works on. */
export interface ProviderProgress {
  readonly state: 'PENDING' | 'DONE' | 'FAILED';
  readonly message: string | null;
}

/** The provider refuses the invoice as it is. Sending it again cannot succeed. */
export class ProviderRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Adapter of one e-invoice provider. It knows the protocol, and nothing of orders. Every method uses the network and is
 * never called in a transaction. Each throws if the provider does not answer or its answer cannot be trusted; the
 * request may have been executed then, so the caller must call {@link find} before it repeats anything.
 */
export interface EInvoiceProvider {
  readonly name: string;
  /** @returns undefined if the provider knows no invoice with this reference */
  find(reference: string): Promise<ProviderInvoice | undefined>;
  /**
   * Creates an unsigned invoice.
   * @returns the tracking code; undefined if the reference is taken, so that the invoice exists or is being created
   * @throws ProviderRefusal
   */
  create(document: InvoiceDocument): Promise<string | undefined>;
  checkCreated(tracking: string): Promise<ProviderProgress>;
  /**
   * Signs and numbers a created invoice, and submits it to the tax office.
   * @returns the tracking code
   * @throws ProviderRefusal
   */
  issue(reference: string): Promise<string>;
  checkIssued(tracking: string): Promise<ProviderProgress>;
  download(reference: string, type: 'pdf' | 'xml'): Promise<Buffer>;
}
