// A product's picture, drawn from what it is: its columns, a line of its sample, where it reaches, how often it is renewed.
// The same product is always drawn alike. Sizes are those of a 640 × 360 picture that must still be read at 120.
import { tileMap, tilesAcross } from '@shuji/contract/site/tile-map';
import { xmlText } from '#src/text/xml.ts';

export interface CoverFacts {
  industry: string;
  /** 数据集 */
  type: string;
  /** 每日; empty where nothing is renewed. */
  rhythm: string;
  /** 天津市; empty for a service. */
  reach: string;
  /** Codes of GB/T 2260 that the product covers. */
  regions: readonly string[];
  /** What is in it: names of columns, or what a service delivers. */
  parts: readonly string[];
  /** Values of one column of the sample in the order of its rows; empty without. */
  line: { name: string; values: readonly number[] } | null;
}

const width = 640;
const height = 360;
const edge = 32;

// Deep grounds on which white text has at least 7 : 1; an industry always has the same one.
const grounds = ['#17468f', '#0e5563', '#3b4a8c', '#573a78', '#1f5a3e', '#6a3d2c', '#42506a'];

const fonts =
  "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC','Source Han Sans SC',system-ui,sans-serif";

export function drawCover(facts: CoverFacts): string {
  const ground = grounds[hashOf(facts.industry) % grounds.length] as string;
  const hasLine = facts.line !== null;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${fonts}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    words(facts.type, { x: edge, y: 86, size: facts.type.length > 5 ? 52 : 62, most: 430, weight: 600 }),
    words([facts.rhythm, facts.reach].filter(Boolean).join(' · '), { x: edge, y: 136, size: 30, most: 430, dim: true }),
    map(facts.regions),
    parts(facts.parts, hasLine ? 250 : width - 2 * edge),
    facts.line ? line(facts.line) : '',
    '</svg>',
  ].join('');
}

interface Place {
  x: number;
  y: number;
  size: number;
  /** The width that the words may take. */
  most: number;
  weight?: number;
  dim?: boolean;
}

function words(text: string, { x, y, size, most, weight = 400, dim = false }: Place): string {
  const opacity = dim ? ' fill-opacity=".86"' : '';
  const shown = xmlText(shortened(text, most / size));
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="#fff"${opacity}>${shown}</text>`;
}

/** Names in one or two columns of at most four, each behind a rule of a table. */
function parts(names: readonly string[], room: number): string {
  const columns = room > 300 && names.length > 4 ? 2 : 1;
  const each = Math.min(room / columns - (columns - 1) * 12, 340);
  const shown = names.slice(0, 4 * columns);
  const deep = Math.ceil(shown.length / columns);
  return shown
    .map((name, at) => {
      const x = edge + Math.floor(at / deep) * (each + 24);
      const y = 206 + (at % deep) * 42;
      const rule = `<path d="M${x} ${y + 10}h${each}" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>`;
      return `${words(name, { x, y, size: 26, most: each })}${rule}`;
    })
    .join('');
}

/** The provincial divisions as squares, those that are covered lit. */
function map(regions: readonly string[]): string {
  const isWhole = regions.includes('100000');
  const lit = new Set(regions.map((code) => `${code.slice(0, 2)}0000`));
  if (regions.length === 0) return '';
  const step = 16;
  const left = width - edge - tilesAcross * step;
  return Object.entries(tileMap)
    .map(([code, [, row, column]]) => {
      const opacity = isWhole || lit.has(code) ? 1 : 0.22;
      return `<rect x="${left + (column - 1) * step}" y="${edge + (row - 1) * step}" width="13" height="13" fill="#fff" fill-opacity="${opacity}"/>`;
    })
    .join('');
}

function line({ name, values }: { name: string; values: readonly number[] }): string {
  const left = 326;
  const right = width - edge;
  const top = 196;
  const bottom = 308;
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const points = values.map((value, at) => {
    const x = left + ((right - left) * at) / (values.length - 1);
    return `${round(x)} ${round(bottom - ((bottom - top) * (value - least)) / span)}`;
  });
  return [
    `<path d="M${left} ${bottom + 8}L${points.join('L')}L${right} ${bottom + 8}z" fill="#fff" fill-opacity=".18"/>`,
    `<path d="M${points.join('L')}" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>`,
    words(name, { x: left, y: 342, size: 22, most: right - left, dim: true }),
  ].join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

/** At most so many widths of a Chinese character. */
function shortened(text: string, most: number): string {
  let taken = 0;
  for (const [at, character] of [...text].entries()) {
    taken += character > '\u2e80' ? 1 : 0.58;
    if (taken > most) return `${[...text].slice(0, Math.max(1, at - 1)).join('')}…`;
  }
  return text;
}

function hashOf(text: string): number {
  return [...text].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  );
}
