import type { ApplicationSheet } from '@shuji/contract/application';
import type { FileRef } from '@shuji/contract/file';
import { Card } from '#app/ui/Card.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import styles from './SheetFields.module.css';

/** What was submitted, field by field; what differs from the submission before is marked, with its old words. */
export function SheetFields({ fields, isResubmitted }: { fields: ApplicationSheet['fields']; isResubmitted: boolean }) {
  return (
    <Card title="申请内容" extra={isResubmitted && <span className="muted small">标出的是与上次提交不同的内容</span>}>
      <dl className={styles.sheet}>
        {fields.map(({ field, label, text, files, isChanged, before }) => (
          <div key={field} data-changed={isChanged || undefined}>
            <dt>{label}</dt>
            <dd>
              {text && <span className={styles.words}>{text}</span>}
              {files.length > 0 && <Papers files={files} />}
              {text === '' && files.length === 0 && <span className="muted">未填写</span>}{' '}
              {isChanged && <Tag tone="warn">有改动</Tag>}
              {isChanged && before !== null && <del>{before || '未填写'}</del>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Papers({ files }: { files: readonly FileRef[] }) {
  return (
    <ul className={styles.papers}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={file.url} target="_blank" rel="noopener">
            {file.type.startsWith('image/') && <img src={file.url} alt="" loading="lazy" />}
            {file.name}
            <span className="sr-only">（在新窗口打开）</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
