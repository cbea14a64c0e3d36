import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import {
  type OwnDecisionFragment,
  useAppealContentDecisionMutation,
  useMyContentDecisionsQuery,
  useOwnDecisionFragment,
} from './own-decisions.gen.ts';
import classes from './own-reports.module.css';

const TONES = { WAITING: 'warn', REVERSED: 'ok', UPHELD: 'neutral' } as const;

function AppealForm({ decision }: { decision: OwnDecisionFragment }) {
  const { t } = useTranslation('ratings');
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [send] = useAppealContentDecisionMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    send: async ({ reason }) => {
      await send({ variables: { input: { caseId: decision.id, reason } } });
      toast.success(t('decisions.sent'));
    },
  });
  if (!isOpen)
    return (
      <Row wrap justify="between" gap={4} shrink>
        <Text text="sm" tone="dim">
          {t('decisions.until', { date: date(decision.appealUntil ?? '') })}
        </Text>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('decisions.appeal')}
        </Button>
      </Row>
    );
  return (
    <Stack as="form" gap={2} shrink noValidate onSubmit={submit}>
      <TextArea
        label={t('decisions.why')}
        description={t('decisions.whyHelp')}
        withAsterisk
        data-autofocus
        rows={4}
        maxLength={1000}
        key={form.key('reason')}
        {...form.getInputProps('reason')}
      />
      <FormError failure={formError} />
      <Row wrap gap={2} shrink>
        <Button type="submit" loading={isBusy}>
          {t('decisions.send')}
        </Button>
        <Button variant="default" onClick={() => setOpen(false)}>
          {t('decisions.leave')}
        </Button>
      </Row>
    </Stack>
  );
}

function OwnDecision({ decision: from }: { decision: FragmentType<OwnDecisionFragment> }) {
  const { t } = useTranslation('ratings');
  const { date } = useFormat();
  const decision = useOwnDecisionFragment(from);
  if (!decision) return null;
  const { kind, where, outcome, text, appeal, appealUntil } = decision;
  const title = t(`own.kind.${kind}`, { where });
  const firstOutcome = appeal?.firstOutcome ?? outcome ?? 'REMOVED';
  return (
    <Box as="li" className={classes.row} px={6} py={5} borderTop>
      <Stack as="article" gap={2} shrink aria-label={title}>
        <Row as="header" wrap align="start" justify="between" rowGap={2} columnGap={4}>
          <Heading level={2} text="md">
            {title}
          </Heading>
          <Tag tone={outcome ? 'bad' : 'ok'}>{t(`decisions.now.${outcome ?? 'BACK'}`)}</Tag>
        </Row>
        {text ? (
          <Text as="blockquote" m={0} space="lines" anywhere>
            {text}
          </Text>
        ) : (
          <Text tone="dim">{t('own.starsAlone')}</Text>
        )}
        <Text m={0} space="lines" anywhere>
          <Text as="b" weight={600}>
            {t(`own.decided.${firstOutcome}`, { date: date(appeal?.firstDecidedAt ?? decision.decidedAt) })}
          </Text>{' '}
          {appeal?.firstNote ?? decision.reason}
        </Text>
        {outcome === 'HIDDEN' && (
          <Link className={utilities.link} to="/dashboard/ratings">
            {t('decisions.edit')}
          </Link>
        )}
        {appeal && (
          <Text m={0} space="lines" anywhere>
            <Text as="b" weight={600}>
              {t('decisions.said', { date: date(appeal.createdAt) })}
            </Text>{' '}
            {appeal.reason} <Tag tone={TONES[appeal.state]}>{t(`decisions.state.${appeal.state}`)}</Tag>
          </Text>
        )}
        {appeal?.answer && (
          <Text m={0} space="lines" anywhere>
            <Text as="b" weight={600}>
              {t('decisions.answered', { date: appeal.decidedAt ? date(appeal.decidedAt) : '' })}
            </Text>{' '}
            {appeal.answer}
          </Text>
        )}
        {appealUntil && <AppealForm decision={decision} />}
      </Stack>
    </Box>
  );
}

/** Decisions of moderators about the viewer's content, each of which can be appealed once. */
export function OwnDecisions() {
  const { t } = useTranslation('ratings');
  const table = useTableSearchParams({ sortBy: 'DECIDED_AT' });
  const result = useMyContentDecisionsQuery({ variables: { page: table.page }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ myContentDecisions }) => myContentDecisions}
      keepsPrevious
      failedTitle={t('decisions.failed')}
      skeleton={<LoadingRows rows={2} height={160} />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={t('decisions.emptyTitle')} text={t('decisions.emptyText')} />}
    >
      {({ items, total, page, limit }) => (
        <Stack gap={4} shrink>
          <Card as="ul" card="flush">
            {items.map((decision) => (
              <OwnDecision key={decision.id} decision={decision} />
            ))}
          </Card>
          {total > limit && <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />}
        </Stack>
      )}
    </QueryView>
  );
}
