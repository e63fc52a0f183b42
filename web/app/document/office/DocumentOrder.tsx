import { type DocumentKind, documentKindNames, documentKinds } from '@shuji/contract/document/labels';
import { listOfficeDocuments, orderDocuments } from '@shuji/contract/document/office';
import { useSearchParams } from 'react-router';
import { Empty } from '#app/admin/Empty.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { OrderedRows } from '#app/content/OrderedRows.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { paths } from '#app/paths.ts';
import { optionsOf } from '#app/ui/options.ts';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';

const tabs = optionsOf(documentKinds);

/** The order in which readers see the texts of a kind. */
export function DocumentOrder() {
  const [query] = useSearchParams();
  const kind = documentKindNames.find((name) => name === query.get('kind')) ?? 'about';
  return (
    <>
      <Crumbs trail={[{ label: '文本管理', to: paths.officeDocument }, { label: '调整顺序' }]} />
      <div>
        <h1>调整顺序</h1>
        <p className="muted">网站按下列顺序展示；拖动或用“上移”“下移”调整，立即生效。</p>
      </div>
      <Tabs name="kind" tabs={tabs} label="文本类别" />
      <Texts key={kind} kind={kind} />
    </>
  );
}

function Texts({ kind }: { kind: DocumentKind }) {
  const { data, ...called } = useQueryOf(listOfficeDocuments, { kind, pageSize: 100 });
  return (
    <OrderedRows
      called={{ ...called, data: data?.rows }}
      noun="文本"
      empty={<Empty title="这一类还没有文本" text="新建后即可在此排序。" />}
      nameOf={({ title }) => title}
      order={orderDocuments}
      toInput={(ids) => ({ kind, ids })}
    >
      {({ title, isHidden }) => (
        <>
          <strong>{title}</strong>
          {isHidden && <Tag tone="bad">已隐藏</Tag>}
        </>
      )}
    </OrderedRows>
  );
}
