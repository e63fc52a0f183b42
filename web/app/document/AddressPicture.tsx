/**
 * A drawn map of the centre's address: a map service would learn each reader's address. It shows no true streets, only the address as
 * the settings have it.
 */
export function AddressPicture({ name, address }: { name: string; address: string }) {
  return (
    <figure>
      <svg viewBox="0 0 640 240" role="img" aria-label={`${name}地址：${address}`} width="100%">
        <rect width="640" height="240" fill="var(--ground)" />
        <g fill="var(--paper)" stroke="var(--line)">
          {blocks.map(([x, y, width, height]) => (
            <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="4" />
          ))}
        </g>
        <path d="M0 206q110-26 220-8t210-4 210-14v60H0z" fill="var(--action-soft)" />
        <circle cx="320" cy="132" r="30" fill="var(--action)" opacity="0.12" />
        <path
          d="M320 146c-13-17-20-26-20-38a20 20 0 0 1 40 0c0 12-7 21-20 38z"
          fill="var(--action)"
          stroke="var(--paper)"
          strokeWidth="2"
        />
        <circle cx="320" cy="108" r="7" fill="var(--paper)" />
        <text x="320" y="178" textAnchor="middle" fontSize="15" fill="var(--ink)">
          {name}
        </text>
      </svg>
      <figcaption className="muted small">{address}（示意图，不代表实际道路，请以地址为准）</figcaption>
    </figure>
  );
}

const blocks: [x: number, y: number, width: number, height: number][] = [
  [16, 16, 120, 72],
  [152, 16, 96, 72],
  [264, 16, 112, 40],
  [392, 16, 100, 72],
  [508, 16, 116, 72],
  [16, 104, 88, 80],
  [120, 104, 128, 72],
  [392, 104, 132, 72],
  [540, 104, 84, 68],
];
