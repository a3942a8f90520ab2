import type { Messages } from '../messages.ts';

export const failed = {
  title: '現在このページを表示できません',
  headline: '水が涸れました',
  article: '記事',
  message: 'ページを読み込めませんでした。もう一度お試しください。',
  text: '原因はこちら側にあります。ほとんどの場合、再度お試しいただくと表示されます。',
  retry: '再試行',
  homePage: 'ホーム',
  allStudies: 'すべての事例',
  allArticles: 'すべての記事',
} satisfies Messages['failed'];

export const lastResort = {
  title: 'ページを表示できません',
  nothing: 'このアドレスには何もありません。',
  failed: 'こちら側で問題が発生しました。1分ほどしてからもう一度お試しください。',
  home: 'ホームへ',
} satisfies Messages['lastResort'];

export const missing = {
  title: 'ページが見つかりません',
  line1: 'ページが',
  line2: '見つかりません',
  heading: 'お探しのページは存在しません。',
  text: '移動したか、アドレスに誤りがある可能性があります。',
  gone: '以前はここにありましたが、削除されました。',
  closest: '近い内容のページ',
  contact: 'お問い合わせ',
  searchHeading: 'または検索する',
  searchText: 'ページにある言葉を2、3語入力してください。順番は問いません。',
  words: 'ページにある言葉',
  searchStudies: '事例を検索',
} satisfies Messages['missing'];

export const preview = {
  title: 'プレビューのリンク',
  changedLine1: 'このリンクは',
  changedLine2: '完全ではありません',
  changed:
    '一部が欠けているか、変更されたか、取り消されています。届いたメッセージからリンク全体をもう一度開いてください。それでも開けない場合は、新しいリンクを依頼してください。',
  expiredLine1: 'このプレビューは',
  expiredLine2: '終了しました',
  expired: 'プレビューのリンクは数日で終了します。送り主に新しいリンクを依頼してください。',
  goneLine1: 'このプレビューは',
  goneLine2: '取り消されました',
  gone: 'リンクが取り消されたか、表示していた内容が削除されました。送り主に新しいリンクを依頼してください。',
} satisfies Messages['preview'];
