import { start } from './portals';

start({ bounded: true });
