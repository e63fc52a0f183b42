import { getCaptcha, signIn } from '@shuji/contract/account/calls';
import { expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { cast } from '#src/demo/cast.ts';
import { world } from '#test/world.ts';

const { as, sql, providers } = await world();
const visitor = as('visitor');
const { phone, password } = cast.li;
const puzzle = { img: 'data:image/webp;base64,', piece: 'data:image/webp;base64,', top: 20, width: 320, height: 160 };
providers.captcha = { ...providers.captcha, puzzle: async () => ({ ...puzzle, size: 48, answer: 'x137' }) };

async function choose(form: 'letters' | 'slider'): Promise<void> {
  await sql`update setting set value = ${form} where key = 'captcha_form'`;
  invalidateMemos();
}

async function tryWith(captcha: string) {
  const { uuid } = await visitor(getCaptcha, {});
  return visitor(signIn, { phone, password, uuid, captcha });
}

test('the form is letters until the setting says otherwise', async () => {
  expect(await visitor(getCaptcha, {})).toMatchObject({ text: '', slider: null });
});

test('a puzzle is answered by the place of its piece, within three pixels', async () => {
  await choose('slider');
  const { slider, text, img } = await visitor(getCaptcha, {});
  expect({ slider, text, img }).toEqual({ slider: { ...slider, top: 20, size: 48 }, text: '', img: puzzle.img });
  expect(JSON.stringify(slider)).not.toContain('137');
  for (const near of ['x134', 'x137', 'x140']) expect(await tryWith(near)).toHaveProperty('token');
  for (const far of ['x133', 'x141', '137', 'x', 'x0137', 'nope'])
    await expect(tryWith(far)).rejects.toMatchObject({ name: 'session.wrongCaptcha' });
});

test('a puzzle is good once, and for its purpose alone', async () => {
  await choose('slider');
  const { uuid } = await visitor(getCaptcha, {});
  const input = { phone, password, uuid };
  await expect(visitor(signIn, { ...input, captcha: 'x1' })).rejects.toMatchObject({ name: 'session.wrongCaptcha' });
  await expect(visitor(signIn, { ...input, captcha: 'x137' })).rejects.toMatchObject({ name: 'session.wrongCaptcha' });
  const other = await visitor(getCaptcha, { purpose: 'register' });
  await expect(visitor(signIn, { ...input, uuid: other.uuid, captcha: 'x137' })).rejects.toMatchObject({
    name: 'session.wrongCaptcha',
  });
});

test('who cannot see the puzzle gets the question in words, whatever the form', async () => {
  await choose('slider');
  expect(await visitor(getCaptcha, { kind: 'text' })).toMatchObject({ text: '测试', img: '', slider: null });
});
