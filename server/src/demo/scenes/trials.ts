// Trials that suppliers of the demo offer, and those that buyers have made: running, used up, over and stopped.
import { randomUUIDv7 } from 'node:crypto';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import { contextOf, type DemoContext, listTraders, traderOf } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { atWork } from '#src/demo/working-time.ts';
import { issueGatewayKey } from '#src/gateway/actions.ts';
import { offerTrial, startTrial, stopTrial } from '#src/trial/actions.ts';

const trialsShape = z.strictObject({
  offers: z.array(z.strictObject({ product: z.string(), calls: z.int(), days: z.int(), path: z.string().optional() })),
  trials: z.array(
    z.strictObject({
      product: z.string(),
      buyer: z.string(),
      daysAgo: z.int(),
      used: z.int(),
      stopped: z.string().optional(),
    }),
  ),
});

export async function plantTrials(context: DemoContext): Promise<void> {
  const { tx, now, providers } = context;
  const { offers, trials } = readData('trials', trialsShape);
  const traders = await listTraders(context);
  const productOf = async (name: string) => {
    const [product] = await tx<{ id: string; seller: string }[]>`
      select p.id, s.name as seller from product p join party s on s.id = p.party_id where p.name = ${name}`;
    if (!product) throw new Error(`The demo has no product ${name}`);
    return product;
  };
  const before = (days: number) => atWork(new Date(now.getTime() - days * dayMs));
  for (const { product: name, calls, days, path } of offers) {
    const { id, seller } = await productOf(name);
    const endpoint = `${providers.publicOrigin}${path ?? `/api/demo/reply/${id}`}`;
    const upstream = {
      endpoint,
      secretPlace: 'header',
      secretName: 'X-Token',
      secret: `AK-${randomUUIDv7()}`,
    } as const;
    await offerTrial({ id, calls, days, ...upstream }, contextOf(context, traderOf(traders, seller).user, before(60)));
  }
  for (const { product: name, buyer, daysAgo, used, stopped } of trials) {
    const { id: productId, seller } = await productOf(name);
    const asBuyer = contextOf(context, traderOf(traders, buyer).user, before(daysAgo));
    const { id } = await startTrial({ id: productId }, asBuyer);
    await issueGatewayKey({ id }, asBuyer);
    await plantCalls(context, id, before(daysAgo), used);
    const asSeller = contextOf(context, traderOf(traders, seller).user, before(daysAgo - 1));
    if (stopped) await stopTrial({ id, reason: stopped }, asSeller);
  }
}

/** So many calls, some each day from the first on. */
async function plantCalls({ tx, now }: DemoContext, accessId: string, from: Date, used: number): Promise<void> {
  const perDay = Math.ceil(used / 3);
  const days = [0, 1, 2].map((day) => ({ day, calls: Math.min(perDay, used - day * perDay) }));
  for (const { day, calls } of days) {
    const hour = new Date(`${chinaDay(new Date(from.getTime() + day * dayMs))}T15:00:00+08:00`);
    if (calls <= 0 || hour < from || hour > now) continue;
    await tx`insert into gateway_usage ${tx({ accessId, hour, calls, msSum: calls * 31, msMax: 120 })}`;
  }
  await tx`update gateway_meter set taken = ${used} where access_id = ${accessId}`;
}
