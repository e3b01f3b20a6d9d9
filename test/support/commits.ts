/**
 * Counts how often React updates the elements. Import it first: React reads this hook, which browser
 * extensions use, when it is evaluated.
 */
interface FiberRoot {
  containerInfo: Node;
}

const commits = new Map<string, number>();

const hook = {
  supportsFiber: true,
  inject: () => 1,
  checkDCE: () => undefined,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  onCommitFiberRoot(_renderer: number, { containerInfo }: FiberRoot) {
    if (!(containerInfo instanceof ShadowRoot)) return;
    const element = containerInfo.host.localName.replace('shopper-profile-', '');
    commits.set(element, (commits.get(element) ?? 0) + 1);
  },
};

Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });

export const forgetCommits = (): void => {
  commits.clear();
};

/** Elements that React has updated since then, by name, with the number of updates. */
export const countedCommits = (): Record<string, number> =>
  Object.fromEntries([...commits].toSorted(([one], [other]) => one.localeCompare(other)));
