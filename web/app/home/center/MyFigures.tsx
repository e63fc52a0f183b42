import type { Output } from '@shuji/contract/call';
import type { getMyStatistics } from '@shuji/contract/home/calls';
import { Link } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { figurePlaces } from '#app/home/section/places.ts';
import { href } from '#app/paths.ts';
import { countOf } from '#app/ui/count.ts';

/** My figures; what counts nothing is not shown. */
export function MyFigures({ counters }: { counters: Output<typeof getMyStatistics>['counters'] }) {
  const shown = counters.filter(({ count }) => count > 0);
  if (shown.length === 0) {
    return (
      <Empty title="这里还是空的" text="收藏或订购产品、发布需求之后，数量会显示在这里。">
        <LinkButton to={href('product')}>看看数据市场</LinkButton>
      </Empty>
    );
  }
  return (
    <ul className="grid" data-min="tiny">
      {shown.map(({ name, label, count }) => (
        <li key={name}>
          <Link to={figurePlaces[name]} className="well stack compact" data-gap="0">
            <b className="figure">{countOf(count)}</b>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
