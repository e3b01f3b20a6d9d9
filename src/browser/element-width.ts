/** Calls back with the width of an element, in em of its own text, at once and whenever it changes. */
export function onElementWidth(element: Element, listener: (width: number) => void): () => void {
  const measure = (): void => {
    listener(element.getBoundingClientRect().width / parseFloat(getComputedStyle(element).fontSize));
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => {
    observer.disconnect();
  };
}
