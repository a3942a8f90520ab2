export function screenMeta(title: string) {
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
