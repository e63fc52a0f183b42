import { productStatus } from '@shuji/contract/product/labels';
import { absentFields, formFields, formLabels } from '@shuji/contract/product/labels/fields';
import { getProductForReview, reviewProduct } from '@shuji/contract/product/office';
import { decideRevocation, withdrawRevocation } from '@shuji/contract/product/revocation';
import type { ProductForReview } from '@shuji/contract/product/schema/office';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { BackToList } from '#app/admin/list/BackToList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { ApprovalCard } from '#app/approval/ApprovalCard.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { changeWords, statusTone } from '#app/product/labels.ts';
import { FormDetail } from '#app/product/review/FormDetail.tsx';
import { ProductTimeline } from '#app/product/review/ProductTimeline.tsx';
import { DueTag } from '#app/review/DueTag.tsx';
import { InHand } from '#app/review/InHand.tsx';
import { Reveal } from '#app/review/Reveal.tsx';
import { ReviewPanel } from '#app/review/ReviewPanel.tsx';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { ProductRulings } from './ProductRulings.tsx';
import { SampleReview } from './SampleReview.tsx';

/** The fields that a form of this type has, for opinions. */
function fieldsOf(productType: string | null) {
  const absent = absentFields(productType);
  return formFields.filter((name) => !absent.includes(name)).map((name) => ({ name, label: formLabels[name] }));
}

export function ProductReview({ id }: { id: string }) {
  const { data, error, reload } = useQueryOf(getProductForReview, { id });
  return (
    <>
      <BackToList />
      {!data && (
        <Card>
          <Fallback noun="这个产品" error={error} onAgain={reload} whole lines={8} />
        </Card>
      )}
      {data && <DetailList product={data} />}
    </>
  );
}

function DetailList({ product }: { product: ProductForReview }) {
  return (
    <>
      <div className="row">
        <h1>{product.name}</h1>
        <Tag tone={statusTone[product.status]}>{productStatus[product.status]}</Tag>
        {product.change && <Tag tone={statusTone[product.change]}>{changeWords[product.change]}</Tag>}
      </div>
      {product.dataLevel === 'important' && (
        <Alert tone="warn" title="重要数据">
          请核对合规评估报告，并确认数据处理者已按规定申报。{secondEyes(product)}
        </Alert>
      )}
      {product.appealedAt && (
        <Alert tone="warn" title="供方对强制下架提出申诉">
          申诉说明和材料见办理记录；请在下方“处置”中解除强制下架，或者维持。
        </Alert>
      )}
      {product.revocation?.status === 'waiting' && (
        <ApprovalCard
          title="申请注销登记"
          request={product.revocation}
          decide={decideRevocation}
          withdraw={withdrawRevocation}
          effect={`“${product.name}”的登记和证书立即注销，正在办理的新版本一并终止，不能恢复。供方会收到通知，查验证书时会看到上述事由。`}
        />
      )}
      <Card title="提交信息">
        <Facts
          facts={[
            ['产品编号', product.number],
            ['供方', product.merchantName],
            ['版本', `第 ${product.version} 版，第 ${product.submissions} 次提交`],
            ['提交时间', minuteOf(product.submittedAt)],
            ['公示截止', minuteOf(product.noticeUntil)],
            ['办理期限', product.dueOn && <DueTag key="due" {...product} />],
            ['完整度', <CompletenessWords key="completeness" {...product.completeness} />],
            ['接口测试', product.apiTest && <ApiTestWords key="apiTest" {...product.apiTest} />],
            [
              '联系人',
              <>
                {product.form.contact.name}{' '}
                <Reveal place="product" id={product.id} field="contactPhone" masked={product.form.contact.phone} />
              </>,
            ],
          ]}
        />
      </Card>
      <FormDetail handedIn={product} />
      {product.files.sample && <SampleReview key={product.files.sample.id} id={product.id} />}
      {product.may.includes('review') && <Decision product={product} />}
      {product.status === 'pending' && !product.may.includes('review') && (
        <Alert tone="warn" title="不能审核本单位的产品">
          请交由其他审核人员办理。
        </Alert>
      )}
      <ProductRulings product={product} />
      <Card title="办理记录">
        <ProductTimeline steps={product.steps} />
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

function Decision({ product }: { product: ProductForReview }) {
  const { id, versionId, submissions, claim } = product;
  const { send, busy } = useMutationOf(reviewProduct);
  return (
    <InHand desk="product" id={id} claim={claim}>
      <ReviewPanel
        desk="product"
        fields={fieldsOf(product.form.productType)}
        busy={busy}
        onDecide={async (decided) => {
          const sent = await send({ id, versionId, submissions, ...decided });
          if (sent) toast.success('审核结论已提交');
          return sent !== undefined;
        }}
      />
    </InHand>
  );
}
