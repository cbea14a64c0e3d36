import { z } from 'zod';
import type { Locale } from '../i18n/locale.ts';
import { parseColour } from './colours.ts';
import { RADII, type Radius } from './palette.ts';

/** The languages that the site offers, the default one first. */
export const BRAND_LANGUAGES = {
  VI_EN: ['vi', 'en'],
  EN_VI: ['en', 'vi'],
  VI: ['vi'],
  EN: ['en'],
} as const satisfies Readonly<Record<string, readonly Locale[]>>;
export type BrandLanguages = keyof typeof BRAND_LANGUAGES;

/** Maximum lengths of the texts, in characters. */
export const BRANDING_LENGTHS = {
  name: 40,
  heroTitle: 60,
  heroText: 300,
  senderName: 60,
  signature: 500,
  issuerName: 80,
  signatory: 80,
  company: 160,
  taxCode: 14,
  address: 200,
  phone: 40,
  email: 254,
  licence: 120,
  footer: 300,
} as const;

const optional = (max: number) => z.string().trim().min(1).max(max).nullable();
/** Without characters that have a meaning in the header of an e-mail. */
export const NAME_PATTERN = /^[^<>@"{}\p{Cc}]+$/u;
const colour = z
  .string()
  .refine((text) => parseColour(text) === text)
  .nullable();
/** Name of a stored file: the hash of its content, and its type. */
const file = z
  .string()
  .regex(/^[0-9a-f]{32}\.(?:svg|png|webp)$/)
  .nullable();

/** Name, look and legal particulars of the academy. Null if not given, or for the look of the demo. */
export const brandingSchema = z.object({
  /** Name of the academy in pages, e-mails, files and messages. */
  name: z.string().trim().min(2).max(BRANDING_LENGTHS.name).regex(NAME_PATTERN),
  logoLight: file,
  logoDark: file,
  icon: file,
  primaryColour: colour,
  accentColour: colour,
  radius: z.enum(Object.keys(RADII) as [Radius, ...Radius[]]),
  heroTitleVi: optional(BRANDING_LENGTHS.heroTitle),
  heroTitleEn: optional(BRANDING_LENGTHS.heroTitle),
  heroTextVi: optional(BRANDING_LENGTHS.heroText),
  heroTextEn: optional(BRANDING_LENGTHS.heroText),
  heroPicture: file,
  senderName: z.string().trim().min(2).max(BRANDING_LENGTHS.senderName).regex(NAME_PATTERN).nullable(),
  signatureVi: optional(BRANDING_LENGTHS.signature),
  signatureEn: optional(BRANDING_LENGTHS.signature),
  /** Organisation that issues certificates and badges. Null: the academy. */
  issuerName: optional(BRANDING_LENGTHS.issuerName),
  /** Person who signs certificates, with title. */
  signatory: optional(BRANDING_LENGTHS.signatory),
  company: optional(BRANDING_LENGTHS.company),
  taxCode: optional(BRANDING_LENGTHS.taxCode),
  address: optional(BRANDING_LENGTHS.address),
  phone: optional(BRANDING_LENGTHS.phone),
  email: optional(BRANDING_LENGTHS.email),
  /** Number of the licence or registration that the law requires to be shown. */
  licence: optional(BRANDING_LENGTHS.licence),
  footerVi: optional(BRANDING_LENGTHS.footer),
  footerEn: optional(BRANDING_LENGTHS.footer),
  /** The drawings of a lotus, which belong to the brand of the demo. */
  scenes: z.enum(['LOTUS', 'NONE']),
  languages: z.enum(Object.keys(BRAND_LANGUAGES) as [BrandLanguages, ...BrandLanguages[]]),
});
export type Branding = z.infer<typeof brandingSchema>;

/** The brand of the demo, which applies until an administrator or `npm run setup` sets another one. */
export const DEMO_BRANDING: Branding = {
  name: 'Sen',
  logoLight: null,
  logoDark: null,
  icon: null,
  primaryColour: null,
  accentColour: null,
  radius: 'SOFT',
  heroTitleVi: null,
  heroTitleEn: null,
  heroTextVi: null,
  heroTextEn: null,
  heroPicture: null,
  senderName: null,
  signatureVi: null,
  signatureEn: null,
  issuerName: null,
  signatory: null,
  company: null,
  taxCode: null,
  address: null,
  phone: null,
  email: null,
  licence: null,
  footerVi: null,
  footerEn: null,
  scenes: 'LOTUS',
  languages: 'VI_EN',
};

/** The branding of this process. A process serves one academy. */
let current = (): Branding => DEMO_BRANDING;

/** Called once at the start of a server. */
export function setBranding(get: () => Branding): void {
  current = get;
}

/** The branding for messages, drawings, files and e-mails, which are made far from the services. */
export const currentBranding = (): Branding => current();

/** The languages that the academy offers, at least one. The first is the default. */
export const offeredLocales = (): readonly Locale[] => BRAND_LANGUAGES[currentBranding().languages];

/** A language, or the default one if the academy does not offer it. */
export const toOfferedLocale = (locale?: Locale): Locale =>
  locale && offeredLocales().includes(locale) ? locale : offeredLocales()[0]!;
