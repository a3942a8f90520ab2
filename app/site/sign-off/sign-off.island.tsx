import { useEffect } from 'react';
import type { Zones } from '../../../domain/site-clock.ts';
import { Button } from '../../ui/button.tsx';
import { RightToLeftSheet } from '../../ui/languages/right-to-left-sheet.tsx';
import { Sign } from '../../ui/sign.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './sign-off.module.css';
import { SignOffBody } from './sign-off-body.tsx';
import { type SignOffOfClient, useClientSignOff } from './use-client-sign-off.ts';
import { type LanguageOfPage, SpokenWords, useWords } from './words.ts';

interface SignOffProps {
  /** In the language of origin. */
  name: string;
  logo: string | null;
  isLogoAlone: boolean;
  zones: Zones;
  /** All of the site, that of origin first. */
  languages: LanguageOfPage[];
}

/** What a client sees who has a link and no account (R-A-02), in the language of what the link shows. */
export function SignOff({ name, logo, isLogoAlone, zones, languages }: SignOffProps) {
  const signOff = useClientSignOff();
  const asked = signOff.shown?.language;
  const spoken = languages.find(({ tag }) => tag === asked) ?? languages[0];

  useEffect(() => {
    if (!spoken) return;
    document.documentElement.lang = spoken.tag;
    document.documentElement.dir = spoken.direction;
    document.title = spoken.words.title;
  }, [spoken]);

  if (!spoken) return null;
  return (
    <SpokenWords value={{ words: spoken.words, zones }}>
      {asked && spoken.direction === 'rtl' && <RightToLeftSheet />}
      <Page
        name={signOff.shown?.agency || name}
        logo={logo}
        isLogoAlone={isLogoAlone}
        signOff={signOff}
      />
    </SpokenWords>
  );
}

type PageProps = Pick<SignOffProps, 'name' | 'logo' | 'isLogoAlone'> & { signOff: SignOffOfClient };

function Page({ name, logo, isLogoAlone, signOff }: PageProps) {
  const { words, fill, day, time } = useWords();
  const { shown, problem, reload } = signOff;
  return (
    <div className={styles.whole} data-ground="paper">
      <header className={styles.head}>
        <p className={styles.logo}>
          <Sign logo={logo} />
          <span className={isLogoAlone ? 'visuallyHidden' : undefined}>{name}</span>
        </p>
        <div className={styles.says}>
          <h1 dir="auto">{shown ? fill(words.pleaseLook, { title: shown.title }) : words.title}</h1>
          {shown && (
            <ul className={styles.facts}>
              <li>
                <bdi>{fill(words.recipient, { name: shown.recipient })}</bdi>
              </li>
              <li>{fill(words.version, { time: time(shown.savedAt) })}</li>
              <li>{fill(words.goodUntil, { time: day(shown.expiresAt) })}</li>
            </ul>
          )}
        </div>
      </header>
      <noscript>
        <p className={styles.state}>{words.noScript}</p>
      </noscript>
      {shown && <SignOffBody signOff={signOff} shown={shown} />}
      {!shown && (
        <main id="main" className={styles.state}>
          {problem === null ? (
            <p role="status">
              <Spinner /> {words.loading}
            </p>
          ) : (
            <div role="alert">
              <h2>{words.cannot}</h2>
              <p>{problem === 'noToken' ? words.noToken : problem || words.offline}</p>
              <Button size="small" variant="line" onClick={reload}>
                {words.retry}
              </Button>
            </div>
          )}
        </main>
      )}
    </div>
  );
}
