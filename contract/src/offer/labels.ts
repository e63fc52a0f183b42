export const offerStatus = {
  open: '待需方答复',
  countered: '待供方回应',
  accepted: '已成交',
  refused: '已谢绝',
  withdrawn: '已撤回',
  lapsed: '已过有效期',
  ended: '需求已结束',
} as const;

export type OfferStatus = keyof typeof offerStatus;

/** While the two still speak. */
export const liveOffers: readonly OfferStatus[] = ['open', 'countered'];

export const offerSides = { seller: '供方', owner: '需方' } as const;

export type OfferSide = keyof typeof offerSides;

export const offerMoves = ['revise', 'withdraw', 'counter', 'accept', 'refuse'] as const;

export type OfferMove = (typeof offerMoves)[number];

export const mostLines = 5;

export const mostRounds = 40;
