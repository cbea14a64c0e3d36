import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './button.module.css';

export interface Looks {
  /** How much it asks for attention: one filled button in a place, the others below it. Filled unless said. */
  variant?: 'filled' | 'light' | 'default' | 'outline' | 'subtle' | undefined;
  /** Its height; compact ones stand in a line of text or a row. 44 pixels (md) unless said. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'compact-sm' | 'compact-md' | undefined;
  /** Warns of what destroys. */
  color?: 'clay' | undefined;
  /** Before the words. */
  leftSection?: ReactNode;
  /** After the words. */
  rightSection?: ReactNode;
  /** As wide as the place has room. */
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Looks> {
  /** Shows that what was asked for is under way; until then it takes no other click. */
  loading?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

type ButtonLinkProps = Looks &
  (
    | Omit<LinkProps, keyof Looks>
    // Leads out of the web: to the API's own pages, to a file, to another program
    | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Looks> & { href: string })
  );

/** What both have in common: attributes that the stylesheet asks for, and the words between two sections. */
export const dressed = <P extends Looks & { children?: ReactNode }>({
  variant = 'filled',
  size = 'md',
  color,
  leftSection,
  rightSection,
  fullWidth = false,
  className,
  children,
  ...rest
}: P) => ({
  ...rest,
  className: className ? `${classes.button} ${className}` : classes.button,
  'data-variant': variant,
  'data-size': size,
  'data-color': color,
  'data-wide': fullWidth || undefined,
  'data-left': leftSection ? true : undefined,
  'data-right': rightSection ? true : undefined,
  children: (
    <span className={classes.inner}>
      {leftSection && <span className={classes.left}>{leftSection}</span>}
      <span className={classes.label}>{children}</span>
      {rightSection && <span className={classes.right}>{rightSection}</span>}
    </span>
  ),
});

/** The one button, for what happens here. What leads elsewhere is a `ButtonLink`. */
export function Button({ loading = false, disabled = false, type = 'button', ...looks }: ButtonProps) {
  const { children, ...rest } = dressed(looks);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
    >
      {loading && <span className={classes.loader} aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button: `to` an address of this web, or `href` for any other. */
export function ButtonLink(props: ButtonLinkProps) {
  return 'href' in props ? <a {...dressed(props)} /> : <Link {...dressed(props)} />;
}
