import type { ReviewQueue } from '@shuji/contract/review/labels';
import { Input, Radio } from 'antd';
import { useContext, useId, useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Field } from '#app/ui/plain/Field.tsx';
import { fieldId, type ReviewDecision, ReviewDraftContext, writtenIn } from './draft.ts';
import { Phrases, withPhrase } from './Phrases.tsx';

export interface Review {
  decision: ReviewDecision;
  /** Required for a refusal, and for a correction without opinions. */
  reason: string;
  /** Corrections by field. */
  opinions: Record<string, string>;
}

interface ReviewPanelProps {
  /** The queue whose phrases are offered. */
  desk: ReviewQueue;
  /** Labels of the sheet's fields, by name. */
  labels: Readonly<Record<string, string>>;
  /** Why it cannot be approved yet. */
  notYet?: string;
  /** Sends the review; resolves when it was answered: true when it was accepted. */
  onDecide: (review: Review) => Promise<boolean>;
}

const decisionTexts: Record<ReviewDecision, string> = { approve: '通过', correction: '补正', refuse: '驳回' };
const longest = 500;

/** The operator's verdict: 通过, 补正 with the opinions written at fields, or 驳回 with a reason. */
export function ReviewPanel({ desk, labels, notYet, onDecide }: ReviewPanelProps) {
  const draft = useContext(ReviewDraftContext);
  const [isTried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const warning = useId();
  if (!draft) return null;
  const { reason, put, forget } = draft;
  const opinions = writtenIn(draft.opinions);
  const isAnswered = Object.keys(opinions).length > 0;
  // An opinion on a field means that something is to be corrected, until the reviewer says otherwise.
  const decision = draft.decision ?? (isAnswered ? 'correction' : undefined);
  const needsReason = decision === 'refuse' || (decision === 'correction' && !isAnswered);
  const isShort = needsReason && reason.trim() === '';

  async function decide() {
    setTried(true);
    if (!decision || isShort || sending) return;
    setSending(true);
    const sent = await onDecide({
      decision,
      reason: reason.trim(),
      opinions: decision === 'correction' ? opinions : {},
    });
    setSending(false);
    if (sent) forget();
  }

  return (
    <form
      className="stack"
      data-gap="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void decide();
      }}
    >
      <Radio.Group
        aria-label="审核结论"
        value={decision ?? null}
        options={Object.entries(decisionTexts).map(([value, label]) => ({
          value,
          label,
          disabled: value === 'approve' && notYet !== undefined,
        }))}
        onChange={(event) => put({ decision: event.target.value })}
        {...(isTried && !decision && { 'aria-describedby': warning })}
      />
      {notYet && <p className="muted small">{notYet}。</p>}
      {isTried && !decision && (
        <p className="small bad" role="alert" id={warning}>
          请选择审核结论
        </p>
      )}
      {isAnswered && <Written opinions={opinions} labels={labels} isSent={decision === 'correction'} />}
      {decision === 'correction' && !isAnswered && (
        <p className="muted small">在左侧字段旁“写意见”，或在这里写明理由。</p>
      )}
      {decision && (
        <Field
          label={decision === 'approve' ? '审核说明（选填）' : needsReason ? '理由' : '理由（选填）'}
          required={needsReason}
          error={isTried && isShort ? '请写明理由，申请人会看到' : undefined}
          hint={
            decision !== 'approve' && (
              <Phrases
                desk={desk}
                written={reason}
                onPick={(words) => put({ reason: withPhrase(reason, words, longest) })}
              />
            )
          }
        >
          {(control) => (
            <Input.TextArea
              {...control}
              maxLength={longest}
              autoSize={{ minRows: 2, maxRows: 8 }}
              value={reason}
              onChange={(event) => put({ reason: event.target.value })}
            />
          )}
        </Field>
      )}
      <Button type="submit" look={decision === 'refuse' ? 'danger' : 'primary'} busy={sending}>
        {decision ? `确认${decisionTexts[decision]}` : '提交审核结论'}
      </Button>
    </form>
  );
}

interface WrittenProps {
  opinions: Record<string, string>;
  labels: ReviewPanelProps['labels'];
  isSent: boolean;
}

/** The fields that have an opinion, each a way back to it. */
function Written({ opinions, labels, isSent }: WrittenProps) {
  const fields = Object.keys(opinions);
  return (
    <p className="small">
      {isSent ? `随补正发送 ${fields.length} 处意见：` : `只有补正才发送字段意见，这 ${fields.length} 处不会发送：`}
      {fields.map((field, at) => (
        <span key={field}>
          {at > 0 && '、'}
          <a href={`#${fieldId(field)}`}>{labels[field] ?? field}</a>
        </span>
      ))}
    </p>
  );
}
