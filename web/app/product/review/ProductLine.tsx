import { isServiceType, productStatus } from '@shuji/contract/product/labels';
import { productLine } from '@shuji/contract/product/own';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Steps } from '#app/admin/Steps.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { changeWords, statusTone } from '#app/product/labels.ts';
import { nextWords } from '#app/product/market/next-words.ts';
import { wayOf } from '#app/product/market/way.ts';
import { InterestChart } from '#app/product/own/InterestChart.tsx';
import { OwnSample } from '#app/product/own/OwnSample.tsx';
import { ProductMoves } from '#app/product/own/ProductMoves.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { ProductTimeline } from './ProductTimeline.tsx';

const spans = [
  { value: '30', label: '近 30 天' },
  { value: '90', label: '近 90 天' },
];

/** One product's history: its status, every step with its reason, and the interest in it. */
export function ProductLine({ id }: { id: string }) {
  const [query] = useSearchParams();
  const days = query.get('days') === '90' ? 90 : 30;
  const { data, error, reload } = useQueryOf(productLine, { id, days });
  return (
    <>
      <Link to={href('myprod')}>← 我的产品</Link>
      {!data && (
        <Card>
          <Fallback noun="这个产品" error={error} onAgain={reload} whole lines={8}>
            <LinkButton to={href('myprod')}>返回我的产品</LinkButton>
          </Fallback>
        </Card>
      )}
      {data && (
        <>
          <div className="row">
            <h1>{data.product.name || '未填写名称的草稿'}</h1>
            <Tag tone={statusTone[data.product.status]}>{productStatus[data.product.status]}</Tag>
            {data.product.change && (
              <Tag tone={statusTone[data.product.change]}>{changeWords[data.product.change]}</Tag>
            )}
          </div>
          <Card>
            <div className="stack">
              <Steps {...wayOf(data.product)} />
              <p>
                <b>下一步：</b>
                {nextWords(data.product)}
              </p>
              {data.product.noticeUntil && <Link to={href('publicNotice', { id })}>查看公示页面</Link>}
              <div className="row">
                {data.product.certificateId && !isServiceType(data.product.productType) && (
                  <LinkButton to={href('myupdates', { id })} size="small">
                    更新记录与准时率
                  </LinkButton>
                )}
                {data.product.certificateId && (
                  <LinkButton to={href('trialoffer', { id })} size="small">
                    试用设置与记录
                  </LinkButton>
                )}
                <ProductMoves product={data.product} />
                {data.steps.some(({ step }) => step === 'submit') && (
                  <LinkButton to={href('prodin', { id, view: '1' })} size="small" look="quiet">
                    查看提交过的登记表
                  </LinkButton>
                )}
              </div>
            </div>
          </Card>
          <Card title="浏览、收藏与订购">
            <Tabs name="days" tabs={spans} label="时间范围" />
            <InterestChart days={data.trend} />
          </Card>
          <OwnSample id={id} />
          <Card title="办理记录">
            <ProductTimeline steps={data.steps} productType={data.product.productType} />
          </Card>
        </>
      )}
    </>
  );
}
