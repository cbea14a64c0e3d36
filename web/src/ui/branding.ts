import { createContext, useContext } from 'react';
import type { PublicBranding } from '../generated/schema.ts';
import type { Language } from '../i18n/languages.ts';

/** Look and particulars of the academy. Each page contains them. */
export type Branding = Readonly<
  Pick<PublicBranding, 'hasScenes'> & Partial<Omit<PublicBranding, '__typename'>>
>;

/** The demo's brand, for pages without another one. */
export const DEMO_BRANDING: Branding = { hasScenes: true };

export const BrandingContext = createContext(DEMO_BRANDING);
export const useBranding = (): Branding => useContext(BrandingContext);

type Texts<Name extends string> = Readonly<
  Partial<Record<`${Name}Vi` | `${Name}En`, string | null | undefined>>
>;

/** A text of the branding or of a page in a language, or in the other one if it is missing. */
export const localizedText = <Name extends string>(
  texts: Texts<Name>,
  name: Name,
  language: Language,
): string | null => {
  const [vi, en] = [texts[`${name}Vi`], texts[`${name}En`]];
  return (language === 'en' ? (en ?? vi) : (vi ?? en)) ?? null;
};
