import { Link } from 'react-router';
import { type PageName, paths } from '#app/paths.ts';
import { useSettings } from '#app/site/settings.ts';
import { ReadingSettings } from './ReadingSettings.tsx';

const links: [label: string, page: PageName][] = [
  ['数据市场', 'product'],
  ['需求大厅', 'demand'],
  ['行业动态', 'news'],
  ['数商名录', 'merchants'],
  ['生态伙伴', 'companion'],
  ['关于我们', 'about'],
  ['产品公示', 'publicNotices'],
  ['登记证书查验', 'prodcert'],
  ['交易凭证查验', 'sellcert'],
  ['帮助中心', 'help'],
  ['投诉与建议', 'complaint'],
  ['规则与协议', 'rules'],
  ['用户协议', 'agreement'],
  ['隐私政策', 'privacy'],
];

/** Spec §2: phone, e-mail, address, a QR-style image and the filing text, which opens the national filing site. */
export function Footer() {
  const site = useSettings();
  if (!site) return null;
  return (
    <footer className="site-footer no-print">
      <div className="wrap">
        <section>
          <h2>{site.web_title}</h2>
          <dl className="facts" data-rows>
            <Contact label="联系电话" value={site.link_phone} to={`tel:${site.link_phone}`} />
            <Contact label="电子邮箱" value={site.link_email} to={`mailto:${site.link_email}`} />
            <Contact label="联系地址" value={site.link_address} />
            <Contact label="服务时间" value={site.link_hours} />
          </dl>
        </section>
        <nav aria-label="页脚导航">
          <ul>
            {links.map(([label, page]) => (
              <li key={page}>
                <Link to={paths[page]}>{label}</Link>
              </li>
            ))}
            <li>
              <a href="/docs">接口文档</a>
            </li>
          </ul>
        </nav>
        <figure>
          <img src="/site-qr.svg" alt="本站二维码" width="104" height="104" loading="lazy" />
          <figcaption>手机扫码访问</figcaption>
        </figure>
      </div>
      <ReadingSettings />
      <p className="inline fine filing">
        {site.web_icp && (
          <a href="https://beian.miit.gov.cn" target="_blank" rel="noopener noreferrer">
            {site.web_icp}
          </a>
        )}
        {site.web_police && (
          <a href="https://beian.mps.gov.cn" target="_blank" rel="noopener noreferrer">
            {site.web_police}
          </a>
        )}
      </p>
    </footer>
  );
}

function Contact({ label, value, to }: { label: string; value: string; to?: string }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{to ? <a href={to}>{value}</a> : value}</dd>
    </div>
  );
}
