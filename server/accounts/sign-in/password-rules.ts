/** Of the allowed lengths. Their words stand for the thousands made of a word and a number. */
export const commonPasswords = new Set([
  '00000000',
  '11111111',
  '12341234',
  '12345678',
  '123456789',
  '1234567890',
  '123123123',
  '11223344',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  '87654321',
  '88888888',
  '987654321',
  'abc12345',
  'abcd1234',
  'admin123',
  'admin1234',
  'admin12345',
  'administrator',
  'adminadmin',
  'asdfasdf',
  'asdfghjkl',
  'baseball',
  'changeme',
  'changeme123',
  'computer',
  'dragon123',
  'football',
  'iloveyou',
  'letmein1',
  'letmein123',
  'master123',
  'michelle',
  'p@ssw0rd',
  'pa$$word',
  'passw0rd',
  'password',
  'password!',
  'password1',
  'password12',
  'password123',
  'password1234',
  'princess',
  'q1w2e3r4',
  'qwer1234',
  'qwerty123',
  'qwertyui',
  'qwertyuiop',
  'secret123',
  'starwars',
  'sunshine',
  'superman',
  'test1234',
  'trustno1',
  'welcome1',
  'welcome123',
  'whatever',
  'zaq12wsx',
]);

interface GuessableWords {
  email: string;
  origin: string;
  siteName: string;
}

/** Undoes the usual replacements: P@ssw0rd2026! becomes password. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[@4]/g, 'a')
    .replace(/0/g, 'o')
    .replace(/[$5]/g, 's')
    .replace(/[1!]/g, 'i')
    .replace(/3/g, 'e')
    .replace(/[^\p{L}]/gu, '');
}

function plainLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

const minWordLength = 4;

const commonWords = [...commonPasswords]
  .flatMap((password) => [plainLetters(password), lettersOf(password)])
  .filter((word) => word.length >= minWordLength);

function ownWords({ email, origin, siteName }: GuessableWords): string[] {
  const texts = [email, new URL(origin).hostname, siteName];
  return texts
    .flatMap((text) => [...text.split(/[^\p{L}]+/u), text])
    .map(plainLetters)
    .filter((word) => word.length >= minWordLength);
}

function isMadeOf(words: string[], text: string): boolean {
  const byLength = words.toSorted((a, b) => b.length - a.length);
  return byLength.reduce((rest, word) => rest.replaceAll(word, ''), text) === '';
}

const minDistinct = 5;

/** Threat T10. @returns a sentence, or null. */
export function weaknessOf(password: string, words: GuessableWords): string | null {
  const lower = password.toLowerCase();
  if (lower === words.email || lower === words.email.split('@')[0]) {
    return 'Please choose something other than your email address.';
  }
  if (commonPasswords.has(lower) || new Set(lower).size < minDistinct) {
    return 'This is one of the passwords that are guessed first.';
  }
  if (!/\p{L}/u.test(password)) return 'Please use more than digits and marks.';
  const guessable = [...commonWords, ...ownWords(words)];
  const texts = [plainLetters(password), lettersOf(password)];
  return texts.some((text) => isMadeOf(guessable, text))
    ? 'Please use more than a common word, your address or the name of the site.'
    : null;
}
