import { Grid } from '../../ui/layout/layout.tsx';
import type { Viewer } from '../accounts/index.ts';
import { CouponEntry } from '../cart/index.ts';
import { CheckoutBody } from './checkout-body.tsx';
import { type CheckoutCourse, OrderSummary } from './order-summary.tsx';
import { useQuote } from './use-quote.ts';

/** Payment of one course. */
export function Pay({ course, buyer }: { course: CheckoutCourse; buyer: Viewer['user'] }) {
  const { quote, coupon, total, isLoading, failure, apply, remove } = useQuote(course);
  const order = {
    courseId: course.id,
    couponCode: coupon && !coupon.refusal ? coupon.code : null,
    expectedAccess: [{ courseId: course.id, accessDays: course.accessDays }],
  };
  return (
    <CheckoutBody
      order={order}
      total={total}
      buyer={buyer}
      isLoading={isLoading}
      summary={(submit) => (
        <OrderSummary
          course={course}
          couponDiscount={quote?.couponDiscount ?? 0}
          total={total}
          entry={
            <CouponEntry
              coupon={coupon}
              buyableCount={1}
              isBusy={isLoading}
              failure={failure}
              onApply={apply}
              onRemove={remove}
            />
          }
        >
          <Grid gap={3} mt={3}>
            {submit}
          </Grid>
        </OrderSummary>
      )}
    />
  );
}
