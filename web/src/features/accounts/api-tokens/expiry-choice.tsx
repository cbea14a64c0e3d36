import { useTranslation } from '../../../i18n/use-translation.tsx';
import { addDays } from '../../../ui/calendar-days.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate } from '../../../ui/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { today } from '../../../ui/local-time.ts';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';

const SPANS = ['30', '90', '365', 'date'] as const;
export type Span = (typeof SPANS)[number];

/** The default choice of the form. */
export const DEFAULT_SPAN: Span = '90';

export const inDays = (days: number): string => addDays(today(), days);

interface ExpiryChoiceProps {
  span: Span;
  /** The last day on which the token is valid. */
  day: string;
  longestDays: number;
  error?: string | undefined;
  onChange: (span: Span, day: string) => void;
}

/** The expiry of a token: a common time span or a custom day. */
export function ExpiryChoice({ span, day, longestDays, error, onChange }: ExpiryChoiceProps) {
  const { t } = useTranslation('apiTokens');
  return (
    <div>
      <Text mb={1} text="sm" weight={600}>
        {t('new.expiry')}
      </Text>
      <PressedFilters
        label={t('new.expiry')}
        value={span}
        options={SPANS.map((value) => ({ value, label: t(`new.span.${value}`) }))}
        onChange={(selectedSpan) =>
          onChange(selectedSpan, selectedSpan === 'date' ? day : inDays(Number(selectedSpan)))
        }
      />
      {span === 'date' ? (
        <DateField
          label={t('new.day')}
          value={day}
          min={inDays(1)}
          max={inDays(longestDays)}
          onDate={(date) => onChange(span, date)}
          error={error}
        />
      ) : (
        <Text text="sm" tone="dim">
          {t('new.until', { date: formatDate(day) })}
        </Text>
      )}
    </div>
  );
}
