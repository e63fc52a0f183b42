import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { ask, toast } from '#app/ui/notify.ts';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Price } from '#app/ui/plain/Price.tsx';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { Timeline } from '#app/ui/plain/Timeline.tsx';
import { Steps } from '#app/ui/Steps.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import type { Tone } from '#app/ui/tone.ts';

const tones: Record<Tone, string> = {
  plain: '草稿',
  action: '待审核',
  good: '已登记',
  warn: '待补正',
  bad: '已驳回',
  seal: '有登记证书',
};

const rows = [
  { id: '1', name: '沿海潮位逐时数据', kind: '数据集', price: 1_280_000 },
  { id: '2', name: '港口吞吐月度报告', kind: '数据报告', price: 360_000 },
];

/** Reading pieces: buttons, states, cards, rows, loading and empty pages. */
export function DesignPieces() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card title="按钮与链接" className="stack">
        <div className="row">
          <Button look="primary">主要操作</Button>
          <Button>次要操作</Button>
          <Button look="quiet">轻量操作</Button>
          <Button look="danger">不可恢复</Button>
          <Button look="primary" busy>
            办理中
          </Button>
          <Button disabled>不可用</Button>
        </div>
        <div className="row">
          <Button size="small">小</Button>
          <Button size="medium">中</Button>
          <Button size="large">大</Button>
          <LinkButton to={paths.product}>前往数据市场</LinkButton>
        </div>
        <Crumbs trail={[{ label: '数据市场', to: paths.product }, { label: '沿海潮位逐时数据' }]} />
        <Tabs
          name="tab"
          label="页签示例"
          tabs={[
            { value: 'waiting', label: '待办理', count: 3 },
            { value: 'all', label: '全部' },
          ]}
        />
      </Card>
      <Card title="状态与提示" className="stack">
        <div className="row">
          {Object.entries(tones).map(([tone, words]) => (
            <Tag key={tone} tone={tone as Tone}>
              {words}
            </Tag>
          ))}
        </div>
        <Alert title="说明">需要一直看见的一句话。</Alert>
        <Alert tone="good" title="完成">
          已经办成的事。
        </Alert>
        <Alert tone="warn" title="注意">
          办理前要知道的事。
        </Alert>
        <Alert tone="bad" title="异常">
          没有办成的事，以及怎么办。
        </Alert>
        <div className="row">
          <Button size="small" onClick={() => toast.success('已保存')}>
            成功提示
          </Button>
          <Button size="small" onClick={() => toast.error('没有办成，请稍后再试')}>
            失败提示
          </Button>
        </div>
      </Card>
      <Card title="内容" className="stack">
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
      </Card>
      <div className="grid">
        <Card title="读取中">
          <Skeleton lines={4} />
        </Card>
        <Card title="没有内容">
          <Empty title="还没有收藏" text="在产品页点击收藏，就会出现在这里。">
            <LinkButton to={paths.product}>查看产品</LinkButton>
          </Empty>
        </Card>
        <Card title="读不到">
          <Empty title="暂时读不到列表" text="服务器连接失败，请稍后再试！">
            <Button onClick={() => toast.info('再次读取')}>重试</Button>
          </Empty>
        </Card>
      </div>
      <Card title="对话框">
        <div className="row">
          <Button onClick={() => setOpen(true)}>打开对话框</Button>
          <Button
            look="danger"
            onClick={() => void ask({ title: '删除海报', text: '删除后不能恢复。', confirm: '删除', danger: true })}
          >
            不可恢复前的询问
          </Button>
        </div>
        <Dialog
          open={isOpen}
          title="对话框"
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => setOpen(false)}>知道了</Button>}
        >
          <p>一件事、一句话、一个主要操作；按 Esc 关闭，焦点回到原处。</p>
        </Dialog>
      </Card>
    </>
  );
}
