// Goal R7: the object store and the gateway for text messages fail, or fall silent, and come back.

import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getCaptcha, sendSmsCode } from '../contract/src/account/calls.ts';
import { uploadFile, uploadOfficeImage } from '../contract/src/file/calls.ts';
import { listUploads } from '../contract/src/file/upload.ts';
import { pixel } from '../server/test/listed-product.ts';
import { startProgram, untilReady } from '../server/test/program.ts';
import { tokenOf } from '../server/test/template.ts';
import { world } from '../server/test/world.ts';
import { isClear } from './ledger.ts';
import { isBuilt, isLong, report } from './length.ts';
import { type Health, startGateway, startStore } from './outside.ts';
import { peopleAt, Unanswered } from './people.ts';

// A timeout separates silence from slowness.
const troubles: Health[] = isLong ? ['ill', 'silent'] : ['ill'];

describe.runIf(isBuilt)('what others do for the centre', async () => {
  if (!isBuilt) return;
  const { sql, config } = await world();
  const [store, gateway] = [await startStore(), await startGateway()];
  const program = await startProgram({
    databaseUrl: config.databaseUrl,
    env: {
      FILES: `s3://files?endpoint=${store.origin}&region=local`,
      S3_ACCESS_KEY_ID: 'test',
      S3_SECRET_ACCESS_KEY: 'test',
      SMS: 'http',
      SMS_URL: `${gateway.origin}/send`,
      SMS_KEY: 'test',
    },
  });
  await untilReady(program.origin);
  const as = peopleAt(program.origin);
  afterAll(() => program.end());
  beforeEach(() => {
    store.health = 'well';
    gateway.health = 'well';
  });

  const voucher = (name: string) => as('wang').upload(uploadFile, { purpose: 'voucher' }, { name, bytes: pixel });
  // An unpublished file is readable by the office only.
  const asEditor = { headers: { authorization: tokenOf('sun') } };
  const image = () => as('sun').upload(uploadOfficeImage, { purpose: 'image' }, { name: '封面.png', bytes: pixel });

  it.each(troubles)(
    'an object store that is %s: a sender or reader of a file gets an answer in words, and nothing is left of it',
    async (health) => {
      const stored = await image();
      const [before] = await sql<{ count: number }[]>`select count(*)::int as count from file`;
      store.health = health;
      const outcome = await voucher(`${health}.png`).catch((error: unknown) => error);
      expect(outcome).toBeInstanceOf(Unanswered);
      expect((outcome as Unanswered).message).toContain('文件暂时无法存取，请稍后再试');
      expect(isClear(outcome as Unanswered)).toBe(true);
      const read = await fetch(`${program.origin}/api/file/${stored.id}`, asEditor);
      expect({ status: read.status, text: await read.text() }).toMatchObject({
        status: 503,
        text: expect.stringMatching(/稍后/),
      });
      // All else goes on meanwhile.
      await as('wang')(listUploads, {});
      expect(await sql`select count(*)::int as count from file`).toEqual([before]);

      store.health = 'well';
      const file = await voucher(`${health}后.png`);
      expect(store.files.size).toBeGreaterThan(0);
      expect(file.size).toBe(pixel.length);
      const again = await fetch(`${program.origin}/api/file/${stored.id}`, asEditor);
      expect(again.status).toBe(200);
      await again.arrayBuffer();
    },
    120_000,
  );

  it.each(troubles)(
    'a gateway that is %s: a person who waits for a code gets an answer in words',
    async (health) => {
      gateway.health = health;
      const phone = health === 'ill' ? '13900000071' : '13900000072';
      const { uuid, text } = await as('visitor')(getCaptcha, { kind: 'text', purpose: 'register' });
      const form = { phone, purpose: 'register', uuid, captcha: answerOf(text) } as const;
      await expect(as('visitor')(sendSmsCode, form)).rejects.toMatchObject({ name: 'account.smsNotSent' });
      gateway.health = 'well';
      const next = await as('visitor')(getCaptcha, { kind: 'text', purpose: 'register' });
      const other = {
        ...form,
        phone: `${phone.slice(0, -1)}${health.length}`,
        uuid: next.uuid,
        captcha: answerOf(next.text),
      };
      await expect(as('visitor')(sendSmsCode, other)).resolves.toMatchObject({ wait: expect.any(Number) });
    },
    120_000,
  );

  it('holds', () => {
    report({
      id: 'R7',
      figure:
        'object store and SMS gateway failing and silent: answered in words each time, nothing left behind, well again by itself',
      goal: 'a clear sentence, nothing half done, heals by itself',
      holds: true,
    });
  });
});

const digits = '零一二三四五六七八九';

/** Solves the captcha question in words, as a person who cannot see the picture does. */
function answerOf(question: string): string {
  const [, plus = '', and = '', minus = ''] = /^(.+)加(.+)减(.+)等于/.exec(question) ?? [];
  return String(numberOf(plus) + numberOf(and) - numberOf(minus));
}

function numberOf(words: string): number {
  const [tens, ones] = words.includes('十') ? words.split('十') : ['', words];
  const ten = words.includes('十') ? Math.max(1, digits.indexOf(tens || '一')) : 0;
  return ten * 10 + (ones ? digits.indexOf(ones) : 0);
}
