import type { ReactNode } from 'react';
import { BudDrawing, LensDrawing } from './drawings.tsx';
import { Box, Row, Stack, Text } from './layout/layout.tsx';
import classes from './state.module.css';

interface EmptyStateProps {
  /** `first`: nothing exists yet. `filter`: nothing matches; offer to clear the filters. */
  kind?: 'first' | 'filter';
  title: string;
  text?: string;
  /** One or two buttons for the next step. */
  actions?: ReactNode;
  drawing?: ReactNode;
  /** h1 if the state is the whole page. */
  heading?: 'h1' | 'h2';
}

/** Empty state of a list: its purpose and the next action. */
export function EmptyState({
  kind = 'first',
  title,
  text,
  actions,
  drawing,
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <Stack align="center" gap={2} px={4} py={12} textAlign="center">
      {drawing ?? (kind === 'filter' ? <LensDrawing /> : <BudDrawing />)}
      <Box as={Heading} mt={3} text="h3">
        {title}
      </Box>
      {text && (
        <Text maxW={120} text="control" tone="text-2" balance>
          {text}
        </Text>
      )}
      {actions && (
        <Row className={classes.actions} wrap align="stretch" justify="center" gap={2} mt={4}>
          {actions}
        </Row>
      )}
    </Stack>
  );
}
