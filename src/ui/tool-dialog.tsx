import type { ReactNode, Ref } from 'react';
import { Dialog } from './dialog';

export interface ToolDialogProps {
  /** Of the popup, in events. */
  name: string;
  heading: string;
  /** '' as soon as the tool shows. */
  loading: string;
  /** Where the tool's own box, which is outside of the shadow root, shows. */
  slotName: string;
  ref?: Ref<HTMLDivElement>;
  onClose(): void;
}

/** A drawer for a tool that draws itself (DOCS-14, SHELL-65). */
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
