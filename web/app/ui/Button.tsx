import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export interface ButtonLook {
  /** primary: the page's one main action; quiet: a text-like action. */
  look?: 'primary' | 'default' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

/** A button; `busy` shows a spinner and takes no second press. */
export function Button({ look = 'default', size = 'medium', busy, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `button ${className}` : 'button'}
      data-look={look}
      data-size={size}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button. */
export function LinkButton({ look = 'default', size = 'medium', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={className ? `button ${className}` : 'button'} data-look={look} data-size={size} />;
}
