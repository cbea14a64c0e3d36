import type { ReactNode } from 'react';
import classes from './site-mode.module.css';

interface ModeFactsProps {
  /** "Is now: …" and "Will be: …". */
  now: string;
  then: string;
  /** False if the draft equals the current mode. */
  isChanged: boolean;
  rows: readonly { label: string; before: ReactNode; after: ReactNode }[];
}

/** Compares the current mode with the chosen one. */
export function ModeFacts({ now, then, isChanged, rows }: ModeFactsProps) {
  return (
    <table className={classes.facts}>
      <thead>
        <tr>
          <td />
          <th scope="col">{now}</th>
          <th scope="col">{then}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td data-label={now}>{row.before}</td>
            <td data-label={then} data-changed={isChanged || undefined}>
              {row.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
