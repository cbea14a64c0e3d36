import type { DataRequestStatus } from '../../../generated/schema.ts';
import type { MyDataRequestsQuery } from './data.gen.ts';

export type DataRequest = MyDataRequestsQuery['myDataRequests'][number];

export const isOpen = ({ status }: { status: DataRequestStatus }): boolean =>
  status === 'WAITING' || status === 'RUNNING';
