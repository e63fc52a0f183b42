import { regionChangeColumns, regionChangeKinds, regionChangeStates } from '@shuji/contract/site/labels/region';
import { listRegionChanges, withdrawRegionChange } from '@shuji/contract/site/region';
import type { RegionChangeRow } from '@shuji/contract/site/schema/region';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { choice, keyword } from '#app/admin/list/filters.ts';
import { OfficeList } from '#app/admin/list/OfficeList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { minuteOf } from '#app/ui/time.ts';
import type { Tone } from '#app/ui/tone.ts';
import { RegionChangeDialog } from './RegionChangeDialog.tsx';
import { RegionImportDialog } from './RegionImportDialog.tsx';

const tone: Record<RegionChangeRow['state'], Tone> = { planned: 'warn', effective: 'good', withdrawn: 'plain' };

const filters = [
  keyword('代码、名称或依据'),
  choice('kind', '变更', regionChangeKinds),
  choice('state', '状态', regionChangeStates),
];

/** The changes of the divisions that operators have registered, with those still to come. */
export function RegionChanges() {
  const [open, setOpen] = useState<'one' | 'many' | null>(null);
  const { send, busy } = useMutationOf(withdrawRegionChange);

  async function withdraw(id: string) {
    if (await send({ id })) toast.success('已撤回');
  }

  return (
    <>
      <div className="row between">
        <p className="muted">
          生效日期当天起，表单只提供现行的区划；以前的记录照原来的名称显示，并说明由哪里承接。生效后不能撤回。
        </p>
        <div className="row">
          <Button onClick={() => setOpen('many')}>导入 CSV</Button>
          <Button look="primary" onClick={() => setOpen('one')}>
            登记变更
          </Button>
        </div>
      </div>
      <OfficeList
        list="region"
        call={listRegionChanges}
        filters={filters}
        columns={regionChangeColumns}
        caption="行政区划变更"
        unit="项变更"
        nothing="没有符合条件的变更"
        empty={{ title: '还没有登记过变更', text: '现行区划即软件自带的 GB/T 2260 代码。' }}
        cells={{
          code: { width: '88px', cell: (row) => <code>{row.code}</code> },
          name: { width: '220px', cell: (row) => row.before },
          kind: { width: '72px', cell: (row) => regionChangeKinds[row.kind] },
          result: { width: '200px', cell: resultOf },
          effectiveOn: { width: '112px', cell: (row) => row.effectiveOn },
          state: { width: '88px', cell: (row) => <Tag tone={tone[row.state]}>{regionChangeStates[row.state]}</Tag> },
          basis: { width: '200px', cell: (row) => row.basis },
          operatorName: (row) => row.operatorName,
          createdAt: (row) => minuteOf(row.createdAt),
        }}
        more={{
          办理: (row) =>
            row.state === 'planned' && (
              <Button size="small" busy={busy} onClick={() => void withdraw(row.id)}>
                撤回<span className="sr-only">：{row.name || row.before}</span>
              </Button>
            ),
        }}
        nameOf={(row) => row.before}
      />
      {open === 'one' && <RegionChangeDialog onClose={() => setOpen(null)} />}
      {open === 'many' && <RegionImportDialog onClose={() => setOpen(null)} />}
    </>
  );
}

function resultOf({ kind, name, successors, withdrawnName }: RegionChangeRow): string {
  const words = kind === 'revoke' ? `由${successors.map((one) => one.name).join('、')}承接` : name;
  return withdrawnName ? `${words}（由${withdrawnName}撤回）` : words;
}
