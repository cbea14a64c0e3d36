import { z } from 'zod';

/** Environment variables of the e-invoice provider. They are required together, except the address. */
export const eInvoiceSchema = {
  SEPAY_EINVOICE_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  SEPAY_EINVOICE_CLIENT_ID: z.string().min(1).optional(),
  SEPAY_EINVOICE_CLIENT_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  SEPAY_EINVOICE_ACCOUNT: z.string().min(1).optional(),
  SEPAY_EINVOICE_TEMPLATE: z.string().min(1).max(20).optional(),
  SEPAY_EINVOICE_SERIES: z.string().min(1).max(20).optional(),
};
type EInvoiceEnvironment = { readonly [name in keyof typeof eInvoiceSchema]?: string | undefined };

/** The academy’s account at SePay eInvoice. */
export interface EInvoiceSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly providerAccount: string;
  readonly template: string;
  readonly series: string;
}

const REQUIRED = [
  'SEPAY_EINVOICE_CLIENT_ID',
  'SEPAY_EINVOICE_CLIENT_SECRET',
  'SEPAY_EINVOICE_ACCOUNT',
  'SEPAY_EINVOICE_TEMPLATE',
  'SEPAY_EINVOICE_SERIES',
] as const satisfies readonly (keyof EInvoiceEnvironment)[];

/** Errors in the settings of the e-invoice provider, one per line. */
export function eInvoiceFaults(s: EInvoiceEnvironment): string[] {
  const present = REQUIRED.filter((name) => s[name]);
  const isPartial = present.length ? present.length < REQUIRED.length : !!s.SEPAY_EINVOICE_URL;
  return isPartial ? [`${REQUIRED.join(', ')}: are needed together`] : [];
}

export function eInvoiceSettings(s: EInvoiceEnvironment): EInvoiceSettings | undefined {
  if (!s.SEPAY_EINVOICE_CLIENT_ID) return undefined;
  return {
    baseUrl: (s.SEPAY_EINVOICE_URL ?? 'https://einvoice-api.sepay.vn').replace(/\/$/, ''),
    clientId: s.SEPAY_EINVOICE_CLIENT_ID,
    clientSecret: s.SEPAY_EINVOICE_CLIENT_SECRET!,
    providerAccount: s.SEPAY_EINVOICE_ACCOUNT!,
    template: s.SEPAY_EINVOICE_TEMPLATE!,
    series: s.SEPAY_EINVOICE_SERIES!,
  };
}
