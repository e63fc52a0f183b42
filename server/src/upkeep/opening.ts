// What a new centre has to do before it opens; each line is computed from what the centre is now.
import { type LegalText, legalTexts } from '@shuji/contract/document/labels';
import type { OperatorRoleName } from '@shuji/contract/operator/labels';
import { dayMs } from '@shuji/contract/time';
import { firstTitle, type OpeningName } from '@shuji/contract/upkeep/labels/opening';
import type { OpeningLine } from '@shuji/contract/upkeep/schema';
import type { Db } from '#src/db/open.ts';
import { listLegalTexts } from '#src/document/queries-office.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { countStaff } from '#src/operator/queries.ts';
import type { Providers } from '#src/providers/providers.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { newestBackup } from './queries.ts';

/** Empty once everything is done, and in the demo, which is no centre that opens. */
export async function listOpening(_: object, { db, now, providers }: ReadContext<Operator>): Promise<OpeningLine[]> {
  if (providers.isDemo) return [];
  const lines = [
    ...(await textLines(db)),
    ...(await centreLines(db)),
    ...machineLines(providers),
    await backup(db, now),
  ];
  return lines.some(({ isDone }) => !isDone) ? lines : [];
}

async function textLines(db: Db): Promise<OpeningLine[]> {
  const texts = await listLegalTexts(db);
  return (Object.keys(legalTexts) as LegalText[]).map((anchor) => {
    const text = texts.find((one) => one.anchor === anchor);
    return line(anchor, text?.isPublished ?? false, { subject: text?.id ?? null });
  });
}

async function centreLines(db: Db): Promise<OpeningLine[]> {
  const value = (key: string) => getSettingValue(db, key);
  const isFilled = async (...keys: string[]) => (await Promise.all(keys.map(value))).every((one) => one !== '');
  const staff = await countStaff(db);
  const least = (name: OpeningName, role: OperatorRoleName, count: number) =>
    line(name, staff[role] >= count, { found: `现有 ${staff[role]} 名` });
  return [
    line('title', !['', firstTitle].includes(await value('web_title'))),
    line('contact', await isFilled('link_phone', 'link_email', 'link_address')),
    line('filing', await isFilled('web_icp')),
    line('account', await isFilled('pay_account_name', 'pay_bank', 'pay_account_number')),
    least('admins', 'admin', 2),
    least('reviewers', 'reviewer', 2),
    least('finances', 'finance', 2),
    least('editors', 'editor', 1),
    least('auditors', 'auditor', 1),
  ];
}

function machineLines({ configured }: Pick<Providers, 'configured'>): OpeningLine[] {
  return [line('encryption', configured.encryption), line('signing', configured.signing), line('sms', configured.sms)];
}

const freshDays = 2;

async function backup(db: Db, now: Date): Promise<OpeningLine> {
  const at = await newestBackup(db);
  return line('backup', at !== null && now.getTime() - Date.parse(at) < freshDays * dayMs);
}

function line(
  name: OpeningName,
  isDone: boolean,
  { subject = null, found = '' }: { subject?: string | null; found?: string } = {},
): OpeningLine {
  return { name, isDone, subject, found };
}
