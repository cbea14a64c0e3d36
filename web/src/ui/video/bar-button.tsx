import type { ReactNode } from 'react';
import classes from './video-player.module.css';

interface BarButtonProps {
  label: string;
  /** For toggle buttons. */
  isPressed?: boolean;
  /** Hidden if the bar is narrow, because a key or the browser does the same. */
  isWide?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const BarButton = ({ label, isPressed, isWide = false, onClick, children }: BarButtonProps) => (
  <button
    type="button"
    className={`${classes.button} ${isWide ? classes.wide : ''}`}
    aria-label={label}
    title={label}
    {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
    onClick={onClick}
  >
    {children}
  </button>
);
