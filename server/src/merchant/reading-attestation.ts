// Reads attestation: for its owner, and for the reviewer as a table with the centre's own findings.
import { maskIdNumber } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/merchant/attestation';
import type { PartyKind } from '@shuji/contract/merchant/labels/attestation';
import { attestationLabels, personForm } from '@shuji/contract/merchant/schema/attestation';
import { findOwnAccount } from '#src/account/queries.ts';
import { type Application, findApplication, findLatest } from '#src/application/queries.ts';
import { detailOf, getQueue, openContent, progressOf } from '#src/application/reading.ts';
import { type Content, isSealed } from '#src/application/rules.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { RealNameResult } from '#src/providers/identity/realname.ts';
import { regionName } from '#src/site/regions.ts';
import { identityFinding } from './owner.ts';
import { findPartyOfAccount, isCreditCodeTaken } from './queries.ts';
import { attestationFiles, maskField } from './rules.ts';

export const getOwnAttestation: Handler<typeof calls.getOwnAttestation> = async (_, context) => {
  const { db, actor, providers } = context;
  const latest = await findLatest(db, 'attestation', actor.id);
  const party = await findPartyOfAccount(db, actor.id);
  const [progress] = await progressOf(db, latest ? [latest] : []);
  const content = latest && (await openContent(latest.content, attestationFiles, context));
  const account = await findOwnAccount(db, actor.id);
  return {
    phone: account ? providers.vault.decrypt(account.phoneSealed) : '',
    application: progress && latest ? { ...progress, content: { ...content, ...contentLabels(latest.content) } } : null,
    party: party && {
      kind: party.kind,
      name: party.name,
      number: party.creditCode ?? maskIdNumber(providers.vault.decrypt(party.idNumberSealed as string)),
      attestedAt: party.attestedAt,
      isFrozen: party.isFrozen,
    },
  };
};

function contentLabels({ kind, region }: Content) {
  return { kind: kind as PartyKind, regionName: typeof region === 'string' ? regionName(region) : null };
}

export const listAttestationQueue: Handler<typeof calls.listAttestationQueue> = (filter, context) =>
  getQueue(context.db, 'attestation', filter, context);

export const readAttestationSheet: ReadHandler<typeof calls.readAttestationSheet> = async ({ id }, context) => {
  const { db, providers } = context;
  const application = await findApplication(db, 'attestation', id);
  ensure(application?.submittedAt, 'door.notFound');
  const say = (field: string, value: unknown): string => {
    if (isSealed(value)) return maskField(field, providers.vault.decrypt(value.sealed));
    if (field === 'region' && typeof value === 'string') return regionName(value);
    if (value === true) return '已单独同意';
    return typeof value === 'string' ? value : '';
  };
  const labels = attestationLabels[application.content.kind as PartyKind];
  const found = await findings(application, context);
  const form = { subject: 'attestation' as const, labels, files: attestationFiles, say };
  return detailOf(application, form, [...found, await identityFinding(db, application.accountId)], context);
};

async function findings({ content, accountId }: Application, { db, providers }: ReadContext<Operator>) {
  const { vault, realName } = providers;
  const text = (field: string) => (typeof content[field] === 'string' ? content[field] : '');
  if (content.kind === 'person') {
    const number = isSealed(content.idNumber) ? vault.decrypt(content.idNumber.sealed) : '';
    const digits = personForm.shape.idNumber.safeParse(number).success;
    const checked = await realName.person(text('name'), number);
    return [finding('号码校验', digits, '身份证号码校验位正确', '身份证号码校验位不正确'), answer(checked)];
  }
  const taken = await isCreditCodeTaken(db, text('creditCode'), accountId);
  const checked = await realName.organisation(text('name'), text('creditCode'), text('legalPerson'));
  return [
    finding('主体唯一', !taken, '该信用代码尚未被其他账号认证', '该信用代码已被其他账号认证，无法通过'),
    answer(checked),
  ];
}

function finding(label: string, isGood: boolean, good: string, bad: string) {
  return { label, text: isGood ? good : bad, isGood };
}

function answer({ agrees, how }: RealNameResult) {
  return { label: '实名核验', text: agrees === false ? `不一致：${how}` : how, isGood: agrees };
}
