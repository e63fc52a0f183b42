import { blanksIn, documentKinds, helpTopics } from '@shuji/contract/document/labels';
import {
  createDocument,
  getDocumentVersion,
  getOfficeDocument,
  restoreDocument,
  saveDocument,
} from '@shuji/contract/document/office';
import {
  createDocument as createDocumentShape,
  type OfficeDocument,
  saveDocument as saveDocumentShape,
} from '@shuji/contract/document/schema/office';
import { useSearchParams } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { ContentEditor } from '#app/content/ContentEditor.tsx';
import { Versions } from '#app/content/Versions.tsx';
import { VersionTag } from '#app/document/VersionTag.tsx';
import { RichText } from '#app/ui/plain/RichText.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { DocumentMoves } from './DocumentMoves.tsx';
import { ChangesToPublish } from './PublishDocument.tsx';

/** One text: its working copy, the changes not published yet, its moves and its versions. */
export function DocumentEditor({ id }: { id: string }) {
  const [query] = useSearchParams();
  return (
    <ContentEditor
      id={id}
      page="officeDocument"
      draft="document"
      listTitle="文本管理"
      newTitle="新建文本"
      noun="文本"
      measure="份"
      read={getOfficeDocument}
      create={{
        call: createDocument,
        shape: createDocumentShape,
        submit: '保存工作稿',
        done: '工作稿已保存，核对无误后即可发布',
      }}
      initial={{ kind: query.get('kind') ?? 'question', layout: 'text' }}
      save={() => ({
        call: saveDocument,
        shape: saveDocumentShape,
        submit: '保存工作稿',
        done: '工作稿已保存，发布后对外可见',
      })}
      lock="revision"
      fields={DocumentFields}
      facts={({ kind, topic, isHidden, current, coming, title, body }) => (
        <>
          <Tag>{documentKinds[kind]}</Tag>
          {topic && <Tag>{helpTopics[topic]}</Tag>}
          {isHidden && <Tag tone="bad">已隐藏</Tag>}
          <Blanks text={`${title} ${body}`} />
          <span className="muted">
            {current ? `现行第 ${current.number} 版` : '没有现行的版本'}
            {coming && ` · 第 ${coming.number} 版自 ${coming.effectiveOn} 起施行`}
          </span>
        </>
      )}
      moves={DocumentMoves}
      views={[
        {
          value: 'preview',
          label: '预览',
          show: ({ title, body }) => (
            <Card title={title}>
              <RichText html={body} />
            </Card>
          ),
        },
        {
          value: 'changes',
          label: '未发布的修改',
          show: ({ revision }) => <ChangesToPublish key={revision} id={id} />,
        },
        {
          value: 'versions',
          label: '历次版本',
          show: (document) => <History document={document} />,
        },
      ]}
    />
  );
}

/** The blanks of the saved working copy, which keep it from being published. */
function Blanks({ text }: { text: string }) {
  const blanks = blanksIn(text);
  return (
    blanks.length > 0 && (
      <span className="warn">
        还有 {blanks.length} 处空白，填好才能发布：{blanks.join('')}
      </span>
    )
  );
}

/** Each version as it was published; any of them can be fetched back into the working copy. */
function History({ document }: { document: OfficeDocument }) {
  const { id, revision, versions } = document;
  return (
    <Versions
      id={id}
      caption="历次版本"
      rows={versions}
      rowKey={(row) => String(row.number)}
      empty={{ title: '还没有发布过', text: '发布后，每个版本都会保留在这里。' }}
      columns={[
        { title: '版本', width: '96px', cell: (row) => `第 ${row.number} 版` },
        { title: '状态', width: '112px', cell: (row) => <VersionTag status={row.status} /> },
        { title: '施行日期', width: '128px', cell: (row) => row.effectiveOn },
        { title: '公布', width: '200px', cell: (row) => `${row.publishedOn} ${row.operatorName || '系统'}` },
        { title: '修订说明', cell: (row) => row.note },
      ]}
      numberOf={(row) => row.number}
      read={getDocumentVersion}
      show={({ title, body }) => (
        <>
          <h2>{title}</h2>
          <RichText html={body} />
        </>
      )}
      restore={restoreDocument}
      toInput={(from) => ({ id, revision, from })}
      words={{
        verb: '取回',
        button: '取回为工作稿',
        effect: (from) => `工作稿将换成第 ${from} 版的内容，须再次发布才对外生效。`,
        done: '已取回为工作稿',
      }}
    />
  );
}
