import { suggestProducts } from '@shuji/contract/product';
import { useId, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useCall } from '#app/lib/use-call.ts';
import { href, paths } from '#app/paths.ts';
import { Button } from '#app/ui/Button.tsx';
import { Input } from '#app/ui/Field.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  keyword?: string;
  /** Filters that stay when one searches anew. */
  kept?: [name: string, value: string][];
}

/** The search for products: leads to the search page with or without script, and suggests while one types. */
export function SearchBox({ keyword = '', kept = [] }: SearchBoxProps) {
  const [typed, setTyped] = useState(keyword);
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const list = useId();
  const wanted = typed.trim();
  const { data } = useCall(suggestProducts, isOpen && wanted !== '' ? { keyword: wanted.slice(0, 60) } : null);
  const found = isOpen && wanted !== '' ? (data ?? []) : [];
  const go = (id: string) => {
    setOpen(false);
    navigate(href('prodinfo', { id }));
  };
  return (
    <Form action={paths.prodsearch} role="search" className={styles.search} onSubmit={() => setOpen(false)}>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Input
        name="keyword"
        type="search"
        role="combobox"
        aria-label="产品关键词"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        placeholder="搜产品、行业、数商，支持拼音和首字母"
        maxLength={60}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          const chosen = found[active];
          if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(1, found.length));
          else if (event.key === 'ArrowUp') setActive(active <= 0 ? found.length - 1 : active - 1);
          else if (event.key === 'Escape') setOpen(false);
          else if (event.key === 'Enter' && chosen) go(chosen.id);
          else return;
          if (found.length > 0) event.preventDefault();
        }}
      />
      <Button type="submit" look="primary" size="large">
        搜索
      </Button>
      {found.length > 0 && (
        <div className={styles.list} id={list} role="listbox" aria-label="搜索建议">
          {found.map((one, at) => (
            <div
              key={one.id}
              id={`${list}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // Before blur, which closes the list.
              onMouseDown={(event) => {
                event.preventDefault();
                go(one.id);
              }}
            >
              {one.name}
            </div>
          ))}
        </div>
      )}
    </Form>
  );
}
