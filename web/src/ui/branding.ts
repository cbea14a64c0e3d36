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

type Localized = 'heroTitle' | 'heroText' | 'footer';

/** A text of the branding in a language, or in the other one if it is missing. */
export const brandingText = (branding: Branding, name: Localized, language: Language): string | null => {
  const [vi, en] = [branding[`${name}Vi`], branding[`${name}En`]];
  return (language === 'en' ? (en ?? vi) : (vi ?? en)) ?? null;
};
