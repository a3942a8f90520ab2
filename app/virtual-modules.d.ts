/** React Router's live-reload preamble; exists in development only. */
declare module 'virtual:react-router/inject-hmr-runtime';
