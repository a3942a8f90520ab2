import type { Messages } from '../messages.ts';

export const feeds = {
  pages: 'ページ',
  insights: '記事',
  studies: '事例',
  places: '地域',
  untitled: '無題',
  reach: '所在地：{places}。メール：{email}。電話：{phone}。',
  latitude: '{side, select, south {南緯} other {北緯}}{degrees, number, ::.#}°',
  longitude: '{side, select, west {西経} other {東経}}{degrees, number, ::.#}°',
} satisfies Messages['feeds'];

export const mail = {
  received: 'お問い合わせを受け付けました',
  thanks:
    'お問い合わせいただきありがとうございます。担当者が拝読し、{hours, number}時間以内にお返事します。',
  reply: '追加のご連絡がありましたら、このメールにご返信ください。',
  mistake:
    'お心当たりのない場合は、どなたかがメールアドレスを誤って入力されたものと思われます。ご対応の必要はありません。',
  enquiry: 'お問い合わせ内容',
  wrote: '{day}にいただいた内容：',
} satisfies Messages['mail'];
