import type { CallRequest } from '@shuji/contract/call';
import type { ContractFormat } from '@shuji/contract/order/schema';
import { getLogKeys } from '@shuji/contract/proof/log-calls';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { saveOfflineCheck } from '#app/certificate/offline/save.ts';
import { api, fetchFile, saveFile } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { toast } from '#app/ui/notify.ts';

interface ContractDownloadsProps {
  number: string;
  isSigned: boolean;
  file: (format: ContractFormat) => CallRequest;
}

type Kind = ContractFormat | 'offline';

/** The contract to take along: for the hash, for people, and for a check without network. */
export function ContractDownloads({ number, isSigned, file }: ContractDownloadsProps) {
  const [busy, setBusy] = useState<Kind | null>(null);

  async function take(kind: Kind): Promise<void> {
    setBusy(kind);
    try {
      const { url, method } = file(kind === 'offline' ? 'json' : kind);
      const response = await fetchFile(url, method);
      if (kind !== 'offline') return await saveFile(response);
      const { current, old } = await api(getLogKeys, {});
      await saveOfflineCheck({ number, proof: await response.text(), keys: [...current, ...old] });
    } catch (error) {
      if (!isCallFailure(error)) toast.error('没有取到文件，请检查网络后重试');
    } finally {
      setBusy(null);
    }
  }

  const button = (kind: Kind, words: string) => (
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
