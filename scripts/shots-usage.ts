import { readFileSync, readdirSync, globSync } from 'node:fs';
const o = 'http://127.0.0.1:4718';
const files = globSync('app/{site,ui}/**/*.module.css').sort();
const list = await (await fetch(o + '/api/caseStudies')).json();
const film = list.find((s: any) => s.heroHeading.includes('kettle'))._id;
const paths: Record<string,string> = { H: '/', C: '/company', K: '/case-studies', I: '/insights', c: '/contact', S: '/ecommerce-development-service-in-dubai-uae', W:'/web-development-service-in-dubai-uae', L: '/web-design-in-abu-dhabi', P: '/refund-policy', p: '/privacy-policy', B: '/blogs/moving-a-site-without-losing-its-addresses', s: '/casestudy/' + film, N: '/no-such', l: '/login' };
const css = readdirSync('build/client/assets').filter((n) => /\.css$/.test(n)).map((n) => [n, readFileSync('build/client/assets/' + n, 'utf8')] as const);
const bytes = new Map<number, number>(); const where = new Map<number, Set<string>>();
for (const [n, t] of css) for (const m of t.matchAll(/\.[a-z]+(\d+)[^{}]*\{[^{}]*\}/g)) { const k = Number(m[1]); if (k >= files.length) continue; bytes.set(k, (bytes.get(k) ?? 0) + m[0].length); (where.get(k) ?? where.set(k, new Set()).get(k)!).add(n.replace(/-[\w-]{8}\.css/, '')); }
const use = new Map<number, string>();
for (const [l, p] of Object.entries(paths)) { const html = await (await fetch(o + p)).text(); const ks = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap((m) => [...(m[1] ?? '').matchAll(/\b[a-z]+(\d+)\b/g)].map((x) => Number(x[1])))); for (const k of ks) use.set(k, (use.get(k) ?? '') + l); }
const rows = files.map((f, k) => [use.get(k) ?? '-', bytes.get(k) ?? 0, f.replace('.module.css', ''), [...(where.get(k) ?? [])].join(',')] as const).sort((a, b) => a[0].localeCompare(b[0]) || b[1] - a[1]);
for (const r of rows) console.log(r.join('\t'));
