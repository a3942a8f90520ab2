import type { ServiceCopy } from './service-copy.ts';

export const ecommerce: ServiceCopy = {
  key: 'ecommerce',
  path: '/ecommerce-development-service-in-dubai-uae',
  name: 'E-commerce development',
  title: 'E-commerce development in Dubai, UAE',
  description:
    'Online shops for the UAE: product pages that decide, a short checkout in Arabic and English, and orders your warehouse can pack without a phone call.',
  keywords:
    'ecommerce development Dubai, online shop UAE, Shopify development Dubai, WooCommerce UAE, bilingual online store',
  hero: {
    lines: ['From shelf', 'to doorstep'],
    lead: 'E-commerce development in Dubai for shops whose customers ask three things: does it fit, is it there, and when will it come?',
  },
  info: {
    highlightedWord: 'stock',
    heading: 'A shop is as honest as its stock. We connect that first.',
    paragraph:
      'A product page is worth nothing when the last piece was sold at noon and the shop still offers it at four. Before we design anything we follow one order through your company: from the shelf to the system, to the driver, to the return. Wherever a person types the same number twice, we build the first connection.',
    points: [
      {
        heading: 'Product pages that decide',
        text: 'Size, material, weight, what it fits, what is in the box. The facts come from your product data in a fixed order, so that two things can be compared without opening a chat.',
      },
      {
        heading: 'A checkout with few questions',
        text: 'Name, phone, a place on the map, done. An account is offered after the order, never before it. Arabic and English customers take the same steps, each in their own direction.',
      },
      {
        heading: 'Orders the warehouse likes',
        text: 'A picking list sorted by shelf, a label for the courier, a message to the customer when the box leaves. Your people pack. The system does the writing.',
      },
    ],
  },
  numbered: {
    heading: 'What we build',
    blocks: [
      {
        heading: 'New shops',
        paragraphs: [
          'Ready platforms such as Shopify or WooCommerce carry many shops well, and we say so when yours is one of them. A shop of its own makes sense when the product needs explaining: parts that must match a chassis, carpets cut to measure, boxes the customer fills.',
          'Either way you get a catalogue your team can edit, a search that forgives spelling, and pages that load on the metro.',
        ],
        thing: {
          study: 'ribat-axle-stores',
          name: 'chassis-search',
          caption: 'Ribat Axle Stores: a search by chassis number.',
        },
      },
      {
        heading: 'Connections to what you have',
        paragraphs: [
          'Stock, accounts, till, courier, payment provider, marketplace: each has its own idea of a product number. We write down which system is right about what.',
          'Then we build small connectors that try again by themselves and tell a person when they cannot go on. At the end of the day the shop and the accounts agree to the last order.',
        ],
        thing: {
          study: 'wadi-frost-logistics',
          name: 'delivery-link',
          caption: 'Wadi Frost Logistics: one delivery, as the shop sees it.',
        },
      },
      {
        heading: 'Shops that lost their pace',
        paragraphs: [
          'Years of campaigns leave scripts, plugins and pictures behind. We measure your slowest pages on an ordinary phone, remove what is not used and repair the steps at which most people leave.',
          'That happens while the shop is open, in pieces small enough to take back, and never in the weeks before Eid or White Friday.',
        ],
        thing: {
          study: 'ribat-axle-stores',
          name: 'monday-list',
          caption: 'Ribat Axle Stores: what was searched for in a week and not found.',
        },
      },
    ],
  },
  delivery: {
    kind: 'features',
    heading: 'In every shop',
    features: [
      {
        heading: 'Payment the way people pay here',
        text: 'Cards, Apple Pay, instalments or cash on delivery, each switched on or off by area or by order. Card details go straight to the payment provider and are not stored in your shop.',
      },
      {
        heading: 'Addresses without postcodes',
        text: 'A pin on the map, a building, a floor, a landmark and a number the driver may ring. That is how parcels arrive in this region.',
      },
      {
        heading: 'Delivery that keeps its word',
        text: 'Cut-off times for each emirate, public holidays, Ramadan hours. The date stands on the product page, before a word has been typed.',
      },
      {
        heading: 'Returns on one screen',
        text: 'The customer picks the item and the reason. You see what comes back and why, and after a few months that list improves the product pages.',
      },
      {
        heading: 'Invoices in order',
        text: 'Tax invoices with the details the law asks for, numbered without gaps, in two languages where needed, ready for your accountant.',
      },
    ],
  },
  figures: {
    sectionHeading: 'Counted so far',
    heading: 'Traders, family firms and new founders',
    text: 'Bring a list of your products and your last ten complaints. Together they are the best brief there is. The figures count all our work; those for maintenance alone stand with the CMS service.',
    thing: {
      study: 'twelve-wells-dates',
      name: 'seven-boxes',
      caption: 'Twelve Wells Dates: seven boxes, one family.',
    },
    figures: [
      { source: 'years of experience', label: 'years of experience' },
      { source: 'satisfied clients', label: 'satisfied clients' },
      { source: 'startups served', label: 'startups served' },
    ],
    button: 'Get Started',
  },
  questions: {
    lead: 'Five questions people ask before they open a shop.',
    items: [
      {
        question: 'How long does a shop take?',
        answer:
          'A shop on a ready platform with a few hundred products can open in six to eight weeks. A shop of its own, or one with several connections, takes three to five months. Product data is usually the slowest part, so we begin with it and not with the home page.',
      },
      {
        question: 'Which platform do you recommend?',
        answer:
          'The smallest that fits. We write down twenty tasks, yours and your customers’, and try them on two or three candidates. What it takes to run for three years counts as much as the build. No platform pays us for a recommendation.',
      },
      {
        question: 'Can we sell in Saudi Arabia and Pakistan too?',
        answer:
          'Yes, with separate settings for language, tax, delivery and payment, and with one stock if you want it so. The rules for an invoice differ from country to country as well. We advise opening one country at a time.',
      },
      {
        question: 'Who enters the products?',
        answer:
          'You, we or a script. If the data exists anywhere, even in a supplier’s spreadsheet, we import it and list what is missing. Photographs are the part that deserves a person.',
      },
      {
        question: 'Who owns the shop?',
        answer:
          'You do, with its code, its domain and its customer data. Accounts with platforms and payment providers are opened in your company’s name, and we take no share of what you sell.',
      },
    ],
  },
};
