import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { outageOf, overloaded } from './outage.ts';

function waiting() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
}

test('a request above the limit is shed, and one after another has ended is admitted', async () => {
  const concurrency = new ConcurrencyLimit({ concurrency: 2 });
  const [one, other] = [waiting(), waiting()];
  const first = concurrency.run(one.work);
  const second = concurrency.run(other.work);
  await expect(concurrency.run(async () => 'third')).rejects.toBe(overloaded);
  one.end();
  await expect(first).resolves.toBe('done');
  await expect(concurrency.run(async () => 'fourth')).resolves.toBe('fourth');
  other.end();
  await second;
});

test('a request that only waits for a slow sender occupies no slot', async () => {
  const concurrency = new ConcurrencyLimit({ concurrency: 1 });
  const sender = waiting();
  const slow = concurrency.run((apart) => apart(sender.work));
  await expect(concurrency.run(async () => 'quick')).resolves.toBe('quick');
  sender.end();
  await expect(slow).resolves.toBe('done');
  await expect(concurrency.run(async () => 'next')).resolves.toBe('next');
});

test('only some of the requests that resume at once take slots, and the rest when these have ended', async () => {
  const concurrency = new ConcurrencyLimit({ concurrency: 4 });
  const [wait, end] = [waiting(), waiting()];
  const all = Array.from({ length: 8 }, () => concurrency.run(async (apart) => apart(wait.work).then(end.work)));
  wait.end();
  await new Promise(setImmediate);
  const ordinary = [1, 2, 3].map((at) => concurrency.run(async () => at));
  await expect(Promise.all(ordinary)).resolves.toEqual([1, 2, 3]);
  end.end();
  await expect(Promise.all(all)).resolves.toHaveLength(8);
  await expect(Promise.all([1, 2, 3, 4].map((at) => concurrency.run(async () => at)))).resolves.toHaveLength(4);
});

test('a request at the limit waits in turn, and one that would wait too long is refused', async () => {
  const concurrency = new ConcurrencyLimit({ concurrency: 1, queue: 2, waitMs: 300 });
  const first = waiting();
  const inside = concurrency.run(first.work);
  const [one, other] = [waiting(), waiting()];
  const turns: string[] = [];
  const second = concurrency.run(() => one.work().finally(() => turns.push('second')));
  const third = concurrency.run(async () => turns.push('third'));
  await expect(concurrency.run(other.work)).rejects.toBe(overloaded);
  first.end();
  await inside;
  await expect(third).rejects.toBe(overloaded);
  one.end();
  await second;
  expect(turns).toEqual(['second']);
  await expect(concurrency.run(async () => 'again')).resolves.toBe('again');
});

test('waiting for a slow sender leaves the slot to the queue', async () => {
  const concurrency = new ConcurrencyLimit({ concurrency: 1, queue: 1, waitMs: 10_000 });
  const [sender, go] = [waiting(), waiting()];
  const slow = concurrency.run(async (apart) => {
    await go.work();
    return apart(sender.work);
  });
  const next = concurrency.run(async () => 'next');
  go.end();
  await expect(next).resolves.toBe('next');
  sender.end();
  await slow;
});

test('a closed limit refuses waiting requests as well, and reopens', async () => {
  const concurrency = new ConcurrencyLimit({ concurrency: 1, queue: 1, waitMs: 10_000 });
  const hung = waiting();
  const inside = concurrency.run(hung.work);
  const queued = concurrency.run(async () => 'queued');
  const reason = new Error('gone');
  concurrency.close(reason);
  await expect(inside).rejects.toBe(reason);
  await expect(queued).rejects.toBe(reason);
  await expect(concurrency.run(async () => 'new')).rejects.toBe(reason);
  concurrency.reopen();
  hung.end();
  await expect(concurrency.run(async () => 'again')).resolves.toBe('again');
});

test('an overload is answered in words that say what to do', () => {
  expect(outageOf(overloaded)).toEqual({ code: 503, msg: '当前访问人数较多，请稍后再试', data: null });
});
