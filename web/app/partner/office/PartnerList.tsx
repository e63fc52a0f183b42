import { officePartnerColumns } from '@shuji/contract/partner/labels/office';
import { changePartner, exportOfficePartners, listOfficePartners } from '@shuji/contract/partner/office';
import type { OfficePartner } from '@shuji/contract/partner/schema/office';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { choice, dictChoice, keyword } from '#app/admin/list/filters.ts';
import { OfficeList } from '#app/admin/list/OfficeList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { api } from '#app/lib/api.ts';

const filters = [
  keyword('名称或简介'),
  dictChoice('kind', '类别', 'partnerKind'),
  choice('shown', '展示', { yes: '已展示', no: '未展示' }, '展示与未展示'),
];

/** The partners as a list that is narrowed, changed in bulk and taken along. */
export function PartnerList() {
  return (
    <OfficeList
      call={listOfficePartners}
      exports={exportOfficePartners}
      filters={filters}
      bulk={bulk}
      list="partner"
      columns={officePartnerColumns}
      caption="生态伙伴"
      unit="家伙伴"
      nothing="没有符合条件的伙伴"
      nameOf={(row) => row.name}
      cells={{
        name: (row) => row.name,
        kind: (row) => row.kindLabel,
        url: (row) => row.url || '—',
        introduction: (row) => row.introduction || '—',
        shown: (row) => <Tag tone={row.isShown ? 'good' : 'warn'}>{row.isShown ? '已展示' : '未展示'}</Tag>,
      }}
    />
  );
}

const bulk = [showing(true), showing(false)];

function showing(isShown: boolean): BulkAction<OfficePartner> {
  return {
    label: isShown ? '展示' : '停止展示',
    text: isShown ? '所选伙伴将立即在网站展示。' : '所选伙伴将立即从网站消失，资料仍保留。',
    call: changePartner,
    run: ({ id, mark, name, kind, logoFileId, introduction, url }) =>
      api(changePartner, { id, mark, name, kind, logoFileId, introduction, url, isShown }, { quiet: true }),
  };
}
