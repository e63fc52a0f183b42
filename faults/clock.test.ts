// Goal R7: the server's clock jumps ahead and is set right again; the database's does not move.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@shuji/contract/time';
import { afterAll, describe, expect, it } from 'vitest';
import { getCaptcha } from '../contract/src/account/calls.ts';
import { applyOrder } from '../contract/src/order/placing.ts';
import { saveProduct } from '../contract/src/product/own.ts';
import { runJob } from '../contract/src/upkeep/calls.ts';
import { application } from '../server/test/deal.ts';
import { listProduct } from '../server/test/listed-product.ts';
import { startProgram, untilReady } from '../server/test/program.ts';
import { Refused } from '../server/test/refused.ts';
import { world } from '../server/test/world.ts';
import { isBuilt, isLong, report } from './length.ts';
import { startGateway } from './outside.ts';
import { peopleAt } from './people.ts';

// Its messages wait for the minute's job: too long for every run.
describe.runIf(isBuilt && isLong)('a clock that jumps', async () => {
  if (!isBuilt || !isLong) return;
  const centre = await world();
  const { sql, config } = centre;
  const product = await listProduct(centre);
  await sql`delete from notice`;
  const gateway = await startGateway();
  const folder = await mkdtemp(join(tmpdir(), 'shuji-clock-'));
  const offsetFile = join(folder, 'offset');
  const program = await startProgram({
    databaseUrl: config.databaseUrl,
    preload: join(import.meta.dirname, 'shifted-clock.ts'),
    env: { CLOCK_OFFSET_FILE: offsetFile, SMS: 'http', SMS_URL: `${gateway.origin}/send`, SMS_KEY: 'test' },
  });
  await untilReady(program.origin);
  const as = peopleAt(program.origin);
  afterAll(async () => {
    await program.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  async function jump(ms: number): Promise<void> {
    await writeFile(offsetFile, String(ms));
    program.child.kill('SIGUSR2');
    const label = `clock offset ${ms}`;
    await expect.poll(() => program.output().split(label).length, { timeout: 10_000 }).toBeGreaterThan(1);
  }

  const exhaust = async () => {
    for (let count = 0; count < 1_000; count += 1) {
      const refused = await as('visitor')(getCaptcha, { kind: 'text' }).catch((error: unknown) => error);
      if (refused instanceof Refused) return refused.name;
    }
    return 'never';
  };

  it('ends no session, and once the clock is right no counter or delayed message is stuck in the future', async () => {
    await as('li')(saveProduct, { name: '时钟跳变之前' });
    await jump(dayMs);
    await as('li')(saveProduct, { name: '时钟跳变之后' });
    expect(await exhaust()).toBe('door.tooMany');
    gateway.health = 'ill';
    await as('wang')(applyOrder, await application(centre, product));
    await as('qian')(runJob, { name: 'send-notice-sms' });
    await expect
      .poll(() => sql`select from notice_sms where problem is not null`, { timeout: 90_000, interval: 200 })
      .toHaveLength(1);
    gateway.health = 'well';
    await jump(0);
    await as('li')(saveProduct, { name: '时钟恢复之后' });
    await expect(as('visitor')(getCaptcha, { kind: 'text' })).resolves.toMatchObject({ uuid: expect.any(String) });
    await as('qian')(runJob, { name: 'send-notice-sms' });
    await expect
      .poll(() => sql`select from notice_sms where sent_at is not null`, { timeout: 90_000, interval: 200 })
      .toHaveLength(1);
    await jump(-dayMs);
    await as('li')(saveProduct, { name: '时钟倒退之后' });
    await jump(0);
    await as('li')(saveProduct, { name: '时钟再次恢复' });
    report({
      id: 'R7',
      figure:
        'clock a day ahead, right, a day behind, right: nobody signed out, no limit or message stuck in the future',
      goal: 'a clear sentence, nothing half done, heals by itself',
      holds: true,
    });
  }, 300_000);
});
