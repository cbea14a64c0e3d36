import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { RefundTerms } from '../catalog/index.ts';
import type { CheckoutCourseQuery } from './checkout.gen.ts';
import classes from './checkout.module.css';

export type CheckoutCourse = NonNullable<CheckoutCourseQuery['course']>;

/** What is bought, what it costs, and the way back. */
export function OrderSummary({ course, children }: { course: CheckoutCourse; children: ReactNode }) {
  const { t } = useTranslation('billing');
  const { vnd, date, durationShort, counted } = useFormat();
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
            {t('checkout.forever')}
          </p>
        </div>
      </div>
      <dl className={classes.lines}>
        <dt>{t('checkout.listPrice')}</dt>
        <dd>{vnd(course.price)}</dd>
        {discount > 0 && (
          <>
            <dt>
              {course.saleEndsAt
                ? t('checkout.saleUntil', { date: date(course.saleEndsAt) })
                : t('checkout.sale')}
            </dt>
            <dd>−{vnd(discount)}</dd>
          </>
        )}
      </dl>
      <hr className={kit.rule} />
      <p className={classes.total}>
        <span>{t('checkout.total')}</span>
        <b>{vnd(course.currentPrice)}</b>
      </p>
      {children}
      {course.currentPrice > 0 && <RefundTerms />}
    </aside>
  );
}
