export const most = Number.MAX_SAFE_INTEGER;
