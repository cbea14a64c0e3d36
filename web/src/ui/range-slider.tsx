import classes from './range-slider.module.css';

interface RangeSliderProps {
  /** The scale, from 0 in whole steps. */
  max: number;
  step: number;
  from: number;
  to: number;
  labels: { from: string; to: string };
  /** A value in words, for screen readers. */
  words: (value: number) => string;
  onChange: (range: { from: number; to: number }) => void;
}

/** Two of the browser’s own sliders on one line: each handle has the keyboard and its own name. */
export function RangeSlider({ max, step, from, to, labels, words, onChange }: RangeSliderProps) {
  const handle = (label: string, value: number, change: (value: number) => void) => (
    <input
      type="range"
      className={classes.handle}
      min={0}
      max={max}
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={words(value)}
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
