import type { Config } from '@react-router/dev/config';
import { keepBudget, publicPages } from './budget.ts';
import { compressFolder, packTightly } from './compress.ts';
import { buildOffline } from './offline-build.ts';

export default {
  ssr: true,
  splitRouteModules: false,
  // The whole route table is 4 kB of script and grows with every screen; a page learns only where its own links lead.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    await buildOffline(client);
    await compressFolder(client);
    const pages = await publicPages(client);
    await packTightly([...new Set(pages.flatMap(({ scripts, stylesheets }) => [...scripts, ...stylesheets]))]);
    await keepBudget(pages);
  },
} satisfies Config;
