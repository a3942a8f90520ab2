import type { Messages } from '../messages.ts';

export const failed = {
  title: 'این صفحه در حال حاضر نمایش داده نمی‌شود',
  headline: 'چشمه خشک شد',
  article: 'مقاله',
  message: 'صفحه بارگذاری نشد. لطفاً دوباره تلاش کنید.',
  text: 'مشکل از سمت ماست. در بیشتر موارد، تلاش دوباره کافی است.',
  retry: 'تلاش دوباره',
  homePage: 'صفحهٔ اصلی',
  allStudies: 'همهٔ نمونه‌کارها',
  allArticles: 'همهٔ مقاله‌ها',
} satisfies Messages['failed'];

export const lastResort = {
  title: 'صفحه نمایش داده نمی‌شود',
  nothing: 'در این نشانی چیزی نیست.',
  failed: 'در سمت ما مشکلی پیش آمد. لطفاً یک دقیقهٔ دیگر دوباره تلاش کنید.',
  home: 'رفتن به صفحهٔ اصلی',
} satisfies Messages['lastResort'];

export const missing = {
  title: 'صفحه پیدا نشد',
  line1: 'صفحه',
  line2: 'پیدا نشد',
  heading: 'صفحه‌ای که دنبالش هستید وجود ندارد.',
  text: 'شاید جابه‌جا شده باشد، یا نشانی اشتباه تایپ شده است.',
  gone: 'پیش‌تر اینجا بود و برداشته شده است.',
  closest: 'نزدیک‌ترین‌ها به آن',
  contact: 'تماس',
  searchHeading: 'یا آن را جست‌وجو کنید',
  searchText: 'دو سه کلمه از صفحه کافی است، به هر ترتیبی.',
  words: 'کلمه‌هایی از صفحه',
  searchStudies: 'جست‌وجو در نمونه‌کارها',
} satisfies Messages['missing'];

export const preview = {
  title: 'پیوند پیش‌نمایش',
  changedLine1: 'این پیوند',
  changedLine2: 'کامل نیست',
  changed:
    'بخشی از آن افتاده، تغییر کرده یا باطل شده است. آن را به‌طور کامل از همان پیامی که در آن آمده دوباره باز کنید؛ اگر نشد، پیوند تازه‌ای بخواهید.',
  expiredLine1: 'این پیش‌نمایش',
  expiredLine2: 'به پایان رسیده است',
  expired:
    'پیوندهای پیش‌نمایش پس از چند روز به پایان می‌رسند. از کسی که آن را فرستاده، پیوند تازه‌ای بخواهید.',
  goneLine1: 'این پیش‌نمایش',
  goneLine2: 'پس گرفته شده است',
  gone: 'پیوند باطل شده، یا آنچه نشان می‌داد حذف شده است. از کسی که آن را فرستاده، پیوند تازه‌ای بخواهید.',
} satisfies Messages['preview'];
