import { build } from 'vite';

/** Makes the program of the offline check: one script that a downloaded page carries inside. */
export async function buildOffline(client: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: `${client}/offline`,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: {
        input: 'app/certificate/offline/main.ts',
        output: { format: 'iife', entryFileNames: 'verify.js' },
      },
    },
  });
}
