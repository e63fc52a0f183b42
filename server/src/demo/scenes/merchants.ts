// The demo's companies: most of them trading, some in each of the office's queues.

import { randomUUIDv7 } from 'node:crypto';
import { experienceRole, roles as experienceRoles } from '@shuji/contract/experience/labels';
import type { FilePurpose } from '@shuji/contract/file/labels';
import { consentVersion } from '@shuji/contract/merchant/labels/attestation';
import { z } from 'zod';
import { saveOnlyApplication, submitApplication } from '#src/application/actions.ts';
import { sealFields } from '#src/application/content.ts';
import { cast, reviewer } from '#src/demo/cast.ts';
import { plantPicture } from '#src/demo/files.ts';
import { type DemoContext, hourMs, listTraders, traderOf } from '#src/demo/play.ts';
import { picturePath, readData } from '#src/demo/read.ts';
import { atWork } from '#src/demo/working-time.ts';
import { keepBankAccount } from '#src/merchant/queries-bank.ts';
import { attestationNote, personalFields } from '#src/merchant/rules.ts';
import { applicant, type Company, companies, plantCompany, plantExperience } from './company.ts';
import { plantMember } from './people.ts';

/** Companies beside the cast's. */
const others = companies.filter((company) => !company.cast);
const daysApart = 5;

// The age of a company's account, so that pending applications are from the last two days.
const hoursAgo: Record<Company['stage'], number> = {
  joining: 7,
  attesting: 9,
  attested: 120,
  entering: 38,
  merchant: 200,
  asking: 61,
  trading: 9_700,
};

/** Signs the companies up and takes each as far as its stage. */
export async function plantMerchants(context: DemoContext): Promise<void> {
  const { tx, providers, now } = context;
  for (const [index, company] of others.entries()) {
    const { key, stage } = company;
    const accountId = accountOf(index);
    const age = hoursAgo[stage] - (stage === 'trading' ? index * daysApart * 24 : 0);
    const began = new Date(now.getTime() - age * hourMs);
    await plantSignUp(context, accountId, company.phone, atWork(began));
    const files = {
      licence: await plantPaper(context, accountId, 'licence', '营业执照', `papers/${key}/licence.webp`),
      authority: await plantPaper(context, accountId, 'authority', '经办人授权书', `papers/${key}/authority.webp`),
    };
    await plantCompany({ tx, vault: providers.vault, reviewer: reviewer(), began }, accountId, company, files);
  }
  await plantExperiences(context);
  await plantBankAccounts(context);
  await plantPerson(context);
}

function plantPaper(context: DemoContext, ownerId: string, purpose: FilePurpose, name: string, path: string) {
  return plantPicture(context, { ownerId, purpose, name: `${name}.webp` }, path);
}

function accountOf(index: number): string {
  return `01900000-0000-7000-8000-0000000001${String(index + 1).padStart(2, '0')}`;
}

function plantSignUp({ tx, providers }: DemoContext, id: string, phone: string, at: Date): Promise<void> {
  const { password } = cast.li;
  return plantMember(tx, providers.vault, { id, phone, password }, 2, at);
}

const experiencesShape = z.array(
  z.strictObject({
    company: z.string(),
    role: z.enum(experienceRoles),
    productName: z.string(),
    counterparty: z.string(),
    /** Fen. */
    amount: z.int(),
    dealtOn: z.string(),
    summary: z.string(),
    isDecided: z.boolean(),
    proof: picturePath,
  }),
);

/** Deals that the merchants made before they came to the market. */
async function plantExperiences(context: DemoContext): Promise<void> {
  const { tx, providers, now } = context;
  const traders = await listTraders(context);
  for (const { company, isDecided, proof, ...deal } of readData('experiences', experiencesShape)) {
    const { name, user } = traderOf(traders, company);
    const file = await plantPaper(context, user.id, 'proof', '验收确认单', proof);
    const began = new Date(now.getTime() - (isDecided ? 1_200 : 100) * hourMs);
    const heading = {
      partyId: user.partyId,
      organisation: companies.find(({ key }) => key === company)?.creditCode ?? null,
      title: `${name} · ${deal.productName}`,
      note: experienceRole[deal.role],
    };
    const planting = { tx, vault: providers.vault, reviewer: reviewer(), began };
    await plantExperience(planting, user.id, heading, { ...deal, proofs: [file] }, isDecided);
  }
}

// The number has a right check character and no existing region.
const someone = { kind: 'person', name: '林小满', idNumber: '990101199507072284', consentId: true, consentVersion };

const banks = ['中国工商银行', '中国建设银行', '中国农业银行', '中国银行', '招商银行'];

// Some have not given theirs yet, as in a real office.
async function plantBankAccounts(context: DemoContext): Promise<void> {
  const { tx, providers, now } = context;
  const sellers = (await listTraders(context)).filter(({ user }) => user.isSeller);
  for (const [place, { user }] of sellers.entries()) {
    if (place % 6 === 5) continue;
    const number = `0200${String(3_409_027_123 + place * 7_919).padStart(11, '0')}${String(1_000 + place * 37)}`;
    await keepBankAccount(tx, {
      id: randomUUIDv7(),
      partyId: user.partyId,
      bank: `${banks[place % banks.length]}滨海新区支行`,
      bankCode: '',
      numberSealed: providers.vault.encrypt(number),
      changedAt: atWork(now),
    });
  }
}

async function plantPerson(context: DemoContext): Promise<void> {
  const { tx, providers, now } = context;
  const accountId = accountOf(others.length);
  const moment = atWork(new Date(now.getTime() - 5 * hourMs));
  await plantSignUp(context, accountId, '13800001090', moment);
  const actor = applicant(accountId, null);
  const { id } = await saveOnlyApplication(tx, 'attestation', {
    actor,
    now: moment,
    content: sealFields(providers.vault, someone, personalFields),
    partyId: null,
    organisation: null,
    title: someone.name,
    note: attestationNote('person'),
  });
  await submitApplication(tx, 'attestation', id, actor, moment);
}
