import { documentKinds, helpTopics } from '@shuji/contract/document/labels';
import {
  type DocumentState,
  documentStates,
  officeDocumentColumns,
  publishedWords,
} from '@shuji/contract/document/labels/office';
import { exportOfficeDocuments, listOfficeDocuments, statesOf } from '@shuji/contract/document/office';
import type { OfficeDocumentRow } from '@shuji/contract/document/schema/office';
import { Link, useSearchParams } from 'react-router';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Tag, type Tone } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import { NewDocument } from './DocumentForm.tsx';
import { DocumentOrder } from './DocumentOrder.tsx';

export const meta = pageTitle('文本管理');

export default function Documents() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id === 'new') return <NewDocument />;
  if (id === 'order') return <DocumentOrder />;
  if (id) return <DocumentEditor key={id} id={id} />;
  return (
    <>
      <div className="row between">
        <div>
          <h1>文本管理</h1>
          <p className="muted">关于我们、协议、规则与帮助的工作稿和历次版本；只有发布的版本对外可见。</p>
        </div>
        <div className="row">
          <LinkButton to={href('officeDocument', { id: 'order', kind: query.get('kind') ?? 'about' })}>
            调整顺序
          </LinkButton>
          <LinkButton look="primary" to={href('officeDocument', { id: 'new', kind: query.get('kind') })}>
            新建文本
          </LinkButton>
        </div>
      </div>
      <ListFilter
        fields={[
          { kind: 'search', name: 'keyword', label: '关键词', placeholder: '标题或正文' },
          { kind: 'choice', name: 'kind', label: '类别', empty: '全部类别', options: optionsOf(documentKinds) },
          { kind: 'choice', name: 'topic', label: '主题', empty: '全部主题', options: optionsOf(helpTopics) },
          { kind: 'choice', name: 'state', label: '状态', empty: '全部状态', options: optionsOf(documentStates) },
        ]}
      />
      <Rows />
    </>
  );
}

function Rows() {
  const { data, error, reload, filter } = useListed(listOfficeDocuments, 'kind', 'topic', 'state', 'keyword');
  const to = useRowLink(href('officeDocument'));
  return (
    <OfficeRows
      list="document"
      columns={officeDocumentColumns}
      data={data}
      error={error}
      onAgain={reload}
      empty={<Empty title="没有符合条件的文本" text="放宽筛选条件，或新建一份文本。" />}
      caption="文本"
      unit="份文本"
      sheet={{ call: exportOfficeDocuments, input: filter }}
      cells={{
        title: (row) => <Link to={to(row.id)}>{row.title}</Link>,
        kind: ({ kind, topic }) => (topic ? `${documentKinds[kind]} · ${helpTopics[topic]}` : documentKinds[kind]),
        current: ({ current }) => <Version version={current} />,
        coming: ({ coming }) => <Version version={coming} />,
        state: (row) => <States row={row} />,
        updatedAt: (row) => `${row.updatedBy || '系统'} ${minuteOf(row.updatedAt)}`,
      }}
    />
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
