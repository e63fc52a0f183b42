import type { Suggestion } from '@shuji/contract/market/schema';
import { type KeyboardEvent, useId, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { href, paths } from '#app/paths.ts';
import { Button } from '#app/ui/Button.tsx';
import { Input } from '#app/ui/Input.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  keyword?: string;
  /** Query parameters that stay in a new search. */
  preserve?: [name: string, value: string][];
}

/** The search for products: leads to the search page with or without script, and suggests while one types. */
export function SearchBox({ keyword = '', preserve = [] }: SearchBoxProps) {
  const [typed, setTyped] = useState(keyword);
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const list = useId();
  const found = useSuggestions(typed, isOpen);
  const shown = isOpen ? found : null;
  const rows = shown?.rows ?? [];
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const go = (chosen: Suggestion) => {
    close();
    navigate(placeOf(chosen));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const chosen = rows[active];
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && chosen) go(chosen);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      setActive(stepThrough(active, event.key === 'ArrowDown' ? 1 : -1, rows.length));
    } else return;
    event.preventDefault();
  };
  return (
    <Form action={paths.prodsearch} role="search" className="search" data-size="large" onSubmit={close}>
      {preserve.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Input
        name="keyword"
        type="search"
        role="combobox"
        aria-label="产品关键词"
        aria-expanded={rows.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        placeholder="搜产品、行业、数商或拼音"
        maxLength={60}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" look="primary" size="large">
        搜索
      </Button>
      <SuggestionList id={list} found={shown} active={active} onChoose={go} />
    </Form>
  );
}

/** From the last on to none, where the text itself is meant, and on to the first. */
function stepThrough(active: number, by: number, count: number): number {
  return ((active + 1 + by + count + 1) % (count + 1)) - 1;
}

function placeOf({ kind, value }: Suggestion): string {
  return kind === 'product' ? href('prodinfo', { id: value }) : href('product', { [kind]: value });
}
