import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { SaleEnd } from '../../ui/sale-end.tsx';
import classes from '../../ui/summary-page.module.css';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import utilities from '../../ui/utilities.module.css';
import { RefundTerms } from '../courses/index.ts';
import type { CheckoutCourseQuery } from './checkout.gen.ts';
import { SummaryDetails } from './summary-details.tsx';

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
  const { price, money, durationShort, counted } = useFormat();
  const isPhone = useIsPhone();
  const discount = course.price - course.currentPrice;
  const amount = (
    <Row as="p" className={classes.total} align="baseline" justify="between" gap={4} my={4} weight={600}>
      <span>{t('checkout.total')}</span>
      <b>{money(total)}</b>
    </Row>
  );
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
      {isPhone && amount}
      <SummaryDetails>
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
              <dt>{course.saleEndsAt ? <SaleEnd endsAt={course.saleEndsAt} /> : t('checkout.sale')}</dt>
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
        {isPhone && total > 0 && <RefundTerms />}
      </SummaryDetails>
      {!isPhone && (
        <>
          <hr className={utilities.rule} />
          {amount}
        </>
      )}
      {children}
      {!isPhone && total > 0 && <RefundTerms />}
    </Box>
  );
}
