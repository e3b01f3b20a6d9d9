import { launch } from 'puppeteer-core';
import { findBrowser } from './browser.mjs';
const browser = await launch(await findBrowser());
for (const w of [320, 390]) for (const scale of [2]) for (const b of ['amp','ums']) for (const loc of ['en','es']) {
  const page = await browser.newPage();
  await page.setViewport({ width: w, height: 900 });
  await page.goto(`http://localhost:4173/${b}/profile.html?scenario=consumer&locale=${loc}`);
  await page.evaluate(() => window.shopperProfile.ready);
  await new Promise((r) => setTimeout(r, 900));
  const found = await page.evaluate((scale) => {
    const out = [];
    const pieces = [...document.querySelectorAll('*')].filter((e) => e.shadowRoot);
    for (const p of pieces) { const r = p.shadowRoot.querySelector('.root'); if (r && scale === 2) r.style.fontSize = '200%'; }
    for (const p of pieces) for (const btn of p.shadowRoot.querySelectorAll('button, .button')) {
      if (!btn.checkVisibility()) continue;
      const walker = document.createTreeWalker(btn, NodeFilter.SHOW_TEXT);
      for (let n = walker.nextNode(); n; n = walker.nextNode()) for (const m of n.textContent.matchAll(/\S+/g)) {
        const range = document.createRange(); range.setStart(n, m.index); range.setEnd(n, m.index + m[0].length);
        const tops = new Set([...range.getClientRects()].map((r) => Math.round(r.top)));
        if (tops.size > 1) out.push(`${p.localName.slice(16)}: ${m[0]} (${Math.round(btn.getBoundingClientRect().width)})`);
      }
    }
    return [...new Set(out)].slice(0, 6).join('; ') + ` | page ${document.documentElement.scrollWidth}`;
  }, scale);
  console.log(w, scale, b, loc, found);
  await page.close();
}
await browser.close();
