import type { Output } from '@shuji/contract/call';
import { listDocuments } from '@shuji/contract/document/calls';
import { bindingKinds, documentKinds } from '@shuji/contract/document/labels';
import { Link } from 'react-router';
import { loadAll } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { placeOfText } from './text-page.ts';
import { VersionTag } from './VersionTag.tsx';

const page = loadAll(async (perform) => ({ texts: await perform(listDocuments, {}) }));
export const loader = describedBy(page.loader, () => ({ path: href('rules') }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle(
  '规则与协议',
  '数据交易中心的交易规则、收费标准、争议处理规则、用户协议与个人信息保护政策。',
);

export default function RuleList() {
  const { texts } = page.use();
  return (
    <div className="wrap narrow page">
      <Crumbs trail={[{ label: '关于我们', to: paths.about }, { label: '规则与协议' }]} />
      <header className="stack" data-gap="1">
        <h1>规则与协议</h1>
        <p className="muted">每份文本都注明版本与施行日期，历次版本可以查看、比较和下载</p>
      </header>
      {bindingKinds.toReversed().map((kind) => (
        <Texts key={kind} title={documentKinds[kind]} texts={texts.filter((text) => text.kind === kind)} />
      ))}
    </div>
  );
}

function Texts({ title, texts }: { title: string; texts: Output<typeof listDocuments> }) {
  return (
    <Card title={title} flat>
      {texts.length === 0 && <Empty title="还没有公布" text="公布后会列在这里，并注明施行日期。" />}
      <ul className="entries">
        {texts.map((text) => (
          <li key={text.anchor} className="split">
            <h3>
              <Link to={placeOfText(text.anchor)}>{text.title}</Link>
            </h3>
            <span className="row muted small">
              第 {text.number} 版 · 自 {text.effectiveOn} 起施行
              <VersionTag status={text.status} />
            </span>
            {text.coming && (
              <p className="small warn across">
                第 {text.coming.number} 版已公布，将自 {text.coming.effectiveOn} 起施行。
                <Link to={placeOfText(text.anchor, { version: text.coming.number, changes: 1 })}>查看修改了什么</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
