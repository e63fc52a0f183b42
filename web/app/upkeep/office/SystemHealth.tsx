import { getHealth } from '@shuji/contract/upkeep/calls';
import { checks, type Judgement, judgements } from '@shuji/contract/upkeep/labels';
import type { Check } from '@shuji/contract/upkeep/schema';
import { Link } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import { sizeWords } from '#app/ui/size.ts';
import { minuteOf, secondOf } from '#app/ui/time.ts';
import { placeOfCheck } from './places.ts';
import { purposeWords } from './purposes.ts';

export const meta = pageTitle('系统状态');

export default function SystemHealth() {
  const { data, error, reload } = useQueryOf(getHealth, {});
  return (
    <>
      <div className="row between">
        <div>
          <h1>系统状态</h1>
          <p className="muted">{data ? `截至 ${secondOf(data.at)}` : '正在检查'}</p>
        </div>
        <Button onClick={reload}>重新检查</Button>
      </div>
      {!data && (
        <Card>
          <Fallback noun="系统状态" error={error} onAgain={reload} lines={8} />
        </Card>
      )}
      {data && <Verdict checks={data.checks} />}
      {data && (
        <ul className="grid">
          {data.checks.map((check) => (
            <li key={check.name} className="card stack" data-gap="2" data-small data-tone={check.judgement}>
              <div className="row between">
                <strong>{checks[check.name]}</strong>
                <Tag tone={check.judgement}>{judgements[check.judgement]}</Tag>
              </div>
              <p>{check.value}</p>
              {check.advice && <p className="small">{check.advice}</p>}
              <CheckLink check={check} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <>
          <Card title="节点" flat>
            <Table
              caption="节点"
              rows={data.nodes}
              rowKey={(node) => node.id}
              columns={[
                { title: '节点', cell: (node) => node.host },
                { title: '版本', cell: (node) => node.version },
                {
                  title: '状态',
                  cell: (node) => (
                    <Tag tone={node.isAlive ? 'good' : 'plain'}>{node.isAlive ? '运行中' : '已停止'}</Tag>
                  ),
                },
                { title: '启动时间', cell: (node) => minuteOf(node.startedAt) },
                { title: '最近报告', cell: (node) => secondOf(node.seenAt) },
                { title: '内存', align: 'right', cell: (node) => sizeWords(node.memory) },
                {
                  title: '页面缓存',
                  align: 'right',
                  cell: (node) => `${node.cacheEntries} 页，${sizeWords(node.cacheBytes)}`,
                },
              ]}
            />
          </Card>
          <Card title="文件存储" flat>
            <Table
              caption="文件存储"
              rows={data.files}
              rowKey={(file) => file.purpose}
              columns={[
                { title: '用途', cell: (file) => purposeWords(file.purpose) },
                { title: '数量', align: 'right', cell: (file) => `${file.count} 个` },
                { title: '大小', align: 'right', cell: (file) => sizeWords(file.bytes) },
              ]}
            />
          </Card>
        </>
      )}
    </>
  );
}

const verdicts: Record<Judgement, string> = {
  good: '各项正常，无需处理。',
  warn: '有需要注意的事项，业务不受影响，请尽快安排处理。',
  bad: '有异常，可能影响业务，请立即处理。',
};

function Verdict({ checks: found }: { checks: readonly Check[] }) {
  const worst = found[0]?.judgement ?? 'good';
  return (
    <Alert tone={worst} title={judgements[worst]}>
      {verdicts[worst]}
    </Alert>
  );
}

function CheckLink({ check: { name, judgement } }: { check: Check }) {
  const place = placeOfCheck[name];
  if (!place || judgement === 'good') return null;
  return (
    <Link className="small" to={href(place)}>
      去处理
    </Link>
  );
}
