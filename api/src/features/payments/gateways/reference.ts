import { randomBytes } from 'node:crypto';

/** 80 random bits in letters and digits, which every gateway accepts. */
export const newReference = (): string => `SEN${randomBytes(10).toString('hex').toUpperCase()}`;
