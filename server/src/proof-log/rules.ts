// Addresses and bytes of the log's files, after c2sp.org/tlog-tiles.

export interface TilePath {
  level: number | 'entries';
  index: number;
  width: number;
}

const fullWidth = 256;

/** `0/x001/234` or `entries/000.p/17`; null for any other spelling of a place, so that each file has one address. */
export function parseTilePath(path: string): TilePath | null {
  const found = /^(entries|0|[1-9]\d?)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path);
  if (!found) return null;
  const [, name = '', place = '', part] = found;
  const index = Number(place.replaceAll(/[x/]/g, ''));
  const width = part === undefined ? fullWidth : Number(part);
  const level = name === 'entries' ? name : Number(name);
  const isOne = spellPlace(index) === place && (level === 'entries' || level < 64);
  return isOne && (part === undefined || width < fullWidth) ? { level, index, width } : null;
}

/** 1234067 → `x001/x234/067`. */
export function spellPlace(index: number): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  return groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
}

/** Entries one after another, each behind its length in two bytes. */
export function bundleOf(entries: string[]): Buffer {
  return Buffer.concat(
    entries.flatMap((entry) => {
      const bytes = Buffer.from(entry, 'utf8');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(bytes.length);
      return [length, bytes];
    }),
  );
}
