export const courts = { seller: '甲方（供方）住所地', buyer: '乙方（需方）住所地' } as const;

export const derivatives = { buyer: '归乙方所有', shared: '归双方共有' } as const;
