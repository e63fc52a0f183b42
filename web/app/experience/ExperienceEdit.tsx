import { getExperience } from '@shuji/contract/experience/calls';
import { experienceRole } from '@shuji/contract/experience/labels';
import { type ExperienceDetail, experienceLabels } from '@shuji/contract/experience/schema';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { ApplicationAlert } from '#app/application/ApplicationAlert.tsx';
import { ApplicationTimeline } from '#app/application/ApplicationTimeline.tsx';
import { FieldOpinions } from '#app/application/opinions.ts';
import { FileLink } from '#app/lib/FileLink.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { yuanOf } from '#app/ui/money.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { ExperienceForm } from './ExperienceForm.tsx';

/** One deal: its form while it may be written, else its text; null begins a new one. */
export function ExperienceEdit({ id }: { id: string | null }) {
  const { data, error, reload } = useQueryOf(getExperience, id ? { id } : null);
  return (
    <>
      <Link to={href('transregister')}>← 返回列表</Link>
      <h1>{id ? '交易经验' : '登记交易经验'}</h1>
      {!id && <ExperienceForm />}
      {id && !data && (
        <Card>
          <Fallback noun="这条交易经验" error={error} onAgain={reload} lines={8} />
        </Card>
      )}
      {data && <Existing experience={data} />}
    </>
  );
}

function Existing({ experience }: { experience: ExperienceDetail }) {
  const { status } = experience;
  const isWritable = status === 'draft' || status === 'correction';
  return (
    <>
      <ApplicationAlert
        application={status === 'refused' ? { ...experience, status: 'draft' } : experience}
        labels={experienceLabels}
        approved="这条交易经验已展示在公开名片上。"
      />
      {isWritable ? (
        <FieldOpinions value={experience.opinions}>
          <ExperienceForm experience={experience} />
        </FieldOpinions>
      ) : (
        <DealFacts experience={experience} />
      )}
      {experience.steps.length > 0 && (
        <Card title="办理记录">
          <ApplicationTimeline steps={experience.steps} labels={experienceLabels} />
        </Card>
      )}
    </>
  );
}

function DealFacts({ experience }: { experience: ExperienceDetail }) {
  const { role, productName, counterparty, amount, dealtOn, summary, proofs } = experience;
  return (
    <Card title="交易内容">
      <Facts
        facts={[
          ['交易角色', role && experienceRole[role]],
          ['产品名称', productName],
          ['交易对方', counterparty],
          ['合同金额', amount == null ? '' : `${yuanOf(amount)} 元`],
          ['交易日期', dealtOn],
          ['交付情况', summary],
          [
            '证明材料',
            proofs.map((file) => (
              <div key={file.id}>
                <FileLink file={file} />
              </div>
            )),
          ],
        ]}
      />
    </Card>
  );
}
