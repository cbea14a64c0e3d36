import type { FragmentType } from '@apollo/client';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import { WebhookState } from './webhook-state.tsx';
import { useWebhookCardFragment, useWebhooksQuery, type WebhookCardFragment } from './webhooks.gen.ts';

function WebhookCard({ webhook: from }: { webhook: FragmentType<WebhookCardFragment> }) {
  const { t } = useTranslation('webhooks');
  const webhook = useWebhookCardFragment(from);
  if (!webhook) return null;
  const { id, name, address, kinds, lastDeliveredAt, isSimulated } = webhook;
  return (
    <Stack as="li" card gap={2} shrink>
      <Row wrap gap={2} shrink>
        <Link to={`/admin/webhooks/${id}`} className={`${utilities.link} ${styleClass({ weight: 600 })}`}>
          {name}
        </Link>
        <WebhookState webhook={webhook} />
        {isSimulated && <Tag tone="info">{t('simulated')}</Tag>}
      </Row>
      <Text text="xs" mono anywhere>
        {address}
      </Text>
      <Text text="sm">{kinds.map((kind) => t(`kind.${kind}`)).join(' · ')}</Text>
      <Text text="sm" tone="dim">
        {lastDeliveredAt
          ? t('lastDelivered', { time: `${formatTime(lastDeliveredAt)} ${formatDate(lastDeliveredAt)}` })
          : t('neverDelivered')}
      </Text>
    </Stack>
  );
}

/** /admin/webhooks: all webhooks. */
export function Component() {
  const { t } = useTranslation('webhooks');
  const mayManage = useViewer().may('webhook:manage');
  const [isNew, setNew] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const result = useWebhooksQuery(cacheAndNetwork);
  const add = mayManage && (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setNew(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={
          <>
            {t('sub')}{' '}
            <Link to="/developers#webhooks" className={utilities.link}>
              {t('docs')}
            </Link>
          </>
        }
        actions={!!result.data?.webhooks.length && add}
      />
      <QueryView
        result={result}
        select={({ webhooks }) => webhooks}
        skeleton={<LoadingRows />}
        isEmpty={(webhooks) => !webhooks.length}
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} actions={add} />}
      >
        {(webhooks) => (
          <Stack as="ul" gap={4} shrink>
            {webhooks.map((webhook) => (
              <WebhookCard key={webhook.id} webhook={webhook} />
            ))}
          </Stack>
        )}
      </QueryView>
      {isNew && (
        <WebhookDialog
          onClose={() => setNew(false)}
          onMade={(made) => {
            setNew(false);
            setSecret(made);
          }}
        />
      )}
      <WebhookSecret secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
