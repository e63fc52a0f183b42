import type { Call } from '@shuji/contract/call';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useMemberMay } from '#app/ui/member-roles.ts';

export interface ButtonLook {
  /** primary: the page's one main action; quiet: a text-like action. */
  look?: 'primary' | 'default' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** What it makes or leads to: a member who may not make this call for their company is not offered the button. */
  call?: Call;
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

/** A button; `busy` shows a spinner and takes no second press. */
export function Button({ look = 'default', size = 'medium', busy, className, onClick, call, ...rest }: ButtonProps) {
  if (!useMemberMay()(call)) return null;
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
export function LinkButton({ look = 'default', size = 'medium', className, call, ...rest }: LinkButtonProps) {
  if (!useMemberMay()(call)) return null;
  return <Link {...rest} className={className ? `button ${className}` : 'button'} data-look={look} data-size={size} />;
}
