import { IconLock, IconRotate } from '@tabler/icons-react';
import { useState } from 'react';
import { type Failure, toFailure } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { toast } from '../../ui/toast.tsx';
import utilities from '../../ui/utilities.module.css';
import { AddFromUrl } from './add-from-url.tsx';
import classes from './cart.module.css';
import { BuyableLine, ClosedLine } from './cart-line.tsx';
import { CartTotals } from './cart-totals.tsx';
import { CouponField } from './coupon-field.tsx';
import { PriceChanges } from './price-changes.tsx';
import { type CartLine, type CartView, useCart, useChangeCart } from './use-cart.ts';
import { useJoinCart } from './use-join-cart.ts';

const CartSkeleton = () => (
  <Loading className={classes.columns ?? ''}>
    <Skeleton height={420} />
    <Skeleton height={320} />
  </Loading>
);

/** The course that was removed last, with an undo button. */
function Removed({ line, onUndo }: { line: CartLine; onUndo: () => void }) {
  const { t } = useTranslation('cart');
  return (
    <Text role="status" px={6} py={3} bg="surface-2" radius="md">
      {t('removed', { title: line.title ?? t('goneTitle') })}{' '}
      {line.state === 'BUYABLE' && (
        <TextButton isInline onClick={onUndo}>
          {t('undo')}
        </TextButton>
      )}
    </Text>
  );
}

interface SummaryProps {
  cart: CartView;
  isMember: boolean;
}

function Summary({ cart, isMember }: SummaryProps) {
  const { t } = useTranslation('cart');
  const { price } = useFormat();
  const to = isMember ? '/checkout' : `/login?next=${encodeURIComponent('/cart')}`;
  const isEmpty = cart.buyableCount === 0;
  const button = (size: 'xl' | 'lg', isShort = false) => (
    <ButtonLink to={to} size={size} fullWidth>
      {isMember ? (isShort ? t('checkoutShort') : t('checkout', { total: price(cart.total) })) : t('signIn')}
    </ButtonLink>
  );
  return (
    <>
      <Box as="aside" p={6} bg="surface" radius="panel" shadow="2" aria-label={t('summary')}>
        <Heading level={2} mb={4} text="lg">
          {t('summary')}
        </Heading>
        {isMember ? (
          <CouponField cart={cart} />
        ) : (
          <Text text="sm" tone="dim">
            {t('couponGuest')}
          </Text>
        )}
        <CartTotals cart={cart} />
        {!isEmpty && (
          <Box mt={4} tablet={{ display: 'none' }}>
            {button('xl')}
          </Box>
        )}
        <Grid as="ul" className={classes.promises} gap={2} mt={5} text="sm" tone="text-2">
          <li>
            <IconRotate size={18} stroke={1.75} aria-hidden="true" />
            {t('refund')}
          </li>
          <li>
            <IconLock size={18} stroke={1.75} aria-hidden="true" />
            {t('held')}
          </li>
        </Grid>
      </Box>
      {!isEmpty && (
        <PayBar label={t('barTotal', { count: cart.buyableCount })} amount={price(cart.total)}>
          {button('lg', true)}
        </PayBar>
      )}
    </>
  );
}

function Full({ cart, isMember }: SummaryProps) {
  const { t } = useTranslation('cart');
  const { add, remove } = useChangeCart();
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = async (work: Promise<unknown>, then: CartLine | null) => {
    setFailure(null);
    try {
      await work;
      setRemoved(then);
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  const removeLine = (line: CartLine) => void attempt(remove(line.courseId), line);
  const buyable = cart.lines.filter(({ state }) => state === 'BUYABLE');
  const closed = cart.lines.filter(({ state }) => state !== 'BUYABLE');
  const removeClosedLines = async () => {
    for (const { courseId } of closed) await remove(courseId);
    toast.success(t('removedClosed', { count: closed.length }));
  };
  const undone = removed && (
    <Removed line={removed} onUndo={() => void attempt(add(removed.courseId), null)} />
  );
  if (cart.lines.length === 0)
    return (
      <>
        {undone}
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={<ButtonLink to="/courses">{t('browse')}</ButtonLink>}
        />
      </>
    );
  return (
    <div className={classes.columns}>
      <Stack gap={4} shrink>
        <FormError failure={failure} />
        {undone}
        <PriceChanges cart={cart} />
        {buyable.length > 0 && (
          <Card as="ul" card="flush">
            {buyable.map((line) => (
              <BuyableLine key={line.courseId} line={line} onRemove={removeLine} />
            ))}
          </Card>
        )}
        {closed.length > 0 && (
          <Card as="section" card="flush" aria-labelledby="closed">
            <Row className={classes.closedHead} wrap justify="between" columnGap={4} pt={3} pl={6} pr={3}>
              <Heading level={2} id="closed" className={classes.cardTitle} px={6} pt={5} text="lg">
                {t('closed')}
              </Heading>
              {closed.length > 1 && (
                <Button variant="subtle" size="sm" onClick={() => void attempt(removeClosedLines(), null)}>
                  {t('removeClosed', { count: closed.length })}
                </Button>
              )}
            </Row>
            <ul>
              {closed.map((line) => (
                <ClosedLine key={line.courseId} line={line} onRemove={removeLine} />
              ))}
            </ul>
          </Card>
        )}
      </Stack>
      <Summary cart={cart} isMember={isMember} />
    </div>
  );
}

/** /cart: the cart, also of guests, whose browser stores it. */
export function Component() {
  const { t } = useTranslation('cart');
  const { date, time } = useFormat();
  const { result, isMember } = useCart();
  const omittedCount = useJoinCart();
  return (
    <div className={utilities.container}>
      <PageMeta title={t('title')} isPrivate />
      <Heading level={1} mt={2} text="h2">
        {t('title')}
      </Heading>
      <AddFromUrl />
      <QueryView
        result={result}
        select={(cart) => cart}
        failedTitle={t('failed')}
        skeleton={<CartSkeleton />}
      >
        {(cart) => (
          <>
            {cart.lines.length > 0 && (
              <Text mb={6} tone="text-2">
                {t('priced', {
                  count: cart.lines.length,
                  time: time(cart.pricedAt),
                  date: date(cart.pricedAt),
                })}
              </Text>
            )}
            {omittedCount > 0 && (
              <Box mb={4}>
                <Notice>{t('passedOver', { count: omittedCount })}</Notice>
              </Box>
            )}
            <Full cart={cart} isMember={isMember} />
          </>
        )}
      </QueryView>
    </div>
  );
}
