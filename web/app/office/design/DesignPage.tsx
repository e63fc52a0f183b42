import { Card } from '#app/admin/Card.tsx';
import { pageTitle } from '#app/site/title.ts';
import styles from './Design.module.css';
import { DesignForms } from './DesignForms.tsx';
import { DesignPieces } from './DesignPieces.tsx';
import { PublicForms } from './PublicForms.tsx';

export const meta = pageTitle('页面式样');

const colours: [token: string, use: string][] = [
  ['--action', '链接、主按钮、选中'],
  ['--action-soft', '选中的底色'],
  ['--ink', '正文'],
  ['--ink-2', '次要文字'],
  ['--ink-3', '标签与提示'],
  ['--ground', '页面底色'],
  ['--paper', '卡片'],
  ['--line', '分隔线'],
  ['--line-strong', '控件边框'],
  ['--accent', '价格与印章'],
  ['--good', '正常、已完成'],
  ['--warn', '注意、待补正'],
  ['--bad', '异常、已驳回'],
  ['--deep', '承白字的深底'],
];

const sizes: [size: string, use: string][] = [
  ['28px/40px', '页面标题'],
  ['20px/32px', '栏目标题'],
  ['17px/28px', '卡片标题'],
  ['16px/28px', '正文'],
  ['15px/26px', '次要文字'],
  ['14px/24px', '辅助文字'],
  ['13px/22px', '最小字号'],
];

const spaces = [4, 8, 12, 16, 24, 32, 48, 64];

/** The pieces that every page is made of, in their states and in whichever look the reader has chosen. */
export default function DesignPage() {
  return (
    <>
      <div>
        <h1>页面式样</h1>
        <p className="muted">网站、个人中心与后台共用的颜色、字号和部件，随您选择的深浅、字号与对比度变化。</p>
      </div>
      <Card title="颜色">
        <ul className="grid" data-min="tiny">
          {colours.map(([token, use]) => (
            <li key={token} className="stack" data-gap="0">
              <span className={styles.swatch} style={{ background: `var(${token})` }} />
              <span>{use}</span>
              <code className="muted small">{token}</code>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="字号">
        <ul className="stack" data-gap="2">
          {sizes.map(([size, use]) => (
            <li key={size} className="inline between">
              <span style={{ font: `${remOf(size)} var(--font)` }}>{use}：数据要素流通 2026</span>
              <code className="muted small">{size.replaceAll('px', '')}</code>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="间距">
        <ul className={`row ${styles.spaces}`} data-gap="6">
          {spaces.map((space) => (
            <li key={space}>
              <span style={{ width: space, height: space }} />
              {space}
            </li>
          ))}
        </ul>
      </Card>
      <DesignPieces />
      <PublicForms />
      <DesignForms />
    </>
  );
}

// As the build does to style sheets, so that the reader's text size holds here too.
function remOf(size: string): string {
  return size.replace(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) / 16}rem`);
}
