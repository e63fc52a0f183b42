import type { Output } from '@shuji/contract/call';
import { opinionFields } from '@shuji/contract/demand/labels/office';
import type { readOfficeDemand } from '@shuji/contract/demand/office';
import type { DemandContent } from '@shuji/contract/demand/schema/office';
import { Card } from '#app/admin/Card.tsx';
import { useDict } from '#app/admin/dict.ts';
import { budgetWords, coverageWords, labelOf } from '#app/demand/labels.ts';
import { FileLinks } from '#app/lib/FileLink.tsx';
import { DetailField, DetailList, DetailText } from '#app/review/DetailList.tsx';
import { Reveal } from '#app/review/Reveal.tsx';

type Demand = Output<typeof readOfficeDemand>;

/** The submitted form, field by field; a changed field is marked and shows its old words. */
export function DemandContentDetail({ demand }: { demand: Demand }) {
  const { now, before } = useCompared()(demand);
  const { contact, files } = demand;
  return (
    <Card title="需求内容" extra={before && <span className="muted small">标出的是与上次提交不同的内容</span>}>
      <DetailList>
        {Object.entries(now).map(([field, words]) => {
          const old = before?.[field];
          return (
            <DetailField
              key={field}
              field={field}
              label={labels[field] ?? field}
              isChanged={old !== undefined && old !== words}
              before={old}
            >
              <DetailText>{words}</DetailText>
            </DetailField>
          );
        })}
        {contact && (
          <DetailField field="contact" label={opinionFields.contact}>
            {contact.name} <Reveal place="demand" id={demand.id} field="contactPhone" masked={contact.phone} />
          </DetailField>
        )}
        {files.length > 0 && (
          <DetailField field="files" label={opinionFields.files}>
            <FileLinks files={files} />
          </DetailField>
        )}
      </DetailList>
    </Card>
  );
}

const labels: Record<string, string> = opinionFields;

/** The fields that differ from the submission before; null at the first one. */
export function useChangedFields(demand: Demand | undefined): { field: string; label: string }[] | null {
  const compare = useCompared();
  if (!demand?.previous) return null;
  const { now, before } = compare(demand);
  const changed = Object.keys(now).filter((field) => before?.[field] !== now[field]);
  return changed.map((field) => ({ field, label: labels[field] ?? field }));
}

function useCompared() {
  const say = useWords();
  return ({ content, previous, coverageNames }: Demand) => {
    const now = say(content);
    const before = previous && say(previous);
    now.coverage = coverageWords(coverageNames);
    if (before && previous?.coverage.join() === content.coverage.join()) before.coverage = now.coverage;
    return { now, before };
  };
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
