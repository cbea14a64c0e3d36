import { useMemo } from 'react';
import type { SubmissionStatus } from '../../generated/schema.ts';
import type { TFunction } from '../../i18n/keys.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `5 ngày 3 giờ`: the two largest units; under an hour, minutes. */
export const formatSpan = (t: TFunction<'assignment'>, ms: number): string => {
  const duration = Math.max(0, Math.abs(ms));
  const days = Math.floor(duration / DAY);
  const hours = Math.floor((duration % DAY) / HOUR);
  const minutes = Math.max(1, Math.round((duration % HOUR) / MINUTE));
  const parts = [
    days > 0 && t('span.days', { count: days }),
    hours > 0 && t('span.hours', { count: hours }),
    days === 0 && hours === 0 && t('span.minutes', { count: minutes }),
  ];
  return parts.filter(Boolean).join(' ');
};

export const useAssignmentFormat = () => {
  const { t } = useTranslation('assignment');
  const { date, time, rating, count } = useFormat();
  return useMemo(
    () => ({
      /** `23:59, 25/11/2026`. */
      at: (iso: string) => `${time(iso)}, ${date(iso)}`,
      span: (ms: number) => formatSpan(t, ms),
      /** Points, without decimals if they are whole. */
      points: (value: number) => (Number.isInteger(value) ? count(value) : rating(value)),
    }),
    [t, date, time, rating, count],
  );
};

const TONES: Readonly<Record<SubmissionStatus, Tone>> = {
  NOT_SUBMITTED: 'neutral',
  DRAFT: 'info',
  SUBMITTED: 'warn',
  GRADED: 'ok',
  RETURNED: 'info',
};

/** Shown next to the status of the work. */
export function OverdueTag() {
  const { t } = useTranslation('assignment');
  return <Tag tone="warn">{t('overdue.tag')}</Tag>;
}

export function StatusTag({ status }: { status: SubmissionStatus }) {
  const { t } = useTranslation('assignment');
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}
