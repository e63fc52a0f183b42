import { listRegions } from '@shuji/contract/site/calls';
import { Input } from 'antd';
import { useSearchParams } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { keepsPlace } from '#app/ui/place.ts';
import { Table } from '#app/ui/plain/Table.tsx';

/** The divisions in force, one level at a time; the word narrows the level shown. */
export function RegionFinder() {
  const [query, setQuery] = useSearchParams();
  const parentCode = /^\d{6}$/.test(query.get('parent') ?? '') ? (query.get('parent') ?? '') : '';
  const word = query.get('keyword') ?? '';
  const { data, error, reload } = useQueryOf(listRegions, { parentCode });
  const rows = data?.rows.filter(({ name, code }) => name.includes(word) || code.startsWith(word));
  return (
    <>
      <Card>
        <div className="row">
          {parentCode && <Button onClick={() => setQuery({ tab: 'region' })}>返回省级</Button>}
          <Input
            type="search"
            aria-label="名称或代码"
            placeholder="在本级中查找名称或代码"
            value={word}
            style={{ maxWidth: 320 }}
            onChange={({ target }) =>
              setQuery(
                { tab: 'region', parent: parentCode, keyword: target.value },
                { replace: true, state: keepsPlace },
              )
            }
          />
          <span className="muted small">今天在用的区划；新增、更名、撤销在“区划变更”登记。</span>
        </div>
      </Card>
      <Card flat={Boolean(rows?.length)}>
        {!rows && <Fallback noun="行政区划" error={error} onAgain={reload} />}
        {rows?.length === 0 && <Empty title="本级没有符合的地区" text="换个名称或代码再试试。" />}
        {rows && rows.length > 0 && (
          <Table
            caption="行政区划"
            rows={rows}
            rowKey={({ code }) => code}
            columns={[
              { title: '代码', width: '120px', cell: ({ code }) => <code>{code}</code> },
              { title: '名称', cell: ({ name }) => name },
              {
                title: '下级',
                cell: ({ code, name, isLeaf }) =>
                  isLeaf ? (
                    '—'
                  ) : (
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={`查看${name}的下级`}
                      onClick={() => setQuery({ tab: 'region', parent: code })}
                    >
                      查看
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Card>
    </>
  );
}
