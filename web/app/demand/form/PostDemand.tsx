import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { useToken } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { DemandForm } from './DemandForm.tsx';
import { NewDemand } from './NewDemand.tsx';

export const meta = pageTitle(
  '发布需求',
  '告诉供方您需要什么数据：填写类型、范围、预算和截止时间，审核通过后在需求大厅公开征集。',
);

export default function PostDemand() {
  const token = useToken();
  return (
    <div className="wrap narrow page">
      <div>
        <h1>发布需求</h1>
        <p className="muted">审核通过后在需求大厅公开：供方可以报价，由您对比成交，也可以由一家供方接单对接。</p>
      </div>
      {token ? (
        <NewDemand />
      ) : (
        <>
          <Alert title="可以先填写，再登录">填写的内容保留在本机浏览器，登录后接着提交；附件请在登录后上传。</Alert>
          <DemandForm footer={() => <SignInFirst />} />
        </>
      )}
    </div>
  );
}

function SignInFirst() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <div className="row">
      <Button type="primary" size="large" onClick={() => navigate(href('login', { from: pathname + search }))}>
        登录后提交
      </Button>
      <Button size="large" onClick={() => navigate(href('register', { from: pathname + search }))}>
        注册账号
      </Button>
    </div>
  );
}
