import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import type { Setting } from './filter-settings.ts';
import { useSettingHistoryQuery } from './settings.gen.ts';
import classes from './settings.module.css';
import { useSettingValue } from './use-setting-value.ts';

interface HistoryDialogProps {
  setting: Setting;
  /** Restores an earlier value; undefined if the viewer may not change settings. */
  onUse?: (value: Setting['value']) => void;
  onClose: () => void;
}

/** All changes of a setting, latest first, down to its default. */
export function HistoryDialog({ setting, onUse, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('settings');
  const { date, time } = useFormat();
  const formatValue = useSettingValue();
  const result = useSettingHistoryQuery({ variables: { id: setting.key }, ...cacheAndNetwork });
  return (
    <Dialog isOpen onClose={onClose} placement="end" title={t('historyTitle', { label: setting.label })}>
      <QueryView
        result={result}
        select={({ setting: loaded }) => loaded?.history}
        skeleton={<LoadingRows rows={3} height={72} />}
      >
        {(history) => (
          <ol className={classes.history}>
            {history.map(({ version, value, changedAt, changedByName, reason }) => (
              <li key={version}>
                <Text weight={600}>{formatValue(setting, value)}</Text>
                <Text text="sm" tone="dim">
                  {t('by', {
                    name: changedByName ?? t('someone'),
                    time: time(changedAt),
                    date: date(changedAt),
                  })}
                </Text>
                <p className={classes.reason}>{reason}</p>
                {onUse && value !== setting.value && (
                  <Button size="compact-md" variant="default" onClick={() => onUse(value)}>
                    {t('useAgain', { value: formatValue(setting, value) })}
                  </Button>
                )}
              </li>
            ))}
            <li>
              <Text weight={600}>{formatValue(setting, setting.default)}</Text>
              <Text text="sm" tone="dim">
                {t('atFirst')}
              </Text>
            </li>
          </ol>
        )}
      </QueryView>
      <Text mt={4} text="sm" tone="dim">
        <code>{setting.key}</code>
      </Text>
    </Dialog>
  );
}
