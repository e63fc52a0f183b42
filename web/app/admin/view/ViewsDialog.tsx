import { operatorRoles } from '@shuji/contract/operator/labels';
import type { OfficeView } from '@shuji/contract/operator/schema/view';
import { changeView, deleteView } from '@shuji/contract/operator/view';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { type ViewContent, ViewForm } from './ViewForm.tsx';

interface ViewsDialogProps {
  views: readonly OfficeView[];
  onShow: (view: OfficeView) => void;
  onClose: () => void;
}

/** All views of a list: own ones to be changed and deleted, shared ones to be used. */
export function ViewsDialog({ views, onShow, onClose }: ViewsDialogProps) {
  const [edited, setEdited] = useState<OfficeView | null>(null);
  const { send, busy } = useMutationOf(deleteView);
  const changing = useMutationOf(changeView);

  async function drop({ id, name }: OfficeView) {
    if (await send({ id })) toast.success(`已删除“${name}”`);
  }

  async function change(id: string, content: ViewContent) {
    if (!(await changing.send({ id, ...content }))) return;
    setEdited(null);
    toast.success('已保存');
  }

  if (edited)
    return (
      <ViewForm
        title={`修改“${edited.name}”`}
        initial={edited}
        busy={changing.busy}
        onSave={({ name, isPinned, role }) => void change(edited.id, { name, isPinned, role })}
        onClose={() => setEdited(null)}
      />
    );
  return (
    <Dialog
      open
      title="全部视图"
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          完成
        </Button>
      }
    >
      {views.length === 0 && <p className="muted">这个列表没有保存的视图。</p>}
      <ul className="stack">
        {views.map((view) => (
          <li key={view.id} className="row between">
            <span className="row">
              <Button look="quiet" size="small" onClick={() => onShow(view)}>
                {view.name}
              </Button>
              {view.isPinned && <Tag>固定</Tag>}
              {view.role && view.isMine && <Tag tone="action">共享给{operatorRoles[view.role]}人员</Tag>}
              {!view.isMine && <Tag tone="action">{view.ownerName}共享</Tag>}
            </span>
            {view.isMine && (
              <span className="row">
                <Button size="small" aria-label={`修改${view.name}`} onClick={() => setEdited(view)}>
                  修改
                </Button>
                <Button size="small" busy={busy} aria-label={`删除${view.name}`} onClick={() => void drop(view)}>
                  删除
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
