// Every kind of heavy work as requests that ask for it, none of them twice the same.

import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getCaptcha, signIn } from '@shuji/contract/account/calls';
import { type Call, type Input, toRequest } from '@shuji/contract/call';
import { getPublicFile, uploadFile } from '@shuji/contract/file/calls';
import { imageFormats, imageWidths } from '@shuji/contract/file/labels';
import { checkImport, exportProducts } from '@shuji/contract/product/import';
import { profileSample } from '@shuji/contract/sample/calls';
import sharp from 'sharp';
import { noBrowser } from '../../server/src/http/cookies.ts';
import type { heavyWork } from '../../server/src/overload/heavy-work.ts';
import { putCaptcha } from '../../server/src/session/actions.ts';
import { captchaAnswer } from '../../server/test/outside.ts';
import { aDraft } from '../../server/test/product.ts';
import { tokenOf } from '../../server/test/template.ts';
import type { World } from '../../server/test/world.ts';
import type { Sent } from './sender.ts';

export type KindName = keyof typeof heavyWork;

/** So many requests for one kind of work. */
type Kind = (centre: World, count: number) => Promise<Sent[]>;

export const kinds: Record<KindName, Kind> = {
  picture: async (centre, count) => {
    const forms = imageWidths.flatMap((width) => imageFormats.map((format) => ({ width, format })));
    const ids = await copies(
      centre,
      await upload(centre, 'cover', '噪点.png', await noise()),
      Math.ceil(count / forms.length),
    );
    // Only what something published shows is drawn for everyone.
    for (const id of ids)
      await centre.sql`
        insert into poster (id, place, title, image_file_id, from_day)
        values (uuid_v7(), 'home', '数据专区', ${id}, current_date - 1)`;
    const requests = ids.flatMap((id) => forms.map((form) => sent(getPublicFile, { id, ...form })));
    return fromMany(requests.slice(0, count), 40);
  },
  captcha: async (_, count) =>
    fromMany(
      Array.from({ length: count }, () => sent(getCaptcha, {})),
      40,
    ),
  password: async ({ providers }, count) => {
    const requests = Array.from({ length: count }, (_, at) => {
      const proof = { uuid: randomUUID(), captcha: captchaAnswer };
      return { ...proof, phone: String(13_700_000_000 + at), password: 'tide-lamp-river' };
    });
    const all = fromMany(
      requests.map((input) => sent(signIn, input)),
      10,
    );
    const put = ({ uuid }: { uuid: string }, address = '') =>
      putCaptcha({ address, providers, browser: noBrowser }, uuid, captchaAnswer, 'login');
    await Promise.all(requests.map((input, at) => put(input, all[at]?.address)));
    return all;
  },
  profile: async (centre, count) => {
    const id = await upload(centre, 'sample', '样例.csv', Buffer.from('station,temp\n甲,1\n乙,2\n'));
    return (await copies(centre, id, count)).map((id) => sent(profileSample, { id }, tokenOf('li')));
  },
  import: async (centre, count) => {
    const id = await upload(centre, 'sheet', '产品.csv', Buffer.from('产品名称\n甲\n乙\n'));
    return (await copies(centre, id, count)).map((file) => sent(checkImport, { file }, tokenOf('li')));
  },
  export: async (centre, count) => {
    // One by one: uploads of one owner wait for each other, ten seconds at most.
    for (let at = 0; at < drafts; at += 1) await aDraft(centre);
    return Array.from({ length: count }, () => sent(exportProducts, { format: 'xlsx' }, tokenOf('li')));
  },
};

/** Enough that their workbook is written in a thread of its own. */
const drafts = 60;

function sent<C extends Call>(call: C, input: Input<C>, token = ''): Sent {
  return { ...toRequest(call, input), token, address: '' };
}

/** From as many addresses as give each of them `each` requests. */
function fromMany(requests: Sent[], each: number): Sent[] {
  const addresses = Math.ceil(requests.length / each);
  return requests.map((one, at) => ({ ...one, address: `203.0.113.${at % addresses}` }));
}

async function upload({ as }: World, purpose: 'cover' | 'sample' | 'sheet', name: string, bytes: Uint8Array) {
  return (await as('li').upload(uploadFile, { purpose }, { name, bytes })).id;
}

/** A picture that is dear to draw: nothing in it repeats. */
function noise(): Promise<Buffer> {
  const size = { width: 320, height: 240, channels: 3 as const };
  return sharp(randomBytes(size.width * size.height * size.channels), { raw: size })
    .png()
    .toBuffer();
}

/** Copies an uploaded file's row for the same owner; uploads through the API are limited by the day. */
async function copies({ sql, providers }: World, id: string, count: number): Promise<string[]> {
  const [file] = await sql<{ key: string; type: string }[]>`select key, type from file where id = ${id}`;
  if (!file) throw new Error('The file was not stored');
  const folder = await mkdtemp(join(tmpdir(), 'shuji-copies-'));
  const path = join(folder, 'file');
  await pipeline(await providers.files.read(file.key), createWriteStream(path));
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const copy of ids) {
    const key = `${file.key}-${copy}`;
    await providers.files.put(key, path, file.type);
    await sql`
      insert into file
      select (jsonb_populate_record(f, ${sql.json({ id: copy, key })})).* from file f where id = ${id}`;
  }
  await rm(folder, { recursive: true });
  return ids;
}
