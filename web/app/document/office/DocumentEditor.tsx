import { documentKinds, helpTopics, signUpDocuments } from '@shuji/contract/document/labels';
import { hideDocument, readOfficeDocument } from '@shuji/contract/document/office';
import type { OfficeDocument } from '@shuji/contract/document/schema/office';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { placeOfText } from '#app/document/text-page.ts';
import { Fallback } from '#app/lib/Fallback.tsx';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { href, paths } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/Crumbs.tsx';
import { ask, toast } from '#app/ui/notify.ts';
import { RichText } from '#app/ui/RichText.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { ChangeDocument } from './DocumentForm.tsx';
import { DocumentVersions } from './DocumentVersions.tsx';
import { ChangesToPublish, PublishDocument } from './PublishDocument.tsx';

const views = [
  { value: 'edit', label: '编辑' },
  { value: 'preview', label: '预览' },
  { value: 'changes', label: '未发布的修改' },
  { value: 'versions', label: '历次版本' },
];

/** One text: its working copy, what publishing would change, and what was published. */
export function DocumentEditor({ id }: { id: string }) {
  const [query] = useSearchParams();
  const { data: document, error, reload } = useCall(readOfficeDocument, { id });
  const view = query.get('view') ?? 'edit';
  if (!document)
    return (
      <Card>
        <Fallback noun="这份文本" error={error} onAgain={reload} whole lines={10} />
      </Card>
    );
  const { title, kind, topic, isHidden, current, coming, revision } = document;
  return (
    <>
      <Crumbs trail={[{ label: '文本管理', to: paths.officeDocument }, { label: title }]} />
      <div className="row between">
        <div>
          <h1>{title}</h1>
          <p className="row">
            <Tag>{documentKinds[kind]}</Tag>
            {topic && <Tag>{helpTopics[topic]}</Tag>}
            {isHidden && <Tag tone="bad">已隐藏</Tag>}
            <span className="muted">
              {current ? `现行第 ${current.number} 版` : '没有现行的版本'}
              {coming && ` · 第 ${coming.number} 版自 ${coming.effectiveOn} 起施行`}
            </span>
          </p>
        </div>
        <Moves document={document} onMoved={reload} />
      </div>
      <Tabs name="view" tabs={views} label="文本" />
      {view === 'edit' && <ChangeDocument key={revision} document={document} onSaved={reload} />}
      {view === 'preview' && (
        <Card title={title}>
          <RichText html={document.body} />
        </Card>
      )}
      {view === 'changes' && <ChangesToPublish key={revision} id={id} />}
      {view === 'versions' && <DocumentVersions document={document} onRestored={reload} />}
    </>
  );
}

function Moves({ document, onMoved }: { document: OfficeDocument; onMoved: () => void }) {
  const { id, title, anchor, isHidden, isChanged, versions } = document;
  const [isPublishing, setPublishing] = useState(false);
  const hiding = useSend(hideDocument);
  const mayHide = !signUpDocuments.some((name) => name === anchor);

  async function hide() {
    const text = isHidden ? '读者将重新看到这份文本。' : '读者将不能再看到这份文本及其全部版本。';
    const words = isHidden ? '重新展示' : '隐藏';
    if (!(await ask({ title: `${words}《${title}》`, text, confirm: words }))) return;
    if (await hiding.send({ id, isHidden: !isHidden })) toast.success(isHidden ? '已重新展示' : '已隐藏');
    onMoved();
  }

  return (
    <div className="row">
      {versions.length > 0 && !isHidden && (
        <LinkButton to={placeOnSite(document)} target="_blank">
          在网站查看
        </LinkButton>
      )}
      {mayHide && versions.length > 0 && (
        <Button busy={hiding.busy} onClick={() => void hide()}>
          {isHidden ? '重新展示' : '隐藏'}
        </Button>
      )}
      <Button look="primary" disabled={!isChanged} onClick={() => setPublishing(true)}>
        {isChanged ? '发布' : '没有要发布的修改'}
      </Button>
      {isPublishing && (
        <PublishDocument
          document={document}
          onClose={() => setPublishing(false)}
          onDone={() => {
            setPublishing(false);
            onMoved();
          }}
        />
      )}
    </div>
  );
}

function placeOnSite({ kind, anchor }: OfficeDocument): string {
  if (kind === 'about') return `${paths.about}#${anchor}`;
  if (kind === 'guide' || kind === 'question') return `${href('help')}#${anchor}`;
  return placeOfText(anchor);
}
