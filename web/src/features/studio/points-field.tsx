import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { UpdateCourseInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useAnnouncer } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import classes from './points-field.module.css';

/** Outcomes, requirements and audience have the same limits. */
const { maxItems: MAX_ITEMS, items } = UpdateCourseInput.outcomes;

interface PointsFieldProps {
  /** For links of the submission checklist. */
  id: string;
  label: string;
  help: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | null;
}

type Target = { index: number; part: 'input' | 'up' | 'down' | 'add' };

/**
 * A list of short texts: Enter inserts one below, Alt with an arrow key moves one, Backspace in an empty one removes
 * it. Buttons do the same, and the focus follows the text.
 */
export function PointsField({ id, label, help, value, onChange, error }: PointsFieldProps) {
  const { t } = useTranslation('studio');
  const { announce, region } = useAnnouncer();
  const box = useRef<HTMLFieldSetElement>(null);
  const next = useRef<Target | null>(null);

  useEffect(() => {
    const target = next.current;
    if (!target) return;
    next.current = null;
    const part = target.part === 'add' ? '[data-part="add"]' : `[data-part="${target.part}${target.index}"]`;
    const focusTarget = box.current?.querySelector<HTMLElement>(part);
    const focusable =
      focusTarget?.getAttribute('aria-disabled') === 'true' ? `[data-part="input${target.index}"]` : part;
    box.current?.querySelector<HTMLElement>(focusable)?.focus();
  });

  const insert = (index: number) => {
    if (value.length >= MAX_ITEMS) {
      announce(t('form.full', { max: MAX_ITEMS }));
      return;
    }
    next.current = { index, part: 'input' };
    onChange(value.toSpliced(index, 0, ''));
  };
  const remove = (index: number) => {
    next.current =
      value.length > 1 ? { index: Math.max(0, index - 1), part: 'input' } : { index: 0, part: 'add' };
    onChange(value.toSpliced(index, 1));
    announce(t('form.removedPoint', { number: index + 1 }));
  };
  const move = (index: number, by: -1 | 1, part: Target['part']) => {
    const target = index + by;
    const point = value[index];
    if (point === undefined || target < 0 || target >= value.length) return;
    next.current = { index: target, part };
    onChange(value.toSpliced(index, 1).toSpliced(target, 0, point));
    announce(t('form.movedPoint', { number: target + 1, all: value.length }));
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter') insert(index + 1);
    else if (event.key === 'Backspace' && value[index] === '') remove(index);
    else if (event.altKey && event.key === 'ArrowUp') move(index, -1, 'input');
    else if (event.altKey && event.key === 'ArrowDown') move(index, 1, 'input');
    else return;
    event.preventDefault();
  };

  return (
    <Stack
      as="fieldset"
      id={id}
      ref={box}
      align="start"
      gap={2}
      shrink
      aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}
    >
      <Text as="legend" text="md" weight={600}>
        {label}
      </Text>
      <Text id={`${id}-help`} text="xs" tone="dim">
        {help} {value.length > 0 && t('form.points', { count: value.length })}
      </Text>
      {value.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no id, and their texts are not unique
        <Row key={index} className={classes.row} gap={1} w="full">
          <TextField
            className={styleClass({ grow: true, shrink: true })}
            aria-label={`${label}: ${t('form.point', { number: index + 1 })}`}
            value={point}
            maxLength={items.maxLength}
            error={Boolean(error)}
            data-part={`input${index}`}
            onChange={(event) => onChange(value.with(index, event.currentTarget.value))}
            onKeyDown={(event) => onKey(event, index)}
          />
          <Row className={classes.tools} align="stretch" rigid>
            <IconButton
              aria-label={t('form.upPoint', { number: index + 1 })}
              aria-disabled={index === 0}
              data-part={`up${index}`}
              onClick={() => move(index, -1, 'up')}
            >
              <IconArrowUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              aria-label={t('form.downPoint', { number: index + 1 })}
              aria-disabled={index === value.length - 1}
              data-part={`down${index}`}
              onClick={() => move(index, 1, 'down')}
            >
              <IconArrowDown size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              aria-label={t('form.removePoint', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <IconX size={18} aria-hidden="true" />
            </IconButton>
          </Row>
        </Row>
      ))}
      <Button
        variant="light"
        size="sm"
        data-part="add"
        aria-label={t('form.addTo', { list: label })}
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => insert(value.length)}
      >
        {t('form.addPoint')}
      </Button>
      {error && (
        <Text id={`${id}-error`} text="xs" tone="bad">
          {error}
        </Text>
      )}
      {region}
    </Stack>
  );
}
