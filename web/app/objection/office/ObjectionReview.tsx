import { objectionGrounds, objectionStatus } from '@shuji/contract/objection/labels';
import { getObjection } from '@shuji/contract/objection/office';
import type { ObjectionForReview } from '@shuji/contract/objection/schema/office';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { FileLinks } from '#app/lib/FileLink.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { objectionTone } from '#app/objection/labels.ts';
import { href } from '#app/paths.ts';
import { vendorOf } from '#app/product/labels.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { ReviewPage } from '#app/review/ReviewPage.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { ObjectionDecision } from './ObjectionDecision.tsx';

/** An objection with both sides' words and papers, and the centre's decision. */
export function ObjectionReview({ id }: { id: string }) {
  const called = useQueryOf(getObjection, { id });
  return (
    <ReviewPage desk="objection" id={id} noun="该异议" called={called}>
      {(objection) => ({
        title: `异议：${objection.productName}`,
        tags: <Tag tone={objectionTone[objection.status]}>{objectionStatus[objection.status]}</Tag>,
        sheet: <Sheet objection={objection} />,
        claim: objection.claim,
        isOpen: objection.status === 'open',
        barred: !objection.mayDecide && '不能处理涉及本单位的异议',
        decision: <ObjectionDecision id={id} isAnswered={objection.answer !== null} vendor={vendorOf(objection)} />,
      })}
    </ReviewPage>
  );
}

function Sheet({ objection }: { objection: ObjectionForReview }) {
  const { status, answer, answeredAt } = objection;
  const vendor = vendorOf(objection);
  return (
    <>
      <Card title="异议内容">
        <Facts
          facts={[
            [
              '产品',
              <Link key="product" to={href('officeProduct', { id: objection.productId })}>
                {objection.productNumber}
              </Link>,
            ],
            ['异议人', objection.objectorName],
            ['异议理由', objectionGrounds[objection.ground]],
            ['事实与说明', objection.text],
            ['证据材料', <FileLinks key="files" files={objection.files} />],
            ['提出时间', minuteOf(objection.filedAt)],
            ['公示截止', minuteOf(objection.noticeUntil)],
            ['办理期限', objection.dueOn && <DueTag key="due" {...objection} />],
          ]}
        />
      </Card>
      <Card title={`${vendor}答复`}>
        <Facts
          facts={[
            [vendor, objection.supplierName],
            ['答复', answer ?? `${vendor}尚未答复`],
            ['答复材料', objection.answerFiles.length > 0 && <FileLinks key="files" files={objection.answerFiles} />],
            ['答复时间', answeredAt && minuteOf(answeredAt)],
          ]}
        />
      </Card>
      {status !== 'open' && objection.decidedAt && (
        <Card title="处理结果">
          <Facts
            facts={[
              ['结果', objectionStatus[status]],
              ['理由', objection.reason],
              ['处理时间', minuteOf(objection.decidedAt)],
            ]}
          />
        </Card>
      )}
    </>
  );
}
