import { readJson } from '../lib/paths.mjs'
import { codeBelow, installLines } from '../lib/readme-code.mjs'
import { addToPage, putFirst, replaceIn, write } from './edit-site.mjs'
import { connectBy, connectByWagmi } from './journeys.mjs'

/**
 * The sites that `npm run starters` makes: what a newcomer does who begins with a starter and follows a
 * README. A line of a starter that is not there any more stops the run.
 *
 * @typedef {object} Site
 * @property {string} name
 * @property {{ program: string, args: readonly string[] }} starter - How its folder is made.
 * @property {readonly string[]} packages - What the README's install line names.
 * @property {(folder: string) => void} write - Puts the README's lines into it.
 * @property {{ program: string, argsFor: (port: number) => readonly string[] }} server
 * @property {readonly string[]} namespaces - Of its wallets.
 * @property {Function} journey - What a visitor does.
 */

const README = 'README.md'
const EVM_PAGE = 'packages/adapter-evm/README.md'
const SOLANA_PAGE = 'packages/adapter-solana/README.md'
const REACT_PAGE = 'packages/react/README.md'

const ON_ANY_PAGE = codeBelow(README, 'On any page:')
const CONNECT_BUTTON = '<button id="connect" type="button">Connect</button>'
const OPEN_ON_PRESS = codeBelow(REACT_PAGE, 'Without React:')

/** The version of wagmi that our own tests try. */
const WAGMI = `@wagmi/core@${readJson('packages/adapter-evm/package.json').devDependencies['@wagmi/core']}`

/** @type {readonly Site[]} */
export const SITES = [
  viteSite({
    template: 'react-ts',
    packages: packagesOf(README),
    write(folder) {
      const inReact = codeBelow(README, 'In React, buttons and hooks')
      write(folder, 'src/App.tsx', ON_ANY_PAGE + inReact)
      replaceIn(folder, 'src/main.tsx', ['import App from', 'import { App } from'])
    },
    journey: connectBy('[data-testid=connect-button]', 'eip155'),
  }),
  viteSite({
    template: 'vue-ts',
    packages: packagesOf(README),
    write(folder) {
      addToPage(folder, CONNECT_BUTTON)
      putFirst(folder, 'src/main.ts', ON_ANY_PAGE)
    },
    journey: connectBy('#connect', 'eip155'),
  }),
  viteSite({
    template: 'vanilla-ts',
    what: 'Solana',
    packages: packagesOf(SOLANA_PAGE),
    write(folder) {
      addToPage(folder, CONNECT_BUTTON)
      putFirst(folder, 'src/main.ts', codeBelow(SOLANA_PAGE, 'npm install') + OPEN_ON_PRESS)
    },
    namespaces: ['eip155', 'solana'],
    journey: connectBy('#connect', 'solana'),
  }),
  viteSite({
    template: 'vanilla-ts',
    what: 'wagmi',
    packages: [...packagesOf(EVM_PAGE), WAGMI],
    write(folder) {
      addToPage(folder, WAGMI_MARKUP)
      const lines = codeBelow(EVM_PAGE, 'npm install') + codeBelow(EVM_PAGE, '## wagmi')
      putFirst(folder, 'src/main.ts', lines + WAGMI_PAGE)
    },
    journey: connectByWagmi,
  }),
]

const WAGMI_MARKUP = `
<button id="wagmi-connect" type="button">Connect</button>
<button id="wagmi-disconnect" type="button">Disconnect</button>
<output id="wagmi"></output>`

const WAGMI_PAGE = `
import { connect, disconnect, reconnect, watchConnection } from '@wagmi/core'
const show = ({ address, status }: { address?: string; status: string }) => {
  document.querySelector('#wagmi')!.textContent = address ?? status
}
show({ status: config.state.status })
watchConnection(config, { onChange: show })
void reconnect(config)
document.querySelector('#wagmi-connect')?.addEventListener('click', () => {
  void connect(config, { connector: config.connectors[0]! })
})
document.querySelector('#wagmi-disconnect')?.addEventListener('click', () => void disconnect(config))
`

/** A site of one of Vite's templates; `what` tells several of one template apart. */
function viteSite({ template, what, namespaces = ['eip155'], ...site }) {
  return {
    name: ['create-vite', template, what].filter(Boolean).join(' '),
    starter: {
      program: 'create-vite',
      args: ['--template', template, '--no-interactive', '--no-immediate'],
    },
    server: {
      program: 'vite/bin/vite.js',
      argsFor: (port) => ['preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    },
    namespaces,
    ...site,
  }
}

/** The packages of a page's first install line. */
function packagesOf(page) {
  const [names] = installLines(page)
  if (names === undefined) throw new Error(`${page} has no install line`)
  return names
}
