// The forms of attestation and merchant entry in words, and which of their fields are personal or files.

import { maskIdNumber, maskPhone } from '@shuji/contract/mask';
import { type PartyKind, partyKind } from '@shuji/contract/merchant/labels/attestation';

export const personalFields = ['idNumber', 'contactPhone'] as const;
export const attestationFiles = { licence: 'licence', authority: 'authority' } as const;
export const merchantFiles = { qualifications: 'qualification' } as const;

export function attestationNote(kind: PartyKind): string {
  return `${partyKind[kind]}认证`;
}

/** A personal value as a reviewer sees it. */
export function maskField(field: string, value: string): string {
  return field === 'contactPhone' ? maskPhone(value) : maskIdNumber(value);
}

/** Why an account may not enter as a merchant; empty when it may. */
export function entryObstacle(party: { kind: PartyKind; isFrozen: boolean } | null): string {
  if (!party) return '请先完成企业身份认证，通过后再申请数商入驻。';
  if (party.kind === 'person') return '数商入驻面向企业开放，您的账号已完成个人认证。';
  if (party.isFrozen) return '您的认证主体已被冻结，请联系交易中心。';
  return '';
}
