import type { PaletteFamily } from '../cover-palettes.ts';
import type { MotifForm } from '../cover-shapes.ts';
import { aperture, equaliser, frames, vinyl } from './arts.motif.ts';
import { broadcast, coinStacks, pillars } from './business.motif.ts';
import { codeLines, quarterTiles, windows } from './code.motif.ts';
import { areaChart, halftone } from './data.motif.ts';
import { petalFan, vectorDiscs } from './design.motif.ts';
import { bowl, scales } from './food.motif.ts';
import { breath, hills } from './health.motif.ts';
import { bubbles, soundRings } from './language.motif.ts';

export const COVER_MOTIFS = [
  'code',
  'web',
  'data',
  'design',
  'business',
  'marketing',
  'language',
  'english',
  'health',
  'food',
  'arts',
  'photo',
] as const;

export type CoverMotif = (typeof COVER_MOTIFS)[number];

/**
 * Drawing of each motif: one family of colours, and two or three forms so that courses of one category look
 * different.
 */
export const MOTIFS: Record<
  CoverMotif,
  { family: PaletteFamily; forms: readonly [MotifForm, ...MotifForm[]] }
> = {
  code: { family: 'leaf', forms: [quarterTiles, codeLines] },
  web: { family: 'leaf', forms: [quarterTiles, windows, codeLines] },
  data: { family: 'indigo', forms: [halftone, areaChart] },
  design: { family: 'plum', forms: [petalFan, vectorDiscs] },
  business: { family: 'amber', forms: [pillars, coinStacks] },
  marketing: { family: 'amber', forms: [broadcast, pillars] },
  language: { family: 'sky', forms: [soundRings, bubbles] },
  english: { family: 'sky', forms: [bubbles, soundRings] },
  health: { family: 'moss', forms: [hills, breath] },
  food: { family: 'clay', forms: [scales, bowl] },
  arts: { family: 'slate', forms: [equaliser, vinyl] },
  photo: { family: 'slate', forms: [aperture, frames] },
};
