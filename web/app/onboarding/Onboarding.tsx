import { getOwnAttestation } from '@shuji/contract/merchant/attestation';
import { getOwnMerchant } from '@shuji/contract/merchant/calls';
import { getOwnPermit } from '@shuji/contract/permit/calls';
import type { ReactNode } from 'react';
import { MerchantNeeds } from '#app/account/MerchantNeeds.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { SignInFirst } from '#app/application/SignInFirst.tsx';
import type { FormHandle } from '#app/form/FormPages.tsx';
import { together, useQueryOf } from '#app/lib/query.ts';
import { useToken } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { OnboardingForm } from './OnboardingForm.tsx';
import { PartState } from './PartState.tsx';
import { type Owned, partsOf } from './parts.ts';

export const meta = pageTitle('申请入驻', '企业认证、数商入驻与交易权限一次填写、一次提交。');

export const handle: FormHandle = { Frame: Waiting };

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap narrow page">
      <div>
        <h1>申请入驻</h1>
        <p className="muted">企业认证、数商入驻和交易权限一次填写、一次提交；审核人员逐项给出意见。</p>
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

export default function Onboarding() {
  const token = useToken();
  return (
    <Frame>
      {token ? (
        <Own />
      ) : (
        <SignInFirst page="onboarding" title="请先登录" text="入驻申请与您的账号绑定；没有账号请先注册。" />
      )}
    </Frame>
  );
}

function Own() {
  const attestation = useQueryOf(getOwnAttestation, {});
  const merchant = useQueryOf(getOwnMerchant, {});
  const permit = useQueryOf(getOwnPermit, {});
  const { error, reload } = together(attestation, merchant, permit);
  if (!attestation.data || !merchant.data || !permit.data) {
    return (
      <Card>
        <Fallback noun="申请" error={error} onAgain={reload} lines={8} />
      </Card>
    );
  }
  const owned = { attestation: attestation.data, merchant: merchant.data, permit: permit.data };
  return <Sheet owned={owned} />;
}

function Sheet({ owned }: { owned: Owned }) {
  const { attestation, merchant } = owned;
  if (attestation.party?.kind === 'person') {
    return (
      <Card>
        <Empty title="个人账号不能入驻" text="数商入驻面向企业开放，您的账号已完成个人认证；企业请另行注册账号。">
          <LinkButton to={href('dealauth')}>我的交易权限</LinkButton>
        </Empty>
      </Card>
    );
  }
  const parts = partsOf(owned);
  const open = parts.filter((part) => part.isOpen).map(({ name }) => name);
  return (
    <>
      {parts.map((part) => !(part.isOpen && part.application === null) && <PartState key={part.name} part={part} />)}
      {open.length > 0 && <OnboardingForm key={formKey(owned)} owned={owned} parts={open} />}
      {open.length === 0 && merchant.merchantId && (
        <Card title="接下来">
          <div className="row">
            <LinkButton look="primary" to={href('prodin')}>
              登记产品或服务
            </LinkButton>
            <LinkButton to={href('merchant', { id: merchant.merchantId })}>查看公开名片</LinkButton>
          </div>
        </Card>
      )}
    </>
  );
}

// A new answer of the centre begins the form anew, with its opinions.
function formKey({ attestation, merchant, permit }: Owned): string {
  return [attestation.application, merchant.application, permit.open].map((one) => `${one?.id} ${one?.status}`).join();
}
