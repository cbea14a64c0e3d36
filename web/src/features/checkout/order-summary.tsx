import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import classes from '../../ui/summary-page.module.css';
import utilities from '../../ui/utilities.module.css';
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
    <Box
      as="aside"
      className={classes.summary}
      p={6}
      bg="surface"
      radius="panel"
      shadow="2"
      aria-label={t('checkout.order')}
    >
      <div className={classes.item}>
        <img src={course.coverUrl} alt="" width={120} height={68} />
        <div>
          <Text weight={600}>{course.title}</Text>
          <Text text="sm" tone="dim">
            {course.teacher.fullName}
          </Text>
          <Text text="xs" tone="dim">
            {durationShort(course.durationSec)} · {counted('lessons', course.lessonCount)} ·{' '}
            {course.accessDays ? t('checkout.days', { days: course.accessDays }) : t('checkout.forever')}
          </Text>
        </div>
      </div>
      <Grid
        as="dl"
        className={classes.lines}
        columns="1-fill"
        rowGap={2}
        columnGap={4}
        mt={5}
        mb={4}
        text="sm"
      >
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
      </Grid>
      {entry}
      <hr className={utilities.rule} />
      <Row as="p" className={classes.total} align="baseline" justify="between" gap={4} my={4} weight={600}>
        <span>{t('checkout.total')}</span>
        <b>{money(total)}</b>
      </Row>
      {children}
      {total > 0 && <RefundTerms />}
    </Box>
  );
}
