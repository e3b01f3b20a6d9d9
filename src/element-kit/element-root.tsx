import { Component, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { HostContext, type Host } from '../ui/host';

interface BoundaryProps {
  children: ReactNode;
  onCrash(): void;
}

/** Shows the author's content again when a piece crashes; the other pieces have roots of their own. */
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

/** The last child to be laid out: by now everything before it is in the document. */
function Rendered({ onRendered }: { onRendered(): void }): null {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}

export interface ElementRootProps {
  widget: ComponentType<Record<string, unknown>>;
  widgetProps: Record<string, unknown>;
  host: Host;
  onCrash(): void;
  /** The first render is in the document, not painted yet. */
  onRendered(): void;
}

/** The top of each element's React tree. */
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
