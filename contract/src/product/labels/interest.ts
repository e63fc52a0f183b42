/** A favourite's present state. */
export const favouriteStanding = {
  listed: '已上架',
  paused: '供方暂停营业',
  unlisted: '已下架',
  suspended: '强制下架',
  revoked: '登记已注销',
} as const;

export type FavouriteStanding = keyof typeof favouriteStanding;
