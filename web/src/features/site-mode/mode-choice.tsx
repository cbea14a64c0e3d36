import type { ReactNode } from 'react';
import { Radio } from '../../ui/fields/radio.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import classes from './site-mode.module.css';

interface ModeChoiceProps<V extends string> {
  /** ID of the heading. */
  labelledBy: string;
  value: V;
  options: readonly { value: V; label: string; text: string }[];
  onChange: (value: V) => void;
  isReadOnly: boolean;
  error?: ReactNode;
}

/** One question about the site, with its answers side by side. */
export function ModeChoice<V extends string>(props: ModeChoiceProps<V>) {
  const { labelledBy, value, options, onChange, isReadOnly, error } = props;
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      value={value}
      onChange={(chosen) => onChange(chosen as V)}
      error={error}
    >
      <div className={classes.modes}>
        {options.map((option) => (
          <Radio
            key={option.value}
            className={classes.mode}
            value={option.value}
            label={<b>{option.label}</b>}
            description={option.text}
            disabled={isReadOnly}
          />
        ))}
      </div>
    </RadioGroup>
  );
}
