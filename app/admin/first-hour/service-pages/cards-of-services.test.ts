import { expect, test } from 'vitest';
import { cardsOfServices, type ServiceChange } from './cards-of-services.ts';

const card = (id: string, service: string) => ({
  id,
  heading: id,
  text: '',
  label: 'Write',
  href: '/contact',
  service,
});

function home(...cards: object[]) {
  const rest = { v: 1, hidden: false };
  return [
    { id: 'hero', kind: 'hero', ...rest, props: { headline: 'Home' } },
    { id: 'what', kind: 'specialization', ...rest, props: { heading: 'What', cards } },
  ];
}

const gone = (path: string): ServiceChange => ({ path, becomes: null });
const renamed = { path: '/web', becomes: { name: 'Sites', path: '/sites' } };

const cardsIn = (sections: ReturnType<typeof cardsOfServices>) => sections?.[1]?.props.cards;

test('R-S-02 a card of a service that goes, goes with it', () => {
  const sections = home(
    card('web', '/web'),
    card('trial', '/web#process'),
    card('shops', '/shops'),
  );
  expect(cardsIn(cardsOfServices(sections, [gone('/web')]))).toEqual([card('shops', '/shops')]);
});

test('R-S-02 a card takes the name and address of its service, one of a part the address', () => {
  const sections = home(card('web', '/web'), card('trial', '/web#process'), card('none', ''));
  expect(cardsIn(cardsOfServices(sections, [renamed]))).toEqual([
    { ...card('web', '/sites'), heading: 'Sites' },
    card('trial', '/sites#process'),
    card('none', ''),
  ]);
});

test('R-S-02 a section without a card is hidden, and other sections stay as they are', () => {
  const sections = home(card('web', '/web'));
  const [hero, cards] = cardsOfServices(sections, [gone('/web')]) ?? [];
  expect(hero).toBe(sections[0]);
  expect(cards).toMatchObject({ hidden: true, props: { heading: 'What', cards: [] } });
  expect(cardsOfServices(sections, [gone('/shops')])).toBeNull();
});
