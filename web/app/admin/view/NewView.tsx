import type { OfficeListName } from '@shuji/contract/export';
import { mostViews } from '@shuji/contract/operator/labels/view';
import { createView } from '@shuji/contract/operator/view';
import { useNavigate, useSearchParams } from 'react-router';
import { useMutationOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { keepsPlace } from '#app/ui/place.ts';
import { type ViewContent, ViewForm } from './ViewForm.tsx';
import { viewParam, viewQueryOf } from './views.ts';

interface NewViewProps {
  list: OfficeListName;
  columns: readonly string[] | null;
  onClose: () => void;
}

export function NewView({ list, columns, onClose }: NewViewProps) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { send, busy } = useMutationOf(createView);

  async function save(content: ViewContent) {
    const query = viewQueryOf(address);
    const made = await send({ ...content, list, query, columns: columns && [...columns] });
    if (!made) return;
    toast.success('已保存');
    const next = new URLSearchParams(query);
    next.set(viewParam, made.data.id);
    void navigate(`?${next}`, { state: keepsPlace });
    onClose();
  }

  return (
    <ViewForm
      title="保存为视图"
      intro={
        <p className="muted small">记下现在的标签、筛选、排序、每页条数与显示的列。一个列表最多保存 {mostViews} 个。</p>
      }
      initial={{ name: '', isPinned: true, role: null }}
      busy={busy}
      onSave={(content) => void save(content)}
      onClose={onClose}
    />
  );
}
