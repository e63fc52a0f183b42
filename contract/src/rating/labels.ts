export const ratingAspects = {
  quality: '数据质量',
  fit: '描述相符',
  delivery: '交付及时',
  service: '服务支持',
} as const;

export type RatingAspect = keyof typeof ratingAspects;

export type AspectLabels = readonly (readonly [RatingAspect, string])[];

/** What a rating judges, in order: of a service its results, not data. */
export function aspectsOf(isService: boolean): AspectLabels {
  const labels = isService ? { ...ratingAspects, quality: '成果质量' } : ratingAspects;
  return Object.entries(labels) as [RatingAspect, string][];
}

/** Days within which a buyer may change a rating, unless it has been answered. */
export const ratingDays = 7;

/** With fewer ratings no average is shown. */
export const fewestForAverage = 3;
