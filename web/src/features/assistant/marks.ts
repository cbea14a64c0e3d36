export const TONES = { OPEN: 'warn', KEPT: 'info', MISTAKEN: 'neutral', MENDED: 'ok' } as const;

export const getPercent = ({ confidence }: { confidence: number }): number => Math.round(confidence * 100);
