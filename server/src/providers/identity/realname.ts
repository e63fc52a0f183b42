// Checks whether a name and a number belong together. The local form checks digits only and reports so.
export interface RealNameResult {
  /** Null where nothing was compared with. */
  agrees: boolean | null;
  /** The method of the check, in Chinese, for the reviewer. */
  how: string;
}

export interface RealName {
  person(name: string, idNumber: string): Promise<RealNameResult>;
  organisation(name: string, creditCode: string, legalPerson: string): Promise<RealNameResult>;
}
