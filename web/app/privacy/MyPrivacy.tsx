import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { AccessCard } from './AccessCard.tsx';
import { ClosingCard } from './ClosingCard.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { CopyCard } from './CopyCard.tsx';

export const meta = pageTitle('隐私与个人信息');

/** A data subject's requests to the centre. */
export default function MyPrivacy() {
  return (
    <>
      <div>
        <h1>隐私与个人信息</h1>
        <p className="muted">
          您可以在这里查阅、复制、更正自己的个人信息，撤回同意或注销账号。处理规则见
          <Link to={href('privacy')}>《个人信息保护政策》</Link>。
        </p>
      </div>
      <CopyCard />
      <Card title="更正我的信息">
        <p>
          认证信息有误或发生变化，请在<Link to={href('attestation')}>身份认证</Link>中提交变更；数商资料在
          <Link to={href('checkin')}>数商入驻</Link>中修改；需求与产品的联系人可在
          <Link to={href('mydemand', { type: 'published' })}>我的需求</Link>、<Link to={href('myprod')}>我的产品</Link>
          中修改。登录密码在<Link to={href('myuppwd')}>修改密码</Link>中更换。
        </p>
      </Card>
      <ConsentCard />
      <AccessCard />
      <ClosingCard />
    </>
  );
}
