import type { FileRef } from '@shuji/contract/file/schema';
import { objectionGrounds, objectionStatus } from '@shuji/contract/objection/labels';
import type { ReceivedObjection } from '@shuji/contract/objection/schema';
import type { ReactNode } from 'react';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { FileLinks } from '#app/lib/FileLink.tsx';
import { vendorOf } from '#app/product/labels.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { objectionTone } from './labels.ts';

interface ObjectionCardProps {
  objection: Omit<ReceivedObjection, 'mayAnswer'>;
  /** The objector's papers, for permitted readers. */
  evidence?: FileRef[];
  children?: ReactNode;
}

/** An objection as its two sides see it: its text, the answer, the decision. */
export function ObjectionCard({ objection, evidence = [], children }: ObjectionCardProps) {
  const { productName, status, answer, answerFiles, answeredAt } = objection;
  return (
    <Card title={productName} extra={<Tag tone={objectionTone[status]}>{objectionStatus[status]}</Tag>}>
      <div className="stack">
        <Facts
          facts={[
            ['产品编号', objection.productNumber],
            ['异议理由', objectionGrounds[objection.ground]],
            ['事实与说明', objection.text],
            ['证据材料', evidence.length > 0 && <FileLinks files={evidence} />],
            ['提出时间', minuteOf(objection.filedAt)],
            [`${vendorOf(objection)}答复`, answer],
            ['答复材料', answerFiles.length > 0 && <FileLinks files={answerFiles} />],
            ['答复时间', answeredAt && minuteOf(answeredAt)],
            ['处理时间', objection.decidedAt && minuteOf(objection.decidedAt)],
            ['处理理由', objection.reason],
          ]}
        />
        {children}
      </div>
    </Card>
  );
}
