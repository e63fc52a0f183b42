import { linkSample } from '@shuji/contract/product/calls';
import { useLocation } from 'react-router';
import { useToken } from '#app/lib/session.ts';
import { useSend } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { sizeWords } from '#app/ui/size.ts';

interface SampleButtonProps {
  id: string;
  sample: { name: string; size: number };
}

/** Downloads the sample file, for signed-in visitors. */
export function SampleButton({ id, sample }: SampleButtonProps) {
  const token = useToken();
  const { pathname, search } = useLocation();
  const { send, busy } = useSend(linkSample);
  const words = `下载样例（${sizeWords(sample.size)}）`;
  if (!token) {
    return <LinkButton to={href('login', { from: pathname + search })}>登录后下载样例</LinkButton>;
  }
  const open = async () => {
    const done = await send({ id });
    if (done) location.assign(done.data.url);
  };
  return (
    <Button busy={busy} onClick={open}>
      {words}
    </Button>
  );
}
