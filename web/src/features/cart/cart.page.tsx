import { IconLock, IconRotate } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type Failure, failureOf } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
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
    <p role="status" className={classes.removed}>
      {t('removed', { title: line.title ?? t('goneTitle') })}{' '}
      {line.state === 'BUYABLE' && (
        <button type="button" className={`${kit.plainButton} ${kit.link}`} onClick={onUndo}>
          {t('undo')}
        </button>
      )}
    </p>
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
      <aside className={classes.summary} aria-label={t('summary')}>
        <h2 className={classes.heading}>{t('summary')}</h2>
        {isMember ? (
          <CouponField cart={cart} />
        ) : (
          <p className={`${kit.small} ${kit.dim}`}>{t('couponGuest')}</p>
        )}
        <CartTotals cart={cart} />
        {!isEmpty && <div className={classes.desk}>{button('xl')}</div>}
        <ul className={classes.promises}>
          <li>
            <IconRotate size={18} stroke={1.75} aria-hidden="true" />
            {t('refund')}
          </li>
          <li>
            <IconLock size={18} stroke={1.75} aria-hidden="true" />
            {t('held')}
          </li>
        </ul>
      </aside>
      {!isEmpty && (
        <div className={classes.bar}>
          <p>
            <span className={`${kit.tiny} ${kit.dim}`}>{t('barTotal', { count: cart.buyableCount })}</span>
            <b>{price(cart.total)}</b>
          </p>
          <div className={kit.grow}>{button('lg', true)}</div>
        </div>
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
      setFailure(failureOf(error));
    }
  };
  const takeOut = (line: CartLine) => void attempt(remove(line.courseId), line);
  const buyable = cart.lines.filter(({ state }) => state === 'BUYABLE');
  const closed = cart.lines.filter(({ state }) => state !== 'BUYABLE');
  const takeOutAll = async () => {
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
      <div className={kit.stack}>
        <FormError failure={failure} />
        {undone}
        <PriceChanges cart={cart} />
        {buyable.length > 0 && (
          <ul className={`${kit.cardFlush} ${classes.lines}`}>
            {buyable.map((line) => (
              <BuyableLine key={line.courseId} line={line} onRemove={takeOut} />
            ))}
          </ul>
        )}
        {closed.length > 0 && (
          <section className={kit.cardFlush} aria-labelledby="closed">
            <div className={classes.closedHead}>
              <h2 id="closed" className={classes.cardTitle}>
                {t('closed')}
              </h2>
              {closed.length > 1 && (
                <Button variant="subtle" size="sm" onClick={() => void attempt(takeOutAll(), null)}>
                  {t('removeClosed', { count: closed.length })}
                </Button>
              )}
            </div>
            <ul className={classes.lines}>
              {closed.map((line) => (
                <ClosedLine key={line.courseId} line={line} onRemove={takeOut} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <Summary cart={cart} isMember={isMember} />
    </div>
  );
}

/** /cart: the cart, also of guests, whose browser stores it. */
export function Component() {
  const { t } = useTranslation('cart');
  const { date, time } = useFormat();
  const { result, isMember } = useCart();
  const passedOver = useJoinCart();
  const frame = (body: ReactNode) => (
    <div className={kit.container}>
      <PageMeta title={t('title')} isPrivate />
      <h1 className={classes.title}>{t('title')}</h1>
      <AddFromUrl />
      {body}
    </div>
  );
  return (
    <QueryView
      result={result}
      select={(cart) => cart}
      failedTitle={t('failed')}
      skeleton={<CartSkeleton />}
      frame={frame}
    >
      {(cart) =>
        frame(
          <>
            {cart.lines.length > 0 && (
              <p className={`${kit.soft} ${classes.priced}`}>
                {t('priced', {
                  count: cart.lines.length,
                  time: time(cart.pricedAt),
                  date: date(cart.pricedAt),
                })}
              </p>
            )}
            {passedOver > 0 && (
              <div className={classes.notice}>
                <Notice>{t('passedOver', { count: passedOver })}</Notice>
              </div>
            )}
            <Full cart={cart} isMember={isMember} />
          </>,
        )
      }
    </QueryView>
  );
}
