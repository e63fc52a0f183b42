import { getSampleProposal } from '@shuji/contract/product/sample';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import type { SampleProposal } from '@shuji/contract/product/schema/sample';
import { profileSample } from '@shuji/contract/sample/calls';
import { Form } from 'antd';
import { useContext, useEffect, useRef } from 'react';
import { PutValue } from '#app/form/form-schema.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { fillFrom } from './sample-fill.ts';

/** What the form's sample proposes. A sample that was uploaded just now fills what is empty by itself. */
export function useSampleFill() {
  const form = Form.useFormInstance();
  const put = useContext(PutValue);
  const id: string | null = Form.useWatch('sample', form) ?? null;
  const { data: profile } = useQueryOf(profileSample, id === null ? null : { id }, { staleTime: 'static' });
  const isRead = id !== null && profile?.status === 'ready';
  const { data } = useQueryOf(getSampleProposal, isRead ? { id } : null, { staleTime: 'static' });
  // Until the answer about a new file is there, the last one stands.
  const proposal = data && data.fileId === id ? data : null;
  const from = useRef({
    fileId: form.getFieldValue('sample') as string | null,
    proposal: null as SampleProposal | null,
  });

  function fill(shown: SampleProposal): void {
    const values = form.getFieldsValue(true) as ProductDraft;
    const before = from.current.fileId === shown.fileId ? null : from.current.proposal;
    for (const [field, value] of Object.entries(fillFrom(shown, values, before))) put(field, value);
    const fields = form.getFieldValue('dictionary') as ProductDraft['dictionary'];
    const left = fields.filter(({ meaning }) => meaning === '').length;
    toast.success(left > 0 ? `已按样例填写，还有 ${left} 个字段的含义请补充` : '已按样例填写，请核对');
  }

  useEffect(() => {
    if (!proposal) return;
    if (from.current.fileId !== proposal.fileId) fill(proposal);
    from.current = { fileId: proposal.fileId, proposal };
  });

  return { proposal, fill: proposal && (() => fill(proposal)) };
}
