import { type ReactNode, useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import styles from './Ordering.module.css';

interface OrderingProps<T> {
  items: readonly T[];
  name: (item: T) => string;
  /** Called with every id in the new order. */
  onOrder: (ids: string[]) => void;
  busy: boolean;
  children: (item: T) => ReactNode;
}

/** A list put in order by dragging, or by the buttons that a keyboard reaches. */
export function Ordering<T extends { id: string }>({ items, name, onOrder, busy, children }: OrderingProps<T>) {
  const [dragged, setDragged] = useState<number | null>(null);

  function move(from: number, to: number) {
    if (from === to) return;
    const ids = items.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    onOrder(ids);
  }

  return (
    <ol className={`lines ${styles.list}`} data-gap="3">
      {items.map((item, index) => (
        <li
          key={item.id}
          draggable={!busy}
          data-dragged={dragged === index || undefined}
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null) move(dragged, index);
            setDragged(null);
          }}
        >
          <span className={`muted ${styles.grip}`} aria-hidden="true">
            ⠿
          </span>
          <div className={`row ${styles.item}`} data-gap="4">
            {children(item)}
          </div>
          <span className="row">
            <Button
              size="small"
              look="quiet"
              disabled={busy || index === 0}
              aria-label={`上移${name(item)}`}
              onClick={() => move(index, index - 1)}
            >
              上移
            </Button>
            <Button
              size="small"
              look="quiet"
              disabled={busy || index === items.length - 1}
              aria-label={`下移${name(item)}`}
              onClick={() => move(index, index + 1)}
            >
              下移
            </Button>
          </span>
        </li>
      ))}
    </ol>
  );
}
