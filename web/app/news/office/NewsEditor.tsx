import { uploadOfficeImage } from '@shuji/contract/file/calls';
import { newsStep } from '@shuji/contract/news/labels/office';
import { createNews, getNewsVersion, getOfficeNews, restoreNews, saveNews } from '@shuji/contract/news/office';
import {
  createNews as createNewsShape,
  type OfficeNews,
  saveNews as saveNewsShape,
} from '@shuji/contract/news/schema/office';
import { Checkbox, Input } from 'antd';
import { ContentEditor } from '#app/content/ContentEditor.tsx';
import { PictureField } from '#app/content/PictureField.tsx';
import { Versions } from '#app/content/Versions.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { RichTextField } from '#app/form/rich-text/RichTextField.tsx';
import { ArticleDetail } from '#app/news/ArticleDetail.tsx';
import { minuteOf } from '#app/ui/time.ts';
import sheet from '../NewsArticle.module.css';
import { AsReadersSee } from './AsReadersSee.tsx';
import { NewsMoves } from './NewsMoves.tsx';
import { StatusTag } from './StatusTag.tsx';

/** One article: its form, its preview, its moves and its versions. */
export function NewsEditor({ id }: { id: string }) {
  return (
    <ContentEditor
      id={id}
      page="officeNews"
      draft="news"
      listTitle="行业资讯"
      newTitle="写一篇资讯"
      noun="资讯"
      measure="篇"
      read={getOfficeNews}
      create={{
        call: createNews,
        shape: createNewsShape,
        submit: '保存草稿',
        done: '草稿已保存，预览无误后即可发布',
      }}
      initial={{ kind: 'industry', source: '本中心', isPinned: false }}
      save={({ status }) => ({
        call: saveNews,
        shape: saveNewsShape,
        ...(status === 'published'
          ? { submit: '保存并更新网站', done: '已保存，网站内容已更新' }
          : { submit: '保存', done: '已保存' }),
      })}
      lock="version"
      conflict={{
        view: 'history',
        link: '在新页面查看对方的版本',
        goOn: '再次保存时，您的内容将成为新版本；对方的版本保留在历史中',
      }}
      fields={NewsFields}
      extra={<AsReadersSee />}
      facts={({ status, version, updatedAt, publishAt }) => (
        <>
          <StatusTag status={status} />
          <span className="muted">
            第 {version} 版 · 更新于 {minuteOf(updatedAt)}
            {publishAt && ` · 将于 ${minuteOf(publishAt)} 自动发布`}
          </span>
        </>
      )}
      moves={NewsMoves}
      views={[
        {
          value: 'preview',
          label: '预览',
          show: (news) => (
            <div className={`card ${sheet.sheet}`}>
              <ArticleDetail article={{ ...news, publishedAt: news.publishAt ?? news.publishedAt }} />
            </div>
          ),
        },
        {
          value: 'history',
          label: '版本与记录',
          show: (news) => <History news={news} />,
        },
      ]}
    />
  );
}

function NewsFields({ content }: { content: OfficeNews | null }) {
  return (
    <>
      <CallField name="title">
        <Input maxLength={100} showCount />
      </CallField>
      <div className="fields" data-min="small">
        <CallField name="kind">
          <DictSelect dict="newsKind" allowClear={false} />
        </CallField>
        <CallField name="source" hint="发布前必填；转载请写明原发单位">
          <Input maxLength={60} />
        </CallField>
        <CallField name="author">
          <Input maxLength={40} />
        </CallField>
      </div>
      <CallField name="summary" hint="发布前必填">
        <Input.TextArea maxLength={300} showCount autoSize={{ minRows: 2, maxRows: 5 }} />
      </CallField>
      <PictureField
        name="coverFileId"
        hint="选填，横向图片，建议 1568 × 784"
        purpose="cover"
        current={{ url: content?.coverUrl, name: '当前封面' }}
      />
      <CallField name="body">
        <RichTextField through={uploadOfficeImage} />
      </CallField>
      <CallField name="isPinned" valuePropName="checked" label="">
        <Checkbox>置顶：排在资讯列表最前</Checkbox>
      </CallField>
    </>
  );
}

const writing = new Set(['create', 'save', 'restore']);

function History({ news }: { news: OfficeNews }) {
  const { id, version, status, history } = news;
  const atOnce = status === 'published' ? '，并立即显示在网站上' : '';
  return (
    <Versions
      id={id}
      caption="版本与记录"
      rows={history}
      rowKey={(row) => `${row.at} ${row.step}`}
      empty={{
        title: '还没有操作记录',
        text: '这篇资讯由系统初始化时写入；从下一次保存起，每个版本都会保留。',
      }}
      columns={[
        { title: '时间', width: '160px', cell: (row) => minuteOf(row.at) },
        { title: '人员', cell: (row) => row.operatorName || '系统' },
        { title: '操作', cell: (row) => [newsStep[row.step], row.note].filter(Boolean).join('：') },
        { title: '版本', cell: (row) => `第 ${row.version} 版` },
      ]}
      numberOf={(row) => (writing.has(row.step) ? row.version : null)}
      read={getNewsVersion}
      show={(stored) => (
        <>
          <p className="muted">
            {stored.operatorName || '系统'}保存于 {minuteOf(stored.savedAt)}
          </p>
          <ArticleDetail article={{ ...stored, publishedAt: null }} />
        </>
      )}
      restore={restoreNews}
      toInput={(from) => ({ id, version, from })}
      words={{
        verb: '恢复',
        button: '恢复这一版',
        effect: (from) => `第 ${from} 版的内容将成为新版本${atOnce}。现有版本保留在历史中。`,
        done: '已恢复',
      }}
      latest={version}
    />
  );
}
