/** The same database for one of the roles of deploy/roles.sql. */
export function urlAs(role: string, url: string): string {
  const moved = new URL(url);
  moved.username = role;
  return moved.href;
}
