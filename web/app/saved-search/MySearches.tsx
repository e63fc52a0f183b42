import { deleteSavedSearch, listSavedSearches, pauseSavedSearch } from '@shuji/contract/saved-search/calls';
import { mostSavedSearches } from '@shuji/contract/saved-search/labels';
import type { SavedSearch } from '@shuji/contract/saved-search/schema';
import { Link } from 'react-router';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { href, paths } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { dayOf } from '#app/ui/time.ts';

export const meta = pageTitle('保存的搜索');

export default function MySearches() {
  const { data, error, reload } = useQueryOf(listSavedSearches, {});
  const { send, busy } = useMutationOf(deleteSavedSearch);
  const pausing = useMutationOf(pauseSavedSearch);
  const pause = async ({ id, isPaused }: SavedSearch) => {
    if (await pausing.send({ id, isPaused: !isPaused }))
      toast.success(isPaused ? '已开启通知' : '已关闭通知，搜索仍然保留');
  };
  const drop = async (id: string) => {
    if (await send({ id })) toast.success('已删除，不再通知');
  };
  return (
    <>
      <h1>保存的搜索</h1>
      <p className="muted">
        有新产品符合条件时，以站内消息通知您，每个产品只通知一次；最多保存 {mostSavedSearches} 条，可以随时关闭通知。
      </p>
      {!data && (
        <Card>
          <Fallback noun="列表" error={error} onAgain={reload} lines={5} />
        </Card>
      )}
      {data?.map((search) => (
        <Card key={search.id}>
          <div className="row between">
            <div>
              <Link to={addressOf(search)}>{search.title}</Link>
              <p className="muted small">
                {dayOf(search.createdAt)} 保存{search.isPaused && ' · 通知已关闭'}
                {search.hits > 0 && ` · 已通知 ${search.hits} 个新产品`}
              </p>
            </div>
            <div className="row">
              <Button
                size="small"
                busy={pausing.busy}
                aria-label={`${search.isPaused ? '开启' : '关闭'}通知：${search.title}`}
                onClick={() => pause(search)}
              >
                {search.isPaused ? '开启通知' : '关闭通知'}
              </Button>
              <Button size="small" busy={busy} aria-label={`删除：${search.title}`} onClick={() => drop(search.id)}>
                删除
              </Button>
            </div>
          </div>
        </Card>
      ))}
      {data?.length === 0 && (
        <Card>
          <Empty title="还没有保存的搜索" text="在搜索结果页点“保存搜索”，有新产品符合时通知您。">
            <LinkButton to={href('prodsearch')} look="primary">
              去搜索
            </LinkButton>
          </Empty>
        </Card>
      )}
    </>
  );
}

function addressOf({ wanted }: SavedSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) for (const one of [value].flat()) query.append(name, one);
  return `${paths.prodsearch}?${query}`;
}
