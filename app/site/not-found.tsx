import { ButtonLink } from '../ui/button.tsx';
import { Hero } from '../ui/hero.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './not-found.module.css';
import wide from './pictures/not-found-hero.svg';
import tall from './pictures/not-found-hero-tall.svg';

/** The body of every 404. The run of the headline breaks into dashes and dries out. */
export function NotFound() {
  return (
    <Hero size="sub" lines={['Oops! Page', 'Not Found']} wide={wide} tall={tall} dry>
      <div className="lead">
        <h2 className={styles.reason}>The page you're looking for doesn't exist.</h2>
        <p>The water took another way. These still flow:</p>
      </div>
      <nav className={styles.ways} aria-label="Ways onward">
        <ButtonLink href="/">Home</ButtonLink>
        <TextLink href="/case-studies">Case Studies</TextLink>
        <TextLink href="/insights">Insights</TextLink>
        <TextLink href="/contact">Contact</TextLink>
      </nav>
    </Hero>
  );
}
