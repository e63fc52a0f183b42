import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import type { Tone } from '#app/ui/tone.ts';

export interface RecentRow {
  id: string;
  to: string;
  title: string;
  note: string;
  status: { label: string; tone: Tone };
}

/** The newest few of something of mine; shown only when there are any. */
export function RecentCard({ title, all, rows }: { title: string; all: ReactNode; rows: RecentRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Card title={title} extra={all}>
      <ul className="lines title" data-gap="3">
        {rows.map((row) => (
          <li key={row.id} className="split" data-parts="3" data-gap="4">
            <Link to={row.to} className="ellipsis">
              {row.title}
            </Link>
            <span className="small muted">{row.note}</span>
            <Tag tone={row.status.tone}>{row.status.label}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
