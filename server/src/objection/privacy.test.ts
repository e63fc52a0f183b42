import { uploadFile } from '@shuji/contract/file/calls';
import { answerObjection, raiseObjection } from '@shuji/contract/objection/calls';
import { decideObjection, listObjectionQueue } from '@shuji/contract/objection/office';
import { closeAccount, listDealings } from '@shuji/contract/privacy/calls';
import { getPublicNotice } from '@shuji/contract/product/notice';
import { expect, test } from 'vitest';
import { gatherCopy } from '#src/privacy/copy.ts';
import { pixel } from '#test/listed-product.ts';
import { attestPerson, person, withPhone } from '#test/person.ts';
import { aRegistered } from '#test/product.ts';
import { world } from '#test/world.ts';
import { objectionRecords } from './resource.ts';

const centre = await world();

test('objector and supplier stay until the decision, and find the objection in the copies of their data', async () => {
  const { as, providers, sql } = centre;
  const who = await withPhone(centre, '13755554444');
  await attestPerson(centre, who);
  const id = await aRegistered(centre);
  const { versionId } = await as('visitor')(getPublicNotice, { id });
  const file = await as(who).upload(uploadFile, { purpose: 'evidence' }, { name: '证明.png', bytes: pixel });
  const statement = '该数据由我本人采集，对方未取得授权。';
  await as(who)(raiseObjection, { id, versionId, ground: 'rights', text: statement, files: [file.id] });
  expect(await as(who)(listDealings, {})).toEqual([{ kind: 'objections', count: 1 }]);
  await expect(as(who)(closeAccount, { password: person.password, agree: true })).rejects.toMatchObject({
    name: 'privacy.stillDealing',
    fields: { objections: expect.stringContaining('1 条') },
  });

  const objection = (await as('zhao')(listObjectionQueue, {})).rows[0]?.id ?? '';
  await as('li')(answerObjection, { id: objection, text: '双方签有授权协议，现予说明。' });
  const copy = JSON.parse(
    (await gatherCopy({ db: sql, vault: providers.vault, now: new Date() }, [objectionRecords], who.accountId)) ?? '{}',
  );
  expect(copy.公示异议).toMatchObject([{ isRaised: true, text: statement, answer: '双方签有授权协议，现予说明。' }]);
  await as('zhao')(decideObjection, { id: objection, decision: 'dismiss', reason: '授权文件齐全，异议缺少依据。' });
  expect(await as(who)(listDealings, {})).toEqual([]);
  await as(who)(closeAccount, { password: person.password, agree: true });
});
