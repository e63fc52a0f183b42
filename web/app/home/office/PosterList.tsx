import type { Input } from '@shuji/contract/call';
import { officePosterColumns, posterPlaceNames, posterStateNames } from '@shuji/contract/home/labels/office';
import { exportOfficePosters, listOfficePosters, removePoster } from '@shuji/contract/home/office';
import type { OfficePoster } from '@shuji/contract/home/schema/office';
import { useSearchParams } from 'react-router';
import { api } from '#app/lib/api.ts';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import type { BulkAction } from '#app/list/bulk.ts';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Tag } from '#app/ui/Tag.tsx';

const states = optionsOf(posterStateNames);
export const stateTones = { shown: 'good', coming: 'warn', over: 'plain' } as const;

/** The posters of a place as a list that is narrowed, cleared in bulk and taken along. */
export function PosterList() {
  const [query] = useSearchParams();
  const filter = pick(query, 'place', 'keyword', 'state') as Input<typeof listOfficePosters>;
  const { data, error, reload } = useCall(listOfficePosters, filter);
  return (
    <>
      <ListFilter
        preserve={['view', 'place']}
        fields={[
          { kind: 'search', name: 'keyword', label: '关键词', placeholder: '标题或副标题' },
          { kind: 'choice', name: 'state', label: '状态', empty: '全部状态', options: states },
        ]}
      />
      <OfficeRows
        list="poster"
        columns={officePosterColumns}
        cells={{
          title: (row) => row.title,
          subtitle: (row) => row.subtitle || '—',
          place: (row) => posterPlaceNames[row.place],
          fromDay: (row) => row.fromDay,
          toDay: (row) => row.toDay ?? '长期',
          link: (row) => row.link || '—',
          state: (row) => <Tag tone={stateTones[row.state]}>{posterStateNames[row.state]}</Tag>,
        }}
        data={data && { rows: data }}
        error={error}
        onAgain={reload}
        empty={<Empty title="没有符合条件的海报" text="放宽筛选条件再试试。" />}
        unit="张海报"
        caption="海报"
        sheet={{ call: exportOfficePosters, input: filter }}
        bulk={bulk}
        nameOf={(row) => row.title}
        onChanged={reload}
      />
    </>
  );
}

const bulk: BulkAction<OfficePoster>[] = [
  {
    label: '删除',
    text: '所选海报将立即从网站消失，不能恢复。',
    isDangerous: true,
    run: ({ id }) => api(removePoster, { id }, { quiet: true }),
  },
];
