import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { toMidnight } from '../../ui/local-time.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useViewer } from '../accounts/index.ts';
import { AccountantDialog, Confirmation } from './confirmation.tsx';
import {
  type EInvoiceTermsQuery,
  useConfirmEInvoiceTermMutation,
  useEInvoiceTermsQuery,
} from './e-invoices.gen.ts';
import { TaxRates } from './tax-rates.tsx';
import { CLASS_NAMES } from './term-names.ts';
import { TermsDialog } from './terms-dialog.tsx';

type Term = EInvoiceTermsQuery['eInvoiceTerms'][number];

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
