import { useDebouncedValue } from '@mantine/hooks';
import { UpdateCourseInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { useSaleShareQuery } from './sale-share.gen.ts';

const [, paid] = UpdateCourseInput.price.anyOf;
const isPaid = (price: number) => price >= paid.minimum && price <= paid.maximum;
/** Not for every digit that is typed. */
const PAUSE_MS = 300;

/** What the teacher receives of one price; nothing while the price is none that the server would take. */
function SaleShare({ price, label }: { price: number; label: string }) {
  const { t } = useTranslation('studio');
  const { vnd } = useFormat();
  const [asked] = useDebouncedValue(price, PAUSE_MS);
  const { data, error } = useSaleShareQuery({ variables: { price: asked }, skip: !isPaid(asked) });
  if (!isPaid(price)) return null;
  // Figures of another price would be believed
  const share = data?.saleShare?.price === price ? data.saleShare : null;
  if (!share)
    return <p className={`${kit.small} ${kit.dim}`}>{error ? t('share.failed') : t('share.counting')}</p>;
  return (
    <p className={kit.small}>
      {label} <strong>{vnd(share.teacherShare)}</strong>{' '}
      <span className={kit.dim}>
        {share.taxWithheld > 0
          ? t('share.ofWithTax', { fee: vnd(share.commission), tax: vnd(share.taxWithheld) })
          : t('share.of', { fee: vnd(share.commission) })}
      </span>
    </p>
  );
}

/** Beside the price: what each sale brings its teacher, by the rates of the server; of the sale price as well. */
export function SaleShares({ price, salePrice }: { price: number; salePrice: number }) {
  const { t } = useTranslation('studio');
  return (
    <div aria-live="polite">
      <SaleShare price={price} label={salePrice < price ? t('share.list') : t('share.each')} />
      {salePrice < price && <SaleShare price={salePrice} label={t('share.sale')} />}
    </div>
  );
}
