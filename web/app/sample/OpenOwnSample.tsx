import { openOwnSample } from '@shuji/contract/sample/calls';
import { useSend } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/Button.tsx';

/** Opens the sample file, for its uploader. */
export function OpenOwnSample({ id }: { id: string }) {
  const { send, busy } = useSend(openOwnSample);
  const open = async () => {
    const done = await send({ id });
    if (done) location.assign(done.data.url);
  };
  return (
    <Button size="small" type="button" busy={busy} onClick={open}>
      下载原文件（记入操作记录）
    </Button>
  );
}
