import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TOAST_FAILURE } from '../../apollo/toast-failure.ts';
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
  type WebhookFactsFragment,
} from './webhooks.gen.ts';

const AGAIN = { ...TOAST_FAILURE, refetchQueries: ['WebhookDeliveries', 'Webhook'] };

/** What can be done with a webhook. */
export function WebhookActs({ webhook }: { webhook: WebhookFactsFragment }) {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const { id, name, isActive } = webhook;
  const [asked, setAsked] = useState<'edit' | 'rotate' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [test, testing] = useTestWebhookMutation(AGAIN);
  const [turn, turning] = useSwitchWebhookMutation(AGAIN);
  const [replay] = useReplayFailedDeliveriesMutation(AGAIN);
  const [rotate, rotating] = useRotateWebhookSecretMutation(TOAST_FAILURE);
  const [remove, removing] = useDeleteWebhookMutation({ ...TOAST_FAILURE, refetchQueries: ['Webhooks'] });
  const close = () => setAsked(null);
  const sendTest = async () => {
    const { data } = await test({ variables: { webhookId: id } });
    if (data) toast.success(t('act.tested'));
  };
  const switchIt = async () => {
    const { data } = await turn({ variables: { input: { webhookId: id, isActive: !isActive } } });
    if (data) toast.success(t(data.switchWebhook.isActive ? 'act.switchedOn' : 'act.switchedOff'));
  };
  const replayAll = async () => {
    const { data } = await replay({ variables: { webhookId: id } });
    if (data) toast.success(t('act.replayed', data.replayFailedDeliveries));
  };
  const makeSecret = async () => {
    const { data } = await rotate({ variables: { webhookId: id } });
    close();
    if (data) setSecret(data.rotateWebhookSecret.secret);
  };
  const end = async () => {
    const { data } = await remove({ variables: { webhookId: id } });
    close();
    if (data) void navigate('/admin/webhooks');
  };
  return (
    <>
      <Button variant="default" loading={testing.loading} onClick={() => void sendTest()}>
        {t('act.test')}
      </Button>
      <Button variant="default" loading={turning.loading} onClick={() => void switchIt()}>
        {t(isActive ? 'act.switchOff' : 'act.switchOn')}
      </Button>
      <RowMenu label={t('act.more', { name })}>
        <button type="button" onClick={() => setAsked('edit')}>
          {t('act.edit')}
        </button>
        {isActive && (
          <button type="button" onClick={() => void replayAll()}>
            {t('act.replay')}
          </button>
        )}
        <button type="button" onClick={() => setAsked('rotate')}>
          {t('act.rotate')}
        </button>
        <button type="button" onClick={() => setAsked('delete')}>
          {t('act.delete')}
        </button>
      </RowMenu>
      {asked === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === 'rotate'}
        onClose={close}
        onConfirm={() => void makeSecret()}
        isBusy={rotating.loading}
        title={t('act.rotateTitle')}
        confirmLabel={t('act.rotate')}
      >
        <p>{t('act.rotateText')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={close}
        onConfirm={() => void end()}
        isBusy={removing.loading}
        isDanger
        title={t('act.deleteTitle', { name })}
        confirmLabel={t('act.delete')}
      >
        <p>{t('act.deleteText')}</p>
      </ConfirmDialog>
      {secret && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
