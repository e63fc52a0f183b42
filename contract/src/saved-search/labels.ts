// Names, labels and limits, without schemas.

export const mostSavedSearches = 20;
