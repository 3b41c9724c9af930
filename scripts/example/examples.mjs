/**
 * The sites in `examples`. `examples/README.md` says how one is added.
 *
 * @typedef {object} Example
 * @property {string} name - As in the matrix and on the command line.
 * @property {string} [folder] - Below `examples`; as the name where left out.
 * @property {{ program: string, argsFor: (port: number) => readonly string[] } | { files: string }} server -
 *   A program below the site's `node_modules` with its arguments for a port, or the folder of the site
 *   whose files are served as they are.
 * @property {{ program: string, argsFor: (port: number) => readonly string[] }} [dev] - Its development
 *   server, which is visited, too: only there frameworks say where server and browser differ.
 * @property {readonly string[]} [namespaces] - Of its wallets; the last one is connected. `['eip155']`
 *   where left out.
 * @property {boolean} [isRendered] - The server's HTML has the button.
 * @property {boolean} [hasCookie] - The server's HTML has the address of a visitor who is connected.
 * @property {Readonly<Record<string, string>>} [versions] - In place of those in its `package.json`, such
 *   as the last wagmi but one.
 * @property {boolean} [isFirst] - Driven by `npm test`; the others by `npm run test:full`.
 */

/** Sites with tests of their own, which `npm run example` drives. */
export const TESTED_EXAMPLES = ['vite-react', 'sign-in']

/** @type {readonly Example[]} */
export const EXAMPLES = [
  {
    name: 'next-app',
    server: { program: 'next/dist/bin/next', argsFor: (port) => ['start', ...nextAddress(port)] },
    dev: { program: 'next/dist/bin/next', argsFor: (port) => ['dev', ...nextAddress(port)] },
    isRendered: true,
    isFirst: true,
  },
  { name: 'webpack', server: { files: 'dist' } },
  { name: 'vite-vue', server: { files: 'dist' } },
  {
    name: 'nuxt',
    server: {
      program: 'nuxt/bin/nuxt.mjs',
      argsFor: (port) => ['preview', '--port', String(port)],
    },
    dev: { program: 'nuxt/bin/nuxt.mjs', argsFor: (port) => ['dev', ...address(port)] },
    isRendered: true,
  },
  {
    name: 'sveltekit',
    server: { program: 'vite/bin/vite.js', argsFor: (port) => ['preview', ...address(port)] },
    dev: { program: 'vite/bin/vite.js', argsFor: (port) => ['dev', ...address(port)] },
    isRendered: true,
  },
]

function address(port) {
  return ['--host', '127.0.0.1', '--port', String(port)]
}

function nextAddress(port) {
  return ['--hostname', '127.0.0.1', '--port', String(port)]
}
