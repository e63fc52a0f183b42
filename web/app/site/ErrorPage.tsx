import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { Failed, Refused } from '#app/lib/failure.ts';
import { paths } from '#app/paths.ts';
import { usePageReload } from '#app/site/page-reload.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';

/** The page for an error: not found, refused, or broken. */
export function ErrorPage() {
  const error = useRouteError();
  const reload = usePageReload();
  const { status, msg } = readError(error);
  if (status === 404 || status === 410) return <NotFoundWords status={status} msg={msg} />;
  return (
    <div className="stack error-page">
      <p className="code" aria-hidden="true">
        {status}
      </p>
      <h1>{status === 401 ? '登录已过期' : '页面暂时打不开'}</h1>
      <p>{msg || '服务器没有正常回应，我们已经记录下这个问题。请稍后再试。'}</p>
      <div className="row">
        <Button look="primary" onClick={reload}>
          重新加载
        </Button>
        <LinkButton to={paths.home}>返回首页</LinkButton>
      </div>
    </div>
  );
}

// Splits a noun's words for a missing thing into a heading and its consequence: 该产品已下架，市场上不再展示.
function NotFoundWords({ status, msg }: { status: number; msg: string }) {
  const [heading, ...rest] = msg.split('，');
  return (
    <div className="stack error-page">
      <p className="code" aria-hidden="true">
        {status}
      </p>
      <h1>{heading || '没有找到这个页面'}</h1>
      <p>{rest.length > 0 ? `${rest.join('，')}。` : '网址可能输错了，或者内容已经下架、撤回。'}</p>
      <div className="row">
        <LinkButton look="primary" to={paths.home}>
          返回首页
        </LinkButton>
        <LinkButton to={paths.product}>去数据市场看看</LinkButton>
      </div>
      <p className="muted small">
        需要帮助？请看<Link to={paths.help}>帮助中心</Link>，或在<Link to={paths.complaint}>投诉与建议</Link>告诉我们。
      </p>
    </div>
  );
}

function readError(error: unknown): { status: number; msg: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, msg: msgOf(error.data) };
  if (error instanceof Refused) return { status: error.code === 401 ? 401 : 500, msg: error.msg };
  return { status: error instanceof Failed ? error.status : 500, msg: '' };
}

function msgOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('msg' in data)) return '';
  return typeof data.msg === 'string' ? data.msg : '';
}
