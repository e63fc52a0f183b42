import { build, type Plugin } from 'vite';

/** Makes the program of the offline check: one script that a downloaded page carries inside. */
export async function buildOffline(client: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutNode()],
    build: {
      outDir: `${client}/offline`,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry: 'app/certificate/offline/main.ts', formats: ['iife'], name: 'verify', fileName: () => 'verify.js' },
    },
  });
}

// sm-crypto-v2 asks Node for randomness where the browser has none; checking a signature needs none.
function withoutNode(): Plugin {
  return {
    name: 'shuji:without-node',
    enforce: 'pre',
    resolveId: (source) => (source === 'crypto' ? '\0no-crypto' : null),
    load: (id) => (id === '\0no-crypto' ? 'export const webcrypto = globalThis.crypto;' : null),
  };
}
