import { getByToken } from '@shuji/contract/account/calls';
import { toRequest } from '@shuji/contract/call';
import { saveExperience } from '@shuji/contract/experience/calls';
import { saveProduct } from '@shuji/contract/product/own';
import { downloadOwnRecord, getOwnRecord } from '@shuji/contract/trading-record/calls';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { together, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { RecordLinks } from './RecordLinks.tsx';
import { RecordTake } from './RecordTake.tsx';
import { isBlank, recordParts } from './record-parts.tsx';

export const meta = pageTitle('交易履历');

/** The own trading record: what it says, the files of it, and the links by which others read it. */
export default function MyRecord() {
  const me = useQueryOf(getByToken, {});
  const isMerchant = Boolean(me.data?.merchantId);
  const record = useQueryOf(getOwnRecord, isMerchant ? {} : null);
  const { error, reload } = together(me, record);
  return (
    <>
      <div>
        <h1>交易履历</h1>
        <p className="muted">
          由平台记录生成，可以出示给银行或其他交易机构：每一行都附证明，断网也能核验。不载需方名称、单笔价款和个人信息。
        </p>
      </div>
      {me.data && !isMerchant && (
        <Card>
          <Empty title="数商才有交易履历" text="完成数商入驻后，登记的产品、完成的成交与评价都记入履历。">
            <LinkButton to={href('checkin')} look="primary">
              去办理数商入驻
            </LinkButton>
          </Empty>
        </Card>
      )}
      {(!me.data || (isMerchant && !record.data)) && (
        <Card>
          <Fallback noun="交易履历" error={error} onAgain={reload} lines={8} />
        </Card>
      )}
      {record.data &&
        (isBlank(record.data) ? (
          <Card>
            <Empty
              title="还没有可以记入履历的内容"
              text="产品登记取得证书、订单完成验收，或交易经验通过审核后，履历从这里生成。"
            >
              <div className="row">
                <LinkButton call={saveProduct} to={href('prodin')} look="primary">
                  发布产品
                </LinkButton>
                <LinkButton call={saveExperience} to={href('transregister')}>
                  登记交易经验
                </LinkButton>
              </div>
            </Empty>
          </Card>
        ) : (
          <>
            <Card title="下载">
              <RecordTake
                holder={record.data.holder.name}
                file={(format) => toRequest(downloadOwnRecord, { format })}
                button={Button}
              />
            </Card>
            <RecordLinks />
            {recordParts(record.data).map(({ title, content }) => (
              <Card key={title} title={title}>
                {content}
              </Card>
            ))}
          </>
        ))}
    </>
  );
}
