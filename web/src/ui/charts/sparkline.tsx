import classes from './charts.module.css';

const WIDTH = 100;
const HEIGHT = 30;

/** The trend of a value as a small line. The number next to it and the table contain the details. */
export function Sparkline({ label, values }: { label: string; values: readonly number[] }) {
  const max = Math.max(1, ...values);
  const last = Math.max(1, values.length - 1);
  const path = values
    .map(
      (value, place) =>
        `${place === 0 ? 'M' : 'L'}${((WIDTH * place) / last).toFixed(1)} ${(
          1 + (HEIGHT - 2) * (1 - value / max)
        ).toFixed(1)}`,
    )
    .join('');
  return (
    <svg
      className={classes.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={classes.stroke} d={path} />
    </svg>
  );
}
