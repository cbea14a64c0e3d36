import { IconBookmark, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './fields/text-field.tsx';
import { IconButton } from './icon-button.tsx';
import { Grid, Row, Text } from './layout/layout.tsx';
import { styleClass } from './layout/style-class.ts';
import classes from './saved-filters.module.css';
import { dropSetting, MAX_NAME_LENGTH, MAX_SETTINGS, storeSetting, tableSettings } from './table-settings.ts';
import type { TableSearchParams } from './use-table-search-params.ts';
import utilities from './utilities.module.css';

interface SavedFiltersProps {
  table: string;
  tableParams: Pick<TableSearchParams, 'setting' | 'apply'>;
}

/** Menu of the table's filters and order that the viewer has saved under names. */
export function SavedFilters({ table, tableParams: { setting, apply } }: SavedFiltersProps) {
  const { t } = useTranslation('workspace');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconBookmark size={18} aria-hidden="true" />
        {t('saved.title')}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('saved.title')}>
        <Settings
          table={table}
          setting={setting}
          onApply={(chosen) => {
            setOpen(false);
            apply(chosen);
          }}
        />
      </Dialog>
    </>
  );
}

interface SettingsProps {
  table: string;
  setting: string;
  onApply: (setting: string) => void;
}

const Settings = ({ table, setting, onApply }: SettingsProps) => {
  const { t } = useTranslation('workspace');
  const [settings, setSettings] = useState(() => tableSettings(table));
  const [name, setName] = useState('');
  const [hasNoName, setHasNoName] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const isFull = settings.length >= MAX_SETTINGS;

  const save = () => {
    const trimmedName = name.trim();
    setHasNoName(!trimmedName);
    if (!trimmedName) return;
    storeSetting(table, { name: trimmedName, setting });
    setSettings(tableSettings(table));
    setName('');
    setAnnouncement(t('saved.kept', { name: trimmedName }));
  };
  const drop = (dropped: string) => {
    dropSetting(table, dropped);
    setSettings(tableSettings(table));
    setAnnouncement(t('saved.dropped', { name: dropped }));
    // The button with the focus is removed
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className={styleClass({ display: 'grid', gap: 4, outline: 'none' })}>
      {settings.length > 0 ? (
        <Grid as="ul" gap={1} aria-label={t('saved.title')}>
          {settings.map((each) => (
            <Row as="li" key={each.name} gap={1}>
              <button
                type="button"
                className={classes.name}
                aria-current={each.setting === setting || undefined}
                onClick={() => onApply(each.setting)}
              >
                {each.name}
                {each.setting === setting && (
                  <Text as="span" tone="dim">
                    {t('saved.current')}
                  </Text>
                )}
              </button>
              <IconButton aria-label={t('saved.drop', { name: each.name })} onClick={() => drop(each.name)}>
                <IconX size={18} aria-hidden="true" />
              </IconButton>
            </Row>
          ))}
        </Grid>
      ) : (
        <p>{t('saved.none')}</p>
      )}
      <p className={utilities.hidden} role="status">
        {announcement}
      </p>
      {!setting && <Text tone="dim">{t('saved.nothing')}</Text>}
      {setting && isFull && <Text tone="dim">{t('saved.full', { max: MAX_SETTINGS })}</Text>}
      {setting && !isFull && (
        <Grid
          as="form"
          className={classes.form}
          justifyItems="start"
          gap={3}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            className={styleClass({ grow: true, shrink: true })}
            label={t('saved.name')}
            description={t('saved.help')}
            maxLength={MAX_NAME_LENGTH}
            value={name}
            error={hasNoName && t('saved.nameless')}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setHasNoName(false);
            }}
          />
          <Button type="submit">{t('saved.keep')}</Button>
        </Grid>
      )}
    </div>
  );
};
