import { countedWords, vowelSigns } from './number-words.ts';

/** Urdu says 'than more' after the number. */
const following =
  /^(?:\s+سے\s+(?:زیادہ|زائد|کم))?[\s\u00A0-]*((?:\p{L}[\p{L}\p{M}'-]*[\s\u00A0]*){0,4})/u;
const stops =
  /^(?:and|or|in|on|at|of|to|for|with|from|the|a|an|is|are|was|were|that|which|who|as|by|it|we|you|they|after|before|than|then|but|per|later|ago|each|every|into|between|without|while|when|where|if|because|had|has|have|will|can|من|في|على|إلى|عن|مع|أو|ثم|بعد|قبل|هي|هو|التي|الذي|خلال|حتى|سے|میں|پر|کے|کی|کا|اور|کو|نے|ہے|ہیں|تک|یا|پہلے|ہی|بھی)$/i;

/** Of many: 'twelve of them', '54% of all visits'. */
const ofThese =
  /^\s+(?:of|من)\s+(?:(them|us|you|these|those)(?!\p{L})|(?:all(?!\p{L})\s*)?(?:(?:the|our|your|its|his|her|their)(?!\p{L}))?)/iu;

/** Arabic writes 'and' together with the word that follows. */
const andWord = /^و/;
const comparative = /^(?:more|fewer|less)$/i;
const plural = /(?:s|people|\P{Script=Latin})$/iu;

/** Without what is done by them: of 'clients trust us' the clients. */
function upToCounted(words: string[]): string[] {
  const last = words.findLastIndex((word) => countedWords.test(word) && plural.test(word));
  return last < 0 ? words : words.slice(0, last + 1);
}

/** What a number counts: up to the word that ends it, folded, at most three words. */
export function subjectAfter(text: string): string {
  const [of = '', these] = ofThese.exec(text) ?? [];
  if (these) return `of ${these.toLowerCase()}`;
  const next = (following.exec(text.slice(of.length))?.[1] ?? '')
    .split(/[\s\u00A0]+/)
    .filter(Boolean);
  const end = next.findIndex(
    (word, at) => stops.test(word) || (at > 0 && (andWord.test(word) || comparative.test(word))),
  );
  const words = (end < 0 ? next : next.slice(0, end)).slice(0, 3);
  return upToCounted(words).join(' ').toLowerCase().replace(vowelSigns, '');
}

/** The word that says what is counted, in the singular: two figures of it may contradict each other. */
export function countedThing(subject: string): string {
  const last = subject.split(' ').at(-1) ?? '';
  return last.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}
