import { getOwnOperator } from '@shuji/contract/operator/calls';
import { claimReview } from '@shuji/contract/review/calls';
import type { ReviewQueue } from '@shuji/contract/review/labels';
import type { Claim, Finding } from '@shuji/contract/review/schema';
import { type ReactNode, useEffect } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { BackToList } from '#app/admin/list/BackToList.tsx';
import { type Called, useQueryOf } from '#app/lib/query.ts';
import { ReviewDraftContext, useReviewDraft } from './draft.ts';
import { Findings } from './Findings.tsx';
import { InHand } from './InHand.tsx';
import { NextInLine } from './NextInLine.tsx';
import styles from './ReviewPage.module.css';

/** What a noun declares of the page on which one of its rows is decided. */
export interface Reviewed {
  title: string;
  /** The state, beside the title. */
  tags: ReactNode;
  /** Steps besides the decision, beside the title. */
  more?: ReactNode;
  /** Callouts above the sheet. */
  alerts?: ReactNode;
  /** What was submitted, from top to bottom. */
  sheet: ReactNode;
  findings?: readonly Finding[];
  /** The fields that differ from the submission before; null at the first one. */
  changed?: readonly { field: string; label: string }[] | null;
  claim: Claim | null;
  /** Names the submission: what is written about one is not kept for the next. */
  submittedAt?: string | null;
  /** Waits for a decision. */
  isOpen: boolean;
  /** Concerns the operator's own organisation: the sentence that says so. */
  barred?: string | false;
  /** The form of the decision, for the holder of the claim. */
  decision: ReactNode;
}

interface ReviewPageProps<D> {
  desk: ReviewQueue;
  id: string;
  /** Names the row where it cannot be read: 这项申请. */
  noun: string;
  called: Called<D>;
  /** Stands below another page, and needs no claim of its own; what a colleague has claimed is still theirs. */
  isPart?: boolean;
  children: (data: D) => Reviewed;
}

/**
 * The page on which a row of a queue is decided: what was submitted at the left, and in a rail that stays in sight the
 * decision, the automatic checks and the next of the queue.
 */
export function ReviewPage<D>({ desk, id, noun, called, isPart = false, children }: ReviewPageProps<D>) {
  const { data, error, reload } = called;
  return (
    <>
      {!isPart && <BackToList />}
      {data === undefined ? (
        <Card>
          <Fallback noun={noun} error={error} onAgain={reload} whole lines={8} />
        </Card>
      ) : (
        <Named desk={desk} id={id} reviewed={children(data)} isPart={isPart} />
      )}
    </>
  );
}

interface PageProps {
  desk: ReviewQueue;
  id: string;
  reviewed: Reviewed;
  isPart: boolean;
}

/** What is written is one person's about one submission. */
function Named(props: PageProps) {
  // The office's frame has read it already.
  const me = useQueryOf(getOwnOperator, {}, { staleTime: 'static' }).data;
  const name = `review:${props.desk}:${props.id}:${props.reviewed.submittedAt}:${me?.id}`;
  return <Page key={name} name={name} {...props} />;
}

function Page({ name, desk, id, reviewed, isPart }: PageProps & { name: string }) {
  const { title, tags, more, alerts, sheet, findings = [], changed = null, claim, isOpen, barred, decision } = reviewed;
  const mayReview = useAllowed()(claimReview);
  const draft = useReviewDraft(desk, name);
  const { forget } = draft;
  const isSomebodys = claim !== null && !claim.isMine;
  useEffect(() => {
    if (isSomebodys) forget();
  }, [isSomebodys, forget]);
  const isFree = isPart && claim === null;
  const isWriting = isOpen && !barred && mayReview && (isFree || claim?.isMine === true);
  return (
    <ReviewDraftContext value={isWriting ? draft : null}>
      <div className="row between">
        <div className="row">
          {isPart ? <h2>{title}</h2> : <h1>{title}</h1>}
          {tags}
        </div>
        {more}
      </div>
      {alerts}
      <div className={styles.page}>
        <div className="stack" data-gap="5">
          {sheet}
        </div>
        <aside className={styles.rail} aria-label={isPart ? `${title}审核` : '审核'}>
          {mayReview && (
            <div className={styles.verdict}>
              <Card layout="stack" gap={3}>
                {isOpen && barred && (
                  <Alert tone="warn" title={barred}>
                    按照回避要求，请交由其他审核人员办理。
                  </Alert>
                )}
                {isOpen && !barred && isFree && decision}
                {isOpen && !barred && !isFree && (
                  <InHand desk={desk} id={id} claim={claim}>
                    {decision}
                  </InHand>
                )}
                {!isPart && (
                  <div className={isOpen && !barred ? styles.later : undefined}>
                    <NextInLine queue={desk} id={id} isDone={!isOpen || Boolean(barred)} />
                  </div>
                )}
                {isPart && !isOpen && <p className="muted">已办理。</p>}
              </Card>
            </div>
          )}
          {(findings.length > 0 || changed) && (
            <div className={styles.checks}>
              <Card title="自动核对">
                <Findings findings={findings} changed={changed} />
              </Card>
            </div>
          )}
        </aside>
      </div>
    </ReviewDraftContext>
  );
}
