import type { OfficeListName } from '@shuji/contract/export';
import type { OfficeView } from '@shuji/contract/operator/schema/view';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { keepsPlace } from '#app/ui/place.ts';
import { NewView } from './NewView.tsx';
import { ViewsDialog } from './ViewsDialog.tsx';
import { addressOf, useViews } from './views.ts';

interface SavedViewsProps {
  list: OfficeListName;
  /** The columns shown, where they are not the list's usual ones. */
  columns: readonly string[] | null;
}

/** The pinned views of a list, all of them in a dialog, and the way to save another. */
export function SavedViews({ list, columns }: SavedViewsProps) {
  const { views, current } = useViews(list);
  const [open, setOpen] = useState<'new' | 'all' | null>(null);
  const navigate = useNavigate();
  const show = (view: OfficeView) => {
    setOpen(null);
    void navigate(addressOf(view), { state: keepsPlace });
  };
  const close = () => setOpen(null);
  return (
    <>
      <ul className="row" aria-label="保存的视图">
        {views
          .filter((view) => view.isPinned || view === current)
          .map((view) => (
            <li key={view.id}>
              <Button
                size="small"
                look={view === current ? 'primary' : 'default'}
                aria-pressed={view === current}
                onClick={() => show(view)}
              >
                {view.name}
              </Button>
            </li>
          ))}
        {views.length > 0 && (
          <li>
            <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen('all')}>
              全部视图（{views.length}）
            </Button>
          </li>
        )}
        <li>
          <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen('new')}>
            保存为视图
          </Button>
        </li>
      </ul>
      {open === 'new' && <NewView list={list} columns={columns} onClose={close} />}
      {open === 'all' && <ViewsDialog views={views} onShow={show} onClose={close} />}
    </>
  );
}
