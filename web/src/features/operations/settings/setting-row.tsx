import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Heading, Row, Text } from '../../../ui/layout/layout.tsx';
import type { Setting } from './filter-settings.ts';
import classes from './settings.module.css';
import { useSettingValue } from './use-setting-value.ts';

interface SettingRowProps {
  setting: Setting;
  /** Undefined if the viewer may not change settings. */
  onChange?: () => void;
  onHistory: () => void;
}

export function SettingRow({ setting, onChange, onHistory }: SettingRowProps) {
  const { t } = useTranslation('settings');
  const { date, time } = useFormat();
  const formatValue = useSettingValue();
  const { label, description, value, default: defaultValue, changedAt, changedByName, whyChanged } = setting;
  return (
    <Row
      as="li"
      className={classes.row}
      align="start"
      rowGap={2}
      columnGap={6}
      px={6}
      py={4}
      borderTop
      data-changed={value !== defaultValue || undefined}
    >
      <Box grow shrink>
        <Heading level={3} text="md" weight={600}>
          {label}
        </Heading>
        <Text tone="dim">{description}</Text>
        {changedAt && (
          <Text mt={2} text="sm" tone="text-2">
            {t('last', {
              name: changedByName ?? t('someone'),
              time: time(changedAt),
              date: date(changedAt),
              reason: whyChanged,
            })}
          </Text>
        )}
      </Box>
      <div className={classes.now}>
        <Text weight={700} numbers>
          {formatValue(setting, value)}
        </Text>
        <Text text="sm" tone="dim">
          {value === defaultValue
            ? t('isDefault')
            : t('default', { value: formatValue(setting, defaultValue) })}
        </Text>
      </div>
      <Row align="stretch" gap={1}>
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
      </Row>
    </Row>
  );
}
