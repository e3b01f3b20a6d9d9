/** What an element gives the widget in it, for a widget in a plain root: its tag, by which it finds its texts. */
import { useMemo, type ReactNode } from 'react';
import { copyOf } from '../../elements/registry';
import { settings } from '../../src/config/settings';
import { provideSettings } from '../../src/state/common-config';
import { loadPageCopy, provideCopy } from '../../src/state/copy';
import { HostContext, useHost } from '../../src/ui/host';

export function InPlace({ tag, children }: { tag: string; children: ReactNode }): ReactNode {
  const host = useHost();
  const ownHost = useMemo(() => ({ ...host, tag }), [host, tag]);
  return <HostContext value={ownHost}>{children}</HostContext>;
}

/** As the entries of the bundle do before they define elements. */
export async function loadTexts(tags: readonly string[]): Promise<void> {
  provideSettings(settings);
  provideCopy(copyOf);
  await Promise.all(tags.map(loadPageCopy));
}
