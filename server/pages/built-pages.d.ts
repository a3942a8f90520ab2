/** build/server/index.js, by its name in package.json. */
export * from 'virtual:react-router/server-build';
