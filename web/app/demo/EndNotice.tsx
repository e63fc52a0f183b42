import { endDemoNotice, getDemo } from '@shuji/contract/demo/calls';
import { Button } from '#app/admin/Button.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';

/** Ends a public notice early, in the demo only. */
export function EndNotice({ id }: { id: string }) {
  const { data } = useQueryOf(getDemo, {}, { staleTime: 'static' });
  const { send, busy } = useMutationOf(endDemoNotice);
  if (!data?.isDemo) return null;
  return (
    <Button
      size="small"
      busy={busy}
      title="仅演示环境：正式环境须等公示期满"
      onClick={async () => {
        if (await send({ id })) toast.success('演示：公示已按期满处理');
      }}
    >
      演示：让公示立即期满
    </Button>
  );
}
