export type { Exchange } from './exchange/exchange.types.ts';
export { followLink, TEACHER_LINK_PATH } from './teacher-link/follow-link.ts';
