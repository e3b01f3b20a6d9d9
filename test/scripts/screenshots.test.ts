/** Which differences `npm run screenshots` ignores, and what it reports. */
import { expect } from 'chai';
import { scenarioNames } from '../../demo/service/index';
import { difference } from '../../scripts/screenshots/compare.mjs';
import { pictureName, visits } from '../../scripts/screenshots/list.mjs';
import { decode, encode } from '../../scripts/screenshots/png.mjs';

type Color = readonly [red: number, green: number, blue: number];

const WHITE: Color = [255, 255, 255];
const PLUM: Color = [122, 30, 74];

const WIDTH = 120;
const HEIGHT = 80;

interface Drawing {
  color?: Color;
  /** How far a ring is moved to the right, in px. */
  shift?: number;
  /** Added to how much of a pixel at an edge is covered. */
  noise?: number;
  height?: number;
}

/** A ring with smoothed edges, as browsers draw round letters, on a card with a line on top. */
function draw({ color = PLUM, shift = 0, noise = 0, height = HEIGHT }: Drawing = {}) {
  const data = new Uint8Array(WIDTH * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const fromCenter = Math.hypot(x - 60 - shift, y - 45);
      const exact = Math.max(0, Math.min(1, 3.5 - Math.abs(fromCenter - 20)));
      const isEdge = exact > 0 && exact < 1;
      const covered = isEdge ? Math.max(0, Math.min(1, exact + noise)) : exact;
      const share = y < 4 ? 1 : covered;
      data.set(
        [...WHITE.map((channel, index) => channel + (color[index]! - channel) * share), 255],
        (y * WIDTH + x) * 4,
      );
    }
  return { width: WIDTH, height, data };
}

const stored = (drawing?: Drawing) => decode(encode(draw(drawing)));

describe('comparing pictures', () => {
  it('takes equal pictures for the same, byte by byte', () => {
    expect(encode(draw())).to.deep.equal(encode(draw()));
    expect(difference(stored(), stored())).to.be.undefined;
  });

  it('does not report how the edges of letters are smoothed', () => {
    expect(difference(stored(), stored({ noise: 0.12 }))).to.be.undefined;
  });

  it('reports another color, of two neighboring shades too', () => {
    expect(difference(stored(), stored({ color: [0, 85, 150] }))?.pixels).to.be.above(400);
    expect(difference(stored(), stored({ color: [122, 46, 74] }))?.pixels).to.be.above(400);
  });

  it('reports what has moved by 3 px', () => {
    expect(difference(stored(), stored({ shift: 3 }))?.pixels).to.be.above(100);
  });

  it('reports a page that is one line longer', () => {
    const found = difference(stored(), stored({ height: HEIGHT + 24 }));
    expect(found?.heights).to.deep.equal([HEIGHT, HEIGHT + 24]);
    expect(found?.pixels).to.equal(24 * WIDTH);
  });

  it('stores the colors of surfaces exactly, also beside many shades', () => {
    const picture = draw();
    // 4,000 shades of which each is there once, and a surface.
    for (let pixel = 0; pixel < 4000; pixel += 1)
      picture.data.set([pixel % 256, (pixel * 7) % 256, pixel >> 4, 255], (HEIGHT * WIDTH - 1 - pixel) * 4);
    const { data } = decode(encode(picture));
    expect([...data.subarray(0, 3)]).to.deep.equal(PLUM);
    expect([...data.subarray(WIDTH * 10 * 4, WIDTH * 10 * 4 + 3)]).to.deep.equal(WHITE);
  });

  it('stores the color of a short text exactly, also beside many frequent shades', () => {
    const picture = draw();
    const RED = [165, 29, 22];
    // 240 shades of gray and brown with 16 pixels each, and a single red pixel.
    for (let pixel = 0; pixel < 240 * 16; pixel += 1) {
      const shade = pixel % 240;
      picture.data.set([shade, shade, pixel % 2 ? shade : shade >> 1, 255], (HEIGHT * WIDTH - 1 - pixel) * 4);
    }
    picture.data.set([...RED, 255], 0);
    expect([...decode(encode(picture)).data.subarray(0, 3)]).to.deep.equal(RED);
  });
});

describe('the list of stored pictures', () => {
  const names = visits.flatMap((visit) => visit.widths.map((width) => pictureName(visit, width)));

  it('names each picture once', () => {
    expect([...new Set(names)]).to.deep.equal(names);
  });

  it('has both brands in three widths for eight shoppers, on a fixed day', () => {
    const pages = names.filter((name) => /^(amp|ums)\.[\w-]+\.\d+$/.test(name));
    expect(pages).to.have.length(2 * 3 * 8);
    for (const { query } of visits) {
      expect(scenarioNames).to.include(query.scenario);
      expect(query.date).to.equal('2026-11-20');
    }
  });

  it('has Spanish, large text, forced colors, a dark page and print for both brands', () => {
    for (const brand of ['amp', 'ums'])
      for (const way of ['spanish', 'large-text', 'forced-colors', 'dark-host', 'print'])
        expect(
          names.some((name) => name.startsWith(`${brand}.consumer.${way}.`)),
          `${brand} ${way}`,
        ).to.be.true;
  });
});
