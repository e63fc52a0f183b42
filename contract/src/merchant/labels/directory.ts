export const directoryFacets = ['kind', 'service', 'industry', 'region'] as const;

export type DirectoryFacet = (typeof directoryFacets)[number];
