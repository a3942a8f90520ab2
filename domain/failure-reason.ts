/** Codes of Node and of the mail client. */
export const failureSentences = new Map([
  ['ECONNREFUSED', 'Nobody listens at the address'],
  ['ENOTFOUND', 'The name is unknown'],
  ['ECONNECTION', 'The mail server cannot be reached'],
  ['ESOCKET', 'The mail server cannot be reached'],
  ['ETIMEDOUT', 'There was no answer in time'],
  ['EABORT', 'There was no answer in time'],
  ['ABORT_ERR', 'There was no answer in time'],
  ['AbortError', 'There was no answer in time'],
  ['TimeoutError', 'There was no answer in time'],
  ['EDNS', 'The name of the mail server is unknown'],
  ['EAUTH', 'The mail server refused the password'],
  ['ETLS', 'The connection to the mail server could not be made safe'],
]);

/** One line, for people: what a mail server answered, else a sentence with the code. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  if ('response' in error && typeof error.response === 'string')
    return error.response.slice(0, 200);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const [line = ''] = error.message.split('\n');
  const text = failureSentences.get(code) ?? (line || code);
  return (code === 'Error' || text.includes(code) ? text : `${text} (${code})`).slice(0, 200);
}
