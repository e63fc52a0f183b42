import type { OfficeMove } from '@shuji/contract/product/labels/office';
import { keepSuspended, restoreProduct, suspendProduct } from '@shuji/contract/product/office';
import { requestRevocation } from '@shuji/contract/product/revocation';
import type { ProductForReview } from '@shuji/contract/product/schema/office';
import { useState } from 'react';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { vendorWords } from '#app/product/labels.ts';
import { MoreMenu } from '#app/review/MoreMenu.tsx';
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
    label: '申请注销登记',
    text: '另一位审核人员批准后，登记和证书一并注销，正在办理的新版本一并终止，不能恢复；查验证书时会看到注销原因。批准前产品照常展示，情况紧急的请先强制下架。',
    done: '已提出注销申请，等待另一位审核人员批准',
  },
};

/** The centre's orders besides a review, each with its reason; those that an appeal waits for stand open. */
export function ProductRulings({ product }: { product: ProductForReview }) {
  const [pendingRuling, setPendingRuling] = useState<Ruling | null>(null);
  const sending = {
    suspend: useMutationOf(suspendProduct),
    restore: useMutationOf(restoreProduct),
    keep: useMutationOf(keepSuspended),
    revoke: useMutationOf(requestRevocation),
  };
  const isAllowed = useAllowed();
  const may = isAllowed(suspendProduct) ? product.may.filter((move) => move !== 'review') : [];
  if (may.length === 0) return null;
  const decisive = may.filter((move) => product.appealedAt !== null && (move === 'restore' || move === 'keep'));
  const others = may.filter((move) => !decisive.includes(move));
  return (
    <div className="row">
      {decisive.map((move) => (
        <Button key={move} onClick={() => setPendingRuling(move)}>
          {rulings[move].label}
        </Button>
      ))}
      <MoreMenu
        steps={others.map((move) => ({
          label: rulings[move].label,
          isDangerous: move !== 'restore',
          onChoose: () => setPendingRuling(move),
        }))}
      />
      {pendingRuling && (
        <RulingDialog
          title={rulings[pendingRuling].label}
          text={vendorWords(rulings[pendingRuling].text, product.form)}
          longest={pendingRuling === 'revoke' ? 200 : 500}
          busy={sending[pendingRuling].busy}
          onCancel={() => setPendingRuling(null)}
          onSay={async (reason) => {
            const sent = await sending[pendingRuling].send({ id: product.id, reason });
            if (sent) toast.success(rulings[pendingRuling].done);
            setPendingRuling(null);
          }}
        />
      )}
    </div>
  );
}
