// Limits of demands, offers, searches, files and notices.

import { randomUUID } from 'node:crypto';
import { addDemand, takeDemand } from '@shuji/contract/demand/calls';
import { followDemand } from '@shuji/contract/demand/follow';
import { mostFollowed } from '@shuji/contract/demand/labels/follow';
import { uploadFile } from '@shuji/contract/file/calls';
import { beginUpload } from '@shuji/contract/file/upload';
import { addOffer, counterOffer } from '@shuji/contract/offer/calls';
import { mostRounds } from '@shuji/contract/offer/labels';
import type { RefusalName } from '@shuji/contract/refusals';
import { saveHallSearch, saveSearch } from '@shuji/contract/saved-search/calls';
import { mostSavedSearches } from '@shuji/contract/saved-search/labels';
import { createRecordLink } from '@shuji/contract/trading-record/calls';
import { mostLinks } from '@shuji/contract/trading-record/labels';
import { cast } from '../../server/src/demo/cast.ts';
import { demandForm } from '../../server/test/demand-form.ts';
import { listProduct, pixel } from '../../server/test/listed-product.ts';
import { anOffer, aPublished, offerForm } from '../../server/test/offer.ts';
import { callersAtOnce, centre, everyone, number, type Race, setLimit, times } from './race.ts';

const { as, sql, runJob } = centre;

export async function demands(): Promise<Race> {
  await setLimit('demand_quota', 3);
  return {
    room: 3,
    callers: everyone(() => as('li')(addDemand, demandForm({ submit: false }))),
    table: 'demand',
    refusals: ['demand.tooMany'],
    most: 3,
    count: () => number(sql`select count(*) as count from demand where owner_id = ${cast.li.id}`),
  };
}

export async function demandFollows(): Promise<Race> {
  const demandIds: string[] = [];
  for (const nth of times(callersAtOnce, (at) => at))
    demandIds.push(await aPublished(centre, { title: `征集航道水深数据第 ${nth} 批` }));
  const shown = demandIds[0] ?? '';
  await sql`
    with many as (
      insert into demand select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'number', 'follow ' || nth))).*
      from demand d, generate_series(1, ${mostFollowed - 2}::int) as nth where d.id = ${shown} returning id)
    insert into demand_follow (account_id, demand_id, title, created_at) select ${cast.chen.id}, id, '', now() from many`;
  return {
    room: 2,
    callers: demandIds.map((id) => () => as('chen')(followDemand, { id })),
    table: 'demand_follow',
    refusals: ['demand.tooManyFollowed'],
    most: mostFollowed,
    count: () => number(sql`select count(*) as count from demand_follow where account_id = ${cast.chen.id}`),
  };
}

/** Demands of 王's that 李 takes all at once; `most` is what the setting allows. */
async function takes(setting: 'demand_takes_open' | 'demand_takes_daily', refusal: RefusalName): Promise<Race> {
  await sql`update demand set status = 'closed', closed_at = now() where status = 'taken'`;
  const [{ count: before = 0 } = {}] = await sql<{ count: number }[]>`
    select count(*)::int as count from taker_event where step = 'take'`;
  const most = setting === 'demand_takes_daily' ? before + 2 : 2;
  await setLimit(setting, most);
  const demandIds: string[] = [];
  for (const nth of times(callersAtOnce, (at) => at))
    demandIds.push(await aPublished(centre, { title: `征集港口吞吐数据第 ${nth} 批` }));
  return {
    room: 2,
    callers: demandIds.map((id) => () => as('li')(takeDemand, { id })),
    table: 'taker_event',
    refusals: [refusal],
    most: 2,
    count: () => number(sql`select count(*) as count from demand where id = any(${demandIds}) and status = 'taken'`),
  };
}

export const takesAtOnce = () => takes('demand_takes_open', 'demand.tooManyHeld');
export const takesDaily = () => takes('demand_takes_daily', 'demand.tooManyToday');

export async function offers(): Promise<Race> {
  await setLimit('offer_quota', 2);
  const demandIds: string[] = [];
  for (const nth of times(callersAtOnce, (at) => at))
    demandIds.push(await aPublished(centre, { title: `征集充电桩数据第 ${nth} 批` }));
  return {
    room: 2,
    callers: demandIds.map((demandId) => () => as('li')(addOffer, { demandId, ...offerForm() })),
    table: 'offer',
    refusals: ['offer.tooMany'],
    most: 2,
    count: () => number(sql`select count(*) as count from offer where demand_id = any(${demandIds})`),
  };
}

/** An offer has so many rounds; each word names the round that it answers. */
export async function offerRounds(): Promise<Race> {
  const id = await anOffer(centre, await aPublished(centre));
  await sql`update offer set rounds = ${mostRounds - 1} where id = ${id}`;
  const word = { id, round: mostRounds - 1, price: 5_000_000, termMonths: 12, note: '预算有限' };
  return {
    room: 1,
    callers: everyone(() => as('wang')(counterOffer, word)),
    table: 'offer_round',
    refusals: ['offer.moved', 'offer.changed', 'offer.tooManyRounds'],
    most: mostRounds,
    count: () => number(sql`select max(round) as count from offer_round where offer_id = ${id}`),
  };
}

export async function savedSearches(): Promise<Race> {
  for (const nth of times(mostSavedSearches - 2, (at) => at))
    await as('chen')(saveHallSearch, { keyword: `潮位 ${nth}` });
  return {
    room: 2,
    callers: everyone((nth) => as('chen')(saveSearch, { keyword: `港口 ${nth}` })),
    table: 'saved_search',
    refusals: ['savedSearch.tooMany'],
    most: mostSavedSearches,
    count: () => number(sql`select count(*) as count from saved_search where account_id = ${cast.chen.id}`),
  };
}

export async function recordLinks(): Promise<Race> {
  const add = (nth: number) => as('li')(createRecordLink, { note: `授信 ${nth}`, days: 7 });
  for (const nth of times(mostLinks - 2, (at) => at)) await add(nth);
  return {
    room: 2,
    callers: everyone(add),
    table: 'trading_record_link',
    refusals: ['record.tooManyLinks'],
    most: mostLinks,
    count: () => number(sql`select count(*) as count from trading_record_link`),
  };
}

export async function uploads(): Promise<Race> {
  await sql`
    insert into file (id, owner_id, purpose, name, size, type, sha256, key, created_at)
    select gen_random_uuid(), ${cast.chen.id}, 'licence', '照.png', 1, 'image/png', '', 'earlier/' || nth, now()
    from generate_series(1, 299) as nth`;
  const picture = { name: '执照.png', bytes: pixel };
  return {
    room: 1,
    // Calls that have received a body fill a part of the concurrency limit only: more of them would wait in the node.
    callers: everyone(() => as('chen').upload(uploadFile, { purpose: 'licence' }, picture)).slice(0, 40),
    table: 'file',
    refusals: ['file.tooMany'],
    most: 300,
    count: () => number(sql`select count(*) as count from file where owner_id = ${cast.chen.id}`),
  };
}

export async function largeUploads(): Promise<Race> {
  const begin = (fingerprint: string) =>
    as('li')(beginUpload, { purpose: 'delivery', name: '数据.zip', size: 1_000, fingerprint });
  for (const nth of times(18, (at) => at)) await begin(`earlier-${nth}`);
  return {
    room: 2,
    callers: everyone(() => begin(randomUUID())),
    table: 'file_upload',
    refusals: ['file.tooMuch'],
    most: 20,
    count: () => number(sql`select count(*) as count from file_upload where owner_id = ${cast.li.id}`),
  };
}

/** Two of a little less than half the room fit. */
export async function uploadRoom(): Promise<Race> {
  await setLimit('upload_room_seller', 1);
  await sql`delete from file_upload`;
  await sql`update file set claimed_at = now() where claimed_at is null`;
  const begin = () =>
    as('li')(beginUpload, { purpose: 'delivery', name: '数据.zip', size: 400_000, fingerprint: randomUUID() });
  return {
    room: 2,
    callers: everyone(begin),
    table: 'file_upload',
    refusals: ['file.noRoom'],
    most: 2,
    count: () => number(sql`select count(*) as count from file_upload where owner_id = ${cast.li.id}`),
  };
}

/** Two nodes notify at once; there are more matches than one run sends, so that each finds some. */
export async function matchNotices(): Promise<Race> {
  await setLimit('match_notices_daily', 1);
  const product = await listProduct(centre);
  const demand = await aPublished(centre);
  await sql`insert into matched_product (product_id, at) select id, now() from product`;
  await sql`
    with many as (
      insert into demand select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'number', 'many ' || nth))).*
      from demand d, generate_series(1, 1001) as nth where d.id = ${demand} returning id)
    insert into demand_match (demand_id, product_id, owner_id, score, reasons, found_at)
    select id, ${product}, ${cast.wang.id}, 1, '{}', now() from many`;
  return {
    room: 2,
    callers: times(2, () => () => runJob('notify-matches')),
    table: 'notice',
    refusals: [],
    most: 1,
    count: () =>
      number(sql`select count(*) as count from demand_match where owner_id = ${cast.wang.id} and told_at is not null`),
  };
}

/** Two nodes send the day's digests at once; there are more matches than one run takes, so that each finds some. */
export async function supplierDigests(): Promise<Race> {
  const product = await listProduct(centre);
  const demand = await aPublished(centre);
  const count = () =>
    number(sql`select count(*) as count from notice where account_id = ${cast.li.id} and key like 'demand digest %'`);
  await sql`
    with many as (
      insert into demand select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'number', 'digest ' || nth))).*
      from demand d, generate_series(1, 5001) as nth where d.id = ${demand} returning id)
    insert into supplier_match (demand_id, product_id, party_id, score, reasons, found_at)
    select many.id, p.id, p.party_id, 1, '{}', now() from many, product p where p.id = ${product}`;
  return {
    room: 2,
    callers: times(2, () => () => runJob('notify-suppliers')),
    table: 'notice',
    refusals: [],
    most: 1,
    count,
  };
}
