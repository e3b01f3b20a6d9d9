import {
  createContext,
  useCallback,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useCopy } from './copy-context';
import { isSecondClick } from './clicks';

/** Stands where something was asked for whose files did not come; the next press asks for them again. */
function NotOpened(): ReactNode {
  return (
    <p role="alert" className="error-text">
      {useCopy('common')('common.popupFailed')}
    </p>
  );
}

interface Openings {
  /** The button of the piece whose press did not open anything; '' for none. */
  failedAt: string;
  press(button: string): void;
  /** What the last press asked for did not come (contract §7). */
  fail(): void;
}

const nothing = (): void => undefined;
const OpeningsContext = createContext<Openings>({ failedAt: '', press: nothing, fail: nothing });

export const useOpenings = (): Openings => useContext(OpeningsContext);

/** Knows which button of a piece was pressed last, so that what did not come is told there. */
export function OpeningsFrame({ children }: { children: ReactNode }): ReactNode {
  const pressed = useRef('');
  const [failedAt, setFailedAt] = useState('');
  const press = useCallback((button: string) => {
    pressed.current = button;
    setFailedAt('');
  }, []);
  const fail = useCallback(() => {
    setFailedAt(pressed.current);
  }, []);
  const openings = useMemo(() => ({ failedAt, press, fail }), [failedAt, press, fail]);
  return <OpeningsContext value={openings}>{children}</OpeningsContext>;
}

/** A button that opens what comes in a file of its own; it says beside it that this did not come. */
export function OpeningButton({
  ignoresSecondClick,
  onClick,
  ...props
}: ComponentProps<'button'> & { ignoresSecondClick?: boolean }): ReactNode {
  const id = useId();
  const { failedAt, press } = useOpenings();
  return (
    <>
      <button
        type="button"
        {...props}
        onClick={(event) => {
          if (ignoresSecondClick && isSecondClick(event)) return;
          press(id);
          onClick?.(event);
        }}
      />
      {failedAt === id && <NotOpened />}
    </>
  );
}
