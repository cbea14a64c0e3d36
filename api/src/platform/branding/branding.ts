import { createHash } from 'node:crypto';
import { defineDocument } from '../settings/setting.ts';
import { type Branding, brandingSchema, DEMO_BRANDING } from './branding-values.ts';
import { computePalette, type Palette, recolourWith, writeStyleSheet } from './palette.ts';

export {
  BRANDING_LENGTHS,
  type Branding,
  type BrandLanguages,
  brandingSchema,
  currentBranding,
  DEMO_BRANDING,
  NAME_PATTERN,
  setBranding,
} from './branding-values.ts';

export const BRANDING = defineDocument('branding', brandingSchema, DEMO_BRANDING);

/** The computed look of a brand. */
export interface Look {
  readonly palette: Palette;
  /** Replaces the hue of a colour of a drawing that was made in the demo's colours, by its scale. */
  readonly paint: Readonly<Record<'leaf' | 'lotus', (hex: string) => string>>;
  /** Undefined if the brand looks like the demo's, whose colours the build contains. */
  readonly styleSheet: { readonly path: string; readonly css: string } | undefined;
}

const looks = new WeakMap<Branding, Look>();

/** The look of a brand, computed once for each version. */
export function getLook(branding: Branding): Look {
  const known = looks.get(branding);
  if (known) return known;
  const palette = computePalette({ primary: branding.primaryColour, accent: branding.accentColour });
  const css = writeStyleSheet(palette, branding.radius);
  const hash = css && createHash('sha256').update(css).digest('hex').slice(0, 32);
  const paint = recolourWith({ primary: branding.primaryColour, accent: branding.accentColour });
  const look = { palette, paint, styleSheet: css ? { path: `/brand/${hash}.css`, css } : undefined };
  looks.set(branding, look);
  return look;
}

/** Changes with everything that drawings show of the brand. Empty for the brand of the demo. */
export function drawnVersion({ name, primaryColour, accentColour, scenes }: Branding): string {
  const shown = JSON.stringify([name, primaryColour, accentColour, scenes]);
  const isDemo = name === DEMO_BRANDING.name && !primaryColour && !accentColour && scenes === 'LOTUS';
  return isDemo ? '' : createHash('sha256').update(shown).digest('hex').slice(0, 8);
}

/** URL of a stored file of the branding. */
export const brandingFilePath = (name: string): string => `/brand/${name}`;
