import { z } from 'zod';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import type { VatTreatment } from '../e-invoice.enums.ts';
import {
  type EInvoiceProvider,
  type InvoiceDocument,
  type ProviderInvoice,
  type ProviderProgress,
  ProviderRefusal,
} from './e-invoice-provider.ts';

/** Transport. The simulator is called without a network. */
export type Send = (
  address: string,
  init: {
    readonly method: 'GET' | 'POST';
    readonly headers: Record<string, string>;
    readonly body?: string;
  },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

export interface SepaySettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly providerAccount: string;
  /** Template of the invoices, for instance `1` for VAT invoices and `2` for sales invoices. */
  readonly template: string;
  readonly series: string;
}

/** `tax_rate` of SePay’s lines. Sales invoices state none. */
const TAX_RATES: Record<VatTreatment, number | undefined> = {
  SALES: undefined,
  NOT_SUBJECT: -2,
  NOT_DECLARED: -1,
  RATE_0: 0,
  RATE_5: 5,
  RATE_8: 8,
  RATE_10: 10,
};

const envelope = z.object({
  success: z.boolean().optional(),
  data: z.unknown().optional(),
  error: z.object({ code: z.coerce.string(), message: z.string().nullish() }).nullish(),
});
const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const tracked = z.object({ tracking_code: z.string().min(1) });
const progress = z.object({
  status: z.enum(['Pending', 'Success', 'Failed']),
  message: z.string().nullish(),
});
const invoice = z.object({
  reference_code: z.string(),
  status: z.enum(['draft', 'issued', 'cancelled']),
  invoice_number: z.coerce.string().nullish(),
  invoice_series: z.string().nullish(),
  total_amount: z.coerce.number().nullish(),
  tax_authority_code: z.string().nullish(),
  provider_status: z.coerce.string().nullish(),
  message: z.string().nullish(),
});
const file = z.object({ content: z.base64().min(1) });

/** `provider_status`: 4 has the tax office’s code, 6 does not qualify for one. Other values are still open. */
const TAX_OFFICE: Readonly<Record<string, ProviderInvoice['taxOffice']>> = { 4: 'ACCEPTED', 6: 'REFUSED' };

/** Answers about the content of an invoice. Others, such as 403 (quota used up) or 500, may pass later. */
const REFUSED = new Set([400, 422]);
const ALREADY_EXISTS = 409;

/** Seconds before its end at which a token is renewed. */
const TOKEN_MARGIN = 60;

/**
 * SePay eInvoice, https://developer.sepay.vn/vi/einvoice-api/v1 (read November 2026).
 *
 * From the documents: the token by basic authentication; create with `reference_code` (unique, 409
 * EINVOICE_DOCUMENT_EXISTED), `is_draft`, buyer, lines, `tax_rate` and `total_amount`; both status calls with Pending,
 * Success and Failed (Failed does not say whether the invoice exists); issue; the details with `status`,
 * `invoice_number`, `provider_status` and `tax_authority_code`; the download as base64; that an adjustment needs an
 * accepted original, and its fields `original_invoice_reference_code` and `adjustment_type`.
 *
 * Assumed, because no document was found: that adjustments (`POST /v1/invoices/adjust`) take the other fields of
 * create, `is_draft` included, with positive amounts for a decrease, and are followed by the calls of create and issue;
 * that the details state why the tax office refused (`message`). An academy must try them in SePay’s sandbox first.
 */
export class SepayProvider implements EInvoiceProvider {
  readonly name = 'SePay eInvoice';
  #token: { readonly value: string; readonly until: number } | undefined;

  constructor(
    private readonly settings: SepaySettings,
    private readonly send: Send,
  ) {}

  async find(reference: string): Promise<ProviderInvoice | undefined> {
    const answer = await this.#call('GET', `/v1/invoices/${encodeURIComponent(reference)}`);
    if (answer.status === 404) return undefined;
    const found = read(invoice, answer);
    if (found.reference_code !== reference) throw new Error('the answer is about another invoice');
    if (found.status === 'cancelled') throw new Error('the invoice was cancelled at the provider');
    const number = found.invoice_number?.replace(/^0+$/, '') || null;
    return {
      reference,
      state: found.status === 'issued' && number ? 'ISSUED' : 'DRAFT',
      series: found.invoice_series || null,
      number,
      amount: found.total_amount ?? undefined,
      taxOffice: found.tax_authority_code
        ? 'ACCEPTED'
        : (TAX_OFFICE[found.provider_status ?? ''] ?? 'PENDING'),
      taxCode: found.tax_authority_code || null,
      code: found.provider_status || null,
      message: found.message || null,
    };
  }

  async create(document: InvoiceDocument): Promise<string | undefined> {
    const path = document.lowers ? '/v1/invoices/adjust' : '/v1/invoices/create';
    const answer = await this.#call('POST', path, this.#body(document));
    if (answer.status === ALREADY_EXISTS) return undefined;
    if (REFUSED.has(answer.status)) throw refusal(answer);
    return read(tracked, answer).tracking_code;
  }

  async issue(reference: string): Promise<string> {
    const answer = await this.#call('POST', '/v1/invoices/issue', { reference_code: reference });
    // 400 and 404 also follow if a request whose answer was lost is being executed
    if (answer.status === 422) throw refusal(answer);
    return read(tracked, answer).tracking_code;
  }

  checkCreated(tracking: string): Promise<ProviderProgress> {
    return this.#check('create', tracking);
  }

  checkIssued(tracking: string): Promise<ProviderProgress> {
    return this.#check('issue', tracking);
  }

  async download(reference: string, type: 'pdf' | 'xml'): Promise<Buffer> {
    const path = `/v1/invoices/${encodeURIComponent(reference)}/download?type=${type}`;
    return Buffer.from(read(file, await this.#call('GET', path)).content, 'base64');
  }

  async #check(request: 'create' | 'issue', tracking: string): Promise<ProviderProgress> {
    const path = `/v1/invoices/${request}/check/${encodeURIComponent(tracking)}`;
    const { status, message = null } = read(progress, await this.#call('GET', path));
    return { state: status === 'Success' ? 'DONE' : status === 'Failed' ? 'FAILED' : 'PENDING', message };
  }

  #body({ reference, issuedAt, buyer, item, unit, vat, amount, vatAmount, lowers }: InvoiceDocument): object {
    const { providerAccount, template, series } = this.settings;
    return {
      reference_code: reference,
      template_code: template,
      invoice_series: series,
      issued_date: new Date(issuedAt.getTime() + VIETNAM_OFFSET_MS)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' '),
      currency: 'VND',
      provider_account_id: providerAccount,
      payment_method: 'CK',
      is_draft: true,
      ...(lowers && { original_invoice_reference_code: lowers, adjustment_type: 'decrease' }),
      buyer: {
        type: buyer.taxCode && buyer.taxCode.length !== 12 ? 'company' : 'personal',
        name: buyer.name,
        ...(buyer.taxCode?.length === 12
          ? { national_id: buyer.taxCode }
          : { tax_code: buyer.taxCode ?? '' }),
        address: buyer.address ?? '',
        email: buyer.email ?? '',
      },
      items: [
        {
          line_number: 1,
          line_type: 1,
          item_name: item,
          unit,
          quantity: 1,
          unit_price: amount - vatAmount,
          tax_rate: TAX_RATES[vat],
        },
      ],
      // Otherwise SePay computes the tax from the rounded net price, which may differ from the paid price by one đồng
      total_amount: amount,
    };
  }

  /** Calls with a token. A rejected token is renewed once. */
  async #call(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const answer = await this.#request(method, path, body);
    if (answer.status !== 401) return answer;
    this.#token = undefined;
    return this.#request(method, path, body);
  }

  async #request(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${await this.#getToken()}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await this.send(`${this.settings.baseUrl}${path}`, init);
    return { status: response.status, text: await response.text() };
  }

  async #getToken(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.value;
    const { baseUrl, clientId, clientSecret } = this.settings;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const response = await this.send(`${baseUrl}/v1/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
    });
    const { access_token, expires_in } = read(token, {
      status: response.status,
      text: await response.text(),
    });
    this.#token = { value: access_token, until: Date.now() + (expires_in - TOKEN_MARGIN) * 1000 };
    return access_token;
  }
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const parse = ({ text }: Answer) => envelope.safeParse(tryJson(text)).data;

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(answer: Answer): ProviderRefusal {
  const error = parse(answer)?.error;
  return new ProviderRefusal(error?.code ?? String(answer.status), error?.message ?? `HTTP ${answer.status}`);
}

/** @throws Error if the answer is not the documented one */
function read<T>(data: z.ZodType<T>, answer: Answer): T {
  const body = parse(answer);
  if (answer.status !== 200 || body?.success !== true)
    throw new Error(`the e-invoice provider answered ${body?.error?.code ?? `HTTP ${answer.status}`}`);
  const parsed = data.safeParse(body.data);
  if (!parsed.success) throw new Error('the e-invoice provider’s answer has an unknown form');
  return parsed.data;
}
