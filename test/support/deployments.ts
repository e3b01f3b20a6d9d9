import { executeServerCommand } from '@web/test-runner-commands';

interface Deployment {
  /** Releases that are in place; the names at the top are those of the last one. */
  releases: ('this' | 'next')[];
  /** With the header that lets pages of other origins load modules. */
  isShared?: boolean;
}

/** Puts the build onto an origin of its own, or changes what is there, and returns its address. */
export async function deploy(id: string, { releases, isShared = true }: Deployment): Promise<string> {
  return executeServerCommand<string, object>('deploy', { id, releases, isShared });
}
