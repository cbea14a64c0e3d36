import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import type { SettingRowFragment } from './settings.gen.ts';
import classes from './settings.module.css';
import { useSettingValue } from './use-setting-value.ts';

interface SettingRowProps {
  setting: SettingRowFragment;
  /** Undefined if the viewer may not change settings. */
  onChange?: () => void;
  onHistory: () => void;
}

export function SettingRow({ setting, onChange, onHistory }: SettingRowProps) {
  const { t } = useTranslation('settings');
  const { date, time } = useFormat();
  const say = useSettingValue();
  const { label, description, value, default: usual, changedAt, changedByName, whyChanged } = setting;
  return (
    <li className={classes.row} data-changed={value !== usual || undefined}>
      <div className={kit.grow}>
        <h3 className={classes.label}>{label}</h3>
        <p className={kit.dim}>{description}</p>
        {changedAt && (
          <p className={`${kit.small} ${classes.last}`}>
            {t('last', {
              name: changedByName ?? t('someone'),
              time: time(changedAt),
              date: date(changedAt),
              reason: whyChanged,
            })}
          </p>
        )}
      </div>
      <div className={classes.now}>
        <p className={classes.value}>{say(setting, value)}</p>
        <p className={`${kit.small} ${kit.dim}`}>
          {value === usual ? t('isDefault') : t('default', { value: say(setting, usual) })}
        </p>
      </div>
      <div className={classes.acts}>
        {onChange && (
          <Button
            size="compact-md"
            variant="default"
            aria-label={t('changeNamed', { label })}
            onClick={onChange}
          >
            {t('change')}
          </Button>
        )}
        {changedAt && (
          <Button
            size="compact-md"
            variant="subtle"
            aria-label={t('historyNamed', { label })}
            onClick={onHistory}
          >
            {t('history')}
          </Button>
        )}
      </div>
    </li>
  );
}
