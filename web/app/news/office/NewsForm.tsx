// Writing an article: the same fields for a new one and one that stands.
import { uploadOfficeImage } from '@shuji/contract/file/calls';
import { createNews, readOfficeNews, saveNews } from '@shuji/contract/news/office';
import {
  createNews as createNewsShape,
  type OfficeNews,
  saveNews as saveNewsShape,
} from '@shuji/contract/news/schema/office';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CallForm, type Submitting } from '#app/form/CallForm.tsx';
import { ConflictAlert } from '#app/form/ConflictAlert.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { RichTextField } from '#app/form/rich-text/RichTextField.tsx';
import { UploadField } from '#app/form/upload/UploadField.tsx';
import { api } from '#app/lib/api.ts';
import { Refused } from '#app/lib/failure.ts';
import { href, paths } from '#app/paths.ts';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/Crumbs.tsx';
import { toast } from '#app/ui/notify.ts';
import { AsReadersSee } from './AsReadersSee.tsx';
import styles from './NewsForm.module.css';

export function NewNews() {
  const navigate = useNavigate();
  return (
    <>
      <Crumbs trail={[{ label: '行业资讯', to: paths.officeNews }, { label: '写一篇资讯' }]} />
      <h1>写一篇资讯</h1>
      <Card>
        <CallForm
          call={createNews}
          shape={createNewsShape}
          draft="news-new"
          initial={{ kind: 'industry', source: '本中心', isPinned: false }}
          footer={({ busy }) => <SaveOrSee busy={busy} words="保存草稿" />}
          onDone={({ id }) => {
            toast.success('草稿已保存，预览无误后即可发布');
            navigate(href('officeNews', { id, view: 'preview' }));
          }}
        >
          <NewsFields cover={null} />
        </CallForm>
      </Card>
    </>
  );
}

interface ChangeProps {
  news: OfficeNews;
  onSaved: () => void;
}

export function ChangeNews({ news, onSaved }: ChangeProps) {
  const [base, setBase] = useState(news.version);
  const [conflict, setConflict] = useState('');
  const { title, kind, summary, coverFileId, body, source, author, isPinned } = news;
  const isShown = news.status === 'published';

  async function goOnOverIt() {
    const latest = await api(readOfficeNews, { id: news.id });
    setBase(latest.version);
    setConflict('');
    toast.info('再次保存时，您的内容将成为新版本；对方的版本保留在历史中');
  }

  return (
    <Card>
      <ConflictAlert words={conflict} onGoOn={() => void goOnOverIt()}>
        <Link to={href('officeNews', { id: news.id, view: 'history' })} target="_blank">
          在新页面查看对方的版本
        </Link>
      </ConflictAlert>
      <CallForm
        call={saveNews}
        shape={saveNewsShape}
        draft={`news-${news.id}-${news.version}`}
        fixed={{ id: news.id, version: base }}
        initial={{ title, kind, summary, coverFileId, body, source, author, isPinned }}
        footer={({ busy }) => <SaveOrSee busy={busy} words={isShown ? '保存并更新网站' : '保存'} />}
        onDone={() => {
          toast.success(isShown ? '已保存，网站内容已更新' : '已保存');
          onSaved();
        }}
        onRefused={(error) => error instanceof Refused && setConflict(error.fields.version ?? '')}
      >
        <NewsFields cover={news.coverUrl} />
      </CallForm>
    </Card>
  );
}

function NewsFields({ cover }: { cover: string | null }) {
  return (
    <>
      <CallField name="title">
        <Input maxLength={100} showCount />
      </CallField>
      <div className={styles.pair}>
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
      <CallField name="coverFileId" hint="选填，横向图片，建议 1568 × 784">
        <UploadField
          purpose="cover"
          through={uploadOfficeImage}
          known={
            cover ? [{ id: cover.slice('/api/file/'.length), name: '当前封面', size: 0, type: '', url: cover }] : []
          }
        />
      </CallField>
      <CallField name="body">
        <RichTextField through={uploadOfficeImage} />
      </CallField>
      <CallField name="isPinned" valuePropName="checked" label="">
        <Checkbox>置顶：排在资讯列表最前</Checkbox>
      </CallField>
    </>
  );
}

function SaveOrSee({ busy, words }: Pick<Submitting, 'busy'> & { words: string }) {
  return (
    <div className="row">
      <Button type="primary" htmlType="submit" size="large" loading={busy}>
        {words}
      </Button>
      <AsReadersSee />
    </div>
  );
}
