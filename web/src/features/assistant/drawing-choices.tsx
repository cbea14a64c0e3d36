import { useTranslation } from '../../i18n/use-translation.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import classes from './assistant.module.css';
import { toDataUrl } from './drawn-picture.ts';

interface DrawingChoicesProps {
  label: string;
  drawings: readonly { variant: number; svg: string }[];
  selected: number;
  onChoose: (variant: number) => void;
  isSquare?: boolean;
}

export function DrawingChoices({
  label,
  drawings,
  selected,
  onChoose,
  isSquare = false,
}: DrawingChoicesProps) {
  const { t } = useTranslation('assistant');
  return (
    <fieldset className={isSquare ? classes.squares : classes.drawings}>
      <Text as="legend" text="lg" weight={700}>
        {label}
      </Text>
      {drawings.map(({ variant, svg }) => (
        <label key={variant} className={classes.drawing}>
          <input
            type="radio"
            name="drawing"
            checked={variant === selected}
            onChange={() => onChoose(variant)}
            aria-label={t('choose', { number: variant + 1 })}
          />
          <img src={toDataUrl(svg)} alt="" width={isSquare ? 512 : 480} height={isSquare ? 512 : 270} />
        </label>
      ))}
    </fieldset>
  );
}
