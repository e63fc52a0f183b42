import styles from './Process.module.css';
import { Section } from './Section.tsx';

const steps = [
  {
    title: '注册认证',
    text: '单位或个人完成实名认证，申请供方或需方权限',
    icon: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6',
  },
  {
    title: '登记产品',
    text: '说明来源与权利，经审核、公示，取得登记证书',
    icon: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5',
  },
  {
    title: '订购签约',
    text: '提交用途与规格，供方确认，双方签署同一份合同',
    icon: 'M4 20l4-1L19 8l-3-3L5 16zM14 7l3 3M13 20h7',
  },
  {
    title: '支付交付',
    text: '转账至中心专户，核对后以文件、接口或线下介质交付',
    icon: 'M3 7l9-4 9 4-9 4zM3 7v10l9 4 9-4V7M12 11v10',
  },
  {
    title: '验收存证',
    text: '需方验收，生成交易凭证，扫码即可核验',
    icon: 'M12 3l8 3v6c0 5-3 8-8 9-5-1-8-4-8-9V6zM8 12l3 3 5-6',
  },
];

/** A deal in five steps. */
export function Process({ place }: { place: string }) {
  return (
    <div className={styles.band}>
      <Section id="process" title="一笔交易怎样完成" more={{ to: place, label: '查看业务流程与规则' }}>
        <ol>
          {steps.map(({ title, text, icon }) => (
            <li key={title}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={icon} />
              </svg>
              <h3>{title}</h3>
              <p className="compact soft">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
