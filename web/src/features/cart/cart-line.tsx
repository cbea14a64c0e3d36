import { IconBookOff, IconTrash, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CourseCover } from '../../ui/course-cover.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Text } from '../../ui/layout/layout.tsx';
import { Price } from '../../ui/price.tsx';
import { SaleEnd } from '../../ui/sale-end.tsx';
import utilities from '../../ui/utilities.module.css';
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
    <Text
      className={classes.change}
      display="inline-flex"
      align="center"
      gap={2}
      px={2}
      py="half"
      mt={2}
      text="sm"
      tone="text"
      bg="tint"
      radius="sm"
      data-up={isUp || undefined}
    >
      <Icon size={16} aria-hidden="true" />
      {t(isUp ? 'up' : 'down', {
        amount: formatPrice(Math.abs(price - priceSeen)),
        date: addedAt ? date(addedAt) : '',
      })}
    </Text>
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
      <Heading level={2} className={classes.name} text="md" anywhere>
        {course ? <Link to={`/courses/${course.slug}`}>{title}</Link> : (title ?? t('goneTitle'))}
      </Heading>
      {course && (
        <Text text="sm" tone="dim">
          {course.teacher.fullName}
        </Text>
      )}
    </>
  );
};

const Cover = ({ line: { course } }: { line: CartLine }) =>
  course ? (
    <CourseCover className={classes.cover} w={30} radius="sm" src={course.coverUrl} width={128} height={72} />
  ) : (
    <Box
      as="span"
      className={classes.cover}
      w={30}
      h="auto"
      ratio="video"
      bg="surface-2"
      radius="sm"
      fit="cover"
    >
      <IconBookOff size={24} stroke={1.5} aria-hidden="true" />
    </Box>
  );

const Remove = ({ line, onRemove }: LineProps) => {
  const { t } = useTranslation('cart');
  return (
    <button
      type="button"
      className={`${utilities.plainButton} ${classes.act}`}
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
  const { price: formatPrice, durationShort, counted } = useFormat();
  const { course, listPrice, price, couponDiscount, amount } = line;
  return (
    <li className={classes.line}>
      <Cover line={line} />
      <Box shrink>
        <Title line={line} />
        {course && (
          <Text text="xs" tone="dim">
            {durationShort(course.durationSec)} · {counted('lessons', course.lessonCount)}
            {line.accessDays && ` · ${t('days', { days: line.accessDays })}`}
          </Text>
        )}
        <Change line={line} />
        {course && (
          <LowestPrice
            isOnSale={price < listPrice}
            lowestPrice={course.lowestPrice}
            hasIntroductoryPrice={course.hasIntroductoryPrice}
          />
        )}
      </Box>
      <Box className={classes.price} text="sm" tone="dim" textAlign="end">
        <Price listPrice={listPrice} currentPrice={amount} isStacked />
        {couponDiscount > 0 && <p>{t('withCoupon', { amount: formatPrice(couponDiscount) })}</p>}
        {course?.saleEndsAt && price < listPrice && (
          <p>
            <SaleEnd endsAt={course.saleEndsAt} />
          </p>
        )}
      </Box>
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
      <Box shrink>
        <Title line={line} />
        {state !== 'BUYABLE' && (
          <Text text="sm" tone="text-2">
            {t(`state.${state}`)}
          </Text>
        )}
        {addedAt && (
          <Text text="xs" tone="dim">
            {t('addedOn', { date: date(addedAt) })}
          </Text>
        )}
        {state === 'OWNED' && (
          <Link className={utilities.link} to={`/learning/${courseId}`}>
            {t('study')}
          </Link>
        )}
      </Box>
      <Remove line={line} onRemove={onRemove} />
    </li>
  );
}
