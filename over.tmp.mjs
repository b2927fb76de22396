import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 360, height: 780 } });
for (const path of process.argv.slice(2)) {
await p.goto('http://127.0.0.1:4199'+path);
console.log(path, await p.evaluate(() => { const out=[]; for (const e of document.querySelectorAll('main *')) { const r=e.getBoundingClientRect(); if (r.right>361 && !e.closest('pre') && e.checkVisibility()) out.push([e.tagName,e.className.toString().slice(0,40),Math.round(r.left),Math.round(r.right),e.textContent.slice(0,50)].join('|')); } return [document.documentElement.scrollWidth, ...out.slice(0,12)]; }));
}
await b.close();
