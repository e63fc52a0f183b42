import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/merchant/bank-account';
import { proveByCode, proveByPassword } from '#src/account/proving.ts';
import type { Merchant, PrepareContext, WriteContext } from '#src/http/context.ts';
import { inTwoSteps } from '#src/http/feature.ts';
import { notify } from '#src/notice/actions.ts';
import { keepBankAccount } from './queries-bank.ts';

type Input = Parsed<typeof calls.saveBankAccount>;

/** A session left open must not be enough to send a company's money elsewhere; nor may it go unnoticed. */
export const saveBankAccount = inTwoSteps(
  (proof: Input, context: PrepareContext<Merchant>) => proveByPassword(proof, context),
  async ({ smsCode, number, bank, bankCode }: Input, context: WriteContext<Merchant>): Promise<void> => {
    const { db, actor, now, providers } = context;
    const id = randomUUIDv7();
    const numberSealed = providers.vault.encrypt(number);
    await keepBankAccount(db, { id, partyId: actor.partyId, bank, bankCode, numberSealed, changedAt: now });
    await notify(
      db,
      { partyId: actor.partyId },
      {
        topic: 'account',
        key: `bank account ${id}`,
        title: '您的收款账户已更新',
        text: `此后的货款将结算到${bank}尾号 ${number.slice(-4)} 的账户。如非本人操作，请立即修改密码并联系交易中心`,
        link: '/mycenter/bank',
        isImportant: true,
        now,
      },
    );
    await proveByCode({ smsCode }, 'bank', context);
  },
);
