// The conditions to see an uploaded picture. They are SQL, next to the indexes that answer them.
import type { Db } from '#src/db/open.ts';

/** True when something public shows the picture on this day. */
export async function isPublished(db: Db, id: string, today: string): Promise<boolean> {
  const [row] = await db<{ is: boolean }[]>`select is_picture_published(${id}, ${today}::date) as is`;
  return row?.is ?? false;
}

/** True when a form submitted for review shows it. */
export async function isSubmitted(db: Db, id: string): Promise<boolean> {
  const [row] = await db<{ is: boolean }[]>`select is_picture_submitted(${id}) as is`;
  return row?.is ?? false;
}

export async function isOperator(db: Db, id: string): Promise<boolean> {
  const [row] = await db`select 1 as one from operator where id = ${id}`;
  return row !== undefined;
}
