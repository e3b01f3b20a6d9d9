import { Component, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { HostContext, type Host } from '../ui/host';

interface BoundaryProps {
  children: ReactNode;
  onCrash(): void;
}

/**
 * Shows the author content again if an element crashes. Other elements have their own React roots and are not affected.
 */
class Boundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <slot /> : this.props.children;
  }
}

/** The last child in the tree: its layout effect runs when all other nodes are in the document. */
function Rendered({ onRendered }: { onRendered(): void }): null {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}

export interface ElementRootProps {
  widget: ComponentType<Record<string, unknown>>;
  widgetProps: Record<string, unknown>;
  host: Host;
  onCrash(): void;
  /** Called when the first render is in the document, before it is painted. */
  onRendered(): void;
}

/** Root component of each element's React tree. */
export function ElementRoot({
  widget: Widget,
  widgetProps,
  host,
  onCrash,
  onRendered,
}: ElementRootProps): ReactNode {
  return (
    <Boundary onCrash={onCrash}>
      <HostContext value={host}>
        <Widget {...widgetProps} />
        <Rendered onRendered={onRendered} />
      </HostContext>
    </Boundary>
  );
}
