import { useTranslation } from '../../i18n/use-translation.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { DeliveryFactsFragment, WebhookFactsFragment } from './webhooks.gen.ts';

export function WebhookState({ webhook }: { webhook: WebhookFactsFragment }) {
  const { t } = useTranslation('webhooks');
  if (!webhook.isActive)
    return <Tag tone={webhook.switchedOffFor === 'ADMINISTRATOR' ? 'neutral' : 'bad'}>{t('off')}</Tag>;
  return webhook.failingSince ? <Tag tone="warn">{t('failing')}</Tag> : <Tag tone="ok">{t('on')}</Tag>;
}

const TONES = { WAITING: 'warn', DELIVERED: 'ok', FAILED: 'bad' } as const;

export function DeliveryState({ delivery }: { delivery: DeliveryFactsFragment }) {
  const { t } = useTranslation('webhooks');
  return <Tag tone={TONES[delivery.state]}>{t(`state.${delivery.state}`)}</Tag>;
}
