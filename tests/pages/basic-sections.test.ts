import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUpload, updateUpload } from '../../db/media/uploads.ts';
import { openPages, type PageServer } from './page-server.ts';

const stems = { portrait: '0a'.repeat(16), room: '0b'.repeat(16), film: '0c'.repeat(16) };
const picture = (stem: string, size = 'w1600h1000') => `/media/${stem}-${size}.jpg`;
const film = `/media/${stems.film}.mp4`;

const sections = [
  {
    kind: 'text',
    props: { heading: '', text: '<p>Ring {phone}<script>x</script></p>', ground: 'sand' },
  },
  {
    kind: 'picture',
    props: { picture: picture(stems.room, 'w1000h1600'), alt: '', caption: 'The room' },
  },
  {
    kind: 'gallery',
    props: {
      columns: '4',
      pictures: [
        { picture: picture(stems.room), alt: 'A table', caption: 'Monday' },
        { picture: '', alt: 'Nothing', caption: 'Not shown' },
      ],
    },
  },
  { kind: 'film', props: { film, about: 'A day', transcript: 'One.\n\nTwo.' } },
  { kind: 'quote', props: { words: 'It works.', who: 'Ana Reis', role: '' } },
  {
    kind: 'people',
    props: {
      people: [
        { id: 'ana', name: 'Ana Reis', role: 'Design lead', portrait: picture(stems.portrait) },
        { id: 'rui', name: 'Rui Sá', about: 'Call Rui.' },
      ],
    },
  },
  {
    kind: 'call-to-action',
    props: { heading: 'Begin?', label: 'Start', href: '', secondLabel: 'See', secondHref: '/a' },
  },
];

let site: PageServer;
let html: string;

async function addUpload(stem: string, end: string, media_type: string): Promise<void> {
  const file_name = `${stem}${end}`;
  const size = media_type.startsWith('image/') ? { width: 1600, height: 1000 } : {};
  await insertUpload(site.db, {
    file_name,
    media_type,
    size: 1,
    width: null,
    height: null,
    ...size,
    widths: [],
    hash: stem,
    original_name: file_name,
  });
}

async function uploadOf(stem: string) {
  const { uploads } = (await site.call('GET', `/api/uploads?find=${stem}`)).json();
  return uploads[0];
}

beforeAll(async () => {
  site = await openPages('none');
  await addUpload(stems.portrait, '-w1600h1000.jpg', 'image/jpeg');
  await addUpload(stems.room, '-w1000h1600.jpg', 'image/jpeg');
  await addUpload(stems.film, '.mp4', 'video/mp4');
  const { upload_id } = await uploadOf(stems.film);
  await updateUpload(site.db, upload_id, {
    alt: '',
    poster: picture(stems.portrait),
    focus: 'center',
    point: { x: 50, y: 50 },
  });
  const room = await uploadOf(stems.room);
  const said = { alt: 'The room in the library', poster: '', focus: 'center' as const };
  await updateUpload(site.db, room.upload_id, { ...said, point: { x: 10, y: 90 } });
  await site.call('POST', '/api/pages', { name: 'Team', path: '/team', sections });
  ({ html } = await site.visit('/team'));
});
afterAll(() => site.close());

test('R-P-07 an upload that a section names counts as used', async () => {
  for (const stem of Object.values(stems)) {
    const { uses } = await uploadOf(stem);
    expect(uses, stem).toContainEqual(expect.objectContaining({ kind: 'page', title: 'Team' }));
  }
});

test('a picture is shown whole, with the words of the library where the section has none', () => {
  const [, tall = ''] = /<figure[^>]*data-width="half">(.*?)<\/figure>/.exec(html) ?? [];
  expect(tall).toContain('data-ratio="own"');
  expect(tall).toMatch(/<img[^>]*alt="The room in the library"[^>]*width="1000" height="1600"/);
  expect(tall).toMatch(/loading="lazy"/);
  expect(tall).toContain('data-focus="010 090"');
  expect(html).toContain('alt="A table"');
  expect(html).not.toContain('Not shown');
});

test('a film has the poster of the library and waits for its visitor', () => {
  expect(html).toMatch(
    new RegExp(`<video controls="" playsInline="" src="${film}" poster="[^"]*${stems.portrait}`),
  );
  expect(html).toMatch(/aria-label="A day"/);
  expect(html).toMatch(/<summary>.*?Transcript.*?<p>One\.<\/p><p>Two\.<\/p>/);
  expect(html).not.toContain('data-island');
});

async function heroAt(path: string, props: Record<string, unknown>): Promise<string> {
  const hero = { kind: 'hero', props: { headline: 'Here', ...props } };
  await site.call('POST', '/api/pages', { name: path, path, sections: [hero] });
  return (await site.visit(path)).html;
}

const playing = (address: string) =>
  new RegExp(`<video[^>]*data-background-video="${address}"[^>]*muted`);

test('R-P-07 a hero plays a film of the library behind its headline', async () => {
  expect(await heroAt('/moving', { film })).toMatch(playing(film));
  expect(await heroAt('/still', { film: 'https://films.example/7' })).not.toContain('<video');
});

test('R-P-07 a picture of the owner stands in the place of the film of the water', async () => {
  const water = { drawing: 'home', hasFilm: true };
  expect(await heroAt('/water', water)).toMatch(playing('/film/home'));
  const own = { ...water, picture: picture(stems.room, 'w1000h1600') };
  const shown = await heroAt('/own', own);
  expect(shown).toContain(stems.room);
  expect(shown).not.toMatch(/<video|film\/home|background-video-button/);
  expect(await heroAt('/both', { ...own, film })).toMatch(playing(film));
});

test('a link without an address is none, and a section without a heading has no name', () => {
  expect(html).not.toContain('>Start<');
  expect(html).toMatch(/<a [^>]*href="\/a">See<\/a>/);
  expect(html).not.toContain('aria-labelledby="text"');
  expect(html).toContain('aria-labelledby="call-to-action"');
  expect(html).not.toContain('<script>x');
});

test('nobody is said to be invented whom the owner wrote in', () => {
  expect(html).toContain('Ana Reis');
  expect(html).not.toContain('invented');
});

test('people and films stand in the structured data', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const things = JSON.parse(json)['@graph'];
  const organization = { '@id': 'https://agency.example/#organization' };
  expect(things).toContainEqual({
    '@type': 'Person',
    '@id': 'https://agency.example/team#ana',
    name: 'Ana Reis',
    jobTitle: 'Design lead',
    worksFor: organization,
    image: `https://agency.example${picture(stems.portrait)}`,
  });
  expect(things).toContainEqual({
    '@type': 'Person',
    '@id': 'https://agency.example/team#rui',
    name: 'Rui Sá',
    description: 'Call Rui.',
    worksFor: organization,
  });
  expect(things).toContainEqual(expect.objectContaining({ '@type': 'VideoObject', name: 'A day' }));
});

test('R-P-06 more pictures than fit are refused with the limit', async () => {
  const pictures = Array.from({ length: 25 }, () => ({ picture: picture(stems.room) }));
  const tooMany = {
    name: 'Many',
    path: '/many',
    sections: [{ kind: 'gallery', props: { pictures } }],
  };
  await expect(site.call('POST', '/api/pages', tooMany)).rejects.toThrow(
    'Pictures has room for 24.',
  );
});
