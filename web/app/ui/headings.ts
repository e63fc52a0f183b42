/** Sanitised HTML with its highest heading at level `top` and the others as far below it as they stood. */
export function headedFrom(html: string, top: number): string {
  const levels = [...html.matchAll(heading)].map(([, , level]) => Number(level));
  if (levels.length === 0) return html;
  const shift = top - Math.min(...levels);
  return html.replace(heading, (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + shift)}>`);
}

// The sanitiser leaves headings without attributes.
const heading = /<(\/?)h([2-4])>/g;
