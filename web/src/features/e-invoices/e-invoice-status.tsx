import type { EInvoiceStatus as Status } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';

const TONES: Record<Status, Tone> = {
  DRAFT: 'neutral',
  SENT: 'info',
  NUMBERED: 'warn',
  ACCEPTED: 'ok',
  REJECTED: 'bad',
  CANCELLED: 'neutral',
  REPLACED: 'neutral',
};

/** The status in words. The provider’s acceptance and the tax office’s are different ones. */
export function EInvoiceStatus({ status }: { status: Status }) {
  const { t } = useTranslation('eInvoices');
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}
