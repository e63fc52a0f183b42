import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspect, redraw } from './inspect.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuji-inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function kindOf(content: string | Buffer, name: string) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return inspect(path, name);
}

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

test('a file is what its bytes are, whatever it is called', async () => {
  expect(await kindOf(png, '执照.pdf')).toBe('png');
  expect(await kindOf('%PDF-1.7\n1 0 obj\n', '执照.png')).toBe('pdf');
  expect(await kindOf('城市,人口\n滨海,120\n', '人口.csv')).toBe('csv');
  expect(await kindOf('[{"城市":"滨海"}]', '人口.txt')).toBe('json');
  expect(await kindOf('PAR1........PAR1', 'a.csv')).toBe('parquet');
});

test('files that a browser would run are refused under any name', async () => {
  const hostile = ['<html><script>1</script>', '  <svg onload=1>', '\uFEFF<?xml version="1.0"?>', '<!DOCTYPE html>'];
  for (const content of hostile) {
    for (const name of ['a.csv', 'a.json', 'a.png', 'a.svg', 'a.html']) expect(await kindOf(content, name)).toBeNull();
  }
  expect(await kindOf('MZ\u0000\u0000', 'a.csv')).toBeNull();
  expect(await kindOf('', 'a.csv')).toBeNull();
});

test('a redrawn image carries nothing but its picture', async () => {
  const path = join(folder, 'image');
  await writeFile(path, Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]));
  const drawn = await redraw(path);
  expect(drawn?.bytes.includes('script')).toBe(false);
  expect(await sharp(drawn?.bytes).metadata()).toMatchObject({
    format: 'webp',
    width: drawn?.width,
    height: drawn?.height,
  });
});
