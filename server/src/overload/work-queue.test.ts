import { beforeEach, expect, test } from 'vitest';
import { centre, runFor, runInTransaction } from './requester.ts';
import { WorkQueue, WorkRefused } from './work-queue.ts';

const limits = { atOnce: 1, atOnceEach: 1, waiting: 6, waitingEach: 4 };
let queue: WorkQueue;
let started: string[];
let finish: Map<string, () => void>;

beforeEach(() => {
  queue = new WorkQueue(limits);
  started = [];
  finish = new Map();
});

/** `id` asks for work that lasts until `finish` is called under its name. */
function ask(id: string, name: string, { signal = null as AbortSignal | null, key = name } = {}): Promise<string> {
  const work = (aborted: AbortSignal) =>
    new Promise<string>((done) => {
      started.push(name);
      finish.set(name, () => done(name));
      aborted.addEventListener('abort', () => done(`${name} aborted`));
    });
  return runFor({ ...centre, id, signal: () => signal }, () => queue.run(work, key));
}

async function finishAll(): Promise<void> {
  for (let at = 0; at < started.length; at += 1) {
    finish.get(started[at] as string)?.();
    await new Promise(setImmediate);
  }
}

test('requesters take turns, so that who asks once does not wait behind who asks many times', async () => {
  const all = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
  all.push(ask('b', 'b1'), ask('c', 'c1'));
  await finishAll();
  await Promise.all(all);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('one requester may have no more than their share running, though there is room', async () => {
  queue = new WorkQueue({ ...limits, atOnce: 2 });
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')];
  expect(started).toEqual(['a1', 'b1']);
  await finishAll();
  await Promise.all(all);
  expect(queue.figures).toEqual({ running: 0, waiting: 0, refused: 0, dropped: 0 });
});

test('a requester with a full share waiting is refused, and others are not', async () => {
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('a', name));
  await expect(ask('a', 'a6')).rejects.toThrow(WorkRefused);
  all.push(ask('b', 'b1'));
  expect(queue.figures).toMatchObject({ running: 1, waiting: 5, refused: 1 });
  await finishAll();
  await Promise.all(all);
});

test('in a full queue the requester with most waiting tasks makes room, and one with as many is refused', async () => {
  const running = ask('z', 'z1');
  const a = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
  const b = ['b1', 'b2'].map((name) => ask('b', name));
  const evicted = expect(a[3]).rejects.toThrow(WorkRefused);
  const c = ask('c', 'c1');
  await evicted;
  await expect(ask('b', 'b3')).rejects.toThrow(WorkRefused);
  expect(queue.figures).toMatchObject({ waiting: limits.waiting, refused: 2 });
  await finishAll();
  await Promise.all([running, ...a.slice(0, 3), ...b, c]);
});

test('the centre’s own work is not limited', async () => {
  const all = Array.from({ length: 20 }, (_, at) => ask(centre.id, `own ${at}`));
  expect(queue.figures).toMatchObject({ waiting: 19, refused: 0 });
  await finishAll();
  await Promise.all(all);
});

test('equal requests at once are computed once, and a failure reaches each and is not cached', async () => {
  let runs = 0;
  const fail = async () => {
    runs += 1;
    throw new Error('broken');
  };
  const all = [queue.run(fail, 'same'), queue.run(fail, 'same')];
  for (const one of all) await expect(one).rejects.toThrow('broken');
  expect(runs).toBe(1);
  await expect(queue.run(async () => 'mended', 'same')).resolves.toBe('mended');
});

test('waiting work is dropped when the last of its requesters has gone, and only then', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const running = ask('z', 'z1');
  const one = ask('a', 'shared', { signal: first.signal });
  const other = ask('b', 'shared', { signal: second.signal });
  first.abort();
  await expect(one).rejects.toThrow(WorkRefused);
  expect(queue.figures).toMatchObject({ waiting: 1, dropped: 0 });
  second.abort();
  await expect(other).rejects.toThrow(WorkRefused);
  expect(queue.figures).toMatchObject({ waiting: 0, dropped: 1 });
  await finishAll();
  await running;
  expect(started).toEqual(['z1']);
});

test('abandoned work is aborted, and a new request does not get the aborted run', async () => {
  const gone = new AbortController();
  const broken = ask('a', 'one', { signal: gone.signal });
  gone.abort();
  const again = ask('b', 'one');
  await expect(broken).rejects.toThrow(WorkRefused);
  await new Promise(setImmediate);
  finish.get('one')?.();
  await expect(again).resolves.toBe('one');
  expect(started).toEqual(['one', 'one']);
});

test('work for a requester who had gone before asking fails without ending the process', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.prependListener('unhandledRejection', note);
  const work = async (aborted: AbortSignal) => {
    await new Promise(setImmediate);
    aborted.throwIfAborted();
  };
  const request = runFor({ ...centre, id: 'a', signal: () => AbortSignal.abort() }, () => queue.run(work));
  await expect(request).rejects.toThrow(WorkRefused);
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('waiting in a queue inside a transaction is an error', async () => {
  await expect(runInTransaction(async () => queue.run(async () => 'done'))).rejects.toThrow('before the transaction');
});
