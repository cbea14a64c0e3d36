import type { ComponentProps } from 'react';
import utilities from './utilities.module.css';

/** A button that shows only an icon. */
export const IconButton = ({ className, ...props }: ComponentProps<'button'> & { 'aria-label': string }) => (
  <button
    type="button"
    {...props}
    className={className ? `${utilities.iconButton} ${className}` : utilities.iconButton}
  />
);
