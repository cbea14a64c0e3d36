import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormat } from '../../ui/format.ts';
import { RangeSlider } from '../../ui/range-slider.tsx';
import { useDebouncedCallback } from '../../ui/use-debounced.ts';
import { useKeyedState } from '../../ui/use-keyed-state.ts';
import { useFilterField } from './filter-form.tsx';
import classes from './filter-panel.module.css';

interface PriceRangeProps {
  min: string;
  max: string;
  /** Undefined until it is known. */
  highest: number | undefined;
  onChange: (change: { minPrice: string; maxPrice: string }) => void;
}

/** Đồng per step of a handle. */
const STEP = 50_000;
/** Milliseconds without a movement until a change is applied. */
const PAUSE_MS = 400;

const keepDigits = (text: string) => text.replaceAll(/\D/g, '').slice(0, 9);

/** A range of prices by two handles or two amounts. The ends of the scale mean no condition. */
export function PriceRange({ min, max, highest, onChange }: PriceRangeProps) {
  const { t } = useTranslation(['catalog', 'filters']);
  const { price, count } = useFormat();
  const [draft, setDraft] = useKeyedState(`${min} ${max}`, { min, max, isDragged: false });
  const isChanged = draft.min !== min || draft.max !== max;

  const asField = useFilterField();
  const { call: settle, cancel } = useDebouncedCallback(onChange, PAUSE_MS);

  const end = Math.max(STEP, Math.ceil(Math.max(highest ?? 0, Number(max), Number(min)) / STEP) * STEP);
  const from = Math.min(end, Number(draft.min));
  const bound = (label: string, value: string, name: 'min' | 'max') => (
    <TextField
      isSmall
      label={label}
      inputMode="numeric"
      {...asField(`${name}Price`)}
      value={value && count(Number(value))}
      onChange={(event) => {
        cancel();
        setDraft({ ...draft, [name]: keepDigits(event.currentTarget.value), isDragged: false });
      }}
    />
  );
  return (
    <form
      className={classes.prices}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ minPrice: draft.min, maxPrice: draft.max });
      }}
    >
      <div className={`${classes.whole} ${classes.slider}`}>
        <RangeSlider
          max={end}
          step={STEP}
          from={from}
          to={draft.max ? Math.max(from, Math.min(end, Number(draft.max))) : end}
          labels={{ from: t('filters:leastPrice'), to: t('filters:mostPrice') }}
          format={price}
          onChange={(range) => {
            const min = range.from > 0 ? String(range.from) : '';
            const max = range.to < end ? String(range.to) : '';
            setDraft({ min, max, isDragged: true });
            settle({ minPrice: min, maxPrice: max });
          }}
        />
      </div>
      {bound(t('filters:minPrice'), draft.min, 'min')}
      {bound(t('filters:maxPrice'), draft.max, 'max')}
      {isChanged && !draft.isDragged && (
        <Button type="submit" size="sm" variant="light" className={classes.whole ?? ''}>
          {t('filters:apply')}
        </Button>
      )}
    </form>
  );
}
