import { saveText } from '#app/lib/save-text.ts';
import { type OfflineParts, offlinePage } from './page.ts';

/** Saves a file that checks the proof without network. Rejects where the program cannot be fetched. */
export async function saveOfflineCheck(parts: Omit<OfflineParts, 'script'>): Promise<void> {
  const response = await fetch('/offline/verify.js');
  if (!response.ok) throw new Error(String(response.status));
  const page = offlinePage({ ...parts, script: await response.text() });
  saveText(`${parts.number}-离线查验.html`, 'text/html', page);
}
