import { UpdateCourseInput } from '../../generated/input-rules.ts';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { useDebouncedValue } from '../../ui/use-debounced.ts';
import { useSaleShareQuery } from './sale-share.gen.ts';

const [, paid] = UpdateCourseInput.price.anyOf;
const isPaid = (price: number) => price >= paid.minimum && price <= paid.maximum;
/** Milliseconds of a pause in typing until a request is sent. */
const PAUSE_MS = 300;

/** The teacher's share of a price. Renders nothing for an invalid price, and in an academy, which shares nothing. */
function SaleShare({ price, kind }: { price: number; kind: 'each' | 'list' | 'sale' }) {
  const { t } = useTranslation('studio');
  const { money } = useFormat();
  const { isAcademy } = useSiteMode();
  const debouncedPrice = useDebouncedValue(price, PAUSE_MS);
  const { data, error } = useSaleShareQuery({
    variables: { price: debouncedPrice },
    skip: isAcademy || !isPaid(debouncedPrice),
  });
  if (isAcademy || !isPaid(price)) return null;
  // Do not show the share of another price
  const share = data?.saleShare?.price === price ? data.saleShare : null;
  if (!share)
    return (
      <Text text="sm" tone="dim">
        {error ? t('share.failed') : t('share.counting')}
      </Text>
    );
  return (
    <Text text="sm">
      <FormattedMessage
        text={t(`share.${kind}`, { amount: money(share.teacherShare) })}
        parts={{ amount: (label) => <strong>{label}</strong> }}
      />{' '}
      <Text as="span" tone="dim">
        {share.taxWithheld > 0
          ? t('share.deductedWithTax', { fee: money(share.commission), tax: money(share.taxWithheld) })
          : t('share.deducted', { fee: money(share.commission) })}
      </Text>
    </Text>
  );
}

/** The teacher's share of each sale, next to the price, by the server's rates; of the sale price as well. */
export function SaleShares({ price, salePrice }: { price: number; salePrice: number }) {
  return (
    <div aria-live="polite">
      <SaleShare price={price} kind={salePrice < price ? 'list' : 'each'} />
      {salePrice < price && <SaleShare price={salePrice} kind="sale" />}
    </div>
  );
}
