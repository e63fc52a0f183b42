import type { Output } from '@shuji/contract/call';
import type { getMyStatistics } from '@shuji/contract/home/calls';
import { Link } from 'react-router';
import { todoPlaces } from '#app/home/section/places.ts';
import styles from './MyTodos.module.css';

/** The reader's to-dos, each a link to its page. */
export function MyTodos({ todos }: { todos: Output<typeof getMyStatistics>['todos'] }) {
  if (todos.length === 0) return <p className="muted">没有等您处理的事项。</p>;
  return (
    <ul className="grid" data-gap="3" data-min="large">
      {todos.map(({ kind, label, count }) => (
        <li key={kind}>
          <Link to={todoPlaces[kind]} className={`box media between ${styles.todo}`}>
            <span>{label}</span>
            <b className="badge">
              {count}
              <span className="sr-only">项</span>
            </b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
