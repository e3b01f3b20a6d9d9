import type { ReactNode, Ref } from 'react';
import { Dialog } from './dialog';

export interface ToolDialogProps {
  /** Name of the popup, for events. */
  name: string;
  heading: string;
  /** '' once the tool shows. */
  loading: string;
  /** Slot for the tool's container, which is outside the shadow root. */
  slotName: string;
  ref?: Ref<HTMLDivElement>;
  onClose(): void;
}

/** A drawer for a tool that renders itself (DOCS-14, SHELL-65). */
export function ToolDialog(props: ToolDialogProps): ReactNode {
  const { name, heading, loading, slotName, ref, onClose } = props;
  return (
    <Dialog name={name} heading={heading} onClose={onClose}>
      <p role="status" className="tool-status">
        {loading}
      </p>
      <div className="tool" ref={ref}>
        <slot name={slotName} />
      </div>
    </Dialog>
  );
}
