import { getByToken } from '@shuji/contract/account/calls';
import type { Output } from '@shuji/contract/call';
import { discardAttestation, getOwnAttestation } from '@shuji/contract/merchant/attestation';
import type { PartyKind } from '@shuji/contract/merchant/labels/attestation';
import { attestationLabels } from '@shuji/contract/merchant/schema/attestation';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { ApplicationAlert } from '#app/application/ApplicationAlert.tsx';
import { ApplicationTimeline } from '#app/application/ApplicationTimeline.tsx';
import { ChangeAlert } from '#app/application/ChangeAlert.tsx';
import { mayWrite } from '#app/application/labels.ts';
import { FieldOpinions } from '#app/application/opinions.ts';
import { SignInFirst } from '#app/application/SignInFirst.tsx';
import type { FormHandle } from '#app/form/FormPages.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { useToken } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { AttestationDetail } from './AttestationDetail.tsx';
import { AttestationForm } from './AttestationForm.tsx';

export const meta = pageTitle(
  '身份认证',
  '完成个人或企业身份认证后，可发布需求、登记交易经验、申请数商入驻和交易权限。',
);

export const handle: FormHandle = { Frame };

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap narrow page">
      <div>
        <h1>身份认证</h1>
        <p className="muted">一个账号认证一次，可选择个人或企业；登记和销售数据产品需认证为企业。</p>
      </div>
      {children}
    </div>
  );
}

export default function Attestation() {
  const token = useToken();
  return (
    <Frame>
      {token ? (
        <Own />
      ) : (
        <SignInFirst page="attestation" title="请先登录" text="身份认证与您的账号绑定，登录后即可填写。" />
      )}
    </Frame>
  );
}

function Own() {
  const { data, error, reload } = useQueryOf(getOwnAttestation, {});
  if (!data) {
    return (
      <Card>
        <Fallback noun="认证信息" error={error} onAgain={reload} lines={8} />
      </Card>
    );
  }
  const { application, party } = data;
  return (
    <>
      {application && (
        <ApplicationAlert
          application={application}
          labels={attestationLabels[application.content.kind]}
          approved={`“${party?.name ?? ''}”已完成身份认证。`}
        />
      )}
      {party && !party.isFrozen && <NextSteps kind={party.kind} />}
      <FieldOpinions value={application?.status === 'correction' ? application.opinions : {}}>
        <Content key={`${application?.id} ${application?.status}`} own={data} />
      </FieldOpinions>
      {application && application.steps.length > 0 && (
        <Card title="办理记录">
          <ApplicationTimeline steps={application.steps} labels={attestationLabels[application.content.kind]} />
        </Card>
      )}
    </>
  );
}

function Content({ own }: { own: Output<typeof getOwnAttestation> }) {
  const { application, party, phone } = own;
  const [isChanging, setChanging] = useState(false);
  if (!application) return <AttestationForm content={undefined} phone={phone} />;
  const { id, status, content, isChange } = application;
  const isWriting = mayWrite(status) || isChanging;
  if (!isWriting) {
    const mayChange = status === 'approved' && party !== null && !party.isFrozen;
    return <AttestationDetail content={content} onChange={mayChange ? () => setChanging(true) : undefined} />;
  }
  if (!party) return <AttestationForm content={content} />;
  return (
    <>
      <ChangeAlert application={isChange ? id : null} discard={discardAttestation} onGivenUp={() => setChanging(false)}>
        {party.kind === 'organisation' ? '统一社会信用代码不能变更。' : '身份证号码不能变更。'}
      </ChangeAlert>
      <AttestationForm content={content} isChange />
    </>
  );
}

function NextSteps({ kind }: { kind: PartyKind }) {
  const { data } = useQueryOf(getByToken, {});
  if (!data) return null;
  const mayEnter = kind === 'organisation' && !data.merchantId;
  return (
    <Card title="接下来">
      <div className="row">
        {mayEnter && (
          <LinkButton look="primary" to={href('checkin')}>
            申请数商入驻
          </LinkButton>
        )}
        {data.merchantId && <LinkButton to={href('merchant', { id: data.merchantId })}>我的公开名片</LinkButton>}
        <LinkButton to={href('dealauth')}>{data.isBuyer ? '我的交易权限' : '开通交易权限'}</LinkButton>
        <LinkButton to={href('postdemand')}>发布需求</LinkButton>
      </div>
    </Card>
  );
}
