// A puzzle: a piece cut out of a picture, to be moved back along a line. One gap of two has the piece's height.
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { heavyWork } from '#src/overload/heavy-work.ts';
import type { Puzzle } from './captcha.ts';

const [width, height, size] = [320, 160, 48];
/** How far from the gap, in pixels of the picture, the piece may come to lie. */
const tolerance = 3;

// A square with a knob above and a notch at its side.
const outline = 'M3 12 H16 A8 8 0 1 1 32 12 H45 V23 A6 6 0 1 0 45 35 V45 H3 Z';

export async function drawPuzzle(): Promise<Puzzle> {
  const left = randomInt(size + 16, width - size - 8);
  const isUpper = randomInt(2) === 0;
  const [upper, lower] = [randomInt(6, 26), randomInt(86, 106)];
  const top = isUpper ? upper : lower;
  const other = { left: randomInt(size + 16, width - size - 8), top: isUpper ? lower : upper };
  return heavyWork.captcha.run(async () => {
    const scene = await sharp(Buffer.from(landscape())).png().toBuffer();
    const holes = framed(width, height, gap(left, top) + gap(other.left, other.top));
    const mask = framed(size, size, `<path d="${outline}" fill="#fff"/>`);
    const edge = framed(size, size, `<path d="${outline}" fill="none" stroke="#fff" stroke-width="2"/>`);
    const cut = await sharp(scene)
      .extract({ left, top, width: size, height: size })
      .ensureAlpha()
      .composite([{ input: mask, blend: 'dest-in' }, { input: edge }])
      .webp({ quality: 85 })
      .toBuffer();
    const picture = await sharp(scene)
      .composite([{ input: holes }])
      .webp({ quality: 80 })
      .toBuffer();
    return { answer: slideOf(left), img: dataUrl(picture), piece: dataUrl(cut), top, width, height, size };
  });
}

function slideOf(left: number): string {
  return `x${left}`;
}

/** The answers that a place stands for: itself and its neighbours. Null for what is no place. */
export function slidesNear(answer: string): string[] | null {
  const place = /^x(\d{1,3})$/.exec(answer)?.[1];
  if (place === undefined) return null;
  return Array.from({ length: 2 * tolerance + 1 }, (_, at) => slideOf(Number(place) - tolerance + at));
}

function dataUrl(bytes: Buffer): string {
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

function framed(wide: number, high: number, inner: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${inner}</svg>`);
}

function gap(left: number, top: number): string {
  return `<path transform="translate(${left} ${top})" d="${outline}" fill="#0b1a33" fill-opacity="0.55" stroke="#fff" stroke-opacity="0.8" stroke-width="1.5"/>`;
}

function landscape(): string {
  const hue = randomInt(170, 240);
  const shapes = Array.from({ length: 46 }, () => shape(hue)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="1" y2="1"><stop stop-color="hsl(${hue} 45% 78%)"/><stop offset="1" stop-color="hsl(${hue + 30} 40% 58%)"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>${shapes}</svg>`;
}

function shape(hue: number): string {
  const [x, y, span] = [randomInt(width), randomInt(height), randomInt(8, 42)];
  const paint = `fill="hsl(${hue + randomInt(-40, 60)} ${randomInt(30, 60)}% ${randomInt(40, 85)}%)" fill-opacity="0.5"`;
  if (randomInt(2) === 0) return `<circle cx="${x}" cy="${y}" r="${span / 2}" ${paint}/>`;
  return `<rect x="${x}" y="${y}" width="${span}" height="${span / 2}" transform="rotate(${randomInt(90)} ${x} ${y})" ${paint}/>`;
}
