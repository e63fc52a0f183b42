import { publishNews, unscheduleNews, withdrawNews } from '@shuji/contract/news/office';
import {
  type OfficeNews,
  publishNews as publishNewsShape,
  withdrawNews as withdrawNewsShape,
} from '@shuji/contract/news/schema/office';
import { Input } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { FormDialog } from '#app/form/FormDialog.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { ask, toast } from '#app/ui/notify.ts';

/** The steps an article's state allows. */
export function NewsMoves({ content: news }: { content: OfficeNews }) {
  const [dialog, setDialog] = useState<'schedule' | 'withdraw' | null>(null);
  const [gaps, setGaps] = useState<string[]>([]);
  const publishing = useMutationOf(publishNews);
  const unscheduling = useMutationOf(unscheduleNews);
  const { id, version, status } = news;

  function isWhole(): boolean {
    const found = gapsOf(news);
    setGaps(found);
    return found.length === 0;
  }

  async function publish() {
    if (!isWhole()) return;
    if (!(await ask({ title: '立即发布', text: `《${news.title}》将立即对所有人可见。`, confirm: '发布' }))) return;
    if (await publishing.send({ id, version })) toast.success('已发布');
  }

  async function unschedule() {
    if (await unscheduling.send({ id })) toast.success('已取消定时发布，退回草稿');
  }

  const done = (words: string) => () => {
    setDialog(null);
    toast.success(words);
  };

  return (
    <div className="stack">
      <div className="row">
        {status === 'published' && (
          <>
            <LinkButton to={href('newsinfo', { id })} target="_blank">
              在网站查看
            </LinkButton>
            <Button look="danger" onClick={() => setDialog('withdraw')}>
              下线
            </Button>
          </>
        )}
        {status === 'scheduled' && (
          <Button busy={unscheduling.busy} onClick={() => void unschedule()}>
            取消定时
          </Button>
        )}
        {status !== 'published' && (
          <>
            <Button onClick={() => isWhole() && setDialog('schedule')}>
              {status === 'scheduled' ? '修改时间' : '定时发布'}
            </Button>
            <Button look="primary" busy={publishing.busy} onClick={() => void publish()}>
              立即发布
            </Button>
          </>
        )}
      </div>
      {gaps.length > 0 && (
        <Alert tone="warn" title="还不能发布">
          {gaps.join('、')}尚未填写，请补全并保存。
        </Alert>
      )}
      {dialog === 'schedule' && (
        <FormDialog
          title="定时发布"
          onClose={() => setDialog(null)}
          call={publishNews}
          shape={publishNewsShape}
          fixed={{ id, version }}
          toInput={({ at, ...rest }) => ({ ...rest, at: at && new Date(`${at}:00+08:00`).toISOString() })}
          submit="确定"
          onDone={done('已设定，到时自动发布')}
        >
          <CallField name="at" required hint="北京时间。到时读者立即可见，无需有人在线。">
            <Input type="datetime-local" />
          </CallField>
        </FormDialog>
      )}
      {dialog === 'withdraw' && (
        <FormDialog
          title="下线资讯"
          onClose={() => setDialog(null)}
          call={withdrawNews}
          shape={withdrawNewsShape}
          fixed={{ id }}
          submit="下线"
          onDone={done('已下线，读者不再可见')}
        >
          <CallField name="reason" hint="只记入内部记录">
            <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
          </CallField>
        </FormDialog>
      )}
    </div>
  );
}

/** Gaps that readers would notice, checked before the request. */
function gapsOf({ summary, source, body }: OfficeNews): string[] {
  const words = body.replace(/<[^>]+>/g, '').trim();
  return [summary === '' && '摘要', source === '' && '来源', words.length < 10 && '正文'].filter(
    (gap) => gap !== false,
  );
}
