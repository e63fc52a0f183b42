import type { FilePurpose } from '../labels.ts';

/** Purposes whose files may come in parts. */
export const inParts = ['delivery'] as const satisfies readonly FilePurpose[];

/** Every part but the last holds this many bytes. */
export const partBytes = 8 * 1024 * 1024;
