import type { ReactNode } from 'react';
import { Box } from './layout/layout.tsx';
import classes from './tag.module.css';

export type Tone = 'neutral' | 'ok' | 'warn' | 'bad' | 'info' | 'sale';

export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Box
      as="span"
      className={classes.tag}
      display="inline-flex"
      align="center"
      gap={1}
      minH={6}
      px={2}
      text="micro"
      weight={600}
      tone="text-2"
      space="nowrap"
      bg="surface-2"
      radius="xs"
      data-tone={tone}
    >
      {children}
    </Box>
  );
}
