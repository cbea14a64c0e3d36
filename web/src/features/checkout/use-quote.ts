import { useState } from 'react';
import { toFailure } from '../../apollo/failure.ts';
import { uncached } from '../../apollo/fetch-policies.ts';
import { useCheckoutQuoteQuery } from './checkout.gen.ts';
import type { CheckoutCourse } from './order-summary.tsx';

/**
 * The price of one course with the coupon that the buyer has applied. Without a coupon it is the price of the course.
 * After a price change, the query is refetched together with the course, because it is active. It is not cached,
 * because it would overwrite the viewer's cart in the cache.
 */
export const useQuote = ({ id, currentPrice }: CheckoutCourse) => {
  const [couponCode, setCouponCode] = useState<string | null>(null);
  const { data, error, loading, refetch } = useCheckoutQuoteQuery({
    variables: { courseId: id, couponCode },
    skip: couponCode === null,
    ...uncached,
  });
  const quote = couponCode === null ? undefined : data?.checkoutQuote;
  return {
    quote,
    coupon: quote?.coupon ?? null,
    total: quote?.total ?? currentPrice,
    isLoading: loading,
    failure: couponCode !== null && error ? toFailure(error) : null,
    apply: (code: string) => {
      if (code === couponCode) void refetch().catch(() => undefined);
      else setCouponCode(code);
    },
    remove: () => setCouponCode(null),
  };
};
