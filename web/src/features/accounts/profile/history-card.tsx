import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { UpdateProfileInput } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { createIdempotencyKey } from '../../../ui/create-idempotency-key.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import classes from './fields.module.css';
import { type Entry, emptyEntry, YEARS } from './history.ts';
import { PartCard } from './part-card.tsx';
import type { ProfileFragment } from './profile.gen.ts';
import { useProfileForm } from './use-profile-form.ts';

interface HistoryField<F extends string> {
  name: F;
  label: string;
  /** Characters. */
  maxLength: number;
  /** Lines of a multi-line field. */
  rows?: number;
  /** True if it is half as wide as the card, next to another field. */
  isHalf?: boolean;
}

interface HistoryCardProps<F extends string> {
  profile: ProfileFragment;
  onDirty: (isDirty: boolean) => void;
  /** The list's name in the API. */
  part: 'education' | 'experience';
  texts: { title: string; help: string; add: string; empty: string; entry: (number: number) => string };
  /** The first field names the entry. */
  fields: readonly [HistoryField<F>, ...HistoryField<F>[]];
  getEntries: (profile: ProfileFragment) => Entry<F>[];
  toInput: (entries: readonly Entry<F>[]) => UpdateProfileInput;
}

/** An editable list of entries with years. New entries are inserted at the start. */
export function HistoryCard<F extends string>(props: HistoryCardProps<F>) {
  const { profile, onDirty, part, texts, fields, getEntries, toInput } = props;
  const { t } = useTranslation('profile');
  /** The entry that was added last, which gets the focus. */
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const { form, card } = useProfileForm(profile, {
    toValues: (saved) => ({ entries: getEntries(saved) }),
    toInput: ({ entries }) => toInput(entries),
    fields: [part],
    onDirty,
  });
  const { entries } = form.values;
  const getTitle = (entry: Entry<F>, index: number) => entry[fields[0].name] || texts.entry(index + 1);

  /** The server's errors refer to entries by index, so they are cleared when indexes change. */
  const setEntries = (next: Entry<F>[]) => {
    form.clearErrors();
    form.setValues({ entries: next });
  };
  const field = (index: number, name: F | (typeof YEARS)[number]) => ({
    value: entries[index]?.[name] ?? '',
    error: form.errors[`${part}.${index}.${name}`],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      form.clearFieldError(`${part}.${index}.${name}`);
      form.setValues({
        entries: entries.map((entry, place) => (place === index ? { ...entry, [name]: value } : entry)),
      });
    },
  });
  const add = () => {
    const key = createIdempotencyKey();
    setAddedKey(key);
    setEntries([
      emptyEntry(
        fields.map(({ name }) => name),
        key,
      ),
      ...entries,
    ]);
  };

  return (
    <PartCard title={texts.title} help={texts.help} {...card}>
      {entries.length === 0 && <Text tone="dim">{texts.empty}</Text>}
      {entries.map((entry, index) => (
        <Grid
          as="fieldset"
          key={entry.key}
          columns={2}
          align="start"
          gap={4}
          shrink
          p={4}
          radius="md"
          border
          phone={{ columns: 1 }}
        >
          <Box as="legend" px={1} text="sm" weight={600}>
            {getTitle(entry, index)}
          </Box>
          {fields.map(({ name, label, maxLength, rows, isHalf }, place) => {
            const Field = rows ? TextArea : TextField;
            return (
              <Field
                key={name}
                className={isHalf ? '' : (classes.whole ?? '')}
                label={label}
                maxLength={maxLength}
                {...(rows && { rows })}
                autoFocus={place === 0 && entry.key === addedKey}
                {...field(index, name)}
              />
            );
          })}
          <div className={classes.years}>
            {YEARS.map((name) => (
              <TextField
                key={name}
                inputMode="numeric"
                label={t(`years.${name}`)}
                {...(name === 'to' && { placeholder: t('years.now') })}
                maxLength={4}
                {...field(index, name)}
              />
            ))}
          </div>
          <div className={classes.whole}>
            <Button
              variant="subtle"
              size="sm"
              color="clay"
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              aria-label={`${t('years.remove')}: ${getTitle(entry, index)}`}
              onClick={() => setEntries(entries.toSpliced(index, 1))}
            >
              {t('years.remove')}
            </Button>
          </div>
        </Grid>
      ))}
      <Row gap={2} shrink>
        <Button
          variant="light"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={add}
        >
          {texts.add}
        </Button>
      </Row>
    </PartCard>
  );
}
