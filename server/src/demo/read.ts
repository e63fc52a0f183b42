// Reads the data of the demo from `demo/` at the root of the repository: JSON, and the texts, tables and pictures it names.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const folder = resolve(import.meta.dirname, '../../../demo');

/** Paths from `demo/`, as the JSON names them. */
export const textPath = z.string().endsWith('.html');
export const tablePath = z.string().endsWith('.csv');
export const picturePath = z.string().endsWith('.webp');

/** Reads `demo/<name>.json`. */
export function readData<S extends z.ZodType>(name: string, shape: S): z.output<S> {
  return shape.parse(JSON.parse(readFileSync(pathOf(`${name}.json`), 'utf8')));
}

export function readText(path: string): string {
  return readFileSync(pathOf(path), 'utf8').trimEnd();
}

export function pathOf(path: string): string {
  return resolve(folder, path);
}
