import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { dayOf } from '#app/ui/time.ts';

/** That a new version of what is read here stands in public notice, and until when. */
export function ChangeNotice({ id, until }: { id: string; until: string }) {
  return (
    <>
      {' · '}
      <Link className="whole" to={href('publicNotice', { id })}>
        新版本公示中，至 {dayOf(until)}
      </Link>
    </>
  );
}
