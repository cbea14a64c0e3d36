import { useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Box, Card, Grid, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { useViewer } from '../../accounts/index.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { filterSettings, type Setting } from './filter-settings.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { SettingRow } from './setting-row.tsx';
import { useSettingsQuery } from './settings.gen.ts';
import classes from './settings.module.css';

type Open = { action: 'history' } | { action: 'change'; beginning: Setting['value'] };

const FILTERS = ['show'] as const;

interface SettingsProps {
  settings: readonly Setting[];
  onStale: () => void;
}

const Settings = ({ settings, onStale }: SettingsProps) => {
  const { t } = useTranslation('settings');
  const mayChange = useViewer().may('setting:update');
  const tableParams = useTableSearchParams({ sortBy: '', filters: FILTERS });
  const [open, setOpen] = useState<Open & { key: string }>();
  const show = tableParams.filter('show');
  const groups = [...Map.groupBy(settings, ({ group }) => group)];
  const changedCount = settings.filter((each) => each.value !== each.default).length;
  const foundGroups = [
    ...Map.groupBy(filterSettings(settings, show, tableParams.search), ({ group }) => group),
  ];
  const opened = settings.find(({ key }) => key === open?.key);
  const close = () => setOpen(undefined);
  return (
    <>
      <div className={classes.toolbar}>
        <PressedFilters
          label={t('show')}
          value={show}
          options={[
            { value: '', label: t('all', { count: settings.length }) },
            ...groups.map(([group, { length }]) => ({
              value: group as string,
              label: t('counted', { name: t(`group.${group}.name`), count: length }),
            })),
            { value: 'changed', label: t('notDefault', { count: changedCount }) },
          ]}
          onChange={(value) => tableParams.set({ show: value })}
        />
        <SearchField
          value={tableParams.search}
          onSearch={(search) => tableParams.set({ search })}
          label={t('search')}
        />
      </div>
      {foundGroups.length === 0 && (
        <EmptyState
          kind="filter"
          title={t('noneTitle')}
          text={t(show === 'changed' && !tableParams.search ? 'noneChanged' : 'noneText')}
          actions={
            <Button variant="light" onClick={tableParams.clear}>
              {t('clear')}
            </Button>
          }
        />
      )}
      {foundGroups.map(([group, rows]) => (
        <Card as="section" key={group} card="flush" aria-labelledby={`group-${group}`}>
          <Box className={classes.head} px={6} pt={5} pb={4}>
            <h2 id={`group-${group}`}>{t(`group.${group}.name`)}</h2>
            <Text tone="dim">{t(`group.${group}.text`)}</Text>
          </Box>
          <ul>
            {rows.map((setting) => (
              <SettingRow
                key={setting.key}
                setting={setting}
                onHistory={() => setOpen({ key: setting.key, action: 'history' })}
                {...(mayChange && {
                  onChange: () => setOpen({ key: setting.key, action: 'change', beginning: setting.value }),
                })}
              />
            ))}
          </ul>
        </Card>
      ))}
      {opened && open?.action === 'change' && (
        <ChangeDialog setting={opened} beginning={open.beginning} onStale={onStale} onClose={close} />
      )}
      {opened && open?.action === 'history' && (
        <HistoryDialog
          setting={opened}
          onClose={close}
          {...(mayChange && {
            onUse: (beginning: Setting['value']) => setOpen({ key: opened.key, action: 'change', beginning }),
          })}
        />
      )}
    </>
  );
};

/** /admin/settings: all settings of the platform with range, default and history. */
export function Component() {
  const { t } = useTranslation('settings');
  const result = useSettingsQuery(cacheAndNetwork);
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
      />
      <QueryView
        result={result}
        select={({ settings }) => settings}
        skeleton={<LoadingRows rows={10} height={88} />}
      >
        {(settings) => (
          <Grid gap={6}>
            <Settings settings={settings} onStale={() => void result.refetch()} />
          </Grid>
        )}
      </QueryView>
    </>
  );
}
