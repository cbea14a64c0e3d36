import { useTranslation } from '../../i18n/use-translation.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { DeliveryDialogFragment, WebhookCardFragment } from './webhooks.gen.ts';

type ShownWebhook = Pick<WebhookCardFragment, 'isActive' | 'failingSince' | 'switchedOffFor'>;

export function WebhookState({ webhook }: { webhook: ShownWebhook }) {
  const { t } = useTranslation('webhooks');
  if (!webhook.isActive)
    return <Tag tone={webhook.switchedOffFor === 'ADMINISTRATOR' ? 'neutral' : 'bad'}>{t('off')}</Tag>;
  return webhook.failingSince ? <Tag tone="warn">{t('failing')}</Tag> : <Tag tone="ok">{t('on')}</Tag>;
}

const TONES = { WAITING: 'warn', DELIVERED: 'ok', FAILED: 'bad' } as const;

export function DeliveryState({ delivery }: { delivery: Pick<DeliveryDialogFragment, 'state'> }) {
  const { t } = useTranslation('webhooks');
  return <Tag tone={TONES[delivery.state]}>{t(`state.${delivery.state}`)}</Tag>;
}
