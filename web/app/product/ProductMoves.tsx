import { type OwnProductCard, setShelf, submitProduct } from '@shuji/contract/product-own';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EndNotice } from '#app/demo/EndNotice.tsx';
import { useSend } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { ask, toast } from '#app/ui/notify.ts';
import { AppealDialog } from './AppealDialog.tsx';

interface ProductMovesProps {
  product: OwnProductCard;
  onMoved: () => void;
}

/** The buttons for what the owner may do now: 提交审核, 上架, 下架, 修改, 答复异议, 申诉. */
export function ProductMoves({ product, onMoved }: ProductMovesProps) {
  const { id, may, change, status, openObjections, noticeUntil } = product;
  const [isAppealing, setAppealing] = useState(false);
  const navigate = useNavigate();
  const submitting = useSend(submitProduct);
  const shelving = useSend(setShelf);
  const isBusy = submitting.busy || shelving.busy;

  async function submit() {
    const done = await submitting.send({ id });
    if (done) toast.success('已提交审核');
    // What is missing stands at the fields of the form.
    else navigate(href('prodin', { id }));
    onMoved();
  }

  async function shelve(index: '1' | '0') {
    const isSure =
      index === '1' ||
      (await ask({
        title: '下架产品',
        text: '下架后市场上不再展示，已有订单照常履行；可以随时重新上架。',
        confirm: '下架',
      }));
    if (!isSure) return;
    if (await shelving.send({ id, index })) toast.success(index === '1' ? '已上架，市场上可以找到' : '已下架');
    onMoved();
  }

  const isFresh = status === 'draft' || status === 'correction' || change === 'draft' || change === 'correction';
  return (
    <>
      {may.includes('list') && (
        <Button size="small" look="primary" busy={isBusy} onClick={() => shelve('1')}>
          上架
        </Button>
      )}
      {may.includes('submit') && (
        <Button size="small" look="primary" busy={isBusy} onClick={submit}>
          提交审核
        </Button>
      )}
      {may.includes('edit') && (
        <LinkButton size="small" to={href('prodin', { id })}>
          {isFresh ? '继续填写' : '变更登记'}
        </LinkButton>
      )}
      {may.includes('unlist') && (
        <Button size="small" busy={isBusy} onClick={() => shelve('0')}>
          下架
        </Button>
      )}
      {noticeUntil && openObjections === 0 && <EndNotice id={id} onDone={onMoved} />}
      {openObjections > 0 && (
        <LinkButton size="small" look="primary" to={href('myobjection', { show: 'received' })}>
          查看并答复异议
        </LinkButton>
      )}
      {may.includes('appeal') && (
        <Button size="small" look="primary" onClick={() => setAppealing(true)}>
          提出申诉
        </Button>
      )}
      {isAppealing && (
        <AppealDialog
          id={id}
          onClose={() => setAppealing(false)}
          onDone={() => {
            setAppealing(false);
            onMoved();
          }}
        />
      )}
    </>
  );
}
