// Links to the pages that settle what keeps an account open.
import type { Dealing } from '@shuji/contract/privacy/labels';
import { href } from '#app/paths.ts';

export const dealingPlaces: Record<Dealing, { label: string; to: string }[]> = {
  orders: [
    { label: '订购的产品', to: href('ordermanage') },
    { label: '售出的产品', to: href('sellprod') },
  ],
  payouts: [
    { label: '收款账户', to: href('mybank') },
    { label: '售出的产品', to: href('sellprod') },
  ],
  demands: [
    { label: '我发布的需求', to: href('mydemand', { type: 'published' }) },
    { label: '我接的需求', to: href('mydemand', { type: 'taken' }) },
  ],
  offers: [{ label: '我的报价', to: href('myoffers') }],
  products: [{ label: '我的产品', to: href('myprod') }],
  objections: [{ label: '公示异议', to: href('myobjection') }],
  members: [{ label: '企业成员', to: href('mymember') }],
};
