// C8 of goals.md: uploads hostile files through the API. No accepted file is served as a type that a browser would run.

import { toRequest } from '@shuji/contract/call';
import { getPublicFile, uploadFile } from '@shuji/contract/file/calls';
import { purposeLimits } from '@shuji/contract/file/labels';
import { listProducts } from '@shuji/contract/market/calls';
import { checkImport } from '@shuji/contract/product/import';
import { profileSample } from '@shuji/contract/sample/calls';
import { expect, test } from 'vitest';
import { printFigure } from '../../bench/figure.ts';
import { issueLink } from '../../server/test/private-link.ts';
import { Refused } from '../../server/test/refused.ts';
import { tokenOf } from '../../server/test/template.ts';
import { type Bytes, world } from '../../server/test/world.ts';
import { atLength } from '../length.ts';
import { distinct, type Hostile, hostileFiles, marks } from './hostile-files.ts';

const centre = await world();
const { as, sql, server } = centre;
const li = as('li');
const picked = hostileFiles().filter((_, at) => atLength(at % 11 === 0, true));

interface Stored {
  id: string;
  name: string;
  type: string;
}

/** Uploads a file for one purpose: gives the stored file or 'refused', and throws on any other outcome. */
async function put({ name, bytes }: Hostile, purpose: Hostile['purposes'][number]): Promise<Stored | 'refused'> {
  try {
    return await li.upload(uploadFile, { purpose }, { name, bytes });
  } catch (error) {
    if (error instanceof Refused) return 'refused';
    throw error;
  }
}

async function refusedOr<T>(work: Promise<T>): Promise<T | 'refused'> {
  return work.catch((error) => {
    if (error instanceof Refused) return 'refused' as const;
    throw error;
  });
}

async function served({ url, headers: sent }: { url: string; headers: Record<string, string> }): Promise<Bytes> {
  const { headers, rawPayload } = await server.inject({ url, headers: sent });
  return { headers, body: rawPayload };
}

/** The reason a served file could act in a browser or leaks data; nothing when it is harmless. */
function harms({ headers, body }: Bytes, isPicture: boolean): string[] {
  const header = (name: string) => String(headers[name] ?? '');
  const inline = header('content-disposition').startsWith('inline');
  return [
    /html|svg|xml(?!formats)|script|x-shockwave/.test(header('content-type').replace(/openxmlformats/, '')) &&
      `served as ${header('content-type')}`,
    header('x-content-type-options') !== 'nosniff' && 'sniffed',
    !header('content-security-policy').includes('sandbox') && 'not in a sandbox',
    !header('content-security-policy').includes("default-src 'none'") && 'may load',
    inline && !/^image\/(jpeg|png|webp)$/.test(header('content-type')) && 'shown in place',
    isPicture && marks.some((mark) => body.includes(mark)) && 'not drawn anew',
    /[\r\n\u202e]/.test(decodeURIComponent(header('content-disposition'))) && 'a name that lies',
    /\.\.|[/\\]/.test(decodeURIComponent(header('content-disposition').replace(/^.*''/, ''))) &&
      'a name that leads elsewhere',
  ].filter((harm) => harm !== false);
}

test(
  'no hostile file is served as active content, and none brings the centre down',
  async () => {
    const found: string[] = [];
    const counted = { tried: 0, refused: 0, served: 0, read: 0 };
    for (const file of picked) {
      for (const purpose of file.purposes) {
        counted.tried += 1;
        const label = `${file.name.slice(0, 60)} as ${purpose}`;
        // The brake on uploads is tested where it stands.
        if (counted.tried % 200 === 0) await sql`update file set created_at = created_at - interval '2 days'`;
        const stored = await put(file, purpose).catch((error) => {
          found.push(`${label}: ${error}`);
          return null;
        });
        if (stored === 'refused') counted.refused += 1;
        if (stored === null || stored === 'refused') continue;
        counted.served += 1;
        const isPicture = purpose === 'cover';
        const bytes = await served(
          isPicture
            ? { ...toRequest(getPublicFile, { id: stored.id }), headers: { authorization: tokenOf('li') } }
            : await issueLink(centre, 'li', stored.id),
        );
        found.push(...harms(bytes, isPicture).map((harm) => `${label}: ${harm}`));
        if (bytes.body.length > purposeLimits[purpose].maxBytes) found.push(`${label}: grew to ${bytes.body.length}`);
        const read = async () => {
          if (isPicture) await refusedOr(li.file(getPublicFile, { id: stored.id, width: '160' }));
          if (purpose === 'sample') await refusedOr(li(profileSample, { id: stored.id }));
          if (purpose === 'sheet') await refusedOr(li(checkImport, { file: stored.id }));
          counted.read += 1;
        };
        await read().catch((error) => found.push(`${label}, read: ${error}`));
      }
    }
    expect((await as('visitor')(listProducts, {})).total).toBe(0);
    printFigure({
      id: 'C8',
      figure: `${found.length} of ${distinct} hostile files served as active content or ending in a fault (${counted.tried} tries: ${counted.refused} refused, ${counted.served} served harmlessly, ${counted.read} read)`,
      goal: '0 of ≥ 80 files',
      holds: found.length === 0 && distinct >= 80,
    });
    expect(found).toEqual([]);
    expect(counted.refused).toBeGreaterThan(0);
    expect(counted.served).toBeGreaterThan(0);
  },
  atLength(240_000, 1_800_000),
);
