import { useApolloClient } from '@apollo/client/react';
import { evictRefundData } from '../../apollo/cache/refunds.ts';
import { uncached } from '../../apollo/fetch-policies.ts';
import { type RefetchableQuery, useRefetchOnEvent } from '../../apollo/use-refetch-on-event.ts';
import { useRefundChangedSubscription } from './refunds-live.gen.ts';

/** Updates the refunds on the screen when anyone changes them. */
export function useRefundsLive(result: RefetchableQuery): void {
  const { cache } = useApolloClient();
  const refetch = useRefetchOnEvent(result, () => {
    evictRefundData(cache);
    return result.refetch();
  });
  useRefundChangedSubscription({ ...uncached, ignoreResults: true, onData: refetch });
}
