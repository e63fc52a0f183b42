import { deleteSavedSearch, listSavedSearches, pauseSavedSearch } from '@shuji/contract/saved-search/calls';
import { mostSavedSearches } from '@shuji/contract/saved-search/labels';
import type { SavedSearch } from '@shuji/contract/saved-search/schema';
import { Link } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { OwnList } from '#app/admin/list/OwnList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { href, paths } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { dayOf } from '#app/ui/time.ts';

export const meta = pageTitle('保存的搜索');

const targets = {
  product: { label: '数据产品', unit: '个新产品', path: paths.prodsearch },
  demand: { label: '数据需求', unit: '条新需求', path: paths.demand },
};

export default function MySearches() {
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
    <OwnList
      call={listSavedSearches}
      title="保存的搜索"
      lead={
        <>
          有新产品符合条件时随即通知您，新需求在每天上午汇总通知，都以站内消息，每个只通知一次；合计最多保存{' '}
          {mostSavedSearches} 条，可以随时关闭通知，也可以在<Link to={href('noticesetting')}>消息设置</Link>
          里按主题关闭。
        </>
      }
      noun="列表"
      unit="条搜索"
      empty={{
        title: '还没有保存的搜索',
        text: '在数据市场的搜索结果或需求大厅点“保存搜索”，有新的符合时通知您。',
        links: [
          { to: href('prodsearch'), label: '去搜索产品' },
          { to: href('demand'), label: '去需求大厅' },
        ],
      }}
    >
      {(search) => (
        <div className="row between">
          <div>
            <p className="row">
              <Link to={addressOf(search)}>{search.title}</Link>
              <Tag>{targets[search.target].label}</Tag>
            </p>
            <p className="muted small">
              {dayOf(search.createdAt)} 保存{search.isPaused && ' · 通知已关闭'}
              {search.hits > 0 && ` · 已通知 ${search.hits} ${targets[search.target].unit}`}
            </p>
          </div>
          <div className="row">
            <Button
              call={pauseSavedSearch}
              size="small"
              busy={pausing.busy}
              aria-label={`${search.isPaused ? '开启' : '关闭'}通知：${search.title}`}
              onClick={() => pause(search)}
            >
              {search.isPaused ? '开启通知' : '关闭通知'}
            </Button>
            <Button
              call={deleteSavedSearch}
              size="small"
              busy={busy}
              aria-label={`删除：${search.title}`}
              onClick={() => drop(search.id)}
            >
              删除
            </Button>
          </div>
        </div>
      )}
    </OwnList>
  );
}

function addressOf({ target, wanted }: SavedSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) for (const one of [value].flat()) query.append(name, one);
  return `${targets[target].path}?${query}`;
}
