// Names, labels and limits, without schemas.

export const most = Number.MAX_SAFE_INTEGER;
