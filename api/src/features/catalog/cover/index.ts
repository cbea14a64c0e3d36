export { AVATAR_VARIANTS, drawAvatar } from './avatar.ts';
export { COVER_VARIANTS, drawCover } from './cover.ts';
export type { CoverMotif } from './motifs/index.ts';
