import { newsStep } from '@shuji/contract/news/labels/office';
import { readNewsVersion, restoreNews } from '@shuji/contract/news/office';
import type { OfficeNews } from '@shuji/contract/news/schema/office';
import { Modal } from 'antd';
import { useState } from 'react';
import { Fallback } from '#app/lib/Fallback.tsx';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { ArticleDetail } from '#app/news/ArticleDetail.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { ask, toast } from '#app/ui/notify.ts';
import { Table } from '#app/ui/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';

const writing = new Set(['create', 'save', 'restore']);

interface HistoryProps {
  news: OfficeNews;
  onRestored: () => void;
}

/** The article's steps; each saved version can be viewed and restored. */
export function NewsHistory({ news, onRestored }: HistoryProps) {
  const [looked, setLooked] = useState<number | null>(null);
  const { send, busy } = useSend(restoreNews);

  async function restore(from: number) {
    const text = `第 ${from} 版的内容将成为新版本${news.status === 'published' ? '，并立即显示在网站上' : ''}。现有版本保留在历史中。`;
    if (!(await ask({ title: `恢复第 ${from} 版`, text, confirm: '恢复' }))) return;
    if (await send({ id: news.id, version: news.version, from })) toast.success('已恢复');
    setLooked(null);
    onRestored();
  }

  if (news.history.length === 0)
    return (
      <Card>
        <Empty title="还没有操作记录" text="这篇资讯由系统初始化时写入；从下一次保存起，每个版本都会保留。" />
      </Card>
    );
  return (
    <Card flat>
      <Table
        caption="版本与记录"
        rows={news.history}
        rowKey={(row) => `${row.at} ${row.step}`}
        columns={[
          { title: '时间', width: '160px', cell: (row) => minuteOf(row.at) },
          { title: '人员', cell: (row) => row.operatorName || '系统' },
          { title: '操作', cell: (row) => [newsStep[row.step], row.note].filter(Boolean).join('：') },
          { title: '版本', cell: (row) => `第 ${row.version} 版` },
          {
            title: '内容',
            cell: (row) =>
              writing.has(row.step) && (
                <Button size="small" look="quiet" onClick={() => setLooked(row.version)}>
                  查看<span className="sr-only">第 {row.version} 版</span>
                </Button>
              ),
          },
        ]}
      />
      <Modal
        open={looked !== null}
        title={`第 ${looked ?? ''} 版`}
        width={800}
        onCancel={() => setLooked(null)}
        footer={
          looked !== null &&
          looked !== news.version && (
            <Button look="primary" busy={busy} onClick={() => void restore(looked)}>
              恢复这一版
            </Button>
          )
        }
        destroyOnHidden
      >
        {looked !== null && <Version id={news.id} number={looked} />}
      </Modal>
    </Card>
  );
}

function Version({ id, number }: { id: string; number: number }) {
  const { data, error, reload } = useCall(readNewsVersion, { id, number });
  if (!data) return <Fallback noun="这一版" error={error} onAgain={reload} lines={8} />;
  return (
    <>
      <p className="muted">
        {data.operatorName || '系统'}保存于 {minuteOf(data.savedAt)}
      </p>
      <ArticleDetail article={{ ...data, publishedAt: null }} />
    </>
  );
}
