import type { ReactNode } from 'react';
import { Box, Text } from './layout/layout.tsx';
import classes from './pay-bar.module.css';

interface PayBarProps {
  /** Text above the amount. */
  label: ReactNode;
  /** Formatted amount to pay. */
  amount: string;
  /** The button, and what belongs above it. */
  children: ReactNode;
}

/** The amount and the button that pays it, at the bottom of narrow windows. The page shows its own in wide ones. */
export function PayBar({ label, amount, children }: PayBarProps) {
  return (
    <Box className={classes.bar} display="none">
      <p>
        <Text as="span" text="xs" tone="dim">
          {label}
        </Text>
        <b>{amount}</b>
      </p>
      <Box grow shrink>
        {children}
      </Box>
    </Box>
  );
}
