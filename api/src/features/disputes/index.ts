export { Dispute } from './dispute.entity.ts';
