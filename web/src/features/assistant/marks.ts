import type { MarkedFragment } from './assistant.gen.ts';

/** Colours of the states of a flagged sentence. */
export const TONES = { OPEN: 'warn', KEPT: 'info', MISTAKEN: 'neutral', MENDED: 'ok' } as const;

export const percentOf = ({ confidence }: MarkedFragment): number => Math.round(confidence * 100);
