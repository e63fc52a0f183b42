// The local captcha: letters drawn as strokes, bent, crossed and blurred into their background.
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { heavyWork } from '#src/overload/heavy-work.ts';
import type { Captcha } from './captcha.ts';
import { drawPuzzle } from './puzzle.ts';

const width = 132;
const height = 44;
const length = 4;

// Strokes on a field of 10 × 16. Only letters that are not mistaken for another.
const strokes: Record<string, string> = {
  a: 'M0 16 L5 0 L10 16 M2 10 H8',
  c: 'M10 3 C7 -1 0 -1 0 8 C0 17 7 17 10 13',
  d: 'M0 0 V16 C13 16 13 0 0 0',
  e: 'M10 0 H0 V16 H10 M0 8 H8',
  f: 'M10 0 H0 V16 M0 8 H8',
  h: 'M0 0 V16 M10 0 V16 M0 8 H10',
  k: 'M0 0 V16 M10 0 L0 9 L10 16',
  m: 'M0 16 V0 L5 10 L10 0 V16',
  n: 'M0 16 V0 L10 16 V0',
  p: 'M0 16 V0 C13 0 13 9 0 9',
  r: 'M0 16 V0 C13 0 13 8 0 8 L10 16',
  t: 'M0 0 H10 M5 0 V16',
  u: 'M0 0 V11 C0 18 10 18 10 11 V0',
  w: 'M0 0 L2.5 16 L5 6 L7.5 16 L10 0',
  x: 'M0 0 L10 16 M10 0 L0 16',
  y: 'M0 0 L5 8 L10 0 M5 8 V16',
  '3': 'M1 2 C4 -2 10 0 9 4 C9 7 6 8 4 8 C8 8 10 10 10 12 C9 17 3 17 0 14',
  '4': 'M8 16 V0 L0 11 H10',
  '6': 'M9 1 C4 -1 0 5 0 11 C1 18 10 17 10 11 C9 6 2 6 0 11',
  '7': 'M0 0 H10 L4 16',
};

const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

export const drawnCaptcha: Captcha = {
  async draw() {
    const letters = Array.from({ length }, () => pick(Object.keys(strokes)));
    const png = await heavyWork.captcha.run(() =>
      sharp(Buffer.from(picture(letters)), { density: 144 })
        .png({ palette: true })
        .toBuffer(),
    );
    return { answer: letters.join(''), img: `data:image/png;base64,${png.toString('base64')}` };
  },
  puzzle: drawPuzzle,
  ask() {
    const [first, second, third] = [randomInt(11, 60), randomInt(2, 30), randomInt(2, 10)];
    const answer = first + second - third;
    return {
      answer: String(answer),
      text: `${inWords(first)}加${inWords(second)}减${inWords(third)}等于多少？请填写阿拉伯数字。`,
    };
  },
};

function picture(letters: string[]): string {
  const ink = `hsl(${randomInt(200, 245)} 60% ${randomInt(24, 38)}%)`;
  const drawn = letters.map((letter, place) => glyph(letter, place, ink)).join('');
  // The lines across have the letters' own colour and weight, so that neither separates them.
  const across = Array.from({ length: 3 }, () => line(ink)).join('');
  const specks = Array.from({ length: 40 }, () => speck()).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <filter id="bend" x="-10%" y="-20%" width="120%" height="140%">
      <feTurbulence type="fractalNoise" baseFrequency="${between(0.018, 0.03)}" numOctaves="2" seed="${randomInt(1, 100_000)}"/>
      <feDisplacementMap in="SourceGraphic" scale="${between(11, 15)}" xChannelSelector="R" yChannelSelector="G"/>
    </filter>
    <rect width="100%" height="100%" fill="hsl(${randomInt(200, 245)} 30% 96%)"/>
    ${specks}<g filter="url(#bend)" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}${across}</g></svg>`;
}

function glyph(letter: string, place: number, ink: string): string {
  const x = (14 + place * 28 + Number(between(-3, 3))).toFixed(2);
  const y = (13 + Number(between(-4, 4))).toFixed(2);
  const turn = `rotate(${between(-22, 22)} 5 8) skewX(${between(-14, 14)}) scale(${between(1.05, 1.4)} ${between(1.05, 1.3)})`;
  return `<path transform="translate(${x} ${y}) ${turn}" d="${strokes[letter]}" stroke="${ink}" stroke-width="${between(1.7, 2.3)}"/>`;
}

function line(ink: string): string {
  const middle = `${between(30, 100)} ${between(-10, height + 10)}`;
  return `<path d="M0 ${between(4, height - 4)} Q${middle} ${width} ${between(4, height - 4)}" stroke="${ink}" stroke-width="${between(0.9, 1.7)}"/>`;
}

function speck(): string {
  return `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(0.4, 1.3)}" fill="hsl(${randomInt(200, 245)} 40% 60%)"/>`;
}

function between(low: number, high: number): string {
  return (low + (randomInt(0, 10_000) / 10_000) * (high - low)).toFixed(2);
}

function pick(from: string[]): string {
  return from[randomInt(from.length)] as string;
}

/** 0 … 99 as they are read aloud. */
function inWords(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  if (tens === 0) return digits[ones] as string;
  return `${tens > 1 ? digits[tens] : ''}十${ones > 0 ? digits[ones] : ''}`;
}
