import type { FragmentType } from '@apollo/client';
import type { PayoutStatus } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { type PayoutStateFragment, usePayoutStateFragment } from './payouts.gen.ts';

const TONES: Readonly<Record<PayoutStatus, Tone>> = {
  PENDING: 'warn',
  APPROVED: 'info',
  PROCESSING: 'info',
  PAID: 'ok',
  FAILED: 'bad',
  REJECTED: 'bad',
  WITHDRAWN: 'neutral',
};

export const PAYOUT_STATUSES = Object.keys(TONES) as readonly PayoutStatus[];

export function PayoutState({ payout: from }: { payout: FragmentType<PayoutStateFragment> }) {
  const { t } = useTranslation('earnings');
  const { date, time } = useFormat();
  const at = (iso: string) => `${time(iso)}, ${date(iso)}`;
  const payout = usePayoutStateFragment(from);
  if (!payout) return null;
  const { status, requestedAt, dueFrom, approvedAt, sentAt, bankReference, reason } = payout;
  const details: Readonly<Record<PayoutStatus, string | null>> = {
    PENDING: dueFrom > requestedAt ? t('detail.approvedFrom', { at: at(dueFrom) }) : null,
    APPROVED: approvedAt && t('detail.approved', { at: at(approvedAt) }),
    PROCESSING: sentAt && t('detail.sent', { at: at(sentAt) }),
    PAID: bankReference && t('detail.paid', { reference: bankReference }),
    FAILED: reason && t('detail.back', { reason }),
    REJECTED: reason && t('detail.back', { reason }),
    WITHDRAWN: reason ?? null,
  };
  return (
    <Stack gap={2} shrink>
      <span>
        <Tag tone={TONES[status]}>{t(`payoutStatus.${status}`)}</Tag>
      </span>
      {details[status] && (
        <Text as="span" text="xs" tone="dim">
          {details[status]}
        </Text>
      )}
    </Stack>
  );
}
