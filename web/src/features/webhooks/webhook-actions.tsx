import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import {
  useDeleteWebhookMutation,
  useReplayFailedDeliveriesMutation,
  useRotateWebhookSecretMutation,
  useSwitchWebhookMutation,
  useTestWebhookMutation,
  useWebhookActionsFragment,
  type WebhookActionsFragment,
  WebhookDeliveriesDocument,
  WebhookDocument,
  WebhooksDocument,
} from './webhooks.gen.ts';

const REFETCH = { refetchQueries: [WebhookDeliveriesDocument, WebhookDocument] };

export function WebhookActions({ webhook: from }: { webhook: FragmentType<WebhookActionsFragment> }) {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<'edit' | 'rotate' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [test, testing] = useTestWebhookMutation(REFETCH);
  const [switchWebhook, turning] = useSwitchWebhookMutation(REFETCH);
  const [replay] = useReplayFailedDeliveriesMutation(REFETCH);
  const [rotate, rotating] = useRotateWebhookSecretMutation();
  const [remove, removing] = useDeleteWebhookMutation({ refetchQueries: [WebhooksDocument] });
  const webhook = useWebhookActionsFragment(from);
  if (!webhook) return null;
  const { id, name, isActive } = webhook;
  const close = () => setOpenDialog(null);
  /** Errors are shown in a toast. A confirmation dialog closes in any case. */
  const run = (action: () => Promise<void>) => () =>
    void action()
      .catch(() => undefined)
      .finally(close);
  const sendTest = run(async () => {
    await test({ variables: { webhookId: id } });
    toast.success(t('act.tested'));
  });
  const toggleActive = run(async () => {
    await switchWebhook({ variables: { input: { webhookId: id, isActive: !isActive } } });
    toast.success(t(isActive ? 'act.switchedOff' : 'act.switchedOn'));
  });
  const replayAll = run(async () => {
    const { data } = await replay({ variables: { webhookId: id } });
    if (data) toast.success(t('act.replayed', data.replayFailedDeliveries));
  });
  const makeSecret = run(async () => {
    const { data } = await rotate({ variables: { webhookId: id } });
    setSecret(data?.rotateWebhookSecret.secret ?? null);
  });
  const deleteWebhook = run(async () => {
    await remove({ variables: { webhookId: id } });
    await navigate('/admin/webhooks');
  });
  return (
    <>
      <Button variant="default" loading={testing.loading} onClick={sendTest}>
        {t('act.test')}
      </Button>
      <Button variant="default" loading={turning.loading} onClick={toggleActive}>
        {t(isActive ? 'act.switchOff' : 'act.switchOn')}
      </Button>
      <RowMenu label={t('act.more', { name })}>
        <button type="button" onClick={() => setOpenDialog('edit')}>
          {t('act.edit')}
        </button>
        {isActive && (
          <button type="button" onClick={replayAll}>
            {t('act.replay')}
          </button>
        )}
        <button type="button" onClick={() => setOpenDialog('rotate')}>
          {t('act.rotate')}
        </button>
        <button type="button" onClick={() => setOpenDialog('delete')}>
          {t('act.delete')}
        </button>
      </RowMenu>
      {openDialog === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      <ConfirmDialog
        isOpen={openDialog === 'rotate'}
        onClose={close}
        onConfirm={makeSecret}
        isBusy={rotating.loading}
        title={t('act.rotateTitle')}
        confirmLabel={t('act.rotate')}
      >
        <p>{t('act.rotateText')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={openDialog === 'delete'}
        onClose={close}
        onConfirm={deleteWebhook}
        isBusy={removing.loading}
        isDanger
        title={t('act.deleteTitle', { name })}
        confirmLabel={t('act.delete')}
      >
        <p>{t('act.deleteText')}</p>
      </ConfirmDialog>
      <WebhookSecret secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
