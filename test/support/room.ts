/** The room that pieces take, and the room that is kept for them, by the width of the window. */
import type { TestPage } from './page';
import { setWindowWidth } from './window';

export const WINDOW_WIDTHS = [320, 375, 430, 600, 768, 1024, 1440];

export interface Room {
  width: number;
  kept: number;
  /** Heights of the pieces. */
  taken: number[];
  /** More than that of the window on a page that scrolls sideways. */
  pageWidth: number;
}

/** `reserve` is the `reservedBlockSize` of a contract. */
export async function roomByWidth(
  { container }: TestPage,
  pieces: readonly Element[],
  reserve: string,
  widths: readonly number[] = WINDOW_WIDTHS,
): Promise<Room[]> {
  const probe = document.createElement('div');
  Object.assign(probe.style, { fontSize: 'medium', blockSize: reserve });
  container.append(probe);
  const heightOf = (element: Element): number => element.getBoundingClientRect().height;
  const rooms: Room[] = [];
  for (const width of widths) {
    await setWindowWidth(width);
    const pageWidth = document.documentElement.scrollWidth;
    rooms.push({ width, kept: heightOf(probe), taken: pieces.map(heightOf), pageWidth });
  }
  probe.remove();
  return rooms;
}
