// A company's way into the market, step by step through the nouns' own actions, at moments of the past.
import { consentVersion } from '@shuji/contract/merchant/labels/attestation';
import { permitRoles } from '@shuji/contract/permit/labels';
import { z } from 'zod';
import {
  decideApplication,
  saveApplication,
  saveOnlyApplication,
  submitApplication,
} from '#src/application/actions.ts';
import { sealFields } from '#src/application/content.ts';
import { type Application, findLatest, type Heading, type Subject } from '#src/application/queries.ts';
import type { Content } from '#src/application/rules.ts';
import type { Tx } from '#src/db/open.ts';
import { readData } from '#src/demo/read.ts';
import { atWork } from '#src/demo/working-time.ts';
import type { Operator, User } from '#src/http/context.ts';
import { admitMerchant } from '#src/merchant/actions.ts';
import { admitParty } from '#src/merchant/actions-attestation.ts';
import { attestationNote, personalFields } from '#src/merchant/rules.ts';
import { grantRoles } from '#src/permit/actions.ts';
import { rolesInWords } from '#src/permit/rules.ts';
import type { Vault } from '#src/providers/vault.ts';

const stages = ['joining', 'attesting', 'attested', 'entering', 'merchant', 'asking', 'trading'] as const;

/** The last stage that a company has reached; `joining` has handed in all three applications on one sheet. */
export type Stage = (typeof stages)[number];

const companyShape = z.strictObject({
  /** Names the company in the other data of the demo. */
  key: z.string(),
  /** The person of the cast that acts for it. */
  cast: z.enum(['li', 'wang']).optional(),
  name: z.string(),
  creditCode: z.string(),
  legalPerson: z.string(),
  region: z.string(),
  address: z.string(),
  agent: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Null when it only buys. */
  entry: z
    .strictObject({
      kinds: z.array(z.string()),
      industries: z.array(z.string()),
      introduction: z.string(),
      website: z.string(),
    })
    .nullable(),
  roles: z.array(z.enum(permitRoles)),
  reason: z.string(),
  stage: z.enum(stages),
  /** Opinions by field with which its attestation came back. */
  returned: z.record(z.string(), z.string()).optional(),
});

export type Company = z.output<typeof companyShape>;

/** All invented: their credit codes have right check characters but no existing region. */
export const companies = readData('companies', z.array(companyShape));

/** The companies that 李 and 王 of the cast act for. */
export const castCompanies = { li: companyOf('li'), wang: companyOf('wang') };

function companyOf(person: Company['cast']): Company {
  const found = companies.find((company) => company.cast === person);
  if (!found) throw new Error(`The demo has no company of ${person}`);
  return found;
}

/** Uploaded files of the forms, by field. */
export interface CompanyFiles {
  licence?: string;
  authority?: string;
  qualifications?: string[];
}

export interface Planting {
  tx: Tx;
  vault: Vault;
  reviewer: Operator;
  /** When the company signed up; its steps follow, some hours apart. */
  began: Date;
}

interface Applying {
  subject: Subject;
  accountId: string;
  heading: Heading;
  content: Content;
  /** Hours after the company signed up. */
  hour: number;
  isDecided: boolean;
}

/** Takes a company as far as its stage; returns its party, or null before that. */
export async function plantCompany(
  planting: Planting,
  accountId: string,
  company: Company,
  files: CompanyFiles = {},
): Promise<string | null> {
  const { tx, vault } = planting;
  const has = (stage: Stage) => stages.indexOf(company.stage) >= stages.indexOf(stage);
  const { name, creditCode, entry, roles, reason } = company;
  const about = { partyId: null, organisation: creditCode, title: name };
  const proof = await apply(planting, {
    subject: 'attestation',
    accountId,
    heading: { ...about, note: attestationNote('organisation') },
    content: sealFields(vault, attestationOf(company, files), personalFields),
    hour: 2,
    isDecided: has('attested'),
  });
  if (!proof) {
    if (company.stage === 'joining') await handInTogether(planting, accountId, company, files);
    if (company.returned) await sendBack(planting, accountId, company.returned);
    return null;
  }
  const partyId = await admitParty(tx, proof, at(planting, 26));
  if (has('entering') && entry) {
    const entered = await apply(planting, {
      subject: 'merchant',
      accountId,
      heading: { ...about, partyId, note: '数商入驻' },
      content: { ...entry, qualifications: files.qualifications ?? [] },
      hour: 30,
      isDecided: has('merchant'),
    });
    if (entered) await admitMerchant(tx, entered, at(planting, 54));
  }
  if (has('asking') && roles.length > 0) {
    const permitted = await apply(planting, {
      subject: 'permit',
      accountId,
      heading: { ...about, partyId, note: rolesInWords(roles) },
      content: { roles, reason, consent: true },
      hour: 56,
      isDecided: has('trading'),
    });
    if (permitted) await grantRoles(tx, permitted, at(planting, 80));
  }
  return partyId;
}

/** What stands on the attestation that waits, as the sheet for all three hands it in. */
async function handInTogether(
  planting: Planting,
  accountId: string,
  { name, creditCode, entry, roles, reason }: Company,
  { qualifications = [] }: CompanyFiles,
): Promise<void> {
  const about = { partyId: null, organisation: creditCode, title: name };
  const sent = { accountId, hour: 2, isDecided: false };
  await apply(planting, {
    ...sent,
    subject: 'merchant',
    heading: { ...about, note: '数商入驻', awaits: 'attestation' },
    content: { ...entry, qualifications },
  });
  await apply(planting, {
    ...sent,
    subject: 'permit',
    heading: { ...about, note: rolesInWords(roles), awaits: 'merchant' },
    content: { roles, reason, consent: true },
  });
}

function attestationOf(company: Company, files: CompanyFiles): Content {
  const { name, creditCode, legalPerson, region, address, agent, phone, email } = company;
  const uploaded = { licence: files.licence, authority: files.authority };
  const consents = { consentLicence: true, consentVersion };
  const words = { name, creditCode, legalPerson, region, address, agent, contactPhone: phone, email };
  return { kind: 'organisation', ...words, ...uploaded, ...consents };
}

async function apply(planting: Planting, applying: Applying): Promise<Application | null> {
  const { tx, reviewer } = planting;
  const { subject, accountId, heading, content, hour, isDecided } = applying;
  const actor = applicant(accountId, heading.partyId);
  const now = at(planting, hour);
  const { id } = await saveOnlyApplication(tx, subject, { ...heading, actor, now, content });
  await submitApplication(tx, subject, id, actor, now);
  if (!isDecided) return null;
  return decideApplication(
    tx,
    subject,
    { id, decision: 'approve', reason: '', opinions: {} },
    [],
    reviewer,
    at(planting, hour + 24),
  );
}

async function sendBack(planting: Planting, accountId: string, opinions: Record<string, string>): Promise<void> {
  const sent = await findLatest(planting.tx, 'attestation', accountId);
  if (!sent) return;
  const decision = { id: sent.id, decision: 'correction', reason: '请按字段意见补正后重新提交。', opinions } as const;
  await decideApplication(
    planting.tx,
    'attestation',
    decision,
    Object.keys(opinions),
    planting.reviewer,
    at(planting, 6),
  );
}

/** A deal from before the market, as the company registered it; approved unless it still waits. */
export async function plantExperience(
  planting: Planting,
  accountId: string,
  heading: Heading,
  content: Content,
  isDecided: boolean,
): Promise<void> {
  const { tx, reviewer } = planting;
  const actor = applicant(accountId, heading.partyId);
  const { id } = await saveApplication(tx, 'experience', null, { ...heading, actor, now: at(planting, 90), content });
  await submitApplication(tx, 'experience', id, actor, at(planting, 91));
  const approval = { id, decision: 'approve', reason: '', opinions: {} } as const;
  if (isDecided) await decideApplication(tx, 'experience', approval, [], reviewer, at(planting, 110));
}

/** What only members of a company have otherwise. */
export function holder(id: string): Pick<User, 'personId' | 'roles' | 'personName'> {
  return { personId: id, roles: ['admin'], personName: null };
}

/** Someone as the actions see them. */
export function applicant(id: string, partyId: string | null): User {
  return {
    kind: 'user',
    id,
    ...holder(id),
    attested: partyId !== null,
    partyId,
    merchantId: null,
    isBuyer: false,
    isSeller: false,
    isService: false,
    sessionId: id,
  };
}

function at({ began }: Planting, hour: number): Date {
  return atWork(new Date(began.getTime() + hour * 3_600_000));
}
