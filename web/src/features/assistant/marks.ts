import type { MarkedFragment } from './assistant.gen.ts';

export const TONES = { OPEN: 'warn', KEPT: 'info', MISTAKEN: 'neutral', MENDED: 'ok' } as const;

export const percentOf = ({ confidence }: MarkedFragment): number => Math.round(confidence * 100);
