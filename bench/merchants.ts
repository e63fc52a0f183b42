// The merchants of the generated listings; their ids give their place in the row.
import type { Tx } from '../server/src/db/open.ts';

export interface Offering {
  partyId: string;
  merchantId: string;
}

const kinds = { account: 1, proof: 2, entry: 3, party: 4, merchant: 5 } as const;

function idOf(kind: keyof typeof kinds, index: number): string {
  return `019f0000-0000-7000-800${kinds[kind]}-${String(index).padStart(12, '0')}`;
}

export function offeringOf(index: number): Offering {
  return { partyId: idOf('party', index), merchantId: idOf('merchant', index) };
}

export async function plantMerchants(tx: Tx, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await plantMerchant(tx, index);
}

async function plantMerchant(tx: Tx, index: number): Promise<void> {
  const account = idOf('account', index);
  const { partyId, merchantId } = offeringOf(index);
  const serial = String(index).padStart(4, '0');
  const name = `${towns[index % towns.length]}${trades[Math.floor(index / towns.length) % trades.length]}数据有限公司`;
  await tx`
    insert into account (id, phone_sealed, phone_blind, password_hash, type)
    values (${account}, '', ${`bench-${serial}`}, '', 2)`;
  await plantApplication(tx, idOf('proof', index), { account, subject: 'attestation', partyId: null, name });
  await tx`
    insert into party (id, account_id, attestation_id, kind, name, credit_code, attested_at)
    values (${partyId}, ${account}, ${idOf('proof', index)}, 'organisation', ${name}, ${`91990100MB5K00${serial}`}, now())`;
  await plantApplication(tx, idOf('entry', index), { account, subject: 'merchant', partyId, name });
  await tx`
    insert into merchant (id, party_id, application_id, kinds, industries, introduction, since)
    values (${merchantId}, ${partyId}, ${idOf('entry', index)}, ${['supplier']}, ${[]}::text[], ${`${name}从事数据产品的采集与加工。`}, now())`;
}

async function plantApplication(
  tx: Tx,
  id: string,
  about: { account: string; subject: string; partyId: string | null; name: string },
): Promise<void> {
  await tx`
    insert into application (id, subject, account_id, party_id, title, status, content, submitted_at, decided_at, created_at, updated_at)
    values (${id}, ${about.subject}, ${about.account}, ${about.partyId}, ${about.name}, 'approved', '{}', now(), now(), now(), now())`;
}

const towns =
  '滨海 东港 西江 南屏 北辰 云溪 青州 长宁 永安 新城 临海 平原 江北 海陵 石桥 松山 龙泉 凤台 银川路 金水'.split(' ');
const trades = '数科 智联 信息 时空 云图 能源 交通 农信 健康 商服 环境 金融'.split(' ');
