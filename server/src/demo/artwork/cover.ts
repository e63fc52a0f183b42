// Covers of the demo's articles: one calm motif each, 960 × 480.

const deep = '#12305f';
const mid = '#2a62b5';
const light = '#9fc0ee';
const pale = '#e4eefb';
const warm = '#e08a4f';

const motifs = {
  seal: () => `${rings(480, 240, 5)}<circle cx="480" cy="240" r="92" fill="none" stroke="${warm}" stroke-width="6"/>
    <path d="M436 242l32 32 58-66" fill="none" stroke="${warm}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>`,
  scales: () => `<g stroke="${pale}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="M480 110v250M400 372h160M330 150h300"/><path d="M330 150l-56 120h112zM630 150l-56 120h112z"/></g>
    <path d="M274 270a56 40 0 0 0 112 0zM574 270a56 40 0 0 0 112 0z" fill="${warm}" opacity=".9"/>`,
  layers: () =>
    [0, 1, 2, 3]
      .map(
        (level) =>
          `<path d="M480 ${386 - level * 56}l190 -62 -190 -62 -190 62z" fill="${[mid, '#4c82d0', light, warm][level]}" opacity="${0.72 + level * 0.08}"/>`,
      )
      .join(''),
  contract: () => `<rect x="372" y="92" width="216" height="296" rx="12" fill="${pale}"/>
    ${[140, 172, 204, 236].map((y, index) => `<rect x="404" y="${y}" width="${[152, 152, 120, 152][index]}" height="10" rx="5" fill="${light}"/>`).join('')}
    <path d="M408 332c30-42 44-40 40-8s30-30 46-14 22 10 50-6" fill="none" stroke="${deep}" stroke-width="6" stroke-linecap="round"/>
    <circle cx="588" cy="340" r="44" fill="none" stroke="${warm}" stroke-width="6"/>`,
  price: () =>
    [120, 180, 150, 236, 210, 290]
      .map(
        (height, index) =>
          `<rect x="${262 + index * 76}" y="${380 - height}" width="44" height="${height}" rx="6" fill="${index === 5 ? warm : light}" opacity="${0.55 + index * 0.08}"/>`,
      )
      .join(''),
  pulse:
    () => `<path d="M120 250h170l40-96 60 190 56-230 52 176 32-40h310" fill="none" stroke="${pale}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>
    <circle cx="840" cy="250" r="14" fill="${warm}"/>`,
  waves: () =>
    `${[0, 1, 2, 3, 4]
      .map(
        (row) =>
          `<path d="M0 ${230 + row * 48}${Array.from({ length: 6 }, () => 'q 40 -36 80 0 t 80 0').join('')}V480H0z" fill="${light}" opacity="${0.14 + row * 0.07}"/>`,
      )
      .join('')}<circle cx="716" cy="130" r="52" fill="${warm}"/>`,
  nodes: () => nodeNet(),
  cold: () =>
    `${[0, 60, 120]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 480 240)" stroke="${pale}" stroke-width="8" stroke-linecap="round" fill="none"><path d="M480 90v300M444 126l36 34 36-34M444 354l36-34 36 34"/></g>`,
      )
      .join('')}<circle cx="480" cy="240" r="16" fill="${warm}"/>`,
  field: () =>
    `${Array.from(
      { length: 9 },
      (_, index) =>
        `<path d="M480 190L${-160 + index * 160} 480h90z" fill="${light}" opacity="${index % 2 ? 0.16 : 0.34}"/>`,
    ).join('')}<circle cx="480" cy="128" r="58" fill="${warm}"/>`,
  bars: () => `<path d="M240 350L350 290 460 310 570 210 720 130" fill="none" stroke="${warm}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
    ${[
      [240, 350],
      [350, 290],
      [460, 310],
      [570, 210],
      [720, 130],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="${pale}"/>`)
      .join('')}`,
  port: () =>
    Array.from({ length: 15 }, (_, index) => {
      const column = index % 5;
      const row = Math.floor(index / 5);
      const isGap = row === 2 && column > 2;
      return isGap
        ? ''
        : `<rect x="${230 + column * 104}" y="${330 - row * 66}" width="96" height="58" rx="5" fill="${[mid, light, warm, '#4c82d0', pale][(index * 3) % 5]}" opacity=".92"/>`;
    }).join(''),
};

export type CoverMotif = keyof typeof motifs;

/** The cover as SVG. */
export function drawCover(motif: CoverMotif): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 480" width="960" height="480">
    <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0f2a56"/><stop offset="1" stop-color="#24599f"/></linearGradient></defs>
    <rect width="960" height="480" fill="url(#ground)"/>${dots()}${motifs[motif]()}</svg>`;
}

function dots(): string {
  const places = Array.from(
    { length: 15 * 7 },
    (_, index) => [64 + (index % 15) * 60, 60 + Math.floor(index / 15) * 60] as const,
  );
  return `<g fill="#fff" opacity=".1">${places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2"/>`).join('')}</g>`;
}

function rings(x: number, y: number, count: number): string {
  const radii = Array.from({ length: count }, (_, index) => 92 + (index + 1) * 44);
  return radii
    .map(
      (radius) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${light}" stroke-width="1.5" opacity=".35"/>`,
    )
    .join('');
}

function nodeNet(): string {
  const places = [
    [480, 240],
    [330, 150],
    [640, 130],
    [300, 320],
    [660, 330],
    [480, 92],
    [480, 394],
    [200, 230],
    [770, 232],
  ] as const;
  const pairs = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 5],
    [2, 5],
    [3, 6],
    [4, 6],
    [1, 7],
    [3, 7],
    [2, 8],
    [4, 8],
  ] as const;
  const at = (index: number) => places[index] as readonly [number, number];
  const lines = pairs.map(
    ([from, to]) => `<path d="M${at(from)}L${at(to)}" stroke="${light}" stroke-width="3" opacity=".6"/>`,
  );
  const circles = places.map(
    ([x, y], index) => `<circle cx="${x}" cy="${y}" r="${index === 0 ? 40 : 20}" fill="${index === 0 ? warm : pale}"/>`,
  );
  return [...lines, ...circles].join('');
}
