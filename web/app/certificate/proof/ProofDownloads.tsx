import { type ProofDocument, spellDocument } from '@shuji/contract/proof/document';
import { useState } from 'react';
import { saveOfflineCheck } from '#app/certificate/offline/save.ts';
import { saveText } from '#app/lib/save-text.ts';
import { Button } from '#app/ui/Button.tsx';
import { toast } from '#app/ui/notify.ts';

interface ProofDownloadsProps {
  number: string;
  document: ProofDocument;
  keys: string[];
}

/** Downloads: the proof alone, or a file that checks it without network. */
export function ProofDownloads({ number, document, keys }: ProofDownloadsProps) {
  const [isBusy, setBusy] = useState(false);

  async function saveOffline(): Promise<void> {
    setBusy(true);
    try {
      await saveOfflineCheck({ number, proof: spellDocument(document), keys });
    } catch {
      toast.error('没有取到查验程序，请检查网络后重试');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="stack" data-gap="2">
      <div className="row">
        <Button onClick={() => saveText(`${number}-证明.json`, 'application/json', spellDocument(document))}>
          下载证明文件
        </Button>
        <Button onClick={saveOffline} busy={isBusy}>
          下载离线查验文件
        </Button>
      </div>
      <p className="muted small">
        离线查验文件自带查验程序，断网后用浏览器打开即可核验；其中任何一个字被改动，都会被指出。
      </p>
    </div>
  );
}
