import type { ComponentProps } from 'react';
import kit from './kit.module.css';

interface TextButtonProps extends ComponentProps<'button'> {
  /** True within a sentence. */
  isInline?: boolean;
}

/** A button that looks like a link. */
export const TextButton = ({ isInline = false, className, ...props }: TextButtonProps) => (
  <button
    type="button"
    {...props}
    className={[kit.plainButton, isInline ? kit.link : kit.moreLink, className].filter(Boolean).join(' ')}
  />
);
