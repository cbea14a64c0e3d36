import { useApolloClient } from '@apollo/client/react';
import { refundMoved } from '../../apollo/cache/refunds.ts';
import { uncached } from '../../apollo/fetch-policies.ts';
import { type RefetchableQuery, useNews } from '../../apollo/use-news.ts';
import { useRefundChangedSubscription } from './refunds-live.gen.ts';

/** Updates the refunds on the screen when anyone changes them. */
export function useRefundsLive(result: RefetchableQuery): void {
  const { cache } = useApolloClient();
  const refetch = useNews(result, () => {
    refundMoved(cache);
    return result.refetch();
  });
  useRefundChangedSubscription({ ...uncached, ignoreResults: true, onData: refetch });
}
