import classes from './meter.module.css';

interface MeterProps {
  /** 0 to 100. */
  percent: number;
  /** What is measured, for those who can't see the bar. */
  label: string;
  thin?: boolean;
}

/** A bar of progress. */
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
