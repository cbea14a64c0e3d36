import { type ReactNode, useId } from 'react';
import { Box, Card, Heading, Row } from '../../../ui/layout/layout.tsx';
import classes from './security.module.css';

interface SettingCardProps {
  title: string;
  /** The status as a tag. */
  state?: ReactNode;
  /** Description of the current setting. */
  text: ReactNode;
  actions?: ReactNode;
  /** Content that an action has opened. */
  children?: ReactNode;
}

/** A sign-in method with its current setting and actions. */
export function SettingCard({ title, state, text, actions, children }: SettingCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Row align="start" justify="between" gap={4} phone={{ direction: 'column', align: 'stretch' }}>
        <Box shrink>
          <Row wrap gap={2} shrink>
            <Heading level={2} id={id} text="lg">
              {title}
            </Heading>
            {state}
          </Row>
          <Box mt={1} text="sm" tone="dim" anywhere>
            {text}
          </Box>
        </Box>
        {actions && (
          <Row className={classes.actions} wrap align="stretch" justify="end" gap={2} rigid>
            {actions}
          </Row>
        )}
      </Row>
      {children && <Box mt={4}>{children}</Box>}
    </Card>
  );
}
