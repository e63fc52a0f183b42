import { documentKinds, helpTopics } from '@shuji/contract/document/labels';
import {
  type DocumentState,
  documentStates,
  officeDocumentColumns,
  publishedWords,
} from '@shuji/contract/document/labels/office';
import { exportOfficeDocuments, hideDocument, listOfficeDocuments, statesOf } from '@shuji/contract/document/office';
import type { OfficeDocumentRow } from '@shuji/contract/document/schema/office';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { choice, keyword } from '#app/admin/list/filters.ts';
import { listPage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { api } from '#app/lib/api.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import type { Tone } from '#app/ui/tone.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import { DocumentOrder } from './DocumentOrder.tsx';

export const meta = pageTitle('文本管理');

const showing = (isHidden: boolean): BulkAction<OfficeDocumentRow> => ({
  label: isHidden ? '隐藏' : '重新展示',
  text: isHidden ? '所选文本将立即对外不可见。' : '所选文本已发布的版本将重新对外可见。',
  isDangerous: isHidden,
  call: hideDocument,
  run: ({ id }) => api(hideDocument, { id, isHidden }, { quiet: true }),
});

export default listPage({
  title: '文本管理',
  lead: '关于我们、协议、规则与帮助的工作稿和历次版本；只有发布的版本对外可见。',
  actions: <Actions />,
  detail: Opened,
  call: listOfficeDocuments,
  exports: exportOfficeDocuments,
  filters: [
    keyword('标题或正文'),
    choice('kind', '类别', documentKinds),
    choice('topic', '主题', helpTopics),
    choice('state', '状态', documentStates),
  ],
  bulk: [showing(true), showing(false)],
  nameOf: (row) => row.title,
  list: 'document',
  columns: officeDocumentColumns,
  caption: '文本',
  unit: '份文本',
  nothing: '没有符合条件的文本',
  hint: '放宽筛选条件，或新建一份文本。',
  cells: {
    title: (row) => <RowLink id={row.id}>{row.title}</RowLink>,
    kind: ({ kind, topic }) => (topic ? `${documentKinds[kind]} · ${helpTopics[topic]}` : documentKinds[kind]),
    current: ({ current }) => <Version version={current} />,
    coming: ({ coming }) => <Version version={coming} />,
    state: (row) => <States row={row} />,
    updatedAt: (row) => `${row.updatedBy || '系统'} ${minuteOf(row.updatedAt)}`,
  },
});

function Opened({ id }: { id: string }) {
  return id === 'order' ? <DocumentOrder /> : <DocumentEditor id={id} />;
}

function Actions() {
  const [query] = useSearchParams();
  return (
    <div className="row">
      <LinkButton to={href('officeDocument', { id: 'order', kind: query.get('kind') ?? 'about' })}>调整顺序</LinkButton>
      <LinkButton look="primary" to={href('officeDocument', { id: 'new', kind: query.get('kind') })}>
        新建文本
      </LinkButton>
    </div>
  );
}

function Version({ version }: { version: OfficeDocumentRow['current'] }) {
  if (!version) return '—';
  return (
    <>
      第 {version.number} 版<br />
      <span className="muted small">{version.effectiveOn} 起</span>
    </>
  );
}

const tones: Record<DocumentState, Tone> = { changed: 'warn', unpublished: 'plain', hidden: 'bad' };

function States({ row }: { row: OfficeDocumentRow }) {
  const states = statesOf(row);
  if (states.length === 0) return <Tag tone="good">{publishedWords}</Tag>;
  return (
    <span className="row">
      {states.map((state) => (
        <Tag key={state} tone={tones[state]}>
          {documentStates[state]}
        </Tag>
      ))}
    </span>
  );
}
