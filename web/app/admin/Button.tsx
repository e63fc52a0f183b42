import type { Call } from '@shuji/contract/call';
import { Button as AntButton, type ButtonProps as AntButtonProps } from 'antd';
import type { ComponentProps } from 'react';
import { type Link, useHref, useLinkClickHandler } from 'react-router';
import { useAllowed } from './Allowed.tsx';

interface ButtonLook {
  /** primary: the page's one main action; quiet: a text-like action. */
  look?: 'primary' | 'default' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large';
  /** What it makes or leads to: whoever may not make this call is not offered the button. */
  call?: Call | undefined;
}

const looks = {
  primary: { color: 'primary', variant: 'solid' },
  default: { color: 'default', variant: 'outlined' },
  quiet: { color: 'primary', variant: 'text' },
  danger: { color: 'danger', variant: 'solid' },
} as const;

type Bare = Omit<AntButtonProps, 'type' | 'htmlType' | 'loading' | 'danger' | 'color' | 'variant' | 'size' | 'href'>;
type ButtonProps = Bare & ButtonLook & { type?: 'button' | 'submit'; busy?: boolean };

/** A button; `busy` shows a spinner and takes no second press. */
export function Button({ look = 'default', type = 'button', busy = false, call, ...rest }: ButtonProps) {
  const allowed = useAllowed();
  if (call && !allowed(call)) return null;
  return <AntButton {...looks[look]} {...rest} htmlType={type} loading={busy} aria-busy={busy || undefined} />;
}

type LinkButtonProps = Pick<ComponentProps<typeof Link>, 'to' | 'target' | 'children' | 'aria-label'> & ButtonLook;

/** A link that looks like a button. */
export function LinkButton({ look = 'default', to, target, call, ...rest }: LinkButtonProps) {
  const allowed = useAllowed();
  const onClick = useLinkClickHandler<HTMLElement>(to, { target });
  const address = useHref(to);
  if (call && !allowed(call)) return null;
  return <AntButton {...looks[look]} {...rest} {...(target && { target })} href={address} onClick={onClick as never} />;
}
