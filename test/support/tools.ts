import type { ConfigInput } from '../../src/config/settings';

export interface ToolCall {
  box: HTMLElement;
  values: Record<string, string | null | undefined>;
  onClose: () => void;
}

type Mount = (call: ToolCall) => unknown;

interface ToolWindow extends Window {
  toolLoads?: number;
  testTool?: unknown;
  testToolMount?: (box: HTMLElement, options: Omit<ToolCall, 'box'>) => unknown;
}

const page = window as ToolWindow;

/** The URL of the test tool. Each page loads it again. */
export const testTool = {
  script: '/test/support/tools/tool.js',
  stylesheet: '/test/support/tools/tool.css',
  globalName: 'testTool',
};

export const withTool = (
  name: 'providerSearch' | 'drugEstimator',
  changes: Partial<typeof testTool> & { closeEvent?: string; integrity?: string } = {},
): ConfigInput => ({ vendors: { [name]: { ...testTool, ...changes } } });

export const toolLoads = (): number => page.toolLoads ?? 0;

/** Adds a field and a button to the box, as a tool would. */
export function draw(box: HTMLElement): void {
  const field = document.createElement('input');
  field.ariaLabel = 'Name of a doctor';
  const tool = document.createElement('div');
  tool.className = 'test-tool';
  tool.append('The tool', field);
  box.append(tool);
}

/** Defines how the test tool reacts when it is mounted. Returns the calls that it receives. */
export function toolDoes(mount: Mount): ToolCall[] {
  const calls: ToolCall[] = [];
  page.toolLoads = 0;
  page.testToolMount = (box, options) => {
    const call = { box, ...options };
    calls.push(call);
    return mount(call);
  };
  return calls;
}

/** Call it in `afterEach`: the next page loads the tool again. */
export function forgetTool(): void {
  for (const added of document.head.querySelectorAll('[src*="/support/tools/"], [href*="/support/tools/"]'))
    added.remove();
  delete page.testTool;
  delete page.testToolMount;
  delete page.toolLoads;
}
