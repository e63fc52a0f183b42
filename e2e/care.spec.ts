// Every page behind a sign-in keeps nobody out: axe finds nothing, and nothing sticks out at 1440 and at 360 px.
import { expect, test } from '@playwright/test';
import { tellNumber } from '../bench/figure.ts';
import { findingsAlong, type Stop, widths } from './axe-walk.ts';
import { signInAs } from './people.ts';

// Each walk is minutes long: they go side by side.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const own: Stop[] = [
  '/mycenter',
  '/mycenter/notice',
  '/mycenter/notice/setting',
  '/mycenter/objection',
  '/mycenter/objection?show=received',
  '/mycenter/privacy',
  '/mycenter/session',
  '/myuppwd',
  '/attestation',
  '/checkin',
  '/dealauth',
  '/openrecord',
  '/transregister',
  '/transregister?id=new',
];

const market: Stop[] = [
  '/collect',
  '/publish',
  '/mydemand',
  '/mycenter/offer',
  '/ordermanage',
  '/sellprod',
  { from: '/sellprod', to: '/orderinfo' },
  { from: '/sellprod?status=awaiting_delivery', to: '/orderinfo' },
  '/myprod',
  { from: '/myprod', to: '/myprod' },
  '/myprod/import',
  '/prodin',
  { from: '/product', to: '/prodinfo' },
  { from: '/demand', to: '/deminfo' },
  '/postdemand',
];

/** What waits at a desk, what it holds besides, and one thing of each laid open. */
function desk(path: string, ...besides: string[]): Stop[] {
  const lists = [path, ...besides.map((query) => `${path}?${query}`)];
  return lists.flatMap((from) => [from, { from, to: path }]);
}

const journeys: Record<string, Stop[]> = {
  '李明 for oneself': own,
  '李明 in the market': market,
  王芳: [
    '/mycenter',
    '/ordermanage',
    { from: '/ordermanage', to: '/orderinfo' },
    { from: '/ordermanage?status=disputed', to: '/orderinfo' },
    { from: '/ordermanage?status=completed', to: '/orderinfo' },
    { from: { from: '/ordermanage?keyword=潮位', to: '/orderinfo' }, to: '/mycenter/gateway' },
    '/mydemand',
    '/checkprod',
    { from: '/checkprod', to: '/checkprod' },
    '/openrecord',
    { from: '/mydemand?type=published', to: '/mydemand/offer' },
  ],
  陈晨: [...own, ...market.filter((stop) => typeof stop === 'string')],
  '赵岩 about applications': [
    '/office',
    '/office/security',
    '/office/password',
    ...desk('/office/attestation', 'status=approved'),
    ...desk('/office/merchant', 'status=approved'),
    ...desk('/office/permit', 'status=approved'),
    ...desk('/office/experience', 'status=approved'),
    ...desk('/office/product', 'tab=all'),
    ...desk('/office/objection', 'tab=all'),
    ...desk('/office/demand', 'tab=all'),
    ...desk('/office/complaint', 'tab=all'),
  ],
  '赵岩 about deals': [
    '/office/payment',
    '/office/payout',
    '/office/payout?tab=all',
    '/office/invoice',
    '/office/invoice?tab=all',
    ...desk('/office/dispute', 'tab=all'),
    '/office/dispute?tab=statistics',
    ...desk('/office/rating', 'tab=all'),
    '/office/alert',
    '/office/alert?tab=rules',
    ...desk('/office/order', 'status=completed'),
    ...desk('/office/certificate', 'kind=sale'),
    ...desk('/office/account', 'standing=seller'),
  ],
  孙悦: [
    '/office',
    '/office/security',
    ...desk('/office/news', 'status=published'),
    '/office/news?id=new',
    ...desk('/office/document', 'kind=rule'),
    '/office/document?id=new&kind=question',
    '/office/poster',
    '/office/poster?view=list',
    '/office/partner',
    '/office/partner?view=list',
    '/office/design',
  ],
  钱宁: [
    '/office',
    '/office/operator',
    '/office/security',
    '/office/password',
    '/office/setting?group=review',
    '/office/dict',
    '/office/dict?tab=region',
    '/office/job',
    '/office/job?tab=run',
    '/office/outgoing',
    '/office/health',
  ],
  周正: ['/office', '/office/audit', '/office/reveal', '/office/security'],
};

for (const [name, stops] of Object.entries(journeys)) {
  test(`nothing keeps people out: ${name}`, async ({ page }) => {
    await signInAs(page, name.split(' ')[0] as string);
    const found = await findingsAlong(page, stops);
    tellNumber({
      id: 'care',
      is: found.length,
      of: `findings of axe: ${name}, ${stops.length} pages at ${widths.join(' and ')} px`,
      atMost: 0,
    });
    expect(found).toEqual([]);
  });
}
