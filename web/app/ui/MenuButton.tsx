import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from './plain/Icon.tsx';

export interface MenuItem {
  label: string;
  icon: string;
  /** A page, or what the press does. */
  to?: string;
  onPress?: () => void;
}

interface MenuButtonProps {
  className?: string;
  /** The button's content. */
  children: ReactNode;
  /** Above the items. */
  head?: ReactNode;
  items: readonly MenuItem[];
}

/**
 * A button that opens a menu, by the keys of the WAI-ARIA pattern: Enter, Space and the arrows open it, arrows, Home and
 * End move in it, Escape closes it and returns to the button, Tab leaves it.
 */
export function MenuButton({ className, children, head, items }: MenuButtonProps) {
  const [active, setActive] = useState<number | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = active !== null;
  useEffect(() => {
    if (active !== null) list.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[active]?.focus();
  }, [active]);
  const close = () => setActive(null);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!place.current?.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    if (event.key === 'Escape' && isOpen) {
      close();
      button.current?.focus();
    } else {
      const next = stepTo(event.key, active, items.length);
      if (next === null) return;
      setActive(next);
    }
    event.preventDefault();
  };
  return (
    <div ref={place} className="menu-button">
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setActive(isOpen ? null : 0)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        {children}
      </button>
      <div className="popup" hidden={!isOpen}>
        {head}
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          {items.map((item) => (
            <Item key={item.label} item={item} onPress={close} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Item({ item: { label, icon, to, onPress }, onPress: close }: { item: MenuItem; onPress: () => void }) {
  const content = (
    <>
      <Icon path={icon} />
      {label}
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} role="menuitem" tabIndex={-1} onClick={close}>
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        close();
        onPress?.();
      }}
    >
      {content}
    </button>
  );
}

/** The item that a key leads to; null for other keys. From the closed menu, an arrow opens it at the near end. */
function stepTo(key: string, active: number | null, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowDown') return active === null || active === last ? 0 : active + 1;
  if (key === 'ArrowUp') return active === null || active === 0 ? last : active - 1;
  if (active === null) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
