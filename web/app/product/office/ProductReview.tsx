import { approvalStatus } from '@shuji/contract/approval/labels';
import { productStatus } from '@shuji/contract/product/labels';
import { formLabelsOf } from '@shuji/contract/product/labels/fields';
import { getProductForReview, reviewProduct } from '@shuji/contract/product/office';
import { decideRevocation, withdrawRevocation } from '@shuji/contract/product/revocation';
import type { ProductForReview } from '@shuji/contract/product/schema/office';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { ApprovalCard } from '#app/approval/ApprovalCard.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { changeWords, statusTone, vendorOf } from '#app/product/labels.ts';
import { FormDetail, useChangedFields } from '#app/product/review/FormDetail.tsx';
import { ProductTimeline } from '#app/product/review/ProductTimeline.tsx';
import { DetailField, DetailList } from '#app/review/DetailList.tsx';
import { DueTag } from '#app/review/DueTag.tsx';
import { Reveal } from '#app/review/Reveal.tsx';
import { ReviewPage } from '#app/review/ReviewPage.tsx';
import { ReviewPanel } from '#app/review/ReviewPanel.tsx';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { ProductRulings } from './ProductRulings.tsx';
import { SampleReview } from './SampleReview.tsx';
import { useSampleFindings } from './use-sample-findings.ts';

/** A product's registration: the submitted form, the centre's checks, and the decision. */
export function ProductReview({ id }: { id: string }) {
  const called = useQueryOf(getProductForReview, { id });
  const reviewing = useMutationOf(reviewProduct);
  const changed = useChangedFields(called.data ?? null);
  const sampleFindings = useSampleFindings(called.data);
  return (
    <ReviewPage desk="product" id={id} noun="这个产品" called={called}>
      {(product) => {
        const { versionId, submissions, status, change, may } = product;
        const isPending = status === 'pending' || change === 'pending';
        return {
          title: product.name,
          tags: (
            <>
              <Tag tone={statusTone[status]}>{productStatus[status]}</Tag>
              {change && <Tag tone={statusTone[change]}>{changeWords[change]}</Tag>}
            </>
          ),
          more: <ProductRulings product={product} />,
          alerts: <Alerts product={product} />,
          sheet: <Sheet product={product} />,
          findings: [...product.findings, ...sampleFindings],
          changed,
          claim: product.claim,
          submittedAt: product.submittedAt,
          isOpen: isPending,
          barred: isPending && !may.includes('review') && '不能审核本单位的产品',
          decision: (
            <ReviewPanel
              desk="product"
              labels={formLabelsOf(product.form.productType)}
              onDecide={async (review) => {
                const sent = await reviewing.send({ id, versionId, submissions, ...review });
                if (sent) toast.success('审核结论已提交');
                return sent !== undefined;
              }}
            />
          ),
        };
      }}
    </ReviewPage>
  );
}

function Alerts({ product }: { product: ProductForReview }) {
  const vendor = vendorOf(product.form);
  return (
    <>
      {product.dataLevel === 'important' && (
        <Alert tone="warn" title="重要数据">
          请核对合规评估报告，并确认数据处理者已按规定申报。{secondEyes(product)}
        </Alert>
      )}
      {product.appealedAt && (
        <Alert tone="warn" title={`${vendor}对强制下架提出申诉`}>
          申诉说明和材料见办理记录；请解除强制下架，或者维持。
        </Alert>
      )}
      {product.revocation?.status === 'waiting' && (
        <ApprovalCard
          title="申请注销登记"
          request={product.revocation}
          decide={decideRevocation}
          withdraw={withdrawRevocation}
          effect={`“${product.name}”的登记和证书立即注销，正在办理的新版本一并终止，不能恢复。${vendor}会收到通知，查验证书时会看到上述事由。`}
        />
      )}
    </>
  );
}

function Sheet({ product }: { product: ProductForReview }) {
  const { contact } = product.form;
  return (
    <>
      <Card title="提交信息">
        <Facts
          facts={[
            ['产品编号', product.number],
            [vendorOf(product.form), product.merchantName],
            ['版本', `第 ${product.version} 版，第 ${product.submissions} 次提交`],
            ['提交时间', minuteOf(product.submittedAt)],
            ['公示截止', minuteOf(product.noticeUntil)],
            ['办理期限', product.dueOn && <DueTag key="due" {...product} />],
            ['完整度', <CompletenessWords key="completeness" {...product.completeness} />],
            ['接口测试', product.apiTest && <ApiTestWords key="apiTest" {...product.apiTest} />],
          ]}
        />
      </Card>
      <FormDetail handedIn={product} />
      <Card title="联系人">
        <DetailList>
          <DetailField field="contact" label={formLabelsOf(product.form.productType).contact}>
            {contact.name} <Reveal place="product" id={product.id} field="contactPhone" masked={contact.phone} />
          </DetailField>
        </DetailList>
      </Card>
      {product.files.sample && <SampleReview key={product.files.sample.id} id={product.id} />}
      <Card title="办理记录">
        <LastRevocation product={product} />
        <ProductTimeline steps={product.steps} productType={product.form.productType} />
      </Card>
    </>
  );
}

function CompletenessWords({ score, hints }: ProductForReview['completeness']) {
  return (
    <>
      {score} 分
      {hints.length > 0 && (
        <span className="muted small">，缺：{hints.map(({ hint }) => hint.split('，')[0]).join('；')}</span>
      )}
    </>
  );
}

function ApiTestWords({ at, host, status, ms, isCurrent }: NonNullable<ProductForReview['apiTest']>) {
  return (
    <>
      接口测试通过于 {minuteOf(at)}（{host}，HTTP {status}，{ms} 毫秒）
      {!isCurrent && <Tag tone="warn">之后说明有改动</Tag>}
    </>
  );
}

function secondEyes({ status, change, firstApproval }: ProductForReview): string {
  if (status !== 'pending' && change !== 'pending') return '';
  if (!firstApproval) return '重要数据须由两人先后审核：您通过后，还需另一位审核人员复核。';
  if (firstApproval.isMine) return '您已作初审通过，请由另一位审核人员复核。';
  return `${firstApproval.by}已作初审通过，由您复核。`;
}

function LastRevocation({ product: { revocation } }: { product: ProductForReview }) {
  if (!revocation || revocation.status === 'waiting') return null;
  const { status, requestedBy, requestedAt, reason, decidedBy, note } = revocation;
  const by = status === 'refused' ? `（${decidedBy}）` : '';
  return (
    <p className="muted small">
      {requestedBy}于 {minuteOf(requestedAt)} 申请注销登记，{approvalStatus[status]}
      {by}。事由：{reason}
      {note && `；意见：${note}`}
    </p>
  );
}
