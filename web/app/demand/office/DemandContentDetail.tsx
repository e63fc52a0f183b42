import { opinionFields } from '@shuji/contract/demand/labels/office';
import type { DemandContent } from '@shuji/contract/demand/schema/office';
import type { FileRef } from '@shuji/contract/file/schema';
import { Card } from '#app/admin/Card.tsx';
import { useDict } from '#app/admin/dict.ts';
import { budgetWords, coverageWords, labelOf } from '#app/demand/labels.ts';
import { FileLinks } from '#app/lib/FileLink.tsx';
import { DetailField, DetailList, DetailText } from '#app/review/DetailList.tsx';

interface DetailProps {
  content: DemandContent;
  previous: DemandContent | null;
  coverageNames: string[];
  files: FileRef[];
}

/** The submitted form, field by field; a changed field is marked and shows its old words. */
export function DemandContentDetail({ content, previous, coverageNames, files }: DetailProps) {
  const say = useWords();
  const now = say(content);
  const before = previous && say(previous);
  now.coverage = coverageWords(coverageNames);
  if (before && previous?.coverage.join() === content.coverage.join()) before.coverage = now.coverage;
  return (
    <Card title="需求内容" extra={before && <span className="muted small">标出的是与上次提交不同的内容</span>}>
      <DetailList>
        {Object.entries(now).map(([field, words]) => {
          const old = before?.[field];
          const label = opinionFields[field as keyof typeof opinionFields];
          return (
            <DetailField key={field} label={label} isChanged={old !== undefined && old !== words} before={old}>
              <DetailText>{words}</DetailText>
            </DetailField>
          );
        })}
        {files.length > 0 && (
          <DetailField label="附件">
            <FileLinks files={files} />
          </DetailField>
        )}
      </DetailList>
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
