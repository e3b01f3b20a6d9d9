/// <reference types="node" />
import process from 'node:process';
import { startDemo } from './server';

const demo = await startDemo({
  port: Number(process.env.PORT ?? 4173),
  dist: 'dist',
  scripts: 'node_modules/.cache/demo/scripts',
});
console.log(`The demo runs at ${demo.url} until you press Ctrl+C.`);
