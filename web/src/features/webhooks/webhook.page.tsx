import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { Box, Stack, Text } from '../../ui/layout/layout.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PressedFilters } from '../../ui/pressed-filters.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { usePageSize } from '../../ui/use-page-size.ts';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { DeliveryState, WebhookState } from './webhook-state.tsx';
import {
  useWebhookDeliveriesQuery,
  useWebhookFactsFragment,
  useWebhookQuery,
  type WebhookDeliveriesQuery,
  type WebhookFactsFragment,
} from './webhooks.gen.ts';
import classes from './webhooks.module.css';

type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['items'][number];

const FILTERS = ['state'] as const;
const STATES = ['ALL', 'WAITING', 'DELIVERED', 'FAILED'] as const;
const formatMoment = (at: string) => `${formatTime(at)} ${formatDate(at)}`;

function WebhookFacts({ webhook: from }: { webhook: FragmentType<WebhookFactsFragment> }) {
  const { t } = useTranslation('webhooks');
  const webhook = useWebhookFactsFragment(from);
  if (!webhook) return null;
  const { address, kinds, isSimulated, failingSince, switchedOffFor, formerSecretUntil } = webhook;
  return (
    <Stack as="section" card gap={4} shrink>
      {switchedOffFor && switchedOffFor !== 'ADMINISTRATOR' && (
        <Notice tone="bad">{t(`offFor.${switchedOffFor}`)}</Notice>
      )}
      {failingSince && webhook.isActive && (
        <Notice tone="warn">{t('failingSince', { time: formatMoment(failingSince) })}</Notice>
      )}
      {isSimulated && <Notice>{t('simulatedText')}</Notice>}
      <dl className={classes.facts}>
        <dt>{t('fact.state')}</dt>
        <dd>
          <WebhookState webhook={webhook} />
        </dd>
        <dt>{t('fact.address')}</dt>
        <Box as="dd" text="xs" mono anywhere>
          {address}
        </Box>
        <dt>{t('fact.kinds')}</dt>
        <dd>{kinds.map((kind) => t(`kind.${kind}`)).join(' · ')}</dd>
        <dt>{t('fact.secret')}</dt>
        <dd>
          {t('fact.secretSince', { time: formatMoment(webhook.secretChangedAt) })}
          {formerSecretUntil && ` · ${t('fact.formerSecret', { time: formatMoment(formerSecretUntil) })}`}
        </dd>
        <dt>{t('fact.made')}</dt>
        <dd>
          {formatMoment(webhook.createdAt)}
          {webhook.creatorName && ` · ${webhook.creatorName}`}
        </dd>
      </dl>
    </Stack>
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation('webhooks');
  const mayReplay = useViewer().may('webhook:manage');
  const [openId, setOpenId] = useState<string | null>(null);
  const tableParams = useTableSearchParams({ sortBy: '', filters: FILTERS });
  const size = usePageSize('webhook-deliveries');
  const state = STATES.find((each) => each === tableParams.filter('state')) ?? 'ALL';
  const table = useTableQuery(
    tableParams,
    useWebhookDeliveriesQuery,
    { webhookId, state: state === 'ALL' ? null : state, page: tableParams.page, limit: size.limit },
    ({ webhookDeliveries }) => webhookDeliveries,
  );
  const open = table.page?.items.find(({ id }) => id === openId);
  const columns: Column<Delivery>[] = [
    {
      key: 'kind',
      header: t('column.kind'),
      cell: ({ id, kind }) => (
        <TextButton isInline onClick={() => setOpenId(id)}>
          {t(`kind.${kind}`)}
        </TextButton>
      ),
    },
    {
      key: 'object',
      header: t('column.object'),
      cell: ({ objectId }) => (
        <Box as="span" text="xs" mono anywhere>
          {objectId}
        </Box>
      ),
    },
    {
      key: 'at',
      header: t('column.at'),
      cell: ({ occurredAt }) => (
        <Text as="span" numbers>
          {formatMoment(occurredAt)}
        </Text>
      ),
    },
    { key: 'state', header: t('column.state'), cell: (delivery) => <DeliveryState delivery={delivery} /> },
    {
      key: 'attempts',
      header: t('column.attempts'),
      cell: ({ attempts }) => (
        <Text as="span" numbers>
          {attempts.length}
        </Text>
      ),
    },
  ];
  return (
    <section className={utilities.section}>
      <div className={utilities.sectionHead}>
        <h2>{t('deliveries')}</h2>
      </div>
      <DataTable
        caption={t('deliveries')}
        name="webhook-deliveries"
        columns={columns}
        table={table}
        size={size}
        rowKey={({ id }) => id}
        stackOnPhone="rows"
        toolbar={
          <PressedFilters
            label={t('column.state')}
            value={state}
            options={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={(value) => tableParams.set({ state: value === 'ALL' ? '' : value })}
          />
        }
        empty={<EmptyState title={t('noneTitle')} text={t('noneText')} />}
        emptyByFilter={
          <EmptyByFilter
            title={t('filterTitle')}
            text={t('filterText')}
            action={t('clear')}
            onClear={tableParams.clear}
          />
        }
      />
      {open && <DeliveryDialog delivery={open} mayReplay={mayReplay} onClose={() => setOpenId(null)} />}
    </section>
  );
}

/** /admin/webhooks/{id}: a webhook with its deliveries. */
export function Component() {
  const { t } = useTranslation('webhooks');
  const id = useParams().id ?? '';
  const mayManage = useViewer().may('webhook:manage');
  const result = useWebhookQuery({ variables: { id }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ webhook }) => webhook}
      skeleton={<LoadingRows />}
      missing={<NotFound />}
    >
      {(webhook) => (
        <>
          <PageHeader
            title={webhook.name}
            breadcrumbs={[
              { label: t('crumb'), to: '/admin' },
              { label: t('title'), to: '/admin/webhooks' },
              { label: webhook.name },
            ]}
            actions={mayManage && <WebhookActions webhook={webhook} />}
          />
          <WebhookFacts webhook={webhook} />
          <Deliveries webhookId={id} />
        </>
      )}
    </QueryView>
  );
}
