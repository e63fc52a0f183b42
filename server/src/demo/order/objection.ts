// Objections to what stands in the demo's public notice: one decided, one answered and still open.

import { plantDrawing } from '#src/demo/artwork/image.ts';
import { drawEvidence } from '#src/demo/artwork/papers.ts';
import { cast, reviewer } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/fill.ts';
import { contextOf } from '#src/demo/product.ts';
import type { Attested } from '#src/http/context.ts';
import { answerObjection, decideObjection, raiseObjection } from '#src/objection/actions.ts';
import { listReceived } from '#src/objection/queries.ts';

const hourMs = 3_600_000;

interface Noticed {
  id: string;
  versionId: string;
  accountId: string;
  partyId: string;
}

interface Quarrel {
  product: string;
  ground: 'rights' | 'untrue';
  text: string;
  answer: string;
  hoursAgo: number;
  dismissed?: string;
}

const quarrels: Quarrel[] = [
  {
    product: '危化品船舶动态监测数据集',
    ground: 'untrue',
    text: '登记的更新频率与实际推送不符，请核实近三个月的推送记录。',
    answer: '更新频率指观测频率，推送记录与登记一致，近三个月的推送日志可供核对。',
    hoursAgo: 20,
    dismissed: '经核对推送日志，登记内容与实际一致，异议缺少依据。',
  },
  {
    product: '设施大棚用能与产出数据集',
    ground: 'rights',
    text: '其中部分大棚的用能读数由我公司安装的表计采集，合同约定未经同意不得登记。',
    answer: '涉及贵公司表计的读数已在登记前剔除，清单可以提交中心核对。',
    hoursAgo: 12,
  },
];

/** 王 objects, the suppliers answer, 赵 has decided one of them. */
export async function plantObjections(context: DemoContext): Promise<void> {
  const objector = await personOf(context, cast.wang.id);
  for (const { product, ground, text, answer, hoursAgo, dismissed } of quarrels) {
    const noticed = await findNoticed(context, product);
    const ago = (hours: number) => new Date(context.now.getTime() - (hoursAgo - hours) * hourMs);
    const drawing = { ownerId: cast.wang.id, purpose: 'evidence', name: '采集合同.webp' } as const;
    const files = [await plantDrawing(context, drawing, drawEvidence('海联供应链管理有限公司'))];
    const { id, versionId } = noticed;
    await raiseObjection({ id, versionId, ground, text, files }, contextOf(context, objector, ago(0)));
    const { rows } = await listReceived(context.tx, noticed.partyId, { pageNum: 1, pageSize: 1 });
    const objection = rows[0]?.id ?? '';
    const supplier = await personOf(context, noticed.accountId);
    await answerObjection({ id: objection, text: answer, files: [] }, contextOf(context, supplier, ago(4)));
    if (!dismissed) continue;
    const decision = { id: objection, decision: 'dismiss', reason: dismissed } as const;
    await decideObjection(decision, contextOf(context, reviewer(), ago(9)));
  }
}

async function findNoticed({ tx }: DemoContext, name: string): Promise<Noticed> {
  const [row] = await tx<Noticed[]>`
    select p.id, v.id as version_id, party.account_id, party.id as party_id
    from product p join product_version v on v.product_id = p.id join party on party.id = p.party_id
    where v.status = 'notice' and v.content->>'name' = ${name}`;
  if (!row) throw new Error(`The demo has no ${name} in public notice`);
  return row;
}

async function personOf({ tx }: DemoContext, accountId: string): Promise<Attested> {
  const [party] = await tx<{ id: string }[]>`select id from party where account_id = ${accountId}`;
  if (!party) throw new Error('The demo has a party for whoever objects and answers');
  return {
    kind: 'user',
    id: accountId,
    attested: true,
    partyId: party.id,
    merchantId: null,
    isBuyer: false,
    isSeller: false,
    sessionId: accountId,
  };
}
