import type { Messages } from '../messages.ts';

export const facts = {
  projects: '{count, plural, =0 {プロジェクト} other {#件のプロジェクト}}',
  answerTime: '{hours, plural, other {#時間}}',
  retention: '{months, plural, other {#か月}}',
  kept: 'お問い合わせ内容（{retention}）',
  keptUntilAsked: 'お問い合わせ内容（削除のご依頼があるまで）',
} satisfies Messages['facts'];

export const location = {
  audience: 'お客様に合わせたデザイン',
  phone: 'まずはスマートフォンで',
  phoneText:
    '小さな画面とモバイル回線で初めて御社を知る人が大勢います。だからこそ、その画面を最初に考えます。',
  language: '相手の言葉で',
  languageText:
    '言語にはそれぞれの言葉と読む方向に合ったレイアウトがあり、数字は読み慣れた形のままにします。',
  everyone: 'すべての目と手のために',
  everyoneText:
    'コントラスト、文字の大きさ、キーボード、スクリーンリーダーを最初から設計に含め、誰も取り残しません。',
} satisfies Messages['location'];

export const pages = {
  home: 'ホーム',
  onThisPage: 'このページの内容',
  apart: '{from}と{to}の距離は{distance, number}キロメートル',
  kilometres: '{distance, number}キロ',
  latitude: '{side, select, south {南緯} other {北緯}}{degrees, number, ::.0}°',
  longitude: '{side, select, west {西経} other {東経}}{degrees, number, ::.0}°',
  invented: '登場する人物はこのデモのために描かれた架空の人物です。',
} satisfies Messages['pages'];
