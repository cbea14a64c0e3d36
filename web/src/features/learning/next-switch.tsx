import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { changePlayerSettings, usePlayerSettings } from '../../ui/video/player-settings.ts';

/** Whether the next lesson begins by itself when a video ends; remembered. */
export function NextSwitch() {
  const { t } = useTranslation('learning');
  const { playsNext } = usePlayerSettings();
  return (
    <Checkbox
      label={t('player.playsNext')}
      checked={playsNext}
      onChange={(event) => changePlayerSettings({ playsNext: event.currentTarget.checked })}
    />
  );
}
