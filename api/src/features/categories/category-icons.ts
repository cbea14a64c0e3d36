import type { CoverMotif } from '../media/index.ts';

/** Icons for categories, each with the motif of the generated covers of its courses. */
const MOTIF_OF_ICON = {
  code: 'code',
  browser: 'web',
  terminal: 'code',
  server: 'code',
  database: 'data',
  'device-mobile': 'web',
  robot: 'data',
  'chart-dots': 'data',
  calculator: 'data',
  atom: 'data',
  palette: 'design',
  pencil: 'design',
  building: 'design',
  'trending-up': 'business',
  briefcase: 'business',
  coin: 'business',
  speakerphone: 'marketing',
  'shopping-cart': 'marketing',
  language: 'language',
  'message-language': 'english',
  book: 'language',
  school: 'language',
  run: 'health',
  yoga: 'health',
  heart: 'health',
  plant: 'health',
  'chef-hat': 'food',
  'tools-kitchen': 'food',
  music: 'arts',
  camera: 'photo',
  movie: 'photo',
  brush: 'arts',
} as const satisfies Record<string, CoverMotif>;

export type CategoryIcon = keyof typeof MOTIF_OF_ICON;

export const CATEGORY_ICONS = Object.keys(MOTIF_OF_ICON) as CategoryIcon[];

export const getMotif = (icon: CategoryIcon): CoverMotif => MOTIF_OF_ICON[icon];
