export interface Option {
  label: string;
  value: string;
}

/** Values with their words, as choices and tabs take them. */
export function optionsOf(words: Record<string, string>): Option[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
