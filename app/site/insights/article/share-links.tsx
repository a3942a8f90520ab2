import { useMessages } from '../../../ui/messages.ts';
import styles from './share-links.module.css';

interface ShareLinksProps {
  title: string;
  /** Absolute. */
  address: string;
}

/** Plain links: nothing is loaded from these sites. */
function placesFor({ title, address, email }: ShareLinksProps & { email: string }) {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title.toWellFormed());
  return [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: email, href: `mailto:?subject=${text}&body=${url}` },
  ];
}

export function ShareLinks(props: ShareLinksProps) {
  const { text } = useMessages();
  return (
    <nav className={styles.share} aria-labelledby="share">
      <p className={styles.title} id="share">
        {text('article.share')}
      </p>
      <ul className={styles.list}>
        {placesFor({ ...props, email: text('article.email') }).map(({ name, href }) => (
          <li key={name}>
            <a className={styles.link} href={href} rel="noopener nofollow">
              {name}
            </a>
          </li>
        ))}
        <li>
          <button
            className={styles.link}
            type="button"
            data-copy={props.address}
            data-copied={text('article.copied')}
            data-failed={text('article.copyFailed')}
            hidden
          >
            {text('article.copy')}
          </button>
        </li>
      </ul>
      <p className="visuallyHidden" role="status" />
    </nav>
  );
}
