import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import classes from '../../ui/summary-page.module.css';
import { RefundTerms } from '../courses/index.ts';
import type { CheckoutCourseQuery } from './checkout.gen.ts';

export type CheckoutCourse = NonNullable<CheckoutCourseQuery['course']>;

interface OrderSummaryProps {
  course: CheckoutCourse;
  /** Discount by a coupon, in đồng. */
  couponDiscount?: number;
  /** Total in đồng. Defaults to the price of the course. */
  total?: number;
  /** Optional. Input of a coupon code. */
  entry?: ReactNode;
  children: ReactNode;
}

/** The course with its price, discounts and total. */
export function OrderSummary(props: OrderSummaryProps) {
  const { course, couponDiscount = 0, total = course.currentPrice, entry, children } = props;
  const { t } = useTranslation('billing');
  const { price, money, date, durationShort, counted } = useFormat();
  const discount = course.price - course.currentPrice;
  return (
    <aside className={classes.summary} aria-label={t('checkout.order')}>
      <div className={classes.item}>
        <img src={course.coverUrl} alt="" width={120} height={68} />
        <div>
          <p className={kit.strong}>{course.title}</p>
          <p className={`${kit.small} ${kit.dim}`}>{course.teacher.fullName}</p>
          <p className={`${kit.tiny} ${kit.dim}`}>
            {durationShort(course.durationSec)} · {counted('lessons', course.lessonCount)} ·{' '}
            {course.accessDays ? t('checkout.days', { days: course.accessDays }) : t('checkout.forever')}
          </p>
        </div>
      </div>
      <dl className={classes.lines}>
        <dt>{t('checkout.listPrice')}</dt>
        <dd>{price(course.price)}</dd>
        {discount > 0 && (
          <>
            <dt>
              {course.saleEndsAt
                ? t('checkout.saleUntil', { date: date(course.saleEndsAt) })
                : t('checkout.sale')}
            </dt>
            <dd>−{price(discount)}</dd>
          </>
        )}
        {couponDiscount > 0 && (
          <>
            <dt>{t('checkout.coupon')}</dt>
            <dd>−{price(couponDiscount)}</dd>
          </>
        )}
      </dl>
      {entry}
      <hr className={kit.rule} />
      <p className={classes.total}>
        <span>{t('checkout.total')}</span>
        <b>{money(total)}</b>
      </p>
      {children}
      {total > 0 && <RefundTerms />}
    </aside>
  );
}
