import type { ComponentType, ReactNode } from 'react';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import classes from './design.module.css';

export type Scheme = 'light' | 'dark';

export interface SamplesProps {
  scheme: Scheme;
  /** Name of the theme, to distinguish parts that are on the page twice. */
  theme: string;
}

/** All samples of a section, in one theme. */
export type Samples = ComponentType<SamplesProps>;

interface SampleProps {
  /** The component in code, with the properties that make the difference. */
  name: string;
  /** `line` for small components, `column` for wide ones. */
  as?: 'line' | 'column';
  children: ReactNode;
}

/** A component with its name in code. */
export const Sample = ({ name, as = 'line', children }: SampleProps) => (
  <Box className={classes.sample} shrink>
    <Text lang="en" mb={2} text="xs" tone="dim" mono translate="no">
      {name}
    </Text>
    {as === 'line' ? (
      <Row wrap gap={3}>
        {children}
      </Row>
    ) : (
      <Stack gap={3} shrink>
        {children}
      </Stack>
    )}
  </Box>
);
