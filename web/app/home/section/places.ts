// Links of the personal centre's to-dos and figures.
import type { MyFigure, TodoKind } from '@shuji/contract/home/labels';
import { href } from '#app/paths.ts';

export const todoPlaces: Record<TodoKind, string> = {
  attest: href('attestation'),
  mendAttestation: href('attestation'),
  mendMerchant: href('checkin'),
  mendPermit: href('dealauth'),
  mendExperience: href('transregister'),
  mendProduct: href('myprod', { status: 'correction' }),
  listProduct: href('myprod', { status: 'registered' }),
  finishProduct: href('myprod', { status: 'draft' }),
  mendDemand: href('mydemand', { type: 'published', status: 'correction' }),
  answerOffer: href('mydemand', { type: 'published' }),
  answerCounter: href('myoffers', { status: 'countered' }),
  answerOrder: href('sellprod', { show: 'turn', status: 'awaiting_seller' }),
  signSold: href('sellprod', { show: 'turn', status: 'awaiting_sign' }),
  deliver: href('sellprod', { show: 'turn', status: 'awaiting_delivery' }),
  signBought: href('ordermanage', { show: 'turn', status: 'awaiting_sign' }),
  pay: href('ordermanage', { show: 'turn', status: 'awaiting_payment' }),
  accept: href('ordermanage', { show: 'turn', status: 'awaiting_acceptance' }),
  pleadBought: href('ordermanage', { show: 'plead' }),
  pleadSold: href('sellprod', { show: 'plead' }),
  fetchKey: href('ordermanage', { show: 'key' }),
  issueInvoice: href('sellprod', { show: 'invoice' }),
  tellAccount: href('mybank'),
  finishTaken: href('mydemand', { status: 'taken' }),
  readBought: href('ordermanage', { show: 'unread' }),
  readSold: href('sellprod', { show: 'unread' }),
};

export const figurePlaces: Record<MyFigure, string> = {
  bought: href('ordermanage'),
  sold: href('sellprod'),
  products: href('myprod'),
  listed: href('myprod', { status: 'listed' }),
  demands: href('mydemand', { type: 'published' }),
  taken: href('mydemand', { type: 'taken' }),
  favourites: href('collect'),
  experiences: href('transregister'),
};
