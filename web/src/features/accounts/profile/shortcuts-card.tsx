import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Card, Heading } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { setLetterShortcuts, useLetterShortcuts } from '../../../ui/shortcuts.ts';

export function ShortcutsCard() {
  const { t } = useTranslation('profile');
  const id = useId();
  const isOn = useLetterShortcuts();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={2} id={id} text="lg">
        {t('shortcuts.title')}
      </Heading>
      <Checkbox
        className={styleClass({ mt: 4 })}
        label={t('shortcuts.letters')}
        description={t('shortcuts.help')}
        checked={isOn}
        onChange={(event) => setLetterShortcuts(event.currentTarget.checked)}
      />
    </Card>
  );
}
