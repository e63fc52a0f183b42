// One large file on its way: part by part, paused and gone on with, across lost networks and reloads.

import type { Input } from '@shuji/contract/call';
import type { FileRef } from '@shuji/contract/file/schema';
import { beginUpload, dropUpload, finishUpload, sendPart } from '@shuji/contract/file/upload';
import { refusals } from '@shuji/contract/refusals';
import { api, upload, wayOut } from '#app/lib/api.ts';
import { Failed, isCallFailure, Refused } from '#app/lib/failure.ts';
import { sessionExpired } from '#app/lib/session.ts';
import { toast } from '#app/ui/notify.ts';

type Purpose = Input<typeof beginUpload>['purpose'];

export interface Progress {
  state: 'sending' | 'waiting' | 'paused' | 'failed';
  /** Bytes sent; a broken part is sent again. */
  sent: number;
}

const soon = 1_000;
const late = 30_000;
const triesWithoutProgress = 12;
// The centre is busy, or was faster than its answer: both pass.
const passing: readonly number[] = [refusals['door.tooMany'].code, refusals['file.partOutOfTurn'].code];

export class LargeUpload {
  readonly file: File;
  readonly #purpose: Purpose;
  readonly #onProgress: (progress: Progress) => void;
  #stop = new AbortController();
  #id: string | null = null;

  constructor(file: File, purpose: Purpose, onProgress: (progress: Progress) => void) {
    this.file = file;
    this.#purpose = purpose;
    this.#onProgress = onProgress;
  }

  /** Sends what is lacking. Gives the file once it is whole; undefined when it was paused or has failed. */
  async send(): Promise<FileRef | undefined> {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    let [tries, sent] = [0, 0];
    for (;;) {
      try {
        return await this.#sendRest(signal, (now) => {
          if (now > sent) [tries, sent] = [0, now];
          this.#onProgress({ state: 'sending', sent: now });
        });
      } catch (error) {
        if (!isCallFailure(error)) throw error;
        if (signal.aborted) return void this.#onProgress({ state: 'paused', sent });
        tries += 1;
        if (!mayPass(error) || tries > triesWithoutProgress) return void this.#fail(error, sent);
        this.#onProgress({ state: 'waiting', sent });
        await pause(Math.min(late, soon * 2 ** (tries - 1)), signal);
      }
    }
  }

  /** Received parts stay on the server. */
  pause(): void {
    this.#stop.abort();
  }

  async drop(): Promise<void> {
    this.pause();
    if (this.#id) await api(dropUpload, { id: this.#id }, { quiet: true }).catch(() => undefined);
  }

  async #sendRest(signal: AbortSignal, onProgress: (sent: number) => void): Promise<FileRef> {
    const { name, size } = this.file;
    const quietly = { signal, quiet: true };
    const fingerprint = await fingerprintOf(this.file);
    const begun = await api(beginUpload, { purpose: this.#purpose, name, size, fingerprint }, quietly);
    const { id, partBytes } = begun;
    this.#id = id;
    let { received } = begun;
    while (received < size) {
      onProgress(received);
      const from = received;
      const piece = this.file.slice(from, from + partBytes);
      const input = { id, offset: String(from) };
      const partSent = (part: number) => onProgress(from + Math.floor(part * piece.size));
      ({ received } = await upload(sendPart, input, piece, partSent, quietly));
    }
    onProgress(size);
    return api(finishUpload, { id }, quietly);
  }

  #fail(error: Error, sent: number): void {
    if (error instanceof Refused && error.code === refusals['door.signedOut'].code) void sessionExpired('site');
    else if (error instanceof Refused) toast.error(error.fields.file ?? error.msg, wayOut(error, 'site'));
    this.#onProgress({ state: 'failed', sent });
  }
}

function mayPass(error: Error): boolean {
  if (error instanceof Refused) return passing.includes(error.code);
  return !(error instanceof Failed) || error.status >= 500;
}

/** Waits; resumes early when the network returns or the upload is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const clock = setTimeout(go, ms);
    const on = () => {
      clearTimeout(clock);
      go();
    };
    window.addEventListener('online', on, { once: true });
    signal.addEventListener('abort', on, { once: true });
  });
}

const sampleBytes = 64 * 1024;

/** Identifies a file when it is chosen again: by name, size, modification time and its two ends. */
async function fingerprintOf(file: File): Promise<string> {
  const { name, size, lastModified } = file;
  // Browsers count hashes only for pages that came by https or from this machine.
  if (!window.isSecureContext) return `${size}:${lastModified}:${name.length}`.padEnd(8, '_');
  const ends = new Blob([`${name}:${size}:${lastModified}`, file.slice(0, sampleBytes), file.slice(-sampleBytes)]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await ends.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
