import { type Output, toRequest } from '@shuji/contract/call';
import { countRecordOpening, downloadSharedRecord, getSharedRecord } from '@shuji/contract/trading-record/calls';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { load } from '#app/lib/load.ts';
import { useSend } from '#app/lib/use-call.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { dayOf, minuteOf } from '#app/ui/time.ts';
import { RecordTake } from './RecordTake.tsx';
import { recordParts } from './record-parts.tsx';

const page = load(getSharedRecord, ({ query }) => ({ code: query.get('code') ?? '' }));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const title = pageTitle<Output<typeof getSharedRecord>>(({ record }) => `${record.holder.name}的交易履历`);
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), { name: 'robots', content: 'noindex' }];

/** A record behind its link, for whoever was given it. */
export default function SharedRecord() {
  const { record, expiresAt } = page.use();
  const { holder, from } = record;
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const { send } = useSend(countRecordOpening);
  useEffect(() => {
    void send({ code });
  }, [send, code]);
  return (
    <div className="wrap narrow page">
      <header className="stack" data-gap="2">
        <h1>{holder.name}的交易履历</h1>
        <p className="muted">
          由平台记录生成，经数商本人分享；显示的是打开当时的内容，不载需方名称与单笔价款。链接有效期至{' '}
          {minuteOf(expiresAt)}。
        </p>
      </header>
      <Card title="数商">
        <Facts
          facts={[
            ['名称', holder.name],
            ['信用代码', holder.code],
            ['入驻日期', dayOf(holder.since)],
            ['成交统计', `自 ${from} 起`],
          ]}
        />
      </Card>
      <Card title="核验与下载">
        <RecordTake
          holder={holder.name}
          file={(format) => toRequest(downloadSharedRecord, { code, format })}
          button={Button}
        />
      </Card>
      {recordParts(record).map((part) => (
        <Card key={part.title} title={part.title}>
          {part.content}
        </Card>
      ))}
    </div>
  );
}
