import type { ReactNode } from 'react';
import classes from './tag.module.css';

export type Tone = 'neutral' | 'ok' | 'warn' | 'bad' | 'info' | 'sale';

export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}
