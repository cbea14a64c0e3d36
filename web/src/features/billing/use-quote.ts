import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { fromServerOnly } from '../../apollo/fetch-policies.ts';
import { CheckoutQuoteDocument, type CheckoutQuoteQuery } from './checkout.gen.ts';
import type { CheckoutCourse } from './order-summary.tsx';

/** What one course comes to with the coupon that the buyer typed; without one, its price. */
export const useQuote = ({ id, currentPrice }: CheckoutCourse) => {
  const client = useApolloClient();
  const [quote, setQuote] = useState<CheckoutQuoteQuery['checkoutQuote']>();
  const apply = async (couponCode: string) => {
    const { data } = await client.query({
      query: CheckoutQuoteDocument,
      variables: { courseId: id, couponCode },
      ...fromServerOnly,
    });
    setQuote(data?.checkoutQuote);
  };
  return {
    quote,
    coupon: quote?.coupon ?? null,
    total: quote?.total ?? currentPrice,
    apply,
    remove: () => setQuote(undefined),
  };
};
