import type { ProductDetail } from '@shuji/contract/product/schema';
import { getOwnTrial, startTrial } from '@shuji/contract/trial/calls';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '#app/lib/api.ts';
import { isCallFailure, Refused } from '#app/lib/failure.ts';
import { useToken } from '#app/lib/session.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { countOf } from '#app/ui/count.ts';
import styles from './Buy.module.css';

/** Starts a trial of an API product at once, or leads to the one that was started. A refusal stands below it. */
export function TrialButton({ product }: { product: Pick<ProductDetail, 'id' | 'trialCalls' | 'trialDays'> }) {
  const { id, trialCalls, trialDays } = product;
  const token = useToken();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data: own } = useCall(getOwnTrial, token && trialCalls !== null ? { id } : null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (own) {
    return (
      <LinkButton to={href('gateway', { id: own.id })}>
        我的试用（已用 {countOf(own.used)} / {countOf(own.bought)} 次）
      </LinkButton>
    );
  }
  if (trialCalls === null) return null;
  const words = `试用（免费 ${countOf(trialCalls)} 次，${trialDays} 天）`;
  if (!token) {
    return <LinkButton to={href('login', { from: pathname + search })}>登录后{words}</LinkButton>;
  }
  const start = async () => {
    setBusy(true);
    try {
      const started = await api(startTrial, { id }, { quiet: true });
      navigate(href('gateway', { id: started.id }));
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      setProblem(error instanceof Refused ? error.message : '网络不通，试用没有开通，请稍后再试');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button call={startTrial} busy={busy} onClick={start} aria-describedby="trial-note">
        {words}
      </Button>
      <span id="trial-note" className={`small ${styles.note}`}>
        {problem ? (
          <span role="alert" className="bad">
            {problem}
          </span>
        ) : (
          <span className="muted">试用即时开通，每个单位一次；供方可看到贵单位名称与调用次数</span>
        )}
      </span>
    </>
  );
}
