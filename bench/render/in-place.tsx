/**
 * The context that an element provides to its widget, for a widget in a plain root: its tag, which selects
 * its texts.
 */
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

/** The same setup that the entry points run before they define elements. */
export async function loadTexts(tags: readonly string[]): Promise<void> {
  provideSettings(settings);
  provideCopy(copyOf);
  await Promise.all(tags.map(loadPageCopy));
}
