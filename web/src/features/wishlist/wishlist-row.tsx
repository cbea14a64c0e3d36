import { IconBookOff, IconClock, IconHourglassLow } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { percentOff, useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { RatingBrief } from '../../ui/rating.tsx';
import classes from './wishlist.module.css';
import { COUNTDOWN, dropOf, type Item, isOpen } from './wishlist-model.ts';

/** The end of the sale, with a countdown if it is near. */
function SaleEnd({ endsAt, now }: { endsAt: string; now: number }) {
  const { t } = useTranslation('wishlist');
  const { date, time, duration } = useFormat();
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return null;
  const isSoon = left < COUNTDOWN;
  const Sign = isSoon ? IconHourglassLow : IconClock;
  return (
    <p className={classes.end} data-soon={isSoon || undefined}>
      <Sign size={16} aria-hidden="true" />
      {isSoon
        ? t('endsIn', { span: duration(Math.ceil(left / 60_000) * 60) })
        : t('endsAt', { time: time(endsAt), date: date(endsAt) })}
    </p>
  );
}

function Prices({ item }: { item: Item }) {
  const { t } = useTranslation('wishlist');
  const { price: formatPrice, date } = useFormat();
  const { price, priceThen, addedAt, state } = item;
  const drop = dropOf(item);
  const off = percentOff(priceThen, price);
  return (
    <div className={classes.prices}>
      {state === 'BUYABLE' ? (
        <p className={classes.price} data-cut={drop > 0 || undefined}>
          {formatPrice(price)}
          {drop > 0 && off > 0 && (
            <span className={classes.off} aria-hidden="true">
              −{off}%
            </span>
          )}
        </p>
      ) : (
        <p className={`${classes.price} ${kit.dim}`}>{t(`state.${state}`)}</p>
      )}
      <p className={`${kit.small} ${kit.dim}`}>
        {t('whenSaved', { date: date(addedAt), price: formatPrice(priceThen) })}
      </p>
      {isOpen(item) && (
        <p className={classes.change} data-change={drop > 0 ? 'cheaper' : drop < 0 ? 'dearer' : undefined}>
          {drop === 0
            ? t('same')
            : t(drop > 0 ? 'cheaper' : 'dearer', { amount: formatPrice(Math.abs(drop)) })}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  item: Item;
  now: number;
  isTicked: boolean;
  isBusy: boolean;
  onTick: (item: Item) => void;
  onAdd: (item: Item) => void;
  onRemove: (item: Item) => void;
}

/** The next step for a course: add it to the cart, open it, or search similar ones. */
function NextStep({ item, isBusy, onAdd }: Pick<RowProps, 'item' | 'isBusy' | 'onAdd'>) {
  const { t } = useTranslation('wishlist');
  const { course, courseId, title, state, price, isInCart, category } = item;
  const link = (to: string, word: string) => (
    <ButtonLink to={to} variant="default" size="sm" aria-label={t('about', { word, title })}>
      {word}
    </ButtonLink>
  );
  if (state === 'OWNED') return link(`/learning/${courseId}`, t('study'));
  if (state === 'NOT_ON_SALE' || state === 'GONE')
    return category ? link(`/category/${category.slug}`, t('similar')) : null;
  if (!isOpen(item) || !course) return null;
  if (isInCart) return link('/cart', t('openCart'));
  if (price === 0) return link(`/courses/${course.slug}`, t('studyFree'));
  const word = t('add');
  return (
    <Button
      variant="light"
      size="sm"
      disabled={isBusy}
      aria-label={t('about', { word, title })}
      onClick={() => onAdd(item)}
    >
      {word}
    </Button>
  );
}

export function WishlistRow({ item, now, isTicked, isBusy, onTick, onAdd, onRemove }: RowProps) {
  const { t } = useTranslation('wishlist');
  const { durationShort } = useFormat();
  const { course, title, state } = item;
  const mayTick = isOpen(item) && !item.isInCart && item.price > 0;
  return (
    <li className={classes.row} data-closed={!isOpen(item) || undefined}>
      <span className={classes.tick}>
        {mayTick && (
          <Checkbox aria-label={t('tick', { title })} checked={isTicked} onChange={() => onTick(item)} />
        )}
      </span>
      {course ? (
        <img className={classes.cover} src={course.coverUrl} alt="" width={136} height={77} loading="lazy" />
      ) : (
        <span className={classes.cover} aria-hidden="true">
          <IconBookOff size={28} stroke={1.5} />
        </span>
      )}
      <div className={classes.facts}>
        <h2 className={classes.name}>
          {course ? <Link to={`/courses/${course.slug}`}>{title}</Link> : title}
        </h2>
        {course && (
          <>
            <p className={`${kit.small} ${kit.dim}`}>{course.teacher.fullName}</p>
            <p className={classes.meta}>
              <RatingBrief average={course.ratingAverage} count={course.ratingCount} />
              <span>{durationShort(course.durationSec)}</span>
            </p>
          </>
        )}
        {item.saleEndsAt && isOpen(item) && <SaleEnd endsAt={item.saleEndsAt} now={now} />}
        {state !== 'BUYABLE' && <p className={kit.small}>{t(`why.${state}`)}</p>}
      </div>
      <Prices item={item} />
      <div className={classes.acts}>
        <NextStep item={item} isBusy={isBusy} onAdd={onAdd} />
        <Button
          variant="subtle"
          size="sm"
          aria-label={t('about', { word: t('remove'), title })}
          onClick={() => onRemove(item)}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
