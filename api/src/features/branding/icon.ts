import { createHash } from 'node:crypto';
import { type Branding, DEMO_BRANDING, getLook } from '../../platform/branding/branding.ts';
import { drawLetterIcon } from '../media/index.ts';

interface Icon {
  readonly name: string;
  /** Undefined if it is a stored file. */
  readonly drawing?: string;
}

/**
 * The icon of a brand: its own, or its first letter in its colour.
 * @returns undefined for the demo's brand, whose icon is part of the build
 */
export function getIcon(branding: Branding): Icon | undefined {
  if (branding.icon) return { name: branding.icon };
  if (branding.name === DEMO_BRANDING.name && branding.scenes === 'LOTUS') return undefined;
  const { light } = getLook(branding).palette.roles;
  const drawing = drawLetterIcon(branding.name, light.primary!, light['on-primary']!);
  return { name: `${createHash('sha256').update(drawing).digest('hex').slice(0, 32)}.svg`, drawing };
}
