// Marks of the demo's partners: invented, geometric, 224 × 224.

const shapes = {
  wave: '<path d="M32 132q20-28 40 0t40 0 40 0 40 0v44H32z"/><path d="M32 92q20-28 40 0t40 0 40 0 40 0v16q-20 28-40 0t-40 0-40 0-40 0z" opacity=".55"/>',
  peak: '<path d="M28 168L88 68l36 58 20-30 52 72z"/><circle cx="160" cy="64" r="18" opacity=".6"/>',
  hexagon:
    '<path d="M112 36l66 38v76l-66 38-66-38V74z" fill="none" stroke="#fff" stroke-width="14"/><circle cx="112" cy="112" r="24"/>',
  bridge: '<path d="M28 140q84-110 168 0v20h-18q-66-82-132 0H28z"/><path d="M28 168h168v14H28z" opacity=".6"/>',
  rings:
    '<g fill="none" stroke="#fff" stroke-width="14"><circle cx="88" cy="112" r="44"/><circle cx="136" cy="112" r="44" opacity=".65"/></g>',
  cube: '<path d="M112 40l62 34-62 34-62-34z"/><path d="M50 86l56 31v66l-56-31z" opacity=".75"/><path d="M174 86l-56 31v66l56-31z" opacity=".5"/>',
  columns:
    '<path d="M40 76l72-40 72 40v12H40zM40 168h144v16H40z"/><path d="M56 98h18v60H56zM103 98h18v60h-18zM150 98h18v60h-18z" opacity=".75"/>',
  leaf: '<path d="M48 176c0-84 40-128 128-128 0 84-40 128-128 128z"/><path d="M52 172L140 84" stroke="#1a2331" stroke-opacity=".35" stroke-width="8"/>',
  bolt: '<path d="M124 32L60 124h40l-12 68 72-100h-42z"/>',
  book: '<path d="M112 68c-20-14-44-18-72-16v104c28-2 52 2 72 16z"/><path d="M112 68c20-14 44-18 72-16v104c-28-2-52 2-72 16z" opacity=".65"/>',
  shield:
    '<path d="M112 32l68 24v52c0 44-26 70-68 88-42-18-68-44-68-88V56z"/><path d="M84 112l20 20 38-42" fill="none" stroke="#1a2331" stroke-opacity=".45" stroke-width="12"/>',
  orbit:
    '<circle cx="112" cy="112" r="26"/><g fill="none" stroke="#fff" stroke-width="9"><ellipse cx="112" cy="112" rx="84" ry="34"/><ellipse cx="112" cy="112" rx="84" ry="34" transform="rotate(60 112 112)" opacity=".7"/><ellipse cx="112" cy="112" rx="84" ry="34" transform="rotate(120 112 112)" opacity=".5"/></g>',
  bars: '<rect x="44" y="116" width="30" height="64" rx="4"/><rect x="97" y="80" width="30" height="100" rx="4" opacity=".8"/><rect x="150" y="44" width="30" height="136" rx="4" opacity=".6"/>',
  links:
    '<g fill="none" stroke="#fff" stroke-width="8"><path d="M64 72l96 20M64 72l32 84M160 92l-64 64"/></g><circle cx="64" cy="72" r="24"/><circle cx="160" cy="92" r="20"/><circle cx="96" cy="156" r="26"/>',
  sail: '<path d="M120 32v112H44c36-22 62-58 76-112z"/><path d="M132 60c22 24 38 52 48 84h-48z" opacity=".7"/><path d="M36 160h152l-24 28H60z" opacity=".85"/>',
  grid: [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2].map(
        (column) =>
          `<rect x="${44 + column * 48}" y="${44 + row * 48}" width="38" height="38" rx="6" opacity="${row === column ? 1 : 0.55}"/>`,
      ),
    )
    .join(''),
} as const;

export type MarkShape = keyof typeof shapes;

/** The mark as SVG: white on a slope from one colour to another. */
export function drawMark(shape: MarkShape, from: string, to: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 224 224" width="224" height="224">
    <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="224" height="224" fill="url(#ground)"/><g fill="#fff">${shapes[shape]}</g></svg>`;
}
