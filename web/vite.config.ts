import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserOnly } from './browser-only.ts';
import { contractOutline } from './contract-outline.ts';

export default defineConfig({
  plugins: [contractOutline(), browserOnly(['antd', '@ant-design/icons']), reactRouter()],
  build: {
    target: 'es2022',
    // A data: address in a script or style would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './app/server.ts' } },
      resolve: { noExternal: true },
    },
  },
});
