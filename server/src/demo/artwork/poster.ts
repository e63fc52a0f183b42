// The home page's posters, 1920 × 640. Their words stand in the page, to the left; so the motif keeps to the right.

const motifs = {
  // Data as a tide below a rising sun of points.
  bay: () => `${sunOfPoints(1400, 330)}${[0, 1, 2, 3, 4, 5].map(tide).join('')}`,
  // Sheets that become one sealed certificate.
  register: () => `<g transform="translate(1180 110)">
    ${[3, 2, 1].map((back) => `<rect x="${back * 46}" y="${back * -22}" width="330" height="420" rx="16" fill="#8fb6ee" opacity="${0.32 - back * 0.07}"/>`).join('')}
    <rect width="330" height="420" rx="16" fill="#f4f8ff"/><rect x="16" y="16" width="298" height="388" rx="8" fill="none" stroke="#9fc0ee" stroke-width="2"/>
    <rect x="95" y="56" width="140" height="18" rx="9" fill="#17468f"/>
    ${[112, 144, 176, 208, 240].map((y, index) => `<rect x="48" y="${y}" width="${[234, 200, 234, 160, 214][index]}" height="10" rx="5" fill="#c3d7f4"/>`).join('')}
    ${code(48, 296)}<g fill="none" stroke="#d8632f"><circle cx="244" cy="336" r="46" stroke-width="5"/><circle cx="244" cy="336" r="37" stroke-width="1.5"/></g>
    <path d="M244 310l7.6 16.5 18 2-13.400 12.300 3.700 17.800-15.900-9-15.900 9 3.700-17.800-13.400-12.300 18-2z" fill="#d8632f"/></g>`,
  // Two sides that find each other across a field of points.
  match: () => {
    const left = [120, 220, 330, 440, 520];
    const right = [160, 270, 320, 400, 500];
    const curves = left.map((y, index) => {
      const to = right[(index * 2) % 5] as number;
      return `<path d="M1130 ${y}C1300 ${y} 1430 ${to} 1600 ${to}" fill="none" stroke="${index === 2 ? '#f0a268' : '#8fb6ee'}" stroke-width="${index === 2 ? 5 : 2}" opacity="${index === 2 ? 1 : 0.55}"/>`;
    });
    const ends = [...left.map((y) => [1130, y]), ...right.map((y) => [1600, y])].map(
      ([x, y], index) =>
        `<circle cx="${x}" cy="${y}" r="${index === 2 || index === 9 ? 26 : 17}" fill="#e9f1fd" opacity=".95"/>`,
    );
    return `${curves.join('')}${ends.join('')}<circle cx="1130" cy="330" r="12" fill="#e08a4f"/><circle cx="1600" cy="500" r="12" fill="#e08a4f"/>`;
  },
};

export type PosterMotif = keyof typeof motifs;

/** The poster as SVG. */
export function drawPoster(motif: PosterMotif): string {
  const [from, to] = { bay: ['#0a2350', '#1f5aa8'], register: ['#0d2a5c', '#2b5fa8'], match: ['#0b2448', '#1c6a94'] }[
    motif
  ] as [string, string];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 640" width="1920" height="640">
    <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <radialGradient id="glow" cx=".75" cy=".45" r=".5"><stop offset="0" stop-color="#9cc6ff" stop-opacity=".28"/><stop offset="1" stop-color="#9cc6ff" stop-opacity="0"/></radialGradient></defs>
    <rect width="1920" height="640" fill="url(#ground)"/><rect width="1920" height="640" fill="url(#glow)"/>${motifs[motif]()}</svg>`;
}

function sunOfPoints(x: number, y: number): string {
  const points: string[] = [];
  for (let ring = 1; ring <= 9; ring += 1) {
    const count = ring * 9;
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * 2 * Math.PI + ring * 0.4;
      const radius = ring * 25;
      const warmth = ring < 4 ? '#f3b27c' : ring < 7 ? '#cfe0fa' : '#8fb6ee';
      points.push(
        `<circle cx="${round(x + Math.cos(angle) * radius)}" cy="${round(y + Math.sin(angle) * radius)}" r="${round(5.6 - ring * 0.42)}" fill="${warmth}" opacity="${round(1 - ring * 0.07)}"/>`,
      );
    }
  }
  return points.join('');
}

function tide(row: number): string {
  const top = 400 + row * 42;
  const swell = 34 - row * 2;
  const shift = row * -90;
  const waves = Array.from({ length: 8 }, () => `q 75 ${-swell} 150 0 t 150 0`).join('');
  return `<path d="M${shift - 200} ${top}${waves}V640H${shift - 200}z" fill="#0f3a78" opacity="${round(0.3 + row * 0.1)}"/>`;
}

function code(x: number, y: number): string {
  const cells = Array.from({ length: 81 }, (_, index) => index).filter(
    (index) => (Math.sin(index * 12.9898) * 43758) % 1 > 0.05,
  );
  return cells
    .map(
      (index) =>
        `<rect x="${x + (index % 9) * 10}" y="${y + Math.floor(index / 9) * 10}" width="9" height="9" fill="#1a2f55"/>`,
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
