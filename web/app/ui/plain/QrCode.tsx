interface QrCodeProps {
  code: { size: number; path: string };
  /** The encoded address. */
  label: string;
}

const quietZone = 3;

/** A QR code as one SVG path, sharp at any size and on paper. */
export function QrCode({ code, label }: QrCodeProps) {
  const side = code.size + 2 * quietZone;
  return (
    <svg
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
