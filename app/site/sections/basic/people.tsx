import type { peopleSection } from '../../../../domain/content/sections/kinds/basic/people.ts';
import {
  drawnPortraitSize,
  isDrawnPortrait,
  isInvented,
} from '../../../../domain/media/drawn-portrait.ts';
import { useMessages } from '../../../ui/messages.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import { onItsGround } from './on-its-ground.ts';
import styles from './people.module.css';

type Props = SectionViewProps<typeof peopleSection>;
type PersonProps = Props['props']['people'][number];

const size = { width: 480, height: 600 };

/** In a row on wide screens: the number that leaves the fewest places free in the last one. */
function acrossFor(count: number): number {
  if (count <= 6) return Math.max(count, 3);
  const freeIn = (across: number) => (across - (count % across)) % across;
  return [6, 5, 4].reduce((best, across) => (freeIn(across) < freeIn(best) ? across : best));
}

function hasInvented({ people }: Pick<Props['props'], 'people'>): boolean {
  return people.some(({ name, portrait }) => isInvented({ name, portrait: portrait?.src ?? '' }));
}

/** Said once on a page, below the last of them. */
function isSaidBelow(following: Props['following'] = []): boolean {
  return following.some(
    ({ kind, props }) => kind === 'people' && hasInvented(props as Props['props']),
  );
}

function PeopleSection({ props, following, ...place }: Props) {
  const { text } = useMessages();
  const { heading, people, note, ground } = props;
  const hasPortraits = people.some(({ portrait }) => portrait);
  const isDrawn = people.every(({ portrait }) => portrait && isDrawnPortrait(portrait.src));
  return (
    <HeadedSection {...place} ground={ground} heading={heading}>
      <ul
        className={styles.people}
        data-across={acrossFor(people.length)}
        data-line={isDrawn ? 'drawn' : undefined}
      >
        {people.map((person, index) => (
          <Person
            key={person.id}
            {...person}
            hasPortraits={hasPortraits}
            isLast={index === people.length - 1}
          />
        ))}
      </ul>
      {note && <p className={`soft ${styles.note}`}>{note}</p>}
      {hasInvented(props) && !isSaidBelow(following) && (
        <p className={`soft ${styles.note}`}>{text('pages.invented')}</p>
      )}
    </HeadedSection>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0])
    .join('');
}

function Person({
  name,
  role,
  about,
  portrait,
  hasPortraits,
  isLast,
}: PersonProps & { hasPortraits: boolean; isLast: boolean }) {
  return (
    <li>
      {portrait && (
        <Picture
          {...portrait}
          {...(isDrawnPortrait(portrait.src) ? drawnPortraitSize : size)}
          alt=""
          turn={isLast ? 'medium' : 'none'}
          ratio={isDrawnPortrait(portrait.src) ? 'own' : undefined}
          sizes="(min-width: 62em) 24vw, (min-width: 48em) 30vw, 45vw"
        />
      )}
      {hasPortraits && !portrait && (
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div className={styles.words}>
        <h3 className="h3">{name}</h3>
        {role && <p className="label">{role}</p>}
        {about && <p className="soft">{about}</p>}
      </div>
    </li>
  );
}

export const peopleView: SectionView<typeof peopleSection> = {
  Section: PeopleSection,
  ...onItsGround,
};
