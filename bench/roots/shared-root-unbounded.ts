import { start } from './portals';

start({ bounded: false });
