import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './layout.module.css';

/** A line of buttons, with a note before them where there is one. */
export function Actions(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.actions} />;
}

export function BackLink(props: LinkProps) {
  return <Link {...props} className={styles.back} />;
}

/** What is shown when somebody asks for it, with the browser's mark before its summary. */
export function Disclosure(props: ComponentProps<'details'>) {
  return <details {...props} className={styles.disclosure} />;
}

export function EmptyNote(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.note} />;
}

export function Lead(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.lead} />;
}

export function PagesNav(props: ComponentProps<'nav'>) {
  return <nav {...props} className={styles.pages} />;
}

/** Things one below the other, each with its buttons at the end of its line. */
export function Rows(props: ComponentProps<'ul'>) {
  return <ul {...props} className={styles.rows} />;
}

export function SectionLinks(props: ComponentProps<'nav'>) {
  return <nav {...props} className={styles.links} />;
}

/** Above a list: its search first, then what orders and filters it. */
export function Toolbar(props: ComponentProps<'search'>) {
  return <search {...props} className={styles.toolbar} />;
}
