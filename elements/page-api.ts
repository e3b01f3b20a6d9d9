import { emit } from '../src/browser/emit';
import { nextTask } from '../src/browser/clock';
import { logger } from '../src/browser/logger';
import {
  copies,
  extendPageApi,
  installPageApi,
  loadStarter,
  readySignal,
  reopenReady,
  type LoadOutcome,
} from '../src/browser/page';
import { forgetShared, pageSingleton } from '../src/browser/page-singleton';
import { trail } from '../src/browser/call-log';
import { tagStates } from './tag-states';
import type { Inspection } from './inspect';
import type { ConfigInput } from '../src/config/settings';
import type { View } from '../src/domain/shopper/view';
import type { LoadingScreen, ToolName } from '../src/state/popups/popups';
import type { RouteName, RouteValues } from '../src/state/page/routes';
import type { Vitals } from '../src/telemetry/vitals';

declare module '../src/browser/page-singleton' {
  interface PageValues {
    loadFlowStarted: boolean;
  }
}

declare module '../src/browser/page' {
  interface PageApi {
    /** Merges into the configuration of every element on the page. You can call it at any time. */
    configure(partial: ConfigInput): void;
    /** Requests the profile and its dependent data again, without interrupting the shopper. */
    refresh?(): Promise<void>;
    /** Reports what is on the page and where each value came from, for debugging. Contains no personal data. */
    inspect?(): Promise<Inspection>;
    /** Goes to a configured route by its name; `signOut` signs out first. */
    go?(name: RouteName, values?: RouteValues): Promise<void>;
    /**
     * Requests that the mail service remind the signed-in shopper of the profile, once the load flow has ended.
     * Resolves to whether the service accepted the request; never rejects.
     */
    sendEmailReminder?(): Promise<boolean>;
    /**
     * Signs the shopper out and leaves the page, like the confirmed sign-out popup. Removes the data that the elements
     * keep in the browser. The site’s own storage stays, unless `signOut.clearSiteStorage` is set. Resolves to whether
     * it succeeded; never rejects.
     */
    signOut?(): Promise<boolean>;
    /** Opens the loading popup, or changes its message. The HTML is sanitized. */
    showLoading?(screen: LoadingScreen): Promise<void>;
    /** Closes the loading popup. */
    hideLoading?(): Promise<void>;
    /** Opens the import popup. */
    showImport?(): Promise<void>;
  }
}

declare global {
  interface Window {
    /** The configuration of the page. Set it before the script. */
    shopperProfileConfig?: ConfigInput;
  }
  interface DocumentEventMap {
    /** The load flow has ended. */
    'shopper-profile-ready': CustomEvent<LoadOutcome>;
    /** The shopper has switched to another view. */
    'shopper-profile-view-change': CustomEvent<{ view: View }>;
    /**
     * The shopper has pressed a button that does not lead to another page. `control` is its name, which is the same in
     * every language.
     */
    'shopper-profile-control-press': CustomEvent<{ control: string }>;
    /** Customer service has pressed a control that leads other users to the plan summary. */
    'shopper-profile-view-profile': CustomEvent<{ name: string }>;
    /** The shopper has closed the provider search or the drug cost estimator. */
    'shopper-profile-tool-closed': CustomEvent<{ tool: ToolName }>;
    /** The load flow has ended for a shopper who returns from the sign-in of another site. */
    'shopper-profile-data-loaded': CustomEvent<LoadOutcome>;
    /** The profile now contains what the shopper told an agent. */
    'shopper-profile-profile-merged': CustomEvent<Readonly<Record<string, never>>>;
    /** A member’s drugs and doctors have been imported into the profile. */
    'shopper-profile-items-imported': CustomEvent<Readonly<Record<string, never>>>;
    /**
     * The page is hidden or left for the first time, some seconds after the first cards or later: what the bundle cost the page.
     * Rounded, without data of the shopper ([fields](../guides/brand-engineer.md#monitor)). Not while `vitals` is false.
     */
    'shopper-profile-vitals': CustomEvent<Vitals>;
  }
}

/** The functions of the API beyond `configure` and `ready`; loaded on the first call. */
const core = async () => {
  const files = await import('./core');
  files.followConfig();
  return files;
};

/** Resolves to whether the call succeeded; never rejects. */
const attempt = (name: 'sendEmailReminder' | 'signOut') => () =>
  core()
    .then((files) => files[name]())
    .catch(() => {
      logger().error(`${name} failed`);
      return false;
    });

/** What the loader knows without other files, in case they cannot be loaded. */
function inspectWithoutFiles(): Inspection {
  const { calls, errors } = trail();
  return {
    version: window.shopperProfile?.version,
    copies: structuredClone(copies()),
    tags: tagStates(errors.map(({ source }) => source)),
    config: {},
    role: { is: [], may: [] },
    calls: structuredClone(calls),
    warnings: [...pageSingleton('saidWarnings', () => new Set<string>())],
    errors: structuredClone(errors),
  };
}

/**
 * Starts the load flow once per page. If its files cannot be loaded, the load flow fails, and starts again with the
 * next element.
 */
function start(ahead: () => void): void {
  pageSingleton('loadFlowStarted', () => {
    reopenReady();
    const files = core();
    void nextTask().then(ahead);
    files.then(
      async ({ startLoadFlow }) => {
        await nextTask();
        return startLoadFlow();
      },
      () => {
        const message = 'the load flow could not be loaded';
        logger().error(`${message} [load-failed]`);
        emit('error', { source: 'load', message, code: 'load-failed' });
        readySignal().resolve({ outcome: 'failure' });
        forgetShared('loadFlowStarted');
      },
    );
    return true;
  });
}

/**
 * Creates `window.shopperProfile` of a brand page, with profile and load flow. `address` is the URL of the script.
 * `ahead` runs before the files of the load flow have loaded.
 */
export function installBrandApi(address: string, ahead: () => void = () => undefined): void {
  installPageApi(__VERSION__, address);
  trail();
  loadStarter().start ??= () => {
    start(ahead);
  };
  extendPageApi({
    refresh: async () => (await core()).refreshProfile(),
    inspect: () =>
      core()
        .then((files) => files.inspect())
        .catch(inspectWithoutFiles),
    showLoading: async (screen: LoadingScreen) => (await core()).showLoading(screen),
    hideLoading: async () => (await core()).hideLoading(),
    showImport: async () => (await core()).askToImport(),
    sendEmailReminder: attempt('sendEmailReminder'),
    signOut: attempt('signOut'),
    go: async (name: RouteName, values?: RouteValues) => (await core()).go(name, values),
  });
}
