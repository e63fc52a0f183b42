// The demo's companies: most of them trading, some in each of the office's queues.

import { randomUUIDv7 } from 'node:crypto';
import { experienceRole } from '@shuji/contract/experience/labels';
import { consentVersion } from '@shuji/contract/merchant/labels/attestation';
import { saveOnlyApplication, submitApplication } from '#src/application/actions.ts';
import { sealFields } from '#src/application/content.ts';
import type { Tx } from '#src/db/open.ts';
import { plantDrawing } from '#src/demo/artwork/image.ts';
import { drawAuthority, drawLicence, drawProof } from '#src/demo/artwork/papers.ts';
import { cast, reviewer } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/fill.ts';
import { deals } from '#src/demo/order/deals.ts';
import { keepBankAccount } from '#src/merchant/queries-bank.ts';
import { attestationNote, personalFields } from '#src/merchant/rules.ts';
import { companies } from './companies.ts';
import { applicant, type Company, plantCompany, plantExperience } from './company.ts';
import { plantMember } from './people.ts';

const hourMs = 3_600_000;
const daysApart = 5;

// The age of a company's account, so that pending applications are from the last two days.
const hoursAgo: Record<Company['stage'], number> = {
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
  for (const [index, company] of companies.entries()) {
    const accountId = accountOf(index);
    await plantSignUp(context, accountId, company.agent, company.phone);
    const licence = { ownerId: accountId, purpose: 'licence', name: '营业执照.webp' } as const;
    const authority = { ownerId: accountId, purpose: 'authority', name: '经办人授权书.webp' } as const;
    const files = {
      licence: await plantDrawing(context, licence, drawLicence(company.name, company.creditCode, company.legalPerson)),
      authority: await plantDrawing(context, authority, drawAuthority(company.name, company.agent)),
    };
    const began = new Date(
      now.getTime() - (hoursAgo[company.stage] - (company.stage === 'trading' ? index * daysApart * 24 : 0)) * hourMs,
    );
    await plantCompany({ tx, vault: providers.vault, reviewer: reviewer(), began }, accountId, company, files);
  }
  await plantDeals(context);
  await plantBankAccounts(context);
  await plantPerson(context);
}

/** Every seller of the demo, oldest first: whose products the demo's market holds. */
export async function demoSellers(
  tx: Tx,
): Promise<{ accountId: string; partyId: string; merchantId: string; name: string }[]> {
  return tx<{ accountId: string; partyId: string; merchantId: string; name: string }[]>`
    select f.account_id, f.party_id, f.merchant_id, p.name
    from actor_fact f join party p on p.id = f.party_id
    where f.is_seller order by p.attested_at, p.id`;
}

function accountOf(index: number): string {
  return `01900000-0000-7000-8000-0000000001${String(index + 1).padStart(2, '0')}`;
}

function plantSignUp({ tx, providers }: DemoContext, id: string, name: string, phone: string): Promise<void> {
  const { password } = cast.li;
  return plantMember(tx, providers.vault, { side: 'site', id, name, does: '', phone, password }, 2);
}

async function plantDeals(context: DemoContext): Promise<void> {
  const { tx, providers, now } = context;
  for (const { of, isDecided, ...deal } of deals) {
    const [party] = await tx<{ id: string; accountId: string; name: string }[]>`
      select id, account_id, name from party where credit_code = ${of}`;
    if (!party) continue;
    const proof = { ownerId: party.accountId, purpose: 'proof', name: '验收确认单.webp' } as const;
    const file = await plantDrawing(context, proof, drawProof(deal.productName, deal.counterparty, deal.dealtOn));
    const began = new Date(now.getTime() - (isDecided ? 1_200 : 100) * hourMs);
    const heading = {
      partyId: party.id,
      organisation: of,
      title: `${party.name} · ${deal.productName}`,
      note: experienceRole[deal.role],
    };
    const planting = { tx, vault: providers.vault, reviewer: reviewer(), began };
    await plantExperience(planting, party.accountId, heading, { ...deal, proofs: [file] }, isDecided);
  }
}

// The number has a right check character and no existing region.
const someone = { kind: 'person', name: '林小满', idNumber: '990101199507072284', consentId: true, consentVersion };

const banks = ['中国工商银行', '中国建设银行', '中国农业银行', '中国银行', '招商银行'];

// Some have not given theirs yet, as in a real office.
async function plantBankAccounts({ tx, providers, now }: DemoContext): Promise<void> {
  for (const [place, { partyId }] of (await demoSellers(tx)).entries()) {
    if (place % 6 === 5) continue;
    const number = `0200${String(3_409_027_123 + place * 7_919).padStart(11, '0')}${String(1_000 + place * 37)}`;
    await keepBankAccount(tx, {
      id: randomUUIDv7(),
      partyId,
      bank: `${banks[place % banks.length]}滨海新区支行`,
      bankCode: '',
      numberSealed: providers.vault.encrypt(number),
      changedAt: now,
    });
  }
}

async function plantPerson(context: DemoContext): Promise<void> {
  const { tx, providers, now } = context;
  const accountId = accountOf(companies.length);
  await plantSignUp(context, accountId, someone.name, '13800001090');
  const actor = applicant(accountId, null);
  const moment = new Date(now.getTime() - 5 * hourMs);
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
