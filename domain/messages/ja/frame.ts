import type { Messages } from '../messages.ts';

export const header = {
  home: '{name}、ホーム',
  main: 'メイン',
  menu: 'メニュー',
  mobile: 'モバイル',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
} satisfies Messages['header'];

export const languages = {
  choose: '言語',
  missingTitle: 'まだ翻訳されていません',
  missing: 'このページはまだこの言語では公開されていません。',
  waysOnward: 'ほかのページへ',
  readIn: 'このページを読める言語',
} satisfies Messages['languages'];

export const layout = {
  skip: '本文へ移動',
  draft: '{day}まで非公開リンクで表示される下書きです。公開されていません。',
  copyright: '© {years} {name}. {rights}',
  loading: '{page}を読み込んでいます',
  partFailed:
    'この部分を最後まで読み込めませんでした。表示されている内容はそのままご利用いただけます。',
  reload: '再読み込み',
  breadcrumb: 'パンくずリスト',
} satisfies Messages['layout'];
