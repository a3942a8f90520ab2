import type { Menus } from '../../domain/settings.ts';
import * as words from './words.ts';

type Method = 'GET' | 'POST' | 'PUT';
type Answer = Record<string, unknown>;

/** Makes a call as an administrator; answers its JSON. @throws {Error} unless it succeeds */
export type Call = (method: Method, url: string, body?: object) => Promise<Answer>;

interface Section {
  id: string;
  props: Answer;
}

interface StoredPage {
  page_id: number;
  name: string;
  path: string;
  sections: Section[];
}

function filledIn({ id, props, ...section }: Section): Section {
  const rules = id === 'refund-policy' ? { parts: ruled(props.parts) } : {};
  return { ...section, id, props: { ...props, ...words.pageWords[id], ...rules } };
}

/** The first part of the policy has the owner's rules. */
function ruled(parts: unknown): unknown {
  const [first, ...others] = Array.isArray(parts) ? parts : [];
  return [{ ...first, heading: 'What you get back', text: words.refundRules }, ...others];
}

async function fillPages(call: Call): Promise<void> {
  // The answer of the list of pages.
  const { data } = (await call('GET', '/api/pages')) as unknown as { data: StoredPage[] };
  for (const { page_id } of data) {
    const url = `/api/pages/${page_id}`;
    const page = (await call('GET', url)).data as StoredPage;
    const sections = page.sections.map(filledIn);
    if (JSON.stringify(sections) !== JSON.stringify(page.sections))
      await call('PUT', url, { ...page, sections });
  }
}

async function addServices(call: Call): Promise<{ id: string; label: string; target: string }[]> {
  const links = [];
  for (const service of words.services) {
    const { data } = await call('POST', '/api/pages', words.servicePage(service));
    const { page_id } = data as StoredPage;
    links.push({ id: `link-${page_id}`, label: service.name, target: `page:${page_id}` });
  }
  return links;
}

async function setMenus(call: Call, entries: object[]): Promise<void> {
  const { settings } = (await call('GET', '/api/settings')) as {
    settings: { menus: Menus };
  };
  const { menus } = settings;
  const group = { id: 'services', label: 'What we do', entries };
  const services = { id: 'services-menu', label: 'Services', target: '', entries: [group] };
  const [home, ...others] = menus.header;
  const quote = { ...menus.quote, text: 'You hear from us within a day.' };
  await call('PUT', '/api/settings/menus', {
    menus: { ...menus, quote, header: [home, services, ...others] },
  });
}

async function addStudy(call: Call): Promise<void> {
  const { _id } = await call('POST', '/api/caseStudies');
  await call('PUT', `/api/caseStudies/${_id}`, words.study);
}

/** Builds the agency from a blank start by the calls of the back office alone (R-S-05). */
export async function buildNorthlight(call: Call): Promise<void> {
  for (const [group, body] of Object.entries(words.settings))
    await call('PUT', `/api/settings/${group}`, body);
  await fillPages(call);
  await setMenus(call, await addServices(call));
  await call('POST', '/blog', words.blog);
  await addStudy(call);
  const steps = ['name', 'place', 'brand', 'offices', 'services', 'demo'];
  const done = Object.fromEntries(steps.map((step) => [step, 'done']));
  await call('PUT', '/api/first-hour', { steps: done });
}
