import { IconBookOff, IconTrash, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Price } from '../../ui/price.tsx';
import classes from './cart.module.css';
import { LowestPrice } from './lowest-price.tsx';
import type { CartLine } from './use-cart.ts';

/** The change of the price since the viewer has seen it last. */
function Change({ line: { price, priceSeen, addedAt } }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const { price: formatPrice, date } = useFormat();
  if (priceSeen === null || priceSeen === price) return null;
  const isUp = price > priceSeen;
  const Icon = isUp ? IconTrendingUp : IconTrendingDown;
  return (
    <p className={classes.change} data-up={isUp || undefined}>
      <Icon size={16} aria-hidden="true" />
      {t(isUp ? 'up' : 'down', {
        amount: formatPrice(Math.abs(price - priceSeen)),
        date: addedAt ? date(addedAt) : '',
      })}
    </p>
  );
}

interface LineProps {
  line: CartLine;
  onRemove: (line: CartLine) => void;
}

const Title = ({ line: { title, course } }: { line: CartLine }) => {
  const { t } = useTranslation('cart');
  return (
    <>
      <h2 className={classes.name}>
        {course ? <Link to={`/courses/${course.slug}`}>{title}</Link> : (title ?? t('goneTitle'))}
      </h2>
      {course && <p className={`${kit.small} ${kit.dim}`}>{course.teacher.fullName}</p>}
    </>
  );
};

const Cover = ({ line: { course } }: { line: CartLine }) =>
  course ? (
    <img className={classes.cover} src={course.coverUrl} alt="" width={128} height={72} />
  ) : (
    <span className={classes.cover}>
      <IconBookOff size={24} stroke={1.5} aria-hidden="true" />
    </span>
  );

const Remove = ({ line, onRemove }: LineProps) => {
  const { t } = useTranslation('cart');
  return (
    <button
      type="button"
      className={`${kit.plainButton} ${classes.act}`}
      aria-label={t('removeNamed', { title: line.title ?? t('goneTitle') })}
      onClick={() => onRemove(line)}
    >
      <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      {t('remove')}
    </button>
  );
};

/** A course that can be bought, at its current price. */
export function BuyableLine({ line, onRemove }: LineProps) {
  const { t } = useTranslation('cart');
  const { price: formatPrice, date, durationShort, counted } = useFormat();
  const { course, listPrice, price, couponDiscount, amount } = line;
  return (
    <li className={classes.line}>
      <Cover line={line} />
      <div className={classes.facts}>
        <Title line={line} />
        {course && (
          <p className={`${kit.tiny} ${kit.dim}`}>
            {durationShort(course.durationSec)} · {counted('lessons', course.lessonCount)}
            {line.accessDays && ` · ${t('days', { days: line.accessDays })}`}
          </p>
        )}
        <Change line={line} />
        {course && (
          <LowestPrice
            isOnSale={price < listPrice}
            lowestPrice={course.lowestPrice}
            hasIntroductoryPrice={course.hasIntroductoryPrice}
          />
        )}
      </div>
      <div className={classes.price}>
        <Price listPrice={listPrice} currentPrice={amount} isStacked />
        {couponDiscount > 0 && <p>{t('withCoupon', { amount: formatPrice(couponDiscount) })}</p>}
        {course?.saleEndsAt && price < listPrice && <p>{t('until', { date: date(course.saleEndsAt) })}</p>}
      </div>
      <Remove line={line} onRemove={onRemove} />
    </li>
  );
}

/** A course that cannot be bought now, with the reason. */
export function ClosedLine({ line, onRemove }: LineProps) {
  const { t } = useTranslation('cart');
  const { date } = useFormat();
  const { state, courseId, addedAt } = line;
  return (
    <li className={classes.line} data-closed>
      <Cover line={line} />
      <div className={classes.facts}>
        <Title line={line} />
        {state !== 'BUYABLE' && <p className={`${kit.small} ${kit.soft}`}>{t(`state.${state}`)}</p>}
        {addedAt && <p className={`${kit.tiny} ${kit.dim}`}>{t('addedOn', { date: date(addedAt) })}</p>}
        {state === 'OWNED' && (
          <Link className={kit.link} to={`/learning/${courseId}`}>
            {t('study')}
          </Link>
        )}
      </div>
      <Remove line={line} onRemove={onRemove} />
    </li>
  );
}
