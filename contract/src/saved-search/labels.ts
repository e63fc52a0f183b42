/** Of both markets together. */
export const mostSavedSearches = 20;

/** The lists whose searches can be saved. */
export const searchTargets = ['product', 'demand'] as const;
