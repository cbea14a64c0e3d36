import type { SellerStatus as Status } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';

const TONES: Record<Status, Tone> = {
  UNVERIFIED: 'neutral',
  PENDING: 'warn',
  VERIFIED: 'ok',
  REJECTED: 'bad',
};

export function SellerStatus({ status }: { status: Status }) {
  const { t } = useTranslation('sellers');
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}
