import type { EntityManager } from '@mikro-orm/postgresql';
import {
  BRANDING_LENGTHS,
  type Branding,
  brandingSchema,
  DEMO_BRANDING,
  NAME_PATTERN,
} from '../../platform/branding/branding.ts';
import { parseColour } from '../../platform/branding/colours.ts';
import { refuseColour } from '../../platform/branding/palette.ts';
import { type Detail, invalidFields } from '../../platform/errors/errors.ts';
import { isEmailAddress } from '../../platform/input/email-address.ts';
import { isTaxCode, normalizeTaxCode } from '../../platform/input/tax-code.ts';
import { findPictureSizes } from './branding-files.ts';

const FILES = ['logoLight', 'logoDark', 'icon', 'heroPicture'] as const;
const COLOURS = { primaryColour: 'primary', accentColour: 'accent' } as const;

/** The values as they are stored: trimmed, null instead of an empty text, colours and tax code in one form. */
export function normalizeBranding(values: Branding): Branding {
  const entries = Object.keys(DEMO_BRANDING).map((field) => {
    const value = values[field as keyof Branding];
    const text = typeof value === 'string' ? value.trim() : null;
    return [field, text || null];
  });
  const normal = Object.fromEntries(entries) as unknown as Branding;
  return {
    ...normal,
    name: normal.name ?? '',
    primaryColour: normal.primaryColour && (parseColour(normal.primaryColour) ?? normal.primaryColour),
    accentColour: normal.accentColour && (parseColour(normal.accentColour) ?? normal.accentColour),
    taxCode: normal.taxCode && normalizeTaxCode(normal.taxCode),
  };
}

type CheckedFields = Pick<Branding, 'name' | 'primaryColour' | 'accentColour' | 'taxCode'> &
  Partial<Pick<Branding, 'senderName' | 'email'>>;

/** A refused field; for a colour with the nearest that can be used. */
export type BrandingDetail = Detail & { readonly nearest?: readonly string[] };

const isName = (text: string, max: number) =>
  text.length >= 2 && text.length <= max && NAME_PATTERN.test(text);

/** The fields that would be refused, of values in their normal form. */
export function checkBranding(values: CheckedFields): BrandingDetail[] {
  const { name, senderName, email, taxCode } = values;
  const details: BrandingDetail[] = [];
  if (!isName(name, BRANDING_LENGTHS.name)) details.push({ field: 'name', message: 'branding.name' });
  if (senderName && !isName(senderName, BRANDING_LENGTHS.senderName))
    details.push({ field: 'senderName', message: 'branding.name' });
  for (const [field, choice] of Object.entries(COLOURS)) {
    const text = values[field as keyof typeof COLOURS];
    const refused = text === null ? undefined : refuseColour(choice, text);
    if (!refused) continue;
    const [first = '', second = ''] = refused.nearest;
    details.push(
      refused.reason === 'UNREADABLE'
        ? { field, message: 'branding.colour' }
        : {
            field,
            message: 'branding.colourLikeErrors',
            params: { first, second },
            nearest: refused.nearest,
          },
    );
  }
  if (taxCode && !isTaxCode(taxCode)) details.push({ field: 'taxCode', message: 'branding.taxCode' });
  if (email && !isEmailAddress(email)) details.push({ field: 'email', message: 'validation.email' });
  return details;
}

/**
 * @returns the values as they are stored
 * @throws BAD_INPUT at each field that is refused, below `input.values`
 */
export async function assertBranding(em: EntityManager, values: Branding): Promise<Branding> {
  const normal = normalizeBranding(values);
  const details: Detail[] = checkBranding(normal);
  const names = FILES.flatMap((field) => normal[field] ?? []);
  const stored = names.length > 0 ? await findPictureSizes(em, names) : new Map();
  for (const field of FILES)
    if (normal[field] && !stored.has(normal[field])) details.push({ field, message: 'branding.fileUnknown' });
  if (details.length > 0)
    throw invalidFields(details.map((each) => ({ ...each, field: `values.${each.field}` })));
  return brandingSchema.parse(normal);
}
