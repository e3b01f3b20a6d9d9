interface Planned {
  made: Map<string, string>;
  changed: Map<string, string>;
}
interface PlannedRemoval {
  removed: string[];
  changed: Map<string, string>;
  left: string[];
}
export function planNew(name: string, options: { hasCall: boolean; hasPopup: boolean }): Promise<Planned>;
export function planRemoval(name: string, options: { isForced: boolean }): Promise<PlannedRemoval>;
