// Demands, products and applications in every state, each planted anew for a race.
import type { ApplicationStatus } from '@shuji/contract/application/labels';
import { addDemand, closeDemand, concludeDemand, editDemandStatus, takeDemand } from '@shuji/contract/demand/calls';
import type { DemandStatus } from '@shuji/contract/demand/labels';
import { reviewDemand } from '@shuji/contract/demand/office';
import { freezeExperience, reviewExperience, saveExperience, submitExperience } from '@shuji/contract/experience/calls';
import { uploadFile } from '@shuji/contract/file/calls';
import { applyAttestation } from '@shuji/contract/merchant/attestation';
import { applyMerchant } from '@shuji/contract/merchant/calls';
import { raiseObjection } from '@shuji/contract/objection/calls';
import type { ProductStatus } from '@shuji/contract/product/labels';
import { reviewProduct, suspendProduct } from '@shuji/contract/product/office';
import { appealSuspension, saveProduct, setShelf, submitProduct } from '@shuji/contract/product/own';
import { claimReview } from '@shuji/contract/review/calls';
import { demandForm } from '../../server/test/demand-form.ts';
import { pixel } from '../../server/test/listed-product.ts';
import { experience } from '../../server/test/matrix/plant-applications.ts';
import { newcomer } from '../../server/test/newcomers.ts';
import { anOffer, aPublished } from '../../server/test/offer.ts';
import { phoneApplication } from '../../server/test/person.ts';
import {
  aDraft,
  aFile,
  aForm,
  aListed,
  aRegistered,
  aSubmitted,
  askRevocation,
  asRead,
  revoke,
} from '../../server/test/product.ts';
import { tokenOf } from '../../server/test/template.ts';
import type { Asker, World } from '../../server/test/world.ts';
import type { Planted } from './moves.ts';
import type { States } from './states.ts';

const reason = '接到投诉，核查期间中止';

export function demandStates(centre: World): States<DemandStatus> {
  const { as } = centre;
  const [wang, li, zhao] = [as('wang'), as('li'), as('zhao')];
  const people = { owner: tokenOf('wang'), supplier: tokenOf('li') };
  const planted = (demand: string, offer?: string): Planted => ({
    people,
    ids: offer ? { demand, offer } : { demand },
  });
  const added = async (submit: boolean) => (await wang(addDemand, demandForm({ submit }))).id;
  const decided = async (decision: 'correction' | 'refuse') => {
    const id = await added(true);
    await zhao(reviewDemand, { id, decision, reason: '请补充说明材料后重新提交' });
    return planted(id);
  };
  const taken = async () => {
    const id = await aPublished(centre);
    await li(takeDemand, { id });
    return id;
  };
  return {
    draft: { new: async () => planted(await added(false)) },
    pending: { new: async () => planted(await added(true)) },
    correction: { new: () => decided('correction') },
    refused: { new: () => decided('refuse') },
    published: {
      open: async () => planted(await aPublished(centre)),
      'with an offer': async () => {
        const id = await aPublished(centre);
        return planted(id, await anOffer(centre, id));
      },
      'with an offer that can be accepted': async () => {
        const id = await aPublished(centre);
        const productId = await aListed(centre);
        return planted(id, await anOffer(centre, id, { productId }));
      },
    },
    unpublished: {
      once: async () => {
        const id = await aPublished(centre);
        await wang(editDemandStatus, { id, status: 'unpublished' });
        return planted(id);
      },
    },
    taken: {
      once: async () => planted(await taken()),
      'with an offer': async () => {
        const id = await taken();
        return planted(id, await anOffer(centre, id));
      },
    },
    concluded: {
      once: async () => {
        const id = await taken();
        await wang(concludeDemand, { id });
        return planted(id);
      },
    },
    closed: {
      once: async () => {
        const id = await aPublished(centre);
        await wang(closeDemand, { id, reason: '不再需要了' });
        return planted(id);
      },
    },
  };
}

export function productStates(centre: World): States<ProductStatus> {
  const { as, sql } = centre;
  const [wang, li, zhao] = [as('wang'), as('li'), as('zhao')];
  const people = { owner: tokenOf('li'), buyer: tokenOf('wang') };
  const offered = async (product: string): Promise<Planted> => {
    const { versionId, submissions } = await asRead(centre, product);
    return { people, ids: { product }, facts: { versionId, submissions } };
  };
  const draft = (product: string): Planted => ({ people, ids: { product } });
  const decided = async (decision: 'correction' | 'refuse') => {
    const id = await aSubmitted(centre);
    await zhao(reviewProduct, { ...(await asRead(centre, id)), decision, reason: '请补充来源说明后重新提交' });
    return draft(id);
  };
  const suspended = async () => {
    const id = await aListed(centre);
    await zhao(suspendProduct, { id, reason });
    return id;
  };
  const inNotice = async (): Promise<Planted> => {
    const id = await aSubmitted(centre);
    const planted = await offered(id);
    // This centre needs no public notice, and the process caches settings.
    await sql`
      update product_version set status = 'notice', notice_from = now(), notice_until = now() + interval '3 days'
      where product_id = ${id}`;
    const file = await wang.upload(uploadFile, { purpose: 'evidence' }, { name: '证明.png', bytes: pixel });
    return { ...planted, facts: { ...planted.facts, evidence: file.id } };
  };
  return {
    draft: { new: async () => draft(await aDraft(centre)) },
    pending: { new: async () => offered(await aSubmitted(centre)) },
    correction: { new: () => decided('correction') },
    refused: { new: () => decided('refuse') },
    notice: {
      undisputed: inNotice,
      disputed: async () => {
        const planted = await inNotice();
        const { evidence, versionId } = planted.facts ?? {};
        const raised = { id: planted.ids.product ?? '', versionId: String(versionId), ground: 'rights' as const };
        await wang(raiseObjection, {
          ...raised,
          text: '该数据由我公司采集，对方未取得授权。',
          files: [String(evidence)],
        });
        const [row] = await sql<{ id: string }[]>`
          select id from objection where product_id = ${planted.ids.product ?? ''}`;
        return { ...planted, ids: { ...planted.ids, objection: row?.id ?? '' } };
      },
    },
    registered: { once: async () => offered(await aRegistered(centre)) },
    listed: {
      once: async () => offered(await aListed(centre)),
      'to be revoked': async () => {
        const planted = await offered(await aListed(centre));
        const revocation = await askRevocation(centre, planted.ids.product ?? '', reason, 'wu');
        return { ...planted, ids: { ...planted.ids, revocation } };
      },
      'to be revoked by one’s own request': async () => {
        const planted = await offered(await aListed(centre));
        const ownRevocation = await askRevocation(centre, planted.ids.product ?? '', reason);
        return { ...planted, ids: { ...planted.ids, ownRevocation } };
      },
      'with a new version in review': async () => {
        const id = await aListed(centre);
        const sourceStatement = await aFile(li);
        await li(saveProduct, { ...aForm({ sourceStatement, name: '滨海港口气象观测数据集新版' }), id });
        await li(submitProduct, { id });
        return offered(id);
      },
    },
    unlisted: {
      once: async () => {
        const id = await aListed(centre);
        await li(setShelf, { id, index: '0' });
        return offered(id);
      },
    },
    suspended: {
      once: async () => offered(await suspended()),
      appealed: async () => {
        const id = await suspended();
        await li(appealSuspension, { id, text: '我公司已补充来源材料，申请解除下架。' });
        return offered(id);
      },
    },
    revoked: {
      once: async () => {
        const id = await aRegistered(centre);
        await revoke(centre, id, reason);
        return draft(id);
      },
    },
  };
}

/** A replaced application is a record, which no call addresses any more. */
type Standing = Exclude<ApplicationStatus, 'replaced'>;

export function applicationStates(centre: World): States<Standing> {
  const { as, sql } = centre;
  const [li, zhao] = [as('li'), as('zhao')];
  const own = (application: string): Planted => ({ people: { owner: tokenOf('li') }, ids: { application } });
  const draft = async () => (await li(saveExperience, { ...experience, proofs: [await aFile(li, 'proof')] })).id;
  const pending = async () => {
    const id = await draft();
    await li(submitExperience, { id });
    return id;
  };
  const decided = async (decision: 'approve' | 'correction' | 'refuse') => {
    const id = await pending();
    await zhao(reviewExperience, { id, decision, reason: decision === 'approve' ? '' : '请补充证明材料后重新提交' });
    return id;
  };
  const applied = (subject: string, stage: Parameters<typeof newcomer>[1]) => async (): Promise<Planted> => {
    const { token, accountId } = await newcomer(sql, stage);
    const [row] = await sql<{ id: string }[]>`
      select id from application where subject = ${subject} and account_id = ${accountId}`;
    return { people: { owner: token }, ids: { application: row?.id ?? '' } };
  };
  const changed = (change: (who: Asker) => Promise<{ id: string }>) => async (): Promise<Planted> => {
    const { token } = await newcomer(sql, 'trading');
    const { id } = await change(as({ token }));
    return { people: { owner: token }, ids: { application: id } };
  };
  const lostPhone = async (): Promise<Planted> => {
    const { token, id } = await phoneApplication(centre, 'pending');
    return { people: { owner: token }, ids: { application: id } };
  };
  return {
    draft: {
      experience: async () => own(await draft()),
      'change of attestation': changed((who) => who(applyAttestation, { change: true, kind: 'organisation' })),
      'change of merchant': changed((who) => who(applyMerchant, { change: true })),
    },
    pending: {
      experience: async () => own(await pending()),
      attestation: applied('attestation', 'attesting'),
      'attestation in hand': async () => {
        const planted = await applied('attestation', 'attesting')();
        await zhao(claimReview, { desk: 'attestation', id: planted.ids.application ?? '' });
        return planted;
      },
      merchant: applied('merchant', 'entering'),
      permit: applied('permit', 'asking'),
      phone: lostPhone,
    },
    correction: { experience: async () => own(await decided('correction')) },
    refused: { experience: async () => own(await decided('refuse')) },
    approved: {
      experience: async () => own(await decided('approve')),
      attestation: applied('attestation', 'trading'),
      merchant: applied('merchant', 'trading'),
      permit: applied('permit', 'trading'),
    },
    frozen: {
      experience: async () => {
        const id = await decided('approve');
        await zhao(freezeExperience, { id, frozen: true, reason });
        return own(id);
      },
    },
  };
}
