import type { LocationPageInput } from '../../domain/content/kinds/location-page.ts';

export const locationPage: LocationPageInput = {
  slug_url: 'mobile-app-development-karachi',
  main_heading: 'Mobile app development in Karachi',
  highlighted_heading: 'From a desk in Clifton, for phones all over the city',
  main_paragraph:
    '<p>We design, build and look after Android and iOS apps for companies in Karachi: deliveries, clinics, schools, field teams, loyalty. The engineers sit in Clifton, Block 5. They use the same networks and sit through the same power cuts as the people who will use your app.</p>',
  heading_1: 'Built for a prepaid phone',
  paragraph_1:
    '<p>Most phones in Karachi run Android, many have had an owner before, and data is bought in bundles. That decides a good part of the design. We keep the download small, let the important screens open without a connection, and send what was entered as soon as there is a signal. An upload that stops in a lift carries on in the street. We test on second-hand phones from Saddar as well as on new ones, and again when the battery is nearly empty.</p>',
  heading_2: 'Urdu, English and Roman Urdu',
  paragraph_2:
    '<p>A shopkeeper on Tariq Road may read a contract in English, a bill in Urdu, and a message in Urdu written with Latin letters. We ask which of these your users expect on each screen. Urdu is set in Nastaliq, which slopes and needs more height than Arabic Naskh, so we draw buttons, lists and tables for it from the start. Search understands all three spellings of a product. Where Sindhi is useful, the layout is ready for it.</p>',
  heading_3: 'Cash at the door, wallet at the counter',
  paragraph_3:
    '<p>Many orders in the city are still paid in cash on delivery. Others come by mobile wallet, by bank transfer over Raast, or by card, and people change their mind while the rider waits. The app treats that as normal: order, payment and receipt are separate steps, and the rider can settle each of them without ringing the office. Addresses work the same way. A block and a plot number are seldom enough, so pin, landmark and gate are stored together.</p>',
  heading_4: 'An office you can walk into',
  paragraph_4:
    '<p>You talk to the people who write the code. The first meeting is in our office or at your place, in SITE, in Korangi or on I. I. Chundrigar Road. In the second week you hold a prototype on your own phone. After that there is a new version every fortnight, with a list of what changed. Our designers in Dubai share the work, which helps when an app has customers on both shores. The code, the store accounts and the data belong to you.</p>',
  meta_title: 'Mobile app development in Karachi, Android and iOS',
  meta_keywords:
    'mobile app development Karachi, app developers Karachi, Android app Karachi, iOS app Pakistan, Urdu app design, app development Clifton',
  meta_link: '',
  meta_description:
    'Android and iOS apps for companies in Karachi, built by a team in Clifton: small downloads, Urdu and English, cash and wallet payments, offline use.',
};
