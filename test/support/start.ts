/** Every test file in the browser starts with this, before its first import: the dev server puts it there. */
import './timers';
import './quick-react';
import './under-way';
import './cookies';
import './failures';
import './left-out';
import './time-for-files';
