import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { forgetSeen, type SeenProduct } from './seen.ts';

export interface SeenProps {
  seen: SeenProduct[];
  onForget: () => void;
}

/** Products viewed before this one. Rendered in the browser only. */
export function SeenProducts({ seen, onForget }: SeenProps) {
  const forget = () => {
    forgetSeen();
    onForget();
  };
  return (
    <Card
      title="最近看过"
      extra={
        <Button size="small" look="quiet" onClick={forget}>
          清除
        </Button>
      }
    >
      <ul className="stack">
        {seen.map((one) => (
          <li key={one.id}>
            <Link to={href('prodinfo', { id: one.id })}>{one.name}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
