import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Box, Text } from './layout/layout.tsx';
import { styleClass } from './layout/style-class.ts';
import classes from './notice.module.css';

interface NoticeProps {
  tone?: 'plain' | 'warn' | 'bad';
  icon?: ReactNode;
  children: ReactNode;
  /** Announced immediately by screen readers: for responses to the viewer's action. */
  isAlert?: boolean;
}

const icons = { plain: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertCircle };

export function Notice({ tone = 'plain', icon, children, isAlert = false }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      className={`${classes.notice} ${styleClass({ display: 'flex', gap: 3, p: 4, text: 'sm', tone: 'text', bg: 'tint', radius: 'md' })}`}
      data-tone={tone}
      {...(isAlert ? { role: 'alert' } : {})}
    >
      <Text as="span" className={classes.icon} rigid tone="on-tint" aria-hidden="true">
        {icon ?? <Icon size={20} />}
      </Text>
      <Box grow shrink>
        {children}
      </Box>
    </div>
  );
}
