import styles from './dry-run.module.css';

/** The run of a headline as a dashed line, which leads to no next section. */
export function DryRun({ className }: { className: string | undefined }) {
  return <span className={`${className} ${styles.run}`} />;
}
