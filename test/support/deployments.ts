import { executeServerCommand } from '@web/test-runner-commands';

interface Deployment {
  /** Deployed releases. The file names at the top level are those of the last one. */
  releases: ('this' | 'next')[];
  /** Headers of each response. By default, they let pages of other origins load modules. */
  header?: string;
  /** The status of responses for files that do not exist. */
  missing?: 200 | 404;
}

/** Deploys the build to its own origin, or updates an existing one, and returns its URL. */
export async function deploy(
  id: string,
  { releases, header = 'Access-Control-Allow-Origin: *', missing = 404 }: Deployment,
): Promise<string> {
  return executeServerCommand<string, object>('deploy', { id, releases, header, missing });
}
