import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import type { GuardianFragment } from './guardian.gen.ts';

const TONES: Readonly<Record<GuardianFragment['status'], Tone>> = {
  PENDING: 'warn',
  CONSENTED: 'ok',
  REFUSED: 'neutral',
  WITHDRAWN: 'neutral',
  CANCELLED: 'neutral',
};

/** The guardian who was asked, and the state of the request. */
export function GuardianStatus({ request }: { request: GuardianFragment }) {
  const { t } = useTranslation('guardian');
  const { date, time } = useFormat();
  const { guardianName, guardianEmail, status, sentAt, expiresAt, answeredAt, withdrawnAt } = request;
  const isExpired = status === 'PENDING' && new Date(expiresAt) < new Date();
  const at = withdrawnAt ?? answeredAt ?? sentAt;
  return (
    <Stack gap={1} shrink>
      <Text weight={600} text="sm" anywhere>
        {guardianName} <Tag tone={TONES[status]}>{t(isExpired ? 'status.EXPIRED' : `status.${status}`)}</Tag>
      </Text>
      <Text text="sm" tone="dim" anywhere>
        {guardianEmail}
      </Text>
      <Text text="sm" tone="dim" numbers>
        {t(answeredAt ? 'answeredAt' : 'sentAt', { at: `${date(at)}, ${time(at)}` })}
        {status === 'PENDING' && !isExpired && ` ${t('until', { day: date(expiresAt) })}`}
      </Text>
    </Stack>
  );
}
