import type { ApplicationDetail } from '@shuji/contract/application/schema';
import type { FileRef } from '@shuji/contract/file/schema';
import { type MaskedField, maskedFields, type ReviewQueue } from '@shuji/contract/review/labels';
import { Card } from '#app/admin/Card.tsx';
import { FileLink, PrivateImage } from '#app/lib/FileLink.tsx';
import { DetailField, DetailList, DetailText } from '#app/review/DetailList.tsx';
import { Reveal } from '#app/review/Reveal.tsx';
import styles from './DetailFields.module.css';

/** An application as submitted, with its papers and the opinions of the last review. */
export function DetailFields({ detail, desk }: { detail: ApplicationDetail; desk: ReviewQueue }) {
  return (
    <Card title="申请内容" extra={<Compared detail={detail} />}>
      <DetailList>
        {detail.fields.map(({ field, label, text, files, isChanged, before, filesBefore, asked }) => (
          <DetailField key={field} field={field} label={label} isChanged={isChanged} before={before}>
            {asked && <p className="warn">上次意见：{asked}</p>}
            {text && isMasked(desk, field) ? (
              <Reveal place="attestation" id={detail.id} field={field} masked={text} />
            ) : (
              (text || files.length === 0) && <DetailText>{text}</DetailText>
            )}
            {files.length > 0 && <Papers files={files} />}
            {filesBefore.length > 0 && (
              <div className="muted">
                原文件：
                <Papers files={filesBefore} />
              </div>
            )}
          </DetailField>
        ))}
      </DetailList>
    </Card>
  );
}

function Compared({ detail }: { detail: ApplicationDetail }) {
  if (detail.submissions > 1) return <span className="muted small">标出的是与上次提交不同的内容</span>;
  return detail.isChange && <span className="muted small">标出的是要变更的内容；通过前原资料继续有效</span>;
}

// Only an attestation holds personal numbers; elsewhere a field of the same name would be shown as it is.
function isMasked(desk: ReviewQueue, field: string): field is MaskedField {
  return desk === 'attestation' && field in maskedFields;
}

function Papers({ files }: { files: readonly FileRef[] }) {
  return (
    <ul className={`row ${styles.papers}`} data-gap="4">
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file}>
            <PrivateImage file={file} alt="" />
            {file.name}
          </FileLink>
        </li>
      ))}
    </ul>
  );
}
