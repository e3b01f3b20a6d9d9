import { useLayoutEffect, useState, type RefObject } from 'react';
import { onElementWidth } from '../browser/element-width';

/** A value that depends on the width of an element, in em of its font size. Until the element has a width, it is `guess`. */
export function useByWidth<Value>(
  box: RefObject<HTMLElement | null>,
  valueAt: (width: number, element: HTMLElement) => Value,
  guess: Value,
): Value {
  const [value, setValue] = useState(guess);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    return onElementWidth(element, (width) => {
      if (width > 0) setValue(valueAt(width, element));
    });
  }, [box, valueAt]);
  return value;
}
