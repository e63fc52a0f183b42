/** The sides of a deal as a record counts them. */
export const recordRoles = { seller: '供方', buyer: '需方' } as const;

export type RecordRole = keyof typeof recordRoles;

/** The months that a record's deals and certificates reach back, the running one included. */
export const recordMonths = 36;

/** How long a shared link may last, in days. */
export const linkDays = { 7: '7 天', 30: '30 天', 90: '90 天' } as const;

/** The most links of a merchant that are valid or were created within a day. */
export const mostLinks = 20;

export const linkStates = { valid: '有效', expired: '已过期', withdrawn: '已撤回' } as const;

export const recordFormats = ['json', 'pdf'] as const;

export type RecordFormat = (typeof recordFormats)[number];
