import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import { shortIndustry } from '@shuji/contract/site/labels/industry';
import { type ReactNode, useState } from 'react';
import { href, paths } from '#app/paths.ts';
import { BrandMark } from '#app/site/layout/Brand.tsx';
import { useSettings } from '#app/site/settings.ts';
import { pageTitle } from '#app/site/title.ts';
import { dayOf, minuteOf, secondOf } from '#app/ui/time.ts';
import styles from './Screen.module.css';
import { page } from './screen-page.ts';
import { TileMap } from './TileMap.tsx';
import { type Live, useLive, useNow, useWakeLock } from './use-live.ts';

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = pageTitle('运行大屏', '数据交易中心的公开数据大屏：产品、需求、成交与存证日志，自动更新。');

/** For the exhibition hall, 16:9 and wider: public figures, renewed by themselves. */
export default function Screen() {
  const site = useSettings();
  const live = useLive(page.use());
  useWakeLock();
  const { totals, months, industries, regions, newest, notices, demands } = live.data;
  const most = Math.max(1, ...industries.map(({ count }) => count));
  const hasYear = months.some(({ products, demands, deals }) => products || demands || deals);
  return (
    <main id="main" className={styles.screen} tabIndex={-1}>
      <header className={styles.head}>
        <a href={paths.home} className={styles.brand} aria-label={`${site?.web_title ?? ''}首页`}>
          <BrandMark />
        </a>
        <h1>{site?.web_title}</h1>
        <Standing live={live} />
      </header>
      <dl className={styles.totals}>
        <Total label="上架产品" value={totals.products} unit="件" />
        <Total label="入驻数商" value={totals.merchants} unit="家" />
        <Total label="在厅需求" value={totals.demands} unit="条" />
        <Total label="累计成交" value={totals.deals} unit="笔" />
        <Total
          label="累计成交额"
          value={totals.dealAmount === null ? null : totals.dealAmount / 1_000_000}
          unit="万元"
        />
      </dl>
      <div className={styles.parts}>
        <Part title="行业分布" note="上架产品，件">
          <ol className={styles.bars}>
            {industries.map(({ value, label, count }) => (
              <li key={value}>
                <span title={label}>{shortIndustry(value, label)}</span>
                <i style={{ width: `${(count / most) * 100}%` }} />
                <b>{count}</b>
              </li>
            ))}
          </ol>
        </Part>
        <Part title="覆盖地区" note="可用于各省级行政区的产品，件">
          <TileMap regions={regions} />
        </Part>
        <Part title="近十二个月" note={`不足 ${smallestPublished} 的数不公布`}>
          {hasYear ? (
            <img
              className={styles.chart}
              // A new address after each read: the picture changes with the figures.
              src={`/statistics/months-dark.svg?at=${live.readAt?.toISOString().slice(0, 13) ?? ''}`}
              alt="近十二个月登记产品、发布需求与完成交易的柱形图"
              width={560}
              height={260}
            />
          ) : (
            <p className={styles.none}>各月的数还不足以公布</p>
          )}
        </Part>
        <Part title="公示中" note="任何人可以提出异议">
          <Lines
            none="目前没有公示中的产品"
            rows={notices.map(({ id, number, name, noticeUntil }) => ({
              to: href('publicNotice', { id }),
              name,
              about: number,
              end: `至 ${minuteOf(noticeUntil).slice(5)}`,
            }))}
          />
        </Part>
        <Part title="最新上架" note="已登记并取得证书">
          <Lines
            none="还没有上架的产品"
            rows={newest.map(({ id, number, name, merchantName }) => ({
              to: href('prodinfo', { id }),
              name,
              about: number,
              end: merchantName,
            }))}
          />
        </Part>
        <Part title="最新需求" note="征集中">
          <Lines
            none="目前没有征集中的需求"
            rows={demands.map(({ id, title, deadline }) => ({
              to: href('deminfo', { id }),
              name: title,
              about: '',
              end: `截止 ${dayOf(deadline).slice(5)}`,
            }))}
          />
        </Part>
      </div>
      <ProofLog live={live} />
    </main>
  );
}

function Total({ label, value, unit }: { label: string; value: number | null; unit: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value === null ? (
          <small>不公布</small>
        ) : (
          <>
            {value.toLocaleString('zh-CN', { maximumFractionDigits: 2 })}
            <small>{unit}</small>
          </>
        )}
      </dd>
    </div>
  );
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>
        {title}
        <small>{note}</small>
      </h2>
      {children}
    </section>
  );
}

interface Line {
  to: string;
  name: string;
  about: string;
  end: string;
}

function Lines({ rows, none }: { rows: Line[]; none: string }) {
  if (rows.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.lines}>
      {rows.map(({ to, name, about, end }) => (
        <li key={to}>
          <a href={to}>{name}</a>
          <span>{about}</span>
          <small>{end}</small>
        </li>
      ))}
    </ul>
  );
}

/** The clock, and how old the figures are. */
function Standing({ live: { readAt, isCutOff } }: { live: Live }) {
  const now = useNow();
  const [isFull, setFull] = useState(false);
  const readWords = readAt ? `数据更新于 ${secondOf(readAt.toISOString()).slice(11)}` : '数据自动更新';
  return (
    <div className={styles.standing}>
      <p role="status" data-cut-off={isCutOff || undefined}>
        {isCutOff ? `连接中断，正在重试；${readAt ? readWords : '显示打开时的数据'}` : readWords}
      </p>
      {now && <time>{secondOf(now.toISOString())}</time>}
      {!isFull && (
        <button
          type="button"
          className={styles.full}
          onClick={() => {
            void document.documentElement.requestFullscreen?.().then(() => setFull(true));
          }}
        >
          全屏
        </button>
      )}
    </div>
  );
}

/** The newest signed checkpoint of the proof log, which grows by each certificate. */
function ProofLog({ live: { log } }: { live: Live }) {
  if (!log) return null;
  return (
    <section className={styles.log} aria-labelledby="log">
      <h2 id="log">存证日志</h2>
      <b>{log.size.toLocaleString('zh-CN')}</b>
      <span>项</span>
      <code>{log.root}…</code>
      <small>证书与凭证逐项写入，只增不改；检查点由中心签名，任何人都可以核验</small>
    </section>
  );
}
