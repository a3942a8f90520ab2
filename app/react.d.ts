import 'react';

declare module 'react' {
  interface LinkHTMLAttributes<T> {
    /** Not fetched until it goes (HTML, 'The link element'). */
    disabled?: boolean;
  }
}
