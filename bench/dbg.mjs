import { launch } from 'puppeteer-core';
import { findBrowser } from '../scripts/browser.mjs';
import { buildPageScript, buildRenderVariants, importDemo } from './lib/build.mjs';
import { startServer } from './lib/server.mjs';
const scripts={ ...(await buildRenderVariants()), harness: await buildPageScript('bench/render/harness.ts') };
const server = await startServer(await importDemo(), { dist: '/tmp/snap', scripts });
const browser = await launch(await findBrowser());
for (const [v,n] of [['elements',10],['elements',10],['react',10],['elements',1000],['elements',1000],['react',1000]]) {
const page = await (await browser.createBrowserContext()).newPage();
page.on('console',m=>console.log(m.text())); page.on('pageerror',e=>console.log('ERR',e.message));
await page.goto(server.url+`bench/render.html?variant=${v}&count=${n}`);
const r = await Promise.race([page.evaluate(()=>window.renderTimes), new Promise(d=>setTimeout(d,8000,'late'))]);
console.log(v,n,r, await page.evaluate(()=>{const r=document.querySelector('shopper-profile-plans')?.shadowRoot??document; return [r.querySelectorAll('.card').length,r.querySelectorAll('.card .facts').length, r.querySelector('.plans')?.textContent.slice(0,200)]}));
}
await browser.close(); await server.close();
