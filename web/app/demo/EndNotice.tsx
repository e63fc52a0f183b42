import { endDemoNotice, readDemo } from '@shuji/contract/demo/calls';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/Button.tsx';
import { toast } from '#app/ui/notify.ts';

/** Ends a public notice early, in the demo only. */
export function EndNotice({ id, onDone }: { id: string; onDone: () => void }) {
  const { data } = useCall(readDemo, {});
  const { send, busy } = useSend(endDemoNotice);
  if (!data?.isDemo) return null;
  return (
    <Button
      size="small"
      busy={busy}
      title="仅演示环境：正式环境须等公示期满"
      onClick={async () => {
        if (await send({ id })) toast.success('演示：公示已按期满处理');
        onDone();
      }}
    >
      演示：让公示立即期满
    </Button>
  );
}
