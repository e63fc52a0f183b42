import { getByToken } from '@shuji/contract/account/calls';
import { getOwnAttestation } from '@shuji/contract/merchant/attestation';
import type { ReactNode } from 'react';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { NeedStep } from '#app/application/NeedStep.tsx';
import { nextStep } from '#app/application/next-step.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';

interface AttestedOnlyProps {
  /** The page's heading, for those who see nothing else of it. */
  title: string;
  /** Names the page's content to those who are not attested yet. */
  text: string;
  children: ReactNode;
}

/** A page of the centre before attestation: its purpose and the next step, instead of a refusal. */
export function AttestedOnly({ title, text, children }: AttestedOnlyProps) {
  const user = useQueryOf(getByToken, {});
  if (user.data?.attested) return children;
  return (
    <>
      <h1>{title}</h1>
      <Card>
        {user.data ? (
          <NeedAttested text={text} />
        ) : (
          <Fallback noun="您的信息" error={user.error} onAgain={user.reload} />
        )}
      </Card>
    </>
  );
}

/** The next step towards attestation. */
export function NeedAttested({ text }: { text: string }) {
  const { data, error, reload } = useQueryOf(getOwnAttestation, {});
  if (!data) return <Fallback noun="认证信息" error={error} onAgain={reload} />;
  const first = { title: '请先完成身份认证', text, action: '去认证' };
  return <NeedStep step={nextStep('身份认证', data.application, first)} to={href('attestation')} />;
}
