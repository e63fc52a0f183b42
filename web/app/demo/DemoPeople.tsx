import type { Output } from '@shuji/contract/call';
import { getDemo } from '@shuji/contract/demo/calls';
import { Button } from '#app/admin/Button.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import styles from './DemoPeople.module.css';

type Person = Output<typeof getDemo>['people'][number];

/** In the demo only: the accounts to try, each filled in by a press. */
export function DemoPeople({ side, onPick }: { side: Person['side']; onPick: (person: Person) => void }) {
  const { data } = useQueryOf(getDemo, {}, { staleTime: 'static' });
  const people = data?.people.filter((person) => person.side === side) ?? [];
  if (people.length === 0) return null;
  return (
    <section className={styles.people} aria-labelledby="demo-people">
      <h2 id="demo-people">演示账号</h2>
      <p className="muted small">点选后自动填入，密码均为 {people[0]?.password}</p>
      <ul className="grid" data-gap="2">
        {people.map((person) => (
          <li key={person.login}>
            <Button onClick={() => onPick(person)}>
              <strong>{person.name}</strong>
              <span className="fine muted">{person.does}</span>
              <small className="fine muted">{person.login}</small>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
