import { Button } from 'antd';
import type { z } from 'zod';
import type { Submitting } from '#app/form/CallForm.tsx';

/** 提交审核 checks everything; 保存草稿 takes what there is. */
export function SendButtons({ submit, busy, draft }: Submitting & { draft: z.ZodType }) {
  return (
    <div className="row">
      <Button type="primary" size="large" loading={busy} onClick={() => void submit({ submit: true })}>
        提交审核
      </Button>
      <Button size="large" disabled={busy} onClick={() => void submit({ submit: false }, draft)}>
        保存草稿
      </Button>
    </div>
  );
}
