import { href, paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { DocumentDetail } from './DocumentDetail.tsx';
import type { AnyText } from './text-page.ts';

/** A text that binds people, or the words that there is none yet. */
export function TextPage({ page }: { page: AnyText }) {
  if (page.document) return <DocumentDetail page={page} />;
  return (
    <div className="wrap narrow page">
      <Crumbs trail={[{ label: '规则与协议', to: paths.rules }, { label: page.title }]} />
      <h1>{page.title}</h1>
      <Card>
        <Empty
          title="还没有公布"
          text="中心公布之后，这里显示全文、版本和施行日期。须先同意它才能办理的事，公布之前暂不办理。"
        >
          <LinkButton to={href('rules')}>其他规则与协议</LinkButton>
        </Empty>
      </Card>
    </div>
  );
}
