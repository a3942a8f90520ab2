import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import styles from './color-scheme-choice.module.css';
import { shellTexts } from './texts.ts';

const schemes = Object.entries(shellTexts.schemes) as [MantineColorScheme, string][];

/** Light, dark or as the system has it; kept in this browser. */
export function ColorSchemeChoice() {
  // Mantine would stop the transitions with a `<style>` of its own, which our content policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <label className={styles.scheme}>
      {shellTexts.colours}
      <select
        value={colorScheme}
        onChange={(event) => {
          const chosen = schemes.find(([value]) => value === event.currentTarget.value);
          if (chosen) setColorScheme(chosen[0]);
        }}
      >
        {schemes.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
