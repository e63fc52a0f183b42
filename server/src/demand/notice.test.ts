import { addDemand, closeDemand, concludeDemand, giveDemandBack, takeDemand } from '@shuji/contract/demand/calls';
import { reviewDemand, takeDemandDown } from '@shuji/contract/demand/office';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { demandForm, inDays } from '#test/demand-form.ts';
import { noticesOf } from '#test/notices.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as } = centre;
const hear = async () => ({ wang: await noticesOf(centre, 'wang'), li: await noticesOf(centre, 'li') });

async function published(): Promise<string> {
  const { id } = await as('wang')(addDemand, demandForm());
  await as('zhao')(reviewDemand, { id, decision: 'approve' });
  return id;
}

test('owner and taker each get a message about the step of the other', async () => {
  await hear();
  const id = await published();
  expect(await hear()).toEqual({ wang: ['已审核通过并发布'], li: [] });
  await as('li')(takeDemand, { id });
  expect(await hear()).toEqual({ wang: ['已有供方接单'], li: [] });
  await as('li')(giveDemandBack, { id, reason: '产能不足，无法按期交付' });
  expect(await hear()).toEqual({ wang: ['被接单方退回，已重新公开'], li: [] });
  await as('li')(takeDemand, { id });
  await as('wang')(concludeDemand, { id });
  expect(await hear()).toEqual({ wang: ['已有供方接单'], li: ['已由需求方确认成交'] });
});

test('the taker gets a message when the demand is closed', async () => {
  for (const end of ['owner', 'office'] as const) {
    const id = await published();
    await as('li')(takeDemand, { id });
    await hear();
    if (end === 'owner') await as('wang')(closeDemand, { id, reason: '项目取消，不再需要' });
    else await as('zhao')(takeDemandDown, { id, reason: '内容涉嫌违规，予以下架' });
    expect(await hear()).toEqual(
      end === 'owner'
        ? { wang: [], li: ['已由需求方关闭'] }
        : { wang: ['已被交易中心下架关闭'], li: ['已被交易中心下架关闭'] },
    );
  }
});

test('a demand returned after its last day is not reported open again', async () => {
  const { id } = await as('wang')(addDemand, demandForm({ deadline: inDays(3) }));
  await as('zhao')(reviewDemand, { id, decision: 'approve' });
  await as('li')(takeDemand, { id });
  await hear();
  centre.providers.setClock(new Date(Date.now() + 5 * dayMs));
  await as('li')(giveDemandBack, { id, reason: '产能不足，无法按期交付' });
  expect(await hear()).toEqual({ wang: ['被接单方退回；截止日期已过，不再公开，将自动关闭'], li: [] });
  await centre.runJob('close-overdue-demands');
  expect(await hear()).toEqual({ wang: ['已过截止日期，自动关闭'], li: [] });
  centre.providers.setClock(null);
});

test('the owner gets a message about the office’s decisions and the expiry; a refused step sends none', async () => {
  const { id } = await as('wang')(addDemand, demandForm({ deadline: inDays(3) }));
  await as('zhao')(reviewDemand, { id, decision: 'correction', reason: '请写明期望的字段' });
  expect(await hear()).toEqual({ wang: ['需要补正'], li: [] });
  await expect(as('zhao')(reviewDemand, { id, decision: 'approve' })).rejects.toMatchObject({ name: 'demand.moved' });
  await expect(as('li')(takeDemand, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  expect(await hear()).toEqual({ wang: [], li: [] });
  centre.providers.setClock(new Date(Date.now() + 5 * dayMs));
  await centre.runJob('close-overdue-demands');
  await centre.runJob('close-overdue-demands');
  centre.providers.setClock(null);
  expect(await hear()).toEqual({ wang: ['已过截止日期，自动关闭'], li: [] });
});
