import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { BrandingPreviewQuery } from './branding.gen.ts';
import classes from './branding.module.css';

type Contrast = BrandingPreviewQuery['brandingPreview']['contrasts'][number];

const Cell = ({ contrast: { front, back, ratio, isAdjusted } }: { contrast: Contrast }) => {
  const { t } = useTranslation('branding');
  const { rating } = useFormat();
  return (
    <td>
      <span className={classes.letters} style={{ color: front, background: back }} aria-hidden="true">
        Aa
      </span>
      <span className={classes.ratio}>{rating(ratio)}</span>
      {isAdjusted && <Tag tone="info">{t('contrast.adjusted')}</Tag>}
    </td>
  );
};

/** The contrast of the most frequent texts in both themes. */
export function ContrastTable({ contrasts }: { contrasts: readonly Contrast[] }) {
  const { t } = useTranslation('branding');
  const kinds = [...Map.groupBy(contrasts, ({ kind }) => kind)];
  return (
    <>
      <table className={classes.contrast}>
        <thead>
          <tr>
            <th scope="col">{t('contrast.title')}</th>
            <th scope="col">{t('contrast.light')}</th>
            <th scope="col">{t('contrast.dark')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(([kind, cells]) => (
            <tr key={kind}>
              <th scope="row">{t(`contrast.kind.${kind}`)}</th>
              {cells.map((each) => (
                <Cell key={String(each.isDark)} contrast={each} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text text="sm" tone="dim">
        {t('contrast.text')}
      </Text>
    </>
  );
}
