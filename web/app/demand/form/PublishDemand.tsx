import { getDemand } from '@shuji/contract/demand/calls';
import { useSearchParams } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { DemandOpinions } from '#app/demand/DemandTimeline.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { DemandForm } from './DemandForm.tsx';
import { NewDemand } from './NewDemand.tsx';

const missing = { title: '没有找到这条需求', text: '它可能已经关闭，或不是您发布的。' };

export const meta = pageTitle('发布需求');

export default function PublishDemand() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <>
      <h1>{id ? '修改需求' : '发布需求'}</h1>
      {id ? <Existing key={id} id={id} /> : <NewDemand />}
    </>
  );
}

function Existing({ id }: { id: string }) {
  const { data, error, reload } = useQueryOf(getDemand, { id }, { staleTime: 'static' });
  if (!data) {
    return (
      <Card>
        <Fallback noun="这条需求" error={error} onAgain={reload} missing={missing} lines={8}>
          <LinkButton to={href('mydemand', { type: 'published' })}>返回我的需求</LinkButton>
        </Fallback>
      </Card>
    );
  }
  if (!data.may.includes('edit')) {
    return (
      <Card>
        <Empty title="这条需求现在不能修改" text="正在审核、已接单或已结束的需求不能修改；已发布的请先下架。">
          <LinkButton to={href('deminfo', { id })}>查看需求</LinkButton>
        </Empty>
      </Card>
    );
  }
  return (
    <>
      {data.status === 'correction' && (
        <Alert title="请按审核意见修改后重新提交" tone="warn">
          {data.note}
          {data.opinions && <DemandOpinions opinions={data.opinions} />}
        </Alert>
      )}
      {data.status === 'unpublished' && (
        <Alert title="修改后需要重新审核" tone="warn">
          保存修改后，需求会回到草稿，重新审核通过后才能发布。
        </Alert>
      )}
      <DemandForm demand={data} />
    </>
  );
}
