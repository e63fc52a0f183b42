import { getByToken } from '@shuji/contract/account/calls';
import type { CurrentUser } from '@shuji/contract/account/schema';
import { addDemand } from '@shuji/contract/demand/calls';
import { saveExperience } from '@shuji/contract/experience/calls';
import { getMyStatistics } from '@shuji/contract/home/calls';
import { applyOrder } from '@shuji/contract/order/placing';
import { saveProduct } from '@shuji/contract/product/own';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { LatestNotices } from '#app/home/section/LatestNotices.tsx';
import { together, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { useGrants } from './grants.ts';
import { MyFigures } from './MyFigures.tsx';
import { MyTodos } from './MyTodos.tsx';
import { Progress } from './Progress.tsx';
import { RecentDemands } from './RecentDemands.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { AccountStatus } from './Standing.tsx';

export const meta = pageTitle('个人中心');

export default function MyCenter() {
  const user = useQueryOf(getByToken, {});
  const mine = useQueryOf(getMyStatistics, {});
  const { error, reload } = together(user, mine);
  return (
    <>
      <h1>个人中心</h1>
      {!(user.data && mine.data) && (
        <Card>
          <Fallback noun="您的信息" error={error} onAgain={reload} lines={8} />
        </Card>
      )}
      {user.data && <Holdings user={user.data} />}
      {mine.data && (
        <Card title="待办事项">
          <MyTodos todos={mine.data.todos} />
        </Card>
      )}
      {mine.data && <LatestNotices />}
      {user.data?.attested && <RecentOrders />}
      {user.data?.attested && <RecentDemands />}
      {mine.data && (
        <Card title="我的数据">
          <MyFigures counters={mine.data.counters} />
        </Card>
      )}
      {user.data?.attested && (
        <Card title="常用操作">
          <p className="row">
            {(user.data.isSeller || user.data.isService) && (
              <LinkButton call={saveProduct} to={href('prodin')} look="primary">
                发布产品
              </LinkButton>
            )}
            <LinkButton call={addDemand} to={href('publish')}>
              发布需求
            </LinkButton>
            <LinkButton call={applyOrder} to={href('product')}>
              选购产品
            </LinkButton>
            <LinkButton call={saveExperience} to={href('transregister')}>
              登记交易经验
            </LinkButton>
          </p>
        </Card>
      )}
    </>
  );
}

function Holdings({ user }: { user: CurrentUser }) {
  const grants = useGrants(user);
  if (!grants) return null;
  return (
    <>
      <AccountStatus user={user} grants={grants} />
      <Progress user={user} grants={grants} />
    </>
  );
}
