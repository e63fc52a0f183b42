import { type DemandContent, opinionFields } from '@shuji/contract/demand-office';
import type { FileRef } from '@shuji/contract/file';
import { useDict } from '#app/form/dict.ts';
import { Card } from '#app/ui/Card.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { budgetWords, coverageWords, labelOf } from '../words.ts';
import styles from './DemandContentSheet.module.css';

interface SheetProps {
  content: DemandContent;
  previous: DemandContent | null;
  coverageNames: string[];
  files: FileRef[];
}

/** What was submitted, field by field; what differs from the submission before is marked, with its old words. */
export function DemandContentSheet({ content, previous, coverageNames, files }: SheetProps) {
  const say = useWords();
  const now = say(content);
  const before = previous && say(previous);
  now.coverage = coverageWords(coverageNames);
  if (before && previous?.coverage.join() === content.coverage.join()) before.coverage = now.coverage;
  return (
    <Card title="需求内容" extra={before && <span className="muted small">标出的是与上次提交不同的内容</span>}>
      <dl className={styles.sheet}>
        {Object.entries(now).map(([field, words]) => {
          const old = before?.[field];
          const isChanged = old !== undefined && old !== words;
          return (
            <div key={field} data-changed={isChanged || undefined}>
              <dt>{opinionFields[field as keyof typeof opinionFields]}</dt>
              <dd>
                {words || <span className="muted">未填写</span>} {isChanged && <Tag tone="warn">有改动</Tag>}
                {isChanged && <del>{old || '未填写'}</del>}
              </dd>
            </div>
          );
        })}
        {files.length > 0 && (
          <div>
            <dt>附件</dt>
            <dd>
              {files.map((file) => (
                <a key={file.id} href={file.url} className={styles.file}>
                  {file.name}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function useWords(): (content: DemandContent) => Record<string, string> {
  const types = useDict('productType');
  const industries = useDict('industry');
  const scenes = useDict('scene');
  const frequencies = useDict('updateFrequency');
  const deliveries = useDict('delivery');
  return (content) => ({
    title: content.title,
    kind: labelOf(types, content.kind),
    industry: labelOf(industries, content.industry),
    description: content.description,
    wantedFields: content.wantedFields.join('、'),
    coverage: coverageWords(content.coverage),
    scene: labelOf(scenes, content.scene),
    updateFrequency: labelOf(frequencies, content.updateFrequency),
    delivery: labelOf(deliveries, content.delivery),
    budgetMax: budgetWords(content),
    deadline: content.deadline,
  });
}
