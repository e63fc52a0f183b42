import { searchOffice } from '@shuji/contract/desk/calls';
import type { OfficeFind } from '@shuji/contract/desk/labels';
import type { OfficeFinds } from '@shuji/contract/desk/schema';
import { officeFinds } from '@shuji/contract/nouns';
import { admits, type OperatorRoleName } from '@shuji/contract/operator/labels';
import { Input } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useQueryOf } from '#app/lib/query.ts';
import { href, paths, type Query } from '#app/paths.ts';
import styles from './OfficeSearch.module.css';
import { useLater } from './use-later.ts';

type Hit = OfficeFinds[number]['rows'][number];

const inList = ({ title }: Hit) => ({ tab: 'all', keyword: title });

/** Kinds without a page for each: their list is narrowed down to the result. */
const narrowed: Partial<Record<OfficeFind, (hit: Hit) => Query>> = {
  payment: inList,
  invoice: inList,
  poster: ({ title, part }) => ({ view: 'list', place: part, keyword: title }),
  partner: ({ title }) => ({ view: 'list', keyword: title }),
  operator: ({ title }) => ({ keyword: title }),
  setting: ({ part }) => ({ group: part }),
};

function addressOf(kind: OfficeFind, hit: Hit): string {
  const page = `office${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as `office${Capitalize<OfficeFind>}`;
  return href(page, narrowed[kind]?.(hit) ?? { id: hit.id });
}

/** Looks through everything that this operator may see; arrows and Enter go through what is found. */
export function OfficeSearch({ roles }: { roles: readonly OperatorRoleName[] }) {
  const { key } = useLocation();
  const kinds = Object.values(officeFinds).filter(({ who }) => admits(who, roles));
  if (kinds.length === 0) return null;
  const hint = kinds.map(({ label }) => label).join('、');
  // A page that was gone to has answered the question.
  return (
    <Search key={key} hint={hint} placeholder={admits('overseer', roles) ? '查找编号、名称或手机号' : `查找${hint}`} />
  );
}

function Search({ hint, placeholder }: { hint: string; placeholder: string }) {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const keyword = useLater(words.trim());
  const { data, loading } = useQueryOf(searchOffice, keyword ? { keyword } : null);

  function onKeyDown(event: KeyboardEvent) {
    const links = [...(place.current?.querySelectorAll<HTMLAnchorElement>('[data-find]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const input = place.current?.querySelector('input');
    if (event.key === 'Escape') {
      setOpen(false);
      input?.focus();
    } else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (links[at - 1] ?? input)?.focus();
    else if (event.key === 'Enter' && at < 0 && links[0]) void navigate(links[0].getAttribute('href') ?? paths.office);
    else return;
    event.preventDefault();
  }

  return (
    <search
      ref={place}
      className={styles.search}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <Input
        type="search"
        aria-label={`在后台查找：${hint}`}
        aria-describedby={`${id}-state`}
        placeholder={placeholder}
        title={hint}
        maxLength={40}
        value={words}
        data-office-search
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setWords(event.target.value);
          setOpen(true);
        }}
      />
      <span className="sr-only" id={`${id}-state`} role="status">
        {keyword && data && !loading && `找到 ${data.flatMap(({ rows }) => rows).length} 条，用上下键选择`}
      </span>
      {isOpen && keyword && data && <Finds finds={data} />}
    </search>
  );
}

function Finds({ finds }: { finds: OfficeFinds }) {
  return (
    <div className={`popup stack menu ${styles.finds}`} data-gap="3">
      {finds.length === 0 && <p className="muted">没有找到。编号和手机号请填写完整。</p>}
      {finds.map(({ kind, rows, hasMore }) => (
        <section key={kind}>
          <h2 className="small muted">{officeFinds[kind].label}</h2>
          <ul>
            {rows.map((hit) => (
              <li key={hit.id}>
                <Link data-find to={addressOf(kind, hit)}>
                  <span>{hit.title}</span>
                  <span className="muted small">{hit.note}</span>
                </Link>
              </li>
            ))}
          </ul>
          {hasMore && <p className="muted small">还有更多，请补充关键词，或到相应列表中筛选。</p>}
        </section>
      ))}
    </div>
  );
}
