/** A line drawing on a grid of 24, as large and of the colour of the words beside it. It says nothing by itself. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d={path} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
