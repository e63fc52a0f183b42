// A product in public notice and an objection to it.
import { uploadFile } from '@shuji/contract/file/calls';
import { raiseObjection } from '@shuji/contract/objection/calls';
import { listObjectionQueue } from '@shuji/contract/objection/office';
import { getPublicNotice } from '@shuji/contract/product/notice';
import { pixel } from '#test/listed-product.ts';
import { aSubmitted } from '#test/product.ts';
import type { World } from '#test/world.ts';
import { contactOf, type People } from './people.ts';
import { played } from './plant-market.ts';
import type { Subjects } from './subjects.ts';

export async function plantObjection(world: World, people: People, subjects: Subjects): Promise<void> {
  const id = await aSubmitted(played(world, people, 'seller', 'buyer'), { contact: contactOf('seller') });
  // This centre needs no public notice, and the process caches settings.
  await world.sql`
    update product_version set status = 'notice', notice_from = now(), notice_until = now() + interval '3 days'
    where product_id = ${id}`;
  subjects.add('noticedProduct', { everyone: id, hidden: subjects.any('draftProduct') });
  const { versionId } = await world.as('visitor')(getPublicNotice, { id });
  subjects.facts[id] = { versionId };
  const buyer = people.as('buyer');
  const evidence = await buyer.upload(uploadFile, { purpose: 'evidence' }, { name: '证明.png', bytes: pixel });
  const text = '该数据由我公司采集，对方未取得授权。';
  await buyer(raiseObjection, { id, versionId, ground: 'rights', text, files: [evidence.id] });
  const { rows } = await world.as('zhao')(listObjectionQueue, {});
  const raised = rows[0]?.id ?? '';
  subjects.add('objection', { everyone: raised });
  subjects.add('ownNoticedProduct', { of: { seller: id } });
  subjects.add('receivedObjection', { of: { seller: raised } });
}
