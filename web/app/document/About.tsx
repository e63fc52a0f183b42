import { listAboutSections } from '@shuji/contract/document/calls';
import { Link } from 'react-router';
import { load } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { useSettings } from '#app/site/settings.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { RichText } from '#app/ui/plain/RichText.tsx';
import styles from './About.module.css';

const page = load(listAboutSections, () => ({}));
export const loader = describedBy(page.loader, () => ({ path: href('about') }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle('关于我们', '数据交易中心的介绍、组织架构、业务流程、交易规则与联系方式。');

// The way to reach the centre comes from the settings, whatever the office has written.
const contact = { anchor: 'contact', title: '联系我们', body: '', layout: 'text' as const };

export default function About() {
  const { rows } = page.use();
  const sections = rows.some(({ anchor }) => anchor === contact.anchor) ? rows : [...rows, contact];
  return (
    <div className="wrap page">
      <header>
        <h1>关于我们</h1>
        <p className="muted">我们是谁，怎样工作，按什么规则办事</p>
      </header>
      <div className={styles.layout}>
        <nav className={`sticky ${styles.anchors}`} aria-label="本页栏目">
          <ol>
            {sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
            <li>
              <Link to={paths.rules}>规则与协议</Link>
            </li>
            <li>
              <Link to={paths.help}>帮助中心</Link>
            </li>
          </ol>
        </nav>
        <article className={`card ${styles.paper}`}>
          {rows.length === 0 && (
            <Empty title="介绍正在编写" text="可以先看看市场里有哪些数据产品。">
              <LinkButton to={paths.product}>前往数据市场</LinkButton>
            </Empty>
          )}
          {sections.map(({ anchor, title, body, layout }) => (
            <section key={anchor} id={anchor} className={styles.section} aria-labelledby={`${anchor}-title`}>
              <h2 id={`${anchor}-title`}>{title}</h2>
              {body && (
                <div className={styles.body} data-layout={layout}>
                  <RichText html={body} />
                </div>
              )}
              {anchor === contact.anchor && <Contact />}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}

function Contact() {
  const settings = useSettings();
  const ways = [
    { label: '电话', text: settings?.link_phone, to: `tel:${settings?.link_phone}` },
    { label: '邮箱', text: settings?.link_email, to: `mailto:${settings?.link_email}` },
    { label: '地址', text: settings?.link_address },
    { label: '服务时间', text: settings?.link_hours },
  ].filter(({ text }) => text);
  if (ways.length === 0) return <p className="muted">联系方式尚未填写。</p>;
  return (
    <dl className={`grid ${styles.contact}`} data-gap="8">
      {ways.map(({ label, text, to }) => (
        <div key={label}>
          <dt className="small muted">{label}</dt>
          <dd>{to ? <a href={to}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
