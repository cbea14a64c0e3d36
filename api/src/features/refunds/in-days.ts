const DAY_MS = 86_400_000;

export const inDays = (days: number, from = new Date()): Date => new Date(from.getTime() + days * DAY_MS);
