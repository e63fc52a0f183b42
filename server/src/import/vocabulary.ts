// English words of data catalogues, as the centre's codes.

const frequencies: Record<string, string> = {
  'real-time': 'realtime',
  realtime: 'realtime',
  hourly: 'hourly',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
  quarterly: 'quarterly',
  'semi-annual': 'halfYearly',
  annual: 'yearly',
  yearly: 'yearly',
  static: 'static',
  once: 'static',
};

/** Null for a word that is none of them; it may still be one of the centre's own. */
export function frequencyOf(word: string): string | null {
  return frequencies[word.toLowerCase()] ?? null;
}

// The first line that one of the domains stands on decides: special fields before general ones.
const industries = {
  agriculture: 'agriculture food-security fisheries forestry livestock',
  mining: 'mining geology minerals petroleum',
  utilities: 'energy renewable-energy electricity water-supply',
  environment: 'environment climate climate-change meteorology water ecology biodiversity oceanography earth-science',
  transport: 'transportation logistics aviation shipping maritime railways',
  realEstate: 'real-estate housing',
  construction: 'construction urban-development urban-planning',
  health: 'health public-health epidemiology medicine pharmaceuticals healthcare',
  education: 'education',
  finance: 'finance banking securities capital-markets insurance financial-markets monetary-policy derivatives',
  manufacturing: 'manufacturing industry automotive electronics chemistry aerospace semiconductors',
  information: 'telecommunications digital-economy machine-learning artificial-intelligence internet software',
  trade: 'trade international-trade commodities prices retail consumption',
  culture: 'culture sports tourism media',
  science: 'science research engineering technology biology genomics standards innovation geography remote-sensing',
  business: 'law business investment',
};

/** The GB/T 4754 section of a list of domains; public administration by default. */
export function industryOf(domains: readonly string[]): string {
  return codesOf(industries, domains)[0] ?? 'publicAdministration';
}

const scenes = {
  meteorology: 'meteorology climate',
  ecology: 'environment ecology biodiversity water',
  energyCarbon: 'energy renewable-energy climate-change',
  agriculture: 'agriculture food-security',
  medicalHealth: 'health public-health epidemiology medicine',
  mobility: 'transportation aviation',
  supplyChain: 'logistics shipping',
  financialRisk: 'finance banking securities capital-markets',
  insurance: 'insurance',
  crossBorder: 'trade international-trade',
  manufacturing: 'manufacturing industry automotive',
  education: 'education employment labor',
  realEstate: 'real-estate housing construction',
  culturalTourism: 'culture tourism',
  aiTraining: 'machine-learning artificial-intelligence',
  research: 'science research technology genomics',
  government: 'governance statistics demographics social economics',
};

export function scenesOf(domains: readonly string[]): string[] {
  const found = codesOf(scenes, domains);
  return found.length > 0 ? found : ['other'];
}

function codesOf(lists: Readonly<Record<string, string>>, domains: readonly string[]): string[] {
  const lines = Object.entries(lists);
  return lines.filter(([, words]) => words.split(' ').some((word) => domains.includes(word))).map(([code]) => code);
}
