import styles from './share-links.module.css';

interface ShareLinksProps {
  title: string;
  /** Absolute. */
  address: string;
}

/** Plain links: nothing is loaded from these sites. */
function placesFor({ title, address }: ShareLinksProps): { name: string; href: string }[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title.toWellFormed());
  return [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'E-mail', href: `mailto:?subject=${text}&body=${url}` },
  ];
}

export function ShareLinks(props: ShareLinksProps) {
  return (
    <nav className={styles.share} aria-labelledby="share">
      <p className={styles.title} id="share">
        Share this article
      </p>
      <ul className={styles.list}>
        {placesFor(props).map(({ name, href }) => (
          <li key={name}>
            <a className={styles.link} href={href} rel="noopener nofollow">
              {name}
            </a>
          </li>
        ))}
        <li>
          <button className={styles.link} type="button" data-copy={props.address} hidden>
            Copy link
          </button>
        </li>
      </ul>
      <p className="visuallyHidden" role="status" />
    </nav>
  );
}
