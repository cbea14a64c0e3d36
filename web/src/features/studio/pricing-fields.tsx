import type { FragmentType } from '@apollo/client';
import type { CourseVisibility } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { MoneyField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { today, toLocal } from '../../ui/local-time.ts';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { AccessField } from './access-field.tsx';
import { priceBounds } from './course-rules.ts';
import { type PricingFieldsFragment, usePricingFieldsFragment } from './pricing-fields.gen.ts';
import { SaleShares } from './sale-shares.tsx';
import type { CourseForm } from './use-course-form.ts';

const VISIBILITIES: readonly CourseVisibility[] = ['PUBLIC', 'UNLISTED', 'PRIVATE'];

/** The default duration that the button for a sale offers. */
const SALE_DAYS = 14;
const toLocalInDays = (days: number): string =>
  toLocal(new Date(Date.now() + days * 86_400_000).toISOString());

/** List price, sale, preview of the price, access period and visibility. */
export function PricingFields({
  course: from,
  form,
}: {
  course: FragmentType<PricingFieldsFragment>;
  form: CourseForm;
}) {
  const { t } = useTranslation('studio');
  const { price: formatPrice } = useFormat();
  const { set, getError } = form;
  const course = usePricingFieldsFragment(from);
  if (!course) return null;
  const isSold = course.status === 'PUBLISHED' || course.status === 'SUSPENDED';
  const priceHelp = !isSold
    ? t('form.priceHelp', priceBounds(formatPrice))
    : t(course.revision?.state === 'SUBMITTED' ? 'form.inReview' : 'form.priceSold');
  const { values } = form.state;
  const price = Number(values.price || 0);
  const salePrice = values.salePrice === '' ? price : Math.min(price, Number(values.salePrice));
  const getMoneyProps = (name: 'price' | 'salePrice') => ({
    id: name,
    value: values[name] === '' ? ('' as const) : Number(values[name]),
    error: getError(name),
    onChange: (value: number | '') => set(name, String(value)),
  });
  return (
    <Stack card gap={4} shrink>
      <Heading level={2} text="lg">
        {t('form.pricing')}
      </Heading>
      <Grid columns="narrow" gap={4}>
        <MoneyField
          label={t('form.price')}
          description={priceHelp}
          disabled={!course.isOwner}
          {...getMoneyProps('price')}
        />
        <MoneyField
          label={t('form.salePrice')}
          description={t('form.salePriceHelp')}
          {...getMoneyProps('salePrice')}
        />
        <DateField
          id="saleEndsAt"
          withTime
          min={today()}
          label={t('form.saleEndsAt')}
          help={t('form.saleEndsAtHelp')}
          value={values.saleEndsAt}
          error={getError('saleEndsAt')}
          onDate={(saleEnd) => set('saleEndsAt', saleEnd)}
          onUnreadable={(text) => set('saleEndsAt', text)}
        />
      </Grid>
      <Row as="p" wrap gap={2} shrink>
        <Text as="span" text="sm" tone="dim">
          {t('form.buyersSee')}
        </Text>
        <Price listPrice={price} currentPrice={salePrice} />
      </Row>
      <SaleShares price={price} salePrice={salePrice} />
      {salePrice < price && values.saleEndsAt === '' && (
        <Notice tone="warn">
          <p>{t('form.endless')}</p>
          <Button variant="subtle" size="sm" onClick={() => set('saleEndsAt', toLocalInDays(SALE_DAYS))}>
            {t('form.endAfter', { count: SALE_DAYS })}
          </Button>
        </Notice>
      )}
      <AccessField course={course} form={form} />
      <Select
        id="visibility"
        label={t('form.visibility')}
        value={values.visibility}
        error={getError('visibility')}
        options={VISIBILITIES.map((each) => ({ value: each, label: t(`form.visible.${each}`) }))}
        onChange={(event) => set('visibility', event.currentTarget.value as CourseVisibility)}
      />
    </Stack>
  );
}
