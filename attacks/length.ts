// Attacks have two lengths: seconds within every run of the tests, and the whole by `npm run test:attacks`.
export const isWhole = process.env.ATTACKS === 'long';

export function atLength<T>(short: T, whole: T): T {
  return isWhole ? whole : short;
}
