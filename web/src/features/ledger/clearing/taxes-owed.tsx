import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { TaxesOwedQuery } from './clearing.gen.ts';
import { TAX_NAMES, TAXES } from './taxes.ts';

export function TaxesOwed({ owed }: { owed: TaxesOwedQuery['taxesOwed'] }) {
  const { t } = useTranslation(['clearing', 'ledger']);
  const { money } = useFormat();
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="taxes-owed">
      <Heading level={2} id="taxes-owed" text="lg">
        {t('taxes.owed')}
      </Heading>
      <Grid as="dl" columns="narrow" rowGap={4} columnGap={6}>
        {TAX_NAMES.map((tax) => (
          <div key={tax}>
            <Text as="dt" tone="dim">
              {t(`ledger:${TAXES[tax]}`)}
            </Text>
            <Text as="dd" text="h3" weight={700} numbers>
              {money(owed[tax])}
            </Text>
          </div>
        ))}
      </Grid>
      {owed.credit > 0 && <p>{t('taxes.creditText', { amount: money(owed.credit) })}</p>}
    </Stack>
  );
}
