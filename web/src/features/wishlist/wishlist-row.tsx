import { IconBookOff, IconClock, IconHourglassLow } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CourseCover } from '../../ui/course-cover.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { percentOff, useFormat } from '../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { RatingBrief } from '../../ui/rating.tsx';
import { SaleEnd } from '../../ui/sale-end.tsx';
import classes from './wishlist.module.css';
import { COUNTDOWN, getPriceDrop, type Item, isOpen } from './wishlist-model.ts';

/** The end of the sale, marked if it is near. */
function MarkedSaleEnd({ endsAt, now }: { endsAt: string; now: number }) {
  const remainingMs = Date.parse(endsAt) - now;
  if (remainingMs <= 0) return null;
  const isSoon = remainingMs < COUNTDOWN;
  const Icon = isSoon ? IconHourglassLow : IconClock;
  return (
    <Text
      className={classes.end}
      display="inline-flex"
      align="center"
      gap={2}
      mt={2}
      text="xs"
      tone="text-2"
      data-soon={isSoon || undefined}
    >
      <Icon size={16} aria-hidden="true" />
      <SaleEnd endsAt={endsAt} />
    </Text>
  );
}

function Prices({ item }: { item: Item }) {
  const { t } = useTranslation('wishlist');
  const { price: formatPrice, date } = useFormat();
  const { price, priceThen, addedAt, state } = item;
  const drop = getPriceDrop(item);
  const off = percentOff(priceThen, price);
  return (
    <Stack className={classes.prices} gap="half" numbers>
      {state === 'BUYABLE' ? (
        <Row
          as="p"
          className={classes.price}
          wrap
          rowGap={1}
          columnGap={2}
          text="md"
          weight={700}
          data-cut={drop > 0 || undefined}
        >
          {formatPrice(price)}
          {drop > 0 && off > 0 && (
            <Box as="span" px={2} py="half" text="xs" bg="sale-bg" radius="xs" aria-hidden="true">
              −{off}%
            </Box>
          )}
        </Row>
      ) : (
        <Row as="p" className={classes.price} wrap rowGap={1} columnGap={2} text="md" weight={700} tone="dim">
          {t(`state.${state}`)}
        </Row>
      )}
      <Text text="sm" tone="dim">
        {t('whenSaved', { date: date(addedAt), price: formatPrice(priceThen) })}
      </Text>
      {isOpen(item) && (
        <Text
          className={classes.change}
          text="sm"
          tone="dim"
          data-change={drop > 0 ? 'cheaper' : drop < 0 ? 'dearer' : undefined}
        >
          {drop === 0
            ? t('same')
            : t(drop > 0 ? 'cheaper' : 'dearer', { amount: formatPrice(Math.abs(drop)) })}
        </Text>
      )}
    </Stack>
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
      <Box as="span" className={classes.tick} self="start" pt={6}>
        {mayTick && (
          <Checkbox aria-label={t('tick', { title })} checked={isTicked} onChange={() => onTick(item)} />
        )}
      </Box>
      {course ? (
        <CourseCover
          className={classes.cover}
          w={30}
          radius="sm"
          src={course.coverUrl}
          width={136}
          height={77}
          loading="lazy"
        />
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
          aria-hidden="true"
        >
          <IconBookOff size={28} stroke={1.5} />
        </Box>
      )}
      <Box shrink>
        <h2 className={classes.name}>
          {course ? <Link to={`/courses/${course.slug}`}>{title}</Link> : title}
        </h2>
        {course && (
          <>
            <Text text="sm" tone="dim">
              {course.teacher.fullName}
            </Text>
            <Row as="p" className={classes.meta} wrap align="stretch" columnGap={2} text="xs" tone="dim">
              <RatingBrief average={course.ratingAverage} count={course.ratingCount} />
              <span>{durationShort(course.durationSec)}</span>
            </Row>
          </>
        )}
        {item.saleEndsAt && isOpen(item) && <MarkedSaleEnd endsAt={item.saleEndsAt} now={now} />}
        {state !== 'BUYABLE' && <Text text="sm">{t(`why.${state}`)}</Text>}
      </Box>
      <Prices item={item} />
      <Stack className={classes.actions} gap={1}>
        <NextStep item={item} isBusy={isBusy} onAdd={onAdd} />
        <Button
          variant="subtle"
          size="sm"
          aria-label={t('about', { word: t('remove'), title })}
          onClick={() => onRemove(item)}
        >
          {t('remove')}
        </Button>
      </Stack>
    </li>
  );
}
