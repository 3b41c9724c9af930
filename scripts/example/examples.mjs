/**
 * The sites in `examples`. `examples/README.md` says how one is added.
 *
 * @typedef {object} Program
 * @property {string} program - Below the site's `node_modules`.
 * @property {(port: number) => readonly string[]} argsFor
 * @property {(port: number) => Readonly<Record<string, string>>} [envFor] - Of its environment.
 *
 * @typedef {object} Example
 * @property {string} name - As in the matrix and on the command line.
 * @property {string} [folder] - Below `examples`; as the name where left out.
 * @property {Program | { files: string }} server - Or the folder of the site whose files are served as
 *   they are.
 * @property {Program} [dev] - Its development server, which is visited, too: only there frameworks say
 *   where server and browser differ.
 * @property {readonly string[]} [namespaces] - Of its wallets; the last one is connected. `['eip155']`
 *   where left out.
 * @property {boolean} [isRendered] - The server's HTML has the button.
 * @property {boolean} [hasCookie] - The server's HTML has the address of a visitor who is connected.
 * @property {boolean} [hasLogins] - The modal offers logins by e-mail.
 * @property {Readonly<Record<string, string>>} [versions] - In place of those in its `package.json`, such
 *   as the last wagmi but one.
 * @property {RegExp} [knownWarning] - Of its build, about libraries of others that come along with ours; said
 *   in `examples/README.md`.
 * @property {{ hosts: readonly string[], lines: RegExp }} [ofLibrary] - Hosts that a library of the site asks by
 *   itself when the page is loaded, and the lines that it writes to the console.
 * @property {RegExp} [linesOfDev] - Of the console, on its development server: the framework's own.
 * @property {string} [framework] - The site is written by the packed `create-latchkey`, for this framework; its
 *   template is the folder.
 * @property {string} [networks] - Of such a site, as `create-latchkey` takes them; two of EVM where left out.
 * @property {boolean} [hasOwnTest] - The test that comes with such a site is run, too, where not only the first
 *   ring is. It is the same for all frameworks: `npm run create-sites` runs it in each.
 * @property {boolean} [isFirst] - Driven by `npm test`; the others by `npm run test:full`.
 */

/** Sites with tests of their own, which `npm run example` drives. */
export const TESTED_EXAMPLES = ['vite-react', 'sign-in', 'adapter-sui']

/** @type {readonly Example[]} */
export const EXAMPLES = [
  { name: 'next-app', framework: 'next', ...onNext() },
  {
    name: 'next-pages',
    ...onNext(),
    // On a slow machine its client gets this message before it has its router.
    linesOfDev: /^warning: \[HMR\] Invalid message: \{"type":"isrManifest"/,
  },
  {
    name: 'react-router',
    server: {
      program: '@react-router/serve/bin.js',
      argsFor: () => ['build/server/index.js'],
      envFor: (port) => ({ HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' }),
    },
    dev: { program: '@react-router/dev/bin.js', argsFor: (port) => ['dev', ...address(port)] },
    isRendered: true,
    hasCookie: true,
  },
  {
    name: 'tanstack-start',
    framework: 'tanstack-start',
    server: { program: 'vite/bin/vite.js', argsFor: (port) => ['preview', ...address(port)] },
    dev: { program: 'vite/bin/vite.js', argsFor: (port) => ['dev', ...address(port)] },
    isRendered: true,
    hasCookie: true,
  },
  {
    name: 'astro',
    knownWarning: /\[vite\] node_modules\/(@scure\/base|zod|.*ox)\/.* A comment$/,
    server: { program: 'astro/astro.js', argsFor: (port) => ['preview', ...address(port)] },
    dev: { program: 'astro/astro.js', argsFor: (port) => ['dev', ...address(port)] },
    isRendered: true,
    hasCookie: true,
  },
  { name: 'webpack', server: { files: 'dist' } },
  { name: 'react', framework: 'react', server: { files: 'dist' } },
  { name: 'vite-vue', framework: 'vue', server: { files: 'dist' }, isFirst: true },
  {
    name: 'angular',
    server: { files: 'dist/latchkey-example-angular/browser' },
    dev: { program: '@angular/cli/bin/ng.js', argsFor: (port) => ['serve', ...address(port)] },
  },
  { name: 'solid', framework: 'solid', server: { files: 'dist' } },
  { name: 'wagmi', server: { files: 'dist' }, isFirst: true },
  {
    name: 'wagmi-2',
    folder: 'wagmi',
    server: { files: 'dist' },
    // The dependencies of wagmi 2 do not fit React 19.
    versions: {
      wagmi: '^2.19.5',
      react: '^18.3.1',
      'react-dom': '^18.3.1',
      '@types/react': '^18.3.1',
      '@types/react-dom': '^18.3.1',
    },
  },
  { name: 'wagmi-config', server: { files: 'dist' } },
  { name: 'ethers', server: { files: 'dist' } },
  {
    name: 'solana',
    server: { files: 'dist' },
    namespaces: ['eip155', 'solana'],
    // The client of Solana asks its node for a block when it is made, and logs what it does.
    ofLibrary: { hosts: ['api.mainnet-beta.solana.com'], lines: /^\w+: \[react-core\] / },
  },
  {
    name: 'nuxt',
    framework: 'nuxt',
    // Their libraries stand beside those of viem, which its server finds, too.
    networks: 'ethereum,base,solana,bitcoin',
    knownWarning: /^\[warn\] node_modules\/@scure\/base\/index\.js \(2:0\): A comment$/,
    server: {
      program: 'nuxt/bin/nuxt.mjs',
      argsFor: (port) => ['preview', '--port', String(port)],
    },
    dev: { program: 'nuxt/bin/nuxt.mjs', argsFor: (port) => ['dev', ...address(port)] },
    isRendered: true,
    hasCookie: true,
  },
  {
    name: 'sveltekit',
    server: { program: 'vite/bin/vite.js', argsFor: (port) => ['preview', ...address(port)] },
    dev: { program: 'vite/bin/vite.js', argsFor: (port) => ['dev', ...address(port)] },
    isRendered: true,
    hasCookie: true,
  },
  { name: 'html', framework: 'html', hasOwnTest: true, server: { files: '.' }, isFirst: true },
  { name: 'html-module', ...onItsServer(), namespaces: ['eip155', 'solana'] },
  {
    name: 'html-module-bitcoin',
    folder: 'html-module',
    ...onItsServer(),
    namespaces: ['eip155', 'bip122'],
  },
]

function onItsServer() {
  const server = { program: '../server.js', argsFor: (port) => [String(port)] }
  return { server, hasLogins: true }
}

function onNext() {
  const program = 'next/dist/bin/next'
  const argsFor = (port) => ['--hostname', '127.0.0.1', '--port', String(port)]
  return {
    server: { program, argsFor: (port) => ['start', ...argsFor(port)] },
    dev: { program, argsFor: (port) => ['dev', ...argsFor(port)] },
    isRendered: true,
    hasCookie: true,
  }
}

function address(port) {
  return ['--host', '127.0.0.1', '--port', String(port)]
}
