// The words of DCAT 3 and of the European authorities, beside the centre's own.

export const namespaces = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  hydra: 'http://www.w3.org/ns/hydra/core#',
  /** Fields of the registration form without a DCAT term. */
  shuji: 'tag:shuji,2026:',
} as const;

/** The whole IRI of a short name: `dct:title`. */
export function iri(short: `${keyof typeof namespaces}:${string}`): string {
  const [prefix, name] = short.split(':') as [keyof typeof namespaces, string];
  return namespaces[prefix] + name;
}

const authority = 'http://publications.europa.eu/resource/authority';

export const languageChinese = `${authority}/language/ZHO`;

/** Everything on the market is had by an application; what is in the catalogue is only its description. */
export const restrictedAccess = `${authority}/access-right/RESTRICTED`;

const frequencies: Record<string, string> = {
  static: 'NEVER',
  realtime: 'UPDATE_CONT',
  hourly: 'HOURLY',
  daily: 'DAILY',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  halfYearly: 'ANNUAL_2',
  yearly: 'ANNUAL',
  onDemand: 'AS_NEEDED',
  irregular: 'IRREG',
};

// Finer than the centre's own words, or other names of the same.
const otherFrequencies: Record<string, string> = {
  CONT: 'realtime',
  BIHOURLY: 'hourly',
  TRIHOURLY: 'hourly',
  DAILY_2: 'daily',
  WEEKLY_2: 'weekly',
  WEEKLY_3: 'weekly',
  MONTHLY_2: 'monthly',
  MONTHLY_3: 'monthly',
  ANNUAL_3: 'halfYearly',
  NOT_PLANNED: 'static',
};

export function frequencyIri(code: string): string {
  return `${authority}/frequency/${frequencies[code] ?? 'IRREG'}`;
}

/** The centre's code for a frequency of the European list or of Dublin Core; null without one. */
export function frequencyCode(iri: string): string | null {
  if (iri === '') return null;
  const name = iri.replace(/^.*[/#]/, '');
  const own = Object.entries(frequencies).find(([, one]) => one === name.toUpperCase());
  if (own) return own[0];
  const dublin: Record<string, string> = { continuous: 'realtime', annual: 'yearly', semiannual: 'halfYearly' };
  const plain = dublin[name.toLowerCase()] ?? name.toLowerCase();
  return otherFrequencies[name.toUpperCase()] ?? (Object.hasOwn(frequencies, plain) ? plain : 'irregular');
}

// Sections of GB/T 4754 beside the European data themes; where a theme has several, the first is taken coming in.
const themes: [theme: string, industry: string, domain: string][] = [
  ['AGRI', 'agriculture', 'agriculture'],
  ['ENER', 'utilities', 'energy'],
  ['ENER', 'mining', 'mining'],
  ['TRAN', 'transport', 'transportation'],
  ['ENVI', 'environment', 'environment'],
  ['HEAL', 'health', 'health'],
  ['EDUC', 'education', 'education'],
  ['EDUC', 'culture', 'culture'],
  ['ECON', 'finance', 'finance'],
  ['ECON', 'trade', 'trade'],
  ['ECON', 'manufacturing', 'manufacturing'],
  ['ECON', 'business', 'business'],
  ['REGI', 'realEstate', 'real-estate'],
  ['REGI', 'construction', 'construction'],
  ['TECH', 'science', 'science'],
  ['TECH', 'information', 'telecommunications'],
  ['INTR', 'international', 'international'],
  ['GOVE', 'publicAdministration', 'governance'],
  ['SOCI', 'publicAdministration', 'demographics'],
];

export function themeIri(industry: string): string | null {
  const found = themes.find(([, code]) => code === industry);
  return found ? `${authority}/data-theme/${found[0]}` : null;
}

/** The word of open catalogues for a theme, as the import reads it; null for an unknown one. */
export function themeDomain(iri: string): string | null {
  const name = iri.replace(/^.*[/#]/, '').toUpperCase();
  return themes.find(([theme]) => theme === name)?.[2] ?? null;
}
