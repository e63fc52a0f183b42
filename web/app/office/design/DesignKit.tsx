import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { ask, toast } from '#app/ui/notify.ts';
import type { Tone } from '#app/ui/tone.ts';
import type { adminKit } from './admin-kit.ts';
import type { publicKit } from './public-kit.ts';

const tones: Record<Tone, string> = {
  plain: '草稿',
  action: '待审核',
  good: '已登记',
  warn: '待补正',
  bad: '已驳回',
  seal: '有登记证书',
};

interface DesignKitProps {
  /** Whose kit it is. */
  side: string;
  kit: typeof publicKit | typeof adminKit;
}

/** The boxes and controls of one kit: buttons, states, empty pages and dialogs. */
export function DesignKit({ side, kit: { Alert, Button, Card, Dialog, Empty, LinkButton, Tag } }: DesignKitProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card title={`${side}的按钮与状态`}>
        <div className="stack">
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
            <Button size="small" onClick={() => setOpen(true)}>
              打开对话框
            </Button>
            <Button
              size="small"
              onClick={() => void ask({ title: '删除海报', text: '删除后不能恢复。', confirm: '删除', danger: true })}
            >
              不可恢复前的询问
            </Button>
          </div>
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
      <Card title={`${side}没有内容时`}>
        <Empty title="还没有收藏" text="在产品页点击收藏，就会出现在这里。">
          <LinkButton to={paths.product}>查看产品</LinkButton>
        </Empty>
      </Card>
    </>
  );
}
