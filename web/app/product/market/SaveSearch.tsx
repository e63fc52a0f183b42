import type { saveHallSearch, saveSearch } from '@shuji/contract/saved-search/calls';
import { useLocation, useSearchParams } from 'react-router';
import { useToken } from '#app/lib/session.ts';
import { useSend } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { toast } from '#app/ui/notify.ts';

interface SaveSearchProps {
  save: typeof saveSearch | typeof saveHallSearch;
  /** The filters that the call takes beside the keyword. */
  names: readonly string[];
  /** In words: 有新产品符合时通知您. */
  news: string;
}

/** Keeps the search that stands in the address; a visitor signs in first and comes back. */
export function SaveSearch({ save, names, news }: SaveSearchProps) {
  const token = useToken();
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const { send, busy } = useSend(save);
  const keyword = query.get('keyword')?.trim() ?? '';
  const lists = names.map((name) => [name, query.getAll(name)] as const).filter(([, values]) => values.length > 0);
  if (keyword === '' && lists.length === 0) return null;
  if (!token) {
    return (
      <LinkButton to={href('login', { from: pathname + search })} size="small">
        保存搜索
      </LinkButton>
    );
  }
  const press = async () => {
    const conditions = { ...(keyword ? { keyword } : {}), ...Object.fromEntries(lists) };
    if (await send(conditions)) toast.success(`已保存，${news}`);
  };
  return (
    <Button size="small" busy={busy} onClick={press}>
      保存搜索
    </Button>
  );
}
