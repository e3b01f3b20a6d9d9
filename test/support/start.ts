/** Every test file starts with this, before its first import: the dev server puts it there. */
import './timers';
import './under-way';
import './cookies';
import './left-out';
import './second-tries';
import './time-for-files';
