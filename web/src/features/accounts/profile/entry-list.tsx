import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import { uniqueKey } from '../../../ui/unique-key.ts';
import classes from './fields.module.css';
import type { YearsText } from './history.ts';

interface EntryListProps<T extends YearsText> {
  // biome-ignore lint/suspicious/noExplicitAny: the form holds one list under a name that its caller knows
  form: UseFormReturnType<any>;
  name: string;
  entries: readonly T[];
  empty: T;
  /** What an entry is called: school, position. */
  titleOf: (index: number) => string;
  addLabel: string;
  emptyTitle: string;
  children: (path: (field: string) => string, index: number) => ReactNode;
}

/** A list of entries with years, each a group of fields; added at its beginning, removed one by one. */
export function EntryList<T extends YearsText>(props: EntryListProps<T>) {
  const { form, name, entries, empty, titleOf, addLabel, emptyTitle, children } = props;
  const { t } = useTranslation('profile');
  return (
    <>
      {entries.length === 0 && <p className={kit.dim}>{emptyTitle}</p>}
      {entries.map((entry, index) => {
        const path = (field: string) => `${name}.${index}.${field}`;
        return (
          <fieldset key={entry.key} className={classes.entry}>
            <legend className={classes.legend}>{titleOf(index)}</legend>
            {children(path, index)}
            <div className={classes.years}>
              <TextInput
                inputMode="numeric"
                label={t('years.from')}
                maxLength={4}
                {...form.getInputProps(path('from'))}
              />
              <TextInput
                inputMode="numeric"
                label={t('years.to')}
                placeholder={t('years.now')}
                maxLength={4}
                {...form.getInputProps(path('to'))}
              />
            </div>
            <div>
              <Button
                variant="subtle"
                size="sm"
                color="clay"
                leftSection={<IconTrash size={16} aria-hidden="true" />}
                aria-label={`${t('years.remove')}: ${titleOf(index)}`}
                onClick={() => form.removeListItem(name, index)}
              >
                {t('years.remove')}
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div className={kit.row}>
        <Button
          variant="light"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => form.insertListItem(name, { ...empty, key: uniqueKey() }, 0)}
        >
          {addLabel}
        </Button>
      </div>
    </>
  );
}
