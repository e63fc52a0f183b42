import { getByToken } from '@shuji/contract/account/calls';
import type { Output } from '@shuji/contract/call';
import { discardMerchant, getOwnMerchant } from '@shuji/contract/merchant/calls';
import { merchantLabels } from '@shuji/contract/merchant/schema';
import { type ReactNode, useState } from 'react';
import { MerchantNeeds } from '#app/account/MerchantNeeds.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Steps } from '#app/admin/Steps.tsx';
import { ApplicationAlert } from '#app/application/ApplicationAlert.tsx';
import { ApplicationTimeline } from '#app/application/ApplicationTimeline.tsx';
import { NeedAttested } from '#app/application/AttestedOnly.tsx';
import { ChangeAlert } from '#app/application/ChangeAlert.tsx';
import { mayWrite } from '#app/application/labels.ts';
import { FieldOpinions } from '#app/application/opinions.ts';
import { SignInFirst } from '#app/application/SignInFirst.tsx';
import type { FormHandle } from '#app/form/FormPages.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { useToken } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { MerchantDetail } from './MerchantDetail.tsx';
import { MerchantForm } from './MerchantForm.tsx';

export const meta = pageTitle('数商入驻', '数据供方和服务机构在此登记入驻，通过后可登记、上架和销售数据产品。');

const steps = [{ label: '企业认证' }, { label: '入驻资料' }, { label: '中心审核' }, { label: '交易权限' }];

export const handle: FormHandle = { Frame: Waiting };

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap narrow page">
      <div>
        <h1>数商入驻</h1>
        <p className="muted">数据供方和服务机构登记入驻，公开名片经审核后展示。</p>
      </div>
      {children}
    </div>
  );
}

/** Without script the page still lists the papers needed. */
function Waiting({ children }: { children: ReactNode }) {
  return (
    <Frame>
      {children}
      <noscript>
        <section className="card prose">
          <MerchantNeeds />
        </section>
      </noscript>
    </Frame>
  );
}

export default function Checkin() {
  const token = useToken();
  return (
    <Frame>
      {token ? (
        <Own />
      ) : (
        <SignInFirst page="checkin" title="请先登录" text="数商入驻需要已认证的企业账号；没有账号请先注册。" />
      )}
    </Frame>
  );
}

function Own() {
  const { data, error, reload } = useQueryOf(getOwnMerchant, {});
  const { data: user } = useQueryOf(getByToken, {});
  if (!data) {
    return (
      <Card>
        <Fallback noun="入驻信息" error={error} onAgain={reload} lines={8} />
      </Card>
    );
  }
  const { application, merchantId, mayApply, obstacle } = data;
  const isVendor = user?.isSeller || user?.isService;
  return (
    <>
      <Steps
        steps={steps}
        now={isVendor ? steps.length : placeOf(data)}
        bad={application?.status === 'refused' && !application.isChange}
        label="入驻进度"
      />
      {application && (
        <ApplicationAlert
          application={application}
          labels={merchantLabels}
          approved="您已成为数商，公开名片已对外展示。"
        />
      )}
      {merchantId && (
        <Card title="接下来">
          <div className="row">
            <LinkButton look="primary" to={href(isVendor ? 'prodin' : 'dealauth')}>
              {isVendor ? '登记产品或服务' : '开通供方或服务方权限'}
            </LinkButton>
            <LinkButton to={href('merchant', { id: merchantId })}>查看公开名片</LinkButton>
            <LinkButton to={href('transregister')}>登记交易经验</LinkButton>
          </div>
        </Card>
      )}
      {!mayApply && (
        <Card>
          {user?.attested === false ? (
            <NeedAttested text={obstacle} />
          ) : (
            <Empty title="暂时不能申请入驻" text={obstacle}>
              <LinkButton look="primary" to={href('attestation')}>
                查看身份认证
              </LinkButton>
            </Empty>
          )}
        </Card>
      )}
      {mayApply && (
        <FieldOpinions value={application?.status === 'correction' ? application.opinions : {}}>
          <Content key={`${application?.id} ${application?.status}`} own={data} />
        </FieldOpinions>
      )}
      {application && application.steps.length > 0 && (
        <Card title="办理记录">
          <ApplicationTimeline steps={application.steps} labels={merchantLabels} />
        </Card>
      )}
    </>
  );
}

function Content({ own }: { own: Output<typeof getOwnMerchant> }) {
  const { application, merchantId } = own;
  const [isChanging, setChanging] = useState(false);
  if (!application) return <MerchantForm content={undefined} />;
  const { id, status, content, isChange } = application;
  if (!mayWrite(status) && !isChanging) {
    const mayChange = status === 'approved' && merchantId !== null;
    return <MerchantDetail content={content} onChange={mayChange ? () => setChanging(true) : undefined} />;
  }
  if (!merchantId) return <MerchantForm content={content} />;
  return (
    <>
      <ChangeAlert application={isChange ? id : null} discard={discardMerchant} onGivenUp={() => setChanging(false)}>
        公开名片在变更通过后更新。
      </ChangeAlert>
      <MerchantForm content={content} isChange />
    </>
  );
}

function placeOf({ application, mayApply, merchantId }: Output<typeof getOwnMerchant>): number {
  if (merchantId) return 3;
  if (application?.status === 'approved') return 3;
  if (application?.status === 'pending' || application?.status === 'refused') return 2;
  return mayApply ? 1 : 0;
}
