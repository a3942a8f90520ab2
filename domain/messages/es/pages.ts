import type { Messages } from '../messages.ts';

export const facts = {
  projects:
    '{count, plural, =0 {Proyectos} =1 {Un proyecto} =2 {Dos proyectos} =3 {Tres proyectos} =4 {Cuatro proyectos} =5 {Cinco proyectos} =6 {Seis proyectos} =7 {Siete proyectos} =8 {Ocho proyectos} =9 {Nueve proyectos} =10 {Diez proyectos} =11 {Once proyectos} =12 {Doce proyectos} =13 {Trece proyectos} =14 {Catorce proyectos} =15 {Quince proyectos} =16 {Dieciséis proyectos} =17 {Diecisiete proyectos} =18 {Dieciocho proyectos} =19 {Diecinueve proyectos} =20 {Veinte proyectos} one {# proyecto} many {# de proyectos} other {# proyectos}}',
  answerTime: '{hours, plural, one {# hora} many {# de horas} other {# horas}}',
  retention: '{months, plural, one {# mes} many {# de meses} other {# meses}}',
  kept: 'su consulta durante {retention}',
  keptUntilAsked: 'su consulta, hasta que pida que se elimine',
} satisfies Messages['facts'];

export const location = {
  audience: 'Un diseño a la medida de su público',
  phone: 'Primero, en el teléfono',
  phoneText:
    'Mucha gente le conoce en una pantalla pequeña y con una conexión móvil. Por eso esa pantalla va primero.',
  language: 'En el idioma de su público',
  languageText:
    'Cada idioma tiene textos propios y un diseño en su sentido de lectura, y los números aparecen como la gente los lee.',
  everyone: 'Para todos los ojos y todas las manos',
  everyoneText:
    'El contraste, el tamaño del texto, el teclado y el lector de pantalla forman parte del diseño desde el principio, para no dejar a nadie fuera.',
} satisfies Messages['location'];

export const pages = {
  home: 'Inicio',
  onThisPage: 'En esta página',
  apart: 'De {from} a {to}: {distance, number} kilómetros',
  kilometres: '{distance, number}\u00a0km',
  latitude: '{degrees, number, ::.0}°\u00a0{side, select, south {S} other {N}}',
  longitude: '{degrees, number, ::.0}°\u00a0{side, select, west {O} other {E}}',
  invented: 'Personas inventadas y dibujadas para esta demostración.',
} satisfies Messages['pages'];
