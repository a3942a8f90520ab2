import styles from './glyph.module.css';

// A line that runs through a row of cards, in another shape on each: thin `line`, `gate` for its
// junctions, `shut` for a closed one.
const drawings = {
  layers: (
    <>
      <path d="M120 33h160M120 49h160M120 81h160M120 97h160" />
      <path className={styles.line} d="M0 65H400" />
      <circle className={styles.gate} cx="120" cy="65" r="6" />
      <circle className={styles.gate} cx="280" cy="65" r="6" />
    </>
  ),
  screen: (
    <>
      <rect x="152" y="12" width="96" height="106" rx="12" />
      <path d="M186 24h28" />
      <path className={styles.line} d="M0 65H152c22 0 18 26 40 26h16c22 0 18-26 40-26H400" />
      <circle className={styles.gate} cx="152" cy="65" r="6" />
      <circle className={styles.gate} cx="248" cy="65" r="6" />
    </>
  ),
  curve: (
    <>
      <path d="M110 65V18M290 65v47M110 18h90M290 112h-90" />
      <circle cx="200" cy="18" r="4" />
      <circle cx="200" cy="112" r="4" />
      <path className={styles.line} d="M0 65H110C110 10 200 10 200 65S290 120 290 65H400" />
      <rect className={styles.gate} x="104" y="59" width="12" height="12" />
      <rect className={styles.gate} x="284" y="59" width="12" height="12" />
    </>
  ),
  gates: (
    <>
      <path d="M100 40v50M150 40v50M200 30v70M250 40v50M300 40v50" />
      <path className={styles.line} d="M0 65H400" />
      <circle className={styles.gate} cx="100" cy="65" r="6" />
      <circle className={styles.gate} cx="150" cy="65" r="6" />
      <circle className={styles.shut} cx="200" cy="65" r="9" />
      <circle className={styles.gate} cx="250" cy="65" r="6" />
      <circle className={styles.gate} cx="300" cy="65" r="6" />
    </>
  ),
  loop: (
    <>
      <circle cx="200" cy="65" r="40" />
      <circle cx="200" cy="65" r="16" />
      <path className={styles.line} d="M0 65H172a28 28 0 1 1 28 28a28 28 0 0 1-28-28M228 65H400" />
      <circle className={styles.gate} cx="172" cy="65" r="6" />
      <circle className={styles.gate} cx="228" cy="65" r="6" />
    </>
  ),
  fan: (
    <>
      <path d="M130 65C200 65 220 20 290 12M130 65C200 65 220 42 290 38M130 65c70 0 90 23 160 27M130 65c70 0 90 45 160 53" />
      <circle cx="294" cy="12" r="4" />
      <circle cx="294" cy="38" r="4" />
      <circle cx="294" cy="92" r="4" />
      <circle cx="294" cy="118" r="4" />
      <path className={styles.line} d="M0 65H400" />
      <circle className={styles.gate} cx="130" cy="65" r="6" />
    </>
  ),
};

export type GlyphName = keyof typeof drawings;

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg
      className={styles.glyph}
      viewBox="0 0 400 130"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
