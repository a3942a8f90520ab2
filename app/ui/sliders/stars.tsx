import styles from './stars.module.css';

const star = 'M12 2l2.9 6.4 6.9.8-5.1 4.7 1.4 6.9L12 17.3 5.9 20.8l1.4-6.9L2.2 9.2l6.9-.8z';

export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 120 24"
      fill="currentColor"
      role="img"
      aria-label={label}
    >
      {[0, 24, 48, 72, 96].map((x, index) => (
        <path
          key={x}
          transform={`translate(${x} 0)`}
          d={star}
          fill={index < count ? undefined : 'none'}
          stroke={index < count ? undefined : 'currentColor'}
          strokeWidth={index < count ? undefined : 1.6}
        />
      ))}
    </svg>
  );
}
