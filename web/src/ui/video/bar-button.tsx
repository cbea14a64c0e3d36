import type { ReactNode } from 'react';
import classes from './video-player.module.css';

interface BarButtonProps {
  label: string;
  /** For what is switched on and off. */
  isPressed?: boolean;
  /** Left out where the bar is narrow: a key or the browser does the same. */
  isWide?: boolean;
  onClick: () => void;
  /** Its icon. */
  children: ReactNode;
}

/** A button in the bar below the picture. */
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
