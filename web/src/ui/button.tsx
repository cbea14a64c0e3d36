import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './button.module.css';
import { Row } from './layout/layout.tsx';

export interface ButtonStyleProps {
  /** Visual emphasis. Defaults to `filled`; use one filled button per view. */
  variant?: 'filled' | 'light' | 'default' | 'outline' | 'subtle' | undefined;
  /** Height. Defaults to md (44 pixels). Compact buttons fit into a line of text or a row. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'compact-sm' | 'compact-md' | undefined;
  /** Marks destructive actions. */
  color?: 'clay' | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

interface ButtonProps
  extends ButtonStyleProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonStyleProps> {
  /** Shows that the action is in progress, and blocks further clicks. */
  loading?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

type ButtonLinkProps = ButtonStyleProps &
  (
    | Omit<LinkProps, keyof ButtonStyleProps>
    // A URL outside of the web app: a page of the API, a file, another site
    | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonStyleProps> & { href: string })
  );

/** Properties that buttons and links share: attributes for the style sheet, and the content between two sections. */
export const toButtonAttributes = <P extends ButtonStyleProps & { children?: ReactNode }>({
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
      {leftSection && (
        <Row as="span" mr={2}>
          {leftSection}
        </Row>
      )}
      <span className={classes.label}>{children}</span>
      {rightSection && (
        <Row as="span" ml={2}>
          {rightSection}
        </Row>
      )}
    </span>
  ),
});

/** A button for actions on the page. For navigation, use `ButtonLink`. */
export function Button({ loading = false, disabled = false, type = 'button', ...looks }: ButtonProps) {
  const { children, ...rest } = toButtonAttributes(looks);
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

/** A link that looks like a button: `to` for paths of this app, `href` for other URLs. */
export function ButtonLink(props: ButtonLinkProps) {
  return 'href' in props ? <a {...toButtonAttributes(props)} /> : <Link {...toButtonAttributes(props)} />;
}
