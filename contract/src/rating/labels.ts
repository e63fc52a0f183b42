export const ratingAspects = {
  quality: '数据质量',
  fit: '描述相符',
  delivery: '交付及时',
  service: '服务支持',
} as const;

export type RatingAspect = keyof typeof ratingAspects;

/** Days within which a buyer may change a rating, unless it has been answered. */
export const ratingDays = 7;

/** With fewer ratings no average is shown. */
export const fewestForAverage = 3;
