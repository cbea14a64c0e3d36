import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { refundMoved } from '../../../apollo/cache/refunds.ts';
import { uncached } from '../../../apollo/fetch-policies.ts';
import { onReconnected } from '../../../apollo/live.ts';
import { useRefundChangedSubscription } from './refunds-live.gen.ts';

/** Shows what becomes of refunds while they are on the screen, whoever moves them; asks anew after a gap. */
export function useRefundsLive(refetch: () => Promise<unknown>): void {
  const { cache } = useApolloClient();
  useRefundChangedSubscription({
    ...uncached,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      // Lists that are on the screen ask anew by themselves for what was forgotten
      if (data) refundMoved(cache);
    },
  });
  useEffect(() => onReconnected(() => void refetch().catch(() => undefined)), [refetch]);
}
