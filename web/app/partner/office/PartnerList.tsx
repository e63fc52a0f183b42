import type { Input } from '@shuji/contract/call';
import { officePartnerColumns } from '@shuji/contract/partner/labels/office';
import { changePartner, exportOfficePartners, listOfficePartners } from '@shuji/contract/partner/office';
import type { OfficePartner } from '@shuji/contract/partner/schema/office';
import { useSearchParams } from 'react-router';
import { useDict } from '#app/form/field/dict.ts';
import { api } from '#app/lib/api.ts';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import type { BulkAction } from '#app/list/bulk.ts';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Tag } from '#app/ui/Tag.tsx';

const shownOptions = [
  { value: 'yes', label: '已展示' },
  { value: 'no', label: '未展示' },
];

/** The partners as a list that is narrowed, changed in bulk and taken along. */
export function PartnerList() {
  const [query] = useSearchParams();
  const kinds = useDict('partnerKind');
  const filter = pick(query, 'keyword', 'kind', 'shown') as Input<typeof listOfficePartners>;
  const { data, error, reload } = useCall(listOfficePartners, filter);
  return (
    <>
      <ListFilter
        preserve={['view']}
        fields={[
          { kind: 'search', name: 'keyword', label: '关键词', placeholder: '名称或简介' },
          { kind: 'choice', name: 'kind', label: '类别', empty: '全部类别', options: kinds },
          { kind: 'choice', name: 'shown', label: '展示', empty: '展示与未展示', options: shownOptions },
        ]}
      />
      <OfficeRows
        list="partner"
        columns={officePartnerColumns}
        cells={{
          name: (row) => row.name,
          kind: (row) => row.kindLabel,
          url: (row) => row.url || '—',
          introduction: (row) => row.introduction || '—',
          shown: (row) => <Tag tone={row.isShown ? 'good' : 'warn'}>{row.isShown ? '已展示' : '未展示'}</Tag>,
        }}
        data={data && { rows: data }}
        error={error}
        onAgain={reload}
        empty={<Empty title="没有符合条件的伙伴" text="放宽筛选条件再试试。" />}
        unit="家伙伴"
        caption="生态伙伴"
        sheet={{ call: exportOfficePartners, input: filter }}
        bulk={bulk}
        nameOf={(row) => row.name}
        onChanged={reload}
      />
    </>
  );
}

const bulk = [showing(true), showing(false)];

function showing(isShown: boolean): BulkAction<OfficePartner> {
  return {
    label: isShown ? '展示' : '停止展示',
    text: isShown ? '所选伙伴将立即在网站展示。' : '所选伙伴将立即从网站消失，资料仍保留。',
    run: ({ id, mark, name, kind, logoFileId, introduction, url }) =>
      api(changePartner, { id, mark, name, kind, logoFileId, introduction, url, isShown }, { quiet: true }),
  };
}
