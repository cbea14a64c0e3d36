import { type Locale, translate } from '../i18n/messages/index.ts';
import type { Branding } from './branding.ts';

/** The legal particulars in one paragraph; empty if there are none. */
export const describeOperator = (branding: Branding, locale: Locale): string =>
  [
    branding.company,
    branding.taxCode && translate(locale, 'operator.taxCode', { value: branding.taxCode }),
    branding.address,
    branding.phone && translate(locale, 'operator.phone', { value: branding.phone }),
    branding.email && translate(locale, 'operator.email', { value: branding.email }),
    branding.licence && translate(locale, 'operator.licence', { value: branding.licence }),
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
