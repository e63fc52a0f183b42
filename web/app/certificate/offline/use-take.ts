import type { CallRequest } from '@shuji/contract/call';
import { getLogKeys } from '@shuji/contract/proof/log-calls';
import { useState } from 'react';
import { api, fetchFile, saveFile } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { toast } from '#app/ui/notify.ts';
import { saveOfflineCheck } from './save.ts';

/** Takes along a file that the centre signs: in one of its formats, or within the file that checks it without network. */
export function useTake<F extends string>(
  name: string,
  file: (format: F | 'json') => CallRequest,
): { busy: F | 'json' | 'offline' | null; take: (kind: F | 'json' | 'offline') => Promise<void> } {
  const [busy, setBusy] = useState<F | 'json' | 'offline' | null>(null);

  async function take(kind: F | 'json' | 'offline'): Promise<void> {
    setBusy(kind);
    try {
      const { url, method } = file(kind === 'offline' ? 'json' : kind);
      const response = await fetchFile(url, method);
      if (kind !== 'offline') return await saveFile(response);
      const { current, old } = await api(getLogKeys, {});
      await saveOfflineCheck({ number: name, proof: await response.text(), keys: [...current, ...old] });
    } catch (error) {
      if (!isCallFailure(error)) toast.error('没有取到文件，请检查网络后重试');
    } finally {
      setBusy(null);
    }
  }

  return { busy, take };
}
