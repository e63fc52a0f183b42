// Names, labels and limits, without schemas.

/** The most papers with one step. */
export const mostStepFiles = 5;
