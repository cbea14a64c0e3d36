import { evictCourseOwnership } from '../../apollo/cache/courses.ts';
import type { CheckoutInput } from '../../generated/schema.ts';
import { useStartPayment } from '../orders/index.ts';
import { useCheckoutMutation } from './checkout.gen.ts';

/** The input of an order without gateway and idempotency key. */
export type Bought = Omit<CheckoutInput, 'gateway' | 'idempotencyKey'>;

/** Starts or continues the payment of courses. */
export const usePay = () => {
  const [checkout] = useCheckoutMutation();
  return useStartPayment<Bought>({
    begin: async (order, gateway, idempotencyKey) => {
      const { data } = await checkout({
        variables: { input: { ...order, gateway, idempotencyKey } },
        update: (cache, result) => {
          // Without a payment the order was free, and the viewer is enrolled immediately
          if (!result.data || result.data.checkout.payment) return;
          evictCourseOwnership(cache, order.courseIds ?? (order.courseId ? [order.courseId] : []));
        },
      });
      return data?.checkout.payment;
    },
    getFreeOrderPath: ({ courseId }) => (courseId ? `/courses/${courseId}` : '/dashboard/courses'),
  });
};
