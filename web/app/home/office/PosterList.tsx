import { officePosterColumns, posterPlaceNames, posterStateNames } from '@shuji/contract/home/labels/office';
import { exportOfficePosters, listOfficePosters, removePoster } from '@shuji/contract/home/office';
import type { OfficePoster } from '@shuji/contract/home/schema/office';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { choice, keyword } from '#app/admin/list/filters.ts';
import { OfficeList } from '#app/admin/list/OfficeList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { api } from '#app/lib/api.ts';

export const stateTones = { shown: 'good', coming: 'warn', over: 'plain' } as const;

const filters = [keyword('标题或副标题'), choice('state', '状态', posterStateNames)];

/** The posters of a place as a list that is narrowed, cleared in bulk and taken along. */
export function PosterList() {
  return (
    <OfficeList
      call={listOfficePosters}
      exports={exportOfficePosters}
      filters={filters}
      scope={['place']}
      bulk={bulk}
      list="poster"
      columns={officePosterColumns}
      caption="海报"
      unit="张海报"
      nothing="没有符合条件的海报"
      nameOf={(row) => row.title}
      cells={{
        title: (row) => row.title,
        subtitle: (row) => row.subtitle || '—',
        place: (row) => posterPlaceNames[row.place],
        fromDay: (row) => row.fromDay,
        toDay: (row) => row.toDay ?? '长期',
        link: (row) => row.link || '—',
        state: (row) => <Tag tone={stateTones[row.state]}>{posterStateNames[row.state]}</Tag>,
      }}
    />
  );
}

const bulk: BulkAction<OfficePoster>[] = [
  {
    label: '删除',
    text: '所选海报将立即从网站消失，不能恢复。',
    isDangerous: true,
    call: removePoster,
    run: ({ id }) => api(removePoster, { id }, { quiet: true }),
  },
];
