import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import kit from '../../../ui/kit.module.css';
import { setLetterShortcuts, useLetterShortcuts } from '../../../ui/shortcuts.ts';
import classes from './part-card.module.css';

export function ShortcutsCard() {
  const { t } = useTranslation('profile');
  const id = useId();
  const areOn = useLetterShortcuts();
  return (
    <section className={kit.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t('shortcuts.title')}
      </h2>
      <Checkbox
        className={classes.form}
        label={t('shortcuts.letters')}
        description={t('shortcuts.help')}
        checked={areOn}
        onChange={(event) => setLetterShortcuts(event.currentTarget.checked)}
      />
    </section>
  );
}
