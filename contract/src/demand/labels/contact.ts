export const takerSteps = { take: '接单', read: '查看联系方式', giveBack: '退回接单' } as const;

export type TakerStep = keyof typeof takerSteps;
