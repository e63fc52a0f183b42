import { expect, test } from 'vitest';
import { Crowd } from './concurrency-limit.ts';
import { crowded, outageOf } from './outage.ts';

function waiting() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
}

test('who comes when there is no more room is told so, and who comes when somebody has left is let in', async () => {
  const crowd = new Crowd({ inside: 2 });
  const [one, other] = [waiting(), waiting()];
  const first = crowd.within(one.work);
  const second = crowd.within(other.work);
  await expect(crowd.within(async () => 'third')).rejects.toBe(crowded);
  one.end();
  await expect(first).resolves.toBe('done');
  await expect(crowd.within(async () => 'fourth')).resolves.toBe('fourth');
  other.end();
  await second;
});

test('whoever only waits for a slow sender takes nobody else’s room', async () => {
  const crowd = new Crowd({ inside: 1 });
  const sender = waiting();
  const slow = crowd.within((apart) => apart(sender.work));
  await expect(crowd.within(async () => 'quick')).resolves.toBe('quick');
  sender.end();
  await expect(slow).resolves.toBe('done');
  await expect(crowd.within(async () => 'next')).resolves.toBe('next');
});

test('of those who come back from a wait at the same moment only some take places, and the rest when these have ended', async () => {
  const crowd = new Crowd({ inside: 4 });
  const [wait, end] = [waiting(), waiting()];
  const all = Array.from({ length: 8 }, () => crowd.within(async (apart) => apart(wait.work).then(end.work)));
  wait.end();
  await new Promise(setImmediate);
  const ordinary = [1, 2, 3].map((at) => crowd.within(async () => at));
  await expect(Promise.all(ordinary)).resolves.toEqual([1, 2, 3]);
  end.end();
  await expect(Promise.all(all)).resolves.toHaveLength(8);
  await expect(Promise.all([1, 2, 3, 4].map((at) => crowd.within(async () => at)))).resolves.toHaveLength(4);
});

test('who comes to a full room waits in turn, and whoever would wait too long is turned away', async () => {
  const crowd = new Crowd({ inside: 1, queue: 2, waitMs: 300 });
  const first = waiting();
  const inside = crowd.within(first.work);
  const [one, other] = [waiting(), waiting()];
  const turns: string[] = [];
  const second = crowd.within(() => one.work().finally(() => turns.push('second')));
  const third = crowd.within(async () => turns.push('third'));
  await expect(crowd.within(other.work)).rejects.toBe(crowded);
  first.end();
  await inside;
  await expect(third).rejects.toBe(crowded);
  one.end();
  await second;
  expect(turns).toEqual(['second']);
  await expect(crowd.within(async () => 'again')).resolves.toBe('again');
});

test('who waits for a slow sender leaves room for who stands in the queue', async () => {
  const crowd = new Crowd({ inside: 1, queue: 1, waitMs: 10_000 });
  const [sender, go] = [waiting(), waiting()];
  const slow = crowd.within(async (apart) => {
    await go.work();
    return apart(sender.work);
  });
  const next = crowd.within(async () => 'next');
  go.end();
  await expect(next).resolves.toBe('next');
  sender.end();
  await slow;
});

test('a shut door turns away those inside as well, and opens again', async () => {
  const crowd = new Crowd({ inside: 1, queue: 1, waitMs: 10_000 });
  const hung = waiting();
  const inside = crowd.within(hung.work);
  const queued = crowd.within(async () => 'queued');
  const reason = new Error('gone');
  crowd.shut(reason);
  await expect(inside).rejects.toBe(reason);
  await expect(queued).rejects.toBe(reason);
  await expect(crowd.within(async () => 'new')).rejects.toBe(reason);
  crowd.open();
  hung.end();
  await expect(crowd.within(async () => 'again')).resolves.toBe('again');
});

test('a crowd is answered in words that say what to do', () => {
  expect(outageOf(crowded)).toEqual({ code: 503, msg: '当前访问人数较多，请稍后再试', data: null });
});
