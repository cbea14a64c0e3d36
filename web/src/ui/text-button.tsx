import type { ComponentProps } from 'react';
import utilities from './utilities.module.css';

interface TextButtonProps extends ComponentProps<'button'> {
  /** True within a sentence. */
  isInline?: boolean;
}

/** A button that looks like a link. */
export const TextButton = ({ isInline = false, className, ...props }: TextButtonProps) => (
  <button
    type="button"
    {...props}
    className={[utilities.plainButton, isInline ? utilities.link : utilities.moreLink, className]
      .filter(Boolean)
      .join(' ')}
  />
);
