import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  previewAnnotations: [fileURLToPath(new URL('fonts.js', import.meta.url))],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Constants that the rollup build replaces.
    define: { ...vite.define, __VERSION__: '"0.0.0-storybook"' },
    logLevel: 'warn',
    // Storybook's own chunks are large, but phones do not load them.
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
