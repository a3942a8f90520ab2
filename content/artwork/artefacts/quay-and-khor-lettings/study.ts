import type { StudyArtefacts } from '../artefact.ts';

export const quayAndKhorLettings: StudyArtefacts = {
  slug: 'quay-and-khor-lettings',
  artefacts: [
    {
      name: 'tower-page',
      kind: 'desk',
      width: 1280,
      height: 900,
      place: 'hero',
      alt: 'Page of one tower, Sidra Nine: a drawing of the building with the way to the metro, five of nineteen questions with their answers, and below three flats that are free today.',
    },
    {
      name: 'page-four',
      kind: 'desk',
      width: 1280,
      height: 820,
      place: 'before',
      alt: 'Page four of search results: portals stand above, the company’s own flat page comes last and answers that it was deleted; bars of a year: about 600 pages made and as many deleted.',
    },
    {
      name: 'marked-enquiries',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'decision',
      alt: 'Four printed enquiries, names removed, with a marker over the tenants’ own words: the tower, the bedrooms and one worry each; beside them a count in which waterfront living is nought.',
    },
    {
      name: 'notebook',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'thing',
      alt: 'An open notebook from a visit to a tower: nineteen questions, answered by hand, with the date, a sketch of the way to the metro and the minutes in the shade.',
    },
    {
      name: 'monthly-sheet',
      kind: 'print',
      width: 1000,
      height: 1300,
      place: 'hand-over',
      alt: 'Monthly sheet for the agents: six questions people typed as bars, which page answered, and three pages to write again after a visit.',
    },
  ],
};
