// Changes of phone that wait for a reviewer: one by the account itself with papers, one filed at the counter.
import { maskPhone } from '@shuji/contract/mask';
import { saveOnlyApplication, submitApplication } from '#src/application/actions.ts';
import { sealFields } from '#src/application/content.ts';
import { reviewer } from '#src/demo/cast.ts';
import { plantPicture } from '#src/demo/files.ts';
import { contextOf, type DemoContext, hourMs, listTraders, traderOf } from '#src/demo/play.ts';
import { atWork } from '#src/demo/working-time.ts';
import { findParty } from '#src/merchant/queries.ts';
import { filePhone } from '#src/phone/actions.ts';

export async function plantPhoneChanges(context: DemoContext): Promise<void> {
  const { tx, now, providers } = context;
  const traders = await listTraders(context);
  const { user, name } = traderOf(traders, 'jinkang');
  const at = atWork(new Date(now.getTime() - 5 * hourMs));
  const upload = { ownerId: user.id, purpose: 'proof', name: '情况说明.webp' } as const;
  const materials = [await plantPicture(context, upload, 'papers/jinkang/statement.webp')];
  const reason = '经办人离职，原手机号已停机，现由新经办人办理；附加盖公章的情况说明。';
  const phone = '13900004312';
  const { id } = await saveOnlyApplication(tx, 'phone', {
    actor: user,
    now: at,
    content: sealFields(providers.vault, { phone, reason, materials }, ['phone']),
    partyId: user.partyId,
    organisation: (await findParty(tx, user.partyId))?.creditCode ?? null,
    title: name,
    note: `改绑到 ${maskPhone(phone)}`,
  });
  await submitApplication(tx, 'phone', id, user, at);

  const filed = {
    id: traderOf(traders, 'dingxin').user.id,
    phone: '13900005127',
    reason: '法定代表人持身份证原件与营业执照副本到场，与认证资料一致，复印件已留存。',
  };
  await filePhone(filed, contextOf(context, reviewer('wu'), atWork(new Date(now.getTime() - 2 * hourMs))));
}
