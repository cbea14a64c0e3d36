import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Calendar } from './calendar.tsx';
import type { DayLimits } from './calendar-days.ts';
import { dateText, END_OF_DAY, isDateValue, readDate } from './date-text.ts';
import { Dialog } from './dialog.tsx';
import { TextField } from './fields/text-field.tsx';
import { IconButton } from './icon-button.tsx';

interface DateFieldProps extends DayLimits {
  id?: string;
  label: string;
  /** Explanation of the date, after its format. */
  help?: string;
  /** `2026-11-30`, `2026-11-30T23:59` with a time, or ''. Any other value is shown for correction. */
  value: string;
  /** Called with a valid value or ''. Invalid input clears the value when the field is left. */
  onDate: (value: string) => void;
  /** For forms that must not be saved while the input is invalid: called with the typed text. */
  onUnreadable?: (text: string) => void;
  withTime?: boolean;
  /** For filter bars: the label is in front of the field, and the format is only a placeholder. */
  isInline?: boolean;
  error?: string | null | undefined;
}

/**
 * A date in the Vietnamese format, independent of the browser's language: typed, pasted or chosen from a calendar.
 */
export function DateField(props: DateFieldProps) {
  const { id, label, help, value, onDate, onUnreadable, withTime, isInline, error, ...limits } = props;
  const { t } = useTranslation('workspace');
  const [draft, setDraft] = useState<string | null>(null);
  const [wasBlurred, setWasBlurred] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const lastReported = useRef(value);

  // A new value from outside, for instance cleared filters, replaces the typed text
  useEffect(() => {
    if (value === lastReported.current) return;
    lastReported.current = value;
    setDraft(null);
  }, [value]);

  const report = (next: string, notify: (value: string) => void) => {
    lastReported.current = next;
    if (next !== value) notify(next);
  };
  const read = (text: string) => readDate(text, { ...limits, withTime });
  const type = (text: string) => {
    setDraft(text);
    setWasBlurred(false);
    const { value: next } = read(text);
    if (next !== undefined) report(next, onDate);
    else if (onUnreadable) report(text, onUnreadable);
  };
  const leave = () => {
    if (draft === null) return;
    setWasBlurred(true);
    if (read(draft).value !== undefined) setDraft(null);
    else if (!onUnreadable) report('', onDate);
  };
  const choose = (day: string) => {
    setDraft(null);
    report(
      withTime ? `${day}T${isDateValue(value) && value.slice(11) ? value.slice(11) : END_OF_DAY}` : day,
      onDate,
    );
    setOpen(false);
  };

  // A stored draft was validated when it was created. An unreadable value from the URL is reported as well
  const validatedText =
    draft === null ? (isDateValue(value) ? '' : dateText(value)) : wasBlurred || error ? draft : '';
  const { problem } = read(validatedText);
  const form = t(withTime ? 'date.formTime' : 'date.form');
  const problemText =
    problem &&
    t(`date.problem.${problem}`, {
      form,
      text: validatedText.trim(),
      min: dateText(limits.min ?? ''),
      max: dateText(limits.max ?? ''),
    });

  return (
    <>
      <TextField
        id={id}
        label={label}
        description={[t('date.help', { form }), help].filter(Boolean).join(' ')}
        placeholder={form}
        autoComplete="off"
        value={draft ?? dateText(value)}
        error={problemText ?? error}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        rightSection={
          <IconButton
            aria-label={t('date.open', { label })}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <IconCalendar size={20} aria-hidden="true" />
          </IconButton>
        }
        isInline={isInline}
      />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={label}>
        <Calendar value={isDateValue(value) ? value.slice(0, 10) : ''} {...limits} onDay={choose} />
      </Dialog>
    </>
  );
}
