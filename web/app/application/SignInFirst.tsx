import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { href, type PageName, paths } from '#app/paths.ts';

/** For pages that anyone may open but only account holders can use. */
export function SignInFirst({ page, title, text }: { page: PageName; title: string; text: string }) {
  return (
    <Card>
      <Empty title={title} text={text}>
        <div className="row">
          <LinkButton look="primary" to={href('login', { from: paths[page] })}>
            登录
          </LinkButton>
          <LinkButton to={href('register')}>注册账号</LinkButton>
        </div>
      </Empty>
    </Card>
  );
}
