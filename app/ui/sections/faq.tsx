import styles from './faq.module.css';

interface FaqEntry {
  question: string;
  answer: string;
}

/** Works without script. The first answer is open, as an example. */
export function Faq({ items }: { items: FaqEntry[] }) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }, index) => (
        <details key={question} className={styles.item} open={index === 0}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
