import type { FirstCaseStudy } from './first-case-study.ts';

export const caseStudy: FirstCaseStudy = {
  slug: 'wadi-frost-logistics',
  heroHeading: 'Four degrees, watched from quay to shop',
  clientName: 'Wadi Frost Logistics',
  industry: 'Cold-chain logistics',
  industryText:
    'Chilled and frozen food, carried from the container quays at Jebel Ali and Khor Fakkan to supermarkets in all seven emirates. Sixty-four lorries.',
  bannerImage: '/media/artefacts/wadi-frost-logistics/red-line.svg',
  video: '/media/artefacts/wadi-frost-logistics/red-line.mp4',
  category1: 'Web Development',
  category2: 'API Integration',
  category3: '',
  category4: '',
  year: '2022',
  place: 'Jebel Ali',
  team: 'Bilal, Imran, Tomas',
  duration: 'Eighteen weeks',
  figure: '41%',
  figureText: 'fewer claims for warm goods',
  ground: '#bfe0f5',
  template: 'template1',
  sec1Heading: 'A temperature read too late',
  sec1Para:
    '<p>Every lorry already had two sensors and a box that stored a reading each minute. The box was opened when a customer complained. By then the strawberries were in the skip, and the only question left was who would pay for them. Four dispatchers planned the day in spreadsheets with colours of their own: green meant loaded to one and delivered to the next. A supermarket that asked where its milk was, and how cold, waited until three people had rung each other back.</p>',
  sec1Img: '/media/artefacts/wadi-frost-logistics/sensor-box.svg',
  sec2Heading: 'We began with the red line',
  sec2Para:
    '<p>The first version took three weeks and had one screen and no map. It listed lorries whose load was warmer than agreed, the longest first, with the driver’s number beside each. We hung it in the dispatch room at Jebel Ali and watched. People rang the driver, then wrote the reason on a sheet of paper. After a fortnight we took the sheet home. It told us what the second screen had to be: <strong>eight reasons, one tap each</strong>, from ‘door open at the shop’ to ‘compressor’.</p>',
  sec2Img: '/media/artefacts/wadi-frost-logistics/reasons-sheet.svg',
  sec3SubHeading1: 'What was missing',
  sec3Heading1: 'Four good systems, four strangers',
  sec3Para1:
    '<p>Sensors, vehicle tracking, orders and gate appointments each had a supplier and a portal.</p><p>None of them knew that the others were speaking of the same pallet. The passwords were on a note under a keyboard.</p>',
  sec3SubHeading2: 'What we connected',
  sec3Heading2: 'One row per delivery, once a minute',
  sec3Para2:
    '<p>A service reads all four systems and joins them by lorry and order number.</p><p>For each delivery the supermarket gets a link: place, temperature curve, expected time. It opens without a password, shows that delivery and no other, and expires after thirty days. When a source falls silent, the screen says since when. It never shows an old value as if it were new.</p>',
  sec3Img2: '/media/artefacts/wadi-frost-logistics/delivery-link.svg',
  sec3SubHeading3: 'Who runs it',
  sec3Heading3: 'The desk sets its own limits',
  sec3Para3:
    '<p>Fish, fruit and ice cream have different limits, and the quality manager changes them herself.</p><p>Each change asks for a reason and keeps the old value. Two dispatchers are the first contacts for questions. Our engineers are the second, on a phone that is answered at night, since that is when the lorries drive.</p>',
  sec3Img3: '/media/artefacts/wadi-frost-logistics/limits.svg',
  sec4Heading: 'Two summers compared',
  sec4SubHeading:
    'June to September, before and after: the stored sensor readings, delivery notes, claim files and phone bills.',
  sec4Percentage1: '96%',
  sec4Percentage2: '41%',
  sec4Percentage3: '37%',
  sec4Percentage4: '14%',
  sec4Text1: 'of minutes on the road within the agreed range',
  sec4Text2: 'fewer claims for warm goods',
  sec4Text3: 'fewer calls between shops and dispatch',
  sec4Text4: 'less waiting at supermarket gates',
  reviews: [],
};
