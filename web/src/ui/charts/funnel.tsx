import { Text } from '../layout/layout.tsx';
import classes from './charts.module.css';

export interface FunnelStep {
  key: string;
  name: string;
  value: number;
  text: string;
  /** The share of the previous step, as a text. */
  note: string;
}

const WIDTH = 100;
const HEIGHT = 100;

/** A funnel chart: the values of consecutive steps and what each retains. On a phone the steps are stacked. */
export function Funnel({ label, steps }: { label: string; steps: readonly FunnelStep[] }) {
  const max = Math.max(1, ...steps.map(({ value }) => value));
  const yOf = (value: number) => HEIGHT - Math.max(2, (HEIGHT * value) / max);
  return (
    <ol className={classes.funnel} aria-label={label}>
      {steps.map(({ key, name, value, text, note }, index) => {
        const [from, to] = [yOf(value), yOf(steps[index + 1]?.value ?? value)];
        return (
          <li key={key} data-step={Math.min(4, index + 1)}>
            <svg
              className={classes.narrowing}
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M0 ${from}C40 ${from} 60 ${to} ${WIDTH} ${to}V${HEIGHT}H0Z`} />
            </svg>
            <span className={classes.step} aria-hidden="true">
              <span style={{ inlineSize: `${Math.max(1, (100 * value) / max)}%` }} />
            </span>
            <Text as="span" text="sm">
              {name}
            </Text>
            <Text as="span" text="h3" weight={700} numbers>
              {text}
            </Text>
            <Text as="span" className={classes.stepNote} text="xs" tone="dim">
              {note}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}
