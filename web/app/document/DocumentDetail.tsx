import { toRequest } from '@shuji/contract/call';
import { downloadDocument } from '@shuji/contract/document/calls';
import type { DocumentText } from '@shuji/contract/document/schema';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { RichText } from '#app/ui/plain/RichText.tsx';
import { Differences } from './Differences.tsx';
import styles from './DocumentDetail.module.css';
import { placeOfText, type TextPage, versionBefore } from './text-page.ts';
import { VersionTag } from './VersionTag.tsx';

/** A text that binds people: one of its versions, what it changed, and all the others. */
export function DocumentDetail({ page: { document, others, changes } }: { page: TextPage }) {
  const { anchor, title, number, status, versions } = document;
  const standing = versions.find((one) => one.status === 'standing');
  const coming = versions.findLast((one) => one.status === 'coming');
  const before = versionBefore(document);
  return (
    <div className="wrap page">
      <Crumbs trail={[{ label: '规则与协议', to: paths.rules }, { label: title }]} />
      {status === 'past' && standing && (
        <Alert tone="warn" title={`这是第 ${number} 版，已失效`}>
          现行的是第 {standing.number} 版，自 {standing.effectiveOn} 起施行。
          <Link to={placeOfText(anchor)}>查看现行版本</Link>
        </Alert>
      )}
      {status === 'coming' && (
        <Alert tone="warn" title={`第 ${number} 版将自 ${document.effectiveOn} 起施行`}>
          {standing ? (
            <Link to={placeOfText(anchor)}>查看现行的第 {standing.number} 版</Link>
          ) : (
            '在此之前没有施行的版本。'
          )}
        </Alert>
      )}
      {status === 'standing' && coming && (
        <Alert title={`第 ${coming.number} 版已公布，将自 ${coming.effectiveOn} 起施行`}>
          {coming.note}。<Link to={placeOfText(anchor, { version: coming.number, changes: 1 })}>查看修改了什么</Link>
        </Alert>
      )}
      <div className="columns">
        <Card className={styles.sheet}>
          <h1>{title}</h1>
          <div className={`inline small muted ${styles.facts}`}>
            <VersionTag status={status} />
            <span>第 {number} 版</span>
            <span>{document.publishedOn} 公布</span>
            <span>自 {document.effectiveOn} 起施行</span>
            <p>修订说明：{document.note}</p>
          </div>
          <p className={`row no-print ${styles.tools}`}>
            <a className="button" data-look="default" data-size="small" href={downloadOf(document)} download>
              下载本版
            </a>
            <Button size="small" onClick={() => window.print()}>
              打印
            </Button>
            {before && !changes && (
              <Link to={placeOfText(anchor, { version: number, changes: 1 })}>与第 {before.number} 版比较</Link>
            )}
            {changes && <Link to={placeOfText(anchor, { version: number })}>只看本版全文</Link>}
          </p>
          <div className={`ruled ${styles.text}`}>
            {changes ? <Differences comparison={changes.comparison} /> : <RichText html={document.body} under={1} />}
          </div>
          <p className={`fine muted ruled ${styles.digest}`}>文本摘要（SHA-256）：{document.digest}</p>
        </Card>
        <aside className="stack no-print">
          <Card title="历次版本">
            <ol className={`stack menu ${styles.versions}`} data-gap="1">
              {versions.map((one) => (
                <li key={one.number}>
                  <Link
                    to={placeOfText(anchor, { version: one.number })}
                    aria-current={one.number === number ? 'page' : undefined}
                  >
                    <span className="row between">
                      第 {one.number} 版
                      <VersionTag status={one.status} />
                    </span>
                    <small className="fine">自 {one.effectiveOn} 起施行</small>
                    <small className="fine">{one.note}</small>
                  </Link>
                </li>
              ))}
            </ol>
          </Card>
          <Card title="其他规则与协议">
            <ul className="stack" data-gap="2">
              {others.map((one) => (
                <li key={one.anchor}>
                  <Link to={placeOfText(one.anchor)}>{one.title}</Link>
                </li>
              ))}
            </ul>
          </Card>
        </aside>
      </div>
    </div>
  );
}

function downloadOf({ anchor, number }: DocumentText): string {
  return toRequest(downloadDocument, { anchor, version: number }).url;
}
