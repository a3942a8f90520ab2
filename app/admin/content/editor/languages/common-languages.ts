/** Of those that sites are translated into most, for whoever knows no tags. */
export const commonLanguages = [
  ...['ar', 'ur', 'fa', 'hi', 'bn', 'pa', 'ps', 'ml', 'ta', 'tl'],
  ...['zh-Hans', 'zh-Hant', 'ja', 'ko', 'id', 'ms', 'th', 'vi'],
  ...['fr', 'de', 'es', 'pt', 'pt-BR', 'it', 'nl', 'pl', 'ru', 'uk', 'tr', 'az', 'he', 'sw'],
] as const;
