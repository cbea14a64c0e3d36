import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useViewer } from '../accounts/index.ts';
import { AccountantDialog, Confirmation } from './confirmation.tsx';
import { ServiceVatDialog, WithholdingDialog } from './tax-rate-dialogs.tsx';
import {
  type TaxRatesQuery,
  useConfirmServiceVatMutation,
  useConfirmWithholdingRateMutation,
  useTaxRatesQuery,
} from './tax-rates.gen.ts';
import { CLASS_NAMES } from './term-names.ts';

interface Entry {
  id: string;
  title: string;
  text: string;
  confirmedBy: string | null;
  confirmedAt: string | null;
}

interface RatesCardProps {
  title: string;
  help: string;
  entries: readonly Entry[];
  /** Opens the dialog for new rates; false without the permission. */
  action: ReactNode;
  onConfirm: ((entry: Entry) => void) | false;
}

function RatesCard({ title, help, entries, action, onConfirm }: RatesCardProps) {
  return (
    <Card as="section" aria-label={title}>
      <Row wrap gap={3} justify="between" align="start" mb={4} shrink>
        <Stack gap={1} shrink flex={80}>
          <Heading level={2} text="h3">
            {title}
          </Heading>
          <Text text="sm" tone="dim">
            {help}
          </Text>
        </Stack>
        {action}
      </Row>
      <Stack as="ul" gap={4} shrink>
        {entries.map((entry) => (
          <Row as="li" key={entry.id} wrap gap={3} justify="between" align="start" shrink>
            <Stack gap={1} shrink>
              <Text weight={600}>{entry.title}</Text>
              <Text text="sm">{entry.text}</Text>
            </Stack>
            <Confirmation {...entry} onConfirm={onConfirm && (() => onConfirm(entry))} />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

/** The dated rates of each list as texts. */
function useEntries({ serviceVatRates, withholdingRates }: TaxRatesQuery) {
  const { t } = useTranslation('eInvoices');
  const { count, date } = useFormat();
  const percent = (basisPoints: number) => `${count(basisPoints / 100)}%`;
  const from = (time: string) => t('terms.from', { day: date(time) });
  return {
    service: serviceVatRates.map(
      (rate): Entry => ({
        ...rate,
        title: from(rate.validFrom),
        text: [t(`vat.${rate.vat}`), rate.beginsFeeInvoices && t('rates.beginsFees')]
          .filter(Boolean)
          .join('. '),
      }),
    ),
    withholding: withholdingRates.map(
      (rate): Entry => ({
        ...rate,
        title: `${from(rate.validFrom)}: ${t(`class.${CLASS_NAMES[rate.sellerClass]}`)}`,
        text: t('rates.withheld', {
          vat: percent(rate.vatBp),
          pit: percent(rate.pitBp),
          nonResidentVat: percent(rate.nonResidentVatBp ?? rate.vatBp),
          nonResidentPit: percent(rate.nonResidentPitBp ?? rate.pitBp),
        }),
      }),
    ),
  };
}

function stateOfFeeInvoices(rates: TaxRatesQuery['serviceVatRates']): 'NONE' | 'PLANNED' | 'BEGUN' {
  const beginnings = rates.filter(({ beginsFeeInvoices }) => beginsFeeInvoices);
  if (!beginnings.length) return 'NONE';
  return beginnings.some(({ validFrom }) => new Date(validFrom) <= new Date()) ? 'BEGUN' : 'PLANNED';
}

function Lists({ rates, refetch }: { rates: TaxRatesQuery; refetch: () => void }) {
  const { t } = useTranslation('eInvoices');
  const mayUpdate = useViewer().may('tax-rate:update');
  const { service, withholding } = useEntries(rates);
  const [dialog, setDialog] = useState<'service' | 'withholding'>();
  const [confirmed, setConfirmed] = useState<{ kind: 'service' | 'withholding'; entry: Entry }>();
  const [confirmService] = useConfirmServiceVatMutation();
  const [confirmWithholding] = useConfirmWithholdingRateMutation();
  const card = (kind: 'service' | 'withholding', entries: readonly Entry[]) => (
    <RatesCard
      title={t(`rates.${kind}.title`)}
      help={t(`rates.${kind}.help`)}
      entries={entries}
      action={
        mayUpdate && (
          <Button variant="default" onClick={() => setDialog(kind)}>
            {t(`rates.${kind}.new`)}
          </Button>
        )
      }
      onConfirm={mayUpdate && ((entry) => setConfirmed({ kind, entry }))}
    />
  );
  const close = () => setDialog(undefined);
  const done = () => {
    close();
    refetch();
  };
  return (
    <>
      {card('service', service)}
      {card('withholding', withholding)}
      {dialog === 'service' && (
        <ServiceVatDialog
          feeInvoices={stateOfFeeInvoices(rates.serviceVatRates)}
          onClose={close}
          onDone={done}
        />
      )}
      {dialog === 'withholding' && <WithholdingDialog onClose={close} onDone={done} />}
      {confirmed && (
        <AccountantDialog
          text={`${confirmed.entry.title}. ${confirmed.entry.text}.`}
          onConfirm={(confirmedBy) => {
            const variables = { input: { rateId: confirmed.entry.id, confirmedBy } };
            return confirmed.kind === 'service'
              ? confirmService({ variables })
              : confirmWithholding({ variables });
          }}
          onClose={() => setConfirmed(undefined)}
        />
      )}
    </>
  );
}

/** The tax on the platform's own sales and the taxes withheld from teachers, with who has confirmed them. */
export function TaxRates() {
  const result = useTaxRatesQuery();
  return (
    <QueryView result={result} select={(data) => data} skeleton={<Skeleton height={320} />}>
      {(rates) => <Lists rates={rates} refetch={() => void result.refetch().catch(() => undefined)} />}
    </QueryView>
  );
}
