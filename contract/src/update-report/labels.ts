/** The origin of an update report. */
export const updateSources = { page: '供方填报', key: '程序报送', gateway: '平台监测' } as const;

export type UpdateSource = keyof typeof updateSources;

/** The frequencies that promise a calendar of updates, each with the days of grace after a period has ended. */
export const graceDays = {
  realtime: 1,
  hourly: 1,
  daily: 1,
  weekly: 2,
  monthly: 5,
  quarterly: 10,
  halfYearly: 15,
  yearly: 30,
} as const;

export type PromisedFrequency = keyof typeof graceDays;

export function isPromised(frequency: string): frequency is PromisedFrequency {
  return Object.hasOwn(graceDays, frequency);
}

/** The judgement of a due date that has passed. */
export const dueOutcomes = { onTime: '按时', late: '逾期', missed: '缺报' } as const;

export type DueOutcome = keyof typeof dueOutcomes;

/** Days of the two spans that punctuality is given for. */
export const punctualitySpans = { quarter: 90, year: 365 } as const;

/** The most reports of one product within a day. */
export const reportsADay = 50;
