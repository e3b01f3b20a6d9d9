/** Reports the width of an element in em of its own font size, immediately and on every change. */
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
