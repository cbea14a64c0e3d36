import { styleClass } from './layout/style-class.ts';
import classes from './range-slider.module.css';

interface RangeSliderProps {
  /** The scale starts at 0. */
  max: number;
  step: number;
  from: number;
  to: number;
  labels: { from: string; to: string };
  /** Formats a value for screen readers. */
  format: (value: number) => string;
  onChange: (range: { from: number; to: number }) => void;
}

/** Two native sliders on one line, so that each handle has its own keyboard support and name. */
export function RangeSlider({ max, step, from, to, labels, format, onChange }: RangeSliderProps) {
  const handle = (label: string, value: number, change: (value: number) => void) => (
    <input
      type="range"
      className={`${classes.handle} ${styleClass({ w: 'full', h: 'full', m: 0, bg: 'none', position: 'absolute', inset: 0, pointer: 'none', bare: true })}`}
      min={0}
      max={max}
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={format(value)}
      onChange={(event) => change(Number(event.currentTarget.value))}
    />
  );
  const share = (value: number) => `${(100 * value) / max}%`;
  return (
    <div className={classes.slider}>
      <div className={classes.line}>
        <div className={classes.fill} style={{ left: share(from), width: share(Math.max(0, to - from)) }} />
      </div>
      {handle(labels.from, from, (value) => onChange({ from: Math.min(value, to), to }))}
      {handle(labels.to, to, (value) => onChange({ from, to: Math.max(value, from) }))}
    </div>
  );
}
