import { decideBroadcast, listBroadcastRequests, withdrawBroadcastRequest } from '@shuji/contract/broadcast/calls';
import { importance } from '@shuji/contract/broadcast/labels';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { ApprovalCard } from '#app/approval/ApprovalCard.tsx';
import { DecidedRequests } from '#app/approval/DecidedRequests.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';

/** Messages that wait for an administrator, and how the last ones were decided. */
export function BroadcastRequests() {
  const { data, error, reload } = useQueryOf(listBroadcastRequests, {});
  if (!data)
    return (
      <Card>
        <Fallback noun="申请" error={error} onAgain={reload} />
      </Card>
    );
  const waiting = data.filter(({ status }) => status === 'waiting');
  return (
    <>
      {waiting.length === 0 && (
        <Card>
          <Empty title="没有待批准的消息" text="内容人员提交的群发消息会出现在这里。" />
        </Card>
      )}
      {waiting.map((request) => (
        <ApprovalCard
          key={request.id}
          title={`群发“${request.title}”`}
          request={request}
          decide={decideBroadcast}
          withdraw={withdrawBroadcastRequest}
          effect={`批准后立即发给${request.audienceWords}，约 ${request.recipients} 人。已经送达的不能收回。`}
        >
          <Facts
            facts={[
              ['发给', `${request.audienceWords}，提交时 ${request.recipients} 人`],
              ['种类', request.isImportant ? importance.important : importance.ordinary],
              ['标题', request.title],
              ['正文', request.body || '无'],
            ]}
          />
        </ApprovalCard>
      ))}
      <DecidedRequests
        noun="群发消息"
        rows={data.filter(({ status }) => status !== 'waiting')}
        titleOf={({ title, audienceWords }) => `${title}（${audienceWords}）`}
      />
    </>
  );
}
