/** The dev server adds this before the first import of every test file in the browser. */
import './timers';
import './quick-react';
import './no-owner-stacks';
import './under-way';
import './cookies';
import './failures';
import './left-out';
import './time-for-files';
