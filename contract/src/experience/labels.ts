export const experienceRole = { seller: '供方', buyer: '需方', service: '服务方' } as const;

export type ExperienceRole = keyof typeof experienceRole;

export const roles = ['seller', 'buyer', 'service'] as const;
