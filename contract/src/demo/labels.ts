export const demoPorts = { dagang: '大港', tanggu: '塘沽', dongjiang: '东疆' } as const;

export const ports = Object.keys(demoPorts) as [keyof typeof demoPorts, ...(keyof typeof demoPorts)[]];
