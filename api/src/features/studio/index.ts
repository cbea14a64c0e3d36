export { addWaitingSources, type WaitingSource } from './waiting/waiting-counts.ts';
