// Light or dark before anything is painted: a plain script in the head of the back office's documents.
// Mantine reads and writes the same key and attribute once it has started.
const kept = localStorage.getItem('mantine-color-scheme-value');
const isDark =
  kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
