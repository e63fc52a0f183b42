import { Button as AntButton, type ButtonProps as AntButtonProps } from 'antd';
import type { ComponentProps } from 'react';
import { type Link, useHref, useLinkClickHandler } from 'react-router';

interface ButtonLook {
  /** primary: the page's one main action; quiet: a text-like action. */
  look?: 'primary' | 'default' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large';
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
export function Button({ look = 'default', type = 'button', busy = false, ...rest }: ButtonProps) {
  return <AntButton {...looks[look]} {...rest} htmlType={type} loading={busy} aria-busy={busy || undefined} />;
}

type LinkButtonProps = Pick<ComponentProps<typeof Link>, 'to' | 'target' | 'children' | 'aria-label'> & ButtonLook;

/** A link that looks like a button. */
export function LinkButton({ look = 'default', to, target, ...rest }: LinkButtonProps) {
  const onClick = useLinkClickHandler<HTMLElement>(to, { target });
  return (
    <AntButton {...looks[look]} {...rest} {...(target && { target })} href={useHref(to)} onClick={onClick as never} />
  );
}
