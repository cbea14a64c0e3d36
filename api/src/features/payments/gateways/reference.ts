import { randomBytes } from 'node:crypto';

/** 80 random bits in letters and digits, which every gateway takes. */
export const newReference = (): string => `SEN${randomBytes(10).toString('hex').toUpperCase()}`;
