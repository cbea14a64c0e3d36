import { randomInt } from 'node:crypto';

/** No letter or digit that is taken for another one. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eight signs that let a person into a group. */
export const newCode = (): string => Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
