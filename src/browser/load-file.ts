/**
 * Most browsers keep a failed `import()` until the page is left (whatwg/html#6768): to try it again cannot succeed. So the
 * built files fetch what an `import()` needs by preload links first, which can fail and be tried again, and import it when
 * all of it has come. scripts/build/guarded-imports.mjs puts the addresses and `loadFile` around each `import()`.
 */
import { nextTask } from './clock';

const fetched = new Map<string, Promise<void>>();

/** A policy that refuses preload links (a nonce with `strict-dynamic`, for instance) may allow the import. */
async function isRefusedByPolicy(url: string, violations: readonly string[]): Promise<boolean> {
  await nextTask(); // the event of the violation may come after that of the link
  return violations.includes(url);
}

function preload(url: string): Promise<void> {
  const violations: string[] = [];
  const note = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    violations.push(blockedURI);
  };
  document.addEventListener('securitypolicyviolation', note);
  const link = document.createElement('link');
  const loading = new Promise<void>((done, fail) => {
    link.onload = () => {
      done();
    };
    link.onerror = () => {
      void isRefusedByPolicy(url, violations).then((isRefused) => {
        if (isRefused) done();
        else fail(new TypeError(`could not load ${url}`));
      });
    };
  });
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  link.href = url;
  document.head.append(link);
  return loading.finally(() => {
    link.remove();
    document.removeEventListener('securitypolicyviolation', note);
  });
}

const canPreload = (): boolean => document.createElement('link').relList.supports('preload');

function fetchFile(url: string): Promise<void> {
  const loading = fetched.get(url) ?? preload(url);
  fetched.set(url, loading);
  loading.catch(() => fetched.delete(url));
  return loading;
}

/**
 * Imports a module once its files have come; rejects, and can be called again, if one of them has not.
 * @param files addresses of the module and of what it imports, relative to `base`
 * @param load the `import()` itself
 */
export async function loadFile<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
  base: string,
): Promise<Module> {
  if (canPreload()) await Promise.all(files.map((file) => fetchFile(new URL(file, base).href)));
  return load();
}
