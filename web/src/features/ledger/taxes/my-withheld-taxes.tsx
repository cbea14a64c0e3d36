import { useTranslation } from '../../../i18n/use-translation.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Card, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { CertificateButton } from './certificate-button.tsx';
import { formatMonth, net } from './net.ts';
import {
  type MyWithheldTaxesQuery,
  useDownloadMyTaxCertificateMutation,
  useMyWithheldTaxesQuery,
} from './withheld-taxes.gen.ts';

type Month = MyWithheldTaxesQuery['myWithheldTaxes'][number];

function Period({ period, name, months }: { period: string; name: string; months: readonly Month[] }) {
  const { t } = useTranslation('earnings');
  const { money } = useFormat();
  const [create] = useDownloadMyTaxCertificateMutation();
  const sums = months.map(net);
  const sum = (key: 'revenue' | 'vat' | 'pit') => money(sums.reduce((total, each) => total + each[key], 0));
  const isYear = period.length === 4;
  return (
    <Row as="li" wrap gap={3} justify="between" align="center" shrink>
      <Stack gap={1} shrink>
        <Text weight={isYear ? 700 : 600} numbers>
          {name}
        </Text>
        <Text text="sm" tone="dim" numbers>
          {t('withheld.amounts', { revenue: sum('revenue'), vat: sum('vat'), pit: sum('pit') })}
        </Text>
      </Stack>
      <CertificateButton
        label={t('invoices.pdf')}
        name={t('withheld.pdfNamed', { period: name })}
        create={async () =>
          (await create({ variables: { input: { period } } })).data?.downloadMyTaxCertificate.url
        }
      />
    </Row>
  );
}

/** The taxes withheld from the teacher by year and month, with a certificate of each. */
export function MyWithheldTaxes() {
  const { t } = useTranslation('earnings');
  const { count } = useFormat();
  const result = useMyWithheldTaxesQuery();
  const rates = result.data?.myWithholding;
  const percent = (basisPoints: number) => `${count(basisPoints / 100)}%`;
  return (
    <Card as="section" aria-labelledby="withheld-taxes">
      <Stack gap={1} mb={4} shrink>
        <Heading level={2} id="withheld-taxes" text="h3">
          {t('withheld.title')}
        </Heading>
        {rates && (
          <Text text="sm" tone="dim">
            {t(rates.isResident ? 'withheld.rates' : 'withheld.ratesNonResident', {
              vat: percent(rates.vatBp),
              pit: percent(rates.pitBp),
            })}
          </Text>
        )}
      </Stack>
      <QueryView
        result={result}
        select={({ myWithheldTaxes }) => myWithheldTaxes}
        skeleton={<LoadingRows rows={3} height={56} />}
        isEmpty={(months) => months.length === 0}
        empty={<EmptyState title={t('withheld.emptyTitle')} text={t('withheld.emptyText')} />}
      >
        {(months) => (
          <Stack gap={6} shrink>
            {[...new Set(months.map(({ month }) => month.slice(0, 4)))].map((year) => {
              const own = months.filter(({ month }) => month.startsWith(year));
              return (
                <Stack as="ul" gap={4} key={year} shrink>
                  <Period period={year} name={t('withheld.year', { year })} months={own} />
                  {own.map((month) => (
                    <Period
                      key={month.id}
                      period={month.month.slice(0, 7)}
                      name={formatMonth(month.month)}
                      months={[month]}
                    />
                  ))}
                </Stack>
              );
            })}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
