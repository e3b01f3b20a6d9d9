/** The height of elements and their reserved space, by the width of the window. */
import type { TestPage } from './page';
import { setWindowWidth } from './window';

export const WINDOW_WIDTHS = [320, 375, 390, 430, 600, 768, 1024, 1280, 1440];

export interface Heights {
  width: number;
  /** One value for each element. */
  kept: number[];
  /** Heights of the elements. */
  taken: number[];
  /** Larger than the window on a page that scrolls sideways. */
  pageWidth: number;
}

/** `reserves` are the `reservedBlockSize` values of the contracts in the language of the page. */
export async function heightsByWidth(
  { container }: TestPage,
  elements: readonly Element[],
  reserves: readonly string[],
  widths: readonly number[] = WINDOW_WIDTHS,
): Promise<Heights[]> {
  const probes = reserves.map((blockSize) => {
    const probe = container.appendChild(document.createElement('div'));
    Object.assign(probe.style, { fontSize: 'large', blockSize });
    return probe;
  });
  const heightOf = (element: Element): number => element.getBoundingClientRect().height;
  const heights: Heights[] = [];
  for (const width of widths) {
    await setWindowWidth(width);
    const pageWidth = document.documentElement.scrollWidth;
    heights.push({ width, kept: probes.map(heightOf), taken: elements.map(heightOf), pageWidth });
  }
  for (const probe of probes) probe.remove();
  return heights;
}
