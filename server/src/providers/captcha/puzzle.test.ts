import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPuzzle, slidesNear } from './puzzle.ts';

const bytesOf = (url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64');

test('a puzzle is a small picture and a piece of it, another each time', async () => {
  const [first, second] = await Promise.all([drawPuzzle(), drawPuzzle()]);
  expect(first.answer).toMatch(/^x\d{2,3}$/);
  expect(first.img).not.toBe(second.img);
  expect(first.img.length + first.piece.length).toBeLessThan(40_000);
  expect(await sharp(bytesOf(first.img)).metadata()).toMatchObject({ width: 320, height: 160 });
  expect(await sharp(bytesOf(first.piece)).metadata()).toMatchObject({ width: 48, height: 48, hasAlpha: true });
});

test('the picture is dark where the piece belongs, and the piece lies within it', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { answer, img, top } = await drawPuzzle();
    const left = Number(answer.slice(1));
    expect(left).toBeLessThanOrEqual(320 - 48);
    const at = { left: left + 20, top: top + 25, width: 6, height: 6 };
    const { channels } = await sharp(await sharp(bytesOf(img)).extract(at).png().toBuffer()).stats();
    expect(Math.max(...channels.slice(0, 3).map(({ mean }) => mean))).toBeLessThan(170);
  }
});

test('three pixels off are near, four are not, and words are no place', () => {
  expect(slidesNear('x100')).toEqual(['x97', 'x98', 'x99', 'x100', 'x101', 'x102', 'x103']);
  expect(slidesNear('7k3m')).toBeNull();
  expect(slidesNear('x1000')).toBeNull();
});
