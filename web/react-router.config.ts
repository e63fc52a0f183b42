import type { Config } from '@react-router/dev/config';
import { compressFolder } from './compress.ts';

export default {
  ssr: true,
  splitRouteModules: false,
  // The whole route table is 4 kB of script and grows with every screen; a page learns only where its own links lead.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => compressFolder(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
