import { reactRouter } from '@react-router/dev/vite';
import pxToRem from 'postcss-pxtorem';
import { defineConfig } from 'vite';
import { browserOnly } from './browser-only.ts';
import { groups } from './chunks.ts';

export default defineConfig({
  plugins: [browserOnly(['antd', '@ant-design/icons', '@tanstack/react-query', '@tiptap']), reactRouter()],
  // Written as pixels, sent as rem: text grows with the reader's setting, here and in the browser.
  css: { postcss: { plugins: [pxToRem({ propList: ['font', 'font-size', 'line-height'], minPixelValue: 2 })] } },
  build: {
    target: 'es2022',
    // A data: address in a script or style would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: { groups },
          },
        },
      },
    },
    ssr: {
      // The server keeps its files in memory as text, most of which would be comments.
      build: { rollupOptions: { input: './app/server.ts' }, minify: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
    },
  },
});
