import type { FastifyInstance } from 'fastify';
import { findCaseStudyPage } from '../../db/content/public/case-study-pages.ts';
import type { ItemOf } from '../../domain/content/kind.ts';
import type { CaseStudyCard } from '../../domain/content/kinds/case-study.ts';
import type { pageKind } from '../../domain/content/kinds/page.ts';
import { peopleSection } from '../../domain/content/sections/kinds/basic/people.ts';
import { recentWorkSection } from '../../domain/content/sections/kinds/service/recent-work.ts';
import { currentProps } from '../../domain/content/sections/section.ts';
import { isDrawing } from '../../domain/media/drawing.ts';
import type { SocialPicture } from '../../media/social/social-picture.ts';
import { artefactDetails } from './artefact-details.ts';

type Page = ItemOf<typeof pageKind>;

type Beside = Partial<Pick<SocialPicture, 'label' | 'figure' | 'words' | 'ground' | 'art'>>;

/** The client, the result and the thing that was made. */
export async function besideStudy(
  app: FastifyInstance,
  study: Pick<CaseStudyCard, 'clientName' | 'figure' | 'figureText' | 'bannerImage' | 'ground'>,
): Promise<Beside> {
  const { clientName, figure, figureText, bannerImage, ground } = study;
  const texts = { label: clientName, figure, words: figureText };
  if (!bannerImage.startsWith('/media/') || isDrawing(bannerImage)) return texts;
  const { size } = (await artefactDetails(app.services.media)(bannerImage)) ?? {};
  const art = {
    kind: 'thing',
    picture: bannerImage,
    ground: ground || '#ffffff',
    ...(size && { size }),
  } as const;
  return { ...texts, ground: 'paper', art };
}

/** As many as stand in one row. */
const portraits = 6;

const shown = ({ sections }: Page, name: string) =>
  sections.filter(({ kind, hidden }) => kind === name && !hidden);

/** The first people that a page shows, where it shows so many. */
function besidePeople(page: Page): Beside {
  const pictures = shown(page, peopleSection.name)
    .flatMap((section) => {
      const { people } = currentProps(peopleSection, section);
      return peopleSection.fields.people.lenient.parse(people).map(({ portrait }) => portrait);
    })
    .filter((portrait) => portrait !== '')
    .slice(0, portraits);
  if (pictures.length < portraits) return {};
  return { ground: 'paper', art: { kind: 'portraits', pictures } };
}

/** The newest project of which a service's work was the first part, or any part. */
async function besideService(app: FastifyInstance, page: Page): Promise<Beside> {
  const [section] = shown(page, recentWorkSection.name);
  const category = section ? String(currentProps(recentWorkSection, section).category) : '';
  if (category === '') return {};
  const { items } = await findCaseStudyPage(app.services.db, { category, find: '', page: 1 });
  const study = items.find(({ category1 }) => category1 === category) ?? items[0];
  return study ? besideStudy(app, study) : {};
}

/** Portraits on a page that shows people, the work of a client on that of a service. */
export async function besidePage(app: FastifyInstance, page: Page): Promise<Beside> {
  const people = besidePeople(page);
  return people.art ? people : besideService(app, page);
}
