import { dropDraft, renewProduct, setShelf, submitProduct, withdrawSubmission } from '@shuji/contract/product/own';
import type { OwnProductCard } from '@shuji/contract/product/schema/own';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { EndNotice } from '#app/demo/EndNotice.tsx';
import { api } from '#app/lib/api.ts';
import { isCallFailure, Refused } from '#app/lib/failure.ts';
import { reread, useMutationOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { AppealDialog } from '#app/product/review/AppealDialog.tsx';
import { useMemberMay } from '#app/ui/member-roles.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { RevokeOwn } from './RevokeOwn.tsx';

interface Leaving {
  title: string;
  text: string;
  confirm: string;
  done: string;
}

const withdrawing: Leaving = {
  title: '撤回提交',
  text: '撤回后回到草稿，可以修改后重新提交；审核从重新提交之日起算。',
  confirm: '撤回',
  done: '已撤回，可以继续修改',
};
const dropping: Leaving = {
  title: '删除草稿',
  text: '填写的内容将被清除，不能恢复。',
  confirm: '删除',
  done: '草稿已删除',
};

/** The buttons for what the owner may do now: 提交审核, 上架, 下架, 修改, 续期, 答复异议, 申诉. */
export function ProductMoves({ product }: { product: OwnProductCard }) {
  const { id, change, status, openObjections, noticeUntil } = product;
  const may = useMemberMay()(setShelf) ? product.may : [];
  const [isAppealing, setAppealing] = useState(false);
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const shelving = useMutationOf(setShelf);
  const isBusy = isSubmitting || shelving.busy;

  async function handIn(call: typeof submitProduct | typeof renewProduct) {
    setSubmitting(true);
    try {
      await api(call, { id });
      toast.success('已提交审核');
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      // The editor opens only for gaps; any other refusal was shown here.
      if (error instanceof Refused && Object.keys(error.fields).length > 0)
        return navigate(href('prodin', { id, check: '1' }));
    } finally {
      setSubmitting(false);
    }
    reread();
  }

  async function renew() {
    const isSure = await ask({
      title: '申请续期',
      text: '登记内容不变，重新提交审核和公示，通过后换发新的登记证书；期间市场上照常展示。',
      confirm: '提交审核',
      kind: 'info',
    });
    if (isSure) await handIn(renewProduct);
  }

  async function leave(call: typeof withdrawSubmission | typeof dropDraft, words: Leaving) {
    if (!(await ask({ ...words, danger: call === dropDraft }))) return;
    setSubmitting(true);
    try {
      await api(call, { id });
      toast.success(words.done);
      if (call === dropDraft) navigate(href('myprod'));
    } catch (error) {
      if (!isCallFailure(error)) throw error;
    } finally {
      setSubmitting(false);
    }
    reread();
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
        <Button size="small" look="primary" busy={isBusy} onClick={() => handIn(submitProduct)}>
          提交审核
        </Button>
      )}
      {may.includes('renew') && (
        <Button size="small" look="primary" busy={isBusy} onClick={renew}>
          申请续期
        </Button>
      )}
      {may.includes('edit') && (
        <LinkButton size="small" to={href('prodin', { id })}>
          {isFresh ? '继续填写' : '变更登记'}
        </LinkButton>
      )}
      {may.includes('withdraw') && (
        <Button size="small" busy={isBusy} onClick={() => leave(withdrawSubmission, withdrawing)}>
          撤回提交
        </Button>
      )}
      {may.includes('drop') && (
        <Button size="small" busy={isBusy} onClick={() => leave(dropDraft, dropping)}>
          删除草稿
        </Button>
      )}
      {may.includes('unlist') && (
        <Button size="small" busy={isBusy} onClick={() => shelve('0')}>
          下架
        </Button>
      )}
      {noticeUntil && openObjections === 0 && <EndNotice id={id} />}
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
      {may.includes('revoke') && <RevokeOwn id={id} />}
      {isAppealing && <AppealDialog id={id} onClose={() => setAppealing(false)} />}
    </>
  );
}
