import { listPublicObjections } from '@shuji/contract/objection/calls';
import type { PublicObjection } from '@shuji/contract/objection/schema';
import { getProductDict } from '@shuji/contract/product/calls';
import { getPublicNotice } from '@shuji/contract/product/notice';
import type { PublicNotice as Shown } from '@shuji/contract/product/schema/notice';
import { loadAll } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';
import { DataDictionary } from '#app/product/detail/DataDictionary.tsx';
import { ServiceFacts } from '#app/product/detail/ServiceFacts.tsx';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { countWords, labelOf, labelsOf, periodWords } from '#app/product/labels.ts';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { RichText } from '#app/ui/plain/RichText.tsx';
import { sizeWords } from '#app/ui/size.ts';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { NoticeClock } from './NoticeClock.tsx';
import { NoticeObjections } from './NoticeObjections.tsx';

interface Loaded {
  shown: Shown;
  dict: ProductDict;
  objections: PublicObjection[];
}

const page = loadAll<Loaded>(async (perform, { query }) => {
  const id = query.get('id') ?? '';
  const [shown, dict, { rows: objections }] = await Promise.all([
    perform(getPublicNotice, { id }),
    perform(getProductDict, {}),
    perform(listPublicObjections, { id, pageSize: 100 }),
  ]);
  return { shown, dict, objections };
});
export const loader = describedBy(page.loader, ({ query }) => ({
  path: href('publicNotice', { id: query.get('id') }),
}));
export const clientLoader = page.clientLoader;
export const meta = pageTitle<Loaded>(
  ({ shown }) => `${shown.name} · 登记公示`,
  ({ shown }) => shown.summary,
);

export default function PublicNotice() {
  const { shown, dict, objections } = page.use();
  return (
    <div className="wrap narrow page">
      <Crumbs trail={[{ label: '产品登记公示', to: href('publicNotices') }, { label: shown.name }]} />
      <header className="stack">
        <div className="row">
          <Tag tone="action">公示中</Tag>
          {shown.isChange && <Tag>登记变更</Tag>}
          {shown.isContested && <Tag tone="warn">异议处理中</Tag>}
        </div>
        <h1>{shown.name}</h1>
        <p>{shown.summary}</p>
        <p>
          <NoticeClock until={shown.noticeUntil} isContested={shown.isContested} />
        </p>
      </header>
      {shown.isContested && (
        <Alert tone="warn" title="已有主体提出异议">
          中心正在核实；异议处理完毕之前，公示不会结束。
        </Alert>
      )}
      <Card title="登记内容">
        <Facts
          facts={[
            ['产品编号', shown.number],
            ['登记主体', shown.merchantName],
            ['产品类型', labelOf(dict.productType, shown.productType)],
            ['所属行业', labelOf(dict.industry, shown.industry)],
            ['应用场景', labelsOf(dict.scene, shown.scenes).join('、')],
            ['数据来源', labelsOf(dict.dataSource, shown.sources).join('、')],
            ['数据权利', labelsOf(dict.rights, shown.rights).join('、')],
            ['数据级别', labelOf(dict.dataLevel, shown.dataLevel)],
            ['个人信息', labelOf(dict.personalInfo, shown.personalInfo)],
            [shown.service ? '服务地区' : '覆盖地区', shown.regionNames.join('、')],
            ['数据时段', periodWords(shown.periodFrom, shown.periodTo)],
            ['数据条数', shown.rowCount === null ? '' : countWords(shown.rowCount)],
            ['数据量', shown.byteSize === null ? '' : sizeWords(shown.byteSize)],
            ['更新频率', labelOf(dict.updateFrequency, shown.updateFrequency)],
            ['交付方式', labelsOf(dict.delivery, shown.delivery).join('、')],
            ['使用限制', shown.limits.purpose],
            ['关键词', shown.keywords.join('、')],
            ['公示开始', minuteOf(shown.noticeFrom)],
          ]}
        />
      </Card>
      {shown.service && (
        <Card title="服务内容">
          <ServiceFacts service={shown.service} />
        </Card>
      )}
      <Card title="产品详情">
        <RichText html={shown.detail} />
      </Card>
      {shown.dictionary.length > 0 && (
        <Card title={`数据字典（${shown.dictionary.length} 个字段）`}>
          <DataDictionary fields={shown.dictionary} types={dict.fieldType} />
        </Card>
      )}
      {objections.length > 0 && (
        <Card title="异议处理情况">
          <NoticeObjections rows={objections} />
        </Card>
      )}
      <Card title="对登记内容有异议？">
        <div className="stack">
          <p className="muted">
            认为权属、来源或内容有问题的，请在公示期内提交事实说明和证据材料。提出异议需要先完成身份认证；您的身份只有中心的审核人员能看到。
          </p>
          <div className="row">
            <LinkButton to={href('objection', { id: shown.id })} look="primary">
              提出异议
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  );
}
