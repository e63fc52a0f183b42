import type { Config } from '@react-router/dev/config';
import { compressFolder } from './compress.ts';

export default {
  ssr: true,
  splitRouteModules: false,
  // The whole route table is one hashed asset, so no page needs a second request to learn where the next one lies.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressFolder(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
