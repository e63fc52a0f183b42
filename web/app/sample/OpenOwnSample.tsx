import { openOwnSample } from '@shuji/contract/sample/calls';
import { Button } from '#app/admin/Button.tsx';
import { useMutationOf } from '#app/lib/query.ts';

/** Opens the sample file, for its uploader. */
export function OpenOwnSample({ id }: { id: string }) {
  const { send, busy } = useMutationOf(openOwnSample, { changesNothing: true });
  const open = async () => {
    const done = await send({ id });
    if (done) location.assign(done.data.url);
  };
  return (
    <Button call={openOwnSample} size="small" type="button" busy={busy} onClick={open}>
      下载原文件（记入操作记录）
    </Button>
  );
}
