import { type ProofDocument, spellDocument } from '@shuji/contract/proof/document';
import { useState } from 'react';
import { offlinePage } from '#app/certificate/offline/page.ts';
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
      const response = await fetch('/offline/verify.js');
      if (!response.ok) throw new Error(String(response.status));
      const page = offlinePage({ number, script: await response.text(), proof: spellDocument(document), keys });
      save(`${number}-离线查验.html`, 'text/html', page);
    } catch {
      toast.error('没有取到查验程序，请检查网络后重试');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="stack" data-gap="2">
      <div className="row">
        <Button onClick={() => save(`${number}-证明.json`, 'application/json', spellDocument(document))}>
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

function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(window.document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
