// Objections to what stands in public notice and complaints to the centre, at each stage of their handling.
import { randomUUIDv7 } from 'node:crypto';
import { complaintKindNames, steps } from '@shuji/contract/complaint/labels';
import { z } from 'zod';
import { insertComplaint, moveComplaint } from '#src/complaint/queries.ts';
import { codeText, moves } from '#src/complaint/rules.ts';
import { readableNumber } from '#src/db/number.ts';
import { cast, reviewer } from '#src/demo/cast.ts';
import { plantPicture } from '#src/demo/files.ts';
import { contextOf, type DemoContext, hourMs, listTraders, traderOf } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { aroundTheClock, atWork } from '#src/demo/working-time.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { answerObjection, decideObjection, raiseObjection } from '#src/objection/actions.ts';
import { listReceived } from '#src/objection/queries.ts';

const objectionsShape = z.array(
  z.strictObject({
    product: z.string(),
    ground: z.enum(['rights', 'untrue']),
    text: z.string(),
    answer: z.string(),
    hoursAgo: z.number(),
    /** The reason with which it was dismissed; open when left out. */
    dismissed: z.string().optional(),
  }),
);

/** 王 objects, the suppliers answer, 赵 has decided one of them. */
export async function plantObjections(context: DemoContext): Promise<void> {
  const traders = await listTraders(context);
  const { key, user: objector } = traderOf(traders, 'hailian');
  for (const { product, ground, text, answer, hoursAgo, dismissed } of readData('objections', objectionsShape)) {
    const { supplierName, noticedAt, ...noticed } = await findNoticed(context, product);
    const supplier = traderOf(traders, supplierName).user;
    const began = Math.max(context.now.getTime() - hoursAgo * hourMs, aroundTheClock(new Date(noticedAt)).getTime());
    // With little time the hours move closer together, so that nothing happens in the future.
    const hour = Math.min(hourMs, (context.now.getTime() - began) / 12);
    const after = (hours: number) => atWork(new Date(began + hours * hour));
    const upload = { ownerId: objector.id, purpose: 'evidence', name: '采集合同.webp' } as const;
    const files = [await plantPicture(context, upload, `papers/${key}/evidence.webp`)];
    await raiseObjection({ ...noticed, ground, text, files }, contextOf(context, objector, after(1)));
    const { rows } = await listReceived(context.tx, supplier.partyId, { pageNum: 1, pageSize: 1 });
    const id = rows[0]?.id ?? '';
    await answerObjection({ id, text: answer, files: [] }, contextOf(context, supplier, after(5)));
    if (!dismissed) continue;
    await decideObjection({ id, decision: 'dismiss', reason: dismissed }, contextOf(context, reviewer(), after(10)));
  }
}

async function findNoticed({ tx }: DemoContext, name: string) {
  const [row] = await tx<{ id: string; versionId: string; supplierName: string; noticedAt: string }[]>`
    select p.id, v.id as version_id, party.name as supplier_name,
      v.notice_from as noticed_at
    from product p join product_version v on v.product_id = p.id join party on party.id = p.party_id
    where v.status = 'notice' and v.content->>'name' = ${name}`;
  if (!row) throw new Error(`The demo has no ${name} in public notice`);
  return row;
}

const complaintShape = z.strictObject({
  kind: z.enum(complaintKindNames),
  title: z.string(),
  text: z.string(),
  /** Whose account; a visitor's otherwise. */
  by: z.enum(['li', 'wang', 'chen']).optional(),
  name: z.string(),
  hoursAgo: z.number(),
  steps: z.array(z.strictObject({ step: z.enum(steps).exclude(['file']), hoursLater: z.number(), text: z.string() })),
});

/** Complaints at each stage of their handling. */
export async function plantComplaints(context: DemoContext): Promise<void> {
  for (const complaint of readData('complaints', z.array(complaintShape))) await plantComplaint(context, complaint);
}

async function plantComplaint(
  { tx, providers, now }: DemoContext,
  filed: z.output<typeof complaintShape>,
): Promise<void> {
  const { vault } = providers;
  const moment = (later: number) => atWork(new Date(now.getTime() - (filed.hoursAgo - later) * hourMs));
  const filedAt = moment(0);
  const number = readableNumber('TS', filedAt);
  const id = randomUUIDv7();
  const sender = filed.by && cast[filed.by];
  const row = {
    id,
    number,
    kind: filed.kind,
    title: filed.title,
    textSealed: vault.encrypt(filed.text),
    nameSealed: vault.encrypt(filed.name),
    phoneSealed: vault.encrypt(sender ? sender.phone : '13900000000'),
    files: [],
    accountId: sender ? sender.id : null,
    // This one sends no message.
    codeBlind: sender ? null : vault.blind(codeText(number, randomUUIDv7())),
  };
  await insertComplaint(tx, row, filedAt);
  await insertEvent(tx, 'complaint_event', { complaintId: id, step: 'file', side: 'sender', at: filedAt });
  for (const { step, hoursLater, text } of filed.steps) {
    const at = moment(hoursLater);
    const { from, to } = moves[step];
    await moveComplaint(tx, id, { from, to: to[0], now: at }, { isSatisfied: step === 'close' || null });
    const by =
      step === 'close'
        ? { side: 'sender' }
        : { side: 'office', operatorId: cast.zhao.id, operatorName: cast.zhao.name };
    const event = { complaintId: id, step, textSealed: text ? vault.encrypt(text) : null, at, ...by };
    await insertEvent(tx, 'complaint_event', event);
  }
}
