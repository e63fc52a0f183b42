import type { ReviewQueue } from '@shuji/contract/review/labels';
import { Button, Checkbox, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { Phrases, withPhrase } from './Phrases.tsx';

export type ReviewDecision = 'approve' | 'correction' | 'refuse';

export interface Review {
  decision: ReviewDecision;
  /** Required but for approval. */
  reason: string;
  /** Corrections by field. */
  opinions: Record<string, string>;
}

interface ReviewPanelProps {
  /** The queue whose phrases are offered. */
  desk: ReviewQueue;
  /** The fields an opinion may stand at. */
  fields?: { name: string; label: string }[];
  /** Only these may be chosen. */
  decisions?: ReviewDecision[];
  /** Sends the review; resolves to true when it stands. */
  onDecide: (review: Review) => Promise<boolean>;
  busy?: boolean;
}

const decisionTexts: Record<ReviewDecision, string> = { approve: '通过', correction: '补正', refuse: '驳回' };

interface ReviewValues {
  decision?: ReviewDecision;
  reason?: string;
  marked?: string[];
  opinions?: Record<string, string>;
}

/** The operator's verdict: 通过, 补正 with opinions at fields, or 驳回 with a reason. */
export function ReviewPanel({
  desk,
  fields = [],
  decisions = ['approve', 'correction', 'refuse'],
  onDecide,
  busy,
}: ReviewPanelProps) {
  const [form] = Form.useForm<ReviewValues>();
  const [sending, setSending] = useState(false);
  const decision = Form.useWatch('decision', form);
  const marked = Form.useWatch('marked', form) ?? [];
  const opinions = Form.useWatch('opinions', form) ?? {};
  const reason = Form.useWatch('reason', form) ?? '';

  async function decide(written: ReviewValues) {
    if (!written.decision || sending) return;
    const isCorrection = written.decision === 'correction';
    const chosen = isCorrection ? (written.marked ?? []) : [];
    const submittedOpinions = Object.fromEntries(chosen.map((name) => [name, written.opinions?.[name]?.trim() ?? '']));
    setSending(true);
    const stands = await onDecide({
      decision: written.decision,
      reason: written.reason?.trim() ?? '',
      opinions: submittedOpinions,
    });
    setSending(false);
    if (stands) form.resetFields();
  }

  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={decide}
      aria-label="审核意见"
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
    >
      <Form.Item name="decision" label="审核结论" rules={[{ required: true, message: '请选择审核结论' }]}>
        <Radio.Group
          aria-label="审核结论"
          options={decisions.map((value) => ({ value, label: decisionTexts[value] }))}
        />
      </Form.Item>
      {decision === 'correction' && fields.length > 0 && (
        <Form.Item name="marked" label="需要补正的内容">
          <Checkbox.Group options={fields.map(({ name, label }) => ({ value: name, label }))} />
        </Form.Item>
      )}
      {decision === 'correction' &&
        fields
          .filter(({ name }) => marked.includes(name))
          .map(({ name, label }) => (
            <Form.Item
              key={name}
              name={['opinions', name]}
              label={`对“${label}”的意见`}
              rules={[{ required: true, whitespace: true, message: `请写明“${label}”要怎样补正` }]}
              extra={
                <Phrases
                  desk={desk}
                  written={opinions[name] ?? ''}
                  onPick={(decisionTexts) =>
                    form.setFieldValue(['opinions', name], withPhrase(opinions[name], decisionTexts, 200))
                  }
                />
              }
            >
              <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
            </Form.Item>
          ))}
      {decision && (
        <Form.Item
          name="reason"
          label={decision === 'approve' ? '审核说明（选填）' : '理由'}
          rules={
            decision === 'approve' ? [] : [{ required: true, whitespace: true, message: '请写明理由，申请人会看到' }]
          }
          extra={
            decision !== 'approve' && (
              <Phrases
                desk={desk}
                written={reason}
                onPick={(decisionTexts) => form.setFieldValue('reason', withPhrase(reason, decisionTexts, 500))}
              />
            )
          }
        >
          <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3 }} />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" danger={decision === 'refuse'} loading={busy || sending}>
        {decision ? `确认${decisionTexts[decision]}` : '提交审核结论'}
      </Button>
    </Form>
  );
}
