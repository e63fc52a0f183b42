// Covers of the demo's products: a calm pattern for each, drawn from its place in the list. 640 × 360, without text.

const palettes = [
  ['#0f2f63', '#2f6fc4', '#a9c8f2', '#e5a05f'],
  ['#0d4a52', '#2a8f96', '#a8dcd9', '#f0b46a'],
  ['#1f4a2c', '#4c9158', '#bfe0bd', '#e8b25a'],
  ['#3b2f73', '#6d62bd', '#c9c3ee', '#e59a7c'],
  ['#5a2a1c', '#b0613c', '#f0c9ae', '#3f7fb5'],
  ['#24364b', '#56779b', '#c3d3e4', '#d98a4e'],
] as const;

type Palette = (typeof palettes)[number];

const patterns: ((seed: number, palette: Palette) => string)[] = [contours, columns, lattice, rings, traces, tiles];

/** The cover of the so-many-th product, as SVG. */
export function drawProductCover(index: number): string {
  const palette = palettes[(index * 5 + 1) % palettes.length] as Palette;
  const draw = patterns[index % patterns.length] as (typeof patterns)[number];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${palette[0]}"/>
    <stop offset="1" stop-color="${palette[1]}"/></linearGradient></defs>
    <rect width="640" height="360" fill="url(#g)"/>${draw(index + 3, palette)}</svg>`;
}

// Repeatable: the same product has the same cover in every demo.
function chance(seed: number, at: number): number {
  const wave = Math.sin(seed * 91.7 + at * 47.3) * 10_000;
  return wave - Math.floor(wave);
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function contours(seed: number, [, , pale, warm]: Palette): string {
  const x = 180 + chance(seed, 1) * 280;
  const y = 110 + chance(seed, 2) * 140;
  const lines = range(11).map((at) => {
    const size = 26 + at * 34;
    const turn = chance(seed, at) * 40 - 20;
    return `<ellipse cx="${x}" cy="${y}" rx="${size * 1.35}" ry="${size * 0.8}" transform="rotate(${turn} ${x} ${y})"
      fill="none" stroke="${pale}" stroke-width="2" opacity="${0.75 - at * 0.06}"/>`;
  });
  return `${lines.join('')}<circle cx="${x}" cy="${y}" r="12" fill="${warm}"/>`;
}

function columns(seed: number, [, , pale, warm]: Palette): string {
  const tallest = Math.floor(chance(seed, 99) * 18);
  return range(18)
    .map((at) => {
      const height = 40 + chance(seed, at) * 190 + (at === tallest ? 50 : 0);
      const fill = at === tallest ? warm : pale;
      return `<rect x="${44 + at * 31}" y="${330 - height}" width="17" height="${height}" rx="3" fill="${fill}" opacity="${at === tallest ? 1 : 0.35 + chance(seed, at + 50) * 0.4}"/>`;
    })
    .join('');
}

function lattice(seed: number, [, , pale, warm]: Palette): string {
  const places = range(22).map((at) => [40 + chance(seed, at) * 560, 36 + chance(seed, at + 30) * 288] as const);
  const lines = places.flatMap(([x, y], at) =>
    places
      .slice(at + 1)
      .filter(([toX, toY]) => Math.hypot(toX - x, toY - y) < 150)
      .map(([toX, toY]) => `<path d="M${x} ${y}L${toX} ${toY}" stroke="${pale}" stroke-width="1.5" opacity=".4"/>`),
  );
  const knots = places.map(
    ([x, y], at) => `<circle cx="${x}" cy="${y}" r="${at % 5 === 0 ? 9 : 5}" fill="${at % 5 === 0 ? warm : pale}"/>`,
  );
  return [...lines, ...knots].join('');
}

function rings(seed: number, [, , pale, warm]: Palette): string {
  return range(3)
    .map((at) => {
      const [x, y, radius] = [150 + at * 170, 180 + (chance(seed, at) - 0.5) * 90, 60 + chance(seed, at + 9) * 40];
      const length = 2 * Math.PI * radius;
      const part = 0.3 + chance(seed, at + 20) * 0.55;
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${pale}" stroke-width="18" opacity=".28"/>
        <circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${at === 1 ? warm : pale}" stroke-width="18" stroke-linecap="round"
          stroke-dasharray="${length * part} ${length}" transform="rotate(-90 ${x} ${y})"/>`;
    })
    .join('');
}

function traces(seed: number, [, , pale, warm]: Palette): string {
  return range(5)
    .map((row) => {
      const points = range(17).map((at) => `${at * 40} ${90 + row * 44 + (chance(seed, row * 20 + at) - 0.5) * 60}`);
      return `<path d="M${points.join('L')}" fill="none" stroke="${row === 2 ? warm : pale}" stroke-width="${row === 2 ? 4 : 2}"
        stroke-linejoin="round" opacity="${row === 2 ? 1 : 0.45}"/>`;
    })
    .join('');
}

function tiles(seed: number, [, , pale, warm]: Palette): string {
  return range(12 * 7)
    .map((at) => {
      const weight = chance(seed, at);
      const fill = weight > 0.94 ? warm : pale;
      return `<rect x="${26 + (at % 12) * 50}" y="${12 + Math.floor(at / 12) * 50}" width="42" height="42" rx="5" fill="${fill}" opacity="${weight > 0.94 ? 1 : weight * weight * 0.75}"/>`;
    })
    .join('');
}
