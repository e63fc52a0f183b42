import { getByToken } from '@shuji/contract/account/calls';
import type { ReactNode } from 'react';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';

interface AttestedOnlyProps {
  /** The page's heading, for those who see nothing else of it. */
  title: string;
  /** Names the page's content to those who are not attested yet. */
  text: string;
  children: ReactNode;
}

/** A page of the centre before attestation: its purpose and a first step, instead of a refusal. */
export function AttestedOnly({ title, text, children }: AttestedOnlyProps) {
  const { data, error, reload } = useQueryOf(getByToken, {});
  if (data?.attested) return children;
  return (
    <>
      <h1>{title}</h1>
      <Card>
        {data ? (
          <Empty title="请先完成身份认证" text={text}>
            <LinkButton to={href('attestation')} look="primary">
              去认证
            </LinkButton>
          </Empty>
        ) : (
          <Fallback noun="您的信息" error={error} onAgain={reload} />
        )}
      </Card>
    </>
  );
}
