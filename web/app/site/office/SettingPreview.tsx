import { type SettingKey, settingTable } from '@shuji/contract/site/setting';
import type { SettingValues } from '@shuji/contract/site/setting-effect';
import { BrandMark } from '#app/site/layout/Brand.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import styles from './SettingPreview.module.css';

const inFoot = ['link_phone', 'link_email', 'link_address', 'link_hours'] as const;
const onSite: readonly SettingKey[] = ['web_title', 'web_icp', 'web_police', ...inFoot];

/** The head and foot of the website, or the buyer's page of payment, as they would be with these values; nothing where a setting is not seen. */
export function SettingPreview({ settingKey, values }: { settingKey: SettingKey; values: SettingValues }) {
  if (settingTable[settingKey].group === 'account') return <Payment values={values} />;
  return onSite.includes(settingKey) ? <Site values={values} /> : null;
}

function Site({ values }: { values: SettingValues }) {
  const contacts = inFoot.flatMap((key) => (values[key] ? [[settingTable[key].label, values[key]] as const] : []));
  return (
    <section aria-label="网站预览" className={`box form-note ${styles.site}`}>
      <p className={`media ${styles.head}`}>
        <BrandMark />
        <strong>{values.web_title}</strong>
      </p>
      <div className={`stack small ${styles.foot}`} data-gap="0">
        <p>{values.web_title}</p>
        {contacts.map(([label, value]) => (
          <p key={label}>
            {label}：{value}
          </p>
        ))}
        <p className="fine">{[values.web_icp, values.web_police].filter(Boolean).join('　')}</p>
      </div>
    </section>
  );
}

const unset = '尚未设置，请联系交易中心';

function Payment({ values }: { values: SettingValues }) {
  return (
    <section aria-label="付款页预览" className="box well form-note">
      <Facts
        facts={[
          ['收款户名', values.pay_account_name || unset],
          ['开户银行', values.pay_bank || unset],
          ['收款账号', values.pay_account_number || unset],
          ['付款附言', '订单编号'],
        ]}
      />
    </section>
  );
}
