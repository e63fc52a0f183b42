// The saved views of a list, and the one that the address names.
import type { OfficeListName } from '@shuji/contract/export';
import type { OfficeView } from '@shuji/contract/operator/schema/view';
import { listViews } from '@shuji/contract/operator/view';
import { useSearchParams } from 'react-router';
import { useQueryOf } from '#app/lib/query.ts';

/** The parameter that names the view a list is shown by; a changed filter drops it. */
export const viewParam = 'saved';

interface Views {
  views: OfficeView[];
  current: OfficeView | undefined;
}

export function useViews(list: OfficeListName): Views {
  const [query] = useSearchParams();
  const { data = [] } = useQueryOf(listViews, {});
  const views = data.filter((view) => view.list === list);
  return { views, current: views.find(({ id }) => id === query.get(viewParam)) };
}

/** The address's part of a view: all but the row, the page and the view itself. */
export function viewQueryOf(query: URLSearchParams): string {
  const rest = new URLSearchParams([...query].filter(([, value]) => value !== ''));
  for (const name of ['id', 'pageNum', viewParam]) rest.delete(name);
  return rest.toString();
}

export function addressOf({ id, query }: OfficeView): string {
  const next = new URLSearchParams(query);
  next.set(viewParam, id);
  return `?${next}`;
}
