import { type CrawledPage, crawl } from '../crawl.ts';
import { demoWords } from '../demo-words.ts';

interface Bytes {
  status: number;
  type: string;
  location: string;
  text: string;
}

const feeds = [
  ...['/sitemap.xml', '/rss.xml', '/llms.txt', '/robots.txt', '/site.webmanifest'],
  ...['/.well-known/security.txt', '/favicon.svg', '/api/docs'],
];

/** Everything a stranger may read, as text whatever it is, and where a word of the demo stands in it. */
export async function readPublicBytes(
  ask: (path: string) => Promise<Bytes>,
  origin: string,
): Promise<{ pages: CrawledPage[]; read: number; bytes: number; found: string[] }> {
  const texts = new Map<string, string>();
  const readOnce = async (path: string) => {
    const answer = await ask(path);
    texts.set(path, answer.text);
    return answer;
  };
  const pages = await crawl(
    async (path) => {
      const { type, text, ...answer } = await readOnce(path);
      return { ...answer, html: type.startsWith('text/html') ? text : '' };
    },
    { origin, withFiles: true },
  );
  for (const path of [...feeds, '/no-such-page', '/login']) await readOnce(path);
  const found = [...texts].flatMap(([path, text]) => {
    const [word] = demoWords.exec(text) ?? [];
    return word ? [`${path}: ${word}`] : [];
  });
  const bytes = [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { pages, read: texts.size, bytes, found };
}
