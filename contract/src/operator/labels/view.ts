/** Saved views of one list that an operator may have. */
export const mostViews = 20;
