import { useState } from 'react';
import { failureOf } from '../../apollo/failure.ts';
import { uncached } from '../../apollo/fetch-policies.ts';
import { useCheckoutQuoteQuery } from './checkout.gen.ts';
import type { CheckoutCourse } from './order-summary.tsx';

/**
 * The price of one course with the coupon that the buyer typed. Without a coupon, the course's own price. The query
 * is active, so it is fetched again with the course after a price change. It is not cached, because the cart in the
 * cache belongs to the viewer.
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
    failure: couponCode !== null && error ? failureOf(error) : null,
    apply: (code: string) => {
      if (code === couponCode) void refetch().catch(() => undefined);
      else setCouponCode(code);
    },
    remove: () => setCouponCode(null),
  };
};
