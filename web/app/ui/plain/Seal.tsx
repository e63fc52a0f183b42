import { useId } from 'react';

/** The centre's round seal: its name on the arc, a star, what the seal is for below. */
export function Seal({ name, use }: { name: string; use: string }) {
  const arc = useId();
  const size = name.length > 12 ? 16 : 21;
  return (
    <svg viewBox="0 0 160 160" role="img" aria-label={`${name}${use}`}>
      <defs>
        <path id={arc} d="M 24 108 A 62 62 0 1 1 136 108" />
      </defs>
      <g fill="none" stroke="currentColor">
        <circle cx="80" cy="80" r="76" strokeWidth="4" />
      </g>
      <g fill="currentColor" fontFamily="var(--font-serif)" fontWeight="600" textAnchor="middle">
        <text fontSize={size} dominantBaseline="hanging">
          <textPath href={`#${arc}`} startOffset="50%" textLength="226" lengthAdjust="spacing">
            {name}
          </textPath>
        </text>
        <path d="M80 58l5.6 17.3h18.2L89.1 86l5.6 17.3L80 92.6l-14.7 10.7L70.9 86 56.2 75.3h18.2z" />
        <text x="80" y="130" fontSize="15">
          {use}
        </text>
      </g>
    </svg>
  );
}
