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

/** Shows if the files of the requested content could not be loaded. The next press requests them again. */
function NotOpened(): ReactNode {
  return (
    <p role="alert" className="error-text">
      {useCopy('common')('common.popupFailed')}
    </p>
  );
}

interface Openings {
  /** The button of the element whose press failed to open something; '' for none. */
  failedAt: string;
  press(button: string): void;
  /** Reports that the content requested by the last press could not be loaded (contract §7). */
  fail(): void;
}

const nothing = (): void => undefined;
const OpeningsContext = createContext<Openings>({ failedAt: '', press: nothing, fail: nothing });

export const useOpenings = (): Openings => useContext(OpeningsContext);

/** Tracks the last pressed button of an element, so that a failure shows next to it. */
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

/** A button that opens content with its own file. If the file cannot be loaded, it shows the failure next to it. */
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
