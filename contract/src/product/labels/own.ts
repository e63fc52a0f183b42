/** The most papers with one step. */
export const mostStepFiles = 5;
