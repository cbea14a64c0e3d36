import { useState } from 'react';
import type { EInvoiceSeller, VatTreatment } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { toMidnight } from '../../ui/local-time.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useViewer } from '../accounts/index.ts';
import { AccountantDialog, Confirmation } from './confirmation.tsx';
import {
  type EInvoiceTermsQuery,
  useConfirmEInvoiceTermMutation,
  useEInvoiceTermsQuery,
  useSetEInvoiceTermsMutation,
} from './e-invoices.gen.ts';
import { TaxRates } from './tax-rates.tsx';
import { CLASS_NAMES, CLASSES, TREATMENTS } from './term-names.ts';

type Term = EInvoiceTermsQuery['eInvoiceTerms'][number];

const SELLERS: readonly EInvoiceSeller[] = ['TEACHER', 'PLATFORM'];
/** Questions that code cannot decide. An accountant answers them before the first day of invoicing. */
const QUESTIONS = [
  'seller',
  'authorisation',
  'vat',
  'refund',
  'coupon',
  'fee',
  'feeMonth',
  'withholding',
] as const;

/** New terms for all classes. Nothing is preselected, since an accountant decides. */
function TermsDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('eInvoices');
  const [set] = useSetEInvoiceTermsMutation();
  const [startsOn, setStartsOn] = useState('');
  const none = { seller: '', vat: '' };
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { startsOn: '', individual: none, household: none, company: none },
    send: async (values) => {
      const term = (name: (typeof CLASSES)[number]) => ({
        seller: values[name].seller as EInvoiceSeller,
        vat: values[name].vat as VatTreatment,
      });
      await set({
        variables: {
          input: {
            startsOn,
            individual: term('individual'),
            household: term('household'),
            company: term('company'),
          },
        },
      });
      toast.success(t('terms.saved'));
      onDone();
    },
  });
  const choose = { value: '', label: t('terms.choose') };
  return (
    <FormDialog
      onClose={onClose}
      title={t('terms.new')}
      submitLabel={t('terms.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <DateField
        label={t('terms.startsOn')}
        help={t('terms.startsOnHelp')}
        value={startsOn}
        onDate={setStartsOn}
        error={form.errors.startsOn as string | undefined}
      />
      {CLASSES.map((name) => (
        <Grid as="fieldset" key={name} gap={3}>
          <Text as="legend" weight={600}>
            {t(`class.${name}`)}
          </Text>
          <Select
            key={form.key(`${name}.seller`)}
            label={t('seller')}
            required
            options={[choose, ...SELLERS.map((value) => ({ value, label: t(`sellerIs.${value}`) }))]}
            {...form.getInputProps(`${name}.seller`)}
          />
          <Select
            key={form.key(`${name}.vat`)}
            label={t('vatLabel')}
            required
            options={[choose, ...TREATMENTS.map((value) => ({ value, label: t(`vat.${value}`) }))]}
            {...form.getInputProps(`${name}.vat`)}
          />
        </Grid>
      ))}
    </FormDialog>
  );
}

function ConfirmTerm({ term, onClose }: { term: Term; onClose: () => void }) {
  const { t } = useTranslation('eInvoices');
  const [confirm] = useConfirmEInvoiceTermMutation();
  return (
    <AccountantDialog
      text={t('terms.confirmText', {
        who: t(`class.${CLASS_NAMES[term.sellerClass]}`),
        seller: t(`sellerIs.${term.seller}`),
        vat: t(`vat.${term.vat}`),
      })}
      onConfirm={(confirmedBy) => confirm({ variables: { input: { termId: term.id, confirmedBy } } })}
      onClose={onClose}
    />
  );
}

/** The terms of one day. */
function Terms({
  day,
  terms,
  onConfirm,
}: {
  day: string;
  terms: readonly Term[];
  onConfirm: (term: Term) => void;
}) {
  const { t } = useTranslation('eInvoices');
  const { date } = useFormat();
  const mayUpdate = useViewer().may('e-invoice:update');
  return (
    <Card as="section" aria-label={t('terms.salesFrom', { day: date(toMidnight(day)) })}>
      <Heading level={2} mb={3} text="h3">
        {t('terms.salesFrom', { day: date(toMidnight(day)) })}
      </Heading>
      <Stack as="ul" gap={4} shrink>
        {terms.map((term) => (
          <Row as="li" key={term.id} wrap gap={3} justify="between" align="start" shrink>
            <Stack gap={1} shrink>
              <Text weight={600}>{t(`class.${CLASS_NAMES[term.sellerClass]}`)}</Text>
              <Text text="sm">
                {t(`sellerIs.${term.seller}`)} · {t(`vat.${term.vat}`)}
              </Text>
            </Stack>
            <Confirmation {...term} onConfirm={mayUpdate && (() => onConfirm(term))} />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

/** /admin/e-invoices/terms: sellers, taxes and rates with their dates, and what an accountant must confirm. */
export function Component() {
  const { t } = useTranslation('eInvoices');
  const { may } = useViewer();
  const mayUpdate = may('e-invoice:update');
  const result = useEInvoiceTermsQuery();
  const [isNew, setNew] = useState(false);
  const [confirmed, setConfirmed] = useState<Term | null>(null);
  return (
    <>
      <PageHeader
        title={t('terms.title')}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('title'), to: '/admin/e-invoices' },
          { label: t('terms.title') },
        ]}
        sub={t('terms.sub')}
        actions={mayUpdate && <Button onClick={() => setNew(true)}>{t('terms.new')}</Button>}
      />
      <Stack gap={5} shrink>
        <QueryView
          result={result}
          select={({ eInvoiceTerms }) => eInvoiceTerms}
          skeleton={<Skeleton height={240} />}
          isEmpty={(terms) => terms.length === 0}
          empty={<EmptyState title={t('terms.emptyTitle')} text={t('terms.emptyText')} />}
        >
          {(terms) => (
            <Stack gap={5} shrink>
              {[...new Set(terms.map(({ startsOn }) => startsOn))].map((day) => (
                <Terms
                  key={day}
                  day={day}
                  terms={terms.filter(({ startsOn }) => startsOn === day)}
                  onConfirm={setConfirmed}
                />
              ))}
            </Stack>
          )}
        </QueryView>
        {may('tax-rate:read') && <TaxRates />}
        <Notice tone="warn">
          <Text weight={600}>{t('questions.title')}</Text>
          <Grid as="ul" gap={1} mt={2} pl={5} bullets="disc">
            {QUESTIONS.map((name) => (
              <li key={name}>{t(`questions.${name}`)}</li>
            ))}
          </Grid>
        </Notice>
      </Stack>
      {isNew && (
        <TermsDialog
          onClose={() => setNew(false)}
          onDone={() => {
            setNew(false);
            void result.refetch().catch(() => undefined);
          }}
        />
      )}
      {confirmed && <ConfirmTerm term={confirmed} onClose={() => setConfirmed(null)} />}
    </>
  );
}
