// Seeds of the fuzz besides the matrix: whole forms, ids of existing subjects, and small files.
import type { Pool } from '../../server/src/db/open.ts';
import { demandForm } from '../../server/test/demand-form.ts';
import type { People } from '../../server/test/matrix/people.ts';
import { idNumber } from '../../server/test/matrix/plant-applications.ts';
import type { Subjects } from '../../server/test/matrix/subjects.ts';
import { aFile, aForm } from '../../server/test/product.ts';
import type { World } from '../../server/test/world.ts';
import type { Seed } from './operations.ts';

const sentence = '页面上的联系电话无人接听，请核实后尽快更正，谢谢。';

/** Forms with every field in them, by the call that takes them. */
export async function fullForms({ as }: World, { tokens, as: playing }: People): Promise<Record<string, Seed[]>> {
  const sourceStatement = await aFile(as('li'));
  const proof = await aFile(playing('buyer'), 'proof');
  const by = (player: keyof People['tokens'], input: Record<string, unknown>): Seed => ({
    input,
    token: tokens[player],
  });
  const merchant = {
    kinds: ['supplier'],
    industries: ['transport'],
    introduction: sentence,
    website: 'https://a.example/',
  };
  return {
    saveProduct: [
      by('seller', { ...aForm({ sourceStatement }) }),
      by('seller', {
        ...aForm({ sourceStatement, productType: 'api', priceMode: 'negotiable', tiers: [] }),
        limits: { purpose: '仅限企业内部分析', period: '一年', region: '中国境内', onward: 'forbidden' },
        useCases: [{ title: '运力调度', text: sentence }],
      }),
    ],
    addDemand: [
      by('buyer', { ...demandForm() }),
      by('buyer', { ...demandForm({ budgetMode: 'negotiable' }), submit: false }),
    ],
    applyAttestation: [
      by('registered', { kind: 'person', name: '陈晨', idNumber, consentId: true, submit: true }),
      by('seller', { change: true, kind: 'organisation', address: '滨海大道一号', email: 'a@b.example', submit: true }),
    ],
    applyMerchant: [by('attested', { ...merchant, submit: true }), by('seller', { change: true, ...merchant })],
    applyPermit: [by('attested', { roles: ['buyer', 'seller'], reason: sentence, consent: true, submit: true })],
    saveExperience: [
      by('buyer', {
        role: 'buyer',
        productName: '城市空气质量小时数据',
        counterparty: '海联供应链管理有限公司',
        amount: 12_000_000,
        dealtOn: '2025-06-30',
        summary: sentence,
        proofs: [proof],
      }),
    ],
    fileComplaint: [
      by('visitor', { kind: 'complaint', title: '电话无人接听', text: sentence, contact: '13600000000' }),
      by('registered', { kind: 'complaint', title: '电话无人接听', text: sentence }),
    ],
    createNews: [
      by('editor', { title: '数据要素市场观察', kind: 'industry', summary: sentence, body: `<p>${sentence}</p>` }),
    ],
    createPartner: [
      by('editor', { name: '滨海科技', kind: 'technology', introduction: sentence, url: 'https://a.example/' }),
    ],
    listProducts: [by('visitor', { keyword: '港口', industry: 'transport', sort: 'newest', pageNum: 1, pageSize: 12 })],
    listDemands: [by('visitor', { keyword: '充电桩', pageNum: 1, pageSize: 12 })],
  };
}

/** Ids of a few rows of every table, and of all that the matrix planted. */
export async function idsIn(sql: Pool, subjects: Subjects): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'id' and c.data_type = 'uuid'
    order by 1`;
  const found = [...subjects.private()].map(({ id }) => id);
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ id: string }[]>(`select id::text from "${name}" order by id limit 6`);
    found.push(...rows.map(({ id }) => id));
  }
  return [...new Set(found)];
}

export const fileContents = [
  'a,b\n1,2\n',
  '[{"a":1}]',
  '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="__hit(1)"/>',
  '<!doctype html><script>__hit(1)</script>',
  'PK\u0003\u0004',
  'PAR1 nothing PAR1',
  'GIF89a',
  '',
  '\u0000'.repeat(64),
  `${'a,'.repeat(20_000)}\n`,
];
