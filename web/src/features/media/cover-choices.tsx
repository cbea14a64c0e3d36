import { useTranslation } from '../../i18n/use-translation.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import classes from './cover-panel.module.css';
import type { CoverPanelFragment } from './covers.gen.ts';

interface CoverChoicesProps {
  choices: NonNullable<CoverPanelFragment['coverChoices']>;
  isLocked: boolean;
  onChoose: (variant: number | null) => void;
}

/** Styles of generated covers. The preview above changes immediately. */
export function CoverChoices({ choices, isLocked, onChoose }: CoverChoicesProps) {
  const { t } = useTranslation('studio');
  return (
    <fieldset className={classes.choices} disabled={isLocked}>
      <Text as="legend" mb={2} text="sm" weight={600}>
        {t('cover.looks')}
      </Text>
      {choices.map(({ variant, url, isChosen }) => (
        <label key={variant} className={classes.choice}>
          <input
            type="radio"
            name="cover-look"
            checked={isChosen}
            onChange={() => onChoose(variant ?? null)}
            aria-label={variant == null ? t('cover.auto') : t('cover.look', { number: variant + 1 })}
          />
          <img src={url} alt="" width={480} height={270} loading="lazy" />
          {variant == null && <span aria-hidden="true">{t('cover.auto')}</span>}
        </label>
      ))}
    </fieldset>
  );
}
