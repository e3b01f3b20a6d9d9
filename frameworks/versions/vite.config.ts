import { defineConfig } from 'vite';

export default defineConfig({
  base: '/versions/',
  build: {
    rollupOptions: { input: ['versions/all.ts', 'versions/one.ts'], output: { entryFileNames: '[name].js' } },
  },
});
