import { type DocumentKind, documentKindNames, documentKinds } from '@shuji/contract/document/labels';
import { listOfficeDocuments, orderDocuments } from '@shuji/contract/document/office';
import { useSearchParams } from 'react-router';
import { Fallback } from '#app/lib/Fallback.tsx';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { paths } from '#app/paths.ts';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/Crumbs.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { toast } from '#app/ui/notify.ts';
import { Ordering } from '#app/ui/Ordering.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';

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
  const { data, error, reload } = useCall(listOfficeDocuments, { kind, pageSize: 100 });
  const { send, busy } = useSend(orderDocuments);
  if (!data)
    return (
      <Card>
        <Fallback noun="文本" error={error} onAgain={reload} />
      </Card>
    );
  return (
    <Card>
      {data.rows.length === 0 && <Empty title="这一类还没有文本" text="新建后即可在此排序。" />}
      <Ordering
        items={data.rows}
        name={({ title }) => title}
        busy={busy}
        onOrder={async (ids) => {
          if (await send({ kind, ids })) toast.success('顺序已调整');
          reload();
        }}
      >
        {({ title, isHidden }) => (
          <>
            <strong>{title}</strong>
            {isHidden && <Tag tone="bad">已隐藏</Tag>}
          </>
        )}
      </Ordering>
    </Card>
  );
}
