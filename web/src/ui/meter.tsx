import classes from './meter.module.css';

interface MeterProps {
  /** 0 to 100. */
  percent: number;
  /** The measured quantity, for screen readers. */
  label: string;
  thin?: boolean;
}

export function Meter({ percent, label, thin = false }: MeterProps) {
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      className={thin ? classes.thin : classes.meter}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={classes.fill} style={{ width: `${value}%` }} />
    </div>
  );
}
