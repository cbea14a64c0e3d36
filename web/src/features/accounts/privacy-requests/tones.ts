/** The tones of the statuses. */
export const TONES = { OPEN: 'warn', ACCEPTED: 'ok', REFUSED: 'bad', AUTOMATIC: 'neutral' } as const;
