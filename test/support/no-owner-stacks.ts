/**
 * Keeps React from creating an `Error` for each JSX element, which takes a seventh of the time of a test. React does the
 * same on a page that creates more than 10,000 elements in a second. It uses these errors for the stack in a warning, not
 * for the warning.
 */
import * as React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals!, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});
