import type { CallRequest } from '@shuji/contract/call';
import type { ContractFormat } from '@shuji/contract/order/schema';
import { Button } from '#app/admin/Button.tsx';
import { useTake } from '#app/certificate/offline/use-take.ts';

interface ContractDownloadsProps {
  number: string;
  isSigned: boolean;
  file: (format: ContractFormat) => CallRequest;
}

/** The contract to take along: for the hash, for people, and for a check without network. */
export function ContractDownloads({ number, isSigned, file }: ContractDownloadsProps) {
  const { busy, take } = useTake(number, file);

  const button = (kind: ContractFormat | 'offline', words: string) => (
    <Button size="small" busy={busy === kind} onClick={() => void take(kind)}>
      {words}
    </Button>
  );

  return (
    <div className="stack no-print" data-gap="2">
      <div className="row">
        {button('pdf', '下载合同 PDF')}
        {button('txt', '下载合同文本')}
        {isSigned && button('json', '下载签署证明')}
        {isSigned && button('offline', '下载离线查验文件')}
      </div>
      <p className="muted small">
        合同文本的 SHA-256 与上面所示相同，改动一个字就不同。
        {isSigned
          ? '离线查验文件断网后用浏览器打开，即可核验文本与双方签署是否被改动。'
          : '双方签署后可以下载签署证明与离线查验文件。'}
      </p>
    </div>
  );
}
