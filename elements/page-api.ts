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

declare module '../src/browser/page-singleton' {
  interface PageValues {
    loadFlowStarted: boolean;
  }
}

declare module '../src/browser/page' {
  interface PageApi {
    /** Merges into the configuration of every piece on the page; may be called at any time. */
    configure(partial: ConfigInput): void;
    /** Reads the profile and what hangs on it again, behind what is on the page. */
    refresh?(): Promise<void>;
    /** What is on the page and why, for debugging; nothing personal. */
    inspect?(): Promise<Inspection>;
    /** Goes to a configured route by its name; `signOut` signs out first. */
    go?(name: RouteName, values?: RouteValues): Promise<void>;
    /**
     * Asks the mail service to remind the signed-in shopper of the profile, once the load flow has ended. Resolves to
     * whether it will, and never rejects.
     */
    sendEmailReminder?(): Promise<boolean>;
    /**
     * Signs the shopper out and leaves the page, as the sign-out popup does once it is confirmed. Removes what the pieces keep in
     * the browser; the site’s own storage stays, unless `signOut.clearSiteStorage` is set. Resolves to whether it succeeded, and
     * never rejects.
     */
    signOut?(): Promise<boolean>;
    /** Opens the loading popup, or changes what it says; its HTML is sanitised. */
    showLoading?(screen: LoadingScreen): Promise<void>;
    /** Closes the loading popup. */
    hideLoading?(): Promise<void>;
    /** Opens the popup of the import. */
    showImport?(): Promise<void>;
  }
}

declare global {
  interface Window {
    /** The configuration of the page, set before the script. */
    shopperProfileConfig?: ConfigInput;
  }
  interface DocumentEventMap {
    /** The load flow has ended. */
    'shopper-profile-ready': CustomEvent<LoadOutcome>;
    /** The shopper has gone to another view. */
    'shopper-profile-view-change': CustomEvent<{ view: View }>;
    /** A button was pressed that does not lead to another page; `control` is its name, the same in every language. */
    'shopper-profile-control-press': CustomEvent<{ control: string }>;
    /** Customer service has pressed what leads others to the plan summary. */
    'shopper-profile-view-profile': CustomEvent<{ name: string }>;
    /** The shopper has closed the provider search or the drug cost estimator. */
    'shopper-profile-tool-closed': CustomEvent<{ tool: ToolName }>;
    /** The load flow has ended for a shopper who comes back from the login of another site. */
    'shopper-profile-data-loaded': CustomEvent<LoadOutcome>;
    /** What the shopper has said to an agent is in the profile now. */
    'shopper-profile-profile-merged': CustomEvent<Readonly<Record<string, never>>>;
    /** The drugs and doctors of a member have been brought into the profile. */
    'shopper-profile-items-imported': CustomEvent<Readonly<Record<string, never>>>;
  }
}

/** What a page can ask of the bundle beyond `configure` and `ready`; loaded when it is asked for. */
const core = async () => {
  const files = await import('./core');
  files.followConfig();
  return files;
};

/** Resolves to whether it succeeded, whatever happens on the way. */
const attempt = (name: 'sendEmailReminder' | 'signOut') => () =>
  core()
    .then((files) => files[name]())
    .catch(() => {
      logger().error(`${name} failed`);
      return false;
    });

/** What the loader knows by itself, for a page whose other files do not come. */
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

/** Starts the load flow once per page. If its files cannot be loaded, it has failed, and starts with the next piece. */
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
 * Makes `window.shopperProfile` of a brand page: with profile and load flow. `address` is that of the script, `ahead` what can
 * be done before the files of the flow have come.
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
