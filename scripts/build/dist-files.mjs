export const distFiles = () => ({ name: 'dist-files' });
