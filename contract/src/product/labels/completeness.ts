export const complete = 20;
