import type { DataRequestStatus } from '../../../generated/schema.ts';

export const isOpen = ({ status }: { status: DataRequestStatus }): boolean =>
  status === 'WAITING' || status === 'RUNNING';
