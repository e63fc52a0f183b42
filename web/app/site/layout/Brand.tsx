import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { useSettings } from '#app/site/settings.ts';

export function BrandMark() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" rx="8" fill="var(--deep-soft)" />
      <path
        d="M9 12.5 18 8l9 4.500L18 17zM9 18l9 4.500L27 18M9 23.500 18 28l9-4.500"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The centre's mark and name. */
export function Brand({ to = paths.home, suffix }: { to?: string; suffix?: string }) {
  const site = useSettings();
  return (
    <Link to={to} className="media brand">
      <BrandMark />
      <span>{site?.web_title}</span>
      {suffix && <small>{suffix}</small>}
    </Link>
  );
}
