import { getByToken } from '@shuji/contract/account/calls';
import type { ReactNode } from 'react';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';

/** Shows its children to who may sell data or offer services, and to everyone else the next step that leads there. */
export function NeedVendor({ children }: { children: ReactNode }) {
  const { data, error, reload } = useQueryOf(getByToken, {});
  if (!data) {
    return (
      <Card>
        <Fallback noun="您的信息" error={error} onAgain={reload} lines={8} />
      </Card>
    );
  }
  if (data.isSeller || data.isService) return children;
  const next = !data.attested
    ? { title: '先完成身份认证', text: '发布产品的单位须经中心核验身份。', to: href('attestation'), words: '去认证' }
    : data.merchantId === null
      ? {
          title: '先完成数商入驻',
          text: '填写企业简介和资质，审核通过后即成为数商。',
          to: href('checkin'),
          words: '去入驻',
        }
      : {
          title: '先开通供方或服务方交易权限',
          text: '供方登记和上架数据产品，服务方登记和上架服务，权限审核通过后即可办理。',
          to: href('dealauth'),
          words: '去开通',
        };
  return (
    <Card>
      <Empty title={next.title} text={next.text}>
        <LinkButton to={next.to} look="primary">
          {next.words}
        </LinkButton>
      </Empty>
    </Card>
  );
}
