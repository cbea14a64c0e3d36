import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { changePlayerSettings, usePlayerSettings } from '../../ui/video/player-settings.ts';

/** Switches whether the next lesson starts automatically after a video. Stored in this browser. */
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
