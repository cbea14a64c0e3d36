import type { DataRequestStatus } from '../../../generated/schema.ts';

/** Whether a request still goes on. */
export const isOpen = ({ status }: { status: DataRequestStatus }): boolean =>
  status === 'WAITING' || status === 'RUNNING';
