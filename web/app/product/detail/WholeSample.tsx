import type { Input } from '@shuji/contract/call';
import { getProduct } from '@shuji/contract/product/calls';
import { getProductSample, listSampleRows } from '@shuji/contract/product/sample';
import type { ProductDetail } from '@shuji/contract/product/schema';
import type { MeasuredSample, SampleProfile } from '@shuji/contract/sample/schema';
import { useLocation, useSearchParams } from 'react-router';
import { Refused } from '#app/lib/failure.ts';
import { loadAll, pick } from '#app/lib/load.ts';
import { useToken } from '#app/lib/session.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { BadRows } from '#app/sample/BadRows.tsx';
import { SampleColumns } from '#app/sample/SampleColumns.tsx';
import { SampleDesk } from '#app/sample/SampleDesk.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';

interface Loaded {
  product: ProductDetail;
  sample: SampleProfile | null;
}

const page = loadAll<Loaded>(async (perform, { query }) => {
  const id = query.get('id') ?? '';
  const [product, sample] = await Promise.all([perform(getProduct, { id }), perform(getProductSample, { id })]);
  return { product, sample };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = pageTitle<Loaded>(({ product }) => `${product.name} · 全部样例`);

const pageSize = 50;

/** The whole sample of a product as a table, and the statistics of its columns over all rows. */
export default function WholeSample() {
  const { product, sample } = page.use();
  return (
    <div className="wrap page">
      <Crumbs
        trail={[
          { label: '数据市场', to: href('product') },
          { label: product.name, to: href('prodinfo', { id: product.id }) },
          { label: '全部样例' },
        ]}
      />
      <header className="row between">
        <h1>全部样例</h1>
        <LinkButton to={href('checkprod', { id: product.id })} look="primary">
          申请订购
        </LinkButton>
      </header>
      {sample?.status === 'ready' ? (
        <>
          <Card title={product.name}>
            <div className="stack">
              <BadRows badRows={sample.badRows} />
              <Rows id={product.id} sample={sample} />
            </div>
          </Card>
          <Card title="各列统计">
            <div className="stack">
              <p className="muted">按样例全部行计算，不受上面的筛选影响。</p>
              <SampleColumns profile={sample} />
            </div>
          </Card>
        </>
      ) : (
        <Card>
          <Empty title="该产品没有可以打开的样例" text={sample ? sample.problem : '供方没有提供样例，或样例还在读取。'}>
            <LinkButton to={href('prodinfo', { id: product.id })}>返回产品页</LinkButton>
          </Empty>
        </Card>
      )}
    </div>
  );
}

function Rows({ id, sample }: { id: string; sample: MeasuredSample }) {
  const token = useToken();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const where = query.getAll('where');
  const input = { id, ...pick(query, 'sort', 'pageNum'), where, pageSize } as Input<typeof listSampleRows>;
  const { data, error, reload } = useCall(listSampleRows, token ? input : null);
  if (!token) {
    return (
      <Empty title="登录后打开全部样例" text={`样例共 ${sample.rows} 行，登录后可排序、筛选；各列统计见下方。`}>
        <LinkButton to={href('login', { from: pathname + search })} look="primary">
          登录
        </LinkButton>
      </Empty>
    );
  }
  return (
    <>
      {error && (
        <Alert tone="warn" title="没有取得样例">
          <div className="row">
            {error instanceof Refused ? error.message : '请稍后再试。'}
            <Button size="small" onClick={reload}>
              重试
            </Button>
          </div>
        </Alert>
      )}
      <SampleDesk
        columns={sample.columns}
        rows={error ? [] : data?.rows}
        total={error ? 0 : data?.total}
        all={sample.rows}
        instead={data?.total === 0 && <Empty title="没有符合条件的行" text="请放宽或清除筛选条件。" />}
      />
      {data && <Pager total={data.total} pageSize={pageSize} unit="行" />}
    </>
  );
}
