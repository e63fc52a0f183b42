import type { Call } from '@shuji/contract/call';
import {
  addDemand,
  closeDemand,
  concludeDemand,
  editDemandStatus,
  giveDemandBack,
  takeDemand,
} from '@shuji/contract/demand/calls';
import type { DemandMove, DemandStatus } from '@shuji/contract/demand/labels';
import { concludeWithOrder } from '@shuji/contract/offer/match';
import { useState } from 'react';
import { api } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { href } from '#app/paths.ts';
import { Button, type ButtonLook, LinkButton } from '#app/ui/Button.tsx';
import { useMemberMay } from '#app/ui/member-roles.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { DealOrder } from './DealOrder.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

interface DemandMovesProps {
  demand: { id: string; title: string; status: DemandStatus; may: readonly DemandMove[] };
  size?: ButtonLook['size'];
  onMoved: () => void;
}

type ReasonedMove = 'giveBack' | 'conclude' | 'close';

const labels: Record<Exclude<DemandMove, 'edit'>, string> = {
  take: '接单',
  giveBack: '退回接单',
  conclude: '确认成交',
  publish: '重新发布',
  unpublish: '下架',
  close: '关闭需求',
};

const calls: Record<DemandMove, Call> = {
  edit: addDemand,
  take: takeDemand,
  giveBack: giveDemandBack,
  conclude: concludeDemand,
  publish: editDemandStatus,
  unpublish: editDemandStatus,
  close: closeDemand,
};

const doneMessages: Record<Exclude<DemandMove, 'edit'>, string> = {
  take: '接单成功，请尽快联系需求方',
  giveBack: '已退回，需求重新开放接单',
  conclude: '已确认成交',
  publish: '已重新发布到需求大厅',
  unpublish: '已从需求大厅下架',
  close: '需求已关闭',
};

/** The reader's steps as buttons. A final step needs a reason first. */
export function DemandMoves({ demand, size, onMoved }: DemandMovesProps) {
  const { id } = demand;
  const memberMay = useMemberMay();
  const may = demand.may.filter((name) => memberMay(calls[name]));
  const [pendingMove, setPendingMove] = useState<ReasonedMove | null>(null);
  const [busy, setBusy] = useState(false);
  const [orderId, setOrderId] = useState('');

  async function move(name: Exclude<DemandMove, 'edit'>, work: () => Promise<unknown>) {
    setBusy(true);
    try {
      await work();
      setPendingMove(null);
      toast.success(doneMessages[name]);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
    } finally {
      setBusy(false);
    }
    onMoved();
  }

  async function take() {
    const isSure = await ask({
      title: '确认接单',
      text: `您将作为唯一的接单方对接“${demand.title}”。接单后请尽快联系需求方；无法满足时请及时退回。同时接单与每日接单的次数有上限，退回的也计入。`,
      confirm: '确认接单',
    });
    if (isSure) await move('take', () => api(takeDemand, { id }));
  }

  function say(words: string) {
    if (pendingMove === 'giveBack') void move('giveBack', () => api(giveDemandBack, { id, reason: words }));
    if (pendingMove === 'conclude') {
      void move('conclude', () =>
        orderId ? api(concludeWithOrder, { id, orderId, note: words }) : api(concludeDemand, { id, note: words }),
      );
    }
    if (pendingMove === 'close') void move('close', () => api(closeDemand, { id, reason: words }));
  }

  const common = { size, busy };
  return (
    <>
      {may.includes('take') && (
        <Button {...common} onClick={() => void take()}>
          {labels.take}
        </Button>
      )}
      {may.includes('edit') && (
        <LinkButton
          size={size}
          look={demand.status === 'unpublished' ? 'default' : 'primary'}
          to={href('publish', { id })}
        >
          {demand.status === 'correction' ? '修改后重新提交' : '编辑'}
        </LinkButton>
      )}
      {may.includes('publish') && (
        <Button
          {...common}
          look="primary"
          onClick={() => void move('publish', () => api(editDemandStatus, { id, status: 'published' }))}
        >
          {labels.publish}
        </Button>
      )}
      {may.includes('conclude') && (
        <Button {...common} look="primary" onClick={() => setPendingMove('conclude')}>
          {labels.conclude}
        </Button>
      )}
      {may.includes('unpublish') && (
        <Button
          {...common}
          onClick={() => void move('unpublish', () => api(editDemandStatus, { id, status: 'unpublished' }))}
        >
          {labels.unpublish}
        </Button>
      )}
      {may.includes('giveBack') && (
        <Button {...common} onClick={() => setPendingMove('giveBack')}>
          {labels.giveBack}
        </Button>
      )}
      {may.includes('close') && (
        <Button {...common} look="quiet" onClick={() => setPendingMove('close')}>
          {labels.close}
        </Button>
      )}
      {pendingMove && (
        <ReasonDialog
          title={labels[pendingMove]}
          {...reasonWords[pendingMove]}
          confirm={labels[pendingMove]}
          busy={busy}
          onCancel={() => setPendingMove(null)}
          onSay={say}
        >
          {pendingMove === 'conclude' && <DealOrder demandId={id} value={orderId} onChange={setOrderId} />}
        </ReasonDialog>
      )}
    </>
  );
}

const reasonWords: Record<ReasonedMove, { text: string; label: string; isRequired: boolean }> = {
  giveBack: {
    text: '退回后需求重新开放，您将不再看到联系方式。原因会告诉需求方。',
    label: '退回原因',
    isRequired: true,
  },
  conclude: { text: '确认后需求标记为已成交，不能再改。', label: '成交说明', isRequired: false },
  close: { text: '关闭后不能再打开；需要时可以重新发布一条。', label: '关闭原因', isRequired: true },
};
