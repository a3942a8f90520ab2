export const digit = '[0-9٠-٩۰-۹]';

/** Not within a word or a longer number; 'and', 'in' and 'for' are one letter of the word in Arabic. */
export const numberStart = '(?:(?<![\\p{L}\\p{N}.,:/+#-])|(?<=(?<![\\p{L}\\p{N}])[وفبلك]ـ?))';

const zeros = [0x660, 0x6f0];

/** With the digits and signs that a computer reads: '٢٥٪' is '25%'. */
export function plainNumber(text: string): string {
  const plain = text.replace(/[٠-٩۰-۹]/g, (sign) => {
    const code = sign.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
  return plain.replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('٪', '%');
}
