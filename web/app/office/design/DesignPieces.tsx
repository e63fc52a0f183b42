import { Card } from '#app/admin/Card.tsx';
import { Steps } from '#app/admin/Steps.tsx';
import { paths } from '#app/paths.ts';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Price } from '#app/ui/plain/Price.tsx';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { Timeline } from '#app/ui/plain/Timeline.tsx';
import { adminKit } from './admin-kit.ts';
import { DesignKit } from './DesignKit.tsx';
import { publicKit } from './public-kit.ts';

const rows = [
  { id: '1', name: '沿海潮位逐时数据', kind: '数据集', price: 1_280_000 },
  { id: '2', name: '港口吞吐月度报告', kind: '数据报告', price: 360_000 },
];

/** Both kits, and the text, rows and ways that they share. */
export function DesignPieces() {
  return (
    <>
      <DesignKit side="公开页面" kit={publicKit} />
      <DesignKit side="个人中心与后台" kit={adminKit} />
      <Card title="共用的内容" layout="stack">
        <Crumbs trail={[{ label: '数据市场', to: paths.product }, { label: '沿海潮位逐时数据' }]} />
        <Tabs
          name="tab"
          label="页签示例"
          tabs={[
            { value: 'waiting', label: '待办理', count: 3 },
            { value: 'all', label: '全部' },
          ]}
        />
        <Facts
          facts={[
            ['产品编号', 'CP-2026-000128'],
            ['供方', '滨海气象数据有限公司'],
            ['价格', <Price key="price" fen={1_280_000} />],
          ]}
        />
        <Table
          caption="表格示例"
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            { title: '产品', cell: (row) => row.name },
            { title: '类型', cell: (row) => row.kind },
            { title: '价格', align: 'right', cell: (row) => <Price fen={row.price} /> },
          ]}
        />
        <Pager total={48} unit="件产品" />
        <Steps label="进度示例" now={1} steps={[{ label: '提交' }, { label: '审核' }, { label: '公示' }]} />
        <Timeline
          steps={[
            { key: 'submit', title: '提交审核', at: '2026-11-20T01:30:00Z' },
            { key: 'correct', title: '退回补正', at: '2026-11-20T06:00:00Z', isBad: true, note: '请补充来源说明' },
          ]}
        />
        <Skeleton lines={3} />
      </Card>
    </>
  );
}
