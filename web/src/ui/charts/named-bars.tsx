import { Text } from '../layout/layout.tsx';
import classes from './charts.module.css';

interface NamedBar {
  key: string;
  name: string;
  value: number;
  text: string;
  isMarked?: boolean;
}

/** Horizontal bars, each with its name and value, for items without an order in time. */
export function NamedBars({ label, bars }: { label: string; bars: readonly NamedBar[] }) {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={classes.named} aria-label={label}>
      {bars.map(({ key, name, value, text, isMarked }) => (
        <li key={key}>
          <Text as="span" shrink anywhere>
            {name}
          </Text>
          <span className={classes.track} aria-hidden="true">
            <span
              className={classes.fill}
              data-marked={isMarked}
              style={{ inlineSize: `${Math.max(1, (100 * value) / max)}%` }}
            />
          </span>
          <Text as="span" weight={600} numbers textAlign="end">
            {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
