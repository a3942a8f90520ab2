import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
const o = 'http://127.0.0.1:4718';
const list = await (await fetch(o + '/api/caseStudies')).json();
const film = list.find((s: any) => s.heroHeading.includes('kettle'))._id;
const other = list.find((s: any) => s.heroHeading.includes('Two hundred'))?._id ?? list[4]._id;
const blogs = await (await fetch(o + '/blog')).json();
for (const path of ['/', '/company', '/case-studies', '/insights', '/contact', '/ecommerce-development-service-in-dubai-uae', '/web-development-service-in-dubai-uae', '/web-design-in-abu-dhabi', '/refund-policy', '/blogs/' + blogs.data[0].slug_url.toLowerCase().replace(/ +/g, '-'), '/casestudy/' + film, '/casestudy/' + other, '/no-such']) {
  const html = await (await fetch(o + path)).text();
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"([^>]*)>/g)];
  let sum = 0; const names: string[] = [];
  for (const [, h = '', rest] of links) {
    const size = brotliCompressSync(readFileSync('build/client' + h)).length;
    if (!/media=/.test(rest ?? '')) sum += size;
    names.push(h.replace(/\/assets\/|-[\w-]{8}\.css/g, '') + (/media=/.test(rest ?? '') ? '*' : '') + ' ' + size);
  }
  console.log(sum, path.slice(0, 40), names.join(', '));
}
