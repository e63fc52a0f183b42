// Names, labels and limits, without schemas.

export const complete = 20;
