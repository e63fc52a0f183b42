import { applyAttestation } from '@shuji/contract/merchant/attestation';
import { templates } from '@shuji/contract/merchant/labels/template';
import { downloadTemplate } from '@shuji/contract/merchant/template';
import { expect, test } from 'vitest';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';
import { type Known, templateText } from './template.ts';

const { as, sql } = await world();

test('each template is a PDF, for who has written nothing yet too', async () => {
  const who = await newcomer(sql);
  for (const template of Object.keys(templates) as (keyof typeof templates)[]) {
    const { body, headers } = await as(who).file(downloadTemplate, { template });
    expect(headers['content-disposition']).toContain(encodeURIComponent(`${templates[template]}.pdf`));
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  }
  await as(who)(applyAttestation, { kind: 'organisation', name: '晨光数据服务有限公司' });
  const { body } = await as(who).file(downloadTemplate, { template: 'authority' });
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
});

test('what is known stands in the text, and a line to write on where nothing is', () => {
  const known: Known = {
    centre: '滨海数据交易中心',
    name: '晨光数据服务有限公司',
    creditCode: '91990116MAB5PQ5P70',
    legalPerson: '',
    agent: '陈晨',
    product: '',
  };
  const wordsOf = (template: keyof typeof templates) =>
    templateText[template](known).map((block) => ('text' in block ? block.text : ''));
  expect(wordsOf('authority')[1]).toContain(
    '晨光数据服务有限公司（统一社会信用代码：91990116MAB5PQ5P70，法定代表人：____',
  );
  expect(wordsOf('sourceStatement')[1]).toMatch(/“_+”的数据来源说明/);
});
