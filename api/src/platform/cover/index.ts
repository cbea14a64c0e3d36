export { type CoverInput, drawCover } from './cover.ts';
export { COVER_HEIGHT, COVER_WIDTH } from './cover-shapes.ts';
export { COVER_MOTIFS, type CoverMotif } from './motifs/index.ts';
