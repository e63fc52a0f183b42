// A certificate as stored and as logged: the row holds each fact with a salt, the log its commitment alone.

import { randomBytes } from 'node:crypto';
import { canonicalJson } from '@shuji/contract/canonical';
import { type CertificateKind, certificateStates } from '@shuji/contract/certificate/labels';
import {
  commitment,
  commitments,
  type Disclosure,
  type Disclosures,
  type EndedEntry,
  entryHash,
  type IssuedEntry,
  isDisclosure,
  isRecord,
  parseEntry,
  parseJson,
  spellEntry,
} from '@shuji/contract/proof/entry';
import { fieldLabel } from '@shuji/contract/proof/labels';
import { ensure } from '#src/http/refuse.ts';
import type { FoundEntry } from '#src/proof-log/queries.ts';
import { primitives } from '#src/providers/primitives.ts';
import type { CertificateRow } from './queries.ts';
import { sameMoment } from './rules.ts';

const { sha256 } = primitives;

/** 128 bits: what is committed under it cannot be found by trying values. */
export function newSalt(): string {
  return randomBytes(16).toString('hex');
}

export function disclosuresOf(facts: Record<string, Disclosure[1]>): Disclosures {
  return Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, [newSalt(), value]]));
}

export function spellContent(disclosures: Disclosures): string {
  return canonicalJson({ ...disclosures });
}

/** Refused when it can no longer be read: then someone has changed it. */
export function openContent({ content }: Pick<CertificateRow, 'content'>): Disclosures {
  const disclosures = parseContent(content);
  ensure(disclosures, 'certificate.damaged');
  return disclosures;
}

/** Null when it can no longer be read. */
export function parseContent(content: string): Disclosures | null {
  const value = parseJson(content);
  return isRecord(value) && Object.values(value).every(isDisclosure) ? (value as unknown as Disclosures) : null;
}

export function issuedEntry(
  about: { number: string; kind: CertificateKind; issuer: string; issuedAt: Date; validUntil: Date | null },
  disclosures: Disclosures,
): string {
  const { number, kind, issuer, issuedAt, validUntil } = about;
  return spellEntry({
    event: 'issued',
    at: issuedAt.toISOString(),
    number,
    kind,
    issuer,
    validUntil: validUntil?.toISOString() ?? null,
    commitments: commitments(sha256, disclosures),
  });
}

/** `issued` is the entry of the issue, as logged. */
export function endedEntry(
  issued: string,
  { event, at, reason, salt }: { event: EndedEntry['event']; at: Date; reason: string; salt: string },
): string {
  const issue = parseEntry(issued);
  if (!issue) throw new Error('The log holds what is not an entry');
  return spellEntry({
    event,
    at: at.toISOString(),
    number: issue.number,
    kind: issue.kind,
    issued: entryHash(sha256, issued),
    commitments: { reason: commitment(sha256, 'reason', [salt, reason]) },
  });
}

export interface InLog {
  issue: IssuedEntry;
  issued: FoundEntry;
  end: EndedEntry | null;
  ended: FoundEntry | null;
}

/** Reads a certificate's state from the log; null without an issue entry. */
export function inLog(entries: FoundEntry[]): InLog | null {
  const issued = entries.find(({ event }) => event === 'issued');
  const ended = entries.find(({ event }) => event !== 'issued') ?? null;
  const issue = issued && parseEntry(issued.entry);
  const end = ended && parseEntry(ended.entry);
  if (!issued || issue?.event !== 'issued' || end?.event === 'issued') return null;
  return { issue, issued, end, ended };
}

/**
 * Names what in a certificate's row differs from the log, in Chinese words; null when all of it does. Someone with a
 * database console may change a row; the log, which they would have to rewrite whole and sign, gives them away.
 */
export function misfitOf(row: CertificateRow, logged: InLog | null): string | null {
  if (!logged) return '日志中没有它的颁发记录';
  const { issue, issued, end, ended } = logged;
  const storedCommitments = commitmentsOf(row.content);
  const wrong =
    storedCommitments &&
    [...Object.keys(issue.commitments), ...Object.keys(storedCommitments)].find(
      (field) => storedCommitments[field] !== issue.commitments[field],
    );
  if (!storedCommitments || wrong !== undefined)
    return wrong ? `“${fieldLabel(wrong)}”与颁发时的存证不符` : '内容已不成文';
  if (issue.number !== row.number || issue.kind !== row.kind) return '编号或种类与颁发时的存证不符';
  if (!sameMoment(issue.at, row.issuedAt)) return '颁发时间与存证不符';
  if (!sameMoment(issue.validUntil, row.validUntil)) return '有效期与存证不符';
  const state = end?.event ?? 'valid';
  if (state !== row.state) return `状态为“${certificateStates[row.state]}”，而日志记载为“${certificateStates[state]}”`;
  if (!end || !ended) return null;
  const { stateSalt, stateReason, stateAt } = row;
  if (end.issued !== entryHash(sha256, issued.entry) || end.number !== row.number) return '状态记录说的不是它';
  if (!sameMoment(end.at, stateAt)) return '状态时间与存证不符';
  const isReason = end.commitments.reason === commitment(sha256, 'reason', [stateSalt ?? '', stateReason]);
  return isReason ? null : '状态原因与存证不符';
}

function commitmentsOf(content: string): Record<string, string> | null {
  const disclosures = parseContent(content);
  return disclosures && commitments(sha256, disclosures);
}
