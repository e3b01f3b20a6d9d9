import { executeServerCommand } from '@web/test-runner-commands';

interface Deployment {
  /** Releases that are in place; the names at the top are those of the last one. */
  releases: ('this' | 'next')[];
  /** What goes with each response; if nothing else, what lets pages of other origins load modules. */
  header?: string;
  /** The status of a response about a file that does not exist. */
  missing?: 200 | 404;
}

/** Puts the build onto an origin of its own, or changes an existing one, and returns its address. */
export async function deploy(
  id: string,
  { releases, header = 'Access-Control-Allow-Origin: *', missing = 404 }: Deployment,
): Promise<string> {
  return executeServerCommand<string, object>('deploy', { id, releases, header, missing });
}
