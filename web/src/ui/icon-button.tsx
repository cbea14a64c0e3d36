import type { ComponentProps } from 'react';
import kit from './kit.module.css';

/** A button that shows only an icon. */
export const IconButton = ({ className, ...props }: ComponentProps<'button'> & { 'aria-label': string }) => (
  <button
    type="button"
    {...props}
    className={className ? `${kit.iconButton} ${className}` : kit.iconButton}
  />
);
