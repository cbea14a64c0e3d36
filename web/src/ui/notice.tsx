import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
    <div className={classes.notice} data-tone={tone} {...(isAlert ? { role: 'alert' } : {})}>
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <Icon size={20} />}
      </span>
      <div className={classes.body}>{children}</div>
    </div>
  );
}
