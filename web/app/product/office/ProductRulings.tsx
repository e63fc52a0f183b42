import type { OfficeMove, ProductForReview } from '@shuji/contract/product-office';
import { keepSuspended, restoreProduct, revokeProduct, suspendProduct } from '@shuji/contract/product-office';
import { useState } from 'react';
import { useSend } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { toast } from '#app/ui/notify.ts';
import { RulingDialog } from './RulingDialog.tsx';

type Ruling = Exclude<OfficeMove, 'review'>;

const rulings: Record<Ruling, { label: string; text: string; done: string }> = {
  suspend: { label: '强制下架', text: '产品立即从市场撤下，供方不能自行上架，直到解除。', done: '已强制下架' },
  restore: { label: '解除强制下架', text: '解除后由供方自行决定是否重新上架。', done: '已解除' },
  keep: {
    label: '维持强制下架',
    text: '驳回供方的申诉，产品继续停止展示；供方可以补充材料后再次申诉。',
    done: '已维持强制下架',
  },
  revoke: {
    label: '注销登记',
    text: '登记和证书一并注销，正在办理的新版本一并终止，不能恢复；查验证书时会看到注销原因。',
    done: '已注销',
  },
};

/** What the centre may order besides a review, each with its reason. */
export function ProductRulings({ product, onMoved }: { product: ProductForReview; onMoved: () => void }) {
  const [asked, setAsked] = useState<Ruling | null>(null);
  const sending = {
    suspend: useSend(suspendProduct),
    restore: useSend(restoreProduct),
    keep: useSend(keepSuspended),
    revoke: useSend(revokeProduct),
  };
  const may = product.may.filter((move) => move !== 'review');
  if (may.length === 0) return null;
  return (
    <Card title="处置">
      <div className="row">
        {may.map((move) => (
          <Button key={move} look={move === 'restore' ? 'default' : 'danger'} onClick={() => setAsked(move)}>
            {rulings[move].label}
          </Button>
        ))}
      </div>
      {asked && (
        <RulingDialog
          title={rulings[asked].label}
          text={rulings[asked].text}
          busy={sending[asked].busy}
          onCancel={() => setAsked(null)}
          onSay={async (reason) => {
            const sent = await sending[asked].send({ id: product.id, reason });
            if (sent) toast.success(rulings[asked].done);
            setAsked(null);
            onMoved();
          }}
        />
      )}
    </Card>
  );
}
