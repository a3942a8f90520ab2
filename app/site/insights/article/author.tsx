import type { ShownPerson } from '../../../../domain/content/person.ts';
import { drawnPortraitSize } from '../../../../domain/media/drawn-portrait.ts';
import { Anchor } from '../../../ui/languages/anchor.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import styles from './author.module.css';

interface AuthorProps {
  name: string;
  person: ShownPerson | null;
}

export function Author({ name, person }: AuthorProps) {
  const { text } = useMessages();
  return (
    <section className={styles.author} aria-labelledby="author">
      {person?.portrait && (
        <div className={styles.portrait}>
          <Picture {...person.portrait} {...drawnPortraitSize} alt="" turn="none" sizes="6rem" />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.label}>{text('article.writtenBy')}</p>
        <p className="h3" id="author">
          {person ? <Anchor href={`${person.path}#${person.anchor}`}>{person.name}</Anchor> : name}
        </p>
        {person?.role && <p>{person.role}</p>}
        {person?.about && <p className="soft">{person.about}</p>}
      </div>
    </section>
  );
}
